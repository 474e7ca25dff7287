"""Results of groups as pandas itself has them, where only it can tell: it is called on a few groups, or of all."""

# ruff: noqa: SLF001 - Series and DataFrame are our own kinds
from __future__ import annotations

import warnings
from functools import lru_cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd

from udf.api.frames import DataFrame, Series
from udf.base.handling import CALL_OPTIONS
from udf.base.null_kinds import OURS, Nulls
from udf.base.pandas_meaning import meaning
from udf.base.records import dataclass
from udf.bind.identity import codes_of, nested_codes
from udf.bind.object_graph import calls_helpers
from udf.columns.bitmask import null_count
from udf.columns.sources import OneColumn
from udf.doors.pandas.pandas_infer import has_mixed_types, infer_numbers
from udf.doors.pandas.pandas_nulls import has_large
from udf.doors.pandas.pandas_sample_dtypes import cast_as_sample
from udf.doors.pandas.pandas_told import are_near
from udf.errors import ArgumentError
from udf.options import options
from udf.runtime.calls.left_parts import LEAVING, DoesNotFitError
from udf.windows.bounds import groups_to_host

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from udf.base.annotations import Args, Array, Function, Named
    from udf.columns.column import Column
    from udf.columns.pandas_names import Dtype, SeriesOrFrame
    from udf.runtime.groups.counted_keys import Keys

    GroupCall = tuple[str, object, Args, Named]
    """A method of groups, the function, and its further arguments."""

WIDE: Final = frozenset(char for char in "?lqLQdO" if char == "?" or np.dtype(char).itemsize == np.dtype("d").itemsize)
"""Characters of NumPy's numbers of 8 bytes, bools and objects."""

NARROW: Final = frozenset(
    {"dt", "half", "single", "byte", "ubyte", "short", "ushort", "intc", "uintc", "float16", "float32"}
    | {f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32)}
)
"""Names by which a function asks for numbers of less than 64 bits."""

OTHERS: Final = "pandas gives something else of these groups"

MOST_ROWS: Final = 1000
"""Rows of a group that pandas is shown, at most."""


def has_wide_dtypes(data: SeriesOrFrame, function: object) -> bool:
    """Return whether all columns are wide (:func:`are_wide`), and ``function`` names no dtype that is not."""
    return are_wide(data) and not names_narrow(function)


def are_wide(data: SeriesOrFrame) -> bool:
    """Return whether all columns hold numbers of 8 bytes, bools, or objects and text, in which NA is not missing.

    Asked with every call, and ``given.dtypes`` is a Series.
    """
    for block in data._mgr.blocks:
        dtype = block.dtype
        if (dtype.char not in WIDE) if isinstance(dtype, np.dtype) else dtype.kind != "O" or _has_na(dtype):
            return False
    return True


def are_numbers(dtypes: list[Dtype]) -> bool:
    """Return whether these are NumPy's numbers and bools alone, of which nothing is refused."""
    for dtype in dtypes:  # noqa: SIM110 - a generator takes longer than the rest
        if not isinstance(dtype, np.dtype) or dtype.kind not in "iufb":
            return False
    return True


def has_objects(data: SeriesOrFrame) -> bool:
    """Return whether a column is of Python's objects."""
    return any(block.dtype.type is np.object_ for block in data._mgr.blocks)


def _has_na(dtype: object) -> bool:
    return getattr(dtype, "na_value", None) is pd.NA


def depends_on_pandas(data: SeriesOrFrame, function: object) -> bool:
    """Return whether pandas has to say the dtype of results: of columns in which NA is missing.

    So has it of a narrow column, and of a function that asks for fields of times, ``s.dt.hour``, which have 32 bits, or
    that names a narrow dtype.
    """
    dtypes = (data.dtype,) if data.ndim == 1 else data.dtypes
    if any(_has_na(one) or (one.kind in "iuf" and getattr(one, "subtype", one).itemsize < 8) for one in dtypes):
        return True
    return names_narrow(function)


def functions_of(call: GroupCall) -> object:
    """Return the function of a call, or of ``agg(name=(column, f))`` and ``agg(name=f)`` each by its name."""
    _, function, _, named = call
    if function is not None:
        return function
    return {name: of[1] if isinstance(of, tuple) else getattr(of, "aggfunc", of) for name, of in named.items()}


