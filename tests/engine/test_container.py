"""Functions compiled ahead: what a file gives elsewhere, and every way in which one can be wrong."""

import hashlib
import os
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

import numpy as np
import pytest

import udf
from udf.api.ahead import ahead
from udf.api.ahead.compiled_udf import from_bytes
from udf.base.container import HEAD, MAGIC, VERSION, pack, unpack
from udf.cuda.launch import compatible
from udf.errors import (
    ArgumentError,
    CapturedValueError,
    ColumnNotFoundError,
    CompiledForError,
    ContainerError,
    UdfCompileError,
    UdfError,
)
from udf.runtime.store.serialize import CLASSES, DeserializationError, SerializationError, deserialize, serialize

ROOT = Path(__file__).parents[2]
RATE = 0.5
TABLE = np.array([10.0, 20.0, 30.0])
Pair = namedtuple("Pair", ["low", "high"])  # noqa: PYI024 - as a user writes it


def affine(x, k):
    return x * k + RATE


def strict(x):
    if x < 0:
        raise ValueError("negative", 3)
    return x**0.5


def shipped(function, dtypes, **how):
    """Return ``function`` after it was compiled, written and read again."""
    return from_bytes(udf.compile(function, dtypes, archs=(), **how).to_bytes())


# --- the same as the function -------------------------------------------------------------------------


def test_it_takes_the_functions_place() -> None:
    """In applymap, with arguments by position and by name, and by itself."""
    made = shipped(affine, "float64", k=2.0)
    series = udf.Series([1.0, 2.0], index=["a", "b"], name="x")
    result = series.applymap(made)
    assert (list(result), result.index, result.name) == ([2.5, 4.5], ("a", "b"), "x")
    assert list(series.applymap(made, args=(3.0,))) == list(made(series, k=3.0)) == [3.5, 6.5]
    assert list(made([1.0, 2.0], k=3)) == [3.5, 6.5]
    assert list(made([])) == []


def test_rows_of_a_frame() -> None:
    """By label, in any order, with columns that it does not use."""
    made = shipped(lambda row: row.a * row["b"], {"b": "float64", "a": "int64?"})
    frame = udf.DataFrame({"name": ["x", "y"], "a": [2, None], "b": [1.5, 2.5]})
    assert list(frame.apply(made)) == list(made(frame)) == [3.0, None]
    whole = udf.DataFrame({"a": [2, 4], "b": [1.5, 2.5]})
    assert list(whole.apply(made)) == [3.0, 10.0]


def test_several_columns_and_results() -> None:
    """Columns one by one; a tuple is a frame, of a NamedTuple's fields."""
    made = shipped(lambda x, y: Pair(x - y, x + y), ("float64", "int32"))
    result = made(np.array([1.0, 2.0]), np.array([3, 4], np.int32))
    assert result.columns == ("low", "high")
    assert (list(result["low"]), list(result["high"])) == ([-2.0, -2.0], [4.0, 6.0])


@pytest.mark.slow
def test_nulls_options_and_times() -> None:
    asks = shipped(lambda x: 0.0 if x is udf.NA else x, "float64?")
    assert list(asks([1.0, None])) == [1.0, 0.0]
    assert list(asks([1.0, 2.0])) == [1.0, 2.0]
    skips = shipped(lambda x: x + 1, "float64?", na_action="ignore")
    assert list(udf.Series([1.0, None]).applymap(skips, "ignore")) == list(skips([1.0, None])) == [2.0, None]
    lenient = shipped(strict, "float64", errors="null")
    assert list(lenient([4.0, -1.0])) == [2.0, None]
    ieee = shipped(lambda x: 1 / x, "float64", error_model="numpy")
    assert list(ieee([0.0])) == [float("inf")]
    days = shipped(lambda t, d: t + d, "datetime64[s]", d=np.timedelta64(1, "D"))
    assert list(days(np.array(["2024-01-01"], "datetime64[s]"))) == [np.datetime64("2024-01-02")]


def test_an_exception_has_its_type_place_and_row() -> None:
    """As where the function itself is called; its lines are those where it was compiled."""
    made = shipped(strict, "float64")
    with pytest.raises(ValueError, match="negative") as raised:
        made([4.0, 9.0, -1.0])
    assert raised.value.args == ("negative", 3)
    line = strict.__code__.co_firstlineno + 2
    assert raised.value.__notes__ == [f"raised by the UDF strict ({__file__}:{line}) at row position 2"]


