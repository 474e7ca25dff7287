"""``engine=udf.engine`` of pandas 3: the accessor's results, options carried, and what is refused."""

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import ArgumentError, UdfCompileError

pytestmark = pytest.mark.skipif(not pd.__version__ >= "3", reason="pandas 2 takes no engine object")


FRAME = pd.DataFrame({"a": [1.0, 2.0, 3.0], "b": [4.0, 0.0, 6.0]}, index=list("xyz"))


@pytest.mark.parametrize(
    ("function", "how"),
    [(lambda x: x * 2, {}), (lambda x, k: x * k, {"k": 3}), (lambda x, errors: x + errors, {"errors": 3}),
     (lambda x: (x, -x), {}), (lambda x: -1 if np.isnan(x) else 1, {"na_action": "ignore"})],
)  # fmt: skip
def test_map_is_pandas(function, how) -> None:
    """Also with arguments that have the names of our options, and with na_action."""
    series = FRAME.a.where(FRAME.a != 2)
    pd.testing.assert_series_equal(series.map(function, engine=udf.engine, **how), series.map(function, **how))


@pytest.mark.filterwarnings("ignore:divide by zero:RuntimeWarning")
@pytest.mark.parametrize(
    ("function", "how"),
    [(lambda r: r.a / r.b, {"axis": 1}), (lambda r: r["a"] + 1, {"axis": "columns"}),
     (lambda r, k, j=1: r.a * k + j, {"axis": 1, "args": (2,), "j": 5}), (lambda r: pd.Series({"p": r.a}), {"axis": 1}),
     (lambda c: c.max() - c.min(), {}), (lambda r: r[0] / r[1], {"axis": 1, "raw": True})],
)  # fmt: skip
def test_apply_is_pandas(function, how) -> None:
    """Of rows, columns, and rows as arrays."""
    expected, found = FRAME.apply(function, **how), FRAME.apply(function, engine=udf.engine, **how)
    assert type(found) is type(expected)
    check = pd.testing.assert_frame_equal if isinstance(expected, pd.DataFrame) else pd.testing.assert_series_equal
    check(found, expected)


def test_a_function_of_a_rows_array_may_give_several_values() -> None:
    """They are one object a row, as pandas' engines have it."""
    found = FRAME.apply(lambda r: (r[0], r[1]), axis=1, raw=True, engine=udf.engine)
    assert found.tolist() == [(1.0, 4.0), (2.0, 0.0), (3.0, 6.0)]


def test_an_engine_carries_options() -> None:
    """Those that were given, over those of the engine that was called; nothing else is an option."""
    inverse = lambda x: 1 / (x - 1)
    with pytest.raises(ZeroDivisionError):
        FRAME.a.map(inverse, engine=udf.engine)
    nulls = udf.engine(errors="null")
    assert FRAME.a.map(inverse, engine=nulls).isna().tolist() == [True, False, False]
    assert nulls(overflow="wrap").errors == "null"
    large = pd.Series([2**62])
    assert large.map(lambda x: x * 4, engine=udf.engine(overflow="wrap")).tolist() == [0]
    with udf.options(backend="auto"):
        FRAME.a.map(lambda x: x + 1, engine=udf.engine(backend="cpu"))
    assert udf.last_call().why == "udf.options.backend is 'cpu'"
    with pytest.raises(ArgumentError, match="no option 'speed'"):
        udf.engine(speed=3)
    with pytest.raises(ArgumentError, match="errors cannot be 'x'"):
        FRAME.a.map(inverse, engine=udf.engine(errors="x"))


@pytest.mark.parametrize(
    "function", [lambda r: r.sum(), lambda r: r[1:].sum(), lambda r: r * 2, lambda r: np.sqrt(r), lambda r: max(r)]
)
def test_a_rows_array_gives_its_items_only(function) -> None:
    """An array's sum is NaN where a Series' is not: refused by name, not guessed."""
    with pytest.raises(ArgumentError, match="raw=True of a function that uses more"):
        FRAME.apply(function, axis=1, raw=True, engine=udf.engine)


def test_what_an_engine_refuses() -> None:
    """By name: it was asked for, so pandas does not run in its place."""
    for named in ("sum", {"a": "sum"}):
        with pytest.raises(ArgumentError, match="takes a function, not"):
            FRAME.apply(named, engine=udf.engine)
    with pytest.raises(ArgumentError, match="raw=True of columns"):
        FRAME.apply(lambda c: c[0], raw=True, engine=udf.engine)
    with pytest.raises(ArgumentError, match="returned a Series, of which"):
        FRAME.a.map(lambda x: pd.Series([x, x]), engine=udf.engine)
    with pytest.raises(UdfCompileError, match="print"):
        FRAME.a.map(lambda x: print(x), engine=udf.engine)  # noqa: T201 - the UDF's


@pytest.mark.parametrize("column", [["a", "bb", None, "a"], [3, 5, 3]], ids=["text", "numbers"])
@pytest.mark.parametrize(
    ("function", "how"),
    [
        (lambda v: (v, 1), {}),
        (lambda v: f"{v}x", {}),
        (lambda v: f"{v}x", {"na_action": "ignore"}),
        (lambda v, k: k, {"k": 7}),
    ],
)
def test_categories_are_mapped_by_python(column, function, how) -> None:
    """Once a category, as pandas and the accessor have it."""
    series = pd.Series(column, dtype="category")
    try:
        wanted = series.map(function, **how)
    except NotImplementedError as error:  # of pandas 3.0, where results are tuples
        pytest.skip(str(error))
    pd.testing.assert_series_equal(series.map(function, engine=udf.engine, **how), wanted)
    pd.testing.assert_series_equal(series.udf.map(function, **how), wanted)


def test_python_runs_what_does_not_compile_with_a_warning_of_the_users_line() -> None:
    """As at the accessor; pandas' own line is between."""
    with udf.options(fallback="python"), pytest.warns(udf.errors.FallbackWarning) as told:
        made = FRAME.a.map(lambda x: (print(x, end=""), x)[1], engine=udf.engine)  # noqa: T201 - the UDF's
    assert made.tolist() == FRAME.a.tolist()
    assert {one.filename for one in told} == {__file__}


def test_the_package_is_an_engine_too() -> None:
    assert FRAME.a.map(lambda x: x * 2, engine=udf).tolist() == [2.0, 4.0, 6.0]
    assert FRAME.apply(lambda r: r.a * r.b, axis=1, engine=udf).tolist() == [4.0, 0.0, 18.0]
    with pytest.raises(UdfCompileError):
        FRAME.a.map(lambda x: x.foo, engine=udf)
