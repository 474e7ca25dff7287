// device_windows.cuh - apply one device function to every window of the columns.
//
//   out0[j], out1[j], ... = function(in0[start_j .. stop_j], ...)      0 <= j < windows
//
// Nulls: a window has them as NaN. It runs where at least min_periods of its values are no NaN, in any column; the
// result at place k is NaN, or null where its type has no NaN, if column k has fewer (the last column for all behind
// it).
//
// Failures: function(...).status != 0 of a window that runs; the lowest failing window is kept (base_failure.cuh).
//
// Precondition: one block for every launch.tile windows, a multiple of 32 and at most Policy::windows (fewer blocks,
// for any_bounds, take turns); outputs overlap nothing. Windows of fixed_bounds lie in shared memory: (tile - 1) * step
// + Length < Policy::capacity. With space::global, and in the second launch for any_bounds, launch.global_values has
// all columns // as windows have them, one after the other (device_convert.cuh). The first launch for any_bounds sets
// launch.needs_global, and leaves the tiles that do.
//
// Cost: reads sum(sizeof(In)) * rows bytes, and again what two tiles share; writes sum(sizeof(Out)) * windows bytes.
//
// A block takes its rows into shared memory (block_window.cuh); a thread takes Policy::items_per_thread neighbouring
// windows, an odd number, so that a warp's loads meet every bank once. Windows of one length that follow each other row
// by row run in one coarsened function where it allows that (ptx2cpp/coarsen.py): its loads are shared. Results go to
// global memory by way of shared memory, side by side. Windows that lie too far apart are read from global memory.
// udf/cuda/window_policy.py chooses the Policy.

#pragma once

#include "base_argument.cuh"
#include "base_failure.cuh"
#include "block_find_windows.cuh"
#include "block_window_results.cuh"

