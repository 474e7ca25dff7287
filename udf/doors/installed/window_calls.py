"""Functions of windows: ``rolling(..).apply``, ``expanding().apply``, and both of a ``groupby``.

pandas makes one function of an array and of the bounds of its windows, and hands it every column; index, groups, the
column that windows go by and the rest are its own. That function is what is replaced.
"""

from collections.abc import Callable, Mapping
from time import perf_counter
from types import FunctionType
from typing import Final, NamedTuple

import numpy as np
import pandas as pd
from pandas.core.window.rolling import RollingAndExpandingMixin

from udf.base.annotations import Args, Array, Function
from udf.base.dtypes import DTYPES
from udf.base.handling import handling
from udf.bind.evidence import through
from udf.columns.column import Column
from udf.doors.installed.attempt import Attempt, own_time, run_in_pieces
from udf.doors.installed.calls import PandasCall, Sample
from udf.doors.installed.elementwise_calls import types_of
from udf.doors.installed.leaving_calls import CheckedParts, LeavingRows
from udf.doors.installed.same_results import RTOL, tolerance
from udf.doors.installed.settings import SETTINGS, tell
from udf.doors.installed.sites import SITES, caller
from udf.doors.pandas.pandas_fallback import INSTALLED
from udf.errors import ArgumentError
from udf.pipeline import map_windows
from udf.runtime.calls.results import ResultColumns
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds

NAME: Final = "_generate_cython_apply_func"
"""What pandas (2.2 to 3.1) calls the method that makes the function of an array."""

FLOAT64: Final = DTYPES["float64"]

MIN_WINDOWS: Final = 100
"""Windows from which compiled code can pay."""


def install(placed: dict[tuple[type, str], tuple[object, object]]) -> None:
    """Put our method in the place of pandas'; note both in ``placed``."""
    place = (RollingAndExpandingMixin, NAME)
    original = getattr(*place, None)
    if original is None or place in placed:
        return

    def made(self: pd.api.typing.Rolling, args: object, kwargs: object, raw: object, function: object) -> Function:
        theirs: Callable[..., Array] = original(self, args, kwargs, raw, function)
        if not SETTINGS.is_installed or type(function) is not FunctionType:
            return theirs
        if not isinstance(args, tuple) or type(kwargs) is not dict:
            return theirs
        return patched_apply(self, theirs, function, args, kwargs, bool(raw))

    placed[place] = made, original
    setattr(*place, made)


def patched_apply(
    windows: pd.api.typing.Rolling,
    theirs: Callable[..., Array],
    function: FunctionType,
    args: Args,
    kwargs: Mapping[str, object],
    raw: bool,  # noqa: FBT001
) -> Function:
    """Return what stands in the place of pandas' function of an array."""
    site = SITES.at(caller(), f"{type(windows).__name__}.apply", function)
    step = windows.step or 1

    def apply(values: Array, begin: Array, end: Array, min_periods: int, raw: bool = raw) -> object:  # noqa: FBT001 pandas'
        began, attempt, why, count = perf_counter(), None, "few rows", len(begin)
        cut = WindowedArray(values, begin, end, min_periods, step, raw, windows._on)  # noqa: SLF001 - nothing public
        if count and (count >= MIN_WINDOWS or site.is_slow or SETTINGS.always):
            why = "a table's windows"
            if values.ndim == 1:
                attempt = Attempt(_call(cut, theirs, function, args, kwargs))
                time_windows(attempt)
                if run_compiled(attempt):
                    site.ran(count, perf_counter() - began, attempt.pandas, "")
                    site.why = attempt.left or site.why
                    return attempt.made
                why = attempt.why
        hint = "" if attempt is None else attempt.hint
        if SETTINGS.strict and attempt is not None and attempt.is_refused:
            tell(site, why, hint)
        if attempt is not None and attempt.in_pieces:
            parts, seconds, attempt = run_in_pieces(
                attempt,
                count,
                lambda a, b: theirs(values, begin[a:b], end[a:b], min_periods, raw),
                lambda a: _call(cut._replace(begin=begin[a:], end=end[a:]), theirs, function, args, kwargs),
                run_compiled,
            )
            attempt.missed(seconds, count)
            site.ran(count, perf_counter() - began, seconds, attempt.why, attempt.hint)
            site.why = attempt.left or site.why
            return np.concatenate([np.asarray(one) for one in parts])
        start = perf_counter()
        result, seconds = timed(lambda: theirs(values, begin, end, min_periods, raw))
        if attempt is not None:
            attempt.pandas_ran(seconds)
            attempt.missed(seconds, count)
            why = attempt.why
        site.ran(count, perf_counter() - began, perf_counter() - start, why, hint)
        return result

    return apply


def run_compiled(attempt: Attempt) -> bool:
    """Run a call compiled, if that pays, and check it; return whether its result is pandas'."""
    attempt.start()
    if not (attempt.why or attempt.left):
        try:
            expected, seconds = attempt.some.given()
        except Exception as error:  # noqa: BLE001 - pandas raises it again, of all windows
            attempt.raised(error)
        else:
            attempt.judge(expected, seconds)
    return not attempt.why


