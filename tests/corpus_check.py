"""What Python says about a case of the corpus, and how a back end's answer is compared with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tests.corpus import CORPUS

if TYPE_CHECKING:
    from tests.corpus import Case

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Expected:
    """What CPython gives: ``values[i]`` for ``rows[i]``, and the rows that raise, each with its exception's type."""

    rows: tuple[Row, ...]
    values: tuple[Any, ...]
    raising: tuple[tuple[Row, type[Exception]], ...]


@cache
def expected(name: str) -> Expected:
    """Return what CPython gives for every row of the case called ``name``; its quiet rows are left out."""
    case = next(c for c in CORPUS if c.name == name)
    rows, values, raising = [], [], []
    for row in case.rows:
        try:
            value = case.function(*row)
        except case.quiet:
            continue
        except Exception as error:  # noqa: BLE001 - whatever the UDF raises is the expected outcome
            raising.append((row, type(error)))
            continue
        rows.append(row)
        values.append(value)
    return Expected(tuple(rows), tuple(values), tuple(raising))


def columns(case: Case, rows: tuple[Row, ...]) -> tuple[np.ndarray, ...]:
    """Return the rows as one array of shape (n,) an argument."""
    return tuple(np.array([row[i] for row in rows], dtype=dtype) for i, dtype in enumerate(case.dtypes))


def wrapped(value: Any, dtype: np.dtype) -> Any:
    """Return Python's ``value`` as ``dtype`` holds it: integers wrap, floats round to nearest."""
    if dtype.kind == "b":
        assert isinstance(value, bool | np.bool), f"Python gives {value!r}, not a bool"
        return bool(value)
    if dtype.kind == "f":
        with np.errstate(over="ignore"):
            return dtype.type(value)
    assert not isinstance(value, float | np.floating), f"Python gives {value!r}, a float, where {dtype} came back"
    low = int(np.iinfo(dtype).min)
    return (int(value) - low) % (1 << 8 * dtype.itemsize) + low


def differs(got: np.generic, want: Any, ulp: int) -> bool:
    """Return whether ``got`` is not Python's ``want`` (NaN equals NaN, -0.0 is not 0.0, ``ulp`` allowed)."""
    value = wrapped(want, got.dtype)
    if got.dtype.kind != "f":
        return bool(got != value)
    if np.isnan(got) or np.isnan(value):
        return not (np.isnan(got) and np.isnan(value))
    if got == value:  # an int has no sign of zero
        return isinstance(want, float | np.floating) and bool(np.signbit(got) != np.signbit(value))
    if not (np.isfinite(got) and np.isfinite(value)):
        return True
    distance = abs(np.longdouble(got) - np.longdouble(value))
    return bool(distance > ulp * np.spacing(abs(value)))


def mismatches(case: Case, result: np.ndarray) -> list[str]:
    """Return one line for each row where ``result`` differs from Python, at most 20."""
    said = expected(case.name)
    assert result.shape == (len(said.rows),)
    lines = []
    for row, got, want in zip(said.rows, result, said.values, strict=True):
        if differs(got, want, case.ulp):
            lines.append(f"{case.name}{row}: {got!r}, Python gives {want!r}")
    return lines[:20]
