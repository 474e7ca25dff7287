"""A stand-in for CuPy whose device is host memory: what the pieces of host data go through, where there is no GPU."""

from __future__ import annotations

import ctypes
from types import ModuleType
from typing import Any, Self

import numpy as np


class CUDARuntimeError(RuntimeError):
    """What CUDA refuses."""


class OutOfMemoryError(MemoryError):
    """A device has no more memory."""


class Device:
    """Its memory: at most ``limit`` bytes at a time; ``pins`` says whether host pages can be locked."""

    def __init__(self) -> None:
        self.used, self.limit, self.pins, self.pinned = 0, 1 << 40, True, 0
        self.copies: list[int] = []

    def alloc(self, size: int) -> _Pointer:
        return _Pointer(_Memory(self, size), 0)

    def copy(self, target: int, source: int, size: int, *_stream: Any) -> int:
        self.copies.append(size)
        ctypes.memmove(target, source, size)
        return 0

    def register(self, _address: int, _size: int, _flags: int) -> None:
        if not self.pins:
            raise CUDARuntimeError("out of locked memory")
        self.pinned += 1


class _Memory:
    def __init__(self, device: Device, size: int) -> None:
        if device.used + size > device.limit:
            raise OutOfMemoryError
        device.used += size
        self._device, self.octets = device, np.empty(size, np.uint8)

    def __del__(self) -> None:
        if hasattr(self, "octets"):
            self._device.used -= self.octets.size


class _Pointer:
    def __init__(self, memory: _Memory, offset: int) -> None:
        self._memory, self._offset = memory, offset
        self.ptr = memory.octets.ctypes.data + offset

    def __add__(self, offset: int) -> _Pointer:
        return _Pointer(self._memory, self._offset + offset)

    def octets(self, size: int) -> np.ndarray:
        return self._memory.octets[self._offset : self._offset + size]


class Array:
    """An array on the device; ``there`` is what is in it."""

    def __init__(self, shape: Any, dtype: Any, data: _Pointer) -> None:
        self.shape, self.dtype, self.data = shape if isinstance(shape, tuple) else (shape,), np.dtype(dtype), data
        self.size = int(np.prod(self.shape))
        self.nbytes = self.size * self.dtype.itemsize

    @property
    def there(self) -> np.ndarray:
        return self.data.octets(self.nbytes).view(self.dtype)

    def __getitem__(self, rows: slice) -> Array:
        begin, end, _ = rows.indices(self.size)
        return Array(end - begin, self.dtype, self.data + begin * self.dtype.itemsize)


class _Context:
    ptr = 0

    def __init__(self, *_about: Any, **_named: Any) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        pass

    def synchronize(self) -> None:
        pass


def modules(device: Device) -> dict[str, ModuleType]:
    """Return CuPy's modules, as far as they are used."""
    found = {name: ModuleType(name) for name in ("cupy", "cupy.cuda", "cupy.cuda.runtime")}
    whole, cuda, runtime = found.values()
    vars(runtime).update(
        CUDARuntimeError=CUDARuntimeError,
        getDevice=lambda: 0,
        deviceGetAttribute=lambda _attribute, _device: 1,
        memGetInfo=lambda: (device.limit - device.used, device.limit),
        memcpyAsync=device.copy,
        hostRegister=device.register,
        hostUnregister=lambda _address: None,
    )
    memory = ModuleType("cupy.cuda.memory")
    vars(memory).update(OutOfMemoryError=OutOfMemoryError)
    vars(cuda).update(runtime=runtime, Stream=_Context, Device=_Context, alloc=device.alloc, memory=memory)
    vars(cuda).update(get_current_stream=_Context)
    pool = ModuleType("pool")
    vars(pool).update(free_bytes=lambda: 0)
    vars(whole).update(cuda=cuda, ndarray=Array, get_default_memory_pool=lambda: pool)
    return found