def test_captured_and_given_tables_are_in_the_file() -> None:
    """Values of the time when it was compiled; a given one can be another in each call."""
    made = shipped(lambda x, t: TABLE[x] + t[0], "int64", t=np.array([1.0, 5.0]))
    assert list(made([0, 2])) == [11.0, 31.0]
    assert list(made([0, 2], t=np.array([7.0]))) == [17.0, 37.0]


def test_a_table_of_the_other_byte_order_has_its_values_in_the_file() -> None:
    """Given and captured, also one that does not lie in a row."""
    swapped = np.array([1.0, 2.0, 3.0]).astype(">f8")
    made = shipped(lambda x, t: t[x] + swapped[x], "int64", t=swapped[::-1])
    assert list(made([0, 2])) == [4.0, 4.0]


def test_rows_that_loop_need_no_compiler_later(monkeypatch) -> None:
    """All loops are in the file."""
    made = shipped(lambda x: np.sin(x), "float64")
    from udf.cpu import native  # noqa: PLC0415 - to take it away

    monkeypatch.setattr(native, "optimise", None)
    assert list(made([1e300])) == pytest.approx([np.sin(1e300)], rel=1e-15)


_ELSEWHERE = """
import sys
for name in ("numba", "llvmlite", "jinja2", "cuda", "ptx2cpp"):
    sys.modules[name] = None  # as if it were not installed
import numpy as np, udf
made = udf.load(sys.argv[1])
assert list(udf.Series(np.arange(3.0)).applymap(made, k=4.0)) == [0.5, 4.5, 8.5]
print(made)
"""


@pytest.mark.slow
def test_a_machine_without_numba_llvm_and_nvrtc(tmp_path) -> None:
    """The file and NumPy are enough."""
    path = tmp_path / "affine.udf"
    udf.compile(affine, "float64", archs=(), k=1.0).save(path)
    command = [sys.executable, "-W", "error", "-c", _ELSEWHERE, str(path)]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=dict(os.environ))  # noqa: S603 - our own interpreter
    assert shown.returncode == 0, shown.stderr
    processor = udf.compile(affine, "float64", (), k=1.0).processors[0]
    assert shown.stdout == f"<compiled UDF affine(float64, k: float64) for {processor}>\n"


def test_code_for_other_processors() -> None:
    """One file for several kinds; each machine takes the best that it can run."""
    made = shipped(affine, "float64", k=2.0, cpu=("x86-64-v3", "x86-64-v4", "aarch64"))
    assert made.processors == ("x86-64-v3", "x86-64-v4", "aarch64")
    assert list(made([1.0])) == [2.5]
    first = {artefact.target: artefact.code["udf_fast"] for artefact in made.artefacts}
    assert {int.from_bytes(code[18:20], "little") for code in first.values()} == {62, 183}  # e_machine


# --- what is wrong with a call -----------------------------------------------------------------------


def test_other_types_are_refused() -> None:
    """Type, nullability, number of columns, labels, arguments: each says what it was compiled for."""
    made, row = shipped(affine, "float64", k=2), shipped(lambda row: row.a, {"a": "float64"})
    types = r"affine\(float64, k: int64\) was compiled for float64 as column 0, and int64"
    for call, error, said in (
        (lambda: made([1, 2]), CompiledForError, types),
        (lambda: made([1.0, None]), CompiledForError, "without nulls"),
        (lambda: made([1.0], [2.0]), CompiledForError, "takes 1 column, and not 2"),
        (lambda: made([1.0], k=2.5), CompiledForError, "takes int64 as 'k', and float64 was given"),
        (lambda: made([1.0], k="two"), CompiledForError, "takes int64 as 'k', and a constant"),
        (lambda: made([1.0], j=2), ArgumentError, "no argument 'j'"),
        (lambda: made([1.0], args=(1, 2)), ArgumentError, "takes 1 argument by position"),
        (lambda: made([1.0], args=(1,), k=2), ArgumentError, "two values for 'k'"),
        (lambda: udf.DataFrame({"a": [1.0]}).apply(made), CompiledForError, "not compiled for this"),
        (lambda: row({"b": [1.0]}), ColumnNotFoundError, "'a'"),
        (lambda: udf.Series([1.0]).applymap(row), CompiledForError, "not compiled for this"),
    ):
        with pytest.raises(error, match=said):
            call()


