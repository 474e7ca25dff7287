"""Columns in host memory go through the GPU in pieces: the processor's results, in host memory."""

import math
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cupy
import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.at_once import at_once
from udf.cuda import pieces, pinned, slot, stream
from udf.errors import DeviceMemoryError, PinnedMemoryWarning

ROWS = 300_007


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut calls of this size into some fifty pieces, whose results go to page-locked memory at once."""
    for module in (pieces, stream):
        monkeypatch.setattr(module, "PIECE_BYTES", 64 << 10)
    monkeypatch.setattr(pieces, "LEAST_BYTES", 16 << 10)
    monkeypatch.setattr(pinned, "LEAST", 1 << 15)


def both(call: Callable[[], Any]) -> None:
    """Require that ``call`` gives the same on both back ends, in host memory."""
    with udf.options(backend="cpu"):
        expected = call()
    with udf.options(backend="cuda"):
        found = call()
    for series, other in zip(columns_of(found), columns_of(expected), strict=True):
        assert series.device == other.device == "cpu"
        np.testing.assert_array_equal(series.to_numpy(na_value=-77), other.to_numpy(na_value=-77))
        assert series.equals(other)


def columns_of(result: Any) -> list[udf.Series]:
    """Return a Series, or the columns of a frame."""
    return [result] if isinstance(result, udf.Series) else [result[name] for name in result.columns]


def values(seed: int = 1) -> np.ndarray:
    """Return numbers with a few NaN among them."""
    random = np.random.default_rng(seed)
    return np.where(random.random(ROWS) < 0.01, np.nan, random.standard_normal(ROWS))


def nullable(seed: int = 2) -> pd.Series:
    random = np.random.default_rng(seed)
    return pd.Series(random.integers(-1000, 1000, ROWS), dtype="Int64").mask(random.random(ROWS) < 0.1)


def test_numbers() -> None:
    """A column, all types of results, further arguments and tables."""
    series = udf.Series(values())
    both(lambda: series.applymap(lambda x: math.sqrt(abs(x)) + 1.0))
    both(lambda: series.applymap(lambda x: x > 0))
    both(lambda: udf.Series(np.arange(ROWS, dtype="int8")).applymap(lambda n: n * 3))
    table = np.arange(50.0)
    both(lambda: udf.Series(np.arange(ROWS)).applymap(lambda n, k: table[n % 50] * k, k=3))
    changing = np.arange(60.0)
    both(lambda: udf.Series(np.arange(ROWS)).applymap(lambda n, t: t[n % 60], t=changing))


def test_nulls() -> None:
    """Bitmasks there and back, cut inside."""
    series = udf.Series(nullable())
    both(lambda: series.applymap(lambda n: n + 1))
    both(lambda: series.applymap(lambda n: -1 if n is udf.NA else n * 2))
    both(lambda: series.applymap(lambda n: None if n is udf.NA or n % 7 == 0 else n))
    both(lambda: series.applymap(lambda n: 100 // n, errors="null"))


@pytest.mark.parametrize("refused", ["by the option", "by the system"])
def test_without_page_locked_memory(refused: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are copied once more; where the system gives none at all there is one warning."""
    series, others = udf.Series(nullable()), udf.Series(values())
    if refused == "by the option":
        with udf.options(pinned_bytes=0):
            both(lambda: series.applymap(lambda n: n + 1))
        return

    def refuse(*_asked: int) -> None:
        raise cupy.cuda.runtime.CUDARuntimeError(2)

    with udf.options(backend="cuda"):
        others.applymap(lambda x: x + 2.0)  # a context, and what CuPy itself wants
    monkeypatch.setattr(pinned, "_said", [])
    monkeypatch.setattr(pinned, "_pools", [])
    monkeypatch.setattr(slot, "_slots", {})
    monkeypatch.setattr(cupy.cuda.runtime, "hostRegister", refuse)
    with pytest.warns(PinnedMemoryWarning, match="no page-locked memory"):
        both(lambda: series.applymap(lambda n: n + 1))
    both(lambda: others.applymap(lambda x: x * 2.0 + 1.0))  # and no other warning, which would be an error


def test_results_are_no_ones_but_the_callers() -> None:
    """Memory is used again once a result is gone, and not before."""
    series = udf.Series(values())
    with udf.options(backend="cuda"):
        first = series.applymap(lambda x: x + 1.0).to_numpy()
        kept = first.copy()
        for k in range(5):
            assert series.applymap(lambda x, k: x * k, k=float(k)).to_numpy()[0] == values()[0] * k
        np.testing.assert_array_equal(first, kept)
        assert pinned.pool().holds(first)
        chained = udf.Series(first).applymap(lambda x: x - 1.0).to_numpy()  # read where it lies
    np.testing.assert_array_equal(chained, kept - 1.0)


def test_whatever_memory_columns_are_in(tmp_path: Path) -> None:
    """Read-only, of a file, every second row, backwards, of another byte order."""
    plain = values()
    fixed = plain.copy()
    fixed.flags.writeable = False
    plain.tofile(tmp_path / "x")
    given = [
        fixed, np.memmap(tmp_path / "x", np.float64, "r"), np.repeat(plain, 2)[::2], plain[::-1], plain.astype(">f8"),
    ]  # fmt: skip
    for array in given:
        both(lambda array=array: udf.Series(array).applymap(lambda x: x * 2.0 + 1.0))


