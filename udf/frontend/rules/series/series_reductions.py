"""What a Series makes one value of: pandas skips NaN, and divides by one fewer in ``std``, ``var`` and ``sem``.

Source: pandas 3, core/nanops.py.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from udf.base.raising import TOO_MUCH
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, is_number, is_real, is_whole, not_a_number, raise_if
from udf.frontend.base.messages import limit
from udf.frontend.base.tables import each
from udf.frontend.library import equality, lines, moments, search
from udf.frontend.library.moments import distinct
from udf.frontend.library.order import quantile
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import length_of
from udf.frontend.rules.array.array_extremes import extreme_of, is_nan, item_type, primitive_extreme, quantified
from udf.frontend.rules.array.array_functions import OF_SERIES, declare
from udf.frontend.rules.array.array_reductions import (
    float_type,
    is_only_axis,
    mean_type,
    reduce,
    square_root,
    variance_of,
)
from udf.frontend.rules.array.array_sorting import method_of_quantile
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.library_calls import compute, of_library
from udf.frontend.rules.array.nullable_conditions import refuse_few
from udf.frontend.rules.array.primitives import note_memory
from udf.frontend.rules.series.series_declarations import constant_bool, is_default, method
from udf.frontend.rules.text.text_library import call, scratch
from udf.frontend.types.array_kinds import Array, StridedArray, as_array
from udf.frontend.types.masked_kinds import Masked, unmask
from udf.frontend.types.text_kinds import Text

NO_NUMBERS: Final = "{} of no values is NaN in pandas, which whole numbers and bools have not: use s.astype('float64')"
ALL_MISSING: Final = "Encountered all NA values"
WIDER: Final = "pandas gives a float64 of no values of a row of float32"
OUTSIDE: Final = "percentiles should all be in the interval [0, 1]"


def values_of(at: InsertPoint, kinds: Any, values: Any) -> tuple[Array, Any]:
    """Return the values that a reduction looks at: those that are not NaN, unless ``skipna`` is False."""
    if constant_bool(kinds["skipna"]) is False:
        return kinds["a"], values["a"]
    return dropna(at, kinds["a"], values["a"])


def _known(skipna: Any, *others: Any) -> bool:
    return constant_bool(skipna) is not None and is_default(*others)


# -- those that are NumPy's with and without NaN -------------------------------------------------------


def _total(a: Any, axis: Any = None, skipna: Any = True, numeric_only: Any = False, min_count: Any = 0) -> Any:  # noqa: FBT002 - pandas' own
    counts = is_real(a.dtype) and is_whole(min_count)  # NaN of fewer, which whole numbers have not
    if not _known(skipna, axis, numeric_only) or not (counts or is_default(min_count)):
        return None
    return a.dtype if is_real(a.dtype) else types.int64


def _mean(a: Any, axis: Any = 0, skipna: Any = True, numeric_only: Any = False) -> Any:  # noqa: FBT002 - as above
    return float_type(a.dtype) if _known(skipna, axis, numeric_only) else None


def _spread(a: Any, axis: Any = None, skipna: Any = True, ddof: Any = 1, numeric_only: Any = False) -> Any:  # noqa: FBT002 - as above
    known = _known(skipna, axis, numeric_only) and (is_whole(ddof) or is_real(ddof))
    refuse_few(a, ddof)
    return float_type(a.dtype) if as_array(a) and known else None


@each(
    *{
        **dict.fromkeys(("sum", "prod"), _total),
        **dict.fromkeys(("mean", "median"), _mean),
        **dict.fromkeys(("var", "std"), _spread),
    }.items()
)
def _reduced(name: str, typing: Any) -> None:
    """Register a method that is NumPy's ``name`` of the values that it looks at; of too few for ``ddof`` it is NaN."""

    @method(name, typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        kind, array = values_of(at, kinds, values)
        found = reduce(at, name, (kind, array), (kinds, values, result), nan_of_few=True)
        if "min_count" in kinds and not is_default(kinds["min_count"]):
            asked = at.cast(values["min_count"], kinds["min_count"], types.int64)
            few = at.builder.icmp_signed("<", length_of(kind, at, array), asked)
            found = at.builder.select(few, not_a_number(at.builder, result), found)
        return leave_wider(at, found, result) if name == "mean" else found


@declare("numpy mean", typing=mean_type)
def _numpys_mean(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    found = reduce(at, "mean", dropna(at, kinds["a"], values["a"]), (kinds, values, result), nan_of_few=True)
    return leave_wider(at, found, result)


def leave_wider(at: InsertPoint, found: Any, kind: Any) -> Any:
    """Return what pandas finds among a row's values, but leave a row of float32 where it is NaN: of none a float64."""
    if kind == types.float32 and compilation().values == "float32":
        raise_if(at.context, at.builder, is_nan(at, found), ValueError, limit(WIDER))
    return found


@method("sem", typing=_spread)
def _sem(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    ddof = at.cast(values["ddof"], kinds["ddof"], types.float64)
    variance, count = variance_of(at, *values_of(at, kinds, values), ddof, nan_of_few=True)
    deviation, root = (square_root(at, one) for one in (variance, count))
    return at.cast(at.builder.fdiv(deviation, root), types.float64, result)


def _both(name: str, typing: Any, numpys: Any, lowered: Callable[[InsertPoint, Array, Any], Any]) -> None:
    """Register a method and NumPy's function of the same name, which computes it of the values that are not NaN."""

    @method(name, typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return lowered(at, *values_of(at, kinds, values))

    @declare(f"numpy {name}", typing=numpys)
    def lower_numpys(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return lowered(at, *dropna(at, kinds["a"], values["a"]))

    OF_SERIES[name] = f"numpy {name}"


# -- extremes and quantiles ----------------------------------------------------------------------------


def _extreme_type(a: Any, axis: Any = 0, skipna: Any = True, numeric_only: Any = False) -> Any:  # noqa: FBT002 - as above
    return a.dtype if _known(skipna, axis, numeric_only) else None


@each("min", "max")
def _extreme(name: str) -> None:
    """Register ``min`` or ``max``: NaN of no values, where NumPy raises; whole numbers and bools have no NaN."""

    def found(at: InsertPoint, kind: Array, array: Any) -> Any:
        best, *_, some = primitive_extreme(at, kind, array, name) or extreme_of(at, kind, array, name)
        if not is_real(kind.dtype):
            raise_if(at.context, at.builder, at.builder.not_(some), ValueError, limit(NO_NUMBERS.format(name)))
            return best
        best = best if some is None else at.builder.select(some, best, not_a_number(at.builder, kind.dtype))
        return leave_wider(at, best, kind.dtype)

    _both(name, _extreme_type, item_type, found)


OF_SERIES.update({name: f"nan{name}" for name in ("sum", "prod", "var", "std", "argmin", "argmax")})
OF_SERIES["mean"] = "numpy mean"


def _quantile(a: Any, q: Any = 0.5, interpolation: Any = "linear") -> Any:
    known = (is_real(q) or is_whole(q)) and as_array(a) and method_of_quantile(a, interpolation)
    return types.float64 if known else None


@method("quantile", typing=_quantile)
def _lower_quantile(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    array, q = dropna(at, kinds["a"], values["a"]), (kinds["q"], values["q"])
    return compute(at, quantile, types.float64, array, q, 1.0, kinds["interpolation"].literal_value, OUTSIDE, None)


# -- counts and truth ----------------------------------------------------------------------------------


@method("count", typing=lambda a: types.int64 if as_array(a) else None)
def _count(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    kind, array = dropna(at, kinds["a"], values["a"])
    return length_of(kind, at, array)


def _truth(a: Any, *, axis: Any = 0, bool_only: Any = False, skipna: Any = True) -> Any:
    return types.boolean if as_array(a) and _known(skipna, axis, bool_only) else None


def _numpys_truth(a: Any, axis: Any = None, out: Any = None) -> Any:
    return types.boolean if as_array(a) and is_only_axis(axis, out) else None


for _name in ("any", "all"):
    _both(_name, _truth, _numpys_truth, partial(quantified, name=_name))

BODIES: Final[dict[str, Callable[..., Any]]] = {
    "equals": equality.equals,
    "skew": moments.skew, "kurt": moments.kurt, "kurtosis": moments.kurt, "autocorr": moments.autocorr,
    "corr": moments.corr, "cov": moments.cov, "dot": lines.dot, "item": search.item,
    "searchsorted": search.searched,
}  # fmt: skip
for _name, _function in BODIES.items():
    of_library(_name, _function, register=method)


def _nunique(a: Any, dropna: Any = True) -> Any:  # noqa: FBT002 - pandas' own
    known = constant_bool(dropna)
    return types.int64 if known or (known is False and is_number(a.dtype)) else None


@method("nunique", typing=_nunique)
def _lower_nunique(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    kind, array = kinds["a"], values["a"]
    if isinstance(kind, StridedArray) and isinstance(unmask(kind.dtype), Text):
        return _distinct_texts(at, kind, array)
    if isinstance(kind.dtype, Masked):
        kind, array = dropna(at, kind, array)
    return compute(at, distinct, result, (kind, array), constant_bool(kinds["dropna"]))


def _distinct_texts(at: InsertPoint, kind: StridedArray, array: Any) -> Any:
    """Return how many different texts there are in memory, by a hash table in scratch memory."""
    note_memory(kind)
    builder, members = at.builder, at.members(kind, array)
    slots = builder.ptrtoint(members.data, INT64)
    count = call(builder, "distinct", INT64, slots, members.stride, members.length, scratch(builder))
    raise_if(at.context, builder, builder.icmp_signed("<", count, INT64(0)), MemoryError, TOO_MUCH)
    return count