def names_narrow(function: object) -> bool:
    """Return whether a function, one of several, or a helper of it names what has less than 64 bits in NumPy."""
    functions = function.values() if isinstance(function, dict) else [function]
    plain = [
        one for one in (getattr(one, "python_function", one) for one in functions) if isinstance(one, FunctionType)
    ]
    return any(
        _is_narrow(one.__code__) or (calls_helpers(one) and any(map(_is_narrow, codes_of(one)))) for one in plain
    )


@lru_cache(maxsize=512)
def _is_narrow(code: CodeType) -> bool:
    return any(not NARROW.isdisjoint(one.co_names) for one in nested_codes(code))


def refuse_masked_arrays(dtypes: Iterable[Dtype], function: object) -> None:
    """Refuse a function that asks for the arrays of nullable columns, which have NA, and other defaults than NumPy's.

    ``dtypes`` are those of the columns.

    Raises
    ------
    ArgumentError
        If it may: it mentions ``values`` or ``array``.
    """
    if not any(_has_na(dtype) and dtype.kind in "iufb" for dtype in dtypes):
        return
    functions = function.values() if isinstance(function, dict) else [function]
    asked = {"values", "array"} & set().union(*map(_names, functions))
    if asked:
        what = f"s.{min(asked)} of a nullable column, which is an array of pandas"
        raise ArgumentError(what, "call the method of the Series (s.std()), or use s.to_numpy()")


def refuse_inexact_integers(dtypes: Iterable[object], function: object, seen: Callable[[], SeriesOrFrame]) -> None:
    """Refuse nullable integers beyond 2**53 where pandas does not compute as floats do.

    Arrow raises where a sum wraps or a float would lose digits; ``diff`` and ``shift`` of Int64 are exact. ``dtypes``
    are those of the columns that ``seen`` gives.

    Raises
    ------
    ArgumentError
        If a column has one.
    """
    if not [dtype for dtype in dtypes if not isinstance(dtype, np.dtype)]:
        return
    functions = function.values() if isinstance(function, dict) else [function]
    is_exact = not {"diff", "shift"}.isdisjoint(set().union(*map(_names, functions)))
    if not any(_is_exact_integer(dtype, is_exact=is_exact) for dtype in dtypes):
        return
    given = seen()
    for column in [given] if given.ndim == 1 else [given.iloc[:, place] for place in range(given.shape[1])]:
        if _is_exact_integer(column.dtype, is_exact=is_exact) and has_large(column):
            raise ArgumentError("integers beyond 2**53 in a nullable column of groups", "use .astype('int64')")


def _is_exact_integer(dtype: Dtype, *, is_exact: bool) -> bool:
    return not isinstance(dtype, np.dtype) and dtype.kind in "iu" and (is_exact or isinstance(dtype, pd.ArrowDtype))


def lacks_bools(output: pd.Series) -> bool:
    """Return whether bools with a mask lack one: pandas has objects there if a function gave one value a group."""
    dtypes = [output.dtype] if output.ndim == 1 else output.dtypes
    have_mask = any(dtype.kind == "b" and not isinstance(dtype, np.dtype) for dtype in dtypes)
    return have_mask and bool(output.isna().to_numpy().any())


def without_mask(output: SeriesOrFrame, given: SeriesOrFrame) -> SeriesOrFrame:
    """Return what rows in no group of ``given`` lack as NumPy has it: NaN among objects for bools, or among floats."""
    if output.ndim == 2:
        has = any(not isinstance(one, np.dtype) for one in output.dtypes)
        return output.apply(without_mask, given=given) if has else output
    if isinstance(output.dtype, np.dtype) or output.dtype.kind not in "biu":
        return output
    column = given if given.ndim == 1 else given.get(output.name)
    has_mask = column is not None and not isinstance(column.dtype, np.dtype) and column.dtype.kind in "iufb"
    if has_mask:
        return output
    if output.dtype.kind == "b":
        return output.astype(object).where(output.notna(), np.nan)
    return pd.Series(output.to_numpy("float64", na_value=np.nan), output.index, name=output.name)


def _names(function: object) -> set[str]:
    function = getattr(function, "python_function", function)
    if not isinstance(function, FunctionType):
        return set()
    return {name for code in codes_of(function) for name in code.co_names}


EQUALITY_METHODS: Final = frozenset({"unique", "duplicated", "drop_duplicates", "is_unique"})
"""What tells one null of text from another."""


