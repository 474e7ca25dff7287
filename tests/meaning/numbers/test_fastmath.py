"""``fma`` and ``fastmath``: what they may change stays within bounds, and what they may not stays as it is."""

import math
from dataclasses import fields

import numpy as np
import pytest

import udf
from udf import compiler
from udf.base.handling import handling
from udf.errors import ArgumentError, CompiledForError
from udf.frontend.base.messages import message_of

THREE = np.float32(3)  # one of Python's would make float64 of it
RNG = np.random.default_rng(11)
POSITIVE = np.concatenate([RNG.uniform(0.5, 2, 500), np.exp2(RNG.uniform(-100, 100, 500))]).astype(np.float32)
ANGLES = RNG.uniform(-math.pi, math.pi, 1000).astype(np.float32)
SMALL = RNG.uniform(-80, 80, 1000).astype(np.float32)


def log_bound(x, truth):
    """Return 2**-21.41 from 0.5 to 2, else 3 ulp."""
    near = (x >= 0.5) & (x <= 2)
    return np.where(near, 2**-21.41, 3 * np.spacing(np.abs(truth).astype(np.float32)).astype(float))


def ulps(count):
    return lambda _, truth: count * np.spacing(np.abs(truth).astype(np.float32)).astype(float)


BOUNDS = {
    "sin": (lambda x: math.sin(x), np.sin, ANGLES, lambda *_: 2**-21.41),
    "cos": (lambda x: math.cos(x), np.cos, ANGLES, lambda *_: 2**-21.19),
    "exp": (
        lambda x: math.exp(x),
        np.exp,
        SMALL,
        lambda x, truth: (2 + np.floor(np.abs(1.173 * x))) * np.spacing(truth.astype(np.float32)).astype(float),
    ),
    "log": (lambda x: math.log(x), np.log, POSITIVE, log_bound),
    "log2": (lambda x: math.log2(x), np.log2, POSITIVE, log_bound),
    "log10": (lambda x: math.log10(x), np.log10, POSITIVE, log_bound),
    "sqrt": (lambda x: math.sqrt(x), np.sqrt, POSITIVE, ulps(3)),
    "quotient": (lambda x: THREE / x, lambda x: 3 / x, POSITIVE, ulps(2)),
}
"""Function, truth, values, and the bound of docs/fastmath.md."""


@pytest.mark.parametrize("name", BOUNDS)
def test_an_approximation_is_within_its_bound(name) -> None:
    """Of float32, against the function in float64."""
    function, truth, values, bound = BOUNDS[name]
    found = udf.Series(values).applymap(function, fastmath=True).to_numpy()
    assert found.dtype == np.float32
    exact = truth(values.astype(float))
    assert (np.abs(found - exact) <= bound(values.astype(float), exact)).all()


def test_fastmath_takes_approximations_and_float64_has_none() -> None:
    wave = lambda x: math.sin(x) / math.sqrt(abs(x))
    single = compiler.compile(wave, "float32", fastmath=True).text
    double = compiler.compile(wave, "float64", fastmath=True).text
    exact = compiler.compile(wave, "float32").text
    for instruction in ("sin.approx.ftz.f32", "div.full.ftz.f32", "sqrt.approx.ftz.f32"):
        assert instruction in single
        assert instruction not in double
        assert instruction not in exact
    assert "div.rn.f64" in double


def test_fma_rounds_once() -> None:
    """A product and a sum; without it twice, as Python does."""
    x = 1 + 2.0**-30
    values = udf.Series([x])
    (once,), (twice,) = (list(values.applymap(lambda v: v * v - 1.0, fma=fma)) for fma in (True, False))
    assert twice == x * x - 1.0
    assert once in (twice, float(2 * 2.0**-30 + 2.0**-60))
    assert "fma.rn.f64" in compiler.compile(lambda v: v * v - 1.0, "float64", fma=True).text
    assert "fma.rn.f64" not in compiler.compile(lambda v: v * v - 1.0, "float64").text


def test_python_keeps_its_exceptions_and_special_values() -> None:
    """A domain error, a division by zero, a negative base, NaN and infinity."""
    singles = udf.Series(np.array([-2.0], np.float32))
    assert list(singles.applymap(lambda x: x**3, fastmath=True)) == [-8.0]
    with pytest.raises(ValueError, match=message_of(math.sqrt, -2.0)):
        singles.applymap(lambda x: math.sqrt(x), fastmath=True)
    with pytest.raises(ZeroDivisionError):
        singles.applymap(lambda x: 1 / (x + 2), fastmath=True)
    odd = udf.Series(np.array([math.nan, math.inf], np.float32)).applymap(
        lambda x: x - x if x != x else x, fastmath=True
    )
    assert repr(list(odd)) == "[nan, inf]"


def test_each_is_a_program_of_its_own() -> None:
    """Options hold for calls that do not say; what was compiled ahead says what it was compiled with."""
    exact, once, fast = (
        handling("skip", "raise", "python", fastmath=fast, fma=fma)
        for fast, fma in ((False, False), (False, True), (True, None))
    )
    assert len(exact.choices) == sum(one.init for one in fields(exact))
    assert len({exact.choices, once.choices, fast.choices}) == 3
    assert fast.fma
    with udf.options(fastmath=True):
        assert handling("skip", "raise", "python") == fast
    made = udf.compile(lambda x: x * x + 1, "float64", fma=True, archs=())
    assert list(made([2.0])) == [5.0]
    with pytest.raises(CompiledForError, match="fma=True"):
        udf.Series([2.0]).applymap(made)


def test_lines_are_no_matter_of_what_was_compiled_ahead() -> None:
    """Unlike arithmetic: the option may be set where such a function is called."""
    made = udf.compile(lambda x: x * 2, "float64", archs=())
    with udf.options(lineinfo=True):
        assert list(made([2.0])) == [4.0]


def test_what_has_no_meaning_is_refused() -> None:
    """No fma with fastmath, values that are no switches, and plain Python."""
    with pytest.raises(ArgumentError, match="contradicts fastmath=True"):
        udf.Series([1.0]).applymap(lambda x: x, fastmath=True, fma=False)
    with pytest.raises(ArgumentError, match="fma cannot be 'yes'"):
        udf.Series([1.0]).applymap(lambda x: x, fma="yes")
    with udf.options(debug=True), pytest.raises(ArgumentError, match="fma=True needs compiled code"):
        udf.Series([1.0]).applymap(lambda x: x, fma=True)
    with udf.options(debug="compare"), pytest.raises(ArgumentError, match="needs compiled code"):
        udf.Series([1.0]).applymap(lambda x: x, fastmath=True)


@pytest.mark.slow
def test_every_way_to_apply_takes_them() -> None:
    frame = udf.DataFrame({"a": np.array([4.0, 9.0], np.float32), "k": [1, 1]})
    root = math.sqrt
    assert list(frame.apply(lambda row: root(row.a), fastmath=True)) == pytest.approx([2.0, 3.0])
    assert list(frame["a"].rolling(1).apply(lambda w: w.sum() * 2 + 1, fma=True)) == [9.0, 19.0]
    assert udf.vectorize(lambda x: x * 2 + 1, fma=True)(np.array([1.0])).tolist() == [3.0]
    assert list(frame.groupby("k")["a"].agg(lambda s: s.sum() * 2 + 1, fma=True)) == [27.0]
