"""Primitives of a window: what a loop over windows can hand over without a look at the window's values.

:class:`Primitives` reads them: of a whole window, or of its values that are not NaN. The functions below find them in
arrays that are computed from a whole window, by type: ``w[~np.isnan(w)]``, ``np.isnan(w)``, ``(w - c) ** 2``. Each
rule of an array asks here first, and goes through the values where it gets None.
"""

import operator
from typing import Any, Final

import numpy as np

from udf.base.records import dataclass
from udf.frontend.base.current import Primitive, compilation
from udf.frontend.base.declarations import DOUBLE, INT64, external, is_number
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.types.array_kinds import Array, ColumnWindow, Expression, Filter, TableWindow

COMPLETE: Final = {"fsum": "sum", "fm2": "m2", "fmin": "min", "fmax": "max"}
"""Primitive of the values that are not NaN -> the same of a window without NaN."""

PRESENT: Final = {"sum": "fsum", "min": "fmin", "max": "fmax", "m2": "fm2"}
"""The primitive of the values that are not NaN; the last not of every back end."""

IN_MEMORY: Final = 1
"""The flag of a window whose values are in memory."""

ABOUT_MEAN: Final = 2
"""The flag of one where a number is taken for the mean if it has the mean's bits."""


def _has(builder: Any, flags: Any, flag: int) -> Any:
    return builder.icmp_signed("!=", builder.and_(flags, INT64(flag)), INT64(0))


def note_memory(kind: Any) -> None:
    """Note that the code reads the values of an array where they lie, if that is the window."""
    if isinstance(kind, ColumnWindow | TableWindow):
        compilation().window_use.in_memory = True


@dataclass(frozen=True, slots=True)
class Primitives:
    """The primitives of a whole window (``kind``), or with ``without_nan`` of those of its values that are not NaN."""

    at: InsertPoint
    kind: ColumnWindow
    value: Any
    without_nan: bool = False

    def _read(self, name: str, offset: int = 0) -> Any:
        compilation().window_use.primitives.add(Primitive(name, self.kind.column, offset))
        return self.at.member(self.kind, self.value, self.kind.member(name, offset))

    def has(self, name: str) -> bool:
        """Return whether the loop over windows can hand over this primitive of the values."""
        return not self.without_nan or (name in PRESENT and (name != "m2" or self.kind.skips))

    def __getitem__(self, name: str) -> Any:
        """Return a primitive, by the name that it has for all values."""
        if self.kind.complete:
            return self._read(COMPLETE.get(name, name))
        return self._read(PRESENT[name] if self.without_nan and name in PRESENT else name)

    @property
    def all_rows(self) -> Any:
        """Return how many rows the window has (int64)."""
        if self.kind.length is not None:
            return INT64(self.kind.length)
        compilation().window_use.primitives.add(Primitive("rows", 0))  # as many as every column has
        rows = self.at.member(self.kind, self.value, "length")
        if not self.kind.empty:
            self.at.builder.assume(self.at.builder.icmp_signed(">=", rows, INT64(1)))
        return rows

    @property
    def nans(self) -> Any:
        """Return how many values of the window are NaN (int64)."""
        return INT64(0) if self.kind.complete else self._read("nans")

    @property
    def rows(self) -> Any:
        """Return how many values these are (int64)."""
        return self.at.builder.sub(self.all_rows, self.nans) if self.without_nan else self.all_rows

    @property
    def some(self) -> Any:
        """Return whether there is a value; None if there always is."""
        if not self.without_nan and (not self.kind.empty or self.kind.length):
            return None
        return self.at.builder.icmp_signed(">", self.rows, INT64(0))

    def item(self, offset: int) -> Any:
        """Return the value at ``offset``, which is there: from memory if the window is there anyway."""
        at, builder = self.at, self.at.builder
        members = at.members(self.kind, self.value)
        found = at.variable(self._read("item", offset))
        with builder.if_then(_has(builder, members.flags, IN_MEMORY)):
            place = INT64(offset) if offset >= 0 else builder.add(members.length, INT64(offset))
            found.value = builder.load(builder.gep(members.data, [builder.mul(place, members.stride)]))
        return found.value


