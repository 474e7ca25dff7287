// block_reduce_windows.cuh - reductions of the windows of a tile, at a cost that does not grow with their length.
//
//   out[k] = reduction of the rows k - length + 1 .. k, counted from the tile's first window's last       0 <= k < tile
//
// A thread takes Items neighbouring windows, a group of lanes T = lanes * Items of them, lanes a power of two, T <=
// length. What such windows have, in the order of rows:
//
//   [ before: T rows, of which window k has those behind its place ][ middle: all ][ behind: T rows, up to its place ]
//
// (M. van Herk, 1992, J. Gil and M. Werman, 1993, with blocks for the segments: the middle takes up what a length is
// more than T.) Threads reduce their Items rows of both ends; lane by lane these are exchanged so that each has all that
// its windows have in common (recursive doubling); then each of its windows takes a few more steps. The middle is
// `ragged` rows, fewer than T, taken lane by lane; then `chunks` whole runs of T rows, whose states are those that
// warps have of their own T rows, or, of windows that do not fit into shared memory, come from a kernel before this one.
// A window shorter than 2 * Items is reduced value by value.
//
// Cost: 5 + 13 / Items + ragged / T steps a row and reduction, one barrier if there are chunks.

#pragma once

#include "base_reduction.cuh"

namespace udf {

// Where the rows of a tile lie in shared memory: `behind` from its first window's last row on, `before` from `length`
// rows before that. Both are counted from there.
template <bool Clipped>
struct staged_tile {
    const double* before;
    const double* behind;
    const double* origins;  // of each warp's windows, where they are far; else none
    int length;             // not more than it takes to be out of reach
    int lanes;
    int ragged;
    int chunks;
    existing<Clipped> rows_before;
    existing<Clipped> rows_behind;
    unsigned int largest;
    int headroom;
};

template <int Threads, int Items, bool Clipped>
struct block_reduction {
    static_assert(Items % 2 == 1, "Threads that read Items rows each meet every bank once.");

    static constexpr int threads = Threads;
    static constexpr int items = Items;
    static constexpr int warps = Threads / warp_rows;
    static constexpr int warp_span = warp_rows * Items;
    static constexpr int tile = Threads * Items;

    // Write the results of one reducer for each window; shared holds chunks + warps states. All threads call it.
    template <class Reducer, class Far>
    static __device__ __forceinline__ void reduce(const staged_tile<Clipped>& in, typename Reducer::sent* shared,
                                                  const Far& far, double* out) {
        if (!Far::any && in.length < 2 * Items) {
            direct<Reducer>(in, out);
            return;
        }
        const int own = threadIdx.x * Items;
        const int lane = threadIdx.x % warp_rows;
        const int warp = threadIdx.x / warp_rows;
        const int group = own - (lane % in.lanes) * Items;
        const Reducer reducer({in.largest, in.headroom, Far::any ? in.origins[warp] : origin_of(in, group)});
        double before[Items], behind[Items];
        load(before, in.before + own);
        load(behind, in.behind + own);
        auto warp_total = reducer.none();
        auto others = around(reducer, in, before, behind, warp_total);
        if (in.ragged > 0) {
            const int first = group + in.lanes * Items;
            auto middle = reducer.none();
#pragma unroll 1
            for (int i = first + lane % in.lanes; i < first + in.ragged; i += in.lanes) {
                if (in.rows_before.has(i)) {
                    middle = reducer.with(middle, in.before[i]);
                }
            }
            others = reducer.merge(others, joined(reducer, middle, in.lanes));
        }
        if constexpr (Far::any) {
            others = reducer.merge(others, far.take(reducer));
        } else if (in.chunks > 0) {
            share_chunks(reducer, in, warp_total, shared);
#pragma unroll 1
            for (int i = 0; i < in.chunks; ++i) {
                const int begin = (warp + i - in.chunks) * warp_span;
                const int rows = Clipped ? in.rows_behind.rows(begin, begin + warp_span) : warp_span;
                if (rows > 0) {
                    others = reducer.merge(others, reducer.receive(shared[warp + i], rows));
                }
            }
        }
        windows(reducer, in, others, before, behind, out + own);
    }

private:
    static __device__ __forceinline__ void load(double (&values)[Items], const double* from) {
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            values[j] = from[j];
        }
    }

