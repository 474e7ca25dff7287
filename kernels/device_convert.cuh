// device_convert.cuh - a column as windows have it, in global memory.
//
//   out[i] = in[i] as double, NaN where that is null or infinite       0 <= i < rows
//
// Precondition: one block for every Threads * Parts rows.
// Cost: reads sizeof(In) * rows bytes, and rows / 8 of validity; writes 8 * rows bytes.

#pragma once

#include "block_window.cuh"

namespace udf {

template <int Threads, int Parts, class T, bool Nullable>
__device__ __forceinline__ void device_convert(const input<T, Nullable>& in, double* __restrict__ out, long long rows) {
    const long long tile = static_cast<long long>(blockIdx.x) * (Threads * Parts);
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

}  // namespace udf
