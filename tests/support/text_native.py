"""Functions of the library of text as they are shipped, compiled for this processor and called one by one."""

import ctypes
import re
from functools import cache
from typing import Any

import numpy as np

from udf.cpu.code import load
from udf.cpu.native import host, object_code, optimise
from udf.text.library import linked_llvm
from udf.text.unicode_tables import tables

ROOM = 1 << 16
_KINDS = {"i64": ctypes.c_int64, "i32": ctypes.c_int32}
_HEADER = re.compile(r"^define internal \{ ([^}]*) \} @\w+\(([^)]*)\)", re.MULTILINE)


@cache
def library_function(name: str) -> Any:
    """Return a function of the library: it takes integers, and gives a tuple of them."""
    known = linked_llvm([name], shared=False)
    header = _HEADER.search(known[name])
    results, takes = header[1].split(", "), [part.split()[0] for part in header[2].split(", ")]
    given = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(takes))
    kept = "\n".join(
        f"%v{i} = extractvalue {{ {header[1]} }} %made, {i}\n%at{i} = getelementptr i64, ptr %out, i64 {i}\n"
        f"store {kind} %v{i}, ptr %at{i}"
        for i, kind in enumerate(results)
    )
    called = f"%made = call {{ {header[1]} }} @{name}({given})"
    text = "\n".join([*known.values(), f"define void @called(ptr %out, {given}) {{", called, kept, "ret void\n}"])
    code = object_code(optimise(text, host(), vectors=False), host())
    loaded = load(code, "called")
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *(_KINDS[kind] for kind in takes))(loaded.address)

    def call(*arguments: int) -> tuple[int, ...]:
        out = np.zeros(len(results), np.int64)
        function(out.ctypes.data, *arguments)
        return tuple(
            int(value) if kind == "i64" else int(np.int32(value & 0xFFFFFFFF if value >= 0 else value))
            for value, kind in zip(out, results, strict=True)
        )

    call.loaded = loaded
    return call


class Memory:
    """The memory of a row: made text and lists lie in it."""

    def __init__(self, room: int = ROOM) -> None:
        self._bytes = np.zeros(room, np.uint8)
        self._ends = np.array([self._bytes.ctypes.data, self._bytes.ctypes.data + room], np.int64)

    @property
    def address(self) -> int:
        """Return where its ends are noted; all of it is free again."""
        self._ends[0] = self._bytes.ctypes.data
        return self._ends.ctypes.data


class Bytes:
    """Bytes at an address that is a multiple of eight, and how many."""

    def __init__(self, content: bytes) -> None:
        self._words = np.frombuffer(content + bytes(8 - len(content) % 8), np.int64).copy()
        self.address, self.count = self._words.ctypes.data, len(content)


def tables_address() -> int:
    """Return where the tables of Unicode are."""
    return tables().ctypes.data


def words(address: int, count: int) -> list[int]:
    """Return words of memory."""
    return list((ctypes.c_int64 * count).from_address(address)) if count else []
