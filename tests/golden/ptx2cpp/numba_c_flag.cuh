static __device__ __forceinline__ unsigned int flag(unsigned char p0, unsigned char p1)
{
    unsigned int r0;
    asm(
        "{\n\t"
        ".reg .b16 rs1, rs2;\n\t"
        ".reg .pred p1, p2, p3;\n\t"
        ".reg .b32 r1, ret0;\n\t"
        "mov.b16 rs1, %2;\n\t"
        "mov.b16 rs2, %1;\n\t"
        "setp.ne.s16 p1, rs2, 0;\n\t"
        "setp.eq.s16 p2, rs1, 0;\n\t"
        "and.pred p3, p1, p2;\n\t"
        "selp.u32 r1, 1, 0, p3;\n\t"
        "mov.b32 ret0, r1;\n\t"
        "mov.b32 %0, ret0;\n\t"
        "}\n\t"
        : "=r"(r0)
        : "h"(static_cast<unsigned short>(static_cast<unsigned char>(p0))), "h"(static_cast<unsigned short>(static_cast<unsigned char>(p1))));
    return r0;
}
