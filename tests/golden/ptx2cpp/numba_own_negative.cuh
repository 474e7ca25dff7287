struct negative_result { double r0; unsigned int r1; };

static __device__ __forceinline__ negative_result negative(double p1)
{
    double r0;
    unsigned int r1;
    asm(
        "{\n\t"
        ".reg .f64 out0, fd1, fd2;\n\t"
        ".reg .pred p1;\n\t"
        ".reg .b32 r4, ret0;\n\t"
        "mov.b64 out0, 0;\n\t"
        "mov.b64 fd1, %2;\n\t"
        "setp.lt.f64 p1, fd1, 0d0000000000000000;\n\t"
        "mov.u32 r4, 1;\n\t"
        "@p1 bra L__BB0_2;\n\t"
        "sqrt.rn.f64 fd2, fd1;\n\t"
        "mov.b64 out0, fd2;\n\t"
        "mov.u32 r4, 0;\n\t"
        "L__BB0_2:\n\t"
        "mov.b32 ret0, r4;\n\t"
        "mov.b64 %0, out0;\n\t"
        "mov.b32 %1, ret0;\n\t"
        "}\n\t"
        : "=d"(r0), "=r"(r1)
        : "d"(p1));
    return {r0, r1};
}
