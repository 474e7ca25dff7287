"""Frozen values as JSON and back: what an artefact's plan is written as. No value becomes code when it is read.

Numbers, texts, None and tuples (lists) are themselves. Everything else is an object whose key ``""`` says what it is,
by one table: a dataclass of ours by its name, a type of values (:class:`~udf.base.dtypes.DType`), what JSON has no word
for. A dataclass is made only of what its annotations say.
"""

from __future__ import annotations

import base64
import importlib
import math
import sys
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from reprlib import repr as repr_of
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import numpy as np

from udf.base.annotations import Args
from udf.base.compile_hints import counted
from udf.base.container import block
from udf.base.dtypes import DType, category, dtype_of
from udf.base.handling import Handling
from udf.base.records import dataclass
from udf.base.stages import Argument, Artefact, GroupShape, Parameter, Result, WindowShape
from udf.bind.arguments import as_argument
from udf.columns.bitmask import pack
from udf.columns.column import Column, as_text_type
from udf.errors import ArgumentError, CompiledForError, ContainerError


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


CLASSES: Final = {
    "Argument": "udf.base.stages",
    "Parameter": "udf.base.stages",
    "RaiseSite": "udf.base.stages",
    "Result": "udf.base.stages",
    "ScalarParameter": "udf.base.stages",
    "WindowShape": "udf.base.stages",
    "GroupShape": "udf.base.stages",
    "RowPlan": "udf.cpu.row_plan",
    "Stream": "udf.cpu.row_plan",
    "Word": "udf.cpu.row_plan",
    "LoopsPlan": "udf.cpu.windows_plan",
    "LoopPlan": "udf.cpu.windows_plan",
    "MapPlan": "udf.cuda.kernel_plan",
    "WindowPlan": "udf.cuda.kernel_plan",
    "KernelPlan": "udf.cuda.kernel_plan",
    "GroupPlan": "udf.cuda.kernel_plan",
    "GroupPolicy": "udf.cuda.group_plan",
    "BuiltinPlan": "udf.cuda.kernel_plan",
    "BlockPolicy": "udf.cuda.unit",
    "MapPolicy": "udf.cuda.policy",
    "WindowPolicy": "udf.cuda.window_policy",
    "ReducePolicy": "udf.cuda.reduce_plan",
    "Signature": "udf.runtime.store.serialize",
    "Handling": "udf.base.handling",
}
"""The dataclasses that can be written -> their module. A plan's class is one row."""

NUMBERS: Final = "biufmM"
"""NumPy's kinds of scalars that can be written."""


class SerializationError(TypeError):
    """A value has no place in the table."""


class DeserializationError(ValueError):
    """What was read is none of the values that are written here."""


def serialize(value: Any) -> object:
    """Return ``value`` as ``json`` writes it.

    Raises
    ------
    NotPlainError
        If it is, or holds, what the table does not know.

    Examples
    --------
    >>> from udf.base.handling import Handling
    >>> serialize((Handling(), float("inf")))[0]["overflow"]
    'raise'
    >>> serialize((dtype_of("int8"), float("inf")))
    [{'': 'dtype', 'of': 'int8'}, {'': 'float', 'of': 'inf'}]
    >>> deserialize(serialize((1, 2.5, "x", None, b"ab", 1j)))
    (1, 2.5, 'x', None, b'ab', 1j)
    """
    kind = type(value)
    if value is None or kind in (bool, int, str):
        return value
    if kind is float:
        return value if math.isfinite(value) else {"": "float", "of": repr(value)}
    if kind is tuple:
        return [serialize(item) for item in value]
    if kind is DType and value.categories is not None:
        return {"": "category", "of": list(value.categories), "ordered": value.ordered}
    if kind is DType:
        return {"": "dtype", "of": value.name}
    if is_dataclass(value) and CLASSES.get(kind.__name__) == kind.__module__:
        named = {field.name: serialize(getattr(value, field.name)) for field in fields(value) if field.init}
        return {"": kind.__name__, **named}
    if kind is bytes:
        return {"": "bytes", "of": base64.b64encode(value).decode()}
    if kind is complex:
        return {"": "complex", "of": [serialize(value.real), serialize(value.imag)]}
    if isinstance(value, np.generic) and value.dtype.kind in NUMBERS:
        return {"": "numpy", "dtype": value.dtype.str, "of": base64.b64encode(value.tobytes()).decode()}
    raise SerializationError(f"a {kind.__name__} cannot be stored")


def _number(of: str, dtype: str) -> np.generic:
    if np.dtype(dtype).kind not in NUMBERS:
        raise ValueError(f"{dtype} is not a number")
    return np.frombuffer(base64.b64decode(of, validate=True), dtype)[0]


_DECODERS: Final[dict[str, Callable[..., object]]] = {
    "float": lambda of: float(of),  # noqa: PLW0108 - the argument has a name
    "dtype": lambda of: dtype_of(_checked(of, str)),
    "category": lambda of, ordered: category(deserialize(of, tuple[str, ...]), ordered=_checked(ordered, bool)),
    "bytes": lambda of: base64.b64decode(of, validate=True),
    "complex": lambda of: complex(*map(deserialize, of)),
    "numpy": _number,
}


