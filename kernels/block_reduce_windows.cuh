// block_reduce_windows.cuh - reductions of the windows of a tile, at a cost that does not grow with their length.
//
//   out[k] = reduction of the rows k - length + 1 .. k, counted from the tile's first window's last       0 <= k < tile
//
// A thread takes Items neighbouring windows, a group of `lanes` threads T = lanes * Items of them, lanes a power of
// two, T <= length. What such windows have, in the order of rows:
//
//   [ before: T rows, of which window k has those behind its place ][ middle: all ][ behind: T rows, up to its place ]
//
// (M. van Herk, 1992, J. Gil and M. Werman, 1993, with tiles for the segments: the middle takes up what a length is
// more than T.) Threads reduce their Items rows of both ends, and their share of the middle; scans over the group then
// give each what its windows have in common; then each of its windows takes a few more steps. The middle is `ragged`
// rows, fewer than T, or, of windows that do not fit into shared memory, fewer than a warp's, and runs of a warp's rows
// that a kernel before this one has reduced. A window shorter than 2 * Items is reduced value by value.
//
// Cost: 5 + 14 / Items + ragged / T steps a row and reduction, one barrier if a group is more than a warp.

#pragma once

#include "base_reduction.cuh"

namespace udf {

// Where the rows of a tile lie in shared memory: `behind` from its first window's last row on, `before` from `length`
// rows before that. Both are counted from there.
template <bool Clipped>
struct staged_tile {
    const double* before;
    const double* behind;
    int length;
    int lanes;
    int ragged;
    existing<Clipped> rows_before;
    existing<Clipped> rows_behind;
    unsigned int largest;
    int headroom;
    double share;   // 1 / length
    double origin;  // a value that all windows have, where they have chunks
};

template <int Threads, int Items, bool Clipped>
struct block_reduction {
    static_assert(Items % 2 == 1, "Threads that read Items rows each meet every bank once.");

    static constexpr int threads = Threads;
    static constexpr int items = Items;
    static constexpr int warps = Threads / warp_rows;
    static constexpr int warp_span = warp_rows * Items;
    static constexpr int tile = Threads * Items;

    // Write the results of one reducer for each window; shared holds 2 * warps states, and the chunks' records have its
    // words from `word` on. All threads call it.
    template <class Reducer, class Records>
    static __device__ __forceinline__ void reduce(const staged_tile<Clipped>& in, typename Reducer::state* shared,
                                                  const Records& records, int word, double* out) {
        if (!Records::any && in.length < 2 * Items) {
            direct<Reducer>(in, out);
            return;
        }
        const int own = threadIdx.x * Items;
        const int place = threadIdx.x & (in.lanes - 1);
        const int group = own - place * Items;
        const Reducer reducer({in.largest, in.headroom, Records::any ? in.origin : origin_of(in, group)});
        auto middle = reducer.none();
        const int first = group + in.lanes * Items;
#pragma unroll 1
        for (int i = first + place; i < first + in.ragged; i += in.lanes) {
            if (in.rows_before.has(i)) {
                middle = reducer.with(middle, in.before[i]);
            }
        }
        if constexpr (Records::any) {
            middle = reducer.merge(middle, records.take(reducer, word));
        }
        const auto others = around(reducer, in, middle, shared);
        if constexpr (Reducer::reread) {
            __syncwarp();  // nothing that was read before is kept
        }
        windows(reducer, in, others, out + own);
    }

private:
    // A value that is typical of the windows of a group, whose first is at a place: they all have that row, or, if the
    // column ends before it, the last one.
    static __device__ __forceinline__ double origin_of(const staged_tile<Clipped>& in, int first) {
        if constexpr (Clipped) {
            first = first < in.rows_behind.high ? first : in.rows_behind.high - 1;
            first = first > in.rows_behind.low ? first : in.rows_behind.low;
            if (first + in.length < 0 || first >= tile) {
                return 0.0;  // all are empty
            }
        }
        const bool has_both = in.rows_behind.has(first - 1) && in.rows_behind.has(first + 1);
        if (!has_both || in.length < 2 || first + 1 >= tile || first + in.length < 1) {
            return in.behind[first];
        }
        return typical(in.behind[first - 1], in.behind[first], in.behind[first + 1]);
    }

    template <class Reducer>
    static __device__ __forceinline__ auto total(const Reducer& reducer, const double* values, int first,
                                                 const existing<Clipped>& rows) {
        auto all = reducer.none();
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (rows.has(first + j)) {
                all = reducer.with(all, values[first + j]);
            }
        }
        return all;
    }

