// base_reduction.cuh - what a thread keeps of some rows in place of them, and how two such states are joined.
//
//   sum<false>, sum<true>   the sum of the values; of those that are no NaN
//   least, greatest         the least and the greatest of the values that are no NaN; inf and -inf if there is none
//   moments                 the sum of the squares of the deviations from the mean
//
// Each has a state, and over Items rows of a thread: total(), the state of all; merge(), of two disjoint sets of rows;
// spread(), of rows that the lanes of a group share; windows(), results of Items windows that have `others` in common:
//
//   out[j] = others + before[j + 1 ..] + behind[.. j]      0 <= j < Items
//
// No step subtracts what it added before: a NaN or a huge value is in the windows that have it, and in no other.
// Values are finite or NaN. Counts of rows are given to those that need them (moments).
//
// sum: each value is cut at a grid that all additions are exact on, high = (x + grid) - grid, low = x - high; only the
// low parts' sum is rounded (S. M. Rump, T. Ogita and S. Oishi, "Accurate floating-point summation", 2008, ExtractScalar).
// moments: an origin that is one of the values, the mean's offset from it, and the squares about the mean (T. F. Chan,
// G. H. Golub and R. J. LeVeque, "Updating formulae and a pairwise algorithm for computing sample variances", 1979).
// Differences are taken before anything is squared, so that a large mean costs no digits, and equal values give 0.

#pragma once

#include "base_column.cuh"

namespace udf {

// Which of the rows begin .. end exist; those from low to high do. Without Clipped all do.
template <bool Clipped>
struct existing {
    int low;
    int high;

    __device__ __forceinline__ int rows(int begin, int end) const {
        if constexpr (Clipped) {
            const int first = begin > low ? begin : low;
            const int last = end < high ? end : high;
            return last > first ? last - first : 0;
        } else {
            return end - begin;
        }
    }

    __device__ __forceinline__ bool has(int row) const { return !Clipped || (row >= low && row < high); }
};

template <class State>
__device__ __forceinline__ State exchanged(const State& state, int distance) {
    static_assert(sizeof(State) % sizeof(double) == 0, "A state is made of doubles.");
    double words[sizeof(State) / sizeof(double)];
    memcpy(words, &state, sizeof(State));
#pragma unroll
    for (double& word : words) {
        word = __shfl_xor_sync(whole_warp, word, distance);
    }
    State other;
    memcpy(&other, words, sizeof(State));
    return other;
}

// The state of all rows of a group of lanes.
template <class Reducer>
__device__ __forceinline__ typename Reducer::state joined(const Reducer& reducer, typename Reducer::state state,
                                                          int lanes) {
    for (int distance = 1; distance < lanes; distance *= 2) {
        state = reducer.merge(state, 1, exchanged(state, distance), 1);
    }
    return state;
}

// What reducers share that take one value after the other: Derived has none(), with(), merge() and result().
template <class Derived, class State>
struct chain {
    using state = State;

    __device__ __forceinline__ const Derived& self() const { return static_cast<const Derived&>(*this); }

    template <int Items, bool Clipped>
    __device__ __forceinline__ State total(const double (&values)[Items], int first, existing<Clipped> rows) const {
        State all = self().none();
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (rows.has(first + j)) {
                all = self().with(all, values[j]);
            }
        }
        return all;
    }

    // Of rows first .. end of values, lane by lane, for all lanes of the group.
    template <bool Clipped>
    __device__ __forceinline__ State spread(const double* values, int first, int end, int lanes,
                                            existing<Clipped> rows) const {
        State all = self().none();
        for (int i = first + threadIdx.x % lanes; i < end; i += lanes) {
            if (rows.has(i)) {
                all = self().with(all, values[i]);
            }
        }
        return joined(self(), all, lanes);
    }

    template <int Items, bool Clipped>
    __device__ __forceinline__ void windows(State others, int, const double (&before)[Items],
                                            const double (&behind)[Items], int first, existing<Clipped> rows_before,
                                            existing<Clipped> rows_behind, double* out) const {
        State upto[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (rows_behind.has(first + j)) {
                others = self().with(others, behind[j]);
            }
            upto[j] = others;
        }
        State from = self().none();
#pragma unroll
        for (int j = Items - 1; j >= 0; --j) {
            out[j] = self().result(self().merge(upto[j], 1, from, 1));
            if (rows_before.has(first + j)) {
                from = self().with(from, before[j]);
            }
        }
    }

