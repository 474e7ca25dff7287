// text_search.cuh - comparing and searching.
//
//   order(a, b)             -1, 0, 1; the order of bytes is the order of code points
//   find, rfind, count      as str's, of a part [start, stop) of the text; positions in code points
//
// Cost: find looks for the first and the last byte of what is sought, eight bytes a step, and compares from there.

#pragma once

#include "text_base.cuh"

namespace udf {

__device__ __forceinline__ bool same(const byte* a, const byte* b, size bytes) {
#pragma unroll 1
    for (size i = 0; i < bytes; i += 8) {
        if (load_next({a, bytes}, i) != load_next({b, bytes}, i))
            return false;
    }
    return true;
}

__device__ __forceinline__ bool equal(text a, text b) {
    return a.bytes == b.bytes && same(a.data, b.data, a.bytes);
}

// The first place from `from` to `last` where the byte is `first`, and `second` that `apart` bytes behind; -1 if there
// is none. All of data to last + apart can be read. The processor looks at 32 bytes a step.
extern "C" __device__ __noinline__ size udf_find_pair(const byte* data, size last, size from, unsigned int first,
                                                      unsigned int second, size apart) {
#pragma unroll 1
    for (size i = from; i <= last; i += 8) {
        word others = udf_load_next(data + i, last - i + 1) ^ first * low_bits;
        if (apart)
            others |= udf_load_next(data + i + apart, last - i + 1) ^ second * low_bits;
        const word hits = zero_bytes(others);
        if (hits) {
            i += first_byte(hits);
            return i <= last ? i : -1;
        }
    }
    return -1;
}

// The first place of sought in value at or after from, or -1. One function for all that search: a copy in each would be
// a fifth of the library.
extern "C" __device__ __noinline__ size udf_text_first_place(const byte* data, size bytes, const byte* sought, size n,
                                                             size from) {
    const size last = bytes - n;
    if (n == 0)
        return from <= last ? from : -1;
    const unsigned int first = sought[0], second = sought[n - 1];
#pragma unroll 1
    for (size i = from;; ++i) {
        i = udf_find_pair(data, last, i, first, second, n - 1);
        if (i < 0 || n <= 2 || same(data + i + 1, sought + 1, n - 2))
            return i;
    }
}

__device__ __forceinline__ size first_place(text value, text sought, size from) {
    return udf_text_first_place(value.data, value.bytes, sought.data, sought.bytes, from);
}

__device__ __forceinline__ size last_place(text value, text sought, size from) {
#pragma unroll 1
    for (size i = value.bytes - sought.bytes; i >= from; --i) {
        if (sought.bytes == 0 || (value.data[i] == sought.data[0] && same(value.data + i, sought.data, sought.bytes)))
            return i;
    }
    return -1;
}

__device__ __forceinline__ size places(text value, text sought) {
    size found = 0;
#pragma unroll 1
    for (size at = first_place(value, sought, 0); at >= 0; at = first_place(value, sought, at + sought.bytes))
        ++found;
    return found;
}

// [start, stop) as Python reads it, in bytes; start beyond the end is bytes + 1, where nothing is found, not even "".
template <class Encoding>
struct part {
    size start, stop;

    __device__ __forceinline__ part(text value, size first, size last) {
        const size points = first < 0 || last < 0 ? Encoding::count(value.data, value.bytes) : 0;
        first = first < 0 ? (first + points < 0 ? 0 : first + points) : first;
        last = last < 0 ? (last + points < 0 ? 0 : last + points) : last;
        stop = Encoding::place(value, last);
        start = Encoding::place(value, first);
        if (start == value.bytes && first > 0 && first > Encoding::count(value.data, value.bytes))
            start = value.bytes + 1;
    }
};

template <class Encoding, bool Last>
__device__ __forceinline__ size found(text value, text sought, size first, size last) {
    const part<Encoding> within(value, first, last);
    const text cut{value.data, within.stop};
    const size at = Last ? last_place(cut, sought, within.start) : first_place(cut, sought, within.start);
    return at < 0 ? -1 : Encoding::count(value.data, at);
}

template <class Encoding>
__device__ __forceinline__ size counted(text value, text sought, size first, size last) {
    const part<Encoding> within(value, first, last);
    if (within.start > within.stop)
        return 0;
    const text cut{value.data + within.start, within.stop - within.start};
    return sought.bytes ? places(cut, sought) : Encoding::count(cut.data, cut.bytes) + 1;
}

template <class Encoding, bool End>
__device__ __forceinline__ bool fits(text value, text sought, size first, size last) {
    const part<Encoding> within(value, first, last);
    if (within.stop - within.start < sought.bytes)
        return false;
    return same(value.data + (End ? within.stop - sought.bytes : within.start), sought.data, sought.bytes);
}

extern "C" {

// Whether 1 to 16 bytes stand at a place of a text, which may lie before it: the first eight as a word, and the last
// eight as another if there are more.
__device__ __noinline__ int udf_text_words_at(const byte* a, size n, size place, size m, word first, word last) {
    if (place < 0 || place + m > n)
        return 0;
    if (m <= 8)
        return udf_load_next(a + place, m) == first;
    return udf_load8(a + place) == first && udf_load8(a + place + m - 8) == last;
}

__device__ __noinline__ int udf_text_equal(const byte* a, size n, const byte* b, size m) {
    return equal({a, n}, {b, m});
}

__device__ __noinline__ int udf_text_order(const byte* a, size n, const byte* b, size m) {
    const size both = n < m ? n : m;
#pragma unroll 1
    for (size i = 0; i < both; i += 8) {
        const word x = load_next({a, both}, i), y = load_next({b, both}, i);
        if (x != y) {
            const int place = (__ffsll(static_cast<long long>(x ^ y)) - 1) & ~7;
            return (x >> place & 0xFF) < (y >> place & 0xFF) ? -1 : 1;
        }
    }
    return n < m ? -1 : n > m;
}

__device__ __noinline__ int udf_text_starts(const byte* a, size n, const byte* b, size m) {
    return n >= m && same(a, b, m);
}

__device__ __noinline__ int udf_text_ends(const byte* a, size n, const byte* b, size m) {
    return n >= m && same(a + (n - m), b, m);
}

TEXT_FUNCTION(int, starts, (const byte* a, size n, const byte* b, size m, size first, size last),
              fits<Encoding, false>({a, n}, {b, m}, first, last))
TEXT_FUNCTION(int, ends, (const byte* a, size n, const byte* b, size m, size first, size last),
              fits<Encoding, true>({a, n}, {b, m}, first, last))
TEXT_FUNCTION(size, find, (const byte* a, size n, const byte* b, size m, size first, size last),
              found<Encoding, false>({a, n}, {b, m}, first, last))
TEXT_FUNCTION(size, rfind, (const byte* a, size n, const byte* b, size m, size first, size last),
              found<Encoding, true>({a, n}, {b, m}, first, last))
TEXT_FUNCTION(size, count, (const byte* a, size n, const byte* b, size m, size first, size last),
              counted<Encoding>({a, n}, {b, m}, first, last))
}

}  // namespace udf
