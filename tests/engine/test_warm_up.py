"""``udf.warm_up`` compiles in the background: a call afterwards finds its program, and nothing has run."""

import threading

import pytest

import udf
from udf import pipeline
from udf.api.ahead import warm_up as module
from udf.bind.udf_call import LoadedProgram
from udf.errors import ArgumentError, DTypeError, UdfCompileError
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache


@pytest.fixture
def built(monkeypatch) -> list[str]:
    """Return the names of threads, one for each function that was compiled, with nothing compiled before."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    threads: list[str] = []
    compile_to_ptx = pipeline.compile_to_ptx

    def noted(call):
        threads.append(threading.current_thread().name)
        return compile_to_ptx(call)

    monkeypatch.setattr(pipeline, "compile_to_ptx", noted)
    with udf.options(backend="cpu", cache_dir="off"):
        yield threads


def late(x):
    return x * 2 + 1 if x > 0 else x - 1


def test_the_first_call_compiles_nothing(built) -> None:
    """It was compiled on another thread."""
    assert udf.warm_up(late, "float64").wait()
    assert len(built) == 1
    assert built[0] != threading.current_thread().name
    assert list(udf.Series([2.0, -1.0]).applymap(late)) == [5.0, -2.0]
    assert len(built) == 1


@pytest.mark.parametrize(
    ("dtypes", "named", "call"),
    [
        ("int64?", {"na_action": "ignore"}, lambda f: udf.Series([1, None]).applymap(f, na_action="ignore")),
        ("int32", {"errors": "null"}, lambda f: udf.Series([1], dtype="int32").applymap(f, errors="null")),
        ("bool", {}, lambda f: udf.Series([True]).applymap(f)),
    ],
)
def test_types_and_parameters_are_those_of_the_call(dtypes, named, call, built) -> None:
    """Nulls, narrow numbers, what becomes of errors."""
    udf.warm_up(late, dtypes, **named).wait()
    compiled = len(built)
    assert compiled > 0
    call(late)
    assert len(built) == compiled


def test_text(built) -> None:
    """A type of text is one of its encodings."""
    udf.warm_up(lambda s: s.upper(), "text[ascii]").wait()
    compiled = len(built)
    assert list(udf.Series(["ab"]).applymap(lambda s: s.upper())) == ["AB"]
    assert len(built) == compiled == 1


def test_rows(built) -> None:
    """By the types of the columns, of which some are not used."""
    udf.warm_up(lambda row: row["a"] * row["b"], {"a": "float64", "b": "int64?", "c": "bool"}).wait()
    compiled = len(built)
    frame = udf.DataFrame({"a": [1.5, 2.5], "b": [2, None], "z": [1, 2]})
    assert list(frame.apply(lambda row: row["a"] * row["b"])) == [3.0, None]
    assert len(built) == compiled > 0


def test_several_columns(built) -> None:
    udf.warm_up(lambda x, y: x + y, ["float64", "int64"]).wait()
    compiled = len(built)
    assert udf.vectorize(lambda x, y: x + y)([1.5], [2]).tolist() == [3.5]
    assert len(built) == compiled > 0


@pytest.mark.parametrize("rolling", [3, {"window": 3, "min_periods": 1}])
def test_windows(rolling, built) -> None:
    udf.warm_up(lambda w: w.max() - w.min(), "float64", rolling=rolling, raw=True).wait()
    compiled = len(built)
    assert compiled > 0
    asked = rolling if isinstance(rolling, dict) else {"window": rolling}
    made = udf.Series([1.0, 2.0, 4.0]).rolling(**asked).apply(lambda w: w.max() - w.min(), raw=True)
    assert list(made)[-1] == 3.0
    assert len(built) == compiled


def test_further_arguments(built) -> None:
    """Their types are compiled in, their values are each call's."""
    udf.warm_up(lambda x, k: x * k, "float64", args=(2.0,)).wait()
    assert list(udf.Series([3.0]).applymap(lambda x, k: x * k, args=(5.0,))) == [15.0]
    assert len(built) == 1


def test_no_function_runs(built) -> None:
    """One that would raise for any value raises nothing."""

    def never(x):
        raise ValueError("it ran")

    assert udf.warm_up([never, lambda x: 1 / (x - x)], "float64").wait()


def test_functions_are_compiled_in_order_and_one_that_fails_stops_no_other(built) -> None:
    """What failed is raised by wait, and kept by function."""
    wrong = lambda x: x.no_such_attribute
    ready = udf.warm_up([wrong, late], "float64")
    with pytest.raises(UdfCompileError):
        ready.wait()
    assert ready.done()
    assert list(ready.errors) == [wrong]
    compiled = len(built)
    udf.Series([1.0]).applymap(late)
    assert len(built) == compiled
    assert "late" in repr(ready)


def test_it_returns_at_once_and_tells_when_it_is_ready(monkeypatch) -> None:
    """Before that, wait gives up after its seconds."""
    begun, go = threading.Event(), threading.Event()

    def slow(*_):
        begun.set()
        go.wait(30)

    monkeypatch.setattr(module, "_call", slow)
    ready = udf.warm_up(late, "float64")
    assert begun.wait(30)
    assert not ready.done()
    assert not ready.wait(0.01)
    assert "under way" in repr(ready)
    go.set()
    assert ready.wait(30)
    assert ready.done()


def test_the_options_of_the_caller_hold(built, tmp_path) -> None:
    """In the thread that compiles, too."""
    with udf.options(cache_dir=str(tmp_path / "kept")):
        udf.warm_up(late, "float64").wait()
        assert udf.cache.info().files == 1


def test_what_is_no_function_and_no_type_is_refused_at_once() -> None:
    with pytest.raises(ArgumentError, match="3 cannot be compiled"):
        udf.warm_up([late, 3], "float64")
    with pytest.raises(DTypeError):
        udf.warm_up(late, "float80")
    with pytest.raises(DTypeError):
        udf.warm_up(late, {"a": "float80"})


def test_auto_compiles_for_each_back_end_that_a_call_may_choose(monkeypatch) -> None:
    """The GPU's and the processor's where there is a GPU."""
    used = []
    monkeypatch.setattr(module, "_apply", lambda *_: used.append(udf.options.backend))
    monkeypatch.setattr(module, "requested_backend", lambda: (None, ""))
    udf.warm_up(late, "float64").wait()
    assert used == ["cpu", "cuda"]


def test_programs_are_those_of_a_call(built) -> None:
    udf.warm_up(late, "float64").wait()
    (entry,) = cache.PROGRAMS._entries.values()
    assert isinstance(entry.program, LoadedProgram)