    // Of one short window.
    __device__ __forceinline__ double direct(const double* values, int rows) const {
        State all = self().none();
        for (int i = 0; i < rows; ++i) {
            all = self().with(all, values[i]);
        }
        return self().result(all);
    }

    // States of rows whose values were cut at other grids.
    __device__ __forceinline__ State merge_far(State a, int rows_a, State b, int rows_b) const {
        return self().merge(a, rows_a, b, rows_b);
    }
    __device__ __forceinline__ void cover(State&) {}
};

struct sum_state {
    double high;
    double low;
};

template <bool SkipNaN>
struct sum : chain<sum<SkipNaN>, sum_state> {
    using state = sum_state;
    double grid;

    // largest is the high word of the largest magnitude; 2^headroom is more than the number of rows that are added.
    __device__ __forceinline__ sum(unsigned int largest, int headroom) { set_grid(largest, headroom); }

    __device__ __forceinline__ state none() const { return {0, 0}; }
    __device__ __forceinline__ state with(state all, double value) const {
        if constexpr (SkipNaN) {
            value = value == value ? value : 0.0;
        }
        const double high = (value + grid) - grid;
        return {all.high + high, all.low + (value - high)};
    }
    __device__ __forceinline__ state merge(state a, int, state b, int) const {
        return {a.high + b.high, a.low + b.low};
    }
    __device__ __forceinline__ double result(state all) const { return all.high + all.low; }

    // Knuth's exact sum of two.
    __device__ __forceinline__ state merge_far(state a, int, state b, int) const {
        const double high = a.high + b.high;
        const double part = high - a.high;
        return {high, a.low + b.low + ((a.high - (high - part)) + (b.high - part))};
    }

    // Make the grid coarse enough to add to `all`, and put that on it.
    __device__ __forceinline__ void cover(state& all) {
        const unsigned int largest = __double2hiint(all.high) & 0x7fffffff;
        const unsigned int have = static_cast<unsigned int>(__double2hiint(grid)) >> 20;
        if ((largest >> 20) + 2 > have) {
            set_grid(largest, 2);
        }
        const double high = (all.high + grid) - grid;
        all = {high, all.low + (all.high - high)};
    }

private:
    // Near the largest double there is no room: the grid is then fine, and high parts are the values themselves.
    __device__ __forceinline__ void set_grid(unsigned int largest, int headroom) {
        const int exponent = static_cast<int>(largest >> 20) + headroom;
        grid = __hiloint2double((exponent > 2040 ? 1983 : exponent) << 20, 0);
    }
};

template <bool Greatest>
struct extreme : chain<extreme<Greatest>, double> {
    __device__ __forceinline__ extreme(unsigned int, int) {}
    __device__ __forceinline__ double none() const {
        return __longlong_as_double(Greatest ? 0xfff0000000000000ll : 0x7ff0000000000000ll);
    }
    __device__ __forceinline__ double with(double all, double value) const {
        return (Greatest ? value > all : value < all) ? value : all;  // false for NaN
    }
    __device__ __forceinline__ double merge(double a, int, double b, int) const { return with(a, b); }
    __device__ __forceinline__ double result(double all) const { return all; }
};

using least = extreme<false>;
using greatest = extreme<true>;

struct moments_state {
    double origin;
    double offset;
    double squares;
};

struct moments {
    using state = moments_state;

    __device__ __forceinline__ moments(unsigned int, int) {}
    __device__ __forceinline__ state none() const { return {0, 0, 0}; }

    __device__ __forceinline__ state merge(state a, int rows_a, state b, int rows_b) const {
        if (rows_a == 0) {
            return b;
        }
        if (rows_b == 0) {
            return a;
        }
        const double share = static_cast<double>(rows_b) / static_cast<double>(rows_a + rows_b);
        const double apart = (b.origin - a.origin) + (b.offset - a.offset);
        return {a.origin, fma(apart, share, a.offset), fma(apart * apart, rows_a * share, a.squares + b.squares)};
    }
    __device__ __forceinline__ state merge_far(state a, int rows_a, state b, int rows_b) const {
        return merge(a, rows_a, b, rows_b);
    }
    __device__ __forceinline__ void cover(state&) {}

