"""Groups of columns on the GPU: keys, sizes of groups, results where the columns are, against pandas."""

import math
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.meaning.groups.test_linear_folds import CLAMPED, LINEAR
from tests.support.budget import budget
from tests.support.folds import FOLDS
from tests.support.group_frames import FRAMES, SERIES, function_of, quietly
from tests.support.group_frames import frame as mixed

cupy = pytest.importorskip("cupy")

COLUMNS = ["k", "far", "x", "y", "i", "n", "b", "f"]


def there(frame: pd.DataFrame) -> udf.DataFrame:
    """Return a frame with its columns on the GPU."""
    return udf.DataFrame({str(name): cupy.asarray(column.to_numpy()) for name, column in frame.items()})


def host(result: Any) -> Any:
    """Return a result that lies on the GPU, as pandas holds it."""
    columns = [result[label].column for label in result.columns] if hasattr(result, "columns") else [result.column]
    assert all(column.device == "cuda" for column in columns)
    return result.to_pandas()


def assert_close(found: Any, wanted: Any) -> None:
    """Assert that values, order and index are alike; last digits of sums, and widths of dtypes, may differ."""
    found = host(found)
    kind = pd.testing.assert_frame_equal if isinstance(wanted, pd.DataFrame) else pd.testing.assert_series_equal
    kind(found, wanted, rtol=1e-6, atol=1e-9, check_dtype=False, check_names=False, check_index_type=False)


SIZES = {
    "one group": lambda random, rows: np.zeros(rows, np.int64),
    "10^4 groups": lambda random, rows: random.integers(0, 10**4, rows),
    "a group a row": lambda random, rows: random.permutation(rows),
    "Zipf": lambda random, rows: np.minimum(random.zipf(1.2, rows), 10**6) - 1,
    "sorted": lambda random, rows: np.sort(random.integers(0, 5000, rows)),
    "far apart": lambda random, rows: random.integers(-5, 5, rows) * 10**15,
    "int8": lambda random, rows: random.integers(-128, 128, rows).astype(np.int8),
    "uint64": lambda random, rows: random.integers(0, 300, rows).astype(np.uint64) + np.uint64(2**63 - 500),
    "negative": lambda random, rows: random.integers(-70_000, 0, rows),
}  # fmt: skip


@pytest.mark.parametrize("rows", [1, 31, 4097, 300_000])
@pytest.mark.parametrize("name", SIZES)
def test_every_size_of_group(name: str, rows: int) -> None:
    """Reductions, row by row, and a loop; keys of every width."""
    random = np.random.default_rng(rows)
    x = random.integers(-1000, 1000, rows) / 4
    x[random.random(rows) < 0.01] = np.nan
    frame = pd.DataFrame({"k": SIZES[name](random, rows), "x": x, "y": random.integers(0, 99, rows) / 8})
    ours, theirs = there(frame).groupby("k"), frame.groupby("k")
    wanted = (theirs["x"].mean() - theirs["y"].min()).rename(None)
    assert_close(ours.apply(lambda g: g.x.mean() - g["y"].min()), wanted)
    assert_close(ours["x"].agg(lambda s: s.std()), theirs["x"].std())
    assert_close(ours["y"].agg(lambda s: s.iloc[-1]), theirs["y"].last())
    assert_close(ours["x"].transform(lambda s: s - s.mean()), frame["x"] - theirs["x"].transform("mean"))
    assert_close(ours["x"].transform(lambda s: s.max()), theirs["x"].transform("max"))
    if name != "one group":
        assert_close(ours["y"].transform(lambda s: s.cumsum()), theirs["y"].cumsum())
        rises = (theirs["y"].diff() > 0).groupby(frame["k"]).sum().astype(float)
        assert_close(ours["y"].agg(count_rises), rises.rename("y"))


