"""Keys are hashed by native code as pandas' ``factorize`` does it: equal codes, and distinct values, in order."""

import numpy as np
import pandas as pd
import pytest

from udf.cpu import key_places, key_ranks
from udf.cpu.key_places import FIRST_BITS, GROWTH_BITS, hash_numbers, hash_texts, renumber
from udf.cpu.key_ranks import FEWEST, count_keys, order_of_numbers, order_of_texts, rank_counted

MULTIPLIER = 0x9E3779B97F4A7C15


def check(values: np.ndarray) -> None:
    """Hash, and compare with pandas, bit by bit."""
    codes = np.full(len(values), -9, np.int64)
    distinct = hash_numbers(values, codes)
    expected, uniques = pd.factorize(values)
    assert distinct is not None
    np.testing.assert_array_equal(codes, expected)
    assert (distinct.dtype, distinct.tobytes()) == (uniques.dtype, uniques.tobytes())


@pytest.mark.parametrize("dtype", ["int64", "uint64", "int32", "uint32", "float64", "float32"])
@pytest.mark.parametrize(
    "groups", [1, 7, 1 << FIRST_BITS - 1, (1 << FIRST_BITS - 1) + 1, 1 << FIRST_BITS + GROWTH_BITS]
)
def test_codes_and_distinct_values_are_those_of_pandas(dtype: str, groups: int) -> None:
    """Also where the slots are exactly full, and where they grow twice; ends of the type are among the keys."""
    generator = np.random.default_rng(groups)
    far = generator.integers(0, 2**64, groups, np.uint64).astype(dtype) if dtype != "float32" else None
    keys = generator.normal(size=groups).astype(dtype) if far is None else far
    limits = np.iinfo(dtype) if np.dtype(dtype).kind in "iu" else np.finfo(dtype)
    keys[: min(groups, 2)] = [limits.min, limits.max][:groups]
    check(keys[generator.integers(0, groups, 3 * groups)])
    check(np.sort(keys)[::-1].copy())
    check(keys[:0])
    check(np.repeat(keys, 2)[::2])


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_zeros_are_one_key_that_is_the_first_of_them_and_nan_is_none(dtype: str) -> None:
    """NaN of any sign and payload; zeros of either sign first; infinities and the least numbers."""
    special = np.array([-0.0, 0.0, np.nan, -np.nan, np.inf, -np.inf, 5e-324, -5e-324, 1.0], dtype)
    if dtype == "float64":
        special = np.append(special, np.array([0x7FF0000000000001], np.uint64).view(np.float64))
    for first in (special, special[::-1].copy(), special[1:], np.tile(special, 400)):
        check(first)


@pytest.mark.parametrize(
    "values", [np.arange(50_000), np.arange(50_000) * 1024, np.arange(50_000) << 32, np.arange(5e4)]
)
def test_keys_in_steps_do_not_meet(values: np.ndarray) -> None:
    check(values)


def test_keys_that_meet_in_one_slot_are_left_to_pandas() -> None:
    """They are chosen so: products with the multiplier that begin with the same bits."""
    inverse = pow(MULTIPLIER, -1, 2**64)
    keys = np.array([inverse * k % 2**64 for k in range(1, 1500)], np.uint64).view(np.int64)
    assert hash_numbers(np.tile(keys, 3), np.empty(3 * len(keys), np.int64)) is None
    few = np.tile(keys[:8], 100)
    check(few)


@pytest.mark.parametrize("has_code", [True, False])
def test_codes_are_renumbered_in_place(has_code: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One below 0 stays; an empty table is that of nulls alone."""
    if not has_code:
        monkeypatch.setattr(key_places, "native", lambda: None)
    codes = np.array([2, -1, 0, 1, 2])
    renumber(codes, np.array([10, -1, 30]))
    assert codes.tolist() == [30, -1, 10, -1, 30]
    nulls = np.array([-1, -1])
    renumber(nulls, np.empty(0, np.int64))
    assert nulls.tolist() == [-1, -1]


@pytest.mark.parametrize("has_code", [True, False])
@pytest.mark.parametrize("size", [1, 63, 64, 65, 129, 70_000])
def test_keys_close_together_are_counted_and_ranked(size: int, has_code: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a key below 0 on, with gaps at ends of words and without; the keys stay as they are."""
    if not has_code:
        monkeypatch.setattr(key_places, "native", lambda: None)
    generator = np.random.default_rng(size)
    every = np.arange(size) - 40
    for there in (every, every[::63], every[:1], every[np.append(True, generator.random(size - 1) < 0.5)]):
        keys = np.append(generator.choice(there, FEWEST), there[-1])
        before = keys.copy()
        expected, places, often = np.unique(keys, return_inverse=True, return_counts=True)
        counts = count_keys(keys, -40, size)
        assert counts.tolist() == np.bincount(keys + 40, minlength=size).tolist()
        found, kept, codes = rank_counted(keys, -40, counts, len(expected))
        np.testing.assert_array_equal(found, expected)
        np.testing.assert_array_equal(kept, often)
        np.testing.assert_array_equal(codes, places)
        np.testing.assert_array_equal(keys, before)


def test_a_machine_without_a_compiler_has_pandas_hash(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    """The code is found without one where it was kept."""
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))

    def refuse() -> bytes:
        raise ImportError("no llvmlite")

    monkeypatch.setattr(key_places, "shipped_code", lambda _: None)
    monkeypatch.setattr(key_places, "_make", refuse)
    monkeypatch.setattr(key_places, "_CODE", type(key_places._CODE)("another", lambda: 1, shared=True, limit=0))
    key_places.native.cache_clear()
    try:
        assert hash_numbers(np.arange(3), np.empty(3, np.int64)) is None
    finally:
        key_places.native.cache_clear()