def test_other_options_are_refused() -> None:
    """A call that says how, and says it otherwise."""
    made = shipped(affine, "float64", k=2.0, errors="null")
    with pytest.raises(CompiledForError, match="errors='null'"):
        udf.Series([1.0]).applymap(made)
    assert list(udf.Series([1.0]).applymap(made, errors="null")) == [2.5]
    with pytest.raises(CompiledForError, match="na_action=None"):
        udf.Series([1.0]).applymap(made, "ignore", errors="null")


def test_another_processor_is_refused(monkeypatch) -> None:
    """No illegal instruction: what it lacks is named."""
    made = shipped(affine, "float64", k=2.0, cpu=("x86-64-v4",))
    monkeypatch.setattr("udf.cpu.target.cpu_info", lambda: {"flags": "avx avx2"})
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    with pytest.raises(CompiledForError, match=r"x86-64-v4 \(this one lacks abm avx512bw"):
        made([1.0])
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    with pytest.raises(CompiledForError, match="lacks x86_64"):
        made([1.0])
    with pytest.raises(CompiledForError, match="these processors: none"):
        shipped(affine, "float64", k=2.0, cpu=False)([1.0])


def test_another_gpu_is_refused() -> None:
    """Code runs on its own architecture and on later ones of the same major version."""
    assert compatible("sm_90", ("sm_80", "sm_90")) == "sm_90"
    assert compatible("sm_89", ("sm_80", "sm_86", "sm_90")) == "sm_86"
    assert compatible("sm_103", ("sm_90", "sm_100")) == "sm_100"
    for arch, archs in (("sm_75", ("sm_80",)), ("sm_90", ("sm_80", "sm_90a")), ("sm_80", ("sm_86",)), ("sm_90", ())):
        with pytest.raises(CompiledForError, match=f"this GPU is {arch}"):
            compatible(arch, archs)


# --- what is wrong with compiling ----------------------------------------------------------------------


@pytest.mark.parametrize("arch", ["sm_10", "sm_999", "gfx90a", "80", ""])
def test_an_unknown_architecture_is_refused(arch, monkeypatch) -> None:
    """The ones that there are are listed."""
    monkeypatch.setattr("udf.cuda.nvrtc.supported_architectures", lambda: ("sm_75", "sm_90"))
    with pytest.raises(CompiledForError, match=r"it knows sm_75, sm_90"):
        udf.compile(affine, "float64", archs=("sm_90", arch), k=1.0)
    with pytest.raises(ArgumentError, match="tuple"):
        udf.compile(affine, "float64", archs="sm_90", k=1.0)


def test_an_unknown_processor_is_refused() -> None:
    """The ones that there are are listed."""
    with pytest.raises(CompiledForError, match="x86-64-v3, x86-64-v4, aarch64"):
        udf.compile(affine, "float64", archs=(), cpu="pentium", k=1.0)


def test_what_cannot_be_stored_is_refused(monkeypatch) -> None:
    """An object, a table that is too large, a function that does not compile."""
    thing = object()
    with pytest.raises(CapturedValueError):
        udf.compile(lambda x: x if thing else 0, "float64", archs=())
    monkeypatch.setattr(ahead, "TABLE_BYTES", 16)
    with pytest.raises(CompiledForError, match="lookup tables of 24 bytes"):
        udf.compile(lambda x: TABLE[x], "int64", archs=())
    with pytest.raises(UdfCompileError):
        udf.compile(lambda x: x.nothing, "float64", archs=())
    with pytest.raises(UdfError):
        udf.compile(affine, "text", archs=(), k=1.0)


# --- what is wrong with a file -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole() -> bytes:
    return udf.compile(affine, "float64", archs=(), k=1.0).to_bytes()


def test_a_byte_altered_anywhere_is_found(whole) -> None:
    """Whichever byte of the head and the header, and one in 37 of the code."""
    head = HEAD.size + HEAD.unpack_from(whole)[2]
    for at in [*range(head), *range(head, len(whole), 37), len(whole) - 1]:
        for change in (1, 0x80):
            altered = bytearray(whole)
            altered[at] ^= change
            with pytest.raises(ContainerError):
                from_bytes(bytes(altered))


