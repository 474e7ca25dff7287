// window_kernels.cpp - the window kernels on the processor, against windows taken one by one. A line a case: ok or
// WRONG.

#include "cuda_on_host.hpp"
//
#include "device_convert.cuh"
#include "device_windows.cuh"
//
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

namespace udf {

unsigned char shared_bytes[1 << 18] __attribute__((aligned(16)));

struct row {
    cell<double, false> out0;
    unsigned int status;
};

inline row mean(const double* window, long long rows) {
    double sum = 0;
    for (long long i = 0; i < rows; ++i)
        sum += window[i];
    return {{sum / rows}, 0u};
}

template <int Length, int Copies>
struct mean_function {
    static constexpr int length = Length, copies = Copies;
    static constexpr bool can_clip = Length > 0;
    rows_of<row, 1> whole(const double* w, long long, long long rows, long long) const { return {{mean(w, rows)}}; }
    rows_of<row, 1> clipped(const double* w, long long, long long rows, long long) const { return {{mean(w, rows)}}; }
    rows_of<row, 1> in_global(const double* w, long long, long long rows, long long) const { return {{mean(w, rows)}}; }
    rows_of<row, Copies> wide(const double* w, long long, long long rows, long long) const {
        rows_of<row, Copies> all;
        for (int k = 0; k < Copies; ++k)
            all.item[k] = mean(w + k, rows);
        return all;
    }
};

}  // namespace udf

using namespace udf;
using windows = std::vector<window_range>;

static bool all_right = true;

static void compare(const std::string& what, const std::vector<double>& got, const std::vector<double>& seen,
                    const windows& given, long long least) {
    for (std::size_t j = 0; j < got.size(); ++j) {
        long long valid = 0;
        for (long long i = given[j].start; i < given[j].stop; ++i)
            valid += !std::isnan(seen[i]);
        const long long rows = given[j].stop - given[j].start;
        const double want = valid >= least ? mean(seen.data() + given[j].start, rows).out0.value : NAN;
        if (!(got[j] == want || (std::isnan(got[j]) && std::isnan(want)))) {
            std::printf("WRONG %s: window %zu is %g, not %g\n", what.c_str(), j, got[j], want);
            all_right = false;
            return;
        }
    }
    std::printf("ok %s\n", what.c_str());
}

// How a column lacks values: a share is NaN or infinite, or null over finite values, or null over anything.
enum class lacking { nan, null, null_over_anything };

template <int Length, int Threads, int Fold, lacking Kind>
static void fixed(long long rows, long long first, long long step, long long least, double share) {
    constexpr bool nullable = Kind != lacking::nan;
    constexpr int capacity = (Threads * Fold + Length + 31) / 32 * 32;
    std::mt19937 random(rows + first * 7 + Length);
    std::uniform_real_distribution<double> draw(-1, 1);
    alignas(64) static double values[4096];
    static unsigned char validity[512];
    std::vector<double> seen(rows);
    std::memset(validity, 0, sizeof(validity));
    for (long long i = 0; i < rows; ++i) {
        const bool missing = (draw(random) + 1) / 2 < share;
        values[i] = draw(random);
        if (Kind != lacking::null && (missing || (nullable && i % 97 == 5)))
            values[i] = i % 2 ? NAN : INFINITY;
        if (nullable && !missing)
            validity[i / 8] |= 1 << (i % 8);
        seen[i] = missing || !std::isfinite(values[i]) ? NAN : values[i];
    }
    const long long count = (rows + step - 1) / step;
    const long long tile = std::min<long long>(Threads * Fold, (capacity - 1 - Length) / step + 1) / 32 * 32;
    const fixed_bounds<Length> bounds = {first, step};
    std::vector<double> got(count, 123.0);
    windows given;
    for (long long j = 0; j < count; ++j)
        given.push_back(bounds.window(j, rows));
    unsigned long long failure = ~0ull;
    const window_launch shared = {count, tile, rows, least, nullptr, nullptr, 0, &failure};
    using policy = window_policy<Threads, Fold, capacity, sizeof(shared_bytes), space::shared>;
    host::launch((count + tile - 1) / tile, Threads, shared_bytes, sizeof(shared_bytes), [&] {
        const outputs<&row::out0> out = {{got.data()}};
        if constexpr (nullable) {
            device_windows<policy>(mean_function<Length, Fold>{}, shared, bounds, out,
                                   input<double, true>{values, validity});
        } else {
            device_windows<policy>(mean_function<Length, Fold>{}, shared, bounds, out, input<double, false>{values});
        }
    });
    compare("fixed " + std::to_string(Length) + " lacking " + std::to_string(int(Kind)) + " rows " +
                std::to_string(rows) + " first " + std::to_string(first) + " step " + std::to_string(step) + " least " +
                std::to_string(least),
            got, seen, given, least);
}

