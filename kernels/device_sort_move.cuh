// device_sort_move.cuh - rows of a tile to their places by one digit of a sort, or back: device_sort.cuh says what for.
//
// Ranks are found by votes of a warp, whose rows are neighbours, so that equal digits stay in their order. `back` finds
// the same ranks again, from the codes as they were before the pass, and reads where `move` wrote.

#pragma once

#include "device_sort.cuh"

namespace udf {

template <class Code>
struct move_launch {
    const Code* __restrict__ codes;
    Code* __restrict__ codes_out;
    const unsigned int* __restrict__ counts;
    const unsigned int* __restrict__ totals;
    long long rows;
    const unsigned int* __restrict__ numbers;  // null: 0, 1, ..
    unsigned int* __restrict__ numbers_out;    // null where nobody asks for them
    digit_of digit;
    long long columns;
    const unsigned long long* __restrict__ from[most_carried];
    unsigned long long* __restrict__ to[most_carried];
};

// What a block keeps in shared memory while it moves a tile.
template <int Threads, int Items>
struct move_room {
    unsigned long long values[Threads * Items];
    unsigned short counts[Threads / 32][digits];  // of each warp, then of the warps before
    unsigned int first[digits];                   // where the rows of a digit begin in the tile
    unsigned int offset[digits];                  // from there to their places
    unsigned long long warps[digits / 32];
};

// Have some values brought to the cache, for later.
__device__ __forceinline__ void ask_for(const unsigned long long* values, int count) {
#ifdef __CUDA_ARCH__
    if (static_cast<int>(threadIdx.x) * 16 < count) {
        asm volatile("prefetch.global.L2 [%0];" ::"l"(values + threadIdx.x * 16));
    }
#endif
}

// Values of the tile's rows to their places: `at` in the tile, `to` from there. Ends with all threads together.
template <int Threads, int Items, class T>
__device__ __forceinline__ void move_values(T* __restrict__ room, const T (&value)[Items],
                                            const unsigned int (&at)[Items], const unsigned int (&to)[Items], int here,
                                            T* __restrict__ out) {
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        if (at[j] != ~0u) {
            room[at[j]] = value[j];
        }
    }
    __syncthreads();
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const int slot = j * Threads + threadIdx.x;
        if (slot < here) {
            out[to[j]] = room[slot];
        }
    }
    __syncthreads();
}

// And from their places back.
template <int Threads, int Items, class T>
__device__ __forceinline__ void bring_back(T* __restrict__ room, const T* __restrict__ in,
                                           const unsigned int (&at)[Items], const unsigned int (&to)[Items], int here,
                                           T* __restrict__ out) {
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const int slot = j * Threads + threadIdx.x;
        if (slot < here) {
            room[slot] = in[to[j]];
        }
    }
    __syncthreads();
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        if (at[j] != ~0u) {
            out[threadIdx.x / 32 * (32 * Items) + j * 32 + threadIdx.x % 32] = room[at[j]];
        }
    }
    __syncthreads();
}

template <bool Back, int Threads, int Items, class Code>
__device__ __forceinline__ void device_move(const move_launch<Code>& launch, move_room<Threads, Items>& room) {
    static_assert(Threads >= digits, "A thread sums up one digit.");
    static_assert(Threads * Items <= 65536, "The rows of a tile are numbered in 16 bits.");
    constexpr int span = 32 * Items;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const long long tile = static_cast<long long>(blockIdx.x) * Threads * Items;
    const long long left = launch.rows - tile;
    const int here = left < Threads * Items ? static_cast<int>(left) : Threads * Items;
    for (int i = threadIdx.x; i < Threads / 32 * digits; i += Threads) {
        (&room.counts[0][0])[i] = 0;
    }
    const bool sums = static_cast<int>(threadIdx.x) <= launch.digit.mask;
    const unsigned int total = sums ? launch.totals[threadIdx.x] : 0;
    const unsigned int before_tile = sums ? launch.counts[threadIdx.x * launch.digit.tiles + blockIdx.x] : 0;
    Code code[Items];
    unsigned int at[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {  // a warp has neighbouring rows, so that ranks are in their order
        const int slot = warp * span + j * 32 + lane;
        code[j] = slot < here ? launch.codes[tile + slot] : Code{};
    }
    if (!Back && launch.columns != 0) {
        ask_for(launch.from[0] + tile, here);
    }
    __syncthreads();
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const bool inside = warp * span + j * 32 + lane < here;
        const int digit = launch.digit(code[j]);
        unsigned int peers = __ballot_sync(~0u, inside);
#pragma unroll
        for (int b = 0; b < 8; ++b) {
            const unsigned int set = __ballot_sync(~0u, (digit >> b) & 1);
            peers &= (digit >> b) & 1 ? set : ~set;
        }
        const unsigned int earlier = __popc(peers & ((1u << lane) - 1));
        const unsigned int before = inside ? room.counts[warp][digit] : 0;
        __syncwarp();
        if (inside && earlier == 0) {
            room.counts[warp][digit] = static_cast<unsigned short>(before + __popc(peers));
        }
        __syncwarp();
        at[j] = before + earlier;
    }
    __syncthreads();
    unsigned int own = 0;
    if (sums) {
#pragma unroll
        for (int w = 0; w < Threads / 32; ++w) {
            const unsigned int its = room.counts[w][threadIdx.x];
            room.counts[w][threadIdx.x] = static_cast<unsigned short>(own);
            own += its;
        }
    }
    // both sums at once: rows of a tile are fewer than 2^32
    const unsigned long long both = static_cast<unsigned long long>(total) << 32 | own;
    const unsigned long long sum = sum_before_digit(both, room.warps);
    if (sums) {
        const unsigned int first = static_cast<unsigned int>(sum);
        room.first[threadIdx.x] = first;
        room.offset[threadIdx.x] = static_cast<unsigned int>(sum >> 32) + before_tile - first;
    }
    __syncthreads();
    Code* const codes = reinterpret_cast<Code*>(room.values);
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const int digit = launch.digit(code[j]);
        const bool inside = warp * span + j * 32 + lane < here;
        at[j] = inside ? at[j] + room.first[digit] + room.counts[warp][digit] : ~0u;
        if (inside) {
            codes[at[j]] = code[j];
        }
    }
    __syncthreads();
    unsigned int to[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const int slot = j * Threads + threadIdx.x;
        to[j] = 0;
        if (slot < here) {
            const Code its = codes[slot];
            to[j] = room.offset[launch.digit(its)] + slot;
            if (!Back) {
                launch.codes_out[to[j]] = its;
            }
        }
    }
    __syncthreads();
    if (!Back && launch.numbers_out != nullptr) {
        unsigned int number[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            const int slot = warp * span + j * 32 + lane;
            number[j] = static_cast<unsigned int>(tile) + slot;
            if (launch.numbers != nullptr) {
                number[j] = slot < here ? launch.numbers[tile + slot] : 0;
            }
        }
        move_values<Threads>(reinterpret_cast<unsigned int*>(room.values), number, at, to, here, launch.numbers_out);
    }
#pragma unroll 1
    for (int c = 0; c < static_cast<int>(launch.columns); ++c) {
        if (Back) {
            bring_back<Threads>(room.values, launch.from[c], at, to, here, launch.to[c] + tile);
            continue;
        }
        unsigned long long value[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            const int slot = warp * span + j * 32 + lane;
            value[j] = slot < here ? launch.from[c][tile + slot] : 0;
        }
        move_values<Threads>(room.values, value, at, to, here, launch.to[c]);
    }
}

}  // namespace udf
