struct int128_result { unsigned long long r0; unsigned long long r1; };

static __device__ __forceinline__ int128_result int128(unsigned long long p0, unsigned long long p0_8, unsigned long long p1, unsigned long long p1_8)
{
    unsigned long long r0;
    unsigned long long r1;
    asm(
        "{\n\t"
        ".reg .b64 rd1, rd2, rd4, rd5, rd9, rd10, rd11, rd12, rd13, rd14, rd15, rd16, ret0, ret8;\n\t"
        "mov.b64 rd1, %4;\n\t"
        "mov.b64 rd2, %5;\n\t"
        "mov.b64 rd4, %2;\n\t"
        "mov.b64 rd5, %3;\n\t"
        "mul.lo.s64 rd9, rd1, rd5;\n\t"
        "mul.hi.u64 rd10, rd1, rd4;\n\t"
        "add.s64 rd11, rd10, rd9;\n\t"
        "mul.lo.s64 rd12, rd2, rd4;\n\t"
        "add.s64 rd13, rd11, rd12;\n\t"
        "mul.lo.s64 rd14, rd1, rd4;\n\t"
        "add.cc.s64 rd15, rd14, rd4;\n\t"
        "addc.cc.s64 rd16, rd13, rd5;\n\t"
        "mov.b64 ret0, rd15;\n\t"
        "mov.b64 ret8, rd16;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "mov.b64 %1, ret8;\n\t"
        "}\n\t"
        : "=l"(r0), "=l"(r1)
        : "l"(p0), "l"(p0_8), "l"(p1), "l"(p1_8));
    return {r0, r1};
}
