// text_make.cuh - text that is made: written to the row's scratch memory, which is free again with the next row.
//
//   scratch{top, end}     the next free byte, and the end; made text is {nullptr, 0} where it does not fit, and the row
//                         runs again with more memory
//
//   joined, repeated, replaced, padded, stepped, and the code point of a number
//
// Cost: the bytes of the result, once.

#pragma once

#include "text_search.cuh"
#include "text_unicode.cuh"

namespace udf {

struct scratch {
    byte* top;
    byte* end;
};

// Copy bytes. The processor calls memcpy for many.
extern "C" __device__ __noinline__ void udf_copy(byte* to, const byte* from, size bytes) {
    copy_bytes(to, from, bytes);
}

// Where `most` bytes can be written; nullptr if there are not as many.
__device__ __forceinline__ byte* room(scratch* memory, size most) {
    return most <= memory->end - memory->top ? memory->top : nullptr;
}

// Where `bytes` can be written, at an address of words, and the next behind them; nullptr if there are not as many.
__device__ __forceinline__ byte* words(scratch* memory, size bytes) {
    byte* at = memory->top + (-reinterpret_cast<word>(memory->top) & 7);
    if (bytes > memory->end - at)
        return nullptr;
    memory->top = at + bytes;
    return at;
}

// What does not fit.
__device__ __forceinline__ text nothing() {
    return text_of(nullptr, 0);
}

// What was written from the top to end.
__device__ __forceinline__ text kept(scratch* memory, byte* end) {
    const text made{memory->top, end - memory->top};
    memory->top = end;
    return made;
}

// What was written from begin to the top.
__device__ __forceinline__ text made_from(const byte* begin, scratch* memory) {
    return text_of(begin, memory->top - begin);
}

__device__ __forceinline__ text copied(text value, scratch* memory) {
    byte* to = room(memory, value.bytes);
    if (!to)
        return nothing();
    udf_copy(to, value.data, value.bytes);
    return kept(memory, to + value.bytes);
}

// a + b; no byte is copied where b lies behind a already, and none of a where a is what was made last.
__device__ __forceinline__ text joined(text a, text b, scratch* memory) {
    if (b.bytes == 0)
        return a;
    if (a.bytes == 0)
        return b;
    if (a.data + a.bytes == b.data) {
        a.bytes += b.bytes;
        return a;
    }
    const bool behind = a.data + a.bytes == memory->top;
    byte* to = room(memory, b.bytes + (behind ? 0 : a.bytes));
    if (!to)
        return nothing();
    const byte* first = behind ? a.data : to;
#pragma unroll 1
    for (int part = behind; part < 2; ++part) {  // one copy for both: each is inlined on a GPU
        udf_copy(to, part ? b.data : a.data, part ? b.bytes : a.bytes);
        to += part ? b.bytes : a.bytes;
    }
    memory->top = to;
    return {first, a.bytes + b.bytes};
}

__device__ __forceinline__ text repeated(text value, size times, scratch* memory) {
    if (times <= 0 || value.bytes == 0)
        return {value.data, 0};
    if (times == 1)
        return value;
    const size available = memory->end - memory->top;
    if (times > available / value.bytes)
        return nothing();
    byte* to = memory->top;
#pragma unroll 1
    for (size i = 0; i < times; ++i, to += value.bytes)
        udf_copy(to, value.data, value.bytes);
    return kept(memory, to);
}

// Write one code point as UTF-8; return the byte behind it.
__device__ __forceinline__ byte* written(byte* to, unsigned int point) {
    if (point < 0x80) {
        *to++ = point;
        return to;
    }
    if (point < 0x800) {
        *to++ = 0xC0 | point >> 6;
    } else {
        if (point < 0x10000) {
            *to++ = 0xE0 | point >> 12;
        } else {
            *to++ = 0xF0 | point >> 18;
            *to++ = 0x80 | (point >> 12 & 0x3F);
        }
        *to++ = 0x80 | (point >> 6 & 0x3F);
    }
    *to++ = 0x80 | (point & 0x3F);
    return to;
}

// value with `fresh` in the place of `old`, at most `limit` times if that is not below 0; of "" before every code point
// and at the end.
template <class Encoding>
__device__ __forceinline__ text replaced(text value, text old, text fresh, size limit, scratch* memory) {
    size at = 0;
#pragma unroll 1
    while (old.bytes) {
        at = first_place(value, old, 0);
        if (at != 0 || fresh.bytes || limit == 0)
            break;
        value = {value.data + old.bytes, value.bytes - old.bytes};  // what begins with it begins behind it
        --limit;
    }
    if (at < 0 || limit == 0)
        return value;
    size most = value.bytes;
    if (fresh.bytes > old.bytes) {
        const size all =
            old.bytes ? places({value.data + at, value.bytes - at}, old) : Encoding::count(value.data, value.bytes) + 1;
        most += (fresh.bytes - old.bytes) * (limit > 0 && limit < all ? limit : all);
    }
    byte* to = room(memory, most);
    if (!to)
        return nothing();
    size done = 0;
#pragma unroll 1
    while (true) {
        const bool more = at >= 0 && limit != 0;
        const size end = more ? at : value.bytes;
#pragma unroll 1
        for (int part = 0; part < (more && fresh.bytes ? 2 : 1); ++part) {  // one copy for both, as above
            udf_copy(to, part ? fresh.data : value.data + done, part ? fresh.bytes : end - done);
            to += part ? fresh.bytes : end - done;
        }
        if (!more)
            return kept(memory, to);
        done = at + old.bytes;
        --limit;
        if (old.bytes)
            at = first_place(value, old, done);
        else
            at = at < value.bytes ? at + Encoding::width(value.data[at]) : -1;
    }
}

enum side : int { left_side, right_side, centred, zeros };

// value with `fill` around it, `width` code points at least; with zeros behind its sign.
template <class Encoding>
__device__ __forceinline__ text padded(text value, size width, text fill, int how, scratch* memory) {
    const size lacking = width - Encoding::count(value.data, value.bytes);
    if (lacking <= 0)
        return value;
    const size available = memory->end - memory->top;
    if (lacking > available / fill.bytes || value.bytes > available - lacking * fill.bytes)
        return nothing();
    const size before = how == left_side ? 0 : how == centred ? lacking / 2 + (lacking & width & 1) : lacking;
    byte* to = memory->top;
    const bool sign = how == zeros && value.bytes && (*value.data == '-' || *value.data == '+');
    if (sign)
        *to++ = *value.data;
#pragma unroll 1
    for (size i = 0; i < lacking + 1; ++i) {
        if (i == before) {
            udf_copy(to, value.data + sign, value.bytes - sign);
            to += value.bytes - sign;
        }
        if (i < lacking) {
            udf_copy(to, fill.data, fill.bytes);
            to += fill.bytes;
        }
    }
    return kept(memory, to);
}

// value[first:last:step], as Python's slice; step is not 0. An end that is left out is the least or the greatest
// integer.
template <class Encoding>
__device__ __forceinline__ text stepped(text value, size first, size last, size step, scratch* memory) {
    const size points = Encoding::count(value.data, value.bytes);
    const size low = step < 0 ? -1 : 0, high = step < 0 ? points - 1 : points;
    first = first < 0 ? (first + points < low ? low : first + points) : first > high ? high : first;
    last = last < 0 ? (last + points < low ? low : last + points) : last > high ? high : last;
    byte* to = room(memory, value.bytes);
    if (!to)
        return nothing();
    size place = 0, at = 0;  // of the last code point that was copied, counted in both ways
#pragma unroll 1
    for (size i = first; step < 0 ? i > last : i < last; i += step) {
#pragma unroll 1
        for (; place < i; ++place)
            at += Encoding::width(value.data[at]);
#pragma unroll 1
        for (; place > i; --place)
            at = Encoding::before(value.data, at);
        const size width = Encoding::width(value.data[at]);
        udf_copy(to, value.data + at, width);
        to += width;
    }
    return kept(memory, to);
}

extern "C" {

__device__ __noinline__ text udf_text_join(const byte* a, size n, const byte* b, size m, scratch* memory) {
    return joined({a, n}, {b, m}, memory);
}

__device__ __noinline__ text udf_text_repeat(const byte* a, size n, size times, scratch* memory) {
    return repeated({a, n}, times, memory);
}

TEXT_FUNCTION(text, replace,
              (const byte* a, size n, const byte* old, size m, const byte* fresh, size k, size limit, scratch* memory),
              replaced<Encoding>({a, n}, {old, m}, {fresh, k}, limit, memory))
TEXT_FUNCTION(text, pad, (const byte* a, size n, size width, const byte* fill, size m, int how, scratch* memory),
              padded<Encoding>({a, n}, width, {fill, m}, how, memory))
TEXT_FUNCTION(text, step, (const byte* a, size n, size first, size last, size step, scratch* memory),
              stepped<Encoding>({a, n}, first, last, step, memory))

// The text of one code point, which is one of Unicode's and no surrogate.
__device__ __noinline__ text udf_text_chr(size point, scratch* memory) {
    byte* to = room(memory, 4);
    return to ? kept(memory, written(to, static_cast<unsigned int>(point))) : nothing();
}
}

}  // namespace udf
