"""What Python says about a case of the corpus, what a back end says, and how the two are compared."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import udf
from tests.support.corpus import CORPUS, Case
from tests.support.native_programs import on_host
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.frontend import compile_to_ptx
from udf.pipeline import map_rows

Row = tuple[Any, ...]
CASES = {case.name: case for case in CORPUS}


@dataclass(frozen=True, slots=True)
class Expected:
    """What CPython gives: ``values[i]`` for ``rows[i]``, the rows that raise, and those that the case leaves out."""

    rows: tuple[Row, ...]
    values: tuple[Any, ...]
    raising: tuple[tuple[Row, type[Exception]], ...]
    left_out: tuple[Row, ...]


@cache
def expected(name: str) -> Expected:
    """Return what CPython gives for every row of the case called ``name``; its quiet rows are left out."""
    case = CASES[name]
    rows, values, raising, left_out = [], [], [], []
    for row in case.rows:
        try:
            value = case.function(*row)
        except case.quiet:
            left_out.append(row)
            continue
        except Exception as error:  # noqa: BLE001 - whatever the UDF raises is the expected outcome
            raising.append((row, type(error)))
            continue
        rows.append(row)
        values.append(value)
    return Expected(tuple(rows), tuple(values), tuple(raising), tuple(left_out))


RAISING = [name for name in CASES if expected(name).raising]


def columns(case: Case, rows: tuple[Row, ...]) -> tuple[Column, ...]:
    """Return the rows as one column of shape (n,) an argument."""
    by_argument = ([row[i] for row in rows] for i in range(len(case.dtypes)))
    return tuple(Column(values=np.array(v, dtype)) for v, dtype in zip(by_argument, case.dtypes, strict=True))


def run(name: str, rows: tuple[Row, ...], backend: str) -> np.ndarray:
    """Return what ``backend`` gives for ``rows``, shape (n,); integers wrap, as :func:`wrapped` does with Python's."""
    with udf.options(backend=backend):
        how = Handling(overflow="wrap")
        (result,) = map_rows(CASES[name].function, columns(CASES[name], rows), how=how).columns
    assert result.validity is None
    return on_host(result.values)


@cache
def ptx_of(name: str) -> tuple[UdfCall, PtxUdf]:
    """Return the case as the front end gives it to every back end."""
    call = bind(CASES[name].function, columns(CASES[name], CASES[name].rows[:1]), how=Handling(overflow="wrap"))
    return call, compile_to_ptx(call)


def wrapped(value: Any, dtype: np.dtype) -> Any:
    """Return Python's ``value`` as ``dtype`` holds it: integers wrap, floats round to nearest."""
    if dtype.kind == "b":
        assert isinstance(value, bool | np.bool_), f"Python gives {value!r}, not a bool"
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
    distance = abs(_real(got) - _real(value))
    below = np.nextafter(np.finfo(got.dtype).max, got.dtype.type(0))
    return bool(distance > ulp * np.spacing(min(abs(value), below)))


def _real(value: np.floating) -> np.longdouble:
    """Return ``value`` with more range; infinity as the number after the largest, which is what overflow rounds."""
    largest = np.finfo(value.dtype).max
    if np.isinf(value):
        step = np.longdouble(largest) - np.nextafter(largest, value.dtype.type(0))
        return np.copysign(largest + step, value)
    return np.longdouble(value)


def mismatches(name: str, result: np.ndarray) -> list[str]:
    """Return one line for each row where ``result`` differs from Python, at most 20."""
    said = expected(name)
    assert result.shape == (len(said.rows),)
    lines = []
    for row, got, want in zip(said.rows, result, said.values, strict=True):
        if differs(got, want, CASES[name].ulp):
            lines.append(f"{name}{row}: {got!r}, Python gives {want!r}")
    return lines[:20]
