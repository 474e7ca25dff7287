static __device__ __forceinline__ unsigned long long wide(unsigned long long p0, unsigned long long p1)
{
    unsigned long long r0;
    asm(
        "{\n\t"
        ".reg .b64 rd1, rd2, rd3, rd4, rd5, rd6, rd7, rd8, rd9, ret0;\n\t"
        ".reg .b32 r1, r2;\n\t"
        "mov.b64 rd1, %1;\n\t"
        "mov.b64 rd2, %2;\n\t"
        "mul.hi.u64 rd3, rd1, rd2;\n\t"
        "popc.b64 r1, rd1;\n\t"
        "cvt.u64.u32 rd4, r1;\n\t"
        "clz.b64 r2, rd2;\n\t"
        "cvt.u64.u32 rd5, r2;\n\t"
        "brev.b64 rd6, rd1;\n\t"
        "add.s64 rd7, rd4, rd6;\n\t"
        "add.s64 rd8, rd7, rd5;\n\t"
        "add.s64 rd9, rd8, rd3;\n\t"
        "mov.b64 ret0, rd9;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "}\n\t"
        : "=l"(r0)
        : "l"(p0), "l"(p1));
    return r0;
}
