"""Loops that look at a word: the same results as before while it is not zero, an end of every loop once it is."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ptx2cpp import FlatFunction, add_stop_checks, emit, flat_function, has_long_loops, unroll_loops
from ptx2cpp.linear import Bound
from ptx2cpp.stop_checks import STOP
from ptx2cpp.trip_counts import long_loops
from tests.support.budget import in_turn
from tests.support.loop_functions import ENDLESS, FUNCTIONS
from udf import cpu
from udf.base.dtypes import DTYPES
from udf.base.handling import Handling
from udf.base.stages import Argument, ScalarParameter, WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cpu.cpu_backend import row_artefact
from udf.cpu.native import host
from udf.cpu.rows import RowKernel
from udf.frontend import compile_to_ptx

ROWS = 700


def takes_stop(function: FlatFunction) -> bool:
    """Return whether ``function`` looks at a word."""
    return any(source.parameter == STOP for source in function.inputs)


GOES_ON, ENDS = 2**64 - 1, 0


def program(function: Callable[..., Any], change: Callable[[FlatFunction], FlatFunction]) -> Any:
    """Return a function's program on the processor, changed; it takes the word as an argument."""
    column = Column(values=np.arange(ROWS))
    call = bind(function, (column,), how=Handling(errors="null"))
    ptx = compile_to_ptx(call)
    flat = change(flat_function(ptx.text, entry=ptx.name))
    if takes_stop(flat):
        ptx = replace(ptx, takes=(*ptx.takes, ScalarParameter(what="pointer", index=0, dtype=DTYPES["uint64"])))
        call = replace(call, arguments=(Argument(dtype=DTYPES["uint64"], is_array=True),))
    takes, arguments = (tuple(one.dtype for one in some) for some in (call.parameters, call.arguments))
    kernel = RowKernel(ptx, call, flat, (takes, arguments, ptx.results))
    artefact = row_artefact(kernel, ptx, call, host(), target=cpu.BACKEND.target(), eager=True)
    loaded = cpu.BACKEND.load(artefact)
    return lambda word: loaded.run((column,), (np.array([word], np.uint64),) if takes_stop(flat) else ())


@pytest.mark.slow
@pytest.mark.parametrize(("function", "change"), in_turn(FUNCTIONS, [add_stop_checks, lambda r: unroll_loops(r, 40)]))
def test_results_are_the_same(function: Callable[..., Any], change: Callable[[FlatFunction], FlatFunction]) -> None:
    """In every row, of loops in loops, loops with several ways out and back, and those that raise."""
    (expected,) = program(function, lambda flat: flat)(GOES_ON)
    (found,) = program(function, change)(GOES_ON)
    np.testing.assert_array_equal(found.values, expected.values)
    np.testing.assert_array_equal(found.validity, expected.validity)


@pytest.mark.parametrize("function", ENDLESS, ids=lambda f: f.__name__)
def test_a_word_of_zero_ends_every_loop(function: Callable[..., Any]) -> None:
    """A function that would run for ever comes back."""
    run = program(function, add_stop_checks)
    assert len(run(ENDS)[0]) == ROWS


def test_short_loops_do_not_look() -> None:
    """A loop over a constant range, of few rounds, is left as it is; of many rounds it looks."""

    def rounds(count: int) -> FlatFunction:
        def function(n: int) -> int:
            for _ in range(count):
                n = (n * 7) % 1001
            return n

        call = bind(function, (Column(values=np.arange(ROWS)),))
        ptx = compile_to_ptx(call)
        return flat_function(ptx.text, entry=ptx.name)

    assert add_stop_checks(rounds(1000)) == rounds(1000)
    assert takes_stop(add_stop_checks(rounds(10**9)))


def test_math_functions_do_not_look() -> None:
    """What a large argument of a sine takes is bounded by the array that it fills."""
    call = bind(lambda x: math.sin(x) + math.cos(x) * math.tan(x), (Column(values=np.arange(9.0)),))
    ptx = compile_to_ptx(call)
    assert len(ptx.text.split("bra")) > 3
    assert not takes_stop(add_stop_checks(flat_function(ptx.text, entry=ptx.name)))


def test_the_word_is_a_parameter_behind_all_others() -> None:
    """The C++ function takes its address, whatever a function's own names are."""
    text = """.version 8.0 .target sm_75 .address_size 64
    .func (.param .b32 r) f(.param .b32 stop) { .reg .u32 %stop_word; .reg .pred %p; ld.param.u32 %stop_word, [stop];
    stop_1: shr.u32 %stop_word, %stop_word, 1; setp.gt.u32 %p, %stop_word, 9; @%p bra stop_1;
    st.param.b32 [r], %stop_word; ret; }"""
    function = emit(add_stop_checks(flat_function(text)))
    assert [value.type for value in function.parameters] == ["unsigned int", "const unsigned long long*"]
    assert len({value.name for value in function.parameters}) == 2


def _window(function: Callable[..., Any]) -> tuple[FlatFunction, int]:
    """Return a window function of any length as PTX has it, and the place of the length among its parameters."""
    shape = WindowShape(length=None, result=DTYPES["float64"])
    column = Column(values=np.arange(9.0))
    call = bind(function, (column,), window=shape, how=Handling(error_model="numpy"))
    ptx = compile_to_ptx(call)
    flat = flat_function(ptx.text, entry=ptx.name, parameters={0: "const double*"})
    return flat, [taken.what for taken in ptx.takes].index("rows")


def _sum_of(w: Any) -> float:
    total = 0.0
    for v in w:
        total += v
    return total


def _from_behind(w: Any) -> float:
    total = 0.0
    for k in range(len(w) - 1, -1, -1):
        total = total * 0.5 + w[k]
    return total


def _until_large(w: Any) -> float:
    k = 0
    while w[k % len(w)] < 9.0:
        k += 1
    return k * 1.0


def _squared_rounds(w: Any) -> float:
    total = 0.0
    for k in range(len(w) * len(w)):
        total = total * 0.5 + w[k % len(w)]
    return total


def _past_its_end(w: Any) -> float:
    k = total = 1.0
    while k != len(w):
        k += 2.0
        total += w[0]
    return total


def _never_there(w: Any) -> float:
    k, total = len(w) - 5, 0.0
    while k != len(w):
        k -= 1
        total = total * 0.5 + w[0]
    return total


@pytest.mark.parametrize("function", [_sum_of, _from_behind], ids=lambda f: f.__name__)
def test_a_loop_over_few_rows_does_not_look(function: Callable[..., Any]) -> None:
    """Once over a window of a bounded length, in whatever steps the compiler takes; over any length it looks."""
    flat, place = _window(function)
    assert has_long_loops(flat)
    assert not long_loops(flat, Bound(place, 1152))
    assert long_loops(flat, Bound(place, 10**7))
    assert long_loops(flat, Bound(place + 9, 1152))


@pytest.mark.parametrize(
    "function", [_until_large, _squared_rounds, _past_its_end, _never_there], ids=lambda f: f.__name__
)
def test_a_loop_that_the_rows_do_not_bound_looks(function: Callable[..., Any]) -> None:
    """What ends by a value, by a number that is no multiple of the length, or not at all."""
    flat, place = _window(function)
    assert long_loops(flat, Bound(place, 1152))
