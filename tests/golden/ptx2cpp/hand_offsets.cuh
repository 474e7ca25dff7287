static __constant__ __align__(8) unsigned long long offsets_steps[2] = {
    0x200000001ull, 0x800000004ull
};

static __device__ __forceinline__ unsigned int offsets(unsigned int p0)
{
    unsigned int r0;
    asm(
        "{\n\t"
        ".reg .b32 r1, r2, r3, r4, r5, ret0;\n\t"
        ".reg .b64 rd1, at, rd2, offsets_steps;\n\t"
        ".local .align 8 .b8 stack[16];\n\t"
        "cvta.to.const.u64 offsets_steps, %2;\n\t"
        "mov.b32 r1, %1;\n\t"
        "mov.u64 rd1, stack;\n\t"
        "add.s64 rd1, rd1, 8;\n\t"
        "st.local.b32 [rd1+-4], r1;\n\t"
        "st.local.b32 [rd1+-8], 3;\n\t"
        "ld.local.v2.b32 {r2, r3}, [stack];\n\t"
        "mov.u64 at, offsets_steps;\n\t"
        "add.u64 at, at, 8;\n\t"
        "mov.u64 rd2, at;\n\t"
        "ld.const.b32 r4, [rd2+-4];\n\t"
        "ld.const.b32 r5, [offsets_steps+12];\n\t"
        "mad.lo.s32 r2, r2, r3, r4;\n\t"
        "add.s32 r2, r2, r5;\n\t"
        "mov.b32 ret0, r2;\n\t"
        "mov.b32 %0, ret0;\n\t"
        "}\n\t"
        : "=r"(r0)
        : "r"(p0), "l"(offsets_steps));
    return r0;
}
