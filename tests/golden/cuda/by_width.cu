#include "base_bits.cuh"
#include "device_map.cuh"

struct native_result { unsigned long long r0; unsigned char r1; unsigned char r2; unsigned int r3; };
static __device__ __forceinline__ native_result native(unsigned long long a, unsigned char b, unsigned char c) {
    return {a, b, c, 0u};
}

namespace udf {

struct row {
    cell<double, false> out0;
    cell<signed char, false> out1;
    cell<bool, false> out2;
    unsigned int status;
};

// The device function, between the columns' types.
struct row_function {
    __device__ __forceinline__ row operator()(cell<double, false> in0, cell<signed char, false> in1, cell<bool, false> in2) const {
        const auto result = ::native(as<unsigned long long>(in0.value), as<unsigned char>(in1.value), as<unsigned char>(in2.value));
        return {{as<double>(result.r0)}, {as<signed char>(result.r1)}, {as<bool>(result.r2)}, as<unsigned int>(result.r3)};
    }
};

extern "C" __global__ void __launch_bounds__(128) map_rows(
    const double* __restrict__ in0,
    const signed char* __restrict__ in1,
    const bool* __restrict__ in2,
    double* __restrict__ out0,
    signed char* __restrict__ out1,
    bool* __restrict__ out2,
    long long rows, unsigned long long* first_failure) {
    device_map<block_tile<128, 1, 2>, nulls::skip>(
        row_function{}, map_launch{rows, first_failure},
        outputs<&row::out0, &row::out1, &row::out2>{{out0}, {out1}, {out2}},
        input<double, false>{in0},
        input<signed char, false>{in1},
        input<bool, false>{in2});
}

}  // namespace udf
