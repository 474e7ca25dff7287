"""The accessor of cuDF, over a stand-in for its buffers; tests/gpu/test_cudf.py asks the real one."""

import importlib
import sys

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support import cudf_standin
from tests.support.budget import in_turn
from tests.support.cudf_standin import Column, DataType, HostMemory, Index, TypeId, column_of, gpumemoryview, values_of
from udf.columns import cudf_buffers as reading
from udf.columns import transfers
from udf.cuda import gpu_columns
from udf.errors import DTypeError, UdfCompileError, UdfError


@pytest.fixture
def cudf(monkeypatch):
    """Give the stand-ins their names, and import the door under them."""
    for name, module in cudf_standin.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    for module in (transfers, gpu_columns, reading):
        monkeypatch.setattr(module, "memory_of_gpu", lambda: HostMemory)
    monkeypatch.setattr(HostMemory, "streams", [])
    doors = ("udf.doors.cudf",)
    for door in doors:
        monkeypatch.delitem(sys.modules, door, raising=False)
    monkeypatch.setattr(importlib.import_module("udf.doors.cudf"), "memory_of_gpu", lambda: HostMemory)
    yield sys.modules["cudf"]
    for door in doors:
        sys.modules.pop(door, None)


DAYS = np.array(["2013-01-31", "NaT", "2013-02-28"], "M8[us]")

