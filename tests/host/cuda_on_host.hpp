// cuda_on_host.hpp - CUDA C++ headers as C++20 on the processor: a fiber for each thread of a block, block after block.
//
// What waits for others waits at barriers: of 32 threads for a warp's votes and shuffles, of all for the block's. One
// thread of the machine runs the fibers in turn, each up to its next barrier, in every other block from the last to the
// first: where a barrier is missing, what the others have yet to write is not there, every time.

#pragma once

#include <cmath>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <ucontext.h>
#include <vector>

#define __device__
#define __forceinline__ inline
#define __restrict__
#define __shared__
#define __align__(bytes) __attribute__((aligned(bytes)))

struct place {
    int x;
};

inline place threadIdx, blockIdx, gridDim;

namespace host {

// ucontext gives a fiber its stack; from then on it is left and entered by _setjmp and _longjmp, without system calls.
struct fiber {
    static constexpr std::size_t stack_bytes = 128 << 10;
    std::vector<char> stack = std::vector<char>(stack_bytes);
    ucontext_t start;
    jmp_buf at;
    bool begun, done;
};

inline std::vector<fiber> fibers;
inline jmp_buf scheduler;
inline void (*run)(const void*);
inline const void* kernel_of_fibers;
inline long long passed;  // barriers, of all fibers

inline void yield() {
    if (_setjmp(fibers[threadIdx.x].at) == 0)
        _longjmp(scheduler, 1);
}

struct barrier {
    int size, here = 0;
    long long phase = 0;

    void arrive_and_wait() {
        const long long mine = phase;
        if (++here == size) {
            here = 0;
            ++phase;
            ++passed;
        }
        while (phase == mine)
            yield();
    }
};

inline barrier block = {0};
inline std::vector<barrier> warps;
inline std::vector<long long> given;

inline void begin() {
    run(kernel_of_fibers);
    fibers[threadIdx.x].done = true;
    ++passed;
    _longjmp(scheduler, 1);
}

inline void enter(fiber& one) {
    if (_setjmp(scheduler) != 0)
        return;
    if (one.begun)
        _longjmp(one.at, 1);
    one.begun = true;
    getcontext(&one.start);
    one.start.uc_stack.ss_sp = one.stack.data();
    one.start.uc_stack.ss_size = one.stack.size();
    one.start.uc_link = nullptr;
    makecontext(&one.start, begin, 0);
    setcontext(&one.start);
}

inline void warp_waits() {
    warps[threadIdx.x / 32].arrive_and_wait();
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
    block.arrive_and_wait();
    int count = 0;
    for (long long one : given)
        count += one != 0;
    block.arrive_and_wait();
    return count;
}

template <class Kernel>
void launch(int blocks, int threads, unsigned char* shared, std::size_t bytes, Kernel kernel) {
    gridDim.x = blocks;
    given.assign(threads, 0);
    run = [](const void* one) { (*static_cast<const Kernel*>(one))(); };
    kernel_of_fibers = &kernel;
    if (fibers.size() < static_cast<std::size_t>(threads))
        fibers.resize(threads);
    for (blockIdx.x = 0; blockIdx.x < blocks; ++blockIdx.x) {
        block = {threads};
        warps.assign(threads / 32, {32});
        std::memset(shared, 0x5b, bytes);  // what no one wrote shows
        for (int i = 0; i < threads; ++i)
            fibers[i].begun = fibers[i].done = false;
        for (int left = threads; left > 0;) {
            const long long before = passed;
            left = 0;
            for (int i = 0; i < threads; ++i) {
                threadIdx.x = blockIdx.x % 2 == 0 ? i : threads - 1 - i;
                if (!fibers[threadIdx.x].done)
                    enter(fibers[threadIdx.x]);
                left += !fibers[threadIdx.x].done;
            }
            if (left > 0 && passed == before) {
                std::fprintf(stderr, "%d threads of a block wait at a barrier that the others do not reach\n", left);
                std::exit(2);
            }
        }
    }
}

}  // namespace host

inline void __syncthreads() {
    host::block.arrive_and_wait();
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
    *at += value;
    return *at - value;
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
    *at = value < *at ? value : *at;
}
template <class T>
void atomicMax(T* at, T value) {
    *at = value > *at ? value : *at;
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
