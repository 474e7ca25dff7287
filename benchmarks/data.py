"""The columns of a workload at one size, in the host's and the GPU's memory, and the check against the reference."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Self

import numpy as np

from udf.cuda.device import reason_unavailable

if TYPE_CHECKING:
    from types import TracebackType

    from benchmarks.workloads import Workload

# ruff: noqa: PLC0415 - CuPy is loaded where there is a GPU

Space = Literal["host", "device"]
CHUNK = 2**24
"""Rows that are made or checked at once: the temporary arrays stay small."""

SEED = 2013


@dataclass(slots=True, kw_only=True)
class Columns:
    """Random columns of ``rows`` rows for ``workload``, and what the reference makes of them, by space.

    The expected results are computed when first asked for, and live as long as the columns.
    """

    workload: Workload
    rows: int
    spaces: dict[str, dict[str, Any]]
    expected: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, workload: Workload, rows: int, *, host: bool, device: bool) -> Columns:
        """Make columns in host memory, on the device, or the same in both."""
        spaces: dict[str, dict[str, Any]] = {}
        if host:
            spaces["host"] = filled(np, workload, rows)
        if device and reason_unavailable() is None:
            import cupy

            ready = spaces.get("host")
            spaces["device"] = {k: cupy.asarray(v) for k, v in ready.items()} if ready else filled(cupy, workload, rows)
        return cls(workload=workload, rows=rows, spaces=spaces)

    def in_space(self, space: Space) -> dict[str, Any] | None:
        """Return the columns in ``space``; None if they are not there."""
        return self.spaces.get(space)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        on_device = "device" in self.spaces
        self.spaces.clear()
        self.expected.clear()
        if on_device:
            import cupy

            cupy.get_default_memory_pool().free_all_blocks()


def filled(xp: Any, workload: Workload, rows: int) -> dict[str, Any]:
    """Return the columns, uniform in their ranges, made by ``xp`` (NumPy or CuPy)."""
    random = xp.random.default_rng(SEED)
    columns = {}
    for name, (low, high) in workload.columns.items():
        column = random.random(rows)
        column *= high - low
        column += low
        columns[name] = column
    return columns


def room_for(workload: Workload, rows: int) -> bool:
    """Return whether the GPU holds the columns, a result, the reference and some temporary arrays."""
    if reason_unavailable() is not None:
        return False
    import cupy

    free, _total = cupy.cuda.runtime.memGetInfo()
    return 8 * rows * (len(workload.columns) + 3) + 2**32 < free


def reference(xp: Any, workload: Workload, columns: dict[str, Any]) -> Any:
    """Return the workload's array expressions over ``columns``, chunk by chunk; NaN where a window is not whole."""
    given = tuple(columns.values())
    rows, ahead = given[0].size, max(0, workload.window - 1)
    out = xp.full(rows, np.nan)
    for start in range(ahead, rows, CHUNK):
        stop = min(rows, start + CHUNK)
        out[start:stop] = workload.array(xp, *(column[start - ahead : stop] for column in given))
    return out


def wrong_rows(columns: Columns, space: Space, result: Any) -> int:
    """Return how many rows of ``result`` are not what the reference gives, to the workload's tolerance."""
    xp: Any = np
    if space == "device":
        import cupy as xp  # type: ignore[no-redef]
    if space not in columns.expected:
        columns.expected[space] = reference(xp, columns.workload, columns.spaces[space])
    expected, wrong = columns.expected[space], 0
    if result.shape != expected.shape or result.dtype != expected.dtype:
        return columns.rows
    for start in range(0, columns.rows, CHUNK):
        got, want = result[start : start + CHUNK], expected[start : start + CHUNK]
        off = xp.abs(got - want)
        fits = off <= columns.workload.tolerance * xp.maximum(1.0, xp.abs(want))
        wrong += int((~(fits | (xp.isnan(got) & xp.isnan(want)))).sum())
    return wrong
