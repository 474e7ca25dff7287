"""The entries of a window function: what they take, and what comes out.

``udf_window`` is for whole windows in memory, their length a constant; ``udf_clipped`` for those that an end of the
columns cuts short; ``udf_row`` takes primitives in place of the window. All call one compiled function, so they raise
the same statuses.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from llvmlite import ir as llvm

from udf.base.numba_settings import CLIPPED, ENTRY, WINDOW
from udf.frontend.base.uses import COUNTS
from udf.frontend.driver.entry_members import compute_primitives, members_of
from udf.frontend.driver.window_parameter import array_type, column_windows
from udf.frontend.lower.wrapper import DOUBLE, Entry, inner_types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.primitives import ABOUT_MEAN, IN_MEMORY
from udf.frontend.types.frame_kinds import Frame

if TYPE_CHECKING:
    from udf.base.stages import WindowShape
    from udf.bind.udf_call import UdfCall
    from udf.frontend.driver.window_parameter import Form

SPACES: Final = {"generic": 0, "global": 1, "shared": 3}
"""NVVM's number of a state space."""

INT64: Final = llvm.IntType(64)


def entry_names(shape: WindowShape, form: Form) -> dict[str, Any]:
    """Return the fields of ``PtxUdf`` that say what its functions are."""
    if not form.in_memory:
        return {"name": ENTRY, "form": "reduced"}
    clipped = CLIPPED if _is_clipped(shape) else None
    return {"name": WINDOW, "form": "windows", "clipped": clipped, "items": form.items}


def _is_clipped(shape: WindowShape) -> bool:
    return shape.clipped and shape.length is not None


def window_entries(compiled: Any, call: UdfCall, form: Form, captured: tuple[int, ...]) -> tuple[Entry, ...]:
    """Return the entries around ``compiled``, a function of the window and further arguments."""
    assert call.window is not None
    if not form.in_memory:
        return (_entry(ENTRY, compiled, call, form, captured),)
    names = (WINDOW, CLIPPED) if _is_clipped(call.window) else (WINDOW,)
    return tuple(_entry(name, compiled, call, form, captured) for name in names)


def _entry(name: str, compiled: Any, call: UdfCall, form: Form, captured: tuple[int, ...]) -> Entry:
    """Return an entry that takes what ``form`` says, the arguments, and the length unless it is known."""
    shape, kind = call.window, array_type(call)
    assert shape is not None
    length = None if name == CLIPPED else shape.length
    head = [llvm.PointerType(DOUBLE, addrspace=SPACES[shape.space]), *[INT64] * _has_pitch(shape)] * form.in_memory
    handed = [INT64 if one.name in COUNTS else DOUBLE for one in form.handed]
    arguments = inner_types(compiled, captured)[_members(kind) :]
    return Entry(
        name=name,
        takes=(*head, *handed, *arguments, *[INT64] * (form.in_memory and length is None)),
        call=partial(_call, compiled=compiled, shape=shape, kind=kind, form=form, length=length),
        captured=captured,
        before=len(head) + len(handed) + len(arguments),
    )


def _members(kind: Any) -> int:
    """Return how many values Numba's function takes for a window of a type."""
    if isinstance(kind, Frame):
        return 1 + sum(map(_members, kind.bases))
    own = [4 + len(one.primitives) for one in column_windows(kind)]
    if hasattr(kind, "wholes"):
        return 5 + sum(own)
    return sum(own) or (5 if isinstance(kind.capacity, tuple) else 3)


def _call(
    builder: Any, parameters: list[Any], *, compiled: Any, shape: WindowShape, kind: Any, form: Form, length: int | None
) -> list[Any]:
    """Return the members of the window, and the arguments."""
    at, places = InsertPoint(compiled.target_context, builder), (1 + _has_pitch(shape)) * form.in_memory
    handed = dict(zip(form.handed, parameters[places:], strict=False))
    rest = parameters[places + len(form.handed) :]
    flags = IN_MEMORY * (form.in_memory and not form.items) + ABOUT_MEAN * (not form.exact)
    if not form.in_memory:
        rows = next((value for one, value in handed.items() if one.name == "rows"), INT64(1))
        place = (llvm.Constant(DOUBLE.as_pointer(), None), rows, INT64(0))
        return [*members_of(at, kind, place, handed, flags), *rest]
    data = builder.addrspacecast(parameters[0], DOUBLE.as_pointer())
    rows = _at_least(builder, parameters[-1], shape) if length is None else INT64(length)
    place = (data, rows, parameters[1] if _has_pitch(shape) else INT64(0))
    with at.context.push_code_library(compiled.library):
        handed |= compute_primitives(at, form.computed, kind, place)
    rest = rest[:-1] if length is None else rest
    return [*members_of(at, kind, place, handed, flags), *rest]


def _has_pitch(shape: WindowShape) -> bool:
    """Return whether the columns of a window lie a pitch apart."""
    return shape.table or shape.frame


def _at_least(builder: Any, rows: Any, shape: WindowShape) -> Any:
    """Return ``rows``, and tell LLVM that it is not 0 where no empty window runs."""
    if not shape.empty:
        module, kind = builder.module, llvm.FunctionType(llvm.VoidType(), [llvm.IntType(1)])
        assume = module.globals.get("llvm.assume") or llvm.Function(module, kind, "llvm.assume")
        builder.call(assume, [builder.icmp_signed(">", rows, INT64(0))])
    return rows


# -- what comes out ----------------------------------------------------------------------------------
