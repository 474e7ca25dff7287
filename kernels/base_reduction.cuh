// base_reduction.cuh - what a thread keeps of some rows in place of them, and how two such states are joined.
//
//   sum<false>, sum<true>   the sum of the values; of those that are no NaN
//   exact_sum               the sum of the values, and what it lost to rounding
//   least, greatest         the least and the greatest of the values that are no NaN; inf and -inf if there is none
//   extremes                both
//   moments<false>          the sum of the squares of the deviations from the mean
//   moments<true>           that, and the sum
//
// A reducer has none(), the state of no rows; with(), of one value more; merge(), of two disjoint sets of rows; and
// write(), a window's results from its state. send() makes a state that another reducer, of more rows, can receive().
//
// With `reread`, what was made of the values is better made again than kept in registers. With `idempotent`, a state
// merged with itself stays as it is.
//
// No step subtracts what it added before: a NaN or a huge value is in the windows that have it, and in no other.
// Values are finite or NaN.
//
// sum: each value is cut at a grid on which additions are exact, high = (x + grid) - grid, low = x - high; only the low
// parts' sum is rounded (S. M. Rump, T. Ogita and S. Oishi, "Accurate floating-point summation", 2008, ExtractScalar).
// moments: sums about an origin that is one of the values of each window, or as near to one as that is to another. Its
// distance from the mean is then no more than the values' own spread: of a window of n rows whose squares are s, the
// error is at most about n * s * 2^-53, and s * 2^-53 where the origin is no outlier, whatever the mean is. A single
// outlier is passed over (typical). Equal values give 0. The sum from these is exact to the spread's last digits, not
// to its own.

#pragma once

#include "base_lanes.cuh"

namespace udf {

// Which of some rows exist: those from low to high. Without Clipped all do.
template <bool Clipped>
struct existing {
    int low;
    int high;

    __device__ __forceinline__ bool has(int row) const { return !Clipped || (row >= low && row < high); }
    __device__ __forceinline__ int rows(int begin, int end) const {
        const int first = begin > low ? begin : low;
        const int last = end < high ? end : high;
        return last > first ? last - first : 0;
    }
};

// What a reducer is told of the rows it is for.
struct reduced_rows {
    unsigned int largest;  // the high word of the largest magnitude
    int headroom;          // 2^headroom is more than the number of rows that are added
    double origin;         // one of the values of each window
};

struct sum_state {
    double high;
    double low;
};

template <bool SkipNaN>
struct sum {
    using state = sum_state;
    using sent = sum_state;
    static constexpr int results = 1;
    static constexpr bool reread = true;
    static constexpr bool idempotent = false;
    double grid;

    // Near the largest double there is no room: the grid is then fine, and high parts are the values themselves.
    __device__ __forceinline__ explicit sum(const reduced_rows& rows) {
        const int exponent = static_cast<int>(rows.largest >> 20) + rows.headroom;
        grid = __hiloint2double((exponent > 2040 ? 1983 : exponent) << 20, 0);
    }

    __device__ __forceinline__ state none() const { return {0, 0}; }
    __device__ __forceinline__ state with(const state& all, double value) const {
        if constexpr (SkipNaN) {
            value = value == value ? value : 0.0;
        }
        const double high = (value + grid) - grid;
        return {all.high + high, all.low + (value - high)};
    }
    __device__ __forceinline__ state merge(const state& a, const state& b) const {
        return {a.high + b.high, a.low + b.low};
    }
    __device__ __forceinline__ sent send(const state& all) const { return all; }
    __device__ __forceinline__ state receive(const sent& all, int) const {
        const double high = (all.high + grid) - grid;
        return {high, all.low + (all.high - high)};
    }
    __device__ __forceinline__ void write(double* out, int, const state& all, double, double) const {
        out[0] = all.high + all.low;
    }
};

struct exact_sum : sum<false> {
    static constexpr int results = 2;