    // Join what the lane `distance` above has to `above`, and to `below` what the one below has, if it is of the group.
    template <class Reducer>
    static __device__ __forceinline__ void scan_step(const Reducer& reducer, typename Reducer::state& above,
                                                     typename Reducer::state& below, int distance, int lane,
                                                     int lanes) {
        const int width = Reducer::idempotent ? lanes : static_cast<int>(warp_rows);
        const auto higher = from_lane<true>(above, distance, width);
        const auto lower = from_lane<false>(below, distance, width);
        if (Reducer::idempotent || lane + distance < lanes) {
            above = reducer.merge(above, higher);
        }
        if (Reducer::idempotent || lane >= distance) {
            below = reducer.merge(below, lower);
        }
    }

    // What a thread's windows have of others: rows before of those above it, rows behind of those below it, the middle.
    template <class Reducer>
    static __device__ __forceinline__ auto around(const Reducer& reducer, const staged_tile<Clipped>& in,
                                                  const typename Reducer::state& middle,
                                                  typename Reducer::state* shared) {
        constexpr int width = warp_rows;
        const int own = threadIdx.x * Items;
        const int lanes = in.lanes < width ? in.lanes : width;
        const int lane = threadIdx.x & (lanes - 1);
        const int last = lanes - 1;
        auto above = reducer.merge(total(reducer, in.before, own, in.rows_before), middle);
        auto below = reducer.merge(total(reducer, in.behind, own, in.rows_behind), middle);
        if (lanes == width) {  // straight on, ptxas need not ask at each step whether all lanes are there
#pragma unroll
            for (int distance = 1; distance < width; distance *= 2) {
                scan_step(reducer, above, below, distance, lane, width);
            }
        } else {
#pragma unroll 1
            for (int distance = 1; distance < lanes; distance *= 2) {
                scan_step(reducer, above, below, distance, lane, lanes);
            }
        }
        const auto higher = from_lane<true>(above, 1);
        const auto lower = from_lane<false>(below, 1);
        auto others = middle;
        if (lane < last) {
            others = reducer.merge(others, higher);
        }
        if (lane > 0) {
            others = reducer.merge(others, lower);
        }
        if (in.lanes > width) {
            const int warp = threadIdx.x / width;
            if (lane == 0) {
                shared[warps + warp] = above;
            }
            if (lane == last) {
                shared[warp] = below;
            }
            __syncthreads();
            const int group = warp & ~(in.lanes / width - 1);
#pragma unroll 1
            for (int other = group; other < group + in.lanes / width; ++other) {
                if (other != warp) {
                    others = reducer.merge(others, shared[other > warp ? warps + other : other]);
                }
            }
        }
        return others;
    }

    template <class Reducer>
    static __device__ __forceinline__ void windows(const Reducer& reducer, const staged_tile<Clipped>& in,
                                                   typename Reducer::state others, double* out) {
        const int own = threadIdx.x * Items;
        typename Reducer::state upto[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (in.rows_behind.has(own + j)) {
                others = reducer.with(others, in.behind[own + j]);
            }
            upto[j] = others;
        }
        auto from = reducer.none();
#pragma unroll
        for (int j = Items - 1; j >= 0; --j) {
            const auto all = reducer.merge(upto[j], from);
            if constexpr (Clipped) {
                write(reducer, out + j, all, in.rows_behind.rows(own + j + 1 - in.length, own + j + 1));
            } else {
                reducer.write(out + j, tile, all, in.length, in.share);
            }
            if (in.rows_before.has(own + j)) {
                from = reducer.with(from, in.before[own + j]);
            }
        }
    }

    template <class Reducer>
    static __device__ __forceinline__ void direct(const staged_tile<Clipped>& in, double* out) {
#pragma unroll 1
        for (int k = threadIdx.x; k < tile; k += Threads) {
            int first = k + 1 - in.length, end = k + 1;
            if constexpr (Clipped) {
                first = first > in.rows_behind.low ? first : in.rows_behind.low;
                end = end < in.rows_behind.high ? end : in.rows_behind.high;
            }
            const Reducer reducer({in.largest, in.headroom, origin_of(in, k)});
            auto all = reducer.none();
#pragma unroll 1
            for (int i = first; i < end; ++i) {
                all = reducer.with(all, in.behind[i]);
            }
            write(reducer, out + k, all, end - first);
        }
    }

    // Write the results of a window of any number of rows.
    template <class Reducer>
    static __device__ __forceinline__ void write(const Reducer& reducer, double* out,
                                                 const typename Reducer::state& all, int rows) {
        if (rows > 0) {
            reducer.write(out, tile, all, rows, 1.0 / rows);
        } else {
            const Reducer empty({0, 0, 0.0});
            empty.write(out, tile, empty.none(), 0, 0);
        }
    }
};

}  // namespace udf
