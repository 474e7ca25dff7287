"""A loop over a group's rows runs over all rows as they lie, and gives what it gives of rows brought together."""

import functools
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import pairs
from udf.base.pandas_meaning import meaning
from udf.cpu import group_stream, windows_groups
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache
from udf.windows import placed_bounds
from udf.windows.placed_bounds import PlacedBounds

ROWS = 3000


def frame() -> pd.DataFrame:
    """Return keys, some missing, and columns of several types, some values missing."""
    random = np.random.default_rng(3)
    keys = random.integers(0, 40, ROWS).astype(float)
    keys[random.random(ROWS) < 0.05] = np.nan
    floats = random.normal(size=ROWS)
    floats[::7], floats[::50], floats[::90] = np.nan, np.inf, -0.0
    whole = random.integers(-9, 9, ROWS)
    return pd.DataFrame({"k": keys, "d": whole * 3, "f": floats, "i": whole, "h": whole.astype("int16")}).assign(
        g=floats.astype("float32"), b=whole > 0, u=whole.astype("uint8"), n=pd.array(whole, "Int64")
    )


def decayed(s: Any) -> Any:
    total = 0.0
    for v in s:
        if v > 0:
            total = total * 0.5 + v
    return total


def counted(s: Any) -> Any:
    """Keep a number, a count and a bool from row to row; look at all when the loop is done."""
    most, rises, was = 0, 0, False
    for v in s:
        if v > most:
            most = v
            rises += 1
            was = not was
    return most * 2 + rises if was else -rises


def divided(s: Any) -> Any:
    found = 100
    for v in s:
        found = found // (v + 9) + 1
    return found


def first_large(s: Any) -> Any:
    found = 0
    for v in s:
        found += 1
        if v > 7:
            break
    return found


def placed(s: Any) -> Any:
    """Ask which row it is."""
    found = 0.0
    for i, v in enumerate(s):
        if i == 3:
            found += v
        if i % 5 == 1 and v > found:
            found = v * i
    return found


def by_place(s: Any) -> Any:
    rows, total = len(s), 0.5
    for i in range(rows):
        total = total * 0.5 + s.iloc[i] * (i == rows - 1)
    return total


def stock(state: Any, row: Any) -> Any:
    state = max(state - row["i"], 0) if row["b"] else state + row["h"]
    return state, state * row["f"]


def of_rows(g: Any) -> Any:
    total = 0.0
    for i in range(len(g)):
        total = total * 0.5 + g["f"].iloc[i] * g["i"].iloc[i]
    return total


def rises(s: Any) -> Any:
    """Look at two rows in a round."""
    found = 0
    for i in range(1, len(s)):
        if s.iloc[i] > s.iloc[i - 1]:
            found += 1
    return found


def backwards(s: Any) -> Any:
    total = 0.0
    for i in range(len(s) - 1, -1, -1):
        total = total * 0.5 + s.iloc[i]
    return total


def session(state: Any, x: Any, gap: Any) -> Any:
    last, number = state
    number = number + 1 if x - last > gap else number
    return (x, number), number


CASES: dict[str, tuple[Any, bool | None]] = {
    "floats": (lambda d: d.groupby("k")["f"].apply(decayed), True),
    "float32": (lambda d: d.groupby("k")["g"].apply(decayed), True),
    "integers": (lambda d: d.groupby("k")["i"].apply(counted), True),
    "int16": (lambda d: d.groupby("k")["h"].apply(counted), True),
    "uint8": (lambda d: d.groupby("k")["u"].apply(counted), True),
    "places": (lambda d: d.groupby("k")["i"].apply(placed), None),
    "by place": (lambda d: d.groupby("k")["f"].apply(by_place), None),
    "bools": (lambda d: d.groupby("k")["b"].apply(counted), True),
    "nulls": (lambda d: d.groupby("k")["n"].apply(decayed), True),
    "scan": (lambda d: d.groupby("k")["i"].scan(session, (-5, 0), args=(3,)), True),
    "scan of floats": (lambda d: d.groupby("k")["f"].scan(lambda s, x: (s * 0.9 + x, s > x), 0.0), True),
    "scan of two": (lambda d: d.groupby("k")["h"].scan(lambda s, x: (s + x, (s, x * 0.5)), 0), True),
    "reduce": (lambda d: d.groupby("k")["f"].reduce(lambda s, x: max(s, x) * 0.5, 1.0), True),
    "scan of rows": (lambda d: d[["k", "f", "i", "b", "h"]].groupby("k").scan(stock, 4), True),
    "scan of rows, one column": (lambda d: d.groupby("k").scan(lambda s, r: (s + r["i"], s), 0), True),
    "frames": (lambda d: d.groupby("k").apply(of_rows), True),
    "two rows": (lambda d: d.groupby("k")["i"].apply(rises), None),
    "backwards": (lambda d: d.groupby("k")["f"].apply(backwards), None),
    "raises": (lambda d: d.groupby("k")["i"].apply(divided), False),
    "ends early": (lambda d: d.groupby("k")["i"].apply(first_large), False),
    "sorted": (lambda d: d.sort_values("k", ignore_index=True).udf.groupby("k")["f"].apply(decayed), False),
}


