struct affine_result { double r0; unsigned int r1; };

static __device__ __forceinline__ affine_result affine(double p1)
{
    double r0;
    unsigned int r1;
    asm(
        "{\n\t"
        ".reg .f64 fd1, fd2, out0;\n\t"
        ".reg .b32 r1, ret0;\n\t"
        "mov.b64 fd1, %2;\n\t"
        "fma.rn.f64 fd2, fd1, 0d4000000000000000, 0d3FF0000000000000;\n\t"
        "mov.b64 out0, fd2;\n\t"
        "mov.u32 r1, 0;\n\t"
        "mov.b32 ret0, r1;\n\t"
        "mov.b64 %0, out0;\n\t"
        "mov.b32 %1, ret0;\n\t"
        "}\n\t"
        : "=d"(r0), "=r"(r1)
        : "d"(p1));
    return {r0, r1};
}
