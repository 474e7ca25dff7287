// text_repr.cuh - repr(s) and ascii(s): quotes around a text, and escapes for what cannot be printed.
//
// Cost: one look at each byte for the quotes, one to write; beyond ASCII a load from the tables for each code point.
//
// Source: CPython, Objects/unicodeobject.c, unicode_repr.

#pragma once

#include "text_make.cuh"
#include "text_unicode.cuh"

namespace udf {

__device__ __forceinline__ byte* escaped(byte* to, unsigned int point) {
    const int digits = point < 0x100 ? 2 : point < 0x10000 ? 4 : 8;
    *to++ = '\\';
    *to++ = digits == 2 ? 'x' : digits == 4 ? 'u' : 'U';
#pragma unroll 1
    for (int i = digits - 1; i >= 0; --i) {
        const unsigned int digit = point >> 4 * i & 15;
        *to++ = digit + (digit < 10 ? '0' : 'a' - 10);
    }
    return to;
}

// The letter that stands for a code point behind a backslash; 0 if none does.
__device__ __forceinline__ int letter_of(unsigned int point, int quote) {
    return point == '\n'                     ? 'n'
           : point == '\r'                   ? 'r'
           : point == '\t'                   ? 't'
           : point == '\\' || point == quote ? point
                                             : 0;
}

__device__ __forceinline__ text represented(text value, bool only_ascii, tables known, scratch* memory) {
    byte* to = room(memory, 4 * value.bytes + 2);
    if (!to)
        return nothing();
    bool single = false, twice = false;
#pragma unroll 1
    for (size i = 0; i < value.bytes; ++i) {
        single |= value.data[i] == '\'';
        twice |= value.data[i] == '"';
    }
    const int quote = single && !twice ? '"' : '\'';
    *to++ = quote;
    size next = 0;
#pragma unroll 1
    for (size i = 0; i < value.bytes; i = next) {
        next = i + utf8::width(value.data[i]);
        const unsigned int point = utf8::point(value.data + i);
        const int letter = letter_of(point, quote);
        if (letter) {
            *to++ = '\\';
            *to++ = letter;
        } else if (point < 0x80 ? point - 32 < 95 : !only_ascii && known.flags(point) & printable) {
            to = written(to, point);
        } else {
            to = escaped(to, point);
        }
    }
    *to++ = quote;
    return kept(memory, to);
}

extern "C" __device__ __noinline__ text udf_text_repr(const byte* data, size bytes, int only_ascii, const byte* known,
                                                      scratch* memory) {
    return represented({data, bytes}, only_ascii, {known}, memory);
}

}  // namespace udf
