"""Which back end runs a call, and columns where it can read them."""

from __future__ import annotations

import importlib
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from udf.errors import BackendUnavailableError
from udf.interop.device import to_host
from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from udf.column import Column
    from udf.stages import Backend


def choose_backend() -> Backend:
    """Return the back end that ``udf.options.backend`` asks for; ``auto`` is CUDA where it is usable.

    Raises
    ------
    BackendUnavailableError
        If CUDA was asked for by name and cannot run here.
    """
    asked = options.backend
    if asked != "cpu":
        cuda = _back_end("cuda")
        reason = cuda.reason_unavailable()
        if reason is None:
            return cuda.BACKEND  # type: ignore[no-any-return]
        if asked == "cuda":
            raise BackendUnavailableError("cuda", reason)
    return processor()


def processor() -> Backend:
    """Return the back end that runs on the processor."""
    return _back_end("cpu").BACKEND  # type: ignore[no-any-return]


@cache
def _back_end(name: str) -> ModuleType:
    """Return ``udf.cuda`` or ``udf.cpu``, imported when it is first asked for."""
    return importlib.import_module(f"udf.{name}")


def readable(columns: Sequence[Column], backend: Backend) -> tuple[Column, ...]:
    """Return ``columns`` where ``backend`` can read them."""
    if backend.name == "cpu":
        for column in columns:
            if type(column.values) is not np.ndarray:
                return tuple(map(to_host, columns))
    return tuple(columns)
