"""``python -m ptx2cpp``: files, standard input, options, exit status."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

import ptx2cpp
from ptx2cpp.__main__ import main
from tests.support.ptx_samples import FOLDER, sample


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
