"""The first stage: say what exactly is compiled, without Numba.

``bind`` checks that the function can take the columns, that what it captures can be a constant, and
gives it a key: a digest over everything that changes the compiled code. Names of functions, files and
lines are not part of it, so equal functions share one program. An exception must still name the line
of the function that was called; its place is kept as a bytecode offset, and :func:`locate` finds the
line in the function at hand.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import re
import struct
import sys
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from types import FunctionType, MappingProxyType
from typing import Final, Literal

from udf.base.annotations import Array
from udf.base.bytecode import constants_of
from udf.base.dtypes import DType
from udf.base.handling import DEFAULT, Handling
from udf.base.numba_settings import COMPUTE_CAPABILITY, ENTRY
from udf.base.stages import Argument, Parameter, RaiseSite, WindowShape
from udf.base.versions import version_of
from udf.base.zones import database
from udf.bind.arguments import as_table, bind_arguments, columns_of, table_dtype
from udf.bind.callables import as_function
from udf.bind.encoding import EXTENSIONS, encode
from udf.bind.hash_tables import is_large
from udf.bind.identity import Identity, codes_of, labels_in, line_of
from udf.bind.udf_call import UdfCall
from udf.columns.column import Column
from udf.columns.column_use import INDEX, FieldLabel, uses_whole_frame, uses_whole_row
from udf.columns.sources import FrameColumns
from udf.errors import DTypeError, DuplicateColumnError, UdfCompileError

LIBRARIES: Final = (
    *("numba", "llvmlite", "numpy", "pandas", "cuda-bindings", "cuda-toolkit"),
    *("nvidia-cuda-nvcc", "nvidia-cuda-nvrtc", "nvidia-cuda-nvcc-cu12", "nvidia-cuda-nvrtc-cu12"),
)
"""The packages whose versions decide what code comes out: pandas by what its own means (udf.base.pandas_meaning)."""

MAX_FRAME_COLUMNS: Final = 64
"""Columns of a group's frame beyond which a function has those that it mentions."""

IN_TEXT: Final = frozenset({"query", "eval"})
"""Methods that name columns in a text."""

WORDS: Final = re.compile(r"[^\W\d]\w*")

MAX_RANGE: Final = 1024
"""Integer labels that a ``range`` can reach, as keys of a row."""

_SEVERAL_VALUES: Final = {
    inspect.CO_GENERATOR: "it is a generator, and a UDF returns one value",
    inspect.CO_COROUTINE: "it is a coroutine (async def), and a UDF returns one value",
    inspect.CO_ASYNC_GENERATOR: "it is an asynchronous generator, and a UDF returns one value",
}


def bind(
    function: object,
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    *,
    args: tuple[object, ...] = (),
    kwargs: Mapping[str, object] = MappingProxyType({}),
    how: Handling = DEFAULT,
    window: WindowShape | None = None,
    assumes: bool = False,
) -> UdfCall:
    """Return what exactly is compiled when ``function`` is applied to ``columns``, with its key.

    Builtins, partials, methods and callable objects are taken as pandas takes them. Columns in a tuple are arguments
    one by one, and those of a mapping a row, of which only labels that the code mentions are read; with ``window`` the
    function takes a window of all of them, whose nulls are NaN.

    Raises
    ------
    NotCallableError, TypeError, DTypeError
        If ``function`` cannot be compiled, does not take these columns or arguments (in Python's own words), or one
        of them cannot enter a UDF.
    CapturedValueError, UdfCompileError
        If it captures what cannot be a constant, or is of a kind that gives no single value (a generator, async).

    Examples
    --------
    >>> import udf
    >>> column = udf.Series([1.0, 2.0]).column
    >>> bind(lambda x: x + 1, (column,)).key == bind(lambda x: x + 1, (column,)).key
    True
    >>> bind(lambda row: row["a"] + 1, {"a": column, "b": column}).parameters[0].label
    'a'
    """
    shape: Literal["positional", "row", "window"] = "row" if isinstance(columns, Mapping) else "positional"
    if window is not None:
        shape, how = "window", replace(how, nulls="pass")
    first = len(columns) if shape == "positional" else 1
    plain = _function_of(function, first + len(args), kwargs)
    bound = bind_arguments(plain, first, args, kwargs)
    identity = Identity(plain)
    for name, value in bound.constants:
        identity.add_argument(name, value, plain.__name__)
    refused: dict[Hashable, Exception] = {}
    call = UdfCall(
        function=plain,
        parameters=tuple(_parameters(columns, _labels_used(columns, identity, bound.constants, window), refused)),
        key="",
        arguments=bound.arguments + tuple(map(_captured, identity.tables)),
        shape=shape,
        window=window,
        how=how,
        assumes=assumes,
        constants=bound.constants,
        values=bound.values + tuple(map(as_table, identity.tables)),
        identity=identity,
        labels=tuple(columns) if isinstance(columns, Mapping) else (),
        rejected=tuple(refused.items()),
    )
    taken = columns[:1] if isinstance(columns, tuple) else [columns[one.label] for one in call.parameters[:1]]
    return replace(call, key=_key(call, identity.image), rows=next(map(len, taken), None))


