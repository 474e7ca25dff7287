"""Keys that are hashed are the groups, labels, nulls and order of pandas, for every kind of key."""

from itertools import combinations

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import rotated, some
from udf.base.pandas_meaning import meaning
from udf.cpu import key_ranks
from udf.doors.installed import groups as installed
from udf.runtime.groups import counted_keys, distinct, keys

ROWS = 3000


@pytest.fixture(autouse=True)
def few_rows_are_hashed(monkeypatch: pytest.MonkeyPatch):
    """Hash 3,000 rows, in three shares, as if there were many."""
    monkeypatch.setattr(keys, "MIN_ROWS", 0)
    monkeypatch.setattr(distinct, "threads_for", lambda _: 3)
    monkeypatch.setattr(counted_keys, "threads_for", lambda _: 3)
    monkeypatch.setattr(key_ranks, "FEWEST", 1)


def key_columns() -> dict[str, pd.Series]:
    """Return a column of keys of each kind."""
    rng = np.random.default_rng(3)
    far = rng.integers(-(2**62), 2**62, 50)
    picked = pd.Series(far[rng.integers(0, 50, ROWS)])
    words = pd.Series(rng.choice(["b", "a", "Ä", "", "long text " * 9], ROWS))
    floats = pd.Series(rng.choice([0.0, -0.0, 1.5, -np.inf, np.inf, np.nan], ROWS))
    rare = pd.Series(np.repeat(9.5, ROWS))
    rare[ROWS - 1] = np.nan
    found = {
        "far apart": picked,
        "all distinct": pd.Series(rng.permutation(ROWS) * 2**40),
        "low bits equal": pd.Series(rng.integers(0, 40, ROWS) << 56),
        "all equal": pd.Series(np.full(ROWS, 2**50)),
        "near": pd.Series(rng.integers(-3, 4, ROWS)),
        "near from 0": pd.Series(rng.integers(0, 9, ROWS)),
        "near in steps": pd.Series(rng.integers(0, 2, ROWS) * np.int32(254)).astype("int32"),
        "near the end": pd.Series(2**64 - 1 - rng.integers(0, 9, ROWS).astype("uint64")),
        "unsigned": (picked.astype("uint64") * 3),
        "int32": pd.Series(rng.choice(np.array([-(2**31), 7, 2**31 - 1], np.int32), ROWS)),
        "floats": floats,
        "whole floats": pd.Series(rng.integers(0, 9, ROWS) * 1.0),
        "zeros": pd.Series(np.where(np.arange(ROWS) % 2, 0.0, -0.0)),
        "float32": floats.astype("float32"),
        "NaN at last": rare,
        "times": pd.Series(pd.to_datetime(picked // 10**3)).where(pd.Series(rng.random(ROWS) < 0.9)),
        "str": words.where(pd.Series(rng.random(ROWS) < 0.9)),
        "text": words.astype("string"),
        "texts alike": pd.Series([f"{'same' * (k % 4)}\0{k % 900:x}" for k in range(ROWS)], dtype="string"),
        "objects": words.astype(object),
        "objects with None and NaN": words.astype(object).mask(words == "b", None).mask(words == "", np.nan),
        "category": words.astype("category"),
        "ordered": words.astype(pd.CategoricalDtype(["b", "none", "a", "Ä", "", "long text " * 9], ordered=True)),
        "Int64": picked.astype("Int64"),
        "Int64 with NA": picked.astype("Int64").where(pd.Series(rng.random(ROWS) < 0.9)),
    }
    arrow = {
        "int64[pyarrow]": picked, "string[pyarrow]": found["str"], "int32[pyarrow]": found["int32"],
        "timestamp[ns][pyarrow]": found["times"], "bool[pyarrow]": picked > 0, "double[pyarrow]": floats,
    }  # fmt: skip
    return found | {name: column.astype(name) for name, column in arrow.items()}


COLUMNS = key_columns()
VALUES = np.random.default_rng(4).normal(size=ROWS)


def check(frame: pd.DataFrame, by, **how) -> None:
    """Compare groups' sizes, labels and values with pandas'."""
    made = frame.udf.groupby(by, **how)["x"].agg(lambda s: s.max() - s.min())
    groups = frame.groupby(by, **how)["x"]
    expected = groups.max() - groups.min()
    pd.testing.assert_series_equal(made, expected, check_exact=True)
    ours, theirs = (np.array(one.index.tolist(), dtype=object) for one in (made, expected))
    assert list(map(repr, ours.ravel())) == list(map(repr, theirs.ravel()))  # -0.0 and 0.0
    try:
        wanted = frame["x"] - groups.transform("mean")
    except AttributeError:  # pandas 3.0 takes what it puts together for a frame where a key of times is missing
        return
    pd.testing.assert_series_equal(frame.udf.groupby(by, **how)["x"].transform(lambda s: s - s.mean()), wanted)


@pytest.mark.parametrize("name", COLUMNS)
def test_one_key(name: str) -> None:
    """With and without groups of nulls, in either order (two ways of four), of an index that is none of 0, 1, .."""
    frame = pd.DataFrame({"k": COLUMNS[name], "x": VALUES}).set_axis(np.arange(ROWS)[::-1], axis=0)
    ways = ({}, {"dropna": False}, {"sort": False}, {"observed": True})
    for how in rotated(ways, list(COLUMNS).index(name), 2):
        check(frame, "k", **{"observed": True, **how})


@pytest.mark.slow
def test_several_keys() -> None:
    """Of two kinds each, and of three; what pandas alone can hash among them."""
    names = [name for name in COLUMNS if name not in ("all distinct", "Int64 with NA")]
    frame = pd.DataFrame({**COLUMNS, "x": VALUES})
    for left, right in some(combinations(names, 2), 70):
        check(frame, [left, right], observed=True)
    check(frame, ["floats", "str"], dropna=False)
    check(frame, ["str", "int32", "whole floats"])
    check(frame, ["whole floats"])


@pytest.mark.skipif(pd.__version__ < "3", reason="text of pandas 2 is objects")
def test_what_is_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pandas is shown one row of each key, not all; of a key of numbers, whose order is known, none."""
    seen = []
    given = keys._keys_by_pandas
    monkeypatch.setattr(keys, "_keys_by_pandas", lambda frame, how: seen.append(len(frame)) or given(frame, how))
    frame = pd.DataFrame({"s": COLUMNS["str"], "k": COLUMNS["int64[pyarrow]"], "x": VALUES})
    frame["near"] = frame["again"] = COLUMNS["near in steps"]  # 255 times 255 pairs are too many to count
    before = frame.copy()
    for by in ("s", "k", ["s", "k"], ["near", "s"], ["near", "again"]):
        frame.udf.groupby(by)["x"].agg(lambda s: s.max())
    assert seen == [6, 6 * 50, 2 * 6, 2]
    pd.testing.assert_frame_equal(frame, before)


@pytest.mark.slow
def test_keys_close_together_are_no_less_than_others() -> None:
    """From below 0, from 0, in steps, to the end of uint64, of Arrow: with each other, and before and behind others."""
    names = [name for name in COLUMNS if name.startswith("near")]
    frame = pd.DataFrame({**COLUMNS, "near of Arrow": COLUMNS["near"].astype("int32[pyarrow]"), "x": VALUES})
    for by in [*combinations([*names, "near of Arrow"], 2), ("near from 0", "str", "near"), ("floats", "near")]:
        check(frame, list(by), observed=True)


def test_no_rows_and_few() -> None:
    for rows in (0, 1, 2):
        frame = pd.DataFrame({"k": COLUMNS["far apart"][:rows], "s": COLUMNS["text"][:rows], "x": VALUES[:rows]})
        for by in ("k", "s", ["k", "s"]):
            check(frame, by)


@pytest.mark.slow
def test_groups_under_udf_pandas_are_the_ones_that_pandas_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes, labels and their dtypes are the same, for one key and several, named or not."""
    monkeypatch.setattr(installed, "MIN_ROWS", 0)
    hashed, frame = set(), pd.DataFrame(COLUMNS)
    frame["holes"] = frame["category"].cat.set_categories(["none", "b", "", "Ä"])
    pairs = [["far apart", "str"], ["floats", "zeros"], ["str", "times"], ["int32", "Int64"], ["holes", "ordered"]]
    for by in [
        "holes",
        frame["category"].array,
        frame.set_index("ordered").index,
        *COLUMNS,
        *pairs,
        frame["str"].rename("other"),
        frame["floats"].to_numpy(),
    ]:
        for dropna in (True, False):
            groups = frame.groupby(by, dropna=dropna)
            theirs, ours = keys.keys_of_groups(groups, ROWS), installed._own_keys(frame.groupby(by, dropna=dropna))
            if ours is None:
                continue
            hashed.add(str(by))
            np.testing.assert_array_equal(ours.bounds.codes, theirs.bounds.codes)
            pd.testing.assert_index_equal(ours.index, theirs.index, exact=True)
            assert list(map(repr, ours.index)) == list(map(repr, theirs.index))  # -0.0 and 0.0
            assert (ours.excluded, ours.bounds.empty) == (theirs.excluded, theirs.bounds.empty)
    of_str = {"str", str(pairs[0])} if meaning().has_str else set()  # else a column of objects
    assert {"far apart", "floats", "times", "text", "Int64"} | of_str <= hashed
    assert installed._own_keys(frame.groupby("far apart", sort=False)) is None
    of_categories = {"category", "ordered", "holes", str(pairs[4])} if meaning().observed else set()
    assert of_categories <= hashed
    assert "objects" not in hashed
    assert installed._own_keys(frame.groupby("category", observed=False)) is None
    monkeypatch.setattr(installed, "MANY_LABELS", 0)  # pandas looks each up, for our few rows again
    alone, both = (installed._own_keys(frame.groupby(by, observed=True)) for by in ("category", pairs[4]))
    assert alone is not None
    assert both is None


@pytest.mark.slow
@pytest.mark.parametrize("observed", [True, False])
def test_rows_of_categories_are_in_the_groups_of_their_labels(observed: bool) -> None:
    """Also where a category has no row, and where a row has no category: a group of its own, or none."""
    frame = pd.DataFrame(COLUMNS)
    holes = frame["category"].cat.set_categories(["none", "b", "", "Ä"])
    for column in (frame["category"], frame["ordered"], holes):
        for dropna in (True, False):
            for sort in (True, False):
                groups = frame.groupby(column, observed=observed, dropna=dropna, sort=sort)
                found = keys.keys_of_groups(groups, ROWS)
                labels = [found.index[code] if code >= 0 else np.nan for code in found.bounds.codes]
                assert list(map(str, labels)) == list(map(str, column))
                assert found.index.identical(groups.size().index)
                assert (found.bounds.codes.min() >= 0) is not (dropna and bool(column.isna().any()))
    both = frame.assign(holes=holes).groupby(["holes", "str"], observed=observed)
    found = keys.keys_of_groups(both, ROWS)
    counts = np.bincount(found.bounds.codes[found.bounds.codes >= 0], minlength=len(found.index))
    np.testing.assert_array_equal(counts, both.size())