@pytest.mark.parametrize(
    "by", ["f", "narrow", "b", ["b", "k"], ["k", "f", "far"], ["far", "b"], ["narrow", "f"]], ids=str
)
@pytest.mark.parametrize("rows", [1, 33, 20_000])
def test_keys_of_floats_and_bools_and_of_several_columns_stay_there(by: Any, rows: int) -> None:
    """NaN is in no group, both zeros are one; order, index and the rows of a group are pandas'."""
    random = np.random.default_rng(rows)
    floats = random.choice([1.5, 0.0, -0.0, -3.25, math.inf, -math.inf, 5e-324, math.nan], rows)
    frame = pd.DataFrame(
        {
            "k": random.integers(-9, 90, rows), "far": random.integers(-3, 3, rows) * 10**15,
            "b": random.random(rows) < 0.3, "f": floats, "narrow": floats.astype(np.float32),
            "x": random.integers(-1000, 1000, rows) / 4,
        }
    )  # fmt: skip
    ours, theirs = there(frame).groupby(by), frame.groupby(by)
    assert not isinstance(ours._keys.bounds.codes, np.ndarray)
    wanted = theirs["x"].agg(lambda s: s.max() - s.min())
    found = ours["x"].agg(lambda s: s.max() - s.min()).to_pandas()
    pd.testing.assert_series_equal(found, wanted)
    inside = theirs.ngroup().notna() & (theirs.ngroup() >= 0)
    for found, wanted in (
        (ours["x"].transform(lambda s: s - s.mean()), frame["x"] - theirs["x"].transform("mean")),
        (ours["x"].transform(lambda s: s.cumsum()), theirs["x"].cumsum()),
        (ours["x"].scan(lambda n, x: (n + 1, n), 0), theirs.cumcount()),
    ):
        np.testing.assert_array_equal(host(found).notna(), inside)
        np.testing.assert_allclose(host(found)[inside].astype(float), wanted[inside].astype(float), atol=1e-9)


def count_rises(s: Any) -> float:
    rises, before = 0.0, s.iloc[0]
    for v in s:
        rises = rises + 1.0 if v > before else rises
        before = v
    return rises


@pytest.mark.parametrize("seed", range(budget(30)))
def test_functions_of_columns_on_the_gpu(seed: int) -> None:
    """Random functions of random frames; rows of every dtype."""
    random = Random(seed)
    given = mixed(random.choice((1, 5, 40, 200)), seed)[COLUMNS].reset_index(drop=True)
    ours = there(given)
    for _ in range(3):
        by, source, column = random.choice(["k", "far", "n", "i"]), random.choice(SERIES), random.choice("xyif")
        if column == by:
            continue
        function = function_of(source)
        wanted = quietly(lambda by=by, c=column, f=function: given.groupby(by)[c].agg(f))
        try:
            found = ours.groupby(by)[column].agg(function)
        except udf.errors.UdfCompileError:
            continue
        assert_close(found, wanted)
        source = random.choice(FRAMES)
        if by in source:
            continue
        function = function_of(source)
        wanted = quietly(lambda by=by, f=function: given.groupby(by).apply(f))
        assert_close(ours.groupby(by).apply(function), wanted)


@pytest.mark.parametrize("number", range(len(FOLDS)))
def test_folds_of_groups_on_the_gpu(number: int) -> None:
    function, initial = FOLDS[number]
    given = mixed(3000, number)[COLUMNS].reset_index(drop=True)
    wanted = given.udf.groupby("k")["y"].scan(function, initial)
    assert_close(there(given).groupby("k")["y"].scan(function, initial), wanted)
    assert_close(there(given)["y"].scan(function, initial), given["y"].udf.scan(function, initial))


def test_filter_windows_and_apply_on_the_gpu() -> None:
    """Some rows; windows inside groups; columns under the keys."""
    given = mixed(400, 3)[COLUMNS].reset_index(drop=True)
    ours, theirs = there(given).groupby("k"), given.groupby("k")
    assert_close(ours["x"].filter(lambda s: s.mean() > 0), theirs["x"].filter(lambda s: s.mean() > 0))
    assert_close(ours.filter(lambda g: len(g) > 50), theirs.filter(lambda g: len(g) > 50))
    assert_close(ours["x"].apply(lambda s: s - s.min()), theirs["x"].apply(lambda s: s - s.min()))
    for how in ({"window": 3}, {"window": 4, "min_periods": 1, "center": True}):
        wanted = quietly(lambda how=how: theirs["x"].rolling(**how).apply(lambda w: w.median()))
        assert_close(ours["x"].rolling(**how).apply(lambda w: w.median()), wanted)
    assert_close(ours["y"].expanding().apply(lambda w: w.max()), theirs["y"].expanding().max())


