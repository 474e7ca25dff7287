"""What Python does where an operand is None, NaN, NaT or ``pandas.NA``: asked of Python, with the object itself.

Beside it stand samples of the other operands' types. Where all of them agree, the answer depends on types alone, and
is what compiled code does for any values.
"""

import datetime as dt
import math
import sys
import warnings
from collections.abc import Callable, Sequence
from itertools import islice, product
from typing import Any, Final

import numpy as np

from udf.base.null_kinds import Nulls, null_of, objects_of
from udf.base.records import dataclass
from udf.base.zones import zone_of
from udf.frontend.base.declarations import is_real
from udf.frontend.base.messages import limit
from udf.frontend.numba.names import types
from udf.frontend.types.category_kinds import Category, strings_of
from udf.frontend.types.masked_kinds import Masked, NullConstant
from udf.frontend.types.text_kinds import Text
from udf.frontend.types.time_kinds import Day, Delta, Instant, Moment, Span, Zoned

MOST: Final = 512
"""Combinations of samples that are tried."""


@dataclass(frozen=True, slots=True)
class ConstantOutcome:
    """An operation gives this bool, int or text whatever its other operands are."""

    value: Any


@dataclass(frozen=True, slots=True)
class NullOutcome:
    """An operation gives a null."""

    nulls: Nulls


@dataclass(frozen=True, slots=True)
class RaisedOutcome:
    """An operation raises."""

    exception: type[Exception]
    arguments: tuple[Any, ...] | None
    """None if they depend on values."""


Outcome = ConstantOutcome | NullOutcome | RaisedOutcome


def samples_of(kind: Any) -> list[Any] | None:
    """Return values of a type, of which some are the odd ones; None for a type that has none here."""
    if isinstance(kind, types.Literal):
        return [kind.literal_value]
    if hasattr(kind, "samples"):
        return list(kind.samples)
    if isinstance(kind, types.BaseTuple):
        members = [samples_of(member) for member in kind]
        return None if None in members else [tuple(one) for one in islice(product(*members), MOST)]  # type: ignore[arg-type]
    for kinds, values in _TABLE:
        if isinstance(kind, kinds):
            return values
    if isinstance(kind, types.Integer):
        return [0, 1, 3, 2**53, *([-1, -3] if kind.signed else [])]
    if is_real(kind):
        return [0.0, 1.0, -2.5, math.inf, math.nan]
    if isinstance(kind, Category):
        return list(islice(strings_of(kind), 4)) or [""]
    return _sample_of_time(kind)


_TABLE: Final[tuple[tuple[Any, list[Any]], ...]] = (
    (types.Boolean, [False, True]),
    (Text, ["", "a", "5", "Zz é", "%s", "{}"]),
    (types.NoneType, [None]),
    (types.SliceType, [slice(None), slice(1, None)]),
)


def _sample_of_time(kind: Any) -> list[Any] | None:
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return None
    if isinstance(kind, Moment | Day):
        days = [dt.datetime(1970, 1, 1), dt.datetime(2024, 2, 29)]  # noqa: DTZ001 - they have no zone
        return [day.date() for day in days] if isinstance(kind, Day) else list(days)
    if isinstance(kind, Delta):
        return [dt.timedelta(0), dt.timedelta(days=-3, seconds=5)]
    if isinstance(kind, Instant | Zoned):
        zone = zone_of(kind.zone) if isinstance(kind, Zoned) else None
        return [pandas.Timestamp(1970, 1, 1, tz=zone), pandas.Timestamp(2024, 2, 29, 23, 59, tz=zone)]
    if isinstance(kind, Span):
        return [pandas.Timedelta(0), pandas.Timedelta(days=-3, seconds=5)]
    if isinstance(kind, NullConstant):
        return [pandas.NaT if kind.name == "NaT" else pandas.NA]
    return None


def outcome_of(called: Callable[..., Any], kinds: Sequence[Any]) -> Outcome | None:
    """Return what ``called`` does for operands of which those of a type :class:`Masked` are null.

    None where that depends on the values of the others, or on which null it is.
    """
    nulls = [objects_of(kind.nulls) if isinstance(kind, Masked) else [ANY] for kind in kinds]
    others = [[ANY] if isinstance(kind, Masked) else samples_of(kind) for kind in kinds]
    if None in others:
        return None
    outcomes: list[Outcome | None] = []
    for chosen in product(*nulls):
        results = [
            _outcome(called, [value if null is ANY else null for null, value in zip(chosen, values, strict=True)])
            for values in islice(product(*others), MOST)  # type: ignore[arg-type]
        ]
        outcomes.append(_common_outcome(results))
    return _common_outcome(outcomes)


ANY: Final = object()
"""Stands in the place of an operand that another list of values has."""

NOT_ASKED: Final = limit("the result for a missing value is not known to Inlay; test pd.isna(x) first")


def _outcome(called: Callable[..., Any], values: Sequence[Any]) -> Outcome | None:
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            result = called(*values)
    except NotImplementedError:  # a stand-in of ours, which cannot be asked
        return RaisedOutcome(NotImplementedError, (NOT_ASKED,))
    except Exception as error:  # noqa: BLE001 - whatever Python raises is what is asked
        return RaisedOutcome(type(error), error.args)
    if isinstance(result, np.generic):
        result = result.item()
    null = null_of(result)
    if null is not None:
        return NullOutcome((null,))
    return ConstantOutcome(result) if type(result) in (bool, int, str) else None


def _common_outcome(outcomes: list[Outcome | None]) -> Outcome | None:
    """Return what all tries have in common, None if they differ; of messages that differ Python makes that of a row."""
    first = outcomes[0]
    if any(type(outcome) is not type(first) for outcome in outcomes):
        return None
    if isinstance(first, NullOutcome):
        return NullOutcome(tuple(sorted({null for outcome in outcomes for null in outcome.nulls})))  # type: ignore[union-attr]
    if isinstance(first, ConstantOutcome):
        values = {(type(outcome.value), outcome.value) for outcome in outcomes}  # type: ignore[union-attr]
        return first if len(values) == 1 else None
    if not isinstance(first, RaisedOutcome) or any(outcome.exception is not first.exception for outcome in outcomes):  # type: ignore[union-attr]
        return None
    same = all(outcome.arguments == first.arguments for outcome in outcomes)  # type: ignore[union-attr]
    return first if same else RaisedOutcome(first.exception, None)
