"""``udf.options.devices = "all"``: columns in host memory over several GPUs, with the results of one."""

import math
from typing import Any

import cupy
import numpy as np
import pytest

import udf
from tests.gpu.test_stream import ROWS, WINDOWS, columns_of, nullable, small_pieces, values
from udf.cuda import stream

__all__ = ["small_pieces"]  # cuts calls into some fifty pieces, in every test

COUNT = cupy.cuda.runtime.getDeviceCount()


@pytest.fixture(params=["all", "one, twice"], autouse=True)
def devices(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Return the devices that pieces ran on; with one GPU, that one stands for two."""
    if request.param == "all" and COUNT < 2:
        pytest.skip("one GPU")
    if request.param != "all":
        monkeypatch.setattr(stream, "devices", lambda: (0, 0) if udf.options.devices == "all" else (0,))
    seen: set[int] = set()
    run = stream.Slot.run
    spy = lambda self, *how, **named: seen.add(cupy.cuda.runtime.getDevice()) or run(self, *how, **named)
    monkeypatch.setattr(stream.Slot, "run", spy)
    yield seen
    assert cupy.cuda.runtime.getDevice() == 0
    assert seen <= set(range(COUNT if request.param == "all" else 1))


def same(call: Any, seen: set[int]) -> None:
    """Require of all GPUs what one gives, in every bit."""
    with udf.options(backend="cuda"):
        wanted = call()
        seen.clear()
        with udf.options(devices="all"):
            found = call()
    for series, other in zip(columns_of(found), columns_of(wanted), strict=True):
        assert series.device == "cpu"
        assert series.equals(other)
        if series.dtype.name == "float64":
            bits = (one.to_numpy(na_value=0.0).view(np.int64) for one in (series, other))
            np.testing.assert_array_equal(*bits)


def test_rows(devices: set[int]) -> None:
    """Numbers, nulls, several columns, tables that change and that do not, exceptions that become nulls."""
    series, table = udf.Series(values()), np.arange(50.0)
    constant = np.arange(60.0)
    constant.flags.writeable = False
    same(lambda: series.applymap(lambda x: math.sqrt(abs(x)) + 1.0), devices)
    same(lambda: udf.Series(nullable()).applymap(lambda n: 100 // n, errors="null"), devices)
    same(lambda: udf.Series(np.arange(ROWS)).applymap(lambda n, k: table[n % 50] * k, k=3), devices)
    same(lambda: udf.Series(np.arange(ROWS)).applymap(lambda n, t: t[n % 60], t=constant), devices)
    frame = udf.DataFrame({"a": values(), "b": nullable()})
    same(lambda: frame.apply(lambda row: (row.a * 2, row.b), axis=1), devices)


@pytest.mark.parametrize("name", WINDOWS)
def test_windows(name: str, devices: set[int]) -> None:
    """Windows across borders of pieces, wherever those are."""
    same(WINDOWS[name], devices)


@pytest.mark.parametrize("row", [0, 1023, 150_000, ROWS - 1])
def test_the_first_failure_is_raised(row: int) -> None:
    """Of all pieces on all GPUs, with its row among all; the next call is right."""
    column = np.ones(ROWS, "int64")
    column[row:] = 0
    with udf.options(backend="cuda", devices="all"):
        for _ in range(3):
            with pytest.raises(ZeroDivisionError) as caught:
                udf.Series(column).applymap(lambda n: 7 // n)
            assert f"at row position {row}" in str(caught.value.__notes__)
        assert list(udf.Series(column[:row]).applymap(lambda n: 7 // n)) == [7] * row


def test_each_gpu_does_a_part(devices: set[int], request: pytest.FixtureRequest) -> None:
    """Also of a function with a loop that nothing bounds."""

    def halved(x: float) -> float:
        while x > 1:
            x = x / 2
        return x

    same(lambda: udf.Series(np.arange(ROWS) * 1.5).applymap(halved), devices)
    assert devices == set(range(COUNT if "all" in request.node.name else 1))


def test_columns_on_a_gpu_stay_there() -> None:
    there = udf.Series(values()).to_device()
    with udf.options(devices="all"):
        assert there.applymap(lambda x: x + 1).device == "cuda"