GIVEN = {
    "floats": ([1.5, 2.0, -4.0], lambda x: x * 2 + 1),
    "nulls": ([1.5, None, float("inf")], lambda x: x * 2 + 1),
    "ints": ([3, None, 2**62], lambda x: x // 2),
    "asked": ([3, None, 5], lambda x: -1 if x is udf.NA else x),
    "bools": ([True, None, False], lambda x: x ^ True),
    "to bool": ([1.0, 2.0, 3.0], lambda x: x > 1.5),
    "text": (["ab", None, "Ärger", ""], lambda s: s.upper() + "!"),
    "length": (["ab", None, "Ärger", ""], lambda s: len(s)),
    "labels": ([1, None, 3], lambda x: None if x is udf.NA else "low" if x < 2 else "high"),
    "times": (DAYS, lambda t: t.month),
    "moments": (DAYS, lambda t: t + pd.Timedelta("1D")),
    "none": ([None, 1.0], lambda x: None if x is udf.NA else x),
}


@pytest.mark.parametrize(("offset", "name"), in_turn([0, 1], GIVEN))
def test_values_go_in_and_out(cudf, name, offset) -> None:
    """As those of udf.Series; from any row on, with the index and the name that were given, which nobody looks at."""
    values, function = GIVEN[name]
    index = Index([f"r{i}" for i in range(len(values) - offset)])
    series = cudf.Series(column_of(values, offset), index=index, name="x")
    made = series.udf.applymap(function)
    assert made.tolist() == list(udf.Series(values[offset:]).applymap(function))
    assert (made.index, made.name, index.asked) == (index, "x", 0)
    assert HostMemory.streams == [False, False]


def test_what_comes_in_is_shared(cudf) -> None:
    """Values, bits and bytes are where cuDF has them, bools too."""
    for values in ([1.5, None], [True, None], ["ab", None]):
        series = cudf.Series(values)
        column = udf.Series(series).column
        data = series._column.data().obj
        assert np.shares_memory(column.text.chars if column.text is not None else column.values, data)
        assert np.shares_memory(column.validity, series._column.null_mask().obj)


def test_what_goes_out_is_shared(cudf, monkeypatch) -> None:
    """The buffers are those of the result."""
    from udf.doors import cudf as door  # noqa: PLC0415 - under the stand-ins

    for ours in (udf.Series([1.5, None]), udf.Series([True, None]), udf.Series(["ab", None])):
        there = door.pylibcudf_column(ours.column)
        assert values_of(there) == list(ours)
        bytes_ = ours.column.values if ours.column.text is None else ours.column.text.chars
        assert (there.data().obj is bytes_, there.null_mask().obj is ours.column.validity) == (True, True)


@pytest.mark.slow
def test_rows_windows_groups_and_folds(cudf) -> None:
    """The methods of a frame; labels of groups are made anew."""
    data = {"k": ["a", "b", "a"], "x": [1.0, 2.0, 4.0], "n": [3, None, 5]}
    index = Index([5, 6, 7])
    frame = cudf.DataFrame(data, index=index)
    made = frame.udf.apply(lambda row: row.x * row["n"], axis=1)
    assert (made.tolist(), made.index) == ([3.0, None, 20.0], index)
    pair = frame.udf.apply(lambda row, by: (row.x * by, row.k + "!"), by=3)
    assert pair.to_pandas().to_dict("list") == {0: [3.0, 6.0, 12.0], 1: ["a!", "b!", "a!"]}
    assert pair.index is index
    windows = frame.udf.rolling(2)["x"]
    assert windows.apply(lambda w: w.max() - w.min()).tolist()[1:] == [1.0, 2.0]
    assert frame["x"].udf.expanding().apply(lambda w: w.sum()).tolist() == [1.0, 3.0, 7.0]
    groups = frame.udf.groupby("k")["x"].agg(lambda s: s.max() - s.min())
    assert (groups.tolist(), groups.index.to_pandas().tolist()) == ([3.0, 0.0], ["a", "b"])
    both = frame.udf.groupby(["k", "x"])["x"].agg(lambda s: s.sum()).index.to_pandas()
    assert (type(both), both.tolist()) == (pd.MultiIndex, [("a", 1.0), ("a", 4.0), ("b", 2.0)])
    assert frame["x"].udf.scan(lambda s, x: (s + x, s + x), 0.0).tolist() == [1.0, 3.0, 7.0]
    assert frame["x"].udf.reduce(lambda s, x: s + x, 0.0) == 7.0


def test_windows_by_time(cudf) -> None:
    """Of a column of times, and of an index of them."""
    times = np.arange(4).astype("M8[h]").astype("M8[us]")
    frame = cudf.DataFrame({"t": times, "x": [1.0, 4.0, 2.0, 8.0]}, index=Index(times))
    for windows in (frame.udf.rolling("2h", on="t")["x"], frame["x"].udf.rolling("2h", on=times)):
        assert windows.apply(lambda w: w.sum()).tolist() == [1.0, 5.0, 6.0, 10.0]
    by_index = cudf.Series([1.0, 4.0, 2.0, 8.0], index=frame.index).udf.rolling("2h").apply(lambda w: w.sum())
    assert (by_index.tolist(), by_index.index) == ([1.0, 5.0, 6.0, 10.0], frame.index)


def test_a_row_that_raises_is_named_by_its_label(cudf) -> None:
    """Labels come to the host then, and only then."""
    series = cudf.Series([1, 0], index=Index(["first", "second"]))
    with pytest.raises(ZeroDivisionError) as caught:
        series.udf.apply(lambda x: 1 // x)
    assert "second" in "".join(caught.value.__notes__)
    assert series.udf.apply(lambda x: 1 // x, errors="null").tolist() == [1, None]


LEAVING = {
    "a log": (lambda x: LOG.append(x) or 0 if x < 0 else x * 2, [1, -5, -6], UdfError, "append"),
    "an integer beyond 64 bits": (lambda x: x**30, [1, 3, 1000, 2000], OverflowError, "index label 2"),
    "another type": (lambda x: "low" if x < 0 else x * 2, [1, -5], UdfError, "returns"),
    "an exception": (lambda x: {1: 2}[x], [1, 7, 8], KeyError, "index label 1"),
}
LOG: list[float] = []


@pytest.mark.parametrize("fallback", ["error", "python"])
@pytest.mark.parametrize("case", LEAVING)
def test_a_row_that_compiled_code_leaves_is_an_error_that_names_it(cudf, case, fallback) -> None:
    """The first one, by its label, whatever options say: a column on a GPU holds no objects of Python's."""
    function, values, error, said = LEAVING[case]
    with udf.options(fallback=fallback), pytest.raises(error) as caught:
        cudf.Series(np.array(values)).udf.apply(function)
    assert said in str(caught.value) + "".join(getattr(caught.value, "__notes__", ()))
    assert not LOG


def test_a_category_is_its_strings_or_its_numbers(cudf) -> None:
    """Codes are read as they are."""
    codes = column_of(np.array([1, 0, 1], np.int8))
    series = cudf.Series(codes, categories=SimpleIndex(["AA", "UA"]))
    assert series.udf.map(lambda c: c == "UA").tolist() == [True, False, True]
    assert series.udf.map(lambda c: c.lower()).tolist() == ["ua", "aa", "ua"]


class SimpleIndex(Index):
    dtype = "str"


def test_what_no_function_takes_is_refused(cudf) -> None:
    """By the name of its type; a function that cannot be compiled as everywhere."""
    decimals = Column(DataType(TypeId.DECIMAL64), 1, gpumemoryview(np.zeros(1)), None, 0, 0, [])
    with pytest.raises(DTypeError):
        cudf.Series(decimals).udf.apply(lambda x: x)
    zoned = cudf.Series(DAYS)
    zoned.dtype.tz = "UTC"
    with pytest.raises(DTypeError):
        zoned.udf.apply(lambda x: x)
    with pytest.raises(UdfCompileError):
        cudf.Series([1.0]).udf.apply(lambda x: x.no_such())


@pytest.mark.parametrize("values", [[1.5], ["a"]], ids=["numbers", "text"])
def test_no_rows(cudf, values) -> None:
    """Give none, of the type that there would be."""
    assert cudf.Series(column_of(values, 1)).udf.map(lambda x: x + x).tolist() == []


def test_a_nat_without_a_bit_is_null(cudf) -> None:
    """A value to cuDF, where it is told to."""
    times = np.array(["2013-01-31", "NaT"], "M8[s]")
    column = Column(DataType(TypeId.TIMESTAMP_SECONDS), 2, gpumemoryview(times), None, 0, 0, [])
    assert cudf.Series(column).udf.map(lambda t: t.year).tolist() == [2013, None]
