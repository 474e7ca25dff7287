struct structs_result { double r0; unsigned int r1; unsigned char r2; unsigned char r3; unsigned char r4; unsigned char r5; };

static __device__ __forceinline__ structs_result structs(double p0, unsigned char p0_12, unsigned char p0_13, unsigned char p0_14, unsigned char p0_15, unsigned short p1, signed char p2, signed char p3)
{
    double r0;
    unsigned int r1;
    unsigned short r2;
    unsigned short r3;
    unsigned short r4;
    unsigned short r5;
    asm(
        "{\n\t"
        ".reg .b16 rs1, rs2, rs3, rs4, rs5, rs6, rs10, ret12, ret13, ret14, ret15;\n\t"
        ".reg .f64 fd1, fd2, fd3, ret0;\n\t"
        ".reg .b32 r1, ret8;\n\t"
        "mov.b16 rs1, %7;\n\t"
        "mov.b16 rs2, %8;\n\t"
        "mov.b16 rs3, %9;\n\t"
        "mov.b16 rs4, %10;\n\t"
        "mov.b16 rs5, %12;\n\t"
        "mov.b16 rs6, %11;\n\t"
        "cvt.rn.f64.s16 fd1, rs6;\n\t"
        "mov.b64 fd2, %6;\n\t"
        "add.f64 fd3, fd2, fd1;\n\t"
        "cvt.s32.s16 r1, rs5;\n\t"
        "mov.b64 ret0, fd3;\n\t"
        "mov.b32 ret8, r1;\n\t"
        "mov.b16 rs10, %13;\n\t"
        "mov.b16 ret12, rs10;\n\t"
        "mov.b16 ret13, rs2;\n\t"
        "mov.b16 ret14, rs3;\n\t"
        "mov.b16 ret15, rs4;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "mov.b32 %1, ret8;\n\t"
        "mov.b16 %2, ret12;\n\t"
        "mov.b16 %3, ret13;\n\t"
        "mov.b16 %4, ret14;\n\t"
        "mov.b16 %5, ret15;\n\t"
        "}\n\t"
        : "=d"(r0), "=r"(r1), "=h"(r2), "=h"(r3), "=h"(r4), "=h"(r5)
        : "d"(p0), "h"(static_cast<unsigned short>(static_cast<unsigned char>(p0_12))), "h"(static_cast<unsigned short>(static_cast<unsigned char>(p0_13))), "h"(static_cast<unsigned short>(static_cast<unsigned char>(p0_14))), "h"(static_cast<unsigned short>(static_cast<unsigned char>(p0_15))), "h"(p1), "h"(static_cast<short>(static_cast<signed char>(p2))), "h"(static_cast<short>(static_cast<signed char>(p3))));
    return {r0, r1, static_cast<unsigned char>(r2), static_cast<unsigned char>(r3), static_cast<unsigned char>(r4), static_cast<unsigned char>(r5)};
}
