"""The journey and its cache: what runs in which order, how often, and where.

Stages are replaced by counters here, so that the promises are about the pipeline alone.
"""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Barrier, Event

import numpy as np
import pandas as pd
import pytest

import udf
from udf import pipeline
from udf.api.frames import Series
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.raising import RowFailure
from udf.base.stages import Artefact, RaiseSite, Result, discard
from udf.bind.udf_call import LoadedProgram
from udf.columns.column import Column
from udf.errors import ArgumentError, BackendUnavailableError
from udf.runtime.calls.results import labels_of
from udf.runtime.choice import auto as choice
from udf.runtime.choice.backends import requested_backend
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache, ProgramKey


@dataclass
class FakeUdf:
    """What the fake front end makes: a function that returns its parameters, or one value."""

    key: str
    returns: tuple[Result, ...]
    path: str = ""


@dataclass
class FakeBackend:
    """A back end whose programs return their inputs, and which counts what it builds."""

    name: str = "fake"
    assumes: bool = False
    arch: str = "one"
    built: list = field(default_factory=list)
    ran: list = field(default_factory=list)
    given: list = field(default_factory=list)
    fails: RowFailure | None = None

    def target(self):
        return self.arch

    def build(self, udf, call):
        """Remember what was asked for."""
        self.built.append((udf, call))
        return Artefact(backend=self.name, kernel=call.kernel, target=self.arch, plan=(), returns=udf.returns, code={})

    def load(self, artefact, keep=discard):
        assert artefact.target == self.arch
        return self

    def run(self, columns, arguments=(), rows=None):
        """Give back what came in."""
        self.ran.append(columns)
        self.given.append((arguments, rows))
        if self.fails is not None:
            raise self.fails
        return columns


@pytest.fixture
def backend(monkeypatch):
    """Run the pipeline on a fake back end and front end, with an empty cache."""
    fake = FakeBackend()
    monkeypatch.setattr(choice, "requested_backend", lambda: (fake, "it is asked for"))
    monkeypatch.setattr(pipeline, "compile_to_ptx", compiled)
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    return fake


def compiled(call) -> FakeUdf:
    names = [str(i) for i in range(len(call.parameters))] if len(call.parameters) > 1 else [None]
    returns = tuple(Result(dtype=p.dtype, name=name) for p, name in zip(call.parameters, names, strict=True))
    return FakeUdf(key=call.key, returns=returns)


def column(*values, dtype="float64"):
    return Column(values=np.array(values, dtype))


# --- the journey -------------------------------------------------------------------------------------


def test_a_call_goes_through_every_stage_once(backend) -> None:
    """Bound, compiled, built into the row loop, run on the columns that came in."""
    mine = (column(1, 2),)
    assert pipeline.map_rows(lambda x: x, mine).columns == mine
    ((ptx, call),) = backend.built
    assert ptx.key == call.key
    assert call.kernel == "map_rows"
    assert [p.dtype.name for p in call.parameters] == ["float64"]
    assert backend.ran == [mine]


def test_equal_functions_share_one_program(backend) -> None:
    """The key is the function's value, the dtypes and the nullability, not the object."""
    for _ in range(3):
        pipeline.map_rows(lambda x: x + 1, (column(1),))
    assert len(backend.built) == 1
    pipeline.map_rows(lambda x: x + 2, (column(1),))
    pipeline.map_rows(lambda x: x + 1, (column(1, dtype="int64"),))
    pipeline.map_rows(lambda x: x + 1, (Column(values=np.zeros(1), validity=np.zeros(1, np.uint8)),))
    assert len(backend.built) == 4


def test_another_target_is_another_program(backend) -> None:
    """A program built for one processor is not run on another."""
    for arch in ("sm_80", "sm_90", "sm_80"):
        backend.arch = arch
        pipeline.map_rows(lambda x: x, (column(1),))
    assert len(backend.built) == 2


@pytest.mark.usefixtures("backend")
def test_nulls_labels_and_name_survive() -> None:
    """What the program returns is what the Series holds; labels and name are the caller's."""
    series = Series([1.0, None], index=["a", "b"], name="x").applymap(lambda x: x)
    assert (list(series), series.index, series.name) == ([1.0, None], ("a", "b"), "x")


def test_apply_and_map_are_applymap() -> None:
    assert Series.apply is Series.map is Series.applymap


# --- rows --------------------------------------------------------------------------------------------