def told(call: Any, data: Any) -> Any:
    """Return a result as pandas', or what was raised."""
    try:
        made = call(data)
    except ArithmeticError as error:
        return type(error), str(error), *getattr(error, "__notes__", ())
    return made.to_pandas() if hasattr(made, "to_pandas") else made


@pytest.mark.parametrize("name", CASES)
def test_rows_as_they_lie_give_what_rows_brought_together_give(name: str, monkeypatch) -> None:
    """In every bit, for each type of column; a group that raises, or ends its loop early, is run the other way."""
    call, in_order = CASES[name]
    data, ran, run = frame(), [], windows_groups._run_in_order
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    monkeypatch.setattr(windows_groups, "_run_in_order", lambda *given: ran.append(run(*given)) or ran[-1])
    given = data if name == "sorted" else udf.DataFrame(data)
    with udf.options(backend="cpu", threads=1):
        wanted = told(call, given)
        assert not ran
        monkeypatch.setattr(windows_groups, "IN_ORDER", 1)
        monkeypatch.setattr(windows_groups, "FEWEST", 1)
        found = [told(call, given) for _ in range(2)]
    ways = [one is not None for one in ran]
    assert in_order is None or ways == ([True, True] if in_order else [] if name == "sorted" else [False])
    for one in found:
        if isinstance(wanted, tuple):
            assert one == wanted
        elif wanted.ndim == 1:
            pd.testing.assert_series_equal(one, wanted, check_exact=True)
        else:
            pd.testing.assert_frame_equal(one, wanted, check_exact=True)


def risen(state: Any, x: Any) -> Any:
    """Count how often a value is above the one before it."""
    last, number = state
    number = number + 1 if x > last else number
    return (x, number), number


def sharp(s: Any) -> Any:
    """Divide by what a group without a row has."""
    total = 0
    for v in s:
        total += v
    return 12 // len(s) + total


