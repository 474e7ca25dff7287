// base_window.cuh - what a launch over windows is given: which rows each has, how many there are, where the kernel is
// to keep them.
//
//   bounds.window(j, ..) = {start, stop}       0 <= start <= stop <= rows, the rows of result j
//
// fixed_bounds    start = first + j * step, stop = start + Length, both clipped to 0 .. rows
// any_bounds      start = starts[j], stop = stops[j] where these are given; else the rows later than
//                 times[row] - span, up to row = j * step (udf/windows/bounds.py: TimeBounds). Their start is found by
//                 galloping from a guess (Bentley and Yao, "An almost optimal algorithm for unbounded searching",
//                 1976): two looks where the guess is right, 2 log2(d) where it is d rows off.
//
// Precondition: times never decrease; span > 0.

#pragma once

#include "base_column.cuh"

namespace udf {

enum class space { shared, global };

template <int Threads, int Items, int Capacity, int Bytes, space Space>
struct window_policy {
    static constexpr int threads = Threads;
    static constexpr int items_per_thread = Items;
    static constexpr int windows = Threads * Items;
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
    const double* global_values;
    unsigned int* needs_global;
    long long pass;
    unsigned long long* first_failure;
};

struct window_range {
    long long start;
    long long stop;
};

template <int Length>
struct fixed_bounds {
    static constexpr bool variable = false;
    static constexpr int length = Length;
    long long first;
    long long step;

    __device__ __forceinline__ window_range window(long long j, long long rows) const {
        const long long start = first + j * step;
        const long long stop = start + length;
        return {start < 0 ? 0 : (start < rows ? start : rows), stop < 0 ? 0 : (stop < rows ? stop : rows)};
    }
};

struct any_bounds {
    static constexpr bool variable = true;
    const long long* __restrict__ starts;
    const long long* __restrict__ stops;
    const long long* __restrict__ times;
    long long span;
    long long step;
    long long closed;  // 1: the left end is in; 2: the right end is in

    __device__ __forceinline__ bool timed() const { return times != nullptr; }

    // How many rows before its own the window of result j begins, guessed from the times of 32 rows.
    __device__ __forceinline__ long long behind(long long j) const {
        const long long row = j * step;
        const long long other = row < 32 ? 0 : row - 32;
        const float gap = static_cast<float>(times[row] - times[other]);
        const float rows = static_cast<float>(row - other) * static_cast<float>(span) / gap;
        const long long guess = rows < static_cast<float>(row) ? static_cast<long long>(rows) : row;  // 0 / 0: row
        return row - first_inside(left(row), row, row - guess);
    }

    // Whether the window of row begins guess rows before its own and ends with it, if steps are of one row. All lanes
    // of a warp ask together, for a row each, one after the other: a lane has looked at what its neighbour needs.
    __device__ __forceinline__ bool begins(long long row, long long guess, bool asked) const {
        const long long least = -0x7fffffffffffffffll - 1;
        const long long start = row - guess;
        asked = asked && start >= 0;
        const long long bound = asked ? left(row) : 0;
        const long long own = asked ? times[start] : least;
        long long before = __shfl_up_sync(whole_warp, own, 1);
        if (threadIdx.x % warp_rows == 0) {
            before = asked && start > 0 ? times[start - 1] : least;
        }
        return asked && own >= bound && (start == 0 || before < bound) && (closed & 2);
    }

    // guess is how many rows before its own the window may begin.
    __device__ __forceinline__ window_range window(long long j, long long guess) const {
        if (!timed()) {
            return {starts[j], stops[j]};
        }
        const long long row = j * step;
        window_range found = {row, row + 1};
#pragma unroll 1
        for (int end = 0; end < (closed & 2 ? 1 : 2); ++end) {
            const long long bound = end == 0 ? left(row) : times[row];
            const long long at = first_inside(bound, row, end == 0 ? row - guess : row);
            (end == 0 ? found.start : found.stop) = at;
        }
        return {found.start < found.stop ? found.start : found.stop, found.stop};
    }

private:
    // The earliest time that is inside a window that ends at row; times[row] - span does not overflow.
    __device__ __forceinline__ long long left(long long row) const { return times[row] - span + (closed & 1 ? 0 : 1); }

    __device__ __forceinline__ bool inside(long long row, long long bound) const { return times[row] >= bound; }

    // The first row whose time is bound or later, or end; searched from start on.
    __device__ __forceinline__ long long first_inside(long long bound, long long end, long long start) const {
        long long last = start < 0 ? 0 : (start < end ? start : end);  // inside, or end
        long long out = -1;                                            // outside
        if (last == end || inside(last, bound)) {
            for (long long reach = 1; last > 0; reach *= 2) {
                const long long at = last - reach < 0 ? 0 : last - reach;
                if (!inside(at, bound)) {
                    out = at;
                    break;
                }
                last = at;
            }
        } else {
            out = last;
            last = end;
            for (long long reach = 1; out + reach < end; reach *= 2) {
                if (inside(out + reach, bound)) {
                    last = out + reach;
                    break;
                }
                out += reach;
            }
        }
        while (last - out > 1) {
            const long long middle = out + (last - out) / 2;
            (inside(middle, bound) ? last : out) = middle;
        }
        return last;
    }
};

}  // namespace udf
