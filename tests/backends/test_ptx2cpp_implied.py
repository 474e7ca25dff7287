"""Tests that others imply are left out, and what a function says of any value stays the same."""

import numpy as np
import pytest

from ptx2cpp import FlatFunction, emit, flat_function
from ptx2cpp.optimise import drop_implied_tests
from tests.support.asm_body import body_as_ptx, run

HEAD = """.version 8.0 .target sm_75 .address_size 64 .visible .func (.param .b32 r) f(.param .b{bits} x) {{
  .reg .f{bits} %x; .reg .b{bits} %w, %m; .reg .pred %p, %q, %n, %s, %t; .reg .b32 %k; ld.param.f{bits} %x, [x]; """
TAIL = " selp.u32 %k, 1, 0, %t; st.param.b32 [r], %k; ret; }"
NUMBER = {
    64: "mov.b64 %w, %x; and.b64 %m, %w, 9223372036854775807; setp.lt.u64 %n, %m, 9218868437227405313;",
    32: "mov.b32 %w, %x; and.b32 %m, %w, 2147483647; setp.lt.u32 %n, %m, 2139095041;",
}
ONE = {64: "0d3FF0000000000000", 32: "0f3F800000"}
ANY = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, np.inf, -np.inf, np.nan]
VALUES = {
    64: np.array([*ANY, 5e-324, np.nextafter(1.0, 2.0)]),
    32: np.array([*ANY, 1e-45, np.nextafter(np.float32(1), np.float32(2))], np.float32),
}


def domain(comparison: str, *, bits: int = 64, unordered: str | None = None, conjunction: str = "") -> FlatFunction:
    """Return the test of a domain, as NVVM leaves it."""
    tests = f"setp.{comparison}.f{bits} %p, %x, {ONE[bits]};"
    tests += f"setp.{unordered or comparison + 'u'}.f{bits} %q, %x, {ONE[bits]};"
    joined = conjunction or "and.pred %s, %q, %n; and.pred %t, %p, %s;"
    return flat_function(f"{HEAD.format(bits=bits)}{tests}{NUMBER[bits]}{joined}{TAIL}")


def conjunctions(flat: FlatFunction) -> int:
    """Return how many of a function's results are conjunctions still."""
    (last,) = [step for step in flat.statements if getattr(step, "operands", ())[:1] and step.operands[0].name == "t"]
    return last.opcode == "and"


def says(flat: FlatFunction, bits: int) -> bytes:
    """Return what the emitted asm says of VALUES, on the processor."""
    return run(body_as_ptx(emit(flat), flat), flat, (VALUES[bits],))[0]


@pytest.mark.parametrize("bits", [64, 32])
@pytest.mark.parametrize("comparison", ["lt", "le", "gt", "ge", "eq", "ne"])
def test_a_comparison_implies_its_unordered_form_and_a_number(comparison: str, bits: int) -> None:
    """One compare is left of three, which says the same of every value."""
    whole = domain(comparison, bits=bits)
    short = drop_implied_tests(whole)
    assert (conjunctions(whole), conjunctions(short)) == (1, 0)
    assert says(short, bits) == says(whole, bits)


def test_two_that_matter_stay_two() -> None:
    """A third test that neither implies is kept, in whatever order they are joined."""
    other = "setp.eq.f64 %s, %x, 0d4000000000000000;"
    for joined in (
        "and.pred %t, %s, %p; and.pred %t, %t, %q;",
        "and.pred %s, %s, %q; and.pred %s, %s, %n; and.pred %t, %s, %p;",
    ):
        whole = domain("gt", conjunction=other + joined)
        assert says(drop_implied_tests(whole), 64) == says(whole, 64)


def test_a_value_that_changes_in_between_is_two() -> None:
    """A comparison of what a register held before says nothing of what it holds after."""
    tests = "setp.lt.f64 %p, %x, 0d3FF0000000000000; add.rn.f64 %x, %x, 0d3FF0000000000000;"
    tests += f"setp.ltu.f64 %q, %x, 0d3FF0000000000000; and.pred %s, %p, %q;{NUMBER[64]} and.pred %t, %s, %n;"
    whole = flat_function(f"{HEAD.format(bits=64)}{tests}{TAIL}")
    short = drop_implied_tests(whole)
    assert conjunctions(short) == 1
    assert says(short, 64) == says(whole, 64)


def test_a_value_that_is_set_on_two_paths_is_one_behind_them() -> None:
    """Where paths meet, and up to the next label, a register stays as it is."""
    tests = f"setp.gt.f64 %s, %x, {ONE[64]}; @%s bra A; add.rn.f64 %x, %x, %x; A: setp.lt.f64 %p, %x, {ONE[64]}; "
    tests += f"{{}} setp.ltu.f64 %q, %x, {ONE[64]}; and.pred %t, %p, %q;"
    for between, left in (("", 0), ("bra B; B:", 1), ("add.rn.f64 %x, %x, %x;", 1)):
        whole = flat_function(f"{HEAD.format(bits=64)}{tests.format(between)}{TAIL}")
        short = drop_implied_tests(whole)
        assert conjunctions(short) == left
        assert says(short, 64) == says(whole, 64)


@pytest.mark.parametrize(
    "unlike",
    [
        {"unordered": "geu"},
        {"comparison": "ltu", "unordered": "lt", "conjunction": "and.pred %t, %p, %n;"},
        {"conjunction": "or.pred %s, %q, %n; and.pred %t, %p, %s;"},
        {"conjunction": "setp.eq.f64 %q, %x, 0d0000000000000000; and.pred %t, %p, %q;"},
        {"conjunction": "@%n setp.eq.f64 %s, %x, 0d0000000000000000; and.pred %t, %p, %s;"},
    ],
    ids=["another comparison", "unordered", "a disjunction", "set twice", "set at times"],
)
def test_what_says_something_is_kept(unlike: dict[str, str]) -> None:
    """Another comparison, one that NaN passes, another junction, a predicate that is set twice or under a guard."""
    whole = domain(**{"comparison": "lt", **unlike})
    short = drop_implied_tests(whole)
    assert conjunctions(short) == 1
    if "@" not in str(unlike):
        assert says(short, 64) == says(whole, 64)
