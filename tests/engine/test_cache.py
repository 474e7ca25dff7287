"""Programs kept on disk: found by the next process, by whoever asks, by many at once."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import udf
from tests.support.kept import files, new_process, values
from udf.errors import OptionError
from udf.runtime.store.cache import FORMAT

ROOT = Path(__file__).parents[2]
OFFSET = 1.0


# --- what is found ----------------------------------------------------------------------------------


def test_the_next_process_compiles_nothing(folder, compiled, monkeypatch) -> None:
    """An equal function of another name, on another line, is found on disk."""
    assert values(lambda x: x * 3) == [3.0, 6.0]
    (kept,) = files(folder)
    new_process(monkeypatch)
    assert values(lambda x: x * 3) == [3.0, 6.0]
    assert len(compiled) == 1
    assert files(folder) == [kept]


def test_an_exception_from_disk_names_the_line_of_the_function_at_hand(folder, compiled, monkeypatch) -> None:
    """Type, message and row come from disk, the line from the function that was called."""

    def first(x):
        if x > 1.5:
            raise ValueError("too large", 7)
        return x

    with pytest.raises(ValueError, match="too large"):
        values(first)
    new_process(monkeypatch)

    def second(x):
        if x > 1.5:
            raise ValueError("too large", 7)
        return x

    with pytest.raises(ValueError, match="too large") as raised:
        values(second)
    assert raised.value.args == ("too large", 7)
    line = second.__code__.co_firstlineno + 2
    assert raised.value.__notes__ == [f"raised by the UDF second ({__file__}:{line}) at row position 1"]
    assert len(compiled) == 1


def test_code_that_was_left_for_later_is_kept_once_it_is_compiled(folder, monkeypatch) -> None:
    """The loop of a sine's huge argument is compiled by the first process that meets one, for all later ones."""
    assert values(lambda x: np.sin(x), (1.0,)) == [np.sin(1.0)]
    (kept,) = files(folder)
    before = kept.stat().st_size
    assert values(lambda x: np.sin(x), (1e300,)) == pytest.approx([np.sin(1e300)], rel=1e-15)
    assert kept.stat().st_size > before / 2
    new_process(monkeypatch)
    from udf.cpu import native  # noqa: PLC0415 - to take it away

    monkeypatch.setattr(native, "optimise", None)
    assert values(lambda x: np.sin(x), (1e300,)) == pytest.approx([np.sin(1e300)], rel=1e-15)


@pytest.mark.slow
def test_whatever_changes_the_result_misses(folder, compiled, monkeypatch) -> None:
    """A captured value, a default, a global, a helper, a dtype, nullability, an option: each is another program."""
    made = lambda k: lambda x: x + k
    helper = lambda x: x * 2
    other = lambda x: x * 4
    calls = [
        lambda: values(made(1.0)),
        lambda: values(made(2.0)),
        lambda: values(made(2)),
        lambda: values(lambda x, k=1.0: x + k),
        lambda: values(lambda x, k=2.0: x + k),
        lambda: values(lambda x: x + OFFSET),
        lambda: (monkeypatch.setitem(globals(), "OFFSET", 5.0), values(lambda x: x + OFFSET)),
        lambda: values(lambda x: helper(x)),
        lambda: values(lambda x: other(x) if x else 0.0),
        lambda: values(made(1.0), np.array([1.0], np.float32)),
        lambda: values(made(1.0), [1.0, None]),
        lambda: values(made(1.0), [1.0, None], na_action="ignore"),
        lambda: values(made(1.0), errors="null"),
        lambda: values(made(1.0), error_model="numpy"),
    ]
    for number, call in enumerate(calls, start=1):
        call()
        assert len(compiled) == len(files(folder)) == number
    new_process(monkeypatch)
    calls[0]()
    assert len(compiled) == len(calls)


def test_our_own_source_is_part_of_the_key(folder, compiled, monkeypatch) -> None:
    """Another kernel header or another line of ours is another program."""
    values(lambda x: x - 1)
    new_process(monkeypatch)
    monkeypatch.setattr("udf.runtime.store.cache.source_digest", lambda: "another")
    values(lambda x: x - 1)
    assert len(compiled) == len(files(folder)) == 2


