// block_reduce_rows.cuh - a tile's rows in shared memory, and how many of them are NaN.
//
//   staged[i] = the tile's row i; rows that do not exist are 0
//   nans_before(memory, i)(distance) = how many of staged[0 .. i + distance) are NaN, distance a multiple of 32
//
// Where no value is missing, as in most tiles of a column without nulls, nothing is counted. Else a bit for each value
// says that it is NaN, their words' bits are summed up, and a window counts with two look-ups (G. Jacobson, "Space-
// efficient static trees and graphs", 1989). The largest magnitude is found on the way (base_reduction.cuh needs it).
//
// Precondition: all threads call each but count_nans, which is for one warp.
// Cost: each row is read once, batch loads of a thread under way at a time.

#pragma once

#include "base_reduce_launch.cuh"

namespace udf {

// Of 32 staged values: a bit for each that is NaN, and how many are before them.
struct alignas(8) nan_word {
    unsigned int before;
    unsigned int bits;
};

// What lies in shared memory beside the rows themselves; Slots reductions of each window.
template <class Block, int Slots>
struct reduce_memory {
    double* staged;
    double* reduced;
    double* states;
    nan_word* nans;
    unsigned int* largest;
    unsigned int* chunk_nans;  // how many NaN the chunks have, a part from each warp

    __device__ __forceinline__ explicit reduce_memory(int gap) {
        extern __shared__ __align__(16) unsigned char shared_bytes[];
        const int words = (gap + Block::tile) / 32;
        staged = reinterpret_cast<double*>(shared_bytes);
        reduced = staged + gap + Block::tile;
        states = reduced + Slots * Block::tile;
        nans = reinterpret_cast<nan_word*>(states + Slots * 2 * 2 * Block::warps);
        largest = reinterpret_cast<unsigned int*>(nans + words + 1);
        chunk_nans = largest + Block::warps;
    }
};

template <class T>
struct alignas(2 * sizeof(T)) pair_of {
    T item[2];
};

// Take one pair of values. Return the larger of `largest` and their magnitudes' high words.
template <class T>
__device__ __forceinline__ unsigned int stage_pair(double* staged, int i, const pair_of<T>& pair,
                                                   unsigned int largest) {
    const pair_of<double> value = {{static_cast<double>(pair.item[0]), static_cast<double>(pair.item[1])}};
    reinterpret_cast<pair_of<double>*>(staged)[i] = value;
#pragma unroll
    for (double item : value.item) {
        const unsigned int magnitude = __double2hiint(item) & 0x7fffffff;
        largest = magnitude > largest ? magnitude : largest;
    }
    return largest;
}

// As stage_rows, of rows that all exist, two at a time.
template <class Block, class T>
__device__ __forceinline__ unsigned int stage_pairs(double* staged, const T* __restrict__ values, int count) {
    constexpr int batch = 4, stride = Block::threads;
    const pair_of<T>* __restrict__ pairs = reinterpret_cast<const pair_of<T>*>(values);
    unsigned int largest = 0;
    int i = threadIdx.x;
#pragma unroll 1
    for (; i + (batch - 1) * stride < count / 2; i += batch * stride) {
        pair_of<T> pair[batch];
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            pair[k] = pairs[i + k * stride];
        }
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            largest = stage_pair(staged, i + k * stride, pair[k], largest);
        }
    }
    pair_of<T> pair[batch - 1];
#pragma unroll
    for (int k = 0; k < batch - 1; ++k) {
        if (i + k * stride < count / 2) {
            pair[k] = pairs[i + k * stride];
        }
    }
#pragma unroll
    for (int k = 0; k < batch - 1; ++k) {
        if (i + k * stride < count / 2) {
            largest = stage_pair(staged, i + k * stride, pair[k], largest);
        }
    }
    return largest;
}

// A thread's share of some rows that stand in the column: rows i, i + stride .. are staged at the same numbers.
template <class Block, class Memory, class T, bool Nullable>
struct row_stager {
    static constexpr int stride = Block::threads;
    const Memory& memory;
    const T* __restrict__ values;
    const unsigned char* __restrict__ validity;  // of this thread's row in the first byte of `stride` rows
    int shift;
    int first;
    int low;    // rows before do not exist
    int exist;  // nor do those behind so many more
    int count;

    // Take Batch rows from i on; `seen` has a bit where a warp had a NaN. In place of those outside the column,
    // unless Inside says that there are none, come zeros.
    template <int Batch, bool Inside>
    __device__ __forceinline__ unsigned int stage(int i, unsigned int largest, unsigned int& seen) const {
        const T* const own = values + i;
        const unsigned char* const bytes = validity + static_cast<unsigned int>(i) / stride * (stride / 8);
        nan_word* const words = memory.nans + static_cast<unsigned int>(first + i) / warp_rows;
        double value[Batch];
        unsigned int byte[Batch];
#pragma unroll
        for (int k = 0; k < Batch; ++k) {
            const int row = i + k * stride;
            value[k] = 0;
            byte[k] = 255;
            if (Inside || (row < count && static_cast<unsigned int>(row - low) < static_cast<unsigned int>(exist))) {
                value[k] = static_cast<double>(own[k * stride]);
                if constexpr (Nullable) {
                    byte[k] = bytes[k * (stride / 8)];
                }
            }
        }
#pragma unroll
        for (int k = 0; k < Batch; ++k) {
            const int row = i + k * stride;
            unsigned int magnitude = __double2hiint(value[k]) & 0x7fffffff;
            if constexpr (Nullable) {
                const bool is_missing = magnitude >= not_finite || !((byte[k] >> shift) & 1);
                value[k] = is_missing ? __longlong_as_double(quiet_nan) : value[k];
                magnitude = is_missing ? 0 : magnitude;
                const unsigned int word = __ballot_sync(whole_warp, is_missing);
                seen |= word;
                if (threadIdx.x % warp_rows == 0 && (Inside || row < count)) {
                    words[k * (stride / static_cast<int>(warp_rows))].bits = word;
                }
            }
            if (Inside || row < count) {
                memory.staged[first + row] = value[k];
            }
            largest = magnitude > largest ? magnitude : largest;
        }
        return largest;
    }
};

