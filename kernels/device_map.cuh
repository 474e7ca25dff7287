// device_map.cuh - apply one device function to every row.
//
//   out[i] = function(in0[i], in1[i], ...)      0 <= i < rows
//
// Nulls: a row is valid in the output where it is valid in every input. The function runs for valid rows only; under a
// null stands zero.
// Failures: function(...).status != 0 is a failure; the lowest failing row is kept (base_failure.cuh).
// Precondition: one block for every Tile::rows rows; outputs overlap nothing; a bitmask is as base_column.cuh says.
// Cost: reads sum(sizeof(In)) * rows bytes, writes sum(sizeof(Out)) * rows bytes, and rows / 8 for each bitmask: value
// and mask in one pass. All of a thread's loads are under way before the function first runs.
//
// A whole tile takes the unchecked path; the last tile takes the checked one, and so does every tile where a column
// starts at an address that its vectors cannot be loaded from (a slice). With one row a thread (a long function) there
// is only the checked path, hence one copy of the function. udf/cuda/policy.py chooses the Tile.

#pragma once

#include "base_column.cuh"
#include "base_failure.cuh"
#include "block_tile.cuh"

namespace udf {

// What the columns of one launch have in common; validity is the bitmask of every output.
struct map_launch {
    long long rows;
    bitmask validity;
    unsigned long long* first_failure;
};

template <class Tile, class Row, class T, T Row::* Member>
__device__ __forceinline__ void store_member(const output<Member>& out, const Row (&result)[Tile::thread_rows]) {
    typename Tile::template held<T> stored;
#pragma unroll
    for (int k = 0; k < Tile::thread_rows; ++k) {
        stored.item(k) = result[k].*Member;
    }
    Tile::store(out.values, stored);
}

// A whole tile whose loads are under way. The output's bitmask is written before the function runs: a store there keeps
// the compiler from moving a load down into the branch that needs it.
template <class Tile, bool Nullable, class Function, class ValidBits, auto... Member, class... Held>
__device__ __forceinline__ void map_held(Function function, const map_launch& launch, long long tile,
                                         const outputs<Member...>& out, ValidBits valid_bits, const Held&... in) {
    unsigned int valid[Tile::parts];
#pragma unroll
    for (int part = 0; part < Tile::parts; ++part) {
        valid[part] = valid_bits(part);
        if constexpr (Nullable) {
            Tile::store_valid_bits(launch.validity.from(tile), part, valid[part]);
        }
    }
    decltype(function(in.item(0)...)) result[Tile::thread_rows] = {};
#pragma unroll
    for (int k = 0; k < Tile::thread_rows; ++k) {
        if ((valid[k / Tile::width] >> (k % Tile::width)) & 1) {
            result[k] = function(in.item(k)...);
            report_failure(launch.first_failure, tile + Tile::row(k), result[k].status);
        }
    }
    (store_member<Tile>(static_cast<const output<Member>&>(out), result), ...);
}

// A tile that may end early or start at any address: one row at a time.
template <class Tile, bool Nullable, class Function, auto... Member, class... In>
__device__ __forceinline__ void map_checked(Function function, const map_launch& launch, long long tile,
                                            const outputs<Member...>& out, const In&... in) {
#pragma unroll 1
    for (unsigned int row = threadIdx.x; row < Tile::rows; row += Tile::threads) {
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
            if (tile + row / warp_rows * warp_rows < launch.rows) {
                launch.validity.from(tile).store_word(row, valid);
            }
        }
    }
}

template <class Tile, class Function, auto... Member, class... In>
__device__ __forceinline__ void device_map(Function function, map_launch launch, outputs<Member...> out, In... in) {
    constexpr bool nullable = (In::nullable || ... || false);
    const long long tile = static_cast<long long>(blockIdx.x) * Tile::rows;
    const bool whole = Tile::thread_rows > 1 && tile + Tile::rows <= launch.rows;
    const bool aligned = (Tile::aligned(in.values) & ... & true) &
                         (Tile::aligned(static_cast<const output<Member>&>(out).values) & ... & true);
    if (whole && aligned) {
        const auto valid_bits = [&](int part) { return (Tile::valid_bits(in.from(tile), part) & ... & ~0u); };
        map_held<Tile, nullable>(function, launch, tile, out.from(tile), valid_bits,
                                 Tile::load(in.from(tile).values)...);
    } else {
        map_checked<Tile, nullable>(function, launch, tile, out.from(tile), in.from(tile)...);
    }
}

}  // namespace udf
