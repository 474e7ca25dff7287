// text_give.cuh - where the texts of rows go: one behind the other, in the order of the rows.
//
//   at[i + 1] = at[i] + bytes of row i,   chars[at[i] : at[i + 1]] = text of row i
//
// In one run: a block adds up its rows' bytes, and looks at what the blocks before it have come to (Merrill and
// Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back, 2016). Nobody knows before how much there will
// be: where `capacity` bytes do not suffice, only `at` is written, and a second run writes the bytes to where they
// belong. So does one whose rows run part by part, which has only sizes from the first.
//
// Precondition: all threads of a block call it; a block takes as many rows as it has threads, 1024 at most, and has no
// text behind the last row; `states`, if there are any, are 0 for each block, and blocks start in their order.
// Cost: the bytes once, and a word for each block.

#pragma once

#include "base_lanes.cuh"
#include "text_row.cuh"

namespace udf {

// What a block's rows come to, and, once it is known, what all up to it come to.
static constexpr word sum_known = 1ull << 62, total_known = 2ull << 62, state_value = sum_known - 1;

// What all blocks before this one come to; a warp calls it.
__device__ __forceinline__ long long before_block(volatile word* states, long long bytes) {
    const int lane = threadIdx.x % 32;
    const long long block = blockIdx.x;
    if (lane == 0)
        states[block] = (block == 0 ? total_known : sum_known) | bytes;
    long long before = 0;
    for (long long end = block; end > 0; end -= 32) {
        const long long other = end - 1 - lane;
        word state = total_known;
        if (other >= 0) {
            do {
                state = states[other];
            } while (state < sum_known);
        }
        const unsigned int totals = __ballot_sync(~0u, state >= total_known);
        const int last = totals ? __ffs(totals) - 1 : 31;
        const long long part = lane <= last ? static_cast<long long>(state & state_value) : 0;
        before += warp_sum(part);
        if (totals)
            break;
    }
    if (lane == 0 && block > 0)
        states[block] = total_known | (before + bytes);
    return before;
}

// Where results go: what a kernel takes for each.
struct text_place {
    byte* chars;
    long long* at;
    word* states;
    long long capacity;
    long long rows;
};

struct text_giver {
    long long sums[33];

    __device__ __forceinline__ void give(given_text mine, text_place to) {
        if (to.chars == nullptr && to.states == nullptr)
            return;
        const long long row = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
        long long own = 0;
        if (to.states == nullptr) {
            own = row < to.rows ? to.at[row] : 0;
        } else {
            own = added(mine.bytes, to.states);
            if (row == 0)
                to.at[0] = 0;
            if (row < to.rows)
                to.at[row + 1] = own + mine.bytes;
            if (own + mine.bytes > to.capacity)
                return;
        }
        copy_bytes(to.chars + own, mine.data, mine.bytes);
    }

private:
    // Where a thread's bytes begin, of all.
    __device__ __forceinline__ long long added(long long mine, word* states) {
        const unsigned int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
        long long up_to = sum_up_to(mine), bytes = 0;
        if (lane == 31)
            sums[warp] = up_to;
        __syncthreads();
        for (unsigned int i = 0; i < blockDim.x / 32; ++i) {
            up_to += i < warp ? sums[i] : 0;
            bytes += sums[i];
        }
        if (warp == 0) {
            const long long before = before_block(states, bytes);
            if (lane == 0)
                sums[32] = before;
        }
        __syncthreads();
        return sums[32] + up_to - mine;
    }
};

}  // namespace udf
