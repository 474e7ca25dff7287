"""What is changed in PTX as LLVM writes it, as text: how values come in and out, and ends that are never reached.

LLVM 21 and later write ``.b64`` for everything of eight bytes: ``ld.param.b64`` of a float becomes ``ld.param.f64``, so
that the C++ function takes a double; a register of bits may hold it (PTX ISA 9.0, "Type Information for Instructions
and Operands"). They return several values of one or two bytes as one word; here each is returned by itself.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from udf.base.records import dataclass

FLOATS: Final = {"float": "f32", "double": "f64"}
SIZES: Final = {"float": 4, "double": 8, "half": 2}

_END: Final = "\t// begin inline asm\n\texit;\n\t// end inline asm\n"
_NOTED: Final = re.compile(r"^\$L__(?:tmp|func_begin|func_end)\d+:\n", re.MULTILINE)
_RETURNED: Final = "func_retval0"
_ACCESS: Final = re.compile(r"^\t(ld|st)\.param\.(?:v\d\.)?b(8|16|32|64)([^\n]*);$", re.MULTILINE)
_ADDRESS: Final = re.compile(r"mov\.b64 \t(%\w+), (\w+_param_\d+);")
_SELECTED: Final = re.compile(r"ld\.param\.b(\d+) \t(%\w+, )\[(%\w+)\];")
_COPY: Final = {"64": "mov.b64"}
_PLACE: Final = re.compile(r"\[(\w+?)(?:\+(\d+))?\]")

Members = dict[tuple[str, int], str]
"""PTX type by (name of the parameter or result, offset in bytes)."""


def with_plain_ends(ptx: str) -> str:
    """Return PTX that returns where LLVM ends the thread, and has no labels that only debuggers read.

    It ends the thread behind what is never reached (NVPTXLowerUnreachable.cpp). A label begins a block for ptxas.
    """
    plain = ptx.replace(_END, "\tret;\n")
    return _NOTED.sub("", plain) if "$L__func_begin" in plain else plain


def with_plain_interface(ptx: str, visible: Iterable[Any]) -> str:
    """Return PTX whose ``visible`` functions take and return each value by itself, floats as such."""
    for function in visible:
        members = dict(_members(function))
        start = ptx.index(f" {function.name}(")
        end = ptx.index("\n}", start)
        own = _with_loads_of_both(ptx[start:end], members)
        ptx = ptx[:start] + _ACCESS.sub(_Access(members).rewritten, own) + ptx[end:]
    return ptx


def _with_loads_of_both(body: str, members: Members) -> str:
    """Return a body in which two parameters are loaded and one is selected.

    LLVM makes one load of a selected address of it, and the parameters of a device function have none.
    """
    if not _SELECTED.search(body):
        return body
    bits = {name: kind[1:] for (name, _), kind in members.items()}
    body = _ADDRESS.sub(lambda found: f"ld.param.b{bits[found[2]]} \t{found[1]}, [{found[2]}];", body)
    return _SELECTED.sub(lambda found: f"{_COPY.get(found[1], f'cvt.u{found[1]}.u64')} \t{found[2]}{found[3]};", body)


def _members(function: Any) -> Iterator[tuple[tuple[str, int], str]]:
    """Yield the PTX type of each value that a function takes or returns: of a float its own, else bits."""
    returned, *taken = function.global_value_type.elements
    for number, kind in enumerate(map(str, taken)):
        yield (f"{function.name}_param_{number}", 0), FLOATS.get(kind) or f"b{8 * _size(kind)}"
    end = 0
    for kind in map(str, returned.elements if returned.is_struct else [returned]):
        size = _size(kind)
        at = -(-end // size) * size
        yield (_RETURNED, at), FLOATS.get(kind) or f"b{8 * size}"
        end = at + size


def _size(kind: str) -> int:
    """Return the bytes of an LLVM type, which it is aligned to as well."""
    return SIZES.get(kind) or (max(1, int(kind[1:]) // 8) if kind[1:].isdigit() else 8)  # else an address


@dataclass(frozen=True, slots=True)
class _Access:
    """Loads and stores of one function's parameters and results."""

    members: Mapping[tuple[str, int], str]

    def rewritten(self, access: re.Match[str]) -> str:
        """Return a load or store by the types of its values, one line for each, if it is not so."""
        opcode, bits, operands = access.groups()
        place = _PLACE.search(operands)
        assert place is not None, access[0]
        name, start, size = place[1], int(place[2] or 0), int(bits) // 8
        values = [value.strip() for value in operands.replace(place[0], "").strip(" \t,{}").split(",")]
        lines = list[str]()
        for i, value in enumerate(values):
            at = start + i * size
            kind = self.members.get((name, at))
            if opcode == "st" and kind and int(kind[1:]) < int(bits):
                lines += self._apart(name, at, size, value)
            else:
                kind = kind or f"b{bits}"
                given = _literal(value, kind)
                if opcode == "ld" and kind[0] == "b" and int(kind[1:]) > int(bits):  # only low bits are read
                    wide = f".reg .{kind} wide; ld.param.{kind} wide, {shown(name, at)};"
                    lines.append(f"{{ {wide} cvt.u{bits}.u{kind[1:]} {value}, wide; }}")
                    continue
                pair = (given, shown(name, at)) if opcode == "ld" else (shown(name, at), given)
                lines.append(f"{opcode}.param.{kind} \t{', '.join(pair)};")
        if len(lines) == 1 and lines[0].startswith(f"{opcode}.param.b{bits} "):
            return access[0]
        return "\n".join(f"\t{line}" for line in lines)

    def _apart(self, name: str, start: int, size: int, value: str) -> Iterator[str]:
        """Yield a store for each of the values that one word of ``size`` bytes holds."""
        for at in range(start, start + size):
            kind = self.members.get((name, at))
            shift = 8 * (at - start)
            if kind and value.lstrip("-").isdigit():
                yield f"st.param.{kind} \t{shown(name, at)}, {int(value) >> shift & ((1 << int(kind[1:])) - 1)};"
            elif kind and not shift:
                yield f"st.param.{kind} \t{shown(name, at)}, {value};"
            elif kind:
                part = f".reg .b{8 * size} part; shr.b{8 * size} part, {value}, {shift};"
                yield f"{{ {part} st.param.{kind} {shown(name, at)}, part; }}"


def _literal(value: str, kind: str) -> str:
    """Return a value as PTX type ``kind`` has it: a float that is written as a whole number by its bits."""
    if kind not in FLOATS.values() or not value.lstrip("-").isdigit():
        return value
    bits = int(kind[1:])
    return f"0{'f' if bits == 32 else 'd'}{int(value) % (1 << bits):0{bits // 4}X}"


def shown(name: str, offset: int) -> str:
    """Return a place in a parameter as PTX has it."""
    return f"[{name}+{offset}]" if offset else f"[{name}]"
