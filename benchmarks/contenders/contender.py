"""What a contender is, and whether this machine can run it."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from udf.cuda.device import reason_unavailable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from benchmarks.workloads import Workload

    Columns = Mapping[str, Any]
    Call = Callable[[Any], Any]
    Makers = Mapping[str, Callable[[Workload], Call]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Contender:
    """One way to run a workload.

    ``make`` has for each kind of workload a function that returns the call that is timed. The call takes what ``take``
    makes of the columns (NumPy's arrays where ``space`` is "host", CuPy's where it is "device") and returns what
    ``array`` turns into an array; neither is timed. ``needs`` are modules; ``gpu`` is for one. ``options`` are
    Inlay's. ``note`` says what a reader must know of the comparison.
    """

    name: str
    space: Literal["host", "device"]
    make: Makers
    take: Callable[[Columns], Any]
    array: Callable[[Any], Any]
    needs: tuple[str, ...] = ()
    gpu: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    note: str = ""


def reason_absent(contender: Contender) -> str | None:
    """Return why ``contender`` cannot run here; None if it can."""
    if contender.gpu and (reason := reason_unavailable()) is not None:
        return f"no GPU: {reason}"
    for module in contender.needs:
        try:
            importlib.import_module(module)
        except ImportError as error:
            return str(error)
        except Exception as error:  # noqa: BLE001 - a library that cannot start on this machine, for whatever reason
            return f"import {module}: {error!r}"
    return None


def columns_of(columns: Columns) -> tuple[Any, ...]:
    """Return the columns as positional arrays: what most peers take."""
    return tuple(columns.values())
