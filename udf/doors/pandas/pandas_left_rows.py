"""A function at pandas' door that compiles in part, or not at all: the rest of the rows are Python's, by pandas itself.

What compiled code cannot do leaves a row (:mod:`udf.bind.leaving`); such rows are run as pandas runs them, in order,
once, and what they give is put in place. Where nothing of a function is left to compile pandas runs it as a whole.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from time import perf_counter
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd

from udf.api.frames import DataFrame, Series
from udf.base.progress import counted
from udf.base.records import dataclass
from udf.bind.cuts import Cuts, causes_of, find_cuts, known_cuts, leave_whole, lines_left, warn_of
from udf.bind.leaving import leaving
from udf.bind.shared_state import may_give_numpy
from udf.columns.arrow_arrays import put_values
from udf.doors.pandas.pandas_fallback import INSTALLED, OPTIONS, USERS, PandasRunsError, falls_back
from udf.doors.pandas.pandas_frames import layout_of
from udf.doors.pandas.pandas_infer import put_together, series_of, to_objects
from udf.doors.pandas.pandas_results import SERIES
from udf.doors.pandas.pandas_told import columns_of
from udf.errors import DTypeError, UdfError
from udf.runtime.calls.left_parts import fits
from udf.runtime.choice.last_call import LastCall, last_call, set_last_call

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from udf.base.annotations import Array, Function
    from udf.columns.column import Column, LeftRows
    from udf.columns.pandas_names import SeriesOrFrame

    Ours = Series | DataFrame

FEW: Final = 3
"""A third of the rows leaves: then no other blocks are looked for of which fewer might."""

OTHER_TYPES: Final = "they hold objects of another type than most rows"


@dataclass(frozen=True, slots=True, kw_only=True)
class PandasMethod:
    """A method of pandas, and the same by compiled code.

    ``theirs`` gives pandas' own result of a function over some of ``data``. ``ours`` gives ours, and ``leaving`` one of
    which some rows may leave; ``finish`` makes pandas' of it. ``join`` makes a result of one
    object for each row, None where pandas has to. ``named`` are the call's options. ``each`` gives a list of what a
    function gives of the values in some rows of the data, where pandas hands out values that can be kept.
    """

    data: SeriesOrFrame
    function: Function
    theirs: Callable[[SeriesOrFrame, Function], SeriesOrFrame]
    ours: Callable[[SeriesOrFrame, Function], Ours]
    leaving: Callable[[SeriesOrFrame, Function], Ours]
    finish: Callable[[SeriesOrFrame, Ours], SeriesOrFrame]
    join: Callable[[SeriesOrFrame, list[object]], SeriesOrFrame] | None
    named: Mapping[str, object]
    each: Callable[[SeriesOrFrame, Array, Function], list[object]] | None = None

    def run(self) -> SeriesOrFrame:
        """Return what pandas gives: compiled as far as the function can be, Python for the rest.

        Raises
        ------
        Exception
            What the function raises on the first row, in order, on which it does.
        """
        if not falls_back(self.function, self.named):
            return self.finish(self.data, self.ours(self.data, self.function))
        if not len(self.data):  # what pandas makes of nothing: it may call the function with an empty row
            return self.theirs(self.data, self.function)
        cuts = known_cuts(self.function, self._types)
        if cuts.whole:
            return self._whole(cuts)
        try:
            if cuts.refusal is not None:
                raise cuts.refusal
            finish = self._compiled(cuts)
        except USERS:
            raise
        except UdfError as error:
            few = len(self.data) // FEW
            rest = self._cut(find_cuts(self.function, self._types, cuts, error, self._trial, few))
            if rest is None:
                raise
            finish = rest
        return finish()

    def _cut(self, cuts: Cuts) -> Callable[[], SeriesOrFrame] | None:
        """Return what gives the result of a function without the blocks that were found; None under ``udf.pandas``."""
        if not cuts.whole:
            try:
                return self._compiled(cuts)
            except USERS:
                raise
            except UdfError as error:  # what the rest gives is refused at this door
                cuts = leave_whole(self.function, self._types(), error)
        return partial(self._whole, cuts) if INSTALLED.get() is None else None

    def _types(self) -> object:
        data = self.data
        return data.dtype if data.ndim == 1 else layout_of(data).dtypes

    def _compiled(self, cuts: Cuts) -> Callable[[], SeriesOrFrame]:
        """Return what gives the result, once compiled code has run: Python's rows, of which none is run twice."""
        function = cuts.applied_to(self.function)
        made, fit, left = self.split(function)
        if not len(left):
            result = self.finish(self.data, made)
            return lambda: result
        lines = lines_left(_left_of(made), function)
        causes = cuts.reasons or (*((OTHER_TYPES,) if fit is not None else ()), *causes_of(lines))
        if len(left) * 2 > len(self.data) and INSTALLED.get() is None:
            return partial(self._begun_anew, causes, len(left), lines)  # which keeps no memory of what was compiled
        return partial(self._in_part, causes, lines, function, made, fit, left)

    def _begun_anew(self, causes: tuple[str, ...], count: int, lines: dict[int, int]) -> pd.Series:
        """Return what pandas gives of all rows, of which ``count`` left: compiled code has no side effects."""
        self._warn(causes, count)
        rows = len(self.data)
        result = self._all_in_pandas()
        set_last_call(LastCall("python", "most rows leave compiled code", rows, in_python=rows, lines=lines))
        return result

    def _in_part(
        self, causes: tuple[str, ...], lines: dict[int, int], function: Function, made: Ours, fit: object, left: Array
    ) -> pd.Series:
        """Return the result of rows that were compiled, and of ``left`` ones."""
        installed, ran = INSTALLED.get(), last_call()
        if installed is not None:
            with installed.rows_left(self, function, made, left, causes):
                result = self._resolved(made, fit, left, function)
        else:
            self._warn(causes, len(left))
            result = self._resolved(made, fit, left, function)
        if ran is not None:
            set_last_call(ran._replace(rows=len(self.data), in_python=len(left), lines=lines))
        return result

    def _warn(self, causes: tuple[str, ...], count: int) -> None:
        for cause in causes:
            warn_of(self.function, cause, f"{count:,} of {len(self.data):,} rows")

    def split(self, function: Function) -> tuple[Ours, Array | None, Array]:
        """Return the result of rows that are compiled, which rows those are (None for all), and which leave."""
        try:
            made, fit = self.leaving(self.data, function), None
        except DTypeError:
            fit = rows_of_one_type(self.data)
            if fit is None:
                raise
            made = self._of_one_type(self.data.iloc[fit], leaving(function))
        left = _left_of(made)
        left_rows = np.empty(0, np.intp) if left is None else left.rows
        if fit is None:
            return made, None, left_rows
        is_left = np.ones(len(self.data), bool)
        is_left[np.delete(fit, left_rows)] = False
        return made, fit, np.flatnonzero(is_left)

    def _of_one_type(self, some: SeriesOrFrame, function: Function) -> Ours:
        """Return the result of rows of one type; before one that raises, a row that is Python's may raise."""
        try:
            return self.leaving(some, function)
        except UdfError:
            raise
        except Exception as error:  # noqa: BLE001 - of a function whose rows cannot leave: a callable object
            raised = error
        if INSTALLED.get() is None:
            self._all_in_pandas()
        raise raised

    def _trial(self, function: Function) -> int:
        """Return how many rows of the data leave with ``function``, or raise what refuses it."""
        return len(self.split(function)[2])

    def _whole(self, cuts: Cuts) -> pd.Series:
        """Return what pandas gives of all rows."""
        if INSTALLED.get() is not None:
            raise PandasRunsError(cuts.whole, cuts.hint or None)
        warn_of(self.function, cuts.whole, "all rows")
        began, rows = perf_counter(), len(self.data)
        result = self._all_in_pandas()
        set_last_call(LastCall("python", cuts.whole, rows, perf_counter() - began, in_python=rows))
        return result

    def _all_in_pandas(self) -> pd.Series:
        with counted(self.function, len(self.data)) as run:
            return self.theirs(self.data, run)

    def _resolved(self, made: Ours, fit: object, left: Array, function: Function) -> pd.Series:
        """Return the result of rows that were compiled and of those that left, which Python computes in order."""
        join = self.join
        if join is None or (isinstance(made, DataFrame) and made._table.form in SERIES):  # noqa: SLF001 our own kind
            return self._all_in_pandas()
        given = self._in_python(left)
        if fit is None and isinstance(made, Series):
            with suppress(UdfError):  # which refuses results, as those in dtypes that pandas tells by objects
                if (output := self._put(made, left, given)) is not None:
                    return output
        kept = np.ones(len(self.data), bool)
        kept[left] = False
        objects = np.empty(len(self.data), object)
        objects[kept] = _as_objects(self._objects(np.flatnonzero(kept), function))
        objects[left] = _as_objects(given)
        return join(self.data, list(objects))

    def _put(self, made: Series, left: Array, given: list[object]) -> pd.Series | None:
        """Return the result with what Python gave of some rows; None where that does not fit."""
        column = made._data.column  # noqa: SLF001 our own kind
        if column.values.flags.writeable and fits(column, given):  # noqa: PD011 - no pandas
            column.values[left] = np.fromiter(given, column.values.dtype, len(given))  # noqa: PD011 - no pandas
            return self.finish(self.data, made)
        if not _fits_text(column, given):
            return None
        output = self.finish(self.data, made)
        held = getattr(output.array, "_pa_array", None)
        if held is None or str(held.type) != "large_string" or held.num_chunks != 1:
            output.iloc[left] = given
            return output
        put = output.dtype.__from_arrow__(put_values(held.chunk(0), left, given))  # in half of pandas' own time
        result = series_of(put, output.index, output.name)
        result.attrs = output.attrs
        return result

    def _objects(self, rows: Array, function: Function) -> list[object]:
        """Return the results of rows none of which leaves, as the function gives them."""
        if not len(rows):
            return []
        if may_give_numpy(self.function):  # a column of compiled results does not tell np.int64(2) from 2
            return self._in_python(rows)
        some = self.data.iloc[rows]
        try:
            made = self.leaving(some, function)
            if _left_of(made) is not None:
                return self._in_python(rows)
            output = self.finish(some, made)
        except UdfError:  # of these rows alone the columns have another type; they have no side effects
            return self._in_python(rows)
        if output.dtype == object:
            return list(output)
        if isinstance(made, DataFrame):  # pandas has made lists of Arrow's of tuples and sets
            return self._in_python(rows)
        column = made._data.column  # noqa: SLF001 our own kind
        of_numpys = column.text is None and self.data.ndim > 1 and layout_of(self.data).rows.are_scalars
        if not of_numpys and not column.mixes:  # as may np.float64(1) of a row's numbers, and 1 from 1.0
            with suppress(UdfError):  # which refuses None beside NaN
                return to_objects(output, column)
        return self._in_python(rows)

    def _in_python(self, rows: Array) -> list[object]:
        """Return what the function gives for some rows, each run once, on what pandas hands it."""
        with counted(self.function, len(rows)) as run:
            if self.each is not None:
                return self.each(self.data, rows, run)
            given: list[object] = []
            put, a_series = given.append, pd.Series  # a row of pandas' own takes 5 us: each look-up of a name counts

            def keep(*args: object, **named: object) -> None:
                value = run(*args, **named)
                put(value.copy() if isinstance(value, a_series) else value)
                if len(given) == count:  # pandas need not make a result of its own
                    raise _AllGivenError

            count = len(rows)
            with suppress(_AllGivenError):
                self.theirs(self.data.iloc[rows], keep)
            return given


