"""A call at pandas' door that cannot be compiled is run by pandas, which says so once.

Functions of a whole column that call pandas' and NumPy's own methods alone: pandas runs those, which takes less.

pandas' loops over a column are compiled too, and nothing is converted for them: of 70 common functions compiled code
takes 1.1 to 200 times as long for all but three (``isin`` 0.8, ``str.count`` 0.4, ``autocorr`` 0.2 of pandas' time), on
one core or two, of 10^5 rows or 3 * 10^6. What is left to compiled code goes from value to value in Python: a loop,
``map``, ``rolling(n).apply``.
"""

from __future__ import annotations

import dis
from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from functools import lru_cache, wraps
from itertools import accumulate, count
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import numpy as np
import pandas as pd

from udf.base.contexts import holding
from udf.base.handling import CALL_OPTIONS
from udf.base.pandas_meaning import meaning
from udf.bind.cuts import cause_of, known_cuts, leave_whole, warn_of
from udf.bind.guards import cell_value
from udf.errors import InternalError, OptionError, UdfError
from udf.options import options, without_fallback
from udf.runtime.calls import interpreted
from udf.runtime.calls.left_parts import LEAVING, DoesNotFitError, LeftParts, MostLeaveError, PythonRaisedError
from udf.runtime.choice.last_call import LastCall, last_call, set_last_call
from udf.windows.bounds import groups_to_host

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from udf.base.annotations import Function, Named
    from udf.columns.pandas_names import SeriesOrFrame

    Method = TypeVar("Method", bound=Callable[..., object])

    from udf.runtime.calls.jobs import Job

WHY: Final = "it calls pandas' own methods only, which take least there"

BY_VALUE: Final = frozenset(
    {"agg", "aggregate", "apply", "applymap", "items", "iterrows", "map", "pipe", "transform", "vectorize"}
    | {"apply_along_axis", "apply_over_axes", "fromfunction", "fromiter", "frompyfunc"}
)
"""Attributes that call a function for each value."""

OF_ONE: Final = frozenset({"abs", "bool", "divmod", "float", "int", "isinstance", "len", "pow", "round", "str", "type"})
"""Builtins that go over no column."""

PLAIN: Final = (ModuleType, int, float, str, type(None))


def is_of_methods(functions: object) -> bool:
    """Return whether a function, or each of a dict, is for pandas by what it costs; not where a GPU is asked for."""
    given = functions.values() if isinstance(functions, Mapping) else (functions,)
    return options.backend != "cuda" and not options.debug and all(map(calls_methods_only, given))


def calls_methods_only(function: object) -> bool:
    """Return whether a function is one of NumPy's, or goes over no column but by methods of pandas and NumPy.

    Examples
    --------
    >>> calls_methods_only(lambda c: c.max() - c.min()), calls_methods_only(lambda c: sum(v > 0 for v in c))
    (True, False)
    """
    if type(function) is not FunctionType:
        return callable(function) and str(getattr(function, "__module__", "")).partition(".")[0] == "numpy"
    code, scope = function.__code__, function.__globals__
    names = _outside(code)
    if names is None:
        return False
    found = ChainMap(dict(zip(code.co_freevars, map(cell_value, function.__closure__ or ()), strict=True)), scope)
    return all(isinstance(found[name], PLAIN) if name in found else name in OF_ONE for name in names)


@lru_cache(maxsize=256)
def _outside(code: CodeType) -> frozenset[str] | None:
    """Return the names that a straight function reads from outside; None of one that may go from value to value."""
    names = set()
    for step in dis.get_instructions(code):
        if step.opname.startswith(("FOR_", "GET_ITER", "JUMP_BACKWARD", "MAKE_", "IMPORT", "STORE_GLOBAL")):
            return None
        if step.opname in {"LOAD_ATTR", "LOAD_METHOD"} and step.argval in BY_VALUE:
            return None
        if step.opname in {"LOAD_GLOBAL", "LOAD_DEREF"}:
            names.add(step.argval)
    return frozenset(names)


class Installed(Protocol):
    """What ``udf.pandas`` does before Python runs rows that leave (:mod:`udf.doors.installed.leaving_calls`)."""

    @property
    def rows_left(self) -> Callable[..., AbstractContextManager[None]]:
        """Return what checks the other rows, and holds while Python runs these."""


class PandasRunsError(UdfError):
    """Under ``udf.pandas``: all rows of a call are Python's, so pandas runs it."""


USERS: Final[tuple[type[UdfError], ...]] = (InternalError, OptionError, PandasRunsError)
"""Errors that no other way of running a function mends."""

RAISED: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What compiled code raises at a limit of ours; and functions themselves."""

INSTALLED: Final[ContextVar[Installed | None]] = ContextVar("udf_installed", default=None)
OPTIONS: Final = frozenset(("names", "semantics", *CALL_OPTIONS))
"""Options of how a function is compiled: Inlay's own, which pandas' methods do not have."""

NAMES: Final = (str, list, Mapping, pd.Series)
"""What pandas' methods take in place of a function."""


def falls_back(function: object, named: Iterable[str] = ()) -> bool:
    """Return whether pandas is to run what cannot be compiled of a call with these options.

    What is taken apart into windows or groups already is the caller's.
    """
    asked = options.fallback == "error" or LEAVING.get() is not None or not OPTIONS.isdisjoint({*named} - {"semantics"})
    is_pandas = function is None or callable(function) or isinstance(function, NAMES)
    return not asked and is_pandas and not hasattr(function, "run_job") and not interpreted.is_active()


