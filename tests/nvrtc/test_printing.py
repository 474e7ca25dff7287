"""C++ functions that print: every kernel that they are inlined into calls the driver's vprintf, with their formats."""

import pytest

import udf
from tests.nvrtc.test_group_units import groups_of
from tests.nvrtc.test_window_units import interface_of
from tests.support.budget import in_turn
from tests.support.ptxas import resources
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.group_build import group_units
from udf.cuda.group_plan import MAIN
from udf.cuda.nvrtc import compile_unit
from udf.cuda.window_render import render_windows
from udf.frontend import compile_to_ptx

F = udf.cpp(r'double f(double x, int k) { if (x > 1) printf("%d of %5.1f\n", k, x); return x * k; }', "f")


def rows_of(function, values, **how):
    """Return the unit of a function of rows."""
    call = bind(function, (udf.Series(values).column,), how=Handling(**how))
    return translation_unit(compile_to_ptx(call), call)


def windows_of(function, **shape):
    """Return the unit of a function of windows."""
    ptx, call = interface_of(function, ("float64",), 4, **shape)
    return render_windows(ptx, call) if ptx.form == "windows" else translation_unit(ptx, call)


UNITS = {
    "rows": lambda: rows_of(lambda x: F(x, 3), [1.0]),
    "rows with lines": lambda: rows_of(lambda x: F(x, 3), [1.0], lineinfo=True),
    "rows with nulls that raise": lambda: rows_of(lambda x: 1 / F(x, 3), [1.0, None]),
    "rows of text": lambda: rows_of(lambda s: s.upper() if F(len(s), 3) else s, ["a"]),
    "windows": lambda: windows_of(lambda w: F(w[0] - w[3], 3)),
    "windows of reductions": lambda: windows_of(lambda w: F(w.mean(), 3), reducible=True),
    "groups": lambda: group_units(*groups_of(lambda g: F(g.iloc[0], 3), "float64"))[MAIN],
    "groups of reductions": lambda: group_units(*groups_of(lambda g: F(g.mean(), 3), "float64"))[MAIN],
}


@pytest.mark.parametrize(("arch", "name"), in_turn(["sm_75", "sm_90"], UNITS))
def test_every_kernel_can_print(name, arch) -> None:
    """The machine code names the driver's function and holds the format; arguments lie on the stack."""
    made = compile_unit(UNITS[name](), arch)
    assert b"vprintf" in made.code
    assert b"%d of %5.1f\n\0" in made.code
    assert resources(made).stack_bytes >= 16


def test_a_call_whose_result_nobody_uses_stays() -> None:
    """It is there for what it prints."""
    unit = rows_of(lambda x: (F(x, 3), x)[1], [1.0])
    assert "vprintf" in unit.source
    assert "asm volatile" in unit.source
