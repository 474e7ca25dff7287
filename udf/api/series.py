"""``udf.Series``: one column of numbers, and a person's own function over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

import numpy as np

from udf.api.cast import cast
from udf.api.refusals import ON_HOST, Refusing
from udf.api.tracebacks import brief_methods
from udf.errors import ArgumentError, NullsError, ShapeError
from udf.handling import handling
from udf.interop import Imported, read
from udf.interop.arrow import to_arrow
from udf.interop.device import to_device, to_host
from udf.interop.imported import imported
from udf.interop.labels import kept_labels, same_labels
from udf.interop.pandas import to_pandas
from udf.interop.text import as_strings, equal_values, pyarrow
from udf.interop.times import as_times
from udf.missing import nan_as_null, null_count, unpack, valid_rows
from udf.pipeline import map_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from numpy.typing import NDArray

    from udf.api.dataframe import DataFrame
    from udf.api.overloads import Args, Gives, GivesTuple, Ignore
    from udf.api.rolling import SeriesWindows
    from udf.column import Column, Device
    from udf.dtypes import DType
    from udf.handling import ErrorModel, Errors
    from udf.options import Overflow
    from udf.windows.making import Closed
    from udf.windows.parameters import Method

_MISSING: Any = object()


@brief_methods
class Series(Refusing):
    """A column of numbers, or times, of one type, any of them null, with an index and a name.

    The data is shared with where it comes from wherever its layout allows, and never written.

    Parameters
    ----------
    data : array-like, shape (n,)
        A list, tuple, range or other iterable of numbers (``None`` is null); a NumPy array, also masked, also of
        ``datetime64`` or ``timedelta64`` in s, ms, us or ns (NaT is null);
        a pandas Series, Index or array, of NumPy, nullable or Arrow dtype; a pyarrow Array or
        ChunkedArray, or anything with ``__arrow_c_array__`` or ``__arrow_c_stream__`` (Polars); a CuPy
        array or anything with ``__cuda_array_interface__`` or ``__dlpack__``; another Series.
    index : sequence of n labels, optional
        Kept as it is. Default: the index of a pandas Series, else 0 to n - 1.
    dtype : str, numpy.dtype or DType, optional
        The type to convert to. A conversion rounds to a float; to an integer or bool it is exact or refused.
    name : hashable, optional
        Default: the name of ``data``, if it has one.

    Raises
    ------
    DTypeError
        If the values are no numbers (text, lists, ...), or of a type that a UDF does not take.
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
    _data: Imported

    def __init__(self, data: Any, index: Any = None, dtype: object = None, name: Hashable = None) -> None:
        found = data._data if isinstance(data, Series) else read(data)  # noqa: SLF001 our own kind
        if index is not None and found.index is not None:
            raise ArgumentError("data has an index of its own", "reindex data first, or pass only its values")
        if index is not None and len(index) != len(found.column):
            raise ShapeError(f"index has {len(index)} labels for {len(found.column)} values", "give one label a value")
        self._data = Imported(
            column=found.column if dtype is None else cast(found.column, dtype),
            index=kept_labels(index) if index is not None else found.index,
            name=found.name if name is None else name,
            flavour=found.flavour,
        )

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
    def index(self) -> Any:
        """Return the labels: what was given (pandas' own Index object), or ``range(n)``."""
        return range(len(self)) if self._data.index is None else self._data.index

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
        if self.dtype.kind in "OT":
            yield from as_strings(host).tolist()
            return
        values = list(as_times(host)) if self.dtype.unit else host.values.tolist()
        for value, here in zip(values, valid_rows(host).tolist(), strict=True):
            yield value if here else None

    def __repr__(self) -> str:
        from udf.api.show import series_text  # noqa: PLC0415 - most programs show nothing

        return series_text(self.column, index=self.index, name=self.name)

    # --- what it is for -------------------------------------------------------------------------

    @overload
    def applymap(
        self, function: Gives, na_action: Ignore = ..., args: Args = ..., *, names: None = ..., **named: Any
    ) -> Series: ...
    @overload
    def applymap(self, function: GivesTuple, na_action: Ignore = ..., args: Args = ..., **named: Any) -> DataFrame: ...
    @overload
    def applymap(
        self, function: Callable[..., object], na_action: Ignore = ..., args: Args = ..., **named: Any
    ) -> Series: ...
    def applymap(
        self,
        function: Callable[..., Any],
        na_action: Ignore = None,
        args: tuple[Any, ...] = (),
        *,
        names: Sequence[Hashable] | None = None,
        errors: Errors = "raise",
        error_model: ErrorModel = "python",
        overflow: Overflow | None = None,
        **kwargs: Any,
    ) -> Series | DataFrame:
        """Return the Series of ``function(value, *args, **kwargs)`` for every value, with the same index and name.

        ``function`` is a plain Python function or lambda; it is compiled at its first call for a dtype. If it
        returns a tuple, the result is a DataFrame. Also named ``apply`` and ``map``.

        Parameters
        ----------
        function : callable
            What to compute. A null is ``udf.NA`` inside: it propagates, ``x is udf.NA`` asks for it.
        na_action : {None, "ignore"}
            ``"ignore"`` gives null for null without asking ``function``, and treats NaN as null too, as pandas does.
        args, **kwargs
            Further arguments of ``function``: numbers, or arrays as lookup tables. New values do not compile again.
        names, errors, error_model, overflow
            As in :meth:`udf.DataFrame.apply`.

        Raises
        ------
        NotCallableError, UdfCompileError
            If ``function`` is not a Python function, or cannot be compiled (names the line and the cause).
        ArgumentError
            For a value that an argument cannot have.

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([1.0, None, 2.5]).applymap(lambda x, k: x * 2 + k, k=1))
        [3.0, None, 6.0]
        """
        if na_action not in (None, "ignore"):
            raise ArgumentError(f"na_action cannot be {na_action!r}", "it is either 'ignore' or None")
        data = self._data
        column = data.column if na_action is None else nan_as_null(data.column)
        how = handling("skip" if na_action else "pass", errors, error_model, overflow)
        mapped = map_rows(function, (column,), args, kwargs, how=how, index=data.index)
        if mapped.labels is None and names is None:
            return Series._of(imported(mapped.columns[0], data.index, data.name, data.flavour))
        from udf.api.dataframe import result_of  # noqa: PLC0415 - a frame is made of Series

        return result_of(mapped, names=names, flavour=data.flavour, index=data.index, name=data.name)

    apply = map = applymap

    def rolling(
        self,
        window: Any,
        min_periods: int | None = None,
        center: bool = False,  # noqa: FBT001, FBT002 pandas' signature
        *,
        on: Any = None,
        closed: Closed | None = None,
        step: int | None = None,
        method: Method = "single",
    ) -> SeriesWindows:
        """Return the windows that move along the column, for ``.apply(f)``: pandas' ``rolling``.

        Parameters
        ----------
        window : int, str, timedelta, or pandas BaseIndexer
            How many rows; or how much time, as ``"24h"``, of a sorted index of times; or what gives the bounds.
        min_periods : int, optional
            How many values a window must have for a result. Default: ``window`` if that is a number of rows, 1 if
            it is a length of time.
        center : bool
            Whether a window lies around its row. Else it ends there.
        on : times, shape (n,), optional
            What a length of time goes by, in place of the index.
        closed : {"right", "left", "both", "neither"}, optional
            Which ends belong to a window; default ``"right"``.
        step : int, optional
            Windows for every ``step``-th row only.

        Raises
        ------
        WindowError
            For what pandas refuses.

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([1.0, 4.0, 2.0, 8.0]).rolling(3, min_periods=2).apply(lambda w: w.max() - w.min()))
        [nan, 3.0, 3.0, 6.0]
        """
        from udf.api.rolling import SeriesWindows  # noqa: PLC0415 - its results are Series
        from udf.windows.parameters import Rolling  # noqa: PLC0415 - as above

        asked = Rolling(window=window, min_periods=min_periods, center=center, closed=closed, step=step, method=method)
        labels, name = (self._data.index, "the index") if on is None else (on, "on")
        return SeriesWindows(self._data, asked, asked.bounds(len(self), labels, name))

    def expanding(self, min_periods: int = 1, method: Method = "single") -> SeriesWindows:
        """Return the windows of all rows up to each one, for ``.apply(f)``: pandas' ``expanding``.

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([3.0, 1.0, 2.0]).expanding().apply(lambda w: w.min()))
        [3.0, 1.0, 1.0]
        """
        from udf.api.rolling import SeriesWindows  # noqa: PLC0415 - its results are Series
        from udf.windows.parameters import Expanding  # noqa: PLC0415 - as above

        asked = Expanding(min_periods=min_periods, method=method)
        return SeriesWindows(self._data, asked, asked.bounds(len(self)))

    # --- where it goes --------------------------------------------------------------------------

    def to_pandas(self) -> Any:
        """Return a ``pandas.Series`` with the same index object and name, sharing the values on the host.

        It has the layout that the data came in: NumPy, nullable (``Int64``, ``Float64``, ``boolean``) or
        ArrowDtype. Nulls make a NumPy layout nullable; they never become NaN. pandas 3 keeps no NaN in
        its nullable floats (unless ``future.distinguish_nan_and_na``): there NaN becomes ``<NA>``.
        """
        data = self._data
        return to_pandas(to_host(data.column), index=data.index, name=data.name, flavour=data.flavour)

    def to_arrow(self) -> Any:
        """Return a ``pyarrow.Array`` that shares the values on the host (bools are packed into bits)."""
        return to_arrow(to_host(self.column))

    def to_numpy(self, dtype: Any = None, copy: bool = False, na_value: Any = _MISSING) -> NDArray[Any]:  # noqa: FBT001, FBT002 pandas' signature
        """Return a NumPy array (n,), sharing the values on the host unless ``copy`` or a conversion is asked for.

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
            filled: NDArray[Any] = strings if na_value is _MISSING else np.where(valid_rows(host), strings, na_value)
            return filled if dtype is None else filled.astype(dtype)
        if self.dtype.unit:  # NaT has its place in the array
            times = np.array(as_times(host), dtype, copy=copy or None)
            return times if na_value is _MISSING else np.where(np.isnat(times), na_value, times)
        if nulls := null_count(host):
            if na_value is _MISSING:
                raise NullsError(nulls, "a NumPy array", "say what to write for them: to_numpy(na_value=...)")
            common = np.result_type(host.values.dtype, np.min_scalar_type(na_value))
            filled = host.values.astype(common)
            filled[~valid_rows(host)] = na_value
            return filled.astype(dtype or common, copy=False)
        return np.array(host.values, dtype) if copy else np.asarray(host.values, dtype)

    def to_cupy(self) -> Any:
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

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:  # noqa: FBT001 NumPy's protocol
        if copy is False and (self.device != "cpu" or np.dtype(dtype or self.dtype.logical) != self.dtype.logical):
            raise ValueError("this Series cannot be a NumPy array of that dtype without a copy")
        return self.to_numpy(dtype, copy=bool(copy))

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self.to_arrow().__arrow_c_array__(requested_schema)  # type: ignore[no-any-return]

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        chunks = pyarrow("__arrow_c_stream__").chunked_array([self.to_arrow()])
        return chunks.__arrow_c_stream__(requested_schema)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The array on the GPU, its nulls as the interface's boolean mask (CUDA Array Interface, version 3)."""
        if self.device == "cpu":
            raise AttributeError(ON_HOST)
        interface: dict[str, Any] = self.column.values.__cuda_array_interface__
        if self.column.validity is None:
            return interface
        return interface | {"mask": unpack(self.column.validity, len(self))}

    def __dlpack__(self, **request: Any) -> object:
        self._require_no_nulls("a DLPack tensor", "replace them first, or use Arrow")
        return self.column.values.__dlpack__(**{name: value for name, value in request.items() if value is not None})

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.column.values.__dlpack_device__()  # type: ignore[no-any-return]

    # --- equality -------------------------------------------------------------------------------

    def equals(self, other: Series) -> bool:
        """Return whether ``other`` has the same dtype, labels, nulls and values; NaN equals NaN.

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
    def _of(cls, data: Imported) -> Series:
        made = object.__new__(cls)
        made._data = data
        return made

    def _require_no_nulls(self, form: str, hint: str) -> None:
        if nulls := self.null_count:
            raise NullsError(nulls, form, hint)
