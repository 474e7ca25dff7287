"""Moves, memory and control flow of PTX on the processor; and every row of the instruction table has a lowering."""

import numpy as np
import pytest

from ptx2cpp import flat_function
from ptx2cpp.flat import Instruction
from ptx2cpp.instructions import FORMS
from tests.support.operation_samples import NOT_VALUES, choices, samples
from tests.support.ptx_program import HEADER, apply, program, unary
from udf.cpu.lower import lowering_of
from udf.cpu.operations.moves import operand_lowering
from udf.cpu.variant import variant_of
from udf.errors import ExternCallError

TABLE = ".const .align 8 .b8 table[16] = {1, 0, 0, 0, 254, 255, 255, 255, 3, 0, 0, 0, 4, 0, 0, 128};"
GLOBAL = TABLE.replace(".const", ".global")
SWITCH = """
  ts: .branchtargets L0, L1, L2;
  brx.idx %x, ts;
L0: mov.u32 %y, 10; bra DONE;
L1: mov.u32 %y, 20; bra.uni DONE;
L2: mov.u32 %y, 30;
DONE:"""

# name: (module with f, argument type, result type, arguments, expected results)
CASES: dict[str, tuple[str, str, str, list[float], list[float]]] = {
    "unpack": (
        unary("b64", "mov.b64 {%r0, %r1}, %x; mov.b64 %y, {%r1, %r0};"),
        "uint64", "uint64", [0x0123456789ABCDEF, 1], [0x89ABCDEF01234567, 1 << 32],
    ),
    "unpack_guarded": (
        unary("b64", "mov.b64 {%r0, %r1}, 5; setp.gt.u64 %p, %x, 9;"
                     "@%p mov.b64 {%r0, %r1}, %x; mov.b64 %y, {%r0, %r1};"),
        "uint64", "uint64", [3, 1 << 32], [5, 1 << 32],
    ),
    "unpack_sink": (unary("b64", "mov.b64 {_, %y}, %x;", "b32"), "uint64", "uint32", [7 << 32 | 5], [7]),
    "unpack_halves": (
        unary("b32", "mov.b32 {%h0, %h1}, %x; mov.b32 %y, {%h1, %h0};"), "uint32", "uint32", [0x12345678], [0x56781234],
    ),
    "pack_four": (
        unary("b64", "mov.b64 {%h0, %h1, %h2, %h3}, %x; mov.b64 %y, {%h3, %h2, %h1, %h0};"),
        "uint64", "uint64", [0x0001000200030004], [0x0004000300020001],
    ),
    "mov_bits_of_float": (
        unary("f32", "mov.b32 %y, %x;", "b32"), "float32", "uint32", [1.0, -0.0], [0x3F800000, 1 << 31],
    ),
    "mov_float_literal": (unary("f64", "mov.f64 %y, 0d3FF8000000000000;"), "float64", "float64", [0.0], [1.5]),
    "mov_pred": (
        unary("u32", "setp.gt.u32 %p, %x, 4; mov.pred %q, %p; selp.u32 %y, 1, 0, %q;"),
        "uint32", "uint32", [4, 5], [0, 1],
    ),
    "const_load": (
        unary("u32", "mov.u64 %d0, table; mad.wide.u32 %d1, %x, 4, %d0; ld.const.s32 %y, [%d1];", "s32", TABLE),
        "uint32", "int32", [0, 1, 2, 3], [1, -2, 3, -(2**31) + 4],
    ),
    "const_interior": (unary("u32", "ld.const.u32 %y, [table+8];", extra=TABLE), "uint32", "uint32", [0], [3]),
    "global_vector": (
        unary("u32", "mul.wide.u32 %d1, %x, 8; mov.u64 %d0, table; add.s64 %d0, %d0, %d1;"
                     "ld.global.nc.v2.u32 {%r0, %r1}, [%d0]; sub.u32 %y, %r0, %r1;", extra=GLOBAL),
        "uint32", "uint32", [0, 1], [3, (3 - 0x80000004) % 2**32],
    ),
    "generic_load": (
        unary("u32", "cvta.global.u64 %d0, table; cvt.u64.u32 %d1, %x; add.s64 %d0, %d0, %d1; ld.s8 %h0, [%d0];"
                     "cvt.s32.s16 %y, %h0;", "s32", GLOBAL),
        "uint32", "int32", [4, 5, 8], [-2, -1, 3],
    ),
    "ldu": (
        unary("u32", "cvta.global.u64 %d1, table; cvta.to.global.u64 %d0, %d1; ldu.u32 %y, [%d0+4];", extra=GLOBAL),
        "uint32", "uint32", [0], [0xFFFFFFFE],
    ),
    "narrow_loads": (
        unary("u32", "mov.u64 %d0, table; ld.const.u8 %r0, [%d0+4]; ld.const.s8 %r1, [%d0+4]; add.s32 %y, %r0, %r1;",
              "s32", TABLE),
        "uint32", "int32", [0], [254 - 2],
    ),
    "local_array": (
        unary("u32", ".local .align 8 .b8 depot[16]; mov.u64 %d0, depot; st.local.v2.u32 [%d0], {%x, 7};"
                     "and.b32 %r0, %x, 1; mad.wide.u32 %d1, %r0, 4, %d0; ld.local.u32 %y, [%d1];"),
        "uint32", "uint32", [4, 5, 6], [4, 7, 6],
    ),
    "predicated_store": (
        unary("u32", ".local .align 4 .b8 depot[4]; st.local.u32 [depot], 9; setp.gt.u32 %p, %x, 2;"
                     "@%p st.local.u32 [depot], %x; ld.local.u32 %y, [depot];"),
        "uint32", "uint32", [1, 2, 3], [9, 9, 3],
    ),
    "predicated_operation": (
        unary("u32", "mov.u32 %y, 5; setp.gt.u32 %p, %x, 2; @!%p add.u32 %y, %y, %x;"),
        "uint32", "uint32", [1, 3], [6, 5],
    ),
    "predicated_return": (
        unary("u32", "mov.u32 %y, 1; setp.gt.u32 %p, %x, 2; @%p bra L; mov.u32 %y, 2; L:"),
        "uint32", "uint32", [1, 3], [2, 1],
    ),
    "indexed_branch": (unary("u32", SWITCH), "uint32", "uint32", [0, 1, 2], [10, 20, 30]),
    "loop": (
        unary("u32", "mov.u32 %y, 0; L: add.u32 %y, %y, %x; sub.u32 %x, %x, 1; setp.gt.s32 %p, %x, 0; @%p bra L;"),
        "uint32", "uint32", [1, 4, 10], [1, 10, 55],
    ),
    "labels_of_any_name": (
        unary("u32", "mov.u32 %y, 0; entry: add.u32 %y, %y, 1; sub.u32 %x, %x, 1; setp.ne.u32 %p, %x, 0; @%p bra entry;"
                     "start: row: end:"),
        "uint32", "uint32", [1, 4], [1, 4],
    ),
    "mixed_widths": (
        unary("u32", "cvt.u8.u32 %h0, %x; cvt.s32.s8 %y, %h0;", "s32"), "uint32", "int32", [255, 127], [-1, 127],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_program_moves_what_it_says(name: str) -> None:
    """Packing, loads and stores of every space and width, predicates, branches and loops."""
    text, takes, gives, given, wanted = CASES[name]
    (result,) = apply(program(text, takes, gives), given)
    np.testing.assert_array_equal(result, np.array(wanted, result.dtype))


def test_every_row_of_the_table_has_a_lowering() -> None:
    """A row added to ptx2cpp.instructions.FORMS without its lowering fails here, by name."""
    handled = {"bra", "brx", "ret"}  # ends of blocks
    for form in FORMS:
        for modifiers in choices(form):
            v = variant_of(form.opcode, modifiers)
            assert form.opcode in handled or operand_lowering(v) or lowering_of(v)


def test_every_row_of_the_table_is_run() -> None:
    """Each row that computes a value has samples; each other row stands in a program of this file."""
    run = {(s.opcode, s.modifiers) for s in samples()}
    for text, *_ in CASES.values():
        statements = flat_function(HEADER + text, entry="f").statements
        run |= {(s.opcode, s.modifiers) for s in statements if isinstance(s, Instruction)}
    rows = [f for f in FORMS if f.opcode != "ret"]  # a flat function has none: a branch to its exit
    missing = [f.opcode for f in rows if not any(op == f.opcode and f.matches(m) for op, m in run)]
    assert not missing
    assert {f.opcode for f in FORMS} - {op for op, _ in run} <= NOT_VALUES


def test_device_code_that_a_user_links_is_refused() -> None:
    """A call to a declared function has no code on the processor: the error names both functions."""
    text = """
.extern .func (.param .b32 r) outside (.param .b32 x);
.func (.param .b32 r) f(.param .b32 a) {
  .reg .b32 %x;
  ld.param.b32 %x, [a];
  { .param .b32 p; st.param.b32 [p], %x; .param .b32 q; call.uni (q), outside, (p); ld.param.b32 %x, [q]; }
  st.param.b32 [r], %x;
  ret;
}"""
    with pytest.raises(ExternCallError, match=r"(?s)'program' calls outside.*Hint: use udf.options.backend = 'cuda'"):
        program(text, "uint32", "uint32")
