"""``udf.arrow_function``: a compiled function of Arrow's columns, by which the other doors call ours.

Columns are shared with Arrow both ways. It is data: a process that unpickles one needs neither Numba nor a compiler.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from udf.api.ahead.ahead import HANDS_NONE
from udf.api.ahead.ahead import compile as compiled_ahead
from udf.api.ahead.compiled_udf import CompiledUdf, exception_without_function
from udf.base.compile_hints import counted
from udf.base.handling import CALL_OPTIONS, handling
from udf.base.null_kinds import NA, NAType
from udf.base.raising import RowFailure
from udf.base.tracebacks import brief, brief_methods
from udf.bind.identity import Identity
from udf.columns.arrow_arrays import from_array, to_arrow
from udf.columns.arrow_signature import NEEDED_BY, aligned_chunks, arrow_type, batch_of, map_types, specs_of
from udf.columns.text import pyarrow
from udf.doors.arrow_buffers import buffer_function
from udf.errors import (
    ArgumentError,
    ColumnNotFoundError,
    CompiledForError,
    DuplicateColumnError,
    ShapeError,
    UdfCompileError,
)
from udf.options import options
from udf.runtime.calls.results import CallInputs, exception_of, labels_of

if TYPE_CHECKING:
    import pyarrow as pa

    from udf.api.ahead.compiled_udf import WithArguments
    from udf.base.annotations import Array, Function, Named
    from udf.bind.guards import Guards
    from udf.columns.column import Column
    from udf.doors.arrow_buffers import BufferFunction
    from udf.runtime.groups.group_folds import Columns


@brief
def arrow_function(
    function: Callable[..., object] | CompiledUdf,
    signature: object = None,
    *,
    na_action: Literal["ignore"] | None = "ignore",
    na_value: NAType | None = None,
    args: tuple[object, ...] = (),
    **how: object,
) -> ArrowFunction:
    """Compile ``function`` for columns of Arrow: of values one by one, or of a row.

    Parameters
    ----------
    function : callable or CompiledUdf
        A plain Python function; or what :func:`udf.compile` gave, which has its signature already.
    signature : a type, a sequence of them, or a mapping or pyarrow.Schema
        The type of the one column, of each column, or of the columns of a row by label. A type is a name,
        ``"float64?"`` where it may have nulls, or a ``pyarrow.DataType``, which may; a ``pyarrow.Field`` says itself.
    na_action : {"ignore", None}
        ``"ignore"``: null for null, without asking ``function``, as Arrow's own functions do. None: a null is
        ``na_value`` inside. In a row it always is. NaN is a value.
    na_value : {None, udf.NA}
        What a null is to ``function``: ``None``, as in functions of Arrow's engines, or ``udf.NA``, which arithmetic
        and comparisons keep (:doc:`/semantics`).
    args, **how
        As in :func:`udf.compile`: ``errors``, ``error_model``, ``overflow``, ``archs``, ``cpu``, and further arguments
        of ``function``.

    Raises
    ------
    DTypeError, UdfCompileError, CapturedValueError, CompiledForError
        If a type cannot enter a UDF, or ``function`` cannot be compiled.

    Examples
    --------
    >>> import pyarrow as pa, udf
    >>> fee = udf.arrow_function(lambda x: 2.5 if x > 100 else x * 0.01, "float64?")
    >>> fee.type, fee(pa.array([50.0, None, 400.0])).to_pylist()
    (DataType(double), [0.5, None, 2.5])
    """
    if isinstance(function, CompiledUdf):
        if signature is not None:
            raise ArgumentError("a compiled UDF has its signature", "leave signature= out")
        return ArrowFunction(function)
    return function_of_types(function, specs_of(signature), na_action=na_action, na_value=na_value, args=args, **how)


def as_arrow_function(function: Function | CompiledUdf, signature: object, how: Named) -> ArrowFunction:
    """Return what :func:`arrow_function` gives, with ``how`` as a dict."""
    return arrow_function(function, signature, **how)


def function_of_types(
    function: Callable[..., object],
    types: dict[Hashable, str] | list[str],
    *,
    na_action: object = "ignore",
    na_value: object = None,
    args: tuple[object, ...] = (),
    **how: object,
) -> ArrowFunction:
    """Return what :func:`arrow_function` gives for a signature whose types are names."""
    if na_value is not None and na_value is not NA:
        raise ArgumentError(f"na_value cannot be {na_value!r}", "it is None or udf.NA")
    action = None if type(types) is dict else na_action
    asked: Named = {"archs": (), "na_action": action, "args": args, **how, HANDS_NONE: na_value is None}
    key = _key(function, types, asked)
    reads, made = _FUNCTIONS.get(key, ((), None))
    if made is None or not all(one.hold(function) for one in reads):  # type: ignore[arg-type]  # it has a key
        masked = compiled_ahead(function, types, **asked)
        dense = _without_nulls(function, types, masked, asked)
        asked_with = (function, args, {n: v for n, v in asked.items() if n not in _OPTIONS})
        made = ArrowFunction(masked, dense, lambda: asked_with)
        _remember(key, function, made)
    return made


_OPTIONS: Final = frozenset(("archs", "cpu", "na_action", "args", HANDS_NONE, *CALL_OPTIONS))

MOST_FUNCTIONS: Final = 128
"""Functions that are kept: a query is planned more than once, and compiles the same function each time."""

_FUNCTIONS: Final[dict[Hashable, tuple[tuple[Guards, ...], ArrowFunction]]] = {}


def _key(function: object, types: object, how: Named) -> Hashable:
    """Return the key of a function in the cache; None if an argument is no literal, which its repr would tell."""
    given = [*how["args"], *how["archs"], *{**how, "args": None, "archs": None}.values()]
    if not isinstance(function, FunctionType) or not _LITERALS.issuperset(map(type, given)):
        return None
    options_now = handling("skip", "raise", "python").choices
    return id(function.__code__), repr((types, how)), options_now


_LITERALS: Final = frozenset((bool, int, float, str, type(None)))


def _remember(key: Hashable, function: Callable[..., object], function_of_arrow: ArrowFunction) -> None:
    """Keep a compiled function for the next call, if guards can tell whether ``function`` still reads the same."""
    identity = None if key is None else Identity(function)  # type: ignore[arg-type]  # it has a key
    if identity is None or identity.guards is None or identity.tables:
        return
    while len(_FUNCTIONS) >= MOST_FUNCTIONS:
        _FUNCTIONS.pop(next(iter(_FUNCTIONS)), None)
    _FUNCTIONS[key] = tuple(identity.guards), function_of_arrow


def _without_nulls(function: Function, types: object, masked: CompiledUdf, how: Named) -> CompiledUdf | None:
    """Return ``function`` compiled for columns without nulls; None if all have none, or results differ."""
    if not any(parameter.nullable for parameter in masked.signature.parameters):
        return None
    try:
        made: CompiledUdf = compiled_ahead(function, map_types(types, lambda spec: spec.removesuffix("?")), **how)
    except UdfCompileError:
        return None
    same = [result.dtype for result in made.returns] == [result.dtype for result in masked.returns]
    return made if same else None


@brief_methods
class ArrowFunction:
    """A compiled function of Arrow's columns: what :func:`udf.arrow_function` returns.

    It is called with as many columns as its function takes (Arrays or ChunkedArrays, of one length), or for a function
    of a row with a RecordBatch, a Table or a struct column. An Array, RecordBatch or StructArray gives an Array; where
    one is chunked the result is. ``type`` is the results' type in Arrow; ``compiled`` is the function as
    :func:`udf.compile` gives it, for columns that may have nulls; ``origin`` gives the Python function and its further
    arguments, where they are at hand.

    Examples
    --------
    >>> import pickle, pyarrow as pa, udf
    >>> total = udf.arrow_function(lambda row: row.a * (row.b or 0), {"a": "float64", "b": "int64?"})
    >>> batch = pa.record_batch({"a": [1.5, 2.0], "b": pa.array([2, None]), "other": ["x", "y"]})
    >>> pickle.loads(pickle.dumps(total))(batch).to_pylist()
    [3.0, 0.0]
    """

    def __init__(
        self, masked: CompiledUdf, dense: CompiledUdf | None = None, origin: Callable[[], WithArguments] | None = None
    ) -> None:
        if not masked.signature.parameters:
            what = f"{masked.signature} uses no column, and nothing says how many results there are"
            raise CompiledForError(what, "use one: a constant needs no function")
        self.compiled, self._dense, self.origin = masked, dense, origin
        pa = self._pa = pyarrow(NEEDED_BY)
        self._kinds = [arrow_type(result.dtype, pa) for result in masked.returns]
        labels = labels_of(masked.returns)
        self._is_struct = labels is not None
        self.type = pa.struct(list(zip(map(str, labels), self._kinds, strict=True))) if labels else self._kinds[0]
        self._by_label = masked.signature.shape == "row"
        self._quick: list[BufferFunction | None] = []  # made by the first call, which loads code

    def __repr__(self) -> str:
        return f"<Arrow function {self.compiled.signature} -> {self.type}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what was compiled; the Python function stays."""
        return ArrowFunction, (self.compiled, self._dense)

    def __call__(self, *columns: object) -> pa.Array:
        """Return the column of the function's results; several values are one struct.

        Raises
        ------
        CompiledForError, ColumnNotFoundError, ShapeError
            If the columns are of another number or type, or have nulls where none were compiled for.
        """
        if not self._by_label:
            return self.of_columns(*columns)
        there = self._rows_there(columns[0]) if len(columns) == 1 else None
        fields = self._of_row(*columns)
        return self.of_columns(*fields) if there is None else self.of_rows(there, *fields)

    def of_every_row(self, *columns: object) -> pa.ChunkedArray:
        """Return the same of ``columns``, but of a null struct what the function gives for null fields."""
        return self.of_columns(*(self._of_row(*columns) if self._by_label else columns))

    def _rows_there(self, data: object) -> Array | None:
        """Return which structs are not null, as an array; None if all are not."""
        pa = self._pa
        if not isinstance(data, pa.ChunkedArray | pa.StructArray) or not pa.types.is_struct(data.type):
            return None
        return np.asarray(data.is_valid()) if data.null_count else None

    def of_rows(self, there: Array, *given: pa.Array) -> pa.ChunkedArray | pa.Array:
        """Return the results of ``given`` for the rows that are ``there``, an array of bools, and null for the others.

        The function is not called for others: a row before them stands in for each.
        """
        pa, rows = self._pa, len(there)
        first = int(there.argmax()) if there.any() else rows
        results = [pa.nulls(first, self.type)]
        if first < rows:
            places = np.maximum.accumulate(np.where(there, np.arange(rows), 0))[first:]
            arrays = [one.combine_chunks() if isinstance(one, pa.ChunkedArray) else one for one in given]
            made = self._result([one.take(pa.array(places)) for one in arrays], first)
            results.append(made.take(pa.array(np.arange(rows - first), mask=~there[first:])))
        is_chunked = any(isinstance(one, pa.ChunkedArray) for one in given)
        return pa.chunked_array(results, type=self.type) if is_chunked else pa.concat_arrays(results)

    def of_columns(self, *given: object) -> pa.Array:
        """Return the results for the ``given`` columns of the signature, one by one, in its order."""
        pa = self._pa
        if not any(isinstance(one, pa.ChunkedArray) for one in given):
            return self._result(given, 0)
        parts, before = [], 0
        for arrays in aligned_chunks(given, pa):
            parts.append(self._result(arrays, before))
            before += len(arrays[0])
        return pa.chunked_array(parts, type=self.type)

    def _of_row(self, *given: object) -> list[pa.ChunkedArray | pa.Array]:
        """Return the columns that the function uses of a batch, a table or a struct column, in its order."""
        pa, signature = self._pa, self.compiled.signature
        data = given[0] if len(given) == 1 else None
        if isinstance(data, pa.ChunkedArray) and pa.types.is_struct(data.type):
            data = pa.Table.from_batches([batch_of(chunk, pa) for chunk in data.chunks], pa.schema(list(data.type)))
        elif isinstance(data, pa.StructArray):
            data = batch_of(data, pa)
        if not isinstance(data, pa.Table | pa.RecordBatch):
            kinds = ", ".join(type(one).__name__ for one in given) or "nothing"
            raise CompiledForError(f"{signature} was given {kinds}", "pass one RecordBatch, Table or struct column")
        names = tuple(data.schema.names)
        for parameter in signature.parameters:
            if parameter.label not in names:
                raise ColumnNotFoundError(parameter.label, names)
            if (times := names.count(parameter.label)) > 1:
                raise DuplicateColumnError(parameter.label, times)
        return [data.column(names.index(parameter.label)) for parameter in signature.parameters]

    def _result(self, arrays: Sequence[pa.Array], before: int) -> pa.Array:
        """Return the results of some rows; ``before`` rows come before them."""
        signature = self.compiled.signature
        if len(arrays) != len(signature.parameters):
            what = f"{signature} takes {counted(len(signature.parameters), 'column')}, and not {len(arrays)}"
            raise CompiledForError(what, "pass one column for each")
        if (result := self.quick(arrays)) is not None:
            return result
        columns = tuple(map(self._column, arrays))
        if len(columns) > 1 and len(lengths := {len(array) for array in arrays}) > 1:
            raise ShapeError(f"columns of {sorted(lengths)} values", "pass columns of one length")
        compiled = self.compiled
        if self._dense is not None and all(column.validity is None for column in columns):
            compiled = self._dense
        try:
            results = compiled.results(columns).columns
        except RowFailure as failure:
            return self._failed(failure, arrays, columns, before)
        parts = list(map(self._array, results, self._kinds))
        return self._joined(parts) if self._is_struct else parts[0]

    def quick(self, arrays: Sequence[pa.Array], threads: int | None = None) -> pa.Array | None:
        """Return the results for ``arrays`` of numbers whose buffers are read in place; else None.

        ``threads`` says how many threads run, None that ``udf.options`` do.
        """
        if options.backend == "cuda":
            return None
        if not self._quick:
            self._quick += [buffer_function(one, self._pa) for one in (self._dense, self.compiled)]
        for one in self._quick:
            if one is not None and (parts := one(arrays, threads)) is not None:
                return self._joined(parts) if self._is_struct else parts[0]
        return None

    def _joined(self, parts: list[pa.Array]) -> pa.Array:
        """Return several results' Arrays as one, the fields of a struct, null where a value skips it."""
        missing = None
        if self.compiled.signature.how.nulls == "skip" and all(part.null_count for part in parts):
            missing = self._pa.array(np.all([part.is_null() for part in parts], axis=0))
        return self._pa.StructArray.from_arrays(parts, fields=list(self.type), mask=missing)

    def _column(self, array: object) -> Column:
        """Return an Array as a column, a dictionary as the values that it stands for."""
        return from_array(array.cast(array.type.value_type) if isinstance(array, self._pa.DictionaryArray) else array)

    def _array(self, column: Column, kind: object) -> pa.Array:
        array = to_arrow(column)
        return array.cast(kind) if column.dtype.kind in "OT" else array

    def _failed(
        self, failure: RowFailure, arrays: Sequence[pa.Array], columns: tuple[Column, ...], before: int
    ) -> pa.Array:
        """Raise what the function raised on a row."""
        del arrays
        raise self._error(failure, columns, before) from None

    def _error(self, failure: RowFailure, columns: tuple[Column, ...], before: int) -> BaseException:
        """Return what the function raised, by Python itself where the function is at hand."""
        if self.origin is None:
            return exception_without_function(failure, before=before)
        function, args, kwargs = self.origin()
        columns = self.compiled.signature.columns(columns)  # with the nulls that the function got
        given: Columns = columns
        if self._by_label:
            labels = (parameter.label for parameter in self.compiled.signature.parameters)
            given = dict(zip(labels, columns, strict=True))
        return exception_of(failure, function, CallInputs(given, args, kwargs), None, before)
