"""What a kernel over text has beside its columns: the library's functions in its code, words, and memory for a row.

A row's text is made in memory of its thread: ``OWN_BYTES`` of local memory, or a part of an arena, where that is too
small (:mod:`udf.cuda.text_program`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ptx2cpp import can_repeat, emit, flat_function, has_long_loops, with_stops
from ptx2cpp.optimise import optimise
from udf.text.library import PREFIX, linked_ptx, structures

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ptx2cpp import CppFunction
    from udf.stages import PtxUdf, UdfCall

OWN_BYTES: Final = 1024
"""Local memory of a thread for the text that its row makes: 276 MB in all on an H200, which CUDA takes once."""

STAGED_IN, STAGED_OUT = 12 << 10, 8 << 10
"""Shared memory of a block for the bytes of its rows: of all columns, and of all results."""

ADDRESSES: Final = {"text": "const unsigned char*", "tables": "const unsigned char*", "scratch": "void*"}
"""The C++ types of what a UDF with text takes, which PTX does not tell."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextNeeds:
    """The columns and results of a call that are text, and the memory that it uses; false if it has none.

    ``uses`` has "scratch", where text is made, and "tables", what is known of Unicode.
    """

    columns: tuple[int, ...]
    results: tuple[int, ...]
    uses: tuple[str, ...]
    calls: bool

    def __bool__(self) -> bool:
        return bool(self.columns or self.results or self.calls)

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        """Return the name and the type of each word, in the order in which a kernel takes them."""
        return tuple(self._words())

    def _words(self) -> Iterator[tuple[str, str]]:
        for i in self.columns:
            yield f"chars{i}", "const unsigned char*"
            yield f"follow{i}", "bool"
        if "tables" in self.uses:
            yield "tables", "const unsigned char*"
        if "scratch" in self.uses:
            yield "arena", "unsigned char*"
            yield "arena_bytes", "long long"
        yield from ((f"put{k}", "unsigned char*") for k in self.results)

    @property
    def before(self) -> list[str]:
        """Return the lines of C++ before the function is called."""
        return [f"row_memory<{OWN_BYTES}> memory(arena, arena_bytes);"] if "scratch" in self.uses else []

    @property
    def stages(self) -> list[str]:
        """Return the lines of C++ that bring the bytes of a block's rows."""
        lines = []
        for i in self.columns:
            given = f"chars{i}, follow{i}.value, in{i}, in{i}_stop, rows"
            lines += [
                f"__shared__ text_stage<{_part(STAGED_IN, self.columns)}> stage{i};",
                f"const unsigned char* const here{i} = stage{i}.load({given});",
            ]
        for k in self.results:
            lines += [
                f"__shared__ text_stage<{_part(STAGED_OUT, self.results)}> out_stage{k};",
                f"unsigned char* const there{k} = out_stage{k}.place(put{k}, at{k}, rows);",
            ]
        return lines

    @property
    def places(self) -> dict[str, str]:
        """Return what rows read and write in place of a word."""
        return {f"chars{i}": f"here{i}" for i in self.columns} | {f"put{k}": f"there{k}" for k in self.results}

    @property
    def stores(self) -> list[str]:
        """Return the lines of C++ that write what was staged of the results."""
        return [f"out_stage{k}.store(put{k}, at{k}, rows);" for k in self.results]

    @property
    def passed(self) -> dict[str, str]:
        """Return the memory as arguments of the device function."""
        known = {"scratch": "&memory.free", "tables": "tables"}
        return {what: place if what in self.uses else "nullptr" for what, place in known.items()}


def _part(bytes_: int, among: tuple[int, ...]) -> int:
    return bytes_ // len(among) & -16


def needs_of(udf: PtxUdf, call: UdfCall) -> TextNeeds:
    """Return what of a call over rows is text."""
    return TextNeeds(
        columns=tuple(i for i, parameter in enumerate(call.parameters) if parameter.dtype.encoding is not None),
        results=tuple(k for k, dtype in enumerate(udf.results) if dtype.encoding is not None),
        uses=used_memory(udf),
        calls=PREFIX in udf.text,
    )


def used_memory(udf: PtxUdf) -> tuple[str, ...]:
    """Return which of "scratch" and "tables" a UDF uses; it takes both where it can use one."""
    loaded = {taken.what for i, taken in enumerate(udf.takes) if f"[{udf.name}_param_{i}]" in udf.text}
    return tuple(what for what in ("scratch", "tables") if what in loaded)


def text_function(udf: PtxUdf, pointers: Mapping[int, str]) -> CppFunction:
    """Return a UDF with what it calls of the library as C++; ``pointers`` are the types of other addresses.

    Its loops look whether they are to end if one of its own may be long. The library's run over bytes of the row, and
    end soon.
    """
    given = {**pointers, **{i: ADDRESSES[taken.what] for i, taken in enumerate(udf.takes) if taken.what in ADDRESSES}}
    own = flat_function(udf.module or udf.text, entry=udf.name, parameters=given, structures=structures())
    whole = flat_function(linked_ptx(udf.text), entry=udf.name, parameters=given) if own.externs else own
    if has_long_loops(own) and can_repeat(own):
        whole = with_stops(whole, instructions=1)  # no copies of the library's loops
    return emit(optimise(whole), volatile=True)  # it reads what the block has staged