@functools.cache
def groups_of(absent: str) -> tuple[pd.DataFrame, dict[str, Any]]:
    """Return rows of which keys are absent, and what pandas gives of them, which no key changes."""
    random, rows = np.random.default_rng(7), 1 << 18
    keys = random.integers(0, 12_000, rows)
    keys = {"few": keys[keys % 9 != 4], "most": keys // 6 * 6, "none": keys}[absent]
    x = random.integers(-9, 9, len(keys))
    given = pd.DataFrame({"k": keys, "x": x, "f": np.where(x == 4, np.nan, x / 3)})
    groups = given.groupby("k")
    rose = (given["x"] > groups["x"].shift(fill_value=0)).astype("int64")
    return given, {
        "risen": rose.groupby(given["k"]).cumsum(),
        "decayed": groups["f"].apply(decayed),
        "sharp": 12 // groups["x"].size() + groups["x"].sum(),
        "shared": groups["x"].apply(shared),
        "range": groups["f"].max() - groups["f"].min(),
        "spread": given["x"] - groups["x"].transform("min"),
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("absent", "least", "threads", "marked"), pairs(["few", "most", "none"], [-5, 0, 3, 4000], [1, 2], [1, 1 << 17])
)
def test_keys_are_their_own_groups_whichever_of_them_have_rows(
    marked: int, threads: int, least: int, absent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Marked, counted or neither, ranked or not: results, labels and the group of an exception are those of pandas."""
    monkeypatch.setattr(placed_bounds, "MARKED", marked)
    given, theirs = groups_of(absent)
    given = given.assign(k=given["k"] + least)
    ours = given.udf.groupby("k")

    def same(found: Any, of: str, of_groups: bool = True) -> None:
        wanted = theirs[of].set_axis(theirs[of].index + least) if of_groups else theirs[of]
        pd.testing.assert_series_equal(found, wanted)

    with udf.options(threads=threads):
        for _ in range(2):  # its loop runs over rows as they lie from the second call on
            same(given.udf.groupby("k")["x"].scan(risen, (0, 0)), "risen", of_groups=False)
            same(given.udf.groupby("k")["f"].apply(decayed), "decayed")
            same(ours["x"].apply(sharp), "sharp")
            same(given.udf.groupby("k")["x"].apply(shared), "shared")
        same(given.udf.groupby("k")["f"].agg(lambda s: s.max() - s.min()), "range")
        assert ours.ngroups == len(ours) == given["k"].nunique()
        same(given.udf.groupby("k")["x"].transform(lambda s: s - s.min()), "spread", of_groups=False)
        given.loc[len(given) // 2, "x"] = -10
        with pytest.raises(ZeroDivisionError) as raised:
            given.udf.groupby("k")["x"].scan(lambda state, x: (state + 1 // (x + 10), state), 0)
    assert f"of key {given['k'][len(given) // 2]}" in "".join(getattr(raised.value, "__notes__", [])) + str(
        raised.value
    )


def shared(s: Any) -> Any:
    """Read how many rows there are before, in and behind the loop."""
    n, total = len(s), len(s) * 0.5
    for v in s:
        total = total * 0.5 + v / n
    return total + len(s)


@pytest.mark.slow
@pytest.mark.parametrize("keys", ["few", "all", "ranked"])
def test_a_loop_that_reads_no_count_counts_nothing(keys: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Groups are marked, of which most have rows; one that reads it has it, of one grouping after the other."""
    monkeypatch.setattr(placed_bounds, "MARKED", 1)
    random = np.random.default_rng(7)
    k = random.integers(0, 30_000, 1 << 17) * {"few": 1, "all": 1, "ranked": 3}[keys]
    k = k[k % 9 != 4] if keys == "few" else k
    given = pd.DataFrame({"k": k, "x": random.integers(-9, 9, len(k))})
    theirs, mean = given.groupby("k")["x"], lambda s: s.mean()
    wanted = {function: theirs.apply(function) for function in (decayed, counted, shared)} | {mean: theirs.mean()}
    table, counts = PlacedBounds._table, []
    monkeypatch.setattr(PlacedBounds, "_table", lambda self: counts.append(1) or table(self))
    with udf.options(threads=1):
        for function in (counted, counted, counted, decayed, decayed, decayed):
            counts.clear()
            pd.testing.assert_series_equal(given.udf.groupby("k")["x"].apply(function), wanted[function])
        assert not counts or keys == "ranked" or not meaning().has_str  # pandas 2 asks for the keys, which are counted
        for _ in range(2):
            one = given.udf.groupby("k")["x"]
            for function in (decayed, shared, counted, decayed, mean, shared):
                pd.testing.assert_series_equal(one.apply(function), wanted[function])


def test_which_parameters_a_part_reads_is_told_from_its_text() -> None:
    """What goes nowhere but to a branch both of whose ways are one is not read."""
    body = """define internal i1 @row(ptr %"i.p0", i64 %"i.p1", double %s0, ptr %state) alwaysinline nounwind {{
start:
  %"r.n" = alloca i64
  store i64 %"i.p1", ptr %"r.n"
  %v1 = load i64, ptr %"r.n"
  %v2 = add i64 %v1, 1
  store i64 %v2, ptr %"r.n"
  %v3 = icmp ne i64 %v2, 0
  {}
}}"""
    ends = {
        'br i1 %v3, label %"b.a", label %"b.a"': False,
        'br i1 %v3, label %"b.a", label %"b.b"': True,
        "store i64 %v2, ptr %state": True,
        "ret i64 %v1": True,
        "%v4 = call i64 @f(i64 %v1)": True,
        "store double %s0, ptr %state": False,
    }
    for end, reads in ends.items():
        assert group_stream._reads(body.format(end), 1) == reads, end
        assert not group_stream._reads(body.format(end), 0)


@pytest.mark.slow
def test_a_scan_of_keys_that_are_places_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = np.random.default_rng(7).integers(0, 500, 1 << 18)
    given = pd.DataFrame({"k": keys, "x": keys * 3})
    with udf.options(threads=1):
        wanted = given.udf.groupby("k")["x"].scan(risen, (0, 0))
        monkeypatch.setattr(PlacedBounds, "_found", None)
        pd.testing.assert_series_equal(given.udf.groupby("k")["x"].scan(risen, (0, 0)), wanted)


@pytest.mark.slow
@pytest.mark.parametrize("least", [0, -7])
def test_codes_of_ranked_keys_are_asked_for_first(least) -> None:
    """Keys of which few places have rows are ranked, and their codes found with the ranks."""
    few, rows = placed_bounds.SMALL * placed_bounds.SPARSE * 8, 1 << 20
    random = np.random.default_rng(5)
    keys = np.sort(random.choice(4 * few * 10, few, replace=False))[random.integers(0, few, rows)] + least
    given = pd.DataFrame({"k": keys, "x": random.normal(size=rows)})
    ours = given.udf.groupby("k")["x"].rolling(2).apply(lambda w: w[0] - w[1], raw=True)
    wanted = -given.groupby("k")["x"].diff()  # of each row, in the order of the rows
    np.testing.assert_array_equal(ours.droplevel(0).sort_index(), wanted)
    np.testing.assert_array_equal(ours.index.get_level_values(0), np.sort(keys))
