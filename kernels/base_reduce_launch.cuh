// base_reduce_launch.cuh - what a launch that reduces windows is told, and a column's values as windows have them.
//
//   value_at(in, row) = in[row] as double; NaN where that is null or not finite

#pragma once

#include "base_lanes.cuh"

namespace udf {

inline constexpr unsigned int not_finite = 0x7ff00000;  // the high word of an infinity; a NaN's is no less

// What the tiles of one launch have in common: udf/cuda/reduce_plan.py makes it.
struct reduce_launch {
    int rows;
    int length;
    int last;    // the row of the last value of the window at place 0
    int places;  // windows of step 1; results are at places 0, step, 2 * step ..
    int step;
    int min_periods;
    int tile;  // the first block's
    int lanes;
    int gap;
    int ragged;
    int chunks;  // of a warp's rows, reduced before
    int headroom;
    int chunk_origin;  // the first row of chunk 0, a multiple of a warp's rows from `last`
    int column_chunks;
    double share;           // 1 / length
    const double* records;  // word w of chunk c is records[w * column_chunks + c]
    unsigned long long* first_failure;
};

// The column's value as windows have it.
template <class T, bool Nullable>
__device__ __forceinline__ double value_at(const input<T, Nullable>& in, int row) {
    double value = static_cast<double>(in.values[row]);
    if constexpr (Nullable) {
        value = (in.validity[row / 8] >> (row % 8)) & 1 ? value : __longlong_as_double(quiet_nan);
    }
    if constexpr (is_floating<T>) {
        value = is_finite(value) ? value : __longlong_as_double(quiet_nan);
    }
    return value;
}

// The largest of a warp's.
__device__ __forceinline__ unsigned int warp_largest(unsigned int value) {
#if __CUDA_ARCH__ >= 800
    return __reduce_max_sync(whole_warp, value);
#else
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        const unsigned int other = __shfl_xor_sync(whole_warp, value, distance);
        value = other > value ? other : value;
    }
    return value;
#endif
}

}  // namespace udf
