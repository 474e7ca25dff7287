"""A function spliced into the PTX of an empty kernel is what NVRTC makes of both, in every byte."""

from functools import cache

import pytest

from benchmarks import first_stages
from tests.nvrtc import test_group_units as groups
from tests.nvrtc import test_text_units as texts
from tests.nvrtc import test_window_units as windows
from tests.support.budget import in_turn, some
from tests.support.corpus_check import CASES, ptx_of
from udf.cuda.assemble import assemble
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.group_build import group_units
from udf.cuda.nvrtc import compile_unit, frame_bytes, register_count
from udf.cuda.nvrtc import ptx_of as nvrtc_ptx
from udf.cuda.skeletons import OPTIONS
from udf.cuda.source_lines import sections
from udf.cuda.splice import skeleton_of, splice, take_apart
from udf.cuda.unit import TranslationUnit
from udf.cuda.window_build import reduced_units

ARCHITECTURES = ("sm_75", "sm_80", "sm_90", "sm_100", "sm_120")


@cache
def corpus(name: str) -> TranslationUnit:
    call, udf = ptx_of(name)
    return translation_unit(udf, call)


def text(name: str, column: str) -> TranslationUnit:
    return texts.unit_of({**texts.READS, **texts.MAKES}[name], column)[0]


def reduced(name: str, length: int) -> list[TranslationUnit]:
    """Return the kernels of a function of a window's reductions: short and chunked, whole and cut short."""
    functions = {"mean": lambda w: w.mean(), "zscore": lambda w: (w[-1] - w.mean()) / w.std()}
    udf, call = windows.interface_of(functions[name], ("float64",), length, reducible=True)
    assert udf.form == "reduced"
    return list(reduced_units(udf, call)[0].values())


def check(unit: TranslationUnit, arch: str) -> None:
    """Splice the function of ``unit`` into its kernel without one, and compare with what NVRTC makes of the whole."""
    parts = take_apart(unit.source)
    assert parts is not None
    empty = nvrtc_ptx(parts.skeleton, f"{unit.entry}.cu", (*OPTIONS[:2], f"--gpu-architecture=compute_{arch[3:]}"))
    skeleton = skeleton_of(empty)
    assert skeleton is not None
    assert splice(skeleton, parts.functions) == compile_unit(unit, arch).ptx


@pytest.mark.parametrize(("name", "arch"), in_turn(some(CASES, 41), ARCHITECTURES))
def test_values(name: str, arch: str) -> None:
    """The corpus: one case of 41 here, all of them with UDF_BUDGET=1."""
    check(corpus(name), arch)


@pytest.mark.parametrize(("name", "arch"), in_turn(some(windows.CASES, 6), ARCHITECTURES[::2]))
def test_windows(name: str, arch: str) -> None:
    """Kernels with up to three functions: whole windows, several side by side, those that are cut short."""
    check(windows.unit_of(name), arch)


@pytest.mark.parametrize(("name", "length"), in_turn(["mean", "zscore"], [10, 3000]))
def test_windows_of_reductions(name: str, length: int) -> None:
    for unit in some(reduced(name, length), 9):
        check(unit, "sm_90")


@pytest.mark.parametrize(("name", "arch"), in_turn(some(groups.CASES, 3), groups.ARCHITECTURES))
def test_groups(name: str, arch: str) -> None:
    """Those of reductions, of values in memory, in buckets, row by row."""
    for unit in group_units(*groups.case_of(name), arch).values():
        if take_apart(unit.source) is not None:
            check(unit, arch)
        else:
            assert "asm" not in unit.source  # it reduces, and has no function


@pytest.mark.parametrize(("name", "column"), in_turn(some([*texts.READS, *texts.MAKES], 4), texts.COLUMNS))
def test_texts(name: str, column: str) -> None:
    """Text that is read, and that is made."""
    check(text(name, column), "sm_90")


@pytest.mark.parametrize("name", [*some(CASES, 150)])
def test_machine_code(name: str) -> None:
    """It is the same in every instruction: so are registers and stack."""
    unit = corpus(name)
    whole = compile_unit(unit, "sm_90")
    parts = take_apart(unit.source)
    assert parts is not None
    skeleton = skeleton_of(compile_unit(type(unit)(source=parts.marked, entry=unit.entry, policy=None), "sm_90").ptx)
    assert skeleton is not None
    spliced = assemble(splice(skeleton, parts.functions), unit.entry, "sm_90")
    name = f".text.{unit.entry}".encode()
    assert sections(spliced.code, name) == sections(whole.code, name) != []
    assert (register_count(spliced), frame_bytes(spliced)) == (register_count(whole), frame_bytes(whole))
    assert "Used" in spliced.log


@pytest.mark.parametrize("name", first_stages.TEXTS)
def test_functions_whose_first_calls_are_measured(name: str) -> None:
    """Each can be spliced (``python -m benchmarks.first_stages``)."""
    unit, _ = first_stages.unit_of(name, 0)
    assert take_apart(unit.source) is not None


def test_functions_of_one_signature_share_a_skeleton() -> None:
    skeletons: dict[str, set[str]] = {}
    for name in some(CASES, 4):
        parts = take_apart(corpus(name).source)
        assert parts is not None
        skeletons.setdefault(parts.skeleton, set()).update(parts.functions)
    assert max(map(len, skeletons.values())) > 5
