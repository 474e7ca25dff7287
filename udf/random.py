"""Random numbers inside of functions: each from a position and a seed, the same on the GPU and the processor.

Nothing is drawn in turn, so there is no state: ``uniform(7, seed=1)`` is always the same number, in whichever row,
thread or back end. Give each row its own position, as its number or its index; ``draw`` gives further numbers for one.

>>> import udf
>>> from udf.random import normal
>>> readings = udf.DataFrame({"row": [0, 1, 2], "x": [1.0, 2.0, 3.0]})
>>> noisy = readings.apply(lambda r: r["x"] + 0.1 * normal(r["row"], seed=42), axis=1)

Source: Philox4x32-10, J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy as 1, 2,
3", SC 2011; kernels/base_random.cuh.
"""

from __future__ import annotations

from typing import Final

from ptx2cpp import parse
from ptx2cpp.translate import find_function
from udf.api.foreign.host import ForeignFunction
from udf.api.foreign.ptx import foreign_function
from udf.base.resources import PACKAGE
from udf.bind.device_function import Parameter

__all__ = ["integers", "normal", "uniform"]

TEXT: Final = PACKAGE / "frontend" / "rules" / "foreign" / "random.ptx"
"""kernels/base_random.cuh as PTX: ``python -m udf.api.foreign`` makes it."""


def _random_function(name: str, *parameters: str, gives: str) -> ForeignFunction:
    function = find_function(_MODULE, name)
    return foreign_function(_MODULE, function, name, (gives,), tuple(map(Parameter, parameters)), trusted=False)


_MODULE: Final = parse(TEXT.read_text(encoding="utf-8"))
_PLACE: Final = ("int64", "int64", "int64")
_UNIFORM: Final = _random_function("udf_uniform", *_PLACE, gives="float64")
_NORMAL: Final = _random_function("udf_normal", *_PLACE, gives="float64")
_BELOW: Final = _random_function("udf_below", "uint64", *_PLACE, gives="int64")


def uniform(position: int, seed: int = 0, draw: int = 0) -> float:
    """Return a number from [0, 1), one of the multiples of 2**-53, each as likely.

    Parameters
    ----------
    position : int
        The number of the row, or any other integer that differs from row to row.
    seed, draw : int
        Numbers that choose another sequence, and another number of the same row.

    Examples
    --------
    >>> 0 <= uniform(3, seed=1) < 1
    True
    """
    return _UNIFORM(position, seed, draw)


def normal(position: int, seed: int = 0, draw: int = 0) -> float:
    """Return a number of the normal distribution with mean 0 and standard deviation 1.

    Parameters
    ----------
    position : int
        The number of the row, or any other integer that differs from row to row.
    seed, draw : int
        Numbers that choose another sequence, and another number of the same row.

    Examples
    --------
    >>> normal(3, seed=1) == normal(3, seed=1)
    True
    """
    return _NORMAL(position, seed, draw)


def integers(low: int, high: int, position: int, seed: int = 0, draw: int = 0) -> int:
    """Return a whole number from ``low`` to ``high`` - 1, each as likely to within 2**-64 times their count.

    Parameters
    ----------
    low, high : int
        The range: ``high`` is not part of it.
    position : int
        The number of the row, or any other integer that differs from row to row.
    seed, draw : int
        Numbers that choose another sequence, and another number of the same row.

    Raises
    ------
    ValueError
        If there is none: ``low`` >= ``high``.

    Examples
    --------
    >>> integers(1, 7, position=3) in range(1, 7)
    True
    """
    if low >= high:
        raise ValueError("low >= high")
    above: int = _BELOW(high - low, position, seed, draw)
    return low + above


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__name__"]