def refuse_mixed_nulls(seen: SeriesOrFrame, function: object) -> None:
    """Refuse a function that asks which values are equal of objects that are None and others NaN: here one null.

    Raises
    ------
    ArgumentError
        If there are such.
    """
    function = getattr(function, "python_function", function)
    if not isinstance(function, FunctionType):
        return
    codes = codes_of(function)
    names = {name for code in codes for name in (*code.co_names, *code.co_consts) if isinstance(name, str)}
    if EQUALITY_METHODS.isdisjoint(names):
        return
    for column in [seen] if seen.ndim == 1 else [seen[label] for label in seen.columns if label in names]:
        if column.dtype == object and len(set(map(type, column[column.isna()].tolist()))) > 1:
            what = f"column {column.name!r} is objects, some of them None and some NaN, which pandas tells apart here"
            raise ArgumentError(what, 'make them one: frame["s"].where(frame["s"].notna(), None)')


def depends_on_values(result: Series | DataFrame) -> bool:
    """Return whether pandas gives results by what they are in Python: an int, a float, a bool, NaN, None.

    Values of several columns that are spread over their group meet in one dtype.
    """
    if isinstance(result, Series):
        column = result._data.column
        return bool(column.mixes) or (column.returned != OURS and bool(null_count(column)))
    return _has_common_dtype(result) or any(
        one.mixes or (one.returned != OURS and null_count(one)) for one in _columns(result).values()
    )


def _has_common_dtype(result: Series | DataFrame) -> bool:
    """Return whether values of several dtypes are spread over their groups."""
    spread = isinstance(result, DataFrame) and result._table.form == "spread"
    return spread and len({one.dtype for one in _columns(result).values()}) > 1


def _columns(result: Series | DataFrame) -> dict[Hashable, Column]:
    """Return the columns of results, without keys."""
    if isinstance(result, Series):
        return {None: result._data.column}
    sources = result._table.sources.items()
    return {label: one.read(label).column for label, one in sources if isinstance(one, OneColumn)}


