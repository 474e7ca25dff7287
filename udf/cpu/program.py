"""A UDF compiled for the processor: columns in, columns out."""

from __future__ import annotations

import ctypes
from functools import reduce
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from udf.column import Column
from udf.cpu.native import driver, load, object_code, optimise
from udf.cpu.rows import EACH, QUICK
from udf.cpu.threads import first_failure
from udf.options import options
from udf.raising import raise_first_failure

if TYPE_CHECKING:
    from typing import Any

    from udf.cpu.native import Loaded
    from udf.cpu.rows import RowKernel
    from udf.stages import PtxUdf

CODE_BITS = 16
"""A failure is ``row << 16 | status``."""


class RowProgram:
    """A row kernel in memory.

    ``udf_each``, which runs a row whose control enters a loop, is compiled when a row first needs it:
    most columns never do (a sine's argument above 2^31).
    """

    def __init__(self, udf: PtxUdf, kernel: RowKernel) -> None:
        self.udf, self.kernel = udf, kernel
        self.objects: dict[str, bytes] = {}
        self._loaded: dict[str, Loaded] = {}
        self._lock = Lock()
        self._sizes = [d.size for d in (*udf.parameters, *udf.results)]
        self._add(kernel.names[0])

    def _add(self, name: str) -> int:
        """Compile and load one of the two loops, once; return its address."""
        with self._lock:
            if name not in self._loaded:
                self.objects[name] = object_code(optimise(self.kernel.text(name)))
                self._loaded[name] = load(self.objects[name], name)
            return self._loaded[name].address

    def _address(self, name: str) -> int | None:
        loaded = self._loaded.get(name)
        return loaded.address if loaded else None

    def run(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """Run over ``columns``, all of one length (n,), on the threads that ``udf.options.threads`` allows.

        A null in any column gives a null; the function's failures there do not count.

        Raises
        ------
        BaseException
            What the UDF raises at its first row that is not null.
        """
        assert [c.values.dtype for c in columns] == [d.numpy for d in self.udf.parameters]
        rows = len(columns[0])
        assert all(len(column) == rows for column in columns)
        inputs = [np.require(column.values, requirements=("C", "A")) for column in columns]
        outputs = [np.empty(rows, dtype.numpy) for dtype in self.udf.results]
        validity = _common_validity(columns, rows)
        if rows:
            failure = self._run(inputs, outputs, validity, rows)
            if failure >= 0:
                raise_first_failure(self.udf.raises, failure >> CODE_BITS, failure & (1 << CODE_BITS) - 1)
        return tuple(Column(values=values, validity=validity) for values in outputs)

    def _run(self, inputs: list[Any], outputs: list[Any], validity: Any, rows: int) -> int:
        """Return -1, or the first failure."""
        drive, count = driver(), len(self._sizes)
        pointers = (ctypes.c_void_p * count)(*(a.ctypes.data for a in (*inputs, *outputs)))
        sizes = (ctypes.c_int64 * count)(*self._sizes)
        bits = None if validity is None else validity.ctypes.data
        resume = ctypes.c_int64 * 1

        def run(first: int, stop: int) -> int:
            at = resume(first)
            while True:
                addresses = self._address(QUICK), self._address(EACH)
                failure: int = drive(
                    *addresses, pointers, sizes, len(inputs), count, self.kernel.can_mark, bits, at, stop
                )
                if failure != NEEDS_EACH:
                    return failure
                self._add(EACH)

        return first_failure(run, rows, options.threads)


NEEDS_EACH = -2
"""What ``udf_drive`` returns where a row needs ``udf_each`` and there is none yet; ``at`` says where it stopped."""


def _common_validity(columns: tuple[Column, ...], rows: int) -> Any:
    """Return a new bitmask of the rows where no column is null, or None if no column can be."""
    masks = [column.validity[: -(-rows // 8)] for column in columns if column.validity is not None]
    return reduce(np.bitwise_and, masks[1:], masks[0].copy()) if masks else None
