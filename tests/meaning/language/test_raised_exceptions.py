"""What a function raises is what Python raises for that row: class, arguments, cause, for rows and for windows.

PYTEST_DONT_REWRITE: an assertion is taken as it is written, and Python beside it must raise that too.
"""

import math
import sys
import traceback

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.written import written
from udf.columns.column import Column
from udf.errors import UdfCompileError
from udf.runtime.calls.replay import window_rows
from udf.windows.bounds import ExplicitBounds, FixedBounds, TimeBounds


class TooLate(ValueError):
    """A user's own: its parameters are not its ``args``."""

    def __init__(self, minutes, limit=3):
        self.minutes, self.limit = minutes, limit
        super().__init__(f"{minutes} minutes, of {limit}")


NAMES = {2.0: "two"}


def make(x):
    return TooLate(x, x)


def own(x):
    if x > 1:
        raise TooLate(x, 3)
    return x


def own_constant(x):
    if x > 1:
        raise TooLate(7)
    return x


WRITTEN = written(
    "def NAME(x):\n    if x <= 1:\n        return x\n    BODY",
    """
own_bare
    raise StopIteration
by_keyword
    raise kinds.TooLate(limit=x, minutes=x * 2)
from_another
    raise TooLate(x) from KeyError(x)
from_none
    raise KeyError("k") from None
formatted
    raise ValueError(f"{x:.3f} of {math.floor(x)!r}", "abc".upper(), {"a": [x]})
chosen
    raise ValueError("high" if x > 1.5 else "low", [y * x for y in (1, 2)])
made_by_another
    raise make(x)
from_a_table
    raise ValueError(NAMES[x], NAMES.get(x))
of_numpy
    raise np.linalg.LinAlgError("singular", x)
of_several_lines
    raise TooLate(
        x,
        x,
    )
constructor_fails
    raise TooLate(1 // int(x - 2))
""",
    {"kinds": sys.modules[__name__], "TooLate": TooLate, "make": make, "math": math, "NAMES": NAMES, "np": np},
)


def from_text(x):
    text = f"bad {x}"
    more = text + "!"
    if x > 1:
        raise ValueError(more)
    return x


def in_variable(x):
    error = ValueError("bad", x)
    if x > 1:
        raise error
    return x


def asserted(x):
    assert x < 2, f"{x} is too large"
    return x


def in_a_loop(x):
    for i in range(3):
        for j in (1.0, 2.0):
            if x + i * j > 5:
                raise IndexError(i, j, x)
    return x


def helper(x):
    if x > 1:
        raise TooLate(x, "limit")
    return x


def in_a_helper(x):
    return helper(x) + 1


def in_an_inner_function(x):
    def inner(y):
        if y > 1:
            raise KeyError(y)
        return y

    return inner(x)


FUNCTIONS = [
    *WRITTEN, own, own_constant, from_text, in_variable, asserted, in_a_loop, in_a_helper, in_an_inner_function,
]  # fmt: skip


def raised_by(call):
    """Return all that can be seen of what ``call()`` raises."""
    with pytest.raises(Exception) as caught:  # noqa: PT011 - whatever it is
        call()
    error = caught.value
    seen = {name: value for name, value in vars(error).items() if name != "__notes__"}
    return type(error), repr(error.args), repr(error.__cause__), seen, str(error)


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_a_row_raises_what_python_raises(function) -> None:
    """Class, arguments, attributes and cause of the first failing row; rows before it give values."""
    ours, pythons = raised_by(lambda: udf.Series([1.0, 2.0, 9.0]).applymap(function)), raised_by(lambda: function(2.0))
    assert ours == pythons
    assert list(udf.Series([1.0, 0.5]).applymap(function)) == list(map(function, [1.0, 0.5]))
    assert list(udf.Series([1.0, 2.0]).applymap(function, errors="null")) == [function(1.0), None]


