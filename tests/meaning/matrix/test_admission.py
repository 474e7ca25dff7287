"""Admission at pandas' doors: an operation is compiled for the dtypes for which the matrix shows it equal."""

# ruff: noqa: DTZ001, DTZ007 - what people write

import datetime as dt
import types
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import some
from tests.support.matrix.cells import Cell, cases, cells
from tests.support.matrix.judge import judged
from tests.support.matrix.run import outcome
from tests.support.matrix.table import Key, read
from udf.bind.evidence import DOOR, operations_in, through
from udf.bind.evidence_table import Asked, evidence
from udf.doors.pandas.pandas_group_dtypes import OTHERS
from udf.errors import NotAdmittedError


def _changed(monkeypatch: pytest.MonkeyPatch, receiver: str, name: str, **sets: frozenset[str]) -> None:
    """Let the table say something else of an operation."""
    known = evidence().known[receiver]
    monkeypatch.setitem(known, name, known[name]._replace(**sets))


def test_what_is_not_in_the_table_is_refused() -> None:
    """An operation that no cell has, by its name."""
    series = pd.Series([1.0, 2.0])
    with pytest.raises(NotAdmittedError, match="'hex' is not known to give exactly what pandas gives"):
        series.udf.map(lambda x: x.hex())


@pytest.mark.parametrize("function", [lambda _: dt.datetime.now(), lambda x: x + dt.date.today().year])  # noqa: DTZ005, DTZ011 - a UDF's
def test_what_reads_the_clock_is_told_so(function) -> None:
    """Not that its class is unknown for the column's dtype."""
    with pytest.raises(NotAdmittedError, match=r"(now|today)' is not known(.|\n)*Hint: read the clock once, outside"):
        pd.Series([1.0, 2.0]).udf.map(function)


@pytest.mark.slow
def test_a_dtype_without_a_cell_that_is_equal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is admitted because a rule for it exists: of the dtype, or of what the function makes of it."""
    numbers = pd.Series([1, 2, 3])
    assert numbers.udf.agg(lambda s: s.skew(), fallback="error") == numbers.skew()
    _changed(monkeypatch, "column", ".skew", equal=frozenset({"float64"}))
    with pytest.raises(NotAdmittedError, match="'skew' is not known"):
        numbers.udf.agg(lambda s: -s.skew(), fallback="error")
    halves = numbers.udf.agg(lambda s: (s / 2).skew(), fallback="error")  # of floats, which a division makes
    assert halves == pytest.approx((numbers / 2).skew())


def test_what_is_asked_of_a_column_by_name_is_asked_of_its_dtype() -> None:
    """Another column of the frame is no evidence for it."""
    table = evidence()
    asked = Asked(table, "frame", ["float64", "int64"], {".where"})
    assert asked.unproven(".where") is None
    assert asked.unproven(".where", ["int64"]) is None
    assert table.of("frame", ".where")
    assert asked.unproven(".where", ["timedelta64[ns]"]) == "timedelta64[ns]"


@pytest.mark.parametrize(
    "function", [lambda s: (s + True).std(), lambda s: (s * (s > 3)).mean(), lambda s: (s > 3).median()]
)
def test_a_bool_is_no_number_beside_a_column_of_arrow(function: Any) -> None:
    """Arrow's arithmetic takes none: pandas raises; a condition that chooses is one."""
    frame = pd.DataFrame({"k": [1, 1, 2], "p": pd.array([3, 4, 5], "int64[pyarrow]")})
    with pytest.raises(NotAdmittedError, match="a bool as a number"):
        frame.udf.groupby("k")["p"].agg(function)
    ours, theirs = (of.groupby("k")["p"].agg(lambda s: s[s > 3].mean() + 1) for of in (frame.udf, frame))
    pd.testing.assert_series_equal(ours, theirs)


HELD = {"a": np.uint8(200), "b": np.int16(7)}
FACTORS = [np.float64(0.0), np.float64(2.5)]


