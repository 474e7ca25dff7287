"""Programs of hand-written functions, and columns to run them on."""

from typing import Any

import numpy as np

from ptx2cpp import CppFunction
from tests.support.native_functions import native_interface
from udf.columns.column import Column
from udf.cuda.cuda_backend import map_artefact
from udf.cuda.device import current_architecture
from udf.cuda.map_program import CudaProgram
from udf.cuda.render import render

SEED = 20261120


def program_of(
    function: CppFunction, takes: tuple[str, ...], returns: tuple[str, ...], raises: tuple[str, ...] = (), **how: Any
) -> CudaProgram:
    """Return ``function`` compiled for the current device; the rest as ``tests.support.seam.interface``."""
    udf, call = native_interface(function, takes, returns, raises, **how)
    unit = render(function, udf, call)
    return CudaProgram(map_artefact(unit, udf, call, current_architecture()))


def some_values(dtype: str, rows: int) -> np.ndarray:
    """Return ``rows`` random values over the whole range of ``dtype``, shape (rows,)."""
    random = np.random.default_rng(SEED)
    kind = np.dtype(dtype)
    if kind.kind == "f":
        return random.standard_normal(rows).astype(kind)
    return (
        random.integers(0, 256, rows * kind.itemsize, "uint8").view(kind)
        if kind.kind != "b"
        else random.random(rows) < 0.5
    )


def some_mask(rows: int, *, seed: int = 0) -> np.ndarray:
    """Return which of ``rows`` rows are valid: about three of four."""
    return np.random.default_rng(SEED + seed).random(rows) < 0.75


def packed(mask: np.ndarray) -> np.ndarray:
    """Return ``mask`` as a bitmask of ceil(n / 8) bytes, not one more."""
    return np.packbits(mask, bitorder="little")


def on_host(array: Any) -> np.ndarray:
    """Return an array of NumPy's or CuPy's in host memory."""
    return array if isinstance(array, np.ndarray) else array.get()


def unpacked(column: Column) -> np.ndarray:
    """Return which rows of a column are valid."""
    return np.unpackbits(on_host(column.validity), bitorder="little", count=len(column)).astype(bool)


def run_on_host(program: CudaProgram, *arrays: np.ndarray) -> list[np.ndarray]:
    """Run over columns without nulls and return the results in host memory."""
    return [on_host(result.values) for result in program.run(tuple(Column(values=a) for a in arrays))]
