static __device__ __forceinline__ unsigned long long _Z1ha(signed char p0)
{
    unsigned long long r0;
    asm(
        "{\n\t"
        ".reg .b32 r1;\n\t"
        ".reg .b64 rd1, rd2, ret0;\n\t"
        "cvt.s32.s16 r1, %1;\n\t"
        "mul.wide.s32 rd1, r1, 3;\n\t"
        "add.s64 rd2, rd1, 1;\n\t"
        "mov.b64 ret0, rd2;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "}\n\t"
        : "=l"(r0)
        : "h"(static_cast<short>(static_cast<signed char>(p0))));
    return r0;
}
