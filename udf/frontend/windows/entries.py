"""The entries of a window function: what they take, and what comes out.

``udf_window`` is for whole windows, their length a constant; ``udf_clipped`` for those that an end of the columns
cuts short. Both call one compiled function, so they raise the same statuses.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from llvmlite import ir as llvm

from udf.frontend.settings import CLIPPED, ENTRY, WINDOW
from udf.frontend.wrapper import BYTE, DOUBLE, Entry, Give, inner_types

if TYPE_CHECKING:
    from udf.dtypes import DType
    from udf.stages import UdfCall, WindowShape

SPACES: Final = {"global": 1, "shared": 3}
"""NVVM's number of a state space."""

INT64: Final = llvm.IntType(64)


def form_of(call: UdfCall) -> dict[str, Any]:
    """Return the fields of ``PtxUdf`` that say what its functions are."""
    shape = call.window
    if shape is None:
        return {"name": ENTRY}
    if shape.reducible:
        return {"name": ENTRY, "form": "reduced"}
    clipped = CLIPPED if _is_clipped(shape) else None
    return {"name": WINDOW, "form": "windows", "clipped": clipped}


def _is_clipped(shape: WindowShape) -> bool:
    return shape.clipped and shape.length is not None


def window_entries(compiled: Any, call: UdfCall, captured: tuple[int, ...]) -> tuple[Entry, ...]:
    """Return the entries around ``compiled``, a function of the window and further arguments."""
    assert call.window is not None
    names = (WINDOW, CLIPPED) if _is_clipped(call.window) else (WINDOW,)
    return tuple(_entry(name, compiled, call, captured) for name in names)


def _entry(name: str, compiled: Any, call: UdfCall, captured: tuple[int, ...]) -> Entry:
    """Return an entry that takes the address, a table's pitch, the arguments, and the length unless it is known."""
    shape, columns = call.window, len(call.parameters)
    assert shape is not None
    length = None if name == CLIPPED else shape.length
    head = [llvm.PointerType(DOUBLE, addrspace=SPACES[shape.space]), *[INT64] * shape.table]
    arguments = inner_types(compiled, captured)[5 if shape.table else 3 :]
    return Entry(
        name=name,
        takes=(*head, *arguments, *[INT64] * (length is None)),
        call=partial(_call, shape=shape, length=length, columns=columns),
        captured=captured,
        before=len(head) + len(arguments),
    )


def _call(builder: Any, given: list[Any], *, shape: WindowShape, length: int | None, columns: int) -> list[Any]:
    """Return the members of the window, and the arguments."""
    data = builder.addrspacecast(given[0], DOUBLE.as_pointer())
    rows = _at_least(builder, given[-1], shape) if length is None else INT64(length)
    rest = given[1:-1] if length is None else given[1:]
    if shape.table:
        return [data, rows, INT64(1), INT64(columns), *rest]
    return [data, rows, INT64(1), *rest]


def _at_least(builder: Any, rows: Any, shape: WindowShape) -> Any:
    """Return ``rows``, and tell LLVM that it is not 0 where no empty window runs."""
    if not shape.empty:
        module, kind = builder.module, llvm.FunctionType(llvm.VoidType(), [llvm.IntType(1)])
        assume = module.globals.get("llvm.assume") or llvm.Function(module, kind, "llvm.assume")
        builder.call(assume, [builder.icmp_signed(">", rows, INT64(0))])
    return rows


# -- what comes out ----------------------------------------------------------------------------------


def conversion(given: DType, wanted: DType) -> Give | None:
    """Return how a ``given`` value becomes a ``wanted`` one; None if it might not keep its value.

    Any number becomes a float, rounded as NumPy rounds it; else each value has an equal.
    """
    if given == wanted:
        return Give()
    if given.unit or wanted.unit or not (wanted.kind == "f" or np.can_cast(given.numpy, wanted.numpy, "safe")):
        return None
    kind = _llvm_type(wanted)
    return Give(kind=kind, convert=partial(_convert, instruction=_instruction(given, wanted), kind=kind))


def _convert(builder: Any, value: Any, *, instruction: str, kind: Any) -> Any:
    return getattr(builder, instruction)(value, kind)


def _instruction(given: DType, wanted: DType) -> str:
    if given.kind == "f":
        return "fpext" if wanted.size > given.size else "fptrunc"
    signed = given.kind == "i"
    if wanted.kind == "f":
        return "sitofp" if signed else "uitofp"
    return "sext" if signed else "zext"


def _llvm_type(dtype: DType) -> Any:
    if dtype.kind == "f":
        return DOUBLE if dtype.size == 8 else llvm.FloatType()
    return BYTE if dtype.kind == "b" else llvm.IntType(8 * dtype.size)
