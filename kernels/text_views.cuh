// text_views.cuh - parts of a text: no byte is copied.
//
//   item     s[i], 0 bytes where there is none           slice    s[a:b]
//   strip    by whitespace, or by the code points of another text; sides: 1 left, 2 right
//
// Cost: of item, slice and length in utf8, one look at the bytes before; none in ascii.

#pragma once

#include "text_base.cuh"
#include "text_search.cuh"

namespace udf {

// str.isspace of one code point (Unicode 14 to 16: White_Space, and the separators 1C to 1F of bidirectional class B,
// S).
__device__ __forceinline__ bool is_space(unsigned int point) {
    if (point < 0x80)
        return point == ' ' || point - 9 < 5 || point - 0x1C < 4;
    return point == 0x85 || point == 0xA0 || point == 0x1680 || point - 0x2000 < 11 || point == 0x2028 ||
           point == 0x2029 || point == 0x202F || point == 0x205F || point == 0x3000;
}

struct whitespace {
    template <class Encoding>
    __device__ __forceinline__ bool has(const byte* data) const {
        return is_space(Encoding::point(data));
    }
};

struct points_of {
    text value;

    template <class Encoding>
    __device__ __forceinline__ bool has(const byte* data) const {
        const size width = Encoding::width(*data);
#pragma unroll 1
        for (size i = 0; i < value.bytes; i += utf8::width(value.data[i])) {
            if (utf8::width(value.data[i]) == width && same(value.data + i, data, width))
                return true;
        }
        return false;
    }
};

template <class Encoding, class Set>
__device__ __forceinline__ text stripped(text value, Set set, int sides) {
    size start = 0, end = value.bytes;
    if (sides & 1) {
#pragma unroll 1
        while (start < end && set.template has<Encoding>(value.data + start))
            start += Encoding::width(value.data[start]);
    }
    if (sides & 2) {
#pragma unroll 1
        while (end > start) {
            const size at = Encoding::before(value.data, end);
            if (!set.template has<Encoding>(value.data + at))
                break;
            end = at;
        }
    }
    return {value.data + start, end - start};
}

template <class Encoding>
__device__ __forceinline__ text item(text value, size index) {
    if (index < 0)
        index += Encoding::count(value.data, value.bytes);
    const size at = index < 0 ? value.bytes : Encoding::place(value, index);
    return {value.data + at, at < value.bytes ? Encoding::width(value.data[at]) : 0};
}

template <class Encoding>
__device__ __forceinline__ text slice(text value, size first, size last) {
    const part<Encoding> within(value, first, last);
    const size start = within.start < value.bytes ? within.start : value.bytes;
    return {value.data + start, within.stop > start ? within.stop - start : 0};
}

extern "C" {

__device__ __noinline__ size udf_text_length_utf8(const byte* data, size bytes) {
    return utf8::count(data, bytes);
}

TEXT_FUNCTION(text, item, (const byte* data, size bytes, size index), item<Encoding>({data, bytes}, index))
TEXT_FUNCTION(text, slice, (const byte* data, size bytes, size first, size last),
              slice<Encoding>({data, bytes}, first, last))
TEXT_FUNCTION(text, strip, (const byte* data, size bytes, int sides),
              stripped<Encoding>({data, bytes}, whitespace{}, sides))
TEXT_FUNCTION(text, strip_of, (const byte* data, size bytes, const byte* of, size n, int sides),
              stripped<Encoding>({data, bytes}, points_of{{of, n}}, sides))

// The code point of a text of one, -1 of any other.
__device__ __noinline__ size udf_text_ord_ascii(const byte* data, size bytes) {
    return bytes == 1 ? *data : -1;
}

__device__ __noinline__ size udf_text_ord_utf8(const byte* data, size bytes) {
    return bytes && utf8::width(*data) == bytes ? static_cast<size>(utf8::point(data)) : -1;
}
}

}  // namespace udf
