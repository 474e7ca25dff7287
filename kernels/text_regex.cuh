// text_regex.cuh - searching with a pattern that was made a table: one step for each code point, whatever the pattern.
//
//   find     the first match from a place on, as CPython's re finds it: where it and its groups begin and end
//   test     whether there is one: no place is kept, and the search ends where that is known
//
// An image (udf/text/regex/image.py) is a header of twelve numbers, and parts at multiples of eight bytes:
//
//   int tags, registers, classes, newline, bounds      and then from where on there are
//   u8  ascii[128]            the class of each code point of ASCII
//   u32 bounds[]              code points beyond; from each on, u8 intervals[bounds][4] is the class of each kind
//   u8  facts[]               what a class is as the code point before a place: 1 a line feed, 2 of a word, 3 another
//   u16 initial[8]            the state to begin in, by what is before and whether an empty match is not wanted
//   u32 steps[states][classes]    the next state, and << 16 where an action lies (0: none)
//   u16 actions[]             does a match end before this code point? if so a source for each tag; count of moves, and
//                             (to, source) of each. A source is 0 for here, 1 for nowhere, else register + 2
//
// The last two classes are a line feed that ends the text, and the end. Cost: one look at the bytes searched.

#pragma once

#include "text_make.cuh"
#include "text_split.cuh"

namespace udf {

using half = unsigned short;
using quarter = unsigned int;

static constexpr quarter dead = 0xFFFF;

struct pattern {
    const byte* at;

    __device__ __forceinline__ quarter number(int place) const { return reinterpret_cast<const quarter*>(at)[place]; }
    __device__ __forceinline__ quarter tags() const { return number(0); }
    __device__ __forceinline__ quarter registers() const { return number(1); }
    __device__ __forceinline__ quarter classes() const { return number(2); }
    __device__ __forceinline__ quarter newline() const { return number(3); }
    __device__ __forceinline__ const byte* ascii_table() const { return at + number(5); }
    __device__ __forceinline__ const byte* facts() const { return at + number(8); }
    __device__ __forceinline__ const half* initial() const { return reinterpret_cast<const half*>(at + number(9)); }
    __device__ __forceinline__ const quarter* steps() const {
        return reinterpret_cast<const quarter*>(at + number(10));
    }
    __device__ __forceinline__ const half* actions() const { return reinterpret_cast<const half*>(at + number(11)); }

