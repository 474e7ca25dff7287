"""Hand-written functions that take validities, scalars and tables: one text for both back ends."""

from tests.support.ptx_program import HEADER
from tests.support.seam import interface, site
from udf.bind.udf_call import PtxUdf, UdfCall

# x where it is valid, else 7; null where x is 3
FILL = """
.func (.param .align 8 .b8 r[16]) f(.param .f64 a, .param .b8 v) {
  .reg .f64 %x, %y; .reg .b16 %h; .reg .pred %p, %q; .reg .b32 %w;
  ld.param.f64 %x, [a]; ld.param.u8 %h, [v];
  setp.ne.s16 %p, %h, 0;
  selp.f64 %y, %x, 0d401C000000000000, %p;
  setp.neu.f64 %q, %y, 0d4008000000000000;
  selp.u32 %w, 1, 0, %q;
  st.param.f64 [r], %y; st.param.b8 [r+8], %w;
  ret;
}"""

# whether each is there, and their sum: only the validities of a and b, the value of c
THERE = """
.func (.param .align 8 .b8 r[24]) f(.param .b8 v, .param .f64 c, .param .b8 w) {
  .reg .b16 %v, %w, %o, %a; .reg .f64 %c;
  ld.param.u8 %v, [v]; ld.param.u8 %w, [w]; ld.param.f64 %c, [c];
  or.b16 %o, %v, %w; and.b16 %a, %v, %w;
  st.param.b8 [r], %o;
  st.param.f64 [r+8], %c; st.param.b8 [r+16], %a;
  ret;
}"""

# 1 / x, and x; status 1 where x is 0; where x > 100 it is halved first until it is not
INVERSE = """
.func (.param .align 8 .b8 r[24]) f(.param .f64 a) {
  .reg .f64 %x, %y; .reg .b32 %s; .reg .pred %p;
  ld.param.f64 %x, [a]; mov.f64 %y, 0d0000000000000000;
  mov.u32 %s, 1; setp.eq.f64 %p, %x, 0d0000000000000000; @%p bra DONE;
  mov.u32 %s, 0;
L: setp.le.f64 %p, %x, 0d4059000000000000; @%p bra OUT; mul.rn.f64 %x, %x, 0d3FE0000000000000; bra L;
OUT: rcp.rn.f64 %y, %x;
DONE: st.param.f64 [r], %y; st.param.f64 [r+8], %x; st.param.b32 [r+16], %s;
  ret;
}"""
STRAIGHT = INVERSE.replace("bra L;", "bra OUT;")

# x * s + table[x] where x is an index, else null; the table's length is asked
LOOKUP = """
.func (.param .align 8 .b8 r[16]) f(.param .s32 a, .param .f32 s, .param .u64 t, .param .u64 n) {
  .reg .s32 %x; .reg .s64 %i; .reg .u64 %t, %n, %o, %at; .reg .f64 %y, %z; .reg .f32 %s; .reg .pred %p; .reg .b32 %w;
  ld.param.s32 %x, [a]; ld.param.f32 %s, [s]; ld.param.u64 %t, [t]; ld.param.u64 %n, [n];
  mov.b32 %w, 0; mov.f64 %y, 0d0000000000000000;
  cvt.s64.s32 %i, %x; setp.ge.u64 %p, %i, %n; @%p bra DONE;
  shl.b64 %o, %i, 3; add.s64 %at, %t, %o; ld.f64 %z, [%at];
  cvt.f64.f32 %y, %s; mul.rn.f64 %y, %y, %z; mov.b32 %w, 1;
DONE: st.param.f64 [r], %y; st.param.b8 [r+8], %w; ret;
}"""

# FILL that raises where x is valid and 5
FILL_RAISES = FILL.replace(
    "st.param.b8 [r+8], %w;",
    "st.param.b8 [r+8], %w; setp.eq.f64 %q, %y, 0d4014000000000000; selp.u32 %w, 1, 0, %q; st.param.b32 [r+12], %w;",
)

CONSTANT = """
.func (.param .f64 r) f(.param .f64 s) { .reg .f64 %s; ld.param.f64 %s, [s]; st.param.f64 [r], %s; ret; }"""

PRODUCT = """
.func (.param .f64 r) f(.param .f64 a, .param .f64 b) {
  .reg .f64 %a, %b;
  ld.param.f64 %a, [a]; ld.param.f64 %b, [b]; mul.rn.f64 %a, %a, %b; st.param.f64 [r], %a;
  ret;
}"""

_ZERO = (site("ZeroDivisionError"),)


def _case(text: str, takes: str, gives: str, **how: object) -> tuple[PtxUdf, UdfCall]:
    return interface(tuple(takes.split()), tuple(gives.split()), text=HEADER + text, **how)  # type: ignore[arg-type]


CASES = {
    "fill": _case(FILL, "float64?", "float64?", nulls="pass"),
    "fill_skip": _case(FILL, "float64?", "float64?", taken="value0 valid0"),
    "there": _case(THERE, "float64? float64 float64?", "bool float64?", nulls="pass", taken="valid0 value1 valid2"),
    "untaken": _case(FILL, "float64? int8?", "float64?", taken="value0 valid0"),
    "to_null": _case(STRAIGHT, "float64", "float64 float64", errors="null", raises=_ZERO),
    "to_null_loop": _case(INVERSE, "float64?", "float64 float64", errors="null", raises=_ZERO),
    "to_null_pass": _case(FILL_RAISES, "float64?", "float64?", nulls="pass", errors="null", raises=_ZERO),
    "lookup": _case(LOOKUP, "int32", "float64?", arguments=("float32", "float64[]")),
    "lookup_null": _case(LOOKUP, "int32?", "float64?", arguments=("float32", "float64[]")),
    "constant": _case(CONSTANT, "int32?", "float64", arguments=("float64",), taken="argument0"),
    "no_columns": _case(CONSTANT, "", "float64", arguments=("float64",)),
    "product": _case(PRODUCT, "float64", "float64", taken="value0 value0"),
}
"""Every shape of interface, by name."""
