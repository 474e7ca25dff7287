"""The types of a group: of one column, a Series of its dtype; of a frame, a structure of Series by label."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, Literal

from udf.base.stages import Parameter
from udf.bind.udf_call import UdfCall
from udf.frontend.base.declarations import INT64
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_number, as_structure, known_by
from udf.frontend.numba.names import Conversion, types
from udf.frontend.types.array_kinds import Array, ColumnWindow, Filter, StridedArray, int_members, register_struct
from udf.frontend.types.masked_kinds import Masked, unmask
from udf.frontend.types.series_kinds import Accessor, Take
from udf.frontend.types.text_kinds import Text, kind_of_encoding
from udf.frontend.types.time_kinds import Time, time_type

SLOT: Final = 8
"""Bytes from one value of a group to the next, whatever its dtype."""

NO_GROUP: Final = (
    "{} of a group cannot be used in a UDF: groups have columns of numbers (uint64 as int64), of bools and times "
    "without nulls, and on the processor of text"
)
ON_PROCESSOR: Final = 'groups of text run on the processor: udf.options(backend="cpu")'

LABELS: Final = "group"
"""The labels of every column of a group: its rows."""


class Frame(types.Type):  # type: ignore[misc]
    """The rows of a group: columns by label, each an array; None for one whose dtype a group cannot have."""

    def __init__(self, fields: tuple[tuple[Hashable, Array | None], ...]) -> None:
        self.fields = dict(fields)
        super().__init__(name="DataFrame")

    @property
    def key(self) -> Any:
        """Return what makes one frame's type another's."""
        return tuple((type(label), label, base) for label, base in self.fields.items())

    frame = property(lambda self: self)
    labels = LABELS

    def array(self, base: Array) -> Array:
        """Return the type of the values of a column: as they are."""
        return base

    @property
    def bases(self) -> tuple[Array, ...]:
        """Return the columns' arrays, in order; an untyped one's place is kept by its bytes."""
        return tuple(StridedArray(None, types.int64) if base is None else base for base in self.fields.values())

    @property
    def wholes(self) -> tuple[ColumnWindow, ...]:
        """Return the columns that have primitives."""
        return tuple(base for base in self.fields.values() if isinstance(base, ColumnWindow))


class RowSelection(types.Type):  # type: ignore[misc]
    """Some rows of ``group``: those that a mask keeps, or at the places that an array of int64 has, in that order."""

    key = known_by("group", "rows")

    def __init__(self, group: Frame | RowSelection, rows: Array) -> None:
        self.group, self.rows = group, rows
        super().__init__(name="DataFrame")

    @property
    def frame(self) -> Frame:
        """Return the type of the group."""
        return self.group.frame

    @property
    def is_masked(self) -> bool:
        """Return whether a mask keeps its rows."""
        return isinstance(self.rows.dtype, types.Boolean)

    @property
    def labels(self) -> Any:
        """Return the labels of its columns."""
        return self.group.labels, self.rows

    def array(self, base: Array) -> Array:
        """Return the type of the values of a column, of those of the group's."""
        values = self.group.array(base)
        return Filter(values, self.rows) if self.is_masked else Take(values, self.rows)


class GroupRow(types.Type):  # type: ignore[misc]
    """One row of a group or a part, by its position: ``g.iloc[-1]``; ``position`` is it if that is constant."""

    key = known_by("group", "position")

    def __init__(self, group: Frame | RowSelection, position: int | None) -> None:
        self.group, self.position = group, position
        super().__init__(name="row of a DataFrame")

    @property
    def frame(self) -> Frame:
        """Return the type of the group."""
        return self.group.frame


class FrameILoc(Accessor):
    """``g.iloc``: rows of a group or a part by position."""

    text = "DataFrame.iloc"


class FrameLoc(Accessor):
    """``g.loc`` and ``g.at``: rows by label, or by a condition."""

    text = "DataFrame.loc"


