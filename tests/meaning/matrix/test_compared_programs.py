"""Random programs at pandas' door, with what the matrix admits: what pandas gives, or refused by name."""

from __future__ import annotations

import pytest

import udf.doors.pandas  # noqa: F401 - the accessor
from tests.support.budget import THOROUGH, budget
from tests.support.random_programs import Program

PARTS = 20
PROGRAMS = 20_000 if THOROUGH else budget(1_200)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_random_programs_give_what_pandas_gives(part: int) -> None:
    """``Program(seed)`` of the seed that is shown is the function that differs."""
    differing, refused = [], 0
    seeds = range(part * 1_000_000, part * 1_000_000 + PROGRAMS // PARTS)
    for seed in seeds:
        difference = Program(seed).difference()
        refused += difference == "refused"
        if difference not in (None, "refused"):
            differing.append(f"Program({seed}):\n{difference}")
    assert not differing, f"{len(differing)} of {len(seeds)} differ\n\n" + "\n\n".join(differing[:3])
    assert refused <= len(seeds) * 0.9  # what is refused is not compared


def test_a_seed_is_one_program() -> None:
    """Another run, on another machine, makes the same text and the same values."""
    assert [Program(7).text, Program(7).rows] == [Program(7).text, Program(7).rows]
    assert Program(7).data.equals(Program(7).data)
    assert len({Program(seed).text for seed in range(200)}) > 150
    assert {Program(seed).shape for seed in range(50)} == {"value", "row", "group", "window"}
