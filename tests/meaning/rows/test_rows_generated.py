"""Generated functions of a row against pandas: values, nulls, dtype, the exception and every failing row.

``UDF_BUDGET=10`` in the environment runs 1,500 functions (some four minutes).
"""

import math
from types import SimpleNamespace
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import HealthCheck, given, note, settings

import udf
from tests.support.budget import budget
from tests.support.row_strategies import frame, row_functions
from tests.support.written import from_source

FUNCTIONS = budget(150)
FRAMES = tuple(frame(48, seed) for seed in (2013, 2014, 2015))


def passing(function: Any) -> Any:
    """Return ``function`` with NA where an argument is NA: min, max, math and casts pass it on in a UDF.

    In plain Python they raise TypeError there; the issue asks for NA (decision 8).
    """
    return lambda *values: pd.NA if any(value is pd.NA for value in values) else function(*values)


PASSING = {f.__name__: passing(f) for f in (min, max, float)}
PASSING["math"] = SimpleNamespace(**{n: passing(getattr(math, n)) for n in ("sqrt", "sin", "floor", "exp")})


FAILS = (ArithmeticError, TypeError, ValueError)


def by_pandas(source: str, rows: pd.DataFrame) -> list[Any]:
    """Return what ``DataFrame.apply(axis=1)`` gives for each row: a value, or the exception that it raises there."""
    function = from_source(source, {"pd": pd} | PASSING)

    def outcome(row: Any) -> Any:
        try:
            return function(row)
        except FAILS as error:
            return error

    return list(rows.apply(outcome, axis=1))


def first_failure(outcomes: list[Any]) -> tuple[type[Exception], str, int] | None:
    """Return the type, the text and the row of the first exception, None if there is none."""
    failures = ((type(one), str(one), i) for i, one in enumerate(outcomes) if isinstance(one, FAILS))
    return next(failures, None)


def by_udf(function: Any, rows: pd.DataFrame) -> Any:
    """Return the results as a Series, or what is raised, and at which row."""
    try:
        return udf.DataFrame(rows).apply(function, axis=1)
    except FAILS as error:
        (said,) = [n for n in getattr(error, "__notes__", ["not at a row"]) if "row" in n]
        label = said.partition("index label '")[2].partition("'")[0]
        return type(error), str(error).partition(";")[0], rows.index.get_loc(label)  # the text says what to write, too


def same(ours: Any, theirs: Any, tolerance: float) -> bool:
    """Return whether two values are one, or within ``tolerance``: also in the sign of zero, and NaN for NaN."""
    if ours is None or theirs is pd.NA:
        return ours is None and theirs is pd.NA
    if math.isnan(ours) or math.isnan(theirs):
        return math.isnan(ours) and math.isnan(theirs)
    near = ours == theirs or math.isclose(ours, theirs, rel_tol=tolerance, abs_tol=0.0)
    return near and math.copysign(1, ours) == math.copysign(1, theirs)


def dtypes(values: list[Any], source: str) -> set[str]:
    """Return the dtypes that the result may have: the widest of what pandas gives, as it has one for all rows.

    A function that chooses may have a wider one, for what no row of the frame chose; none has a narrower one.
    """
    kinds = {np.asarray(value).dtype.kind for value in values if value is not pd.NA}
    widest = max(kinds, key="bif".index, default=None)
    wider = ["bool", "int64", "float64"]["bif".index(widest) if widest else 0 :]
    chooses = widest is None or any(word in source for word in ("if", "min(", "max(", " and ", "** "))
    stays = {"int8"} if "b8" in source and widest != "f" else set()  # a column that is returned as it is
    return set(wider if chooses else wider[:1]) | stays


def differing(result: Any, expected: list[Any], tolerance: float) -> list[tuple[int, Any, Any]]:
    """Return the rows where ``result`` is another value than ``expected``."""
    pairs = enumerate(zip(result, expected, strict=True))
    return [(i, ours, theirs) for i, (ours, theirs) in pairs if not same(ours, theirs, tolerance)]


@pytest.mark.slow
@given(row_functions())
@settings(max_examples=FUNCTIONS, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_generated_row_functions_are_pandas(source: str) -> None:
    """Every row is what pandas gives on nullable dtypes; the first that fails, fails as there; so do all others."""
    note(source)
    function = from_source(source, {"pd": pd, "math": math})
    rows = FRAMES[len(source) % len(FRAMES)]
    expected = by_pandas(source, rows)
    failure = first_failure(expected)
    result = by_udf(function, rows)
    if failure is not None:
        assert result == failure
        result = udf.DataFrame(rows).apply(function, axis=1, errors="null")
        expected = [pd.NA if isinstance(one, FAILS) else one for one in expected]
    assert not isinstance(result, tuple), result
    tolerance = 1e-14 if "math.sin" in source or "math.exp" in source else 0.0  # CUDA's are not the C library's
    differ = differing(result, expected, tolerance)
    assert not differ, differ[:3]
    assert str(result.dtype) in dtypes(expected, source)
