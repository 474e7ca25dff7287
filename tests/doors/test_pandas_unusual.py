"""Objects of pandas that are rare: of a subclass, with flags or attrs, sparse, with labels that occur twice."""

from functools import partial

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import outcome
from tests.support.installed import both
from udf.base.pandas_meaning import meaning

pytestmark = [pytest.mark.usefixtures("by_default"), pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")]


class OwnSeries(pd.Series):
    """A subclass, as GeoPandas has one."""

    @property
    def _constructor(self):
        return OwnSeries


class OwnFrame(pd.DataFrame):
    """A frame of such columns."""

    @property
    def _constructor(self):
        return OwnFrame

    @property
    def _constructor_sliced(self):
        return OwnSeries


def frame() -> pd.DataFrame:
    return pd.DataFrame({"k": list("aab"), "v": [1.0, 2.0, 4.0]})


def loop(values):
    """Return a sum of a column, a window or a group, by a loop, which compiles."""
    total = 0.0
    for value in values:
        total += value
    return total


CALLS = {
    "map": lambda door, d: door(d["v"]).map(lambda x: x + 1),
    "apply": lambda door, d: door(d["v"]).apply(lambda x: x + 1),
    "agg": lambda door, d: door(d["v"]).agg(loop),
    "transform": lambda door, d: door(d["v"]).transform(lambda x: x + 1),
    "map of a frame": lambda door, d: door(d[["v"]]).map(lambda x: x + 1),
    "rows": lambda door, d: door(d).apply(lambda r: r["v"] + 1, axis=1),
    "rows to columns": lambda door, d: door(d).apply(lambda r: pd.Series({"q": r["v"]}), axis=1),
    "columns": lambda door, d: door(d[["v"]]).apply(loop),
    "rolling": lambda door, d: door(d["v"]).rolling(2).apply(loop),
    "expanding": lambda door, d: door(d[["v"]]).expanding().apply(loop),
    "groups": lambda door, d: door(d).groupby("k")["v"].agg(loop),
    "groups named": lambda door, d: door(d).groupby("k").agg(z=("v", loop)),
    "groups apply": lambda door, d: door(d).groupby("k")["v"].apply(loop),
    "groups transform": lambda door, d: door(d).groupby("k")["v"].transform(lambda s: s - s.mean()),
    "groups spread": lambda door, d: door(d).groupby("k").transform(loop),
    "groups of a frame transform": lambda door, d: door(d).groupby("k").transform(lambda s: s - s.mean()),
    "groups filter": lambda door, d: door(d).groupby("k").filter(lambda g: g["v"].sum() > 3),
    "groups of a frame": lambda door, d: door(d).groupby("k").apply(lambda g: g["v"].max()),
    "windows without weights": lambda door, d: door(d["v"]).rolling(2, 1, False, None, None, "both").apply(loop),
    "windows through pipe": lambda door, d: door(d[["v"]]).rolling(2, win_type=None).pipe(lambda w: w["v"].apply(loop)),
    "groups through pipe": lambda door, d: door(d).groupby("k").pipe(lambda g, f: g["v"].agg(f), loop),
    "groups of a Series through pipe": lambda door, d: (
        door(d["v"]).groupby(d["k"]).pipe((lambda f, groups: groups.agg(f), "groups"), loop)
    ),
    "windows of groups": lambda door, d: door(d).groupby("k")["v"].rolling(2, min_periods=1).apply(loop),
}
GIVEN = {
    "a subclass": lambda: OwnFrame(frame()),
    "a flag": lambda: frame().set_flags(allows_duplicate_labels=False),
    "attrs": lambda: frame().pipe(lambda made: made.attrs.update(unit="m") or made),
}


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("call", CALLS)
def test_results_have_the_class_flags_and_attrs_that_pandas_gives(call: str, given: str) -> None:
    theirs = CALLS[call](lambda data: data, GIVEN[given]())
    ours = CALLS[call](lambda data: data.udf, GIVEN[given]())
    if call == "agg":
        assert ours == theirs
        return
    assert type(ours) is type(theirs)
    assert ours.attrs == theirs.attrs
    assert ours.flags == theirs.flags
    assert ours.equals(theirs)


def test_a_subclass_compiles_where_it_has_to() -> None:
    with udf.options(fallback="error"):
        assert OwnSeries([1.0, 2.0]).udf.map(lambda x: x + 1).tolist() == [2.0, 3.0]


def test_windows_of_columns_with_one_label_are_those_of_pandas() -> None:
    twice = pd.DataFrame([[1.0, 2.0], [3.0, 4.0]], columns=["a", "a"])
    pd.testing.assert_frame_equal(twice.udf.rolling(2).apply(loop), twice.rolling(2).apply(loop))


@pytest.mark.parametrize("beside", ["float64", "float32", "bool", "complex128"])
@pytest.mark.parametrize("dtype", ["int64", "uint8", "float32", "bool"])
def test_rows_meet_in_the_type_of_all_columns_also_of_those_with_one_label(dtype: str, beside: str) -> None:
    data = pd.DataFrame({"a": [1, 0, 3], "b": [2, 1, 1]}).astype(dtype)
    data = pd.concat([data, *2 * [pd.Series([1, 0, 1], name="twice").astype(beside)]], axis=1)
    for function in (lambda r: r["a"] + r["b"], lambda r: str(r["a"])):
        pd.testing.assert_series_equal(data.udf.apply(function, axis=1), data.apply(function, axis=1))


def test_windows_that_only_pandas_has_in_groups_are_those_of_pandas() -> None:
    ahead = pd.api.indexers.FixedForwardWindowIndexer(window_size=2)
    theirs = frame().groupby("k")["v"].rolling(ahead).apply(loop)
    pd.testing.assert_series_equal(frame().udf.groupby("k")["v"].rolling(ahead).apply(loop), theirs)


def test_a_sparse_column_is_left_to_pandas_without_an_error() -> None:
    sparse = pd.Series(pd.arrays.SparseArray([0.0, 1.0, 4.0]))
    both(lambda: sparse.transform(lambda s: s.astype(str)))
    both(lambda: sparse.groupby([1, 1, 2]).agg(lambda s: s.max()))
    both(lambda: sparse.astype("Sparse[int64, 0]").groupby([1, 1, 2]).agg(lambda s: s.quantile(0.25)))


@pytest.mark.parametrize("dtype", ["Sparse[int64]", "Sparse[bool]", "Int8", "category", "str", "datetime64[s]"])
def test_apply_of_no_values_asks_for_none(dtype: str) -> None:
    nothing = pd.Series([], dtype=dtype, name="v")
    pd.testing.assert_series_equal(nothing.udf.apply(lambda x: x + 1), nothing.apply(lambda x: x + 1))


def test_windows_with_weights_are_those_of_pandas() -> None:
    series = frame()["v"]
    assert outcome(lambda: series.udf.rolling(2, win_type="boxcar")) in (ImportError, AttributeError)
    with udf.options(fallback="error"), pytest.raises(udf.errors.WindowSupportError, match="weigh"):
        series.udf.rolling(2, win_type="boxcar")


WHEN = pd.Series(pd.DatetimeIndex(["2024-01-15 10:30:00.123456", None, "2024-05-01"]).as_unit("us"))


@pytest.mark.parametrize("zone", [None, "UTC"])
@pytest.mark.parametrize("function", [lambda t: t.quarter, lambda t: t.value, lambda t: t.year * 2])
def test_integers_beside_nat_stay_integers(function, zone) -> None:
    times = WHEN.dt.tz_localize(zone)
    theirs, ours = (one.map(function, na_action="ignore").tolist() for one in (times, times.udf))
    assert list(map(repr, ours)) == list(map(repr, theirs))


@pytest.mark.skipif(not meaning().hands_nulls, reason="this pandas gives NaN: no exception")
def test_an_exception_whose_argument_is_na_is_that_of_the_function() -> None:
    numbers = pd.Series([5, None], dtype="Int64")
    with pytest.raises(KeyError, match="<NA>"):
        numbers.udf.map(lambda x: {True: "yes", False: "no"}[x > 3])
    with udf.options(fallback="error"), pytest.raises((KeyError, udf.errors.UdfError)):
        numbers.udf.map(lambda x: {True: "yes", False: "no"}[x > np.int64(3)])


FILLING = {
    "clip": lambda s: s.clip(0.0, 100.5),
    "clip below": lambda s: s.clip(lower=2.5),
    "clip, a sum": lambda s: s.clip(0.0, 1000.0).sum(),
    "clip by a mean": lambda s: s.clip(0, s.mean() * 100).max(),
    "where": lambda s: s.where(s > -5),
    "np.clip": lambda s: np.clip(s, 0.0, 100.5),
}


@pytest.mark.parametrize("dtype", ["int64", "uint8", "Int64", "int64[pyarrow]"])
@pytest.mark.parametrize("name", FILLING)
def test_integers_become_floats_only_where_they_do_in_pandas(name: str, dtype: str) -> None:
    """Of ``clip`` and ``where`` with floats the dtype depends on whether a value changes."""
    function, numbers = FILLING[name], pd.Series([100, 0, 5, 30, 100, 0], dtype=dtype)
    if dtype == "Int64" and name == "clip below":
        pytest.skip("raises in pandas")
    for method in ("apply", "transform") if not name.endswith(("sum", "mean")) else ("agg", "apply"):
        theirs = getattr(numbers.groupby([0, 0, 1, 1, 2, 2]), method)(function)
        pd.testing.assert_series_equal(getattr(numbers.udf.groupby([0, 0, 1, 1, 2, 2]), method)(function), theirs)
    rows = pd.DataFrame({"a": numbers, "b": numbers})
    theirs, ours = (one.apply(function, axis=1) for one in (rows, rows.udf))
    assert type(ours) is type(theirs)
    assert ours.equals(theirs)


NAMED = {
    "a number or NaN": lambda s: np.nan if len(s) > 5 else s.max(),
    "a number or None": lambda s: None if len(s) > 5 else s.max(),
    "a narrow one": lambda s: np.int8(s.max()),
}


@pytest.mark.parametrize("dtype", ["int64", "int8", "Int64"])
@pytest.mark.parametrize("name", NAMED)
def test_named_results_of_groups_have_the_dtype_of_pandas(name: str, dtype: str) -> None:
    data, function = pd.DataFrame({"k": list("aabbcc"), "v": [1, 2, 3, 4, 5, 1]}).astype({"v": dtype}), NAMED[name]
    for call in (
        lambda door: door.groupby("k").agg(out=("v", function)),
        lambda door: door.groupby("k").agg(out=pd.NamedAgg("v", function), other=("v", function)),
        lambda door: door.groupby("k", as_index=False).agg(out=("v", function)),
        lambda door: door.groupby("k")["v"].agg(out=function),
        lambda door: door.groupby("k", as_index=False)[["v"]].apply(lambda g: function(g["v"])),
    ):
        pd.testing.assert_frame_equal(call(data.udf), call(data))


NULLABLE = {"Int64": [1, None, 3], "int64[pyarrow]": [1, None, 3], "Float64": [1.0, None, 3.0], "float64": [1, 2, 3]}
OF_VALUES = {
    "a null as a whole number": lambda x: "%s,%d" % (x, x),  # noqa: UP031 - what is tested
    "in a tuple": lambda x: "%d" % (x,),  # noqa: UP031 - what is tested
    "item": lambda x: x.item(),
    "item of NumPy's": lambda x: np.sqrt(x).item(),
}


@pytest.mark.parametrize("dtype", NULLABLE)
@pytest.mark.parametrize("name", OF_VALUES)
def test_values_raise_where_they_do_in_pandas(name: str, dtype: str) -> None:
    function, values = OF_VALUES[name], pd.Series(NULLABLE[dtype], dtype=dtype)
    assert outcome(lambda: values.udf.map(function)) == outcome(lambda: values.map(function))
    rows = pd.DataFrame({"a": values, "t": ["x", "y", "z"]})
    row = lambda r: function(r["a"])
    assert outcome(lambda: rows.udf.apply(row, axis=1)) == outcome(lambda: rows.apply(row, axis=1))


OF_ROWS = {
    "a condition": lambda r: r.between(0, 10).all(),
    "one that NA leaves open": lambda r: any(r[["a", "b"]] > 20),
    "how many": lambda r: (r > 1).sum(),
    "an array": lambda r: r.values,
    "an array turned round": lambda r: r.to_numpy()[::-1],
    "twice the row": lambda r: r * 2,
    "the row": lambda r: r,
    "a Series": lambda r: pd.Series({"x": r["a"], "y": r["b"]}),
}
ROWS = {
    "nullable and NaN": {"a": pd.Series([1, None, 30], dtype="Int64"), "b": [1.0, 2.0, np.nan]},
    "bools beside ints": {"a": [1, 0, 3], "b": [True, False, True]},
    "text": {"a": [1, 0, 3], "b": ["x", "y", "z"]},
    "Arrow's beside bools": {"a": pd.Series([1, 2, 30], dtype="int64[pyarrow]"), "b": [True, False, True]},
    "floats beside Arrow's bools": {"a": [1.5, 0.5, 3.0], "b": pd.Series([True, False, True], dtype="bool[pyarrow]")},
    "integers at their end": {"a": [2**63 - 1, 1, 2], "b": [1, 2, 3]},
}


@pytest.mark.parametrize("data", ROWS)
@pytest.mark.parametrize("name", OF_ROWS)
def test_rows_as_a_whole_give_what_pandas_gives(name: str, data: str) -> None:
    rows, function = pd.DataFrame(ROWS[data]), OF_ROWS[name]
    assert outcome(lambda: rows.udf.apply(function, axis=1)) == outcome(lambda: rows.apply(function, axis=1))


def test_an_integer_beyond_64_bits_among_objects_is_left_to_python() -> None:
    rows = pd.DataFrame({"a": pd.Series([np.nan, 2**70, True, 7], dtype=object)})
    double = lambda r: r["a"] * 2
    assert outcome(lambda: rows.udf.apply(double, axis=1)) == outcome(lambda: rows.apply(double, axis=1))
    both(lambda: rows.apply(double, axis=1))


@pytest.mark.parametrize("function", [lambda r: len(r), lambda r: r.size, lambda r: r["a"] + len(r.index)])
def test_labels_that_occur_twice_count_twice(function) -> None:
    rows = pd.DataFrame([[1, 2.5, 3.0, 4.0], [5, 6.5, 7.0, 8.0]], columns=["a", "b", "t", "t"])
    assert outcome(lambda: rows.udf.apply(function, axis=1)) == outcome(lambda: rows.apply(function, axis=1))


SEVERAL = {
    "a tuple": lambda x: (x, True),
    "a list": lambda x: [x, 1.5, "t"],
    "a dict": lambda x: {"x": x, "y": x != x},
    "a Series": lambda x: pd.Series([x, x]),
    "a Series of several types": lambda x: pd.Series({"x": x, "t": "t"}),
    "whether it is missing": lambda x: pd.Series({"x": pd.isna(x), "n": 0 if pd.isna(x) else 1}),
}
NULLABLES = ("Int8", "Int64", "Float32", "boolean", "int8[pyarrow]", "double[pyarrow]", "bool[pyarrow]", "category")


@pytest.mark.skipif(not meaning().has_str, reason="dtypes of pandas 3")
@pytest.mark.parametrize("dtype", NULLABLES)
@pytest.mark.parametrize("name", SEVERAL)
def test_several_values_have_the_dtypes_that_pandas_infers(name: str, dtype: str) -> None:
    """Those of Python's values, not those of the columns that they came from."""
    function, row = SEVERAL[name], lambda r: SEVERAL[name](r["x"])
    for values in ([1, 0, 1], [1, None, 0], [None, None]):
        given = pd.Series(values, dtype=None if dtype == "category" else dtype).astype(dtype)
        assert outcome(lambda: given.udf.apply(function)) == outcome(lambda: given.apply(function))  # noqa: B023
        for beside in (given, given.isna()):
            rows = pd.DataFrame({"x": given, "y": beside})
            for how in (None, "expand"):
                ours, theirs = (partial(one.apply, row, axis=1, result_type=how) for one in (rows.udf, rows))
                assert outcome(ours) == outcome(theirs)


@pytest.mark.parametrize("beside", ["float64", "Int64", "str"])
@pytest.mark.parametrize("dtype", ["int8", "uint64", "float32", "Int8", "Float32", "int8[pyarrow]", "int64"])
def test_the_name_of_a_row_is_the_number_that_pandas_hands_out(dtype: str, beside: str) -> None:
    rows = pd.DataFrame({"a": pd.Series([1, 2]).astype(beside), "b": [1, 2]})
    rows.index = pd.Index([1, 100], dtype=dtype)
    for function in (
        lambda r: r.name,
        lambda r: r.name * 3,
        lambda r: [r.name, "t"],
        lambda r: isinstance(r.name, int),
    ):
        for how in (None, "expand"):
            ours, theirs = (partial(one.apply, function, axis=1, result_type=how) for one in (rows.udf, rows))
            assert outcome(ours) == outcome(theirs)


RAISING = {
    "a dict": lambda x: {"z": 1}[x],
    "a list": lambda x: ["z"].index(x),
    "an assertion": lambda x: _asserted(x),
}


def _asserted(x):
    assert x is None, (x, x != x)
    return 1


@pytest.mark.parametrize("dtype", ["str", "object", "float64", "float32", "Int64", "int64[pyarrow]"])
@pytest.mark.parametrize("name", RAISING)
def test_exceptions_have_the_arguments_that_they_have_in_pandas(name: str, dtype: str) -> None:
    """The value that pandas hands out: ``nan`` for a null of text, NumPy's number of a row."""
    function, text = RAISING[name], dtype in ("str", "object")
    for values in ([None, "a"], ["a", None]) if text else ([None, 1], [1, None]):
        data = pd.DataFrame({"k": [1, 2], "x": pd.Series(values, dtype=dtype), "y": pd.Series(values, dtype=dtype)})
        for call in (
            lambda door: door["x"].map(function),
            lambda door: door[["x", "y"]].apply(lambda r: function(r["x"]), axis=1),
            lambda door: door.groupby("k")["x"].agg(lambda s: function(s.iloc[0])),
            lambda door: door.groupby("k")["x"].transform(lambda s: sum([function(v) for v in s])),
        ):
            raised = []
            for door in (data, _Door(data)):
                with pytest.raises(Exception) as found:  # noqa: PT011 - both are compared
                    call(door)
                raised.append((found.type, str(found.value)))
            assert raised[0] == raised[1]


class _Door:
    """A frame of which columns and groups are those of ``.udf``."""

    def __init__(self, data: pd.DataFrame) -> None:
        self._data, self.groupby = data, data.udf.groupby

    def __getitem__(self, key: object) -> object:
        return self._data[key].udf
