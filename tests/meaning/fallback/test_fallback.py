"""What compiled code cannot do of a function, or of some rows, is Python's at pandas' door: results are pandas' own."""

import json
import logging
import random
import sys
import warnings
from datetime import datetime
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.at_once import Terminal
from tests.support.budget import THOROUGH, budget
from tests.support.fallback_programs import differences, program
from udf.errors import CapturedValueError, FallbackWarning, UdfError
from udf.options import options
from udf.runtime.choice.last_call import last_call

pytestmark = pytest.mark.usefixtures("by_default")

LOG = logging.Logger("test of rows that leave", logging.CRITICAL)  # noqa: LOG001 - one of its own


def strips(x):
    return x.strip() if isinstance(x, str) else x


def logs(x):
    if x < 0:
        LOG.warning("negative %s", x)
        return 0.0
    return x * 2 + 1


def parses(x):
    return json.loads(x)["a"] if x.startswith("{") else len(x)


def unknown(x):
    return "unknown" if x < 0 else x * 2


def dates(x):
    try:
        return datetime.strptime(x, "%Y-%m-%d")  # noqa: DTZ007 - what people write
    except ValueError:
        return pd.to_datetime(x, errors="coerce")


def imports(x):
    import math  # noqa: PLC0415 - what is tested

    return math.floor(x)


