// text_case.cuh - lower, upper, title, capitalize, swapcase and casefold, as CPython's.
//
// A code point may become several (upper of ß, ŉ), and the capital sigma's lower case depends on what is around it
// (Unicode, "Final_Sigma": a cased letter before, none after, over what is ignorable).
//
// Cost: one look at each byte, of ASCII at eight at once (but for title and capitalize); in utf8 beyond ASCII some
// loads from the tables. Up to three times the bytes are asked of the scratch memory, and those that are not used are
// given back.

#pragma once

#include "text_make.cuh"
#include "text_unicode.cuh"

namespace udf {

enum change : int { lowered, uppered, folded, titled_words, capitalized, swapped };

static constexpr unsigned int sigma = 0x3A3, small_sigma = 0x3C3, final_sigma = 0x3C2;

// Whether the capital sigma at `at` ends a word.
__device__ __forceinline__ bool ends_word(text value, size at, tables known) {
    size i = at;
    bool before = false;
#pragma unroll 1
    while (i > 0) {
        i = utf8::before(value.data, i);
        const int found = flags_at<utf8>(value.data + i, known);
        if (!(found & ignorable)) {
            before = found & cased;
            break;
        }
    }
    if (!before)
        return false;
#pragma unroll 1
    for (i = at + 2; i < value.bytes; i += utf8::width(value.data[i])) {
        const int found = flags_at<utf8>(value.data + i, known);
        if (!(found & ignorable))
            return !(found & cased);
    }
    return true;
}

// Write what a code point becomes by a mapping.
__device__ __forceinline__ byte* mapped(byte* to, unsigned int point, int mapping, tables known) {
    const int by = known.record(point)[mapping];
    if (by < several)
        return written(to, point + by);
    const int* more = known.part(2) + (by & 0xFFFF);
#pragma unroll 1
    for (int i = 0; i < (by >> 16 & 0xFF); ++i)
        to = written(to, more[i]);
    return to;
}

// Whether the case of an ASCII letter changes; `inside` says that a letter stands before it, `first` that nothing does.
template <int Change>
__device__ __forceinline__ bool flips(byte c, bool& inside, bool first) {
    const bool is_upper = static_cast<byte>(c - 'A') < 26, is_lower = static_cast<byte>(c - 'a') < 26;
    if constexpr (Change == lowered || Change == folded) {
        return is_upper;
    } else if constexpr (Change == uppered) {
        return is_lower;
    } else if constexpr (Change == titled_words) {
        const bool was_inside = inside;
        inside = is_upper || is_lower;
        return was_inside ? is_upper : is_lower;
    } else if constexpr (Change == capitalized) {
        return first ? is_lower : is_upper;
    } else {
        return is_upper || is_lower;
    }
}

// Whether a change looks at no other letter, so that eight of ASCII change at once.
template <int Change>
static constexpr bool one_by_one = Change != titled_words && Change != capitalized;

template <int Change>
__device__ __forceinline__ word changed_word(word x) {
    word flips = Change == uppered ? 0 : upper_bytes(x);
    if (Change == uppered || Change == swapped)
        flips |= lower_bytes(x);
    return x ^ flips >> 2;
}

// Where text of `most` bytes can be written by whole words; nullptr if it does not fit.
__device__ __forceinline__ byte* room_of_words(scratch* memory, size most) {
    byte* to = room(memory, most + 16);
    return to ? to + (0 - reinterpret_cast<word>(to) & 7) : to;
}

// What was written from `first` to `end`.
__device__ __forceinline__ text kept_from(scratch* memory, byte* first, byte* end) {
    memory->top = end;
    return {first, end - first};
}

// Write the words of ASCII that a text begins with, changed; return how many bytes that are.
template <int Change>
__device__ __forceinline__ size written_words(byte* to, text value) {
    size at = 0;
#pragma unroll 1
    for (; at + 8 <= value.bytes; at += 8) {
        const word x = udf_load8(value.data + at);
        if (x & high_bits)
            return at;
        *reinterpret_cast<word*>(to + at) = changed_word<Change>(x);
    }
    if (at == value.bytes)
        return at;
    const word x = load_next(value, at);
    if (x & high_bits)
        return at;
    *reinterpret_cast<word*>(to + at) = changed_word<Change>(x);
    return value.bytes;
}

template <int Change>
__device__ __forceinline__ text changed_ascii(text value, scratch* memory) {
    if constexpr (one_by_one<Change>) {
        byte* to = room_of_words(memory, value.bytes);
        if (!to)
            return nothing();
        return kept_from(memory, to, to + written_words<Change>(to, value));
    }
    byte* to = room(memory, value.bytes);
    if (!to)
        return nothing();
    bool inside = false;
#pragma unroll 1
    for (size i = 0; i < value.bytes; ++i) {
        const byte c = value.data[i];
        to[i] = c ^ flips<Change>(c, inside, i == 0) << 5;
    }
    return kept(memory, to + value.bytes);
}

// Change what is from byte `at` on, where what is before is written to `begin` already.
template <int Change>
__device__ __forceinline__ text changed_rest(text value, size at, byte* begin, tables known, scratch* memory) {
    byte* to = begin + at;
    bool inside = false;
    size next = 0;
#pragma unroll 1
    for (size i = at; i < value.bytes; i = next) {
        if (one_by_one<Change> && (reinterpret_cast<word>(to) & 7) == 0) {
            const word x = load_next(value, i);
            if (!(x & high_bits)) {
                const size taken = value.bytes - i < 8 ? value.bytes - i : 8;
                *reinterpret_cast<word*>(to) = changed_word<Change>(x);
                to += taken;
                next = i + taken;
                continue;
            }
        }
        const byte c = value.data[i];
        next = i + utf8::width(c);
        if (c < 0x80) {
            *to++ = c ^ flips<Change>(c, inside, i == 0) << 5;
            continue;
        }
        const unsigned int point = utf8::point(value.data + i);
        int mapping;
        if constexpr (Change == lowered) {
            mapping = to_lower;
        } else if constexpr (Change == uppered) {
            mapping = to_upper;
        } else if constexpr (Change == folded) {
            mapping = to_fold;
        } else if constexpr (Change == titled_words) {
            mapping = inside ? to_lower : to_title;
            inside = known.flags(point) & cased;
        } else if constexpr (Change == capitalized) {
            mapping = i ? to_lower : to_title;
        } else {
            const int found = known.flags(point);
            mapping = found & upper ? to_lower : found & lower ? to_upper : 0;
        }
        if (mapping == to_lower && point == sigma)
            to = written(to, ends_word(value, i, known) ? final_sigma : small_sigma);
        else
            to = mapping ? mapped(to, point, mapping, known) : written(to, point);
    }
    return kept_from(memory, begin, to);
}

// A change in columns of ASCII, and of any text. What is beyond ASCII is a function of its own, which leaves the other
// its registers.
#define CHANGED(NAME, CHANGE)                                                                                          \
    extern "C" __device__ __noinline__ text udf_text_##NAME##_ascii(const byte* data, size bytes, scratch* memory) {   \
        return changed_ascii<CHANGE>({data, bytes}, memory);                                                           \
    }                                                                                                                  \
    extern "C" __device__ __noinline__ text udf_text_##NAME##_rest(const byte* data, size bytes, size at, byte* begin, \
                                                                   const byte* known, scratch* memory) {               \
        return changed_rest<CHANGE>({data, bytes}, at, begin, {known}, memory);                                        \
    }                                                                                                                  \
    extern "C" __device__ __noinline__ text udf_text_##NAME##_utf8(const byte* data, size bytes, const byte* known,    \
                                                                   scratch* memory) {                                  \
        byte* const to = room_of_words(memory, 3 * bytes);                                                             \
        if (!to)                                                                                                       \
            return nothing();                                                                                          \
        const size at = one_by_one<CHANGE> ? written_words<CHANGE>(to, {data, bytes}) : 0;                             \
        return at == bytes ? kept_from(memory, to, to + bytes)                                                         \
                           : udf_text_##NAME##_rest(data, bytes, at, to, known, memory);                               \
    }

CHANGED(lower, lowered)
CHANGED(upper, uppered)
CHANGED(casefold, folded)
CHANGED(titled, titled_words)
CHANGED(capitalize, capitalized)
CHANGED(swapcase, swapped)

#undef CHANGED

}  // namespace udf