def _parameter(column: Column, label: Hashable = None) -> Parameter:
    return Parameter(dtype=column.dtype, nullable=column.validity is not None, label=label, nulls=column.nulls)


def _captured(table: Array) -> Argument:
    return Argument(dtype=table_dtype(table, "a captured array"), is_array=True, columns=columns_of(table))


def _labels_used(
    columns: object, identity: Identity, constants: tuple[tuple[str, object], ...], window: WindowShape | None
) -> Iterable[Hashable]:
    """Return the labels that the code may ask for: those that it mentions, of a row or a group's frame perhaps all."""
    mentioned = candidate_keys(identity, constants)
    if not isinstance(columns, Mapping):
        return mentioned
    if window is None:
        whole = uses_whole_row(identity.codes)
    else:
        whole = len(columns) <= MAX_FRAME_COLUMNS and uses_whole_frame(tuple(identity.codes))
    return dict.fromkeys((*columns, *mentioned)) if whole else mentioned


def candidate_keys(identity: Identity, constants: tuple[tuple[str, object], ...] = ()) -> Iterable[Hashable]:
    """Return every constant that the code could use as a key of a row, each once, in a fixed order."""
    found: dict[Hashable, None] = {}
    for code in identity.codes:
        found.update(dict.fromkeys(code.co_names))
        found.update(dict.fromkeys(labels_in(constants_of(code))))
    found.update(dict.fromkeys(identity.mentioned))
    found.update(dict.fromkeys(labels_in([value for _, value in constants if not is_large(value)])))
    if "name" in found:
        found[INDEX] = None
    if not found.keys().isdisjoint(IN_TEXT):
        texts = [text for text in found if isinstance(text, str)]
        found.update(dict.fromkeys(word for text in texts for word in WORDS.findall(text)))
    if "range" in found:
        largest = max((label for label in found if type(label) is int), default=0)
        found.update(dict.fromkeys(range(min(largest, MAX_RANGE))))
    return found


def _parameters(
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    mentioned: Iterable[Hashable],
    refused: dict[Hashable, Exception],
) -> Iterator[Parameter]:
    """Yield the columns that may be used; one of a row that cannot enter is kept in ``refused``, in case it is not."""
    if not isinstance(columns, Mapping):
        yield from (_parameter(column) for column in columns)
        return
    for label in mentioned:
        if label in columns:
            try:
                yield _parameter(columns[label], label)
            except (DTypeError, DuplicateColumnError) as error:
                refused[label] = error
                yield from _parts(columns, label, refused)