def test_a_file_that_is_cut_short_or_longer_is_found(whole) -> None:
    for length in [*range(HEAD.size + 40), *range(HEAD.size, len(whole), 61), len(whole) - 1]:
        with pytest.raises(ContainerError, match=r"cut short|not a file"):
            from_bytes(whole[:length])
    with pytest.raises(ContainerError, match="appended"):
        from_bytes(whole + b"\0")


def test_a_later_version_is_refused(whole, tmp_path) -> None:
    """By its number, before anything else is looked at."""
    path = tmp_path / "later.udf"
    path.write_bytes(whole[:8] + (VERSION + 1).to_bytes(4, "little") + b"whatever comes then".ljust(60))
    said = rf"later\.udf': it has version {VERSION + 1} of the format, and this Inlay reads version {VERSION}"
    with pytest.raises(ContainerError, match=said):
        udf.load(path)


def test_another_file_is_refused(tmp_path, whole) -> None:
    """Text, an empty file, a file of the cache, none at all."""
    for data in (b"", b"#!/bin/sh\n" * 20, pack({"kind": "cached"}, [])):
        path = tmp_path / "other.udf"
        path.write_bytes(data)
        with pytest.raises(ContainerError):
            udf.load(path)
    with pytest.raises(FileNotFoundError):
        udf.load(tmp_path / "missing.udf")
    assert whole.startswith(MAGIC)


def test_a_forged_file_is_an_error_not_a_crash(whole) -> None:
    """Right digests, wrong content: a missing field, an unknown class, a block that is not there, no object code."""
    header, blobs = unpack(whole)
    (artefact,) = header["artefacts"]
    for changed in (
        {"signature": 5},
        {"signature": {"": "Result", "dtype": {"": "dtype", "of": "int8"}}},
        {"signature": {"": "os.system", "command": "true"}},
        {"signature": {"": "dtype", "of": "object"}},
        {"values": [{"": "table", "dtype": "int8", "block": 99}]},
        {"artefacts": [{"backend": "cpu"}]},
        {"artefacts": [{**artefact, "code": {"udf_drive": 77}}]},
        {"artefacts": 3},
    ):
        with pytest.raises(ContainerError):
            from_bytes(pack({**header, **changed}, blobs))
    broken = from_bytes(pack(header, [b"no object code" for _ in blobs]))
    with pytest.raises(UdfError, match="cannot be loaded"):
        broken([1.0])


def test_reading_runs_nothing() -> None:
    """Only the classes of one table can be made, and those are frozen values of ours."""
    for kind in ("os", "builtins.eval", "Path", None):
        with pytest.raises(DeserializationError):
            deserialize({"": kind, "of": "1"})
    for name, module in CLASSES.items():
        made = getattr(__import__(module, fromlist=[name]), name)
        assert made.__dataclass_params__.frozen, name


@pytest.mark.parametrize(
    "value", [1, True, -0.0, float("inf"), "x", None, b"\0\xff", 1 - 2j, (), (1, (2.5, "y")), np.float32(1.5), 2**70]
)
def test_plain_values_come_back_as_they_were(value) -> None:
    found = deserialize(serialize(value))
    assert (type(found), repr(found)) == (type(value), repr(value))


def test_what_has_no_place_in_the_table_is_refused() -> None:
    for value in ([1], object(), int, Pair(1, 2), {"a": 1}):
        with pytest.raises(SerializationError):
            serialize(value)


def test_equal_functions_give_equal_files(whole) -> None:
    """Nothing of the time, the machine's paths or the process is in it, but where the function stands."""
    again = udf.compile(affine, "float64", archs=(), k=1.0).to_bytes()
    assert hashlib.sha256(again).digest() == hashlib.sha256(whole).digest()


@pytest.mark.parametrize("piece", [0, -512, 63, 513])
def test_a_forged_piece_is_refused(whole, piece) -> None:
    """Loops run whole chunks: other pieces would write beside their columns."""
    header, blobs = unpack(whole)
    (artefact,) = header["artefacts"]
    forged = {**artefact, "plan": {**artefact["plan"], "piece": piece}}
    made = from_bytes(pack({**header, "artefacts": [forged]}, blobs))
    with pytest.raises(UdfError, match="is not a number of chunks"):
        made([1.0])
