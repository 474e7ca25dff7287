static __device__ __forceinline__ double affine(double p0)
{
    double r0;
    asm(
        "{\n\t"
        ".reg .f64 fd1, fd2, ret0;\n\t"
        "mov.b64 fd1, %1;\n\t"
        "fma.rn.f64 fd2, fd1, 0d4000000000000000, 0d3FF0000000000000;\n\t"
        "mov.b64 ret0, fd2;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "}\n\t"
        : "=d"(r0)
        : "d"(p0));
    return r0;
}
