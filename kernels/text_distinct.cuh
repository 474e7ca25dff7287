// text_distinct.cuh - how many different texts there are among some.
//
//   slots     n words, `stride` apart, each the address of a text {data, bytes}; one without data is a null, which does
//             not count
//
// Cost: O(n) on average, and 16 to 32 bytes of scratch memory a text, free again afterwards: a table of addresses by
// hash with linear probing (Knuth, The Art of Computer Programming 3, 6.4). Where that does not fit, -1.

#pragma once

#include "text_case.cuh"

namespace udf {

// Each eight bytes are mixed in by a product with the golden ratio's 64 bits (Knuth, 6.4).
__device__ __forceinline__ word hash_of(text value) {
    word hash = static_cast<word>(value.bytes);
#pragma unroll 1
    for (size i = 0; i < value.bytes; i += 8) {
        hash = (hash ^ load_next(value, i)) * 0x9E3779B97F4A7C15;
        hash ^= hash >> 32;
    }
    return hash;
}

extern "C" __device__ __noinline__ size udf_text_distinct(const word* slots, size stride, size n, scratch* memory) {
    size places = 8;
#pragma unroll 1
    while (places < 2 * n)
        places *= 2;
    word* table = reinterpret_cast<word*>(room_of_words(memory, 8 * places));
    if (!table)
        return -1;
#pragma unroll 1
    for (size i = 0; i < places; ++i)
        table[i] = 0;
    size count = 0;
#pragma unroll 1
    for (size i = 0; i < n; ++i) {
        const word slot = slots[i * stride];
        const text value = *reinterpret_cast<const text*>(slot);
        if (!value.data)
            continue;
        word at = hash_of(value) & (places - 1);
#pragma unroll 1
        while (table[at]) {
            if (equal(*reinterpret_cast<const text*>(table[at]), value))
                break;
            at = (at + 1) & (places - 1);
        }
        count += table[at] == 0;
        table[at] = slot;
    }
    return count;
}

}  // namespace udf
