// block_reduce_chunks.cuh - the middle of windows that are longer than shared memory holds: runs of rows, reduced
// before.
//
// Chunk c has the rows far_origin + c * warp_span .. + warp_span of the column; word w of its record is far[w *
// far_chunks + c]. Word 0 is how many of its values are NaN, word 1 the largest magnitude's high word, then come the
// states of the reducers, in order. device_reduce_chunks.cuh writes them. Each thread of a tile takes its share.

#pragma once

#include "base_reduce_launch.cuh"
#include "base_reduction.cuh"

namespace udf {

// The runs of rows that a tile's windows have in the middle, reduced before.
template <class Block>
struct far_chunks {
    static constexpr bool any = true;
    const double* words;
    int stride;
    int first;
    int end;
    int origin;  // the first row of chunk 0
    int rows;

    __device__ __forceinline__ int rows_of(int chunk) const {
        const int begin = origin + chunk * Block::warp_span;
        const int from = begin < 0 ? 0 : begin;
        const int to = begin + Block::warp_span < rows ? begin + Block::warp_span : rows;
        return to > from ? to - from : 0;
    }

    // This thread's share.
    template <class Reducer>
    __device__ __forceinline__ typename Reducer::state take(const Reducer& reducer) const {
        constexpr int count = sizeof(typename Reducer::sent) / sizeof(double);
        auto all = reducer.none();
#pragma unroll 1
        for (int chunk = first + threadIdx.x; chunk < end; chunk += Block::threads) {
            double word[count];
#pragma unroll
            for (int w = 0; w < count; ++w) {
                word[w] = words[w * stride + chunk];
            }
            typename Reducer::sent sent;
            memcpy(&sent, word, sizeof(sent));
            if (const int own = rows_of(chunk); own > 0) {
                all = reducer.merge(all, reducer.receive(sent, own));
            }
        }
        return all;
    }
};

template <bool Far, class Block>
struct chunks_if : far_chunks<Block> {};

template <class Block>
struct chunks_if<false, Block> {
    static constexpr bool any = false;
};

// Those of a tile's windows, from a word of their records on.
template <class Block, class Far>
__device__ __forceinline__ Far chunks_of(const reduce_launch& launch, int last, long long word) {
    if constexpr (Far::any) {
        const int chunk = (last - launch.far_origin) / Block::warp_span;
        const int first = chunk - launch.chunks;
        return Far{{launch.far + word * launch.far_chunks, launch.far_chunks, first < 0 ? 0 : first,
                    chunk < launch.far_chunks ? chunk : launch.far_chunks, launch.far_origin, launch.rows}};
    } else {
        return Far{};
    }
}

// How many values of a thread's share of the chunks are NaN, and the high word of the largest magnitude of the others.
struct far_summary {
    unsigned int gone;
    unsigned int largest;
};

template <class Block>
__device__ __forceinline__ far_summary summary_of(const far_chunks<Block>& far) {
    far_summary all = {0, 0};
#pragma unroll 1
    for (int chunk = far.first + threadIdx.x; chunk < far.end; chunk += Block::threads) {
        const unsigned int largest = static_cast<unsigned int>(far.words[far.stride + chunk]);
        all.gone += static_cast<unsigned int>(far.words[chunk]);
        all.largest = largest > all.largest ? largest : all.largest;
    }
    return all;
}

}  // namespace udf
