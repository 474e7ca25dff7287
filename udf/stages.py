"""The frozen values that pass between the stages of ``udf/pipeline.py``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from types import FunctionType

    from udf.column import Column
    from udf.dtypes import DType


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """One column as the UDF sees it: its scalar type, and whether it can be null."""

    dtype: DType
    nullable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class UdfCall:
    """What exactly is compiled. ``key`` is a digest over everything that changes the result."""

    function: FunctionType
    parameters: tuple[Parameter, ...]
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseSite:
    """One place where a UDF raises: the builtin exception's name, its arguments, and where.

    ``function``, ``file`` and ``line`` are those of the function that was compiled. A program is shared
    by equal functions on other lines: ``place`` (code object, bytecode offset) is the same in all of
    them, and ``udf.bind.locate(site, function)`` gives the lines of the one that was called.
    """

    exception: str
    arguments: tuple[object, ...]
    function: str
    file: str
    line: int
    place: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PtxUdf:
    """A UDF as PTX: one function ``name`` (and what it calls) in a module ``text``.

    The function takes ``parameters`` by value and returns ``results`` by value, and after them, if
    ``raises`` is not empty, a 32-bit status: 0, or k for ``raises[k - 1]``.
    """

    text: str
    name: str
    parameters: tuple[DType, ...]
    results: tuple[DType, ...]
    raises: tuple[RaiseSite, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelSpec:
    """The loop that a UDF is spliced into, by the name of its template and native loop."""

    name: str


ROWS = KernelSpec(name="map_rows")
"""``out[i] = f(in0[i], in1[i], ...)``; a null in any input gives a null."""


class Program(Protocol):
    """A compiled UDF inside its loop, ready to run on columns of the types it was built for."""

    def run(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """Run over ``columns``, all of one length (n,); raise what the UDF raises at its first row."""
        ...


class Backend(Protocol):
    """Where programs are built and run: ``udf.cuda`` or ``udf.cpu``."""

    name: str

    def target(self) -> str:
        """Return what a program is built for (``sm_90``, or the host's processor): part of the key."""
        ...

    def build(self, udf: PtxUdf, call: UdfCall, kernel: KernelSpec) -> Program:
        """Compile ``udf`` into ``kernel``'s loop for the nullability that ``call`` states."""
        ...
