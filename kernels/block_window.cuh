// block_window.cuh - the rows that a block's windows have, in shared memory, as windows have them.
//
//   value(c, i) = in_c[begin + i] as double, a filler where that is null or not finite       0 <= i < rows
//   valid(c, i, j) = how many of value(c, i) .. value(c, j - 1) are there
//
// pandas takes infinities for missing, too. The filler is NaN, if a function may see it.
//
// Where every value is finite, as in most tiles of most columns, that is all. Else a second pass over shared memory
// leaves a bit for each value, a word of them by a ballot, and the sums of the words' bits: a window then counts with
// two look-ups (Jacobson's rank, "Space-efficient static trees", 1989).
//
// Precondition: all threads of the block call load_all, with the same begin, an even number, and rows; Threads is a
// multiple of 32; what the rows lay in before is done with.
// Cost: each row is read once, in pairs where the column starts at an even address, 2 * batch rows of a thread under
// way at a time; one barrier, and two more where a value is missing.

#pragma once

#include "base_bits.cuh"
#include "base_column.cuh"
#include "block_tile.cuh"

namespace udf {

inline constexpr long long quiet_nan = 0x7ff8000000000000ll;

__device__ __forceinline__ bool is_finite(double value) {
    return (__double2hiint(value) & 0x7ff00000) != 0x7ff00000;
}

// One row as a window has it, but for infinities.
template <class T, bool Nullable>
__device__ __forceinline__ double staged_value(const cell<T, Nullable>& item) {
    const double value = static_cast<double>(item.value);
    if constexpr (Nullable) {
        return item.valid ? value : __longlong_as_double(quiet_nan);
    } else {
        return value;
    }
}

// One row as a window has it.
template <class T, bool Nullable>
__device__ __forceinline__ double window_value(const cell<T, Nullable>& item) {
    const double value = staged_value(item);
    return !is_floating<T> || is_finite(value) ? value : __longlong_as_double(quiet_nan);
}

// Whether a column can give a NaN.
template <class In>
inline constexpr bool can_miss = false;
template <class T, bool Nullable>
inline constexpr bool can_miss<input<T, Nullable>> = Nullable || is_floating<T>;

template <int Threads, int Capacity, int Columns>
struct window_rows {
    static_assert(Threads % warp_rows == 0, "A block is made of whole warps.");
    static_assert(Capacity % warp_rows == 0, "Whole words tell which values are there.");

    static constexpr int columns = Columns;
    static constexpr int capacity = Capacity;
    static constexpr int words = Capacity / warp_rows;
    static constexpr int rounds = (Capacity + 2 * Threads - 1) / (2 * Threads);
    static constexpr int batch = rounds < 5 ? rounds : 4;

    double values[Columns][Capacity];
    unsigned int there[Columns][words];
    unsigned int before[Columns][words];

    // Take rows begin .. begin + rows of all columns, filler for what is missing. Return whether any value is.
    template <class... In>
    __device__ __forceinline__ bool load_all(double filler, long long begin, int rows, const In&... in) {
        int column = 0;
        bool missing = false;
        ((missing |= load(in.from(begin / warp_rows * warp_rows), column++, begin % warp_rows, rows)), ...);
        if constexpr ((can_miss<In> || ...)) {
            missing = __syncthreads_or(missing);
            if (missing) {
                mark(rows, filler);
                __syncthreads();
                count();
                __syncthreads();
            }
        } else {
            __syncthreads();
        }
        return missing;
    }

    // How many of the column's values i .. j - 1 are no NaN, where any is missing.
    __device__ __forceinline__ int valid(int column, int i, int j) const {
        return i < j ? rank(column, j - 1) + ((there[column][(j - 1) / 32] >> ((j - 1) % 32)) & 1) - rank(column, i)
                     : 0;
    }

