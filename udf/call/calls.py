"""Calls that were made before, found without taking them apart again.

A call is known by its function (the same code, which reads the same objects: :mod:`udf.call.reads`), the types of its
columns and arguments, and its options. Everything that :func:`udf.call.bind.bind` would make of it is then known too,
but for the values of arguments. What is not simple enough for that is no harm: it is bound again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from weakref import ref

import numpy as np

from udf.call.bind import mentioned_by
from udf.call.tables import as_table, columns_of
from udf.call.whole import asks_whole
from udf.errors import DTypeError, DuplicateColumnError
from udf.interop.sources import FrameColumns

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping, Sequence
    from types import CodeType

    from udf.call.reads import Reads
    from udf.column import Column
    from udf.stages import Argument, Compiled, UdfCall

LIMIT: Final = 512
"""Code objects that are remembered; beyond it the one not used for longest goes."""

VARIANTS: Final = 8
"""Sets of captured values that are remembered for one code object, and of types for one of these times as many."""


tick: Final = count(1).__next__
"""Gives a greater number each time: when something was used."""


class Ready(NamedTuple):
    """A call that can run: its program, the columns that it takes, where it may, its arguments, and what it reads.

    ``inputs`` are the labels of the columns.
    """

    compiled: Compiled
    columns: Sequence[Column]
    values: tuple[Any, ...]
    inputs: tuple[Hashable, ...]


@dataclass(slots=True)
class Ask:
    """A call as it comes in; ``how`` is everything else that changes what is built, all hashable, the window first."""

    function: Any
    columns: tuple[Column, ...] | Mapping[Hashable, Column]
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]
    how: tuple[Hashable, ...]

    def key(self, columns: Sequence[Column]) -> tuple[Hashable, ...] | None:
        """Return the types of all that comes in; None if an argument is more than a number or an array."""
        types: list[Any] = [column.logical or column.values.dtype for column in columns]
        types += [column.validity is None or column.nulls for column in columns]
        if self.args or self.kwargs:
            given = [_type_of(value) for value in (*self.args, *self.kwargs.values())]
            if None in given:
                return None
            types += (len(self.args), *self.kwargs, *given)
        return (self.how, len(columns), *types)

    def values(self, sources: tuple[tuple[int | str, Argument], ...]) -> tuple[Any, ...]:
        """Return the values of arguments as a program takes them; each comes from ``args`` or ``kwargs``."""
        given = ((self.args[at] if isinstance(at, int) else self.kwargs[at], argument) for at, argument in sources)
        return tuple([as_table(v) if argument.is_array else argument.dtype.numpy.type(v) for v, argument in given])


def _type_of(value: Any) -> Any:
    """Return what decides which argument a value becomes; None if that is not simple."""
    kind = type(value)
    if kind is int:
        return (int, value < 2**63) if -(2**63) <= value < 2**64 else None
    if kind is np.ndarray:
        return (kind, value.dtype, value.ndim, columns_of(value))
    return kind if kind in _SIMPLE else None


_SIMPLE: Final = frozenset({bool, float, *(np.dtype(name).type for name in "?bhilBHILfd")})


@dataclass(slots=True)
class _Made:
    """What one call became: its program, while that is kept, and where the values of its arguments come from."""

    compiled: ref[Compiled]
    inputs: tuple[Hashable, ...]
    sources: tuple[tuple[int | str, Argument], ...]
    captured: tuple[Argument, ...]


@dataclass(slots=True)
class _Known:
    """One function as it was identified: what it reads and captures, what it may take of a row, and its calls."""

    code: CodeType
    reads: list[Reads]
    tables: tuple[ref[Any], ...]
    mentioned: tuple[Hashable, ...]
    whole: bool
    calls: dict[tuple[Hashable, ...], _Made] = field(default_factory=dict)
    used: int = field(default_factory=tick)

    def key(self, ask: Ask) -> tuple[tuple[Hashable, ...] | None, Sequence[Column]]:
        """Return what ``ask`` is remembered by, None if it cannot be, and the columns that it takes."""
        given = ask.columns
        if isinstance(given, tuple):
            return ask.key(given), given
        try:
            whole = self.whole and ask.how[0] is None  # of a row; a group's frame is asked for what is mentioned
            there = among(given, (*given, *self.mentioned) if whole else self.mentioned)
        except (DTypeError, DuplicateColumnError):  # a column that cannot enter: perhaps it is not used
            return None, ()
        columns = list(there.values())
        key = ask.key(columns)
        return None if key is None else (*key, *there), columns


def among(columns: Mapping[Hashable, Column], labels: Iterable[Hashable]) -> dict[Hashable, Column]:
    """Return those of ``labels`` that a row has, each with its column."""
    if type(columns) is FrameColumns:
        return columns.among(labels)
    return {label: columns[label] for label in labels if label in columns}


class Calls:
    """The calls of this process, by function."""

    def __init__(self) -> None:
        self._known: dict[int, list[_Known]] = {}

    def find(self, ask: Ask) -> Ready | None:
        """Return the call that ``ask`` is, if an equal one was made."""
        known = self._of(ask.function)
        if known is None:
            return None
        key, columns = known.key(ask)
        made = None if key is None else known.calls.get(key)
        compiled = None if made is None else made.compiled()
        if made is None or compiled is None:
            return None
        compiled.use.last = known.used = tick()
        values = ask.values(made.sources) if made.sources else ()
        if known.tables:
            tables = [table() for table in known.tables]
            if not all(map(_fits, tables, made.captured)):
                return None
            values += tuple(map(as_table, tables))
        return Ready(compiled, columns, values, made.inputs)

    def keep(self, ask: Ask, call: UdfCall, compiled: Compiled) -> None:
        """Remember ``call``, which was made of ``ask``, if it can be told when it is made again."""
        identity = call.identity
        if identity is None or identity.reads is None or call.refused or call.function is not ask.function:
            return
        known = self._of(ask.function)
        if known is None:
            tables = tuple(map(ref, identity.tables))
            asked = asks_whole(identity.codes)
            known = _Known(call.function.__code__, identity.reads, tables, tuple(mentioned_by(identity)), asked)
            self._add(known)
        key, _ = known.key(ask)
        if key is not None:
            if len(known.calls) >= VARIANTS * VARIANTS:
                known.calls.clear()
            calls = known.calls
            split = len(call.arguments) - len(known.tables)
            named, captured = call.arguments[:split], call.arguments[split:]
            sources = tuple((_source(argument, call, ask), argument) for argument in named)
            inputs = tuple(parameter.label for parameter in call.parameters)
            going = ref(compiled, lambda _: calls.pop(key, None))
            calls[key] = _Made(going, inputs, sources, captured)

    def knows(self, function: Any) -> bool:
        """Return whether ``function`` was called before, for some columns, and reads what it read then."""
        return self._of(function) is not None

    def clear(self) -> None:
        """Forget every call."""
        self._known.clear()

    def _of(self, function: Any) -> _Known | None:
        if type(function) is not FunctionType:
            return None
        for known in self._known.get(id(function.__code__), ()):
            for reads in known.reads:
                if not reads.hold(function):
                    break
            else:
                return known
        return None

    def _add(self, known: _Known) -> None:
        """Keep ``known`` before others of the same code."""
        here = id(known.code)
        self._known[here] = [known, *self._known.get(here, ())][:VARIANTS]
        if len(self._known) > LIMIT:  # several at once: to sort them takes longer than a call
            there = sorted(list(self._known.items()), key=lambda item: max(one.used for one in item[1]))  # noqa: C414 - other threads
            for code, _ in there[: LIMIT // 8]:
                self._known.pop(code, None)


def _source(argument: Argument, call: UdfCall, ask: Ask) -> int | str:
    """Return where an argument's value comes from: its place in ``args``, or its name in ``kwargs``."""
    assert argument.name is not None
    if argument.name in ask.kwargs:
        return argument.name
    return call.function.__code__.co_varnames.index(argument.name) - call.leading


def _fits(table: Any, argument: Argument) -> bool:
    """Return whether a captured array is still there, and what it was."""
    return table is not None and columns_of(table) == argument.columns and table.dtype == argument.dtype.numpy
