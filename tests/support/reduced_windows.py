"""Functions of a window's reductions in C++, their programs, and what NumPy says of each window."""

import math
from typing import Any

import numpy as np

from ptx2cpp import CppFunction
from tests.support.native_functions import native
from tests.support.seam import parameter, site
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import Result, ScalarParameter, WindowShape
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cuda.reduce_plan import ReducePolicy
from udf.cuda.render import TranslationUnit
from udf.cuda.window_build import Units, render_reduced
from udf.windows.bounds import FixedBounds

COUNTS = ("rows", "nans")

FUNCTIONS = {
    "mean": ("return a / b;", "sum rows"),
    "std": ("return sqrt(a / (b - 1));", "m2 rows"),
    "range": ("return a - b;", "max min"),
    "about": ("return a + (b + c) / d;", "m2 sum rest rows"),
    "zscore": ("return (a - b / d) / sqrt(c / (d - 1));", "item:-1 sum m2 rows"),
}
"""C++ and what it takes, in order: recognised functions as the front end hands them over."""

EVERY = ("rows", "nans", "item:0", "item:-1", "item:7", "sum", "m2", "min", "max", "fsum", "fmin", "fmax")
"""Every reduction, each a result of its own."""


def reduced(
    function: CppFunction,
    takes: str,
    returns: tuple[str, ...] = ("float64",),
    *,
    column: str = "float64",
    length: int,
    raises: tuple[str, ...] = (),
    errors: Any = "raise",
) -> tuple[PtxUdf, UdfCall]:
    """Return the interface of ``function`` of reductions ``takes`` (``sum item:-1 rows``) over ``column``."""
    results = tuple(Result(dtype=p.dtype, nullable=p.nullable) for p in map(parameter, returns))
    taken = tuple(_taken(word) for word in takes.split())
    udf = PtxUdf(
        text="", name=function.name, takes=taken, returns=results, raises=tuple(map(site, raises)), form="reduced"
    )
    call = UdfCall(
        function=reduced,
        parameters=(parameter(column),),
        key="",
        shape="window",
        window=WindowShape(length=length, result=results[0].dtype, reducible=True),
        how=Handling(nulls="pass", errors=errors),
    )
    return udf, call


def units_of(
    body: str, takes: str, *, policy: ReducePolicy | None = None, **how: Any
) -> tuple[Units, TranslationUnit, PtxUdf, UdfCall]:
    """Return the kernels around C++ ``body`` of parameters ``a``, ``b``, .. and what describes its function."""
    types = tuple("long long" if word in COUNTS else "double" for word in takes.split())
    returns = tuple(dtype_of(name.rstrip("?")).cpp for name in how.get("returns", ("float64",)))
    status = ("unsigned int",) if how.get("raises") else ()
    function = native(body, types, returns + status)
    udf, call = reduced(function, takes, **how)
    return *render_reduced(function, udf, call, policy=policy), udf, call


def every_reduction(
    policy: ReducePolicy, *, column: str, length: int
) -> tuple[Units, TranslationUnit, PtxUdf, UdfCall]:
    """Return the kernels that give each of EVERY in a column of its own."""
    names = "abcdefgh" if len(EVERY) <= 8 else [f"p{i}" for i in range(len(EVERY))]
    body = f"return {{{', '.join(f'static_cast<double>({name})' for name in names)}}};"
    return units_of(
        body, " ".join(EVERY), policy=policy, column=column, length=length, returns=("float64",) * len(EVERY)
    )


def _taken(word: str) -> ScalarParameter:
    name, _, offset = word.partition(":")
    dtype = dtype_of("int64" if name in COUNTS else "float64")
    return ScalarParameter(what="reduction", index=0, dtype=dtype, reduction=name, offset=int(offset or 0))


def expected(values: np.ndarray, bounds: FixedBounds) -> dict[str, np.ndarray]:
    """Return each of EVERY for each window of ``values`` (float64, NaN for nulls); NaN where it does not run."""
    values = np.where(np.isfinite(values), values, np.nan)
    found = np.full((len(EVERY), len(bounds)), np.nan)
    for j in range(len(bounds)):
        start = bounds.first + j * bounds.step
        window = values[max(0, start) : max(0, start + bounds.length)]
        if np.count_nonzero(~np.isnan(window)) >= bounds.min_periods:
            found[:, j] = [_of(window, word) for word in EVERY]
    return dict(zip(EVERY, found, strict=True))


def _of(window: np.ndarray, word: str) -> float:
    name, _, offset = word.partition(":")
    there = window[~np.isnan(window)]
    whole = there.size == window.size
    extremes = {"min": (np.min, np.inf), "max": (np.max, -np.inf)}
    if name in COUNTS:
        return window.size if name == "rows" else window.size - there.size
    if name == "item":
        return window[int(offset)] if -window.size <= int(offset) < window.size else math.nan
    if not whole and not name.startswith("f"):
        return math.nan
    if name.endswith("sum"):
        return math.fsum(there)
    if name == "m2":
        return squares(there)
    reduce, empty = extremes[name[-3:]]
    return reduce(there, initial=empty)


def squares(window: np.ndarray) -> float:
    """Return the sum of the squares of the deviations from the mean, in 64 bits and from an origin in the window."""
    deviations = window.astype(np.longdouble) - window[:1].astype(np.longdouble)
    return float(np.sum((deviations - deviations.sum() / max(1, window.size)) ** 2))
