"""A row's value is the same by every way to it: ``row["b"]``, ``row.get("b")``, ``row[["b", "a"]]["b"]``, a sum."""

import warnings

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import outcome
from tests.support.budget import in_turn

FRAMES = {
    "uint64, bool": {"a": [True, False], "b": np.array([2**64 - 1, 3], np.uint64)},
    "uint64, int64": {"a": [1, -2], "b": np.array([2**64 - 1, 3], np.uint64)},
    "int8": {"a": np.array([100, 1], np.int8), "b": np.array([100, 2], np.int8)},
    "int8, int16": {"a": np.array([100, 1], np.int8), "b": np.array([300, 2], np.int16)},
    "int8, float32": {"a": np.array([100, 1], np.int8), "b": np.array([0.1, 2], np.float32)},
    "float32, float64": {"a": np.array([0.1, 2], np.float32), "b": [0.1, 3]},
    "int64, float64": {"a": [1, 2**53 + 1], "b": [1.5, np.nan]},
    "bools": {"a": [True, False], "b": [True, True]},
    "bool, int": {"a": [True, False], "b": [1, 2]},
    "Int64": {"a": pd.array([1, None], "Int64"), "b": pd.array([3, 2], "Int64")},
    "boolean": {"a": pd.array([True, None], "boolean"), "b": [True, False]},
    "category, float": {"a": pd.Categorical([1, 2]), "b": [1.5, 2.5]},
    "category, int": {"a": pd.Categorical([1.5, 2]), "b": [1, 2]},
    "objects, float": {"a": pd.Series([1, 2], dtype=object), "b": [1.5, 2.0]},
    "beside text": {"a": [1, 2], "b": [1.5, 2.0], "c": ["x", "y"]},
}
WAYS = (
    *('r["b"]', "r.b", "r.iloc[1]", 'r.at["b"]', 'r.get("b")', 'r.get("b", 0)', 'r[["b", "a"]]["b"]'),
    *('r[["b", "a"]].iloc[0]', 'r[["b", "a"]].iloc[-1]', 'r.loc[["b"]]["b"]', 'r.drop("a")["b"]', 'r.fillna(0)["b"]'),
    *('r.abs()["b"]', "r.values[1]", "r.to_numpy()[1]", "r.tolist()[1]", 'r.to_dict()["b"]', 'dict(r)["b"]'),
    *('r[["b", "a"]].sum()', 'r[["b", "a"]].max()', "r.values.max()", "r.values.sum()", "r.sum()", "r.nunique()"),
    *("np.mean(r)", "np.max(r)", "np.min(r.values)", 'np.median(r[["b", "a"]])', "r.min()", "np.sum([r.a, r.b])"),
)
USES = ("{}", "str({})", "{} * 3", "{} + 100", "1 / ({0} - {0})")


@pytest.mark.parametrize("name", ["uint64, bool", "bool, int", "objects, float"])
@pytest.mark.parametrize("way", ["np.max(r)", "np.min(r.values)", "r.min()", "np.mean([r.a, r.b])"])
def test_a_row_of_objects_keeps_each_type(name: str, way: str) -> None:
    """NumPy's array of its numbers would be of one type, and of integers beyond 64 bits of another: Python runs it."""
    frame = pd.DataFrame(FRAMES[name])
    function = eval("lambda r: " + way)  # noqa: S307 - text from above
    with udf.options(backend="cpu", fallback=None), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert outcome(lambda: frame.udf.apply(function, axis=1)) == outcome(lambda: frame.apply(function, axis=1))


@pytest.mark.parametrize(("name", "way", "use"), in_turn(FRAMES, WAYS, USES))
def test_every_way_gives_the_row_s_own(name: str, way: str, use: str) -> None:
    """With its type: what a text of it says, whether it wraps, whether a division by it raises."""
    frame = pd.DataFrame(FRAMES[name])
    function = eval("lambda r: " + use.format(way))  # noqa: S307 - text from above
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours = outcome(lambda: frame.udf.apply(function, axis=1))
        if ours is not None:
            assert ours == outcome(lambda: frame.apply(function, axis=1))


def test_integers_that_arrows_floats_do_not_hold_are_pandas_own() -> None:
    """Arrow refuses to make a row of them."""
    frame = pd.DataFrame({"a": pd.array([2**62 + 1, 2], "int64[pyarrow]"), "b": [1.5, 2.5]})
    with udf.options(backend="cpu", fallback=None), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for of in (frame.udf, frame):
            with pytest.raises(Exception, match="exactly representable"):
                of.apply(lambda r: r["a"], axis=1)


def test_none_beside_a_large_integer_is_nan() -> None:
    """Where no float holds the integer, too."""
    rows = pd.DataFrame({"k": [0, 1], "i": [3, 2**53 + 1]})
    found = rows.udf.apply(lambda r: r.i if r.k else None, axis=1)
    pd.testing.assert_series_equal(found, rows.apply(lambda r: r.i if r.k else None, axis=1))
