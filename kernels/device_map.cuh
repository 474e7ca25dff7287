// device_map.cuh - apply one device function to every row.
//
//   out[i] = function(in0[i], in1[i], ...)      0 <= i < rows
//
// Nulls: a row is valid in the output where it is valid in every input. The function runs for valid rows only; under a
// null stands zero.
// Failures: function(...).status != 0 is a failure; the lowest failing row is kept (base_failure.cuh).
// Precondition: one block for every Threads * N rows; outputs overlap nothing; a bitmask is as base_column.cuh says.
// Cost: reads sum(sizeof(In)) * rows bytes, writes sum(sizeof(Out)) * rows bytes, and rows / 8 for each bitmask: value
// and mask in one pass. All of a thread's loads are under way before the function first runs.
//
// A whole tile takes the unchecked path; the last tile takes the checked one, and so does every tile where a column
// starts at an address that its vectors cannot be loaded from (a slice).

#pragma once

#include "base_column.cuh"
#include "base_failure.cuh"
#include "block_tile.cuh"

namespace udf {

// How many threads a block has and how many rows a thread takes: udf/cuda/policy.py chooses.
template <int Threads, int N>
struct map_policy {
    static_assert(Threads % warp_rows == 0, "A block is made of whole warps.");
    static constexpr int threads = Threads;
    static constexpr int rows_per_thread = N;
    static constexpr int tile_rows = Threads * N;
};

// What the columns of one launch have in common; validity is the bitmask of every output.
struct map_launch {
    long long rows;
    unsigned int* __restrict__ validity;
    unsigned long long* first_failure;
};

// Write the validity of a block's rows, from a row that is a multiple of 32; all threads of a warp call it.
__device__ __forceinline__ void store_validity(unsigned int* __restrict__ validity, bool valid) {
    const unsigned int word = __ballot_sync(whole_warp, valid);
    if (threadIdx.x % warp_rows == 0) {
        validity[threadIdx.x / warp_rows] = word;
    }
}

template <class Layout, class Row, class T, int N, T Row::* Member>
__device__ __forceinline__ void store_member(const output<Member>& out, const Row (&result)[N]) {
    typename Layout::template group<T> group;
#pragma unroll
    for (int k = 0; k < N; ++k) {
        group.item[k] = result[k].*Member;
    }
    Layout::store(out.values, group);
}

// A whole tile whose loads are under way: one group of N values for each input. The bitmask is written before the
// function runs: a store there keeps the compiler from moving a load down into the branch that needs it.
template <class Policy, bool Nullable, class Function, class Valid, auto... Member, class... Group>
__device__ __forceinline__ void map_groups(Function function, const map_launch& launch, long long tile,
                                           const outputs<Member...>& out, Valid all_valid, const Group&... in) {
    constexpr int n = Policy::rows_per_thread;
    using layout = tile_layout<Nullable, Policy::threads, n>;
    bool valid[n];
#pragma unroll
    for (int k = 0; k < n; ++k) {
        valid[k] = all_valid(k);
        if constexpr (Nullable) {
            store_validity(launch.validity + (tile + k * Policy::threads) / warp_rows, valid[k]);
        }
    }
    decltype(function(in.item[0]...)) result[n] = {};
#pragma unroll
    for (int k = 0; k < n; ++k) {
        if (valid[k]) {
            result[k] = function(in.item[k]...);
            report_failure(launch.first_failure, tile + layout::row(k), result[k].status);
        }
    }
    (store_member<layout>(static_cast<const output<Member>&>(out), result), ...);
}

template <class Policy, bool Nullable, class Function, auto... Member, class... In>
__device__ __forceinline__ void map_whole_tile(Function function, const map_launch& launch, long long tile,
                                               const outputs<Member...>& out, const In&... in) {
    using layout = tile_layout<Nullable, Policy::threads, Policy::rows_per_thread>;
    const auto all_valid = [&](int k) { return (in.from(k * Policy::threads).valid(threadIdx.x) & ... & true); };
    map_groups<Policy, Nullable>(function, launch, tile, out, all_valid, layout::load(in.values)...);
}

// A tile that may end early or start at any address: one row at a time.
template <class Policy, bool Nullable, class Function, auto... Member, class... In>
__device__ __forceinline__ void map_checked_tile(Function function, const map_launch& launch, long long tile,
                                                 const outputs<Member...>& out, const In&... in) {
#pragma unroll 1
    for (unsigned int row = threadIdx.x; row < Policy::tile_rows; row += Policy::threads) {
        const bool inside = tile + row < launch.rows;
        const bool valid = inside && (in.valid(row) && ... && true);
        decltype(function(in.values[0]...)) result = {};
        if (valid) {
            result = function(in.values[row]...);
            report_failure(launch.first_failure, tile + row, result.status);
        }
        if (inside) {
            ((static_cast<const output<Member>&>(out).values[row] = result.*Member), ...);
        }
        if constexpr (Nullable) {
            const unsigned int warp_row = row / warp_rows * warp_rows;
            if (tile + warp_row < launch.rows) {
                store_validity(launch.validity + (tile + row - threadIdx.x) / warp_rows, valid);
            }
        }
    }
}

template <class Policy, class Function, auto... Member, class... In>
__device__ __forceinline__ void device_map(Function function, map_launch launch, outputs<Member...> out, In... in) {
    constexpr bool nullable = (In::nullable || ... || false);
    using layout = tile_layout<nullable, Policy::threads, Policy::rows_per_thread>;

    const long long tile = static_cast<long long>(blockIdx.x) * Policy::tile_rows;
    const bool whole = tile + Policy::tile_rows <= launch.rows;
    const bool aligned = (layout::aligned(in.values) & ... & true) &
                         (layout::aligned(static_cast<const output<Member>&>(out).values) & ... & true);
    if (whole && aligned) {
        map_whole_tile<Policy, nullable>(function, launch, tile, out.from(tile), in.from(tile)...);
    } else {
        map_checked_tile<Policy, nullable>(function, launch, tile, out.from(tile), in.from(tile)...);
    }
}

}  // namespace udf
