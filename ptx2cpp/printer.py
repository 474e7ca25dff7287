"""A syntax tree back to PTX text; parsing that text gives an equal tree."""

from __future__ import annotations

from functools import singledispatch

from ptx2cpp.syntax import (
    Address,
    Block,
    BranchTargets,
    Call,
    Float,
    Function,
    Guard,
    Instruction,
    Integer,
    Label,
    Location,
    Module,
    Name,
    Not,
    Offset,
    Pair,
    Pragma,
    RegisterName,
    Registers,
    Variable,
    Vector,
)


@singledispatch
def show(node: object) -> str:
    """Return the PTX text of any node of ``ptx2cpp.syntax``.

    Examples
    --------
    >>> from ptx2cpp.parser import parse
    >>> tree = parse(".version 9.0 .target sm_75 .address_size 64 .global .b8 t[2]={1,2};")
    >>> parse(show(tree)) == tree
    True
    """
    raise TypeError(f"not a PTX syntax node: {node!r}")


@show.register
def _(node: Module) -> str:
    head = f".version {node.version}\n.target {', '.join(node.target)}\n.address_size {node.address_size}\n"
    return head + "".join(f"\n{show(item)}\n" for item in node.items)


@show.register
def _(node: Function) -> str:
    linkage = "".join(f".{word} " for word in node.linkage)
    results = f"({', '.join(map(_declaration, node.results))}) " if node.results else ""
    parameters = ",\n".join(f"    {_declaration(p)}" for p in node.parameters)
    listed = f"(\n{parameters}\n)" if parameters else "()"
    directives = "".join(f" {word}" for word in node.directives)
    body = f"\n{show(node.body)}" if node.body is not None else ";"
    return f"{linkage}.{node.kind} {results}{node.name.text}{listed}{directives}{body}"


@show.register
def _(node: Variable) -> str:
    return _declaration(node) + ";"


def _declaration(node: Variable) -> str:
    words = [f".{word}" for word in (*node.linkage, node.space)]
    words += [f".align {node.align}"] if node.align is not None else []
    words += [f".{word}" for word in (node.vector, node.type) if word]
    words += [word if word.isdigit() else f".{word}" for word in node.attributes]
    array = "".join(f"[{size if size is not None else ''}]" for size in node.array)
    values = ""
    if node.initializer is not None:
        listed = ", ".join(map(show, node.initializer))
        values = f" = {{{listed}}}" if node.array else f" = {listed}"
    return f"{' '.join(words)} {node.name.text}{array}{values}"


@show.register
def _(node: Block) -> str:
    lines = "\n".join(show(statement) for statement in node.statements)
    indented = "\n".join(f"    {line}" for line in lines.splitlines())
    return f"{{\n{indented}\n}}" if indented else "{\n}"


@show.register
def _(node: Registers) -> str:
    vector = f".{node.vector} " if node.vector else ""
    return f".reg {vector}.{node.type} {', '.join(map(show, node.names))};"


@show.register
def _(node: RegisterName) -> str:
    return node.text if node.count is None else f"{node.text}<{node.count}>"


@show.register
def _(node: Instruction) -> str:
    operands = ", ".join(map(show, node.operands))
    name = ".".join((node.opcode, *node.modifiers))
    return f"{_guard(node.guard)}{name}{' ' if operands else ''}{operands};"


@show.register
def _(node: Call) -> str:
    name = ".".join(("call", *node.modifiers))
    parts = [f"({', '.join(map(show, node.results))})"] if node.results else []
    parts.append(node.callee.text)
    parts += [f"({', '.join(map(show, node.arguments))})"] if node.arguments or node.prototype else []
    parts += [node.prototype.text] if node.prototype else []
    return f"{_guard(node.guard)}{name} {', '.join(parts)};"


def _guard(guard: Guard | None) -> str:
    return "" if guard is None else f"@{'!' if guard.negated else ''}{guard.name.text} "


@show.register
def _(node: Label) -> str:
    return f"{node.name.text}:"


@show.register
def _(node: Pragma) -> str:
    listed = ", ".join(f'"{text}"' for text in node.strings)
    return f".pragma {listed};"


@show.register
def _(node: BranchTargets) -> str:
    return f"{node.name.text}: .branchtargets {', '.join(map(show, node.targets))};"


@show.register
def _(node: Location) -> str:
    return node.text


@show.register
def _(node: Name) -> str:
    return node.text


@show.register
def _(node: Integer) -> str:
    return str(node.value)


@show.register
def _(node: Float) -> str:
    return show_float(node.bits, node.width)


def show_float(bits: int, width: int) -> str:
    """Return a floating constant by its exact bits: ``0f3F800000`` or ``0d3FF0000000000000``."""
    return f"0f{bits:08X}" if width == 32 else f"0d{bits:016X}"


@show.register
def _(node: Not) -> str:
    return f"!{node.name.text}"


@show.register
def _(node: Vector) -> str:
    return f"{{{', '.join(map(show, node.elements))}}}"


@show.register
def _(node: Pair) -> str:
    return f"{node.first.text}|{node.second.text}"


@show.register
def _(node: Address) -> str:
    if node.base is None:
        return f"[{node.offset}]"
    return f"[{node.base.text}{show_offset(node.offset)}]"


@show.register
def _(node: Offset) -> str:
    return f"{node.base.text}+{node.offset}"


def show_offset(offset: int) -> str:
    """Return a byte offset as PTX takes it, sign behind the plus: ``+-4``."""
    return f"+{offset}" if offset else ""
