// text_kinds.cuh - str's predicates: is every code point of a kind?
//
//   all(flags)         there is a code point, and each has one of the flags (isalpha, isdigit, isspace ..)
//   islower, isupper   some are cased, and none is of the other case;  istitle: words begin in upper case, and go on in
//   lower
//
// Cost: one look at each byte; in utf8 beyond ASCII three loads from the tables.

#pragma once

#include "text_unicode.cuh"

namespace udf {

template <class Encoding>
__device__ __forceinline__ bool all_are(text value, int flags, tables known) {
    if (value.bytes == 0)
        return false;
    const word digits = flags & (decimal | digit | numeric) ? ~0ull : 0, letters = flags & alpha ? ~0ull : 0;
    size i = 0;
#pragma unroll 1
    while (i < value.bytes) {
        if (digits | letters) {  // on to the first of eight bytes that is no such of ASCII
            const word x = load_next(value, i), y = x & ~high_bits;
            const word found = (digit_bytes(y) & digits) | ((upper_bytes(y) | lower_bytes(y)) & letters);
            const word others = ~(found & ~x) & high_bits;
            i += others ? first_byte(others) : 8;
            if (!others || i >= value.bytes)
                continue;
        }
        if (!(flags_at<Encoding>(value.data + i, known) & flags))
            return false;
        i += Encoding::width(value.data[i]);
    }
    return true;
}

template <class Encoding>
__device__ __forceinline__ bool of_case(text value, int wanted, int others, tables known) {
    bool some = false;
    size i = 0;
#pragma unroll 1
    while (i < value.bytes) {
        const word x = load_next(value, i);
        if (!(x & high_bits)) {
            const int found = (upper_bytes(x) ? upper : 0) | (lower_bytes(x) ? lower : 0);
            if (found & others)
                return false;
            some |= (found & wanted) != 0;
            i += 8;
            continue;
        }
        const int found = flags_at<Encoding>(value.data + i, known);
        if (found & others)
            return false;
        some |= (found & wanted) != 0;
        i += Encoding::width(value.data[i]);
    }
    return some;
}

template <class Encoding>
__device__ __forceinline__ bool titled(text value, tables known) {
    bool some = false, inside = false;
#pragma unroll 1
    for (size i = 0; i < value.bytes; i += Encoding::width(value.data[i])) {
        const int found = flags_at<Encoding>(value.data + i, known);
        if (found & (upper | title)) {
            if (inside)
                return false;
            inside = some = true;
        } else if (found & lower) {
            if (!inside)
                return false;
            some = true;
        } else {
            inside = false;
        }
    }
    return some;
}

template <class Encoding>
__device__ __forceinline__ bool is_name(text value, tables known) {
    if (value.bytes == 0 || !(flags_at<Encoding>(value.data, known) & starts_name))
        return false;
#pragma unroll 1
    for (size i = Encoding::width(*value.data); i < value.bytes; i += Encoding::width(value.data[i])) {
        if (!(flags_at<Encoding>(value.data + i, known) & goes_on_name))
            return false;
    }
    return true;
}

extern "C" {

TEXT_FUNCTION_OF_UNICODE(int, all, (const byte* data, size bytes, int flags),
                         all_are<Encoding>({data, bytes}, flags, known))
TEXT_FUNCTION_OF_UNICODE(int, case, (const byte* data, size bytes, int wanted, int others),
                         of_case<Encoding>({data, bytes}, wanted, others, known))
TEXT_FUNCTION_OF_UNICODE(int, title, (const byte* data, size bytes), titled<Encoding>({data, bytes}, known))
TEXT_FUNCTION_OF_UNICODE(int, name, (const byte* data, size bytes), is_name<Encoding>({data, bytes}, known))

__device__ __noinline__ int udf_text_is_ascii(const byte* data, size bytes) {
#pragma unroll 1
    for (size i = 0; i < bytes; i += 8) {
        if (load_next({data, bytes}, i) & high_bits)
            return 0;
    }
    return 1;
}
}

}  // namespace udf
