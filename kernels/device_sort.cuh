// device_sort.cuh - a stable radix sort of rows by codes of few bits; row numbers and columns are carried along.
//
//   count    counts[d, t] = rows of tile t whose code has digit d; code[i] = key[i] - least, where that is asked for
//   place    counts[d, t] becomes the rows of digit d in tiles before t; totals[d] = rows of digit d
//   move     the rows of a tile to their places: codes, row numbers, and columns of 8 bytes a row
//   back     columns from there to where the rows were before the pass, by the places that move has left
//
// A pass is count, place and move, by one digit of up to 8 bits, the lowest first. What counts a tile is another
// kernel than what moves it, so that no block waits for an earlier one: codes are read twice, which is little beside
// what moves. A block brings its rows together by digit in shared memory first, and writes runs of them.
//
// Precondition: fewer than 2^32 rows; a block for each tile of Threads * Items rows; place has a block for each digit.
// Cost: a pass reads and writes codes, numbers and columns once.
// Source: Merrill & Grimshaw, "High performance and scalable radix sorting", 2011; ranks by votes of a warp as in
// Adinets & Merrill, "Onesweep: a faster least significant digit radix sort for GPUs", 2022.

#pragma once

#include "base_lanes.cuh"

namespace udf {

inline constexpr int digit_bits = 8;
inline constexpr int digits = 1 << digit_bits;
inline constexpr int most_carried = 6;

// A pass: its tiles, and which bits of a code are its digit.
struct digit_of {
    long long tiles;
    int shift;
    int mask;

    template <class Code>
    __device__ __forceinline__ int operator()(Code code) const {
        return static_cast<int>(code >> shift) & mask;
    }
};

template <int Threads, int Items, class Key, class Code>
__device__ __forceinline__ void device_count(const Key* __restrict__ keys, unsigned long long least, long long rows,
                                             digit_of digit, Code* __restrict__ codes, unsigned int* __restrict__ out,
                                             unsigned int (&counts)[digits]) {
    for (int d = threadIdx.x; d <= digit.mask; d += Threads) {
        counts[d] = 0;
    }
    __syncthreads();
    const long long tile = static_cast<long long>(blockIdx.x) * Threads * Items;
    Code code[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const long long row = tile + j * Threads + threadIdx.x;
        code[j] = row < rows ? static_cast<Code>(static_cast<unsigned long long>(keys[row]) - least) : Code{};
    }
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const long long row = tile + j * Threads + threadIdx.x;
        if (row < rows) {
            atomicAdd(counts + digit(code[j]), 1u);
            if (codes != nullptr) {
                codes[row] = code[j];
            }
        }
    }
    __syncthreads();
    for (int d = threadIdx.x; d <= digit.mask; d += Threads) {
        out[d * digit.tiles + blockIdx.x] = counts[d];
    }
}

// The sum of what all threads before have, and of what all have; `warps` has room for a word a warp.
template <int Threads, class T>
__device__ __forceinline__ T sum_before(T value, T* warps, T& all) {
    const T through = sum_up_to(value);
    __syncthreads();
    if (threadIdx.x % 32 == 31) {
        warps[threadIdx.x / 32] = through;
    }
    __syncthreads();
    T before = 0;
    all = 0;
#pragma unroll
    for (int w = 0; w < Threads / 32; ++w) {
        before += w < static_cast<int>(threadIdx.x / 32) ? warps[w] : 0;
        all += warps[w];
    }
    return before + through - value;
}

template <int Threads>
__device__ __forceinline__ void device_place(unsigned int* __restrict__ counts, unsigned int* __restrict__ totals,
                                             long long tiles, unsigned int (&warps)[Threads / 32]) {
    unsigned int* const own = counts + blockIdx.x * tiles;
    unsigned int so_far = 0;
#pragma unroll 1
    for (long long base = 0; base < tiles; base += Threads) {
        const long long at = base + threadIdx.x;
        unsigned int all;
        const unsigned int before = sum_before<Threads>(at < tiles ? own[at] : 0, warps, all);
        if (at < tiles) {
            own[at] = so_far + before;
        }
        so_far += all;
    }
    if (threadIdx.x == 0) {
        totals[blockIdx.x] = so_far;
    }
}

}  // namespace udf
