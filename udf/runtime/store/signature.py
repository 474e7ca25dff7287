"""How a compiled UDF is called, as data: all that is left of the function in a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from udf.base.annotations import Args
from udf.base.compile_hints import counted
from udf.base.handling import Handling
from udf.base.records import dataclass
from udf.base.stages import Argument, GroupShape, Parameter, WindowShape
from udf.bind.arguments import as_argument
from udf.columns.bitmask import pack
from udf.columns.column import Column, as_text_type
from udf.errors import ArgumentError, CompiledForError


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """The columns and arguments that a compiled UDF takes, and how it treats nulls and rows that raise.

    ``positional`` are the names of what follows the columns; ``constants`` the arguments that were
    compiled in, as text. ``window`` says of a function of windows, or of groups, how it takes its columns.
    """

    name: str
    parameters: tuple[Parameter, ...]
    arguments: tuple[Argument, ...]
    shape: Literal["positional", "row", "window"]
    how: Handling
    positional: tuple[str, ...]
    constants: tuple[tuple[str, str], ...]
    window: WindowShape | GroupShape | None = None

    def __str__(self) -> str:
        columns = ", ".join(
            ("" if p.label is None else f"{p.label}: ") + p.dtype.name + "?" * p.nullable for p in self.parameters
        )
        named = [f"{a.name}: {a.dtype.name}{'[]' * a.is_array}" for a in self.arguments if a.name is not None]
        by_label = self.shape == "row" or (self.window is not None and self.window.frame)
        row = f"{{{columns}}}" if by_label else columns
        if self.window is not None:
            length = f"of {self.window.length} rows " * (self.window.length is not None)
            row = f"group of {row}" if self.window.grouped else f"window {length}of numbers"
        return f"{self.name}({', '.join([row, *named])})"

    def columns(self, columns: Sequence[Column]) -> tuple[Column, ...]:
        """Return the columns as the code takes them; one without nulls gets a bitmask where it takes one.

        Raises
        ------
        CompiledForError
            If their number, a type, or whether one can be null is another.
        """
        if self.window is not None and not self.window.grouped:  # windows of any numbers are of float64
            return tuple(columns)
        if len(columns) != len(self.parameters):
            what = f"{self} takes {counted(len(self.parameters), 'column')}, and not {len(columns)}"
            raise CompiledForError(what, "pass one column for each")
        return tuple(
            self._column(p, column, i) for i, (p, column) in enumerate(zip(self.parameters, columns, strict=True))
        )

    def _column(self, parameter: Parameter, column: Column, number: int) -> Column:
        named = f"column {number if parameter.label is None else parameter.label!r}"
        if column.text is not None:
            column = as_text_type(column, parameter.dtype)
        if column.dtype != parameter.dtype:
            what = f"{self} was compiled for {parameter.dtype} as {named}, and {column.dtype} was given"
            raise CompiledForError(what, f'convert it (dtype="{parameter.dtype}"), or compile the function for it')
        if column.nulls != parameter.nulls:
            column = replace(column, nulls=parameter.nulls)
        if parameter.nullable == (column.validity is not None):
            return column
        if not parameter.nullable:
            what = f"{self} was compiled for {named} without nulls, and this one has nulls"
            raise CompiledForError(what, f'compile it for "{parameter.dtype}?", which takes both')
        import numpy as np  # noqa: PLC0415 - NumPy by name: it dispatches to the column's device

        valid = pack(np.ones_like(column.values, dtype=np.bool_))
        return replace(column, validity=valid)

    def values(self, stored: Sequence[object], args: Sequence[object], kwargs: Mapping[str, object]) -> Args:
        """Return the arguments' values: those given, else those ``stored`` when it was compiled.

        Raises
        ------
        ArgumentError
            For one that it does not take, or of another type.
        """
        if len(args) > len(self.positional):
            raise ArgumentError(
                f"{self} takes {counted(len(self.positional), 'argument')} by position, and not {len(args)}",
                "pass as many, or by name",
            )
        given = dict(zip(self.positional, args, strict=False))
        for name, value in kwargs.items():
            if name in given:
                raise ArgumentError(f"{self} got two values for {name!r}", "pass it by position or by name")
            given[name] = value
        values = []
        for argument, value in zip(self.arguments, stored, strict=True):
            values.append(_converted(self, argument, given.pop(argument.name)) if argument.name in given else value)
        for name in given:
            raise ArgumentError(
                f"{self} has no argument {name!r} that can be set",
                "give it when it is compiled: what is not given then is its default, and text is a constant",
            )
        return tuple(values)


def _converted(signature: Signature, argument: Argument, value: object) -> object:
    """Return ``value`` as ``argument`` takes it; refuse one that would be another type when it is compiled."""
    assert argument.name is not None
    found, taken = as_argument(argument.name, value)
    if found == argument:
        return taken
    if found is not None and not found.is_array and not argument.is_array:
        kinds = "biuf"
        if kinds.find(found.dtype.kind) <= kinds.find(argument.dtype.kind) and argument.dtype.unit is None:
            cast = argument.dtype.numpy.type(value)
            if cast == value:
                return cast
    was = "a constant" if found is None else f"{found.dtype}{'[]' * found.is_array}"
    what = f"{signature} takes {argument.dtype}{'[]' * argument.is_array} as {argument.name!r}, and {was} was given"
    raise CompiledForError(what, "convert it, or compile the function for it")
