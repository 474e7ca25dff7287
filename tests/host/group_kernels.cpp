// group_kernels.cpp - the kernel that reduces groups on the processor, against groups taken one by one. A line a case:
// ok or WRONG.

#include "cuda_on_host.hpp"
//
#include "device_fold_tiles.cuh"
#include "device_groups.cuh"
#include "device_reduce_groups.cuh"
//
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <random>
#include <string>

using namespace udf;

static bool all_right = true;

static bool same(double got, double want) {
    return std::isnan(want) ? std::isnan(got) : got == want || std::fabs(got - want) <= 1e-12 * (1 + std::fabs(want));
}

// What one group has: sum, sum of what is there, least, greatest there, squares of what is there, NaNs.
static std::vector<double> plainly(const std::vector<double>& x) {
    long double sum = 0, there = 0, squares = 0;
    double least = INFINITY, greatest = -INFINITY, missing = 0;
    for (double v : x) {
        sum += v;
        least = std::isnan(v) || v < least ? v : least;
        if (std::isnan(v)) {
            missing += 1;
            continue;
        }
        there += v;
        greatest = std::max(greatest, v);
    }
    for (double v : x)
        if (!std::isnan(v))
            squares += (v - there / (x.size() - missing)) * (v - there / (x.size() - missing));
    return {double(sum), double(there), least, greatest, double(squares), missing};
}

using all = joint<total<false>, total<true>, extreme_of<false, false>, extreme_of<true, true>, squares<true>,
                  udf::missing>;
constexpr int results = 8;

static bool is_right(const double* out, long long groups, long long g, const std::vector<double>& own) {
    const std::vector<double> want = plainly(own);
    const int place[] = {0, 2, 4, 5, 6, 7};
    bool right = true;
    for (int k = 0; k < 6; ++k) {
        double got = out[place[k] * groups + g];
        if (k == 5)
            got = static_cast<double>(__builtin_bit_cast(long long, got));
        if (!same(got, want[k])) {
            right = false;
            std::printf("# group %lld result %d: %g, not %g\n", g, k, got, want[k]);
        }
    }
    return right;
}

static void check(const std::string& what, const std::vector<long long>& sizes, bool nans, long long piece) {
    std::mt19937_64 random(sizes.size() * 7 + nans);
    std::vector<long long> starts = {0};
    for (long long size : sizes)
        starts.push_back(starts.back() + size);
    const long long rows = starts.back(), groups = sizes.size();
    std::vector<double> values(rows);
    for (double& value : values)
        value = nans && random() % 50 == 0 ? NAN : (static_cast<long long>(random() % 2001) - 1000) / 4.0;
    const long long pieces = std::max(1ll, (rows + piece - 1) / piece);
    std::vector<double> parts(sizeof(all) / 8 * 2 * pieces, 99), out(results * groups + 1, 77);
    groups_launch launch = {values.data(), starts.data(), groups, rows, piece, pieces, parts.data(), out.data()};
    unsigned char none[8];
    const int threads = 64, blocks = static_cast<int>((32 * pieces + threads - 1) / threads);
    for (int joins = 0; joins < 2; ++joins)
        host::launch(blocks, threads, none, 8, [&] { device_reduce_groups<threads, all>(launch, joins != 0); });
    bool right = out[results * groups] == 77;
    for (long long g = 0; g < groups; ++g) {
        std::vector<double> own;
        for (long long i = starts[g]; i < starts[g + 1]; ++i)
            own.push_back(values[i]);
        right &= is_right(out.data(), groups, g, own);
    }
    all_right &= right;
    std::printf("%s %s\n", right ? "ok" : "WRONG", what.c_str());
}

