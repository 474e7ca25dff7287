"""Tokens to a syntax tree: modules, functions, variables, and what stands inside a function's braces.

``parse_x`` consumes or raises; ``parse_optional_x`` returns None only if it consumed nothing.
"""

from ptx2cpp.cursor import Cursor, Token
from ptx2cpp.ptx_errors import UnsupportedPtxError
from ptx2cpp.source import Source, Span
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
    Operand,
    Pair,
    Pragma,
    RegisterName,
    Registers,
    Statement,
    Variable,
    Vector,
)

SPACES = frozenset({"reg", "sreg", "const", "global", "local", "param", "shared", "tex"})


def parse_block(cursor: Cursor) -> Block:
    """Parse ``{ statements }``."""
    first = cursor.expect("{")
    statements: list[Statement] = []
    with cursor.nested():
        while not cursor.accept("}"):
            statements.extend(_parse_statement(cursor))
    return Block(tuple(statements), cursor.since(first))


def _parse_statement(cursor: Cursor) -> tuple[Statement, ...]:
    if cursor.sees("{"):
        return (parse_block(cursor),)
    if cursor.accept(";"):
        return ()
    location = parse_optional_location(cursor)
    if location is not None:
        return (location,)
    if cursor.sees(".reg"):
        return (_parse_registers(cursor),)
    if cursor.sees(".pragma"):
        return (_parse_pragma(cursor),)
    if cursor.next.kind == "dotted":
        return parse_variables(cursor, (), cursor.next)
    if cursor.next.kind == "name" and cursor.after_next.text == ":":
        return (_parse_label(cursor),)
    return (_parse_instruction(cursor),)


def parse_optional_location(cursor: Cursor) -> Location | None:
    """Parse ``.file`` or ``.loc``, which end with their line, or return None."""
    if cursor.next.text not in {".file", ".loc"}:
        return None
    first = cursor.take()
    line_end = cursor.source.text.find("\n", first.start)
    while cursor.next.kind != "end" and (line_end < 0 or cursor.next.start < line_end):
        cursor.take()
    span = cursor.since(first)
    return Location(span.text, span)


def _parse_registers(cursor: Cursor) -> Registers:
    first = cursor.take()
    words = cursor.dotted_run()
    vector, kind = (words[0], words[1]) if len(words) == 2 else (None, words[0] if len(words) == 1 else "")
    if not kind:
        cursor.fail("expected a register type")
    names: list[RegisterName] = []
    while not names or cursor.accept(","):
        name = cursor.name("a register name")
        count = None
        if cursor.accept("<"):
            count = cursor.integer("a number of registers")
            cursor.expect(">")
        names.append(RegisterName(name.text, count, name.span))
    cursor.expect(";")
    return Registers(kind, vector, tuple(names), cursor.since(first))


def _parse_pragma(cursor: Cursor) -> Pragma:
    first = cursor.take()
    strings = [cursor.expect_kind("string", "a string").text[1:-1]]
    while cursor.accept(","):
        strings.append(cursor.expect_kind("string", "a string").text[1:-1])
    cursor.expect(";")
    return Pragma(tuple(strings), cursor.since(first))


def _parse_label(cursor: Cursor) -> Label | BranchTargets:
    first = cursor.next
    name = cursor.name()
    cursor.expect(":")
    if cursor.accept(".branchtargets"):
        targets = [cursor.name("a label")]
        while cursor.accept(","):
            targets.append(cursor.name("a label"))
        cursor.expect(";")
        return BranchTargets(name, tuple(targets), cursor.since(first))
    if cursor.sees(".callprototype") or cursor.sees(".calltargets"):
        raise UnsupportedPtxError("indirect calls cannot be inlined", cursor.next.span)
    return Label(name, cursor.since(first))


# --- variables ----------------------------------------------------------------------------------


def parse_variables(
    cursor: Cursor, linkage: tuple[str, ...], first: Token, *, ends: bool = True
) -> tuple[Variable, ...]:
    """Parse one declaration of variables, or one parameter (``ends`` False: no semicolon, one name)."""
    space = cursor.dotted("a state space")
    if space not in SPACES:
        raise UnsupportedPtxError(f"unknown directive .{space}", first.span)
    align = cursor.integer() if cursor.accept(".align") else None
    words = cursor.dotted_run()
    vector, words = (words[0], words[1:]) if words[:1] in {("v2",), ("v4",)} else (None, words)
    if not words:
        cursor.fail("expected a type")
    attributes = words[1:]
    if attributes[-1:] == ("align",):
        attributes = (*attributes, str(cursor.integer()))
    variables: list[Variable] = []
    while not variables or (ends and cursor.accept(",")):
        name = cursor.name("a variable name")
        array = _parse_array(cursor)
        values = _parse_initializer(cursor) if cursor.accept("=") else None
        span = cursor.since(first)
        variables.append(Variable(linkage, space, align, vector, words[0], name, array, values, attributes, span))
    if ends:
        cursor.expect(";")
    return tuple(variables)


