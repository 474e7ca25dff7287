// device_sort_move.cuh - rows of a tile to their places by one digit of a sort, or back: device_sort.cuh says what for.
//
// Ranks are found by votes of a warp, whose rows are neighbours, so that equal digits stay in their order. `move`
// leaves where each row has gone, and `back` reads there: the rows of a tile lie in runs, whose sectors stay in the
// block's cache.

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
    unsigned int* __restrict__ places;         // where each row goes; null as well
    digit_of digit;
    long long columns;
    const unsigned long long* __restrict__ from[most_carried];
    unsigned long long* __restrict__ to[most_carried];
};

// Columns as `move` left them with those `places`, and as they were before.
struct back_launch {
    const unsigned int* __restrict__ places;
    long long rows;
    long long columns;
    const unsigned long long* __restrict__ from[most_carried];
    unsigned long long* __restrict__ to[most_carried];
};

// What a block keeps in shared memory while it moves a tile: counts, until each row's place is known, then values.
template <int Threads, int Items>
struct move_room {
    union {
        unsigned long long values[Threads * Items];
        unsigned short counts[Threads / 32][digits];  // of each warp, then of the warps before
    };
    unsigned int first[digits];   // where the rows of a digit begin in the tile
    unsigned int offset[digits];  // from there to their places
    unsigned long long warps[Threads / 32];
};

// The places of rows in their tile, `at`, ~0 of none: in the order of digits, and each digit's as they were. Rows of a
// warp are neighbours. With `totals` offset[] says how far those of a digit go from there, else how many they are.
template <int Threads, int Items, class Code>
__device__ __forceinline__ void rank_rows(const Code (&code)[Items], digit_of digit, int here,
                                          const unsigned int* totals, const unsigned int* counts,
                                          move_room<Threads, Items>& room, unsigned int (&at)[Items]) {
    static_assert(Threads * Items <= 65536, "The rows of a tile are numbered in 16 bits.");
    static_assert(digits <= Threads, "A thread sums up one digit.");
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const bool has_digit = static_cast<int>(threadIdx.x) <= digit.mask;
    unsigned int total = 0, before_tile = 0, rows = 0;
    if (has_digit && totals != nullptr) {
        total = totals[threadIdx.x];
        before_tile = counts[threadIdx.x * digit.tiles + blockIdx.x];
    }
    for (int i = threadIdx.x; i < static_cast<int>(sizeof(room.counts) / sizeof(room.values[0])); i += Threads) {
        reinterpret_cast<unsigned long long*>(room.counts)[i] = 0;
    }
    __syncthreads();
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const bool inside = warp * 32 * Items + j * 32 + lane < here;
        const int own = digit(code[j]);
        unsigned int peers = __ballot_sync(~0u, inside);
#pragma unroll
        for (int b = 0; b < digit_bits; ++b) {
            const unsigned int set = __ballot_sync(~0u, (own >> b) & 1);
            peers &= (own >> b) & 1 ? set : ~set;
        }
        const unsigned int earlier = __popc(peers & ((1u << lane) - 1));
        const unsigned int before = inside ? room.counts[warp][own] : 0;
        __syncwarp();
        if (inside && earlier == 0) {
            room.counts[warp][own] = static_cast<unsigned short>(before + __popc(peers));
        }
        __syncwarp();
        at[j] = before + earlier;
    }
    __syncthreads();
    if (has_digit) {
#pragma unroll
        for (int w = 0; w < Threads / 32; ++w) {
            const unsigned int its = room.counts[w][threadIdx.x];
            room.counts[w][threadIdx.x] = static_cast<unsigned short>(rows);
            rows += its;
        }
    }
    unsigned long long ignored;  // both sums at once: rows of a tile are fewer than 2^32
    const unsigned long long sum =
        sum_before<Threads>(static_cast<unsigned long long>(total) << 32 | rows, room.warps, ignored);
    if (has_digit) {
        const unsigned int first = static_cast<unsigned int>(sum);
        room.first[threadIdx.x] = first;
        room.offset[threadIdx.x] =
            totals != nullptr ? static_cast<unsigned int>(sum >> 32) + before_tile - first : rows;
    }
    __syncthreads();
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const int own = digit(code[j]);
        const bool inside = warp * 32 * Items + j * 32 + lane < here;
        at[j] = inside ? at[j] + room.first[own] + room.counts[warp][own] : ~0u;
    }
    __syncthreads();
}

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

template <int Threads, int Items, class Code>
__device__ __forceinline__ void device_move(const move_launch<Code>& launch, move_room<Threads, Items>& room) {
    constexpr int span = 32 * Items;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const long long tile = static_cast<long long>(blockIdx.x) * Threads * Items;
    const long long left = launch.rows - tile;
    const int here = left < Threads * Items ? static_cast<int>(left) : Threads * Items;
    Code code[Items];
    unsigned int at[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {  // a warp has neighbouring rows, so that ranks are in their order
        const int slot = warp * span + j * 32 + lane;
        code[j] = slot < here ? launch.codes[tile + slot] : Code{};
    }
    if (launch.columns != 0) {
        ask_for(launch.from[0] + tile, here);
    }
    rank_rows(code, launch.digit, here, launch.totals, launch.counts, room, at);
    Code* const codes = reinterpret_cast<Code*>(room.values);
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        if (at[j] != ~0u) {
            codes[at[j]] = code[j];
            if (launch.places != nullptr) {
                launch.places[tile + warp * span + j * 32 + lane] = room.offset[launch.digit(code[j])] + at[j];
            }
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
            launch.codes_out[to[j]] = its;
        }
    }
    __syncthreads();
    if (launch.numbers_out != nullptr) {
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
        unsigned long long value[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            const int slot = warp * span + j * 32 + lane;
            value[j] = slot < here ? launch.from[c][tile + slot] : 0;
        }
        move_values<Threads>(room.values, value, at, to, here, launch.to[c]);
    }
}

template <int Threads, int Items>
__device__ __forceinline__ void device_back(const back_launch& launch) {
    const unsigned int first = blockIdx.x * (Threads * Items) + threadIdx.x;  // the last row's is less than 2^32 too
    unsigned int place[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        place[j] = first + j * Threads < launch.rows ? launch.places[first + j * Threads] : 0;
    }
#pragma unroll 1
    for (int c = 0; c < static_cast<int>(launch.columns); ++c) {
        unsigned long long value[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            value[j] = launch.from[c][place[j]];
        }
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (first + j * Threads < launch.rows) {
                launch.to[c][first + j * Threads] = value[j];
            }
        }
    }
}

}  // namespace udf
