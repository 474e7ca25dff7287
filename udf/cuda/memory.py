"""Columns in GPU memory: CuPy's arrays, from CuPy's pool, on CuPy's current stream."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from udf.columns.column import Column, result_column
from udf.cuda.text_columns import column_arrays, with_arrays
from udf.errors import DeviceMemoryError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    import cupy

    from udf.base.dtypes import DType

# ruff: noqa: PLC0415 - CuPy takes half a second to import: loaded with the first column on a GPU


def to_device(column: Column) -> Column:
    """Return ``column`` in the memory of CuPy's current device; itself if it is there.

    Raises
    ------
    DeviceMemoryError
        If it does not fit; nothing is kept.
    """
    import cupy

    here, values = cupy.cuda.runtime.getDevice(), column.values
    if isinstance(values, cupy.ndarray) and values.device.id == here:
        return column
    arrays = column_arrays(column)
    with memory_errors(sum(array.nbytes for array in arrays)):
        return with_arrays(column, [cupy.array(array) for array in arrays])


def adopt(data: object) -> cupy.ndarray:
    """Return the CuPy array that shares the memory of ``data`` (``__cuda_array_interface__`` or DLPack)."""
    import cupy

    return cupy.asarray(data) if hasattr(data, "__cuda_array_interface__") else cupy.from_dlpack(data)


def borrowed(address: int, count: int, dtype: np.dtype, owner: object, device: int) -> cupy.ndarray:
    """Return the array (count,) at ``address`` of ``device``, which ``owner`` keeps alive; zeros without an address."""
    import cupy

    with cupy.cuda.Device(device):
        if not address or not count:
            return cupy.zeros(count, dtype)
        memory = cupy.cuda.UnownedMemory(address, count * dtype.itemsize, owner, device)
        return cupy.ndarray((count,), dtype, cupy.cuda.MemoryPointer(memory, 0))


def device_of(address: int) -> int:
    """Return the number of the device whose memory is at ``address``; CuPy's current one for 0."""
    import cupy

    if not address:
        return int(cupy.cuda.runtime.getDevice())
    return int(cupy.cuda.runtime.pointerGetAttributes(address).device)


@contextmanager
def on_default_stream(*, of_thread: bool) -> Iterator[None]:
    """Make CUDA's default stream CuPy's current one: the one of the process, or of the calling thread."""
    import cupy

    with cupy.cuda.Stream.ptds if of_thread else cupy.cuda.Stream.null:
        yield


def wait_for_event(event: int) -> None:
    """Let CuPy's current stream wait for a CUDA event; 0 is none."""
    import cupy

    if event:
        cupy.cuda.runtime.streamWaitEvent(cupy.cuda.get_current_stream().ptr, event)


def new_columns(dtypes: Sequence[DType], rows: int, *, nullable: Sequence[bool]) -> tuple[Column, ...]:
    """Return columns of ``rows`` uninitialised values; each that is ``nullable`` has a bitmask of its own.

    The bitmask is as kernels/base_column.cuh writes it: whole 32-bit words.

    Raises
    ------
    DeviceMemoryError
        If they do not fit; nothing is kept.
    """
    masks = nullable if any(nullable) else ()
    values, bits = new_arrays([dtype.numpy for dtype in dtypes], masks, rows)
    return tuple([result_column(v, b) for v, b in zip(values, bits or [None] * len(values), strict=True)])


def new_arrays(
    dtypes: Sequence[np.dtype], masks: Sequence[bool], rows: int
) -> tuple[list[cupy.ndarray], list[cupy.ndarray]]:
    """Return an array of ``rows`` uninitialised values for each dtype, and a bitmask for each true in ``masks``.

    Raises
    ------
    DeviceMemoryError
        If they do not fit; nothing is kept.
    """
    new, mask_bytes = _array_type(), -(-rows // 32) * 4
    try:
        values = []
        for dtype in dtypes:  # a list's own loop is a step more
            values.append(new((rows,), dtype))  # noqa: PERF401 - as above
        return values, [new((mask_bytes,), np.uint8) if masked else None for masked in masks] if masks else []
    except MemoryError as error:  # CuPy's own, or that of who allocates for it (RMM)
        raise _out_of_memory(sum(d.itemsize for d in dtypes) * rows + sum(masks) * mask_bytes) from error


@cache
def _array_type() -> type[cupy.ndarray]:
    """Return CuPy's array; an import takes longer than to make one."""
    import cupy

    return cupy.ndarray


def gpu_of(column: Column) -> cupy.cuda.Device:
    """Return the GPU that a column is on."""
    values: cupy.ndarray = column.values
    return values.device


def first_gpu(columns: Iterable[Column]) -> cupy.cuda.Device | None:
    """Return the GPU of the first column that is on one; None if none is."""
    return next((gpu_of(column) for column in columns if column.device == "cuda"), None)


def words_of(columns: Iterable[Column]) -> list[int]:
    """Return the addresses of values and, where there is one, bitmask of each column."""
    arrays: list[cupy.ndarray] = [one for c in columns for one in (c.values, c.validity) if one is not None]
    return [array.data.ptr for array in arrays]


def new_words(count: int, octet: int) -> cupy.ndarray:
    """Return words, uint64 (count,), of which each byte is ``octet``."""
    import cupy

    with memory_errors(8 * count):
        words = cupy.empty(count, "uint64")
    words.data.memset_async(octet, 8 * count)
    return words


def current_stream() -> int:
    """Return CuPy's current stream, as a launch takes it."""
    from cupy.cuda import get_current_stream

    return get_current_stream().ptr


@contextmanager
def memory_errors(asked: int) -> Iterator[None]:
    """Turn an out-of-memory error into ours, for a block that asks for ``asked`` bytes."""
    try:
        yield
    except MemoryError as error:
        raise _out_of_memory(asked) from error


def _out_of_memory(asked: int) -> DeviceMemoryError:
    import cupy

    free, _total = cupy.cuda.runtime.memGetInfo()
    return DeviceMemoryError(asked, free + cupy.get_default_memory_pool().free_bytes())