def test_the_traceback_leads_into_the_function() -> None:
    """The last frame is the user's line that raised, and the note says which row it was."""
    with pytest.raises(TooLate) as caught:
        udf.Series([1.0, 2.0], index=["a", "b"]).applymap(in_a_helper)
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (last.name, last.line) == ("helper", 'raise TooLate(x, "limit")')
    assert caught.value.__notes__[0].endswith("at row position 1 (index label 'b')")


def test_rows_of_a_frame() -> None:
    """Every kind of column has in the exception what pandas hands to a function; columns used only there, too."""

    def check(row, limit, *, unit="min"):
        if row["delay"] > limit:
            raise TooLate(row.delay, (row["name"], row.carrier, row.time, row.small, row["flag"], unit))
        return row.delay

    frame = pd.DataFrame(
        {
            "delay": [1, 5, 9],
            "name": ["x", "y", "z"],
            "carrier": pd.Categorical(["AA", "UA", "AA"]),
            "time": pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-03"]),
            "small": np.array([0.5, 1.5, 2.5], np.float32),
            "flag": [True, False, True],
        }
    )
    frame["name"] = frame["name"].astype("category")
    ours = raised_by(lambda: udf.DataFrame(frame).apply(check, args=(3,), unit="h"))
    assert ours == raised_by(lambda: frame.apply(check, axis=1, args=(3,), unit="h"))


@pytest.mark.parametrize("index", [None, list("pqr")])
def test_what_is_asked_of_the_whole_row_is_pandas_answer(index) -> None:
    """Its name, its sum, several of its columns; also where pandas raises another exception than that of a row."""
    prices = pd.DataFrame({"x": [1.0, 2.0, 3.0], "y": [4, 5, 6]}, index=index)

    def late(row):
        if row.y > 5:
            raise TooLate(row.name, row.sum() + len(row) + row[["x", "y"]].max() + sum(value for value in row))
        return row.x

    for function in (late, lambda row: prices.x[int(row.sum())], lambda row: NAMES[row.get("x")]):
        with pytest.raises(Exception) as wanted:  # noqa: PT011
            prices.apply(function, axis=1)
        with pytest.raises(type(wanted.value)) as found:
            udf.DataFrame(prices).apply(function, axis=1)
        assert found.value.args == wanted.value.args


def test_nulls_are_what_a_function_sees() -> None:
    """``x is udf.NA`` is true in Python too."""

    def strict(x, y):
        if y is udf.NA:
            raise TooLate(x, "nothing")
        return x + y

    frame = udf.DataFrame({"x": [1, 2, 3] * 9, "y": [1, 2, 3] * 8 + [1, None, 2]})
    error = raised_by(lambda: frame.apply(lambda row: strict(row.x, row.y)))
    assert error[0] is TooLate
    assert error[3] == {"minutes": 2, "limit": "nothing"}


def test_a_null_in_its_arguments() -> None:
    """It is udf.NA, as in the function."""

    def strict(row):
        if row.x > 1:
            raise TooLate(row.x, row.y)
        return row.x

    error = raised_by(lambda: udf.DataFrame({"x": [1, 2], "y": [1.5, None]}).apply(strict))
    assert error[3] == {"minutes": 2, "limit": udf.NA}


# -- windows -------------------------------------------------------------------------------------------


def spread(w, most):
    wide = abs(w[-1] - w[0])
    if wide > most:
        raise TooLate(wide, [float(value) for value in w])
    return wide