def primitives_of(at: InsertPoint, kind: Any, value: Any) -> Primitives | None:
    """Return the primitives of an array: of a whole window, or its values that are not NaN; None of any other."""
    if isinstance(kind, ColumnWindow):
        return Primitives(at, kind, value)
    if not has_primitives(kind):
        return None
    return Primitives(at, kind.base, at.members(kind, value).base, without_nan=True)


def has_primitives(kind: Any) -> bool:
    """Return whether :func:`primitives_of` finds any."""
    if not isinstance(kind, Filter):
        return isinstance(kind, ColumnWindow)
    return isinstance(kind.base, ColumnWindow) and nan_mask(kind.mask) == (kind.base, False)


# -- masks -------------------------------------------------------------------------------------------

NAN_MASKS: Final = {np.isnan: True, operator.ne: True, operator.eq: False, np.equal: False, np.not_equal: True}
"""Operations on a whole window, or on it and itself -> whether they are true of NaN."""
NAN_MASKS_OF_FINITE: Final = {**NAN_MASKS, np.isfinite: False}
"""The same of a window that has no infinity."""


def nan_mask(mask: Any) -> tuple[ColumnWindow, bool] | None:
    """Return the window of which a mask says what is NaN (True), or what is not (False); None of any other mask."""
    if not isinstance(mask, Expression):
        return None
    if mask.operation is operator.not_:
        inner = nan_mask(mask.operands[0])
        return None if inner is None else (inner[0], not inner[1])
    first = mask.operands[0]
    if not isinstance(first, ColumnWindow) or any(k != first for k in mask.operands):
        return None
    asks = (NAN_MASKS_OF_FINITE if first.finite else NAN_MASKS).get(mask.operation)
    return None if asks is None else (first, asks)


def nan_mask_count(at: InsertPoint, mask: Any, value: Any) -> tuple[Any, Any] | None:
    """Return how often a mask of NaN is true, and its length; None of any other array."""
    asked = nan_mask(mask)
    if asked is None:
        return None
    whole = Primitives(at, asked[0], _first_operand(at, mask, value, asked[0]))
    return (whole.nans if asked[1] else at.builder.sub(whole.all_rows, whole.nans)), whole.all_rows


def _first_operand(at: InsertPoint, kind: Any, value: Any, whole: ColumnWindow) -> Any:
    """Return the whole window that an array is computed from."""
    while kind != whole:
        value = at.builder.extract_value(at.members(kind, value).operands, 0)
        kind = kind.operands[0]
    return value


# -- a window moved by a number, and products of two such ----------------------------------------------


def shifted_window(kind: Any) -> ColumnWindow | None:
    """Return the window that ``w``, ``w - c``, ``c - w``, ``w + c`` ... are computed from; None of anything else."""
    if isinstance(kind, ColumnWindow):
        return kind
    if not isinstance(kind, Expression) or kind.operation not in (operator.sub, operator.add):
        return None
    windows = [shifted_window(one) for one in kind.operands if isinstance(one, Array)]
    numbers = [one for one in kind.operands if is_number(one)]
    return windows[0] if len(windows) == len(numbers) == 1 else None


def product_window(kind: Any) -> tuple[ColumnWindow, Any, Any] | None:
    """Return the window of a product of two that are moved by a number, and their types; None of anything else.

    Of a window with an infinity the moments about its mean are NaN, and the sum of its squares is not.
    """
    if not isinstance(kind, Expression) or kind.operation not in (np.square, operator.mul):
        return None
    left, right = kind.operands * 2 if kind.operation is np.square else kind.operands
    window = shifted_window(left)
    found = window is not None and window.finite and window == shifted_window(right)
    return (window, left, right) if found else None  # type: ignore[return-value]  # no window is not found


def sum_of_products(at: InsertPoint, kind: Any, value: Any) -> tuple[Any, Any] | None:
    """Return the sum of a :func:`product_window` (float64), and the number of rows; None of any other array."""
    found = product_window(kind)
    if found is None:
        return None
    operands = cgutils.unpack_tuple(at.builder, at.members(kind, value).operands)
    return moment(at, [(found[1], operands[0]), (found[2], operands[-1])])


