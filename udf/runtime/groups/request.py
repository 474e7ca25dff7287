"""What a function of groups was asked for, and the columns that it can have."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

import numpy as np

from udf.base.annotations import Args, Function
from udf.base.catalogue import having
from udf.base.dtypes import BFLOAT16, COMPLEX, DTYPES, HALF
from udf.base.handling import CALL_OPTIONS, ErrorModel, Handling, handling
from udf.base.null_kinds import NAN, NONE, PANDAS, union_of_nulls
from udf.base.records import dataclass
from udf.columns.column import Column, widen_halves
from udf.columns.labelled_column import LabelledColumn, require_exact
from udf.columns.parts import Parts
from udf.columns.sources import FrameColumns
from udf.errors import ArgumentError, DTypeError


@dataclass(frozen=True, slots=True)
class GroupByArgs:
    """What ``groupby`` was asked for: pandas' parameters.

    With ``keeps_keys`` all keys are columns of results with ``as_index=False``; else those that are columns already.
    """

    by: object = None
    level: object = None
    sort: bool = True
    dropna: bool = True
    observed: bool = True
    keeps_keys: bool = True

    def __post_init__(self) -> None:
        if self.by is None and self.level is None:
            raise ArgumentError("groupby needs by= or level=", "name the column: frame.groupby('k')")
        for name in ("sort", "dropna", "observed"):
            if not isinstance(getattr(self, name), bool | np.bool_):
                raise ArgumentError(f"{name} cannot be {getattr(self, name)!r}", "it is True or False")


class GroupRequest(NamedTuple):
    """A function of groups as it was asked for, checked."""

    function: Function
    args: Args
    kwargs: Mapping[str, object]
    how: Handling


def group_request(
    function: Any, args: tuple[object, ...], named: Mapping[str, object], error_model: ErrorModel = "numpy"
) -> GroupRequest:
    """Return a function with its further arguments; ``errors`` and others of HANDLED are ours.

    ``engine`` and ``engine_kwargs`` of pandas are taken, and without effect.
    """
    rest: dict[str, object] = {}
    ours: dict[str, Any] = {}
    for name, value in named.items():
        if name not in ("engine", "engine_kwargs"):
            (ours if name in CALL_OPTIONS else rest)[name] = value
    if isinstance(function, str):
        written = f": write lambda s: s.{function}()" if function in having("row") else ""
        hint = f"or call pandas' own method, without .udf: .{function}()"
        raise ArgumentError(f"{function!r} is a name and not a function{written}", hint)
    how = handling("skip", **{"errors": "raise", "error_model": error_model, **ours}) if ours else None
    return GroupRequest(function, args, rest, how or handling("skip", "raise", error_model))


WIDEN: Final = 'convert it: .astype("float32").'

PARTS: Final = "use its parts, each a column: frame['re'] = frame['z'].real."
DECIMALS: Final = (
    "cast it in Arrow: column.cast(pyarrow.float64()); or use whole units, (x * 100).cast(pyarrow.int64())."
)
CLOCK: Final = "use its clock's times: frame['t'] = frame['t'].dt.tz_localize(None)."
OTHERS: Final = "choose the columns of numbers: frame.groupby(k)[['a', 'b']]."
FILLED: Final = "drop the rows of nulls, or fill them: frame.dropna(subset=..), frame.fillna(..)."

HINTS: Final = {
    "uint64": 'convert it: .astype("int64").',
    **dict.fromkeys((HALF.name, BFLOAT16.name), WIDEN),
    **dict.fromkeys(COMPLEX, PARTS),
}
BY_KIND: Final = {"D": DECIMALS, "Z": CLOCK}
"""What to do about columns that groups do not take, by type."""


class GroupColumns(FrameColumns):
    """The columns of a frame's groups: ``g.name`` is their key, where a row's is its label."""

    __slots__ = ()

    def __contains__(self, label: object) -> bool:
        return label in self.sources

    def __getitem__(self, label: Hashable) -> Column:
        column = with_null_kind(self.sources[label].read(label))
        hint = BY_KIND.get(column.dtype.kind) or HINTS.get(column.dtype.name)
        if hint is not None and column.dtype.name != "uint64":  # pandas rounds what it computes of halves
            refused = DTypeError(column.dtype, supported=tuple(DTYPES), where="the values of groups", hint=hint)
            raise refused.of_column(label)
        return column

    def parts(self, _: Hashable) -> Parts:
        """Return none: a group has whole columns."""
        return {}


def with_null_kind(data: LabelledColumn) -> Column:
    """Return a column; nulls of text in NumPy's layout are None or NaN: what depends on which is refused.

    Those of pandas' nullable numbers are floats in a group: numbers that no float holds are refused.
    """
    column = data.column
    if column.validity is None and data.storage != "numpy" and column.dtype.kind in "iufb":
        return replace(column, nulls=PANDAS)  # what a reduction of no values is
    if column.validity is not None and data.storage != "numpy" and column.dtype.kind in "iuf":
        require_exact(column, data.name, FILLED)
        return replace(column, nulls=PANDAS)
    if column.text is None or column.validity is None or data.storage != "numpy":
        return column
    return replace(column, nulls=union_of_nulls(NONE, NAN))


PLAIN: Final = "dfqli"
"""Characters of NumPy's types that groups take as they are, without nulls."""


def group_values(data: LabelledColumn, *, folds: bool = False, times: bool = True) -> Column:
    """Return a column that a function of groups can have: of numbers and text, or bools and ``times`` without nulls.

    One that ``folds`` can have uint64 too, without nulls.
    """
    given = data.column
    is_plain = given.logical is None and given.validity is None and data.storage == "numpy"
    if is_plain and given.values.dtype.char in PLAIN:
        return given
    dtype = given.dtype
    if dtype.encoding:
        return with_null_kind(data)
    if (
        (times and dtype.unit and dtype.zone is None) or (folds and dtype.name == "uint64")
    ) and data.column.validity is None:
        return data.column
    nulls = dtype.kind == "b" and data.column.validity is not None
    if not dtype.is_real or dtype.name == "uint64" or nulls or (dtype == HALF and not folds):
        of_type = HINTS.get(dtype.name) or BY_KIND.get(dtype.kind)
        hint = of_type or (OTHERS if not dtype.is_real else 'convert it: .astype("float64").')
        refused = DTypeError(dtype, supported=tuple(DTYPES), where="the values of groups", hint=hint)
        raise refused if data.name is None else refused.of_column(data.name)
    return widen_halves(with_null_kind(data))
