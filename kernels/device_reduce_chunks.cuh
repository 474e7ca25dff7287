// device_reduce_chunks.cuh - reduce each run of a warp's rows, for windows that have many of them.
//
//   records[.., c] = reductions of in[chunk_origin + c * span .. + span]      0 <= c < column_chunks
//
// Rows that do not exist are in none. Precondition: one warp for every chunk.
// Cost: reads sizeof(In) * rows bytes; writes 8 * words bytes for each 32 * Items rows.

#pragma once

#include "block_reduce_chunks.cuh"

namespace udf {

// Reduce the rows of a warp, and write the words of the state, stride apart.
template <class Reducer, int Items>
__device__ __forceinline__ void keep_chunk(const Reducer& reducer, const double (&values)[Items], unsigned int there,
                                           double* __restrict__ records, int stride) {
    auto all = reducer.none();
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        if ((there >> j) & 1) {
            all = reducer.with(all, values[j]);
        }
    }
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        all = reducer.merge(all, from_lane<true>(all, distance));  // of use in lane 0
    }
    const typename Reducer::sent sent = reducer.send(all);
    if (threadIdx.x % warp_rows == 0) {
        store_words(records, stride, sent);
    }
}

// The records are as block_reduce_chunks.cuh says.
template <int Threads, int Items, class... Reducers, class T, bool Nullable>
__device__ __forceinline__ void device_reduce_chunks(const input<T, Nullable>& in, const reduce_launch& launch,
                                                     double* __restrict__ records) {
    constexpr int span = warp_rows * Items;
    const int chunk = blockIdx.x * static_cast<int>(Threads / warp_rows) + threadIdx.x / warp_rows;
    const int chunks = launch.column_chunks;
    if (chunk >= chunks) {
        return;
    }
    const int lane = threadIdx.x % warp_rows;
    const int begin = launch.chunk_origin + chunk * span;
    double values[Items];
    unsigned int largest = 0, nans = 0, there = ~0u;
    if (begin >= 0 && begin + span <= launch.rows) {
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            values[j] = value_at(in, begin + lane + j * static_cast<int>(warp_rows));
        }
    } else {
        there = 0;
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            const int row = begin + lane + j * static_cast<int>(warp_rows);
            const bool exists = row >= 0 && row < launch.rows;
            values[j] = exists ? value_at(in, row) : 0.0;
            there |= static_cast<unsigned int>(exists) << j;
        }
    }
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const unsigned int magnitude = __double2hiint(values[j]) & 0x7fffffff;
        const bool finite = magnitude < not_finite;
        largest = finite && magnitude > largest ? magnitude : largest;
        nans += !finite;
    }
    const int first = begin < 0 ? 0 : begin < launch.rows ? begin : launch.rows - 1;
    double origin = value_at(in, first);
    if (first + 2 < begin + span && first + 2 < launch.rows) {
        origin = typical(origin, value_at(in, first + 1), value_at(in, first + 2));
    }
    const reduced_rows rows = {warp_largest(largest), 12, origin};
    long long word = 2;
    ((keep_chunk(Reducers(rows), values, there, records + word * chunks + chunk, chunks),
      word += sizeof(typename Reducers::sent) / sizeof(double)),
     ...);
    nans = warp_sum(nans);
    if (lane == 0) {
        records[chunk] = nans;
        records[chunks + chunk] = rows.largest;
    }
}

}  // namespace udf
