"""NVIDIA's numba-cuda-mlir as an oracle: its PTX of corpus functions gives the bits that ours gives.

The PTX is pinned (``python -m benchmarks.front_ends compile FILE``, where numba-cuda-mlir is installed); functions of
which it gives other values than Python are in benchmarks/results/front_ends.json, and not here.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import udf
from benchmarks.front_ends import given_as, outcome, reason
from tests.support.corpus_check import CASES, columns
from udf.call.bind import bind
from udf.errors import OptionError
from udf.frontend import compile_to_ptx
from udf.handling import Handling

PINNED = json.loads((Path(__file__).parents[1] / "golden" / "numba_cuda_mlir.json").read_text())["functions"]


@pytest.mark.parametrize("name", PINNED)
def test_both_front_ends_give_the_same_bits(name) -> None:
    """Over the rows of the corpus that Python has a value for, on the processor; what raises there is left out."""
    case = CASES[name]
    call = bind(case.function, columns(case, case.rows), how=Handling(overflow="wrap", error_model="numpy"))
    assert outcome(name, call, compile_to_ptx(call), given_as(PINNED[name], call)) == "bits"


def test_another_function_is_told_apart() -> None:
    """The comparison sees a difference, and in how many rows."""
    case = CASES["gcd"]
    call = bind(case.function, columns(case, case.rows), how=Handling(overflow="wrap", error_model="numpy"))
    wrong = {**PINNED["gcd"], "ptx": PINNED["floordiv_int"]["ptx"]}
    assert outcome("gcd", call, compile_to_ptx(call), given_as(wrong, call)).startswith(
        "not Python's: ours in 0, theirs"
    )


def test_a_refusal_is_shown_without_where_it_was() -> None:
    """What is missing, in a line."""
    why = "Failed in mlir mode\nUnknown attribute 'cbrt' of type Module(<module 'math' from '/a/b.so'>)\nDuring: x"
    assert reason(why) == "Unknown attribute 'cbrt'"


def test_it_is_no_front_end_of_ours() -> None:
    """Who asks for it is told why."""
    with pytest.raises(OptionError, match="gives other values than Python in silence"):
        udf.options.frontend = "mlir"