def or_in_pandas(
    function: object,
    named: Iterable[str],
    types: Callable[[], object],
    ours: Callable[[], object],
    theirs: Callable[[], object] | None,
    *,
    whole: bool = False,
) -> SeriesOrFrame:
    """Return what ``ours`` gives, compiled as a whole, or else ``theirs``, by pandas, as ``types()`` say.

    A function of ``whole`` columns is pandas' where it only calls pandas' own methods.
    """
    if theirs is None or not falls_back(function, named):
        return ours()
    if whole and not isinstance(function, str) and INSTALLED.get() is None and is_of_methods(function):
        result = theirs()
        set_last_call(LastCall("python", WHY))
        return result
    return run_or_pandas(function, types, ours, theirs)


def run_or_pandas(
    function: object, types: Callable[[], object], ours: Callable[[], object], theirs: Callable[[], object]
) -> SeriesOrFrame:
    """Return what ``ours`` gives of a function that may fall back, or else ``theirs``: see :func:`or_in_pandas`."""
    if isinstance(function, str):
        return theirs()
    known = known_cuts(function, types)
    if not known.whole:
        try:
            with without_fallback():  # calls that it makes in its turn hand over groups, or values
                return ours()
        except USERS:
            raise
        except UdfError as error:
            known = leave_whole(function, types(), error)
        except (*RAISED, AssertionError) as error:
            return _where_raised(function, error, theirs)
    warn_of(function, known.whole, "all rows")
    result = theirs()
    set_last_call(LastCall("python", known.whole))
    return result


def _where_raised(function: object, error: Exception, theirs: Callable[[], object]) -> object:
    """Return what pandas gives where compiled code raised: a limit of ours, or the function, which raises there too."""
    try:
        result = theirs()
    except type(error) as own:
        error.args = own.args  # of the values that pandas hands out
        raise error from error.__cause__
    warn_of(function, cause_of(error), "all rows")
    set_last_call(LastCall("python", cause_of(error)))
    return result


def further_arguments(args: Iterable[object], named: Mapping[str, object]) -> Callable[[Function], Function]:
    """Return what makes a function of one argument of one that takes these besides."""
    further = {name: value for name, value in named.items() if name not in {"semantics", "args", "na_action"}}
    if not args and not further:
        return lambda run: run
    return lambda run: lambda value: run(value, *args, **further)


def takes_fallback(method: Method) -> Method:
    """Return a ``method`` that takes ``fallback``, which holds for the call in place of ``udf.options.fallback``."""

    @wraps(method)
    def called(*args: object, **named: object) -> object:
        if "fallback" not in named:
            return method(*args, **named)
        chosen: Named = {"fallback": named.pop("fallback")}
        with options(**chosen):
            return method(*args, **named)

    return called  # type: ignore[return-value]


def parts_or_pandas(
    function: object,
    named: Iterable[str],
    types: Callable[[], object],
    ours: Callable[[], object],
    theirs: Callable[[Callable[[object], object]], object],
    taker: LeftParts,
) -> SeriesOrFrame:
    """Return what ``ours`` gives, with windows or groups that leave by Python, or else ``theirs``, by pandas.

    ``function`` may be several, as ``agg`` takes them; ``theirs`` is given what puts others in their place.
    """
    if not falls_back(function, named):
        return ours()

    def in_part() -> object:
        with holding(LEAVING, taker):
            return ours()

    def whole() -> object:
        return theirs(standing_in(taker))

    try:
        result = run_or_pandas(function, types, in_part, whole)
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


def standing_in(taker: LeftParts) -> Callable[[object], object]:
    """Return what makes functions that give what Python has given, where it has run: nothing is run twice."""
    made: dict[int, object] = {}

    def swap(functions: object) -> object:
        if isinstance(functions, dict):
            return {name: swap(one) for name, one in functions.items()}
        if isinstance(functions, list | tuple):
            swapped = map(swap, functions)
            return functions._make(swapped) if hasattr(functions, "_make") else type(functions)(swapped)
        if id(functions) not in made:
            made[id(functions)] = _stand_in(functions, [one[1:] for one in taker.given if one[0] is functions])
        return made[id(functions)]

    return swap


def _stand_in(function: object, given: list[tuple[int, dict[int, object]]]) -> object:
    """Return a function that gives what Python has given, as it is called for one column's groups after the other."""
    if not callable(function) or not any(values for _, values in given):
        return function
    starts = accumulate((parts for parts, _ in given), initial=0)
    known = {
        begin + number: one for begin, (_, some) in zip(starts, given, strict=False) for number, one in some.items()
    }
    calls = count()

    @wraps(function)
    def called(*args: object, **named: object) -> object:
        call = next(calls)
        if isinstance(one := known.get(call), PythonRaisedError):
            raise one.error
        return known[call] if call in known else function(*args, **named)

    return called


def whole_of(given: SeriesOrFrame) -> Callable[[Job], object]:
    """Return what gives the Series, or the frame, from which pandas takes the groups of a job."""

    def whole(job: Job) -> object:
        if given.ndim == 1:
            data = given
        else:
            data = given[job.parameters["name"] if isinstance(job.columns, tuple) else [*job.columns.sources]]
        if isinstance(data.index, pd.RangeIndex) and (np.diff(groups_to_host(job.bounds).codes) < 0).any():
            data = data.set_axis(pd.Index(np.asarray(data.index), name=data.index.name))  # pandas sorts its rows
        return data

    return whole
