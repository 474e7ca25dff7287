"""What is run: each function as users write it, as scalars, as array expressions (the reference) and as C++."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Kind = Literal["applymap", "apply_rows", "rolling"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Workload:
    """One function over float64 ``columns``, whose values are uniform in the ranges given.

    ``function`` is what a user passes: ``f(value)``, ``f(row)`` or ``f(window)``. ``scalars`` is the same of one value
    a column, for peers that know no rows (None: ``function`` itself). ``array(xp, *columns)`` is the same over whole
    columns, in the operations that NumPy, CuPy and PyTorch share: the reference, and what array libraries run. For
    windows it gives those that are whole. ``cpp`` is the same in C++, with ``{0}``, ``{1}`` .. for the values (for a
    window a sequence of statements that set ``y``, with ``{0}[k]`` for its values). ``tolerance`` is how far two
    contenders may be apart, relative or absolute: 0 where each must give the same bits.
    """

    name: str
    kind: Kind
    title: str
    function: Callable[[Any], Any]
    array: Callable[..., Any]
    cpp: str
    columns: Mapping[str, tuple[float, float]]
    scalars: Callable[..., Any] | None = None
    window: int = 0
    tolerance: float = 0.0

    @property
    def values(self) -> Callable[..., Any]:
        """Return the function of one value a column (or of one window)."""
        return self.scalars or self.function


def axpb(x: float) -> float:
    """Double and add one."""
    return x * 2 + 1


def branch(x: float) -> float:
    """Three ways."""
    if x < -0.5:
        return x * x
    if x > 0.5:
        return math.sqrt(x)
    return 1.0 - x


def branch_array(xp: Any, x: Any) -> Any:
    """As :func:`branch`; both sides of every row are computed."""
    return xp.where(x < -0.5, x * x, xp.where(x > 0.5, xp.sqrt(xp.abs(x)), 1.0 - x))


def smooth(x: float) -> float:
    """Take a square root, an exponential and a logarithm."""
    return math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x))


def smooth_array(xp: Any, x: Any) -> Any:
    """As :func:`smooth`."""
    return xp.sqrt(xp.abs(x)) * xp.exp(-x * x) + xp.log1p(xp.abs(x))


def fused(row: Any) -> Any:
    """Multiply and add."""
    return row["a"] * row["b"] + row["c"]


def fused_values(a: float, b: float, c: float) -> float:
    """As :func:`fused`."""
    return a * b + c


def haversine(row: Any) -> Any:
    """Return the great-circle distance of two places in miles."""
    lat1, lat2 = math.radians(row["lat1"]), math.radians(row["lat2"])
    turn = math.radians(row["lon2"] - row["lon1"])
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin(turn / 2) ** 2
    return 7917.6 * math.asin(math.sqrt(h))


def haversine_values(lat1: float, lon1: float, lat2: float, lon2: float) -> float:
    """As :func:`haversine`."""
    turn = math.radians(lon2 - lon1)
    lat1, lat2 = math.radians(lat1), math.radians(lat2)
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin(turn / 2) ** 2
    return 7917.6 * math.asin(math.sqrt(h))


def haversine_array(xp: Any, lat1: Any, lon1: Any, lat2: Any, lon2: Any) -> Any:
    """As :func:`haversine`."""
    turn = xp.deg2rad(lon2 - lon1)
    lat1, lat2 = xp.deg2rad(lat1), xp.deg2rad(lat2)
    h = xp.sin((lat2 - lat1) / 2) ** 2 + xp.cos(lat1) * xp.cos(lat2) * xp.sin(turn / 2) ** 2
    return 7917.6 * xp.arcsin(xp.sqrt(h))


def mean(window: Any) -> float:
    """Return the mean; one that a library can recognise."""
    return window.mean()  # type: ignore[no-any-return]


def mean_values(window: Any) -> float:
    """As :func:`mean`, for a compiler without methods of arrays."""
    total = 0.0
    for value in window:
        total += value
    return total / len(window)


def spread(window: Any) -> float:
    """Return the range of the values; a loop that no library recognises."""
    low = high = window[0]
    for value in window:
        low = min(low, value)
        high = max(high, value)
    return high - low  # type: ignore[no-any-return]


def shifted(x: Any, window: int) -> list[Any]:
    """Return ``window`` views of ``x``: the k-th holds value k of every whole window."""
    count = x.shape[0] - window + 1
    return [x[k : k + count] for k in range(window)]


def mean_array(_xp: Any, x: Any, *, window: int) -> Any:
    """As :func:`mean`, of every whole window."""
    return functools.reduce(lambda a, b: a + b, shifted(x, window)) / window


def spread_array(xp: Any, x: Any, *, window: int) -> Any:
    """As :func:`spread`, of every whole window."""
    views = shifted(x, window)
    return functools.reduce(xp.maximum, views) - functools.reduce(xp.minimum, views)


X = {"x": (-3.0, 3.0)}
# as flights: asin is ill-conditioned for antipodes
PLACES = {"lat1": (20.0, 60.0), "lon1": (-160.0, -70.0), "lat2": (20.0, 60.0), "lon2": (-160.0, -70.0)}
HAVERSINE = (
    "7917.6 * asin(sqrt(pow(sin(({2} - {0}) * 0.017453292519943295 / 2), 2.0)"
    " + cos({0} * 0.017453292519943295) * cos({2} * 0.017453292519943295)"
    " * pow(sin(({3} - {1}) * 0.017453292519943295 / 2), 2.0)))"
)
MEAN = "double t = 0; for (int k = 0; k < W; ++k) t += {0}[k]; y = t / W;"
SPREAD = (
    "double l = {0}[0], h = l; for (int k = 1; k < W; ++k) {{ l = min(l, {0}[k]); h = max(h, {0}[k]); }} y = h - l;"
)

WORKLOADS = (
    Workload(
        name="axpb", kind="applymap", title="x * 2 + 1", function=axpb, columns=X,
        array=lambda _xp, x: x * 2 + 1, cpp="{0} * 2 + 1",
    ),
    Workload(
        name="branch", kind="applymap", title="three-way branch", function=branch, columns=X,
        array=branch_array, cpp="{0} < -0.5 ? {0} * {0} : {0} > 0.5 ? sqrt({0}) : 1.0 - {0}",
    ),
    Workload(
        name="smooth", kind="applymap", title="sqrt(|x|) exp(-x²) + log1p(|x|)", function=smooth, columns=X,
        array=smooth_array, cpp="sqrt(fabs({0})) * exp(-{0} * {0}) + log1p(fabs({0}))", tolerance=1e-14,
    ),
    Workload(
        name="fused", kind="apply_rows", title="a * b + c", function=fused, scalars=fused_values,
        array=lambda _xp, a, b, c: a * b + c, cpp="{0} * {1} + {2}",
        columns={"a": (-3.0, 3.0), "b": (-3.0, 3.0), "c": (-3.0, 3.0)},
        tolerance=1e-14,  # some contract it to one rounding, we do not
    ),
    Workload(
        name="haversine", kind="apply_rows", title="haversine distance, 4 columns", function=haversine,
        scalars=haversine_values, array=haversine_array, cpp=HAVERSINE, columns=PLACES, tolerance=1e-9,
    ),
    Workload(
        name="mean_100", kind="rolling", title="rolling(100), w.mean()", function=mean, scalars=mean_values,
        array=functools.partial(mean_array, window=100), cpp=MEAN, columns=X, window=100, tolerance=1e-12,
    ),
    Workload(
        name="spread_10", kind="rolling", title="rolling(10), max - min by a loop", function=spread,
        array=functools.partial(spread_array, window=10), cpp=SPREAD, columns=X, window=10,
    ),
)  # fmt: skip


def _less(x: float) -> float:
    return x - 1.5


# One trivial function a kind, run first and not timed: a library's own imports are then over.
WARM = {
    "applymap": Workload(
        name="warm", kind="applymap", title="", function=_less, columns=X,
        array=lambda _xp, x: x - 1.5, cpp="{0} - 1.5",
    ),
    "apply_rows": Workload(
        name="warm", kind="apply_rows", title="", function=lambda row: row["a"] - row["b"],
        scalars=lambda a, b: a - b, array=lambda _xp, a, b: a - b, cpp="{0} - {1}",
        columns={"a": (-3.0, 3.0), "b": (-3.0, 3.0)},
    ),
    "rolling": Workload(
        name="warm", kind="rolling", title="", function=lambda w: w[0], columns=X, window=2,
        array=lambda _xp, x: x[:-1], cpp="y = {0}[0];",
    ),
}  # fmt: skip
