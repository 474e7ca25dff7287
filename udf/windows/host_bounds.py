"""Bounds of windows and groups, in host memory or where a column lies."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.columns.column import Column
from udf.columns.transfers import to_device, to_host

if TYPE_CHECKING:
    from udf.windows.bounds import GroupedBounds


def bounds_to_host(bounds: Any) -> Any:
    """Return the bounds of windows or groups with their arrays in host memory; itself if they are there."""
    if hasattr(bounds, "codes"):
        return groups_to_host(bounds)
    starts, times = getattr(bounds, "starts", None), getattr(bounds, "times", None)
    if starts is not None and not isinstance(starts, np.ndarray):
        return replace(bounds, starts=starts.get(), stops=bounds.stops.get())
    return bounds if times is None else replace(bounds, times=to_host(times))


def groups_to_host(bounds: GroupedBounds) -> GroupedBounds:
    """Return groups with their codes in host memory, the same object in every call; itself if they are there."""
    if isinstance(bounds.codes, np.ndarray):
        return bounds
    if "host" not in bounds.kept:
        codes = to_host(Column(values=_device_codes(bounds.codes))).values.astype(np.int64, copy=False)
        bounds.kept["host"] = replace(bounds, codes=codes, windows=len(bounds))
    here: GroupedBounds = bounds.kept["host"]
    return here


def codes_on_device(bounds: GroupedBounds, column: Column) -> Any:
    """Return the codes of groups where ``column`` lies, the same object in every call."""
    if column.device == "cpu":
        return groups_to_host(bounds).codes
    if not isinstance(bounds.codes, np.ndarray):
        return _device_codes(bounds.codes)
    if "device" not in bounds.kept:
        bounds.kept["device"] = to_device(Column(values=bounds.codes)).values
    return bounds.kept["device"]


def _device_codes(codes: object) -> Any:
    """Return codes on the GPU as an array: those that are worked out later (udf/cuda/group_codes.py) now."""
    return codes.of_rows() if hasattr(codes, "of_rows") else codes
