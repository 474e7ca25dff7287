static __device__ __forceinline__ double local_(double p0, unsigned int p1)
{
    double r0;
    asm(
        "{\n\t"
        ".reg .b64 SPL, rd1, rd3, rd4, rd5, rd6;\n\t"
        ".reg .f64 fd1, fd2, fd3, fd4, fd5, fd6, fd7, fd8, fd9, ret0;\n\t"
        ".local .align 16 .b8 __local_depot0[64];\n\t"
        "mov.u64 SPL, __local_depot0;\n\t"
        "cvt.u64.u32 rd1, %2;\n\t"
        "add.u64 rd3, SPL, 0;\n\t"
        "mov.b64 fd1, %1;\n\t"
        "mul.f64 fd2, fd1, 0d0000000000000000;\n\t"
        "st.local.v2.f64 [rd3], {fd2, fd1};\n\t"
        "mul.f64 fd3, fd1, 0d4008000000000000;\n\t"
        "add.f64 fd4, fd1, fd1;\n\t"
        "st.local.v2.f64 [rd3+16], {fd4, fd3};\n\t"
        "mul.f64 fd5, fd1, 0d4014000000000000;\n\t"
        "mul.f64 fd6, fd1, 0d4010000000000000;\n\t"
        "st.local.v2.f64 [rd3+32], {fd6, fd5};\n\t"
        "mul.f64 fd7, fd1, 0d401C000000000000;\n\t"
        "mul.f64 fd8, fd1, 0d4018000000000000;\n\t"
        "st.local.v2.f64 [rd3+48], {fd8, fd7};\n\t"
        "shl.b64 rd4, rd1, 3;\n\t"
        "and.b64 rd5, rd4, 56;\n\t"
        "add.s64 rd6, rd3, rd5;\n\t"
        "ld.local.f64 fd9, [rd6];\n\t"
        "mov.b64 ret0, fd9;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "}\n\t"
        : "=d"(r0)
        : "d"(p0), "r"(p1));
    return r0;
}
