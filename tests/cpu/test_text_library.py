"""The library of text that is shipped is what its source gives."""

from __future__ import annotations

import re
from pathlib import Path

import llvmlite
import pytest

import udf
from ptx2cpp import parse
from udf.call.bind import bind
from udf.cpu.backend import row_kernel
from udf.cpu.elf import Image
from udf.cpu.library import library_code, library_llvm, parted
from udf.cuda.texts import linked_ptx
from udf.frontend import compile_to_ptx
from udf.text import library

ROOT = Path(__file__).resolve().parents[2]


def built() -> str:
    """Return the library's PTX, made anew."""
    pytest.importorskip("cuda.bindings.nvrtc")
    from udf.cuda.text_library import library_ptx  # noqa: PLC0415 - only where NVRTC is

    return library_ptx()


@pytest.mark.slow
def test_the_library_is_made_again_the_same() -> None:
    """PTX of the C++, by the compiler that made it; LLVM IR of the PTX."""
    shipped = (library.HERE / "library.ptx").read_text()
    made = built()
    if re.search(r"^// Cuda compilation tools.*", made, re.MULTILINE)[0] in shipped:
        assert made == shipped, "run python -m udf.text"


@pytest.mark.slow
def test_the_llvm_ir_is_that_of_the_ptx() -> None:
    """For any processor, without types that a later LLVM alone has."""
    made = library_llvm((library.HERE / "library.ptx").read_text())
    names = re.compile(r"^define .*@(\w+)\(", re.MULTILINE)
    assert set(names.findall(made)) == set(names.findall(library.whole_llvm())) <= library.names()
    declared, shipped = (
        {*names.findall(text)} for text in (parted(made)[0], (library.HERE / "library.ll").read_text())
    )
    assert declared == shipped


@pytest.mark.slow
@pytest.mark.parametrize("processor", ["x86-64-v3", "aarch64"])
def test_the_machine_code_is_that_of_the_llvm_ir(processor) -> None:
    """Every function with a loop is in it, and no other; the same bytes where the same LLVM makes it again."""
    shipped, llvm = library.code_path(processor).read_bytes(), library.whole_llvm()
    inside = {symbol.name for symbol in Image(shipped).symbols if symbol.section and symbol.name.startswith("udf_")}
    headers = re.findall(r"^define .*$", llvm, re.MULTILINE)
    assert inside == {re.search(r"@(\w+)", line)[1] for line in headers if library.is_shared(line)}
    if f"llvmlite=={llvmlite.__version__}" in (ROOT / "constraints.txt").read_text():
        assert library_code(llvm, processor) == shipped, "run python -m udf.text"


def test_code_for_other_machines_has_the_library_inside() -> None:
    """Machine code that is made ahead calls nothing of this installation's."""
    call = bind(lambda s: s.find("ab", 1), (udf.Series(["a"]).column,))
    ptx = compile_to_ptx(call)
    alone, linked = (row_kernel(ptx, call, alone=alone).text("slow", 0) for alone in (True, False))
    assert "define internal { i64 } @udf_text_find_ascii" in alone
    assert "declare { i64 } @udf_text_first_place(" in linked


def test_functions_take_words_and_integers() -> None:
    """PTX says of a parameter how many bits it has, and so does a call: a double goes as its bits."""
    llvm = library.whole_llvm()
    headers = re.findall(r"^define [^@]*@udf_\w+\((.*)\)", llvm, re.MULTILINE)
    assert {part.split()[0] for header in headers for part in header.split(", ")} == {"i64", "i32"}


def test_a_function_without_text_has_nothing_of_it() -> None:
    """Neither in PTX nor in what it takes."""
    ptx = compile_to_ptx(bind(lambda x: x + 1, (udf.Series([1.0]).column,)))
    assert library.PREFIX not in ptx.text
    assert [taken.what for taken in ptx.takes] == ["value"]


def test_linked_ptx_has_the_functions_that_are_called_and_no_others() -> None:
    """In place of their declarations."""
    ptx = compile_to_ptx(bind(lambda s: s.find("a", 1), (udf.Series(["a"]).column,)))
    module = parse(ptx.text)
    whole = linked_ptx(module)
    assert any(f.body is None for f in module.functions)
    assert all(f.body is not None for f in whole.functions)
    names = [f.name.text for f in whole.functions]
    assert names == ["udf_load_next", "udf_find_pair", "udf_text_first_place", "udf_text_find_ascii", "udf_row"]
