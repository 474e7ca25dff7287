"""Arrow's columns of numbers by the addresses of their buffers: ``udf.arrow_function`` in some microseconds a call.

Engines hand over some thousand rows at a time, for which the call itself costs most: so types and plans are looked up
once, and no NumPy array is made. Results are allocated from Arrow's own pool, which reuses pages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from udf.base.raising import RowFailure
from udf.columns.arrow_signature import arrow_type
from udf.columns.bitmask import bytes_for, pack

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType

    import pyarrow as pa

    from udf.api.ahead.compiled_udf import CompiledUdf
    from udf.base.annotations import Function
    from udf.cpu.row_plan import RowPlan

    Arrays = Sequence[pa.Array]
    BufferFunction = Callable[[Arrays, int | None], list[pa.Array] | None]
    Taken = list[tuple[pa.DataType, int, bool]]
    """Of each column its type, the bytes of a value, and whether it may have nulls, or is of bools."""


def buffer_function(compiled: CompiledUdf | None, pa: ModuleType) -> BufferFunction | None:
    """Return ``compiled`` as a function of Arrays of numbers that takes their memory as it lies, if there is one.

    The function takes how many threads there are, too (None: as ``udf.options`` say), and returns the Arrays of the
    results, bools among them; None for any other arrays, and where a row raises: its caller then copies the columns, or
    raises the error.
    """
    if compiled is None:
        return None
    parameters, returns = compiled.signature.parameters, compiled.returns
    if any(one.dtype.kind not in "iuf" for one in parameters) or any(one.dtype.kind not in "iufb" for one in returns):
        return None
    found = compiled.on_processor()
    if found is None:
        return None
    plan, run = found
    takes = [(arrow_type(p.dtype, pa), p.dtype.size, p.nullable) for p in parameters]
    gives = [(arrow_type(r.dtype, pa), r.dtype.size, r.dtype.kind == "b") for r in returns]
    return _over_buffers(run, plan, takes, gives, pa)


def _over_buffers(run: Function, plan: RowPlan, takes: Taken, gives: Taken, pa: ModuleType) -> BufferFunction:
    """Return the function of Arrays; ``run`` takes the addresses of what ``plan`` says goes in and out."""
    allocate, from_buffers, skips = pa.allocate_buffer, pa.Array.from_buffers, plan.skips
    inputs = [(stream.index, stream.is_validity) for stream in plan.inputs]
    outputs = [(stream.index, stream.is_validity) for stream in plan.outputs]
    masked = [index for index, is_bits in outputs if is_bits]
    all_values = inputs == [(i, False) for i in range(len(takes))]

    def quick(arrays: Arrays, threads: int | None) -> list[object] | None:  # without comprehensions, each a call
        given = _addresses(arrays, takes)
        if given is None:
            return None
        rows, addresses, masks = given
        mask = None
        if masks and skips:  # a null in, a null out: the one mask is that of the results
            if len(masks) > 1 or masked:
                return None
            (mask,) = masks.values()
        if not all_values:
            every = pa.py_buffer(b"\xff" * bytes_for(rows))
            addresses = [masks.get(i, every).address if is_bits else addresses[i] for i, is_bits in inputs]
        own = {i: allocate(bytes_for(rows)) for i in masked} if masked else {}
        made = []
        for _, size, _ in gives:
            made.append(allocate(rows * size))
        for i, is_bits in outputs:
            addresses.append((own if is_bits else made)[i].address)
        try:
            run(addresses, rows, mask and mask.address, threads)
        except RowFailure:
            return None
        parts = []
        for i, (kind, _, is_bool) in enumerate(gives):
            values = pa.py_buffer(pack(np.frombuffer(made[i], np.bool_))) if is_bool else made[i]
            parts.append(from_buffers(kind, rows, [own.get(i, mask), values]))
        return parts

    return quick


def _addresses(arrays: Arrays, takes: Taken) -> tuple[int, list[int], dict[int, pa.Buffer]] | None:
    """Return how many rows Arrays have, where their values lie, and the masks of those with nulls, from bit 0 on.

    None for those of other types or lengths, without rows, in chunks, or that do not lie at whole values or bytes of a
    mask.
    """
    addresses: list[int] = []
    masks: dict[int, pa.Buffer] = {}
    rows = len(arrays[0])
    for array, (kind, size, nullable) in zip(arrays, takes):  # noqa: B905 - as many
        if not rows or array.type != kind or len(array) != rows or not hasattr(array, "offset"):
            return None
        bits, data = array.buffers()
        start = array.offset
        at = data.address + start * size
        if at % size or not data.is_cpu:
            return None
        if array.null_count:
            if not nullable or start % 8:
                return None
            masks[len(addresses)] = bits.slice(start // 8)
        addresses.append(at)
    return rows, addresses, masks
