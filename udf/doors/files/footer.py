"""The footer of a Parquet file, as far as row groups of several files become those of one.

pyarrow writes each row group as a whole file of its own, in memory and on several threads; here their bytes follow each
other in one file, whose footer has the row groups of all footers, with each place in the file moved. Nothing of a row
group is decoded. A footer is a structure of the Thrift compact protocol, which is kept as it came but for those places.

Source: Apache Parquet format, ``parquet.thrift`` and "File Format"; Apache Thrift, ``thrift-compact-protocol.md``.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, TypeAlias

from udf.base.records import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

    Value: TypeAlias = "int | bytes | Struct | ListValue | None"

MAGIC: Final = b"PAR1"
TAIL: Final = 8
"""Bytes at a file's end: how many the footer has, and MAGIC."""

TRUE, FALSE, BYTE, I16, I32, I64, DOUBLE, BINARY, LIST, SET, STRUCT = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12
INTEGERS: Final = frozenset((I16, I32, I64))

ROWS, ROW_GROUPS = 3, 4
"""Fields of FileMetaData."""

COLUMNS, GROUP_ROWS, GROUP_PLACE, ORDINAL = 1, 3, 5, 7
"""Fields of RowGroup."""

CHUNK_PLACES: Final = (2, 4, 6)
"""Fields of ColumnChunk that are places in the file: of itself, of the offset index, of the column index."""

METADATA: Final = 3
"""The field of ColumnChunk that holds its ColumnMetaData."""

PAGE_PLACES: Final = (9, 10, 11, 14)
"""Fields of ColumnMetaData that are: of data pages, index pages, the dictionary, the Bloom filter."""


@dataclass(slots=True)
class Struct:
    """A structure: by the number of each field its type and value, in their order."""

    fields: dict[int, tuple[int, Value]] = field(default_factory=dict)

    def structs(self, number: int) -> list[Struct]:
        """Return the structures of a field: it is one, or a list of them."""
        value = self.fields[number][1]
        return [one for one in (value.items if isinstance(value, ListValue) else [value]) if isinstance(one, Struct)]

    def move(self, numbers: tuple[int, ...], by: int) -> None:
        """Add ``by`` to those of its fields that are there, and no zero, which stands for no place."""
        for number in numbers:
            kind, value = self.fields.get(number, (I64, None))
            if value and isinstance(value, int):
                self.fields[number] = (kind, value + by)


@dataclass(slots=True)
class ListValue:
    """A list: the type of its items, and them."""

    kind: int
    items: Sequence[Value]


class ThriftReader:
    """Reads what stands in ``data`` from its beginning."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def _byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def _varint(self) -> int:
        value, shift = 0, 0
        while True:
            byte = self._byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def _integer(self) -> int:
        value = self._varint()
        return (value >> 1) ^ -(value & 1)

    def _bytes(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def struct(self) -> Struct:
        """Read a structure."""
        made, number = Struct(), 0
        while head := self._byte():
            number = number + (head >> 4) if head >> 4 else self._integer()
            kind = head & 0xF
            made.fields[number] = (kind, None if kind in (TRUE, FALSE) else self._value(kind))
        return made

    def _value(self, kind: int) -> Value:
        if kind in INTEGERS:
            return self._integer()
        if kind == BINARY:
            return self._bytes(self._varint())
        if kind == STRUCT:
            return self.struct()
        if kind in (LIST, SET):
            head = self._byte()
            count = head >> 4 if head >> 4 < 15 else self._varint()
            return ListValue(head & 0xF, [self._value(head & 0xF) for _ in range(count)])
        if kind in (TRUE, FALSE, BYTE):
            return self._byte()  # an item of a list
        if kind == DOUBLE:
            return self._bytes(8)
        raise ValueError(f"type {kind} is none of a Parquet footer")


def to_thrift(value: Struct) -> bytes:
    """Return a structure in bytes.

    Examples
    --------
    >>> to_thrift(ThriftReader(bytes([0x15, 0x04, 0x19, 0x1C, 0x16, 0x02, 0x00, 0x00])).struct()).hex()
    '1504191c16020000'
    """
    out = bytearray()
    _write_struct(out, value)
    return bytes(out)


def _write_struct(out: bytearray, value: Struct) -> None:
    last = 0
    for number, (kind, one) in value.fields.items():
        if 0 < number - last < 16:
            out.append((number - last) << 4 | kind)
        else:
            out.append(kind)
            _write_integer(out, number)
        last = number
        if kind not in (TRUE, FALSE):
            _write(out, kind, one)
    out.append(0)


def _write(out: bytearray, kind: int, value: Value) -> None:
    if isinstance(value, Struct):
        _write_struct(out, value)
    elif isinstance(value, ListValue):
        count = len(value.items)
        out.append(min(count, 15) << 4 | value.kind)
        if count >= 15:
            _write_varint(out, count)
        for item in value.items:
            _write(out, value.kind, item)
    elif isinstance(value, bytes):
        if kind == BINARY:
            _write_varint(out, len(value))
        out += value
    elif value is not None and kind in INTEGERS:
        _write_integer(out, value)
    elif value is not None:
        out.append(value)


def _write_integer(out: bytearray, value: int) -> None:
    _write_varint(out, value << 1 ^ value >> 63)


def _write_varint(out: bytearray, value: int) -> None:
    value &= (1 << 64) - 1
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)


# -- files ---------------------------------------------------------------------------------------------


def split_file(file: bytes | memoryview) -> tuple[memoryview, Struct]:
    """Return the bytes of the row groups of a whole Parquet ``file``, and its footer."""
    size = int.from_bytes(file[-TAIL:-4], "little")
    end = len(file) - TAIL - size
    return memoryview(file)[len(MAGIC) : end], ThriftReader(bytes(memoryview(file)[end : end + size])).struct()


def shift_row_groups(footer: Struct, place: int) -> list[Struct]:
    """Return the row groups of a file's ``footer`` as those of one in which their bytes begin at ``place``."""
    by, groups = place - len(MAGIC), footer.structs(ROW_GROUPS)
    for group in groups:
        group.move((GROUP_PLACE,), by)
        for chunk in group.structs(COLUMNS):
            chunk.move(CHUNK_PLACES, by)
            for about in chunk.structs(METADATA):
                about.move(PAGE_PLACES, by)
    return groups


def merge_footers(footer: Struct, groups: list[Struct]) -> bytes:
    """Return the end of a file that has these row ``groups``; all else is of ``footer``, that of one of its parts."""
    for group in groups:
        group.fields.pop(ORDINAL, None)  # 16 bits, and nobody needs it where nothing is encrypted
    rows = sum(count for group in groups if isinstance(count := group.fields[GROUP_ROWS][1], int))
    fields = {**footer.fields, ROWS: (I64, rows), ROW_GROUPS: (LIST, ListValue(STRUCT, groups))}
    data = to_thrift(Struct(dict(sorted(fields.items()))))
    return data + len(data).to_bytes(4, "little") + MAGIC