CASES = {
    "objects of two types": (strips, [" a", "b ", 3, " c", "d"], 1),
    "objects of three types": (strips, [" a", "b ", 3, " c", None, 2.5, "e", "f"], 2),
    "a logging branch": (logs, [1.0, -2.0, 3.0], 1),
    "a module's function, met": (parses, ["abc", '{"a": 4}', "d"], 1),
    "a module's function, not met": (parses, ["abc", "d"], 0),
    "two types, met": (unknown, [1, 2, -1], 1),
    "two types, not met": (unknown, [1, 2, 3], 0),
    "a handler that does not compile": (dates, ["2020-01-02", "x", "2021-02-03"], 1),
    "beyond 64 bits": (lambda x: x**40, [1, 2, 3, 0, 1], 1),
    "beyond 2**53, as a float": (lambda x: x * 1.5 if x > 5 else x * 3002399751580331, [1, 2, 9], 0),
    "an import inside": (imports, [1.5, 2.5], 2),
    "an object or None": (lambda x: {"a": x} if x > 4 else None, [1, 5, 7], None),
    "bools and numbers": (lambda x: True if x == 3 else x, [1, 2, 3, 4], None),
    "big integers in objects": (lambda x: x + 1, pd.Series([1, 2**70, 3], dtype=object), 1),
    "NumPy's numbers beside text": (lambda x: np.int64(2) if x > 1 else "a", [1, 0, 3], 1),
    "complex numbers, met": (lambda x: complex(x, 1) if x > 5 else x, [1.0, 7.0, 2.0], 1),
    "complex numbers, not met": (lambda x: complex(x, 1) if x > 5 else x, [1.0, 3.0, 2.0], 0),
    "an integer that no float holds, in a nullable column": (
        lambda x: x * 4611686018427387904,
        pd.Series([0, None, 1, 3], dtype="Int64"),
        None,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_leaves_is_computed_by_python_and_the_result_is_what_pandas_gives(case: str) -> None:
    function, values, left = CASES[case]
    data = values if isinstance(values, pd.Series) else pd.Series(values, index=range(5, 5 + len(values)), name="given")
    pd.testing.assert_series_equal(data.udf.map(function), data.map(function))
    if left is not None:
        assert udf.last_call().in_python == left


@pytest.mark.slow
def test_a_handler_of_compiled_code_does_not_catch_a_row_that_leaves() -> None:
    met: dict[int, int] = {}

    def counts(x):
        try:
            if x > 2:
                met[x] = 1
            y = x * 2
        except Exception:  # noqa: BLE001 - what is tested
            y = -1
        return y

    def reads(x):
        try:
            if x > 2:
                return json.loads("3")
        except BaseException:  # noqa: BLE001 - what is tested
            return -1
        finally:
            x += 1
        return x

    data = pd.Series([1, 2, 3, 0])
    for function in (counts, reads):
        pd.testing.assert_series_equal(data.udf.map(function), data.map(function))


def test_side_effects_happen_once_in_row_order_and_stop_where_a_row_raises() -> None:
    seen: list[int] = []

    def function(x):
        if x % 3 == 0:
            seen.append(x)
        if x == 6:
            raise ValueError("six", x)
        return x + 0.5

    data = pd.Series([1, 3, 2, 9, 4, 5, 7, 8, 10, 11])
    ours = data.udf.map(function)
    assert seen == [3, 9]
    seen.clear()
    pd.testing.assert_series_equal(ours, data.map(function))
    seen.clear()
    with pytest.raises(ValueError, match="six") as raised:
        pd.Series([1, 3, 2, 6, 4, 9, 7, 8, 10, 11]).udf.map(function)
    assert raised.value.args == ("six", 6)
    assert seen == [3, 6]


def test_what_a_row_that_leaves_may_change_is_not_read_by_compiled_rows() -> None:
    """Then all rows are Python's, in order."""
    total = [0]

    def function(x):
        if x > 2:
            total[0] += 1
        return x + total[0]

    data = pd.Series([1, 3, 1, 4, 1])
    ours = data.udf.map(function).tolist()
    assert total == [2]
    total[0] = 0
    assert ours == data.map(function).tolist() == [1, 4, 2, 6, 3]


@pytest.mark.slow
def test_rows_of_a_frame_leave() -> None:
    frame = pd.DataFrame({"a": np.arange(6), "b": ["x", "y", "z", "w", "v", "u"], "o": [1, None, "t", 2, 3, 4]})
    for function in (
        lambda row: json.loads("[1]")[0] if row.a == 3 else row.a * 2,
        lambda row: row.b + "!" if row.a < 5 else None,
        lambda row: (row.a, row.b) if row.a != 2 else [row.a],
        lambda row: row.o if row.a > 4 else row.a,
        lambda row: row.to_dict() if row.a == 1 else {"a": 1},
    ):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


def total(s):
    """Return a sum in Python's integers, which a column of large ones takes beyond 64 bits."""
    found = 0
    for value in s:
        found += int(value)
    return found


def loads(w):
    return json.loads("1.5") + w.sum()


FRAME = pd.DataFrame({"k": [1, 2, 1, 2, 1], "n": [2**62, 1, 2**62, 5, 7], "x": [1.0, 2.0, 4.0, 8.0, 16.0]})
WHOLE = {
    "windows": lambda: (FRAME.x, lambda d: d.rolling(2).apply(loads)),
    "windows, raw": lambda: (FRAME.x, lambda d: d.rolling(2).apply(lambda w: json.loads("1") + w[0], raw=True)),
    "windows to each row": lambda: (FRAME.x, lambda d: d.expanding().apply(loads)),
    "windows of a frame": lambda: (FRAME[["n", "x"]], lambda d: d.rolling(2).apply(loads)),
    "windows that raise": lambda: (FRAME.x, lambda d: d.rolling(2).apply(lambda w: json.loads("{"))),
    "windows in groups": lambda: (FRAME, lambda d: d.groupby("k").x.rolling(2).apply(loads)),
    "a column": lambda: (FRAME.x, lambda d: d.agg(loads)),
    "columns": lambda: (FRAME, lambda d: d.apply(loads)),
    "columns, one value": lambda: (FRAME, lambda d: d.agg(loads)),
    "columns, by a dict": lambda: (FRAME, lambda d: d.agg({"x": loads, "n": "max"})),
    "columns, as long": lambda: (FRAME, lambda d: d.transform(lambda s: s + json.loads("1"))),
    "a column beyond 64 bits": lambda: (FRAME.n, lambda d: d.agg(total)),
    "groups": lambda: (FRAME, lambda d: d.groupby("k").x.agg(loads)),
    "groups, as long": lambda: (FRAME, lambda d: d.groupby("k").x.transform(loads)),
    "groups, frames": lambda: (FRAME, lambda d: d.groupby("k").apply(lambda g: json.dumps(g.x.tolist()))),
    "groups, named": lambda: (FRAME, lambda d: d.groupby("k").agg(a=("x", loads))),
    "groups, several": lambda: (FRAME, lambda d: d.groupby("k").x.agg([loads, "sum"])),
    "groups, by a dict": lambda: (FRAME, lambda d: d.groupby("k").agg({"x": loads, "n": "max"})),
    "groups, chosen": lambda: (FRAME, lambda d: d.groupby("k").filter(lambda g: json.loads("3") <= len(g))),
    "groups beyond 64 bits": lambda: (FRAME, lambda d: d.groupby("k").n.agg(total)),
    "the name of a method": lambda: (FRAME.x, lambda d: d.agg("sum")),
    "names of methods": lambda: (FRAME.x, lambda d: d.apply(["sum", "max"])),
    "a dict": lambda: (FRAME.k, lambda d: d.map({1: "a"})),
    "a Series": lambda: (FRAME.k, lambda d: d.map(pd.Series({1: "a"}))),
    "arrays of rows": lambda: (FRAME, lambda d: d.apply(lambda r: r.sum(), axis=1, raw=True)),
    "rows as they were": lambda: (FRAME, lambda d: d.apply(lambda r: [1, 2, 3], axis=1, result_type="broadcast")),
    "rows made wide": lambda: (FRAME, lambda d: d.apply(lambda r: [1, json.loads("2")], axis=1, result_type="expand")),
    "rows, a Series each": lambda: (FRAME, lambda d: d.apply(lambda r: pd.Series({"a": json.loads("2")}), axis=1)),
    "every value": lambda: (FRAME, lambda d: d.map(json.dumps)),
    "an object that is called": lambda: (FRAME.x, lambda d: d.map(json.JSONEncoder().encode)),
}


@pytest.mark.parametrize("case", WHOLE)
def test_a_call_that_does_not_compile_is_pandas_own(case: str) -> None:
    """Windows, groups, columns, and whatever pandas' methods take in place of a function."""
    given, run = WHOLE[case]()
    ours, theirs = (_outcome(run, one) for one in (given.udf, given))
    assert type(ours) is type(theirs), ours
    if isinstance(ours, Exception):
        assert ours.args == theirs.args
    elif isinstance(ours, pd.DataFrame):
        pd.testing.assert_frame_equal(ours, theirs)
    elif isinstance(ours, pd.Series):
        pd.testing.assert_series_equal(ours, theirs)
    else:
        assert ours == theirs


def _outcome(run: Any, given: Any) -> Any:
    try:
        return run(given)
    except Exception as raised:  # noqa: BLE001 - whatever it is, it is compared
        return raised


def test_one_warning_a_function_and_cause_names_the_share_and_the_line() -> None:
    def function(x):
        if x > 7:
            LOG.debug(x)
        return x

    with warnings.catch_warnings(record=True) as met:
        warnings.simplefilter("always")
        for _ in range(3):
            pd.Series(range(10)).udf.map(function)
    (one,) = [warning for warning in met if warning.category is FallbackWarning]
    assert "2 of 10 rows" in str(one.message)
    assert "'function'" in str(one.message)
    assert one.filename == __file__
    last = udf.last_call()
    assert (last.rows, last.in_python) == (10, 2)
    assert last.lines == {function.__code__.co_firstlineno + 2: 2}


def test_error_in_place_of_python() -> None:
    data = pd.Series([1.0, -2.0])
    with pytest.raises(CapturedValueError, match="Logger"):
        data.udf.map(logs, fallback="error")
    with options(fallback="error"), pytest.raises(CapturedValueError, match="Logger"):
        data.udf.map(logs)
    with options(fallback="error"), pytest.raises(OverflowError):
        pd.Series([3, 10]).udf.map(lambda x: x**40)
    for door in (udf.Series(data).applymap, udf.DataFrame(data.to_frame("a")).apply):
        with pytest.raises(UdfError):
            door(logs) if door.__name__ == "map" else door(lambda row: logs(row.a))
    with options(fallback="error"):
        pd.testing.assert_series_equal(data.udf.map(logs, fallback="python"), data.map(logs))


def test_another_function_object_of_known_code_is_the_one_that_runs() -> None:
    """What was found of a function belongs to its code; Python runs the object of this call."""

    def made(record):
        def function(x):
            if x > 3:
                record.append(x)
            return x * 2

        return function

    data = pd.Series([1, 2, 3, 4, 5])
    for _ in range(3):
        record: list[int] = []
        assert data.udf.map(made(record)).tolist() == [2, 4, 6, 8, 10]
        assert record == [4, 5]


def test_two_kinds_of_missing_values_alone_stay_what_they_are() -> None:
    def given(x: str) -> Any:
        if x < "m":
            return pd.NA
        if x == "z":
            return float("nan")
        raise ValueError(x)

    for values in (["a"], ["z"], ["a", "z"]):
        data = pd.Series(values, dtype=object)
        assert repr(list(data.udf.map(given, fallback="error"))) == repr(list(data.map(given)))


@pytest.mark.parametrize(("delay", "asked", "shown"), [(0.0, True, True), (0.0, False, False), (100.0, True, False)])
def test_a_bar_of_rows_in_python_is_shown_in_a_terminal(delay: float, asked: bool, shown: bool, monkeypatch) -> None:
    pytest.importorskip("tqdm")
    monkeypatch.setattr("udf.base.progress.PATIENCE", delay)
    monkeypatch.setattr(sys, "stderr", Terminal())
    data = pd.Series([1.0, -2.0, 3.0])
    with udf.options(progress=asked):
        assert data.udf.map(logs).equals(data.map(logs))
    assert ("Python" in sys.stderr.getvalue()) is shown


def test_ctrl_c_in_a_row_that_leaves_ends_the_call() -> None:
    seen = []

    def interrupted(x: int) -> int:
        if x % 10 == 0:
            seen.append(x)
            if x == 30:
                raise KeyboardInterrupt
        return x

    data = pd.Series(range(100))
    with pytest.raises(KeyboardInterrupt):
        data.udf.map(interrupted)
    assert seen == [0, 10, 20, 30]
    with pytest.raises(KeyboardInterrupt), udf.pandas.accelerated(always=True):
        data.map(interrupted)
    assert seen == [0, 10, 20, 30] * 2


def test_a_variable_that_only_rows_in_python_read_is_not_captured() -> None:
    seen, log = list[float](), logging.Logger("captured")  # noqa: LOG001 - one of its own

    def noted(x: float) -> float:
        if x < 0:
            seen.append(x)
            log.info("negative")
        return x * 2

    data = pd.Series([1.0, -2.0, 3.0])
    assert data.udf.map(noted).equals(data * 2)
    assert (seen, last_call().in_python) == ([-2.0], 1)


def rarely_text(row):
    """Return a text in place of a number of the row's."""
    if row["a"] > 95:
        return "text"
    return row["a"] * 2


def test_numbers_beside_objects_of_other_rows_are_numpys_as_the_rows_are() -> None:
    """``np.float64(8.0)``, not ``8.0``, where a few rows give a text or a list."""
    rows = pd.DataFrame({"a": np.arange(100.0), "b": range(100)})
    for function in (rarely_text, lambda row: [1] if row["b"] > 95 else row["a"] > 3):
        ours, theirs = (of.apply(function, axis=1) for of in (rows.udf, rows))
        assert [*map(repr, ours)] == [*map(repr, theirs)]


def test_empty_columns_are_pandas_own() -> None:
    for dtype in ("float64", "str", object, "Int64"):
        data = pd.Series([], dtype=dtype, name="x")
        pd.testing.assert_series_equal(data.udf.map(logs), data.map(logs))


@pytest.mark.slow
@pytest.mark.parametrize("tenth", range(10))
def test_programs_of_statements_that_compile_and_statements_that_leave(tenth: int) -> None:
    for seed in range(100_000 + tenth, 100_000 + 10 * (budget(600) if THOROUGH else 2), 10):
        one = program(random.Random(seed))
        theirs = one.run("pandas")
        differs: Any = differences(one.run("udf"), theirs)
        assert not differs, f"seed {seed}: {differs}\n{one}"
