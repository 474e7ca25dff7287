"""The entries of a window function: what they take, and what comes out.

``udf_window`` is for whole windows in memory, their length a constant; ``udf_clipped`` for those that an end of the
columns cuts short; ``udf_row`` takes primitives in place of the window. All call one compiled function, so they raise
the same statuses.

The members of a window's structure where the function is entered, and primitives that are computed from its values.

A primitive that the loop over windows does not hand over is computed here, once a window, by the loops of any array.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.numba_settings import CLIPPED, ENTRY, WINDOW
from udf.base.stages import COUNTS, WindowShape
from udf.bind.udf_call import UdfCall
from udf.frontend.base.current import Primitive
from udf.frontend.base.declarations import DOUBLE, INT64
from udf.frontend.base.tables import later
from udf.frontend.driver.window_parameter import Form, array_type, column_windows
from udf.frontend.lower.wrapper import Entry, inner_types
from udf.frontend.rules.array.access import count_items, fold_items, for_each, length_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.primitives import ABOUT_MEAN, IN_MEMORY
from udf.frontend.types.array_kinds import Array, ColumnWindow, Matrix, StridedArray, TableWindow
from udf.frontend.types.frame_kinds import Frame, slot_stride
from udf.frontend.types.text_kinds import slot_type

extreme_of = later("udf.frontend.rules.array.array_extremes", "extreme_of")
is_nan = later("udf.frontend.rules.array.array_extremes", "is_nan")
deviations_of = later("udf.frontend.rules.array.array_reductions", "deviations_of")
fold = later("udf.frontend.rules.array.array_reductions", "fold")


def members_of(
    at: InsertPoint,
    kind: StridedArray | Matrix | Frame,
    place: tuple[Any, Any, Any],
    handed: Mapping[Primitive, Any],
    flags: int,
) -> list[Any]:
    """Return the members of the structure of a window at ``place`` (address, rows, pitch), in Numba's order.

    ``handed`` has the primitives that the entry takes; no other one is read. ``flags`` as in ``primitives``.
    """
    data, rows, pitch = place
    if isinstance(kind, Frame):
        members = [rows]
        for i, base in enumerate(kind.bases):
            first_value = at.builder.gep(data, [at.builder.mul(pitch, INT64(i))])
            members += members_of(at, base, (first_value, rows, pitch), handed, flags)
        return members
    if not isinstance(kind, Matrix):
        item = at.context.get_data_type(slot_type(kind.dtype))
        own = [at.builder.bitcast(data, item.as_pointer()), rows, INT64(slot_stride(kind.dtype))]
        return [*own, *_primitives(kind, handed, flags)] if isinstance(kind, ColumnWindow) else own
    members = [data, rows, INT64(1), INT64(kind.capacity[1]), pitch]
    for column in kind.wholes if isinstance(kind, TableWindow) else ():
        first = at.builder.gep(data, [at.builder.mul(pitch, INT64(column.column))])
        members += members_of(at, column, (first, rows, pitch), handed, flags)
    return members


def _primitives(kind: ColumnWindow, handed: Mapping[Primitive, Any], flags: int) -> list[Any]:
    unread = {one: INT64(0) if one.name in COUNTS else DOUBLE(0.0) for one in kind.primitives}
    return [INT64(flags), *(handed.get(one, unread[one]) for one in kind.primitives)]


# -- computed from the values ------------------------------------------------------------------------


def compute_primitives(
    at: InsertPoint, primitives: tuple[Primitive, ...], kind: Any, place: tuple[Any, Any, Any]
) -> dict[Primitive, Any]:
    """Return primitives of the window at ``place`` (address, rows, pitch), from its values."""
    found = {}
    for one in primitives:
        data = at.builder.gep(place[0], [at.builder.mul(place[2], INT64(one.column))])
        capacity = kind.capacity[0] if isinstance(kind, Matrix) else getattr(kind, "capacity", None)
        window = StridedArray(capacity)
        found[one] = COMPUTED[one.name](at, window, at.struct(window, data=data, length=place[1], stride=INT64(1)))
    return found


def _present_sum(at: InsertPoint, kind: Array, array: Any) -> Any:
    def step(total: Any, item: Any) -> Any:
        return at.builder.fadd(total, at.builder.select(is_nan(at, item), DOUBLE(0.0), item))

    return fold_items(kind, at, array, DOUBLE(0.0), step)


def _present_squares(at: InsertPoint, kind: Array, array: Any) -> Any:
    builder = at.builder
    count = builder.sub(length_of(kind, at, array), COMPUTED["nans"](at, kind, array))
    mean = builder.fdiv(_present_sum(at, kind, array), builder.sitofp(count, DOUBLE))

    def step(total: Any, item: Any) -> Any:
        apart = builder.select(is_nan(at, item), DOUBLE(0.0), builder.fsub(item, mean))
        return builder.fadd(total, builder.fmul(apart, apart))

    return fold_items(kind, at, array, DOUBLE(0.0), step)


def _rest(at: InsertPoint, kind: Array, array: Any) -> Any:
    """Return the sum of the rounding errors of a sum in order (Knuth's TwoSum)."""
    builder, total, rest = at.builder, at.variable(DOUBLE(0.0)), at.variable(DOUBLE(0.0))
    with for_each(kind, at, array) as item:
        before = total.value
        after = builder.fadd(before, item)
        taken = builder.fsub(after, before)
        lost = builder.fadd(builder.fsub(before, builder.fsub(after, taken)), builder.fsub(item, taken))
        total.value, rest.value = after, builder.fadd(rest.value, lost)
    return rest.value


def _present_extreme(symbol: str, nothing: float) -> Callable[[InsertPoint, Array, Any], Any]:
    def lower(at: InsertPoint, kind: Array, array: Any) -> Any:
        def step(best: Any, item: Any) -> Any:
            return at.builder.select(at.builder.fcmp_ordered(symbol, item, best), item, best)  # false of NaN

        return fold_items(kind, at, array, DOUBLE(nothing), step)

    return lower


COMPUTED: Final[dict[str, Callable[[InsertPoint, Array, Any], Any]]] = {
    "nans": lambda at, kind, array: count_items(kind, at, array, lambda item: is_nan(at, item)),
    "sum": lambda at, kind, array: fold(at, kind, array, "sum")[0],
    "rest": _rest,
    "m2": lambda at, kind, array: deviations_of(at, kind, array)[0],
    "min": lambda at, kind, array: extreme_of(at, kind, array, "min")[0],
    "max": lambda at, kind, array: extreme_of(at, kind, array, "max")[0],
    "fsum": _present_sum,
    "fm2": _present_squares,
    "fmin": _present_extreme("<", math.inf),
    "fmax": _present_extreme(">", -math.inf),
}

SPACES: Final = {"generic": 0, "global": 1, "shared": 3}
"""NVVM's number of a state space."""


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