class _AllGivenError(BaseException):
    """Python has given the last value that is asked for."""


def _left_of(made: Ours) -> LeftRows | None:
    """Return the rows of a result that are Python's."""
    first = made._data.column if isinstance(made, Series) else columns_of(made)[0]  # noqa: SLF001 our own kind
    return first.left


def _fits_text(column: Column, given: list[object]) -> bool:
    """Return whether what Python gave is text that goes into a column of text, none of which is missing."""
    if column.text is None or column.validity is not None or {*map(type, given)} != {str}:
        return False
    try:
        "".join(map(str, given)).encode()
    except UnicodeEncodeError:  # a half of a surrogate pair, of which pandas keeps the object
        return False
    return True


def _as_objects(values: list[object]) -> Array:
    """Return values as an array of objects of one dimension, lists among them too."""
    array = np.empty(len(values), object)
    for place, value in enumerate(values):
        array[place] = value
    return array


def rows_of_one_type(data: pd.Series) -> NDArray[np.intp] | None:
    """Return the rows whose objects have the type that most have, column by column; None if all have.

    A missing value has every type, and an integer beyond 64 bits none.

    Examples
    --------
    >>> rows_of_one_type(pd.Series(["a", None, 3, "b"], dtype=object)).tolist()
    [0, 1, 3]
    """
    columns = [data] if data.ndim == 1 else [data.iloc[:, place] for place in range(data.shape[1])]
    fits = np.ones(len(data), bool)
    for column in columns:
        if column.dtype == object and len(column):
            missing = column.isna().to_numpy()
            codes, kinds = pd.factorize(np.fromiter(map(type, column), object, len(column)))
            most = np.bincount(codes[~missing], minlength=len(kinds)).argmax()
            fits &= missing | (codes == most)
            if kinds[most] is int:
                fits &= np.fromiter((type(one) is not int or -(2**63) <= one < 2**63 for one in column), bool)
    return None if fits.all() else np.flatnonzero(fits)


