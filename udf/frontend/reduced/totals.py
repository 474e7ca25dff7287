"""What NumPy and Python compute of a whole window, as scalar work on its reductions: one table.

NaN and empty windows are NumPy's: an empty mean is NaN, an empty max raises. ``sum``, ``min`` and ``max`` of Python
compare one by one, so that a NaN counts only where it comes first.

Source: NumPy, numpy/_core/_methods.py (_mean, _var) and numpy/lib/_nanfunctions_impl.py; CPython, Python/bltinmodule.c.
"""

from __future__ import annotations

import inspect
import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.nodes import RefusedError
from udf.frontend.numba_cuda import AbstractTemplate, types
from udf.frontend.numba_cuda import signature as signature_of
from udf.frontend.reduced.kinds import ReducedWindow, Reductions
from udf.frontend.semantics.rules import DOUBLE, INT64, LOWERING, TYPING, external, is_number, raise_if

if TYPE_CHECKING:
    from collections.abc import Callable

    Reducer = Callable[..., Any]

NO_IDENTITY: Final = "zero-size array to reduction operation {} which has no identity"
NAN: Final = DOUBLE(math.nan)
AXES: Final = (None, 0, -1)
"""What ``axis`` can be: a window has one."""


# -- reducers: (reductions, further arguments as float64) -> value ---------------------------------------


def mean(window: Reductions) -> Any:
    """Return the sum by the number of values."""
    return window.builder.fdiv(window["sum"], window.real(window.rows))


def total(window: Reductions) -> Any:
    """Return the sum."""
    return window["sum"]


def variance(window: Reductions, ddof: Any) -> Any:
    """Return the sum of squared deviations by ``rows - ddof``, or by 0 where that is negative."""
    builder = window.builder
    divisor = builder.fsub(window.real(window.rows), ddof)
    positive = builder.fcmp_ordered(">", divisor, DOUBLE(0.0))
    return builder.fdiv(window["m2"], builder.select(positive, divisor, DOUBLE(0.0)))


def deviation(window: Reductions, ddof: Any) -> Any:
    """Return the square root of the variance."""
    return external(window.builder, "__nv_sqrt", DOUBLE, variance(window, ddof))


def _refuse_empty(window: Reductions, text: str) -> None:
    if window.can_be_empty:
        empty = window.builder.icmp_signed("==", window.rows, INT64(0))
        raise_if(window.context, window.builder, empty, ValueError, text)


def extreme(name: str, operation: str) -> Reducer:
    """Return the reducer of NumPy's ``min`` or ``max``: NaN if any value is."""

    def reduce(window: Reductions) -> Any:
        _refuse_empty(window, NO_IDENTITY.format(operation))
        return window[name]

    return reduce


def spread(window: Reductions) -> Any:
    """Return the greatest value less the least."""
    _refuse_empty(window, NO_IDENTITY.format("maximum"))
    return window.builder.fsub(window["max"], window["min"])


def valid_total(window: Reductions) -> Any:
    """Return the sum of what is not NaN."""
    return window["fsum"]


def valid_mean(window: Reductions) -> Any:
    """Return the mean of what is not NaN; NaN if nothing is."""
    return window.builder.fdiv(window["fsum"], window.real(window.valid))


def valid_extreme(name: str, operation: str) -> Reducer:
    """Return the reducer of ``nanmin`` or ``nanmax``: NaN where all values are."""

    def reduce(window: Reductions) -> Any:
        _refuse_empty(window, NO_IDENTITY.format(operation))
        some = window.builder.icmp_signed(">", window.valid, INT64(0))
        return window.builder.select(some, window[name], NAN)

    return reduce


def _empty_text(function: Callable[..., Any]) -> str:
    try:
        function(())
    except ValueError as error:
        return str(error)
    raise AssertionError(function)


def compared(function: Callable[..., Any], name: str, symbol: str) -> Reducer:
    """Return the reducer of Python's ``min`` or ``max``: the first value, or what is beyond it."""
    text = _empty_text(function)

    def reduce(window: Reductions) -> Any:
        builder = window.builder
        _refuse_empty(window, text)
        if window.kind.without_nan:
            return window[name]
        first, best = window.item(0), window[f"f{name}"]
        return builder.select(builder.fcmp_ordered(symbol, best, first), best, first)

    return reduce


def added(window: Reductions, start: Any) -> Any:
    """Return Python's ``sum``."""
    return window.builder.fadd(start, window["sum"])


# -- how they are called ---------------------------------------------------------------------------------


