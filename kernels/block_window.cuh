// block_window.cuh - the rows that a block's windows have, in shared memory, as windows have them.
//
//   value(c, i) = in_c[begin + i] as double, NaN where that is null or infinite (pandas has it so)    0 <= i < rows
//   valid(c, i, j) = how many of value(c, i) .. value(c, j - 1) are no NaN
//
// A bit for each value says whether it is no NaN, a word of them comes from a ballot. Where all are there, as in every
// tile of a column without NaN and nulls, nothing else is done, and windows need not count. Else the words' bits are
// summed up, and a window counts with two look-ups (Jacobson's rank, "Space-efficient static trees", 1989).
//
// Precondition: all threads of the block call load_all; Threads is a multiple of 32; what the rows lay in before is
// done. Cost: each row is read once, batch loads of a thread under way at a time; one barrier, and one more for counts.

#pragma once

#include "base_bits.cuh"
#include "base_column.cuh"

namespace udf {

inline constexpr long long quiet_nan = 0x7ff8000000000000ll;

__device__ __forceinline__ bool is_finite(double value) {
    return (__double2hiint(value) & 0x7ff00000) != 0x7ff00000;
}

// One row as a window has it.
template <class T, bool Nullable>
__device__ __forceinline__ double window_value(const cell<T, Nullable>& item) {
    bool valid = true;
    if constexpr (Nullable) {
        valid = item.valid;
    }
    const double value = static_cast<double>(item.value);
    if constexpr (is_floating<T>) {
        valid = valid && is_finite(value);
    }
    return valid ? value : __longlong_as_double(quiet_nan);
}

// Whether a column can give a NaN.
template <class In>
inline constexpr bool can_miss = false;
template <class T>
inline constexpr bool can_miss<input<T, true>> = true;
template <>
inline constexpr bool can_miss<input<double, false>> = true;
template <>
inline constexpr bool can_miss<input<float, false>> = true;

template <int Threads, int Capacity, int Columns>
struct window_rows {
    static_assert(Threads % warp_rows == 0, "A block is made of whole warps.");
    static_assert(Capacity % warp_rows == 0, "Whole words tell which values are there.");

    static constexpr int columns = Columns;
    static constexpr int capacity = Capacity;
    static constexpr int words = Capacity / warp_rows;
    static constexpr int rounds = (Capacity + Threads - 1) / Threads;
    static constexpr int batch = rounds < 6 ? rounds : 4;

    double values[Columns][Capacity];
    unsigned int there[Columns][words];
    unsigned int before[Columns][words];

    // Take rows begin .. begin + rows of all columns. Return whether any value is missing; all can then be read.
    template <class... In>
    __device__ __forceinline__ bool load_all(long long begin, int rows, const In&... in) {
        int column = 0;
        bool missing = false;
        ((missing |= load(in, column++, begin, rows)), ...);
        if constexpr ((can_miss<In> || ...)) {
            missing = __syncthreads_or(missing);
            if (missing) {
                count(rows);
                __syncthreads();
            }
        } else {
            __syncthreads();
        }
        return missing;
    }

    // Read the column's rows begin .. begin + rows. Return whether this thread met a value that is missing.
    template <class T, bool Nullable>
    __device__ __forceinline__ bool load(const input<T, Nullable>& in, int column, long long begin, int rows) {
        const unsigned int skipped = begin % warp_rows;
        const input<T, Nullable> from = in.from(begin - skipped);
        bool missing = false;
#pragma unroll 1
        for (int first = threadIdx.x; first < words * static_cast<int>(warp_rows); first += batch * Threads) {
            if (first - static_cast<int>(threadIdx.x) >= rows) {
                break;
            }
            double value[batch];
#pragma unroll
            for (int k = 0; k < batch; ++k) {
                const int i = first + k * Threads;
                value[k] = 0;
                if (i < rows) {
                    value[k] = window_value(from.item(skipped + i));
                }
            }
#pragma unroll
            for (int k = 0; k < batch; ++k) {
                const int i = first + k * Threads;
                if (i < rows) {
                    values[column][i] = value[k];
                }
                if constexpr (can_miss<input<T, Nullable>>) {
                    missing |= mark(column, i, rows, value[k]);
                }
            }
        }
        return missing;
    }

    // Sum up the words' bits; barriers stand before and after.
    __device__ __forceinline__ void count(int rows) {
        const int lane = threadIdx.x % warp_rows;
        for (int column = threadIdx.x / warp_rows; column < Columns; column += Threads / warp_rows) {
            unsigned int sum = 0;
            for (int word = lane; word - lane < (rows + 31) / 32; word += warp_rows) {
                const unsigned int own = word < words ? __popc(there[column][word]) : 0;
                unsigned int upto = own;
#pragma unroll
                for (int reach = 1; reach < static_cast<int>(warp_rows); reach *= 2) {
                    const unsigned int other = __shfl_up_sync(whole_warp, upto, reach);
                    upto += lane >= reach ? other : 0;
                }
                if (word < words) {
                    before[column][word] = sum + upto - own;
                }
                sum += __shfl_sync(whole_warp, upto, warp_rows - 1);
            }
        }
    }

    // How many of the column's values i .. j - 1 are no NaN; after count.
    __device__ __forceinline__ int valid(int column, int i, int j) const {
        return i < j ? rank(column, j - 1) + ((there[column][(j - 1) / 32] >> ((j - 1) % 32)) & 1) - rank(column, i)
                     : 0;
    }

private:
    __device__ __forceinline__ int rank(int column, int i) const {
        return before[column][i / 32] + __popc(there[column][i / 32] & ((1u << (i % 32)) - 1));
    }

    // Tell which of 32 values are there; all lanes of a warp call it, each with its own.
    __device__ __forceinline__ bool mark(int column, int i, int rows, double value) {
        const bool is_missing = value != value;
        const unsigned int word = __ballot_sync(whole_warp, i < rows && !is_missing);
        if (i % warp_rows == 0 && i < rows) {
            there[column][i / warp_rows] = word;
        }
        return is_missing;
    }
};

}  // namespace udf
