"""What a row of numbers hands out: NumPy's scalars by label and place, Python's numbers to a loop over it."""

import math

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import in_turn
from udf.errors import UdfCompileError


def quotient(a, b):
    """Take the values of a row."""
    return a / b


def unpacked(row):
    a, b = row
    return a / b


def looped(row):
    total = 0.0
    for value in row:
        total += 1 / value
    return total


def of_array(row):
    """Go through its array, which hands out NumPy's."""
    total = 0.0
    for value in row.values:
        total += 1 / value
    return total


FUNCTIONS = [
    unpacked,
    looped,
    of_array,
    lambda row: sum(1 / value for label, value in row.items()),
    lambda row: max(1 / value for value in row),
    lambda row: [1 / value for value in row][0],  # noqa: RUF015 - what people write
    lambda row: quotient(*row),
    lambda row: 1 / sum(row),
    lambda row: 1 / min(row),
    lambda row: 1 / row.min(),
    lambda row: 1 / row.tolist()[1],
    lambda row: 1 / row.to_dict()["b"],
    lambda row: 1 / dict(row)["b"],
    lambda row: 1 / row.values[1],
    lambda row: 1 / row.iloc[1],
    lambda row: 1 / [row["b"]][0],
    lambda row: 1 / (row["b"], 1)[0],
    lambda row: sum(1 / value for value in row[["a", "b"]]),
    lambda row: sum(1 / value for value in row[["a", "b"]].values),
    lambda row: 1 / (row * 2).min(),
    lambda row: sum(value * 2 for value in row),
    lambda row: sum(isinstance(value, int) for value in row),
    lambda row: sum(isinstance(value, int) for value in row.values),
    lambda row: isinstance(row["a"], int),
    lambda row: isinstance(row["a"], (np.integer, np.float64)),
    lambda row: type(row["a"]) is float,
    lambda row: isinstance(row["a"] * 2, (int, np.float64)),
    lambda row: row["a"] + 1 if isinstance(row["a"], float) else -1,
]
DTYPES = ("float64", "int64", "int8")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # NumPy's own
@pytest.mark.parametrize("dtype", DTYPES)
def test_what_a_loop_takes_is_pythons_and_an_item_numpys(dtype) -> None:
    """A division by zero tells them apart: ZeroDivisionError or inf; so does what does not fit int8."""
    frame = pd.DataFrame({"a": [100, 2, 3], "b": [100, 0, 6]}).astype(dtype)
    for number, function in [
        (number, FUNCTIONS[number]) for number, of in in_turn(range(len(FUNCTIONS)), DTYPES) if of == dtype
    ]:
        try:
            wanted = frame.apply(function, axis=1)
        except ZeroDivisionError:
            with pytest.raises(ZeroDivisionError):
                frame.udf.apply(function, axis=1)
            continue
        found = frame.udf.apply(function, axis=1)
        pd.testing.assert_series_equal(found, wanted, obj=f"function {number}")


def test_a_number_of_either_kind_is_not_asked_which() -> None:
    """It is NumPy's in one row and Python's in the next."""

    def either(row):
        value = 0
        if row["a"] > 1:
            value = row["a"]
        return isinstance(value, int)

    with pytest.raises(UdfCompileError, match="NumPy's on one path and Python's on another"):
        pd.DataFrame({"a": [1, 2]}).udf.apply(either, axis=1)


@pytest.mark.parametrize("source", ["x.a.bit_length()", "math.trunc(x.a)", "bin(x.f)", "min(0.5, x.n)", "max(x.s, 2)"])
def test_what_numpys_numbers_have_not_is_refused(source: str) -> None:
    """Python's have it; the least of a narrow one and a number of Python's is one or the other."""
    given = pd.DataFrame({"a": [3, 1], "f": [True, False], "n": [3, 1], "s": [1.5, 2.5]})
    types = {"bin": ["f"], "min": ["n"], "max": ["s"]}.get(source[:3], ["a"])
    frame = given[types].astype({"min": "uint8", "max": "float32"}.get(source[:3], given[types[0]].dtype))
    with pytest.raises(UdfCompileError, match="NumPy"):
        frame.udf.apply(eval(f"lambda x: {source}", {"math": math}), axis=1)  # noqa: S307 - text from above


@pytest.mark.parametrize("source", ["float(x.a)", "math.exp(x.a)", "math.sqrt(x.a) * 0.1", "math.atan2(x.a, x.b)"])
def test_a_float_of_pythons_is_made_of_a_single(source: str) -> None:
    """It has 64 bits from there on: ``math.exp`` computed in 32."""
    frame = pd.DataFrame({"a": [3.1, 1.7], "b": [1.3, 0.2]}, dtype="float32")
    function = eval(f"lambda x: {source}", {"math": math})  # noqa: S307 - text from above
    pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1), rtol=1e-15)
