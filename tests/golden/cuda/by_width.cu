#include "base_bits.cuh"
#include "device_map.cuh"

struct native_result { unsigned long long r0; unsigned char r1; unsigned char r2; unsigned int r3; };
static __device__ __forceinline__ native_result native(unsigned long long a, unsigned char b, unsigned char c) {
    return {a, b, c, 0u};
}

namespace udf {

struct row {
    double out0;
    signed char out1;
    bool out2;
    unsigned int status;
};

// The device function, between the columns' types.
struct row_function {
    __device__ __forceinline__ row operator()(double in0, signed char in1, bool in2) const {
        const auto result = ::native(as<unsigned long long>(in0), as<unsigned char>(in1), as<unsigned char>(in2));
        return {as<double>(result.r0), as<signed char>(result.r1), as<bool>(result.r2), as<unsigned int>(result.r3)};
    }
};

extern "C" __global__ void __launch_bounds__(128) map_rows(
    const double* __restrict__ in0,
    const signed char* __restrict__ in1,
    const bool* __restrict__ in2,
    double* __restrict__ out0,
    signed char* __restrict__ out1,
    bool* __restrict__ out2,
    unsigned char* __restrict__ validity, long long rows, unsigned long long* first_failure) {
    device_map<block_tile<128, 1, 2>>(
        row_function{}, map_launch{rows, {validity}, first_failure},
        outputs<&row::out0, &row::out1, &row::out2>{{out0}, {out1}, {out2}},
        input<double, false>{in0},
        input<signed char, false>{in1},
        input<bool, false>{in2});
}

}  // namespace udf
