static __device__ __forceinline__ float approximate(float p0)
{
    float r0;
    asm(
        "{\n\t"
        ".reg .f32 f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, ret0;\n\t"
        "mov.b32 f1, %1;\n\t"
        "rsqrt.approx.f32 f2, f1;\n\t"
        "mul.f32 f3, f1, 0f3FB8AA3B;\n\t"
        "ex2.approx.f32 f4, f3;\n\t"
        "add.f32 f5, f2, f4;\n\t"
        "sin.approx.f32 f6, f1;\n\t"
        "add.f32 f7, f5, f6;\n\t"
        "mov.f32 f8, 0f40400000;\n\t"
        "div.approx.f32 f9, f1, f8;\n\t"
        "add.f32 f10, f7, f9;\n\t"
        "lg2.approx.f32 f11, f1;\n\t"
        "add.f32 f12, f10, f11;\n\t"
        "cos.approx.f32 f13, f1;\n\t"
        "add.f32 f14, f12, f13;\n\t"
        "mov.b32 ret0, f14;\n\t"
        "mov.b32 %0, ret0;\n\t"
        "}\n\t"
        : "=f"(r0)
        : "f"(p0));
    return r0;
}
