"""How one row of columns is loaded, handed to a lowered function, and its results stored."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ptx2cpp.flat import FlatFunction
from ptx2cpp.types import TYPES
from udf.base.dtypes import DTYPES, DType
from udf.base.raising import is_scratch_full
from udf.base.stages import ScalarParameter
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cpu.ir import WIDTHS, bits_type, insert_values, llvm_type
from udf.cpu.lower import LlvmFunction
from udf.cpu.row_plan import Stream, Word, stored_type
from udf.cpu.texts import FULL, stored, text_indices, write_scratch_reset

ARRAYS = frozenset(("value", "valid", "window", "size", "out"))
POINTERS = frozenset(("pointer", "text", "looked"))
"""What is an address of memory that nobody writes."""

ADDRESSED = frozenset(("window", "out"))
"""Values that windows lie in, one starting at each, or that are written: a function takes the address of its row."""


class Layout:
    """What goes in and out of one row loop: types on both sides, and the lines that move one row.

    Values need not be aligned. A value's width in PTX may be larger than in its column (a bool result is a
    32-bit 0 or 1).
    """

    def __init__(self, udf: PtxUdf, call: UdfCall, flat: FlatFunction) -> None:
        to_null = bool(udf.raises) and call.how.errors == "null"
        self.raises = bool(udf.raises) and not to_null
        self._leaves = bool(udf.returns and udf.returns[-1].left)
        self.texts = text_indices(udf.returns)
        self._retried = [i + 1 for i, site in enumerate(udf.raises) if to_null and is_scratch_full(site)]
        self._takes = tuple(zip(udf.takes, (llvm_type(TYPES[i.type]) for i in flat.inputs), strict=True))
        self._types = tuple(llvm_type(TYPES[o.type]) for o in flat.outputs)
        self._returns, self._to_null = udf.returns, to_null
        self._dtypes = {i: parameter.dtype for i, parameter in enumerate(call.parameters)}
        self.inputs = tuple(dict.fromkeys(stream for one in udf.takes for stream in self._streams(one)))
        words = {_name(one): one for one in udf.takes if one.what not in ARRAYS}
        self.words = tuple(
            Word(name=name, what=t.what, index=t.index, type="ptr" if t.what in POINTERS else stored_type(t.dtype))
            for name, t in words.items()
        ) + tuple(Word(name=f"%room{k}", what="room", index=k, type="i64") for k in self.texts)
        self.outputs = tuple(self._outputs())
        assert udf.items or len(self._types) == sum(len(r.sizes) for r in udf.returns) + bool(udf.raises)

    def _streams(self, parameter: ScalarParameter) -> Iterator[Stream]:
        """Yield the arrays that a parameter is read from."""
        if parameter.what == "looked":
            yield Stream(name="%codes", index=1, dtype=DTYPES["int64"])
        if parameter.what in {"text", "size"}:
            places = DTYPES[self._dtypes[parameter.index].numpy.name]
            yield Stream(name=f"%in{parameter.index}.start", index=parameter.index, dtype=places)
            if parameter.what == "size":
                yield Stream(name=f"%in{parameter.index}.stop", index=parameter.index, dtype=places, is_stops=True)
        elif parameter.what in ARRAYS:
            dtype = parameter.dtype if parameter.part is None else self._dtypes[parameter.index]
            yield Stream(
                name=_name(parameter), index=parameter.index, dtype=dtype, is_validity=parameter.what == "valid"
            )

    def _outputs(self) -> Iterator[Stream]:
        for k, result in enumerate(self._returns):
            if result.dtype.encoding is None:
                yield Stream(name=f"%out{k}", index=k, dtype=result.dtype)
            else:
                yield Stream(name=f"%out{k}", index=k, dtype=DTYPES["int64"], is_stops=True)
            if result.nullable or self._to_null:
                yield Stream(name=f"%out{k}.valid", index=k, dtype=DTYPES["uint8"], is_validity=True)

    @property
    def streams(self) -> tuple[Stream, ...]:
        """Return all arrays, inputs first."""
        return (*self.inputs, *self.outputs)

    @property
    def parameters(self) -> str:
        """Return arrays and words as a function's parameters."""
        return ", ".join([*(stream.parameter for stream in self.streams), *(word.parameter for word in self.words)])

    @property
    def arguments(self) -> str:
        """Return them as a call's arguments."""
        return ", ".join([*(stream.argument for stream in self.streams), *(word.argument for word in self.words)])

    @property
    def flag(self) -> int:
        """Return the place of the flag that a fast function returns last."""
        return len(self._types)

    def call(self, function: LlvmFunction, row: str) -> Iterator[str]:
        """Write ``%r = function(...)`` on row ``row``."""
        addressed = {_name(parameter) for parameter, _ in self._takes if parameter.what in ADDRESSED}
        for stream in self.inputs:
            name, stored = stream.name, stream.stored
            yield f"  {name}.at = getelementptr {stored}, ptr {name}, i64 {row}"
            if name not in addressed:
                yield f"  {name}.row = load {stored}, ptr {name}.at, align 1"
        given = []
        for i, (parameter, type_) in enumerate(self._takes):
            name, place = _name(parameter), f"%taken{i}"
            held = yield from self._held(parameter, place)
            if parameter.what in {"text", "size"}:
                yield from self._text(parameter, place)
            elif parameter.what == "pointer":
                place = name
            elif name in addressed:
                place = f"{name}.at"
            elif function.parameters[i].startswith("<"):  # of neighbouring rows, one a lane
                yield f"  {place} = load {function.parameters[i]}, ptr {name}.at, align 1"
            elif function.parameters[i] == "ptr":
                yield f"  {place} = inttoptr i64 {held} to ptr"
            else:
                yield from write_conversion(
                    held, stored_type(parameter.dtype), place, type_, signed=parameter.dtype.kind == "i"
                )
            given.append(f"{function.parameters[i]} {place}")
        if any(word.what == "scratch" for word in self.words):
            yield from write_scratch_reset()
        yield f"  %r = call {function.result} @{function.name}({', '.join(given)})"

    def _held(self, parameter: ScalarParameter, place: str) -> Generator[str, None, str]:
        """Write what gives the name that is returned: of a scalar as it is stored."""
        name = _name(parameter)
        if parameter.what == "looked":
            yield f"  {place}.some = icmp sgt i64 %codes.row, 0"  # a row of no group takes what the first one has
            yield f"  {place}.code = select i1 {place}.some, i64 %codes.row, i64 0"
            yield f"  {place}.at = getelementptr {stored_type(parameter.dtype)}, ptr {name}, i64 {place}.code"
            yield f"  {place}.row = load {stored_type(parameter.dtype)}, ptr {place}.at, align 8"
            return f"{place}.row"
        if parameter.part is None:
            return f"{name}.row" if parameter.what in {"value", "valid"} else name
        yield f"  {place}.part = extractvalue {stored_type(self._dtypes[parameter.index])} {name}.row, {parameter.part}"
        return f"{place}.part"

    def _text(self, parameter: ScalarParameter, place: str) -> Iterator[str]:
        """Write ``place``: the address of a row's bytes, or how many there are."""
        start, stop = f"%in{parameter.index}.start", f"%in{parameter.index}.stop"
        kind = stored_type(DTYPES[self._dtypes[parameter.index].numpy.name])
        if parameter.what == "text":
            yield (
                f"  {start}.wide = sext {kind} {start}.row to i64"
                if kind != "i64"
                else f"  {start}.wide = add i64 {start}.row, 0"
            )
            yield f"  {place} = getelementptr i8, ptr {_name(parameter)}, i64 {start}.wide"
            return
        yield f"  {place}.own = sub nsw {kind} {stop}.row, {start}.row"
        yield f"  {place} = sext {kind} {place}.own to i64" if kind != "i64" else f"  {place} = add i64 {place}.own, 0"

    def stores(self, function: LlvmFunction, row: str) -> Iterator[str]:
        """Write the results in ``%r`` to row ``row``."""
        places = iter(range(len(self._types)))
        if self._to_null:
            yield f"  %failed = extractvalue {function.result} %r, {len(self._types) - 1}"
            yield f"  %holds = icmp eq {self._types[-1]} %failed, 0"
        if self.texts and (self.raises or self._leaves):  # the status, or the place where the row left, is last
            yield f"  %raised = extractvalue {function.result} %r, {len(self._types) - 1}"
            yield f"  %fine = icmp eq {self._types[-1]} %raised, 0"
        for k, result in enumerate(self._returns):
            given = [next(places) for _ in range(len(result.sizes) - result.nullable)]
            own = next(places) if result.nullable else None
            if result.dtype.encoding is None:
                yield from self._values(function, given, f"%out{k}", result.dtype)
                yield from _store(f"%out{k}", result.dtype, row)
            if result.nullable or self._to_null:
                yield from self._validity(function, own, f"%out{k}.valid")
                yield from _store(f"%out{k}.valid", DTYPES["uint8"], row)
            if result.dtype.encoding is not None:
                yield from self._text_result(function, k, given[0], row, own=own is not None)

    def _text_result(self, function: LlvmFunction, k: int, place: int, row: str, *, own: bool) -> Iterator[str]:
        """Write text ``k`` where the row gives one."""
        checked = self.raises or self._leaves
        kept = "%fine" if checked else None
        if own or self._to_null:
            kept = f"%out{k}.valid.kept"
            yield f"  {kept} = icmp ne i8 %out{k}.valid.row, 0"
            if checked:
                kept = f"%out{k}.valid.fine"
                yield f"  {kept} = and i1 %fine, %out{k}.valid.kept"
        yield from stored(function.result, self._types, k, place, kept, row)

    def _values(self, function: LlvmFunction, places: list[int], name: str, dtype: DType) -> Iterator[str]:
        """Write ``name.row``: the members ``places`` of ``%r`` as a value is stored that has so many parts."""
        if dtype.part is None:
            yield from self._value(function, places[0], name, dtype)
            return
        for i, (place, part) in enumerate(zip(places, dtype.parts, strict=True)):
            yield from self._value(function, place, f"{name}.part{i}", part)
        members = [(stored_type(part), f"{name}.part{i}.row") for i, part in enumerate(dtype.parts)]
        yield from insert_values(f"{name}.row", stored_type(dtype), members)

    def _value(self, function: LlvmFunction, place: int, name: str, dtype: DType) -> Iterator[str]:
        """Write ``name.row``: member ``place`` of ``%r`` as it is stored."""
        type_ = self._types[place]
        yield f"  {name}.raw = extractvalue {function.result} %r, {place}"
        if dtype.kind == "b":
            yield f"  {name}.true = icmp ne {type_} {name}.raw, 0"
            yield f"  {name}.row = zext i1 {name}.true to i8"
        else:
            yield from write_conversion(f"{name}.raw", type_, f"{name}.row", stored_type(dtype), signed=False)

    def _validity(self, function: LlvmFunction, place: int | None, name: str) -> Iterator[str]:
        """Write ``name.row``: 1 where member ``place`` of ``%r``, if any, says so, and no exception was raised."""
        if place is None:
            yield f"  {name}.row = zext i1 %holds to i8"
            return
        yield f"  {name}.raw = extractvalue {function.result} %r, {place}"
        yield f"  {name}.true = icmp ne {self._types[place]} {name}.raw, 0"
        yield f"  {name}.both = and i1 {name}.true, {'%holds' if self._to_null else 'true'}"
        yield f"  {name}.row = zext i1 {name}.both to i8"

    @property
    def marks(self) -> bool:
        """Return whether a row can leave a status, or ask to be run again with more memory."""
        return self.raises or bool(self._retried or self.texts)

    def status(self, function: LlvmFunction) -> list[str]:
        """Return the lines that set ``%status`` to the status in ``%r``, or to ``FULL`` where its text does not fit."""
        lines, found = [], "0"
        if self.raises or self._retried:
            lines = [
                f"  %status.wide = extractvalue {function.result} %r, {len(self._types) - 1}",
                "  %status.own = trunc i32 %status.wide to i16",
            ]
            found = "%status.own"
        if self._retried:
            found = "0"
            for number in self._retried:
                lines += [
                    f"  %status.is{number} = icmp eq i16 %status.own, {number}",
                    f"  %status.if{number} = select i1 %status.is{number}, i16 {number}, i16 {found}",
                ]
                found = f"%status.if{number}"
        for k in self.texts:
            lines.append(f"  %status.out{k} = select i1 %out{k}.full, i16 {FULL - (1 << 16)}, i16 {found}")
            found = f"%status.out{k}"
        return [*lines, f"  %status = or i16 {found}, 0"]

    def loads(self) -> Iterator[str]:
        """Write the loads of the arrays' addresses from ``%columns``, and of the words from ``%words``."""
        for i, stream in enumerate(self.streams):
            yield f"  {stream.name}.from = getelementptr ptr, ptr %columns, i64 {i}"
            yield f"  {stream.name} = load ptr, ptr {stream.name}.from"
        for i, word in enumerate(self.words):
            yield f"  {word.name}.from = getelementptr i64, ptr %words, i64 {i}"
            yield f"  {word.name} = load {word.type}, ptr {word.name}.from"


