"""Results that are objects keep NumPy's scalars, which a row hands out; constants and defaults are Python's."""

import math  # noqa: F401 - texts below name it
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import outcome

FRAMES = {
    "floats": {"a": [1.5, 2.0, 3.0], "b": [2.0, 3.0, 0.0]},
    "ints": {"a": [1, 5, 4], "b": [2, 9, 0]},
    "int8": {"a": np.array([1, 100, 4], np.int8), "b": np.array([100, 9, 0], np.int8)},
    "Int64": {"a": pd.array([1, None, 2], "Int64"), "b": pd.array([None, None, 0], "Int64")},
    "Int64, Float64": {"a": pd.array([1, None, 2], "Int64"), "b": pd.array([1.5, None, 0], "Float64")},
    "of two types": {"a": [1, 2, 3], "b": [0.5, 2.5, 0.0]},
    "float32": {"a": np.array([1.5, np.nan, 3], np.float32), "b": np.array([2.0, np.nan, 0], np.float32)},
    "beside text": {"a": [1.5, 2.0, 3.0], "b": [2.0, 3.0, 0.5], "t": ["x", "y", "z"]},
}
OBJECTS = (
    "(r['a'], r['b'])", "[r['a'], r['b']]", "{'a': r['a']}", "(r['a'] + 1,)", "[float(r['a'])] if r['b'] > 2 else [0]",
    "{'a': [r['a']]}", "(r['a'] > 1, r['a'] / 2)", "r['a']", "r['a'] + r['b']", "r['a'] > 1",
    "r['a'] > 1 if r['b'] > 0 else None", "{'a': r['a']} if r['b'] > 2 else None",
)  # fmt: skip
NUMBERS = (
    "r.get('absent', 0)", "r.get('absent', 0.5)", "r.get('a', 0)", "r.get('absent')", "divmod(r['a'], r['b'])[0]",
    "divmod(7, r['b'])[1]",
)  # fmt: skip
OF_ROWS = (
    *(f"(np.{name}(r[['a', 'b']]) > 0.5).sum()" for name in ("log", "sqrt", "cos")),
    *(f"np.{name}(r[['a', 'b']]).sum()" for name in ("floor", "sign", "isfinite", "signbit", "square")),
    *("np.maximum(r[['a', 'b']], 1.6).sum()", "(np.hypot(r[['a', 'b']], 2.0) > 2.5).any()", "np.floor(r['a'])"),
    *("r[['a', 'b']].mean()", "np.mean(r[['a', 'b']])", "r[['a', 'b']][r[['a', 'b']] > 1.6].min()"),
)
UNPACKED = (
    "i, m = 0, 0\n    while i < 1:\n        m = @\n        i += 1\n    return m",
    "m, n = 0, 1\n    if r['a'] > 0:\n        m = @\n    return m",
    "m, n = (0, 1)\n    if r['a'] > 0:\n        m = @\n    return m + n",
    "m = (0, 1.5)[len('a')]\n    if r['b'] > 3:\n        m = @\n    return m",
    "for m in (0, 1):\n        if r['a'] > 0:\n            m = @\n    return m",
)
PLACES = (
    *("'abcdef'[1:r['a']]", "'abcdef'[r['a']:]", "'abcdef'[r['a'] > 1]", "'abcdef'[r['a'] > 1:]", "pow(r['a'], 2, 7)"),
    *("'ab'.zfill(r['a'] > 1)", "sum(range(r['a'] > 1))", "math.gcd(r['a'] > 1, 4)", "'a,b'.split(',')[r['a'] > 1]"),
    *("(9, 8.5, 7)[r['a'] > 1]", "{True: 1, False: 0}[r['a'] > 1]", "pow(7, r['a'], 2)"),
)  # fmt: skip


def assert_same(name: str, function: Any) -> None:
    """Compare a function of rows with pandas."""
    frame = pd.DataFrame(FRAMES[name])
    with udf.options(backend="cpu", fallback=None):
        ours = outcome(lambda: frame.udf.apply(function, axis=1))
    assert ours == outcome(lambda: frame.apply(function, axis=1))


@pytest.mark.slow
@pytest.mark.parametrize("name", FRAMES)
def test_objects_hold_what_pandas_hands_out(name: str) -> None:
    """``(np.float64(1.5), ..)`` is no ``(1.5, ..)``; beside ``pd.NA`` too."""
    for text in OBJECTS:
        assert_same(name, eval("lambda r: " + text))  # noqa: S307 - text from above


