struct mean3_result { double r0; unsigned int r1; };

static __device__ __forceinline__ mean3_result mean3(unsigned long long p1, unsigned short p2, float p3)
{
    double r0;
    unsigned int r1;
    asm(
        "{\n\t"
        ".reg .b64 rd2, rd3, rd4;\n\t"
        ".reg .f32 f1, magnitude;\n\t"
        ".reg .f64 fd1, fd2, fd3, fd4, out0, quotient;\n\t"
        ".reg .b32 r1, ret0;\n\t"
        ".reg .pred plain;\n\t"
        "mov.b64 rd2, %2;\n\t"
        "cvt.u64.u16 rd3, %3;\n\t"
        "mov.b32 f1, %4;\n\t"
        "add.s64 rd4, rd3, rd2;\n\t"
        "cvt.rn.f64.s64 fd1, rd4;\n\t"
        "cvt.f64.f32 fd2, f1;\n\t"
        "add.f64 fd3, fd2, fd1;\n\t"
        "mul.rn.f64 quotient, fd3, 0d3C75555555555555;\n\t"
        "fma.rn.f64 quotient, fd3, 0d3FD5555555555555, quotient;\n\t"
        "mov.b64 {_, magnitude}, fd3;\n\t"
        "abs.f32 magnitude, magnitude;\n\t"
        "setp.geu.f32 plain, magnitude, 0f04100000;\n\t"
        "@plain bra divided;\n\t"
        "setp.eq.f64 plain, fd3, 0d0000000000000000;\n\t"
        "@plain bra divided;\n\t"
        "div.rn.f64 quotient, fd3, 0d4008000000000000;\n\t"
        "divided:\n\t"
        "mov.f64 fd4, quotient;\n\t"
        "mov.b64 out0, fd4;\n\t"
        "mov.u32 r1, 0;\n\t"
        "mov.b32 ret0, r1;\n\t"
        "mov.b64 %0, out0;\n\t"
        "mov.b32 %1, ret0;\n\t"
        "}\n\t"
        : "=d"(r0), "=r"(r1)
        : "l"(p1), "h"(p2), "f"(p3));
    return {r0, r1};
}