def join_values(data: pd.Series, objects: list[object], na_action: object = None) -> pd.Series:
    """Return objects, one a value, as ``map`` of pandas puts results together."""
    if na_action == "ignore":
        objects = [value for value, missing in zip(objects, data.isna().tolist(), strict=True) if not missing]
    return put_together(data, objects, na_action=na_action)


def join_rows(data: SeriesOrFrame, objects: list[object]) -> SeriesOrFrame:
    """Return objects, one a row, as ``apply`` of pandas puts results together."""
    output = pd.Series(dict(enumerate(objects)))
    output.index = data.index
    output.attrs = data.attrs
    return output


def again_in_pandas(
    door: Callable[[pd.Series], Callable[..., object]],
    data: SeriesOrFrame,
    function: Callable[..., object],
    na_action: object = None,
    args: tuple[object, ...] = (),
    **named: object,
) -> Callable[[int, int], SeriesOrFrame] | None:
    """Return a function that gives pandas' own results of the rows between two positions; None if pandas cannot."""
    function = getattr(function, "python_function", function)
    if not isinstance(function, FunctionType | MethodType | partial) or OPTIONS & named.keys() - {"semantics"}:
        return None
    named.pop("semantics", None)
    ignored = {} if na_action is None else {"na_action": na_action}

    def again(begin: int, end: int) -> object:
        return door(data.iloc[begin:end])(lambda value: function(value, *args, **named), **ignored)

    return again
