"""What pandas hands a function for a missing value: a property of the column's dtype, or of the objects in it.

=========================================  ==================================================
dtype                                      a missing value is
=========================================  ==================================================
``object``                                 what the column holds: None, NaN, ``pd.NA``, NaT
``str``, ``category``                      NaN
``datetime64``, ``timedelta64``            NaT
nullable (``Int64``, ``string``), Arrow    ``pd.NA``
=========================================  ==================================================

What a column of objects may hold at pandas' doors: values of one type of Python's, beside what is missing.

pandas hands a function the objects themselves, and what they do is a matter of their types: ``1`` and ``1.0`` are other
texts, ``True`` is none of both, and ``numpy.int8(100) + 100`` wraps. A column here has one type.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from math import isnan
from operator import is_
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd

from udf.api.frames import Series
from udf.base.null_kinds import NAN, NONE, Null, Nulls, null_of
from udf.base.pandas_meaning import meaning
from udf.base.records import dataclass
from udf.columns import read
from udf.columns.arrays import from_values
from udf.columns.bitmask import EXACT, has_nan, nan_as_null, null_as_nan
from udf.columns.sources import PlacedSource
from udf.columns.transfers import to_host
from udf.errors import DTypeError

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from pandas.core.internals.blocks import Block

    from udf.base.annotations import Array
    from udf.columns.column import Column
    from udf.columns.labelled_column import LabelledColumn
    from udf.columns.pandas_names import Dtype, ExtensionArray, ExtensionDtype, SeriesOrFrame
    from udf.columns.parts import Parts


def with_pandas_nulls(
    data: Array | ExtensionArray | pd.Series, labelled: LabelledColumn, *, in_rows: bool = False
) -> LabelledColumn:
    """Return a column that was read from a pandas Series with the nulls that pandas hands a function for it.

    Examples
    --------
    >>> from udf.columns import read
    >>> series = pd.Series(["a", None], dtype=object)
    >>> with_pandas_nulls(series, read(series)).column.nulls
    ('None',)
    """
    column, dtype = labelled.column, data.dtype
    if isinstance(dtype, np.dtype) and dtype.kind == "O":
        column = column_of_objects(data, column)
    elif column.validity is not None:
        if in_rows and isinstance(dtype, pd.CategoricalDtype) and column.dtype.kind in "iu":
            column = null_as_nan(to_host(column))  # a row gets floats there
        column = replace(column, nulls=nulls_of(dtype))
    return labelled if column is labelled.column else replace(labelled, column=column)


def nulls_of(dtype: object) -> Nulls:
    """Return what a missing value of a dtype is, other than ``object``.

    Examples
    --------
    >>> nulls_of(pd.Int64Dtype()), nulls_of(pd.Series([pd.NaT]).dtype)
    (('pandas.NA',), ('NaT',))
    """
    missing = getattr(dtype, "na_value", pd.NaT)
    null = null_of(missing)
    assert null is not None
    return (null,)


def handed_by_map(given: SeriesOrFrame) -> SeriesOrFrame:
    """Return the Series, or frame, whose values ``map`` of the installed pandas hands to a function.

    Before 3.1 that of a nullable column, or of one of Arrow's numbers, hands out what ``to_numpy`` gives: floats where
    one value is missing, so that a part of the column is not what it is in the whole.

    Source: pandas/core/arrays/masked.py (BaseMaskedArray.map), arrow/array.py (ArrowExtensionArray.map), pandas 3.0.
    """
    if meaning().hands_nulls or not len(given):
        return given
    if given.ndim == 2:
        columns = [given.iloc[:, place] for place in range(given.shape[1])]
        handed = [handed_by_map(column) for column in columns]
        if all(map(is_, handed, columns)):
            return given
        made = pd.DataFrame(dict(enumerate(handed)), index=given.index).set_axis(given.columns, axis=1)
    elif isinstance(dtype := given.dtype, np.dtype | pd.SparseDtype) or (
        getattr(dtype, "kind", "O") not in ("iuf" if isinstance(dtype, pd.ArrowDtype) else "iufb")
    ):
        return given
    else:
        made = pd.Series(given.to_numpy(), given.index, name=given.name)
    made.attrs = given.attrs
    return made


def map_values(given: object) -> Series:
    """Return the values that ``map`` of a pandas Series would hand to a function, read."""
    given = handed_by_map(given)
    data = with_pandas_nulls(given, read(given))
    if not meaning().hands_nulls and data.column.dtype.kind == "D" and data.column.validity is not None:
        data = replace(data, column=replace(data.column, nulls=NAN))
    return Series._of(data)  # noqa: SLF001 our own kind


@dataclass(frozen=True, slots=True)
class RowDtype:
    """What columns of numbers, or of bools, are in a row: of a type of NumPy's, in which ``extension`` has nulls."""

    numpy: np.dtype
    extension: ExtensionDtype | None

    @property
    def are_scalars(self) -> bool:
        """Return whether the values of a row are NumPy's scalars: those of Arrow's columns are Python's."""
        return not isinstance(self.extension, pd.ArrowDtype)

    def column(self, given: Column) -> Column:
        """Return a column as a row has it."""
        values = given.values  # noqa: PD011 - no pandas
        if given.validity is None and given.dtype.kind == "f" and has_nan(given):
            return replace(nan_as_null(given), nulls=nulls_of(self.extension))
        if not self.are_scalars and given.dtype.kind in "iu" and self.numpy.kind == "f":
            return replace(given, values=values.astype(self.numpy))
        return given


