"""Why there is no GPU here: asked of the driver alone, and said in a few words."""

import ctypes
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from udf.cuda import device

ROOT = Path(__file__).parents[2]


class Driver:
    """A CUDA driver with given answers."""

    def __init__(
        self, *, init: int = 0, count: int = 1, capability: tuple[int, int] = (9, 0), cuda: int = 13000
    ) -> None:
        self.init, self.count, self.capability = init, count, dict(zip((75, 76), capability, strict=True))
        self.cuda = cuda

    def cuDriverGetVersion(self, version: object) -> int:  # noqa: N802 - as below
        version._obj.value = self.cuda
        return 0

    def cuInit(self, _flags: int) -> int:  # noqa: N802 - the name that the driver has
        return self.init

    def cuDeviceGetCount(self, count: object) -> int:  # noqa: N802 - as above
        count._obj.value = self.count
        return 0

    def cuDeviceGetAttribute(self, value: object, attribute: int, _device: int) -> int:  # noqa: N802 - as above
        value._obj.value = self.capability[attribute]
        return 0


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    device.reason_unavailable.cache_clear()
    yield
    device.reason_unavailable.cache_clear()


def reason_with(monkeypatch: pytest.MonkeyPatch, driver: Driver, installed: tuple[str, ...] = ()) -> str | None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: driver)
    monkeypatch.setattr(device, "_installed", lambda package: package in installed)
    return device.reason_unavailable()


def test_no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", missing)
    assert device.reason_unavailable() == "no NVIDIA driver is installed (libcuda.so.1 is not found)"


@pytest.mark.parametrize(
    ("driver", "reason"),
    [
        (Driver(init=100), "the NVIDIA driver finds no usable GPU (cuInit gives error 100)"),
        (Driver(count=0), "the NVIDIA driver lists no GPU"),
        (Driver(capability=(7, 0)), "GPU 0 has compute capability 7.0, older than 7.5"),
    ],
)
def test_driver_without_a_usable_gpu(monkeypatch: pytest.MonkeyPatch, driver: Driver, reason: str) -> None:
    """What the driver says, or the age of the GPU."""
    assert reason_with(monkeypatch, driver) == reason


def test_missing_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A GPU is there, CuPy is not: the extra that brings it is named."""
    assert reason_with(monkeypatch, Driver()) == "cupy is not installed (pip install 'inlay-udf[gpu]')"
    device.reason_unavailable.cache_clear()
    assert "cuda.bindings is not installed" in str(reason_with(monkeypatch, Driver(), ("cupy", "jinja2")))


def test_what_is_compiled_needs_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """To run a file, the driver and CuPy are enough."""
    assert reason_with(monkeypatch, Driver(), ("cupy",)) is not None
    device.reason_it_runs_nothing.cache_clear()
    assert device.reason_it_runs_nothing() is None
    device.reason_it_runs_nothing.cache_clear()


@pytest.mark.parametrize("capability", [(7, 5), (9, 0), (12, 0)])
def test_available(monkeypatch: pytest.MonkeyPatch, capability: tuple[int, int]) -> None:
    """Turing and later, with all packages."""
    assert reason_with(monkeypatch, Driver(capability=capability), ("cupy", "cuda.bindings", "jinja2")) is None


@pytest.mark.parametrize(
    ("cuda", "packages", "reason"),
    [
        (12080, {"cupy-cuda13x": "14.2.0"}, "driver is for CUDA 12, and cupy-cuda13x is for CUDA 13: .*gpu12"),
        (12080, {"cupy-cuda12x": "14.2.0", "cuda-bindings": "13.5.0"}, "and cuda-bindings is for CUDA 13"),
        (12020, {"cupy-cuda12x": "14.2.0", "cupy-cuda13x": "14.2.0", "cuda-bindings": "12.9.1"}, None),
        (13000, {"cupy-cuda13x": "14.2.0", "cuda-bindings": "13.5.0"}, None),
        (14010, {"cupy-cuda12x": "14.2.0", "cuda-bindings": "13.5.0"}, None),
        (12080, {}, None),  # of a package manager that names them otherwise
    ],
)
def test_a_driver_older_than_what_is_installed(monkeypatch: pytest.MonkeyPatch, cuda, packages, reason) -> None:
    """Of another major version, with what to install."""
    monkeypatch.setattr(device, "version_of", packages.get)
    found = reason_with(monkeypatch, Driver(cuda=cuda), ("cupy", "cuda.bindings", "jinja2"))
    assert (found is None) == (reason is None)
    assert reason is None or re.search(reason, str(found))


@pytest.mark.slow
def test_asking_loads_no_gpu_library() -> None:
    """The question is asked before CuPy, cuda-bindings or Jinja2 are imported, and imports none of them."""
    code = (
        "import sys; from udf import cuda; cuda.reason_unavailable();"
        "print([m for m in ('cupy', 'cuda.core', 'cuda.bindings', 'jinja2') if m in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own interpreter
    assert shown.stdout.strip() == "[]"
