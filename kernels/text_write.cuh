// text_write.cuh - numbers as text: str(i), repr(x), and format(v, spec) for whole numbers and floats.
//
//   shortest(x)      the fewest digits that read back as x (Giulietti, The Schubfach way to render doubles, 2021; with
//   the
//                    table and the bounds of Jackson's implementation in Drachennest)
//   fixed(x, p)      p digits behind the point, exact: a product of 128 bits where it fits, else digit by digit
//
// A spec is parsed when the function is compiled (udf/frontend/base/specs.py) and arrives as numbers:
//   shape   fill code point | align << 24 (0 none, 1 <, 2 >, 3 ^, 4 =)
//   style   type letter | sign << 8 (0 -, 1 +, 2 space) | alternative << 10 | grouping << 11 (0 none, 1 ',', 2 '_')

#pragma once

#include "text_make.cuh"
#include "text_read.cuh"

namespace udf {

struct decimals {
    word digits;
    int exponent;
};

__device__ __forceinline__ word round_to_odd(word high, word low, word factor) {
    const word rest = __umul64hi(low, factor);
    word middle = high * factor, top = __umul64hi(high, factor);
    middle += rest;
    top += middle < rest;
    return top | (middle > 1);
}

// digits * 10**exponent of a finite double that is not 0, without zeros at the end.
__device__ __forceinline__ decimals shortest(word bits, tables known) {
    const word fraction = bits & ~0ull >> 12;
    const int biased = static_cast<int>(bits >> 52 & 0x7FF);
    const word c = biased ? fraction | 1ull << 52 : fraction;
    const int q = (biased ? biased : 1) - 1075;
    decimals found;
    if (biased && q <= 0 && q > -53 && (c & ((1ull << -q) - 1)) == 0) {
        found = {c >> -q, 0};
    } else {
        const bool closer = fraction == 0 && biased > 1, odd = c & 1;
        const int k = (q * 1262611 - (closer ? 524031 : 0)) >> 22;
        const int h = q + ((-k * 1741647) >> 19) + 1;
        const word* row = reinterpret_cast<const word*>(known.part(3)) + 2 * (342 - k);
        const bool inexact = -k < -27 || -k > 55;  // the table is rounded down there, and wanted rounded up
        const word low = row[1] + inexact, high = row[0] + (inexact && low == 0);
        const word below = round_to_odd(high, low, (4 * c - 2 + closer) << h) + odd;
        const word here = round_to_odd(high, low, 4 * c << h);
        const word above = round_to_odd(high, low, (4 * c + 2) << h) - odd;
        const word s = here / 4, tenth = s / 10;
        const bool down = below <= 40 * tenth, up = 40 * tenth + 40 <= above;
        if (s >= 10 && down != up) {
            found = {tenth + up, k + 1};
        } else {
            const bool under = below <= 4 * s, over = 4 * s + 4 <= above;
            const word middle = 4 * s + 2;
            const bool rounds = under != over ? over : here > middle || (here == middle && s & 1);
            found = {s + rounds, k};
        }
    }
#pragma unroll 1
    while (found.digits % 10 == 0) {
        found.digits /= 10;
        ++found.exponent;
    }
    return found;
}

__device__ __forceinline__ int digits_in(word value) {
    int count = 1;
#pragma unroll 1
    while (value >= 10) {
        value /= 10;
        ++count;
    }
    return count;
}

// Write the digits of value, the last before end.
__device__ __forceinline__ void put_digits(byte* end, word value, int count) {
#pragma unroll 1
    for (int i = 0; i < count; ++i) {
        *--end = '0' + value % 10;
        value /= 10;
    }
}

static constexpr int longest_repr = 32;

__device__ __forceinline__ byte* put_exponent(byte* to, int exponent, char letter) {
    *to++ = letter;
    *to++ = exponent < 0 ? '-' : '+';
    const int size_of = exponent < 0 ? -exponent : exponent, count = size_of < 10 ? 2 : digits_in(size_of);
    put_digits(to + count, size_of, count);
    return to + count;
}

__device__ __forceinline__ byte* put_name(byte* to, word name, int count) {
#pragma unroll 1
    for (int i = 0; i < count; ++i)
        *to++ = name >> 8 * i & 0xFF;
    return to;
}

// repr(x)
__device__ __forceinline__ byte* put_repr(byte* to, word bits, tables known) {
    if (bits << 1 > 0x7FFull << 53)
        return put_name(to, letters("nan"), 3);
    if (bits >> 63)
        *to++ = '-';
    if (bits << 1 == 0x7FFull << 53)
        return put_name(to, letters("inf"), 3);
    if (bits << 1 == 0)
        return put_name(to, letters("0.0"), 3);
    const decimals found = shortest(bits & ~0ull >> 1, known);
    const int count = digits_in(found.digits), point = count + found.exponent;
    if (point > 16 || point <= -4) {
        put_digits(to + count + 1, found.digits, count);
        to[0] = to[1];
        to[1] = '.';
        return put_exponent(to + (count > 1 ? count + 1 : 1), point - 1, 'e');
    }
    if (point <= 0) {
        *to++ = '0';
        *to++ = '.';
#pragma unroll 1
        for (int i = point; i < 0; ++i)
            *to++ = '0';
        put_digits(to + count, found.digits, count);
        return to + count;
    }
    if (point >= count) {
        put_digits(to + count, found.digits, count);
        to += count;
#pragma unroll 1
        for (int i = count; i < point; ++i)
            *to++ = '0';
        *to++ = '.';
        *to++ = '0';
        return to;
    }
    put_digits(to + count + 1, found.digits, count);
#pragma unroll 1
    for (int i = 0; i < point; ++i)
        to[i] = to[i + 1];
    to[point] = '.';
    return to + count + 1;
}

__device__ __forceinline__ text whole_text(word magnitude, bool negative, scratch* memory) {
    byte* to = room(memory, longest_repr);
    if (!to)
        return nothing();
    if (negative)
        *to++ = '-';
    const int count = digits_in(magnitude);
    put_digits(to + count, magnitude, count);
    return kept(memory, to + count);
}

extern "C" {

__device__ __noinline__ text udf_text_of_int(size value, scratch* memory) {
    return whole_text(value < 0 ? 0 - static_cast<word>(value) : value, value < 0, memory);
}

__device__ __noinline__ text udf_text_of_uint(word value, scratch* memory) {
    return whole_text(value, false, memory);
}

__device__ __noinline__ text udf_text_of_float(double value, const byte* known, scratch* memory) {
    byte* to = room(memory, longest_repr);
    return to ? kept(memory, put_repr(to, __double_as_longlong(value), {known})) : nothing();
}
}

}  // namespace udf