@pytest.mark.parametrize("has_code", [True, False])
@pytest.mark.parametrize("dtype", ["int64", "uint64", "int32", "uint32", "float64", "float32"])
def test_distinct_numbers_are_sorted(dtype: str, has_code: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those far apart, close together, and at the ends of their type; zeros of either sign, infinities."""
    if not has_code:
        monkeypatch.setattr(key_places, "native", lambda: None)
    generator = np.random.default_rng(5)
    limits = np.iinfo(dtype) if np.dtype(dtype).kind in "iu" else np.finfo(dtype)
    ends = [limits.min, limits.max, 0, 1, *((-np.inf, np.inf, limits.tiny) if np.dtype(dtype).kind == "f" else ())]
    far = generator.integers(0, 2**64, 3 * FEWEST, np.uint64)
    far = far.astype(dtype) if np.dtype(dtype).kind != "f" else far.view(np.float64)[np.isfinite(far.view(np.float64))]
    with np.errstate(over="ignore"):
        given = (
            far.astype(dtype),
            np.arange(2 * FEWEST).astype(dtype)[::-1],
            -far.astype(dtype)[:9],
            far[:0].astype(dtype),
        )
    for keys in given:
        every = np.unique(np.concatenate([keys, np.array(ends, dtype)]))
        if np.dtype(dtype).kind == "f":
            every[every == 0] = -0.0
        mixed = generator.permutation(every)
        np.testing.assert_array_equal(mixed[order_of_numbers(mixed)], every)
    assert order_of_numbers(np.empty(0, dtype)).tolist() == []


@pytest.mark.parametrize("kind", ["string", "large_string"])
def test_distinct_texts_are_sorted_by_their_bytes(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """That end alike but for zeros, begin alike, of any size around a word; alike for longer than is looked at: not."""
    pa = pytest.importorskip("pyarrow")
    generator = np.random.default_rng(6)
    sizes = generator.integers(0, 20, 6000)
    made = {"".join(generator.choice(list("ab\0é😀"), size)) for size in sizes}
    made |= {f"{'x' * k}{end}" for k in (7, 8, 9, 50) for end in ("", "\0", "\0\0", "y", "\0y")}
    by_points = sorted(made)
    texts = [by_points[k] for k in generator.permutation(len(by_points))]
    whole = pa.array(["never", *texts, "first"], kind)
    rows = 1 + generator.permutation(len(texts))
    expected = sorted(range(len(rows)), key=lambda place: texts[rows[place] - 1].encode())
    for fewest in (1, FEWEST):
        monkeypatch.setattr(key_ranks, "FEWEST", fewest)
        assert order_of_texts(whole, rows).tolist() == expected
        assert order_of_texts(whole.slice(1, len(texts)), rows - 1).tolist() == expected
    assert order_of_texts(pa.array(["x" * 99 + "b", "x" * 99 + "a"], kind), np.arange(2)) is None
    assert order_of_texts(pa.array([""], kind), np.arange(1)) in (None, [0])


def texts_of(alphabet: str, longest: int, rows: int) -> list[str | None]:
    """Return texts of up to ``longest`` characters, some of them null."""
    generator = np.random.default_rng(longest)
    sizes = generator.integers(0, longest + 1, rows)
    made = ["".join(generator.choice(list(alphabet), size)) for size in sizes]
    return [None if missing else one for one, missing in zip(made, generator.random(rows) < 0.05, strict=True)]


@pytest.mark.parametrize("kind", ["string", "large_string"])
@pytest.mark.parametrize(("alphabet", "longest"), [("ab", 3), ("ab\0", 9), ("aé😀", 9), ("xy", 40)])
def test_texts_are_those_of_arrows_dictionary(kind: str, alphabet: str, longest: int) -> None:
    """Of every size up to two words and more, of bytes that are 0, of slices, and where the slots grow."""
    pa = pytest.importorskip("pyarrow")
    whole = pa.array(texts_of(alphabet, longest, 9000), kind)
    for array in (whole, whole.slice(13, 8000), whole.drop_null(), whole.slice(5, 1), whole.slice(0, 0)):
        codes = np.full(len(array), -9, np.int64)
        rows = hash_texts(array, codes)
        expected = array.dictionary_encode()
        if rows is None:
            assert len(array) == 0
            continue
        assert codes.tolist() == expected.indices.fill_null(-1).to_pylist()
        assert array.take(pa.array(rows)).equals(expected.dictionary)


def test_nulls_alone_have_no_text() -> None:
    pa = pytest.importorskip("pyarrow")
    array = pa.array([None, "", None], "large_string").slice(0, 1)
    codes = np.zeros(1, np.int64)
    rows = hash_texts(array, codes)
    assert rows is None or (rows.tolist(), codes.tolist()) == ([], [-1])
