"""Scans of the library under CPython, beside pandas and NumPy: running, filled, expanding and weighted values."""

from collections.abc import Callable
from operator import methodcaller
from typing import Any

import numpy as np

from tests.support.library_cases import INF, NAN, Case, Sample
from udf.frontend.library import fill, steps
from udf.frontend.rules.series.scans import ENDS_FILLED


def scanned(
    step: Callable[..., Any], items: list[float], start: tuple[float, ...], given: tuple[float, ...]
) -> list[Any]:
    """Return the values of a scan's steps."""
    state, values = (*start, *[0.0] * (4 - len(start))), []
    for item in items:
        state, value = step(item, state, (*given, *[0.0] * (4 - len(given))))
        values.append(value)
    return values


def running(step: Callable[..., Any], name: str, start: float) -> Case:
    """Return the case of a running value of a Series."""
    theirs = methodcaller(name)
    return Case(name, lambda s: scanned(step, s.items, (start,), ()), lambda s: theirs(s.series).tolist(), ("float",))


def filled(step: Callable[..., Any], items: list[float], state: tuple[float, ...], *given: float) -> list[Any]:
    """Return the values of a scan's steps that look at the array."""
    values = []
    for place in range(len(items)):
        state, value = step(items, place, state, given)
        values.append(value)
    return values


def interpolated(direction: str | None, area: str | None) -> Case:
    """Return the case of an interpolation, in order and of each item alone."""
    ends = ENDS_FILLED[direction or "forward"] if area is None else (0.0, 0.0)

    def ours(s: Sample) -> list[Any]:
        if s.k == 1:
            return [fill.between(s.items, i, ends) for i in range(len(s.items))]
        return filled(fill.interpolated, s.items, (NAN, 0.0, -1.0, -1.0), *ends)

    return Case(
        f"interpolate {direction} {area}",
        ours,
        lambda s: s.series.interpolate(limit_direction=direction, limit_area=area).tolist(),
    )


def averages(s: Sample, *, adjust: bool, ignores: bool) -> list[Any]:
    """Return what the rule of ``ewm`` asks of the library."""
    alpha = steps.alpha_of_span(float(s.k))
    return scanned(steps.averaged, s.items, (NAN, 1.0), (1.0 - alpha, 1.0 if adjust else alpha, float(ignores), 2.0))


def spread(adjust: bool, ignores: bool) -> Case:
    """Return the case of an exponential deviation."""

    def ours(s: Sample) -> list[Any]:
        alpha = steps.alpha_of_span(float(s.k))
        given = (1.0 - alpha, 1.0 if adjust else alpha, float(ignores), 2.0)
        state, values = (NAN, 0.0, 1.0, 1.0, 1.0, 0.0), []
        for item in s.items:
            state, value = steps.deviated(item, state, given)
            values.append(value)
        return values

    return Case(
        f"ewm.std {adjust} {ignores}",
        ours,
        lambda s: s.series.ewm(span=s.k, min_periods=2, adjust=adjust, ignore_na=ignores).std().tolist(),
        ("small",),
        1e-6,
    )


def expanding(step: Callable[..., Any], name: str, *given: float) -> Case:
    """Return the case of a step of ``expanding(2)``."""
    theirs = methodcaller(name)
    return Case(
        f"expanding.{name}",
        lambda s: scanned(step, s.items, (), (2.0, *given)),
        lambda s: theirs(s.series.expanding(2)).tolist(),
        ("finite",),
    )


SCANS = (
    Case(
        "bfill",
        lambda s: filled(fill.backfilled, s.items, (NAN, -1.0)),
        lambda s: s.series.bfill().tolist(),
        ("float",),
    ),
    *(interpolated(*one) for one in ((None, None), ("both", None), ("backward", None), ("both", "inside"))),
    Case(
        "np.maximum.accumulate",
        lambda s: scanned(steps.highest, s.items, (-INF,), ()),
        lambda s: np.maximum.accumulate(s.array).tolist(),
        ("float",),
    ),
    Case(
        "np.minimum.accumulate",
        lambda s: scanned(steps.lowest, s.items, (INF,), ()),
        lambda s: np.minimum.accumulate(s.array).tolist(),
        ("float",),
    ),
    Case(
        "ewm",
        lambda s: averages(s, adjust=True, ignores=False),
        lambda s: s.series.ewm(span=s.k, min_periods=2).mean().tolist(),
        ("finite",),
    ),
    Case(
        "ewm of values",
        lambda s: averages(s, adjust=False, ignores=True),
        lambda s: s.series.ewm(span=s.k, min_periods=2, adjust=False, ignore_na=True).mean().tolist(),
        ("finite",),
    ),
    *(spread(*one) for one in ((True, False), (False, False), (True, True), (False, True))),
    running(steps.summed, "cumsum", -0.0),
    running(steps.multiplied, "cumprod", 1.0),
    running(steps.risen, "cummax", -INF),
    running(steps.fallen, "cummin", INF),
    Case("np.cumsum", lambda s: scanned(steps.added_up, s.items, (-0.0,), ()), lambda s: s.array.cumsum().tolist()),
    Case("np.cumprod", lambda s: scanned(steps.multiplied_up, s.items, (1,), ()), lambda s: s.array.cumprod().tolist()),
    expanding(steps.added, "sum"),
    expanding(steps.meant, "mean"),
    expanding(steps.counted, "count"),
    expanding(steps.greatest, "max"),
    expanding(steps.least, "min"),
    expanding(steps.spread, "var", 1.0),
    expanding(steps.deviation, "std", 1.0),
    Case(
        "ffill", lambda s: scanned(steps.filled, s.items, (NAN,), ()), lambda s: s.series.ffill().tolist(), ("float",)
    ),
)