def test_a_row_takes_the_columns_that_the_function_mentions(backend) -> None:
    """In the order of the call's parameters; others are not even asked for."""

    class Columns(dict):
        def __getitem__(self, label):
            assert label != "unused", "converted a column that the function does not use"
            return super().__getitem__(label)

    columns = Columns(unused=column(0), a=column(1), b=column(2))
    mapped = pipeline.map_rows(lambda row: (row["b"], row.a), columns)
    assert {id(c) for c in backend.ran[0]} == {id(dict.__getitem__(columns, name)) for name in "ab"}
    assert set(mapped.inputs) == {"a", "b"}
    assert mapped.labels == (0, 1)


def test_arguments_are_given_when_the_program_runs(backend) -> None:
    """New values run the program that was built for the old ones."""
    for value in (1.5, 2.5):
        pipeline.map_rows(lambda x, k: x + k, (column(1),), (), {"k": value})
    assert len(backend.built) == 1
    assert [arguments for arguments, _ in backend.given] == [(1.5,), (2.5,)]


@pytest.mark.usefixtures("backend")
def test_arguments_come_in_a_tuple() -> None:
    """A value alone is a slip of the pen, and is told so."""
    with pytest.raises(ArgumentError, match=r"args cannot be 1\.\nHint: it is a tuple"):
        pipeline.map_rows(lambda x, k: x + k, (column(1),), 1)


@pytest.mark.parametrize("how", [{"nulls": "pass"}, {"errors": "null"}, {"error_model": "numpy"}])
def test_what_is_asked_of_nulls_and_errors_is_another_program(backend, how) -> None:
    """It reaches the call, and the key."""
    pipeline.map_rows(lambda x: x, (Column(values=np.zeros(1), validity=np.zeros(1, np.uint8)),))
    pipeline.map_rows(lambda x: x, (Column(values=np.zeros(1), validity=np.zeros(1, np.uint8)),), how=Handling(**how))
    assert len(backend.built) == 2
    ((name, value),) = how.items()
    assert getattr(backend.built[1][1].how, name) == value


@pytest.mark.parametrize("name", ["nulls", "errors", "error_model"])
def test_what_is_no_choice_is_refused(name) -> None:
    with pytest.raises(ArgumentError, match=rf"{name} cannot be 'quiet'.\nHint: it is '\w+' or '\w+'"):
        Handling(**{name: "quiet"})


@pytest.mark.parametrize(
    ("index", "note"),
    [
        (None, "at row position 2"),
        (("JFK", "LGA", "LAX"), "at row position 2 (index label 'LAX')"),
        (pd.RangeIndex(10, 13), "at row position 2 (index label 12)"),
    ],
)
def test_a_failing_row_is_named_by_its_position_and_label(backend, index, note) -> None:
    """The exception is the user's; the note says where in the function, and in which row."""
    site = RaiseSite(exception="ValueError", arguments=("negative",), function="f", file="a.py", line=3)
    backend.fails = RowFailure((site,), 2 << 16 | 1)
    with pytest.raises(ValueError, match="negative") as caught:
        pipeline.map_rows(lambda x: x, (column(1, 2, 3),), index=index)
    assert caught.value.__notes__ == [f"raised by the UDF f (a.py:3) {note}"]


@pytest.mark.parametrize(
    ("names", "labels"),
    [((None,), None), (("0",), (0,)), (("0", "1"), (0, 1)), (("low", "high"), ("low", "high"))],
    ids=["value", "tuple of one", "tuple", "NamedTuple"],
)
def test_results_have_the_labels_of_the_tuple(names, labels) -> None:
    """A single value has none; a tuple's are 0, 1, ..; a NamedTuple's its fields."""
    assert labels_of(tuple(Result(dtype=dtype_of("int64"), name=name) for name in names)) == labels


# --- the choice of a back end ------------------------------------------------------------------------


def test_auto_has_a_choice_if_there_is_a_gpu(monkeypatch) -> None:
    """Else it is the processor, and says why."""
    monkeypatch.setattr(udf.options, "backend", "auto")
    monkeypatch.setattr("udf.cuda.reason_unavailable", lambda: None)
    assert requested_backend()[0] is None
    monkeypatch.setattr("udf.cuda.reason_unavailable", lambda: "no driver")
    found, why = requested_backend()
    assert (found.name, why) == ("cpu", "no GPU is usable: no driver")


