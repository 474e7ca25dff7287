extern "C" __device__ unsigned long long _Z7outsidedf(unsigned long long, unsigned int);

static __device__ __forceinline__ double external(double p0)
{
    double r0;
    asm volatile(
        "{\n\t"
        ".reg .f64 fd4, arg0, result, ret0;\n\t"
        ".reg .pred p1;\n\t"
        ".reg .f32 arg0_1;\n\t"
        "mov.b64 fd4, %1;\n\t"
        "setp.leu.f64 p1, fd4, 0d0000000000000000;\n\t"
        "@p1 bra L__BB0_2;\n\t"
        "mov.b64 arg0, fd4;\n\t"
        "mov.f32 arg0_1, 0f40000000;\n\t"
        "{\n\t"
        ".param .b64 param0;\n\t"
        "st.param.b64 [param0], arg0;\n\t"
        ".param .b32 param1;\n\t"
        "st.param.b32 [param1], arg0_1;\n\t"
        ".param .b64 retval0;\n\t"
        "call.uni (retval0), _Z7outsidedf, (param0, param1);\n\t"
        "ld.param.b64 result, [retval0];\n\t"
        "}\n\t"
        "mov.f64 fd4, result;\n\t"
        "L__BB0_2:\n\t"
        "mov.b64 ret0, fd4;\n\t"
        "mov.b64 %0, ret0;\n\t"
        "}\n\t"
        : "=d"(r0)
        : "d"(p0), "l"(_Z7outsidedf)
        : "memory");
    return r0;
}
