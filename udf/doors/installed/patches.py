"""The methods of pandas that take a function, and how each is replaced: ``install`` and ``uninstall``.

A method in place of pandas' own costs a microsecond or two where it leaves a call to it: it asks what the function is,
who calls and how many rows there are, and notes the call. pandas' own code always gets pandas' own methods.

Its code claims to lie in pandas' folder: pandas looks up the stack for the first frame outside, to which its warnings
belong, and that is the caller's. IPython and pytest leave frames with ``__tracebackhide__`` out of what they show.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections import deque
from collections.abc import Callable
from functools import partial, wraps
from sys import _getframe
from threading import Lock
from time import perf_counter
from types import FunctionType
from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np
import pandas as pd

from udf.base.annotations import Args, Function, Named
from udf.base.records import dataclass
from udf.base.tracebacks import OUR_PACKAGES, frames_of_others
from udf.doors.installed import elementwise_calls, groups, window_calls
from udf.doors.installed.attempt import LATE, Attempt, own_time, run_in_pieces
from udf.doors.installed.calls import MethodCall, PandasCall
from udf.doors.installed.same_results import joined
from udf.doors.installed.settings import SETTINGS, tell
from udf.doors.installed.sites import SITES, Site, caller
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from udf.columns.pandas_names import GroupBy, SeriesOrFrame

    FunctionT = TypeVar("FunctionT", bound=Function)

PLACE: Final = os.path.join(os.path.dirname(pd.__file__), "core", "<udf.pandas>")  # noqa: PTH118, PTH120 - text


@dataclass(frozen=True, slots=True)
class Patch:
    """A method that takes a function first: its class, its name, and what takes a call of it apart.

    ``take(given, taken, *args, **kwargs)`` has pandas' further parameters; it gives None for what is left to pandas.
    Of fewer than ``least`` rows, as ``rows`` counts them, all is. A ``nested`` one is ours also where pandas calls it,
    as it does for each of a list, a dict or names of functions.
    """

    owner: type
    name: str
    take: Callable[..., PandasCall | None]
    least: int
    rows: Callable[[SeriesOrFrame | GroupBy], int] = len
    nested: bool = False


class ChangesOver(BaseException):
    """Compiled code pays for the rest of a call that pandas has begun."""


OPTIONS_HINT: Final = "docs/doors/pandas.md lists the options of each method with which functions are compiled"

AGGREGATIONS: Final = ("agg", "aggregate", "transform")

PATCHES: Final = (
    Patch(pd.Series, "map", elementwise_calls.parse_series_map, 1000),
    Patch(pd.Series, "apply", elementwise_calls.parse_series_apply, 1000),
    Patch(pd.DataFrame, "map", elementwise_calls.parse_frame_map, 500),
    Patch(pd.DataFrame, "applymap", elementwise_calls.parse_frame_map, 500),
    Patch(pd.DataFrame, "apply", elementwise_calls.parse_frame_apply, 200),
    *(
        Patch(owner, name, elementwise_calls.parse_column_call, 10_000)
        for owner in (pd.DataFrame, pd.Series)
        for name in AGGREGATIONS
    ),
    *(
        Patch(owner, name, groups.parse_group_call, 200, lambda given: len(given.obj), nested=name.startswith("agg"))
        for owner in groups.OWNERS
        for name in (*AGGREGATIONS, "apply", "filter")
    ),
)
"""Every method that takes a function, and from how many rows compiled code can pay."""

_PLACED: dict[tuple[type, str], tuple[object, object]] = {}
"""Our methods that are in place, and what each replaced; a method that its class only inherited is None.

One that others replaced in turn stays, since theirs may call it: it is pandas' own while nothing is installed.
"""

_LOCK: Final = Lock()
"""Held while methods are replaced, or put back: two threads would take ours for pandas' own."""


def install() -> None:
    """Put our methods in the place of pandas'; without effect if they are there.

    Raises
    ------
    ArgumentError
        Beside cudf.pandas.
    """
    if getattr(sys.modules.get("cudf.pandas"), "LOADED", False):
        raise ArgumentError(
            "udf.pandas cannot be installed beside cudf.pandas, which has other classes in place of pandas'",
            "use one of them; cuDF's own frames have .udf (docs/doors/cudf.md)",
        )
    if "modin.pandas" in sys.modules:
        warnings.warn("udf.pandas makes pandas' methods faster, and not those of modin.pandas", stacklevel=3)
    with _LOCK:
        for door in PATCHES:
            if (door.owner, door.name) not in _PLACED and hasattr(door.owner, door.name):
                ours = patch_method(door, getattr(door.owner, door.name))
                _PLACED[door.owner, door.name] = ours, vars(door.owner).get(door.name)
                setattr(door.owner, door.name, ours)
        window_calls.install(_PLACED)
        SETTINGS.is_installed = True


