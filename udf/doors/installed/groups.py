"""Functions of groups: ``groupby(..).apply``, ``agg``, ``transform`` and ``filter``.

Which rows are in which group, and what the groups are called, is asked of pandas' own ``groupby``.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import numpy as np
import pandas as pd
from pandas.api.extensions import ExtensionArray
from pandas.api.typing import DataFrameGroupBy, SeriesGroupBy

from udf.api.frames import CONSTRUCTORS, Series
from udf.api.group_series import SeriesGroups
from udf.api.groupby import FrameGroups
from udf.base.contexts import holding
from udf.base.pandas_meaning import meaning
from udf.base.records import dataclass
from udf.base.threads import in_shares, threads_for
from udf.columns.column import Column
from udf.doors.installed.calls import MethodCall, PandasCall, Sample
from udf.doors.installed.elementwise_calls import has_narrow_floats, is_supported, types_of
from udf.doors.installed.leaving_calls import CheckedParts, LeavingRows, MostLeaveError, NoneLeaves, PartsLeaveError
from udf.doors.installed.same_results import difference, sample_rows, tolerance
from udf.doors.installed.settings import KINDS
from udf.doors.pandas.pandas_fallback import INSTALLED, PandasRunsError, whole_of
from udf.doors.pandas.pandas_frames import group_table, layout_of
from udf.doors.pandas.pandas_groups import PandasGroups
from udf.doors.pandas.pandas_nulls import require_group_objects
from udf.errors import ArgumentError
from udf.runtime.calls.left_parts import LEAVING
from udf.runtime.groups.counted_keys import Keys, keys_by_counting
from udf.runtime.groups.distinct import MIN_ROWS
from udf.runtime.groups.group_results import OURS
from udf.runtime.groups.keys import keys_by_hashing, keys_of_groups

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from types import FunctionType

    from pandas.core.groupby.grouper import Grouping
    from pandas.core.groupby.ops import BaseGrouper

    from udf.base.annotations import Args, Array, Named
    from udf.columns.pandas_names import GroupBy, SeriesOrFrame

OWNERS: Final = (SeriesGroupBy, DataFrameGroupBy)

ONE_BY_ONE: Final = ("agg", "aggregate", "apply", "filter", "transform")
"""Methods that hand out each group once, to a function one of whose groups may be Python's."""

SAMPLED_SHARE: Final = 8
"""One group of so many, at most, is computed by pandas too; of many rows one of a SMALL_SHARE, later of two."""

SMALL_SHARE: Final = 64
MANY_ROWS: Final = 100_000

LARGE: Final = 10_000
"""Rows of a group for which a function takes twice what is usual."""

COUNTING: Final = "udf.cpu.key_places"
"""The module whose code counts keys: 40 ms of a process that compiles nothing."""

MANY_LABELS: Final = 10_000
"""Categories that pandas takes long to look up."""

_keys: WeakKeyDictionary[BaseGrouper, Keys] = WeakKeyDictionary()
"""The keys of groups that several functions are asked of, one after the other."""


def parse_group_call(
    given: GroupBy,
    call: MethodCall,
    *args: object,
    engine: object = None,
    engine_kwargs: object = None,
    **named: object,
) -> PandasCall | None:
    """Take a function of groups apart."""
    name, data = call.method.partition(".")[2], given.obj
    if engine is not None or engine_kwargs is not None:
        return None
    if type(given) not in OWNERS or not given.as_index or not is_supported(data, named) or not OURS.isdisjoint(named):
        return None
    if name == "filter" and (args or "dropna" in named):
        return None
    hands_keys = meaning().hands_keys and named.get("include_groups", True)
    if name == "apply" and data.ndim == 2 and hands_keys and given._selection is None:  # noqa: SLF001 nothing public
        return None  # with a warning of pandas' own
    seen = _selected(given, keys=name == "filter")
    dtypes = (seen.dtype,) if seen.ndim == 1 else layout_of(seen).dtypes
    if has_narrow_floats(dtypes):
        return None
    labels = () if seen.ndim == 1 else layout_of(seen) if seen.columns.is_unique else seen.columns
    types = (call.method, *labels, *dtypes, *types_of(args, named))
    group_call, groups = GroupCall(given, seen, name, call.function, args, named, types), len(keys_of(given).index)
    return PandasCall(
        kind="group" if seen.ndim == 1 and name != "transform" else "part",
        function=call.function,
        types=types,
        rows=len(data),
        calls=groups * calls_a_group(name, seen),
        ours=group_call.ours,
        some=group_call.some,
        differs=group_call.differs,
        given=lambda: seen,
        heavy=1 + len(data) / max(groups, 1) / LARGE,
        first=group_call.first,
        leaves=_leaves(name, seen, args, named),
        share=group_call.share,
    )


