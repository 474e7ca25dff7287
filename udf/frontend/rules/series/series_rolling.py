"""``s.rolling(3).mean()``, ``s.expanding().max()``, ``s.ewm(span=5).mean()`` inside a function of groups.

A rolling value is the Series' own reduction of the rows of its window, computed where it is read; expanding and
exponential values are scans (:mod:`udf.frontend.rules.series.scans`).

Source: pandas 3, core/window/rolling.py (_prep_values).
"""

# ruff: noqa: FBT002 - pandas' own parameters
from __future__ import annotations

import operator
from dataclasses import replace
from typing import Any, Final

import numpy as np

from udf.base.catalogue import having
from udf.frontend.base.declarations import DOUBLE, INT64, is_number, is_real, is_whole, not_a_number, raise_if
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import known_by
from udf.frontend.base.named_parameters import default_type
from udf.frontend.base.tables import each
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import count_items, item_of, length_of
from udf.frontend.rules.array.array_extremes import is_nan
from udf.frontend.rules.array.array_functions import IMPLEMENTATIONS, TEMPLATES, declare, method_of, unwrap_type
from udf.frontend.rules.array.compositions import Composer, Operand, type_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.library_calls import compute
from udf.frontend.rules.array.views import part, sliced_type
from udf.frontend.rules.series.scans import ALPHAS, NUMBERS, STEPS, Scan, packed, stepped
from udf.frontend.rules.series.series_declarations import constant_bool, is_default, known, method
from udf.frontend.types.array_kinds import Array, register_struct
from udf.frontend.types.series_kinds import Series

NOT_VALUES: Final = "s.{}(..) is not a column in a UDF: use a value of each window, s.{}(..).mean()"
WHOLE: Final = 2.0**62
"""Rows of an expanding window: all up to here."""

NEGATIVE: Final = "window must be an integer 0 or greater"


class Windows(Array):
    """``s.rolling(..)``, ``s.expanding(..)`` or ``s.ewm(..)`` (``name``): what methods are called of."""

    dtype = types.float64

    key = known_by("base", "of")

    def __init__(self, base: Array, name: str) -> None:
        self.base, self.of, self.capacity = base, name, base.capacity
        super().__init__(name=f"Series.{name}")


class WindowReduction(Array):
    """The reduction ``of`` the rows of each window of ``windows``, which end in each row."""

    dtype = types.float64

    key = known_by("base", "of")

    def __init__(self, windows: Windows, name: str) -> None:
        self.base, self.of, self.capacity, self.local = windows, name, windows.capacity, windows.base.local
        super().__init__(name="array of float64")


register_struct(Windows, ("base", lambda kind: kind.base), ("numbers", NUMBERS))
register_struct(WindowReduction, ("base", lambda kind: kind.base), ("ddof", types.float64))


@length_of.register(Windows)
@item_of.register(Windows)
def _no_values(kind: Windows, _at: InsertPoint, *_: Any) -> Any:
    raise RefusedError(NOT_VALUES.format(kind.of, kind.of), None)


# -- what makes windows --------------------------------------------------------------------------------


def _prepared(do: Composer, a: Operand) -> Operand:
    """Return the values that windows see: float64, infinities as NaN (pandas' _prep_values)."""
    dtype = a[0].dtype
    do.require(is_number(dtype))
    wide = a if dtype == types.float64 else do(operator.mul, a, do.number(1.0))
    return do(np.where, do(np.isinf, wide), do.nan, wide) if is_real(dtype) else wide


def _made(at: InsertPoint, kinds: Any, values: Any, result: Windows, numbers: list[Any]) -> Any:
    return at.struct(result, base=_prepared(Composer(at), (kinds["a"], values["a"]))[1], numbers=packed(at, numbers))


def _windows(a: Any, name: str) -> Any:
    base = type_of(_prepared, a=a)
    return None if base is None else Windows(base, name)


def _rolling(
    a: Any,
    window: Any,
    min_periods: Any = None,
    center: Any = False,
    win_type: Any = None,
    on: Any = None,
    closed: Any = None,
    step: Any = None,
) -> Any:
    plain = is_whole(window) and is_default(center, win_type, on, closed, step) and _is_count(min_periods)
    return _windows(a, "rolling") if plain else None


def _is_count(kind: Any) -> bool:
    return isinstance(kind, types.NoneType) or is_whole(kind)


