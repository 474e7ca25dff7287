"""Calls that were made before, found without taking them apart again.

A call is known by its function (the same code, which reads the same objects: :mod:`udf.bind.guards`), the types of its
columns and arguments, and its options. Everything that :func:`udf.bind.bind.bind` would make of it is then known too,
but for the values of arguments. A call that is not simple enough to be known so is bound again.
"""

from __future__ import annotations

from dataclasses import field
from functools import partial
from itertools import count
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol
from weakref import ref

import numpy as np

from udf.base.records import dataclass
from udf.bind.arguments import as_table, columns_of, is_array
from udf.bind.bind import MAX_FRAME_COLUMNS, candidate_keys
from udf.bind.evidence import DOOR
from udf.columns.column_use import uses_whole_frame, uses_whole_row
from udf.columns.sources import FrameColumns
from udf.errors import DTypeError, DuplicateColumnError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

    from udf.base.annotations import Args, Array
    from udf.base.stages import Argument
    from udf.bind.guards import Guards
    from udf.bind.udf_call import LoadedProgram, UdfCall
    from udf.columns.column import Column
    from udf.runtime.choice.last_call import Choice

LIMIT: Final = 512
"""Code objects that are remembered; beyond it the one not used for longest goes."""

VARIANTS: Final = 8
"""Sets of captured values that are remembered for one code object, and of types for one of these times as many."""

tick: Final = count(1).__next__
"""Gives a greater number each time: when something was used."""

Sources = tuple[tuple[int | str, "Callable[[Any], object]"], ...]
"""Where the value of each argument is, in ``args`` or ``kwargs``, and what makes of it what a program takes."""

_new: Final = tuple.__new__
"""Makes a NamedTuple in half the time."""


class PreparedCall(NamedTuple):
    """A call that can run: its program, the columns that it takes, where it may, its arguments, and what it reads.

    ``inputs`` are the labels of the columns, ``sources`` where values come from in a call that was made before.
    """

    compiled: LoadedProgram
    columns: tuple[Column, ...]
    values: tuple[object, ...]
    inputs: tuple[Hashable, ...]
    sources: Sources = ()


class Decided(NamedTuple):
    """A call, and what was decided: ``by`` and ``labels`` must be equal, the rest then holds.

    ``by`` is all that a call says, its options and the types of its columns; ``labels`` are those of a row's columns,
    ``sources`` say where arguments come from, ``device`` tells the current one of several. ``is_on_host`` says that all
    columns lie there, ``form`` is that of a plain result.
    """

    by: list[object]
    labels: tuple[Hashable, ...] | None
    sources: Sources
    device: Callable[[], int] | None
    order: Choice
    compiled: ref[LoadedProgram]
    inputs: tuple[Hashable, ...]
    form: str | None
    is_on_host: bool


class CallRequest(Protocol):
    """A call as it comes in, with what is ``cached`` of its function."""

    function: Any
    columns: tuple[Column, ...] | Mapping[Hashable, Column]
    args: Args
    kwargs: Mapping[str, object]
    cached: CachedFunction | None


def _types(columns: Iterable[Column]) -> list[object]:
    """Return what of columns decides what is built."""
    types: list[object] = []
    for column in columns:
        types.append(column.logical or column.values.dtype)
        types.append(column.validity is None)
        types.append(column.nulls)
    return types


def values_of(request: CallRequest, sources: Sources) -> tuple[object, ...]:
    """Return the values of arguments as a program takes them; each comes from ``args`` or ``kwargs``."""
    args, kwargs = request.args, request.kwargs
    return tuple([made(args[at] if isinstance(at, int) else kwargs[at]) for at, made in sources])


def type_of(value: Any) -> object:
    """Return what decides which argument a value becomes; None if that is not simple."""
    kind = type(value)
    if kind is int:
        return (int, value < 2**63) if -(2**63) <= value < 2**64 else None
    if kind is np.ndarray or (kind.__name__ == "ndarray" and kind.__module__.startswith("cupy")):
        return (kind, value.dtype, value.ndim, columns_of(value))
    return kind if kind in _SIMPLE else None


_SIMPLE: Final = frozenset({bool, float, *(np.dtype(name).type for name in "?bhilBHILfd")})


@dataclass(slots=True)
class _CachedCall:
    """What one call became: its program, while that is kept, and where the values of its arguments come from."""

    compiled: ref[LoadedProgram]
    inputs: tuple[Hashable, ...]
    sources: Sources
    captured: tuple[Argument, ...]


@dataclass(slots=True)
class CachedFunction:
    """One function as it was identified: what it reads and captures, what it may take of a row, and its calls.

    ``uses_row`` says that this may be all of a row, ``uses_frame`` all of a group's frame; ``labels`` whether it may
    ask for the labels of a window, None before that was looked at; ``prints`` that it was found to run on a GPU only,
    ``on_gpu`` that its last call ran on one; ``leaves`` that some of its rows were Python's. ``decided`` is the last
    call whose place nothing but its own kind decides (:mod:`udf.runtime.calls.repeated`), ``plain`` what pandas' door
    knows of it.
    """

    code: CodeType
    guards: list[Guards]
    tables: tuple[Callable[[FunctionType], Any], ...]
    candidates: tuple[Hashable, ...]
    uses_row: bool
    uses_frame: bool
    labels: bool | None = None
    prints: bool = False
    on_gpu: bool = False
    leaves: bool = False
    decided: Decided | None = None
    plain: Any = None
    calls: dict[tuple[Hashable, ...], _CachedCall] = field(default_factory=dict)
    used: int = field(default_factory=tick)

    def key(
        self, request: CallRequest, how: tuple[Hashable, ...]
    ) -> tuple[tuple[Hashable, ...] | None, tuple[Column, ...]]:
        """Return what a call is remembered by, None if it cannot be, and the columns that it takes.

        ``how`` is all that changes what is built beside types and labels, the window first.
        """
        given = request.columns
        labels: tuple[Hashable, ...] = ()
        if isinstance(given, tuple):
            columns = given
        else:
            whole = self.uses_row if how[0] is None else self.uses_frame and len(given) <= MAX_FRAME_COLUMNS
            try:
                labels, columns = present_columns(given, (*given, *self.candidates) if whole else self.candidates)
            except (DTypeError, DuplicateColumnError):  # a column that cannot enter: perhaps it is not used
                return None, ()
        types = _types(columns)
        if (door := DOOR.get()) is not None:
            types += door.kinds(labels)
        if request.args or request.kwargs:
            kinds = [type_of(value) for value in (*request.args, *request.kwargs.values())]
            if None in kinds:
                return None, columns
            types += (len(request.args), *request.kwargs, *kinds)
        return (*how, len(columns), len(labels), *labels, *types), columns


