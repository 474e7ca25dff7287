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
    from collections.abc import Sequence
    from typing import Any

    from udf.cpu.columns import Word
    from udf.cpu.native import Loaded
    from udf.cpu.rows import RowKernel
    from udf.stages import PtxUdf, UdfCall

NEEDS_EACH = -2
"""What ``udf_drive`` returns where a row needs ``udf_each`` and there is none yet."""

At = ctypes.c_int64 * 1
"""Where ``udf_drive`` starts, and where it stopped if it needs ``udf_each``."""


class RowProgram:
    """A row kernel in memory.

    ``udf_each``, which runs a row whose control enters a loop, is compiled when a row first needs it:
    most columns never do (a sine's argument above 2^31).
    """

    def __init__(self, udf: PtxUdf, call: UdfCall, kernel: RowKernel) -> None:
        self.udf, self.kernel = udf, kernel
        self.objects: dict[str, bytes] = {}
        self._loaded: list[Loaded] = []
        self._lock = Lock()
        self._skips, self._arguments = call.nulls == "skip", call.arguments
        self._takes = [parameter.dtype.numpy for parameter in call.parameters]
        self._gives = [dtype.numpy for dtype in udf.results]
        layout = kernel.layout
        self._pointers = ctypes.c_void_p * len(layout.streams)
        self._words = ctypes.c_uint64 * len(layout.words)
        self._native = Kernel(
            sizes=(ctypes.c_int64 * len(layout.streams))(*(stream.size for stream in layout.streams)),
            inputs=len(layout.inputs),
            count=len(layout.streams),
            can_mark=kernel.can_mark,
            bitmasks=sum(stream.is_validity for stream in layout.streams),
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

    def run(
        self, columns: tuple[Column, ...], arguments: Sequence[Any] = (), rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, all of one length (n,), on the threads that ``udf.options.threads`` allows.

        ``arguments`` are NumPy scalars and one-dimensional arrays; ``rows`` is n where there are no columns.

        Raises
        ------
        RowFailure
            At the first row where the UDF raises.
        """
        rows = columns[0].values.size if columns else rows
        assert rows is not None, "no columns, and no number of rows"
        assert [(c.values.dtype, c.values.size) for c in columns] == [(dtype, rows) for dtype in self._takes]
        values = [np.empty(rows, dtype) for dtype in self._gives]
        own = {s.index: np.empty(-(-rows // 8), np.uint8) for s in self.kernel.layout.outputs if s.is_validity}
        common = _common_validity(columns, rows) if self._skips else None
        if rows:
            outputs = [own[s.index] if s.is_validity else values[s.index] for s in self.kernel.layout.outputs]
            failure = self._run(columns, arguments, outputs, common, rows)
            if failure >= 0:
                raise RowFailure(self.udf.raises, failure)
        return tuple(Column(values=v, validity=_both(own.get(k), common)) for k, v in enumerate(values))

    def _run(
        self, columns: tuple[Column, ...], arguments: Sequence[Any], outputs: list[Any], common: Any, rows: int
    ) -> int:
        """Return -1, or the first failure."""
        layout = self.kernel.layout
        inputs = [columns[s.index].validity if s.is_validity else columns[s.index].values for s in layout.inputs]
        pointers = self._pointers(*map(address, (*inputs, *outputs)))
        arrays = [np.ascontiguousarray(a, t.dtype.numpy) for a, t in zip(arguments, self._arguments, strict=True)]
        words = self._words(*(_word(word, arrays[word.index]) for word in layout.words))
        bits = None if common is None else address(common)

        def run(first: int, stop: int) -> int:
            at = At(first)
            failure: int = self._drive(self._native, pointers, words, bits, at, stop)
            while failure == NEEDS_EACH:
                self._compile(EACH)
                failure = self._drive(self._native, pointers, words, bits, at, stop)
            return failure

        return first_failure(run, rows, options.threads)


def _word(word: Word, argument: Any) -> int:
    """Return what the loop takes for ``argument``, 8 bytes."""
    if word.what == "pointer":
        return address(argument)
    return argument.size if word.what == "length" else int.from_bytes(argument.tobytes(), "little")


def _both(own: Any, common: Any) -> Any:
    """Return the bitmask of rows that are valid in both; None where all are."""
    if own is None or common is None:
        return common if own is None else own
    return np.bitwise_and(own, common, out=own)


def _common_validity(columns: tuple[Column, ...], rows: int) -> Any:
    """Return a new bitmask of the rows where no column is null, or None if no column can be."""
    masks = [column.validity[: -(-rows // 8)] for column in columns if column.validity is not None]
    return reduce(np.bitwise_and, masks[1:], masks[0].copy()) if masks else None