    // A value that each window of a group has: that of the first window's last row, or of the column's end before it.
    static __device__ __forceinline__ double origin_of(const staged_tile<Clipped>& in, int first) {
        if constexpr (Clipped) {
            first = first < in.rows_behind.high ? first : in.rows_behind.high - 1;
            first = first > in.rows_behind.low ? first : in.rows_behind.low;
            return first + in.length >= 0 && first < tile ? in.behind[first] : 0.0;  // else all are empty
        }
        return in.behind[first];
    }

    template <class Reducer>
    static __device__ __forceinline__ auto total(const Reducer& reducer, const double (&values)[Items], int first,
                                                 const existing<Clipped>& rows) {
        auto all = reducer.none();
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (rows.has(first + j)) {
                all = reducer.with(all, values[j]);
            }
        }
        return all;
    }

    // What a lane's windows have of other lanes: rows before of those above it, rows behind of those below it.
    template <class Reducer>
    static __device__ __forceinline__ auto around(const Reducer& reducer, const staged_tile<Clipped>& in,
                                                  const double (&before)[Items], const double (&behind)[Items],
                                                  typename Reducer::state& warp_total) {
        auto above = total(reducer, before, threadIdx.x * Items, in.rows_before);
        auto below = total(reducer, behind, threadIdx.x * Items, in.rows_behind);
        auto others = reducer.none();
#pragma unroll
        for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
            if (distance < in.lanes) {
                const auto other_above = exchanged(above, distance);
                const auto other_below = exchanged(below, distance);
                others = reducer.merge(others, threadIdx.x & distance ? other_below : other_above);
                above = reducer.merge(above, other_above);
                below = reducer.merge(below, other_below);
            }
        }
        warp_total = below;
        return others;
    }

    // Leave the states of the tile's runs of warp_span rows, and of as many before it as its windows have.
    template <class Reducer>
    static __device__ __forceinline__ void share_chunks(const Reducer& reducer, const staged_tile<Clipped>& in,
                                                        const typename Reducer::state& warp_total,
                                                        typename Reducer::sent* shared) {
        const int lane = threadIdx.x % warp_rows;
        const int warp = threadIdx.x / warp_rows;
        if (lane == 0) {
            shared[in.chunks + warp] = reducer.send(warp_total);
        }
#pragma unroll 1
        for (int chunk = warp; chunk < in.chunks; chunk += warps) {
            const int begin = (chunk - in.chunks) * warp_span;
            const Reducer other({in.largest, in.headroom, origin_of(in, begin)});
            double values[Items];
            load(values, in.behind + begin + lane * Items);
            const auto all = total(other, values, begin + lane * Items, in.rows_behind);
            const auto state = joined(other, all, warp_rows);
            if (lane == 0) {
                shared[chunk] = other.send(state);
            }
        }
        __syncthreads();
    }

    template <class Reducer>
    static __device__ __forceinline__ void windows(const Reducer& reducer, const staged_tile<Clipped>& in,
                                                   typename Reducer::state others, const double (&before)[Items],
                                                   const double (&behind)[Items], double* out) {
        const int own = threadIdx.x * Items;
        const double share = 1.0 / in.length;
        typename Reducer::state upto[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (in.rows_behind.has(own + j)) {
                others = reducer.with(others, behind[j]);
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
                reducer.write(out + j, tile, all, in.length, share);
            }
            if (in.rows_before.has(own + j)) {
                from = reducer.with(from, before[j]);
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
