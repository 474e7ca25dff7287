// block_tile.cuh - which rows of a tile a thread holds, and how it moves them.
//
//   row(k) = (k / Width) * Threads * Width + t * Width + k % Width      thread t, 0 <= k < Width * Count
//
// A thread holds Count vectors of Width neighbouring rows; the vectors of a block's threads stand side by side, so each
// of the Count accesses of a warp is coalesced. Width = 1 is the striped, Count = 1 the blocked arrangement.
//
// Precondition: columns begin at the tile's first row, a multiple of 32; the whole tile lies inside them; their values
// are aligned to a vector.
// Cost: Count accesses of Width * sizeof(T) bytes, and Count of one byte for a bitmask. Writing a bitmask takes one
// ballot a vector for Width 1, log2(8 / Width) shuffles for wider ones.

#pragma once

#include "base_column.cuh"

namespace udf {

template <class T, int Width>
struct alignas(sizeof(T) * Width) vector {
    static_assert(sizeof(T) * Width <= 16, "A thread loads and stores at most 16 bytes at once.");
    T item[Width];
};

template <int Threads, int Width, int Count>
struct block_tile {
    static_assert(Threads % warp_rows == 0, "A block is made of whole warps.");
    static_assert((Width & (Width - 1)) == 0, "A vector has a power of two of rows.");

    static constexpr int threads = Threads;
    static constexpr int width = Width;
    static constexpr int vectors = Count;
    static constexpr int thread_rows = Width * Count;
    static constexpr int stride = Threads * Width;
    static constexpr int rows = stride * Count;

    // One column's values in one thread.
    template <class T>
    struct held {
        vector<T, Width> part[Count];

        __device__ __forceinline__ T& item(int k) { return part[k / Width].item[k % Width]; }
        __device__ __forceinline__ const T& item(int k) const { return part[k / Width].item[k % Width]; }
    };

    static __device__ __forceinline__ unsigned int row(int k) {
        return k / Width * stride + threadIdx.x * Width + k % Width;
    }

    template <class T>
    static __device__ __forceinline__ bool aligned(const T* values) {
        return reinterpret_cast<unsigned long long>(values) % sizeof(vector<T, Width>) == 0;
    }

    template <class T>
    static __device__ __forceinline__ held<T> load(const T* __restrict__ values) {
        held<T> loaded;
#pragma unroll
        for (int part = 0; part < Count; ++part) {
            loaded.part[part] = reinterpret_cast<const vector<T, Width>*>(values)[part * Threads + threadIdx.x];
        }
        return loaded;
    }

    template <class T>
    static __device__ __forceinline__ void store(T* __restrict__ values, const held<T>& stored) {
#pragma unroll
        for (int part = 0; part < Count; ++part) {
            reinterpret_cast<vector<T, Width>*>(values)[part * Threads + threadIdx.x] = stored.part[part];
        }
    }

    // One input column in one thread; bit j of valid[part] is the validity of row j of a vector.
    template <class T, bool Nullable>
    struct held_input {
        held<T> values;
        unsigned int valid[Count];

        __device__ __forceinline__ cell<T, Nullable> item(int k) const {
            if constexpr (Nullable) {
                return {values.item(k), static_cast<bool>((valid[k / Width] >> (k % Width)) & 1)};
            } else {
                return {values.item(k)};
            }
        }
    };

    template <class T, bool Nullable>
    static __device__ __forceinline__ held_input<T, Nullable> load(const input<T, Nullable>& in) {
        held_input<T, Nullable> loaded = {load(in.values), {}};
#pragma unroll
        for (int part = 0; part < Count; ++part) {
            loaded.valid[part] = valid_bits(in, part);
        }
        return loaded;
    }

    // The validity of the thread's vector number part: bit j is that of its row j.
    template <class T, bool Nullable>
    static __device__ __forceinline__ unsigned int valid_bits(const input<T, Nullable>& in, int part) {
        if constexpr (Nullable) {
            static_assert(Width <= 8, "A vector's validity lies in one byte.");
            const unsigned int byte = in.from(part * stride).validity[threadIdx.x * Width / 8];
            return byte >> (threadIdx.x * Width % 8);
        } else {
            return ~0u;
        }
    }

    // Write the validity of vector number part; all threads of a warp call it. Bits from Width on are ignored.
    static __device__ __forceinline__ void store_valid_bits(const bitmask<true>& out, int part, unsigned int bits) {
        const bitmask<true> tile = out.from(part * stride);
        if constexpr (Width == 1) {
            tile.store_word(threadIdx.x, bits & 1);
        } else {
            bits &= (1u << Width) - 1;
#pragma unroll
            for (int joined = Width; joined < 8; joined *= 2) {
                bits |= __shfl_down_sync(whole_warp, bits, joined / Width) << joined;
            }
            if (threadIdx.x * Width % 8 == 0) {
                tile.bytes[threadIdx.x * Width / 8] = static_cast<unsigned char>(bits);
            }
        }
    }
};

}  // namespace udf
