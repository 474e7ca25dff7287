static __device__ __forceinline__ unsigned int bits(unsigned int p0, unsigned int p1, unsigned int p2)
{
    unsigned int r0;
    asm(
        "{\n\t"
        ".reg .b32 r2, r3, r4, r9, r10, r11, r12, r1, r13, r14, r15, r16, r17, r18, r19, r20, r5, r21, r22, r23, r24, r25, ret0;\n\t"
        "mov.b32 r2, %1;\n\t"
        "mov.b32 r3, %2;\n\t"
        "mov.b32 r4, %3;\n\t"
        "and.b32 r9, r3, r2;\n\t"
        "xor.b32 r10, r9, r4;\n\t"
        "mov.u32 r11, 21520;\n\t"
        "prmt.b32 r12, r2, r3, r11;\n\t"
        "shf.l.wrap.b32 r1, r2, r3, r4;\n\t"
        "xor.b32 r13, r3, r2;\n\t"
        "and.b32 r14, r2, 2139062143;\n\t"
        "and.b32 r15, r3, 2139062143;\n\t"
        "and.b32 r16, r13, -2139062144;\n\t"
        "add.s32 r17, r15, r14;\n\t"
        "xor.b32 r18, r17, r16;\n\t"
        "shr.u32 r19, r2, 7;\n\t"
        "and.b32 r20, r19, 31;\n\t"
        "dp4a.u32.u32 r5, r2, r3, r4;\n\t"
        "add.s32 r21, r20, r12;\n\t"
        "add.s32 r22, r21, r10;\n\t"
        "add.s32 r23, r22, r18;\n\t"
        "add.s32 r24, r23, r1;\n\t"
        "add.s32 r25, r24, r5;\n\t"
        "mov.b32 ret0, r25;\n\t"
        "mov.b32 %0, ret0;\n\t"
        "}\n\t"
        : "=r"(r0)
        : "r"(p0), "r"(p1), "r"(p2));
    return r0;
}
