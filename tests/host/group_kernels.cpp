// group_kernels.cpp - the kernel that reduces groups on the processor, against groups taken one by one. A line a case:
// ok or WRONG.

#include "cuda_on_host.hpp"
//
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

static void check(const std::string& what, const std::vector<long long>& sizes, bool nans, long long piece) {
    using all = joint<total<false>, total<true>, extreme_of<false, false>, extreme_of<true, true>, squares<true>,
                      udf::missing>;
    constexpr int results = 8;
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
        const std::vector<double> want = plainly(own);
        const int place[] = {0, 2, 4, 5, 6, 7};
        for (int k = 0; k < 6; ++k) {
            double got = out[place[k] * groups + g];
            if (k == 5)
                got = static_cast<double>(__builtin_bit_cast(long long, got));
            if (!same(got, want[k])) {
                right = false;
                std::printf("# group %lld result %d: %g, not %g\n", g, k, got, want[k]);
            }
        }
    }
    all_right &= right;
    std::printf("%s %s\n", right ? "ok" : "WRONG", what.c_str());
}

int main() {
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
