// text_copy.cuh - bytes on a GPU, which loads and stores words at their own addresses only.
//
//   load_word(data)            the eight bytes at data, of the one or two words that they lie in
//   copy_bytes(to, from, n)    whole words, but for those that the destination has in part
//
// Precondition: memory comes in words: where one of its bytes can be read, all can.
// Cost: of a copy, n / 8 stores, twice as many loads, and up to 14 bytes one by one.

#pragma once

namespace udf {

using byte = unsigned char;
using word = unsigned long long;

__device__ __forceinline__ word load_word(const byte* data) {
    const word place = reinterpret_cast<word>(data);
    const word* words = reinterpret_cast<const word*>(place & ~7ull);
    const unsigned int shift = static_cast<unsigned int>(place & 7) * 8;
    const word low = words[0] >> shift;
    return shift == 0 ? low : low | words[1] << (64 - shift);
}

__device__ __forceinline__ void copy_bytes(byte* to, const byte* from, long long bytes) {
    long long i = 0;
#pragma unroll 1
    for (; i < bytes && (reinterpret_cast<word>(to + i) & 7); ++i)
        to[i] = from[i];
#pragma unroll 1
    for (; i + 8 <= bytes; i += 8)
        *reinterpret_cast<word*>(to + i) = load_word(from + i);
#pragma unroll 1
    for (; i < bytes; ++i)
        to[i] = from[i];
}

}  // namespace udf