    // 32 bits from bit i of the column on: which values are there; those behind the last word are undefined.
    __device__ __forceinline__ unsigned int bits(int column, int i) const {
        const int word = i / 32;
        return __funnelshift_r(there[column][word], there[column][word + 1 < words ? word + 1 : word], i % 32);
    }

private:
    // Read a column's rows skipped .. skipped + rows. Return whether this thread met a value that is not finite.
    template <class T, bool Nullable>
    __device__ __forceinline__ bool load(const input<T, Nullable>& in, int column, unsigned int skipped, int rows) {
        using pair = vector<T, 2>;
        const bool paired = reinterpret_cast<unsigned long long>(in.values) % sizeof(pair) == 0;
        bool missing = false;
#pragma unroll 1
        for (int first = 0; first < rows; first += 2 * batch * Threads) {
            T value[batch][2] = {};
            unsigned int valid[batch];
#pragma unroll
            for (int k = 0; k < batch; ++k) {
                const int i = first + 2 * (k * Threads + threadIdx.x);
                valid[k] = ~0u;
                if constexpr (Nullable) {
                    if (i < rows) {
                        valid[k] = in.validity[(skipped + i) / 8] >> ((skipped + i) % 8);
                    }
                }
                if (paired && i + 1 < rows) {
                    const pair both = *reinterpret_cast<const pair*>(in.values + skipped + i);
                    value[k][0] = both.item[0];
                    value[k][1] = both.item[1];
                } else if (i < rows) {
                    value[k][0] = in.values[skipped + i];
                    if (i + 1 < rows) {
                        value[k][1] = in.values[skipped + i + 1];
                    }
                }
            }
#pragma unroll
            for (int k = 0; k < batch; ++k) {
                const int i = first + 2 * (k * Threads + threadIdx.x);
                if (i < rows) {
                    vector<double, 2> staged;
                    staged.item[0] = staged_value(one<T, Nullable>(value[k][0], valid[k] & 1));
                    staged.item[1] = staged_value(one<T, Nullable>(value[k][1], i + 1 >= rows || valid[k] & 2));
                    *reinterpret_cast<vector<double, 2>*>(&values[column][i]) = staged;
                    if constexpr (can_miss<input<T, Nullable>>) {
                        missing = missing || !is_finite(staged.item[0]) || !is_finite(staged.item[1]);
                    }
                }
            }
        }
        return missing;
    }

    template <class T, bool Nullable>
    static __device__ __forceinline__ cell<T, Nullable> one(T value, bool valid) {
        if constexpr (Nullable) {
            return {value, valid};
        } else {
            return {value};
        }
    }

    // Put filler for what is not finite, and tell of each value whether it is there.
    __device__ __forceinline__ void mark(int rows, double filler) {
#pragma unroll
        for (int column = 0; column < Columns; ++column) {
#pragma unroll 4
            for (int first = 0; first < Capacity; first += Threads) {
                const int i = first + threadIdx.x;
                const bool finite = i < rows && is_finite(values[column][i]);
                const unsigned int word = __ballot_sync(whole_warp, finite);
                if (i < rows && !finite) {
                    values[column][i] = filler;
                }
                if (i < Capacity && i % warp_rows == 0) {
                    there[column][i / warp_rows] = word;
                }
            }
        }
    }

    // Sum up the words' bits, a warp a column.
    __device__ __forceinline__ void count() {
        const int lane = threadIdx.x % warp_rows;
#pragma unroll 1
        for (int first = 0; first < Columns; first += Threads / warp_rows) {
            const int column = first + threadIdx.x / warp_rows;
            unsigned int sum = 0;
#pragma unroll 1
            for (int start = 0; start < words; start += warp_rows) {
                const int word = start + lane;
                const bool inside = column < Columns && word < words;
                const unsigned int own = inside ? __popc(there[column][word]) : 0;
                unsigned int upto = own;
#pragma unroll
                for (int reach = 1; reach < static_cast<int>(warp_rows); reach *= 2) {
                    const unsigned int other = __shfl_up_sync(whole_warp, upto, reach);
                    upto += lane >= reach ? other : 0;
                }
                if (inside) {
                    before[column][word] = sum + upto - own;
                }
                sum += __shfl_sync(whole_warp, upto, warp_rows - 1);
            }
        }
    }

    __device__ __forceinline__ int rank(int column, int i) const {
        return before[column][i / 32] + __popc(there[column][i / 32] & ((1u << (i % 32)) - 1));
    }
};

}  // namespace udf
