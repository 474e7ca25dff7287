// text_base.cuh - one text value: UTF-8 bytes in memory, and what every operation on them reads.
//
//   text{data, size}          size bytes at data, valid UTF-8; nobody owns them, so a view costs nothing
//   rows of ASCII, rows of any text: the encoding is a template parameter, a property of the column
//
// Positions that Python counts in code points are bytes in ascii, and are counted in utf8.
//
// Precondition: data is valid UTF-8 (checked once, where a column is read). No load goes beyond data + size, but to the
// end of the word that the last byte lies in (text_copy.cuh).

#pragma once

#include "text_copy.cuh"

namespace udf {

using size = long long;

static constexpr word low_bits = 0x0101010101010101, high_bits = 0x8080808080808080;

struct text {
    const byte* data;
    size bytes;
};

// Written so that no copy of it lies in memory.
__device__ __forceinline__ text text_of(const byte* data, size bytes) {
    text made;
    made.data = data;
    made.bytes = bytes;
    return made;
}

// The eight bytes at data, the first lowest, and the next of `left` bytes, which are 1 at least: at most eight, zeros
// behind the last. The processor loads from any address, which a GPU cannot. So these stay calls in the PTX of others.
extern "C" __device__ __noinline__ word udf_load8(const byte* data) {
    return load_word(data);
}

extern "C" __device__ __noinline__ word udf_load_next(const byte* data, size left) {
    return load_part(data, left < 8 ? left : 8);
}

// The high bit of every byte of x that is 0: exact up to and including the lowest such byte.
__device__ __forceinline__ word zero_bytes(word x) {
    return (x - low_bits) & ~x & high_bits;
}

// The next bytes from i on, which is before the end.
__device__ __forceinline__ word load_next(text value, size i) {
    return udf_load_next(value.data + i, value.bytes - i);
}

// The place of the lowest byte of which the high bit is set; some is.
__device__ __forceinline__ int first_byte(word bits) {
    return (__ffsll(static_cast<long long>(bits)) - 1) >> 3;
}

// The high bit of every byte of x, all of them ASCII, that is a letter of the one case or the other.
__device__ __forceinline__ word upper_bytes(word x) {
    return (x + 0x3F * low_bits) & ~(x + 0x25 * low_bits) & high_bits;
}

__device__ __forceinline__ word lower_bytes(word x) {
    return (x + 0x1F * low_bits) & ~(x + 0x05 * low_bits) & high_bits;
}

__device__ __forceinline__ word digit_bytes(word x) {
    return (x + 0x50 * low_bits) & ~(x + 0x46 * low_bits) & high_bits;
}

// White space of ASCII (text_views.cuh), of any bytes: 9 to 13, 1C to 20.
__device__ __forceinline__ word space_bytes(word x) {
    const word y = x & ~high_bits;
    return (((y + 0x77 * low_bits) & ~(y + 0x72 * low_bits)) | ((y + 0x64 * low_bits) & ~(y + 0x5F * low_bits))) & ~x &
           high_bits;
}

__device__ __forceinline__ bool is_start(byte unit) {
    return (unit & 0xC0) != 0x80;
}

struct ascii {
    static __device__ __forceinline__ size width(byte) { return 1; }
    static __device__ __forceinline__ unsigned int point(const byte* data) { return *data; }
    static __device__ __forceinline__ size before(const byte*, size end) { return end - 1; }
    static __device__ __forceinline__ size count(const byte*, size bytes) { return bytes; }
    static __device__ __forceinline__ size place(text value, size points) {
        return points < value.bytes ? points : value.bytes;
    }
};

struct utf8 {
    static __device__ __forceinline__ size width(byte first) {
        return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    }

    // The code point that begins at data.
    static __device__ __forceinline__ unsigned int point(const byte* data) {
        const unsigned int first = data[0];
        if (first < 0x80)
            return first;
        if (first < 0xE0)
            return (first & 0x1F) << 6 | (data[1] & 0x3F);
        if (first < 0xF0)
            return (first & 0x0F) << 12 | (data[1] & 0x3F) << 6 | (data[2] & 0x3F);
        return (first & 0x07) << 18 | (data[1] & 0x3F) << 12 | (data[2] & 0x3F) << 6 | (data[3] & 0x3F);
    }

    // Where the code point that ends before end begins.
    static __device__ __forceinline__ size before(const byte* data, size end) {
        --end;
#pragma unroll 1
        while (!is_start(data[end]))
            --end;
        return end;
    }

    // Code points in the first bytes of data: all bytes but those that go on with a code point (10xxxxxx).
    static __device__ __forceinline__ size count(const byte* data, size bytes) {
        if (bytes <= 0)
            return 0;
        const word first = reinterpret_cast<word>(data), last = first + bytes - 1;
        const word* at = reinterpret_cast<const word*>(first & ~7ull);
        const word* const end = reinterpret_cast<const word*>(last & ~7ull);
        word x = *at & ~0ull << (first & 7) * 8;
        size points = bytes;
#pragma unroll 1
        while (at < end) {
            points -= __popcll((x >> 7) & ~(x >> 6) & low_bits);
            x = *++at;
        }
        x &= ~0ull >> (7 - (last & 7)) * 8;
        return points - __popcll((x >> 7) & ~(x >> 6) & low_bits);
    }

    // The byte at which code point number points begins; the end if there are no more.
    static __device__ __forceinline__ size place(text value, size points) {
        size at = 0;
#pragma unroll 1
        while (points >= 8 && at + 8 <= value.bytes && !(udf_load8(value.data + at) & high_bits)) {
            at += 8;
            points -= 8;
        }
#pragma unroll 1
        while (points > 0 && at < value.bytes) {
            at += width(value.data[at]);
            --points;
        }
        return at < value.bytes ? at : value.bytes;
    }
};

// A function of columns of ASCII, and the same of columns of any text: `Encoding` in its value. The second macro is of
// what is known of code points beyond ASCII, which the function of any text takes last.
#define TEXT_OF(ENCODING, RESULT, NAME, PARAMETERS, ...)                     \
    __device__ __noinline__ RESULT udf_text_##NAME##_##ENCODING PARAMETERS { \
        using Encoding = ENCODING;                                           \
        return __VA_ARGS__;                                                  \
    }
#define TEXT_FUNCTION(RESULT, NAME, PARAMETERS, ...)      \
    TEXT_OF(ascii, RESULT, NAME, PARAMETERS, __VA_ARGS__) \
    TEXT_OF(utf8, RESULT, NAME, PARAMETERS, __VA_ARGS__)
#define TEXT_LISTED(...) __VA_ARGS__
#define TEXT_FUNCTION_OF_UNICODE(RESULT, NAME, PARAMETERS, ...)                                     \
    __device__ __noinline__ RESULT udf_text_##NAME##_ascii PARAMETERS {                             \
        using Encoding = ascii;                                                                     \
        const tables known = {};                                                                    \
        return __VA_ARGS__;                                                                         \
    }                                                                                               \
    __device__ __noinline__ RESULT udf_text_##NAME##_utf8(TEXT_LISTED PARAMETERS, const byte* of) { \
        using Encoding = utf8;                                                                      \
        const tables known = {of};                                                                  \
        return __VA_ARGS__;                                                                         \
    }

}  // namespace udf
