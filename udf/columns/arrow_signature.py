"""The types of a function of Arrow's columns: those that it is asked for, those that it gives; and chunks in step."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from udf.base.zones import zone_of
from udf.columns.arrow_arrays import from_array
from udf.columns.labelled_column import not_arrows, unsupported
from udf.columns.text import is_text, pyarrow
from udf.errors import ArgumentError, DTypeError, ShapeError

if TYPE_CHECKING:
    from types import ModuleType

    import pyarrow as pa

    from udf.base.dtypes import DType

MadeT = TypeVar("MadeT")
NEEDED_BY = "a function of Arrow's columns"


def specs_of(signature: object) -> dict[Hashable, str] | list[str]:
    """Return the types of ``signature`` as :func:`udf.compile` takes them: Arrow's may have nulls.

    Examples
    --------
    >>> import pyarrow as pa
    >>> specs_of([pa.int32(), pa.field("x", pa.large_string(), nullable=False), "float64"])
    ['int32?', 'str', 'float64']
    >>> specs_of(pa.schema({"a": pa.timestamp("us")}))
    {'a': 'datetime64[us]?'}
    """
    pa = pyarrow(NEEDED_BY)
    if isinstance(signature, pa.Schema):
        signature = {field.name: field for field in signature}
    if signature is None:
        raise ArgumentError("the types of the columns are missing", 'say them: udf.arrow_function(f, "float64?")')
    return map_types(signature, lambda spec: _spec(spec, pa, lenient=isinstance(signature, Mapping)))


def engine_specs(signature: object) -> dict[Hashable, str] | list[str]:
    """Return the types of an engine's columns; a function cannot use those of times with a zone.

    What an engine hands out are Python's times, whose arithmetic is of the clock.

    Examples
    --------
    >>> import pyarrow as pa
    >>> engine_specs({"a": pa.timestamp("us", "UTC"), "b": pa.float64()})  # no type of the first name is known
    {'a': 'timestamp[us, zoneinfo/UTC]?', 'b': 'float64?'}
    """
    specs = specs_of(signature)

    def taken(spec: str) -> str:
        if not spec.startswith("datetime64[") or ", " not in spec:
            return spec
        if isinstance(specs, list):
            raise unsupported(spec.removesuffix("?"))
        return spec.replace("datetime64", "timestamp")

    return map_types(specs, taken)


def map_types(signature: object, change: Callable[[Any], MadeT]) -> dict[Hashable, MadeT] | list[MadeT]:
    """Return a signature with ``change`` of each of its types."""
    if isinstance(signature, Mapping):
        return {label: change(spec) for label, spec in signature.items()}
    return [change(spec) for spec in signature] if isinstance(signature, list | tuple) else [change(signature)]


def _spec(given: object, pa: ModuleType, *, lenient: bool) -> str:
    """Return a type as text; where a function need not use the column, one that no UDF takes by its own name."""
    if isinstance(given, pa.Field):
        return _spec(given.type, pa, lenient=lenient).removesuffix("?") + ("?" if given.nullable else "")
    if not isinstance(given, pa.DataType):
        return str(given)
    return _type_name(given, pa, lenient)


@lru_cache(maxsize=256)
def _type_name(kind: pa.DataType, pa: ModuleType, lenient: bool) -> str:  # noqa: FBT001 - as the cache keeps it
    if pa.types.is_dictionary(kind):
        kind = kind.value_type
    if is_text(kind):
        return "str?"
    try:
        return f"{from_array(_empty(kind, pa)).dtype.name}?"
    except DTypeError:
        if not lenient:
            raise
        return str(kind)


def _empty(kind: object, pa: ModuleType) -> pa.Array:
    try:
        return pa.array([], kind)
    except pa.ArrowNotImplementedError as unknown:  # a union
        raise unsupported(str(kind).removeprefix("sparse_")) from unknown


def arrow_type(dtype: DType, pa: ModuleType) -> pa.DataType:
    """Return the type of an Arrow column of ``dtype``; categories go out as text.

    Examples
    --------
    >>> import pyarrow as pa
    >>> from udf.base.dtypes import category, dtype_of
    >>> arrow_type(dtype_of("datetime64[ms]"), pa), arrow_type(category(("a", "b")), pa)
    (TimestampType(timestamp[ms]), DataType(large_string))
    """
    if dtype.is_date:
        return pa.date32()
    if dtype.zone is not None:
        return pa.timestamp(dtype.unit, zone_of(dtype.zone))
    if dtype.kind == "D":
        return pa.decimal128(dtype.precision, dtype.scale)
    if dtype.kind in "cV":
        raise not_arrows(dtype)
    return pa.large_string() if dtype.kind in "OT" else pa.from_numpy_dtype(dtype.logical)


def aligned_chunks(columns: Sequence[pa.ChunkedArray | pa.Array], pa: ModuleType) -> Iterator[list[pa.Array]]:
    """Yield Arrays that lie side by side, of columns of which some are chunked, each in its own way; none is copied.

    Examples
    --------
    >>> import pyarrow as pa
    >>> columns = [pa.chunked_array([[1, 2], [3]]), pa.array([4, 5, 6])]
    >>> [[len(array) for array in part] for part in aligned_chunks(columns, pa)]
    [[2, 2], [1, 1]]
    """
    lengths = {len(column) for column in columns}
    if len(lengths) > 1:
        raise ShapeError(f"columns of {sorted(lengths)} values", "pass columns of one length")
    if len(columns) == 1 and isinstance(columns[0], pa.ChunkedArray):
        yield from ([chunk] for chunk in columns[0].chunks)
        return
    names = [str(i) for i in range(len(columns))]
    yield from (batch.columns for batch in pa.Table.from_arrays(list(columns), names).to_batches())


def batch_of(column: pa.Array, pa: ModuleType) -> pa.RecordBatch:
    """Return an Array of structs as a RecordBatch of its fields; a null of a struct is one of each."""
    return pa.RecordBatch.from_arrays(column.flatten(), [field.name for field in column.type])
