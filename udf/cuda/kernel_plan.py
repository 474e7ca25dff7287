"""What goes in and out of a map kernel, as data: all that a program needs beside its machine code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from udf.base.records import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping

    from udf.base.dtypes import DType
    from udf.base.stages import Argument, Parameter, RaiseSite, ScalarParameter
    from udf.cuda.group_plan import GroupPolicy
    from udf.cuda.nvrtc import Cubin
    from udf.cuda.policy import MapPolicy
    from udf.cuda.reduce_plan import ReducePolicy
    from udf.cuda.unit import BlockPolicy, TranslationUnit
    from udf.cuda.window_policy import WindowPolicy

SOURCE: Final = "kernel.cu"
"""The kernel's C++ in an artefact, for GPUs of another architecture; cubins are named by theirs, ``sm_90``."""

SINGLE: Final = "kernel"
"""The name of the one kernel of a map, whose machine code is named by its architecture alone: ``sm_90``."""

LINKED: Final = ".linked"
"""How the name of machine code ends that calls its function: it runs until that is there which has it in its text."""

UNCAPPED: Final = ".uncapped.cu"
"""How the name of a kernel's C++ ends in which it has all the registers that it wants: for one that needs a stack."""


def code_name(name: str, arch: str) -> str:
    """Return how an artefact names the machine code of a kernel."""
    return arch if name == SINGLE else f"{name}.{arch}"


def named_code(name: str, made: Cubin) -> dict[str, bytes]:
    """Return machine code as an artefact has it, by its name."""
    return {code_name(name, made.arch) + LINKED * made.linked: made.code}


@dataclass(frozen=True, slots=True, kw_only=True)
class MapPlan:
    """How a map kernel is called: its name and geometry, and the columns, arguments and results in order.

    ``masked`` says which results get a bitmask; ``raises`` has where it raises, by status, if it does; ``uses`` says
    what of "scratch" and "tables" its text needs; ``stops`` that its loops look whether they are to end
    (:mod:`ptx2cpp.stop_checks`).
    """

    entry: str
    policy: MapPolicy
    takes: tuple[Parameter, ...]
    arguments: tuple[Argument, ...]
    results: tuple[DType, ...]
    masked: tuple[bool, ...]
    raises: tuple[RaiseSite, ...]
    uses: tuple[str, ...]
    stops: bool

    @property
    def has_text(self) -> bool:
        """Return whether a column or a result is text, or rows make some on the way."""
        dtypes = (*(parameter.dtype for parameter in self.takes), *self.results)
        return bool(self.uses) or any(dtype.encoding is not None for dtype in dtypes)


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelPlan:
    """One of several kernels: in an artefact's code ``name.cu`` is its C++, ``name.sm_90`` its machine code.

    A ``MapPolicy`` is that of the kernel that makes of a column what windows have.
    """

    name: str
    entry: str
    policy: MapPolicy | WindowPolicy | ReducePolicy | GroupPolicy | BlockPolicy


def kernel_plans(units: Mapping[str, TranslationUnit]) -> tuple[KernelPlan, ...]:
    """Return kernels by name as a plan has them."""
    return tuple(KernelPlan(name=name, entry=unit.entry, policy=unit.policy) for name, unit in units.items())


def sources(units: Mapping[str, TranslationUnit]) -> dict[str, bytes]:
    """Return the C++ of kernels by name as an artefact has it."""
    return {f"{name}.cu": unit.source.encode() for name, unit in units.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class BuiltinPlan:
    """Kernels that have no user's function in them (:mod:`udf.cuda.builtin_kernels`)."""

    kernels: tuple[KernelPlan, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowPlan:
    """How window kernels are called.

    ``takes`` are the dtype and nullability of each column, ``results`` the dtypes of the results, of which
    ``masked`` says which have a bitmask; ``length`` is the rows of a whole window, None where windows differ.
    ``reduced`` says that the kernels hand over reductions (:mod:`udf.cuda.window_program`), ``labels`` that they take
    those of the rows; ``stops`` as in :class:`MapPlan`.
    """

    takes: tuple[tuple[str, bool], ...]
    results: tuple[str, ...]
    masked: tuple[bool, ...]
    raises: tuple[RaiseSite, ...]
    stops: bool
    arguments: tuple[Argument, ...]
    length: int | None
    reduced: bool
    labels: bool
    kernels: tuple[KernelPlan, ...]


Units = Literal["groups", "rows"]
"""What a thread takes: a group, or one row of a group."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupPlan:
    """How the kernels of a function of groups are called.

    ``takes`` and ``columns`` (dtype and nullability) are what goes in, ``results`` the dtypes of one value a group, of
    which ``masked`` says which have a bitmask, ``writes`` those of the columns that the function writes. It is run for
    each of ``units``, over the rows themselves unless it is ``reduced``.
    """

    takes: tuple[ScalarParameter, ...]
    columns: tuple[tuple[str, bool], ...]
    results: tuple[DType, ...]
    masked: tuple[bool, ...]
    writes: tuple[DType, ...]
    raises: tuple[RaiseSite, ...]
    stops: bool
    arguments: tuple[Argument, ...]
    units: Units
    reduced: bool
    kernels: tuple[KernelPlan, ...]