def test_nulls_in_keys_and_values() -> None:
    """A row of a null key is in no group; a null value is NaN."""
    random = np.random.default_rng(1)
    keys, x = random.integers(0, 40, 5000), random.random(5000)
    known, valid = random.random(5000) > 0.1, random.random(5000) > 0.2
    frame = pd.DataFrame({"k": pd.array(keys).astype("Int64"), "x": x})
    frame.loc[~known, "k"] = pd.NA
    frame.loc[~valid, "x"] = np.nan
    ours = udf.DataFrame({"k": udf.Series(masked(keys, known)), "x": udf.Series(masked(x, valid))}).groupby("k")
    theirs = frame.groupby("k")
    assert_close(ours["x"].agg(lambda s: s.sum()), theirs["x"].sum())
    found, wanted = host(ours["x"].transform(lambda s: s - s.mean())), frame["x"] - theirs["x"].transform("mean")
    np.testing.assert_allclose(found.to_numpy("float64", na_value=np.nan), wanted, rtol=1e-9)


class masked:  # noqa: N801 - what it stands for
    """An array on the GPU with a mask."""

    def __init__(self, values: Any, valid: Any) -> None:
        self.values, self.valid = cupy.asarray(values), cupy.asarray(valid)
        self.__cuda_array_interface__ = self.values.__cuda_array_interface__ | {"mask": self.valid}


def test_an_exception_says_which_group() -> None:
    """By its key and place, the first of all; or gives a null."""
    ours = there(pd.DataFrame({"k": [7, 5, 5, 9], "x": [1.0, 2.0, 3.0, 4.0]})).groupby("k")

    def failing(s: Any) -> float:
        if s.iloc[0] > 1:
            raise ValueError("too much", s.iloc[0])
        return float(s.sum())

    def spread(s: Any) -> Any:
        if s.min() > 1:
            raise ValueError("too much", s.min())
        return s - s.min()

    for call in (lambda: ours["x"].agg(failing), lambda: ours["x"].transform(spread)):
        with pytest.raises(ValueError, match="too much") as raised:
            call()
        assert raised.value.args == ("too much", 2.0)
        assert raised.value.__notes__[0].endswith("in the group of key 5")
    assert host(ours["x"].agg(failing, errors="null")).isna().tolist() == [True, False, True]


def test_where_it_runs() -> None:
    """Columns on the GPU are grouped there; results of columns in host memory are there."""
    given = pd.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 5.0]})
    ours = there(given).groupby("k")
    ours["x"].agg(lambda s: s.sum())
    assert (udf.last_call().backend, udf.last_call().why) == ("cuda", "its columns are on the GPU")
    with udf.options(backend="cpu"):
        assert ours["x"].agg(lambda s: s.sum()).column.values.tolist() == [6.0, 2.0]
        assert udf.last_call().backend == "cpu"
    with udf.options(backend="cuda"):
        found = udf.DataFrame(given).groupby("k")["x"].agg(lambda s: s.sum())
    assert found.column.device == "cpu"
    assert udf.last_call().backend == "cuda"
    values = udf.DataFrame({"k": cupy.array([1, 2, 1]), "x": np.array([1.0, 2.0, 5.0])})
    assert values.groupby("k")["x"].transform(lambda s: s.max()).column.values.tolist() == [5.0, 2.0, 5.0]


@pytest.mark.parametrize("rows", [0, 1])
def test_few_rows(rows: int) -> None:
    given = pd.DataFrame({"k": np.arange(rows), "x": np.arange(rows) * 1.0})
    ours = there(given).groupby("k")["x"]
    assert host(ours.agg(lambda s: s.sum())).tolist() == given["x"].tolist()
    assert host(ours.transform(lambda s: s - s.mean())).tolist() == [0.0] * rows


def test_the_same_in_every_call() -> None:
    """The order in which rows are joined is that of rows and pieces: sums are the same to the last bit."""
    random = np.random.default_rng(5)
    rows = 1 << 20
    given = pd.DataFrame({"k": np.minimum(random.zipf(1.2, rows), 10**4), "x": random.normal(size=rows)})
    frame = there(given)
    first, *rest = (host(frame.groupby("k")["x"].agg(lambda s: s.var())).to_numpy() for _ in range(3))
    assert all(first.tobytes() == other.tobytes() for other in rest)
    np.testing.assert_allclose(first, given.groupby("k")["x"].var(), rtol=1e-10)
    total = host(frame.groupby("k")["x"].agg(lambda s: s.sum())).to_numpy()
    np.testing.assert_allclose(total, given.groupby("k")["x"].agg(math.fsum), rtol=1e-12, atol=1e-12)


