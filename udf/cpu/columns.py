"""How one row of columns is loaded, handed to a lowered function, and its results stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.types import TYPES
from udf.cpu.ir import WIDTHS, bits_type, llvm_type
from udf.cpu.plan import Stream, Word, stored_type
from udf.dtypes import DTYPES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ptx2cpp.flat import FlatFunction
    from udf.cpu.lower import LlvmFunction
    from udf.dtypes import DType
    from udf.stages import PtxUdf, Taken, UdfCall

STREAMS = frozenset(("value", "valid", "window"))
WINDOW = "%window"
"""The values that windows lie in, one starting at each: a function takes the address of its row, not the value."""


class Layout:
    """What goes in and out of one row loop: types on both sides, and the lines that move one row.

    Values need not be aligned. A value's width in PTX may be larger than in its column (a bool result is a
    32-bit 0 or 1).
    """

    def __init__(self, udf: PtxUdf, call: UdfCall, flat: FlatFunction) -> None:
        to_null = bool(udf.raises) and call.how.errors == "null"
        self.raises = bool(udf.raises) and not to_null
        self._takes = tuple(zip(udf.takes, (llvm_type(TYPES[i.type]) for i in flat.inputs), strict=True))
        self._types = tuple(llvm_type(TYPES[o.type]) for o in flat.outputs)
        self._returns, self._to_null = udf.returns, to_null
        streams = {_name(taken): taken for taken in udf.takes if taken.what in STREAMS}
        self.inputs = tuple(
            Stream(name=name, index=taken.index, dtype=taken.dtype, is_validity=taken.what == "valid")
            for name, taken in streams.items()
        )
        words = {_name(taken): taken for taken in udf.takes if taken.what not in STREAMS}
        self.words = tuple(
            Word(name=name, what=t.what, index=t.index, type="ptr" if t.what == "pointer" else stored_type(t.dtype))
            for name, t in words.items()
        )
        self.outputs = tuple(self._outputs())
        assert len(self._types) == sum(1 + r.nullable for r in udf.returns) + bool(udf.raises)

    def _outputs(self) -> Iterator[Stream]:
        for k, result in enumerate(self._returns):
            yield Stream(name=f"%out{k}", index=k, dtype=result.dtype)
            if result.nullable or self._to_null:
                yield Stream(name=f"%out{k}.valid", index=k, dtype=DTYPES["uint8"], is_validity=True)

    @property
    def streams(self) -> tuple[Stream, ...]:
        """Return all arrays, inputs first."""
        return (*self.inputs, *self.outputs)

    @property
    def taken(self) -> str:
        """Return arrays and words as a function's parameters."""
        return ", ".join([*(stream.taken for stream in self.streams), *(word.taken for word in self.words)])

    @property
    def given(self) -> str:
        """Return them as a call's arguments."""
        return ", ".join([*(stream.given for stream in self.streams), *(word.given for word in self.words)])

    @property
    def flag(self) -> int:
        """Return the place of the flag that a fast function returns last."""
        return len(self._types)

    def call(self, function: LlvmFunction, row: str) -> Iterator[str]:
        """Write ``%r = function(...)`` on row ``row``."""
        for stream in self.inputs:
            name, stored = stream.name, stream.stored
            yield f"  {name}.at = getelementptr {stored}, ptr {name}, i64 {row}"
            if name != WINDOW:
                yield f"  {name}.row = load {stored}, ptr {name}.at, align 1"
        given = []
        for i, (taken, type_) in enumerate(self._takes):
            name, place = _name(taken), f"%taken{i}"
            held = f"{name}.row" if taken.what in {"value", "valid"} else name
            if taken.what == "pointer":
                place = name
            elif name == WINDOW:
                place = f"{name}.at"
            elif function.parameters[i].startswith("<"):  # of neighbouring rows, one a lane
                yield f"  {place} = load {function.parameters[i]}, ptr {name}.at, align 1"
            elif function.parameters[i] == "ptr":
                yield f"  {place} = inttoptr i64 {held} to ptr"
            else:
                yield from _fitted(held, stored_type(taken.dtype), place, type_, signed=taken.dtype.kind == "i")
            given.append(f"{function.parameters[i]} {place}")
        yield f"  %r = call {function.result} @{function.name}({', '.join(given)})"

    def stores(self, function: LlvmFunction, row: str) -> Iterator[str]:
        """Write the results in ``%r`` to row ``row``."""
        places = iter(range(len(self._types)))
        if self._to_null:
            yield f"  %failed = extractvalue {function.result} %r, {len(self._types) - 1}"
            yield f"  %holds = icmp eq {self._types[-1]} %failed, 0"
        for k, result in enumerate(self._returns):
            yield from self._value(function, next(places), f"%out{k}", result.dtype)
            yield from _store(f"%out{k}", result.dtype, row)
            if result.nullable or self._to_null:
                own = next(places) if result.nullable else None
                yield from self._validity(function, own, f"%out{k}.valid")
                yield from _store(f"%out{k}.valid", DTYPES["uint8"], row)

    def _value(self, function: LlvmFunction, place: int, name: str, dtype: DType) -> Iterator[str]:
        """Write ``name.row``: member ``place`` of ``%r`` as it is stored."""
        type_ = self._types[place]
        yield f"  {name}.raw = extractvalue {function.result} %r, {place}"
        if dtype.kind == "b":
            yield f"  {name}.true = icmp ne {type_} {name}.raw, 0"
            yield f"  {name}.row = zext i1 {name}.true to i8"
        else:
            yield from _fitted(f"{name}.raw", type_, f"{name}.row", stored_type(dtype), signed=False)

    def _validity(self, function: LlvmFunction, place: int | None, name: str) -> Iterator[str]:
        """Write ``name.row``: 1 where member ``place`` of ``%r``, if any, says so, and no exception was raised."""
        if place is None:
            yield f"  {name}.row = zext i1 %holds to i8"
            return
        yield f"  {name}.raw = extractvalue {function.result} %r, {place}"
        yield f"  {name}.true = icmp ne {self._types[place]} {name}.raw, 0"
        yield f"  {name}.both = and i1 {name}.true, {'%holds' if self._to_null else 'true'}"
        yield f"  {name}.row = zext i1 {name}.both to i8"

    def status(self, function: LlvmFunction) -> list[str]:
        """Return the lines that set ``%status`` to the status in ``%r``."""
        wide = f"  %status.wide = extractvalue {function.result} %r, {len(self._types) - 1}"
        return [wide, "  %status = trunc i32 %status.wide to i16"]

    def loads(self) -> Iterator[str]:
        """Write the loads of the arrays' addresses from ``%columns``, and of the words from ``%words``."""
        for i, stream in enumerate(self.streams):
            yield f"  {stream.name}.from = getelementptr ptr, ptr %columns, i64 {i}"
            yield f"  {stream.name} = load ptr, ptr {stream.name}.from"
        for i, word in enumerate(self.words):
            yield f"  {word.name}.from = getelementptr i64, ptr %words, i64 {i}"
            yield f"  {word.name} = load {word.type}, ptr {word.name}.from"


