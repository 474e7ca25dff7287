"""A cached call over a column on a GPU takes few steps: counted in Python calls, on a device that is host memory."""

import sys
from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
import pytest

import udf
from tests.engine.test_call_steps import steps
from tests.support.cupy_stand_in import Array, Device, modules
from udf import cuda
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn
from udf.cuda import cuda_backend, device, launch, memory
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

ROWS = 1000
MOST = {"applymap": 23, "rolling": 39, "loop over windows": 40}
"""Python calls of ours in each, program and launches included: a few more than it takes."""


class Here(Array):
    """An array of the device, allocated as CuPy's are."""

    def __init__(self, shape, dtype) -> None:
        super().__init__(shape, dtype, DEVICE.alloc(max(int(np.prod(shape)) * np.dtype(dtype).itemsize, 1)))
        self.data.device_id = 0
        self.data.memset_async = lambda _octet, _size: None
        self.device = SimpleNamespace(id=0)


DEVICE = Device()


class Kernel:
    """A kernel that runs nothing, and counts its launches."""

    launched = 0

    def launch(self, _rows, _words, _stream, **_how) -> None:
        Kernel.launched += 1


@pytest.fixture
def gpu(monkeypatch) -> udf.Series:
    """Return a column on a GPU, the only device, which is host memory; nothing is compiled yet."""
    found = modules(DEVICE)
    found["cupy"].ndarray = Here
    found["cupy"].cuda.get_current_stream = lambda: SimpleNamespace(ptr=7)
    for name, module in found.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(cuda, "reason_unavailable", lambda: None)
    monkeypatch.setattr(launch, "_runtime", lambda: found["cupy.cuda.runtime"])
    monkeypatch.setattr(launch._ready, "device", 0, raising=False)
    monkeypatch.setattr(memory, "_array_type", lambda: Here)
    monkeypatch.setattr(device, "architecture", lambda _: "sm_90")
    monkeypatch.setattr(device, "device_getter", lambda: found["cupy.cuda.runtime"].getDevice)
    for module in (cuda_backend, device):
        monkeypatch.setattr(module, "shared_memory_limit", lambda: 227 << 10)
    monkeypatch.setattr("udf.cuda.launch.KernelLoader.kernel", lambda *_: Kernel())
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    with udf.options(backend="auto", cache_dir="off"):
        yield udf.Series._of(LabelledColumn(column=Column(values=Here((ROWS,), "float64"))))


def decayed(w) -> float:
    total = 0.0
    for v in w:
        total = total * 0.5 + v
    return total


CALLS: dict[str, Callable[[udf.Series], object]] = {
    "applymap": lambda column: column.applymap(lambda x: x * 2 + 1),
    "rolling": lambda column: column.rolling(10).apply(lambda w: w.mean()),
    "loop over windows": lambda column: column.rolling(10).apply(decayed, raw=True),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_cached_call_takes_few_steps(name: str, gpu) -> None:
    """What was decided for an equal call is kept, the program's own steps are few; each call launches."""
    found = steps(lambda: CALLS[name](gpu))
    assert udf.last_call()[:3] == ("cuda", "its columns are on the GPU", ROWS)
    before = Kernel.launched
    assert type(CALLS[name](gpu)).__name__ == "Series"
    assert Kernel.launched > before
    assert 0 < len(found) <= MOST[name], found
