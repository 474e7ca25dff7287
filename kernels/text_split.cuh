// text_split.cuh - the lists that split, rsplit and splitlines make: never in memory, each part is found when it is
// asked for.
//
//   next(at)     the part that begins at byte `at` or behind, and where the next may begin (-1: nowhere); nullptr: none
//   how many parts, part number i, and whether one of them is a text: by next, from the first, or from the end
//
// Cost: one look at the bytes up to what is asked for.

#pragma once

#include "text_search.cuh"
#include "text_views.cuh"

namespace udf {

struct piece {
    const byte* data;
    size bytes, next;
};

enum cut : int { by_text, by_space, by_line };

// What is split, at what, how often at most (-1: no limit), and how many separators the first part keeps (rsplit), or
// whether each line keeps its end.
struct split {
    text value, separator;
    size limit, merged;
};

// Written so that no copy of it lies in memory.
__device__ __forceinline__ piece piece_of(const byte* data, size bytes, size next) {
    piece made;
    made.data = data;
    made.bytes = bytes;
    made.next = next;
    return made;
}

__device__ __forceinline__ piece found_piece(text value, size from, size to, size next) {
    return piece_of(value.data + from, to - from, next);
}

__device__ __forceinline__ piece no_piece() {
    return piece_of(nullptr, 0, -1);
}

__device__ __forceinline__ bool ends_line(unsigned int point) {
    return point - 10 < 4 || point - 0x1C < 3 || point == 0x85 || point == 0x2028 || point == 0x2029;
}

// The first place at or behind `at` where white space is, or where none is; or the end.
template <class Encoding, bool Space>
__device__ __forceinline__ size next_where(text value, size at) {
#pragma unroll 1
    while (at < value.bytes) {
        const word x = load_next(value, at), spaces = space_bytes(x);
        const word hits = Space ? spaces | (x & high_bits) : ~spaces & high_bits;
        at += hits ? first_byte(hits) : 8;
        if (!hits)
            continue;
        if (at >= value.bytes || value.data[at] < 0x80 || is_space(Encoding::point(value.data + at)) == Space)
            break;
        at += Encoding::width(value.data[at]);
    }
    return at < value.bytes ? at : value.bytes;
}

// How many parts there are between white space.
template <class Encoding>
__device__ __forceinline__ size count_words(text value) {
    size count = 0;
    word before = 0x80;  // whether white space is before the next byte, or nothing
#pragma unroll 1
    for (size i = 0; i < value.bytes;) {
        const word x = load_next(value, i);
        if (x & high_bits) {
            const bool space = is_space(Encoding::point(value.data + i));
            count += before && !space;
            before = space ? 0x80 : 0;
            i += Encoding::width(value.data[i]);
            continue;
        }
        const size left = value.bytes - i;
        const word spaces = space_bytes(x), there = left < 8 ? ~(~0ull << left * 8) : ~0ull;
        count += __popcll(~spaces & (spaces << 8 | before) & there & high_bits);
        before = spaces >> 56;
        i += 8;
    }
    return count;
}

// Where the part between white space begins that ends at `end`.
template <class Encoding>
__device__ __forceinline__ size word_start(text value, size end) {
    size start = end;
#pragma unroll 1
    while (start > 0) {
        const size at = Encoding::before(value.data, start);
        if (is_space(Encoding::point(value.data + at)))
            break;
        start = at;
    }
    return start;
}

// Part number `back` from the end, 1 the last, between white space; nullptr if there are not as many.
template <class Encoding>
__device__ __forceinline__ text word_from_end(text value, size back) {
    size end = value.bytes;
#pragma unroll 1
    while (true) {
        end = stripped<Encoding>({value.data, end}, whitespace{}, 2).bytes;
        const size start = word_start<Encoding>(value, end);
        if (--back == 0 || end == 0)
            return {end ? value.data + start : nullptr, end - start};
        end = start;
    }
}

// The same between single bytes.
__device__ __forceinline__ text field_from_end(text value, byte separator, size back) {
    size end = value.bytes;
#pragma unroll 1
    while (true) {
        size start = end;
#pragma unroll 1
        while (start > 0 && value.data[start - 1] != separator)
            --start;
        if (--back == 0 || start == 0)
            return {back ? nullptr : value.data + start, end - start};
        end = start - 1;
    }
}

template <class Encoding, int How>
__device__ __forceinline__ piece next_piece(split of, size at, size number) {
    const text value = of.value;
    if (at < 0)
        return no_piece();
    if constexpr (How == by_text) {
        if (number == of.limit)
            return found_piece(value, at, value.bytes, -1);
        size place = first_place(value, of.separator, at);
#pragma unroll 1
        for (size merged = number ? 0 : of.merged; merged > 0 && place >= 0; --merged)
            place = first_place(value, of.separator, place + of.separator.bytes);
        return place < 0 ? found_piece(value, at, value.bytes, -1)
                         : found_piece(value, at, place, place + of.separator.bytes);
    } else if constexpr (How == by_space) {
        at = next_where<Encoding, false>(value, at);
        if (at == value.bytes)
            return no_piece();
        if (number == of.limit)
            return found_piece(value, at, value.bytes, -1);
        const size end = next_where<Encoding, true>(value, at);
        return found_piece(value, at, end, end);
    } else {
        if (at >= value.bytes)
            return no_piece();
        size end = at;
#pragma unroll 1
        while (end < value.bytes && !ends_line(Encoding::point(value.data + end)))
            end += Encoding::width(value.data[end]);
        size next = end < value.bytes ? end + Encoding::width(value.data[end]) : end;
        next += end + 1 < value.bytes && value.data[end] == '\r' && value.data[end + 1] == '\n';
        return found_piece(value, at, of.merged ? next : end, next);
    }
}

template <class Encoding, int How>
__device__ __forceinline__ size count_of(split of) {
    if (How == by_space && of.limit < 0)
        return count_words<Encoding>(of.value);
    size count = 0, at = 0;
#pragma unroll 1
    while (true) {
        const piece found = next_piece<Encoding, How>(of, at, count);
        if (!found.data)
            return count;
        at = found.next;
        ++count;
    }
}

template <class Encoding, int How>
__device__ __forceinline__ text item_of(split of, size index) {
    if (index < 0 && of.limit < 0 && How == by_space)
        return word_from_end<Encoding>(of.value, -index);
    if (index < 0 && of.limit < 0 && How == by_text && of.separator.bytes == 1 && of.merged == 0)
        return field_from_end(of.value, *of.separator.data, -index);
    if (index < 0)
        index += count_of<Encoding, How>(of);
    piece found = no_piece();
    size at = 0;
#pragma unroll 1
    for (size i = 0; i <= index; ++i) {
        found = next_piece<Encoding, How>(of, at, i);
        if (!found.data)
            break;
        at = found.next;
    }
    return text_of(index < 0 ? nullptr : found.data, found.bytes);
}

template <class Encoding, int How>
__device__ __forceinline__ bool has(split of, text sought) {
    size at = 0;
#pragma unroll 1
    for (size i = 0;; ++i) {
        const piece found = next_piece<Encoding, How>(of, at, i);
        if (!found.data)
            return false;
        if (equal({found.data, found.bytes}, sought))
            return true;
        at = found.next;
    }
}

// A list's functions, by how it is split and of which encoding: what of both is not asked for is not there.
#define SPLIT(NAME, ENCODING, HOW)                                                                                     \
    extern "C" __device__ __noinline__ piece udf_text_split_next_##NAME(                                               \
        const byte* a, size n, const byte* b, size m, size limit, size merged, size at, size number) {                 \
        return next_piece<ENCODING, HOW>({{a, n}, {b, m}, limit, merged}, at, number);                                 \
    }                                                                                                                  \
    extern "C" __device__ __noinline__ size udf_text_split_count_##NAME(const byte* a, size n, const byte* b, size m,  \
                                                                        size limit, size merged) {                     \
        return count_of<ENCODING, HOW>({{a, n}, {b, m}, limit, merged});                                               \
    }                                                                                                                  \
    extern "C" __device__ __noinline__ text udf_text_split_item_##NAME(const byte* a, size n, const byte* b, size m,   \
                                                                       size limit, size merged, size index) {          \
        return item_of<ENCODING, HOW>({{a, n}, {b, m}, limit, merged}, index);                                         \
    }                                                                                                                  \
    extern "C" __device__ __noinline__ int udf_text_split_has_##NAME(const byte* a, size n, const byte* b, size m,     \
                                                                     size limit, size merged, const byte* c, size k) { \
        return has<ENCODING, HOW>({{a, n}, {b, m}, limit, merged}, {c, k});                                            \
    }

SPLIT(text_ascii, ascii, by_text)
SPLIT(text_utf8, utf8, by_text)
SPLIT(space_ascii, ascii, by_space)
SPLIT(space_utf8, utf8, by_space)
SPLIT(line_ascii, ascii, by_line)
SPLIT(line_utf8, utf8, by_line)

#undef SPLIT

}  // namespace udf