def time_windows(attempt: Attempt) -> None:
    """Let pandas run some windows, to know how long they take it."""
    for calls in attempt.trials():
        try:
            with np.errstate(all="ignore"):
                _, seconds = attempt.first(calls)()
        except Exception:  # noqa: BLE001 - the call itself raises it
            return
        attempt.timed(calls, seconds)


class WindowedArray(NamedTuple):
    """An array and how it is cut: windows ``begin_j .. end_j``, every ``step`` rows; ``labels`` are its rows'."""

    values: Array
    begin: Array
    end: Array
    min_periods: int
    step: int
    raw: bool
    labels: pd.Index


def timed(function: Callable[[], Array]) -> tuple[Array, float]:
    """Return what ``function`` gives, and the seconds that it took."""
    began = own_time()
    made = function()
    return made, own_time() - began


def _call(
    cut: WindowedArray, theirs: Callable[..., Array], function: FunctionType, args: Args, kwargs: Mapping[str, object]
) -> PandasCall:
    """Return a function of windows taken apart; what pandas runs of it is a function of its own."""
    values, begin, end, min_periods, step, raw, labels = cut
    rows: list[Array] = []

    def ours() -> Array:
        leaving, taker = INSTALLED.get(), CheckedParts(check, types=lambda: known)
        return leaving.run_parts(taker, compiled, None) if isinstance(leaving, LeavingRows) else compiled()

    def check(done: ResultColumns, numbers: Array, sample: int) -> tuple[str, float]:
        stays = np.delete(np.arange(len(begin)), numbers)
        rows[:] = [stays[np.linspace(0, len(stays) - 1, min(sample, len(stays))).astype(np.int64)]]
        expected, seconds = run(rows[0])()
        return differs(np.asarray(done.columns[0].values), expected), seconds / max(len(rows[0]), 1)

    def compiled() -> Array:
        bounds = bounds_of(begin, end, len(values), min_periods, step)
        column = Column(values=np.ascontiguousarray(values))
        how = handling("skip", "raise", "numpy", None)
        with through("window", (None,), ("float64",)):
            mapped = map_windows(
                function, (column,), bounds, args, kwargs, result=FLOAT64, how=how, series=not raw, labels=labels
            )
        if mapped.labels is not None:
            raise ArgumentError("a function of windows that returns a tuple", "return one value")
        return np.asarray(mapped.columns[0].values)

    def run(few: Array) -> Callable[[], tuple[Array, float]]:
        return lambda: timed(lambda: theirs(values, begin[few], end[few], min_periods, raw))

    def some(made: Array, sample: int) -> Sample:
        rows[:] = [_sample_windows(made, sample)]
        return Sample(run(rows[0]), len(rows[0]))

    def first(calls: int) -> Callable[[], tuple[Array, float]]:
        return run(np.linspace(0, len(begin) - 1, calls).astype(np.int64))

    def differs(made: Array, expected: Array) -> str:
        found = made[rows[0]]
        close = np.isclose(found, expected, rtol=RTOL, atol=tolerance(pd.Series(values, copy=False)), equal_nan=True)
        at = int(np.argmin(close))
        return "" if close.all() else f"{found[at]!r} for {expected[at]!r}"

    size = int((end - begin).mean()).bit_length()
    known = ("windows", raw, size, *types_of(args, kwargs))
    return PandasCall(
        kind="array" if raw else "window",
        function=function,
        types=known,
        rows=len(begin),
        calls=len(begin),
        ours=ours,
        some=some,
        differs=differs,
        given=lambda: pd.Series(values, copy=False),
        first=first,
        leaves=True,
    )


def _sample_windows(made: Array, sample: int) -> Array:
    """Return positions of some windows: throughout, and the first with and without a value."""
    places = np.linspace(0, len(made) - 1, min(sample, len(made))).astype(np.int64)
    missing = np.isnan(made)
    return np.unique([*places, int(np.argmax(missing)), int(np.argmin(missing))])


def bounds_of(begin: Array, end: Array, rows: int, min_periods: int, step: int) -> Bounds:
    """Return windows given one by one as windows of one length, where they are.

    Examples
    --------
    >>> import numpy as np
    >>> bounds_of(np.array([0, 0, 1]), np.array([1, 2, 3]), 3, 2, 1)
    FixedBounds(rows=3, length=2, first=-1, step=1, min_periods=2, count=None)
    """
    length, count = int((end - begin).max()), len(begin)
    whole = int(np.argmax(end - begin == length))
    first = int(begin[whole]) - whole * step
    if length >= 1:
        starts = np.arange(first, first + count * step, step)
        fits = np.array_equal(np.clip(starts, 0, rows), begin)
        if fits and np.array_equal(np.clip(starts + length, 0, rows), end):
            some = None if count == (rows + step - 1) // step else count
            return FixedBounds(rows=rows, length=length, first=first, step=step, min_periods=min_periods, count=some)
    starts, stops = (np.ascontiguousarray(one, np.int64) for one in (begin, end))
    return ExplicitBounds(rows=rows, starts=starts, stops=stops, min_periods=min_periods)
