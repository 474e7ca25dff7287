"""A function of windows or groups at pandas' door: those that compiled code leaves are Python's, or all are pandas'."""

from __future__ import annotations

from functools import wraps
from itertools import accumulate, count
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from udf.base.pandas_meaning import meaning
from udf.bind.cuts import warn_of
from udf.doors.pandas.pandas_fallback import falls_back, or_in_pandas
from udf.runtime.calls.left_parts import DoesNotFitError, LeftParts, MostLeaveError, PythonRaisedError, leaving_to
from udf.runtime.choice.last_call import LastCall, last_call, set_last_call
from udf.windows.bounds import groups_to_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from udf.runtime.calls.jobs import Job


def parts_or_pandas(
    function: object,
    named: Iterable[str],
    types: Callable[[], object],
    ours: Callable[[], object],
    theirs: Callable[[Callable[[Any], Any]], object],
    taker: LeftParts,
) -> Any:
    """Return what ``ours`` gives, with windows or groups that leave by Python, or else ``theirs``, by pandas.

    ``function`` may be several, as ``agg`` takes them; ``theirs`` is given what puts others in their place.
    """
    if not falls_back(function, named):
        return ours()

    def in_part() -> Any:
        with leaving_to(taker):
            return ours()

    def whole() -> Any:
        return theirs(standing_in(taker))

    try:
        result = or_in_pandas(function, named, types, in_part, whole)
    except MostLeaveError:
        result, why = theirs(lambda same: same), f"most {taker.noun} leave compiled code"
        warn_of(function, why, "all rows")
        set_last_call(LastCall("python", why))
    except PythonRaisedError as raised:
        if not calls_again(taker, raised):
            raise raised.error from raised.error.__cause__
        result = whole()
    except DoesNotFitError:
        result = whole()
        _note(taker)
    else:
        _note(taker)
    return result


def calls_again(taker: LeftParts, raised: PythonRaisedError) -> bool:
    """Return whether this pandas calls a function again that raised so, as it may with groups' names."""
    return meaning().calls_again and taker.noun == "groups" and isinstance(raised.error, KeyError)


def _note(taker: LeftParts) -> None:
    """Say how many windows or groups left, and why."""
    if not taker.left or (ran := last_call()) is None:  # to say what ran takes longer than to ask whether any left
        return
    for (function, cause), (left, parts) in taker.causes.items():
        warn_of(function, cause, f"{left:,} of {parts:,} {taker.noun}")
    set_last_call(ran._replace(rows=taker.parts, in_python=taker.left, lines=dict(sorted(taker.lines.items()))))


def standing_in(taker: LeftParts) -> Callable[[Any], Any]:
    """Return what makes functions that give what Python has given, where it has run: nothing is run twice."""
    made: dict[int, Any] = {}

    def swap(functions: object) -> Any:
        if isinstance(functions, dict):
            return {name: swap(one) for name, one in functions.items()}
        if isinstance(functions, list | tuple):
            swapped = map(swap, functions)
            return type(functions)(*swapped) if hasattr(functions, "_fields") else type(functions)(swapped)
        if id(functions) not in made:
            made[id(functions)] = _stand_in(functions, [one[1:] for one in taker.given if one[0] is functions])
        return made[id(functions)]

    return swap


def _stand_in(function: Any, given: list[tuple[int, dict[int, Any]]]) -> Any:
    """Return a function that gives what Python has given, as it is called for one column's groups after the other."""
    if not any(values for _, values in given):
        return function
    starts = accumulate((parts for parts, _ in given), initial=0)
    known = {
        begin + number: one for begin, (_, some) in zip(starts, given, strict=False) for number, one in some.items()
    }
    calls = count()

    @wraps(function)
    def called(*args: Any, **named: Any) -> Any:
        call = next(calls)
        if isinstance(one := known.get(call), PythonRaisedError):
            raise one.error
        return known[call] if call in known else function(*args, **named)

    return called


def whole_of(given: Any) -> Callable[[Job], Any]:
    """Return what gives the Series, or the frame, from which pandas takes the groups of a job."""

    def whole(job: Job) -> Any:
        if given.ndim == 1:
            data = given
        else:
            data = given[job.parameters["name"] if isinstance(job.columns, tuple) else [*job.columns.sources]]
        if isinstance(data.index, pd.RangeIndex) and (np.diff(groups_to_host(job.bounds).codes) < 0).any():
            data = data.set_axis(pd.Index(np.asarray(data.index), name=data.index.name))  # pandas sorts its rows
        return data

    return whole
