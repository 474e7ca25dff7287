"""What goes in and out of a map kernel, as data: all that a program needs beside its machine code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from udf.cuda.policy import MapPolicy
    from udf.dtypes import DType
    from udf.stages import Argument, Parameter, RaiseSite

SOURCE: Final = "kernel.cu"
"""The kernel's C++ in an artefact, for GPUs of another architecture; cubins are named by theirs, ``sm_90``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapPlan:
    """How a map kernel is called: its name and geometry, and the columns, arguments and results in order.

    ``masked`` says which results get a bitmask; ``raises`` has where it raises, by status, if it does.
    """

    entry: str
    policy: MapPolicy
    takes: tuple[Parameter, ...]
    arguments: tuple[Argument, ...]
    results: tuple[DType, ...]
    masked: tuple[bool, ...]
    raises: tuple[RaiseSite, ...]