def _name(taken: Taken) -> str:
    """Return the LLVM name of what is taken; taken twice, it has the same name."""
    names = {"value": "%in{}", "valid": "%in{}.valid", "argument": "%scalar{}", "pointer": "%table{}", "window": WINDOW}
    return names.get(taken.what, "%length{}").format(taken.index)


def _store(name: str, dtype: DType, row: str) -> Iterator[str]:
    """Write ``name.row`` to row ``row`` of the array ``name``."""
    stored = stored_type(dtype)
    yield f"  {name}.at = getelementptr {stored}, ptr {name}, i64 {row}"
    yield f"  store {stored} {name}.row, ptr {name}.at, align 1"


def _fitted(value: str, source: str, name: str, target: str, *, signed: bool) -> Iterator[str]:
    """Write ``name = value`` in ``target``: bits are kept, integers cut or extended."""
    if WIDTHS[source] == WIDTHS[target]:
        yield f"  {name} = bitcast {source} {value} to {target}"
        return
    yield f"  {name}.bits = bitcast {source} {value} to {bits_type(source)}"
    opcode = "trunc" if WIDTHS[source] > WIDTHS[target] else "sext" if signed else "zext"
    yield f"  {name}.sized = {opcode} {bits_type(source)} {name}.bits to {bits_type(target)}"
    yield f"  {name} = bitcast {bits_type(target)} {name}.sized to {target}"
