"""What a kernel over text has beside its columns: the library's functions in its code, words, and memory for a row.

A row's text is made in memory of its thread: ``OWN_BYTES`` of local memory, or a part of an arena, where that is too
small (:mod:`udf.cuda.map_program`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from ptx2cpp import CppFunction, add_stop_checks, emit, flat_function, has_long_loops, parse
from ptx2cpp.optimise import optimise
from ptx2cpp.syntax import Call, Function, Module
from udf.base.records import dataclass
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.text.library import PREFIX, closure, ptx_texts, structures

OWN_BYTES: Final = 1024
"""Local memory of a thread for the text that its row makes: 276 MB in all on an H200, which CUDA takes once."""

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
        yield from ((f"chars{i}", "const unsigned char*") for i in self.columns)
        if "tables" in self.uses:
            yield "tables", "const unsigned char*"
        if "scratch" in self.uses:
            yield "arena", "unsigned char*"
            yield "arena_bytes", "long long"
        for k in self.results:
            yield f"put{k}", "unsigned char*"
            yield f"at{k}", "long long*"
            yield f"states{k}", "unsigned long long*"
            yield f"capacity{k}", "long long"

    @property
    def members(self) -> list[tuple[str, str, str]]:
        """Return the name and the type of what a row's function has, and what it is in the kernel."""
        found = [(f"chars{i}", "const unsigned char*", f"chars{i}") for i in self.columns]
        if "tables" in self.uses:
            found.append(("tables", "const unsigned char*", "tables"))
        if "scratch" in self.uses:
            found.append(("scratch", "void*", "&memory.free"))
        return found + [(f"give{k}", "given_text*", f"&given{k}") for k in self.results]

    @property
    def before(self) -> list[str]:
        """Return the lines of C++ before the rows are run: the memory of a row, and of what it gives."""
        lines = [f"row_memory<{OWN_BYTES}> memory(arena, arena_bytes.value);"] if "scratch" in self.uses else []
        for k in self.results:
            lines += [f"__shared__ text_giver giver{k};", f"given_text given{k} = {{nullptr, 0}};"]
        return lines

    @property
    def after(self) -> list[str]:
        """Return the lines of C++ that write the results."""
        places = {k: f"{{put{k}, at{k}, states{k}, capacity{k}.value, rows}}" for k in self.results}
        return [f"giver{k}.give(given{k}, {place});" for k, place in places.items()]

    @property
    def passed(self) -> dict[str, str]:
        """Return the memory as arguments of the device function."""
        return {what: what if what in self.uses else "nullptr" for what in ("scratch", "tables")}


def text_needs(udf: PtxUdf, call: UdfCall) -> TextNeeds:
    """Return what of a call over rows is text."""
    return TextNeeds(
        columns=tuple(i for i, parameter in enumerate(call.parameters) if parameter.dtype.encoding is not None),
        results=tuple(k for k, dtype in enumerate(udf.results) if dtype.encoding is not None),
        uses=used_memory(udf),
        calls=PREFIX in udf.text,
    )


def used_memory(udf: PtxUdf) -> tuple[str, ...]:
    """Return which of "scratch" and "tables" a UDF uses; it takes both where it can use one."""
    loaded = {parameter.what for i, parameter in enumerate(udf.takes) if f"[{udf.name}_param_{i}]" in udf.text}
    return tuple(what for what in ("scratch", "tables") if what in loaded)


def text_function(udf: PtxUdf, pointers: Mapping[int, str], *, lines: bool = False) -> CppFunction:
    """Return a UDF with what it calls of the library as C++; ``pointers`` are the types of other addresses.

    Its loops look whether they are to end if one of its own may be long. The library's run over bytes of the row, and
    end soon.
    """
    given = {
        **pointers,
        **{i: ADDRESSES[parameter.what] for i, parameter in enumerate(udf.takes) if parameter.what in ADDRESSES},
    }
    module = udf.module or parse(udf.text)
    own = flat_function(module, entry=udf.name, parameters=given, structures=structures())
    whole = flat_function(link_library(module), entry=udf.name, parameters=given) if own.externs else own
    if has_long_loops(own):
        whole = add_stop_checks(whole, instructions=1)  # no copies of the library's loops
    return emit(optimise(whole), volatile=whole.stores, lines=lines)


def link_library(module: Module) -> Module:
    """Return a module of PTX with what it calls of the library in place of its declarations."""
    declared = {f.name.text for f in module.functions if f.body is None and f.name.text in ptx_texts()}
    used = closure(sorted(declared), lambda name: _callees(_library_function(name)))
    kept = (item for item in module.items if not (isinstance(item, Function) and item.name.text in declared))
    return replace(module, items=(*map(_library_function, used), *kept))


@cache
def _library_function(name: str) -> Function:
    return parse(ptx_texts()[name]).functions[0]


def _callees(function: Function) -> list[str]:
    return [statement.callee.text for statement in function.statements if isinstance(statement, Call)]
