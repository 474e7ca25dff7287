static __device__ __forceinline__ unsigned int clamp(signed char p0, signed char p1, signed char p2)
{
    unsigned int r0;
    asm(
        "{\n\t"
        ".reg .b16 rs1, rs2, rs3, rs4, rs5;\n\t"
        ".reg .pred p1;\n\t"
        ".reg .b32 r1, r2, ret0;\n\t"
        "mov.b16 rs1, %3;\n\t"
        "mov.b16 rs2, %2;\n\t"
        "mov.b16 rs3, %1;\n\t"
        "setp.lt.s16 p1, rs3, rs2;\n\t"
        "min.s16 rs4, rs3, rs1;\n\t"
        "selp.b16 rs5, rs2, rs4, p1;\n\t"
        "cvt.u32.u16 r1, rs5;\n\t"
        "and.b32 r2, r1, 255;\n\t"
        "mov.b32 ret0, r2;\n\t"
        "mov.b32 %0, ret0;\n\t"
        "}\n\t"
        : "=r"(r0)
        : "h"(static_cast<short>(static_cast<signed char>(p0))), "h"(static_cast<short>(static_cast<signed char>(p1))), "h"(static_cast<short>(static_cast<signed char>(p2))));
    return r0;
}