def deserialize(value: object, hint: object = object) -> Any:
    """Return what :func:`serialize` made ``value`` of, a value of the type ``hint``.

    Raises
    ------
    DeserializationError
        If it made nothing of the kind.

    Examples
    --------
    >>> deserialize({"": "Result", "dtype": 5})
    Traceback (most recent call last):
    udf.runtime.store.serialize.DeserializationError: no Result: its dtype is 5
    """
    try:
        return _checked(_decode(value), hint)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, RecursionError) as odd:
        if isinstance(odd, DeserializationError):
            raise
        raise DeserializationError(f"no value: {repr_of(value)}") from odd


def _decode(value: object) -> object:
    if isinstance(value, list):
        return tuple([_decode(item) for item in value])
    if not isinstance(value, dict):
        return value
    named = dict(value)
    kind = named.pop("", None)
    if kind in _DECODERS:
        return _DECODERS[kind](**named)
    made = registered_class(kind)
    hints = _hints(made)
    given = {name: _decode(item) for name, item in named.items()}
    for name, item in given.items():
        if not _fits(item, hints[name]):
            raise DeserializationError(f"no {kind}: its {name} is {repr_of(item)}")
    return made(**given)


# -- types --------------------------------------------------------------------------------------------

INTEGERS: Final = range(-(2**63), 2**63)
"""The integers of a field: those that machine code can be given."""


def _checked(value: object, hint: object) -> Any:
    if not _fits(value, hint):
        raise DeserializationError(f"no {getattr(hint, '__name__', hint)}: {repr_of(value)}")
    return value


def _fits(value: object, hint: object) -> bool:
    """Return whether ``value`` is of a type as an annotation writes it; ``object`` is any value but a dataclass."""
    kind, inside = get_origin(hint), get_args(hint)
    if hint is object or hint is Hashable:
        return not is_dataclass(value)
    if kind is Literal:
        return any(type(value) is type(one) and value == one for one in inside)
    if kind is UnionType or kind is Union:
        return any(_fits(value, one) for one in inside)
    if kind is tuple:
        if type(value) is not tuple:
            return False
        if len(inside) == 2 and inside[1] is Ellipsis:
            return all(_fits(item, inside[0]) for item in value)
        return len(value) == len(inside) and all(map(_fits, value, inside))
    return type(value) is (hint or NoneType) and (hint is not int or value in INTEGERS)


class _Names(dict[str, type]):
    """What the annotations of the table's classes name, looked up when one is read."""

    def __missing__(self, name: str) -> type:
        return registered_class(name)


@cache
def _hints(made: type) -> dict[str, object]:
    """Return the type of each field of a dataclass of the table.

    As ``typing.get_type_hints`` does, whose names are a plain dict from Python 3.14 on: all of them would be imported.
    """
    own, names = vars(sys.modules[made.__module__]), _Names(DType=DType, Hashable=Hashable)
    return {field.name: eval(str(field.type), own, names) for field in fields(made)}  # noqa: S307 - our own annotations


@cache
def registered_class(name: str) -> type:
    """Return the dataclass of the table with this name."""
    return getattr(importlib.import_module(CLASSES[name]), name)


PLANS: Final = {
    ("cpu", "map_rows"): "RowPlan",
    ("cpu", "map_windows"): "LoopsPlan",
    ("cpu", "map_groups"): "LoopsPlan",
    ("cuda", "map_rows"): "MapPlan",
    ("cuda", "map_windows"): "WindowPlan",
    ("cuda", "map_groups"): "GroupPlan",
    ("cuda", "builtin_kernels"): "BuiltinPlan",
}
"""Back end and kernel -> the class of the plan in :data:`udf.runtime.store.serialize.CLASSES`."""


def pack_artefact(artefact: Artefact, blobs: list[bytes]) -> dict[str, object]:
    """Return ``artefact`` as a part of a header; its code is appended to ``blobs``.

    Raises
    ------
    NotPlainError
        If its plan holds what cannot be written.
    """
    first = len(blobs)
    blobs.extend(artefact.code.values())
    return {
        "backend": artefact.backend,
        "kernel": artefact.kernel,
        "target": artefact.target,
        "plan": serialize(artefact.plan),
        "returns": serialize(artefact.returns),
        "code": {name: first + i for i, name in enumerate(artefact.code)},
    }


def unpack_artefact(part: Mapping[str, Any], blobs: Sequence[bytes]) -> Artefact:
    """Return what :func:`pack_artefact` wrote.

    Raises
    ------
    ContainerError
        If it wrote nothing of the kind.
    """
    try:
        texts = {name: deserialize(part[name], str) for name in ("backend", "kernel", "target")}
        return Artefact(
            **texts,
            plan=deserialize(part["plan"], registered_class(PLANS[texts["backend"], texts["kernel"]])),
            returns=deserialize(part["returns"], tuple[Result, ...]),
            code={name: block(blobs, number) for name, number in part["code"].items()},
        )
    except (DeserializationError, KeyError, TypeError, AttributeError) as odd:
        raise ContainerError(f"it holds what this Inlay does not know ({odd})") from odd