DATA = pd.Series([1.0, 2.0, np.nan, 4.0, 3.0, 9.0, 1.0], index=pd.date_range("2024-01-01", periods=7, freq="h"))
WINDOWS = {
    "rows": lambda s: s.rolling(2),
    "cut short": lambda s: s.rolling(4, min_periods=1),
    "centred": lambda s: s.rolling(3, min_periods=1, center=True),
    "time": lambda s: s.rolling("2h"),
    "time, both ends": lambda s: s.rolling("2h", closed="both"),
    "time, left end": lambda s: s.rolling("3h", closed="left"),
    "expanding": lambda s: s.expanding(),
    "step": lambda s: s.rolling(3, min_periods=1, step=2),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_raises_what_python_raises(name) -> None:
    """With the values of the window that failed first."""
    ours = raised_by(lambda: WINDOWS[name](udf.Series(DATA)).apply(spread, raw=True, args=(1.5,)))
    pythons = raised_by(lambda: WINDOWS[name](DATA).apply(spread, raw=True, args=(1.5,)))
    assert repr(ours) == repr(pythons)
    assert ours[0] is TooLate


def test_a_window_of_a_table() -> None:
    """It is an array (rows, columns)."""

    def checked(w):
        if w[-1, 1] > 5:
            raise TooLate(w.shape, w.tolist())
        return w[0, 0]

    frame = udf.DataFrame({"a": [1.0, 2.0, 3.0], "b": [4, 5, 6]})
    error = raised_by(lambda: frame.rolling(2, method="table").apply(checked, raw=True))
    assert error[3] == {"minutes": (2, 2), "limit": [[2.0, 5.0], [3.0, 6.0]]}


def test_the_rows_of_a_window() -> None:
    """Of each kind of bounds, as pandas' windows have them."""
    fixed = FixedBounds(rows=5, length=3, first=-2, step=2, min_periods=1)
    assert [window_rows(fixed, i) for i in range(3)] == [(0, 1), (0, 3), (2, 5)]
    listed = ExplicitBounds(rows=5, starts=np.array([0, 2]), stops=np.array([1, 5]), min_periods=1)
    assert [window_rows(listed, i) for i in range(2)] == [(0, 1), (2, 5)]
    times = Column(values=np.array([0, 5, 5, 9]))
    ends = {(True, True): (0, 3), (False, True): (1, 3), (True, False): (0, 1), (False, False): (1, 1)}
    for (left, right), rows in ends.items():
        timed = TimeBounds(rows=4, times=times, span=5, closed_left=left, closed_right=right, min_periods=1)
        assert window_rows(timed, 2) == rows


# -- where there is no function, or no agreement ---------------------------------------------------------


def test_a_compiled_udf_raises_the_builtin_base() -> None:
    """It has no function to run again: the builtin that the class is made of, with the class's name."""
    with pytest.raises(ValueError, match=r"TooLate\(\(computed at run time\)\)") as caught:
        udf.compile(own, "float64", archs=())([1.0, 2.0])
    assert type(caught.value) is ValueError
    with pytest.raises(ValueError, match=r"TooLate\(7\)"):
        udf.compile(own_constant, "float64", archs=())([1.0, 2.0])
    assert "a compiled UDF does not hold the function" in caught.value.__notes__[1]
    with pytest.raises(AssertionError, match="computed at run time"):
        udf.compile(asserted, "float64", archs=())([1.0, 2.0])


def test_where_python_takes_another_branch_the_exception_is_what_compiled_code_knows() -> None:
    """Values that change between the two: the class and the place are kept, and nothing is made up."""
    table = np.array([1.0, 5.0])

    def looks(x):
        if table[x] > 3:
            raise TooLate(x)
        return table[x]

    class Changing(np.ndarray):
        pass

    series, seen = udf.Series([0, 1]), []
    original = udf.runtime.calls.results.replay
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            udf.runtime.calls.results, "replay", lambda *call: seen.append(table.fill(0.0)) or original(*call)
        )
        with pytest.raises(ValueError, match="computed at run time"):
            series.applymap(looks)
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("function", "cause"),
    [(lambda x: max((v * x for v in (1, 2)), default=0.0), r"max\(\.\., default=\.\.\)|generator")],
)
def test_what_is_not_supported_is_named(function, cause) -> None:
    with pytest.raises(UdfCompileError, match=cause):
        udf.Series([1.0]).applymap(function)
