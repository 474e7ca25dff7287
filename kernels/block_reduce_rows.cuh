// block_reduce_rows.cuh - a tile's rows in shared memory, and how many of them are NaN.
//
//   staged[i] = the tile's row i; rows that do not exist are 0
//   gone_before(memory, i) = how many of staged[0 .. i) are NaN
//
// Where no value is missing, as in most tiles of a column without nulls, nothing is counted. Else a bit for each value
// says that it is NaN, their words' bits are summed up, and a window counts with two look-ups (G. Jacobson, "Space-
// efficient static trees and graphs", 1989). The largest magnitude is found on the way (base_reduction.cuh needs it).
//
// Precondition: all threads call each but count_gone, which is for one warp.
// Cost: each row is read once, batch loads of a thread under way at a time.

#pragma once

#include "base_reduce_launch.cuh"

namespace udf {

// What lies in shared memory beside the rows themselves; Slots reductions of each window.
template <class Block, int Slots>
struct reduce_memory {
    double* staged;
    double* reduced;
    double* states;
    unsigned int* gone;    // a bit for each staged value: it is NaN
    unsigned int* before;  // how many are in the words before
    unsigned int* largest;
    unsigned int* far_gone;  // how many NaN far windows have in the middle, a part from each warp

    __device__ __forceinline__ explicit reduce_memory(int gap) {
        extern __shared__ __align__(16) unsigned char shared_bytes[];
        const int words = (gap + Block::tile) / 32;
        staged = reinterpret_cast<double*>(shared_bytes);
        reduced = staged + gap + Block::tile;
        states = reduced + Slots * Block::tile;
        gone = reinterpret_cast<unsigned int*>(states + Slots * 2 * 2 * Block::warps);
        before = gone + words + 1;
        largest = before + words + 1;
        far_gone = largest + Block::warps;
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

// Take rows begin .. begin + count into shared memory, from number `first` of the staged on, whole words of 32. Return
// the largest magnitude's high word: that of a NaN or an infinity is the larger. Of a column with nulls, infinities
// become NaN here, and `gone` tells which values are one: a column's nulls are no surprise, and cost no second pass.
template <class Block, class Memory, class T, bool Nullable>
__device__ __forceinline__ unsigned int stage_rows(const Memory& memory, int first, const input<T, Nullable>& in,
                                                   int begin, int count, int rows, bool& missing) {
    constexpr int batch = 8, stride = Block::threads;
    double* const staged = memory.staged + first;
    const int low = begin < 0 ? -begin : 0;
    const int exist = rows - begin - low > 0 ? rows - begin - low : 0;
    const T* __restrict__ values = in.values + begin;
    const unsigned char* __restrict__ validity = nullptr;
    int shift = 0;
    if constexpr (Nullable) {
        const int skew = (begin % 8 + 8) % 8;
        shift = skew + static_cast<int>(threadIdx.x);
        validity = in.validity + (begin - skew) / 8 + shift / 8;
        shift %= 8;
    } else if (low == 0 && exist >= count && reinterpret_cast<unsigned long long>(values) % sizeof(pair_of<T>) == 0) {
        return stage_pairs<Block>(staged, values, count);
    }
    unsigned int largest = 0;
#pragma unroll 1
    for (int start = threadIdx.x; start < count; start += batch * stride) {
        double value[batch];
        unsigned int byte[batch];
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            const int i = start + k * stride;
            value[k] = 0;
            byte[k] = 255;
            if (i < count && static_cast<unsigned int>(i - low) < static_cast<unsigned int>(exist)) {
                value[k] = static_cast<double>(values[i]);
                if constexpr (Nullable) {
                    byte[k] = validity[(i - static_cast<int>(threadIdx.x)) / 8];
                }
            }
        }
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            const int i = start + k * stride;
            unsigned int magnitude = __double2hiint(value[k]) & 0x7fffffff;
            if constexpr (Nullable) {
                const bool is_gone = magnitude >= not_finite || !((byte[k] >> shift) & 1);
                value[k] = is_gone ? __longlong_as_double(quiet_nan) : value[k];
                magnitude = is_gone ? 0 : magnitude;
                missing |= is_gone;
                const unsigned int word = __ballot_sync(whole_warp, is_gone);
                if (threadIdx.x % warp_rows == 0 && i < count) {
                    memory.gone[(first + i) / warp_rows] = word;
                }
            }
            if (i < count) {
                staged[i] = value[k];
            }
            largest = magnitude > largest ? magnitude : largest;
        }
    }
    return largest;
}

// Tell which of the staged values are NaN, an infinity becoming one. Return the largest magnitude of the others.
template <class Block, class Memory>
__device__ __forceinline__ unsigned int mark_gone(const Memory& memory, int count) {
    unsigned int largest = 0;
#pragma unroll 4
    for (int i = threadIdx.x; i < count; i += Block::threads) {
        const unsigned int magnitude = __double2hiint(memory.staged[i]) & 0x7fffffff;
        const bool is_gone = magnitude >= not_finite;
        if (is_gone) {
            memory.staged[i] = __longlong_as_double(quiet_nan);
        } else {
            largest = magnitude > largest ? magnitude : largest;
        }
        const unsigned int word = __ballot_sync(whole_warp, is_gone);
        if (i % warp_rows == 0) {
            memory.gone[i / warp_rows] = word;
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

// Sum up the words of `gone`, and one behind them; one warp does, barriers stand before and after.
template <class Memory>
__device__ __forceinline__ void count_gone(const Memory& memory, int words) {
    unsigned int sum = 0;
#pragma unroll 1
    for (int word = threadIdx.x; word - static_cast<int>(threadIdx.x) <= words; word += warp_rows) {
        const unsigned int own = word < words ? __popc(memory.gone[word]) : 0;
        unsigned int upto = own;
#pragma unroll
        for (int reach = 1; reach < static_cast<int>(warp_rows); reach *= 2) {
            const unsigned int other = __shfl_up_sync(whole_warp, upto, reach);
            upto += static_cast<int>(threadIdx.x) >= reach ? other : 0;
        }
        if (word <= words) {
            memory.before[word] = sum + upto - own;
        }
        if (word == words) {
            memory.gone[word] = 0;
        }
        sum += __shfl_sync(whole_warp, upto, warp_rows - 1);
    }
}

// How many of the staged values before number i are NaN.
template <class Memory>
__device__ __forceinline__ int gone_before(const Memory& memory, int i) {
    return memory.before[i / 32] + __popc(memory.gone[i / 32] & ((1u << (i % 32)) - 1));
}

}  // namespace udf
