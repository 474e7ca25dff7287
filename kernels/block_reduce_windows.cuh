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
// more than T.) Threads reduce their Items rows of both ends; lane by lane these are exchanged so that each has all
// that its windows have in common (recursive doubling); then each of its windows takes a few more steps. The middle is
// `ragged` rows, fewer than T, taken lane by lane; then `chunks` whole runs of T rows, whose states are those that
// warps have of their own T rows, or, of windows that do not fit into shared memory, come from a kernel before this
// one. A window shorter than 2 * Items is reduced value by value.
//
// Cost: 4 + 13 / Items + ragged / T steps a row and reduction, one barrier if there are chunks.

#pragma once

#include "base_reduction.cuh"

namespace udf {

// Where the rows of a tile lie in shared memory: staged[0 .. gap) those before its first window's last row, or the
// earliest of them, then `tile` more. All are counted from its first window's last row, `before` from length before.
template <bool Clipped>
struct staged_tile {
    const double* staged;
    int gap;
    int length;  // not more than it takes to be out of reach
    int lanes;
    int ragged;
    int chunks;
    existing<Clipped> before;
    existing<Clipped> behind;
    unsigned int largest;
    int headroom;
};

// The state of what came from the kernel before this one, and how many rows that is.
template <class State>
struct far_state {
    State state;
    int rows;
};

template <int Threads, int Items, bool Clipped>
struct block_reduction {
    static_assert(Items % 2 == 1, "Threads that read Items rows each meet every bank once.");

    static constexpr int threads = Threads;
    static constexpr int items = Items;
    static constexpr int warps = Threads / warp_rows;
    static constexpr int warp_span = warp_rows * Items;
    static constexpr int tile = Threads * Items;

    static __device__ __forceinline__ void load(double (&values)[Items], const double* from) {
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            values[j] = from[j];
        }
    }

    // Write one reduction of each window; shared holds chunks + warps states. All threads call it.
    template <class Reducer, class Far>
    static __device__ __forceinline__ void reduce(const staged_tile<Clipped>& in, typename Reducer::state* shared,
                                                  const Far& far, double* out) {
        Reducer reducer(in.largest, in.headroom);
        if (in.length < 2 * Items) {
            direct(reducer, in, out);
            return;
        }
        const int own = threadIdx.x * Items;
        const int lane = threadIdx.x % warp_rows;
        const int group = own - (lane % in.lanes) * Items;
        const int span = in.lanes * Items;
        double before[Items], behind[Items];
        load(before, in.staged + own);
        load(behind, in.staged + in.gap + own);
        int count = 0;
        auto warp_total = reducer.none();
        auto others = around(reducer, in, before, behind, count, warp_total);
        if (in.ragged > 0) {
            const int end = group + span + in.ragged;
            const auto middle = reducer.spread(in.staged, group + span, end, in.lanes, in.before);
            const int rows = in.before.rows(group + span, end);
            others = reducer.merge(others, count, middle, rows);
            count += rows;
        }
        if constexpr (Far::any) {
            const auto middle = far.template take<Reducer>(reducer);
            others = reducer.merge_far(others, count, middle.state, middle.rows);
            reducer.cover(others);
            count += middle.rows;
        } else if (in.chunks > 0) {
            share_chunks(reducer, in, warp_total, shared);
            for (int i = 0; i < in.chunks; ++i) {
                const int begin = (static_cast<int>(threadIdx.x / warp_rows) + i - in.chunks) * warp_span;
                const int rows = in.behind.rows(begin, begin + warp_span);
                others = reducer.merge(others, count, shared[threadIdx.x / warp_rows + i], rows);
                count += rows;
            }
        }
        reducer.windows(others, count, before, behind, own, in.before, in.behind, out + own);
    }

private:
    // What a lane's windows have of other lanes: rows before of those above it, rows behind of those below it.
    template <class Reducer>
    static __device__ __forceinline__ auto around(const Reducer& reducer, const staged_tile<Clipped>& in,
                                                  const double (&before)[Items], const double (&behind)[Items],
                                                  int& count, typename Reducer::state& warp_total) {
        const int own = threadIdx.x * Items;
        auto above = reducer.total(before, own, in.before);
        auto below = reducer.total(behind, own, in.behind);
        auto others = reducer.none();
#pragma unroll
        for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
            if (distance < in.lanes) {
                const int size = distance * Items;
                const int mine = (threadIdx.x & ~(distance - 1)) * Items;
                const int theirs = ((threadIdx.x & ~(distance - 1)) ^ distance) * Items;
                const auto other_above = exchanged(above, distance);
                const auto other_below = exchanged(below, distance);
                const int rows_above = in.before.rows(theirs, theirs + size);
                const int rows_below = in.behind.rows(theirs, theirs + size);
                const bool upper = threadIdx.x & distance;
                const int rows = Clipped ? (upper ? rows_below : rows_above) : size;
                others = reducer.merge(others, Clipped ? count : size - Items, upper ? other_below : other_above, rows);
                count += rows;
                if (2 * distance < in.lanes) {
                    above = reducer.merge(above, in.before.rows(mine, mine + size), other_above, rows_above);
                }
                if (2 * distance < in.lanes || in.chunks > 0) {
                    below = reducer.merge(below, in.behind.rows(mine, mine + size), other_below, rows_below);
                }
            }
        }
        warp_total = below;
        return others;
    }

    // Leave the states of the tile's runs of warp_span rows, and of as many before it as its windows have.
    template <class Reducer>
    static __device__ __forceinline__ void share_chunks(const Reducer& reducer, const staged_tile<Clipped>& in,
                                                        typename Reducer::state warp_total,
                                                        typename Reducer::state* shared) {
        const int lane = threadIdx.x % warp_rows;
        const int warp = threadIdx.x / warp_rows;
        if (lane == 0) {
            shared[in.chunks + warp] = warp_total;
        }
        for (int chunk = warp; chunk < in.chunks; chunk += warps) {
            const int begin = (chunk - in.chunks) * warp_span;
            const int own = begin + lane * Items;
            double values[Items];
            load(values, in.staged + in.gap + own);
            auto total = reducer.total(values, own, in.behind);
#pragma unroll
            for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
                const int size = distance * Items;
                const int mine = begin + (lane & ~(distance - 1)) * Items;
                const int theirs = begin + ((lane & ~(distance - 1)) ^ distance) * Items;
                total = reducer.merge(total, in.behind.rows(mine, mine + size), exchanged(total, distance),
                                      in.behind.rows(theirs, theirs + size));
            }
            if (lane == 0) {
                shared[chunk] = total;
            }
        }
        __syncthreads();
    }

    template <class Reducer>
    static __device__ __forceinline__ void direct(const Reducer& reducer, const staged_tile<Clipped>& in, double* out) {
#pragma unroll 1
        for (int j = 0; j < Items; ++j) {
            const int k = threadIdx.x * Items + j;
            int first = k - in.length + 1;
            if constexpr (Clipped) {
                first = first > in.behind.low ? first : in.behind.low;
            }
            out[k] = reducer.direct(in.staged + in.gap + first, in.behind.rows(first, k + 1));
        }
    }
};

}  // namespace udf
