"""What two languages lay out alike lies alike: a field moved on one side alone is a crash, or a wrong number."""

from __future__ import annotations

import ctypes
import re
import struct
import sys
from dataclasses import replace
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.support.frontend_cases import column
from tests.support.reduced_windows import FUNCTIONS, units_of
from udf.base.dtypes import DTYPES
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.cpu.halt import Halt
from udf.cpu.row_slices import Kernel
from udf.cuda import launch, map_program, window_program
from udf.cuda.cuda_backend import map_artefact, translation_unit
from udf.cuda.nvrtc import compile_source
from udf.cuda.reduce_plan import LAYOUT, choose_reduce, launch_of
from udf.cuda.window_build import window_artefact
from udf.frontend import compile_to_ptx
from udf.windows.bounds import ExplicitBounds, FixedBounds

# --- processor: ctypes and LLVM IR -------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "name"), [(Kernel, "kernel"), (Halt, "halt.type")])
def test_structs_of_the_driver(kind: type[ctypes.Structure], name: str) -> None:
    """``driver.ll`` reads each field where ctypes writes it: types, offsets, and the names of the loads."""
    text = (files("udf.cpu") / "driver.ll").read_text()
    (types,) = re.findall(rf"^%{re.escape(name)} = type \{{ (.*) \}}", text, re.MULTILINE)
    sizes = {"ptr": 8, "i64": 8, "i32": 4}
    fields = [(field, getattr(kind, field)) for field, _ in kind._fields_]
    assert [sizes[one] for one in types.split(", ")] == [at.size for _, at in fields]
    places = re.findall(rf"%([a-z.]+)\.at = getelementptr %{re.escape(name)}, .*, i32 (\d+)", text)
    assert places
    assert {(found.replace(".", "_"), int(place)) for found, place in places} <= {
        (field, place) for place, (field, _) in enumerate(fields)
    }
    offset = 0
    for _, at in fields:  # as LLVM lays a struct out: each at a multiple of its size
        assert at.offset == offset
        offset += at.size


# --- GPU: struct and C++ -----------------------------------------------------------------------------


def test_reduce_launch() -> None:
    """NVRTC finds each field of ``reduce_launch`` where Python packs it, and none besides."""
    held, at = [], 0
    for name, kind in LAYOUT:
        held.append(f'static_assert(__builtin_offsetof(udf::reduce_launch, {name}) == {at}, "{name}");')
        at += struct.calcsize(kind)
    held.append(f'static_assert(sizeof(udf::reduce_launch) == {at}, "size");')
    source = '#include "base_reduce_launch.cuh"\n' + "\n".join(held) + '\nextern "C" __global__ void nothing() {}\n'
    assert compile_source(source, "nothing", "sm_90").code


def test_reduce_words() -> None:
    """A launch's numbers, negative ones too, come out as they went in."""
    bounds = FixedBounds(rows=1000, length=10, first=-20, min_periods=3)
    told = launch_of(bounds, choose_reduce(10, ("least",)))
    words = [*told.words(7), 2**40, 2**63]
    found = dict(zip((name for name, _ in LAYOUT), _unpacked(words), strict=True))
    assert (found["tile"], found["share"], found["records"], found["first_failure"]) == (7, 0.1, 2**40, 2**63)
    assert {name: found[name] for name in told.__dataclass_fields__} == {
        name: getattr(told, name) for name in told.__dataclass_fields__
    }
    assert told.last < 0


def _unpacked(words: list[int]) -> tuple[Any, ...]:
    return struct.unpack("<" + "".join(kind for _, kind in LAYOUT), struct.pack(f"<{len(words)}Q", *words))


def test_launch_config() -> None:
    """A launch's struct is CUDA's own: as cuda-bindings, made from cuda.h, lays it out; parameters lie behind it."""
    driver = pytest.importorskip("cuda.bindings.driver")
    config = driver.CUlaunchConfig()
    given = {"gridDimX": 3, "gridDimY": 1, "gridDimZ": 1, "blockDimX": 128, "blockDimY": 1, "blockDimZ": 1}
    for name, number in {**given, "sharedMemBytes": 99}.items():
        setattr(config, name, number)
    config.hStream = driver.CUstream(0x1234)
    kernel, laid = object.__new__(launch.Kernel), []
    kernel._next = b""
    kernel._kernel, kernel._threads, kernel._tile, kernel._shared, kernel._free = None, 128, 10, 99, []
    kernel._launch = lambda config, _kernel, _parameters, _extra: laid.append(config.value) or 0
    kernel.launch(30, [11, 12], 0x1234)
    size = struct.calcsize("7I4xQQI4x")
    assert ctypes.string_at(laid[0], size) == ctypes.string_at(config.getPtr(), size)
    assert ctypes.string_at(laid[0] + size, 16) == struct.pack("<2Q", 11, 12)


# --- GPU: the parameters of kernels ------------------------------------------------------------------


class Recorder:
    """Takes the place of loaded kernels, and keeps what they are launched with."""

    def __init__(self) -> None:
        self.words: list[list[Any]] = []

    def kernel(self, _name: str) -> Recorder:
        return self

    def launch(self, _rows: int, words: list[Any], _stream: int, **_how: Any) -> None:
        self.words.append(list(words))


class Named(SimpleNamespace):
    """An array whose address is its name."""

    @classmethod
    def of(cls, name: str) -> Named:
        return cls(data=SimpleNamespace(ptr=name, device_id=0), size=5)


