// join_kernels.cpp - the kernel that joins values by an associative function on the processor, against a plain loop.
// A line a case: ok or WRONG.

#include "cuda_on_host.hpp"
//
#include "device_join.cuh"
//
#include <cstdio>
#include <random>

using namespace udf;

static constexpr int threads = 64;
static bool all_right = true;

// x -> a x + b modulo 2^32, one after the other: associative, and the order counts.
static long long after(long long first, long long second) {
    const unsigned int a = first >> 32, b = first, c = second >> 32, d = second;
    return static_cast<long long>(static_cast<unsigned long long>(a * c) << 32 | static_cast<unsigned int>(b * c + d));
}

static void check(long long rows, int blocks, int begin) {
    std::mt19937_64 random(rows + blocks);
    std::vector<long long> values(rows + begin), parts(blocks, 9);
    for (long long& value : values)
        value = random() | 1ll << 32;
    long long want = 12345, out = 0;
    for (long long i = 0; i < rows; ++i)
        want = after(want, values[begin + i]);
    unsigned int done = 0;
    join_room<threads, long long> room;
    host::launch(blocks, threads, reinterpret_cast<unsigned char*>(&room), sizeof(room), [&] {
        device_join<threads>(after, values.data() + begin, rows, 12345ll, parts.data(), &done, &out, room);
    });
    const bool right = out == want && done == 0;
    all_right &= right;
    std::printf("%s %lld rows, %d blocks, from %d\n", right ? "ok" : "WRONG", rows, blocks, begin);
}

int main() {
    for (int begin : {0, 1}) {
        check(512, 1, begin);
        check(512 + 255, 1, begin);
        check(4096 + 3, 3, begin);
        check(70'001, 40, begin);
        check(50'000, 97, begin);
    }
    return all_right ? 0 : 1;
}
