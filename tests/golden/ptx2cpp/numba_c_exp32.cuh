static __device__ __forceinline__ float exp32(float p0)
{
    float r0;
    asm(
        "{\n\t"
        ".reg .f32 f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16_1, f17, ret0;\n\t"
        ".reg .b32 r1, r2;\n\t"
        "mov.b32 f1, %1;\n\t"
        "mov.f32 f2, 0f3F000000;\n\t"
        "mov.f32 f3, 0f3BBB989D;\n\t"
        "fma.rn.f32 f4, f1, f3, f2;\n\t"
        "cvt.sat.f32.f32 f5, f4;\n\t"
        "mov.f32 f6, 0f4B400001;\n\t"
        "mov.f32 f7, 0f437C0000;\n\t"
        "fma.rm.f32 f8, f5, f7, f6;\n\t"
        "add.f32 f9, f8, 0fCB40007F;\n\t"
        "neg.f32 f10, f9;\n\t"
        "mov.f32 f11, 0f3FB8AA3B;\n\t"
        "fma.rn.f32 f12, f1, f11, f10;\n\t"
        "mov.f32 f13, 0f32A57060;\n\t"
        "fma.rn.f32 f14, f1, f13, f12;\n\t"
        "mov.b32 r1, f8;\n\t"
        "shl.b32 r2, r1, 23;\n\t"
        "mov.b32 f15, r2;\n\t"
        "ex2.approx.ftz.f32 f16_1, f14;\n\t"
        "mul.f32 f17, f16_1, f15;\n\t"
        "mov.b32 ret0, f17;\n\t"
        "mov.b32 %0, ret0;\n\t"
        "}\n\t"
        : "=f"(r0)
        : "f"(p0));
    return r0;
}