static void any(const std::string& kind, const any_bounds& bounds, const windows& given, long long rows,
                long long least) {
    constexpr int threads = 64, items = 7, tile = threads * items;
    using policy = window_policy<threads, items, 512, sizeof(shared_bytes), space::shared>;
    std::mt19937 random(rows);
    std::uniform_real_distribution<double> draw(-1, 1);
    alignas(64) static double values[4096];
    std::vector<double> got(given.size(), 123.0), converted(rows);
    for (long long i = 0; i < rows; ++i)
        values[i] = i % 211 == 7 ? NAN : draw(random);
    unsigned long long failure = ~0ull;
    unsigned int needs[2] = {0, 0};
    const int blocks = (given.size() + tile - 1) / tile;
    for (int pass = 0; pass < 2; ++pass) {
        if (pass == 1) {
            host::launch(2, threads, shared_bytes, sizeof(shared_bytes),
                         [&] { device_convert<threads, 4>(input<double, false>{values}, converted.data(), rows, needs); });
        }
        const window_launch shared = {static_cast<long long>(given.size()), tile,  rows, least,
                                      pass ? converted.data() : nullptr,          needs, pass, &failure};
        host::launch(pass ? std::min(blocks, 2) : blocks, threads, shared_bytes, sizeof(shared_bytes), [&] {
            device_windows<policy>(mean_function<0, items>{}, shared, bounds, outputs<&row::out0>{{got.data()}},
                                   input<double, false>{values});
        });
    }
    compare(kind + " least " + std::to_string(least) + (needs[0] ? " global" : " shared"), got,
            std::vector<double>(values, values + rows), given, least);
}

static void timed(const std::string& kind, const std::vector<long long>& times, long long span, int closed,
                  long long step, long long least) {
    const long long rows = times.size();
    windows given;
    for (long long row = 0; row < rows; row += step) {
        const auto end = times.begin() + row;
        const long long from = times[row] - span;
        const auto start =
            closed & 1 ? std::lower_bound(times.begin(), end, from) : std::upper_bound(times.begin(), end, from);
        const long long stop = closed & 2 ? row + 1 : std::lower_bound(times.begin(), end, times[row]) - times.begin();
        given.push_back({std::min<long long>(start - times.begin(), stop), stop});
    }
    const any_bounds bounds = {nullptr, nullptr, times.data(), span, step, closed};
    any("timed " + kind + " span " + std::to_string(span) + " closed " + std::to_string(closed) + " step " +
            std::to_string(step),
        bounds, given, rows, least);
}

static void explicit_bounds(const std::string& kind, const windows& given, long long rows, long long least) {
    std::vector<long long> starts, stops;
    for (const auto& one : given) {
        starts.push_back(one.start);
        stops.push_back(one.stop);
    }
    any("explicit " + kind, {starts.data(), stops.data(), nullptr, 0, 1, 0}, given, rows, least);
}

template <lacking Kind>
static void all_fixed() {
    fixed<5, 64, 5, Kind>(700, -4, 1, 5, 0.1);
    fixed<5, 64, 5, Kind>(703, -4, 1, 2, 0.25);
    fixed<40, 64, 9, Kind>(1300, -39, 1, 30, 0.2);
    fixed<40, 64, 9, Kind>(1300, -39, 1, 40, 0.01);
    fixed<33, 32, 5, Kind>(333, -16, 1, 3, 0.5);
    fixed<10, 64, 5, Kind>(700, 3, 3, 4, 0.25);
    fixed<7, 64, 7, Kind>(449, -6, 1, 0, 1.0);
    fixed<7, 64, 7, Kind>(449, -6, 1, 7, 0.0);
    fixed<1, 64, 7, Kind>(2049, 0, 1, 1, 0.01);
}

int main() {
    all_fixed<lacking::nan>();
    all_fixed<lacking::null>();
    all_fixed<lacking::null_over_anything>();
    const long long rows = 1000;
    std::mt19937 random(1);
    std::vector<long long> even(rows), uneven(rows), equal(rows, 5), bursts(rows);
    windows anywhere, expanding;
    for (long long i = 0; i < rows; ++i) {
        even[i] = i * 10;
        uneven[i] = (i ? uneven[i - 1] : -500) + random() % 30;
        bursts[i] = (i ? bursts[i - 1] : 0) + (random() % 100 < 1 ? 5000 : random() % 2);
        const long long start = std::clamp<long long>(i - 100 + random() % 200, 0, rows);
        anywhere.push_back({start, std::min<long long>(rows, start + random() % 40)});
        expanding.push_back({0, i + 1});
    }
    for (int closed = 0; closed < 4; ++closed) {
        for (long long span : {1, 60, 700}) {
            timed("even", even, span, closed, 1, 1);
            timed("uneven", uneven, span, closed, 1, 2);
            timed("equal", equal, span, closed, 1, 1);
            timed("bursts", bursts, span, closed, 1, 1);
        }
    }
    timed("even", even, 60, 2, 3, 2);
    timed("uneven", uneven, 300, 2, 7, 2);
    timed("even", even, 100000, 2, 1, 2);
    timed("uneven", uneven, 3000000, 3, 1, 0);
    explicit_bounds("anywhere", anywhere, rows, 0);
    explicit_bounds("anywhere", anywhere, rows, 3);
    explicit_bounds("expanding", expanding, rows, 3);
    return all_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