class RowLabel(types.Type):  # type: ignore[misc]
    """The label of a row of the group, known by its place there: what ``g.x.idxmax()`` gives."""

    def __init__(self) -> None:
        super().__init__(name="label of a row")


ROW_LABEL: Final = RowLabel()


class RowResult(types.Type):  # type: ignore[misc]
    """A row of the group that a function returns, or its label (``what``): its place there; or how many rows."""

    def __init__(self, what: Literal["row", "label", "rows"]) -> None:
        self.what = what
        super().__init__(name=f"{what} of a group")

    def can_convert_from(self, _typingctx: Any, other: Any) -> Any:
        """Return that a row, or a label, can be returned."""
        return Conversion.safe if isinstance(other, RETURNED[self.what]) else None


RETURNED: Final[dict[str, Any]] = {"row": GroupRow, "label": RowLabel, "rows": RowSelection}
"""What is returned -> its type."""


def row_result_type(call: UdfCall, kind: Any) -> RowResult | None:
    """Return the type of what a function of groups returns where it is a row of the group, or a label of one."""
    if call.window is None or not call.window.grouped or call.window.folds:
        return None
    return next((RowResult(what) for what, one in RETURNED.items() if isinstance(kind, one)), None)  # type: ignore[arg-type]


as_structure(lambda kind: [("rows", types.int64), *((f"c{i}", base) for i, base in enumerate(kind.bases))], Frame)
register_struct(RowSelection, "group", "rows")
register_struct(GroupRow, "group", *int_members("place"))
register_struct((FrameILoc, FrameLoc), "owner")

as_number(INT64, RowLabel, RowResult)  # a place


def slot_stride(dtype: Any) -> int:
    """Return the stride of a column of ``dtype``, in values: its slots have 8 bytes each."""
    if isinstance(unmask(dtype), Text):
        return 1
    size = 1 if dtype is types.boolean else SLOT if isinstance(dtype, Time) else dtype.bitwidth // 8
    return SLOT // size


def group_column_type(parameter: Parameter, column: int, offsets: tuple[int, ...], call: UdfCall) -> Array | None:
    """Return the type of a group's column: with primitives if it is float64; None if a group cannot have such."""
    shape, dtype = call.window, parameter.dtype
    assert shape is not None
    if dtype.unit and not parameter.nullable:
        return StridedArray(None, time_type(dtype))
    if dtype.encoding and shape.texts:
        text = kind_of_encoding(dtype.encoding)
        return StridedArray(None, Masked(text, parameter.nulls) if parameter.nullable else text)
    if shape.folds and dtype.name == "uint64" and not parameter.nullable:
        return StridedArray(None, types.uint64)
    if not dtype.is_number or (parameter.nullable and dtype.kind == "b") or dtype.name == "uint64":
        return None
    if dtype.name != "float64" and not parameter.nullable:
        return StridedArray(None, types.boolean if dtype.kind == "b" else getattr(types, dtype.name))
    if not shape.reducible:
        return StridedArray(None)
    return ColumnWindow(
        column, None, length=None, offsets=offsets, empty=shape.empty, complete=False, skips=shape.skips, finite=False
    )


def group_type(call: UdfCall, offsets: tuple[int, ...]) -> Any:
    """Return the type of a group's values: of the one column, or of the frame."""
    shape = call.window
    assert shape is not None
    columns = [group_column_type(parameter, i, offsets, call) for i, parameter in enumerate(call.parameters)]
    if shape.frame:
        labels = [parameter.label for parameter in call.parameters]
        return Frame(tuple(zip(labels, columns, strict=True)))
    (column,) = columns
    if column is None:  # the caller has looked for what no back end takes
        dtype = call.parameters[0].dtype
        raise RefusedError(ON_PROCESSOR if dtype.encoding else NO_GROUP.format(f"a column of {dtype.name}"), None)
    return column
