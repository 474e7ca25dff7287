// block_window_results.cuh - the results of a tile's windows on their way to global memory.
//
// A thread's windows are neighbours, a warp's stores should be: results go through shared memory. A window that has not
// enough values gives NaN, or null where its result's type has no NaN.
//
// Precondition: put is done by all threads, and a barrier stands, before store.
// Cost: each result is written to and read from shared memory once; a ballot for 32 validities.

#pragma once

#include "block_enough.cuh"

namespace udf {

// What a device function returns for Count windows.
template <class Row, int Count>
struct rows_of {
    Row item[Count];
};

// One output's part of a tile, in shared memory.
template <int Windows, bool Nullable>
struct staged_validity {};

template <int Windows>
struct staged_validity<Windows, true> {
    unsigned char valid[Windows];
};

template <int Windows, auto Member>
struct staged;

template <int Windows, class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
struct staged<Windows, Member> {
    static_assert(Nullable || is_floating<T>, "A window that does not run has a NaN or a null.");
    T values[Windows];
    staged_validity<Windows, Nullable> validity;

    // A window that has not enough values gives NaN, or null.
    __device__ __forceinline__ void put(int i, const Row& row, bool enough) {
        T missing = {};
        if constexpr (is_floating<T>) {
            missing = static_cast<T>(__longlong_as_double(quiet_nan));
        }
        values[i] = enough ? (row.*Member).value : missing;
        if constexpr (Nullable) {
            validity.valid[i] = enough ? (row.*Member).valid : is_floating<T>;
        }
    }

    // All lanes of a warp call it; words of the bitmask behind the last window's do not exist.
    __device__ __forceinline__ void store(const output<Member>& out, int i, int count) const {
        const bool inside = i < count;
        if (inside) {
            out.values[i] = values[i];
        }
        if constexpr (Nullable) {
            const unsigned int word = __ballot_sync(whole_warp, inside && validity.valid[i]);
            if (inside && i % warp_rows == 0) {
                *reinterpret_cast<unsigned int*>(out.validity.bytes + i / 8) = word;
            }
        }
    }
};

// All outputs' parts.
template <int Windows, auto... Member>
struct staged_rows : staged<Windows, Member>... {
    template <class Row, class Enough>
    __device__ __forceinline__ void put(int i, const Row& row, const Enough& enough) {
        int column = 0;
        (staged<Windows, Member>::put(i, row, enough.has(column++)), ...);
    }

    // Write results 0 .. count; all threads of a block call it.
    template <int Threads>
    __device__ __forceinline__ void store(const outputs<Member...>& out, int count) const {
#pragma unroll
        for (int first = 0; first < Windows; first += Threads) {
            if (first < count) {
                const int i = first + threadIdx.x;
                (static_cast<const staged<Windows, Member>&>(*this).store(static_cast<const output<Member>&>(out), i,
                                                                          count),
                 ...);
            }
        }
    }
};

}  // namespace udf