NAMES = {
    "value": "%in{}",
    "valid": "%in{}.valid",
    "argument": "%scalar{}",
    "pointer": "%table{}",
    "window": "%window",
    "text": "%in{}.bytes",
    "size": "%in{}.size",
    "scratch": "%scratch",
    "tables": "%tables",
    "out": "%written{}",
    "looked": "%looked{}",
}


def _name(parameter: ScalarParameter) -> str:
    """Return the LLVM name of a parameter; of a value that is passed twice it is the same."""
    return NAMES.get(parameter.what, "%length{}").format(parameter.index)


def _store(name: str, dtype: DType, row: str) -> Iterator[str]:
    """Write ``name.row`` to row ``row`` of the array ``name``."""
    stored = stored_type(dtype)
    yield f"  {name}.at = getelementptr {stored}, ptr {name}, i64 {row}"
    yield f"  store {stored} {name}.row, ptr {name}.at, align 1"


def write_conversion(value: str, source: str, name: str, target: str, *, signed: bool) -> Iterator[str]:
    """Write ``name = value`` in ``target``: bits are kept, integers cut or extended."""
    if WIDTHS[source] == WIDTHS[target]:
        yield f"  {name} = bitcast {source} {value} to {target}"
        return
    yield f"  {name}.bits = bitcast {source} {value} to {bits_type(source)}"
    opcode = "trunc" if WIDTHS[source] > WIDTHS[target] else "sext" if signed else "zext"
    yield f"  {name}.sized = {opcode} {bits_type(source)} {name}.bits to {bits_type(target)}"
    yield f"  {name} = bitcast {bits_type(target)} {name}.sized to {target}"