def test_what_tells_numba_otherwise_is_part_of_the_key(folder, compiled, monkeypatch) -> None:
    """A NUMBA_ variable in the environment can change what comes out."""
    from udf.bind import bind  # noqa: PLC0415 - what remembers it

    values(lambda x: x - 2)
    new_process(monkeypatch)
    monkeypatch.setenv("NUMBA_CUDA_OPT", "0")
    bind._versions.cache_clear()
    values(lambda x: x - 2)
    monkeypatch.delenv("NUMBA_CUDA_OPT")
    bind._versions.cache_clear()
    assert len(set(compiled)) == len(files(folder)) == 2


def test_source_digest_sees_headers_templates_and_code() -> None:
    """One byte in any of them is another digest."""
    from udf.base import resources, versions  # noqa: PLC0415 - what is looked into

    suffixes = {path.suffix for path in [*resources.kernels().iterdir(), *resources.templates().iterdir()]}
    assert suffixes <= set(versions._OURS)
    assert versions.source_digest() == versions.source_digest.__wrapped__()


# --- many at once -----------------------------------------------------------------------------------

_WRITERS = """
import os, sys, traceback, numpy as np, udf
import udf.frontend.driver.compile  # so that all begin at once
udf.options.backend = "cpu"
series = udf.Series(np.arange(1000.0))

def write():
    for _ in range(3):
        assert series.applymap(lambda x: x * 2 + 1).to_numpy()[999] == 1999.0
        udf.cache.PROGRAMS.clear()

def child():
    number = os.fork()
    if number == 0:
        try:
            write()
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return number

assert [os.waitpid(one, 0)[1] for one in [child() for _ in range(4)]] == [0] * 4
"""
_READER = """
import sys, numpy as np, udf
udf.options.backend = "cpu"
assert udf.Series(np.arange(1000.0)).applymap(lambda x: x * 2 + 1).to_numpy()[999] == 1999.0
print("numba" in sys.modules)
"""


@pytest.mark.slow
def test_many_processes_share_one_key(tmp_path) -> None:
    """All at once, from nothing: each has the right values, one whole file is left, and the next one finds it."""
    environment = {**os.environ, "INLAY_CACHE_DIR": str(tmp_path / "kept")}

    def run(code: str) -> str:
        command = [sys.executable, "-W", "error", "-c", code]
        shown = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own interpreter
        assert shown.returncode == 0, shown.stderr
        return shown.stdout.strip()

    assert run(_WRITERS) == ""
    left = [path.suffix for path in (tmp_path / "kept" / FORMAT).rglob("*") if path.is_file()]
    assert left == [".udf"]
    assert run(_READER) == "False"


# --- what a user may ask -----------------------------------------------------------------------------


def test_info_clear_and_path(folder) -> None:
    """How much there is and where; afterwards nothing."""
    values(lambda x: x - 0.5)
    known = udf.cache.info()
    assert (known.programs, known.files, known.path, known.problem) == (1, 1, folder, None)
    assert known.bytes == files(folder)[0].stat().st_size
    assert udf.cache.path == folder
    udf.cache.clear()
    assert (udf.cache.info().programs, udf.cache.info().files) == (0, 0)


def test_where_the_cache_is(monkeypatch, tmp_path) -> None:
    """The option, else INLAY_CACHE_DIR, else the user's cache directory."""
    monkeypatch.setenv("INLAY_CACHE_DIR", str(tmp_path / "a"))
    assert udf.cache.path == tmp_path / "a"
    with udf.options(cache_dir=str(tmp_path / "b")):
        assert udf.cache.path == tmp_path / "b"
    with udf.options(cache_dir="off"):
        assert udf.cache.path is None
    monkeypatch.delenv("INLAY_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "c"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert udf.cache.path == tmp_path / "c" / "inlay"
    with pytest.raises(OptionError):
        udf.options.cache_dir = 7
