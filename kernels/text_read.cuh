// text_read.cuh - float(s), by Python's rules: white space around, a sign, underscores between digits, any decimal
// digits of Unicode.
//
//   real      {bits of the nearest double, 0}, {0, 1} for what is no number
//
// Cost: text_decimal.cuh.

#pragma once

#include "text_decimal.cuh"
#include "text_whole.cuh"

namespace udf {

__device__ __forceinline__ bool spells(text value, word name, size bytes) {
    if (value.bytes != bytes)
        return false;
#pragma unroll 1
    for (size i = 0; i < bytes; ++i) {
        if ((value.data[i] | 32) != (name >> 8 * i & 0xFF))
            return false;
    }
    return true;
}

template <class Encoding>
__device__ __forceinline__ int decimal_at(text value, size i, tables known) {
    if (i >= value.bytes)
        return no_digit;
    const int found = digit_at<Encoding>(value.data + i, known);
    return found < 10 ? found : no_digit;
}

// Up to 18 digits, one point among them or none: mantissa and exponent; false of anything else.
__device__ __forceinline__ bool plain(text value, size first, word& mantissa, size& exponent) {
    if (value.bytes - first > 19)
        return false;
    size digits = 0, point = -1;
#pragma unroll 1
    for (size i = first; i < value.bytes; ++i) {
        const unsigned int c = value.data[i] - '0';
        if (c < 10) {
            mantissa = mantissa * 10 + c;
            ++digits;
        } else if (c + '0' == '.' && point < 0) {
            point = digits;
        } else {
            return false;
        }
    }
    exponent = point < 0 ? 0 : point - digits;
    return digits > 0 && digits < 19;
}

template <class Encoding>
__device__ __forceinline__ answer real(text value, tables known) {
    value = stripped<Encoding>(value, around_numbers{}, 3);
    const bool negative = value.bytes && *value.data == '-';
    const word sign = static_cast<word>(negative) << 63;
    const size first = value.bytes && (*value.data == '-' || *value.data == '+');
    word mantissa = 0;
    size exponent = 0;
    if (plain(value, first, mantissa, exponent))
        return answered(sign | (mantissa ? nearest(mantissa, exponent, known) : 0), 0);
    const text bare{value.data + first, value.bytes - first};
    constexpr word inf = letters("inf"), infinity = letters("infinity"), nan = letters("nan");
    if (spells(bare, inf, 3) || spells(bare, infinity, 8))
        return answered(sign | 0x7FFull << 52, 0);
    if (spells(bare, nan, 3))
        return answered(sign | 0x7FF8ull << 48, 0);
    mantissa = 0;
    exponent = 0;
    size i = first, kept = 0, seen = 0;
    bool after_digit = false, fraction = false, cut = false;
#pragma unroll 1
    for (; i < value.bytes; i += Encoding::width(value.data[i])) {
        const byte c = value.data[i];
        if (c == '.' && !fraction) {
            if (i > first && value.data[i - 1] == '_')
                return answered(0, 1);
            fraction = true;
            after_digit = false;
            continue;
        }
        if (c == '_' && after_digit) {
            if (decimal_at<Encoding>(value, i + 1, known) == no_digit)
                return answered(0, 1);
            continue;
        }
        const int next = decimal_at<Encoding>(value, i, known);
        if (next == no_digit)
            break;
        after_digit = true;
        ++seen;
        if (kept == 0 && next == 0) {
            exponent -= fraction;
        } else if (kept < 19) {
            mantissa = mantissa * 10 + next;
            exponent -= fraction;
            ++kept;
        } else {
            cut |= next != 0;
            exponent += !fraction;
        }
    }
    if (seen == 0)
        return answered(0, 1);
    const size end = i;
    if (i < value.bytes && (value.data[i] | 32) == 'e') {
        ++i;
        const bool down = i < value.bytes && value.data[i] == '-';
        i += i < value.bytes && (value.data[i] == '-' || value.data[i] == '+');
        if (decimal_at<Encoding>(value, i, known) == no_digit)
            return answered(0, 1);
        size power = 0;
        after_digit = false;
#pragma unroll 1
        for (; i < value.bytes; i += Encoding::width(value.data[i])) {
            if (value.data[i] == '_' && after_digit) {
                after_digit = false;
                continue;
            }
            const int next = decimal_at<Encoding>(value, i, known);
            if (next == no_digit)
                break;
            power = power < 100000 ? power * 10 + next : power;
            after_digit = true;
        }
        if (!after_digit)
            return answered(0, 1);
        exponent += down ? -power : power;
    }
    if (i < value.bytes)
        return answered(0, 1);
    if (mantissa == 0)
        return answered(sign, 0);
    const word below = nearest(mantissa, exponent, known);
    if (!cut || below == nearest(mantissa + 1, exponent, known))
        return answered(sign | below, 0);
    digits number;
    number.count = number.point = 0;
    number.more = false;
    bool behind = false;
    size leading = 0;
#pragma unroll 1
    for (i = first; i < end; i += Encoding::width(value.data[i])) {
        const int next = decimal_at<Encoding>(value, i, known);
        if (next == no_digit)
            continue;
        behind |= next != 0;
        if (!behind)
            continue;
        ++leading;
        if (number.count < digits::most)
            number.value[number.count++] = next;
        else
            number.more |= next != 0;
    }
    number.point = static_cast<int>(exponent + kept);
    number.trim();
    return answered(sign | nearest_of(number), 0);
}

extern "C" {

TEXT_FUNCTION(answer, float, (const byte* data, size bytes, const byte* known), real<Encoding>({data, bytes}, {known}))
}

}  // namespace udf
