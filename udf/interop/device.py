"""Columns between host and GPU. CuPy itself lives in ``udf.cuda``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.column import Column
from udf.interop.imported import Imported

if TYPE_CHECKING:
    from types import ModuleType


def to_host(column: Column) -> Column:
    """Return ``column`` in host memory; itself if it is there."""
    if column.device == "cpu":
        return column
    return Column(values=column.values.get(), validity=None if column.validity is None else column.validity.get())


def to_device(column: Column) -> Column:
    """Return ``column`` in GPU memory; itself if it is there.

    Raises
    ------
    BackendUnavailableError
        If there is no usable GPU.
    """
    if column.device == "cuda":
        return column
    return _memory().to_device(column)  # type: ignore[no-any-return]


def read_device(data: Any) -> Imported:
    """Read an array (n,) in GPU memory, by ``__cuda_array_interface__`` or DLPack."""
    return Imported(column=Column(values=_memory().adopt(data)))


def _memory() -> ModuleType:
    raise NotImplementedError
