// sort_kernels.cpp - the kernels that look at keys and sort rows on the processor, against std::stable_sort. A line a
// case: ok or WRONG.

#include "cuda_on_host.hpp"
//
#include "device_keys.cuh"
#include "device_sort_move.cuh"
//
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <random>

using namespace udf;

static constexpr int threads = 256, items = 2;
static bool all_right = true;

// Rows with their numbers and one column, sorted pass by pass as udf/cuda/sort.py does.
template <class Code>
struct rows_of {
    std::vector<Code> codes;
    std::vector<unsigned int> numbers;
    std::vector<unsigned long long> column;
};

template <class Key, class Code>
static rows_of<Code> sorted(const std::vector<Key>& keys, unsigned long long least, rows_of<Code> given, int bits) {
    const long long rows = given.codes.size(), tiles = (rows + threads * items - 1) / (threads * items);
    const int passes = (bits + digit_bits - 1) / digit_bits;
    std::vector<unsigned int> counts(digits * tiles), totals(digits, 9);
    auto room = std::make_unique<move_room<threads, items>>();
    unsigned int counted[digits], warps[1];
    rows_of<Code> here = given;
    for (int pass = 0, shift = 0; pass < passes; ++pass) {
        const int width = (bits - shift + passes - pass - 1) / (passes - pass);
        const digit_of digit = {tiles, shift, (1 << width) - 1};
        rows_of<Code> there = given;
        host::launch(tiles, threads, reinterpret_cast<unsigned char*>(counted), sizeof(counted), [&] {
            Code* const none = nullptr;
            if (pass == 0)  // which makes the codes, too
                device_count<threads, items>(keys.data(), least, rows, digit, here.codes.data(), counts.data(), counted);
            else
                device_count<threads, items>(here.codes.data(), 0, rows, digit, none, counts.data(), counted);
        });
        host::launch(1 << width, 32, reinterpret_cast<unsigned char*>(warps), sizeof(warps),
                     [&] { device_place<32>(counts.data(), totals.data(), tiles, warps); });
        std::vector<unsigned int> places(rows, 7);
        const move_launch<Code> launch = {here.codes.data(), there.codes.data(), counts.data(), totals.data(), rows,
                                          pass ? here.numbers.data() : nullptr, there.numbers.data(), places.data(),
                                          digit, 1, {here.column.data()}, {there.column.data()}};
        host::launch(tiles, threads, reinterpret_cast<unsigned char*>(room.get()), sizeof(*room),
                     [&] { device_move(launch, *room); });
        std::vector<unsigned long long> again(rows, 7);  // and back
        const back_launch back = {places.data(), rows, 1, {there.column.data()}, {again.data()}};
        host::launch(tiles, threads, reinterpret_cast<unsigned char*>(room.get()), sizeof(*room),
                     [&] { device_back<threads, items>(back); });
        all_right &= again == here.column;
        here = there;
        shift += width;
    }
    return here;
}

template <class Key, class Code>
static void check(long long rows, unsigned long long least, unsigned long long span) {
    std::mt19937_64 random(rows + span);
    std::vector<Key> keys(rows);
    for (Key& key : keys)
        key = static_cast<Key>(least + random() % span);
    constexpr int blocks = 2;
    std::vector<long long> seen(3 * blocks);
    auto room = std::make_unique<look_room<threads, Key>>();
    host::launch(blocks, threads, reinterpret_cast<unsigned char*>(room.get()), sizeof(*room),
                 [&] { device_look<threads>(keys.data(), rows, seen.data(), *room); });
    Key low = seen[0], high = seen[1];
    bool falls = false;
    for (int block = 0; block < blocks; ++block) {
        low = std::min(low, static_cast<Key>(seen[3 * block]));
        high = std::max(high, static_cast<Key>(seen[3 * block + 1]));
        falls |= seen[3 * block + 2] != 0;
    }
    bool right = low == *std::min_element(keys.begin(), keys.end()) &&
                 high == *std::max_element(keys.begin(), keys.end()) && falls != std::is_sorted(keys.begin(), keys.end());
    const unsigned long long wide = static_cast<unsigned long long>(high) - static_cast<unsigned long long>(low);
    int bits = 1;
    while (bits < 64 && (wide >> bits) != 0)
        ++bits;
    rows_of<Code> given = {std::vector<Code>(rows), std::vector<unsigned int>(rows),
                           std::vector<unsigned long long>(rows)};
    std::iota(given.column.begin(), given.column.end(), 1000);
    const rows_of<Code> found = sorted(keys, static_cast<unsigned long long>(low), given, bits);
    std::vector<unsigned int> want(rows);
    std::iota(want.begin(), want.end(), 0u);
    std::stable_sort(want.begin(), want.end(), [&](unsigned int i, unsigned int j) { return keys[i] < keys[j]; });
    for (long long i = 0; i < rows; ++i) {
        const Code code = static_cast<Code>(keys[want[i]] - low);
        right &= found.numbers[i] == want[i] && found.column[i] == 1000u + want[i] && found.codes[i] == code;
    }
    all_right &= right;
    std::printf("%s %lld rows, %d bits\n", right ? "ok" : "WRONG", rows, bits);
}

int main() {
    check<long long, unsigned short>(600, -70, 10000);
    check<short, unsigned char>(513, 5, 250);
    check<int, unsigned int>(512, -7, 1 << 20);
    check<long long, unsigned long long>(300, -1ull << 62, 1ull << 34);
    check<unsigned char, unsigned char>(1, 3, 1);
    check<unsigned long long, unsigned short>(520, (1ull << 63) - 100, 300);
    return all_right ? 0 : 1;
}
