"""The arguments of a call as words of a kernel: scalars by their bits, arrays by their address on the device."""

from __future__ import annotations

import weakref
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from udf.cuda.memory import memory_errors

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import cupy

    from udf.base.stages import Argument

# ruff: noqa: PLC0415 - CuPy takes half a second to import: loaded with the first array on a GPU


class Arguments:
    """Turns the values of ``takes`` into words, 8 bytes each, and remembers what was uploaded.

    An array that nobody can write (it and all that it is a view of are read-only) is uploaded once a
    device, for as long as it lives; any other one with every call.
    """

    def __init__(self, takes: tuple[Argument, ...]) -> None:
        self._takes = takes
        self._uploaded: dict[tuple[int, int], cupy.ndarray] = {}

    def words(self, values: Sequence[object]) -> tuple[list[int], list[cupy.ndarray]]:
        """Return the words for ``values``, and the device arrays that must outlive the launch.

        Raises
        ------
        DeviceMemoryError
            If an array does not fit; nothing is kept.
        """
        words: list[int] = []
        kept = []
        for argument, value in zip(self._takes, values, strict=True):
            if argument.is_array:
                array = self._on_device(value)
                assert array.dtype == argument.dtype.numpy
                kept.append(array)
                words += [array.data.ptr, array.size]
            else:
                words.append(int.from_bytes(np.asarray(value, argument.dtype.numpy).tobytes(), "little"))
        return words, kept

    def brought(self, values: Sequence[object]) -> Callable[[], Sequence[object]]:
        """Return what gives ``values`` with their arrays on the device that is asked on, for calls on any stream.

        The arrays are brought to the current device now, and to another one when it first asks.

        Raises
        ------
        DeviceMemoryError
            If an array does not fit; nothing is kept.
        """
        if not any(argument.is_array for argument in self._takes):
            return lambda: values
        import cupy

        device, lock, there = cupy.cuda.runtime.getDevice, Lock(), dict[int, list[object]]()

        def here() -> list[object]:
            with lock:
                if device() not in there:
                    brought = [
                        self._on_device(v) if a.is_array else v for a, v in zip(self._takes, values, strict=True)
                    ]
                    cupy.cuda.get_current_stream().synchronize()
                    there[device()] = brought
                return there[device()]

        here()
        return here

    def _on_device(self, array: np.ndarray | cupy.ndarray) -> cupy.ndarray:
        import cupy

        here = cupy.cuda.runtime.getDevice()
        if isinstance(array, cupy.ndarray) and array.device.id == here:
            return cupy.ascontiguousarray(array)
        key = (id(array), here)
        moved = self._uploaded.get(key)
        if moved is None:
            with memory_errors(array.nbytes):
                moved = cupy.array(array, order="C")
            if is_constant(array):
                cupy.cuda.get_current_stream().synchronize()  # the next call may be on another one
                self._uploaded[key] = moved
                weakref.finalize(array, self._uploaded.pop, key, None)
        return moved


def is_constant(array: object) -> bool:
    """Return whether nobody can write ``array``: neither it nor any array that it is a view of is writeable.

    Examples
    --------
    >>> table = np.arange(3.0)
    >>> table.flags.writeable = False
    >>> is_constant(table), is_constant(np.arange(3.0)), is_constant(np.arange(3.0)[::-1])
    (True, False, False)
    """
    while isinstance(array, np.ndarray):
        if array.flags.writeable:
            return False
        array = array.base
    return array is None or isinstance(array, bytes)
