static __device__ __forceinline__ unsigned short brain(unsigned short p0, unsigned short p1)
{
    unsigned short r0;
    asm(
        "{\n\t"
        ".reg .b16 rs5, rs4, rs6, rs8, rs7, ret0;\n\t"
        ".reg .f32 f1, f2, f3;\n\t"
        ".reg .b32 r2, r3, r4, r5, r1;\n\t"
        ".reg .pred p1, p2, p3, p4, p5, p6;\n\t"
        "mov.b16 rs5, %2;\n\t"
        "mov.b16 rs4, %1;\n\t"
        "mov.b32 f1, {0, rs4};\n\t"
        "mov.b32 f2, {0, rs5};\n\t"
        "mul.f32 f3, f1, f2;\n\t"
        "mov.b32 r2, f3;\n\t"
        "and.b32 r3, r2, 2147483647;\n\t"
        "setp.gt.u32 p1, r3, 2139095040;\n\t"
        "shl.b32 r4, r2, 16;\n\t"
        "shr.u32 r5, r2, 16;\n\t"
        "cvt.u16.u32 rs6, r5;\n\t"
        "selp.b32 r1, 0, r4, p1;\n\t"
        "selp.b16 rs8, 32767, rs6, p1;\n\t"
        "setp.gt.u32 p2, r1, -2147483648;\n\t"
        "@p2 bra L__BB0_2;\n\t"
        "setp.ne.s32 p3, r1, -2147483648;\n\t"
        "and.b16 rs7, rs8, 1;\n\t"
        "setp.eq.b16 p4, rs7, 1;\n\t"
        "not.pred p5, p4;\n\t"
        "or.pred p6, p3, p5;\n\t"
        "@p6 bra L__BB0_3;\n\t"
        "L__BB0_2:\n\t"
        "add.s16 rs8, rs8, 1;\n\t"
        "L__BB0_3:\n\t"
        "mov.b16 ret0, rs8;\n\t"
        "mov.b16 %0, ret0;\n\t"
        "}\n\t"
        : "=h"(r0)
        : "h"(p0), "h"(p1));
    return r0;
}
