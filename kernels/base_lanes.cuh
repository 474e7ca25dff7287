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

// A state in memory, word by word, `stride` apart.
template <class State>
__device__ __forceinline__ void store_words(double* out, long long stride, const State& state) {
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