LONG = ("decay", "counter with reset", "gaps", "levels", "sum", *CLAMPED)


@pytest.mark.parametrize("name", LONG)
def test_one_long_scan_in_pieces(name: str) -> None:
    """Of more rows than one thread should take: as in order, exactly where numbers are whole."""
    function, initial = (LINEAR | CLAMPED)[name]
    values = np.random.default_rng(7).normal(size=300_001)
    found = host(udf.Series(cupy.asarray(values)).scan(function, initial))
    wanted = pd.Series(values).udf.scan(function, initial)
    for one, other in zip(np.atleast_2d(found.to_numpy().T), np.atleast_2d(wanted.to_numpy().T), strict=True):
        np.testing.assert_allclose(one.astype(float), other.astype(float), rtol=1e-9, atol=1e-9)
    values[1000] = np.nan
    if name == "gaps":
        found = host(udf.Series(cupy.asarray(values)).scan(function, initial))
        np.testing.assert_allclose(found, pd.Series(values).udf.scan(function, initial), rtol=1e-9)


def test_associative_reductions() -> None:
    """Piece by piece; in the order of the rows."""
    values = np.random.default_rng(3).integers(1, 10**6, 1_000_003)
    ours = udf.Series(cupy.asarray(values))
    assert ours.reduce(max, 0, associative=True) == values.max()
    assert ours.reduce(lambda a, b: a * b % 10007, 1, associative=True) == ours.reduce(lambda a, b: a * b % 10007, 1)
    assert ours.reduce(lambda a, b: b, 0, associative=True) == values[-1]
    with pytest.raises(udf.errors.ArgumentError, match="not associative"):
        ours.reduce(lambda a, b: a - b, 0, associative=True)


@pytest.mark.parametrize("rows", [65_535, 65_536, 65_537, 300_001, 3_000_001])
def test_values_are_joined_in_their_order_in_one_launch(rows: int) -> None:
    """Of whole numbers and floats, at any address, with NaN; every call gives the same bits."""
    random = np.random.default_rng(rows)
    whole, real = random.integers(-(10**9), 10**9, rows + 1), random.normal(size=rows + 1)
    real[7::1001] = np.nan
    for begin in (0, 1):
        ints, floats = (udf.Series(cupy.asarray(one)[begin:]) for one in (whole, real))
        assert ints.reduce(lambda a, b: b, 0, associative=True) == whole[-1]
        assert ints.reduce(lambda a, b: a, 5, associative=True) == 5
        assert ints.reduce(lambda a, b: max(b, a), -(10**10), associative=True) == whole[begin:].max()
        # the first that is no NaN, and the last one
        assert (
            floats.reduce(lambda a, b: a if a == a else b, math.nan, associative=True)
            == real[begin:][~np.isnan(real[begin:])][0]
        )
        last = floats.reduce(lambda a, b: b if b == b else a, math.nan, associative=True)
        assert last == real[~np.isnan(real)][-1]
        there_ = udf.Series(cupy.asarray(np.nan_to_num(real))[begin:])
        totals = {there_.reduce(lambda a, b: a + b, 0.0, associative=True) for _ in range(3)}
        assert len(totals) == 1
        assert math.isclose(totals.pop(), math.fsum(np.nan_to_num(real)[begin:]), rel_tol=1e-9, abs_tol=1e-7)


def test_rows_of_a_frame_are_joined() -> None:
    """On the GPU as on the processor."""
    random = np.random.default_rng(5)
    given = pd.DataFrame({"x": random.integers(0, 10**6, 200_000) / 4.0, "i": random.integers(0, 9, 200_000)})

    def both(a: Any, b: Any) -> Any:
        return max(a[0], b[0]), a[1] + b[1]

    ours = udf.DataFrame({name: cupy.asarray(column.to_numpy()) for name, column in given.items()})
    assert ours.reduce(both, (0.0, 0), associative=True) == (given.x.max(), given.i.sum())


