"""Integers that need more than 64 bits, or nearly: exact, averaged as floats, OverflowError, or modulo 2**64."""

import warnings

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor
from tests.support.budget import THOROUGH, budget, in_turn
from tests.support.frontend_cases import compiled, on_cpu
from tests.support.group_frames import function_of
from tests.support.integer_checks import check
from tests.support.overflow_functions import BEYOND, MOST, doubling, looping, product
from udf.errors import ArgumentError, CompiledForError, FallbackWarning, OptionError

WORD = 0xFFFFFFFFFFFFFFFF


def raises(function, *row, dtypes=("int64", "int64")):
    """Return whether ``function`` raises our OverflowError for one row."""
    try:
        on_cpu(function, dtypes[: len(row)], [row])
    except OverflowError as error:
        return "does not fit 64 bits" in str(error)
    return False


@pytest.mark.slow
@pytest.mark.parametrize("name", BEYOND)
def test_what_needs_more_than_64_bits_raises(name) -> None:
    """A number next to it, which needs no more, does not; and on request it wraps, to Python's value modulo 2**64."""
    function, value = BEYOND[name]
    assert raises(function, value)
    wrapped = list(udf.Series([value]).applymap(function, overflow="wrap"))
    assert [one & WORD for one in wrapped] == [function(value) & WORD]
    near = value + 5 if value < 0 else value // 2 - (value > 100)
    assert on_cpu(function, ["int64"], [(near,)]).tolist() == [function(near)]


@pytest.mark.parametrize(
    ("function", "fits", "beyond"),
    [(looping, (5, 1000), (2**60, 1000)), (doubling, (3, 2**62), (3, MOST)), (product, (2**15, 1), (2**16, 1))],
)
def test_loops_raise_and_end(function, fits, beyond) -> None:
    """What was noted in a loop ends it, though the wrapped numbers would not."""
    assert on_cpu(function, ["int64"] * 2, [fits]).tolist() == [function(*fits)]
    assert raises(function, *beyond)


def test_the_first_row_that_overflows_is_named() -> None:
    """With its line, as any exception."""
    with pytest.raises(OverflowError) as caught:
        udf.Series([1, 2**62, 2**62], index=None).applymap(lambda x: x * 4)
    assert "raised by the UDF <lambda>" in str(caught.value.__notes__)
    assert "row position 1" in str(caught.value.__notes__)


@pytest.mark.slow
def test_the_call_the_options_and_a_compiled_function_say_wrap() -> None:
    """The keyword wins over the option; each is another program."""
    series, beyond = udf.Series([2**62]), lambda x: x * 4
    assert list(series.applymap(beyond, overflow="wrap")) == [0]
    with pytest.raises(OverflowError):
        series.applymap(beyond)
    with udf.options(overflow="wrap"):
        assert list(series.applymap(beyond)) == [0]
        with pytest.raises(OverflowError):
            series.applymap(beyond, overflow="raise")
    assert list(udf.DataFrame({"a": [2**62]}).apply(lambda row: row.a * 4, overflow="wrap")) == [0]
    made = udf.compile(beyond, "int64", archs=(), overflow="wrap")
    assert list(made([2**62])) == [0]
    with pytest.raises(CompiledForError, match="overflow='wrap'"):
        series.applymap(made)
    windows = udf.Series([1.0, 2.0]).rolling(1)
    assert list(windows.apply(lambda w: (len(w) << 62) * 4, overflow="wrap")) == [0.0, 0.0]
    with pytest.raises(OverflowError):
        windows.apply(lambda w: (int(w[0]) << 62) * 4, raw=True)


def test_another_word_is_refused() -> None:
    """By name, with what it can be."""
    with pytest.raises(ArgumentError, match="overflow cannot be 'ignore'"):
        udf.Series([1]).applymap(lambda x: x, overflow="ignore")
    with pytest.raises(OptionError, match="overflow is 'raise'"):
        udf.options.overflow = "never"


def test_rows_that_overflow_can_be_null() -> None:
    assert list(udf.Series([2**62, 1]).applymap(lambda x: x * 4, errors="null")) == [None, 4]


def test_what_lies_under_a_null_does_not_overflow() -> None:
    """Pandas' nullable integers keep some number there."""
    hidden = pd.arrays.IntegerArray(np.array([2**62, 3]), np.array([True, False]))
    assert list(udf.Series(pd.Series(hidden)).applymap(lambda x: x * 4)) == [None, 12]


def splitmix(x):
    z = (x + 0x9E3779B97F4A7C15) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def fnv(x):
    h = 0xCBF29CE484222325
    for i in range(8):
        h = ((h ^ ((x >> (8 * i)) & 255)) * 0x100000001B3) & WORD
    return h


