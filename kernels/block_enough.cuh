// block_enough.cuh - which windows have enough values, in shared memory or in global memory.
//
//   enough(window).has(column) <=> min_periods of the column's values in the window are no NaN
//
// Precondition: the rows are staged, and counted where any is missing (block_window.cuh); those in global memory are as
// windows have them, columns pitch apart.
// Cost: in shared memory, two look-ups a column where any value of the tile is missing; for neighbours, two look-ups
// for all of them. In global memory, a window is read until it has enough.

#pragma once

#include "base_window.cuh"
#include "block_window.cuh"

namespace udf {

// Which columns have enough values in a window.
template <int Columns>
struct column_bits {
    unsigned int word[(Columns + 31) / 32];

    __device__ __forceinline__ void set(int column, bool value) {
        word[column / 32] |= static_cast<unsigned int>(value) << (column % 32);
    }
    __device__ __forceinline__ bool has(int column) const {
        const int last = column < Columns ? column : Columns - 1;
        return (word[last / 32] >> (last % 32)) & 1;
    }
    __device__ __forceinline__ bool any() const {
        unsigned int bits = 0;
#pragma unroll
        for (int i = 0; i < (Columns + 31) / 32; ++i) {
            bits |= word[i];
        }
        return bits != 0;
    }
};

// The same for up to 32 windows.
template <int Columns>
struct group_bits {
    unsigned int bits[Columns];

    __device__ __forceinline__ unsigned int any() const {
        unsigned int all = 0;
#pragma unroll
        for (int column = 0; column < Columns; ++column) {
            all |= bits[column];
        }
        return all;
    }
};

template <int Columns>
struct group_member {
    const group_bits<Columns>& group;
    int k;

    __device__ __forceinline__ bool has(int column) const {
        return (group.bits[column < Columns ? column : Columns - 1] >> k) & 1;
    }
};

// Windows in shared memory: rows i .. i + n, counted from the tile's first.
template <class Rows>
struct shared_windows {
    static constexpr bool staged = true;
    static constexpr long long pitch = Rows::capacity;
    static constexpr int columns = Rows::columns;
    const Rows& rows;
    long long min_periods;
    long long origin;  // the tile's first row
    bool missing;

    __device__ __forceinline__ column_bits<Rows::columns> enough(int i, int n) const {
        column_bits<Rows::columns> bits = {};
#pragma unroll
        for (int column = 0; column < Rows::columns; ++column) {
            bits.set(column, (missing ? rows.valid(column, i, i + n) : n) >= min_periods);
        }
        return bits;
    }

    // The same for Items windows of n rows, one row apart: bit k of bits[column] is that of window k.
    template <int Items>
    __device__ __forceinline__ group_bits<Rows::columns> enough_each(int i, int n) const {
        group_bits<Rows::columns> group = {};
#pragma unroll
        for (int column = 0; column < Rows::columns; ++column) {
            int valid = n;
            unsigned int leaves = 0, enters = 0;
            if (missing && n > 0) {
                valid = rows.valid(column, i, i + n);
                leaves = rows.bits(column, i);
                enters = rows.bits(column, i + n);
            }
#pragma unroll
            for (int k = 0; k < Items; ++k) {
                group.bits[column] |= static_cast<unsigned int>(valid >= min_periods) << k;
                valid += static_cast<int>((enters >> k) & 1) - static_cast<int>((leaves >> k) & 1);
            }
        }
        return group;
    }

    // The window's address as a function with ld.shared takes it.
    __device__ __forceinline__ const double* address(int i) const {
        return reinterpret_cast<const double*>(__cvta_generic_to_shared(&rows.values[0][i]));
    }
};

// Windows in global memory; a window is counted until it has enough.
template <int Columns>
struct global_windows {
    static constexpr bool staged = false;
    static constexpr long long origin = 0;
    const double* __restrict__ values;
    long long pitch;
    long long min_periods;

    __device__ __forceinline__ column_bits<Columns> enough(long long start, long long rows) const {
        column_bits<Columns> bits = {};
#pragma unroll
        for (int column = 0; column < Columns; ++column) {
            const double* __restrict__ window = values + column * pitch + start;
            long long valid = 0;
            for (long long i = 0; i < rows && valid < min_periods; ++i) {
                valid += window[i] == window[i];
            }
            bits.set(column, valid >= min_periods);
        }
        return bits;
    }

    __device__ __forceinline__ const double* address(long long i) const { return values + i; }
};

}  // namespace udf
