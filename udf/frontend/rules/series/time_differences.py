"""``s.diff()`` of times: the time since the row before, which the first row has not.

A length of time that is missing has no place here: so such a difference is asked whether it is longer than another
(a missing one is not), or for numbers (``.dt.total_seconds()``, :mod:`udf.frontend.passes.rows.desugar`).
"""

import operator
from operator import attrgetter
from typing import Any, Final

from udf.frontend.base.declarations import INT64, LOWERING, attributes, define, method
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.tables import each
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.types.array_kinds import DerivedArray, register_struct
from udf.frontend.types.series_kinds import Accessor, Series
from udf.frontend.types.time_kinds import Instant, Span

ASKED: Final = (
    "the time since the row before is missing in the first one: in a UDF test whether it is longer, s.diff() > "
    "pd.Timedelta(..), or for numbers, s.diff().dt.total_seconds()"
)


class TimeDifferences(Accessor):
    """The time since the row before, of every row of a Series of times."""

    text = "differences of {}"


class TimeComparison(DerivedArray):
    """Whether each difference is longer than ``span``, or with an ``operation`` that says so as long."""

    dtype = types.boolean
    fields = ("span", "operation")
    span: Span


register_struct(TimeDifferences, "owner")
register_struct(TimeComparison, "base", ("bound", attrgetter("span")))


def diff_method(series: Series, name: str) -> Any:
    """Return the type of ``series.diff`` of times; None of any other method."""
    return types.BoundFunction(DIFF, series) if name == "diff" and isinstance(series.dtype, Instant) else None


DIFF: Final = method("udf.gaps", lambda series: TimeDifferences(series))  # noqa: PLW0108 - its signature counts


@LOWERING.lower("udf.gaps", types.Any)
def _gaps(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return InsertPoint(context, builder).struct(sig.return_type, owner=args[0])


@item_of.register
def _item(kind: TimeComparison, at: InsertPoint, value: Any, index: Any) -> Any:
    builder, base = at.builder, at.member(kind, value, "base")
    found = at.variable(cgutils.false_bit)
    with builder.if_then(builder.icmp_signed(">", index, INT64(0))):
        pair = [item_of(kind.base, at, base, place) for place in (index, builder.sub(index, INT64(1)))]
        step = Span(kind.base.dtype.unit)
        gap = at.call(operator.sub, (kind.base.dtype,) * 2, pair, step)
        asked = [gap, at.member(kind, value, "bound")]
        found.value = at.call(kind.operation, (step, kind.span), asked, types.boolean)
    return found.value


@each(operator.gt, operator.ge, operator.eq)
def _register(operation: Any) -> None:
    def typing(gaps: Any, span: Any) -> Any:
        if not isinstance(gaps, TimeDifferences) or not isinstance(span, Span):
            return None
        return Series(TimeComparison(gaps.owner.base, span, operation), gaps.owner.labels)

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        at, kind = InsertPoint(context, builder), sig.return_type
        series = at.member(sig.args[0], args[0], "owner")
        base = at.member(sig.args[0].owner, series, "base")
        return at.struct(kind, base=at.struct(kind.base, base=base, bound=args[1]))


@attributes(TimeDifferences)
def _attribute(_value: Any, _attr: str) -> Any:
    """Refuse what asks for the missing one too."""
    raise RefusedError(ASKED, None)
