"""Generated functions of a row against pandas: values, nulls, dtype, exception type and first failing row.

``UDF_ROWS=2000`` in the environment runs 2,000 functions (some two minutes) in place of 300.
"""

from __future__ import annotations

import linecache
import math
import os
from types import SimpleNamespace
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import HealthCheck, given, note, settings

import udf
from tests.row_strategies import frame, row_functions

FUNCTIONS = int(os.environ.get("UDF_ROWS", "300"))
FRAME = frame(48, seed=2013)


def compiled(source: str, **others: Any) -> Any:
    """Return the function of ``source``, whose text Python can show."""
    name = f"<row function {hash(source)}>"
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    names: dict[str, Any] = {"pd": pd, "math": math, **others}
    exec(compile(source, name, "exec"), names)  # noqa: S102 - our own text
    return names["f"]


def passing(function: Any) -> Any:
    """Return ``function`` with NA where an argument is NA: min, max, math and casts pass it on in a UDF.

    In plain Python they raise TypeError there; the issue asks for NA (decision 8).
    """

    def passed(*values: Any) -> Any:
        return pd.NA if any(value is pd.NA for value in values) else function(*values)

    return passed


PASSING = {f.__name__: passing(f) for f in (min, max, float)}
PASSING["math"] = SimpleNamespace(**{n: passing(getattr(math, n)) for n in ("sqrt", "sin", "floor", "exp")})


def by_pandas(source: str) -> list[Any] | tuple[type[Exception], int]:
    """Return what ``DataFrame.apply(axis=1)`` gives, or what it raises first, and at which row."""
    function, asked = compiled(source, **PASSING), []

    def counted(row: Any) -> Any:
        asked.append(row.name)
        return function(row)

    try:
        return list(FRAME.apply(counted, axis=1))
    except (ArithmeticError, TypeError, ValueError) as error:
        return type(error), FRAME.index.get_loc(asked[-1])


def by_udf(function: Any) -> Any:
    """Return the results as a Series, or what is raised, and at which row."""
    try:
        return udf.DataFrame(FRAME).apply(function, axis=1)
    except (ArithmeticError, TypeError, ValueError) as error:
        (said,) = [n for n in getattr(error, "__notes__", ["not at a row"]) if "row" in n]
        return type(error), FRAME.index.get_loc(said.partition("index label '")[2].partition("'")[0])


def same(ours: Any, theirs: Any, tolerance: float) -> bool:
    """Return whether two values are one, or within ``tolerance``: also in the sign of zero, and NaN for NaN."""
    if ours is None or theirs is pd.NA:
        return ours is None and theirs is pd.NA
    if math.isnan(ours) or math.isnan(theirs):
        return math.isnan(ours) and math.isnan(theirs)
    near = ours == theirs or math.isclose(ours, theirs, rel_tol=tolerance, abs_tol=0.0)
    return near and math.copysign(1, ours) == math.copysign(1, theirs)


def expected_kind(values: list[Any]) -> str:
    """Return the kind of dtype of what pandas gives; bool with numbers is a number."""
    kinds = {np.asarray(v).dtype.kind for v in values if v is not pd.NA}
    return max(kinds, key="biuf".index, default="")


@pytest.mark.slow
@given(row_functions())
@settings(max_examples=FUNCTIONS, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_generated_row_functions_are_pandas(source: str) -> None:
    """Every row of every function is what pandas gives on nullable dtypes, and fails where pandas fails first."""
    note(source)
    function = compiled(source)
    expected = by_pandas(source)
    with udf.options(backend="cpu"):
        result = by_udf(function)
    got = result if isinstance(result, tuple) else list(result)
    if isinstance(expected, tuple) or isinstance(got, tuple):
        assert got == expected
        return
    tolerance = 1e-14 if "math." in source else 0.0  # CUDA's sin and exp are not the C library's
    differ = [(i, g, e) for i, (g, e) in enumerate(zip(got, expected, strict=True)) if not same(g, e, tolerance)]
    assert not differ, differ[:3]
    kind = expected_kind(expected)
    assert "biuf".index(result.dtype.kind) >= "biuf".index(kind or "b")
