"""Functions compiled ahead and kept on disk, on the GPU: the same values, and no compiler at a hit."""

import os
import subprocess
import sys
from pathlib import Path

import cupy
import numpy as np
import pytest

import udf
from udf.api.ahead.compiled_udf import from_bytes
from udf.cuda.device import current_architecture
from udf.errors import CacheWarning, CompiledForError
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

ROOT = Path(__file__).parents[2]
HERE = current_architecture()


def ratio(row, k=1.0):
    """Return what raises, has nulls, and takes an argument."""
    return row.a / row.b * k


@pytest.mark.parametrize("backend", ["cuda", "cpu", "auto"])
def test_a_file_runs_on_either(backend) -> None:
    """Values, nulls, exceptions; results lie where the data does."""
    made = from_bytes(udf.compile(ratio, {"a": "float64?", "b": "int64"}, archs=(HERE,), k=2.0).to_bytes())
    frame = udf.DataFrame({"a": [1.0, None, 3.0], "b": [2, 4, 6]})
    with udf.options(backend=backend):
        result = made(frame)
        assert list(result) == [1.0, None, 1.0]
        assert list(made(frame, k=4.0)) == [2.0, None, 2.0]
        assert result.device == "cpu"
        with pytest.raises(ZeroDivisionError) as raised:
            made(udf.DataFrame({"a": [1.0, 1.0], "b": [2, 0]}))
    assert "row position 1" in raised.value.__notes__[0]


def test_device_columns_without_nulls_for_code_that_takes_nulls() -> None:
    """A bitmask is made where the column is."""
    made = udf.compile(lambda x: x + 1, "float64?", archs=(HERE,), cpu=False)
    with udf.options(backend="cuda"):
        result = made(cupy.arange(1000.0))
    assert result.to_numpy().tolist() == list(np.arange(1.0, 1001.0))


def test_no_code_for_this_gpu() -> None:
    """An error that lists what there is; with backend "auto" too, since the GPU was meant."""
    other = "sm_75" if HERE != "sm_75" else "sm_80"
    made = udf.compile(lambda x: x + 1, "float64", archs=(other,))
    with udf.options(backend="cuda"), pytest.raises(CompiledForError, match=f"compiled for {other}, and this GPU"):
        made(cupy.arange(3.0))
    with udf.options(backend="cpu"):
        assert list(made(np.arange(3.0))) == [1.0, 2.0, 3.0]


_USE = """
import sys, cupy, udf
udf.options.backend = "cuda"
assert udf.Series(cupy.arange(1000.0)).applymap(lambda x: x * 2 + 1).to_numpy()[999] == 1999.0
print(*({"numba", "llvmlite", "jinja2", "ptx2cpp", "cuda.core", "cuda.bindings"} & set(sys.modules)))
"""


def test_a_hit_on_disk_imports_no_compiler(tmp_path) -> None:
    """The cubin is loaded by the driver alone."""

    def run() -> str:
        environment = {**os.environ, "INLAY_CACHE_DIR": str(tmp_path)}
        shown = subprocess.run(  # noqa: S603 - our own interpreter
            [sys.executable, "-c", _USE], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert shown.returncode == 0, shown.stderr
        return shown.stdout.strip()

    assert "numba" in run().split()
    assert run() == ""


def test_a_damaged_cubin_is_made_again(tmp_path, monkeypatch) -> None:
    """Found by its digest before the driver sees it."""
    function = lambda x: x * 3
    with udf.options(backend="cuda", cache_dir=str(tmp_path)):
        for damage in (False, True):
            monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
            if damage:
                for kept in tmp_path.rglob("*.udf"):  # the program, its skeleton, and what stages made
                    data = bytearray(kept.read_bytes())
                    data[-100] ^= 1
                    kept.write_bytes(data)
                with pytest.warns(CacheWarning, match="damaged"):
                    result = udf.Series(cupy.arange(3.0)).applymap(function)
            else:
                result = udf.Series(cupy.arange(3.0)).applymap(function)
            assert list(result) == [0.0, 3.0, 6.0]