def uninstall() -> None:
    """Put pandas' own methods back, and leave those of others alone; functions stay known, and so does the report."""
    with _LOCK:
        SETTINGS.is_installed = False
        for (owner, name), (ours, original) in list(_PLACED.items()):
            if vars(owner).get(name) is not ours:
                continue
            if original is None:
                delattr(owner, name)
            else:
                setattr(owner, name, original)
            del _PLACED[owner, name]


def is_installed() -> bool:
    """Return whether our methods are in place."""
    return SETTINGS.is_installed


def patch_method(door: Patch, original: Callable[..., object]) -> Callable[..., object]:
    """Return the method that stands in the place of ``original``."""
    rows_of, label, least = door.rows, f"{door.owner.__name__}.{door.name}", door.least
    known, settings, nested = SITES.of(label), SETTINGS, door.nested

    def method(self: object, *args: object, **named: object) -> object:
        __tracebackhide__ = True
        if not settings.is_installed:
            return original(self, *args, **named)
        function = args[0] if args else named.get("func")
        if type(function) is not FunctionType:
            function = _numbered_lambda(function) if nested else None
            if function is None:
                return original(self, *args, **named)
        frame = _getframe(1)
        found = known.get((id(frame.f_code), frame.f_lasti, id(function.__code__)))
        site = SITES.add(frame, label, function) if found is None else found.site
        if site.is_inside:
            ours = str(frame.f_globals.get("__name__")).startswith("udf.")  # we ask pandas itself
            if ours or not nested or str(function.__globals__.get("__name__")).startswith("pandas.core"):
                return original(self, *args, **named)
            site = SITES.at(caller(), label, function)
        rows = rows_of(self)
        if rows >= least or site.is_slow or (settings.always and rows):
            return dispatch(door, original, site, function, self, args, named)
        began = perf_counter()
        result = original(self, *args, **named)
        seconds = perf_counter() - began
        site.ran(rows, seconds, seconds, "few rows")
        return result

    return wraps(original)(_in_pandas(method))


def dispatch(
    door: Patch, original: Function, site: Site, function: FunctionType, data: object, args: Args, named: Named
) -> object:
    """Return the result of a call of many rows: compiled, or pandas' own."""
    __tracebackhide__ = True
    began = perf_counter()
    call, attempt, why = _parse(door, function, data, args, named), None, "options that pandas runs"
    if call is not None:
        attempt = Attempt(call)
        if attempt.sizes:
            time_slices(attempt, original, args, named)
        if run_compiled(attempt, original, args, named):
            site.ran(call.rows, perf_counter() - began, attempt.pandas, "")
            site.why = attempt.left or site.why
            return attempt.made
        why = attempt.why
        if attempt.in_pieces:
            rows = call.given()
            parts, seconds, attempt = run_in_pieces(
                attempt,
                len(rows),
                _in_pandas(lambda a, b: original(rows.iloc[a:b], *args, **named)),
                lambda a: _parse(door, function, rows.iloc[a:], args, named),
                _in_pandas(lambda attempt: run_compiled(attempt, original, args, named)),
            )
            made = joined(parts, rows)
            if made is not None:
                attempt.missed(seconds, call.calls)
                site.ran(call.rows, perf_counter() - began, seconds, attempt.why, attempt.hint)
                site.why = attempt.left or site.why
                return made
            why = attempt.why or "its rows give several types"
    if SETTINGS.strict and (attempt is None or attempt.is_refused):
        tell(site, why, attempt.hint if attempt is not None else OPTIONS_HINT)
    start, own = perf_counter(), own_time()
    if call is not None and attempt is not None and attempt.watched:
        result, attempt = run_watched(attempt, call, original, data, args, named)
        why = attempt.why
    else:
        result = original(data, *args, **named)
    end = perf_counter()
    if attempt is not None and not attempt.why:
        site.ran(door.rows(data), end - began, attempt.pandas, "")
        site.why = attempt.left or site.why
        return result
    if call is not None and attempt is not None:
        own = own_time() - own
        attempt.pandas_ran(own)
        attempt.missed(own, call.calls)
        why = attempt.why
    site.ran(door.rows(data), end - began, end - start, why, attempt.hint if attempt is not None else OPTIONS_HINT)
    return result


