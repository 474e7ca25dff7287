"""Kernels' C++ on the processor: barriers, tiles, counts, searches and pieces, with no GPU."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.host_compiler import HOST, build


def lines_of(source: str, folder: Path) -> list[str]:
    """Return what a program of tests/host prints: a line a case."""
    program = folder / source.removesuffix(".cpp")
    build((HOST / source).read_text(), program, "-O0")
    ran = subprocess.run([str(program)], capture_output=True, text=True, check=False, timeout=120)  # noqa: S603 - our own
    lines = ran.stdout.splitlines()
    assert [line for line in lines if not line.startswith("ok ")] == []
    assert ran.returncode == 0, ran.stderr
    return lines


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")
def test_every_window_is_that_of_a_plain_loop(tmp_path: Path) -> None:
    """Fixed, explicit and time bounds; NaN, nulls, whatever stands under them; in shared and in global memory."""
    lines = lines_of("window_kernels.cpp", tmp_path)
    assert len(lines) == 3 * 9 + 4 * 12 + 4 + 3
    assert any(line.endswith(" global") for line in lines)
    assert any(line.endswith(" shared") for line in lines)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")
def test_every_group_is_reduced_as_by_a_plain_loop(tmp_path: Path) -> None:
    """Groups of one row and of all, empty ones anywhere, such as end in later pieces; NaN or not; by tiles too.

    And row by row, some of which leave.
    """
    assert len(lines_of("group_kernels.cpp", tmp_path)) == 2 * 2 * 5 + 1 + 6 + 2


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")
def test_rows_are_sorted_as_by_the_standard_library(tmp_path: Path) -> None:
    """Keys of every width, signed or not; codes of 1 to 63 bits; row numbers and a column that come along."""
    assert len(lines_of("sort_kernels.cpp", tmp_path)) == 6


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")
def test_values_are_joined_in_their_order(tmp_path: Path) -> None:
    """By a function for which the order counts; whole tiles and what is left behind them, at any address."""
    assert len(lines_of("join_kernels.cpp", tmp_path)) == 2 * 5
