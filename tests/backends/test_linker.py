"""LLVM's own linker in place of the loader of ELF objects, as on systems with other objects: the same results."""

import ctypes
import gc
import os
import subprocess
import sys
import weakref
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from udf.cpu import code as machine_code
from udf.cpu.native import host, object_code
from udf.errors import ObjectCodeError

ROOT = Path(__file__).parents[2]

CALLS = """
import math
import sys
import numpy as np
import udf
udf.options.backend = "cpu"
x = udf.Series(np.linspace(-50.0, 900.0, 70_001))
names = ["a%d" % (i % 40) for i in range(9000)]
frame = udf.DataFrame({"k": np.arange(9000) % 7, "v": np.sin(np.arange(9000.0)), "t": names})
made = [
    x.applymap(lambda v: math.fmod(v, 7.5) * 2 + v**3 % 3),
    x.applymap(lambda v: math.sin(v * 1e12) + math.exp(-v * v)),
    x.applymap(lambda v: 1.0 / v if v != 0 else udf.NA),
    x.rolling(9).apply(lambda w: w.max() - w.std()),
    x.rolling(50, min_periods=3).apply(lambda w: np.median(w), raw=True),
    frame.groupby("k")["v"].apply(lambda s: s.sum() / s.max()),
    frame.apply(lambda r: r.v * len(r["t"]) if r.k > 2 else -1.0),
]
for one in made:
    print(len(one), float(np.nansum(one.to_pandas().to_numpy("float64", na_value=np.nan))).hex())
print(list(frame["t"].applymap(lambda s: s.upper() + "!"))[-1])
try:
    udf.Series([3, 1, 0]).applymap(lambda v: 6 // v)
except ZeroDivisionError as error:
    print(error, error.__notes__[0].rpartition(" at ")[2])
print("llvmlite" in sys.modules)
"""

PLAIN = """
import concurrent.futures.thread, logging, mmap, os, random
from pathlib import Path
import numpy
for module, name in ((os, "sched_getaffinity"), (os, "register_at_fork"), (mmap, "MADV_HUGEPAGE")):
    delattr(module, name)
from udf.cpu import target
target.CPUINFO = Path("/none")
"""
"""Takes away what Linux has: which processors are this process' own, what a fork runs, huge pages, /proc."""


def answers(asked: str, cache: str, before: str = "") -> list[str]:
    environment = {**os.environ, "INLAY_LINKER": asked, "INLAY_CACHE_DIR": cache}
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", before + CALLS], cwd=ROOT, capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.thorough
def test_the_results_are_the_loaders(tmp_path) -> None:
    """Of code that was just compiled, and of code from the disk, to the last bit; only LLVM has to be there."""
    mapped, linked = answers("elf", str(tmp_path)), answers("llvm", str(tmp_path))
    assert mapped[:-1] == linked[:-1]
    assert len(mapped) == 10
    assert answers("llvm", "off")[:-1] == mapped[:-1]
    assert (answers("elf", str(tmp_path))[-1], linked[-1]) == ("False", "True")


@pytest.mark.slow
def test_without_what_linux_alone_has_the_results_are_the_same(tmp_path) -> None:
    """The plain ways beside it, and LLVM's linker, as on another system."""
    plain = answers("llvm", str(tmp_path), PLAIN)
    assert plain[:-1] == answers("elf", "off")[:-1]
    assert len(plain) == 10


def code_of(text: str) -> bytes:
    return object_code(llvm.parse_assembly(text), host())


@pytest.fixture
def by_llvm(monkeypatch):
    monkeypatch.setattr(machine_code, "uses_llvm", lambda: True)


@pytest.mark.slow
@pytest.mark.usefixtures("by_llvm")
def test_equal_code_is_in_memory_once_and_goes_with_its_last_user() -> None:
    code = code_of("define i64 @f(i64 %i) { %r = add i64 %i, 41\n ret i64 %r }")
    first, second = machine_code.load(code, "f"), machine_code.load(bytes(bytearray(code)), "f")
    assert first is second
    assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(first.address)(1) == 42
    gone = weakref.ref(first.memory)
    del first, second
    gc.collect()
    assert gone() is None


@pytest.mark.usefixtures("by_llvm")
@pytest.mark.parametrize(
    ("code", "symbol"),
    [
        (b"\x7fELF\x02\x01\x01" + bytes(60), "f"),
        (b"no object", "f"),
        (code_of("define i64 @f() { ret i64 1 }"), "g"),
        (
            code_of("declare i64 @nowhere_at_all()\ndefine i64 @f() { %r = call i64 @nowhere_at_all()\n ret i64 %r }"),
            "f",
        ),
    ],
    ids=["cut short", "text", "no such function", "nothing there to call"],
)
def test_what_it_cannot_link_is_refused(code, symbol) -> None:
    """As damage of a file, which is compiled again."""
    with pytest.raises(ObjectCodeError, match="LLVM's linker says"):
        machine_code.load(code, symbol)
