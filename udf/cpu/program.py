"""A UDF compiled for the processor: columns in, columns out."""

from __future__ import annotations

import ctypes
from functools import partial, reduce
from struct import Struct
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from udf.column import Column
from udf.cpu.address import address
from udf.cpu.native import Kernel, driver, host, load, object_code, optimise
from udf.cpu.rows import EACH
from udf.cpu.threads import first_failure
from udf.options import options
from udf.raising import RowFailure

if TYPE_CHECKING:
    from typing import Any

    from udf.cpu.native import Loaded
    from udf.cpu.rows import RowKernel
    from udf.stages import PtxUdf

NONE = -1
"""What ``udf_drive`` returns where no row failed; below it is ``-2 - row``: ``row`` needs ``udf_each``."""


class RowProgram:
    """A row kernel in memory.

    ``udf_each``, which runs a row whose control enters a loop, is compiled when a row first needs it:
    most columns never do (a sine's argument above 2^31).
    """

    def __init__(self, udf: PtxUdf, kernel: RowKernel) -> None:
        self.udf, self.kernel = udf, kernel
        self.objects: dict[str, bytes] = {}
        self._loaded: list[Loaded] = []
        self._lock = Lock()
        self._takes = [dtype.numpy for dtype in udf.parameters]
        self._gives = [dtype.numpy for dtype in udf.results]
        sizes = [dtype.itemsize for dtype in (*self._takes, *self._gives)]
        self._pointers = Struct(f"{len(sizes)}P").pack
        self._native = Kernel(
            sizes=(ctypes.c_int64 * len(sizes))(*sizes),
            inputs=len(self._takes),
            count=len(sizes),
            can_mark=kernel.can_mark,
        )
        self._drive, self._kernel = driver(), ctypes.addressof(self._native)
        self._compile(kernel.names[0])

    def _compile(self, name: str) -> None:
        """Compile and load one of the two loops, once."""
        with self._lock:
            if name not in self.objects:
                code = object_code(optimise(self.kernel.text(name, host().vector)))
                loaded = load(code, name)
                self._loaded.append(loaded)
                setattr(self._native, name.removeprefix("udf_"), loaded.address)
                self.objects[name] = code

    def run(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """Run over ``columns``, all of one length (n,), on the threads that ``udf.options.threads`` allows.

        A null in any column gives a null; the function's failures there do not count.

        Raises
        ------
        RowFailure
            At the first row, not null, where the UDF raises.
        """
        inputs = [column.values for column in columns]
        rows = inputs[0].size
        assert [values.dtype for values in inputs] == self._takes
        assert [values.size for values in inputs] == [rows] * len(inputs)
        outputs = [np.empty(rows, dtype) for dtype in self._gives]
        validity = _common_validity(columns, rows)
        if rows:
            pointers = self._pointers(*map(address, (*inputs, *outputs)))
            bits = None if validity is None else address(validity)
            failure = first_failure(partial(self._slice, pointers, bits), rows, options.threads)
            if failure != NONE:
                raise RowFailure(self.udf.raises, failure)
        return tuple([Column(values=values, validity=validity) for values in outputs])

    def _slice(self, pointers: bytes, bits: int | None, first: int, stop: int) -> int:
        """Run rows ``first .. stop``; return -1, or the first failure."""
        failure: int = self._drive(self._kernel, pointers, bits, first, stop)
        while failure < NONE:
            self._compile(EACH)
            failure = self._drive(self._kernel, pointers, bits, NONE - 1 - failure, stop)
        return failure


def _common_validity(columns: tuple[Column, ...], rows: int) -> Any:
    """Return a new bitmask of the rows where no column is null, or None if no column can be."""
    masks = [column.validity for column in columns if column.validity is not None]
    if not masks:
        return None
    first, *others = (mask[: -(-rows // 8)] for mask in masks)
    return reduce(np.bitwise_and, others, first.copy())
