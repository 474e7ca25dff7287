"""Series and DataFrames that a function captures: what they answer as a whole, and the numbers that they hand out."""

import gc

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import UdfCompileError

SALES = pd.Series([10, 20, 30], index=[1, 2, 3])
TWICE = pd.Series([1.0, 2.0, np.nan], index=["x", "x", "y"])
TABLE = pd.DataFrame({"tax": [0.0, 0.2], "n": [0, 5], "name": ["A", "B"]})
PEOPLE = pd.DataFrame({"pay": np.arange(9000) * 1.5, "n": np.arange(9000), "dept": ["a", "b"] * 4500})
LONG = pd.Series(np.arange(9000))
VALUES = pd.Series([0, 1])


def standardised(x):
    """Use a helper of the module."""
    return (x - PEOPLE["pay"].mean()) / PEOPLE.pay.std()


SUMMARIES = [
    lambda x: SALES.max() - x,
    lambda x: x * SALES.mean() + SALES.std(),
    lambda x: x + len(SALES) + len(PEOPLE),
    lambda x: SALES.idxmax(),
    lambda x: x + TWICE.sum(),
    lambda x: TABLE.tax.mean() + TABLE["tax"].max(),
    lambda x: PEOPLE.dept.max(),
    lambda x: [x / SALES.max() for _ in range(1)][0],  # noqa: RUF015 - what people write
    lambda x: standardised(x) * 2,
    lambda x: x / (SALES.min() - 10),
]
ITEMS = [
    lambda x: 1 / TABLE.loc[x, "tax"],
    lambda x: 1 / TABLE["tax"][x],
    lambda x: 1 / TABLE.at[x, "n"],  # noqa: PD008 - as above
    lambda x: 1 / TABLE.n[x],
    lambda x: 1 / LONG[x],
    lambda x: 1 / LONG.get(x),
    lambda x: 1 / PEOPLE.loc[x, "pay"],
    lambda x: LONG[x] // LONG[0],
    lambda x: isinstance(LONG[x], int),
    lambda x: isinstance(TABLE.loc[x, "tax"], float),
    lambda x: TABLE.loc[x, "name"] + "!",
    lambda x: LONG[x] / LONG.size if x > 1 else 0.5,
]


MEANS = pd.DataFrame({"mean": [1.0, 2.0], "std": [0.5, 0.0]}, index=["x", "y"])
LEVELS = pd.Series([1.0, 2.0, 3.0, 4.0], index=pd.MultiIndex.from_product([["m", "f"], [1, 2]]))
MANY = pd.DataFrame({"v": np.arange(9000.0)}, index=[f"k{i}" for i in range(9000)])
KEYS = pd.DataFrame({"n": ["x", "y"], "s": ["m", "f"], "p": [1, 2], "k": ["k1", "k8999"]})
STEPS = [
    lambda r: MEANS.loc[r["n"]]["mean"],
    lambda r: 1 / MEANS.loc[r.n].loc["std"],
    lambda r: MEANS.loc["x"]["mean"] + MEANS.loc["y", "std"] + r.p,
    lambda r: LEVELS.loc[r.s].loc[r.p],
    lambda r: LEVELS[r.s][r.p],
    lambda r: LEVELS.loc["m"].loc[r.p],
    lambda r: MANY.loc[r.k]["v"],
    lambda r: MANY.loc[r.k].v,
]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # as below
@pytest.mark.parametrize("function", STEPS)
def test_two_steps_are_one_lookup(function) -> None:
    """A row of a frame and its column, and the two levels of an index."""
    pd.testing.assert_series_equal(KEYS.udf.apply(function, axis=1), KEYS.apply(function, axis=1))


def test_what_is_not_there_is_a_key_error() -> None:
    """And what a row of a frame has of its own is no column: ``.std`` is a method."""
    with pytest.raises(KeyError, match="m"):
        KEYS.udf.apply(lambda r: MEANS.loc[r.s]["mean"], axis=1)
    with pytest.raises(UdfCompileError, match="the column a constant"):
        KEYS.udf.apply(lambda r: MEANS.loc[r.n].std, axis=1)


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # NumPy's own
@pytest.mark.parametrize("function", SUMMARIES + ITEMS[:-1])
def test_they_give_what_pandas_gives(function) -> None:
    """A number of NumPy's, which divides by zero without an exception; no index is needed to ask for a mean."""
    pd.testing.assert_series_equal(VALUES.udf.map(function), VALUES.map(function))


