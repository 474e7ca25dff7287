// base_lanes.cuh - states that go from one lane of a warp to another.

#pragma once

#include "base_column.cuh"

namespace udf {

// The state of the lane that is `distance` higher, or lower; its own at the end of its `width` lanes, a power of two.
template <bool Higher, class State>
__device__ __forceinline__ State from_lane(const State& state, int distance, int width = warp_rows) {
    static_assert(sizeof(State) % sizeof(double) == 0, "A state is made of doubles.");
    double words[sizeof(State) / sizeof(double)];
    memcpy(words, &state, sizeof(State));
#pragma unroll
    for (double& word : words) {
        word = Higher ? __shfl_down_sync(whole_warp, word, distance, width)
                      : __shfl_up_sync(whole_warp, word, distance, width);
    }
    State other;
    memcpy(&other, words, sizeof(State));
    return other;
}

// Join what so many neighbouring lanes have, in their order; the first of them gets it.
template <int Lanes, class State>
__device__ __forceinline__ void join_lanes(State& all) {
#pragma unroll
    for (int distance = 1; distance < Lanes; distance *= 2) {
        const State other = from_lane<true>(all, distance, Lanes);
        if (threadIdx.x % (2 * distance) == 0) {
            all.join(other);
        }
    }
}

// The sum of a warp's.
template <class T>
__device__ __forceinline__ T warp_sum(T value) {
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        value += __shfl_xor_sync(whole_warp, value, distance);
    }
    return value;
}

// The sum of what the lanes up to this one have.
template <class T>
__device__ __forceinline__ T sum_up_to(T value) {
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        const T other = __shfl_up_sync(whole_warp, value, distance);
        value += static_cast<int>(threadIdx.x % warp_rows) >= distance ? other : 0;
    }
    return value;
}

// A state in memory, word by word, `stride` apart.
template <class State, class Stride>
__device__ __forceinline__ void store_words(double* out, Stride stride, const State& state) {
    double words[sizeof(State) / sizeof(double)];
    memcpy(words, &state, sizeof(State));
#pragma unroll
    for (int k = 0; k < static_cast<int>(sizeof(State) / sizeof(double)); ++k) {
        out[k * stride] = words[k];
    }
}

template <class State>
__device__ __forceinline__ State load_words(const double* in, long long stride) {
    double words[sizeof(State) / sizeof(double)];
#pragma unroll
    for (int k = 0; k < static_cast<int>(sizeof(State) / sizeof(double)); ++k) {
        words[k] = in[k * stride];
    }
    State state;
    memcpy(&state, words, sizeof(State));
    return state;
}

}  // namespace udf
