"""Calls of builtins that Python refuses are refused by name; what a builtin makes of nothing is what Python makes."""

import math

import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python
from udf.base.pandas_meaning import meaning

REFUSED = (
    "any()", "all()", "sum()", "round()", "abs()", "len()", "max()", "int(x=x)", "float(x=x)", "str(x=x)", "abs(x, x)",
    "float(x, x)", "all((x,), (x,))", "any((x,), 1)", "enumerate((x,), 0, None)", "list((x, 1), (2,))",
    "round(x, 1, 2)", "isinstance(x)", "isinstance(x, float, int)", "sum((x,), 1, 2)", "sum((x, 1), start=2, foo=1)",
    "min((x, 1), foo=1)", "divmod(x)", "pow(x)", "chr()", "ord()", "sorted()", "range()", "set()", "len((x,), 1)",
    "reversed()", "zip((x,), (1,), strict=True, more=1)", "(lambda v: int(v=v))(x)", "math.log(x, base=2)",
    "math.sqrt(x=x)", "math.hypot(x=x)",
)  # fmt: skip
NAMED = ('"{0}".format(v=x)', '"{}".format(v=x)', '"{0}{v}".format(v=x)', '"{v}{1}".format(x, v=x)')
TAKEN = (
    "int() + x", "float() + x", 'str() + "a"', "len(list())", 'len("x,y".encode())',
    'len("x,y".encode("ascii", "ignore"))',
    "max(x, *(0,))", "isinstance(x, *(float,))", '"{0}{v}".format(x, v=2)', '"{}{v}".format(x, v=2)',
)  # fmt: skip


@pytest.mark.parametrize("source", REFUSED)
def test_what_python_refuses_is_refused(source: str) -> None:
    """With the builtin's name; some were computed, others a fault of ours."""
    with pytest.raises(udf.errors.UdfCompileError, match=r"\(TypeError\)|an empty set"):
        udf.Series([1.0, 2.0]).applymap(eval(f"lambda x: {source}", {"math": math}))  # noqa: S307 - text from above


@pytest.mark.parametrize("source", ["s.sort_values(0).iloc[0]", "str(s.max()).replace('1', '2', old='3')"])
def test_what_pandas_or_a_text_takes_by_place_or_by_name_alone(source: str) -> None:
    """As ``int(x=x)``: the first argument of ``sort_values`` was taken for the axis."""
    with pytest.raises(udf.errors.UdfCompileError, match="does not take"):
        udf.DataFrame({"k": [1, 2], "s": [1.0, 2.0]}).groupby("k")["s"].agg(eval(f"lambda s: {source}"))  # noqa: S307 - text from above


@pytest.mark.parametrize("source", NAMED)
def test_a_name_has_no_number(source: str) -> None:
    """``{0}`` is none of the arguments with names: Python raises IndexError."""
    with pytest.raises(udf.errors.UdfCompileError, match="format"):
        udf.Series([1.0, 2.0]).applymap(eval(f"lambda x: {source}"))  # noqa: S307 - text from above


@pytest.mark.parametrize("source", TAKEN)
def test_what_python_takes_is_taken(source: str) -> None:
    """Of nothing, of constants, of a starred constant."""
    assert_is_python(eval(f"lambda x: {source}"), 1.0, -2.5)  # noqa: S307 - text from above


RANGES = ("sum(range(x - 2, x))", "sum(range(x - 2, x), 5)", "sum(set(range(x, x + 2)))", "len(range(x - 3, x, 2))")


@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")
@pytest.mark.parametrize("source", RANGES)
def test_ranges_near_the_limits_of_64_bits(source: str) -> None:
    """A sum beyond them is Python's, and so is a range of uint64; an index may be a bool."""
    function = eval(f"lambda x: (x, {source})[True]")  # noqa: S307 - text from above
    for values in (pd.Series([2**63 - 3, 5, -(2**63) + 4]), pd.Series([2**63 + 3, 5], dtype="uint64")):
        with udf.options(fallback="python"):
            found = values.udf.map(function)
        pd.testing.assert_series_equal(found, values.map(function))


STARS = (
    "abs(*(s.sum(),))", "round(s.sum(), *(1,))", "max(*(1, 2)) + s.sum()", "len(*(s,))", "max(s, *())", "max(s, *NONE)",
    "sum(i * v for i, v in enumerate(s, *(1,)))", "sum(a * b for a, b in zip(*(s, s)))", "int(*NONE) + s.sum()",
    "(lambda *v: max(*v))(s.sum(), 2.0)",
)  # fmt: skip
NONE = ()


@pytest.mark.parametrize("source", STARS)
def test_arguments_behind_a_star_are_as_those_before_it(source: str) -> None:
    """Of a group and of a window, too: some were an IndexError of ours."""
    function = eval(f"lambda s: {source}")  # noqa: S307 - text from above
    frame = pd.DataFrame({"k": [0, 1, 0], "x": [1.5, 2.5, -1.0]})
    found = frame.udf.groupby("k")["x"].agg(function)
    pd.testing.assert_series_equal(found, frame.groupby("k")["x"].agg(function))
    pd.testing.assert_series_equal(frame.x.udf.rolling(2).apply(function), frame.x.rolling(2).apply(function))


@pytest.mark.filterwarnings("ignore")  # that Python ran it
@pytest.mark.parametrize("source", ["max(s, *(0,))", "min(s, *ZERO)"])
def test_a_series_beside_a_number_is_compared_by_python(source: str) -> None:
    """Which raises, as it does without the star; pandas 2 tries a value first in ``agg``."""
    function = eval(f"lambda s: {source}")  # noqa: S307 - text from above
    series = pd.Series([1.5, 2.5, -1.0])
    for call in (series.udf.agg, series.udf.rolling(2).apply)[not meaning().has_str :]:
        with udf.options(fallback="python"), pytest.raises(ValueError, match="truth value of a Series is ambiguous"):
            call(function)


ZERO = (0,)


def zipped(x):
    total = 0
    for a, b, c in zip([1, 2, 3], range(x), (x, x, 1), strict=True):
        if total > 0 and x == 5:
            break
        total += a * b + c
    return total


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # that Python ran a row
def test_zip_compares_lengths() -> None:
    """A row of several lengths is Python's, which raises at the end of the shortest, if it gets there."""
    data = pd.Series([3, 5, 3])
    with udf.options(fallback="python"):
        pd.testing.assert_series_equal(data.udf.map(zipped), data.map(zipped))
        assert udf.last_call().in_python == 1
        with pytest.raises(ValueError, match="argument 2 is longer"):
            pd.Series([3, 4]).udf.map(zipped)
    assert data[:1].udf.map(zipped).tolist() == [zipped(3)]
    falls = pd.Series([3.0, 1.0, 2.0, 0.5]).rolling(3)
    for raw in (True, False):
        pd.testing.assert_series_equal(falls.obj.udf.rolling(3).apply(fall, raw=raw), falls.apply(fall, raw=raw))


def fall(w):
    return sum(b - a for a, b in zip(w[:-1], w[1:], strict=True))  # noqa: RUF007 - as users write it