def calls_a_group(name: str, seen: SeriesOrFrame) -> int:
    """Return how often a method calls its function for a group of what that has ``seen``."""
    return 1 if seen.ndim == 1 or name in ("apply", "filter") else seen.shape[1]


def _leaves(name: str, seen: SeriesOrFrame, args: object, named: object) -> bool:
    """Return whether a function is given each group of what it has ``seen`` once: of a frame's, column by column."""
    if seen.ndim == 1 or name in ("apply", "filter"):
        return name in ONE_BY_ONE
    return name.startswith("agg") and not args and not named and seen.columns.is_unique


def _selected(given: GroupBy, *, keys: bool) -> SeriesOrFrame:
    """Return the columns that functions see: those chosen, or all, with or without the ``keys``.

    To leave out keys takes pandas 0.4 ms; where they stand before all columns, or behind, the others are cut off.
    """
    data, keys_out = given.obj, given.exclusions
    if given._selection is not None or data.ndim == 1:  # noqa: SLF001 - nothing public says it
        return given._obj_with_exclusions  # noqa: SLF001 - as above
    if keys or not keys_out:
        return data
    layout = layout_of(data)
    left = [place for place, label in enumerate(layout) if label not in keys_out] if layout.is_unique else []
    if not left or left[-1] - left[0] >= len(left):
        return given._obj_with_exclusions  # noqa: SLF001 - as above
    return data.iloc(axis=1)[left[0] : left[-1] + 1]


def keys_of(given: GroupBy) -> Keys:
    """Return the groups that pandas made, worked out once."""
    grouper = given._grouper  # noqa: SLF001 - what all groupby objects of one groupby share
    found = _keys.get(grouper)
    if found is None:
        found = _keys[grouper] = _own_keys(given) or keys_of_groups(given, len(given.obj))
    return found


def _own_keys(given: GroupBy) -> Keys | None:
    """Return the groups as they are made on all cores, of whole numbers by counting; None where pandas has to.

    pandas has not made them yet: it does so when it is asked for their number. Of few rows that takes less than to load
    the code that counts, and pandas needs them itself where it runs the call.
    """
    groupings, rows = given._grouper.groupings, len(given.obj)  # noqa: SLF001 - nothing public says it
    if rows < MIN_ROWS and COUNTING not in sys.modules:
        return None
    vectors, names = [_array_of(one, len(groupings)) for one in groupings], [one.name for one in groupings]
    if not given.sort or not vectors or any(one is None or len(one) != rows for one in vectors):
        return None
    excluded = frozenset(given.exclusions)
    if len(vectors) == 1 and type(vectors[0]) is np.ndarray and vectors[0].dtype.kind in "iu":
        found = keys_by_counting(Column(values=np.ascontiguousarray(vectors[0])), pd, names[0])
        if found is not None:
            return replace(found, excluded=excluded)
    if rows < MIN_ROWS:
        return None

    def grouped(distinct: pd.DataFrame) -> Keys:
        groups = distinct.groupby(list(distinct), dropna=given.dropna, observed=given.observed)
        return keys_of_groups(groups, len(distinct))

    found = keys_by_hashing(dict(enumerate(vectors)), grouped, pd, observed=given.observed)
    return None if found is None else replace(found, index=found.index.set_names(names), excluded=excluded)


def _array_of(grouping: Grouping, keys: int) -> Array | ExtensionArray | None:
    """Return the values of one of so many keys; None of an index, of other groups, and of what pandas is to make.

    pandas has numbered categories anew by now, and looks all of them up to name the groups: of 10**6 for 2 s.
    """
    vector = grouping.grouping_vector
    if isinstance(getattr(vector, "dtype", None), pd.CategoricalDtype):
        vector = getattr(grouping, "_orig_grouper", None)
        vector = getattr(vector, "array", vector)
        if not (isinstance(vector, pd.Categorical) and grouping._observed):  # noqa: SLF001 - nothing public says it
            return None
        if len(vector.categories) > MANY_LABELS and (keys > 1 or vector.isna().any()):  # it would look them up twice
            return None
    if isinstance(vector, np.ndarray):
        return vector if vector.dtype.isnative else None
    return vector if isinstance(vector, ExtensionArray) else None


