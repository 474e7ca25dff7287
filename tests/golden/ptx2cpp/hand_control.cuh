static __device__ __forceinline__ double control(double p0, unsigned int p1)
{
    double r0;
    asm(
        "{\n\t"
        ".reg .f64 ret0, x, t, x_1, t_1, y;\n\t"
        ".reg .b32 k;\n\t"
        ".reg .pred p0, p1, p2, add_1;\n\t"
        ".reg .u32 mul_1;\n\t"
        "mov.b64 ret0, 0;\n\t"
        "mov.b64 x, %1;\n\t"
        "mov.b32 k, %2;\n\t"
        "setp.lt.f64 p0|p1, x, 0d0000000000000000;\n\t"
        "mov.f64 ret0, 0dBFF0000000000000;\n\t"
        "@p0 bra exit_1;\n\t"
        "setp.gt.and.u32 p2|_, k, 2, !p0;\n\t"
        "@p2 bra x_2;\n\t"
        "add.rn.f64 t, x, 0d3FF0000000000000;\n\t"
        "mov.f64 x_1, t;\n\t"
        "mul.rn.f64 t_1, x_1, 0d4000000000000000;\n\t"
        "mov.f64 y, t_1;\n\t"
        "@!p1 bra x_2;\n\t"
        "mov.u32 mul_1, k;\n\t"
        "{\n\t"
        "table: .branchtargets L0, L1, x_2;\n\t"
        "brx.idx mul_1, table;\n\t"
        "}\n\t"
        "L0:\n\t"
        "add.rn.f64 y, y, x;\n\t"
        "bra.uni L1;\n\t"
        "x_2:\n\t"
        ".pragma \"nounroll\";\n\t"
        "mov.f64 y, 0d4045000000000000;\n\t"
        "L1:\n\t"
        "xor.pred add_1, p1, p2;\n\t"
        "selp.f64 y, y, x, add_1;\n\t"
        "mov.b64 ret0, y;\n\t"
        "exit_1:\n\t"
        "mov.b64 %0, ret0;\n\t"
        "}\n\t"
        : "=d"(r0)
        : "d"(p0), "r"(p1));
    return r0;
}