@dataclass(frozen=True, slots=True)
class PandasCheck:
    """pandas, asked for results of groups of ``seen``: of few, or by ``own`` of all.

    ``call`` is the method, the function and its further arguments.
    """

    seen: SeriesOrFrame
    keys: Keys
    call: GroupCall
    own: Function | None

    def settled(self, output: SeriesOrFrame, result: Series | DataFrame) -> SeriesOrFrame:
        """Return ``output``, which is ``result`` as pandas has it, in the dtypes that pandas itself gives."""
        columns, masked = _columns(result), depends_on_pandas(self.seen, functions_of(self.call))
        several = len(columns) > 1 and (output.ndim == 1 or self.call[0] == "apply")
        if several and has_mixed_types(list(columns.values()), one_by_one=output.ndim == 1):
            return self._all()
        if masked and any(one.mixes for one in columns.values()):
            return self._all()
        if any("None" in one.mixes and null_count(one) for one in columns.values()):
            return self._all()
        if several and output.ndim == 1:
            return output
        if not several:
            output = self._told(output, columns)
        nulls = any(one.returned != OURS and null_count(one) for one in columns.values())
        of_objects = self.seen.ndim == 1 and self.seen.dtype == object
        return self._cast(output, columns) if masked or nulls or of_objects or _has_common_dtype(result) else output

    def _told(self, output: pd.Series, columns: dict[Hashable, Column]) -> pd.Series:
        """Return numbers of which some may be ints or bools in Python, among others, as pandas has them."""
        codes, groups = groups_to_host(self.keys.bounds).codes, len(self.keys.bounds)
        for label, column in columns.items():

            def again(begin: int, stop: int, label: Hashable = label) -> pd.Series:
                rows = np.flatnonzero((codes >= begin) & (codes < stop))
                asked = self._all() if stop - begin >= groups else self._of(rows, codes)
                return asked if asked.ndim == 1 else asked[label]

            if column.mixes and output.ndim == 1:
                output = infer_numbers(output, column, again, groups)
            elif column.mixes:
                output[label] = infer_numbers(output[label], column, again, groups)
        return output

    def _all(self) -> pd.Series:
        """Return pandas' own results of all groups."""
        if self.own is None:
            raise ArgumentError("an int, a float or a bool by group: pandas tells them apart", "return one of them")
        return self.own()

    def first(self) -> SeriesOrFrame:
        """Return pandas' own result of the first group."""
        codes = groups_to_host(self.keys.bounds).codes
        if (left := LEAVING.get()) is not None and left.left:
            raise DoesNotFitError
        return self._of(np.flatnonzero(codes == codes[codes >= 0].min()), codes)

    def _of(self, rows: Array, codes: Array) -> SeriesOrFrame:
        method, function, args, named = self.call
        known = {name: value for name, value in named.items() if name not in CALL_OPTIONS}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return getattr(self.seen.iloc[rows].groupby(codes[rows]), method)(function, *args, **known)

    def _cast(self, output: SeriesOrFrame, columns: dict[Hashable, Column]) -> SeriesOrFrame:
        """Return results in pandas' own dtype: they were computed as floats, NaN for nulls.

        pandas is asked for small groups, one whose result is null; a dtype that does not hold all results is not taken.
        """
        codes, many = groups_to_host(self.keys.bounds).codes, len(self.keys.bounds)
        groups = _groups_of(len(output), codes, many, spread=self.call[0] == "transform")
        if groups is None:
            return output
        missing = output.isna().to_numpy().reshape(len(output), -1).any(axis=1) | (groups < 0)
        sizes = np.bincount(codes[codes >= 0], minlength=many)
        there = (groups >= 0) & (sizes[groups] > 0)
        found = [np.unique(groups[mask & there]) for mask in (missing, ~missing)]
        few = sorted({int(one) for some in found for one in some[np.argsort(sizes[some], kind="stable")[:2]]})
        if not few:
            return output
        rows = np.sort(np.concatenate([np.flatnonzero(codes == one)[:MOST_ROWS] for one in few]))
        try:
            sample = self._of(rows, codes)
        except Exception as error:  # noqa: BLE001 - it raised nothing compiled: of bools beside Arrow's numbers, say
            return output if self._asks_key() else self._others(f"{type(error).__name__}: {error}")
        if sample.ndim > output.ndim:
            return output
        if sample.ndim == 1 and sample.dtype == object and any(isinstance(one, np.generic) for one in sample):
            return self._all()  # beside a null
        if output.ndim == 1 and len(output) == many == len(groups) and len(sample) == len(few):
            told = sizes[few] <= MOST_ROWS
            if (missing[few] != sample.isna().to_numpy())[told].any():  # s.std(ddof=9) of Int64 is inf
                return self._all()
        if output.ndim == 1:
            output = cast_as_sample(output, sample, groups < 0, self._nulls(None, columns))
            shown = self._places(output, groups, few, rows)
            whole = sizes[groups[shown]] <= MOST_ROWS
            return output if self._is_shown(output, sample, shown, whole) else self._others(str(sample.iloc[0]))
        sample = sample if sample.ndim == 2 else sample.to_frame()
        for label in [one for one in columns if one in output and one in sample]:
            output[label] = cast_as_sample(output[label], sample[label], groups < 0, self._nulls(label, columns))
        return output

    def _asks_key(self) -> bool:
        """Return whether the function may ask for the key of its group, which a sample has not: it has a number."""
        names = _names(self.call[1])
        return not names or "name" in names or meaning().hands_keys

    def _places(self, output: pd.Series, groups: Array, few: list[int], rows: Array) -> Array | list[int]:
        """Return where in the results those of ``few`` groups, of ``rows``, are; none where the order is not known."""
        if self.call[0] == "transform":
            return rows
        if len(output) == len(self.keys.bounds):
            return few
        return np.flatnonzero(np.isin(groups, few)) if output.index.nlevels > self.seen.index.nlevels else []

    def _is_shown(self, output: pd.Series, sample: pd.Series, shown: Array | list[int], whole: Array) -> bool:
        """Return whether results are those of a sample, at the places that are ``shown`` of ``whole`` groups."""
        is_unknown = len(shown) != len(sample) or sample.ndim > 1 or self._asks_key()
        return is_unknown or are_near(output.iloc[shown][whole], sample[whole])

    def _others(self, what: str) -> SeriesOrFrame:
        """Return pandas' own results, which are others than ours: ``what`` it gives of a few groups, or raises."""
        if self.own is None or options.fallback == "error":
            raise ArgumentError(f"{OTHERS}: {what}", "convert the column first: .astype('float64')")
        return self.own()

    def _nulls(self, label: Hashable, columns: dict[Hashable, Column]) -> Nulls:
        """Return what nulls of results are; those of a column of text that has one kind of them are of that."""
        nulls, seen = columns[label].returned, self.seen if self.seen.ndim == 1 else self.seen.get(label)
        if len(nulls) > 1 and seen is not None:
            return nulls[: len(set(map(type, seen[seen.isna()].tolist())))]
        return nulls


def _groups_of(results: int, codes: Array, groups: int, *, spread: bool) -> Array | None:
    """Return which group each result is of; None if they are some rows of the groups."""
    if spread:
        return codes
    if results == groups:
        return np.arange(groups)
    inside = np.sort(codes[codes >= 0])
    return inside if results == len(inside) else None
