"""The library of text that is shipped is what its source gives."""

import re
from pathlib import Path
from typing import Any

import llvmlite
import pytest

import udf
from ptx2cpp import parse
from tests.support.noted import BY_LLVM, is_noted, note
from tests.support.ship.text_llvm import is_shared, library_code, library_llvm, split_by_loops, whole_llvm
from udf.bind.bind import bind
from udf.cpu import native
from udf.cpu.cpu_backend import row_kernel
from udf.cpu.elf import Image
from udf.cuda.text_memory import link_library
from udf.frontend import compile_to_ptx
from udf.text import library

ROOT = Path(__file__).resolve().parents[2]
SHIP = ROOT / "tests" / "support" / "ship"
LLVM = [library.HERE / "library.ll", library.HERE / "library_loops.ll.gz"]


def parts(what: str) -> list[Any]:
    """Return what something is made of, itself, and all files that they include."""
    ptx = library.HERE / "library.ptx"
    if what == "ptx":
        kernels = [ROOT / "kernels" / "text_library.cuh"]
        for path in kernels:
            included = (path.parent / name for name in re.findall(r'^#include "(.*)"', path.read_text(), re.MULTILINE))
            kernels += [one for one in included if one not in kernels]
        return [*kernels, SHIP / "text.py", ptx]
    if what == "llvm":
        return [ptx, SHIP / "text_llvm.py", ROOT / "udf" / "cpu" / "text_bytes.ll", *LLVM, native._run]
    return [*LLVM, library_code, *BY_LLVM, library.code_path(what)]


def built() -> str:
    """Return the library's PTX, made anew."""
    pytest.importorskip("cuda.bindings.nvrtc")
    from tests.support.ship.text import library_ptx  # noqa: PLC0415 - only where NVRTC is

    return library_ptx()


@pytest.mark.slow
def test_the_library_is_made_again_the_same(request) -> None:
    """PTX of the C++, by the compiler that made it."""
    shipped = (library.HERE / "library.ptx").read_text()
    assert set(library.ptx_texts()) == {f.name.text for f in parse(shipped).functions}
    if is_noted("ptx", parts("ptx")):
        return
    made = built()
    if re.search(r"^// Cuda compilation tools.*", made, re.MULTILINE)[0] in shipped:
        assert made == shipped, "run python -m tests.support.ship.text"
        note(request.config, "ptx", parts("ptx"))


NAMES = re.compile(r"^define .*@(\w+)\(", re.MULTILINE)


@pytest.mark.slow
def test_the_llvm_ir_is_that_of_the_ptx(request) -> None:
    """For any processor, without types that a later LLVM alone has; parted as it is shipped."""
    shipped, whole = (library.HERE / "library.ll").read_text(), whole_llvm()
    assert set(NAMES.findall(whole)) <= library.names()
    assert set(NAMES.findall(whole)) >= set(library.ptx_texts()) - set(library.INNER)
    made = whole if is_noted("llvm", parts("llvm")) else library_llvm((library.HERE / "library.ptx").read_text())
    assert set(NAMES.findall(made)) == set(NAMES.findall(whole))
    assert set(NAMES.findall(split_by_loops(made)[0])) == set(NAMES.findall(shipped))
    note(request.config, "llvm", parts("llvm"))


@pytest.mark.slow
@pytest.mark.parametrize("processor", ["x86-64-v3", "aarch64"])
def test_the_machine_code_is_that_of_the_llvm_ir(processor, request) -> None:
    """Every function with a loop is in it, and no other; the same bytes where the same LLVM makes it again."""
    shipped, llvm = library.code_path(processor).read_bytes(), whole_llvm()
    inside = {symbol.name for symbol in Image(shipped).symbols if symbol.section and symbol.name.startswith("udf_")}
    headers = re.findall(r"^define .*$", llvm, re.MULTILINE)
    assert inside == {re.search(r"@(\w+)", line)[1] for line in headers if is_shared(line)}
    if f"llvmlite=={llvmlite.__version__}" in (ROOT / "constraints.txt").read_text() and not is_noted(
        processor, parts(processor)
    ):
        assert library_code(llvm, processor) == shipped, "run python -m tests.support.ship.text"
        note(request.config, processor, parts(processor))


def test_code_for_other_machines_has_the_library_inside() -> None:
    """Machine code that is made ahead calls nothing of this installation's."""
    call = bind(lambda s: s.find("ab", 1), (udf.Series(["a"]).column,))
    ptx = compile_to_ptx(call)
    alone, linked = (row_kernel(ptx, call, alone=alone).text("slow", 0) for alone in (True, False))
    assert "define internal { i64 } @udf_text_find_ascii" in alone
    assert "declare { i64 } @udf_text_first_place(" in linked


def test_functions_take_words_and_integers() -> None:
    """PTX says of a parameter how many bits it has, and so does a call: a double goes as its bits."""
    llvm = whole_llvm()
    headers = re.findall(r"^define [^@]*@udf_\w+\((.*)\)", llvm, re.MULTILINE)
    assert {part.split()[0] for header in headers for part in header.split(", ")} == {"i64", "i32"}


def test_a_function_without_text_has_nothing_of_it() -> None:
    """Neither in PTX nor in what it takes."""
    ptx = compile_to_ptx(bind(lambda x: x + 1, (udf.Series([1.0]).column,)))
    assert library.PREFIX not in ptx.text
    assert [taken.what for taken in ptx.takes] == ["value"]


def test_linked_ptx_has_the_functions_that_are_called_and_no_others() -> None:
    ptx = compile_to_ptx(bind(lambda s: s.find("a", 1), (udf.Series(["a"]).column,)))
    module = parse(ptx.text)
    whole = link_library(module)
    assert any(f.body is None for f in module.functions)
    assert all(f.body is not None for f in whole.functions)
    names = [f.name.text for f in whole.functions]
    assert names == ["udf_load_next", "udf_find_pair", "udf_text_first_place", "udf_text_find_ascii", "udf_row"]
