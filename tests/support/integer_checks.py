"""One generated function of integers and floats against CPython; see ``tests.support.integer_sources``."""

import math
from random import Random

import numpy as np

import udf
from tests.support.integer_sources import DTYPES, Source, asked, row
from udf.base.handling import Handling
from udf.base.raising import RowFailure
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.columns.transfers import to_host
from udf.errors import UdfCompileError
from udf.pipeline import build, map_rows
from udf.runtime.choice.backends import back_end

ROWS = 24
EXACT = 2**53


def found(function, values, backend, **how):
    """Return what a back end gives for rows of all columns."""
    columns = tuple(Column(values=np.array([one[name] for one in values], dtype)) for name, dtype in DTYPES.items())
    with udf.options(backend=backend):
        (result,) = map_rows(function, columns, how=Handling(**how)).columns
    return to_host(result).values


def same(got, want):
    """Return whether a column's value is Python's: a float64 that is an int in Python is that int, rounded once."""
    if isinstance(want, float) or got.dtype.kind == "f":
        want = float(want)
        return (math.isnan(got) and math.isnan(want)) or float(got) == want
    return int(got) == int(want)


def check(seed, backend="cpu"):
    """Compare one function over some rows; return whether it compiles."""
    random = Random(seed)
    source = Source(random).function()
    names: dict = {}
    exec(compile(source, "<generated>", "exec"), names)  # noqa: S102 - our own text
    function = names["f"]
    values = [row(random) for _ in range(ROWS)]
    answers = [asked(function, one) for one in values]
    try:
        found(function, values, backend, errors="null")
    except UdfCompileError:
        return False  # a type of Python's that no column has
    for one, (want, largest) in zip(values, answers, strict=True):
        try:
            (got,) = found(function, [one], backend)
        except (ArithmeticError, ValueError) as error:
            said = isinstance(error, OverflowError) and (largest >= EXACT or _is_of_mixtures(error, one))
            assert said or type(error) is type(want), (source, one, want, error)  # noqa: PT017 - rows that raise or not
            continue
        assert not isinstance(want, Exception), (source, one, want, got)
        assert same(got, want), (source, one, want, got)
        if backend == "cpu":
            check_assumed(function, one, got)
    return True


def _is_of_mixtures(error, values):
    """Return whether a float that is an int on another path was as large as one of these, or a zero with a sign."""
    large = any(abs(value) >= EXACT**0.5 for value in values.values())
    return "has a sign" in str(error) or ("beyond 2**53" in str(error) and large)


def check_assumed(function, values, exact):
    """Run one row that fits by what assumes small integers: it bails out, or gives the same."""
    columns = tuple(Column(values=np.array([values[name]], dtype)) for name, dtype in DTYPES.items())
    call = bind(function, columns, assumes=True)
    try:
        (result,) = build(call, back_end("cpu")).program.run(columns)
    except RowFailure as failure:
        assert failure.bailed_out, (values, failure.site)  # noqa: PT017 - either is right
        return
    np.testing.assert_array_equal(result.values, [exact])
