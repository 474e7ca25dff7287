// block_reduce_chunks.cuh - the middle of windows that are longer than shared memory holds: runs of rows, reduced
// before.
//
// Chunk c has the rows chunk_origin + c * warp_span .. + warp_span of the column; word w of its record is records[w *
// column_chunks + c]. Word 0 is how many of its values are NaN, word 1 the largest magnitude's high word, then come the
// states of the reducers, in order. device_reduce_chunks.cuh writes them.

#pragma once

#include "base_reduce_launch.cuh"
#include "base_reduction.cuh"

namespace udf {

// The runs of rows that a tile's windows have in the middle, reduced before: first .. end. Each thread takes its share;
// Words of the first of it are asked for at once, to be there when they are needed.
template <bool Any, class Block, int Words>
struct chunk_records {
    static constexpr bool any = true;
    const double* words;
    int stride;
    int first;
    int end;
    int origin;  // the first row of chunk 0
    int rows;
    double own[Words];

    __device__ __forceinline__ chunk_records(const reduce_launch& launch, int last)
        : words(launch.records), stride(launch.column_chunks), origin(launch.chunk_origin), rows(launch.rows) {
        const int behind = (last - origin) / Block::warp_span;
        first = behind - launch.chunks < 0 ? 0 : behind - launch.chunks;
        end = behind < stride ? behind : stride;
        const int chunk = first + static_cast<int>(threadIdx.x);
#pragma unroll
        for (int w = 0; w < Words; ++w) {
            own[w] = chunk < end ? words[w * stride + chunk] : 0;
        }
    }

    __device__ __forceinline__ double word(int w, int chunk) const {
        return chunk == first + static_cast<int>(threadIdx.x) ? own[w] : words[w * stride + chunk];
    }

    __device__ __forceinline__ int rows_of(int chunk) const {
        const int begin = origin + chunk * Block::warp_span;
        const int from = begin < 0 ? 0 : begin;
        const int to = begin + Block::warp_span < rows ? begin + Block::warp_span : rows;
        return to > from ? to - from : 0;
    }

    // A thread's share as a reducer has it, whose words begin at a number.
    template <class Reducer>
    __device__ __forceinline__ typename Reducer::state take(const Reducer& reducer, int number) const {
        constexpr int count = sizeof(typename Reducer::sent) / sizeof(double);
        auto all = reducer.none();
#pragma unroll 1
        for (int chunk = first + threadIdx.x; chunk < end; chunk += Block::threads) {
            double sent_words[count];
#pragma unroll
            for (int w = 0; w < count; ++w) {
                sent_words[w] = word(number + w, chunk);
            }
            typename Reducer::sent sent;
            memcpy(&sent, sent_words, sizeof(sent));
            if (const int there = rows_of(chunk); there > 0) {
                all = reducer.merge(all, reducer.receive(sent, there));
            }
        }
        return all;
    }
};

template <class Block, int Words>
struct chunk_records<false, Block, Words> {
    static constexpr bool any = false;

    __device__ __forceinline__ chunk_records(const reduce_launch&, int) {}
};

// How many values of a thread's share of the chunks are NaN, and the high word of the largest magnitude of the others.
struct chunk_summary {
    unsigned int nans;
    unsigned int largest;
};

template <class Block, int Words>
__device__ __forceinline__ chunk_summary summary_of(const chunk_records<true, Block, Words>& records) {
    chunk_summary all = {0, 0};
#pragma unroll 1
    for (int chunk = records.first + threadIdx.x; chunk < records.end; chunk += Block::threads) {
        const unsigned int largest = static_cast<unsigned int>(records.word(1, chunk));
        all.nans += static_cast<unsigned int>(records.word(0, chunk));
        all.largest = largest > all.largest ? largest : all.largest;
    }
    return all;
}

}  // namespace udf