def _plain(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> None: ...
def _extreme(a: Any, axis: Any = None, out: Any = None) -> None: ...
def _spreading(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, ddof: Any = 0) -> None: ...
def _averaged(a: Any, axis: Any = None) -> None: ...
def _one(a: Any) -> None: ...
def _started(iterable: Any, start: Any = 0) -> None: ...


NAMES: Final[dict[str, tuple[Callable[..., None], Reducer]]] = {
    "mean": (_plain, mean),
    "sum": (_plain, total),
    "min": (_extreme, extreme("min", "minimum")),
    "max": (_extreme, extreme("max", "maximum")),
    "std": (_spreading, deviation),
    "var": (_spreading, variance),
}
"""The methods of a window, which are functions of NumPy too: how they are called, and what they compute."""

FUNCTIONS: Final[dict[Any, tuple[Callable[..., None], Reducer]]] = {
    **{getattr(np, name): row for name, row in NAMES.items()},
    np.amin: NAMES["min"],
    np.amax: NAMES["max"],
    np.average: (_averaged, mean),
    np.ptp: (_extreme, spread),
    np.nansum: (_plain, valid_total),
    np.nanmean: (_plain, valid_mean),
    np.nanmin: (_extreme, valid_extreme("fmin", "fmin")),
    np.nanmax: (_extreme, valid_extreme("fmax", "fmax")),
    sum: (_started, added),
    min: (_one, compared(min, "min", "<")),
    max: (_one, compared(max, "max", ">")),
}


class WindowCall(AbstractTemplate):  # type: ignore[misc]
    """The typing rule of one row of the tables, called as a function or as a method."""

    prefer_literal = True
    metadata = {"target": "cuda", "ours": True}  # noqa: RUF012 - Numba's name for it
    called: Callable[..., None]
    implementation: Any
    window: Any = None  # what a method is of

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature for a window, None for anything else."""
        kind = type(self)
        given = args if kind.window is None else (kind.window, *args)
        if not given or not isinstance(given[0], ReducedWindow):
            return None
        if given[0].without_nan and kind.called is _spreading:
            raise RefusedError("a deviation of the values without NaN is no reduction in a UDF", None)
        pysig = inspect.signature(kind.called)
        try:
            bound = pysig.bind(*given, **dict(kws))
        except TypeError:
            return None
        kinds = [_argument(name, bound.arguments.get(name), p.default) for name, p in pysig.parameters.items()]
        if None in kinds[1:]:
            return None
        kinds[0] = given[0]
        if kind.window is None:
            return signature_of(types.float64, *kinds).replace(pysig=pysig)
        rest = pysig.replace(parameters=list(pysig.parameters.values())[1:])
        return signature_of(types.float64, *kinds[1:], recvr=kind.window).replace(pysig=rest)

    def get_impl_key(self, sig: Any) -> Any:
        """Return the key of our implementation."""
        del sig
        return type(self).implementation


def _argument(name: str, kind: Any, default: Any) -> Any:
    """Return the type of an argument that a reduction can take; None if it cannot."""
    if kind is None:
        return types.Omitted(default)
    if name in ("ddof", "start"):
        return kind if is_number(kind) else None
    if isinstance(kind, types.NoneType):
        return kind
    return kind if name == "axis" and getattr(kind, "literal_value", "") in AXES else None


def _lowering(called: Callable[..., None], reducer: Reducer) -> Callable[..., Any]:
    """Return the implementation: the window comes first, in a method too; ``ddof`` and ``start`` as float64."""
    names = list(inspect.signature(called).parameters)

    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        numbers = []
        for name, kind, value in zip(names, sig.args, args, strict=True):
            if name in ("ddof", "start"):
                known = isinstance(kind, types.Omitted)
                numbers.append(
                    DOUBLE(float(kind.value)) if known else context.cast(builder, value, kind, types.float64)
                )
        return reducer(Reductions(context, builder, sig.args[0], args[0]), *numbers)

    return lower


def _register(operation: Any, called: Callable[..., None], reducer: Reducer) -> None:
    key = ("udf.reduced", operation)
    body = {"key": operation, "called": staticmethod(called), "implementation": key}
    TYPING.register_global(operation, types.Function(type("WindowFunction", (WindowCall,), body)))
    LOWERING.lower(key, types.VarArg(types.Any))(_lowering(called, reducer))


def method(name: str, window: ReducedWindow) -> Any:
    """Return the type of ``w.mean`` and the like."""
    key = ("udf.reduced.method", name)
    body = {"key": key, "called": staticmethod(NAMES[name][0]), "implementation": key, "window": window}
    return types.BoundFunction(type("WindowMethod", (WindowCall,), body), window)


for _operation, _row in FUNCTIONS.items():
    _register(_operation, *_row)
for _name, _row in NAMES.items():
    LOWERING.lower(("udf.reduced.method", _name), types.VarArg(types.Any))(_lowering(*_row))