@pytest.mark.parametrize("function", [splitmix, fnv])
@pytest.mark.parametrize("dtype", ["int64", "uint64"])
def test_masked_hashes_are_pythons_without_a_check(function, dtype) -> None:
    """A hash that masks, as it must in Python, needs the low bits only: it is exact, and cannot raise."""
    limits = np.iinfo(dtype)
    values = [0, 1, 255, limits.max, limits.min, limits.max // 3]
    assert on_cpu(function, [dtype], [(v,) for v in values]).tolist() == [function(v) for v in values]
    assert compiled(function, dtype).raises == ()


def counter(x):
    found = 0
    for i in range(x):
        if i * i % 7 == 1:
            found += 1
    return found


def digits(x):
    total = 0
    while x > 0:
        total += x % 10
        x //= 10
    return total


UNCHECKED = {
    "a polynomial of int16": (lambda x: x * x * x + 3 * x - 7, "int16"),
    "sums of int32": (lambda x: (x + 1) * (x - 1) - x * x, "int16"),
    "a counter": (counter, "int32"),
    "digits": (digits, "int64"),
    "a remainder": (lambda x: (x % 1000) * 1000 + abs(x) % 10, "uint64"),
}


@pytest.mark.parametrize("name", UNCHECKED)
def test_what_is_known_to_fit_is_not_checked(name) -> None:
    """No status, no branch: ranges of types, constants, counters."""
    function, dtype = UNCHECKED[name]
    assert compiled(function, dtype).raises == ()
    values = [0, 1, 17, 1000, 32767]
    assert on_cpu(function, [dtype], [(v,) for v in values]).tolist() == [function(v) for v in values]


@pytest.mark.parametrize("step", [1, 7, 2**40, 2**63 - 1, -1, -7, -(2**40), -(2**63)])
def test_the_last_integer_that_fits_is_a_value(step) -> None:
    """A constant added, or taken away, up to the ends of 64 bits: one more raises."""
    end = 2**63 - 1 if step > 0 else -(2**63)
    for function, start in ((lambda x: x + step, end - step), (lambda x: step + x, end - step)):
        assert function(start) == end
        assert udf.Series([start, 0]).applymap(function).to_numpy().tolist() == [end, step]
        if abs(start) < 2**63 - 1:
            with pytest.raises(OverflowError):
                udf.Series([start + (1 if step > 0 else -1)]).applymap(function)
    if step > -(2**63):
        less, end = (lambda x: x - step), (-(2**63) if step > 0 else 2**63 - 1)
        assert udf.Series([end + step]).applymap(less).to_numpy().tolist() == [end]
        with pytest.raises(OverflowError):
            udf.Series([end + step + (-1 if step > 0 else 1)]).applymap(less)


RANDOM = np.random.default_rng(20)
LARGE = RANDOM.integers(2**60, 2**63 - 1, 30)
FRAME = pd.DataFrame({"k": RANDOM.integers(0, 4, 30), "s": LARGE, "n": pd.array(LARGE, "Int64"), "o": LARGE // 3})
ROWS = pd.DataFrame({name: LARGE // (1 + place % 2) for place, name in enumerate("abcde")})

AVERAGES = (
    "s.mean()", "s.std()", "s.var()", "s.sem()", "np.mean(s)", "np.std(s)", "np.average(s)", "s.values.mean()",
    "s.to_numpy().std()", "(s // 1).mean()", "s.head(5).mean()", "s[s > 2**61].std()", "(s - s.mean()).abs().mean()",
    "np.nanmean(s)", "s.cumsum().mean()", "s.cov(s)", "np.cov(s, s)[0, 1]", "s.sort_values().tail(3).mean()",
)  # fmt: skip
SUMS = ("sum(s)", "sum(s) / len(s)", "sum(s[s > 0])", "sum(s.tolist())", "sum([v for v in s])", "sum(s, 1)")


def close(found, wanted) -> None:
    """Assert that ours is pandas', but for the last digits of a sum."""
    if isinstance(wanted, pd.DataFrame):
        pd.testing.assert_frame_equal(found, wanted, rtol=1e-12)
    elif isinstance(wanted, pd.Series):
        pd.testing.assert_series_equal(found, wanted, rtol=1e-12)
    else:
        assert found == pytest.approx(wanted, rel=1e-12)


OF_ROWS = (
    lambda r: r.mean(), lambda r: r.std(), lambda r: r.sem(), lambda r: np.mean(r), lambda r: r.values.mean(),
    lambda r: np.std([r.a, r.b, r.c, r.d]), lambda r: r[["a", "b", "c", "d"]].mean(),
)  # fmt: skip
OF_CAPTURED = (
    lambda x: x * (LARGE.mean() / LARGE.std()), lambda x: LARGE[LARGE > 2**61].mean() + x,
    lambda x: (LARGE - 5).mean() + x, lambda x: np.average(LARGE, weights=LARGE) + x,
)  # fmt: skip
PAIR = FRAME[["s", "o"]]
CALLS = {
    **{f"groups of {of}: {text}": (FRAME, function_of(text), lambda d, f, of=of: d.groupby("k")[of].agg(f))
       for text, of in in_turn(AVERAGES, "sn") if of == "s" or ".values" not in text},
    **{f"a column: {text}": (FRAME["s"], function_of(text), lambda d, f: d.agg(f)) for text in AVERAGES},
    **{f"columns: {text}": (PAIR, function_of(text), lambda d, f: d.agg(f)) for text in AVERAGES},
    **{f"a group's frame: {text}": (PAIR, function_of(text), lambda d, f: d.groupby(FRAME["k"].to_numpy()).apply(f))
       for text in ("g.mean()", "g.std()", "np.average(g.s, weights=g.o)", "g.mean(axis=1).max()")},
    **{f"a row: {i}": (ROWS, f, lambda d, f: d.apply(f, axis=1)) for i, f in enumerate(OF_ROWS)},
    **{f"a captured array: {i}": (pd.Series([1.0, 2.5]), f, lambda d, f: d.map(f)) for i, f in enumerate(OF_CAPTURED)},
    **{f"as long: {text}": (FRAME, function_of(text), lambda d, f: d.groupby("k")["s"].transform(f))
       for text in ("s - s.mean()", "(s - s.mean()) / s.std()", "s / s.sum()", "s * 0.5")},
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_averages_are_those_of_floats(name) -> None:
    """A sum of integers that needs more than 64 bits is on the way to none of them, and no integer is lost."""
    given, function, call = CALLS[name]
    close(call(given.udf, function), call(given, function))


@pytest.mark.parametrize(("source", "rows"), in_turn(SUMS, [3, 8, 30]))
def test_pythons_sum_raises_where_it_needs_more_than_64_bits(source, rows) -> None:
    """NumPy's wraps; Python's has any number of digits, of which a column has 64 bits."""
    function = function_of(source)
    with pytest.raises(OverflowError, match="64 bits"):
        FRAME["s"].head(rows).udf.agg(function)
    small = FRAME["s"].head(rows) // 100
    assert small.udf.agg(function) == small.agg(function)


def test_a_list_of_a_row_is_summed_in_pythons_way() -> None:
    """``sum`` of a list that the row makes."""
    texts = pd.Series([f"{2**62} {2**61} 1", "1 2 3"])
    close(texts.udf.map(lambda s: sum([int(word) for word in s.split()])), pd.Series([2**62 + 2**61 + 1, 6]))
    with pytest.raises(OverflowError, match="64 bits"):
        (texts + f" {2**62}").udf.map(lambda s: sum([int(word) for word in s.split()]))


AMOUNTS = (0, 1, 63, 64, 2**31, 2**32, 2**32 + 1, 2**40, 2**62)


@pytest.mark.parametrize("dtype", ["int64", "uint64"])
def test_all_bits_of_a_shifts_amount_count(dtype: str) -> None:
    """LLVM's back end for PTX once took the low 32: ``x >> 2**32`` was ``x``, and ``x << 2**32`` raised nothing."""
    rows = [(9, amount) for amount in AMOUNTS]
    assert on_cpu(lambda x, y: x >> y, [dtype, "int64"], rows).tolist() == [9 >> y for y in AMOUNTS]
    wrapped = on_cpu(lambda x, y: x << y, [dtype, "int64"], rows, overflow="wrap").astype("uint64")
    assert wrapped.tolist() == [9 << y & (2**64 - 1) if y < 64 else 0 for y in AMOUNTS]
    assert on_cpu(lambda x, y: np.left_shift(x, y), ["int64"] * 2, [(9, 2**32)]).tolist() == [0]
    for row in [row for row in rows if row[1] > 63]:
        with pytest.raises(OverflowError, match="64 bits"):
            on_cpu(lambda x, y: x << y, [dtype, "int64"], [row])


UNSIGNED = pd.Series([2**63, 2**64 - 1, 1, 2], dtype="uint64")


@pytest.mark.parametrize(
    "source", ["np.mean([x, 1])", "np.max((x, x > 1))", "np.array([x, 7]).min()", "np.sum([x, 5])"]
)
def test_an_array_of_integers_beyond_int64_is_pythons(source) -> None:
    """Such a list was read as int64: ``np.max([2**63, 1])`` was 1."""
    function = eval("lambda x: " + source)  # noqa: S307 - text from above
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        close(UNSIGNED.udf.map(function, fallback="python"), UNSIGNED.map(function))
    with pytest.raises(OverflowError, match="64 bits"):
        udf.Series(UNSIGNED).map(function)


def test_a_place_outside_is_seen_before_the_items_meet() -> None:
    """``[x, 1][x]``: a list of Python's has any ints, and an int64 has not."""
    numbers = pd.Series([1, 2**64 - 1], dtype="uint64")
    for function in (lambda x: [x, 1][x], lambda x: (x, 0.5)[x]):
        with pytest.raises(IndexError), udf.options(fallback="error"):
            numbers.udf.map(function)
        assert numbers[:1].udf.map(function).tolist() == numbers[:1].map(function).tolist()


@pytest.mark.slow
@pytest.mark.parametrize("start", range(2))
def test_a_few_mixes(start) -> None:
    cases = range(6 if THOROUGH else 3)
    assert sum(check(f"few {start} {number}") for number in cases) >= len(cases) / 2


@pytest.mark.slow
@pytest.mark.parametrize("start", range(budget(20)))
def test_many_mixes(start) -> None:
    """Four hundred functions, ten thousand rows, or as many as the budget says."""
    cases = range(budget(20))
    assert sum(check(f"many {start} {number}") for number in cases) >= len(cases) / 2