    __device__ __forceinline__ explicit exact_sum(const reduced_rows& rows) : sum<false>(rows) {}
    // Knuth's TwoSum; an overflow leaves no rounding error, and a NaN stays.
    __device__ __forceinline__ void write(double* out, int stride, const state& all, double, double) const {
        const double total = all.high + all.low;
        const double back = total - all.high;
        const double lost = (all.high - (total - back)) + (all.low - back);
        out[0] = total;
        out[stride] = lost == lost || total != total ? lost : 0.0;
    }
};

template <bool Greatest>
struct extreme {
    using state = double;
    using sent = double;
    static constexpr int results = 1;
    static constexpr bool reread = false;
    static constexpr bool idempotent = true;

    __device__ __forceinline__ explicit extreme(const reduced_rows&) {}
    __device__ __forceinline__ double none() const {
        return __longlong_as_double(Greatest ? infinity_bits | (1ll << 63) : infinity_bits);
    }
    __device__ __forceinline__ double with(double all, double value) const {
        return (Greatest ? value > all : value < all) ? value : all;  // false for NaN
    }
    __device__ __forceinline__ double merge(double a, double b) const { return with(a, b); }
    __device__ __forceinline__ double send(double all) const { return all; }
    __device__ __forceinline__ double receive(double all, int) const { return all; }
    __device__ __forceinline__ void write(double* out, int, double all, double, double) const { out[0] = all; }
};

using least = extreme<false>;
using greatest = extreme<true>;

struct extremes_state {
    double least;
    double greatest;
};

struct extremes {
    using state = extremes_state;
    using sent = extremes_state;
    static constexpr int results = 2;
    static constexpr bool reread = false;
    static constexpr bool idempotent = true;
    least low;
    greatest high;

    __device__ __forceinline__ explicit extremes(const reduced_rows& rows) : low(rows), high(rows) {}
    __device__ __forceinline__ state none() const { return {low.none(), high.none()}; }
    __device__ __forceinline__ state with(const state& all, double value) const {
        return {low.with(all.least, value), high.with(all.greatest, value)};
    }
    __device__ __forceinline__ state merge(const state& a, const state& b) const {
        return {low.merge(a.least, b.least), high.merge(a.greatest, b.greatest)};
    }
    __device__ __forceinline__ sent send(const state& all) const { return all; }
    __device__ __forceinline__ state receive(const sent& all, int) const { return all; }
    __device__ __forceinline__ void write(double* out, int stride, const state& all, double, double) const {
        out[0] = all.least;
        out[stride] = all.greatest;
    }
};

// A value that is typical of rows which have `own`, and the row before it or the one behind: `own`, unless both of
// these are nearer to each other than to it. Then `before` is: rows that have `behind` only are spread wider than the
// two.
__device__ __forceinline__ double typical(double before, double own, double behind) {
    const double apart = fabs(before - behind);
    return apart <= fabs(own - before) && apart <= fabs(own - behind) ? before : own;  // false for NaN
}

struct moments_state {
    double sum;
    double squares;
};

struct moments_sent {
    double sum;
    double squares;
    double origin;
};

template <bool WithSum>
struct moments {
    using state = moments_state;
    using sent = moments_sent;
    static constexpr int results = WithSum ? 2 : 1;
    static constexpr bool reread = true;
    static constexpr bool idempotent = false;
    double origin;

    __device__ __forceinline__ explicit moments(const reduced_rows& rows) : origin(rows.origin) {}
    __device__ __forceinline__ state none() const { return {0, 0}; }
    __device__ __forceinline__ state with(const state& all, double value) const {
        const double apart = value - origin;
        return {all.sum + apart, fma(apart, apart, all.squares)};
    }
    __device__ __forceinline__ state merge(const state& a, const state& b) const {
        return {a.sum + b.sum, a.squares + b.squares};
    }
    __device__ __forceinline__ sent send(const state& all) const { return {all.sum, all.squares, origin}; }
    __device__ __forceinline__ state receive(const sent& all, int rows) const {
        const double apart = all.origin - origin;
        const double sum = fma(apart, rows, all.sum);
        return {sum, fma(apart, sum + all.sum, all.squares)};
    }
    // The m2, and the sum `stride` behind it; share is 1 / rows.
    __device__ __forceinline__ void write(double* out, int stride, const state& all, double rows, double share) const {
        out[0] = fma(-all.sum * share, all.sum, all.squares);
        if constexpr (WithSum) {
            out[stride] = fma(rows, origin, all.sum);
        }
    }
};

}  // namespace udf
