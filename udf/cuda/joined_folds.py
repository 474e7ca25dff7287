"""An associative function over a column on a GPU, in one launch: kernels/device_join.cuh.

The function is compiled as one of two values. It is taken where it gives a value of the column's own type, of 8 bytes,
never raises, and has no loop that nothing bounds.
"""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from udf.bind.bind import bind
from udf.bind.function_images import function_image
from udf.columns.column import Column
from udf.cuda.builtin_kernels import stored_kernels
from udf.cuda.device import current_architecture
from udf.cuda.memory import memory_errors, words_of
from udf.cuda.unit import BlockPolicy, TranslationUnit
from udf.errors import UdfError

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FunctionType

    import cupy

    from udf.base.handling import Handling
    from udf.bind.udf_call import PtxUdf, UdfCall
    from udf.cuda.launch import KernelLoader

# ruff: noqa: PLC0415 - CuPy, Jinja2 and NVRTC are loaded with what needs them

POLICY: Final = BlockPolicy(threads=256, items=256 // 32, blocks=4)
"""A warp takes tiles of 256 values."""

JOIN: Final = "join_values"

BLOCKS: Final = 4
"""Blocks for each multiprocessor: all run at once."""

KINDS: Final = {"float64": float, "int64": int}
"""The dtypes of columns that are taken -> the type of a state in Python."""

MIN_ROWS: Final = 1 << 16
"""Rows from which on: every warp has a tile then, on any GPU."""


def start(fold: AssociativeFunction, initial: object, column: Column) -> Callable[[], object] | None:
    """Begin to join ``initial`` and the values of ``column``, on CuPy's current device and stream.

    Return what gives the result, a Python number, when it is called, which it has to be: the kernel writes it to host
    memory. None where the function is not for this kernel.

    Raises
    ------
    DeviceMemoryError
        If the parts do not fit.
    """
    name = column.values.dtype.name
    if KINDS.get(name) is not type(initial) or column.validity is not None or len(column) < MIN_ROWS:
        return None
    if column.logical is not None or not column.values.flags.c_contiguous:
        return None
    loaded = _load(fold)
    if loaded is None:
        return None
    import cupy

    stream, here = cupy.cuda.get_current_stream(), _stream_state()
    blocks, found = min(here.blocks, len(column) // POLICY.threads // POLICY.items), cupy.cuda.alloc_pinned_memory(8)
    first = int(np.array(initial, name).view(np.uint64))
    stream.record(here.begun)
    words = [*words_of([column]), len(column), first, here.room.data.ptr + 8, here.room.data.ptr, found.ptr]
    loaded.kernel(JOIN).launch(blocks, words, stream.ptr, tile=1)

    def result() -> object:
        stream.synchronize()
        return np.frombuffer(found, name, 1).item()

    return result


def sample_values(values: cupy.ndarray, step: int) -> list[object]:
    """Return every ``step``-th value of an array of 8 bytes each, copied beside what runs on CuPy's current stream.

    What was queued there before :func:`start` is waited for, and nothing after.
    """
    import cupy

    step, here = min(step, MAX_STEP), _stream_state()
    count = -(-values.size // step)
    found = np.empty(count, values.dtype)
    here.side.wait_event(here.begun)
    place = (found.ctypes.data, 8, values.data.ptr, 8 * step, 8, count)
    cupy.cuda.runtime.memcpy2DAsync(*place, DEVICE_TO_HOST, here.side.ptr)
    here.side.synchronize()
    return found.tolist()


MAX_STEP: Final = (2**31 - 1) // 8
"""Values that lie between two that are copied, at most: cudaDeviceProp::memPitch of every GPU."""

DEVICE_TO_HOST: Final = 2
"""cudaMemcpyDeviceToHost (CUDA Runtime API, cudaMemcpyKind)."""


class _StreamState(NamedTuple):
    """What launches of one thread on a stream share: a count that each leaves 0, and a part for each of ``blocks``.

    What was queued before the last of them has ``begun``; ``side`` is a stream that waits for no other.
    """

    blocks: int
    room: cupy.ndarray
    begun: cupy.cuda.Event
    side: cupy.cuda.Stream


def _stream_state() -> _StreamState:
    """Return what this thread has for CuPy's current device and stream."""
    import cupy

    return _new_stream_state(cupy.cuda.runtime.getDevice(), cupy.cuda.get_current_stream().ptr, get_ident())


@lru_cache(maxsize=64)
def _new_stream_state(device: int, stream: int, thread: int) -> _StreamState:
    import cupy

    del stream, thread
    many = cupy.cuda.runtime.deviceGetAttribute(cupy.cuda.runtime.cudaDevAttrMultiProcessorCount, device)
    with memory_errors(8 * (BLOCKS * many + 1)):
        room = cupy.zeros(BLOCKS * many + 1, np.uint64)
    return _StreamState(BLOCKS * many, room, cupy.cuda.Event(disable_timing=True), cupy.cuda.Stream(non_blocking=True))


class AssociativeFunction:
    """A function of two values of a dtype, and what compiles it: equal ones are the same by value."""

    __slots__ = ("_key", "compiled", "dtype", "function", "how")

    def __init__(
        self, function: FunctionType, dtype: str, how: Handling, compiled: Callable[[UdfCall], PtxUdf]
    ) -> None:
        self.function, self.dtype, self.how, self.compiled = function, dtype, how, compiled
        self._key = function_image(function), dtype, how, current_architecture()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AssociativeFunction) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=256)
def _load(fold: AssociativeFunction) -> KernelLoader | None:
    """Return the kernel of a function, from the disk where it was compiled before; None where it is not for it."""
    column = Column(values=np.zeros(1, fold.dtype))
    try:
        call = bind(fold.function, (column, column), how=fold.how)
        return stored_kernels(f"{JOIN} {call.key}", lambda: join_units(fold.compiled(call), call))
    except UdfError:  # said where it is compiled as a fold
        return None


def join_units(udf: PtxUdf, call: UdfCall) -> dict[str, TranslationUnit] | None:
    """Return the kernel around ``udf``, a function of two values, by its name; None where it is not for it."""
    from ptx2cpp.optimise import optimise
    from udf.cuda.render import device_function, flat_udf, has_stops, template

    dtype = call.parameters[0].dtype
    plain = [(result.dtype, result.nullable) for result in udf.returns] == [(dtype, False)]
    if not plain or udf.raises or any(parameter.what != "value" for parameter in udf.takes):
        return None
    function = device_function(optimise(flat_udf(udf)), volatile=False)
    if has_stops(function, len(udf.takes)):
        return None
    pairs = zip(udf.takes, function.parameters, strict=True)
    given = [f"as<{value.type}>({('first', 'second')[parameter.index]})" for parameter, value in pairs]
    source = template("join_values.cu.j2").render(
        entry=JOIN, function=function, policy=POLICY, type=dtype.cpp, passed=given
    )
    return {JOIN: TranslationUnit(source=source, entry=JOIN, policy=POLICY)}
