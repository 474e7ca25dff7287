#include "base_bits.cuh"
#include "device_map.cuh"

struct native_result { double r0; unsigned int r1; };
static __device__ __forceinline__ native_result native(double a, double b) {
    return {a / b, b == 0 ? 1u : 0u};
}

namespace udf {

struct row {
    cell<double, true> out0;
    unsigned int status;
};

// The device function, between the columns' types.
struct row_function {
    __device__ __forceinline__ row operator()(cell<double, true> in0, cell<double, false> in1) const {
        const auto result = ::native(as<double>(in0.value), as<double>(in1.value));
        return {{as<double>(result.r0), as<unsigned int>(result.r1) == 0}, 0u};
    }
};

extern "C" __global__ void __launch_bounds__(128) map_rows(
    const double* __restrict__ in0, const unsigned char* __restrict__ in0_validity,
    const double* __restrict__ in1,
    double* __restrict__ out0, unsigned char* __restrict__ out0_validity,
    long long rows, unsigned long long* first_failure) {
    device_map<block_tile<128, 1, 4>, nulls::skip>(
        row_function{}, map_launch{rows, first_failure},
        outputs<&row::out0>{{out0, {out0_validity}}},
        input<double, true>{in0, in0_validity},
        input<double, false>{in1});
}

}  // namespace udf
