// base_group_states.cuh - what a thread keeps of some rows of a group in place of them, and how two such are joined.
//
//   total<SkipNaN>               the sum of the values (of those that are no NaN), and what it lost to rounding
//   extreme_of<Greatest, Skip>   the greatest or the least value; NaN if any is, unless those are skipped
//   squares<SkipNaN>             the sum of the squares of the deviations from the mean
//   missing                      how many values are NaN
//
// A reducer has none(), the state of no rows; of(), of one value; join(), of earlier rows and of later ones; and
// write(), a group's results from its state. Unlike a window, a group keeps infinities.
//
// Sums are compensated (Knuth's TwoSum; Ogita, Rump & Oishi, "Accurate sum and dot product", 2005). Squares join (mean,
// its rounding errors, squares, rows) by Chan, Golub & LeVeque, "Updating formulae and a pairwise algorithm for
// computing sample variances", 1979. These are the monoids of udf/cpu/reduce_monoids.py: the same steps in another
// order of rows, which is the same in every call.

#pragma once

#include "base_column.cuh"

namespace udf {

// The sum of a and b, and what it lost; nothing is made to hold across an infinity: lost is then NaN.
struct two_doubles {
    double high;
    double low;
};

__device__ __forceinline__ two_doubles two_sum(double a, double b) {
    const double high = a + b;
    const double back = high - a;
    return {high, (a - (high - back)) + (b - back)};
}

template <bool SkipNaN>
struct total {
    using state = two_doubles;
    static constexpr int results = 2;

    __device__ __forceinline__ static state none() { return {0, 0}; }
    __device__ __forceinline__ static state of(double value) { return {SkipNaN && !(value == value) ? 0.0 : value, 0}; }
    __device__ __forceinline__ static state join(const state& p, const state& q) {
        const two_doubles both = two_sum(p.high, q.high);
        return {both.high, (p.low + q.low) + both.low};
    }
    // An overflow leaves no rounding error; a NaN stays.
    __device__ __forceinline__ static void write(double* out, long long stride, const state& all) {
        const double sum = all.high + all.low;
        const double rest = (all.high - sum) + all.low;
        out[0] = sum == sum ? sum : all.high;
        out[stride] = !(all.high == all.high) ? all.high : (rest == rest ? rest : 0.0);
    }
};

template <bool Greatest, bool SkipNaN>
struct extreme_of {
    struct state {
        double best;
    };
    static constexpr int results = 1;

    __device__ __forceinline__ static state none() {
        return {__longlong_as_double(Greatest ? infinity_bits | (1ll << 63) : infinity_bits)};
    }
    __device__ __forceinline__ static state of(double value) {
        return {SkipNaN && !(value == value) ? none().best : value};
    }
    __device__ __forceinline__ static state join(const state& p, const state& q) {
        const bool better = Greatest ? q.best > p.best : q.best < p.best;
        return {better || (!SkipNaN && !(q.best == q.best)) ? q.best : p.best};
    }
    __device__ __forceinline__ static void write(double* out, long long, const state& all) { out[0] = all.best; }
};

struct squares_state {
    double mean;
    double low;
    double squares;
    double rows;
};

template <bool SkipNaN>
struct squares {
    using state = squares_state;
    static constexpr int results = 1;

    __device__ __forceinline__ static state none() { return {0, 0, 0, 0}; }
    __device__ __forceinline__ static state of(double value) {
        if (SkipNaN && !(value == value)) {
            return none();
        }
        return {value, 0, value - value, 1};  // NaN of a NaN and of an infinity
    }
    __device__ __forceinline__ static state join(const state& p, const state& q) {
        const double rows = p.rows + q.rows;
        const double part = rows > 0 ? q.rows / rows : 0.0;
        const double delta = (q.mean - p.mean) + (q.low - p.low);
        const two_doubles moved = two_sum(p.mean, delta * part);
        const double within = p.squares + q.squares;
        const double grown = within + delta * (p.rows * part) * delta;
        // not where that is NaN of a mean that has overflowed: squares are inf already, or NaN of a NaN
        return {p.rows > 0 ? moved.high : q.mean, p.rows > 0 ? p.low + moved.low : q.low,
                p.rows > 0 && grown > within ? grown : within, rows};
    }
    __device__ __forceinline__ static void write(double* out, long long, const state& all) { out[0] = all.squares; }
};

struct missing {
    struct state {
        double count;
    };
    static constexpr int results = 1;

    __device__ __forceinline__ static state none() { return {0}; }
    __device__ __forceinline__ static state of(double value) { return {value == value ? 0.0 : 1.0}; }
    __device__ __forceinline__ static state join(const state& p, const state& q) { return {p.count + q.count}; }
    // As an int64.
    __device__ __forceinline__ static void write(double* out, long long, const state& all) {
        out[0] = __longlong_as_double(static_cast<long long>(all.count));
    }
};

// The states of several reducers of one column, each once.
template <class Reducer>
struct kept {
    typename Reducer::state state;
};

template <class... Reducer>
struct joint : kept<Reducer>... {
    static constexpr int results = (Reducer::results + ...);

    __device__ __forceinline__ static joint none() { return {kept<Reducer>{Reducer::none()}...}; }
    __device__ __forceinline__ void add(double value) {
        ((kept<Reducer>::state = Reducer::join(kept<Reducer>::state, Reducer::of(value))), ...);
    }
    __device__ __forceinline__ void join(const joint& later) {
        ((kept<Reducer>::state = Reducer::join(kept<Reducer>::state, static_cast<const kept<Reducer>&>(later).state)),
         ...);
    }
    // The results of a group, `stride` apart.
    __device__ __forceinline__ void write(double* out, long long stride) const {
        ((Reducer::write(out, stride, kept<Reducer>::state), out += Reducer::results * stride), ...);
    }
};

}  // namespace udf
