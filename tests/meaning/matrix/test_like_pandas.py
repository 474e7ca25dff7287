"""What the conformance matrix, and campaigns beside it, found to differ from pandas: each is equal now, or refused."""

import warnings
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import rotated
from tests.support.matrix.compare import difference
from tests.support.matrix.documented import documented
from tests.support.matrix.run import is_limit
from udf.base.pandas_meaning import meaning
from udf.doors.pandas.pandas_group_dtypes import OTHERS
from udf.errors import ArgumentError, UdfError

pytestmark = pytest.mark.skipif(not meaning().has_str, reason="dtypes of pandas 3")

NUMBERS = pd.DataFrame(
    {"k": [1, 1, 2, 2, 2], "x": [4, 0, 3, -5, 7], "y": [2, 0, 0, 3, -2], "f": [1.5, 0.0, np.inf, -1.0, 3.0]}
)
NULLABLE = pd.DataFrame({"k": [1, 1, 2, 2, 2], "i": pd.array([1, None, 3, -1, 5], dtype="Int64")})
NULLABLE["a"] = NULLABLE["i"].astype("int64[pyarrow]")
UNSIGNED = pd.DataFrame({"u": np.array([1, 3, 2**64 - 1, 2**63, 4], dtype="uint64")})

GROUPS = {
    "divided by 0": ("x", lambda s: (s // 0).sum()),
    "remainder by 0": ("x", lambda s: (s % (s - s)).sum()),
    "greatest of none": ("x", lambda s: s[s > 5].max()),
    "covariance with infinity": ("f", lambda s: s.cov(s)),
    "all positional": ("x", lambda s: s.all(0, False)),
    "any by name": ("x", lambda s: s.any(skipna=True)),
    "rounded bools": ("x", lambda s: (s > 0).round(1).sum()),
    "absolute bools": ("x", lambda s: abs(s > 0).max()),
    "array of pandas": ("x", lambda s: s.array.std()),
    "a bias": ("x", lambda s: s.ewm(span=3).std(1).iloc[-1]),
    "a bias by name": ("x", lambda s: s.ewm(span=3).var(bias=True).iloc[-1]),
    "no ddof of ewm": ("x", lambda s: s.ewm(span=3).var(ddof=0).iloc[-1]),
    "ddof by place": ("x", lambda s: s.expanding().std(0).iloc[-1]),
    "ddof by name": ("x", lambda s: s.rolling(2).var(ddof=0).iloc[-1]),
    "no ddof": ("x", lambda s: s.rolling(2).sem().iloc[-1]),
}
OF_NULLABLE = {
    "a mask": lambda s: s.mask(s > 1, 0).sum(), "any": lambda s: any(s > 1), "all": lambda s: all(s),
    "np.where": lambda s: np.where(s > 1, s, 0).sum(), "deviation of few": lambda s: s.std(ddof=9),
    "a condition as a number": lambda s: ((s > 0) * 1).sum(),
}  # fmt: skip
FRAMES = {
    "starred": lambda g: g[["x", "f"]].var(*(0, True, 0)).sum(),
    "quantile of all columns": lambda g: g[["x", "f"]].quantile(0.25),
    "unsigned": lambda g: g["u"].iloc[-1] - g["u"].iloc[0],
}
ROWS = {
    "an item": lambda row: row["a"],
    "a product": lambda row: row["a"] * row["b"],
    "bits": lambda row: row["a"] & 3,
    "deviation": lambda row: row.std(),
    "a label": lambda row: row.name,
    "itself": lambda row: row + 1,
    "extreme": lambda row: row.max(),
    "pairs": lambda row: max(enumerate(row))[0],
    "an int": lambda row: int(row["a"]) if not pd.isna(row["a"]) else 0,
}
UNLIKE_INTS = {
    "a list": lambda x: [x, -1][0], "the greatest": lambda x: max([x, -1]),
    "a tuple": lambda x: (x, -1)[0 if x > 5 else 1], "an index": lambda x: [10, 20][x & 1],
}  # fmt: skip
OF_NUMPY = {"int32": np.int32, "int8": lambda x: x + np.int8(100), "float32": lambda x: x * np.float32(0.5)}


def _last_is_float(x):
    for v in (x, 0.5):
        y = v
    return isinstance(y, float)


def _middle(s):
    s = s.dropna()
    return s.where(s > 1).quantile()


def _of_values(values: pd.Series, function: Any) -> dict[str, tuple[Any, Any]]:
    """Return the calls of a function of each value: of a Series, and of the rows of a frame that has it."""
    of_row = lambda row: function(row["a"])
    return {
        "values": (values, lambda d: d.map(function)),
        "rows": (values.to_frame("a"), lambda d: d.apply(of_row, axis=1)),
    }


def _narrow(dtype: str, values: list[Any]) -> pd.DataFrame:
    return pd.DataFrame({"a": pd.array(values, dtype=dtype), "b": pd.array([3, 2, 1], dtype=dtype)}, index=[7, 8, 9])


BYTES = NUMBERS.assign(u=np.array([1, 2, 250, 4, 3], dtype="uint8"))
CALLS: dict[str, tuple[Any, Any]] = {
    **{f"groups: {name}": (NUMBERS, lambda d, of=of, f=f: d.groupby("k")[of].agg(f))
       for name, (of, f) in GROUPS.items()},
    **{f"column: {name}": (NUMBERS[of], lambda d, f=f: d.agg(f)) for name, (of, f) in GROUPS.items()},
    **{f"groups of nullable numbers: {name}, {of}": (NULLABLE, lambda d, of=of, f=f: d.groupby("k")[of].agg(f))
       for name, f in OF_NULLABLE.items() for of in "ia"},
    **{f"frames: {name}": (BYTES, lambda d, f=f: d.groupby("k").apply(f)) for name, f in FRAMES.items()},
    **{f"rows of {dtype}: {name}": (_narrow(dtype, [1, 2, 3]), lambda d, f=f: d.apply(f, axis=1))
       for number, (name, f) in enumerate(ROWS.items())
       for dtype in rotated(("uint8", "uint64", "float32", "Int8", "UInt64", "Float64", "int64[pyarrow]"), number, 3)},
    **{f"rows of {dtype} with nulls: {name}": (_narrow(dtype, [1, None, 3]), lambda d, f=f: d.apply(f, axis=1))
       for number, (name, f) in enumerate(ROWS.items())
       for dtype in rotated(("float32", "Int8", "UInt64", "Float64", "int64[pyarrow]"), number, 2)},
    **{f"2**64 - 1 is no -1: {name}, {way}": call
       for name, f in UNLIKE_INTS.items() for way, call in _of_values(UNSIGNED["u"], f).items()},
    **{f"{dtype} beside NumPy's {name}, {way}": call
       for dtype in ("int64[pyarrow]", "boolean", "Int64") for name, f in OF_NUMPY.items()
       for way, call in _of_values(pd.Series([1, 0, 1]).astype(dtype), f).items()},
    **{f"NA in a list: {dtype}": (pd.Series([2, None, 3, 7], dtype=dtype), lambda d: d.map(lambda x: x in [3, 7]))
       for dtype in ("Int8", "Float64", "int64[pyarrow]")},
    "a variable of two types behind a loop": (pd.Series([3, 0, -2]), lambda d: d.map(_last_is_float)),
    "a quantile of a part of a part": (
        pd.DataFrame({"k": [1, 1, 2, 2], "x": [3, None, 4, 2.5]}), lambda d: d.groupby("k")["x"].agg(_middle)
    ),
}  # fmt: skip
"""Groups and whole columns, rows of one narrow or nullable dtype, and values; null is neither true nor false."""


@pytest.mark.parametrize("name", CALLS)
def test_a_call_is_like_pandas(name: str) -> None:
    given, call = CALLS[name]
    _same(lambda: call(given.udf), lambda: call(given))


def _same(ours: Any, theirs: Any) -> None:
    """Assert that a call gives what pandas gives, in Python if it must; compiled it is the same, or refused."""
    for fallback in ("python", "error"):
        with warnings.catch_warnings(), udf.options(backend="cpu", fallback=fallback):
            warnings.simplefilter("ignore")
            wanted, found = _outcome(theirs), _outcome(ours)
        if fallback == "error" and (isinstance(found, UdfError) or is_limit(found)):
            continue
        if isinstance(wanted, Exception):
            assert type(found) is type(wanted), found
        else:
            says = difference(found, wanted, exact=False)
            assert not says or documented("row", "", "", says, limits=False), says


def _outcome(call: Any) -> Any:
    try:
        return call()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
        return error


@pytest.mark.parametrize(
    "function",
    [lambda x: (x > 0 if x else 1) is True, lambda x: (False if x > 0 else 0) is not False, lambda x: x**x],
    ids=["is True", "is not False", "a negative power"],
)
def test_values(function: Any) -> None:
    """A bool is told from the number that equals it; a limit of ours is Python's to compute."""
    given = pd.Series([3, 0, -2])
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert given.udf.map(function).tolist() == given.map(function).tolist()


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["int64[pyarrow]", "double[pyarrow]"])
def test_bools_beside_arrows_numbers_are_pandas(dtype: str) -> None:
    """Its own bools and Arrow's numbers raise in arithmetic, and are never equal: pandas is asked for a few groups."""
    frame = pd.DataFrame({"k": [0, 0, 1, 1], "x": pd.array([1, None, 3, 1], dtype)})
    for function in (lambda s: s.notna() + s, lambda s: s.isna() * s, lambda s: s.notna() == s):
        for ours, theirs in (
            (lambda of=function: frame.udf.groupby("k")["x"].transform(of), frame.groupby("k")["x"].transform),
            (lambda of=function: frame["x"].udf.transform(of), frame["x"].transform),
        ):
            _same(ours, lambda of=function, theirs=theirs: theirs(of))
    with pytest.raises(ArgumentError, match=OTHERS):
        frame.udf.groupby("k")["x"].agg(lambda s: (s + s.isna()).sum(), fallback="error")


@pytest.mark.parametrize("dtype", ["Int8", "Float64", "int64[pyarrow]"])
def test_na_is_in_no_set(dtype: str) -> None:
    """A set looks for what is equal by a hash; a list asks each item, and the answer is NA."""
    given = pd.Series(pd.array([2, None, 3, 7], dtype))
    for function in (lambda x: x in {2, 7}, lambda x: 1 if x not in {2, 9} else 0):
        with udf.options(fallback="error", backend="cpu"):
            assert given.udf.map(function).equals(given.map(function))


THREE = [10, 20, 30]
PLACES = (
    "[10, 20][x]", "(10, 20, 30)[x]", "'abc'[x]", "THREE[x]", "'a b c'.split()[x]", "str(x)[x]",
)  # fmt: skip


COMPUTED = (
    "[x, 10][-x]", "(10, 20, 30)[x - 1]", "'abc'[x * 2]", "THREE[x * x]", "THREE[x << 1]", "THREE[abs(x)]",
    "str(x)[x * 3]", "THREE[x // -1]", "THREE[(x * 2 and 1)] if x != 0 and x < 9 and x > -9 else 0",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")
@pytest.mark.parametrize("fallback", ["python", "error"])
@pytest.mark.parametrize(
    ("places", "values", "dtype"),
    [(PLACES, [1, 2**64 - 1, 2**63], "uint64"), (COMPUTED, [-(2**63), 2**63 - 1, 0, 1, 3], "int64")],
    ids=["as it is", "computed"],
)
def test_a_place_beyond_int64_is_outside(places: tuple[str, ...], values: list[int], dtype: str, fallback: str) -> None:
    """2**64 - 1 was -1, the last item; a computed place that does not fit was a limit of ours, and no IndexError."""
    lines = [f"    try:\n        made += str({one})\n    except IndexError:\n        made += '-'" for one in places]
    text = "\n".join(["def f(x):", "    made = ''", *lines, "    return made + '|' + 'abc'[x:] + 'abc'[:x]"])
    space: dict[str, Any] = {"THREE": THREE}
    exec(text, space)  # noqa: S102 - text from above
    given = pd.Series(values, dtype=dtype)
    with udf.options(backend="cpu", fallback=fallback):
        if places is COMPUTED and fallback == "error":
            with pytest.raises(OverflowError, match="does not fit 64 bits"):  # a limit that no handler catches
                given.udf.map(space["f"])
            return
        assert given.udf.map(space["f"]).tolist() == given.map(space["f"]).tolist()


@pytest.mark.slow
def test_a_place_that_does_not_fit_raises_as_in_python(by_default) -> None:
    """Also where no handler asks: what Python raises on a row on which compiled code did is what the call raises."""
    for function in (lambda x: "abc"[x * 2], lambda x: THREE[2 * x + 1], lambda x: [x, 1][-x]):
        for values in ([0, 2**62], [2**63 - 1, 1], [0, -(2**63)]):
            raised = []
            for door in (pd.Series(values).map, pd.Series(values).udf.map):
                with pytest.raises(IndexError) as caught:
                    door(function)
                raised.append(str(caught.value))
            assert raised[0] == raised[1]


def _sum_of_text_that_nothing_uses(x):
    y = x + "!"  # noqa: F841 - what is tested
    return 1


def _text_in_front_that_nothing_uses(x):
    y = "!" + x  # noqa: F841 - as above
    return 1


def _number_of_text_that_nothing_uses(x):
    y = "%d" % x  # noqa: F841, UP031 - as above
    return 1


@pytest.mark.parametrize(
    "function", [_sum_of_text_that_nothing_uses, _text_in_front_that_nothing_uses, _number_of_text_that_nothing_uses]
)
@pytest.mark.parametrize(
    "data", [pd.Series(["a", None], dtype="str"), pd.Series(["a", None], dtype=object), pd.Series([1.5, 2.0])]
)
def test_what_raises_raises_where_its_value_is_not_used(function, data) -> None:
    """A sum of text and of something else was removed as text of an exception."""
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = (_listed(lambda way=way: way.map(function)) for way in (data.udf, data))
    assert ours == theirs


def _listed(call: Any) -> Any:
    try:
        return call().tolist()
    except Exception as error:  # noqa: BLE001 - compared
        return type(error), error.args