def run_compiled(attempt: Attempt, original: Callable[..., object], args: Args, named: Named) -> bool:
    """Run a call compiled, if that pays, and check it; return whether its result is pandas'.

    What a row in Python raises has the frames of pandas and of the program.
    """
    __tracebackhide__ = True
    try:
        attempt.start()
    except Exception as error:
        error.__traceback__ = frames_of_others(error.__traceback__, OUR_PACKAGES)
        raise
    if attempt.why or attempt.left:
        return not attempt.why
    try:
        start = own_time()
        theirs = original(attempt.some.given, *args, **named)
        seconds = own_time() - start
    except Exception as error:  # noqa: BLE001 - pandas raises it again, of all rows
        attempt.raised(error)
    else:
        attempt.judge(theirs, seconds)
    return not attempt.why


def run_watched(
    attempt: Attempt, call: PandasCall, original: Function, data: object, args: Args, named: Named
) -> tuple[object, Attempt]:
    """Let pandas run groups one by one, until compiled code pays for those to come; return the result, and whose it is.

    Compiled code begins anew. Where it gives no result, so does pandas, but what the function gave it is kept.
    """
    __tracebackhide__ = True
    function, made = call.function, deque[object]()
    began = due = 0.0

    def watched(*given: object, **rest: object) -> object:
        nonlocal began, due
        __tracebackhide__ = True
        made.append(function(*given, **rest))
        if len(made) == 1:  # before it pandas makes the groups, and it may import something
            began, due = own_time(), perf_counter() + LATE
        elif perf_counter() > due:
            seconds = own_time() - began
            if seconds > LATE and attempt.pays_after(len(made), seconds):
                raise ChangesOver
            due = perf_counter() + max(seconds, LATE)
        return made[-1]

    def kept(*given: object, **rest: object) -> object:
        __tracebackhide__ = True
        return made.popleft() if made else function(*given, **rest)

    def run(function: Function) -> object:
        __tracebackhide__ = True
        theirs = _in_pandas(wraps(call.function)(function))
        return original(data, theirs, *args[1:], **named) if args else original(data, **{**named, "func": theirs})

    _in_pandas(run)
    try:
        return run(watched), attempt
    except ChangesOver:
        attempt.take_back()
    attempt = Attempt(call)
    if run_compiled(attempt, original, args, named):
        return attempt.made, attempt
    return run(kept), attempt


def _in_pandas(function: FunctionT) -> FunctionT:
    """Return a function whose frames pandas takes for its own."""
    function.__code__ = function.__code__.replace(co_filename=PLACE)
    return function


def time_slices(attempt: Attempt, original: Callable[..., object], args: Args, named: Named) -> None:
    """Let pandas run some calls of a function without side effects, to know how long they take it."""
    known, given = 0.0, None
    with np.errstate(all="ignore"):  # warnings come with the call itself
        for calls in attempt.trials():
            try:
                known, given = calls, attempt.first(calls) if calls != known else given
                start = own_time()
                original(given, *args, **named)
                seconds = own_time() - start
            except Exception:  # noqa: BLE001 - the call itself raises it
                return
            attempt.timed(calls, seconds)


for _each in (dispatch, time_slices, run_compiled, run_in_pieces, run_watched):
    _in_pandas(_each)


def _numbered_lambda(function: object) -> FunctionType | None:
    """Return the lambda of several that pandas has given a number: it holds it in a partial."""
    if type(function) is not partial or function.args or function.keywords:
        return None
    return function.func if type(function.func) is FunctionType else None


def _parse(door: Patch, function: FunctionType, data: object, args: Args, named: Named) -> PandasCall | None:
    """Return a call taken apart; None for one that is pandas'."""
    rest = {name: value for name, value in named.items() if name != "func"}
    try:
        return door.take(data, MethodCall(f"{door.owner.__name__}.{door.name}", function), *args[1:], **rest)
    except TypeError:  # arguments that pandas has not either, or labels without a hash: it says so
        return None