def test_numbers_of_numpys_in_a_captured_container_are_pythons_to_tell() -> None:
    """They wrap, and divide by zero; a float64 is Python's float to what does not tell them apart."""
    numbers = pd.Series([0, 1])
    with pytest.raises(NotAdmittedError, match="int16 in HELD"):
        numbers.udf.map(lambda x: HELD["a"] + x)
    with pytest.raises(NotAdmittedError, match="float64 in FACTORS"):
        numbers.udf.map(lambda x: x / FACTORS[x])
    pd.testing.assert_series_equal(
        numbers.udf.map(lambda x: x * FACTORS[x] + 1), numbers.map(lambda x: x * FACTORS[x] + 1)
    )


def totals(p: float) -> float:
    """Add a number to Python's zero."""
    total = 0
    for _ in range(2):
        total += p
    return total


def test_a_number_that_may_be_numpys_is_not_taken_for_pythons() -> None:
    """``~`` of a comparison, ``divmod``, ``1 / (a == b)``: in groups, as pandas has it or refused."""
    frame = pd.DataFrame({"k": [1, 1, 2], "x": [1.0, 3.0, 5.0]})
    with pytest.raises(udf.errors.UdfCompileError, match="NumPy's on one path"):
        frame.udf.groupby("k")["x"].agg(lambda w: ~(totals(w.mean()) > 1))
    with np.errstate(all="ignore"):
        ours, theirs = (
            of.groupby("k")["x"].agg(lambda w: divmod(w.sum(), w.std() * 0)[0]) for of in (frame.udf, frame)
        )
    pd.testing.assert_series_equal(ours, theirs)
    arrow = frame.astype({"x": "double[pyarrow]"})
    ours, theirs = (of.groupby("k")["x"].agg(lambda w: "a" if len(w) > 1 else "b") for of in (arrow.udf, arrow))
    pd.testing.assert_series_equal(ours, theirs)
    halves = pd.DataFrame({"a": pd.array([1, 2], "UInt8"), "b": np.array([1, 2], "float16")})
    with pytest.raises(udf.errors.DTypeError, match="float16 beside nullable"):
        halves.udf.apply(lambda r: r.iloc[0] + 1, axis=1)


def test_a_frame_of_which_no_column_is_named_is_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = pd.DataFrame({"k": [0, 0], "a": [1.5, 2.5]})
    assert frame.udf.groupby("k")[["a"]].apply(lambda g: g.head(1), fallback="error")["a"].tolist() == [1.5]
    _changed(monkeypatch, "frame", ".head", differs=frozenset({"float64"}))
    with pytest.raises(NotAdmittedError, match="'head' is not known"):
        frame.udf.groupby("k")[["a"]].apply(lambda g: g.head(1).tail(2), fallback="error")


def test_what_public_code_often_asks_is_compiled() -> None:
    """Parts of a parsed time, the commonest value of a group, how many values of a row differ."""
    days, format_of = pd.Series(["2024-02-29", "2023-12-31"]), "%Y-%m-%d"
    frame = pd.DataFrame({"k": [0, 0, 1], "x": [1.5, 1.5, 2.0], "t": ["b", "b", "a"]})
    calls = (
        lambda one: one(days).map(lambda s: dt.datetime.strptime(s, format_of).date()),
        lambda one: one(days).map(lambda s: dt.datetime.strptime(s, format_of).strftime("%Y-%V")),
        lambda one: one(days).map(lambda s: (dt.datetime(2024, 6, 1) - dt.datetime.strptime(s, format_of)).days),
        lambda one: one(frame).groupby("k")["x"].agg(lambda s: s.value_counts().index[0]),
        lambda one: one(frame).groupby("k")["t"].agg(lambda s: s.value_counts().idxmax()),
        lambda one: one(frame[["k", "x"]]).apply(lambda r: len(set(r)), axis=1),
    )
    for call in calls:
        with udf.options(fallback="error"):
            found = call(lambda data: data.udf)
        pd.testing.assert_series_equal(found, call(lambda data: data))


def test_what_operations_make_is_of_their_results_kinds() -> None:
    """A length of text is a number, of which ``**`` is known; the text is none."""
    table = evidence()
    assert Asked(table, "value", ["str"], {"**"}).unproven("**") == "str"
    assert Asked(table, "value", ["str"], {"len()", "**"}).unproven("**") is None


