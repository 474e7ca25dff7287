"""Coarsened windows: the same values as one window after the other, loads shared, or not at all."""

import numpy as np
import pytest

from ptx2cpp import FlatFunction, emit, flat_function
from ptx2cpp.coarsen import coarsen
from tests.support.asm_body import body_as_ptx
from tests.support.budget import in_turn
from tests.support.seam import interface
from udf.cpu.cpu_backend import BACKEND

HEAD = """.version 8.0 .target sm_75 .address_size 64
.visible .func (.param .align 8 .b8 r[{size}]) f({takes}) {{ {body} }}"""
REGISTERS = ".reg .pred %p, %q; .reg .b64 %a, %b, %n, %i; .reg .b32 %k; .reg .f64 %m, %v, %w;"

SUM = f"""{REGISTERS}
  ld.param.u64 %a, [w]; mov.f64 %m, 0d0000000000000000; mov.u32 %k, 0;
L: ld.shared.f64 %v, [%a]; ld.shared.f64 %w, [%a+8]; add.rn.f64 %m, %m, %v; add.rn.f64 %m, %m, %w;
  add.s64 %a, %a, 16; add.u32 %k, %k, 1; setp.lt.u32 %p, %k, 4; @%p bra L;
  st.param.f64 [r], %m; ret;"""

UNTIL_END = f"""{REGISTERS}
  ld.param.u64 %a, [w]; ld.param.u64 %n, [n]; shl.b64 %i, %n, 3; add.s64 %b, %a, %i; mov.f64 %m, 0dFFF0000000000000;
L: setp.ge.u64 %q, %a, %b; @%q bra D;
  ld.shared.f64 %v, [%a]; setp.gt.f64 %p, %v, %m; selp.f64 %m, %v, %m, %p; add.s64 %a, %a, 8; bra L;
D: sub.s64 %i, %b, %a; cvt.rn.f64.s64 %v, %i; add.rn.f64 %m, %m, %v; st.param.f64 [r], %m; ret;"""

GUARDED = f"""{REGISTERS}
  ld.param.u64 %a, [w]; ld.shared.f64 %m, [%a]; ld.shared.f64 %v, [%a+24]; setp.gt.f64 %p, %v, %m;
  @%p add.rn.f64 %m, %m, %v; @!%p ld.shared.f64 %m, [%a+8]; st.param.f64 [r], %m; selp.u32 %k, 1, 0, %p;
  st.param.b32 [r+8], %k; ret;"""

BRANCHES = f"""{REGISTERS}
  ld.param.u64 %a, [w]; ld.shared.f64 %v, [%a]; setp.gt.f64 %p, %v, 0d0000000000000000; @%p bra D;
  ld.shared.f64 %v, [%a+8]; D: st.param.f64 [r], %v; ret;"""

LOOKS_UP = f"""{REGISTERS}
  ld.param.u64 %a, [w]; ld.shared.f64 %v, [%a]; cvt.rzi.s64.f64 %i, %v; shl.b64 %i, %i, 3; add.s64 %b, %a, %i;
  ld.shared.f64 %v, [%b]; st.param.f64 [r], %v; ret;"""

ADDRESS_AS_VALUE = f"""{REGISTERS}
  ld.param.u64 %a, [w]; cvt.rn.f64.u64 %v, %a; st.param.f64 [r], %v; ret;"""

CARRIES = f"""{REGISTERS}
  ld.param.u64 %a, [w]; ld.shared.b64 %i, [%a]; add.cc.u64 %i, %i, %i; addc.u64 %i, %i, 0; mov.b64 %v, %i;
  st.param.f64 [r], %v; ret;"""

STORES = f"""{REGISTERS}
  ld.param.u64 %a, [w]; ld.shared.f64 %v, [%a]; st.global.f64 [%a], %v; st.param.f64 [r], %v; ret;"""

PAIRS = f"""{REGISTERS}
  ld.param.u64 %a, [w]; ld.shared.v2.f64 {{%v, %w}}, [%a]; st.param.f64 [r], %v; ret;"""


def one_window(body: str, *, takes: str = ".param .u64 w", size: int = 8) -> FlatFunction:
    """Return a function of one window."""
    return flat_function(HEAD.format(body=body, takes=takes, size=size), parameters={0: "const double*"})


def call(flat: FlatFunction, values: np.ndarray, results: tuple[str, ...], *, rows: int | None = None) -> list[float]:
    """Run ``flat`` on the processor with the address of ``values``."""
    arguments = ("float64[]",) if rows is None else ("float64[]", "int64")
    text = body_as_ptx(emit(flat, volatile=True), flat)
    taken = "pointer0" if rows is None else "pointer0 argument1"
    udf, how = interface((), results, text=text, name="body", arguments=arguments, taken=taken)
    given = (values,) if rows is None else (values, np.int64(rows))
    return [column.values[0] for column in BACKEND.load(BACKEND.build(udf, how)).run((), given, rows=1)]


@pytest.mark.parametrize(
    ("factor", "body", "results", "rows"),
    [
        (a, *b)
        for a, b in in_turn(
            [1, 2, 5, 7],
            [(SUM, ("float64",), None), (GUARDED, ("float64", "int32"), None), (UNTIL_END, ("float64",), 9)],
            rounds=2,
        )
    ],
)
def test_each_copy_is_the_window_that_starts_one_row_later(
    body: str, results: tuple[str, ...], rows: int | None, factor: int
) -> None:
    """Bit for bit, status and all."""
    takes = ".param .u64 w" + ", .param .u64 n" * (rows is not None)
    one = one_window(body, takes=takes, size=8 * len(results))
    coarse = coarsen(one, factor, stride=8)
    assert coarse is not None
    values = np.random.default_rng(2026).standard_normal(20)
    together = call(coarse, values, results * factor, rows=rows)
    alone = [value for k in range(factor) for value in call(one, values[k:].copy(), results, rows=rows)]
    assert together == alone


def test_unrolled_registers_have_names_of_their_own() -> None:
    """Also where a register is called what a copy of another would be."""
    one = one_window(SUM.replace("%m", "%v_1"))
    coarse = coarsen(one, 3, stride=8)
    assert coarse is not None
    values = np.random.default_rng(1).standard_normal(20)
    assert call(coarse, values, ("float64",) * 3) == [call(one, values[k:].copy(), ("float64",))[0] for k in range(3)]


def test_loads_are_shared_within_a_block() -> None:
    """Two loads a step, five windows: six different places."""
    coarse = coarsen(one_window(SUM), 5, stride=8)
    assert coarse is not None
    assert emit(coarse).text.count("ld.shared") == 6


def test_counters_addresses_and_branches_are_kept_once() -> None:
    """Only what works on values is copied."""
    text = emit(coarsen(one_window(SUM), 5, stride=8) or one_window(SUM)).text
    assert (text.count("bra "), text.count("add.u32"), text.count("add.s64")) == (1, 1, 1)
    assert text.count("add.rn.f64") == 10


@pytest.mark.parametrize(
    "body",
    [BRANCHES, LOOKS_UP, ADDRESS_AS_VALUE, CARRIES, STORES, PAIRS],
    ids=["branches", "looks up", "address as value", "carries", "stores", "pairs"],
)
def test_what_depends_on_values_stays_as_it_is(body: str) -> None:
    """A branch or an address from a value, an address taken for a number, carries, stores, vectors of two."""
    assert coarsen(one_window(body), 3, stride=8) is None
