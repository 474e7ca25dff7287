"""How a method of a Series is declared."""

from collections.abc import Callable
from typing import Any, Final

from udf.frontend.numba.names import types
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.compositions import composed
from udf.frontend.rules.array.views import filter_labels
from udf.frontend.types.array_kinds import Array, Filter
from udf.frontend.types.series_kinds import Series

METHODS: Final[dict[str, Any]] = {}
"""Method of a Series -> what makes its typing rule."""


def same(series: Series, _values: Array) -> Any:
    """Return the labels of a Series: each value has the label of the one that it comes from."""
    return series.labels


def filtered_labels(series: Series, values: Array) -> Any:
    """Return the labels of the values that a mask keeps."""
    return filter_labels(series, values.mask) if isinstance(values, Filter) else series.labels


def method(
    name: str, *, typing: Callable[..., Any], labels: Callable[[Any, Any], Any] | None = same
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a method of a Series, with the parameters of ``typing``, which gives its result.

    The first parameter, ``a``, is the Series' values. An array that it gives is a Series with ``labels``, or
    without them an array.
    """
    return declare(f"Series.{name}", method=True, typing=typing, methods=METHODS, labels=labels)


def composition(name: str, **how: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a method of a Series that is composed of operations on whole arrays."""
    return composed(name, method, **how)


def constant_bool(kind: Any) -> bool | None:
    """Return a boolean that is known when the function is compiled; None if it is not."""
    known = getattr(kind, "literal_value", None)
    return known if isinstance(known, bool) else None


def is_default(*kinds: Any) -> bool:
    """Return whether parameters are None, the axis (there is one), or False."""
    return all(isinstance(kind, types.NoneType) or not getattr(kind, "literal_value", 1) for kind in kinds)


def known(kind: Any, *values: Any) -> bool:
    """Return whether a parameter is one of these constants."""
    constant = None if isinstance(kind, types.NoneType) else getattr(kind, "literal_value", NotImplemented)
    return constant in values and type(constant) in {type(value) for value in values}
