// text_translate.cuh - translate, expandtabs, and rsplit at white space with a limit.
//
//   translated     every code point by a table: int entry[128] of ASCII (-1: stays), int count, and (code point, entry)
//                  of others in order; int places[2] of each entry: where its bytes are in the image, and how many
//   expanded       tabs become spaces up to the next multiple of a width, counted from the line's begin
//   split_right    a list in memory: what is between white space, from the right, `limit` times
//
// Cost: one look at each byte, and the bytes of the result.

#pragma once

#include "text_regex_all.cuh"

namespace udf {

struct translation {
    const byte* at;

    // The entry of a code point, -1 if it stays.
    __device__ __forceinline__ int entry(unsigned int point) const {
        const int* numbers = reinterpret_cast<const int*>(at);
        if (point < 128)
            return numbers[point];
        const int* others = numbers + 129;
        int low = 0, high = numbers[128];
#pragma unroll 1
        while (low < high) {
            const int middle = (low + high) >> 1;
            const unsigned int here = others[2 * middle];
            if (here == point)
                return others[2 * middle + 1];
            if (here < point)
                low = middle + 1;
            else
                high = middle;
        }
        return -1;
    }

    __device__ __forceinline__ text put_in(int number) const {
        const int* numbers = reinterpret_cast<const int*>(at);
        const int* place = numbers + 129 + 2 * numbers[128] + 2 * number;
        return text_of(at + place[0], place[1]);
    }
};

template <class Encoding>
__device__ __forceinline__ text translated(translation by, text value, scratch* memory) {
    byte* begin = memory->top;
#pragma unroll 1
    for (size i = 0; i < value.bytes;) {
        const size width = Encoding::width(value.data[i]);
        const int entry = by.entry(Encoding::point(value.data + i));
        if (!put(entry < 0 ? between(value, i, i + width) : by.put_in(entry), memory))
            return nothing();
        i += width;
    }
    return made_from(begin, memory);
}

template <class Encoding>
__device__ __forceinline__ text expanded(text value, size width, scratch* memory) {
    byte* begin = memory->top;
    size column = 0;
#pragma unroll 1
    for (size i = 0; i < value.bytes;) {
        const byte first = value.data[i];
        const size bytes = Encoding::width(first);
        if (first == '\t') {
            const size spaces = width > 0 ? width - column % width : 0;
            byte* to = room(memory, spaces);
            if (!to)
                return nothing();
#pragma unroll 1
            for (size k = 0; k < spaces; ++k)
                to[k] = ' ';
            memory->top = to + spaces;
            column += spaces;
        } else {
            if (!put(between(value, i, i + bytes), memory))
                return nothing();
            column = first == '\n' || first == '\r' ? 0 : column + 1;
        }
        i += bytes;
    }
    return made_from(begin, memory);
}

template <class Encoding>
__device__ __forceinline__ text split_right(text value, size limit, scratch* memory) {
    memory->top += -reinterpret_cast<size>(memory->top) & 7;
    byte* begin = memory->top;
    size end = stripped<Encoding>(value, whitespace{}, 2).bytes;
#pragma unroll 1
    for (; end > 0; --limit) {
        const size start = limit == 0 ? 0 : word_start<Encoding>(value, end);
        if (!listed(between(value, start, end), memory))
            return nothing();
        end = stripped<Encoding>({value.data, start}, whitespace{}, 2).bytes;
    }
    size* items = reinterpret_cast<size*>(begin);
    const size count = (memory->top - begin) / 16;
#pragma unroll 1
    for (size i = 0; i < count / 2; ++i) {
        const size data = items[2 * i], bytes = items[2 * i + 1], other = count - 1 - i;
        items[2 * i] = items[2 * other];
        items[2 * i + 1] = items[2 * other + 1];
        items[2 * other] = data;
        items[2 * other + 1] = bytes;
    }
    return list_from(begin, memory, 1);
}

extern "C" {

TEXT_FUNCTION(text, translate, (const byte* by, const byte* a, size n, scratch* memory),
              translated<Encoding>({by}, {a, n}, memory))
TEXT_FUNCTION(text, expandtabs, (const byte* a, size n, size width, scratch* memory),
              expanded<Encoding>({a, n}, width, memory))
TEXT_FUNCTION(text, split_right, (const byte* a, size n, size limit, scratch* memory),
              split_right<Encoding>({a, n}, limit, memory))
}

}  // namespace udf
