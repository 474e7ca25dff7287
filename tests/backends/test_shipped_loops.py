"""The machine code that is the same for every function comes with Inlay; where it is of no use it is compiled."""

import sys
from pathlib import Path

import llvmlite
import numpy as np
import pytest

import udf
from tests.support.noted import BY_LLVM, is_noted, note
from tests.support.ship import loops as ship_loops
from udf.base.container import pack, unpack
from udf.cpu import native, shipped

VALUES = np.array([0.5, np.nan, -0.0, np.inf, 1e308, 1e308, 3.0, -2.0, 5e-324, 7.25] * 3)
ROOT = Path(__file__).resolve().parents[2]
AGAIN = "run python -m tests.support.ship.loops"
KEYS = np.arange(VALUES.size) % 4


@pytest.fixture
def made(monkeypatch, tmp_path) -> list[str]:
    """Return the texts that are compiled though no function changes them, in a process that knows nothing."""
    texts: list[str] = []
    make = native.made_code
    monkeypatch.setattr(native, "made_code", lambda text, processor: texts.append(text) or make(text, processor))
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))
    monkeypatch.setenv("INLAY_CACHE_DIR", "off")
    forget()
    yield texts
    forget()


def forget() -> None:
    for known in (native.common_code, shipped._codes):
        known.cache_clear()
    udf.cache.clear()


def results() -> list[bytes]:
    """Return rows, windows, and groups of each reduction."""
    series, frame = udf.Series(VALUES), udf.DataFrame({"k": KEYS, "x": VALUES})
    functions = (lambda w: w.sum(), lambda w: w.std(), lambda w: w.max() - w.min())
    given = [series.applymap(lambda x: x * 3 + 1)]
    given += [series.rolling(3, min_periods=1).apply(one, raw=raw) for one in functions[:3] for raw in (True, False)]
    given += [frame.groupby("k")["x"].apply(one) for one in functions]
    given += [frame.groupby("k")["x"].transform(lambda s: s - s.mean())]
    return [np.asarray(one.to_numpy(), np.float64).tobytes() for one in given]


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="shipped for Linux")
def test_nothing_of_it_is_compiled_and_the_results_are_the_same(made, monkeypatch) -> None:
    """In every bit: rows, sliding windows, groups."""
    if not shipped._codes():
        pytest.skip("a processor that none is shipped for")
    found = results()
    assert made == []
    monkeypatch.setattr(native, "shipped_code", lambda _: None)
    forget()
    assert results() == found
    assert made


@pytest.mark.parametrize("processor", shipped.PROCESSORS)
def test_the_files_have_all_of_it(processor) -> None:
    header, _ = unpack(shipped.path_of(processor).read_bytes())
    assert header["keys"] == [shipped.key_of(text) for text in ship_loops.texts()], AGAIN


@pytest.mark.slow
@pytest.mark.parametrize("processor", shipped.PROCESSORS)
def test_the_files_are_what_llvm_makes(processor, request) -> None:
    """The same bytes where the same LLVM makes them again."""
    path, what = shipped.path_of(processor), f"loops of {processor}"
    parts = [*ship_loops.texts(), ship_loops.shipped_file, *BY_LLVM, path]
    if f"llvmlite=={llvmlite.__version__}" in (ROOT / "constraints.txt").read_text() and not is_noted(what, parts):
        assert ship_loops.shipped_file(processor) == path.read_bytes(), AGAIN
        note(request.config, what, parts)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"", lambda data: data[:-7], lambda data: data[:5000] + b"?" + data[5001:],
        lambda data: pack({"kind": "loops"}, unpack(data)[1]), lambda data: pack({"keys": ["one"]}, unpack(data)[1]),
    ],
)  # fmt: skip
def test_a_damaged_file_is_compiled(damage, made, monkeypatch, tmp_path) -> None:
    path: Path = tmp_path / "loops.bin"
    path.write_bytes(damage(shipped.path_of(shipped.PROCESSORS[0]).read_bytes()))
    monkeypatch.setattr(shipped, "path_of", lambda _: path)
    assert list(udf.Series([1.0]).applymap(lambda x: x * 3.5)) == [3.5]
    assert made == [native.static_text("driver.ll")]
