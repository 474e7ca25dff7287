"""What a ``udf.Series`` holds: one column, where it comes from, and what it becomes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np

from udf.api.cast import cast
from udf.api.unsupported import ON_HOST, UnsupportedOperators
from udf.base.tracebacks import brief, brief_methods
from udf.columns import LabelledColumn, read
from udf.columns.arrow_arrays import to_arrow
from udf.columns.bitmask import null_count, unpack, valid_rows
from udf.columns.labels import freeze_labels, materialize, same_labels
from udf.columns.logical_values import python_values, to_logical
from udf.columns.pandas_layouts import to_pandas
from udf.columns.text import as_strings, equal_values, pyarrow
from udf.columns.transfers import to_device, to_host
from udf.errors import ArgumentError, NullsError, ShapeError

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterator, Sequence

    import pyarrow as pa
    from numpy.typing import DTypeLike

    from udf.base.annotations import Array, Function
    from udf.base.dtypes import DType
    from udf.columns.column import Column, Device
    from udf.columns.pandas_names import pd

_MISSING: object = object()


@brief_methods
class SeriesData(UnsupportedOperators):
    """A column of numbers, times, or text of one type, any of them null, with an index and a name.

    The data is shared with where it comes from wherever its layout allows, and never written.

    Parameters
    ----------
    data : array-like, shape (n,)
        A list, tuple, range or other iterable of values (``None`` is null); a NumPy array, also masked, also of
        ``datetime64`` or ``timedelta64`` in s, ms, us or ns (NaT is null);
        a pandas Series, Index or array, of NumPy, nullable or Arrow dtype; a pyarrow Array or
        ChunkedArray, or anything with ``__arrow_c_array__`` or ``__arrow_c_stream__`` (Polars); a CuPy
        array or anything with ``__cuda_array_interface__`` or ``__dlpack__``; another Series.
    index : sequence of n labels, optional
        Kept as it is. Default: the index of a pandas Series, else 0 to n - 1.
    dtype : str, numpy.dtype or DType, optional
        The type to convert to. A conversion rounds to a float; to an integer or bool it is exact, or raises an error.
    name : hashable, optional
        Default: the name of ``data``, if it has one.

    Raises
    ------
    DTypeError
        If the values are of several types, or of one that a UDF does not take (lists of any length, objects).
    ShapeError
        If ``data`` is not one column, or ``index`` has another length.
    LossyCastError
        If ``dtype`` cannot hold a value.

    Examples
    --------
    >>> import udf
    >>> udf.Series([1, None, 3], name="delay")
    0       1
    1    <NA>
    2       3
    Name: delay, dtype: int64
    """

    __slots__ = ("_data",)
    _objects: ClassVar[bool] = False
    _leaves: ClassVar[bool] = False
    """Whether a function may return lists and sets, of which a door makes objects."""
    _data: LabelledColumn

    @brief
    def __init__(
        self, data: object, index: Collection[Hashable] | None = None, dtype: object = None, name: Hashable = None
    ) -> None:
        found = data._data if isinstance(data, SeriesData) else read(data)  # noqa: SLF001 our own kind
        if index is not None and found.index is not None:
            raise ArgumentError("data has an index of its own", "reindex data first, or pass only its values")
        if index is not None and len(index) != len(found.column):
            raise ShapeError(f"index has {len(index)} labels for {len(found.column)} values", "give one label a value")
        if dtype is not None:
            found = replace(found, column=cast(found.column, dtype))
        if index is not None:
            found = replace(found, index=freeze_labels(index))
        self._data = found if name is None else replace(found, name=name)

    # --- what it is -----------------------------------------------------------------------------

    @property
    def column(self) -> Column:
        """Return the values and the validity bitmask."""
        return self._data.column

    @property
    def dtype(self) -> DType:
        """Return the scalar type of the values."""
        return self.column.dtype

    @property
    def device(self) -> Device:
        """Return where the values are: ``"cpu"`` or ``"cuda"``."""
        return self.column.device

    @property
    def index(self) -> pd.Index | Sequence[Hashable]:
        """Return the labels: what was given (pandas' own Index object), or ``range(n)``."""
        return range(len(self)) if self._data.index is None else materialize(self._data.index)

    @property
    def name(self) -> Hashable:
        """Return the name, or None."""
        return self._data.name

    @property
    def shape(self) -> tuple[int]:
        """Return ``(n,)``."""
        return (len(self),)

    @property
    def null_count(self) -> int:
        """Return how many values are null. NaN is a value."""
        return null_count(self.column)

    def __len__(self) -> int:
        return len(self.column)

    def __iter__(self) -> Iterator[bool | int | float | np.datetime64 | np.timedelta64 | None]:
        host = to_host(self.column)
        if not self.dtype.unit or self.dtype.zone:
            yield from to_arrow(host).to_pylist() if self.dtype.zone else python_values(host)
            return
        for time, is_valid in zip(to_logical(host), valid_rows(host).tolist(), strict=True):
            yield time if is_valid else None

    def __repr__(self) -> str:
        from udf.api.show import series_text  # noqa: PLC0415 - most programs show nothing

        return series_text(self._data)

    def _repr_html_(self) -> str | None:
        from udf.api.show import series_html  # noqa: PLC0415 - as above

        return series_html(self._data)

    # --- where it goes --------------------------------------------------------------------------

    def to_pandas(self) -> pd.Series:
        """Return a ``pandas.Series`` with the same index object and name, sharing the values on the host.

        It has the layout that the data came in: NumPy, nullable (``Int64``, ``Float64``, ``boolean``) or
        ArrowDtype. Nulls make a NumPy layout nullable; they never become NaN. pandas 3 keeps no NaN in
        its nullable floats (unless ``future.distinguish_nan_and_na``): there NaN becomes ``<NA>``.
        """
        data = self._data
        return to_pandas(to_host(data.column), index=materialize(data.index), name=data.name, storage=data.storage)

    def to_device(self) -> Self:
        """Return a Series with the same values on the GPU, where functions of it run; itself if they are there.

        Raises
        ------
        BackendUnavailableError
            If there is no usable GPU.
        """
        return self if self.device == "cuda" else self._of(replace(self._data, column=to_device(self.column)))

    def to_host(self) -> Self:
        """Return a Series with the same values in host memory; itself if they are there."""
        return self if self.device == "cpu" else self._of(replace(self._data, column=to_host(self.column)))

    def to_arrow(self) -> pa.Array | pa.ChunkedArray:
        """Return a ``pyarrow.Array`` that shares the values on the host (bools are packed into bits)."""
        return to_arrow(to_host(self.column))

    def to_numpy(self, dtype: DTypeLike | None = None, copy: bool = False, na_value: Any = _MISSING) -> Array:  # noqa: FBT001, FBT002 pandas' signature
        """Return a NumPy array (n,), sharing the values on the host unless ``copy`` is set or it must convert.

        Times with a zone are in UTC there: NumPy's have none.

        Parameters
        ----------
        dtype : optional
            The type of the array. Default: the column's.
        copy : bool
            Whether the array has memory of its own.
        na_value : optional
            What to write for nulls.

        Raises
        ------
        NullsError
            If there are nulls and no ``na_value`` to write for them.

        Examples
        --------
        >>> import udf
        >>> udf.Series([1, None]).to_numpy(na_value=-1).tolist()
        [1, -1]
        """
        host = to_host(self.column)
        if self.dtype.kind in "OT":  # and None in one of objects
            strings = as_strings(host)
            filled: Array = strings if na_value is _MISSING else np.where(valid_rows(host), strings, na_value)
            return filled if dtype is None else filled.astype(dtype)
        if self.dtype.unit:  # NaT has its place in the array
            times = np.array(to_logical(host), dtype) if copy else np.asarray(to_logical(host), dtype)
            return times if na_value is _MISSING else np.where(np.isnat(times), na_value, times)
        values = to_logical(host)
        if nulls := null_count(host):
            if na_value is _MISSING:
                raise NullsError(nulls, "a NumPy array", "say what to write for them: to_numpy(na_value=...)")
            common = np.result_type(values.dtype, np.min_scalar_type(na_value))
            filled = values.astype(common)
            filled[~valid_rows(host)] = na_value
            return filled.astype(dtype or common, copy=False)
        return np.array(values, dtype) if copy else np.asarray(values, dtype)

    def to_cupy(self) -> Array:
        """Return a CuPy array (n,), sharing the values if they are on the GPU.

        Raises
        ------
        NullsError
            If there are nulls.
        BackendUnavailableError
            If there is no usable GPU.
        """
        self._require_no_nulls("a CuPy array", "use to_arrow or to_pandas, or replace them first")
        return to_device(self.column).values

    def __array__(self, dtype: np.dtype | None = None, copy: bool | None = None) -> Array:  # noqa: FBT001 NumPy's protocol
        if copy is False and (self.device != "cpu" or np.dtype(dtype or self.dtype.logical) != self.dtype.logical):
            raise ValueError("this Series cannot be a NumPy array of that dtype without a copy")
        return self.to_numpy(dtype, copy=bool(copy))

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self.to_arrow().__arrow_c_array__(requested_schema)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        chunks = pyarrow("__arrow_c_stream__").chunked_array([self.to_arrow()])
        return chunks.__arrow_c_stream__(requested_schema)

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        """The array on the GPU, its nulls as the interface's boolean mask (CUDA Array Interface, version 3)."""
        interface: dict[str, object] | None = getattr(self.column.values, "__cuda_array_interface__", None)
        if interface is None:
            raise AttributeError(ON_HOST)
        if self.column.validity is None:
            return interface
        return interface | {"mask": unpack(self.column.validity, len(self))}

    def __dlpack__(self, **request: object) -> object:
        self._require_no_nulls("a DLPack tensor", "replace them first, or use Arrow")
        given: Function = self.column.values.__dlpack__
        return given(**{name: value for name, value in request.items() if value is not None})

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.column.values.__dlpack_device__()

    # --- equality -------------------------------------------------------------------------------

    def equals(self, other: SeriesData) -> bool:
        """Return whether another Series has the same dtype, labels, nulls, and values. NaN equals NaN.

        Parameters
        ----------
        other : Series
            What to compare with.

        Examples
        --------
        >>> import udf
        >>> udf.Series([1.0, None]).equals(udf.Series([1.0, None]))
        True
        """
        if len(self) != len(other) or not same_labels(self.index, other.index):
            return False
        return equal_values(to_host(self.column), to_host(other.column))

    # --- inside ---------------------------------------------------------------------------------

    @classmethod
    def _of(cls, data: LabelledColumn) -> Self:
        made = object.__new__(cls)
        made._data = data
        return made

    def _require_no_nulls(self, form: str, hint: str) -> None:
        if nulls := self.null_count:
            raise NullsError(nulls, form, hint)
