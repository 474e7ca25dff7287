// device_fold_tiles.cuh - the reductions of every group of columns whose rows are sorted but for the last digit.
//
//   fold    the rows of a tile are brought together by their digit in shared memory; what each digit has there is a
//   part join    out[k * groups + g] = result k of the parts of group g; sizes[g] = how many rows it has
//
// Takes the place of the last pass of a sort (device_sort.cuh), and of a kernel that reads what it has sorted. Rows
// with the same lower digit lie together after the passes before, and are cut into tiles of their own. A null is NaN;
// infinities stay.
//
// Part `tile` of word k of digit d is parts[(k * digits + d) * tiles + tile]. Group g is of digit g >> shift.
// Precondition: fold has a block for each tile that there can be, join a warp a group. Cost: reads columns and codes
// once. The order of joins is that of rows and tiles alone: the same results in every call.

#pragma once

#include "base_group_states.cuh"
#include "device_sort_move.cuh"

namespace udf {

inline constexpr int lanes_a_digit = 4;
inline constexpr int most_of_four = 128;  // rows of a digit that few lanes take; more are the whole warp's

template <class Code>
struct fold_launch {
    const Code* __restrict__ codes;
    const unsigned int* __restrict__ totals;  // rows of each lower digit
    long long lower;                          // how many of these there are
    digit_of digit;
    double* parts;
    unsigned int* counts;  // rows of each part
    long long groups;
    long long* sizes;
    double* out;
    const double* __restrict__ from[most_carried];
};

// Where the rows of each lower digit begin, and its tiles; last, where the last ones end.
struct lower_room {
    unsigned int row[digits + 1];
    unsigned int tile[digits + 1];
    unsigned long long warps[32];
};

template <int Threads, int Tile>
__device__ __forceinline__ void cut_lower(const unsigned int* totals, int lower, lower_room& room) {
    static_assert(digits <= Threads, "A thread has one lower digit.");
    const int own = threadIdx.x;
    const unsigned int rows = own < lower ? totals[own] : 0;
    const unsigned long long both = static_cast<unsigned long long>(rows) << 32 | (rows / Tile + (rows % Tile != 0));
    unsigned long long all;
    const unsigned long long before = sum_before<Threads>(both, room.warps, all);
    if (own < lower) {
        room.row[own] = static_cast<unsigned int>(before >> 32);
        room.tile[own] = static_cast<unsigned int>(before);
    }
    if (own == 0) {  // behind the last digit
        room.row[lower] = static_cast<unsigned int>(all >> 32);
        room.tile[lower] = static_cast<unsigned int>(all);
    }
    __syncthreads();
}

// Some rows of one digit, by neighbouring lanes; the first of them gets all.
template <int Lanes, class All>
__device__ __forceinline__ All fold_rows(const double* values, int begin, int end) {
    All all = All::none();
#pragma unroll 4
    for (int i = begin + static_cast<int>(threadIdx.x) % Lanes; i < end; i += Lanes) {
        all.add(values[i]);
    }
    join_lanes<Lanes>(all);
    return all;
}

// One column of a tile, whose rows lie by digit in shared memory: a part for each digit.
template <class All, int Threads, int Items, class Code>
__device__ __forceinline__ void fold_column(const fold_launch<Code>& launch, const move_room<Threads, Items>& room,
                                            double* parts) {
    const double* const values = reinterpret_cast<const double*>(room.values);
    const long long tiles = launch.digit.tiles, stride = (launch.digit.mask + 1) * tiles;
    const int lane = threadIdx.x % 32, all_digits = launch.digit.mask + 1;
#pragma unroll 1
    for (int base = threadIdx.x / 32 * (32 / lanes_a_digit); base < all_digits; base += Threads / lanes_a_digit) {
        const int digit = base + lane / lanes_a_digit;
        const bool is_there = digit < all_digits;
        const int begin = is_there ? room.first[digit] : 0, rows = is_there ? room.offset[digit] : 0;
        const bool is_long = rows > most_of_four;
        const All all = fold_rows<lanes_a_digit, All>(values, begin, is_long ? begin : begin + rows);
        if (is_there && !is_long && lane % lanes_a_digit == 0) {
            store_words(parts + digit * tiles, stride, all);
        }
        unsigned int left = __ballot_sync(~0u, is_long && lane % lanes_a_digit == 0);
#pragma unroll 1
        while (left != 0) {
            const int from = __ffs(static_cast<int>(left)) - 1;
            left &= left - 1;
            const int its_begin = __shfl_sync(~0u, begin, from), its_rows = __shfl_sync(~0u, rows, from);
            const All its = fold_rows<32, All>(values, its_begin, its_begin + its_rows);
            if (lane == 0) {
                store_words(parts + (base + from / lanes_a_digit) * tiles, stride, its);
            }
        }
    }
    __syncthreads();
}

// The rows of a tile, as they lie and by digit: `first` is this thread's first one.
template <int Items>
struct tile_rows {
    long long begin;
    int here;
    int first;
    unsigned int at[Items];
};

// One column of a tile, and where its parts go; then the next column, and the next parts.
template <class All, int Threads, int Items, class Code>
__device__ __forceinline__ void fold_next(const fold_launch<Code>& launch, const tile_rows<Items>& rows,
                                          move_room<Threads, Items>& room, double*& parts, int& column) {
    double value[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const int slot = rows.first + j * 32;
        value[j] = slot < rows.here ? launch.from[column][rows.begin + slot] : 0.0;
    }
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        if (rows.at[j] != ~0u) {
            reinterpret_cast<double*>(room.values)[rows.at[j]] = value[j];
        }
    }
    __syncthreads();
    fold_column<All>(launch, room, parts);
    parts += sizeof(All) / sizeof(double) * (launch.digit.mask + 1) * launch.digit.tiles;
    ++column;
}