    // About the first value: of Items rows that costs at most log2(Items) bits.
    template <int Items, bool Clipped>
    __device__ __forceinline__ state total(const double (&values)[Items], int first, existing<Clipped> rows) const {
        double origin = values[0], deviations = 0, squares = 0;
        bool any = !Clipped;
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (rows.has(first + j)) {
                origin = any ? origin : values[j];
                any = true;
                const double deviation = values[j] - origin;
                deviations += deviation;
                squares = fma(deviation, deviation, squares);
            }
        }
        const int count = rows.rows(first, first + Items);
        const double offset = Clipped ? deviations / (count > 0 ? count : 1) : deviations * (1.0 / Items);
        return {any ? origin : 0.0, offset, fma(-deviations, offset, squares)};
    }

    // In two passes.
    template <bool Clipped>
    __device__ __forceinline__ state spread(const double* values, int first, int end, int lanes,
                                            existing<Clipped> rows) const {
        const int count = rows.rows(first, end);
        const double origin = values[Clipped && count > 0 && rows.low > first ? rows.low : first];
        double deviations = 0, squares = 0;
        for (int i = first + threadIdx.x % lanes; i < end; i += lanes) {
            deviations += rows.has(i) ? values[i] - origin : 0.0;
        }
        for (int distance = 1; distance < lanes; distance *= 2) {
            deviations += exchanged(deviations, distance);
        }
        const double offset = deviations / (count > 0 ? count : 1);
        for (int i = first + threadIdx.x % lanes; i < end; i += lanes) {
            const double deviation = rows.has(i) ? (values[i] - origin) - offset : 0.0;
            squares = fma(deviation, deviation, squares);
        }
        for (int distance = 1; distance < lanes; distance *= 2) {
            squares += exchanged(squares, distance);
        }
        return {origin, offset, squares};
    }

    // About the mean of the others, which are half of each window or more: that costs at most one bit.
    template <int Items>
    __device__ __forceinline__ void windows(state others, int rows, const double (&before)[Items],
                                            const double (&behind)[Items], int, existing<false>, existing<false>,
                                            double* out) const {
        double deviations[Items], squares[Items];
        double sum = 0, square = others.squares;
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            const double deviation = (behind[j] - others.origin) - others.offset;
            deviations[j] = sum += deviation;
            squares[j] = square = fma(deviation, deviation, square);
        }
        const double share = 1.0 / (rows + Items);
        sum = square = 0;
#pragma unroll
        for (int j = Items - 1; j >= 0; --j) {
            const double all = deviations[j] + sum;
            out[j] = fma(-all * share, all, squares[j] + square);
            const double deviation = (before[j] - others.origin) - others.offset;
            sum += deviation;
            square = fma(deviation, deviation, square);
        }
    }

    // Where others may be few or none: one value after the other.
    template <int Items>
    __device__ __forceinline__ void windows(state others, int rows, const double (&before)[Items],
                                            const double (&behind)[Items], int first, existing<true> rows_before,
                                            existing<true> rows_behind, double* out) const {
        state upto[Items];
        int count[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            const int own = rows_behind.has(first + j);
            others = merge(others, rows, {behind[j], 0, behind[j] - behind[j]}, own);
            upto[j] = others;
            count[j] = rows += own;
        }
        state from = none();
        rows = 0;
#pragma unroll
        for (int j = Items - 1; j >= 0; --j) {
            out[j] = merge(upto[j], count[j], from, rows).squares;
            const int own = rows_before.has(first + j);
            from = merge(from, rows, {before[j], 0, before[j] - before[j]}, own);
            rows += own;
        }
    }

    __device__ __forceinline__ double direct(const double* values, int rows) const {
        const double origin = rows > 0 ? values[0] : 0.0;
        double deviations = 0, squares = 0;
        for (int i = 0; i < rows; ++i) {
            const double deviation = values[i] - origin;
            deviations += deviation;
            squares = fma(deviation, deviation, squares);
        }
        const double all = fma(-deviations / (rows > 0 ? rows : 1), deviations, squares);
        return all < 0 ? 0.0 : all;
    }
};

}  // namespace udf
