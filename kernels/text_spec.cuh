// text_spec.cuh - a format specification that is made at run time, f"{x:>{width}}": taken apart as
// udf/frontend/base/specs.py does with those that are written out.
//
//   spec     {shape | style << 32, width + 1 | (precision + 1) << 32} (text_format.cuh; in style also whether the type
//   is
//            one of floats, << 18), {0, -1} for what Python
//   refuses
//            for a value of that kind, {0, -2} for what it may take and we do not
//
// Source: Python Library Reference, "Format Specification Mini-Language"; CPython, Python/formatter_unicode.c.

#pragma once

#include "text_base.cuh"
#include "text_whole.cuh"

namespace udf {

enum formatted_kind : int { of_whole, of_real, of_text };

static constexpr size longest_field = 1 << 20;

__device__ __forceinline__ bool aligns(byte c) {
    return c == '<' || c == '>' || c == '=' || c == '^';
}

// A number at a place of a text, which is moved behind it; -1 where there is none. Beyond the longest field it is one
// more.
__device__ __forceinline__ size number_at(text value, size& at) {
    size found = -1;
#pragma unroll 1
    for (; at < value.bytes && static_cast<unsigned int>(value.data[at] - '0') < 10; ++at) {
        found = (found < 0 ? 0 : found) * 10 + (value.data[at] - '0');
        found = found > longest_field ? longest_field + 1 : found;
    }
    return found;
}

// Whether a byte stands at a place, which is moved behind it then.
__device__ __forceinline__ bool took(text value, size& at, byte c) {
    const bool is_there = at < value.bytes && value.data[at] == c;
    at += is_there;
    return is_there;
}

__device__ __forceinline__ bool is_among(word type, word few) {
    return zero_bytes(few ^ type * low_bits) != 0;
}

extern "C" __device__ __noinline__ answer udf_text_spec(const byte* data, size bytes, int kind) {
    const text value{data, bytes};
    const size first = bytes ? utf8::width(data[0]) : 0;
    size at = 0;
    word fill = 0, align = 0;
    if (first && first < bytes && aligns(data[first])) {
        fill = utf8::point(data);
        align = data[first];
        at = first + 1;
    } else if (bytes && aligns(data[0])) {
        align = data[0];
        at = 1;
    }
    word sign = 0;
    if (at < bytes && (data[at] == '+' || data[at] == '-' || data[at] == ' '))
        sign = data[at++];
    const bool no_minus = took(value, at, 'z'), alternative = took(value, at, '#');
    const bool zero = !fill && took(value, at, '0');
    if (zero)
        fill = '0';
    if (!align)
        align = kind == of_text ? '<' : zero ? '=' : '>';
    const size width = number_at(value, at);
    const word group = took(value, at, ',') ? ',' : took(value, at, '_') ? '_' : 0;
    const bool point = took(value, at, '.');
    const size precision = point ? number_at(value, at) : -1;
    const word type = at < bytes ? data[at] : 0;
    const bool is_float = type && is_among(type, letters("eEfFgG%"));
    const bool has_type =
        type && (is_float || type == 'd' || type == 'n' || type == 'c' || is_among(type, letters("boxXs")));
    at += has_type;
    if (at < bytes && static_cast<unsigned int>(data[at] - 1) >= 0x7F)
        return answered(0, -2);
    if (at != bytes || (point && precision < 0))
        return answered(0, -1);
    if (kind == of_text && ((type && type != 's') || sign || no_minus || alternative || group || align == '='))
        return answered(0, -1);
    if (kind == of_real && type && !is_float && type != 'n')
        return answered(0, -1);
    if (kind == of_whole && !is_float) {
        const bool decimal = !type || type == 'd';
        if (type == 's' || no_minus || precision >= 0 || (group && type == 'c') ||
            (group == ',' && !decimal && type != 'n'))
            return answered(0, -1);
    }
    if (type == 'n' || type == 'c' || width > longest_field || precision > longest_field)
        return answered(0, -2);
    const word shape = (fill ? fill : ' ') | align << 24;
    const word flags = (alternative ? 1 << 16 : 0) | (no_minus ? 1 << 17 : 0) | (is_float ? 1 << 18 : 0);
    const word style = type | (sign ? sign : '-') << 8 | flags | group << 24;
    return answered(shape | style << 32, width + 1 | precision + 1 << 32);
}

}  // namespace udf
