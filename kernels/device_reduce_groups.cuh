// device_reduce_groups.cuh - the reductions of every group of one column.
//
//   out[k * groups + g] = result k of { in[i] : starts[g] <= i < starts[g + 1] }      0 <= g < groups
//
// Values lie group by group (device_sort.cuh); a null is NaN; infinities stay.
//
// Rows are cut, not groups: a warp takes a piece of `piece` rows, whatever groups these are of, so that one group
// with all rows is as good as 10^7 groups of one. In a piece a lane takes a group of few rows, the warp one of many. A
// group that ends in a later piece is left in parts, which a second launch joins: part 2 * p of piece p is what it has
// of a group that began before, part 2 * p + 1 of one that goes on behind it.
//
// Precondition: starts never decrease, starts[0] == 0, starts[groups] == rows; parts has room for 2 * pieces states,
// word by word. The first launch has `joins` false and a warp a piece (one if there are no rows), the second has it
// true. Cost: reads values once. The order of joins is that of rows and pieces alone: the same results in every call.

#pragma once

#include "base_group_states.cuh"
#include "base_lanes.cuh"

namespace udf {

inline constexpr int few_rows = 32;  // of a group that is one lane's
inline constexpr int loads_ahead = 8;

struct groups_launch {
    const double* __restrict__ in;
    const long long* __restrict__ starts;
    long long groups;
    long long rows;
    long long piece;
    long long pieces;
    double* parts;
    double* out;
};

// The first group that begins at `row` or behind it.
__device__ __forceinline__ long long first_group(const groups_launch& launch, long long row) {
    long long low = 0, high = launch.groups;
    while (low < high) {
        const long long middle = low + (high - low) / 2;
        if (launch.starts[middle] < row) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

// The rows begin .. end of one group, by a whole warp; lane 0 gets all.
template <class All>
__device__ __forceinline__ All reduce_by_warp(const groups_launch& launch, long long begin, long long end) {
    All all = All::none();
    constexpr int step = loads_ahead * static_cast<int>(warp_rows);
    for (long long first = begin + threadIdx.x % warp_rows; first < end; first += step) {
        double value[loads_ahead];
#pragma unroll
        for (int k = 0; k < loads_ahead; ++k) {
            const long long at = first + k * static_cast<int>(warp_rows);
            value[k] = at < end ? launch.in[at] : 0.0;
        }
#pragma unroll
        for (int k = 0; k < loads_ahead; ++k) {
            if (first + k * static_cast<int>(warp_rows) < end) {
                all.add(value[k]);
            }
        }
    }
    join_lanes<warp_rows>(all);
    return all;
}

// What is known of the group at hand: written, or left as a part of it.
template <class All>
__device__ __forceinline__ void leave(const groups_launch& launch, long long group, long long warp, bool ends,
                                      const All& all) {
    if (ends) {
        all.write(launch.out + group, launch.groups);
    } else {
        store_words(launch.parts + 2 * warp + 1, 2 * launch.pieces, all);
    }
}

template <class All>
__device__ __forceinline__ void reduce_piece(const groups_launch& launch, long long warp) {
    const int lane = threadIdx.x % warp_rows;
    const long long begin = warp * launch.piece;
    const long long end = begin + launch.piece < launch.rows ? begin + launch.piece : launch.rows;
    const long long first = first_group(launch, begin);
    const long long last = end == launch.rows ? launch.groups : first_group(launch, end);
    if (launch.starts[first] > begin) {  // the rest of a group that began before, or some of it
        const long long stop = launch.starts[first] < end ? launch.starts[first] : end;
        const All all = reduce_by_warp<All>(launch, begin, stop);
        if (lane == 0) {
            store_words(launch.parts + 2 * warp, 2 * launch.pieces, all);
        }
    }
#pragma unroll 1
    for (long long base = first; base < last; base += warp_rows) {
        const long long group = base + lane;
        const bool is_there = group < last;
        const long long start = is_there ? launch.starts[group] : 0;
        const long long stop = is_there ? launch.starts[group + 1] : 0;
        const long long here = stop < end ? stop : end;
        const bool is_long = here - start > few_rows;
        if (is_there && !is_long) {
            All all = All::none();
#pragma unroll 1
            for (long long i = start; i < here; ++i) {
                all.add(launch.in[i]);
            }
            leave(launch, group, warp, stop <= end, all);
        }
        unsigned int left = __ballot_sync(whole_warp, is_long);
#pragma unroll 1
        while (left != 0) {
            const int from = __ffs(static_cast<int>(left)) - 1;
            left &= left - 1;
            const long long its_start = __shfl_sync(whole_warp, start, from);
            const long long its_stop = __shfl_sync(whole_warp, stop, from);
            const All all = reduce_by_warp<All>(launch, its_start, its_stop < end ? its_stop : end);
            if (lane == 0) {
                leave(launch, base + from, warp, its_stop <= end, all);
            }
        }
    }
}

// The group that begins in piece `warp` and goes on behind it, if there is one.
template <class All>
__device__ __forceinline__ void join_parts(const groups_launch& launch, long long warp) {
    const long long end = (warp + 1) * launch.piece;
    const long long group = (end < launch.rows ? first_group(launch, end) : 0) - 1;
    if (group < 0 || launch.starts[group] < warp * launch.piece || launch.starts[group + 1] <= end) {
        return;
    }
    const int lane = threadIdx.x % warp_rows;
    const long long last = (launch.starts[group + 1] - 1) / launch.piece;
    All all = lane == 0 ? load_words<All>(launch.parts + 2 * warp + 1, 2 * launch.pieces) : All::none();
#pragma unroll 4
    for (long long piece = warp + 1 + lane; piece <= last; piece += warp_rows) {
        all.join(load_words<All>(launch.parts + 2 * piece, 2 * launch.pieces));
    }
    join_lanes<warp_rows>(all);
    if (lane == 0) {
        all.write(launch.out + group, launch.groups);
    }
}

template <int Threads, class All>
__device__ __forceinline__ void device_reduce_groups(const groups_launch& launch, bool joins) {
    const long long warp = (static_cast<long long>(blockIdx.x) * Threads + threadIdx.x) / warp_rows;
    if (warp >= launch.pieces) {
        return;
    }
    if (joins) {
        join_parts<All>(launch, warp);
    } else {
        reduce_piece<All>(launch, warp);
    }
}

}  // namespace udf
