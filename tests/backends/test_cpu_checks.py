"""Which loops of LLVM's text get checks, and that what is written is what LLVM takes."""

import ctypes
from collections.abc import Callable

import llvmlite.binding as llvm
import pytest

from udf.cpu.checks import with_checks
from udf.cpu.code import load
from udf.cpu.halt import Halt
from udf.cpu.native import host, object_code

COUNTED = """define i64 @f(i64 %n, ptr %halt) {{
start:
  br label %again
again:
  %i = phi i64 [ {first}, %start ], [ %next, %again ]
  %sum = phi i64 [ 0, %start ], [ %more, %again ]
  %more = add i64 %sum, %i
  %next = add {flags}i64 %i, {step}
  %on = icmp {word} i64 {compared}, {limit}
  br i1 %on, label %again, label %end
end:
  ret i64 %more
}}"""


def counted(**how: str) -> str:
    """Return a loop that goes on while a comparison holds."""
    return COUNTED.format(**{"first": "0", "flags": "", "step": "1", "compared": "%next", **how})


TAILED = """define i64 @f(i64 %n, ptr %halt) {
start:
  br label %again
again:
  %i = phi i64 [ 0, %start ], [ %next, %tail ]
  br label %tail
tail:
  %next = add i64 %i, 1
  %on = icmp slt i64 %next, 100
  br i1 %on, label %again, label %end
end:
  ret i64 %i
}"""


def test_a_loop_of_several_blocks_is_short_by_the_test_in_its_latch() -> None:
    """Every round goes through the latch."""
    assert with_checks(TAILED) is None
    assert with_checks(TAILED.replace("100", "%n")) is not None


@pytest.mark.parametrize(
    ("how", "short"),
    [
        ({"word": "ne", "limit": "100"}, True),
        ({"word": "ne", "limit": "100", "step": "3"}, False),  # it passes by, and comes round in 2^64
        ({"word": "ne", "limit": "-100"}, False),
        ({"word": "slt", "limit": "100", "step": "7"}, True),
        ({"word": "ult", "limit": "100", "compared": "%i"}, True),
        ({"word": "sgt", "limit": "0", "first": "50", "step": "-1"}, True),
        ({"word": "ugt", "limit": "0", "first": "50", "step": "-3"}, False),  # below 0 is far above
        ({"word": "sgt", "limit": "0", "first": "50"}, False),
        ({"word": "slt", "limit": "%n"}, False),
        ({"word": "slt", "limit": "100", "first": "%n"}, False),
        ({"word": "ne", "limit": "1000000000"}, False),
    ],
)
def test_a_loop_is_short_only_where_a_counter_says_so(how: dict[str, str], short: bool) -> None:
    """From a constant to a constant, in few rounds, without passing the end."""
    text = counted(**how)
    checked = with_checks(text)
    assert (checked is None) == short
    if checked is not None:
        llvm.parse_assembly(checked).verify()


SWITCHING = """define i64 @f(i64 %n, ptr %halt) {
  br label %again
again:
  %i = phi i64 [ %n, %0 ], [ %next, %turn ], [ %next, %turn ], [ %far.next, %odd ]
  %next = sub i64 %i, 3
  br label %turn
turn:
  %low = and i64 %next, 3
  switch i64 %low, label %odd [
    i64 0, label %again
    i64 2, label %again
    i64 3, label %end
  ]
odd:
  %far.next = sub i64 %next, 8
  %far = icmp slt i64 %next, 0
  br i1 %far, label %end, label %again
end:
  ret i64 %next
}
define i64 @g(i64 %n) {
start:
  br label %start.2
start.2:
  br label %start.2
}"""


def compiled(text: str) -> Callable[[int, int], int]:
    """Return the function ``f``, which lives as long as the process."""
    module = llvm.parse_assembly(text)
    module.verify()
    loaded = load(object_code(module, host()), "f")
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)(loaded.address)
    return lambda n, halt, _held=loaded: function(n, halt)


def test_several_ways_back_are_all_checked() -> None:
    """A switch with two ways to one block, and a way around: same results; functions without a halt are left alone."""
    checked = with_checks(SWITCHING)
    assert checked is not None
    assert checked.count("= load atomic") == 2
    assert "poll" not in checked[checked.index("@g") :].partition("!9999")[0]
    plain, looking, halt = compiled(SWITCHING), compiled(checked), Halt()
    for n in range(60):
        assert looking(n, halt.address) == plain(n, halt.address)


SERVE = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)


def test_a_flag_is_asked_about_and_may_end_the_loop() -> None:
    """What serves the flag is called with the halt, and says whether to go on; a loop that is left returns."""
    loop = counted(word="ne", limit="-1", step="0")
    checked = with_checks(loop)
    assert checked is not None
    function, halt, asked = compiled(checked), Halt(), []

    def serve(at: int) -> int:
        asked.append(at)
        return int(len(asked) == 3)

    callback = SERVE(serve)
    halt.flag, halt.serve = 1, ctypes.cast(callback, ctypes.c_void_p).value
    assert function(0, halt.address) == 0
    assert asked == [halt.address] * 3