def present_columns(
    columns: Mapping[Hashable, Column], labels: tuple[Hashable, ...]
) -> tuple[tuple[Hashable, ...], tuple[Column, ...]]:
    """Return those of ``labels`` that a row has, and their columns."""
    if type(columns) is FrameColumns:
        return columns.among(labels)
    present = {label: columns[label] for label in labels if label in columns}
    return tuple(present), tuple(present.values())


class CallCache:
    """The calls of this process, by function."""

    def __init__(self) -> None:
        self._functions: dict[int, list[CachedFunction]] = {}

    def lookup(self, function: object) -> CachedFunction | None:
        """Return what is known of ``function``, if it was called before for some columns and reads what it read."""
        if type(function) is not FunctionType:
            return None
        for cached in self._functions.get(id(function.__code__), ()):
            for guards in cached.guards:
                if not guards.hold(function):
                    break
            else:
                return cached
        return None

    def find(self, request: CallRequest, how: tuple[Hashable, ...]) -> PreparedCall | None:
        """Return the call that ``request`` is, if an equal one was made."""
        cached = request.cached
        if cached is None:
            return None
        key, columns = cached.key(request, how)
        made = None if key is None else cached.calls.get(key)
        compiled = None if made is None else made.compiled()
        if made is None or compiled is None:
            return None
        compiled.use.last = cached.used = tick()
        values = values_of(request, made.sources) if made.sources else ()
        if cached.tables:
            tables = [read(request.function) for read in cached.tables]
            if not all(map(_fits, tables, made.captured)):
                return None
            values += tuple(map(as_table, tables))
        return _new(PreparedCall, (compiled, columns, values, made.inputs, made.sources))

    def keep(self, request: CallRequest, how: tuple[Hashable, ...], call: UdfCall, compiled: LoadedProgram) -> None:
        """Remember ``call``, which was made of ``request``, if it can be told when it is made again."""
        identity = call.identity
        if identity is None or identity.guards is None or call.rejected or call.function is not request.function:
            return
        cached = self.lookup(request.function)
        if cached is None:
            tables = tuple(_reader(table, identity.guards, request.function) for table in identity.tables)
            asks = uses_whole_row(identity.codes), uses_whole_frame(tuple(identity.codes))
            cached = CachedFunction(
                call.function.__code__, identity.guards, tables, tuple(candidate_keys(identity)), *asks
            )
            self._add(cached)
        request.cached = cached
        key, _ = cached.key(request, how)
        if key is not None:
            if len(cached.calls) >= VARIANTS * VARIANTS:
                cached.calls.clear()
            calls = cached.calls
            split = len(call.arguments) - len(cached.tables)
            named, captured = call.arguments[:split], call.arguments[split:]
            sources = tuple(
                (_source(one, call, request), as_table if one.is_array else one.dtype.numpy.type) for one in named
            )
            inputs = tuple(parameter.label for parameter in call.parameters)
            going = ref(compiled, lambda _: calls.pop(key, None))
            calls[key] = _CachedCall(going, inputs, sources, captured)

    def clear(self) -> None:
        """Forget every call."""
        self._functions.clear()

    def _add(self, cached: CachedFunction) -> None:
        """Keep ``cached`` before others of the same code."""
        here = id(cached.code)
        self._functions[here] = [cached, *self._functions.get(here, ())][:VARIANTS]
        if len(self._functions) > LIMIT:  # several at once: to sort them takes longer than a call
            oldest = sorted(list(self._functions.items()), key=lambda item: max(one.used for one in item[1]))  # noqa: C414 - other threads
            for code, _ in oldest[: LIMIT // 8]:
                self._functions.pop(code, None)


def _source(argument: Argument, call: UdfCall, request: CallRequest) -> int | str:
    """Return where an argument's value comes from: its place in ``args``, or its name in ``kwargs``."""
    assert argument.name is not None
    if argument.name in request.kwargs:
        return argument.name
    return call.function.__code__.co_varnames.index(argument.name) - call.leading


def _reader(table: object, guards: list[Guards], function: FunctionType) -> Callable[[FunctionType], object]:
    """Return what finds a captured array again where it was read, or, in another object, by a weak reference."""
    for one in guards:
        reads = function if one.function is None else one.function()
        place = None if reads is None else one.place_of(table, reads)
        if place is not None:
            return partial(one.read, place)
    held = ref(table)
    return lambda _: held()


def _fits(table: Array, argument: Argument) -> bool:
    """Return whether a captured array is still there, and what it was."""
    return is_array(table) and columns_of(table) == argument.columns and table.dtype == argument.dtype.numpy