@pytest.mark.parametrize("name", FRAMES)
def test_defaults_of_get_and_divmod(name: str) -> None:
    """The default of ``row.get`` is Python's; ``divmod`` of NumPy's numbers divides by zero as they do."""
    for text in NUMBERS:
        assert_same(name, eval("lambda r: " + text))  # noqa: S307 - text from above


@pytest.mark.slow
@pytest.mark.parametrize("name", ["floats", "ints", "Int64", "beside text"])
def test_places_and_counts_are_integers(name: str) -> None:
    """No floats, and no bools of NumPy's, which Python takes for keys alone; a modulus is of integers, too."""
    for text in PLACES:
        assert_same(name, eval("lambda r: " + text))  # noqa: S307 - text from above


@pytest.mark.slow
@pytest.mark.parametrize("name", ["floats", "float32", "beside text"])
def test_functions_of_numpys_of_several_columns(name: str) -> None:
    """Of a row of objects most raise TypeError, and some give Python's ints; of no float32 pandas makes a float64."""
    for text in OF_ROWS:
        assert_same(name, eval("lambda r: " + text))  # noqa: S307 - text from above


@pytest.mark.parametrize("text", UNPACKED)
def test_numbers_of_a_constant_tuple_are_pythons(text: str) -> None:
    """Beside NumPy's narrow number on another path, as ``m = 0`` is: pandas has int8 if all rows give one."""
    scope: dict[str, Any] = {}
    for body in ("(r['a'] < 1) % (r['b'] == 2)", "r['a'] + 1"):
        exec(f"def f(r):\n    {text.replace('@', body)}\n", scope)  # noqa: S102 - text from above
        for name in ("ints", "int8"):
            assert_same(name, scope["f"])


NARROW = {
    "float32": pd.DataFrame({"a": [0.1, 2], "b": [0.1, 2]}, dtype="float32"),
    "int8": pd.DataFrame({"a": [100, 2], "b": [100, 2]}, dtype="int8"),
}
FEW_BITS = (
    "sum([1, 2], r['b'])",
    "max(q + 1 for q in (r['a'], r['b']))",
    "np.int8(r['b'])",
    "min([r['a'], r['b']]) * 3",
)


@pytest.mark.slow
@pytest.mark.parametrize("text", ["{'u': @}", "{'u': @, 'w': 1.5}", "{'u': @, 'w': 1}", "[@, r['a']]"])
def test_columns_of_numbers_of_few_bits(text: str) -> None:
    """A returned Series has one dtype of what is in it; arithmetic of few bits that was not known is pandas'."""
    for body in FEW_BITS:
        function = eval(f"lambda r: pd.Series({text.replace('@', body)})")  # noqa: S307 - text from above
        for frame in NARROW.values():
            with udf.options(fallback=None), np.errstate(all="ignore"):
                found, wanted = frame.udf.apply(function, axis=1), frame.apply(function, axis=1)
            pd.testing.assert_frame_equal(found, wanted, check_exact=True)


LABELLED = (
    "pd.Series([r.iloc[0], r.iloc[1]])", "pd.Series({0: r.iloc[0]})", "pd.Series({'0': r.iloc[0], '1': 2})", "r * 2",
    "pd.Series([r.iloc[0], 1], index=['0', '1'])", "pd.Series([r.iloc[0], 1], index=[0, 1])", "{'0': r.iloc[0]}", "r",
)  # fmt: skip


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("text", LABELLED)
def test_columns_of_results_are_labelled_as_pandas_labels_them(text: str) -> None:
    """Places have a RangeIndex, whose labels are Python's ints; the text '0' is no place: columns were 0 and 1."""
    function = eval("lambda r: " + text)  # noqa: S307 - text from above
    for labels in (["0", "1"], [0, 1]):
        frame = pd.DataFrame([[1, 2.5], [3, 4.0]], columns=labels)
        with udf.options(backend="cpu", fallback=None):
            found = frame.udf.apply(function, axis=1)
        wanted = frame.apply(function, axis=1)
        if wanted.ndim == 1:
            assert repr(found.tolist()) == repr(wanted.tolist())
        else:
            pd.testing.assert_index_equal(found.columns, wanted.columns, exact=True)
