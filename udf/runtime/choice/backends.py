"""Which back end runs a call, and columns where it can read them."""

import importlib
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from types import ModuleType

import numpy as np

from udf.bind.udf_call import Backend
from udf.columns.column import Column
from udf.columns.transfers import to_host
from udf.errors import BackendUnavailableError
from udf.options import options
from udf.windows.bounds import GroupedBounds


def requested_backend() -> tuple[Backend | None, str]:
    """Return the back end that ``udf.options.backend`` asks for, and why it is that; None where ``auto`` has a choice.

    Raises
    ------
    BackendUnavailableError
        If CUDA was asked for by name and cannot run here.
    """
    asked = options.backend
    if asked == "cpu":
        return back_end("cpu"), "udf.options.backend is 'cpu'"
    reason = _module("cuda").reason_unavailable()
    if reason is None:
        return (back_end("cuda"), "udf.options.backend is 'cuda'") if asked == "cuda" else (None, "")
    if asked == "cuda":
        raise BackendUnavailableError("cuda", reason)
    return back_end("cpu"), _without_gpu(reason)


@cache
def _without_gpu(reason: str) -> str:
    return f"no GPU is usable: {reason}"


def lies_on_gpu(columns: Sequence[Column] | Mapping[Hashable, Column]) -> bool:
    """Return whether any of ``columns`` does; of a frame's, none is read for that which is known to be elsewhere."""
    if type(columns) is tuple:
        given: Iterable[Column] = columns
    else:
        found = getattr(columns, "perhaps_on_gpu", None)
        given = found() if found is not None else columns.values() if isinstance(columns, Mapping) else columns
    for column in given:  # noqa: SIM110 - a generator takes longer than the rest
        if type(column.values) is not np.ndarray:
            return True
    return False


def backend_of_groups(
    columns: Sequence[Column] | Mapping[Hashable, Column], bounds: GroupedBounds
) -> tuple[Backend | None, str]:
    """Return the back end that is to run a function of groups, and why it is that; None where ``auto`` has a choice.

    Raises
    ------
    BackendUnavailableError
        If CUDA was asked for by name and cannot run here.
    """
    backend, why = requested_backend()
    if backend is not None:
        return backend, why
    if not isinstance(columns, Mapping) and any(column.text is not None for column in columns):
        return back_end("cpu"), "groups of text run on the processor"
    if not bounds.on_host or lies_on_gpu(columns):
        return back_end("cuda"), "its columns are on the GPU"
    return None, ""


@cache
def back_end(name: str) -> Backend:
    """Return a back end by its name, imported when it is first asked for."""
    return _module(name).BACKEND


@cache
def _module(name: str) -> ModuleType:
    return importlib.import_module(f"udf.{name}")


def readable_columns(columns: tuple[Column, ...], backend: Backend) -> tuple[Column, ...]:
    """Return ``columns`` where ``backend`` can read them."""
    if backend.name == "cpu":
        for column in columns:
            if type(column.values) is not np.ndarray:
                return tuple(map(to_host, columns))
    return columns
