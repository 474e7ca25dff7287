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
// + Length < Policy::capacity. With space::global, and in the second launch for any_bounds, launch.far has all columns
// as windows have them, one after the other (device_convert.cuh). The first launch for any_bounds sets
// launch.needs_far, and leaves the tiles that do.
//
// Cost: reads sum(sizeof(In)) * rows bytes, and again what two tiles share; writes sum(sizeof(Out)) * windows bytes.
//
// A block takes its rows into shared memory (block_window.cuh); a thread takes Policy::fold neighbouring windows, an
// odd number, so that a warp's loads meet every bank once. Windows of one length that follow each other row by row run
// in lockstep where the function allows it (ptx2cpp/widen.py): its loads are shared. Results go to global memory by way
// of shared memory, side by side. Windows that lie too far apart are read from global memory. udf/cuda/window_policy.py
// chooses the Policy.

#pragma once

#include "base_argument.cuh"
#include "base_bits.cuh"
#include "base_column.cuh"
#include "base_failure.cuh"
#include "base_window.cuh"
#include "block_window.cuh"

namespace udf {

enum class space { shared, global };

template <int Threads, int Fold, int Capacity, int Bytes, space Space>
struct window_policy {
    static constexpr int threads = Threads;
    static constexpr int fold = Fold;
    static constexpr int windows = Threads * Fold;
    static constexpr int capacity = Capacity;
    static constexpr int bytes = Bytes;
    static constexpr bool staged = Space == space::shared;
};

// What the windows of one launch have in common.
struct window_launch {
    long long windows;
    long long tile;
    long long rows;
    long long min_periods;
    const double* far;
    unsigned int* needs_far;
    long long pass;
    unsigned long long* first_failure;
};

// Which columns have enough values in a window.
template <int Columns>
struct column_bits {
    unsigned int word[(Columns + 31) / 32];

    __device__ __forceinline__ void set(int column, bool value) {
        word[column / 32] |= static_cast<unsigned int>(value) << (column % 32);
    }
    __device__ __forceinline__ bool has(int column) const {
        const int last = column < Columns ? column : Columns - 1;
        return (word[last / 32] >> (last % 32)) & 1;
    }
    __device__ __forceinline__ bool any() const {
        unsigned int bits = 0;
#pragma unroll
        for (int i = 0; i < (Columns + 31) / 32; ++i) {
            bits |= word[i];
        }
        return bits != 0;
    }
};

// The same for up to 32 windows.
template <int Columns>
struct group_bits {
    unsigned int bits[Columns];

    __device__ __forceinline__ unsigned int any() const {
        unsigned int all = 0;
#pragma unroll
        for (int column = 0; column < Columns; ++column) {
            all |= bits[column];
        }
        return all;
    }
};

template <int Columns>
struct group_member {
    const group_bits<Columns>& group;
    int k;

    __device__ __forceinline__ bool has(int column) const {
        return (group.bits[column < Columns ? column : Columns - 1] >> k) & 1;
    }
};

// What a device function returns for Count windows.
template <class Row, int Count>
struct rows_of {
    Row item[Count];
};

// One output's part of a tile, in shared memory.
template <int Windows, bool Nullable>
struct staged_validity {};

template <int Windows>
struct staged_validity<Windows, true> {
    unsigned char valid[Windows];
};

template <int Windows, auto Member>
struct staged;

template <int Windows, class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
struct staged<Windows, Member> {
    static_assert(Nullable || is_floating<T>, "A window that does not run has a NaN or a null.");
    T values[Windows];
    staged_validity<Windows, Nullable> validity;

    // A window that has not enough values gives NaN, or null.
    __device__ __forceinline__ void put(int i, const Row& row, bool enough) {
        T missing = {};
        if constexpr (is_floating<T>) {
            missing = static_cast<T>(__longlong_as_double(quiet_nan));
        }
        values[i] = enough ? (row.*Member).value : missing;
        if constexpr (Nullable) {
            validity.valid[i] = enough ? (row.*Member).valid : is_floating<T>;
        }
    }

