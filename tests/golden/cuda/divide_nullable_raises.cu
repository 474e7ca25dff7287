#include "base_bits.cuh"
#include "device_map.cuh"

struct udf_row_result { double r0; unsigned int r1; };

static __device__ __forceinline__ udf_row_result udf_row(double p0, int p1)
{
    double r0;
    unsigned int r1;
    asm(
        "{\n\t"
        ".reg .f64 fd1, fd2, ret0;\n\t"
        ".reg .b32 r1, r2, ret8;\n\t"
        ".reg .pred p1;\n\t"
        "mov.b64 fd1, %2;\n\t"
        "mov.b32 r1, %3;\n\t"
        "setp.eq.s32 p1, r1, 0;\n\t"
        "selp.u32 r2, 1, 0, p1;\n\t"
        "cvt.rn.f64.s32 fd2, r1;\n\t"
        "div.rn.f64 fd2, fd1, fd2;\n\t"
        "mov.b64 ret0, fd2;\n\t"
        "mov.b32 ret8, r2;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "mov.b32 %1, ret8;\n\t"
        "}\n\t"
        : "=d"(r0), "=r"(r1)
        : "d"(p0), "r"(p1));
    return {r0, r1};
}

namespace udf {

struct row {
    cell<double, true> out0;
    unsigned int status;
};

// The device function, between the columns' types.
struct row_function {
    __device__ __forceinline__ row operator()(cell<double, true> in0, cell<int, false> in1) const {
        const auto result = ::udf_row(as<double>(in0.value), as<int>(in1.value));
        return {{as<double>(result.r0), true}, as<unsigned int>(result.r1)};
    }
};

extern "C" __global__ void __launch_bounds__(128) map_rows(
    const double* __restrict__ in0, const unsigned char* __restrict__ in0_validity,
    const int* __restrict__ in1,
    double* __restrict__ out0, unsigned char* __restrict__ out0_validity,
    long long rows, unsigned long long* first_failure) {
    device_map<block_tile<128, 1, 4>, nulls::skip>(
        row_function{}, map_launch{rows, first_failure},
        outputs<&row::out0>{{out0, {out0_validity}}},
        input<double, true>{in0, in0_validity},
        input<int, false>{in1});
}

}  // namespace udf