def test_the_processor_can_be_asked_for(monkeypatch) -> None:
    """``cpu`` does not even ask for a GPU."""
    monkeypatch.setattr("udf.cuda.reason_unavailable", lambda: pytest.fail("asked for a GPU"))
    with udf.options(backend="cpu"):
        assert requested_backend()[0].name == "cpu"


def test_a_gpu_asked_for_where_there_is_none_says_why(monkeypatch) -> None:
    """The error has the reason, and what to do."""
    monkeypatch.setattr("udf.cuda.reason_unavailable", lambda: "no NVIDIA driver is installed")
    with (
        udf.options(backend="cuda"),
        pytest.raises(BackendUnavailableError, match=r"no NVIDIA driver is installed\.\nHint:"),
    ):
        Series([1.0]).applymap(lambda x: x)


def test_columns_on_a_gpu_come_to_the_processor(backend) -> None:
    """With the processor chosen, values and bitmask are copied to the host; host columns stay themselves."""

    class OnDevice:
        """A CuPy array as far as a Column and ``to_host`` can tell."""

        dtype, size, nbytes = np.dtype("float64"), 2, 16

        def get(self):
            return np.array([1.0, 2.0])

    backend.name = "cpu"
    host = column(3, 4)
    far = Column(values=OnDevice(), validity=OnDevice())
    assert far.device == "cuda"
    near, same = pipeline.map_rows(lambda x, y: x + y, (far, host)).columns
    assert near.device == "cpu"
    assert isinstance(near.validity, np.ndarray)
    assert same is host


# --- the cache ---------------------------------------------------------------------------------------


def key(number) -> ProgramKey:
    return ProgramKey(call=str(number), backend="fake", target="here")


def program(name="program", size=0) -> LoadedProgram:
    return LoadedProgram(program=name, returns=(), size=size)


def test_two_threads_that_ask_for_one_key_build_it_once() -> None:
    """The second waits for the first, and gets its program."""
    programs, built, together = MemoryCache(), Counter(), Barrier(8)

    def build():
        built["once"] += 1
        time.sleep(0.02)
        return program()

    def ask(_):
        together.wait(timeout=10)
        return programs.get(key(1), build)

    with ThreadPoolExecutor(8) as pool:
        assert len(set(map(id, pool.map(ask, range(8))))) == 1
    assert built["once"] == 1


def test_different_keys_build_side_by_side() -> None:
    """A slow build holds nobody else up."""
    programs, release = MemoryCache(), Event()
    with ThreadPoolExecutor(1) as pool:
        slow = pool.submit(programs.get, key("slow"), lambda: program(release.wait(10)))
        assert programs.get(key("quick"), program).program == "program"
        assert not slow.done()
        release.set()
        assert slow.result().program is True


def test_a_build_that_raises_leaves_nothing_behind() -> None:
    programs = MemoryCache()
    with pytest.raises(ZeroDivisionError):
        programs.get(key(1), lambda: 1 / 0)
    assert len(programs) == 0
    assert programs.get(key(1), program).program == "program"


def test_who_waited_for_a_build_that_raised_builds_for_itself() -> None:
    """An error of one thread is not another's."""
    programs, started, release = MemoryCache(), Event(), Event()

    def fail():
        started.set()
        release.wait(10)
        raise ZeroDivisionError

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(programs.get, key(1), fail)
        started.wait(10)
        second = pool.submit(programs.get, key(1), program)
        release.set()
        assert second.result().program == "program"
        with pytest.raises(ZeroDivisionError):
            first.result()


def test_the_cache_is_bounded_and_keeps_what_is_used() -> None:
    """Beyond its limit the program that was not used for longest goes."""
    programs = MemoryCache(limit=2)
    for number in (1, 2, 1, 3):
        programs.get(key(number), program)
    assert len(programs) == 2
    programs.get(key(1), lambda: pytest.fail("1 was used last but one"))
    assert programs.get(key(2), lambda: program("again")).program == "again"
    programs.clear()
    assert len(programs) == 0


def test_the_cache_is_bounded_by_bytes_of_code_too() -> None:
    """What was used last stays, however large it is."""
    programs = MemoryCache(size=100)
    for number, size in ((1, 40), (2, 40), (1, 0), (3, 30)):
        programs.get(key(number), lambda size=size: program(size=size))
    assert len(programs) == 2
    programs.get(key(1), lambda: pytest.fail("1 was used last but one"))
    assert programs.get(key(4), lambda: program("huge", size=1000)).program == "huge"
    assert len(programs) == 1
