// device_sort.cuh - a stable radix sort of rows by codes of few bits; row numbers and columns are carried along.
//
//   count    counts[d, t] = rows of tile t whose code has digit d
//   place    counts[d, t] becomes the rows of digit d in tiles before t; totals[d] = rows of digit d
//   move     the rows of a tile to their places: codes, row numbers, and columns of 8 bytes a row
//
// A pass is count, place and move, by one digit of up to 8 bits, the lowest first. What counts a tile is another kernel
// than what moves it, so that no block waits for an earlier one: codes are read twice, which is little beside what
// moves. A block brings its rows together by digit in shared memory first, and writes runs of them.
//
// Precondition: fewer than 2^32 rows; a block for each tile of Threads * Items rows; place has a block for each digit.
// Cost: a pass reads and writes codes, numbers and columns once.
// Source: Merrill & Grimshaw, "High performance and scalable radix sorting", 2011; ranks by votes of a warp as in
// Adinets & Merrill, "Onesweep: a faster least significant digit radix sort for GPUs", 2022.

#pragma once

namespace udf {

inline constexpr int digits = 256;
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

template <int Threads, int Items, class Code>
__device__ __forceinline__ void device_count(const Code* __restrict__ codes, long long rows, digit_of digit,
                                             unsigned int* __restrict__ out, unsigned int (&counts)[digits]) {
    for (int d = threadIdx.x; d < digits; d += Threads) {
        counts[d] = 0;
    }
    __syncthreads();
    const long long tile = static_cast<long long>(blockIdx.x) * Threads * Items;
    Code code[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const long long row = tile + j * Threads + threadIdx.x;
        code[j] = row < rows ? codes[row] : Code{};
    }
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        if (tile + j * Threads + threadIdx.x < rows) {
            atomicAdd(counts + digit(code[j]), 1u);
        }
    }
    __syncthreads();
    for (int d = threadIdx.x; d <= digit.mask; d += Threads) {
        out[d * digit.tiles + blockIdx.x] = counts[d];
    }
}

// The sum of what the lanes up to this one have.
__device__ __forceinline__ unsigned int sum_up_to(unsigned int value) {
#pragma unroll
    for (int distance = 1; distance < 32; distance *= 2) {
        const unsigned int other = __shfl_up_sync(~0u, value, distance);
        value += static_cast<int>(threadIdx.x % 32) >= distance ? other : 0;
    }
    return value;
}

// The sum of what all threads before have, and of what all have; `warps` has room for a word a warp.
template <int Threads>
__device__ __forceinline__ unsigned int sum_before(unsigned int value, unsigned int* warps, unsigned int& all) {
    const unsigned int through = sum_up_to(value);
    __syncthreads();
    if (threadIdx.x % 32 == 31) {
        warps[threadIdx.x / 32] = through;
    }
    __syncthreads();
    unsigned int before = 0;
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
    unsigned int warps[Threads / 32];
};

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
    Code code[Items];
    unsigned int at[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {  // a warp has neighbouring rows, so that ranks are in their order
        const int slot = warp * span + j * 32 + lane;
        code[j] = slot < here ? launch.codes[tile + slot] : Code{};
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
    unsigned int own = 0, total = 0, all;
    if (threadIdx.x < digits) {
#pragma unroll 1
        for (int w = 0; w < Threads / 32; ++w) {
            const unsigned int its = room.counts[w][threadIdx.x];
            room.counts[w][threadIdx.x] = static_cast<unsigned short>(own);
            own += its;
        }
        total = static_cast<int>(threadIdx.x) <= launch.digit.mask ? launch.totals[threadIdx.x] : 0;
    }
    const unsigned int first = sum_before<Threads>(own, room.warps, all);
    const unsigned int base = sum_before<Threads>(total, room.warps, all);
    if (static_cast<int>(threadIdx.x) <= launch.digit.mask) {
        const unsigned int before = launch.counts[threadIdx.x * launch.digit.tiles + blockIdx.x];
        room.first[threadIdx.x] = first;
        room.offset[threadIdx.x] = base + before - first;
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

}  // namespace udf
