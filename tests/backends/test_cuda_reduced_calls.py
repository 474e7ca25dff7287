"""A cached call of a function of a window's reductions on a GPU: what it launches, and in how few steps."""

import sys
from types import SimpleNamespace

import numpy as np
import pytest

from tests.support.cupy_stand_in import Array, Device, modules
from tests.support.reduced_windows import FUNCTIONS, units_of
from udf.columns.column import Column
from udf.cuda import launch as launching
from udf.cuda import memory
from udf.cuda import window_program as reducing
from udf.cuda.reduce_plan import launch_of, tiles_of
from udf.cuda.window_build import units_artefact, units_by_name
from udf.cuda.window_program import ReducedProgram
from udf.windows.bounds import FixedBounds

FRAMES = 8
"""Python calls of ours in a cached one, which launches two kernels: the device twice, results and their column, words,
the word of failures, the launches. They were 34."""


class Here(Array):
    """An array of the device, allocated as CuPy's are."""

    def __init__(self, shape, dtype) -> None:
        super().__init__(shape, dtype, DEVICE.alloc(max(int(np.prod(shape)) * np.dtype(dtype).itemsize, 1)))
        self.data.device_id = 0
        self.data.memset_async = lambda octet, size: CLEARED.append((self.data.ptr, octet, size))
        self.device = SimpleNamespace(id=0)


DEVICE, CLEARED = Device(), []


class Kernel:
    """A kernel that notes its launches."""

    def __init__(self, name, launches) -> None:
        self.name, self.launches = name, launches

    def launch(self, rows, words, stream, *, shared_bytes) -> None:
        self.launches.append((self.name, rows, words, stream, shared_bytes))


@pytest.fixture
def launches(monkeypatch):
    """Return what is launched, on a device that is host memory."""
    found = modules(DEVICE)
    found["cupy"].ndarray = Here
    found["cupy"].cuda.get_current_stream = lambda: SimpleNamespace(ptr=7)
    for name, module in found.items():
        monkeypatch.setitem(sys.modules, name, module)
    launched, loaded = [], {}
    monkeypatch.setattr(launching, "_runtime", lambda: found["cupy.cuda.runtime"])
    monkeypatch.setattr(launching._ready, "device", 0, raising=False)
    monkeypatch.setattr(memory, "_array_type", lambda: Here)
    monkeypatch.setattr(
        reducing.WindowProgram, "run", lambda *_: pytest.fail("it takes the long way over columns from elsewhere")
    )
    monkeypatch.setattr(
        "udf.cuda.launch.KernelLoader.kernel", lambda _, name: loaded.setdefault(name, Kernel(name, launched))
    )
    CLEARED.clear()
    return launched


def program(length: int, function=FUNCTIONS["mean"], **how) -> ReducedProgram:
    units, chunks, udf, call = units_of(*function, length=length, **how)
    return ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75"))


def bounds(rows: int, length: int, **how) -> FixedBounds:
    return FixedBounds(rows=rows, length=length, first=1 - length, min_periods=1, **how)


@pytest.mark.parametrize(("rows", "length", "step"), [(1000, 10, 1), (100_000, 10, 1), (1000, 10, 3), (5, 10, 1)])
def test_every_call_launches_the_same(rows, length, step, launches) -> None:
    """The windows at the column's ends apart from the others; addresses are those of the call."""
    made, asked = program(length), bounds(rows, length, step=step)
    column = Column(values=Here((rows,), "float64"))
    results = [made.run((column,), asked)[0] for _ in range(3)]
    launch = launch_of(asked, made._policy)
    tiles = list(tiles_of(launch, made._policy))
    assert len(launches) == 3 * len(tiles)
    for call, result in enumerate(results):
        assert result.values.size == len(asked)
        for (clipped, first, end), (name, windows, words, stream, shared) in zip(
            tiles, launches[call * len(tiles) :], strict=False
        ):
            assert name == ("reduce_clipped" if clipped else "reduce")
            assert (windows, stream) == ((end - first) * made._policy.tile_rows, 7)
            assert words == [column.values.data.ptr, result.values.data.ptr, *launch.words(first), 0, 0]
            assert shared == made._policy.bytes_with(launch.gap)


def test_masks_are_words_and_are_cleared_where_windows_share_them(launches) -> None:
    raising = ("return {a / b, 0u};", "sum rows")
    made = program(10, raising, column="float64?", raises=("ZeroDivisionError",), errors="null")
    column = Column(values=Here((100,), "float64"), validity=Here((16,), "uint8"))
    for step in (1, 2):
        (result,) = made.run((column,), bounds(100, 10, step=step))
        words = [one.data.ptr for one in (column.values, column.validity, result.values, result.validity)]
        assert launches[-1][2][:4] == words
        assert len(CLEARED) == step - 1, CLEARED


def test_no_window_launches_nothing(launches) -> None:
    (result,) = program(10).run((Column(values=Here((0,), "float64")),), bounds(0, 10))
    assert result.values.size == 0
    assert launches == []


def test_further_arguments_are_each_calls(launches) -> None:
    """Their values are words between the columns and the windows."""
    made, asked = program(10), bounds(50, 10)
    made._arguments = SimpleNamespace(words=lambda values: (list(values), None))
    column = Column(values=Here((50,), "float64"))
    for value in (11, 12):
        made.run((column,), asked, (value,))
        assert launches[-1][2][2] == value


def test_bounds_are_kept_and_their_number_is_bounded(launches, monkeypatch) -> None:
    made = program(10)
    column = Column(values=Here((50,), "float64"))
    monkeypatch.setattr(reducing, "CACHED_BOUNDS", 2)
    for _ in range(5):
        made.run((column,), bounds(50, 10))
    assert len(made._launches) <= 2


def test_a_cached_call_takes_few_steps(launches) -> None:
    """Counted in Python calls, as time is not to be had of a machine that others use."""
    made, asked = program(10), bounds(1000, 10)
    column = Column(values=Here((1000,), "float64"))
    made.run((column,), asked)
    frames = []

    def note(frame, event, _):
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("udf."):
            frames.append(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        made.run((column,), asked)
    finally:
        sys.setprofile(None)
    assert len(frames) <= FRAMES, frames
