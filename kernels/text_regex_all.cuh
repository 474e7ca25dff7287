// text_regex_all.cuh - every match of a pattern, one behind the other: findall, split and sub; and lists of texts in
// memory.
//
// After an empty match there is no empty one at the same place. Made lists and text lie in the row's memory; what does
// not fit is {nullptr, 0}. Cost: one look at the bytes searched, and the bytes of the result.

#pragma once

#include "text_regex.cuh"

namespace udf {

// Add a text to a list that is the last in memory; false if it does not fit.
__device__ __forceinline__ bool listed(text value, scratch* memory) {
    byte* to = room(memory, 16);
    if (!to)
        return false;
    reinterpret_cast<size*>(to)[0] = reinterpret_cast<size>(value.data);
    reinterpret_cast<size*>(to)[1] = value.bytes;
    memory->top = to + 16;
    return true;
}

__device__ __forceinline__ text between(text value, size from, size to) {
    return text_of(from < 0 ? value.data : value.data + from, from < 0 ? 0 : to - from);
}

// A list in memory: where it is, and how many items it has.
__device__ __forceinline__ text list_from(byte* begin, scratch* memory, size width) {
    return text_of(begin, (memory->top - begin) / (16 * width));
}

// findall: of every match, the groups from first on; the whole match is group 0. A group without match is "".
template <class Encoding>
__device__ __forceinline__ text all(pattern of, text value, size first, size groups, tables known, scratch* memory) {
    size* slots = places_for(of, memory);
    if (!slots)
        return nothing();
    byte* begin = memory->top;
    bool advance = false;
#pragma unroll 1
    for (size at = 0; find<Encoding>(of, value, at, advance, known, slots); at = slots[1]) {
        advance = slots[0] == slots[1];
#pragma unroll 1
        for (size group = first; group < first + groups; ++group) {
            if (!listed(between(value, slots[2 * group], slots[2 * group + 1]), memory))
                return nothing();
        }
    }
    return list_from(begin, memory, groups);
}

// split: what is between matches, and each match's groups; at most `limit` of them (0: all).
template <class Encoding>
__device__ __forceinline__ text cut_at(pattern of, text value, size limit, size groups, tables known, scratch* memory) {
    size* slots = places_for(of, memory);
    if (!slots)
        return nothing();
    byte* begin = memory->top;
    bool advance = false;
    size at = 0, done = 0;
#pragma unroll 1
    for (size count = 0; (limit == 0 || count < limit) && find<Encoding>(of, value, at, advance, known, slots);
         ++count) {
        if (!listed(between(value, done, slots[0]), memory))
            return nothing();
#pragma unroll 1
        for (size group = 1; group <= groups; ++group) {
            if (!listed(between(value, slots[2 * group], slots[2 * group + 1]), memory))
                return nothing();
        }
        advance = slots[0] == slots[1];
        done = at = slots[1];
    }
    if (!listed(between(value, done, value.bytes), memory))
        return nothing();
    return list_from(begin, memory, 1);
}

// Write bytes at the end of the text that is being made; false if they do not fit.
__device__ __forceinline__ bool put(text value, scratch* memory) {
    byte* to = room(memory, value.bytes);
    if (!to)
        return false;
    udf_copy(to, value.data, value.bytes);
    memory->top = to + value.bytes;
    return true;
}

// The replacement of one match: int count + 1, and of each piece a group's number, or -1 with where its bytes are and
// how many.
__device__ __forceinline__ bool replacement(const byte* made_of, text value, const size* slots, scratch* memory) {
    const int* numbers = reinterpret_cast<const int*>(made_of);
    const int count = *numbers++ - 1;
#pragma unroll 1
    for (int i = 0; i < count; ++i, numbers += 3) {
        const int group = numbers[0];
        const bool written = group < 0 ? put({made_of + numbers[1], numbers[2]}, memory)
                                       : put(between(value, slots[2 * group], slots[2 * group + 1]), memory);
        if (!written)
            return false;
    }
    return true;
}

// sub: the text with every match replaced, `limit` at most (0: all), and how many were; nullptr if it does not fit.
template <class Encoding>
__device__ __forceinline__ piece substituted(pattern of, const byte* made_of, text value, size limit, tables known,
                                             scratch* memory) {
    size* slots = places_for(of, memory);
    if (!slots)
        return no_piece();
    byte* begin = memory->top;
    bool advance = false;
    size at = 0, done = 0, count = 0;
#pragma unroll 1
    while ((limit == 0 || count < limit) && find<Encoding>(of, value, at, advance, known, slots)) {
        if (!put(between(value, done, slots[0]), memory) || !replacement(made_of, value, slots, memory))
            return no_piece();
        advance = slots[0] == slots[1];
        done = at = slots[1];
        ++count;
    }
    if (count == 0)
        return piece_of(value.data, value.bytes, 0);
    if (!put(between(value, done, value.bytes), memory))
        return no_piece();
    return piece_of(begin, memory->top - begin, count);
}

// The items of a list, with a separator between.
__device__ __forceinline__ text list_joined(text separator, const size* items, size count, scratch* memory) {
    byte* begin = memory->top;
#pragma unroll 1
    for (size i = 0; i < count; ++i) {
        const text item{reinterpret_cast<const byte*>(items[2 * i]), items[2 * i + 1]};
        if ((i && !put(separator, memory)) || !put(item, memory))
            return nothing();
    }
    return made_from(begin, memory);
}

// Whether a list has a text.
__device__ __forceinline__ bool list_has(const size* items, size count, text sought) {
#pragma unroll 1
    for (size i = 0; i < count; ++i) {
        if (equal({reinterpret_cast<const byte*>(items[2 * i]), items[2 * i + 1]}, sought))
            return true;
    }
    return false;
}

extern "C" {

TEXT_FUNCTION(text, re_all,
              (const byte* of, const byte* a, size n, size first, size groups, const byte* known, scratch* memory),
              all<Encoding>({of}, {a, n}, first, groups, {known}, memory))
TEXT_FUNCTION(text, re_split,
              (const byte* of, const byte* a, size n, size limit, size groups, const byte* known, scratch* memory),
              cut_at<Encoding>({of}, {a, n}, limit, groups, {known}, memory))

__device__ __noinline__ text udf_text_list_join(const byte* a, size n, const size* items, size count, scratch* memory) {
    return list_joined({a, n}, items, count, memory);
}

__device__ __noinline__ int udf_text_list_has(const size* items, size count, const byte* a, size n) {
    return list_has(items, count, {a, n});
}

TEXT_FUNCTION(piece, re_sub,
              (const byte* of, const byte* made_of, const byte* a, size n, size limit, const byte* known,
               scratch* memory),
              substituted<Encoding>({of}, made_of, {a, n}, limit, {known}, memory))
}

}  // namespace udf
