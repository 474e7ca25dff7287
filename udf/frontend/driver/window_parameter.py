"""The window as a function's parameter: its type, what the function is handed of it, and what that is called."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from ptx2cpp.syntax import Address, Instruction, Module
from udf.base.bytecode import constants_of
from udf.base.dtypes import DTYPES
from udf.base.records import dataclass
from udf.base.stages import COUNTS, ScalarParameter, WindowShape
from udf.bind.identity import Identity
from udf.bind.udf_call import UdfCall
from udf.frontend.base.current import Primitive, WindowUse
from udf.frontend.types.array_kinds import Array, ColumnWindow, Matrix, StridedArray, TableWindow
from udf.frontend.types.frame_kinds import Frame, group_type
from udf.frontend.types.series_kinds import Series

FARTHEST: Final = 4096
"""The largest offset of an item that is looked for among a function's constants."""

WIDEST: Final = 16
"""Columns of a table beyond which it has no primitives: each column is a structure of its own in the code."""

FREE: Final = frozenset({"rows", "item"})
"""Primitives that cost nothing where the window is in memory."""


def window_type(call: UdfCall) -> Array | Matrix | Frame:
    """Return the type of what a window function sees: an array, with ``series`` a pandas Series of it, or a frame."""
    kind = array_type(call)
    return Series(kind) if call.window is not None and call.window.series and isinstance(kind, StridedArray) else kind


def array_type(call: UdfCall) -> StridedArray | Matrix | Frame:
    """Return the type of the window's values; it has primitives if the back end can hand them over."""
    shape, columns = call.window, len(call.parameters)
    assert shape is not None
    if shape.grouped:
        return group_type(call, tuple(sorted(_offsets(call))))
    if not shape.reducible or columns > WIDEST:
        return Matrix((shape.length, columns), names=shape.names) if shape.table else StridedArray(shape.length)
    length = None if shape.clipped else shape.length
    column_type = partial(
        ColumnWindow,
        capacity=shape.length,
        length=length,
        offsets=tuple(sorted(_offsets(call))),
        empty=shape.empty,
        complete=length is not None and not shape.table,
        skips=shape.skips,
    )
    wholes = tuple(column_type(column) for column in range(columns))
    return TableWindow(wholes, shape.names) if shape.table else wholes[0]


def _offsets(call: UdfCall) -> set[int]:
    """Return every offset of an item that the code could ask for: the integers in it, from either end."""
    identity = Identity(call.function)
    found = [constant for code in identity.codes for constant in constants_of(code)]
    found += [*identity.mentioned, *(value for _, value in call.constants)]
    near = {abs(number) for number in found if type(number) is int and abs(number) <= FARTHEST} | {0, 1}
    return near | {-number for number in near}


def column_windows(kind: Any) -> tuple[ColumnWindow, ...]:
    """Return the columns of a window's type that have primitives."""
    if isinstance(kind, TableWindow | Frame):
        return kind.wholes
    return (kind,) if isinstance(kind, ColumnWindow) else ()