@pytest.mark.parametrize("endless", [False, True])
def test_a_gpu_that_is_nearly_full(endless: bool) -> None:
    """Fewer pieces at a time; where there is no room for one, an error says so, and the next call is right.

    Rows of functions that end need no room: they are read and written where they are staged.
    """
    memory, series = cupy.get_default_memory_pool(), udf.Series(values())

    def halved(x: float) -> float:
        while x > 1:
            x = x / 2
        return x

    windows = series.rolling(5)
    call = (lambda: series.applymap(halved)) if endless else lambda: windows.apply(lambda w: w[0] - w[4], raw=True)
    both(call)
    try:
        for _ in range(2):
            memory.free_all_blocks()
            memory.set_limit(size=memory.total_bytes() + (3 << 20 if endless else 600 << 10))
            both(call)
            memory.free_all_blocks()
            memory.set_limit(size=memory.total_bytes() + (32 << 10))
            both(lambda: series.applymap(lambda x: x * 2.0 + 1.0))
            with udf.options(backend="cuda"), pytest.raises(DeviceMemoryError):
                call()
    finally:
        memory.set_limit(size=0)
    both(call)


def test_rows() -> None:
    """Several columns of several widths, several results."""
    frame = udf.DataFrame({"a": values(), "b": nullable(), "c": np.arange(ROWS, dtype="int16"), "unused": values(5)})
    both(lambda: frame.apply(lambda row: row["a"] + row["c"], axis=1))
    both(lambda: frame.apply(lambda row: (row["c"] * 2, row["b"]), axis=1))


def decayed(w: Any) -> float:
    """Return a sum that depends on the order of its values."""
    result = 0.0
    for v in w:
        result = result * 0.5 + v
    return result


def timed() -> udf.Series:
    return udf.Series(pd.Series(values(), index=pd.date_range("2024", periods=ROWS, freq="s")))


WINDOWS: dict[str, Callable[[], Any]] = {
    "loop": lambda: udf.Series(values()).rolling(50).apply(decayed, raw=True),
    "loop, cut short": lambda: udf.Series(values()).rolling(50, min_periods=1).apply(decayed, raw=True),
    "centred": lambda: udf.Series(values()).rolling(50, center=True, min_periods=2).apply(decayed, raw=True),
    "step": lambda: udf.Series(values()).rolling(50, step=3).apply(decayed, raw=True),
    "reduced": lambda: udf.Series(values()).rolling(50).apply(lambda w: w.max() - w.min(), raw=True),
    "long": lambda: udf.Series(values()).rolling(5000, min_periods=1).apply(lambda w: w.max(), raw=True),
    "expanding": lambda: udf.Series(values()).expanding().apply(lambda w: w.max(), raw=True),
    "in time": lambda: timed().rolling("60s").apply(decayed, raw=True),
    "table": lambda: (
        udf.DataFrame({"a": values(), "b": values(3)})
        .rolling(20, method="table")
        .apply(lambda w: w[0, 0] * w[-1, 1], raw=True)
    ),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_windows(name: str) -> None:
    both(WINDOWS[name])


@pytest.mark.parametrize("row", [0, 1023, 1024, 150_000, ROWS - 1])
def test_the_first_failure_is_raised(row: int) -> None:
    """Of all pieces, with its row among all."""
    column = np.ones(ROWS, "int64")
    column[row:] = 0
    with udf.options(backend="cuda"), pytest.raises(ZeroDivisionError) as caught:
        udf.Series(column).applymap(lambda n: 7 // n)
    assert f"at row position {row}" in str(caught.value.__notes__)


def test_small_and_empty() -> None:
    """One row, none, rows of a frame that are not used."""
    for rows in (0, 1, 33):
        both(lambda rows=rows: udf.Series(np.arange(rows)).applymap(lambda n: n / 2))
        both(lambda rows=rows: udf.DataFrame({"a": np.arange(rows)}).apply(lambda row: 1.5, axis=1))


def test_calls_of_many_threads() -> None:
    found: dict[int, Any] = {}

    def call(number: int) -> None:
        with udf.options(backend="cuda"):
            found[number] = udf.Series(np.arange(ROWS)).applymap(lambda n, k: n * k, k=number).to_numpy()

    at_once(call, range(8))
    for number, result in found.items():
        np.testing.assert_array_equal(result, np.arange(ROWS) * number)
    assert len(found) == 8


ENDLESS = f"""
import faulthandler, os, signal, threading, time
faulthandler.dump_traceback_later(40, exit=True)
import numpy as np, udf
from tests.support.signals import endless, right
udf.options.backend = "cuda"
right()
udf.Series(np.full(100, -1)).applymap(endless)
threading.Thread(target=lambda: (time.sleep(1), os.kill(os.getpid(), {int(signal.SIGINT)})), daemon=True).start()
try:
    udf.Series(np.arange(30_000_000)).applymap(endless)
except KeyboardInterrupt:
    right()
    print("ended")
"""


def test_ctrl_c_ends_all_pieces() -> None:
    """Endless kernels of several threads end, and the next call is right."""
    done = subprocess.run(  # noqa: S603 - this Python
        [sys.executable, "-c", ENDLESS], cwd=Path(__file__).parents[2], capture_output=True, timeout=60, check=False
    )
    assert done.stdout.decode().strip() == "ended", done.stderr.decode()[-3000:]


def test_series_move_on_purpose() -> None:
    """There and back, with labels and nulls; functions of what is on the GPU leave their results there."""
    given = nullable().set_axis(np.arange(ROWS) * 2).rename("x")
    there = udf.Series(given).to_device()
    assert there.device == "cuda"
    assert there.to_device() is there
    doubled = there.applymap(lambda n: n * 2)
    assert doubled.device == "cuda"
    pd.testing.assert_series_equal(there.to_host().to_pandas(), given)
    pd.testing.assert_series_equal(doubled.to_pandas(), given * 2)
    assert there.to_host().to_host().device == "cpu"