@dataclass(slots=True)
class GroupCall:
    """A method ``name`` of groups ``given`` as it was called; ``seen`` are the columns that the function sees.

    ``kept`` are the rows that ``filter`` keeps, ``few`` the groups that pandas is asked for, ``rows`` theirs,
    ``checked`` the call of these alone. Where ``apply`` gave rows, compiled code runs it ``again`` to be compared.
    """

    given: GroupBy
    seen: SeriesOrFrame
    name: str
    function: FunctionType
    args: Args
    named: Mapping[str, object]
    types: tuple[Hashable, ...]
    kept: Array | None = None
    few: Array | None = None
    rows: Array | None = None
    checked: GroupCall | None = None
    again: bool = False

    def ours(self) -> SeriesOrFrame:
        """Return the result by compiled code; the rows that ``filter`` keeps are taken out of pandas' own object."""
        keys = keys_of(self.given)
        if keys.bounds.empty and keys.index.nlevels > 1 and not meaning().observed:
            raise ArgumentError(
                "groups without rows of several keys, of which pandas 2 calls no function", "leave them"
            )
        leaving = INSTALLED.get()
        if not isinstance(leaving, LeavingRows):
            return self._made(keys)
        taker = CheckedParts(self._check, **self.how)
        return leaving.run_parts(taker, lambda: self._made(keys), self.in_pandas)

    def _made(self, keys: Keys) -> SeriesOrFrame:
        if self.name != "filter":
            return self.on(_groups(self.seen, keys))
        numbered = self.seen.set_axis(range(len(self.seen)), axis=0)
        self.kept = self.on(_groups(numbered, keys)).index.to_numpy()
        return self.seen.take(self.kept)

    @property
    def how(self) -> Named:
        """Return how Python runs groups that leave."""
        return {"types": lambda: self.types, "whole": whole_of(self.seen), "spreads": self.name == "transform"}

    def in_pandas(self, swap: Callable[[object], object]) -> SeriesOrFrame:
        """Return pandas' own result of what ``swap`` puts in the function's place."""
        return getattr(self.given, self.name)(swap(self.function), *self.args, **self.named)

    def _check(self, _done: object, numbers: Array, sample: int) -> tuple[str, float]:
        """Compare some groups with pandas' own, before Python runs those of ``numbers``."""
        codes, groups = keys_of(self.given).bounds.codes, len(keys_of(self.given).index)
        stays = np.delete(np.arange(groups), numbers)
        few = stays[np.linspace(0, len(stays) - 1, min(sample, self._most(sample), len(stays))).astype(np.int64)]
        while len(few):
            rows = _rows_of(few, codes, groups)
            some = self._only(rows, codes)
            try:
                with holding(LEAVING, NoneLeaves(**some.how)):
                    made = some.on(_groups(some.seen, keys_of(some.given)))
                began = perf_counter()
                theirs = some.in_pandas(lambda same: same)
                seconds = (perf_counter() - began) / (len(few) * calls_a_group(self.name, self.seen))
                return difference(made, theirs, tolerance(some.seen)), seconds
            except PartsLeaveError as left:  # in another column
                few = np.delete(few, left.numbers)
        raise MostLeaveError("most groups leave compiled code")

    def some(self, made: SeriesOrFrame, sample: int) -> Sample:
        """Return some of the groups, as pandas' own of the codes."""
        keys = keys_of(self.given)
        codes, groups = keys.bounds.codes, len(keys.index)
        is_one = len(made) == groups and made.index.identical(keys.index)
        gives_rows = self.name == "apply" and self.given.group_keys and self.given.dropna and not (is_one or made.empty)
        if self._is_one_a_group and not (is_one or gives_rows):
            return Sample(None, wrong=f"{len(made)} results of {groups} groups")
        spread = np.linspace(0, groups - 1, min(sample, groups))
        most = self._most(sample)
        few = sample_rows(made, sample) if self._is_one_a_group and is_one and most > 1 else spread
        self.few = few.astype(np.int64)[:most]
        self.rows = _rows_of(self.few, codes, groups)
        self.checked = some = self._only(self.rows, codes, numbered=self.kept is not None)
        self.again = gives_rows
        return Sample(some.given, len(self.few))

    def _only(self, rows: Array, codes: Array, *, numbered: bool = False) -> GroupCall:
        """Return the call of groups that have these rows, which may be ``numbered``: pandas' own of the ``codes``.

        A column is grouped by them: among the labels of a frame pandas looks them up, and writes all of them out to say
        that they are none, for up to 2 ms.
        """
        seen = self.seen.take(rows)
        seen = seen.set_axis(rows, axis=0) if numbered else seen
        of = pd.Series(rows, index=seen.index, copy=False).groupby(codes[rows])._grouper  # noqa: SLF001 - as above
        return replace(self, given=seen.groupby(of, group_keys=self.given.group_keys), seen=seen)

    def _most(self, sample: int) -> int:
        """Return how many groups pandas is asked for at most."""
        later = sample < KINDS["group"].sample  # one that was compared before
        share = SAMPLED_SHARE if len(self.given.obj) < MANY_ROWS else SMALL_SHARE * (1 + later)
        return max(1, len(keys_of(self.given).index) // share)

    def first(self, calls: int) -> GroupBy:
        """Return some of the groups, spread over all."""
        keys = keys_of(self.given)
        codes, groups = keys.bounds.codes, len(keys.index)
        rows = _rows_of(np.linspace(0, groups - 1, calls).astype(np.int64), codes, groups)
        return self._only(rows, codes).given

    def share(self, step: int) -> GroupBy:
        """Return every so many'th row of each group, about."""
        codes = keys_of(self.given).bounds.codes
        return self._only(np.arange(0, len(codes), step), codes).given

    def differs(self, made: SeriesOrFrame, theirs: SeriesOrFrame) -> str:
        """Return in what results differ from pandas' own of those groups."""
        few, rows, checked = self.few, self.rows, self.checked
        assert few is not None
        assert rows is not None
        assert checked is not None
        if self.kept is not None:
            kept = np.intersect1d(self.kept, rows)
            same = np.array_equal(kept, theirs.index.to_numpy())
            ours = made.iloc[np.searchsorted(self.kept, kept)].set_axis(theirs.index, axis=0) if same else None
            return difference(ours, theirs) if same else "other rows"
        if self.again:
            ours = checked.on(_groups(checked.seen, keys_of(checked.given)))
        else:
            ours = made.take(few if self._is_one_a_group else rows)
            if len(ours) == len(theirs):
                ours.index = theirs.index
        return difference(ours, theirs) and difference(ours, theirs, tolerance(checked.seen))

    @property
    def _is_one_a_group(self) -> bool:
        return self.name in ("agg", "aggregate", "apply")

    def on(self, groups: object) -> SeriesOrFrame:
        """Return the result of our own groups."""
        made = getattr(groups, self.name)(self.function, *self.args, **self.named)
        if has_objects(made):
            raise PandasRunsError("it returns objects: tuples, lists, or numbers of several types")
        return made


def has_objects(made: SeriesOrFrame) -> bool:
    """Return whether results are objects other than texts: numbers among them are NumPy's in pandas, as far as known.

    Examples
    --------
    >>> has_objects(pd.Series(["a", None], dtype=object)), has_objects(pd.Series([(1, 2)]))
    (False, True)
    """
    columns = [made] if made.ndim == 1 else [column for _, column in made.items()]
    return any(column.dtype == object and {*map(type, column.dropna())} - {str} for column in columns)


def _rows_of(few: Array, codes: Array, groups: int) -> Array:
    """Return the rows of some groups, of which ``codes`` has the numbers; -1 is none."""
    is_one = np.zeros(groups + 1, np.bool_)
    is_one[few] = True

    def share(begin: int, end: int) -> Array:
        some = codes[begin:end]
        return np.flatnonzero(some == few[0] if len(few) == 1 else is_one[some]) + begin  # one in a third of the time

    return np.concatenate(in_shares(share, len(codes), threads_for(len(codes))))


def _groups(data: SeriesOrFrame, keys: Keys) -> PandasGroups:
    means = meaning()
    if data.ndim == 1:
        require_group_objects(data)
        return PandasGroups(SeriesGroups(Series(data)._data, keys, CONSTRUCTORS, meaning=means), data)  # noqa: SLF001 our own kind
    table = group_table(data)
    labels = tuple(data.columns)
    return PandasGroups(FrameGroups(table, keys, CONSTRUCTORS, labels=labels, meaning=means), data)
