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

}  // namespace udf