def row_dtype(dtypes: list[Dtype]) -> RowDtype | None:
    """Return what columns of these dtypes are in a row; None where they are objects.

    Examples
    --------
    >>> row_dtype([np.dtype("int64"), pd.Float32Dtype()])
    RowDtype(numpy=dtype('float64'), extension=Float32Dtype())
    >>> row_dtype([np.dtype("int64"), np.dtype(object)]) is None
    True
    """
    kinds = {getattr(dtype, "kind", "O") for dtype in dtypes}
    if not dtypes or not (kinds <= set("iufc") or kinds == {"b"}):
        return None
    extensions = [dtype for dtype in dtypes if not isinstance(dtype, np.dtype)]
    arrow = {isinstance(dtype, pd.ArrowDtype) for dtype in extensions}
    if len(arrow) > 1 or not all(hasattr(dtype, "numpy_dtype") for dtype in extensions):
        return None
    common = np.result_type(*(getattr(dtype, "numpy_dtype", dtype) for dtype in dtypes))
    return RowDtype(common, extensions[0] if extensions else None)


def has_large(column: pd.Series) -> bool:
    """Return whether a column has an integer beyond 2**53, which is no float."""
    dtype = getattr(column.dtype, "subtype", column.dtype)  # of a sparse one
    if dtype.kind not in "iu" or dtype.itemsize < np.dtype("int64").itemsize or not column.count():
        return False
    return max(-int(column.min()), int(column.max())) > EXACT


def cast_numbers(result: pd.Series, dtype: np.dtype | ExtensionDtype) -> pd.Series:
    """Return numbers in ``dtype``, an integer that no float holds rounded as pandas rounds it: Arrow refuses it."""
    is_arrow = isinstance(dtype, pd.ArrowDtype) and dtype.kind == "f" and result.dtype.kind in "iu"
    return (result.astype("Float64") if is_arrow else result).astype(dtype)


class PandasRows(PlacedSource):
    """The columns of a DataFrame, with the values and the nulls that pandas hands a function of a row.

    Where numbers of NumPy's meet nullable ones, or Arrow's, a NaN is a null; where they meet Arrow's, an int that meets
    a float is one.
    """

    __slots__ = ("_met",)

    def __init__(self, table: pd.DataFrame, met: RowDtype | None, places: Mapping[Hashable, int] | None = None) -> None:
        super().__init__(table, places)
        self._met = met
        if met is not None and met.numpy.kind == "f" and not met.are_scalars:
            self._require_exact()

    def seen(self, given: Array | ExtensionArray | pd.Series, labelled: LabelledColumn) -> LabelledColumn:
        """Return the column ``given`` as a function of a row sees it."""
        dtype = given.dtype
        if (
            isinstance(dtype, pd.CategoricalDtype)
            and dtype.categories.dtype.kind in "iu"
            and bool(pd.isna(given).any())
        ):
            what = "a category of integers with missing ones"  # pandas hands out NaN beside integers
            raise DTypeError(what, supported=("all there",), hint="astype('Int64') first")
        labelled = with_pandas_nulls(given, labelled, in_rows=True)
        if self._met is None or self._met.extension is None:
            return labelled
        return replace(labelled, column=self._met.column(labelled.column))

    def _require_exact(self) -> None:
        """Refuse rows of Arrow's floats that have an integer beyond 2**53, where Arrow raises whatever is read."""
        for place, dtype in enumerate(self.table.dtypes):
            if dtype.kind in "iu" and has_large(self.table.iloc[:, place]):
                hint = "make them floats: .astype('float64')"
                raise DTypeError("an integer beyond 2**53 beside Arrow's floats", supported=("float64",), hint=hint)

    def parts(self, label: Hashable) -> Parts:
        """Return the parts of column ``label``: pandas hands out a dict or a list, in which a null is None."""
        made = {name: read(part) for name, part in super().parts(label).items()}
        if made and self.table[label].isna().any():
            hint = "a function would get a missing value, which has no parts: choose the rows that have one."
            raise DTypeError(f"column {label!r}, which has missing values", supported=("all there",), hint=hint)
        return {name: replace(one, column=replace(one.column, nulls=NONE)) for name, one in made.items()}

    def between(self, start: int, stop: int) -> PandasRows:
        """Return the same columns with the rows from ``start`` to ``stop``; shares the memory."""
        return PandasRows(self.table.iloc[start:stop], self._met, self._places)


