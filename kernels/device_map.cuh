// device_map.cuh - apply one device function to every row.
//
//   out0[i], out1[i], ... = function(in0[i], in1[i], ...)      0 <= i < rows
//
// Nulls: with nulls::skip the function runs for rows that are valid in every input only, and all other rows are null in
// every output; under such a null stands zero. With nulls::pass it runs for every row. A cell that can be null carries
// its validity into the function and out of it (base_column.cuh).
// Failures: function(...).status != 0 is a failure; the lowest failing row is kept (base_failure.cuh).
// Precondition: one block for every Tile::rows rows; outputs overlap nothing; a bitmask is as base_column.cuh says.
// Cost: reads sum(sizeof(In)) * rows bytes, writes sum(sizeof(Out)) * rows bytes, and rows / 8 for each bitmask: value
// and mask in one pass. All of a thread's loads are under way before the function first runs.
//
// A whole tile takes the unchecked path; the last tile takes the checked one, and so does every tile where a column
// starts at an address that its vectors cannot be loaded from (a slice). With one row a thread (a long function) there
// is only the checked path, hence one copy of the function. udf/cuda/policy.py chooses the Tile.

#pragma once

#include "base_argument.cuh"
#include "base_column.cuh"
#include "base_failure.cuh"
#include "block_tile.cuh"

namespace udf {

enum class nulls { skip, pass };

// What the columns of one launch have in common.
struct map_launch {
    long long rows;
    unsigned long long* first_failure;
};

// Write one output's part of a whole tile: values, then the validity of each vector.
template <class Tile, class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
__device__ __forceinline__ void store_held(const output<Member>& out, const Row (&result)[Tile::thread_rows]) {
    typename Tile::template held<T> stored;
#pragma unroll
    for (int k = 0; k < Tile::thread_rows; ++k) {
        stored.item(k) = (result[k].*Member).value;
    }
    Tile::store(out.values, stored);
    if constexpr (Nullable) {
#pragma unroll
        for (int part = 0; part < Tile::vectors; ++part) {
            unsigned int valid = 0;
#pragma unroll
            for (int k = 0; k < Tile::width; ++k) {
                valid |= static_cast<unsigned int>((result[part * Tile::width + k].*Member).valid) << k;
            }
            Tile::store_valid_bits(out.validity, part, valid);
        }
    }
}

// A whole tile whose loads are under way.
template <class Tile, bool Skip, class Function, auto... Member, class... Held>
__device__ __forceinline__ void map_held(Function function, const map_launch& launch, long long tile,
                                         const outputs<Member...>& out, const Held&... in) {
    if constexpr (Skip) {
        __syncwarp();  // keeps the compiler from moving a load down into the branch that needs it
    }
    decltype(function(in.item(0)...)) result[Tile::thread_rows] = {};
#pragma unroll
    for (int k = 0; k < Tile::thread_rows; ++k) {
        if (!Skip || ((in.valid[k / Tile::width] & ... & ~0u) >> (k % Tile::width)) & 1) {
            result[k] = function(in.item(k)...);
            report_failure(launch.first_failure, tile + Tile::row(k), result[k].status);
        }
    }
    (store_held<Tile>(static_cast<const output<Member>&>(out), result), ...);
}

// Write one row of an output. All threads of a warp call it where any of its rows exists.
template <class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
__device__ __forceinline__ void store_checked(const output<Member>& out, unsigned int row, bool inside,
                                              const Row& result) {
    if (inside) {
        out.values[row] = (result.*Member).value;
    }
    if constexpr (Nullable) {
        out.validity.store_word(row, (result.*Member).valid);
    }
}

// A tile that may end early or start at any address: one row at a time. Rows behind the end are null.
template <class Tile, bool Skip, class Function, auto... Member, class... In>
__device__ __forceinline__ void map_checked(Function function, const map_launch& launch, long long tile,
                                            const outputs<Member...>& out, const In&... in) {
#pragma unroll 1
    for (unsigned int row = threadIdx.x; row < Tile::rows; row += Tile::threads) {
        if (tile + row / warp_rows * warp_rows >= launch.rows) {
            return;
        }
        const bool inside = tile + row < launch.rows;
        decltype(function(in.item(0)...)) result = {};
        if (inside && (!Skip || (in.valid(row) && ... && true))) {
            result = function(in.item(row)...);
            report_failure(launch.first_failure, tile + row, result.status);
        }
        (store_checked(static_cast<const output<Member>&>(out), row, inside, result), ...);
    }
}

template <class Tile, nulls Nulls, class Function, auto... Member, class... In>
__device__ __forceinline__ void device_map(Function function, map_launch launch, outputs<Member...> out, In... in) {
    constexpr bool skip = Nulls == nulls::skip && (In::nullable || ... || false);
    const long long tile = static_cast<long long>(blockIdx.x) * Tile::rows;
    const bool whole = Tile::thread_rows > 1 && tile + Tile::rows <= launch.rows;
    const bool aligned = (Tile::aligned(in.values) & ... & true) &
                         (Tile::aligned(static_cast<const output<Member>&>(out).values) & ... & true);
    if (whole && aligned) {
        map_held<Tile, skip>(function, launch, tile, out.from(tile), Tile::load(in.from(tile))...);
    } else {
        map_checked<Tile, skip>(function, launch, tile, out.from(tile), in.from(tile)...);
    }
}

}  // namespace udf
