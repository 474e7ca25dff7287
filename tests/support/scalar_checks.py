"""Values of every type for functions of scalars, and a UDF beside Python over them, row by row.

An integer result is Python's, or OverflowError where its column does not hold it; with ``overflow="wrap"`` it is
Python's modulo 2**64. Where Python raises, or gives what no column holds, so is it here.
"""

import math

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.support.corpus_check import differs
from tests.support.frontend_cases import on_cpu

WHOLE = {"bool": (0, 1)}
for _bits in (8, 16, 32, 64):
    WHOLE[f"int{_bits}"] = (-(2 ** (_bits - 1)), 2 ** (_bits - 1) - 1)
    WHOLE[f"uint{_bits}"] = (0, 2**_bits - 1)

NEAR = [0, 1, -1, 2, 7, -8, 2**53 + 1, 2**63 - 1, -(2**63), 2**63, 2**64 - 1, 2**31, -(2**31), 255, 64]
FLOATS = [
    0.0, -0.0, 1.0, -1.5, 2.5, math.nan, math.inf, -math.inf, 5e-324, 1e308, 2.0**53, 2.0**63, 2.0**64, -(2.0**63),
]  # fmt: skip


def operands(dtype):
    """Return a strategy for a column's values: anything it holds, and often an edge."""
    if dtype == "bool":
        return st.booleans()
    if dtype.startswith("float"):
        width = int(dtype[5:])
        narrow = [x for x in FLOATS if width == 64 or x not in {5e-324, 1e308}]
        return st.sampled_from(narrow) | st.floats(width=width)
    low, high = WHOLE[dtype]
    return st.sampled_from([v for v in NEAR if low <= v <= high]) | st.integers(low, high)


def fits(value, dtype):
    """Return whether a column of ``dtype`` holds ``value``, as far as it is an integer."""
    if dtype.kind not in "iu" or not isinstance(value, int):
        return True
    limits = np.iinfo(dtype)
    return limits.min <= value <= limits.max


def check_overflow(function, dtypes, found, parts):
    """Rows whose ``parts`` (results on the way) fit give what wrapping gave; the others raise OverflowError."""
    held = {all(fits(part, got.dtype) for part in parts(*row, want)): [] for row, want, got in found}
    for row, want, got in found:
        held[all(fits(part, got.dtype) for part in parts(*row, want))].append((row, got))
    if held.get(True):
        rows, wrapped = zip(*held[True], strict=True)
        np.testing.assert_array_equal(on_cpu(function, dtypes, rows), np.array(wrapped))
    for row, _ in held.get(False, [])[:3]:
        with pytest.raises(OverflowError, match="does not fit 64 bits"):
            on_cpu(function, dtypes, [row])


def check(function, dtypes, rows, ulp=0, parts=lambda *row_and_result: row_and_result[-1:]):
    """Compare ``function`` over ``rows`` with Python: values, and the exception of each row that raises."""
    fine, values, failing = [], [], []
    for row in rows:
        try:
            values.append(function(*row))
            fine.append(row)
        except (ArithmeticError, ValueError) as error:
            failing.append((row, error))
    if fine:
        wrapped = on_cpu(function, dtypes, fine, overflow="wrap")
        for row, got, want in zip(fine, wrapped, values, strict=True):
            assert not differs(got, want, ulp), (row, got, want)
        check_overflow(function, dtypes, list(zip(fine, values, wrapped, strict=True)), parts)
    for row, error in failing[:2]:
        with pytest.raises(type(error)) as caught:
            on_cpu(function, dtypes, [row])
        assert caught.value.args == error.args


def rows_of(*dtypes, size=40):
    return st.lists(st.tuples(*(operands(dtype) for dtype in dtypes)), min_size=1, max_size=size)


FEW = settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