@pytest.mark.parametrize("keys", ["all of them", "some", "one more function"])
def test_which_keys_are_there_is_counted_without_a_wait(keys: str) -> None:
    """Every value of a range, or some; a second function of the same groups sorts by the counts of the first."""
    random = np.random.default_rng(11)
    k = random.integers(0, 3000, 400_000) * (7 if keys == "some" else 1)
    given = pd.DataFrame(
        {"k": k, "x": random.integers(-50, 50, 400_000) / 4.0, "y": random.integers(0, 9, 400_000) / 4.0}
    )
    groups = there(given).groupby("k")
    wanted = given.groupby("k").apply(lambda g: g["x"].mean() - g["y"].min())
    for _ in range(3 if keys == "one more function" else 1):
        assert_close(groups.apply(lambda g: g["x"].mean() - g["y"].min()), wanted)
    assert_close(groups["y"].agg(lambda s: s.iloc[-1] * 2), given.groupby("k")["y"].agg(lambda s: s.iloc[-1] * 2))
    moved = groups["x"].transform(lambda s: s.cumsum())
    np.testing.assert_array_equal(host(moved).to_numpy(), given.groupby("k")["x"].cumsum().to_numpy())


def test_functions_of_groups_that_need_no_memory_run_there() -> None:
    """Labels of rows, parts, windows inside a group; what sorts is refused by name."""
    random = np.random.default_rng(12)
    given = pd.DataFrame(
        {"k": random.integers(0, 40, 5000), "x": random.permutation(5000) / 4.0, "i": random.integers(0, 9, 5000)}
    )
    groups = there(given).groupby("k")
    for source in ("g.loc[g.x.idxmax(), 'i']", "g.head(3).x.sum()", "g.loc[g.i > 2, 'x'].mean()", "g.i[g.x.idxmin()]"):
        function = eval(f"lambda g: {source}")  # noqa: S307 - text from above
        assert_close(groups.apply(function), given.groupby("k").apply(function))
    for source in (
        "s.rolling(3).mean()",
        "s.ewm(span=5).mean()",
        "s.expanding().max()",
        "s.rolling(4, min_periods=1).std()",
    ):
        function = eval(f"lambda s: {source}")  # noqa: S307 - as above
        found = host(groups["x"].transform(function)).to_numpy()
        np.testing.assert_allclose(found, given.groupby("k")["x"].transform(function).to_numpy(), rtol=1e-9)
    with pytest.raises(udf.errors.UdfError, match="needs memory"):
        groups.apply(lambda g: g.sort_values("x").iloc[0]["i"])


def dot_of_last(x: Any, i: Any) -> float:
    """Go over two columns: no reduction."""
    last = 0.0
    for n in range(len(x)):
        last = x[n] * i[n]
    return last


@pytest.mark.parametrize("keys", ["nearly all", "some", "most in one"])
def test_many_small_groups(keys: str) -> None:
    """A bucket of groups in shared memory; as others are where a bucket has too many rows, and where one raises."""
    rows, random = 1 << 20, np.random.default_rng(13)
    k = random.integers(-100, 60_000, rows) * 2 + (random.integers(0, 2, rows) if keys != "some" else 0)
    k[: 900_000 if keys == "most in one" else 0] = 77
    frame = pd.DataFrame({"k": k, "x": random.integers(-50, 50, rows) / 4, "i": random.integers(0, 9, rows)})
    ours, theirs = there(frame).groupby("k"), frame.groupby("k")
    for _ in range(2):
        found = ours["x"].scan(lambda s, x: (s + x, (s, s + x)), 0.0, names=["before", "after"])
        np.testing.assert_array_equal(host(found["after"]).to_numpy(), theirs["x"].cumsum().to_numpy())
        np.testing.assert_array_equal(host(found["before"]).to_numpy(), (theirs["x"].cumsum() - frame["x"]).to_numpy())
    if keys != "most in one":
        last = (theirs["x"].last() * theirs["i"].last()).rename(None)
        assert_close(ours.apply(lambda g: dot_of_last(g.x.to_numpy(), g.i.to_numpy())), last)
        rises = (theirs["x"].diff() > 0).groupby(frame["k"]).sum().astype(float)
        assert_close(ours["x"].agg(count_rises), rises.rename("x"))
    frame.loc[rows - 1, "i"] = 100
    with pytest.raises(ZeroDivisionError) as raised:
        there(frame).groupby("k")["i"].scan(lambda s, i: (s + 1, 7 // (i - 100)), 0)
    assert f"key {k[-1]}" in raised.value.__notes__[0]