NULLS: Final[dict[type, Null]] = {type(None): "None", type(pd.NA): "pandas.NA", type(pd.NaT): "NaT"}

ONE_BY_ONE: Final = (bool, int, float, complex, str, date)
"""Types of objects that a function is handed one by one; those of their subclasses have methods of their own."""

IN_GROUPS: Final = (str, date)
"""Types of objects that a whole Series may hold: numbers do not wrap there, ``s / 0`` raises, ``np.sqrt(s)`` too."""


def column_of_objects(data: Array | pd.Series, column: Column) -> Column:
    """Return the ``column`` that was read from a Series of objects with what its nulls are: those that are there.

    NaN beside other values than floats is a null.

    Raises
    ------
    DTypeError
        If the objects are not of one of the types ``ONE_BY_ONE``.

    Examples
    --------
    >>> from udf.columns import read
    >>> given = pd.Series([1, None], dtype=object)
    >>> column_of_objects(given, read(given).column).nulls
    ('None',)
    """
    values = data.tolist()
    kinds, nulls = _types_of(values)
    _require_one(kinds, ONE_BY_ONE)
    if "nan" in nulls and column.dtype.kind == "f":
        column = from_values([None if type(value) is float else value for value in values])
    return replace(column, nulls=tuple(sorted(nulls))) if nulls else column


class GroupedColumns(PlacedSource):
    """The columns of a DataFrame as its groups take them: objects are text, or dates.

    ``blocks`` are those that the frame had.
    """

    __slots__ = ("blocks",)
    blocks: tuple[Block, ...]

    def seen(self, given: object, found: LabelledColumn) -> LabelledColumn:
        """Return the column ``given`` as it was ``found``; refuse objects of other types."""
        require_group_objects(given)
        return found


def require_group_objects(data: Array | ExtensionArray | pd.Series) -> None:
    """Raise DTypeError for a Series of objects that are other than text, or dates, in groups and as a whole column.

    So does one of categories of numbers, of which pandas has no sums, nor an order: here they would be their numbers.
    """
    if isinstance(data.dtype, pd.CategoricalDtype) and data.dtype.categories.dtype.kind in "iufb":
        hint = 'make them numbers: frame.astype({"a": "int64"}).'
        raise DTypeError("a category of numbers", supported=("numbers",), where="a column of groups", hint=hint)
    if isinstance(data.dtype, np.dtype) and data.dtype.kind == "O":
        kinds = _types_of(data.tolist())[0]
        if not kinds and len(data):
            hint = "say what it has: .astype('float64'), or .astype('str') of text."
            raise DTypeError("a column of objects that are all missing", supported=_names(IN_GROUPS), hint=hint)
        _require_one(kinds, IN_GROUPS)


def _types_of(values: list[object]) -> tuple[set[type], set[Null]]:
    """Return the types of values that are there, and the nulls; NaN beside other values than floats is one."""
    kinds = set(map(type, values))
    nulls: set[Null] = {NULLS[kind] for kind in kinds if kind in NULLS}
    kinds -= NULLS.keys()
    if float in kinds and len(kinds) > 1 and all(isnan(value) for value in values if type(value) is float):
        nulls.add("nan")
        kinds.remove(float)
    return kinds, nulls


def _names(kinds: tuple[type, ...]) -> tuple[str, ...]:
    return tuple(kind.__name__ for kind in kinds)


def _require_one(kinds: set[type], supported: tuple[type, ...]) -> None:
    """Raise DTypeError for types of objects that are several, or not ``supported``."""
    if len(kinds) < 2 and kinds <= set(supported):
        return
    names = " beside ".join(sorted(kind.__name__ for kind in kinds))
    hint = "make it a column of one type: .astype(float) of numbers, .astype(str) of text."
    raise DTypeError(f"a column of objects that has {names}", supported=_names(supported), hint=hint)
