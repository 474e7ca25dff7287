"""NumPy's numbers of few bits inside a function: values and dtypes are pandas', compiled or in Python."""

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas  # the accessor
from tests.support.against_python import outcome
from tests.support.budget import some

NUMBERS = (
    "np.power(np.int8(2), x)", "np.power(np.int8(x), 2)", "np.power(np.int8(x), -1)", "np.lcm(np.int8(x), np.int8(3))",
    "np.lcm(np.int8(100), 3)", "np.gcd(np.int8(x), 6)", "np.fmax(np.int8(x), np.int16(3))", "np.fmax(np.int8(x), 300)",
    "np.fmax(np.int8(1), x)", "np.fmax(np.float32(x), 0.1)", "np.fmod(np.float32(0.3), 0.1)",
    "np.fmod(np.float16(0.3), 0.1)", "np.remainder(np.float32(0.3), 0.1)", "np.minimum(np.uint8(x), 300)",
    "np.less(np.float32(0.1), 0.1)", "np.equal(np.float32(0.1), 0.1)", "np.less(np.int8(x), 300)",
    "np.isclose(np.float32(x), np.float32(x) + np.float32(1e-5))", "np.isclose(np.int8(x), 100)",
    "np.round(np.int32(x))", "np.round(np.int16(x), 1)", "np.around(x > 2)", "np.round(np.float32(x), 1) * 100",
    "np.nan_to_num(np.uint8(x))", "np.nan_to_num(np.bool_(x))", "np.clip(np.int8(x), 0, 3)",
    "np.max([np.True_, x > 2])", "np.clip(np.int8(x), 0, 3) * 100",
    "np.max([np.int8(x), np.int8(2)])", "np.mean([np.float32(x), np.float32(.1)])",
    "np.sum([np.int8(x), np.int8(100)])",
    "np.median([np.float32(x), np.float32(2)])", "np.divmod(np.int8(x), np.int8(2))[0]", "np.modf(np.float32(x))[0]",
    "np.nextafter(np.float16(x), np.float16(9))", "np.nextafter(np.uint16(x), True)", "np.spacing(np.float16(x))",
    "np.spacing(np.float32(x))", "np.hypot(np.int8(x), 300)", "np.copysign(np.int16(x), -1)",
    "np.ldexp(np.float32(x), 1)",
    "pow(np.int8(x), 2)", "pow(np.int64(2), -1)", "np.uint64(x) & np.int16(7)", "min(np.float16(x), True)",
    "np.ceil(min(True, x))", "np.int8(x).item()", "(x + 0).item() if x > 200 else np.int64(x).item()",
    "np.int64(x)", "np.int32(x) + np.int8(100)", "np.int64(2.7)", "np.int64(x) if x > 2 else 0", "np.float32(x) / 3",
)  # fmt: skip
"""Expressions of NumPy's scalars, or of Python's numbers that NumPy takes for such."""

BOOLS = (
    "np.True_", "np.True_ if x > 2 else np.False_", "np.True_ + True", "np.True_ + np.True_", "~np.True_", "-np.True_",
    "np.True_ is True", "(x > 2) is np.True_", "isinstance(np.True_, bool)", "isinstance(np.True_, np.bool_)",
    "np.True_ - np.False_", "round(np.True_)", "1 / np.False_", "np.True_ and x", "x * np.True_", "np.True_ == 1",
)  # fmt: skip

TEXTS = (
    "repr(np.int64(x))", "repr(np.float64(x))", "f'{np.int64(x)!r}'", "'%r' % np.int64(x)", "'%s %r' % (x, np.int8(x))",
    "'{!r}'.format(np.float64(x))", "repr(np.True_)", "ascii(np.float32(x))", "str(np.int64(x))", "f'{np.int8(x)}'",
    "'{}'.format(np.float64(x))", "'%s' % np.int64(x)",
)  # fmt: skip


@pytest.mark.parametrize("dtype", ["int64", "float64"])
@pytest.mark.parametrize("expression", some((*NUMBERS, *BOOLS, *TEXTS), each=3))
def test_values_and_types_are_pandas(expression: str, dtype: str) -> None:
    """In Python where it is refused, and compiled where it is not."""
    function = eval(f"lambda x: {expression}", {"np": np})  # noqa: S307 - the tables
    series = pd.Series([1, 2, 5, 100], dtype=dtype)
    wanted = outcome(lambda: series.map(function))
    with udf.options(fallback="python"):
        assert outcome(lambda: series.udf.map(function)) == wanted
    assert outcome(lambda: series.udf.map(function)) in (wanted, None)


def test_a_window_that_gives_a_half_gives_its_value() -> None:
    """And not its bits, which are read as a float."""
    third = lambda w: np.float16(w.sum()) / np.float16(3)
    values = pd.Series([1.0, 2.0, 3.0, 4.5])
    assert udf.Series(values).rolling(2).apply(third).to_numpy()[1:].tolist() == [1.0, 1.6669921875, 2.5]
    pd.testing.assert_series_equal(values.udf.rolling(2).apply(third), values.rolling(2).apply(third))
    frame = udf.DataFrame({"k": [0, 0, 1, 1], "x": values})
    assert list(frame.groupby("k")["x"].agg(third)) == [1.0, 2.5]
