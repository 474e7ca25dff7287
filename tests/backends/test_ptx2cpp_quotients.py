"""Quotients by a constant as products are the quotients, in every bit, whatever is divided."""

import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptx2cpp import FlatFunction, emit, flat_function
from ptx2cpp.quotients import multiply_quotients, reciprocal
from tests.support.asm_body import body_as_ptx, run

DIVISORS = (3.0, 7.0, 10.0, 60.0, 100.0, 1000.0, -12.0, 86400e9, 0.1, 1.8, 2.54, -9.81, 1 / 3, 2**50 + 1.0, 1e-15, 1e17)
SPECIAL = (0.0, -0.0, np.inf, -np.inf, np.nan, 5e-324, -5e-324, 2.2e-308, -4e-310, 1.8e308, 1e-270, 1e-289, 1e-290)


def quotient(divisor: float, *, guard: str = "") -> FlatFunction:
    """Return x / divisor, where ``guard`` holds; else x."""
    bits = struct.unpack("<Q", struct.pack("<d", divisor))[0]
    return flat_function(f"""{HEAD} .reg .f64 %a; .reg .pred %p; ld.param.f64 %a, [x];
        setp.gt.f64 %p, %a, 0d0000000000000000; {guard} div.rn.f64 %a, %a, 0d{bits:016X};
        st.param.f64 [r], %a; ret; }}""")


HEAD = ".version 8.0 .target sm_75 .address_size 64 .visible .func (.param .b64 r) f(.param .b64 x) {"


def divided(flat: FlatFunction, values: np.ndarray) -> np.ndarray:
    """Return what the emitted asm gives for each of ``values``, on the processor."""
    return np.frombuffer(run(body_as_ptx(emit(flat), flat), flat, (values,))[0])


def near_the_middle(divisor: float) -> np.ndarray:
    """Return values whose quotients are next to the middle of two doubles, as multiples of the divisor's own digits."""
    random = np.random.default_rng(53)
    middles = random.integers(2**52, 2**53, 3000).astype(float) * 2
    near = np.concatenate([(middles + 1) / 2**53 * divisor * scale for scale in (1, 2, 2**40, 2**-700)])
    return np.concatenate([near, np.nextafter(near, np.inf), np.nextafter(near, -np.inf)])


@pytest.mark.parametrize("divisor", DIVISORS)
def test_products_are_the_quotient_in_every_bit(divisor: float) -> None:
    """Special values, subnormal numbers and results, the largest, the hardest to round, and any."""
    random = np.random.default_rng(7)
    anything = random.integers(0, 2**64, 20_000, dtype=np.uint64).view(np.float64)
    values = np.concatenate([np.array(SPECIAL), anything, near_the_middle(divisor), random.standard_normal(5000)])
    flat = multiply_quotients(quotient(divisor))
    assert "fma.rn.f64" in emit(flat).text
    with np.errstate(all="ignore"):
        want = values / divisor
    got = divided(flat, values)
    there = ~np.isnan(want)
    np.testing.assert_array_equal(np.isnan(got), ~there)
    np.testing.assert_array_equal(got[there].view(np.int64), want[there].view(np.int64))


@pytest.mark.slow
@given(st.floats(2**-59, 2**59), st.integers(2**52, 2**53 - 1))
def test_both_parts_round_as_the_quotient_does(divisor: float, significand: int) -> None:
    """For any divisor that has parts, and any significand."""
    parts = reciprocal(divisor)
    if parts is None:
        return
    (high, unit), low = parts[0].as_integer_ratio(), float(significand) * parts[1]
    product, scale = low.as_integer_ratio()
    assert (significand * high * scale + product * unit) / (unit * scale) == significand / divisor


def test_a_divisor_that_some_value_is_too_close_for_is_left() -> None:
    """One in twenty of those with 53 digits; and powers of two, which one product is exact for."""
    random = np.random.default_rng(1)
    left = [divisor for divisor in random.uniform(1, 2, 200).tolist() if reciprocal(divisor) is None]
    assert 1 <= len(left) <= 40
    for divisor in (left[0], 0.5, 1024.0, 2.0**70, 1e300, 0.0, np.inf, np.nan):
        flat = quotient(float(divisor))
        assert multiply_quotients(flat) is flat


def test_a_guarded_quotient_is_taken_where_it_is_asked_for() -> None:
    """The others keep what they had."""
    values = np.array([5.0, -5.0, 0.0])
    got = divided(multiply_quotients(quotient(3.0, guard="@%p")), values)
    assert got.tolist() == [5 / 3, -5.0, 0.0]


def test_several_quotients_keep_out_of_each_others_way() -> None:
    """Registers and labels are new, also beside a register or a label of the same name."""
    text = f"""{HEAD} .reg .f64 %quotient, %b; ld.param.f64 %quotient, [x];
        div.rn.f64 %b, %quotient, 0d4008000000000000; div.rn.f64 %quotient, %quotient, 0d4014000000000000;
        bra divided; divided: add.rn.f64 %b, %b, %quotient; st.param.f64 [r], %b; ret; }}"""
    values = np.linspace(-7, 7, 100)
    assert (divided(multiply_quotients(flat_function(text)), values) == values / 3 + values / 5).all()