def _parse_array(cursor: Cursor) -> tuple[int | None, ...]:
    sizes: list[int | None] = []
    while cursor.accept("["):
        sizes.append(None if cursor.sees("]") else cursor.integer("an array size"))
        cursor.expect("]")
    return tuple(sizes)


def _parse_initializer(cursor: Cursor) -> tuple[Name | Integer | Float | Offset, ...]:
    if not cursor.accept("{"):
        number = cursor.optional_number()
        return (number if number is not None else _parse_symbol(cursor),)
    values: list[Name | Integer | Float | Offset] = []
    with cursor.nested():
        while not cursor.accept("}"):
            if values:
                cursor.expect(",")
            values.extend(_parse_initializer(cursor))
    return tuple(values)


def _parse_symbol(cursor: Cursor) -> Name | Offset:
    first = cursor.next
    name = cursor.name("a value")
    if name.text == "generic" and cursor.accept("("):
        name = cursor.name("a variable name")
        cursor.expect(")")
    if cursor.sees("+") or cursor.sees("-"):
        return Offset(name, _parse_offset(cursor), cursor.since(first))
    return name


# --- instructions and operands ------------------------------------------------------------------


def _parse_instruction(cursor: Cursor) -> Instruction | Call:
    first = cursor.next
    guard = _parse_optional_guard(cursor)
    opcode = cursor.name("an instruction").text
    modifiers = cursor.dotted_run()
    if opcode == "call":
        return _parse_call(cursor, modifiers, guard, first)
    operands: list[Operand] = []
    while not cursor.sees(";"):
        if operands:
            cursor.expect(",")
        operands.append(_parse_operand(cursor))
    cursor.expect(";")
    return Instruction(opcode, modifiers, tuple(operands), guard, cursor.since(first))


def _parse_optional_guard(cursor: Cursor) -> Guard | None:
    first = cursor.accept("@")
    if first is None:
        return None
    negated = cursor.accept("!") is not None
    return Guard(cursor.name("a predicate"), negated, cursor.since(first))


def _parse_call(cursor: Cursor, modifiers: tuple[str, ...], guard: Guard | None, first: Token) -> Call:
    results: tuple[Operand, ...] = ()
    if cursor.sees("("):
        results = _parse_operand_list(cursor)
        cursor.expect(",")
    callee = cursor.name("a function")
    arguments: tuple[Operand, ...] = ()
    prototype = None
    if cursor.accept(","):
        arguments = _parse_operand_list(cursor)
        prototype = cursor.name("a prototype") if cursor.accept(",") else None
    cursor.expect(";")
    return Call(modifiers, results, callee, arguments, prototype, guard, cursor.since(first))


def _parse_operand_list(cursor: Cursor) -> tuple[Operand, ...]:
    cursor.expect("(")
    operands: list[Operand] = []
    while not cursor.accept(")"):
        if operands:
            cursor.expect(",")
        operands.append(_parse_operand(cursor))
    return tuple(operands)


def _parse_operand(cursor: Cursor) -> Operand:
    first = cursor.next
    if first.kind != "name":
        return _parse_nameless(cursor, first)
    name = _parse_register(cursor)
    if cursor.accept("|"):
        return Pair(name, cursor.name("a predicate"), cursor.since(first))
    if cursor.sees("+") or cursor.sees("-"):
        return Offset(name, _parse_offset(cursor), cursor.since(first))
    return name


def _parse_nameless(cursor: Cursor, first: Token) -> Address | Vector | Not | Integer | Float:
    """Parse an operand that does not begin with a name."""
    if cursor.accept("["):
        return _parse_address(cursor, first)
    if cursor.accept("{"):
        return _parse_vector(cursor, first)
    if cursor.accept("!"):
        return Not(cursor.name("a predicate"), cursor.since(first))
    number = cursor.optional_number()
    if number is None:
        cursor.fail("expected an operand")
    return number