def moment(at: InsertPoint, factors: list[tuple[Any, Any]]) -> tuple[Any, Any]:
    """Return the sum of ``(v - a) * (v - b)``, and the number of rows: m2 + rows * (mean - a) * (mean - b).

    The mean is taken to twice the precision (the sum, and what it lost), so that no digit of ``mean - a`` is lost
    where ``a`` is near it (the parallel axis theorem; Chan, Golub & LeVeque, 1979).
    """
    (whole, value, *first), (_, _, *second) = (_moved(at, *factor) for factor in factors)
    window = Primitives(at, whole, value)
    return _about(window, tuple(first), tuple(second)), window.rows


def moment_about(at: InsertPoint, kind: ColumnWindow, value: Any, centre: Any) -> Any:
    """Return the sum of ``(v - centre) ** 2``."""
    return _about(Primitives(at, kind, value), (centre, False), (centre, False))


def _about(window: Primitives, first: tuple[Any, bool], second: tuple[Any, bool]) -> Any:
    builder = window.at.builder
    rows = builder.sitofp(window.rows, DOUBLE)
    apart = [_from_mean(window, rows, *one) for one in (first, second)]
    between = builder.fmul(rows, builder.fmul(*apart))
    total = builder.fadd(window["m2"], between)
    if window.some is not None:
        total = builder.select(window.some, total, DOUBLE(0.0))
    return total


def _moved(at: InsertPoint, kind: Any, value: Any) -> tuple[ColumnWindow, Any, Any, bool]:
    """Return the window of ``sign * (w - centre)``, its value, the centre (None for 0), and whether sign is -1."""
    if isinstance(kind, ColumnWindow):
        return kind, value, None, False
    operands = cgutils.unpack_tuple(at.builder, at.members(kind, value).operands)
    pairs = list(zip(kind.operands, operands, strict=True))
    place = next(i for i, (one, _) in enumerate(pairs) if isinstance(one, Array))
    whole, held, centre, turned = _moved(at, *pairs[place])
    number = at.cast(pairs[1 - place][1], pairs[1 - place][0], types.float64)
    adds = kind.operation is operator.add
    if not adds and place == 1:  # c - w
        turned = not turned
        by = number if turned else _negative(at.builder, number)
    else:
        by = _negative(at.builder, number) if adds != turned else number
    return whole, held, by if centre is None else at.builder.fadd(centre, by), turned


def _from_mean(window: Primitives, rows: Any, centre: Any, turned: bool) -> Any:  # noqa: FBT001 - as _moved gives it
    """Return the mean less ``centre``, or the other way round; 0 where the centre is known to be the mean.

    With ABOUT_MEAN, a constant, LLVM folds ``low`` where the centre is the same value as the mean. If the remainder of
    the sum is read all the same, the centre is some other number, and the function is compiled without the flag.
    """
    builder, total = window.at.builder, window["sum"]
    mean = builder.fdiv(total, rows)
    if centre is None:
        return mean
    remainder = external(builder, "__nv_fma", DOUBLE, _negative(builder, mean), rows, total)
    low = builder.fdiv(builder.fadd(remainder, window["rest"]), rows)
    # a sum by hand starts with 0.0
    means = (mean, builder.fdiv(builder.fadd(total, DOUBLE(0.0)), rows))
    bits = [builder.bitcast(one, INT64) for one in (*means, centre)]
    same = builder.or_(*(builder.icmp_unsigned("==", one, bits[-1]) for one in bits[:-1]))
    flags = window.at.member(window.kind, window.value, "flags")
    same = builder.and_(same, _has(builder, flags, ABOUT_MEAN))
    over = builder.fcmp_unordered("uno", low, low)  # of an infinite sum
    low = builder.select(builder.or_(same, over), DOUBLE(0.0), low)
    apart = builder.fadd(builder.fsub(mean, centre), low)
    return _negative(builder, apart) if turned else apart


def _negative(builder: Any, value: Any) -> Any:
    return builder.fsub(DOUBLE(-0.0), value)