template <int Threads, int Items, class... All, class Code>
__device__ __forceinline__ void device_fold_tiles(const fold_launch<Code>& launch, move_room<Threads, Items>& room,
                                                  lower_room& lower) {
    constexpr int most = Threads * Items;
    cut_lower<Threads, most>(launch.totals, static_cast<int>(launch.lower), lower);
    const unsigned int tile = blockIdx.x;
    if (tile >= lower.tile[launch.lower]) {
        return;
    }
    int low = 0, high = static_cast<int>(launch.lower);  // the last lower digit that begins in this tile or before
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (lower.tile[middle] <= tile ? low : high) = middle;
    }
    tile_rows<Items> rows;
    rows.begin = lower.row[low] + static_cast<long long>(tile - lower.tile[low]) * most;
    const long long left = lower.row[low + 1] - rows.begin;
    rows.here = left < most ? static_cast<int>(left) : most;
    rows.first = threadIdx.x / 32 * 32 * Items + threadIdx.x % 32;
    Code code[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        code[j] = rows.first + j * 32 < rows.here ? launch.codes[rows.begin + rows.first + j * 32] : Code{};
    }
    rank_rows(code, launch.digit, rows.here, nullptr, nullptr, room, rows.at);
    double* parts = launch.parts + tile;
    int column = 0;
    (fold_next<All>(launch, rows, room, parts, column), ...);
    for (int d = threadIdx.x; d <= launch.digit.mask; d += Threads) {
        launch.counts[d * launch.digit.tiles + tile] = room.offset[d];
    }
}

// The parts of one column of a group, in the order of its tiles, by a warp; then on to those of the next.
template <class All>
__device__ __forceinline__ void join_next(const double*& parts, long long stride, unsigned int begin, unsigned int end,
                                          double*& out, long long groups) {
    All all = All::none();
#pragma unroll 4
    for (unsigned int tile = begin + threadIdx.x % 32; tile < end; tile += 32) {
        all.join(load_words<All>(parts + tile, stride));
    }
    join_lanes<32>(all);
    if (threadIdx.x % 32 == 0) {
        all.write(out, groups);
    }
    parts += sizeof(All) / sizeof(double) * stride;
    out += All::results * groups;
}

// The parts of each group; a warp takes a group.
template <int Threads, int Tile, class... All, class Code>
__device__ __forceinline__ void device_join_tiles(const fold_launch<Code>& launch, lower_room& lower) {
    cut_lower<Threads, Tile>(launch.totals, static_cast<int>(launch.lower), lower);
    const long long group = (static_cast<long long>(blockIdx.x) * Threads + threadIdx.x) / 32;
    if (group >= launch.groups) {
        return;
    }
    const int low = static_cast<int>(group & ((1ll << launch.digit.shift) - 1));
    const unsigned int begin = lower.tile[low], end = lower.tile[low + 1];
    const long long tiles = launch.digit.tiles, own = (group >> launch.digit.shift) * tiles;
    const double* parts = launch.parts + own;
    double* out = launch.out + group;
    (join_next<All>(parts, (launch.digit.mask + 1) * tiles, begin, end, out, launch.groups), ...);
    long long rows = 0;
    for (unsigned int tile = begin + threadIdx.x % 32; tile < end; tile += 32) {
        rows += launch.counts[own + tile];
    }
    rows = warp_sum(rows);
    if (threadIdx.x % 32 == 0) {
        launch.sizes[group] = rows;
    }
}

}  // namespace udf