UNSIGNED = pd.Series([1, 2**64 - 1], dtype="uint64")
SMALL = pd.Series([1, 200], dtype="uint8")
UNLIKE = pd.DataFrame({"n": [5, 6], "half": [0.5, 1.5]})
TYPED = ", ".join(
    f"str({one})"
    for one in (
        "UNLIKE.loc[1]['n']", "UNLIKE.loc[1].n", "UNLIKE.iloc[1]['n'] + r.a", "UNLIKE.loc[1, 'n']", "UNLIKE.n.loc[1]",
        "UNLIKE.loc[r.a if r.a == 1 else 0]['n']", "TABLE.at[1, 'n'] / (r.a - r.a)", "TABLE.loc[1, 'n'] * 2**62",
        "UNSIGNED.at[0] + r.i", "UNSIGNED.at[1] + r.i", "UNSIGNED.max() * r.i", "SMALL.sum() + r.i",
        "[v for v in SMALL][1] * 2", "sum(v for v in SMALL)", "r.a in UNSIGNED.values",
    )
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # NumPy's own
@pytest.mark.parametrize("dtype", ["int8", "int64", "uint64"])
def test_numbers_of_captured_objects_have_their_types(dtype) -> None:
    """A row of a frame has one type; a uint64 beside an int is a float; a loop over a Series takes Python's ints."""
    rows = pd.DataFrame({"a": [1, 2]}, dtype=dtype).assign(i=pd.Series([3, 4], dtype=dtype))
    function = eval(f"lambda r: '|'.join(({TYPED}))", globals())  # noqa: S307 - text from above
    with udf.options(fallback="error"):
        found = rows.udf.apply(function, axis=1)
    pd.testing.assert_series_equal(found, rows.apply(function, axis=1))


BY_VALUES = pytest.mark.skipif(
    np.lib.NumpyVersion(np.__version__) < "2.0.0", reason="NumPy 1 asks a number's value for the type of a result"
)

BIG = np.uint64(2**63 + 40)
OBJECTS = pd.Series([1, 0], dtype=object)
OF_OBJECTS = pd.DataFrame({"n": [1.5, 0.0]}, dtype=object)
OF_UNSIGNED = ", ".join(
    f"str({one})"
    for one in (
        "BIG >> 3", "UNSIGNED[1] >> UNSIGNED[0]", "np.right_shift(UNSIGNED.at[1], BIG)", "int(BIG >> 5) + 1",
        "np.maximum(BIG, r.a)", "np.fmin(r.a, UNSIGNED[0])", "np.power(r.a, UNSIGNED.at[0])", "np.minimum(r.h, BIG)",
        "np.add(UNSIGNED.loc[1], r.a)", "np.maximum(BIG, UNSIGNED[1])", "r.a / OBJECTS[1]", "r.h % OBJECTS.at[1]",
        "r.a // OF_OBJECTS.at[1, 'n']",
    )
)  # fmt: skip


@pytest.mark.slow
@BY_VALUES
@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # NumPy's own
@pytest.mark.parametrize("dtype", ["int64", "float64", "uint64"])
def test_uint64_meets_int64_as_a_float_and_shifts_without_a_sign(dtype) -> None:
    """A Python 0 of a captured object Series divides NumPy's numbers without an exception."""
    rows = pd.DataFrame({"a": [1, 2], "h": [3, 4]}, dtype=dtype)
    function = eval(f"lambda r: '|'.join(({OF_UNSIGNED}))", globals())  # noqa: S307 - text from above
    with udf.options(fallback="error"):
        found = rows.udf.apply(function, axis=1)
    pd.testing.assert_series_equal(found, rows.apply(function, axis=1))


def test_numbers_of_captured_objects_of_python_are_pythons() -> None:
    """They raise where NumPy's give inf; a row that meets a whole Series of them is pandas'."""
    numbers = pd.Series([1, 2])
    for function in (
        lambda x: x / OBJECTS.at[1],  # noqa: PD008 - as above
        lambda x: x // OBJECTS.iloc[1],
        lambda x: x % OF_OBJECTS["n"][1],
    ):
        with udf.options(fallback="error"), pytest.raises(ZeroDivisionError):
            numbers.udf.map(function)
    series = pd.Series([1, 0])  # whose values are equal, and NumPy's
    assert numbers.udf.map(lambda x: x / series.at[1]).tolist() == [np.inf, np.inf]  # noqa: PD008 - as above
    with pytest.raises(UdfCompileError, match="NumPy's on one path"):
        numbers.to_frame("a").udf.apply(lambda r: r.a / OF_OBJECTS.iloc[1, 0], axis=1)


def test_a_captured_float_is_no_float_of_pythons() -> None:
    """A float32 of a row takes the type of a float64 beside it, and stays beside Python's floats."""
    rows = pd.DataFrame({"a": [1.0, 2.5]}, dtype="float32")
    for function in (lambda r: TABLE.at[1, "tax"] + r.a, lambda r: 0.2 + r.a):  # noqa: PD008 - as above
        with udf.options(fallback="error"):
            found = rows.udf.apply(function, axis=1)
        pd.testing.assert_series_equal(found, rows.apply(function, axis=1))


@BY_VALUES
def test_what_is_numpys_uint64_leaves_and_what_int64_has_not_raises() -> None:
    """Pandas keeps the type of NumPy's scalars, and takes Python's ints for int64."""
    numbers = pd.Series([1, 2**64 - 1], dtype="uint64")
    with udf.options(fallback="error"), pytest.raises(UdfCompileError, match="NumPy's uint64"):
        numbers.udf.map(lambda x: UNSIGNED.at[0] + x)  # noqa: PD008 - as above
    for run in (numbers.map, numbers.udf.map):
        with udf.options(fallback="error"), pytest.raises(OverflowError):
            run(lambda x: SALES.index[0] + x)


def test_what_has_changed_is_seen() -> None:
    """A value of a Series or of a large frame, or another column's name."""
    series, frame = pd.Series([1.0, 2.0]), PEOPLE.copy()
    of_series, of_frame = (lambda x: x - series.mean()), (lambda x: x - frame["pay"].sum())
    for function in (of_series, of_frame):
        pd.testing.assert_series_equal(VALUES.udf.map(function), VALUES.map(function))
    series.iloc[0] = 10.0
    frame.loc[0, "pay"] = 1e9
    for function in (of_series, of_frame):
        pd.testing.assert_series_equal(VALUES.udf.map(function), VALUES.map(function))
    frame = frame.rename(columns={"pay": "salary"})
    with pytest.raises(Exception, match="pay"):
        VALUES.udf.map(of_frame)


def test_a_large_frame_that_is_only_asked_for_a_mean_makes_no_lookup() -> None:
    """No table of its keys is made, and it is not kept."""
    from udf.bind import hash_tables  # noqa: PLC0415 - its own

    before = len(hash_tables._tables)
    frame = PEOPLE.copy()
    udf.Series([1.0]).map(lambda x: x / frame["pay"].mean())
    assert len(hash_tables._tables) == before


@pytest.mark.slow
def test_a_table_is_freed_with_its_object() -> None:
    """When garbage is collected: no other call is needed."""
    from udf.bind import hash_tables  # noqa: PLC0415 - as above

    tables = [{key: key * 0.5 for key in range(9000)} for _ in range(2)]
    addresses = [id(one) for one in tables]
    made = []
    for _ in range(2):  # in turn: neither is made anew while somebody has it
        for one in tables:
            udf.Series([1, 2]).map(lambda x, table: table[x], args=(one,))
        del one
        made.append([hash_tables._tables[address] for address in addresses])
        gc.collect()
    assert all(first is again for first, again in zip(*made, strict=True))
    del made
    tables.clear()
    gc.collect()
    assert not hash_tables._tables.keys() & set(addresses)