    // The class of a code point beyond ASCII: its interval by bisection, and its kind.
    __device__ __forceinline__ quarter beyond(unsigned int point, tables known) const {
        const quarter* bounds = reinterpret_cast<const quarter*>(at + number(6));
        quarter low = 0, high = number(4);
#pragma unroll 1
        while (high - low > 1) {
            const quarter middle = (low + high) >> 1;
            if (bounds[middle] <= point)
                low = middle;
            else
                high = middle;
        }
        const int found = known.flags(point);
        const int kind = found & decimal ? 2 : found & (alpha | digit | numeric) ? 1 : found & space ? 3 : 0;
        return (at + number(7))[4 * low + kind];
    }
};

template <class Encoding>
__device__ __forceinline__ quarter class_at(pattern of, const byte* data, tables known) {
    return *data < 0x80 ? of.ascii_table()[*data] : of.beyond(Encoding::point(data), known);
}

template <>
__device__ __forceinline__ quarter class_at<ascii>(pattern of, const byte* data, tables) {
    return of.ascii_table()[*data];
}

// The state in which a search from a place begins.
template <class Encoding>
__device__ __forceinline__ quarter begun(pattern of, text value, size from, bool advance, tables known) {
    quarter before = 0;
    if (from > 0)
        before = of.facts()[class_at<Encoding>(of, value.data + Encoding::before(value.data, from), known)];
    return of.initial()[before + 4 * advance];
}

// The class of what is at a place: of a code point, of a line feed that ends the text, or of the end.
template <class Encoding>
__device__ __forceinline__ quarter class_of(pattern of, text value, size at, tables known) {
    const quarter classes = of.classes();
    if (at == value.bytes)
        return classes - 1;
    const quarter found = class_at<Encoding>(of, value.data + at, known);
    return at + 1 == value.bytes && found == of.newline() ? classes - 2 : found;
}

// The first match from `from` on: its places in slots, which has room for tags and registers.
template <class Encoding>
__device__ __forceinline__ bool first_match(pattern of, text value, size from, bool advance, tables known,
                                            size* slots) {
    const quarter classes = of.classes(), tags = of.tags();
    const quarter* steps = of.steps();
    const half* actions = of.actions();
    size* registers = slots + tags;
    quarter state = begun<Encoding>(of, value, from, advance, known);
    bool matched = false;
    size at = from;
#pragma unroll 1
    while (state != dead) {
        const quarter step = steps[state * classes + class_of<Encoding>(of, value, at, known)];
        if (step >> 16) {
            const half* action = actions + (step >> 16);
            if (*action++) {
                matched = true;
#pragma unroll 1
                for (quarter tag = 0; tag < tags; ++tag) {
                    const quarter source = *action++;
                    slots[tag] = source == 0 ? at : source == 1 ? -1 : registers[source - 2];
                }
                slots[1] = at;
            }
#pragma unroll 1
            for (quarter moves = *action++; moves > 0; --moves) {
                const quarter to = *action++, source = *action++;
                registers[to] = source == 0 ? at : registers[source - 2];
            }
        }
        state = step & 0xFFFF;
        if (at == value.bytes)
            break;
        at += Encoding::width(value.data[at]);
    }
    return matched;
}

extern "C" {

__device__ __noinline__ int udf_text_re_first_ascii(const byte* of, const byte* a, size n, size from, int advance,
                                                    size* slots) {
    return first_match<ascii>({of}, {a, n}, from, advance != 0, {}, slots);
}

__device__ __noinline__ int udf_text_re_first_utf8(const byte* of, const byte* a, size n, size from, int advance,
                                                   const byte* known, size* slots) {
    return first_match<utf8>({of}, {a, n}, from, advance != 0, {known}, slots);
}
}

template <class Encoding>
__device__ __forceinline__ bool find(pattern of, text value, size from, bool advance, tables known, size* slots) {
    return udf_text_re_first_utf8(of.at, value.data, value.bytes, from, advance, known.at, slots);
}

template <>
__device__ __forceinline__ bool find<ascii>(pattern of, text value, size from, bool advance, tables, size* slots) {
    return udf_text_re_first_ascii(of.at, value.data, value.bytes, from, advance, slots);
}

template <class Encoding>
__device__ __forceinline__ bool test(pattern of, text value, tables known) {
    const quarter classes = of.classes();
    const quarter* steps = of.steps();
    quarter state = of.initial()[0];
#pragma unroll 1
    for (size at = 0; state != dead; at += Encoding::width(value.data[at])) {
        const quarter step = steps[state * classes + class_of<Encoding>(of, value, at, known)];
        if (step >> 16)
            return true;
        if (at == value.bytes)
            return false;
        state = step & 0xFFFF;
    }
    return false;
}

// Room for the places of a match; nullptr if there is none.
__device__ __forceinline__ size* places_for(pattern of, scratch* memory) {
    return reinterpret_cast<size*>(words(memory, 8 * static_cast<size>(of.tags() + of.registers())));
}

// Where the places of the first match are; 0 if there is none, 1 if they do not fit.
template <class Encoding>
__device__ __forceinline__ size found_at(pattern of, text value, size from, int advance, tables known,
                                         scratch* memory) {
    size* slots = places_for(of, memory);
    if (!slots)
        return 1;
    return find<Encoding>(of, value, from, advance != 0, known, slots) ? reinterpret_cast<size>(slots) : 0;
}

extern "C" {

TEXT_FUNCTION(int, re_test, (const byte* of, const byte* a, size n, const byte* known),
              test<Encoding>({of}, {a, n}, {known}))
TEXT_FUNCTION(size, re_find,
              (const byte* of, const byte* a, size n, size from, int advance, const byte* known, scratch* memory),
              found_at<Encoding>({of}, {a, n}, from, advance, {known}, memory))
}

}  // namespace udf