namespace udf {

template <class Policy, int Columns, bool Variable, auto... Member>
struct window_memory {
    window_rows<Policy::threads, Policy::capacity, Columns> rows;
    staged_rows<Policy::windows, Member...> results;
    variable_windows<Policy::windows, Variable> list;
};

// Items neighbouring windows of one length, the first at row i of the tile. All are computed if any has enough values
// to run: nothing that the function does depends on values.
template <int Items, class Function, class Windows, class Results>
__device__ __forceinline__ void run_alike(const Function& function, const Windows& windows, const window_launch& launch,
                                          long long j, int place, int i, int rows, Results& results) {
    const auto enough = windows.template enough_each<Items>(i, rows);
    const unsigned int any = enough.any();
    decltype(function.wide(nullptr, 0, 0, 0)) result = {};
    if (any != 0) {
        result = function.wide(windows.address(i), Windows::pitch, rows, windows.origin + i);
    }
#pragma unroll
    for (int k = 0; k < Items; ++k) {
        results.put(place + k, result.item[k], group_member<Windows::columns>{enough, k});
        report_failure(launch.first_failure, j + k, (any >> k) & 1 ? result.item[k].status : 0);
    }
}

// One window, in shared or in global memory: `rows` rows from row i of the windows' first.
template <class Index, class Function, class Windows, class Results>
__device__ __forceinline__ void run_window(const Function& function, const Windows& windows,
                                           const window_launch& launch, long long j, int place, Index i, Index rows,
                                           Results& results) {
    const auto whole = [&] {
        if constexpr (Windows::staged) {
            return function.whole(windows.address(i), windows.pitch, rows, windows.origin + i);
        } else {
            return function.in_global(windows.address(i), windows.pitch, rows, windows.origin + i);
        }
    };
    decltype(whole()) result = {};
    const auto enough = windows.enough(i, rows);
    if (enough.any()) {
        if constexpr (Function::can_clip) {
            result = rows == Function::length
                         ? whole()
                         : function.clipped(windows.address(i), windows.pitch, rows, windows.origin + i);
        } else {
            result = whole();
        }
    }
    results.put(place, result.item[0], enough);
    report_failure(launch.first_failure, j, result.item[0].status);
}

// The windows of a tile whose rows are in shared memory: each thread those of its own place.
template <class Policy, class Function, class Windows, class Bounds, class Memory>
__device__ __forceinline__ void run_tile(const Function& function, const Windows& windows, const window_launch& launch,
                                         const Bounds& bounds, const tile_range& tile, long long first, int count,
                                         Memory& memory) {
    constexpr int items_per_thread = Policy::items_per_thread;
    const int place = threadIdx.x * items_per_thread;
    if (place >= count) {
        return;
    }
    if constexpr (Function::copies == items_per_thread) {
        const alike_windows alike =
            find_alike<items_per_thread>(bounds, launch, tile, first, place, count, memory.list);
        if (alike.are) {
            run_alike<items_per_thread>(function, windows, launch, first + place, place, alike.start, alike.rows,
                                        memory.results);
            return;
        }
    }
#pragma unroll 1
    for (int k = place; k < place + items_per_thread && k < count; ++k) {
        const window_range window = window_of(bounds, launch, tile, first + k, k, memory.list);
        run_window(function, windows, launch, first + k, k, static_cast<int>(window.start),
                   static_cast<int>(window.stop - window.start), memory.results);
    }
}

// The windows of a tile in global memory, one a thread: neighbours read neighbouring values.
template <class Policy, int Columns, class Function, class Bounds, class Results>
__device__ __forceinline__ void run_global_tile(const Function& function, const window_launch& launch,
                                                const Bounds& bounds, long long hint, long long first, int count,
                                                Results& results) {
    const global_windows<Columns> windows = {launch.global_values, launch.rows, launch.min_periods};
#pragma unroll 1
    for (int k = threadIdx.x; k < count; k += Policy::threads) {
        const window_range window = bounds.window(first + k, hint);
        run_window(function, windows, launch, first + k, k, window.start, window.stop - window.start, results);
    }
}

// One tile: windows first and those behind it.
template <class Policy, class Bounds, class Function, class Memory, class... In>
__device__ __forceinline__ bool run_one_tile(const Function& function, const window_launch& launch,
                                             const Bounds& bounds, Memory& memory, long long first, int count,
                                             const In&... in) {
    constexpr int columns = sizeof...(In);
    if constexpr (!Policy::staged) {
        run_global_tile<Policy, columns>(function, launch, bounds, launch.rows, first, count, memory.results);
    } else {
        tile_range tile = {};
        double filler = __longlong_as_double(quiet_nan);
        if constexpr (Bounds::variable) {
            tile = find_windows<Policy>(bounds, first, count, memory.list);
        } else {
            tile.start = bounds.window(first, launch.rows).start & ~1ll;
            tile.stop = bounds.window(first + count - 1, launch.rows).stop;
            if constexpr (columns == 1) {
                filler = launch.min_periods < Bounds::length ? filler : 0;  // no window with a missing value runs
            }
        }
        const bool fits_shared = !Bounds::variable || tile.stop - tile.start <= Policy::capacity;
        if (launch.pass == (fits_shared ? 1 : 0)) {
            if (!fits_shared && threadIdx.x == 0) {
                *launch.needs_global = 1;
            }
            return false;
        }
        if (fits_shared) {
            const int rows = static_cast<int>(tile.stop - tile.start);
            const shared_windows<decltype(memory.rows)> windows = {
                memory.rows, launch.min_periods, tile.start, memory.rows.load_all(filler, tile.start, rows, in...)};
            run_tile<Policy>(function, windows, launch, bounds, tile, first, count, memory);
        } else if constexpr (Bounds::variable) {
            run_global_tile<Policy, columns>(function, launch, bounds, 0, first, count, memory.results);
        }
    }
    return true;
}

template <class Policy, class Bounds, class Function, auto... Member, class... In>
__device__ __forceinline__ void device_windows(const Function& function, const window_launch& launch,
                                               const Bounds& bounds, const outputs<Member...>& out, const In&... in) {
    using memory_type = window_memory<Policy, sizeof...(In), Bounds::variable, Member...>;
    static_assert(sizeof(memory_type) <= Policy::bytes, "The host gives the block as much shared memory as it takes.");
    extern __shared__ __align__(16) unsigned char shared_bytes[];
    memory_type& memory = *reinterpret_cast<memory_type*>(shared_bytes);
    if (Bounds::variable && launch.pass == 1 && *launch.needs_global == 0) {
        return;
    }
#pragma unroll 1
    for (long long first = blockIdx.x * launch.tile; first < launch.windows; first += gridDim.x * launch.tile) {
        const long long left = launch.windows - first;
        const int count = static_cast<int>(left < launch.tile ? left : launch.tile);
        if (run_one_tile<Policy>(function, launch, bounds, memory, first, count, in...)) {
            __syncthreads();
            memory.results.template store<Policy::threads>(out.from(first), count);
        }
        if constexpr (!Bounds::variable) {
            break;
        }
        __syncthreads();
    }
}

}  // namespace udf
