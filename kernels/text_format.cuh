// text_format.cuh - format(v, spec): the mini language of Python's library reference, "Format Specification".
//
//   layout{width, fill, align, sign, type, alternative, group, separator}     as it was parsed when the function was
//   compiled whole numbers of types d b o x X c; floats of types e f g %, upper case too, and without a type; text of
//   type s
//
// Cost: of floats, the exact decimal digits of the double in local memory, then rounded half to even; repr's own way
// where no precision and no type is given.

#pragma once

#include "text_decimal.cuh"
#include "text_write.cuh"

namespace udf {

struct layout {
    size width;
    unsigned int fill;
    int align, sign, type, group;
    bool alternative, no_minus;  // of what is rounded to zero
    byte separator;

    // shape: fill | align << 24; style: type | sign << 8 | alternative << 16 | no_minus << 17 | separator << 24
    __device__ __forceinline__ layout(size width, size shape, size style) : width(width) {
        fill = shape & 0xFFFFFF;
        align = shape >> 24 & 0xFF;
        type = style & 0xFF;
        sign = style >> 8 & 0xFF;
        alternative = style >> 16 & 1;
        no_minus = style >> 17 & 1;
        separator = style >> 24 & 0xFF;
        group = type == 'b' || type == 'o' || type == 'x' || type == 'X' ? 4 : 3;
    }
};

__device__ __forceinline__ size least(size a, size b) {
    return a < b ? a : b;
}
__device__ __forceinline__ size greatest(size a, size b) {
    return a < b ? b : a;
}

// Digits between separators, at least `wanted` characters of them: how many there are, written before end if there is
// one.
__device__ __forceinline__ size grouped(byte* end, const byte* from, size count, size wanted, layout how) {
    size total = 0, left = count;
    bool first = true;
#pragma unroll 1
    while (true) {
        const size part =
            how.separator ? least(how.group, greatest(greatest(left, wanted), 1)) : greatest(left, wanted);
        if (!first) {
            ++total;
            if (end)
                *--end = how.separator;
        }
        first = false;
        total += part;
#pragma unroll 1
        for (size i = 0; end && i < part; ++i)
            *--end = left - i > 0 ? from[left - i - 1] : '0';
        left -= least(left, part);
        wanted -= part;
        if (left <= 0 && wanted <= 0)
            return total;
        --wanted;
    }
}

__device__ __forceinline__ byte* filled(byte* to, unsigned int fill, size times) {
#pragma unroll 1
    for (size i = 0; i < times; ++i)
        to = written(to, fill);
    return to;
}

// A number of its parts: a sign (0: none), up to two letters before, digits before the point, and what follows them.
__device__ __forceinline__ text number(int sign, word prefix, int letters_in, text whole, text rest, layout how,
                                       scratch* memory) {
    const size lead = (sign != 0) + letters_in;
    const bool between = how.align == '=';
    const size wanted = between && how.fill == '0' && how.separator ? how.width - lead - rest.bytes : 0;
    const size count = grouped(nullptr, whole.data, whole.bytes, wanted, how);
    const size lacking = greatest(how.width - lead - count - rest.bytes, 0);
    byte* to = room(memory, lead + count + rest.bytes + 4 * lacking);
    if (!to)
        return nothing();
    const size before = how.align == '<' ? 0 : how.align == '^' ? lacking / 2 : between ? 0 : lacking;
    to = filled(to, how.fill, before);
    if (sign)
        *to++ = sign;
    to = put_name(to, prefix, letters_in);
    if (between)
        to = filled(to, how.fill, lacking);
    to += count;
    grouped(to, whole.data, whole.bytes, wanted, how);
    udf_copy(to, rest.data, rest.bytes);
    to += rest.bytes;
    if (!between)
        to = filled(to, how.fill, lacking - before);
    return kept(memory, to);
}

__device__ __forceinline__ int shown_sign(bool negative, layout how) {
    return negative ? '-' : how.sign == '+' || how.sign == ' ' ? how.sign : 0;
}

__device__ __forceinline__ text formatted_whole(word magnitude, bool negative, layout how, scratch* memory) {
    const int base = how.type == 'b' ? 2 : how.type == 'o' ? 8 : how.type == 'x' || how.type == 'X' ? 16 : 10;
    byte* to = room(memory, 64);
    if (!to)
        return nothing();
    byte* const end = to + 64;
    byte* start = end;
    const byte ten = how.type == 'X' ? 'A' - 10 : 'a' - 10;
    do {
        const int digit = magnitude % base;
        *--start = digit < 10 ? '0' + digit : ten + digit;
        magnitude /= base;
    } while (magnitude);
    memory->top = end;
    const bool marked = how.alternative && base != 10;
    const word prefix = '0' | static_cast<word>(how.type) << 8;
    return number(shown_sign(negative, how), prefix, marked ? 2 : 0, {start, end - start}, {end, 0}, how, memory);
}

__device__ __forceinline__ text formatted_text(text value, size points, layout how, scratch* memory) {
    const size lacking = how.width - points;
    if (lacking <= 0)
        return value;
    byte* to = room(memory, value.bytes + 4 * lacking);
    if (!to)
        return nothing();
    const size before = how.align == '>' ? lacking : how.align == '^' ? lacking / 2 : 0;
    to = filled(to, how.fill, before);
    udf_copy(to, value.data, value.bytes);
    return kept(memory, filled(to + value.bytes, how.fill, lacking - before));
}

// Digit i of a decimal number, 0 beyond its ends.
__device__ __forceinline__ byte digit_of(const digits& exact, int i) {
    return '0' + (i >= 0 && i < exact.count ? exact.value[i] : 0);
}

struct parts {
    byte* to;
    text whole, rest;
};

// Write a point where it is wanted, and `count` digits behind it, from digit `first` on.
__device__ __forceinline__ byte* put_fraction(byte* to, const digits& exact, int first, int count, bool point) {
    if (count > 0 || point)
        *to++ = '.';
#pragma unroll 1
    for (int i = 0; i < count; ++i)
        *to++ = digit_of(exact, first + i);
    return to;
}

// Write a number as digits, point, digits: `behind` of these; whole has those before the point.
__device__ __forceinline__ void put_fixed(parts& made, const digits& exact, int behind, bool point) {
    byte* const start = made.to;
    const int before = exact.point > 0 ? exact.point : 0;
    if (before == 0)
        *made.to++ = '0';
#pragma unroll 1
    for (int i = 0; i < before; ++i)
        *made.to++ = digit_of(exact, i);
    made.whole.data = start;
    made.whole.bytes = made.to - start;
    made.rest.data = made.to;
    made.to = put_fraction(made.to, exact, exact.point, behind, point);
}

__device__ __forceinline__ void put_scientific(parts& made, const digits& exact, int behind, bool point, bool upper) {
    made.whole.data = made.to;
    made.whole.bytes = 1;
    *made.to++ = digit_of(exact, 0);
    made.rest.data = made.to;
    made.to = put_exponent(put_fraction(made.to, exact, 1, behind, point), exact.count ? exact.point - 1 : 0,
                           upper ? 'E' : 'e');
}

__device__ __forceinline__ text formatted_float(word bits, int precision, layout how, tables known, scratch* memory) {
    const bool negative = bits >> 63, upper = how.type >= 'A' && how.type <= 'Z', percent = how.type == '%';
    const int type = how.type | (upper ? 32 : 0);
    bits &= ~0ull >> 1;
    if (percent)
        bits = __double_as_longlong(__dmul_rn(__longlong_as_double(bits), 100.0));
    byte* to = room(memory, 512 + greatest(precision, 0));
    if (!to)
        return nothing();
    parts made{to, {to, 0}, {to, 0}};
    if (bits >= 0x7FFull << 52) {
        const bool nan = bits > 0x7FFull << 52;
        const word name = nan ? letters("nan") : letters("inf");
        made.to = put_name(to, upper ? name & ~0x202020ull : name, 3);
        made.rest.data = to;
        if (percent)
            *made.to++ = '%';
        made.rest.bytes = made.to - to;
        made.whole.bytes = 0;
        memory->top = made.to;
        how.separator = 0;
        return number(shown_sign(negative && !nan, how), 0, 0, made.whole, made.rest, how, memory);
    }
    digits exact;
    const bool plain = how.type == 0 && precision < 0;
    if (plain) {  // repr's digits
        const decimals found = bits ? shortest(bits, known) : decimals{0, 0};
        exact.assign(found.digits, 0);
        exact.point += found.exponent;
    } else {
        const int biased = static_cast<int>(bits >> 52);
        exact.assign(biased ? (bits & ~0ull >> 12) | 1ull << 52 : bits, (biased ? biased : 1) - 1075);
    }
    const int digits_after = precision < 0 ? 6 : precision;
    if (type == 'f' || percent) {
        exact.round(exact.point + digits_after);
        put_fixed(made, exact, digits_after, how.alternative);
    } else if (type == 'e') {
        exact.round(1 + digits_after);
        put_scientific(made, exact, digits_after, how.alternative, upper);
    } else {
        const int significant = plain ? 17 : digits_after ? digits_after : 1;
        if (!plain)
            exact.round(significant);
        const int point = exact.count ? exact.point : 1;
        const int last = how.alternative && !plain ? significant : exact.count ? exact.count : 1;
        const int limit = plain ? 16 : how.type == 0 ? significant - 1 : significant;
        if (point > -4 && point <= limit)
            put_fixed(made, exact, greatest(last - point, how.type == 0 ? 1 : 0), how.alternative);
        else
            put_scientific(made, exact, greatest(last - 1, 0), how.alternative, upper);
    }
    if (percent)
        *made.to++ = '%';
    made.rest.bytes = made.to - made.rest.data;
    memory->top = made.to;
    const bool minus = negative && !(how.no_minus && exact.count == 0);
    return number(shown_sign(minus, how), 0, 0, made.whole, made.rest, how, memory);
}

extern "C" {

__device__ __noinline__ text udf_text_format_int(size value, size width, size shape, size style, scratch* memory) {
    return formatted_whole(value < 0 ? 0 - static_cast<word>(value) : value, value < 0, {width, shape, style}, memory);
}

__device__ __noinline__ text udf_text_format_uint(word value, size width, size shape, size style, scratch* memory) {
    return formatted_whole(value, false, {width, shape, style}, memory);
}

__device__ __noinline__ text udf_text_format_float(double value, size precision, size width, size shape, size style,
                                                   const byte* known, scratch* memory) {
    const word bits = __double_as_longlong(value);
    return formatted_float(bits, static_cast<int>(precision), {width, shape, style}, {known}, memory);
}

__device__ __noinline__ text udf_text_format_text(const byte* data, size bytes, size width, size shape,
                                                  scratch* memory) {
    return formatted_text({data, bytes}, utf8::count(data, bytes), {width, shape, 0}, memory);
}
}

}  // namespace udf
