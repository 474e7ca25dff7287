"""Pinned PTX gives pinned C++, byte for byte; by ``python -m ptx2cpp`` too, with its options and exit status."""

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ptx2cpp
from ptx2cpp.__main__ import main
from tests.support.ptx_samples import FOLDER, NAMES, POINTERS, sample


@pytest.mark.parametrize("name", NAMES)
def test_pinned_ptx_gives_the_pinned_cpp(name: str, golden: Callable[[str, str], None]) -> None:
    """PTX of numba-cuda (both ABIs), numba-cuda-mlir, nvcc, NVRTC and by hand is translated as reviewed."""
    golden(f"ptx2cpp/{name}.cuh", ptx2cpp.translate(sample(name), parameters=POINTERS.get(name)).text)


@pytest.mark.parametrize("name", NAMES)
def test_parse_of_print_is_identity(name: str) -> None:
    """Printing a tree and parsing it again gives an equal tree."""
    tree = ptx2cpp.parse(sample(name))
    assert ptx2cpp.parse(ptx2cpp.show(tree)) == tree


@pytest.mark.parametrize("name", NAMES)
def test_no_percent_is_left_but_operands(name: str) -> None:
    """A register that kept its ``%`` would silently capture nvcc's own operand."""
    text = ptx2cpp.translate(sample(name), parameters=POINTERS.get(name)).text
    assert all(after[:1].isdigit() for after in text.split("%")[1:])


def test_a_name_can_be_given() -> None:
    """The C++ function takes the name that the caller gives, and its data carries it too."""
    function = ptx2cpp.translate(sample("nvrtc_spline"), name="f")
    assert function.name == "f"
    assert "f_knots" in function.text


def test_numba_abi_pointer_becomes_a_result() -> None:
    """Numba's out-pointer, only stored through, is a register result before the status."""
    function = ptx2cpp.translate(sample("numba_own_negative"))
    assert [p.type for p in function.parameters] == ["double"]
    assert [r.type for r in function.results] == ["double", "unsigned int"]
    assert function.return_type == "negative_result"


def test_a_declared_out_pointer_stays_a_pointer() -> None:
    """Who declares parameter 0 a pointer gets a pointer, a store, and a memory clobber."""
    function = ptx2cpp.translate(sample("numba_own_affine"), parameters={0: "double*"})
    assert [p.type for p in function.parameters] == ["double*", "double"]
    assert "asm volatile" in function.text
    assert '"memory"' in function.text


def test_pure_functions_are_neither_volatile_nor_clobber_memory() -> None:
    """The compiler may move and merge a body that only computes."""
    text = ptx2cpp.translate(sample("numba_c_sine")).text
    assert "volatile" not in text
    assert "memory" not in text


def test_volatile_can_be_asked_for() -> None:
    """A caller that must keep the statement in its place says so."""
    assert "asm volatile" in ptx2cpp.translate(sample("numba_c_affine"), volatile=True).text


def test_results_can_be_typed() -> None:
    """PTX does not tell a signed result; the caller can."""
    function = ptx2cpp.translate(sample("nvcc_switch"), parameters={0: "int"}, results={0: "int"})
    assert (function.return_type, function.parameters[0].type) == ("int", "int")


def test_a_file_is_translated_to_a_file(tmp_path: Path) -> None:
    """``in.ptx -o out.cuh`` writes what translate() returns."""
    out = tmp_path / "out.cuh"
    assert main([str(FOLDER / "numba_c_affine.ptx"), "-o", str(out)]) == 0
    assert out.read_text() == ptx2cpp.translate(sample("numba_c_affine")).text


def test_the_module_runs_on_standard_input() -> None:
    """Without arguments it reads standard input and writes standard output."""
    text = sample("numba_c_affine").text
    done = subprocess.run([sys.executable, "-m", "ptx2cpp"], input=text, capture_output=True, text=True, check=True)
    assert done.stdout == ptx2cpp.translate(text).text


def test_types_are_declared_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """--pointer, --parameter, --result and --name say what PTX cannot tell."""
    path = str(FOLDER / "nvcc_pointers.ptx")
    assert main([path, "--pointer", "0=const double*", "--parameter", "1=long long", "--name", "mean"]) == 0
    assert "double mean(const double* p0, long long p1)" in capsys.readouterr().out


def test_refused_ptx_exits_with_1_and_carets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error goes to standard error with file, line and column; nothing is written."""
    bad, out = tmp_path / "bad.ptx", tmp_path / "out.cuh"
    bad.write_text(".version 8.0 .target sm_75 .func f() { trap; }")
    assert main([str(bad), "-o", str(out)]) == 1
    assert f"{bad}:1:40: trap cannot be part" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("argv", [["missing.ptx"], ["--pointer", "0=double"], ["--result", "zero=int"]])
def test_a_wrong_command_line_exits_with_2(argv: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing files and malformed options are usage errors."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    try:
        status = main(argv)
    except SystemExit as stop:
        status = stop.code  # type: ignore[assignment]
    assert status == 2
