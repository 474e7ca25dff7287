"""What rows in Python cost: the front end runs once, and what Python gave is put in place without another pass."""

import json
import warnings
from typing import Any

import pandas as pd
import pytest

import udf
from udf import pipeline
from udf.bind.certain_leaves import two_kinds
from udf.errors import FallbackWarning
from udf.runtime.choice.last_call import last_call
from udf.runtime.store import cache as programs
from udf.runtime.store.cache import MemoryCache

VALUES = pd.Series([1.0, -1.0, 2.5, 4.0])
IS_DEBUG = False


def unknown(x):
    return "unknown" if x < 0 else x * 2.5


def parts(x):
    if x < 0:
        return {"a": x}
    return x / 2


def never(x):
    if IS_DEBUG:
        return "debug"
    return x / 2


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> list[Any]:
    """Return the functions that the front end is given."""
    seen: list[Any] = []
    compile_to_ptx = pipeline.compile_to_ptx
    monkeypatch.setattr(programs, "PROGRAMS", MemoryCache())
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))
    monkeypatch.setattr(pipeline, "compile_to_ptx", lambda call: seen.append(call) or compile_to_ptx(call))
    return seen


def run(function: Any) -> Any:
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        return VALUES.udf.map(function)


@pytest.mark.parametrize("function", [unknown, parts])
def test_the_front_end_runs_once(function: Any, compiled: list[Any]) -> None:
    """Of the path that most rows take; a second call runs none of it."""
    for _ in range(2):
        pd.testing.assert_series_equal(run(function), VALUES.map(function))
        assert last_call().in_python == 1
    assert len(compiled) == 1


@pytest.mark.slow
def test_all_returns_of_rare_kinds_are_left_out_together(compiled: list[Any]) -> None:
    """One by one they would not compile; the return that most rows take is compiled, wherever it stands."""

    def several(x):
        if x < 0:
            return "negative"
        for limit in (3, 4):
            if x > 100 + limit:
                return "large"
        if x == 0:
            return None
        try:
            return 1 / (x - 1) + x
        except ZeroDivisionError:
            return {"one": x}

    values = pd.Series([2.0, -1.0, 3.0, 4.0, 0.0, 5.0, 1.0, 6.0, 7.0, 8.0, 9.0, 500.0])
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        for _ in range(2):
            pd.testing.assert_series_equal(values.udf.map(several), values.map(several))
    assert last_call().in_python == 3
    assert len(compiled) <= 6


@pytest.mark.parametrize("value", [1.0, -1.0, -3.0])
def test_a_raise_of_one_of_two_exceptions(value: float) -> None:
    """The instruction that raises is a block by itself, too short for what stands for a computed exception."""

    def either(x):
        if x < 0:
            raise (ValueError(f"{x} is low") if x > -2 else KeyError(f"{x}"))
        return x * 2

    values = pd.Series([value])
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        if value > 0:
            pd.testing.assert_series_equal(values.udf.map(either), values.map(either))
            return
        with pytest.raises((ValueError, KeyError)) as ours:
            values.udf.map(either)
        with pytest.raises(type(ours.value)) as theirs:
            values.map(either)
        assert ours.value.args == theirs.value.args


def test_a_path_that_a_constant_closes_is_none(compiled: list[Any]) -> None:
    """It surely does not compile, and no row gets there: nothing is Python's, and where all has to compile it does."""
    assert two_kinds(never) is not None
    pd.testing.assert_series_equal(run(never), VALUES.map(never))
    assert not last_call().in_python
    assert list(udf.Series(VALUES).applymap(never)) == VALUES.map(never).tolist()
    assert compiled


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("'a' if x else 1", "a number on one path and a text"), ("f'{x}' if x else x - 1", "a number on one path"),
        ("{} if x else x + 1", "a dict on one path"), ("'a' if x else x", ""), ("'a' if x else x + x", ""),
        ("'a' if x else x % 2.5", ""), ("'a' if x else x * 2", ""), ("'a' if x else None", ""), ("1 if x else 2.5", ""),
    ],
)  # fmt: skip
def test_what_is_sure(source: str, said: str) -> None:
    """A text times 2 is one, and a text can be filled in; a minus no text has."""
    found = two_kinds(eval(f"lambda x: {source}"))  # noqa: S307 - texts of ours
    assert (said in found.cause) if said else found is None


@pytest.mark.parametrize("every", [4, 1500])
def test_texts_that_python_gave_are_put_in_place(every: int) -> None:
    """Few between slices of compiled code's column, many by a new order; the index, name and attrs stay."""
    texts = ['{"a": "é"}' if row % every == 1 else f" {row} " for row in range(3000)]
    values = pd.Series(texts, dtype="str", name="t", index=range(7, 3007))
    values.attrs["unit"] = "m"
    cleaned = lambda x: json.loads(x)["a"] if x.startswith("{") else x.strip()
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        found = values.udf.map(cleaned)
    pd.testing.assert_series_equal(found, values.map(cleaned))
    assert (last_call().in_python, found.attrs) == (len(range(1, 3000, every)), {"unit": "m"})
