"""A syntax tree back to PTX text; parsing that text gives an equal tree."""

from collections.abc import Iterable

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


def show(node: object) -> str:
    """Return the PTX text of any node of ``ptx2cpp.syntax``.

    Examples
    --------
    >>> from ptx2cpp.parser import parse
    >>> tree = parse(".version 9.0 .target sm_75 .address_size 64 .global .b8 t[2]={1,2};")
    >>> parse(show(tree)) == tree
    True
    """
    match node:
        case Module(version, target, size, items):
            head = f".version {version}\n.target {', '.join(target)}\n.address_size {size}\n"
            return head + "".join(f"\n{show(item)}\n" for item in items)
        case Function():
            return _function(node)
        case Variable():
            return f"{_declaration(node)};"
        case Block(statements):
            lines = "\n".join(show(statement) for statement in statements)
            return "{\n" + "".join(f"    {line}\n" for line in lines.splitlines()) + "}"
    return _statement(node)


def _function(node: Function) -> str:
    linkage = "".join(f".{word} " for word in node.linkage)
    results = f"({', '.join(map(_declaration, node.results))}) " if node.results else ""
    parameters = ",\n".join(f"    {_declaration(p)}" for p in node.parameters)
    listed = f"(\n{parameters}\n)" if parameters else "()"
    directives = "".join(f" {word}" for word in node.directives)
    body = f"\n{show(node.body)}" if node.body is not None else ";"
    return f"{linkage}.{node.kind} {results}{node.name.text}{listed}{directives}{body}"


def _declaration(node: Variable) -> str:
    words = [f".{word}" for word in (*node.linkage, node.space)]
    words += [f".align {node.align}"] if node.align is not None else []
    words += [f".{word}" for word in (node.vector, node.type) if word]
    words += [word if word.isdigit() else f".{word}" for word in node.attributes]
    array = "".join(f"[{size if size is not None else ''}]" for size in node.array)
    values = ""
    if node.initializer is not None:
        listed = _listed(node.initializer)
        values = f" = {{{listed}}}" if node.array else f" = {listed}"
    return f"{' '.join(words)} {node.name.text}{array}{values}"


def _statement(node: object) -> str:
    match node:
        case Registers(kind, vector, names):
            return f".reg {f'.{vector} ' if vector else ''}.{kind} {_listed(names)};"
        case Instruction(opcode, modifiers, operands, guard):
            name = ".".join((opcode, *modifiers))
            return f"{_guard(guard)}{name}{' ' if operands else ''}{_listed(operands)};"
        case Call(modifiers, results, callee, arguments, prototype, guard):
            parts = [f"({_listed(results)})"] if results else []
            parts += [callee.text, f"({_listed(arguments)})"] if arguments or prototype else [callee.text]
            parts += [prototype.text] if prototype else []
            return f"{_guard(guard)}{'.'.join(('call', *modifiers))} {', '.join(parts)};"
        case Label(name):
            return f"{name.text}:"
        case Pragma(strings):
            listed = ", ".join(f'"{text}"' for text in strings)
            return f".pragma {listed};"
        case BranchTargets(name, targets):
            return f"{name.text}: .branchtargets {_listed(targets)};"
        case Location(text) | RegisterName(text, None):
            return text
        case RegisterName(text, count):
            return f"{text}<{count}>"
    return _operand(node)


def _operand(node: object) -> str:
    match node:
        case Name(text):
            return text
        case Integer(value):
            return str(value)
        case Float(bits, width):
            return show_float(bits, width)
        case Not(name):
            return f"!{name.text}"
        case Vector(elements):
            return f"{{{_listed(elements)}}}"
        case Pair(first, second):
            return f"{first.text}|{second.text}"
        case Address(None, offset):
            return f"[{offset}]"
        case Address(Name(base), offset):
            return f"[{base}{show_offset(offset)}]"
        case Offset(base, offset):
            return f"{base.text}+{offset}"
    raise TypeError(f"not a PTX syntax node: {node!r}")


def _listed(nodes: Iterable[object]) -> str:
    return ", ".join(map(show, nodes))


def _guard(guard: Guard | None) -> str:
    return "" if guard is None else f"@{'!' if guard.negated else ''}{guard.name.text} "


def show_float(bits: int, width: int) -> str:
    """Return a floating constant by its exact bits: ``0f3F800000`` or ``0d3FF0000000000000``."""
    return f"0f{bits:08X}" if width == 32 else f"0d{bits:016X}"


def show_offset(offset: int) -> str:
    """Return a byte offset as PTX takes it, sign behind the plus: ``+-4``."""
    return f"+{offset}" if offset else ""