@pytest.mark.slow
def test_a_cell_that_differs_is_refused_wherever_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a helper, in a try, by either name of a comparison; not at the doors of udf.Series."""
    _changed(monkeypatch, "value", "<", differs=frozenset({"uint8"}))
    numbers = pd.Series([1, 2], dtype="uint8")
    helper = lambda v: v >= 2

    def in_try(x):
        try:
            return x > 1
        except ValueError:
            return False

    for function in (lambda x: x < 2, lambda x: helper(x), in_try):
        with pytest.raises(NotAdmittedError, match="column of dtype 'uint8', in a function of a value"):
            numbers.udf.map(function)
        assert len(udf.Series(numbers).applymap(function)) == 2
        assert numbers.astype("int64").udf.map(function).tolist() == numbers.map(function).tolist()


def test_a_column_named_like_a_method_is_no_operation() -> None:
    """``row.hex`` is a column there."""
    frame = pd.DataFrame({"hex": [1.0, 2.0], "b": [1.0, 2.0]})
    assert frame.udf.apply(lambda row: row.hex + row.b, axis=1).tolist() == [2.0, 4.0]


@pytest.mark.parametrize("source", ['r[["a", "b"]].max()', "r[BOTH].max()", 'r[["a", "b", "c"]].max()'])
def test_some_columns_of_a_row_are_a_row(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked of them is not admitted by what is known of values."""
    _changed(monkeypatch, "row", ".max", differs=frozenset({"double[pyarrow]"}))
    frame = pd.DataFrame({"a": [np.inf, None], "b": [1.0, None], "c": [2.0, 3.0]}).astype("double[pyarrow]")
    with pytest.raises(NotAdmittedError, match="'max' is not known"):
        frame.udf.apply(eval(f"lambda r: {source}"), axis=1)  # noqa: S307 - text from above


BOTH = ["a", "b"]


def test_a_method_of_a_ufunc_is_an_operation() -> None:
    """``np.maximum.accumulate`` is not admitted as ``np.maximum`` is."""
    code = (lambda s: np.maximum.outer(s, s)).__code__
    assert "np.maximum.outer" in [name for name, _ in operations_in(code, globals())]


def test_nulls_alone_keep_the_index() -> None:
    """Pandas takes a union of labels for a range where it can."""
    series = pd.Series([None], dtype="bool[pyarrow]", index=pd.Index([0]))
    pd.testing.assert_series_equal(series.udf.map(lambda x: x), series.map(lambda x: x), check_index_type="exact")


def test_a_door_is_one_object_for_the_same_dtypes() -> None:
    """It is part of the key of a call, which is looked up for every call; the outermost counts."""
    seen = []
    for _ in range(2):
        with through("value", (None,), (pd.Series([1]).dtype,)):
            seen.append(DOOR.get())
            with through("group", (None,), (pd.Series([1]).dtype,)):
                assert DOOR.get() is seen[-1]
    assert seen[0] is seen[1]
    assert DOOR.get() is None


def test_what_is_admitted_is_asked_of_the_dtypes_of_this_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """A nullable column without nulls is compiled as NumPy's is, and may be admitted where that is not."""
    _changed(monkeypatch, "item", "*", differs=frozenset({"Int64"}))
    frame = pd.DataFrame({"a": [1, 2], "b": [3, 4], "c": ["x", "y"]})
    product = lambda r: r.a * r.b
    assert frame.udf.apply(product, axis=1).tolist() == [3, 8]
    frame["b"] = frame["b"].astype("Int64")
    with pytest.raises(NotAdmittedError):
        frame.udf.apply(product, axis=1)
    frame["b"] = frame["b"].astype("int64")
    assert frame.udf.apply(product, axis=1).tolist() == [3, 8]


