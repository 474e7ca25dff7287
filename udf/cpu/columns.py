"""How one row of columns is loaded, handed to a lowered function, and its results stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.types import TYPES
from udf.cpu.ir import WIDTHS, bits_type, llvm_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ptx2cpp.routine import Routine
    from udf.cpu.lower import LlvmFunction
    from udf.dtypes import DType
    from udf.stages import PtxUdf


def stored_type(dtype: DType) -> str:
    """Return the LLVM type of one value in a column.

    Examples
    --------
    >>> from udf.dtypes import dtype_of
    >>> stored_type(dtype_of("float32")), stored_type(dtype_of("bool"))
    ('float', 'i8')
    """
    if dtype.kind == "f":
        return "float" if dtype.size == 4 else "double"
    return f"i{8 * dtype.size}"


class Layout:
    """The columns of one row loop: their types on both sides, and the lines that move one row.

    Values need not be aligned. A value's width in PTX may be larger than in its column (a bool result is a
    32-bit 0 or 1).
    """

    def __init__(self, udf: PtxUdf, routine: Routine) -> None:
        self.raises = bool(udf.raises)
        self.sources = tuple(zip(udf.parameters, (llvm_type(TYPES[i.type]) for i in routine.inputs), strict=True))
        self._types = tuple(llvm_type(TYPES[o.type]) for o in routine.outputs)
        results = self._types[:-1] if self.raises else self._types
        self.targets = tuple(zip(udf.results, results, strict=True))

    @property
    def dtypes(self) -> tuple[DType, ...]:
        """Return the types of all columns, inputs first."""
        return (*(dtype for dtype, _ in self.sources), *(dtype for dtype, _ in self.targets))

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all column pointers, inputs first."""
        return (*(f"%in{i}" for i in range(len(self.sources))), *(f"%out{i}" for i in range(len(self.targets))))

    @property
    def taken(self) -> str:
        """Return the column pointers as a function's parameters."""
        return ", ".join(f"ptr noalias {name}" for name in self.names)

    @property
    def given(self) -> str:
        """Return the column pointers as a call's arguments."""
        return ", ".join(f"ptr {name}" for name in self.names)

    @property
    def flag(self) -> int:
        """Return the place of the flag that a quick function returns last."""
        return len(self._types)

    def call(self, function: LlvmFunction, row: str) -> Iterator[str]:
        """Write ``%r = function(...)`` on row ``row``."""
        given = []
        for i, (dtype, type_) in enumerate(self.sources):
            stored = stored_type(dtype)
            yield f"  %in{i}.at = getelementptr {stored}, ptr %in{i}, i64 {row}"
            yield f"  %in{i}.raw = load {stored}, ptr %in{i}.at, align 1"
            yield from _fitted(f"%in{i}.raw", stored, f"%in{i}.value", type_, signed=dtype.kind == "i")
            given.append(f"{type_} %in{i}.value")
        yield f"  %r = call {function.result} @{function.name}({', '.join(given)})"

    def stores(self, function: LlvmFunction, row: str) -> Iterator[str]:
        """Write the results in ``%r`` to row ``row``."""
        for i, (dtype, type_) in enumerate(self.targets):
            stored = stored_type(dtype)
            yield f"  %out{i}.raw = extractvalue {function.result} %r, {i}"
            if dtype.kind == "b":
                yield f"  %out{i}.true = icmp ne {type_} %out{i}.raw, 0"
                yield f"  %out{i}.value = zext i1 %out{i}.true to i8"
            else:
                yield from _fitted(f"%out{i}.raw", type_, f"%out{i}.value", stored, signed=False)
            yield f"  %out{i}.at = getelementptr {stored}, ptr %out{i}, i64 {row}"
            yield f"  store {stored} %out{i}.value, ptr %out{i}.at, align 1"

    def status(self, function: LlvmFunction) -> list[str]:
        """Return the lines that set ``%status`` to the status in ``%r``."""
        wide = f"  %status.wide = extractvalue {function.result} %r, {len(self.targets)}"
        return [wide, "  %status = trunc i32 %status.wide to i16"]

    def pointers(self) -> Iterator[str]:
        """Write the loads of the column pointers from the array ``%columns``."""
        for i, name in enumerate(self.names):
            yield f"  {name}.from = getelementptr ptr, ptr %columns, i64 {i}"
            yield f"  {name} = load ptr, ptr {name}.from"


def _fitted(value: str, source: str, name: str, target: str, *, signed: bool) -> Iterator[str]:
    """Write ``name = value`` in ``target``: bits are kept, integers cut or extended."""
    if WIDTHS[source] == WIDTHS[target]:
        yield f"  {name} = bitcast {source} {value} to {target}"
        return
    yield f"  {name}.bits = bitcast {source} {value} to {bits_type(source)}"
    opcode = "trunc" if WIDTHS[source] > WIDTHS[target] else "sext" if signed else "zext"
    yield f"  {name}.sized = {opcode} {bits_type(source)} {name}.bits to {bits_type(target)}"
    yield f"  {name} = bitcast {bits_type(target)} {name}.sized to {target}"