    // All lanes of a warp call it; words of the bitmask behind the last window's do not exist.
    __device__ __forceinline__ void store(const output<Member>& out, int i, int count) const {
        const bool inside = i < count;
        if (inside) {
            out.values[i] = values[i];
        }
        if constexpr (Nullable) {
            const unsigned int word = __ballot_sync(whole_warp, inside && validity.valid[i]);
            if (inside && i % warp_rows == 0) {
                *reinterpret_cast<unsigned int*>(out.validity.bytes + i / 8) = word;
            }
        }
    }
};

// The windows of a tile whose bounds are listed: their rows, counted from the tile's first.
template <int Windows, bool Listed>
struct listed_windows {};

template <int Windows>
struct listed_windows<Windows, true> {
    long long begin;
    long long end;
    unsigned int start[Windows];
    unsigned int stop[Windows];
};

template <class Policy, int Columns, bool Listed, auto... Member>
struct window_memory {
    window_rows<Policy::threads, Policy::capacity, Columns> rows;
    struct results : staged<Policy::windows, Member>... {
        template <class Row, class Enough>
        __device__ __forceinline__ void put(int i, const Row& row, const Enough& enough) {
            int column = 0;
            (staged<Policy::windows, Member>::put(i, row, enough.has(column++)), ...);
        }
        template <auto Which>
        __device__ __forceinline__ const staged<Policy::windows, Which>& of() const {
            return *this;
        }
    } results;
    listed_windows<Policy::windows, Listed> list;
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
    for (int k = 0; k < Policy::fold; ++k) {
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

// Find the rows of all windows of a tile, and leave them in shared memory if it is not regular.
template <class Policy, class Bounds, class List>
__device__ __forceinline__ tile_range find_windows(const Bounds& bounds, long long first, int count, List& list) {
    tile_range tile = {};
    long long guess = 0;
    unsigned int guessed = 0;
    if (bounds.timed()) {
        guess = bounds.behind(first);
        bool all = bounds.step == 1;
#pragma unroll
        for (int k = 0; k < Policy::fold; ++k) {
            const int i = k * Policy::threads + threadIdx.x;
            const bool begins = i < count && bounds.begins(first + i, guess);
            guessed |= static_cast<unsigned int>(begins) << k;
            all = all && (begins || i >= count);
        }
        const long long start = first * bounds.step - guess;
        tile.start = start & ~1ll;
        tile.stop = (first + count - 1) * bounds.step + 1;
        tile.first = static_cast<int>(start - tile.start);
        tile.rows = static_cast<int>(guess + 1);
        tile.regular = __syncthreads_and(all);
    } else {
        const window_range joined = join_windows<Policy>(bounds, first, count, list);
        tile.start = joined.start & ~1ll;
        tile.stop = joined.stop;
    }
    if (!tile.regular) {
#pragma unroll 1
        for (int k = 0; k < Policy::fold; ++k) {
            const int i = k * Policy::threads + threadIdx.x;
            if (i < count) {
                const long long row = (first + i) * bounds.step;
                const window_range found =
                    (guessed >> k) & 1 ? window_range{row - guess, row + 1} : bounds.window(first + i, guess);
                const bool empty = found.start >= found.stop;
                list.start[i] = empty ? 0 : static_cast<unsigned int>(found.start - tile.start);
                list.stop[i] = empty ? 0 : static_cast<unsigned int>(found.stop - tile.start);
            }
        }
    }
    return tile;  // the next barrier is that behind the rows
}

// Windows in shared memory: rows i .. i + n, counted from the tile's first.
template <class Rows>
struct near_windows {
    static constexpr long long pitch = Rows::capacity;
    static constexpr int columns = Rows::columns;
    const Rows& rows;
    long long min_periods;
    bool missing;

    __device__ __forceinline__ column_bits<Rows::columns> enough(int i, int n) const {
        column_bits<Rows::columns> bits = {};
#pragma unroll
        for (int column = 0; column < Rows::columns; ++column) {
            bits.set(column, (missing ? rows.valid(column, i, i + n) : n) >= min_periods);
        }
        return bits;
    }

    // The same for Fold windows of n rows, one row apart: bit k of bits[column] is that of window k.
    template <int Fold>
    __device__ __forceinline__ group_bits<Rows::columns> enough_each(int i, int n) const {
        group_bits<Rows::columns> group = {};
#pragma unroll
        for (int column = 0; column < Rows::columns; ++column) {
            int valid = n;
            unsigned int leaves = 0, enters = 0;
            if (missing && n > 0) {
                valid = rows.valid(column, i, i + n);
                leaves = rows.bits(column, i);
                enters = rows.bits(column, i + n);
            }
#pragma unroll
            for (int k = 0; k < Fold; ++k) {
                group.bits[column] |= static_cast<unsigned int>(valid >= min_periods) << k;
                valid += static_cast<int>((enters >> k) & 1) - static_cast<int>((leaves >> k) & 1);
            }
        }
        return group;
    }

    // The window's address as a function with ld.shared takes it.
    __device__ __forceinline__ const double* address(int i) const {
        return reinterpret_cast<const double*>(__cvta_generic_to_shared(&rows.values[0][i]));
    }
};

// Windows in global memory; a window is counted until it has enough.
template <int Columns>
struct far_windows {
    const double* __restrict__ values;
    long long pitch;
    long long min_periods;

    __device__ __forceinline__ column_bits<Columns> enough(long long start, long long rows) const {
        column_bits<Columns> bits = {};
#pragma unroll
        for (int column = 0; column < Columns; ++column) {
            const double* __restrict__ window = values + column * pitch + start;
            long long valid = 0;
            for (long long i = 0; i < rows && valid < min_periods; ++i) {
                valid += window[i] == window[i];
            }
            bits.set(column, valid >= min_periods);
        }
        return bits;
    }
};

// Where window number place of the tile, result j, lies in shared memory.
template <class Bounds, class List>
__device__ __forceinline__ window_range window_of(const Bounds& bounds, const window_launch& launch,
                                                  const tile_range& tile, long long j, int place, const List& list) {
    if constexpr (Bounds::listed) {
        if (tile.regular) {
            return {tile.first + place, tile.first + place + tile.rows};
        }
        return {list.start[place], list.stop[place]};
    } else {
        const window_range window = bounds.window(j, launch.rows);
        return {window.start - tile.start, window.stop - tile.start};
    }
}

// Whether Fold neighbouring windows have one length and follow each other row by row; where they begin.
struct alike_windows {
    bool are;
    int start;
    int rows;
};

template <int Fold, class Bounds, class List>
__device__ __forceinline__ alike_windows find_alike(const Bounds& bounds, const window_launch& launch,
                                                    const tile_range& tile, long long first, int place, int count,
                                                    const List& list) {
    if (place + Fold > count) {
        return {false, 0, 0};
    }
    if constexpr (Bounds::listed) {
        if (tile.regular) {
            return {true, tile.first + place, tile.rows};
        }
        const unsigned int start = list.start[place], stop = list.stop[place];
        bool are = true;
#pragma unroll
        for (int k = 1; k < Fold; ++k) {
            are = are && list.start[place + k] == start + k && list.stop[place + k] == stop + k;
        }
        return {are, static_cast<int>(start), static_cast<int>(stop - start)};
    } else {
        const long long start = bounds.first + (first + place) * bounds.step;
        const bool are = bounds.step == 1 && start >= 0 && start + Fold - 1 + Bounds::length <= launch.rows;
        return {are, static_cast<int>(start - tile.start), Bounds::length};
    }
}

// Fold neighbouring windows of one length, the first at row i of the tile. All are computed if any has enough values to
// run: nothing that the function does depends on values.
template <int Fold, class Function, class Near, class Results>
__device__ __forceinline__ void run_alike(const Function& function, const Near& near, const window_launch& launch,
                                          long long j, int place, int i, int rows, Results& results) {
    const auto enough = near.template enough_each<Fold>(i, rows);
    const unsigned int any = enough.any();
    decltype(function.wide(nullptr, 0, 0)) result = {};
    if (any != 0) {
        result = function.wide(near.address(i), Near::pitch, rows);
    }
#pragma unroll
    for (int k = 0; k < Fold; ++k) {
        results.put(place + k, result.item[k], group_member<Near::columns>{enough, k});
        report_failure(launch.first_failure, j + k, (any >> k) & 1 ? result.item[k].status : 0);
    }
}

// One window in shared memory.
template <class Function, class Near, class Results>
__device__ __forceinline__ void run_near(const Function& function, const Near& near, const window_launch& launch,
                                         long long j, int place, int i, int rows, Results& results) {
    decltype(function.whole(nullptr, 0, 0)) result = {};
    const auto enough = near.enough(i, rows);
    if (enough.any()) {
        if constexpr (Function::can_clip) {
            result = rows == Function::length ? function.whole(near.address(i), Near::pitch, rows)
                                              : function.clipped(near.address(i), Near::pitch, rows);
        } else {
            result = function.whole(near.address(i), Near::pitch, rows);
        }
    }
    results.put(place, result.item[0], enough);
    report_failure(launch.first_failure, j, result.item[0].status);
}

// One window in global memory.
template <class Function, class Far, class Results>
__device__ __forceinline__ void run_far(const Function& function, const Far& far, const window_launch& launch,
                                        long long j, int place, const window_range& window, Results& results) {
    const long long rows = window.stop - window.start;
    decltype(function.far(nullptr, 0, 0)) result = {};
    const auto enough = far.enough(window.start, rows);
    if (enough.any()) {
        if constexpr (Function::can_clip) {
            result = rows == Function::length ? function.far(far.values + window.start, far.pitch, rows)
                                              : function.clipped(far.values + window.start, far.pitch, rows);
        } else {
            result = function.far(far.values + window.start, far.pitch, rows);
        }
    }
    results.put(place, result.item[0], enough);
    report_failure(launch.first_failure, j, result.item[0].status);
}

// The windows of a tile whose rows are in shared memory: each thread those of its own place.
template <class Policy, class Function, class Near, class Bounds, class Memory>
__device__ __forceinline__ void run_tile(const Function& function, const Near& near, const window_launch& launch,
                                         const Bounds& bounds, const tile_range& tile, long long first, int count,
                                         Memory& memory) {
    constexpr int fold = Policy::fold;
    const int place = threadIdx.x * fold;
    if (place >= count) {
        return;
    }
    if constexpr (Function::copies == fold) {
        const alike_windows alike = find_alike<fold>(bounds, launch, tile, first, place, count, memory.list);
        if (alike.are) {
            run_alike<fold>(function, near, launch, first + place, place, alike.start, alike.rows, memory.results);
            return;
        }
    }
#pragma unroll 1
    for (int k = place; k < place + fold && k < count; ++k) {
        const window_range window = window_of(bounds, launch, tile, first + k, k, memory.list);
        run_near(function, near, launch, first + k, k, static_cast<int>(window.start),
                 static_cast<int>(window.stop - window.start), memory.results);
    }
}

// The windows of a tile in global memory, one a thread: neighbours read neighbouring values.
template <class Policy, int Columns, class Function, class Bounds, class Results>
__device__ __forceinline__ void run_far_tile(const Function& function, const window_launch& launch,
                                             const Bounds& bounds, long long hint, long long first, int count,
                                             Results& results) {
    const far_windows<Columns> far = {launch.far, launch.rows, launch.min_periods};
#pragma unroll 1
    for (int k = threadIdx.x; k < count; k += Policy::threads) {
        run_far(function, far, launch, first + k, k, bounds.window(first + k, hint), results);
    }
}

// One tile: windows first and those behind it.
template <class Policy, class Bounds, class Function, class Memory, class... In>
__device__ __forceinline__ bool run_one_tile(const Function& function, const window_launch& launch,
                                             const Bounds& bounds, Memory& memory, long long first, int count,
                                             const In&... in) {
    constexpr int columns = sizeof...(In);
    if constexpr (!Policy::staged) {
        run_far_tile<Policy, columns>(function, launch, bounds, launch.rows, first, count, memory.results);
    } else {
        tile_range tile = {};
        double filler = __longlong_as_double(quiet_nan);
        if constexpr (Bounds::listed) {
            tile = find_windows<Policy>(bounds, first, count, memory.list);
        } else {
            tile.start = bounds.window(first, launch.rows).start & ~1ll;
            tile.stop = bounds.window(first + count - 1, launch.rows).stop;
            filler = launch.min_periods < Bounds::length ? filler : 0;  // no window with a missing value runs
        }
        const bool is_near = !Bounds::listed || tile.stop - tile.start <= Policy::capacity;
        if (launch.pass == (is_near ? 1 : 0)) {
            if (!is_near && threadIdx.x == 0) {
                *launch.needs_far = 1;
            }
            return false;
        }
        if (is_near) {
            const int rows = static_cast<int>(tile.stop - tile.start);
            const near_windows<decltype(memory.rows)> near = {memory.rows, launch.min_periods,
                                                              memory.rows.load_all(filler, tile.start, rows, in...)};
            run_tile<Policy>(function, near, launch, bounds, tile, first, count, memory);
        } else if constexpr (Bounds::listed) {
            run_far_tile<Policy, columns>(function, launch, bounds, 0, first, count, memory.results);
        }
    }
    return true;
}

template <class Policy, class Bounds, class Function, auto... Member, class... In>
__device__ __forceinline__ void device_windows(const Function& function, const window_launch& launch,
                                               const Bounds& bounds, const outputs<Member...>& out, const In&... in) {
    using memory_type = window_memory<Policy, sizeof...(In), Bounds::listed, Member...>;
    static_assert(sizeof(memory_type) <= Policy::bytes, "The host gives the block as much shared memory as it takes.");
    extern __shared__ __align__(16) unsigned char shared_bytes[];
    memory_type& memory = *reinterpret_cast<memory_type*>(shared_bytes);
    if (Bounds::listed && launch.pass == 1 && *launch.needs_far == 0) {
        return;
    }
#pragma unroll 1
    for (long long first = blockIdx.x * launch.tile; first < launch.windows; first += gridDim.x * launch.tile) {
        const long long left = launch.windows - first;
        const int count = static_cast<int>(left < launch.tile ? left : launch.tile);
        if (run_one_tile<Policy>(function, launch, bounds, memory, first, count, in...)) {
            __syncthreads();
            const outputs<Member...> here = out.from(first);
#pragma unroll
            for (int k = 0; k < Policy::fold; ++k) {
                const int i = k * Policy::threads + threadIdx.x;
                if (k * Policy::threads < count) {
                    (memory.results.template of<Member>().store(static_cast<const output<Member>&>(here), i, count),
                     ...);
                }
            }
        }
        if constexpr (!Bounds::listed) {
            break;
        }
        __syncthreads();
    }
}

}  // namespace udf