def parameters(source: str, entry: str) -> list[str]:
    """Return the names of a kernel's parameters, in order."""
    (inside,) = re.findall(rf"{entry}\((.*?)\) \{{", source, re.DOTALL)
    return [re.findall(r"\w+", one)[-1] for one in inside.split(",")]


@pytest.fixture
def without_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let GPU programs be made where there is no GPU, and no CuPy."""
    stream = lambda: SimpleNamespace(ptr=0)
    runtime = SimpleNamespace(getDevice=lambda: 0)
    cuda = SimpleNamespace(get_current_stream=stream, runtime=runtime)
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(ndarray=Named, cuda=cuda))
    monkeypatch.setitem(sys.modules, "cupy.cuda", cuda)


def scaled(x: float, y: float, k: float) -> tuple[float, float]:
    """Return two results, one of which can be null."""
    return x + y, y * k


@pytest.mark.usefixtures("without_cupy")
def test_map_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Columns, results, arguments, rows, failure: the program gives what the kernel of its template takes."""
    columns = (column("float64"), column("float64", nullable=True))
    call = bind(scaled, columns, args=(2.0,), how=Handling(nulls="pass"))
    ptx = compile_to_ptx(call)
    unit = translation_unit(ptx, call)
    program = map_program.CudaProgram(map_artefact(unit, ptx, call, "sm_90"))
    values, masks = [Named.of("out0"), Named.of("out1")], [Named.of("out0_validity"), Named.of("out1_validity")]
    monkeypatch.setattr(map_program, "new_arrays", lambda *_: (values, masks))
    program._arguments.words = lambda _: (["argument0"], [])
    recorder = Recorder()
    program._kernels[0] = recorder
    program._waits = False
    program._run_here(["in0", "in1", "in1_validity"], (2.0,), 5, 0)
    names = parameters(unit.source, "map_rows")
    (words,) = recorder.words
    assert [name if isinstance(word, str) else word for name, word in zip(names, words, strict=True)] == [
        *("in0", "in1", "in1_validity", "out0", "out0_validity", "out1", "out1_validity"),
        *(names[7], 5, 0),
    ]
    assert [word for word in words if isinstance(word, str)][:7] == names[:7]
    assert names[-2:] == ["rows", "first_failure"]


EACH = ExplicitBounds(rows=50, starts=np.arange(7), stops=np.arange(7) + 2, min_periods=2)
BOUNDS = {
    "fixed": (FixedBounds(rows=50, length=4, first=-3, min_periods=2, step=3), ["first", "step"]),
    "explicit": (EACH, ["starts", "stops", "times", "span", "step", "closed"]),
    "labelled": (replace(EACH, labels=np.arange(50)), ["starts", "stops", "times", "span", "step", "closed"]),
}


@pytest.mark.parametrize("kind", BOUNDS)
@pytest.mark.usefixtures("without_cupy")
def test_map_windows(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Columns, results, arguments, the launch's numbers, bounds, failure: as the template's kernel takes them."""
    bounds, names_of_bounds = BOUNDS[kind]
    length, labels = bounds.length if isinstance(bounds, FixedBounds) else None, kind == "labelled"
    shape = WindowShape(length=length, result=DTYPES["float64"], space="shared")
    function = lambda w, k: w[0] * k
    if labels:
        shape = replace(shape, series=True, labels=DTYPES["int64"])
        function = lambda w, k: w.index[0] * k
    call = bind(function, (column("float64", nullable=True),), args=(2.0,), window=shape)
    ptx = compile_to_ptx(call)
    artefact = window_artefact(ptx, call, "sm_90", 48 * 1024)
    program = window_program.WindowProgram(artefact)
    recorder = program._loaded = Recorder()
    program._arguments.words = lambda _: (["argument0"], [])
    placed = [f"placed_{name}" for name in names_of_bounds]
    monkeypatch.setattr(window_program, "new_arrays", lambda *_: ([Named.of("out0")], []))
    monkeypatch.setattr(window_program, "bounds_words", lambda _: (placed, []))
    monkeypatch.setattr(window_program, "device_labels", lambda _: Named.of("labels"))
    monkeypatch.setattr(window_program, "new_words", lambda *_: Named.of("needs_global"))
    monkeypatch.setattr(program, "_converted", lambda *_: Named.of("global_values"))
    program._waits = False
    taken = SimpleNamespace(values=Named.of("in0"), validity=Named.of("in0_validity"))
    program._run_here((taken,), bounds, (2.0,))
    names = parameters(artefact.code["windows.cu"].decode(), "map_windows")
    tile = program._policy.tile(shape.length or 0, getattr(bounds, "step", 1))
    told = {"windows": len(bounds), "tile": tile, "rows": 50, "min_periods": 2}
    for number, words in enumerate(recorder.words):
        found = dict(zip(names, words, strict=True))
        assert {name: found[name] for name in told} == told
        assert [found[name] for name in ("in0", "in0_validity", "out0")] == ["in0", "in0_validity", "out0"]
        assert [found[name] for name in names_of_bounds] == placed
        assert words[3 : 4 + labels] == ["argument0", *["labels"] * labels]
        assert not labels or found["labels"] == "labels"
        assert found["pass"] == number
        assert found["first_failure"] == 0
        assert found["global_values"] in {0, "global_values"}
        assert found["needs_global"] in {0, "needs_global"}


def test_reduced_windows() -> None:
    """The kernel of reductions takes its launch last, those of chunks before their results' address."""
    units, chunks, _, _ = units_of(*FUNCTIONS["zscore"], length=100)
    assert parameters(units[False, False].source, units[False, False].entry)[-1] == "launch"
    assert parameters(chunks.source, chunks.entry)[-2:] == ["launch", "records"]