# -- what the function is handed -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """How a compiled function gets its window: the place of its values, primitives, or both.

    ``used`` are the primitives that the code reads; with ``mixes`` the loop over windows finds them also where it
    hands over the values, and with ``items`` also where it hands over those of one row. ``needs`` says what reads the
    values: (statement, line). An ``exact`` one takes no number for the mean.
    """

    in_memory: bool
    used: tuple[Primitive, ...] = ()
    mixes: bool = False
    needs: tuple[tuple[str, int], ...] = ()
    exact: bool = False
    items: bool = False

    @property
    def handed(self) -> tuple[Primitive, ...]:
        """Return the primitives that the loop over windows finds."""
        if self.items:
            return tuple(one for one in self.used if one.name != "rows")
        return (self._costly if self.mixes else ()) if self.in_memory else self.used

    @property
    def computed(self) -> tuple[Primitive, ...]:
        """Return the primitives that the function itself computes from the values first."""
        return self._costly if self.in_memory and not self.mixes else ()

    @property
    def _costly(self) -> tuple[Primitive, ...]:
        return tuple(one for one in self.used if one.name not in FREE)


def form_of(call: UdfCall, use: WindowUse) -> Form:
    """Return the form for what the code uses of its window: that alone decides."""
    kind, shape = array_type(call), call.window
    assert shape is not None
    known = [Primitive("rows", 0)] if shape.frame or column_windows(kind) else []
    known += [primitive for one in column_windows(kind) for primitive in one.primitives]
    used = tuple(primitive for primitive in known if primitive in use.primitives)
    in_memory = use.in_memory or use.items or not (shape.frame or column_windows(kind))
    mixes = shape.mixes or use.items
    return Form(
        in_memory=in_memory,
        used=used,
        mixes=mixes,
        needs=tuple(dict.fromkeys(use.needs)),
        exact=in_memory and not mixes,
        items=use.items,
    )


def window_parameters(call: UdfCall, form: Form) -> Iterator[ScalarParameter]:
    """Yield what the function takes of its window, but for the rows, which come last."""
    if form.in_memory:
        yield ScalarParameter(what="window", index=0, dtype=DTYPES["float64"])
        if call.window is not None and (call.window.table or call.window.frame):
            yield ScalarParameter(what="pitch", index=0, dtype=DTYPES["int64"])
    for name, column, offset in form.handed:
        dtype = DTYPES["int64" if name in COUNTS else "float64"]
        yield ScalarParameter(what="reduction", index=column, dtype=dtype, reduction=name, offset=offset)


def drop_unread(module: Module, form: Form, takes: tuple[ScalarParameter, ...]) -> Form:
    """Return ``form`` without what PTX takes of its window and never reads: NVVM found that to be without effect.

    Examples
    --------
    >>> from ptx2cpp import parse
    >>> form = Form(in_memory=False, used=(Primitive("sum", 0), Primitive("min", 0)))
    >>> takes = [ScalarParameter(what="reduction", index=0, dtype=DTYPES["float64"], reduction=r)
    ...          for r in ("sum", "min")]
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .visible .func f(.param .f64 a, .param .f64 b) { .reg .f64 %fd<2>; ld.param.f64 %fd1, [b]; ret; }'''
    >>> drop_unread(parse(ptx), form, takes).used
    (Primitive(name='min', column=0, offset=0),)
    """
    read = set()
    for function in module.entries:
        operands = (o for s in function.statements if isinstance(s, Instruction) for o in s.operands)
        loaded = {o.base.text for o in operands if isinstance(o, Address) and o.base is not None}
        read |= {i for i, parameter in enumerate(function.parameters) if parameter.name.text in loaded}
    unread = {
        Primitive(taken.reduction, taken.index, taken.offset)
        for position, taken in enumerate(takes)
        if taken.reduction is not None and position not in read
    }
    used = tuple(one for one in form.used if one not in unread)
    return replace(form, used=used, exact=form.exact or any(one.name == "rest" for one in used))


# -- in words ------------------------------------------------------------------------------------------

OPAQUE: Final = (
    "the window in memory: reductions are switched off, by the back end's choice or recognize_reducers=False"
)


def describe_form(shape: WindowShape, form: Form) -> str:
    """Return in words how the function gets its window, and why.

    Examples
    --------
    >>> from udf.base.dtypes import DTYPES
    >>> from udf.base.stages import WindowShape
    >>> shape = WindowShape(length=5, result=DTYPES["float64"], reducible=True)
    >>> describe_form(shape, Form(in_memory=False, used=(Primitive("item", 0, -1),)))
    'reductions in place of the window, each found in O(1) per row: item[-1]'
    >>> describe_form(shape, Form(in_memory=True, used=(Primitive("sum", 0),), mixes=True, needs=(("median()", 3),)))
    'the window in memory, for median() (line 3); and in O(1) per row: sum'
    """
    if not form.in_memory:
        return "reductions in place of the window, each found in O(1) per row: " + (_named(form.handed) or "none")
    if not shape.reducible:
        return OPAQUE
    if form.items:
        return "each row of a group by itself, with reductions of the group: " + (_named(form.handed) or "none")
    needs = ", ".join(f"{what} (line {line})" for what, line in form.needs) or "all of it"
    handed = f"; and in O(1) per row: {_named(form.handed)}" if form.handed else ""
    computed = f"; computed from it for each row: {_named(form.computed)}" if form.computed else ""
    return f"the window in memory, for {needs}{handed}{computed}"


def _named(primitives: tuple[Primitive, ...]) -> str:
    several = len({one.column for one in primitives}) > 1
    return ", ".join(
        f"{name}{f'[{offset}]' if name == 'item' else ''}{f' of column {column}' * several}"
        for name, column, offset in primitives
    )
