// text_copy.cuh - bytes on a GPU, which loads and stores words at their own addresses only.
//
//   load_word(data)            the eight bytes at data, of the one or two words that they lie in
//   load_part(data, n)         the first n of them
//   copy_bytes(to, from, n)    whole words, but for those that the destination has in part
//
// Precondition: memory comes in words: where one of its bytes can be read, all can.
// Cost: of a copy, n / 8 loads and stores, and up to six stores of parts of a word.

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

// The first bytes at data, 1 to 8, the first lowest, zeros behind them: of no word that none of them lies in.
__device__ __forceinline__ word load_part(const byte* data, long long bytes) {
    const word place = reinterpret_cast<word>(data);
    const word* words = reinterpret_cast<const word*>(place & ~7ull);
    const unsigned int skipped = static_cast<unsigned int>(place & 7) * 8, taken = static_cast<unsigned int>(bytes) * 8;
    word found = words[0] >> skipped;
    if (skipped + taken > 64)
        found |= words[1] << (64 - skipped);
    return found & ~0ull >> (64 - taken);
}

// Store the lowest bytes of a word where they are due, and go on behind them.
template <class Part>
__device__ __forceinline__ void put(byte*& to, word& from, long long& bytes) {
    *reinterpret_cast<Part*>(to) = static_cast<Part>(from);
    to += sizeof(Part);
    from >>= 8 * sizeof(Part);
    bytes -= sizeof(Part);
}

__device__ __forceinline__ void copy_bytes(byte* to, const byte* from, long long bytes) {
    if (bytes <= 0)
        return;
    const byte* const begin = to;
    word held = load_part(from, bytes < 8 ? bytes : 8);
    long long left = bytes;
    if (reinterpret_cast<word>(to) & 1)
        put<byte>(to, held, left);
    if ((reinterpret_cast<word>(to) & 2) && left >= 2)
        put<unsigned short>(to, held, left);
    if ((reinterpret_cast<word>(to) & 4) && left >= 4)
        put<unsigned int>(to, held, left);
    if (left >= 8) {
        const word place = reinterpret_cast<word>(from + (to - begin));
        const word* words = reinterpret_cast<const word*>(place & ~7ull);
        const unsigned int shift = static_cast<unsigned int>(place & 7) * 8;
        word low = *words;
#pragma unroll 1
        for (; left >= 8; left -= 8, to += 8) {
            word next = low >> shift;
            if (shift) {
                low = *++words;
                next |= low << (64 - shift);
            } else if (left >= 16) {
                low = *++words;
            }
            *reinterpret_cast<word*>(to) = next;
        }
    }
    if (bytes > 8 && left)
        held = load_part(from + (to - begin), left);
    if (left & 4)
        put<unsigned int>(to, held, left);
    if (left & 2)
        put<unsigned short>(to, held, left);
    if (left & 1)
        put<byte>(to, held, left);
}

}  // namespace udf
