// device_join.cuh - join the values of a column by an associative function, in their order, in one launch.
//
//   out = join(initial, join(in[0], join(in[1], ... in[rows - 1])))      0 < rows
//
// Values are cut into tiles of 256, and these between warps, each its neighbours: a warp loads a tile in pairs, joins
// the values of a tile as a tree, and goes on from tile to tile. What warps find is joined in a block, and what blocks
// find by the block that is done last, which joins what is left behind the last whole tile. Which values are joined
// with which depends on rows and the launch alone, so the same call gives the same bits. Precondition: *done is 0, and
// is 0 afterwards; parts has room for one value a block; no more warps than whole tiles. Cost: reads sizeof(T) * rows
// bytes; two tiles of a warp are under way at a time.

#pragma once

#include "base_column.cuh"

namespace udf {

// The value of another lane.
template <class T>
__device__ __forceinline__ T from_partner(T value, int lanes) {
    static_assert(sizeof(T) == 8, "values have 8 bytes");
    return __shfl_xor_sync(whole_warp, value, lanes);
}

// Values under way: four pairs of neighbours, those of number j begin at 64 j + 2 lane.
template <class T>
struct tile_pairs {
    T first[4], second[4];

    __device__ __forceinline__ void load(const T* __restrict__ from, bool aligned) {
        const int lane = threadIdx.x % warp_rows;
#pragma unroll
        for (int j = 0; j < 4; ++j) {
            const T* here = from + 64 * j + 2 * lane;
            if (aligned) {
                const longlong2 both = __ldcs(reinterpret_cast<const longlong2*>(here));
                memcpy(&first[j], &both.x, sizeof(T));
                memcpy(&second[j], &both.y, sizeof(T));
            } else {
                first[j] = here[0];
                second[j] = here[1];
            }
        }
    }
};

// Join two values that partners have: the lane that is lower in `lanes` has what comes first.
template <class T, class Join>
__device__ __forceinline__ T join_partners(Join join, T own, int lanes) {
    const T other = from_partner(own, lanes);
    const bool is_first = (threadIdx.x & lanes) == 0;
    return join(is_first ? own : other, is_first ? other : own);
}

// Join a tile: every lane has the result.
template <class T, class Join>
__device__ __forceinline__ T join_tile(Join join, const tile_pairs<T>& tile) {
    T own[4];
#pragma unroll
    for (int j = 0; j < 4; ++j) {
        own[j] = join(tile.first[j], tile.second[j]);
    }
    // Partners share the four: the lane that is higher in `lanes` goes on with the second half of them.
#pragma unroll
    for (int lanes = 1, left = 4; left > 1; lanes *= 2, left /= 2) {
        const bool is_second = threadIdx.x & lanes;
#pragma unroll
        for (int k = 0; k < left / 2; ++k) {
            const T kept = is_second ? own[k + left / 2] : own[k];
            const T other = from_partner(is_second ? own[k] : own[k + left / 2], lanes);
            own[k] = join(is_second ? other : kept, is_second ? kept : other);
        }
    }
    T whole = own[0];  // of 4 neighbouring lanes; number j is with the lanes whose lowest two bits are j, turned
#pragma unroll
    for (int lanes = 4; lanes < warp_rows; lanes *= 2) {
        whole = join_partners(join, whole, lanes);
    }
    whole = join_partners(join, whole, 2);  // numbers 0 and 1, 2 and 3
    return join_partners(join, whole, 1);
}

// Join the values that threads have, one each, in their order; `count` of them, of the first threads. For one thread.
template <class T, class Join>
__device__ __forceinline__ T join_in_order(Join join, const T* values, int count) {
    T whole = values[0];
    for (int i = 1; i < count; ++i) {
        whole = join(whole, values[i]);
    }
    return whole;
}

// What a block has in shared memory.
template <int Threads, class T>
struct join_room {
    T values[Threads];
    bool is_last;
};

template <int Threads, class T, class Join>
__device__ __forceinline__ void device_join(Join join, const T* __restrict__ in, long long rows, T initial, T* parts,
                                            unsigned int* done, T* out, join_room<Threads, T>& shared) {
    constexpr int tile_rows = 256, warps = Threads / warp_rows;
    T(&room)[Threads] = shared.values;
    const bool aligned = reinterpret_cast<unsigned long long>(in) % 16 == 0;
    const long long tiles = rows / tile_rows, all = static_cast<long long>(gridDim.x) * warps;
    const long long warp = static_cast<long long>(blockIdx.x) * warps + threadIdx.x / warp_rows;
    long long tile = warp * tiles / all;
    const long long stop = (warp + 1) * tiles / all;
    tile_pairs<T> next;
    next.load(in + tile * tile_rows, aligned);
    T whole = initial;
    for (bool is_first = true; tile < stop; is_first = false) {
        const tile_pairs<T> now = next;
        if (++tile < stop) {
            next.load(in + tile * tile_rows, aligned);
        }
        const T found = join_tile(join, now);
        whole = is_first ? found : join(whole, found);
    }
    if (threadIdx.x % warp_rows == 0) {
        room[threadIdx.x / warp_rows] = whole;
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        parts[blockIdx.x] = join_in_order(join, room, warps);
        __threadfence();
        shared.is_last = atomicAdd(done, 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (!shared.is_last) {
        return;
    }
    __threadfence();
    // The last block: each thread joins neighbouring parts, each lane 0 those of its warp's threads.
    const int each = (gridDim.x + Threads - 1) / Threads, blocks = gridDim.x;
    const int begin = threadIdx.x * each, end = begin + each < blocks ? begin + each : blocks;
    const volatile T* found = parts;
    if (begin < end) {
        T own = found[begin];
        for (int i = begin + 1; i < end; ++i) {
            own = join(own, found[i]);
        }
        room[threadIdx.x] = own;
    }
    __syncthreads();
    const int used = (blocks + each - 1) / each;
    const int first = threadIdx.x, width = warp_rows;
    if (first % width == 0 && first < used) {
        room[first] = join_in_order(join, room + first, used - first < width ? used - first : width);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        T total = join(initial, room[0]);
        for (int i = width; i < used; i += width) {
            total = join(total, room[i]);
        }
        for (long long i = tiles * tile_rows; i < rows; ++i) {
            total = join(total, in[i]);
        }
        *out = total;
        *done = 0;
    }
}

}  // namespace udf
