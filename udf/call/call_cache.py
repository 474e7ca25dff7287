"""Calls that were made before, found without taking them apart again.

A call is known by its function (the same code, which reads the same objects: :mod:`udf.call.guards`), the types of its
columns and arguments, and its options. Everything that :func:`udf.call.bind.bind` would make of it is then known too,
but for the values of arguments. What is not simple enough for that is no harm: it is bound again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol
from weakref import ref

import numpy as np

from udf.call.bind import MAX_FRAME_COLUMNS, candidate_keys
from udf.call.column_use import uses_whole_frame, uses_whole_row
from udf.call.identity import Identity
from udf.call.tables import as_table, columns_of
from udf.errors import DTypeError, DuplicateColumnError
from udf.interop.sources import FrameColumns

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping
    from types import CodeType

    from udf.call.guards import Guards
    from udf.column import Column
    from udf.stages import Argument, LoadedProgram, UdfCall

LIMIT: Final = 512
"""Code objects that are remembered; beyond it the one not used for longest goes."""

VARIANTS: Final = 8
"""Sets of captured values that are remembered for one code object, and of types for one of these times as many."""


tick: Final = count(1).__next__
"""Gives a greater number each time: when something was used."""


_new: Final = tuple.__new__
"""Makes a NamedTuple in half the time."""


class PreparedCall(NamedTuple):
    """A call that can run: its program, the columns that it takes, where it may, its arguments, and what it reads.

    ``inputs`` are the labels of the columns.
    """

    compiled: LoadedProgram
    columns: tuple[Column, ...]
    values: tuple[Any, ...]
    inputs: tuple[Hashable, ...]


class CallRequest(Protocol):
    """A call as it comes in, with what is ``known`` of its function."""

    function: Any
    columns: tuple[Column, ...] | Mapping[Hashable, Column]
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]
    known: CachedFunction | None


def _types(columns: Iterable[Column]) -> list[Any]:
    """Return what of columns decides what is built."""
    types: list[Any] = []
    for column in columns:
        types.append(column.logical or column.values.dtype)
        types.append(column.validity is None or column.nulls)
    return types


def _values(asked: CallRequest, sources: tuple[tuple[int | str, Argument], ...]) -> tuple[Any, ...]:
    """Return the values of arguments as a program takes them; each comes from ``args`` or ``kwargs``."""
    args, kwargs = asked.args, asked.kwargs
    given = ((args[at] if isinstance(at, int) else kwargs[at], argument) for at, argument in sources)
    return tuple([as_table(v) if argument.is_array else argument.dtype.numpy.type(v) for v, argument in given])


def _type_of(value: Any) -> Any:
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
    sources: tuple[tuple[int | str, Argument], ...]
    captured: tuple[Argument, ...]


@dataclass(slots=True)
class CachedFunction:
    """One function as it was identified: what it reads and captures, what it may take of a row, and its calls.

    ``whole`` says that this may be all of a row, ``frames`` all of a group's frame; ``labels`` whether it may ask for
    the labels of a window, None before that was looked at; ``prints`` that it was found to run on a GPU only,
    ``there`` that its last call ran on one.
    """

    code: CodeType
    reads: list[Guards]
    tables: tuple[ref[Any], ...]
    mentioned: tuple[Hashable, ...]
    whole: bool
    frames: bool
    labels: bool | None = None
    prints: bool = False
    there: bool = False
    calls: dict[tuple[Hashable, ...], _CachedCall] = field(default_factory=dict)
    used: int = field(default_factory=tick)

    def key(
        self, asked: CallRequest, how: tuple[Hashable, ...]
    ) -> tuple[tuple[Hashable, ...] | None, tuple[Column, ...]]:
        """Return what a call is remembered by, None if it cannot be, and the columns that it takes.

        ``how`` is all that changes what is built beside types and labels, the window first.
        """
        given = asked.columns
        labels: tuple[Hashable, ...] = ()
        if isinstance(given, tuple):
            columns = given
        else:
            whole = self.whole if how[0] is None else self.frames and len(given) <= MAX_FRAME_COLUMNS
            try:
                labels, columns = present_columns(given, (*given, *self.mentioned) if whole else self.mentioned)
            except (DTypeError, DuplicateColumnError):  # a column that cannot enter: perhaps it is not used
                return None, ()
        types = _types(columns)
        if asked.args or asked.kwargs:
            kinds = [_type_of(value) for value in (*asked.args, *asked.kwargs.values())]
            if None in kinds:
                return None, columns
            types += (len(asked.args), *asked.kwargs, *kinds)
        return (*how, len(columns), len(labels), *labels, *types), columns


def present_columns(
    columns: Mapping[Hashable, Column], labels: tuple[Hashable, ...]
) -> tuple[tuple[Hashable, ...], tuple[Column, ...]]:
    """Return those of ``labels`` that a row has, and their columns."""
    if type(columns) is FrameColumns:
        return columns.among(labels)
    there = {label: columns[label] for label in labels if label in columns}
    return tuple(there), tuple(there.values())


_IMAGES: Final[dict[int, tuple[list[Guards], bytes]]] = {}


def function_image(function: FunctionType) -> bytes:
    """Return what a function is by value (:class:`Identity`), known while it reads the objects that it read before.

    Raises
    ------
    UdfError
        If it captures what cannot be a constant.
    """
    known = _IMAGES.get(id(function.__code__))
    if known is not None and all(reads.hold(function) for reads in known[0]):
        return known[1]
    identity = Identity(function)
    image: bytes = identity.image
    if identity.reads is not None:
        while len(_IMAGES) >= LIMIT:
            _IMAGES.pop(next(iter(_IMAGES)), None)
        _IMAGES[id(function.__code__)] = identity.reads, image
    return image


class CallCache:
    """The calls of this process, by function."""

    def __init__(self) -> None:
        self._known: dict[int, list[CachedFunction]] = {}

    def known(self, function: Any) -> CachedFunction | None:
        """Return what is known of ``function``, if it was called before for some columns and reads what it read."""
        if type(function) is not FunctionType:
            return None
        for known in self._known.get(id(function.__code__), ()):
            for reads in known.reads:
                if not reads.hold(function):
                    break
            else:
                return known
        return None

    def find(self, asked: CallRequest, how: tuple[Hashable, ...]) -> PreparedCall | None:
        """Return the call that ``asked`` is, if an equal one was made."""
        known = asked.known
        if known is None:
            return None
        key, columns = known.key(asked, how)
        made = None if key is None else known.calls.get(key)
        compiled = None if made is None else made.compiled()
        if made is None or compiled is None:
            return None
        compiled.use.last = known.used = tick()
        values = _values(asked, made.sources) if made.sources else ()
        if known.tables:
            tables = [table() for table in known.tables]
            if not all(map(_fits, tables, made.captured)):
                return None
            values += tuple(map(as_table, tables))
        return _new(PreparedCall, (compiled, columns, values, made.inputs))

    def keep(self, asked: CallRequest, how: tuple[Hashable, ...], call: UdfCall, compiled: LoadedProgram) -> None:
        """Remember ``call``, which was made of ``asked``, if it can be told when it is made again."""
        identity = call.identity
        if identity is None or identity.reads is None or call.rejected or call.function is not asked.function:
            return
        known = self.known(asked.function)
        if known is None:
            tables = tuple(map(ref, identity.tables))
            asks = uses_whole_row(identity.codes), uses_whole_frame(tuple(identity.codes))
            known = CachedFunction(
                call.function.__code__, identity.reads, tables, tuple(candidate_keys(identity)), *asks
            )
            self._add(known)
        asked.known = known
        key, _ = known.key(asked, how)
        if key is not None:
            if len(known.calls) >= VARIANTS * VARIANTS:
                known.calls.clear()
            calls = known.calls
            split = len(call.arguments) - len(known.tables)
            named, captured = call.arguments[:split], call.arguments[split:]
            sources = tuple((_source(argument, call, asked), argument) for argument in named)
            inputs = tuple(parameter.label for parameter in call.parameters)
            going = ref(compiled, lambda _: calls.pop(key, None))
            calls[key] = _CachedCall(going, inputs, sources, captured)

    def clear(self) -> None:
        """Forget every call."""
        self._known.clear()

    def _add(self, known: CachedFunction) -> None:
        """Keep ``known`` before others of the same code."""
        here = id(known.code)
        self._known[here] = [known, *self._known.get(here, ())][:VARIANTS]
        if len(self._known) > LIMIT:  # several at once: to sort them takes longer than a call
            there = sorted(list(self._known.items()), key=lambda item: max(one.used for one in item[1]))  # noqa: C414 - other threads
            for code, _ in there[: LIMIT // 8]:
                self._known.pop(code, None)


def _source(argument: Argument, call: UdfCall, asked: CallRequest) -> int | str:
    """Return where an argument's value comes from: its place in ``args``, or its name in ``kwargs``."""
    assert argument.name is not None
    if argument.name in asked.kwargs:
        return argument.name
    return call.function.__code__.co_varnames.index(argument.name) - call.leading


def _fits(table: Any, argument: Argument) -> bool:
    """Return whether a captured array is still there, and what it was."""
    return table is not None and columns_of(table) == argument.columns and table.dtype == argument.dtype.numpy
