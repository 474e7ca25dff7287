"""Loops that look at a word: the same results as before while it is not zero, an end of every loop once it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ptx2cpp import emit, routine_of, takes_stop, with_longer_rounds, with_stops
from tests.support.loop_functions import ENDLESS, FUNCTIONS
from udf import cpu
from udf.bind import bind
from udf.column import Column
from udf.cpu.backend import row_artefact
from udf.cpu.native import host
from udf.cpu.rows import RowKernel
from udf.dtypes import DTYPES
from udf.frontend import compile_to_ptx
from udf.stages import Argument, Taken

if TYPE_CHECKING:
    from collections.abc import Callable

    from ptx2cpp import Routine

ROWS = 700
GOES_ON, ENDS = 2**64 - 1, 0


def program(function: Callable[..., Any], change: Callable[[Routine], Routine]) -> Any:
    """Return a function's program on the processor, its routine changed; it takes the word as an argument."""
    column = Column(values=np.arange(ROWS))
    call = bind(function, (column,), errors="null")
    ptx = compile_to_ptx(call)
    routine = change(routine_of(ptx.text, entry=ptx.name))
    if takes_stop(routine):
        ptx = replace(ptx, takes=(*ptx.takes, Taken(what="pointer", index=0, dtype=DTYPES["uint64"])))
        call = replace(call, arguments=(Argument(dtype=DTYPES["uint64"], is_array=True),))
    artefact = row_artefact(RowKernel(ptx, call, routine), ptx, call, host(), target=cpu.BACKEND.target(), whole=True)
    loaded = cpu.BACKEND.load(artefact)
    return lambda word: loaded.run((column,), (np.array([word], np.uint64),) if takes_stop(routine) else ())


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("change", [with_stops, lambda r: with_longer_rounds(r, 40)], ids=["stops", "longer rounds"])
def test_results_are_the_same(function: Callable[..., Any], change: Callable[[Routine], Routine]) -> None:
    """In every row, of loops in loops, loops with several ways out and back, and those that raise."""
    (expected,) = program(function, lambda routine: routine)(GOES_ON)
    (found,) = program(function, change)(GOES_ON)
    np.testing.assert_array_equal(found.values, expected.values)
    np.testing.assert_array_equal(found.validity, expected.validity)


@pytest.mark.parametrize("function", ENDLESS, ids=lambda f: f.__name__)
def test_a_word_of_zero_ends_every_loop(function: Callable[..., Any]) -> None:
    """A function that would run for ever comes back."""
    run = program(function, with_stops)
    assert len(run(ENDS)[0]) == ROWS


def test_short_loops_do_not_look() -> None:
    """A loop over a constant range, of few rounds, is left as it is; of many rounds it looks."""

    def rounds(count: int) -> Routine:
        def function(n: int) -> int:
            for _ in range(count):
                n = (n * 7) % 1001
            return n

        call = bind(function, (Column(values=np.arange(ROWS)),))
        ptx = compile_to_ptx(call)
        return routine_of(ptx.text, entry=ptx.name)

    assert with_stops(rounds(1000)) == rounds(1000)
    assert takes_stop(with_stops(rounds(10**9)))


def test_the_word_is_a_parameter_behind_all_others() -> None:
    """The C++ function takes its address, whatever a function's own names are."""
    text = """.version 8.0 .target sm_75 .address_size 64
    .func (.param .b32 r) f(.param .b32 stop) { .reg .u32 %stop_word; .reg .pred %p; ld.param.u32 %stop_word, [stop];
    stop_1: shr.u32 %stop_word, %stop_word, 1; setp.gt.u32 %p, %stop_word, 9; @%p bra stop_1;
    st.param.b32 [r], %stop_word; ret; }"""
    function = emit(with_stops(routine_of(text)))
    assert [value.type for value in function.parameters] == ["unsigned int", "const unsigned long long*"]
    assert len({value.name for value in function.parameters}) == 2
