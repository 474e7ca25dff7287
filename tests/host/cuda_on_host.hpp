// cuda_on_host.hpp - CUDA C++ headers as C++20 on the processor: a thread for each thread of a block, block after
// block.
//
// What waits for others waits at barriers: of 32 threads for a warp's votes and shuffles, of all for the block's. Good
// for hundreds of threads; memory orders are those of the barriers, so a missing one shows as it would on a GPU: at
// times.

#pragma once

#include <atomic>
#include <barrier>
#include <cmath>
#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#define __device__
#define __forceinline__ inline
#define __restrict__
#define __shared__
#define __align__(bytes) __attribute__((aligned(bytes)))

struct place {
    int x;
};

inline thread_local place threadIdx;
inline place blockIdx, gridDim;

namespace host {

using barriers = std::vector<std::unique_ptr<std::barrier<>>>;
inline std::unique_ptr<std::barrier<>> block;
inline barriers warps;
inline std::vector<long long> given;

inline void warp_waits() {
    warps[threadIdx.x / 32]->arrive_and_wait();
}

template <class T>
T from_lane(T value, int lane) {
    long long word = 0;
    std::memcpy(&word, &value, sizeof(T));
    given[threadIdx.x] = word;
    warp_waits();
    word = given[threadIdx.x / 32 * 32 + lane];
    warp_waits();
    std::memcpy(&value, &word, sizeof(T));
    return value;
}

inline int count_in_block(bool value) {
    given[threadIdx.x] = value;
    block->arrive_and_wait();
    int count = 0;
    for (long long one : given)
        count += one != 0;
    block->arrive_and_wait();
    return count;
}

template <class Kernel>
void launch(int blocks, int threads, unsigned char* shared, std::size_t bytes, Kernel kernel) {
    gridDim.x = blocks;
    given.assign(threads, 0);
    for (blockIdx.x = 0; blockIdx.x < blocks; ++blockIdx.x) {
        block = std::make_unique<std::barrier<>>(threads);
        warps.clear();
        for (int warp = 0; warp < threads / 32; ++warp)
            warps.push_back(std::make_unique<std::barrier<>>(32));
        std::memset(shared, 0x5b, bytes);  // what no one wrote shows
        std::vector<std::thread> all;
        for (int i = 0; i < threads; ++i) {
            all.emplace_back([&, i] {
                threadIdx.x = i;
                kernel();
            });
        }
        for (auto& one : all)
            one.join();
    }
}

}  // namespace host

inline void __syncthreads() {
    host::block->arrive_and_wait();
}
inline void __syncwarp() {
    host::warp_waits();
}
inline int __syncthreads_or(int value) {
    return host::count_in_block(value != 0) != 0;
}
inline int __syncthreads_and(int value) {
    return host::count_in_block(value != 0) == static_cast<int>(host::given.size());
}
inline unsigned int __ballot_sync(unsigned int, int value) {
    unsigned int word = 0;
    host::given[threadIdx.x] = value != 0;
    host::warp_waits();
    for (int lane = 0; lane < 32; ++lane)
        word |= unsigned(host::given[threadIdx.x / 32 * 32 + lane]) << lane;
    host::warp_waits();
    return word;
}
template <class T>
T __shfl_sync(unsigned int, T value, int lane) {
    return host::from_lane(value, lane);
}
template <class T>
T __shfl_up_sync(unsigned int, T value, int reach, int width = 32) {
    const int lane = threadIdx.x % 32;
    return host::from_lane(value, lane % width >= reach ? lane - reach : lane);
}
template <class T>
T __shfl_down_sync(unsigned int, T value, int reach, int width = 32) {
    const int lane = threadIdx.x % 32;
    return host::from_lane(value, lane % width + reach < width ? lane + reach : lane);
}
template <class T>
T __shfl_xor_sync(unsigned int, T value, int mask) {
    return host::from_lane(value, (threadIdx.x % 32) ^ mask);
}

inline unsigned int atomicAdd(unsigned int* at, unsigned int value) {
    return std::atomic_ref<unsigned int>(*at).fetch_add(value);
}
inline void __threadfence() {}

struct longlong2 {
    long long x, y;
};
inline longlong2 __ldcs(const longlong2* at) {
    return *at;
}
template <class T>
void atomicMin(T* at, T value) {
    std::atomic_ref<T> shared(*at);
    for (T known = shared; value < known && !shared.compare_exchange_weak(known, value);) {
    }
}
template <class T>
void atomicMax(T* at, T value) {
    std::atomic_ref<T> shared(*at);
    for (T known = shared; value > known && !shared.compare_exchange_weak(known, value);) {
    }
}

inline int __ffs(int word) {
    return __builtin_ffs(word);
}
inline int __popc(unsigned int word) {
    return __builtin_popcount(word);
}
inline unsigned int __funnelshift_r(unsigned int low, unsigned int high, unsigned int shift) {
    return static_cast<unsigned int>(((static_cast<unsigned long long>(high) << 32) | low) >> (shift & 31));
}
inline int __double2hiint(double value) {
    long long bits;
    std::memcpy(&bits, &value, 8);
    return static_cast<int>(bits >> 32);
}
inline double __longlong_as_double(long long bits) {
    double value;
    std::memcpy(&value, &bits, 8);
    return value;
}
inline unsigned long long __cvta_generic_to_shared(const void* at) {
    return reinterpret_cast<unsigned long long>(at);
}
using std::memcpy;
