// text_unicode.cuh - what is known of each code point: str's predicates, decimal value, and case.
//
// The tables are data that tests/support/ship/unicode_image.py makes of Python's own str, shared by all functions;
// one address is handed in:
//
//   int header[4]      bytes from here to blocks, records, expansions, powers
//   u16 pages[8704]    of 128 code points each: which block
//   u16 blocks[]       which record, for each code point of a block
//   int records[][5]   flags | decimal value << 16, and what to add for lower, upper, title and fold
//   int expansions[]   the code points of a mapping to several
//
// A mapping of 1 << 28 and above is to several code points: count << 16 | place in expansions.

#pragma once

#include "text_base.cuh"

namespace udf {

enum flag : int {
    alpha = 1,
    decimal = 1 << 1,
    digit = 1 << 2,
    numeric = 1 << 3,
    space = 1 << 4,
    lower = 1 << 5,
    upper = 1 << 6,
    title = 1 << 7,
    printable = 1 << 8,
    starts_name = 1 << 9,
    goes_on_name = 1 << 10,
    cased = 1 << 11,
    ignorable = 1 << 12,
};

enum mapping : int { to_lower = 1, to_upper = 2, to_title = 3, to_fold = 4 };

static constexpr int several = 1 << 28;

struct tables {
    const byte* at;

    __device__ __forceinline__ const int* part(int number) const {
        return reinterpret_cast<const int*>(at + reinterpret_cast<const int*>(at)[number]);
    }

    __device__ __forceinline__ const int* record(unsigned int point) const {
        const unsigned short* pages = reinterpret_cast<const unsigned short*>(at + 16);
        const unsigned short* blocks = reinterpret_cast<const unsigned short*>(part(0));
        return part(1) + 5 * blocks[pages[point >> 7] << 7 | (point & 127)];
    }

    __device__ __forceinline__ int flags(unsigned int point) const { return *record(point); }
};

// The flags of ASCII by arithmetic: no memory is read.
__device__ __forceinline__ int ascii_flags(unsigned int c) {
    const bool is_digit = c - '0' < 10, is_upper = c - 'A' < 26, is_lower = c - 'a' < 26;
    int found = c - 32 < 95 ? printable : 0;
    found |= is_digit ? decimal | digit | numeric | goes_on_name : 0;
    found |= is_upper || is_lower ? alpha | starts_name | goes_on_name | cased : 0;
    found |= is_upper ? upper : is_lower ? lower : 0;
    found |= c == '_' ? starts_name | goes_on_name : 0;
    found |= c == ' ' || c - 9 < 5 || c - 0x1C < 4 ? space : 0;
    found |= c == '\'' || c == '.' || c == ':' || c == '^' || c == '`' ? ignorable : 0;
    return found;
}

template <class Encoding>
__device__ __forceinline__ int flags_at(const byte* data, tables known) {
    const unsigned int first = *data;
    return first < 0x80 ? ascii_flags(first) : known.flags(Encoding::point(data));
}

template <>
__device__ __forceinline__ int flags_at<ascii>(const byte* data, tables) {
    return ascii_flags(*data);
}

}  // namespace udf
