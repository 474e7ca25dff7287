static __device__ __forceinline__ unsigned short half_(unsigned short p0, unsigned short p1)
{
    unsigned short r0;
    asm(
        "{\n\t"
        ".reg .b16 rs7, rs8, rs6, rs15, ret0;\n\t"
        ".reg .pred __temp3, p1;\n\t"
        "mov.b16 rs7, %1;\n\t"
        "mov.b16 rs8, %2;\n\t"
        "setp.lt.f16 __temp3, rs7, rs8;\n\t"
        "selp.u16 rs6, 1, 0, __temp3;\n\t"
        "setp.eq.s16 p1, rs6, 0;\n\t"
        "@p1 bra L__BB0_2;\n\t"
        "fma.rn.f16 rs15, rs7, rs8, rs7;\n\t"
        "bra.uni L__BB0_3;\n\t"
        "L__BB0_2:\n\t"
        "abs.f16 rs15, rs8;\n\t"
        "L__BB0_3:\n\t"
        "mov.b16 ret0, rs15;\n\t"
        "mov.b16 %0, ret0;\n\t"
        "}\n\t"
        : "=h"(r0)
        : "h"(p0), "h"(p1));
    return r0;
}
