// text_row.cuh - the text of one row in a kernel of rows: the memory that it is made in, and where a result goes.
//
//   row_memory<Bytes>   Bytes of the thread's own, or, where there is an arena, `each` bytes of that for every thread
//   put_text            how many bytes a row gives, and a copy of them where they belong, once that is known
//
// A kernel runs twice if it gives text: without a place to write to it gives sizes; the host adds them up (Blelloch,
// Prefix Sums and Their Applications, 1990), and the second run writes.
//
// Precondition: a thread of the launch takes one row, and of an arena there is a part for each.
// Cost: Bytes of local memory for each thread that a device can have; a result's bytes are read and written once.

#pragma once

#include "text_copy.cuh"

namespace udf {

template <int Bytes>
struct row_memory {
    // What functions of the library take: where the next text goes, and where the memory ends (text_make.cuh).
    struct {
        byte* top;
        byte* end;
    } free;
    alignas(8) byte own[Bytes];

    __device__ __forceinline__ row_memory(byte* arena, long long each) {
        const long long thread = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
        free.top = arena == nullptr ? own : arena + thread * each;
        free.end = free.top + (arena == nullptr ? Bytes : each);
    }
};

__device__ __forceinline__ long long put_text(byte* chars, long long at, unsigned long long data, long long bytes,
                                              bool holds) {
    if (!holds)
        return 0;
    if (chars != nullptr)
        copy_bytes(chars + at, reinterpret_cast<const byte*>(data), bytes);
    return bytes;
}

}  // namespace udf
