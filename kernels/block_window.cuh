// block_window.cuh - the rows that a block's windows have, in shared memory, as windows have them.
//
//   value(c, i) = in_c[begin + i] as double, a filler where that is null or not finite       0 <= i < rows
//   valid(c, i, j) = how many of value(c, i) .. value(c, j - 1) are there
//
// Where every value is finite, as in most tiles of most columns, that is all. Else a bit for each value says whether it
// is there (from the column's bitmask; where a value is not finite, by a second pass over shared memory), and with the
// sums of the words' bits a window counts by two look-ups (Jacobson's rank, "Space-efficient static trees", 1989).
//
// pandas takes infinities for missing, too. The filler is NaN, if a function may see it.
//
// Precondition: all threads of the block call load_all, with the same begin, an even number, and rows; Threads is a
// multiple of 32; what the rows lay in before is done with.
// Cost: each row is read once, in pairs where the column starts at an even address, 2 * batch rows of a thread under
// way at a time; one barrier, and two more where a value is missing.

#pragma once

#include "base_lanes.cuh"
#include "block_tile.cuh"

namespace udf {

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
        constexpr bool nullable = (In::nullable || ...);
        const unsigned int skipped = begin % warp_rows;
        int column = 0;
        bool odd = false, missing = false;
        ((odd |= load(in.from(begin - skipped), column++, skipped, rows)), ...);
        if constexpr (nullable) {
            column = 0;
            ((missing |= take_words(in.from(begin - skipped), column++, skipped, rows)), ...);
        }
        if constexpr ((can_miss<In> || ...)) {
            missing = __syncthreads_or(missing || odd);
            if (missing) {
                if (!nullable || __syncthreads_or(odd)) {
                    mark<nullable>(rows, filler);
                    __syncthreads();
                } else {
                    column = 0;
                    (fill<In::nullable>(column++, rows, filler), ...);
                }
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
    // Read a column's rows skipped .. skipped + rows, whatever stands under a null. Return whether this thread met a
    // value that is not finite.
    template <class T, bool Nullable>
    __device__ __forceinline__ bool load(const input<T, Nullable>& in, int column, unsigned int skipped, int rows) {
        using pair = vector<T, 2>;
        const bool paired = reinterpret_cast<unsigned long long>(in.values) % sizeof(pair) == 0;
        bool odd = false;
#pragma unroll 1
        for (int first = 0; first < rows; first += 2 * batch * Threads) {
            T value[batch][2] = {};
#pragma unroll
            for (int k = 0; k < batch; ++k) {
                const int i = first + 2 * (k * Threads + threadIdx.x);
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
                    staged.item[0] = static_cast<double>(value[k][0]);
                    staged.item[1] = static_cast<double>(value[k][1]);
                    *reinterpret_cast<vector<double, 2>*>(&values[column][i]) = staged;
                    if constexpr (is_floating<T>) {
                        odd = odd || !is_finite(staged.item[0]) || !is_finite(staged.item[1]);
                    }
                }
            }
        }
        return odd;
    }

    // Leave a bit for each row: whether it is valid. Return whether this thread met a null.
    template <class T, bool Nullable>
    __device__ __forceinline__ bool take_words(const input<T, Nullable>& in, int column, unsigned int skipped,
                                               int rows) {
        bool missing = false;
#pragma unroll 1
        for (int word = threadIdx.x; word < words; word += Threads) {
            const int left = rows - word * static_cast<int>(warp_rows);
            const unsigned int inside = left >= 32 ? ~0u : (left > 0 ? (1u << left) - 1 : 0);
            unsigned int valid = inside;
            if constexpr (Nullable) {
                const unsigned int first = skipped + word * warp_rows, last = (skipped + rows - 1) / 8;
                unsigned long long bytes = 0;
#pragma unroll
                for (unsigned int k = 0; k < 5; ++k) {
                    if (left > 0 && first / 8 + k <= last) {
                        bytes |= static_cast<unsigned long long>(in.validity[first / 8 + k]) << (8 * k);
                    }
                }
                valid &= static_cast<unsigned int>(bytes >> (first % 8));
            }
            there[column][word] = valid;
            missing = missing || valid != inside;
        }
        return missing;
    }

    // Put filler where a column is null.
    template <bool Nullable>
    __device__ __forceinline__ void fill(int column, int rows, double filler) {
        if constexpr (Nullable) {
#pragma unroll 4
            for (int first = 0; first < rows; first += Threads) {
                const int i = first + threadIdx.x;
                if (i < rows && !((there[column][i / 32] >> (i % 32)) & 1)) {
                    values[column][i] = filler;
                }
            }
        }
    }

    // Put filler for what is not finite or, if bits say so already, null, and leave a bit for each value.
    template <bool Nullable>
    __device__ __forceinline__ void mark(int rows, double filler) {
#pragma unroll
        for (int column = 0; column < Columns; ++column) {
#pragma unroll 4
            for (int first = 0; first < Capacity; first += Threads) {
                const int i = first + threadIdx.x;
                bool valid = i < rows;
                if constexpr (Nullable) {
                    valid = valid && ((there[column][i / 32] >> (i % 32)) & 1);
                }
                valid = valid && is_finite(values[column][i]);
                const unsigned int word = __ballot_sync(whole_warp, valid);
                if (i < rows && !valid) {
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
                const unsigned int upto = sum_up_to(own);
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
