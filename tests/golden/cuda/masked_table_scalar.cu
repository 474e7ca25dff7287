#include "base_bits.cuh"
#include "device_map.cuh"

struct native_result { double r0; unsigned char r1; unsigned char r2; };
static __device__ __forceinline__ native_result native(double a, unsigned char b, int c, float d, const double* e, long long f) {
    const bool inside = b && 0 <= c && c < f; return {inside ? a * d + e[c] : 0.0, inside, a < d};
}

namespace udf {

struct row {
    cell<double, true> out0;
    cell<bool, false> out1;
    unsigned int status;
};

// The device function, between the columns' types.
struct row_function {
    float argument0;
    const double* argument1;
    long long argument1_length;
    __device__ __forceinline__ row operator()(cell<double, true> in0, cell<int, false> in1) const {
        const auto result = ::native(as<double>(in0.value), as<unsigned char>(in0.valid), as<int>(in1.value), as<float>(argument0), argument1, as<long long>(argument1_length));
        return {{as<double>(result.r0), as<bool>(result.r1)}, {as<bool>(result.r2)}, 0u};
    }
};

extern "C" __global__ void __launch_bounds__(128) map_rows(
    const double* __restrict__ in0, const unsigned char* __restrict__ in0_validity,
    const int* __restrict__ in1,
    double* __restrict__ out0, unsigned char* __restrict__ out0_validity,
    bool* __restrict__ out1,
    argument<float> argument0,
    const double* __restrict__ argument1,
    argument<long long> argument1_length,
    long long rows, unsigned long long* first_failure) {
    device_map<block_tile<128, 1, 4>, nulls::pass>(
        row_function{argument0.value, argument1, argument1_length.value}, map_launch{rows, first_failure},
        outputs<&row::out0, &row::out1>{{out0, {out0_validity}}, {out1}},
        input<double, true>{in0, in0_validity},
        input<int, false>{in1});
}

}  // namespace udf