// Take rows begin .. begin + count into shared memory, from number `first` of the staged on, whole words of 32. Return
// the largest magnitude's high word: that of a NaN or an infinity is the larger. Of a column with nulls, infinities
// become NaN here, and `nans` tells which values are one: a column's nulls are no surprise, and cost no second pass.
template <class Block, class Memory, class T, bool Nullable>
__device__ __forceinline__ unsigned int stage_rows(const Memory& memory, int first, const input<T, Nullable>& in,
                                                   int begin, int count, int rows, bool& missing) {
    constexpr int batch = 4, stride = Block::threads;
    const int low = begin < 0 ? -begin : 0;
    const int exist = rows - begin - low > 0 ? rows - begin - low : 0;
    const bool inside = low == 0 && exist >= count;
    const T* __restrict__ values = in.values + begin;
    const unsigned char* __restrict__ validity = nullptr;
    int shift = 0;
    if constexpr (Nullable) {
        const int skew = (begin % 8 + 8) % 8;
        shift = skew + static_cast<int>(threadIdx.x);
        validity = in.validity + (begin - skew) / 8 + shift / 8;
        shift %= 8;
    } else if (inside && reinterpret_cast<unsigned long long>(values) % sizeof(pair_of<T>) == 0) {
        return stage_pairs<Block>(memory.staged + first, values, count);
    }
    const row_stager<Block, Memory, T, Nullable> stager = {memory, values, validity, shift, first, low, exist, count};
    unsigned int largest = 0, seen = 0;
    int start = threadIdx.x;
    if (inside) {
#pragma unroll 1
        for (; start + (batch - 1) * stride < count; start += batch * stride) {
            largest = stager.template stage<batch, true>(start, largest, seen);
        }
    }
#pragma unroll 1
    for (; start < count; start += batch * stride) {
        largest = stager.template stage<batch, false>(start, largest, seen);
    }
    missing |= seen != 0;
    return largest;
}

// Tell which of the staged values are NaN, an infinity becoming one. Return the largest magnitude of the others.
template <class Block, class Memory>
__device__ __forceinline__ unsigned int mark_nans(const Memory& memory, int count) {
    unsigned int largest = 0;
#pragma unroll 4
    for (int i = threadIdx.x; i < count; i += Block::threads) {
        const unsigned int magnitude = __double2hiint(memory.staged[i]) & 0x7fffffff;
        const bool is_missing = magnitude >= not_finite;
        if (is_missing) {
            memory.staged[i] = __longlong_as_double(quiet_nan);
        } else {
            largest = magnitude > largest ? magnitude : largest;
        }
        const unsigned int word = __ballot_sync(whole_warp, is_missing);
        if (i % warp_rows == 0) {
            memory.nans[i / warp_rows].bits = word;
        }
    }
    return largest;
}

// The largest of all threads'; one barrier.
template <class Block, class Memory>
__device__ __forceinline__ unsigned int block_largest(const Memory& memory, unsigned int largest) {
    largest = warp_largest(largest);
    if (threadIdx.x % warp_rows == 0) {
        memory.largest[threadIdx.x / warp_rows] = largest;
    }
    __syncthreads();
#pragma unroll
    for (int warp = 0; warp < Block::warps; ++warp) {
        largest = memory.largest[warp] > largest ? memory.largest[warp] : largest;
    }
    return largest;
}

// Sum up the words of `nans`, and one behind them; one warp does, barriers stand before and after.
template <class Memory>
__device__ __forceinline__ void count_nans(const Memory& memory, int words) {
    unsigned int sum = 0;
#pragma unroll 1
    for (int word = threadIdx.x; word - static_cast<int>(threadIdx.x) <= words; word += warp_rows) {
        const unsigned int own = word < words ? __popc(memory.nans[word].bits) : 0;
        unsigned int upto = own;
#pragma unroll
        for (int reach = 1; reach < static_cast<int>(warp_rows); reach *= 2) {
            const unsigned int other = __shfl_up_sync(whole_warp, upto, reach);
            upto += static_cast<int>(threadIdx.x) >= reach ? other : 0;
        }
        if (word <= words) {
            memory.nans[word].before = sum + upto - own;
        }
        if (word == words) {
            memory.nans[word].bits = 0;
        }
        sum += __shfl_sync(whole_warp, upto, warp_rows - 1);
    }
}

// How many of the first staged values are NaN.
struct nans_before {
    const nan_word* words;
    unsigned int mask;

    template <class Memory>
    __device__ __forceinline__ nans_before(const Memory& memory, int i)
        : words(memory.nans + static_cast<unsigned int>(i) / warp_rows), mask((1u << (i % warp_rows)) - 1) {}

    __device__ __forceinline__ int operator()(int distance = 0) const {
        const nan_word word = words[distance / static_cast<int>(warp_rows)];
        return word.before + __popc(word.bits & mask);
    }
};

}  // namespace udf
