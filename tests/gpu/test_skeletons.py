"""On a GPU a function that was spliced into its kernel gives what NVRTC's whole gives, in every bit."""

import math
from typing import Any

import cupy
import numpy as np
import pytest

import udf
from udf.base.threads import BACKGROUND
from udf.cuda import linked, skeletons
from udf.cuda.launch import KernelLoader
from udf.cuda.nvjitlink import link_function
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

ROWS = 100_003
VALUES = np.random.default_rng(38).normal(size=ROWS)


def smooth(x: float) -> float:
    return math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x) + 1.25)


def angle(x: float) -> float:
    return math.sin(x * 1e6) + math.cos(x)  # with a table, and memory of its own


def steps(x: float) -> float:
    count = 0
    while abs(x) > 1e-3:
        x, count = x / 2, count + 1
    return x + count


def decayed(w: Any) -> float:
    total = 0.0
    for v in w:
        total = total * 0.5 + v if v > 0.5 else total + 1.0
    return total


CALLS = {
    "smooth": lambda: udf.Series(cupy.asarray(VALUES)).applymap(smooth),
    "angle": lambda: udf.Series(cupy.asarray(VALUES)).applymap(angle),
    "steps": lambda: udf.Series(cupy.asarray(VALUES)).applymap(steps),
    "nulls": lambda: udf.Series([1.0, None, 3.0] * 1000).applymap(smooth, na_action="ignore"),
    "rows": lambda: udf.DataFrame({"a": VALUES, "b": VALUES[::-1].copy()}).apply(lambda row: row["a"] / row["b"]),
    "loop over windows": lambda: udf.Series(cupy.asarray(VALUES)).rolling(10).apply(decayed, raw=True),
    "reductions": lambda: (
        udf.Series(cupy.asarray(VALUES)).rolling(100, min_periods=1).apply(lambda w: w.mean() / w.std())
    ),
    "long windows": lambda: udf.Series(cupy.asarray(VALUES)).rolling(9000).apply(lambda w: w.max() - w.mean()),
    "groups": lambda: udf.DataFrame({"k": np.arange(ROWS) % 97, "x": VALUES}).groupby("k")["x"].agg(decayed),
}


MAY_BE_ENDLESS = ("steps", "groups")
"""What is not linked: to load its second form would wait for it."""


@pytest.fixture
def fresh(monkeypatch):
    """Nothing is compiled yet, and nothing is kept on disk."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    with udf.options(backend="cuda", cache_dir="off"):
        yield monkeypatch


def bits(call: Any) -> list[Any]:
    """Return the results of a call by their bits."""
    found = call()
    return [None if value is None else np.float64(value).view(np.int64).item() for value in found]


@pytest.mark.parametrize("name", CALLS)
def test_the_same_in_every_bit(name: str, fresh) -> None:
    """Of values, rows, windows and groups: compiled as a whole, with a skeleton that it makes, and spliced."""
    take_apart = skeletons.take_apart
    fresh.setattr(skeletons, "take_apart", lambda _source: None)
    whole = bits(CALLS[name])
    fresh.setattr(skeletons, "take_apart", take_apart)
    for _ in range(2):
        fresh.setattr(cache, "PROGRAMS", MemoryCache())
        assert bits(CALLS[name]) == whole


@pytest.mark.parametrize("name", CALLS)
def test_a_linked_function_is_the_same_in_every_bit(name: str, fresh) -> None:
    """The first form of a function whose kernel is at hand; and when the spliced one has taken its place."""
    fresh.setattr(linked, "is_on", lambda: True)
    spliced = bits(CALLS[name])
    assert BACKGROUND.wait(60)  # its kernel is at hand now
    forms: list[str] = []

    def noted(*given: Any) -> bytes:
        forms.append(name)
        return link_function(*given)

    for completes in (False, True):
        forms.clear()
        fresh.setattr(cache, "PROGRAMS", MemoryCache())
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(linked, "link_function", noted)
            if not completes:
                patched.setattr(KernelLoader, "_complete", lambda *_: None)
            assert bits(CALLS[name]) == spliced
            assert BACKGROUND.wait(60)
            assert bits(CALLS[name]) == spliced
        assert bool(forms) is (name not in MAY_BE_ENDLESS)


def test_warm_up_compiles_for_the_gpu(fresh) -> None:
    assert udf.warm_up([smooth, steps], "float64").wait()
    compiled = len(cache.PROGRAMS)
    assert compiled == 2
    udf.Series(cupy.asarray(VALUES)).applymap(smooth)
    udf.Series(cupy.asarray(VALUES)).applymap(steps)
    assert len(cache.PROGRAMS) == compiled


def test_auto_warms_up_both_back_ends(fresh) -> None:
    """A column in host memory may run on either."""
    with udf.options(backend="auto"):
        assert udf.warm_up(smooth, "float64").wait()
    assert {key.backend for key in cache.PROGRAMS._entries} == {"cpu", "cuda"}


@pytest.mark.parametrize("function", [decayed, lambda w: w.mean()])
def test_windows_are_warmed_up(function: Any, fresh) -> None:
    assert udf.warm_up(function, "float64", rolling=10, raw=True).wait()
    compiled = len(cache.PROGRAMS)
    udf.Series(cupy.asarray(VALUES)).rolling(10).apply(function, raw=True)
    assert len(cache.PROGRAMS) == compiled


def test_rows_are_warmed_up(fresh) -> None:
    """By the types of their columns."""
    assert udf.warm_up(lambda row: row["a"] / row["b"], {"a": "float64", "b": "float64"}).wait()
    compiled = len(cache.PROGRAMS)
    CALLS["rows"]()
    assert len(cache.PROGRAMS) == compiled
