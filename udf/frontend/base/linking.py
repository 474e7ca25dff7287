"""Foreign functions in a module of PTX: what one is made of, and its text in the place of its declaration."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from ptx2cpp import parse, show
from ptx2cpp.cursor import tokenize
from ptx2cpp.emit import PRINT
from ptx2cpp.source import Source
from ptx2cpp.syntax import Call, Function, Instruction, Module, Name, Variable
from udf.bind.device_function import PREFIX, DeviceFunction

PRINTING: Final = f".extern .func (.param .b32 r) {PRINT} (.param .b64 format, .param .b64 values);\n"


def link(module: Module, functions: Mapping[str, DeviceFunction]) -> Module:
    """Return ``module`` with the functions that it declares, by their symbols, in the place of the declarations."""
    declared = [f for f in module.functions if "extern" in f.linkage and f.name.text in functions]
    if not declared:
        return module
    text = module.span.source.text
    for one in sorted(declared, key=lambda one: -one.span.start):
        text = text[: one.span.start] + text[one.span.end :]
    used = [functions[name] for name in sorted({one.name.text for one in declared})]
    version = max([module.version, *(one.version for one in used)], key=lambda text: [*map(int, text.split("."))])
    head, mark, rest = text.partition(".address_size 64\n")
    head = head.replace(f".version {module.version}", f".version {version}", 1)
    printing = PRINTING if any(one.prints for one in used) else ""
    return parse("".join([head, mark, printing, *(one.text for one in used), rest]))


def used_by(module: Module, entry: str) -> dict[str, Function | Variable]:
    """Return function ``entry`` with the functions and variables that it uses but printf, callees first, by name."""
    known = {item.name.text: item for item in module.items if isinstance(item, Function | Variable)}
    known |= {f.name.text: f for f in module.functions if f.body is not None}  # not its declaration
    return {
        n: known[n] for n in _dependencies(entry, known) if n != PRINT or getattr(known[n], "body", None) is not None
    }


def own_text(used: Mapping[str, Function | Variable], entry: str, about: str = "") -> tuple[str, str]:
    """Return a symbol for function ``entry``, a number of its text and of more ``about`` it, and its PTX under that."""
    symbol = PREFIX + hashlib.sha256(f"{_parts(used, entry, PREFIX)}{about}".encode()).hexdigest()[:16]
    return symbol, _parts(used, entry, symbol)


def _parts(used: Mapping[str, Function | Variable], entry: str, symbol: str) -> str:
    """Return the PTX of ``used``, each named after ``symbol``, and function ``entry`` so."""
    names = {name: symbol if name == entry else f"{symbol}_{number}" for number, name in enumerate(used)}
    return "".join(f"\n{_rename(item, names)}\n" for item in used.values())


def _dependencies(name: str, known: Mapping[str, Function | Variable], path: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield what ``name`` mentions of ``known``, itself last."""
    for mentioned in _names_in(known[name]):
        if mentioned in known and mentioned not in (*path, name):
            yield from _dependencies(mentioned, known, (*path, name))
    yield name


def _names_in(item: Function | Variable) -> Iterator[str]:
    if isinstance(item, Variable):
        yield from (one.text for one in item.initializer or () if isinstance(one, Name))
        return
    for statement in item.statements:
        if isinstance(statement, Call):
            yield statement.callee.text
        elif isinstance(statement, Instruction):
            for operand in statement.operands:
                base = getattr(operand, "base", operand)
                if isinstance(base, Name):
                    yield base.text


def _rename(item: Function | Variable, names: Mapping[str, str]) -> str:
    """Return the text of an item, seen by its own module only, with other names for what items share."""
    text = show(replace(item, linkage=()))
    made, at = [], 0
    for token in tokenize(Source(text)):
        if token.kind == "name" and token.text in names:
            made += [text[at : token.start], names[token.text]]
            at = token.end
    return "".join([*made, text[at:]])
