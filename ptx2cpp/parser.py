"""Tokens to a syntax tree: modules, functions and variables (bodies are in ``statements``).

``parse_x`` consumes or raises; ``parse_optional_x`` returns None only if it consumed nothing.
"""

from ptx2cpp.cursor import Cursor
from ptx2cpp.source import Source, Span
from ptx2cpp.statements import parse_block, parse_optional_location, parse_variables
from ptx2cpp.syntax import Block, Function, Location, Module, Variable

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