def _parts(
    columns: Mapping[Hashable, Column], label: Hashable, refused: dict[Hashable, Exception]
) -> Iterator[Parameter]:
    """Yield the parts of a column that has some; one that cannot enter is kept in ``refused``."""
    try:
        names = tuple(columns.parts(label)) if isinstance(columns, FrameColumns) else ()
    except DTypeError as error:
        names, refused[label] = (), error
    for name in names:
        part = FieldLabel(label, name)
        try:
            yield _parameter(columns[part], part)
        except DTypeError as error:
            refused[part] = error


def _window(window: WindowShape | None) -> tuple[tuple[str, str], ...] | None:
    """Return all that a window's shape says, in words."""
    return None if window is None else tuple((f.name, str(getattr(window, f.name))) for f in fields(window))


def _type(dtype: DType) -> tuple[object, ...]:
    """Return all of a column's type that changes what is compiled, or what comes out."""
    return dtype.name, dtype.categories, dtype.ordered


def _constant(name: str, value: object, call: UdfCall) -> bytes:
    """Return a constant as bytes of the key; of a large container the identity says what counts."""
    return b"hashed" if is_large(value) else encode(value, name, "an argument", call.function.__name__)


def _key(call: UdfCall, identity: bytes) -> str:
    digest = hashlib.sha256(_versions())
    head = (
        (call.shape, *call.how.choices, call.assumes),
        _window(call.window),
        [(*_type(p.dtype), p.nullable, p.nulls, type(p.label).__name__, p.label) for p in call.parameters],
        [(type(label).__name__, label) for label, _ in call.rejected],
        [(a.dtype.name, a.is_array, a.name, a.columns) for a in call.arguments],
        [(n, _constant(n, value, call)) for n, value in call.constants],
        *EXTENSIONS.image,
        *_zones(call),
        *_lines(call),
    )
    text = repr(head).encode()
    digest.update(struct.pack("<q", len(text)) + text)
    digest.update(identity)
    return digest.hexdigest()


def _zones(call: UdfCall) -> Iterator[object]:
    """Yield what the tables of time zones are made of, where the code may have one."""
    codes = call.identity.codes if call.identity is not None else ()
    if any(p.dtype.zone for p in call.parameters) or any(not ZONES.isdisjoint(code.co_names) for code in codes):
        yield database()


ZONES: Final = frozenset({"tz_convert", "tz_localize", "Timestamp", "to_datetime"})
"""What makes times of another zone."""


def _lines(call: UdfCall) -> Iterator[object]:
    """Yield the files and lines of the code, where they are part of the machine code's tables."""
    for code in call.identity.codes if call.how.lineinfo and call.identity is not None else ():
        yield code.co_filename, tuple(code.co_lines())


@cache
def _versions() -> bytes:
    """Return what compiles and how, as bytes of the key; asked once."""
    libraries = [(library, version_of(library)) for library in LIBRARIES]
    numba = sorted((name, value) for name, value in os.environ.items() if name.startswith("NUMBA_"))
    how = (COMPUTE_CAPABILITY, ENTRY, numba)
    text = repr((sys.implementation.cache_tag, sys.version_info[:3], libraries, how)).encode()
    return struct.pack("<q", len(text)) + text


def _function_of(given: object, positional: int, keywords: Iterable[str]) -> FunctionType:
    """Return the Python function that ``given`` is, or that calls it; refuse kinds that give no single value."""
    function = as_function(given, positional, keywords)
    code = function.__code__
    for flag, cause in _SEVERAL_VALUES.items():
        if code.co_flags & flag:
            raise UdfCompileError(
                function=function.__name__, file=code.co_filename, line=code.co_firstlineno, source="", cause=cause
            )
    return function


def locate(site: RaiseSite, function: FunctionType) -> RaiseSite:
    """Return ``site`` as it stands in ``function``, which may be an equal function on other lines.

    Programs are shared by every function of one key; what raises is kept as (code object, bytecode
    offset), which is the same in all of them.
    """
    if site.place is None:
        return site
    index, offset = site.place
    code = codes_of(function)[index] if index else function.__code__  # the first, without the others
    return replace(site, function=code.co_name, file=code.co_filename, line=line_of(code, offset))
