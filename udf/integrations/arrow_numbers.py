"""Arrow's columns of numbers by the addresses of their buffers: ``udf.arrow_function`` in some microseconds a call.

Engines hand over some thousand rows at a time, and what a call costs is most of it: so nothing is asked twice, and no
array of NumPy's is made. Results lie in memory of Arrow's own pool, which keeps pages that were used before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.call.raising import RowFailure
from udf.interop.arrow_signature import arrow_type
from udf.missing import pack

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType

    from udf.store.compiled import CompiledUdf

    Quick = Callable[[Sequence[Any]], list[Any] | None]


def of_numbers(compiled: CompiledUdf | None, pa: ModuleType) -> Quick | None:
    """Return ``compiled`` as a function of Arrays of numbers that takes their memory as it lies, if there is one.

    The function gives the Arrays of the results, bools among them. It gives None for any other arrays and where a row
    raises: who calls it says what is wrong, or copies. At most one column has nulls, and its mask is that of the
    results.
    """
    if compiled is None:
        return None
    parameters, returns = compiled.signature.parameters, compiled.returns
    if any(one.dtype.kind not in "iuf" for one in parameters) or any(one.dtype.kind not in "iufb" for one in returns):
        return None
    found = compiled.on_processor()
    if found is None or any(stream.is_validity for stream in (*found[0].inputs, *found[0].outputs)):
        return None
    plan, run = found
    takes = [(arrow_type(p.dtype, pa), p.dtype.size, p.nullable and plan.skips) for p in parameters]
    gives = [(arrow_type(r.dtype, pa), r.dtype.size, r.dtype.kind == "b") for r in returns]
    return _over_buffers(run, takes, gives, [stream.index for stream in plan.inputs], pa)


def _over_buffers(run: Any, takes: list[Any], gives: list[Any], order: list[int], pa: ModuleType) -> Quick:
    """Return the function of Arrays; ``run`` takes the addresses of those in ``order``, which may be some of them."""
    allocate, from_buffers, all_of_them = pa.allocate_buffer, pa.Array.from_buffers, list(range(len(takes)))

    def quick(arrays: Sequence[Any]) -> list[Any] | None:
        addresses: list[int] = []
        made, mask, rows = [], None, len(arrays[0])
        for array, (kind, size, nullable) in zip(arrays, takes):  # noqa: B905 - as many
            if not rows or array.type != kind or len(array) != rows:
                return None
            bits, data = array.buffers()
            start = array.offset
            at = data.address + start * size
            if at % size or not data.is_cpu:
                return None
            addresses.append(at)
            if array.null_count:
                if mask is not None or not nullable or start % 8:
                    return None
                mask = bits.slice(start // 8)
        if order != all_of_them:
            addresses = [addresses[i] for i in order]
        for _, size, _ in gives:
            made.append(buffer := allocate(rows * size))
            addresses.append(buffer.address)
        try:
            run(addresses, rows, mask and mask.address)
        except RowFailure:
            return None
        return [
            from_buffers(kind, rows, [mask, pa.py_buffer(pack(np.frombuffer(data, np.bool_))) if is_bool else data])
            for (kind, _, is_bool), data in zip(gives, made)  # noqa: B905 - as above
        ]

    return quick
