// block_find_windows.cuh - where the windows of a tile lie, in the rows that the block has in shared memory.
//
// Windows of fixed_bounds are computed where they are needed. For any_bounds a block looks all of its windows up first:
// explicit ones are read; behind times that are one as far from the next as the other, all windows of a tile are alike,
// and nothing is written down (a regular tile); else a thread finds its windows one from the other.
//
// Precondition: all threads of a block call find_windows; a barrier stands between it and the use of the list.
// Cost: regular times are read twice, by neighbours from neighbouring addresses; two barriers.

#pragma once

#include "base_window.cuh"

namespace udf {

// The windows of a tile whose bounds differ in length: their rows, counted from the tile's first.
template <int Windows, bool Variable>
struct variable_windows {};

template <int Windows>
struct variable_windows<Windows, true> {
    long long begin;
    long long end;
    unsigned int start[Windows];
    unsigned int stop[Windows];
};

// The rows of a tile; if it is regular, its window number i begins at row first + i of the tile, and has rows rows.
struct tile_range {
    long long start;
    long long stop;
    bool regular;
    int first;
    int rows;
};

// The first and last row of a block's listed windows; all threads call it.
template <class Policy, class Bounds, class List>
__device__ __forceinline__ window_range join_windows(const Bounds& bounds, long long first, int count, List& list) {
    window_range own = {0x7fffffffffffffffll, 0};
#pragma unroll
    for (int k = 0; k < Policy::items_per_thread; ++k) {
        const int i = k * Policy::threads + threadIdx.x;
        if (i < count) {
            const window_range found = {bounds.starts[first + i], bounds.stops[first + i]};
            if (found.start < found.stop) {
                own = {found.start < own.start ? found.start : own.start,
                       found.stop > own.stop ? found.stop : own.stop};
            }
        }
    }
#pragma unroll
    for (int reach = 1; reach < static_cast<int>(warp_rows); reach *= 2) {
        const long long start = __shfl_xor_sync(whole_warp, own.start, reach);
        const long long stop = __shfl_xor_sync(whole_warp, own.stop, reach);
        own = {start < own.start ? start : own.start, stop > own.stop ? stop : own.stop};
    }
    if (threadIdx.x == 0) {
        list.begin = 0x7fffffffffffffffll;
        list.end = 0;
    }
    __syncthreads();
    if (threadIdx.x % warp_rows == 0) {
        atomicMin(&list.begin, own.start);
        atomicMax(&list.end, own.stop);
    }
    __syncthreads();
    return {list.begin < list.end ? list.begin : list.end, list.end};
}

template <class List>
__device__ __forceinline__ void list_window(List& list, int i, long long begin, const window_range& window) {
    const bool empty = window.start >= window.stop;
    list.start[i] = empty ? 0 : static_cast<unsigned int>(window.start - begin);
    list.stop[i] = empty ? 0 : static_cast<unsigned int>(window.stop - begin);
}

// Find the rows of all windows of a tile, and leave them in shared memory if it is not regular.
template <class Policy, class Bounds, class List>
__device__ __forceinline__ tile_range find_windows(const Bounds& bounds, long long first, int count, List& list) {
    tile_range tile = {};
    if (!bounds.timed()) {
        const window_range joined = join_windows<Policy>(bounds, first, count, list);
        tile.start = joined.start & ~1ll;
        tile.stop = joined.stop;
#pragma unroll 1
        for (int i = threadIdx.x; i < count; i += Policy::threads) {
            list_window(list, i, tile.start, {bounds.starts[first + i], bounds.stops[first + i]});
        }
        return tile;  // the next barrier is that behind the rows
    }
    const long long guess = bounds.behind(first);
    bool regular = bounds.step == 1;
#pragma unroll
    for (int k = 0; k < Policy::items_per_thread; ++k) {
        const int i = k * Policy::threads + threadIdx.x;
        regular = regular & (i >= count | bounds.begins(first + i, guess, i < count));
    }
    const long long start = first * bounds.step - guess;
    tile.start = start & ~1ll;
    tile.stop = (first + count - 1) * bounds.step + 1;
    tile.first = static_cast<int>(start - tile.start);
    tile.rows = static_cast<int>(guess + 1);
    tile.regular = __syncthreads_and(regular);
    if (!tile.regular) {
        // a thread's windows one after the other: each is looked for from where the one before it begins
        long long row = (first + threadIdx.x * Policy::items_per_thread) * bounds.step;
        long long from = row - guess;
#pragma unroll 1
        for (int k = 0; k < Policy::items_per_thread; ++k) {
            const int i = threadIdx.x * Policy::items_per_thread + k;
            if (i < count) {
                const window_range found = bounds.window(first + i, row - from);
                list_window(list, i, tile.start, found);
                from = found.start;
                row += bounds.step;
            }
        }
    }
    return tile;  // the next barrier is that behind the rows
}

// Where window number place of the tile, result j, lies in shared memory.
template <class Bounds, class List>
__device__ __forceinline__ window_range window_of(const Bounds& bounds, const window_launch& launch,
                                                  const tile_range& tile, long long j, int place, const List& list) {
    if constexpr (Bounds::variable) {
        if (tile.regular) {
            return {tile.first + place, tile.first + place + tile.rows};
        }
        return {list.start[place], list.stop[place]};
    } else {
        const window_range window = bounds.window(j, launch.rows);
        return {window.start - tile.start, window.stop - tile.start};
    }
}

// Whether Items neighbouring windows have one length and follow each other row by row; where they begin.
struct alike_windows {
    bool are;
    int start;
    int rows;
};

template <int Items, class Bounds, class List>
__device__ __forceinline__ alike_windows find_alike(const Bounds& bounds, const window_launch& launch,
                                                    const tile_range& tile, long long first, int place, int count,
                                                    const List& list) {
    if (place + Items > count) {
        return {false, 0, 0};
    }
    if constexpr (Bounds::variable) {
        if (tile.regular) {
            return {true, tile.first + place, tile.rows};
        }
        const unsigned int start = list.start[place], stop = list.stop[place];
        bool are = true;
#pragma unroll
        for (int k = 1; k < Items; ++k) {
            are = are && list.start[place + k] == start + k && list.stop[place + k] == stop + k;
        }
        return {are, static_cast<int>(start), static_cast<int>(stop - start)};
    } else {
        const long long start = bounds.first + (first + place) * bounds.step;
        const bool are = bounds.step == 1 && start >= 0 && start + Items - 1 + Bounds::length <= launch.rows;
        return {are, static_cast<int>(start - tile.start), Bounds::length};
    }
}

}  // namespace udf