def _parse_register(cursor: Cursor) -> Name:
    """Parse a name; an element of a special register (``%tid.x``) is part of it."""
    first = cursor.next
    name = cursor.name("an operand")
    if cursor.next.kind != "dotted":
        return name
    cursor.take()
    span = cursor.since(first)
    return Name(span.text, span)


def _parse_address(cursor: Cursor, first: Token) -> Address:
    base = cursor.name() if cursor.next.kind == "name" else None
    offset = _parse_offset(cursor) if base is None or not cursor.sees("]") else 0
    cursor.expect("]")
    return Address(base, offset, cursor.since(first))


def _parse_offset(cursor: Cursor) -> int:
    cursor.accept("+")
    return cursor.integer("an offset")


def _parse_vector(cursor: Cursor, first: Token) -> Vector:
    elements: list[Name | Integer | Float] = []
    while not elements or not cursor.accept("}"):
        if elements:
            cursor.expect(",")
        number = cursor.optional_number()
        elements.append(number if number is not None else cursor.name("a register"))
    return Vector(tuple(elements), cursor.since(first))


# -- modules, functions, and variables ----------------------------------------------------------------


LINKAGE = frozenset({".extern", ".visible", ".weak", ".common"})


def parse(text: str | Source) -> Module:
    r"""Parse one PTX module.

    Raises
    ------
    PtxSyntaxError
        At the first token that does not fit.

    Examples
    --------
    >>> parse(".version 9.0\n.target sm_75\n.address_size 64").target
    ('sm_75',)
    """
    cursor = Cursor(text if isinstance(text, Source) else Source(text))
    first = cursor.next
    version, target, address_size = _parse_header(cursor)
    items: list[Function | Variable | Location] = []
    while cursor.next.kind != "end":
        items.extend(_parse_item(cursor))
    return Module(version, target, address_size, tuple(items), cursor.since(first))


def _parse_header(cursor: Cursor) -> tuple[str, tuple[str, ...], int]:
    cursor.expect(".version")
    version = cursor.expect_kind("float", "a version number").text
    cursor.expect(".target")
    target = [cursor.name("a target").text]
    while cursor.accept(","):
        target.append(cursor.name("a target option").text)
    size = cursor.integer() if cursor.accept(".address_size") else 32
    return version, tuple(target), size


def _parse_item(cursor: Cursor) -> tuple[Function | Variable | Location, ...]:
    location = parse_optional_location(cursor)
    if location is not None:
        return (location,)
    if cursor.sees(".section"):
        return (_parse_section(cursor),)
    first = cursor.next
    linkage = []
    while cursor.next.text in LINKAGE:
        linkage.append(cursor.take().text[1:])
    if cursor.next.text in {".func", ".entry"}:
        return (_parse_function(cursor, tuple(linkage), first.span.start),)
    return parse_variables(cursor, tuple(linkage), first)


def _parse_section(cursor: Cursor) -> Location:
    """Consume a debug section; its text is kept for printing only."""
    first = cursor.take()
    while not cursor.accept("{"):
        _skip(cursor, "{")
    while not cursor.accept("}"):
        _skip(cursor, "}")
    span = cursor.since(first)
    return Location(span.text, span)


def _skip(cursor: Cursor, wanted: str) -> None:
    if cursor.next.kind == "end":
        cursor.fail(f"expected {wanted!r}")
    cursor.take()


def _parse_function(cursor: Cursor, linkage: tuple[str, ...], start: int) -> Function:
    first = cursor.take()
    results = _parse_parameters(cursor) if cursor.sees("(") else ()
    name = cursor.name("a function name")
    parameters = _parse_parameters(cursor) if cursor.sees("(") else ()
    directives = []
    while not (cursor.sees("{") or cursor.sees(";")):
        if cursor.next.kind not in {"dotted", "integer", "string"} and not cursor.sees(","):
            cursor.fail("expected a body or ';'")
        directives.append(cursor.take().text)
    body: Block | None = None if cursor.accept(";") else parse_block(cursor)
    span = Span(start, cursor.since(first).end, cursor.source)
    return Function(linkage, first.text[1:], results, name, parameters, tuple(directives), body, span)


def _parse_parameters(cursor: Cursor) -> tuple[Variable, ...]:
    cursor.expect("(")
    parameters: list[Variable] = []
    while not cursor.accept(")"):
        if parameters:
            cursor.expect(",")
        parameters.extend(parse_variables(cursor, (), cursor.next, ends=False))
    return tuple(parameters)
