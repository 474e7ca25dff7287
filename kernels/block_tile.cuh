// block_tile.cuh - which rows of a tile a thread holds, and how it moves them.
//
//   blocked   thread t holds rows t * N ... t * N + N - 1    one access of N * sizeof(T) bytes, at most 16
//   striped   thread t holds rows t, t + Threads, ...        N accesses of sizeof(T) bytes
//
// Both are coalesced. A blocked tile has the fewest accesses, and needs pointers aligned to N * sizeof(T) bytes. In a
// striped tile a warp holds 32 neighbouring rows at a time, which is one word of a validity bitmask.
//
// Precondition: pointers are to the tile's first row, and the whole tile lies inside the column.

#pragma once

namespace udf {

// N values of one thread, moved by one access.
template <class T, int N>
struct alignas(sizeof(T) * N) vector {
    static_assert(sizeof(T) * N <= 16, "A thread loads and stores at most 16 bytes at once.");
    T item[N];
};

// N values of one thread, moved by N accesses.
template <class T, int N>
struct scalars {
    T item[N];
};

template <bool Striped, int Threads, int N>
struct tile_layout;

// Blocked.
template <int Threads, int N>
struct tile_layout<false, Threads, N> {
    template <class T>
    using group = vector<T, N>;

    static __device__ __forceinline__ unsigned int row(int k) { return threadIdx.x * N + k; }

    template <class T>
    static __device__ __forceinline__ bool aligned(const T* values) {
        return reinterpret_cast<unsigned long long>(values) % sizeof(group<T>) == 0;
    }

    template <class T>
    static __device__ __forceinline__ group<T> load(const T* __restrict__ values) {
        return reinterpret_cast<const group<T>*>(values)[threadIdx.x];
    }

    template <class T>
    static __device__ __forceinline__ void store(T* __restrict__ values, const group<T>& group_of_values) {
        reinterpret_cast<group<T>*>(values)[threadIdx.x] = group_of_values;
    }
};

// Striped.
template <int Threads, int N>
struct tile_layout<true, Threads, N> {
    template <class T>
    using group = scalars<T, N>;

    static __device__ __forceinline__ unsigned int row(int k) { return k * Threads + threadIdx.x; }

    template <class T>
    static __device__ __forceinline__ bool aligned(const T*) {
        return true;
    }

    template <class T>
    static __device__ __forceinline__ group<T> load(const T* __restrict__ values) {
        group<T> loaded;
#pragma unroll
        for (int k = 0; k < N; ++k) {
            loaded.item[k] = values[row(k)];
        }
        return loaded;
    }

    template <class T>
    static __device__ __forceinline__ void store(T* __restrict__ values, const group<T>& group_of_values) {
#pragma unroll
        for (int k = 0; k < N; ++k) {
            values[row(k)] = group_of_values.item[k];
        }
    }
};

}  // namespace udf
