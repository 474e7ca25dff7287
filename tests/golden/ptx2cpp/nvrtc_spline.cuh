static __device__ const __align__(8) unsigned long long spline_knots[4] = {
    0x3fd0000000000000ull, 0x3fe0000000000000ull, 0x3fe8000000000000ull, 0x3ff0000000000000ull
};

static __device__ __forceinline__ double spline(double p0, unsigned char p1)
{
    double r0;
    asm(
        "{\n\t"
        ".reg .f64 fd1, fd2, fd3, fd4, ret0;\n\t"
        ".reg .b16 rs1, rs2;\n\t"
        ".reg .b64 rd1, rd2, rd3, rd4, spline_knots;\n\t"
        ".reg .pred p1;\n\t"
        "cvta.to.global.u64 spline_knots, %3;\n\t"
        "mov.b64 fd1, %1;\n\t"
        "mov.b16 rs1, %2;\n\t"
        "shl.b16 rs2, rs1, 3;\n\t"
        "cvt.u64.u16 rd1, rs2;\n\t"
        "and.b64 rd2, rd1, 24;\n\t"
        "mov.u64 rd3, spline_knots;\n\t"
        "add.s64 rd4, rd3, rd2;\n\t"
        "ld.global.nc.f64 fd2, [rd4];\n\t"
        "setp.gt.f64 p1, fd1, 0d0000000000000000;\n\t"
        "selp.f64 fd3, 0d3FF0000000000000, 0dBFF0000000000000, p1;\n\t"
        "fma.rn.f64 fd4, fd1, fd2, fd3;\n\t"
        "mov.b64 ret0, fd4;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "}\n\t"
        : "=d"(r0)
        : "d"(p0), "h"(static_cast<unsigned short>(static_cast<unsigned char>(p1))), "l"(spline_knots));
    return r0;
}
