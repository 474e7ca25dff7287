// base_window.cuh - which rows a window has: the bounds that a launch is given.
//
//   bounds.window(j, ..) = {start, stop}       0 <= start <= stop <= rows, the rows of result j
//
// fixed_bounds    start = first + j * step, stop = start + Length, both clipped to 0 .. rows
// any_bounds      start = starts[j], stop = stops[j] where these are given; else the rows later than
//                 times[row] - span, up to row = j * step (udf/bounds.py: TimedBounds). Their start is found by
//                 galloping from a guess (Bentley and Yao, "An almost optimal algorithm for unbounded searching",
//                 1976): two looks where the guess is right, 2 log2(d) where it is d rows off.
//
// Precondition: times never decrease; span > 0.

#pragma once

namespace udf {

struct window_range {
    long long start;
    long long stop;
};

template <int Length>
struct fixed_bounds {
    static constexpr bool listed = false;
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
    static constexpr bool listed = true;
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

    // Whether the window of result j begins guess rows before its own and ends with it: three looks.
    __device__ __forceinline__ bool begins(long long j, long long guess) const {
        const long long row = j * step;
        const long long start = row - guess;
        const long long bound = left(row);
        return start >= 0 && inside(start, bound) && (start == 0 || !inside(start - 1, bound)) && (closed & 2);
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
