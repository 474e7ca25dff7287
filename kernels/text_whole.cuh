// text_whole.cuh - int(s), by Python's rules: white space around, a sign, underscores between digits, any decimal
// digits of Unicode.
//
//   integer   {value, 0}, {0, 1} for what is no integer, {0, 2} for one beyond 64 bits
//
// Cost: one look at each byte; up to eight digits of ASCII at once.

#pragma once

#include "text_unicode.cuh"
#include "text_views.cuh"

namespace udf {

struct answer {
    word value;
    size status;
};

// Written so that no copy of it lies in memory.
__device__ __forceinline__ answer answered(word value, size status) {
    answer made;
    made.value = value;
    made.status = status;
    return made;
}

static constexpr int no_digit = 99;

// White space, but for the separators 1C to 1F, which str.isspace has and int() has not.
struct around_numbers {
    template <class Encoding>
    __device__ __forceinline__ bool has(const byte* data) const {
        const unsigned int point = Encoding::point(data);
        return is_space(point) && point - 0x1C >= 4;
    }
};

// The value of the digit at data in bases up to 36, no_digit of anything else.
template <class Encoding>
__device__ __forceinline__ int digit_at(const byte* data, tables known) {
    const unsigned int c = *data;
    if (c - '0' < 10)
        return c - '0';
    if ((c | 32) - 'a' < 26)
        return (c | 32) - 'a' + 10;
    if (c < 0x80)
        return no_digit;
    const int found = known.flags(Encoding::point(data));
    return found & decimal ? found >> 16 : no_digit;
}

template <>
__device__ __forceinline__ int digit_at<ascii>(const byte* data, tables) {
    const unsigned int c = *data;
    return c - '0' < 10 ? c - '0' : (c | 32) - 'a' < 26 ? (c | 32) - 'a' + 10 : no_digit;
}

// The base that a prefix 0x, 0o or 0b names, 0 if there is none.
__device__ __forceinline__ word prefixed(text value, size i) {
    if (i + 1 >= value.bytes || value.data[i] != '0')
        return 0;
    const int c = value.data[i + 1] | 32;
    return c == 'x' ? 16 : c == 'o' ? 8 : c == 'b' ? 2 : 0;
}

// Up to eight letters as one number, the first lowest: a constant of the code, not of memory.
template <int Bytes>
__device__ constexpr word letters(const char (&name)[Bytes]) {
    word packed = 0;
    for (int i = 0; i < Bytes - 1; ++i)
        packed |= static_cast<word>(name[i]) << 8 * i;
    return packed;
}

// The value of one to eight decimal digits of ASCII; -1 of anything else. Pairs, then fours, then all are put together
// in one word (D. Lemire, "Number Parsing at a Gigabyte per Second", 2021, section 6).
__device__ __forceinline__ size few_digits(text value) {
    if (static_cast<word>(value.bytes - 1) >= 8)
        return -1;
    const int unused = static_cast<int>(8 - value.bytes) * 8;
    word x = load_next(value, 0) << unused;
    x |= unused ? '0' * low_bits >> (64 - unused) : 0;
    if ((digit_bytes(x & ~high_bits) & ~x) != high_bits)
        return -1;
    x -= '0' * low_bits;
    x = x * 10 + (x >> 8);
    return ((x & 0x000000FF000000FF) * 0x000F424000000064 + (x >> 16 & 0x000000FF000000FF) * 0x0000271000000001) >> 32;
}

template <class Encoding>
__device__ __forceinline__ answer integer(text value, word base, tables known) {
    if (base == 10) {
        const size whole = few_digits(value);
        if (whole >= 0)
            return answered(whole, 0);
    }
    value = stripped<Encoding>(value, around_numbers{}, 3);
    size i = 0;
    const bool negative = value.bytes && *value.data == '-';
    i += value.bytes && (*value.data == '-' || *value.data == '+');
    const word found = prefixed(value, i);
    bool zeros_only = false;
    if (found && (base == 0 || base == found)) {
        base = found;
        i += 2;
        i += i < value.bytes && value.data[i] == '_';
    } else if (base == 0) {
        base = 10;
        zeros_only = i < value.bytes && value.data[i] == '0';
    }
    if (i >= value.bytes)
        return answered(0, 1);
    const word limit = negative ? 1ull << 63 : ~0ull >> 1;
    word total = 0;
    bool beyond = false, after_digit = false;
#pragma unroll 1
    for (; i < value.bytes; i += Encoding::width(value.data[i])) {
        if (value.data[i] == '_' && after_digit) {
            after_digit = false;
            continue;
        }
        const word next = digit_at<Encoding>(value.data + i, known);
        if (next >= base)
            return answered(0, 1);
        beyond |= __umul64hi(total, base) != 0;
        total = total * base + next;
        beyond |= total < next || total > limit;
        if (zeros_only && total)
            return answered(0, 1);
        after_digit = true;
    }
    if (!after_digit)
        return answered(0, 1);
    if (beyond)
        return answered(0, 2);
    return answered(negative ? 0 - total : total, 0);
}

extern "C" {

TEXT_FUNCTION_OF_UNICODE(answer, int, (const byte* data, size bytes, int base),
                         integer<Encoding>({data, bytes}, base, known))
}

}  // namespace udf