// Two columns by codes, of which rows are sorted by the lower bits only; most of them have the code `often`.
static void check_tiles(int lower_bits, int groups, long long rows, int often) {
    constexpr int threads = 256, items = 2, tile_rows = threads * items;
    std::mt19937_64 random(groups);
    std::vector<unsigned short> codes(rows);
    for (unsigned short& code : codes)
        code = often >= 0 && random() % 4 ? often : random() % groups;
    const int lower = 1 << lower_bits;
    std::stable_sort(codes.begin(), codes.end(), [&](int p, int q) { return p % lower < q % lower; });
    std::vector<unsigned int> totals(lower);
    std::vector<double> x(rows), y(rows);
    for (long long i = 0; i < rows; ++i) {
        ++totals[codes[i] % lower];
        x[i] = (static_cast<long long>(random() % 2001) - 1000) / 4.0;
        y[i] = random() % 50 == 0 ? NAN : x[i] + 1;
    }
    int all_digits = 1;
    while (all_digits * lower < groups)
        all_digits *= 2;
    const long long tiles = (rows + tile_rows - 1) / tile_rows + lower;
    std::vector<double> parts(tiles * all_digits * 2 * sizeof(all) / 8, 99), out(2 * results * groups + 1, 77);
    std::vector<unsigned int> counts(tiles * all_digits, 99);
    std::vector<long long> sizes(groups);
    const fold_launch<unsigned short> launch = {codes.data(), totals.data(), lower, {tiles, lower_bits, all_digits - 1},
                                                parts.data(), counts.data(), groups, sizes.data(), out.data(),
                                                {x.data(), y.data()}};
    auto room = std::make_unique<std::pair<move_room<threads, items>, lower_room>>();
    auto* bytes = reinterpret_cast<unsigned char*>(room.get());
    host::launch(tiles, threads, bytes, sizeof(*room),
                 [&] { device_fold_tiles<threads, items, all, all>(launch, room->first, room->second); });
    host::launch((groups * 32 + threads - 1) / threads, threads, bytes, sizeof(*room),
                 [&] { device_join_tiles<threads, tile_rows, all, all>(launch, room->second); });
    bool right = out[2 * results * groups] == 77;
    for (long long g = 0; g < groups; ++g) {
        std::vector<double> its_x, its_y;
        for (long long i = 0; i < rows; ++i)
            if (codes[i] == g) {
                its_x.push_back(x[i]);
                its_y.push_back(y[i]);
            }
        right &= is_right(out.data(), groups, g, its_x) && is_right(out.data() + results * groups, groups, g, its_y) &&
                 sizes[g] == static_cast<long long>(its_x.size());
    }
    all_right &= right;
    std::printf("%s tiles of %d groups\n", right ? "ok" : "WRONG", groups);
}

// What a function of groups gives row by row: how many values, and where the row left.
struct counted_row {
    cell<long long, false> count;
    cell<unsigned char, false> left;
    unsigned int status;
};

struct leaves_below {
    __device__ counted_row operator()(const group& own) const {
        own.written[0] = own.values[0] * 2;
        return {{own.rows}, {static_cast<unsigned char>(own.values[0] < 0 ? 3 : 0)}, 0};
    }
};

// Row by row a group is marked where one of its rows left, and no other one is written.
static void check_left(int groups, int rows) {
    std::mt19937_64 random(rows);
    std::vector<long long> starts(groups + 1), counts(groups);
    std::vector<int> codes(rows);
    std::vector<double> values(rows), written(rows);
    for (int i = 0; i < rows; ++i) {
        codes[i] = static_cast<int>(random() % (groups + 1)) - 1;
        values[i] = random() % 50 == 0 ? -1.0 : 1.0;
        if (codes[i] >= 0)
            ++starts[codes[i] + 1];
    }
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    for (int g = 0; g < groups; ++g)
        counts[g] = starts[g + 1] - starts[g];
    const std::vector<long long> want = counts;
    std::vector<unsigned char> left(groups, 0), expected(groups, 0);
    for (int i = 0; i < rows; ++i)
        if (codes[i] >= 0 && values[i] < 0)
            expected[codes[i]] = 3;
    unsigned long long failure = ~0ull;
    const groups_at at = {values.data(), starts.data(), codes.data(), rows, &failure, rows, written.data(), rows, 0};
    const outputs<&counted_row::count, &counted_row::left> out = {{counts.data(), {}}, {left.data(), {}}};
    double room[1];
    host::launch((rows + 63) / 64, 64, reinterpret_cast<unsigned char*>(room), sizeof(room),
                 [&] { device_groups<64, units::rows, 1, 1>(leaves_below{}, at, out, room); });
    bool right = left == expected && counts == want && failure == ~0ull;
    for (int i = 0; i < rows; ++i)
        right &= written[i] == (codes[i] < 0 ? 0.0 : values[i] * 2);
    all_right &= right;
    std::printf("%s rows of %d groups that left\n", right ? "ok" : "WRONG", groups);
}

int main() {
    check_left(40, 700);
    check_left(3, 65);
    check_tiles(0, 20, 700, -1);
    check_tiles(0, 1, 513, -1);
    check_tiles(2, 30, 1500, 5);
    check_tiles(3, 90, 2100, 88);
    check_tiles(8, 500, 3000, 258);
    check_tiles(1, 500, 1400, -1);
    std::mt19937_64 random(3);
    std::vector<long long> mixed, small(600, 1), even(7, 96);
    for (int g = 0; g < 24; ++g)
        mixed.push_back(g % 9 == 0 ? 0 : random() % (g % 5 == 0 ? 900 : 40));
    for (int nans = 0; nans < 2; ++nans)
        for (long long piece : {32ll, 96ll}) {
            const std::string how = std::to_string(nans) + " " + std::to_string(piece);
            check("mixed " + how, mixed, nans, piece);
            check("even " + how, even, nans, piece);
            check("one " + how, {1200}, nans, piece);
            check("none " + how, {0, 0, 0}, nans, piece);
            check("ends " + how, {0, 0, 700, 0, 0, 1, 0}, nans, piece);
        }
    check("small", small, true, 256);
    return all_right ? 0 : 1;
}