@method("rolling", typing=_rolling)
def _lower_rolling(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    builder = at.builder
    window = at.cast(values["window"], kinds["window"], types.int64)
    least = window
    if not isinstance(kinds["min_periods"], types.NoneType):
        least = at.cast(values["min_periods"], kinds["min_periods"], types.int64)
        raise_if(
            at.context, builder, builder.icmp_signed(">", least, window), ValueError, "min_periods must be <= window"
        )
    raise_if(at.context, builder, builder.icmp_signed("<", window, INT64(0)), ValueError, NEGATIVE)
    return _made(at, kinds, values, result, [builder.sitofp(one, DOUBLE) for one in (least, window)])


@method("expanding", typing=lambda a, min_periods=1: _windows(a, "expanding") if is_whole(min_periods) else None)
def _lower_expanding(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    least = at.cast(values["min_periods"], kinds["min_periods"], types.float64)
    return _made(at, kinds, values, result, [least, DOUBLE(WHOLE)])


DECAYS: Final = ("com", "span", "halflife", "alpha")


def _ewm(
    a: Any,
    com: Any = None,
    span: Any = None,
    halflife: Any = None,
    alpha: Any = None,
    min_periods: Any = 0,
    adjust: Any = True,
    ignore_na: Any = False,
) -> Any:
    decays = [one for one in (com, span, halflife, alpha) if not isinstance(one, types.NoneType)]
    plain = len(decays) == 1 and is_number(decays[0]) and _is_count(min_periods)
    known = constant_bool(adjust) is not None and constant_bool(ignore_na) is not None
    return _windows(a, "ewm") if plain and known else None


@method("ewm", typing=_ewm)
def _lower_ewm(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    name = next(one for one in DECAYS if not isinstance(kinds[one], types.NoneType))
    decay = at.cast(values[name], kinds[name], types.float64)
    alpha = compute(at, ALPHAS[name], types.float64, (types.float64, decay))
    factor = at.builder.fsub(DOUBLE(1.0), alpha)
    least = DOUBLE(0.0)
    if not isinstance(kinds["min_periods"], types.NoneType):
        least = at.cast(values["min_periods"], kinds["min_periods"], types.float64)
    ignores = DOUBLE(1.0 if constant_bool(kinds["ignore_na"]) else 0.0)
    return _made(
        at, kinds, values, result, [factor, DOUBLE(1.0) if constant_bool(kinds["adjust"]) else alpha, ignores, least]
    )


# -- what is asked of windows --------------------------------------------------------------------------

METHODS: Final[dict[str, Any]] = {}
"""Method of windows -> its typing rule."""

WITH_DDOF: Final = ("var", "std", "sem")
UNSET: Final = "unset"
"""No ``ddof``: 1. What is first in ``ewm(..).std(1)`` is ``bias``, so those take nothing."""

ROLLED: Final = sorted(having("windows"))


@each(*ROLLED)
def _reduced(name: str) -> None:
    def plain(a: Any, numeric_only: Any = False) -> Any:
        if not isinstance(a, Windows) or not is_default(numeric_only):
            return None
        if f"{a.of}.{name}" in STEPS:
            return Scan(a.base, f"{a.of}.{name}")
        return WindowReduction(a, name) if a.of != "ewm" else None

    def spread(a: Any, ddof: Any = UNSET, numeric_only: Any = False) -> Any:
        fits = known(ddof, UNSET) or (is_whole(ddof) and getattr(a, "of", "") != "ewm")
        return plain(a, numeric_only) if fits else None

    typing = spread if name in WITH_DDOF else plain

    @declare(f"Windows.{name}", method=True, typing=typing, methods=METHODS, labels=lambda series, _: series.labels)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        windows = at.members(kinds["a"], values["a"])
        ddof = DOUBLE(float(name in WITH_DDOF))
        if is_whole(kinds.get("ddof")):
            ddof = at.cast(values["ddof"], kinds["ddof"], types.float64)
        if isinstance(result, WindowReduction):
            return at.struct(result, base=values["a"], ddof=ddof)
        numbers = windows.numbers
        if name in WITH_DDOF and kinds["a"].of == "expanding":
            numbers = at.builder.insert_value(numbers, ddof, 1)
        return stepped(at, result, windows.base, numbers)


METHODS.update({name.removeprefix("Windows."): METHODS.pop(name) for name in list(METHODS) if "." in name})


@length_of.register(WindowReduction)
def _rolled_length(kind: WindowReduction, at: InsertPoint, value: Any) -> Any:
    return length_of(kind.base.base, at, at.member(kind.base, at.member(kind, value, "base"), "base"))


@item_of.register(WindowReduction)
def _of_rolled(kind: WindowReduction, at: InsertPoint, value: Any, index: Any) -> Any:
    at = replace(at, unrolls=False)  # LLVM cannot count rows that begin where their number says
    builder, windows = at.builder, at.members(kind.base, at.member(kind, value, "base"))
    least, window, *_ = cgutils.unpack_tuple(builder, windows.numbers)
    base, array = kind.base.base, windows.base
    stop = builder.add(index, INT64(1))
    start = builder.sub(stop, builder.fptosi(window, INT64))
    start = builder.select(builder.icmp_signed("<", start, INT64(0)), INT64(0), start)
    rows = part(at, base, array, (start, INT64(1), builder.sub(stop, start)))

    def is_counted(item: Any) -> Any:
        return cgutils.true_bit if kind.of == "count" else builder.not_(is_nan(at, item))

    count = count_items(sliced_type(base), at, rows, is_counted)
    enough = builder.fcmp_ordered(">=", builder.sitofp(count, DOUBLE), least)
    found = at.variable(not_a_number(builder))
    with builder.if_then(enough):
        found.value = _reduction(at, kind, sliced_type(base), rows, at.member(kind, value, "ddof"))
    return found.value


def _reduction(at: InsertPoint, kind: WindowReduction, rows_kind: Array, rows: Any, ddof: Any) -> Any:
    """Return the Series' own reduction of the rows of a window."""
    template = TEMPLATES[f"Series.{kind.of}"]()
    parameters = template.signature.parameters
    kinds = {name: unwrap_type(default_type(one.default)) for name, one in parameters.items() if name != "a"}
    kinds = {"a": rows_kind, **kinds}
    values: dict[str, Any] = {"a": rows, **dict.fromkeys(parameters.keys() - {"a"})}
    if "ddof" in kinds:
        kinds["ddof"], values["ddof"] = types.float64, ddof
    result = template.typing(**kinds)
    found = IMPLEMENTATIONS[f"Series.{kind.of}"].lower(at, kinds, values, result)
    return at.cast(found, result, types.float64)


def windows_method(series: Series, attr: str) -> Any:
    """Return the type of a method of windows; refuse what there is not."""
    name = series.base.of
    known = method_of(series, attr, METHODS)
    if known is None or (name == "ewm" and f"{name}.{attr}" not in STEPS):
        have = [one for one in ROLLED if name != "ewm" or f"{name}.{one}" in STEPS]
        raise RefusedError(f"s.{name}(..).{attr} is not supported in a UDF; there are {', '.join(have)}", None)
    return known
