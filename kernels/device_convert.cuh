// device_convert.cuh - a column as windows have it, in global memory.
//
//   out[i] = in[i] as double, NaN where that is null or infinite       0 <= i < rows
//
// Nothing is done where needed is given and points to 0.
// Precondition: any number of blocks.
// Cost: reads sizeof(In) * rows bytes, and rows / 8 of validity; writes 8 * rows bytes.

#pragma once

#include "block_window.cuh"

namespace udf {

template <int Threads, int Parts, class T, bool Nullable>
__device__ __forceinline__ void device_convert(const input<T, Nullable>& in, double* __restrict__ out, long long rows,
                                               const unsigned int* __restrict__ needed) {
    if (needed != nullptr && *needed == 0) {
        return;
    }
    for (long long tile = static_cast<long long>(blockIdx.x) * (Threads * Parts); tile < rows;
         tile += static_cast<long long>(gridDim.x) * (Threads * Parts)) {
        const input<T, Nullable> from = in.from(tile);
        double value[Parts];
#pragma unroll
        for (int k = 0; k < Parts; ++k) {
            const unsigned int i = k * Threads + threadIdx.x;
            value[k] = tile + i < rows ? window_value(from.item(i)) : 0;
        }
#pragma unroll
        for (int k = 0; k < Parts; ++k) {
            const unsigned int i = k * Threads + threadIdx.x;
            if (tile + i < rows) {
                out[tile + i] = value[k];
            }
        }
    }
}

}  // namespace udf