@pytest.mark.parametrize("dtype", ["Int64", "boolean", "string", "double[pyarrow]"])
def test_a_dict_of_a_row_that_may_have_na_is_pandas_own(dtype: str) -> None:
    """It has None there, beside text."""
    frame = pd.DataFrame({"n": [1, 2], "a": ["x", "y"], "b": pd.array([None, None], dtype)})
    with pytest.raises(NotAdmittedError, match="'to_dict'"):
        frame.udf.apply(lambda r: r.to_dict(), axis=1)
    found = frame[["n", "a"]].udf.apply(lambda r: r.to_dict(), axis=1)
    assert found.tolist() == [{"n": 1, "a": "x"}, {"n": 2, "a": "y"}]


@pytest.mark.parametrize("dtype", ["float32", "Float32", "float[pyarrow]"])
def test_clip_of_groups_of_float32_is_pandas_own(dtype: str) -> None:
    """A limit of float64 makes a group float64 where a value changes."""
    frame = pd.DataFrame({"k": [1, 1, 2, 2], "v": pd.array([1.0, 2.0, 3.0, 3.0], dtype)})
    with pytest.raises(NotAdmittedError, match="'clip'"):
        frame.udf.groupby("k")["v"].transform(lambda s: s.clip(s.quantile(0.25)))


def test_a_function_of_one_column_of_groups_is_asked_of_that_columns_dtype() -> None:
    """Another column of the frame, as of times with a zone, is nothing that it can read."""
    times = pd.date_range("2024", periods=3, tz="Europe/Berlin")
    frame = pd.DataFrame({"k": [1, 1, 2], "x": [1.0, 2.0, 4.0], "t": times})
    found = frame.udf.groupby("k").agg(high=("x", lambda s: s.max()), fallback="error")
    pd.testing.assert_frame_equal(found, frame.groupby("k").agg(high=("x", "max")))


@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")  # given once a function, of whichever dtype
@pytest.mark.parametrize("dtype", ["uint64", "UInt64", "uint64[pyarrow]"])
@pytest.mark.parametrize("function", [lambda x: np.negative(x), lambda x: np.sign(x) + 1, lambda x: np.square(x)])
def test_numpys_functions_of_whole_values_beyond_int64_are_pandas_own(function, dtype) -> None:
    """NumPy has some in int64 and some in uint64, by their values."""
    column = pd.Series([2**63 + 1, 5], dtype=dtype)
    with pytest.raises(NotAdmittedError):
        column.udf.map(function)
    with udf.options(fallback="python"):
        found = column.udf.map(function)
    pd.testing.assert_series_equal(found, column.map(function))


TABLE = read()


def _red() -> Iterator[Cell]:
    """Yield a cell for each that differs, with the one form that shows it."""
    for cell in cells():
        entry = TABLE[Key(cell.receiver, cell.operation.name, cell.dtype)]
        if entry.outcome in ("fault", "differs"):
            forms = [form for form in cell.operation.forms if entry.shows.startswith(f"{form} (")]
            yield replace(cell, operation=replace(cell.operation, forms=tuple(forms) or cell.operation.forms))


@pytest.mark.slow
@pytest.mark.parametrize("cell", some(_red(), each=11), ids=lambda cell: cell.name)
@pytest.mark.filterwarnings("ignore")  # pandas of numbers that do not fit
def test_what_the_table_calls_a_difference_is_not_compiled(cell: Cell) -> None:
    """In the form that differs: it is refused, and by default pandas runs it."""
    found = judged(cell, 1)
    assert found.outcome not in ("fault", "differs") or OTHERS in found.shows, found.shows
    for case in cases(cell, 1):
        assert outcome(case, fallback="python")[0] in ("equal", "raises"), case


def test_names_of_a_helper_are_those_of_its_own_module() -> None:
    """A method, and a function of another module, have NumPy by another name than the caller, or by none."""
    module = types.ModuleType("with_numpy")
    exec("import numpy as other\ndef inner(x):\n    return len(other.str_(x))\n", module.__dict__)  # noqa: S102 - a module

    class Named:
        def method(self, x: Any) -> Any:
            return module.inner(x)

    for function in (lambda x: module.inner(x), module.inner, Named().method):
        with pytest.raises(NotAdmittedError, match=r"np\.str_"):
            pd.Series([1, 2]).udf.map(function, fallback="error")
