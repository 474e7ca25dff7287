// device_keys.cuh - keys of groups on the GPU: what is known of them at one look.
//
//   look      least, greatest, and whether any key is less than the one before: 3 words a block, which the host joins
//
// Keys are whole numbers. Precondition: at least one row. Cost: reads the keys once.

#pragma once

namespace udf {

template <int Threads, class Key>
struct look_room {
    Key least[Threads];
    Key greatest[Threads];
};

// Each block leaves what it has seen, 3 words: a host joins those of all blocks.
template <int Threads, class Key>
__device__ __forceinline__ void device_look(const Key* __restrict__ keys, long long rows, long long* __restrict__ out,
                                            look_room<Threads, Key>& room) {
    constexpr int ahead = 8;
    Key least = keys[0], greatest = keys[0];
    int falls = 0;
    const long long step = static_cast<long long>(gridDim.x) * Threads * ahead;
    for (long long base = static_cast<long long>(blockIdx.x) * Threads * ahead; base < rows; base += step) {
        Key own[ahead], next[ahead];
#pragma unroll
        for (int k = 0; k < ahead; ++k) {
            const long long row = base + k * Threads + threadIdx.x;
            own[k] = row < rows ? keys[row] : keys[0];
            next[k] = row + 1 < rows ? keys[row + 1] : (row < rows ? own[k] : keys[0]);
        }
#pragma unroll
        for (int k = 0; k < ahead; ++k) {
            least = own[k] < least ? own[k] : least;
            greatest = own[k] > greatest ? own[k] : greatest;
            falls |= next[k] < own[k];
        }
    }
    room.least[threadIdx.x] = least;
    room.greatest[threadIdx.x] = greatest;
    falls = __syncthreads_or(falls);
#pragma unroll 1
    for (int half = Threads / 2; half > 0; half /= 2) {
        if (static_cast<int>(threadIdx.x) < half) {
            const Key low = room.least[threadIdx.x + half], high = room.greatest[threadIdx.x + half];
            room.least[threadIdx.x] = low < room.least[threadIdx.x] ? low : room.least[threadIdx.x];
            room.greatest[threadIdx.x] = high > room.greatest[threadIdx.x] ? high : room.greatest[threadIdx.x];
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        out[3 * blockIdx.x] = static_cast<long long>(room.least[0]);
        out[3 * blockIdx.x + 1] = static_cast<long long>(room.greatest[0]);
        out[3 * blockIdx.x + 2] = falls;
    }
}

}  // namespace udf
