"""A UDF compiled for the processor: columns in, columns out."""

from __future__ import annotations

import ctypes
from functools import reduce
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from udf.column import Column
from udf.cpu.address import address
from udf.cpu.native import Kernel, driver, load, object_code, optimise
from udf.cpu.rows import EACH
from udf.cpu.threads import first_failure
from udf.options import options
from udf.raising import RowFailure

if TYPE_CHECKING:
    from typing import Any

    from udf.cpu.native import Loaded
    from udf.cpu.rows import RowKernel
    from udf.stages import PtxUdf

NEEDS_EACH = -2
"""What ``udf_drive`` returns where a row needs ``udf_each`` and there is none yet."""

At = ctypes.c_int64 * 1
"""Where ``udf_drive`` starts, and where it stopped if it needs ``udf_each``."""


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
        self._pointers = ctypes.c_void_p * len(sizes)
        self._native = Kernel(
            sizes=(ctypes.c_int64 * len(sizes))(*sizes),
            inputs=len(self._takes),
            count=len(sizes),
            can_mark=kernel.can_mark,
        )
        self._drive = driver()
        self._compile(kernel.names[0])

    def _compile(self, name: str) -> None:
        """Compile and load one of the two loops, once."""
        with self._lock:
            if name not in self.objects:
                code = object_code(optimise(self.kernel.text(name)))
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
        assert [(values.dtype, values.size) for values in inputs] == [(dtype, rows) for dtype in self._takes]
        outputs = [np.empty(rows, dtype) for dtype in self._gives]
        validity = _common_validity(columns, rows)
        if rows:
            failure = self._run(inputs, outputs, validity, rows)
            if failure >= 0:
                raise RowFailure(self.udf.raises, failure)
        return tuple(Column(values=values, validity=validity) for values in outputs)

    def _run(self, inputs: list[Any], outputs: list[Any], validity: Any, rows: int) -> int:
        """Return -1, or the first failure."""
        pointers = self._pointers(*map(address, (*inputs, *outputs)))
        bits = None if validity is None else address(validity)

        def run(first: int, stop: int) -> int:
            at = At(first)
            failure: int = self._drive(self._native, pointers, bits, at, stop)
            while failure == NEEDS_EACH:
                self._compile(EACH)
                failure = self._drive(self._native, pointers, bits, at, stop)
            return failure

        return first_failure(run, rows, options.threads)


def _common_validity(columns: tuple[Column, ...], rows: int) -> Any:
    """Return a new bitmask of the rows where no column is null, or None if no column can be."""
    masks = [column.validity[: -(-rows // 8)] for column in columns if column.validity is not None]
    return reduce(np.bitwise_and, masks[1:], masks[0].copy()) if masks else None
