// text_row.cuh - the text of one row in a kernel of rows: the memory that it is made in, and what the row gives.
//
//   row_memory<Bytes>   Bytes of the thread's own, or, where there is an arena, `each` bytes of that for every thread
//   given_text          the bytes of one result, where the row has made or found them
//
// Precondition: a thread of the launch takes one row, and of an arena there is a part for each.
// Cost: Bytes of local memory for each thread that a device can have.

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

struct given_text {
    const byte* data;
    long long bytes;

    // Note what a row gives; return how many bytes that is.
    __device__ __forceinline__ long long note(unsigned long long place, long long size, bool holds) {
        data = reinterpret_cast<const byte*>(place);
        bytes = holds ? size : 0;
        return bytes;
    }
};

}  // namespace udf
