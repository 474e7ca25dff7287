"""Questions that our passes ask of Numba's IR."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from udf.frontend.numba.names import build_definitions, compute_cfg_from_blocks, get_definition, guard, ir, types


def definition_of(func_ir: Any, variable: Any) -> Any:
    """Return the one node that a variable is assigned, through copies; None if there is not exactly one."""
    return guard(get_definition, func_ir, variable)


def is_constant(node: Any) -> bool:
    """Return whether a node is a literal, a global or a captured variable: its ``value`` is known."""
    return isinstance(node, (ir.Const, ir.Global, ir.FreeVar))


def constant_value(func_ir: Any, variable: Any, otherwise: Any = None) -> Any:
    """Return the object that a variable always is; ``otherwise`` if it is not known."""
    node = definition_of(func_ir, variable)
    return node.value if is_constant(node) else otherwise


def called_function(func_ir: Any, node: Any) -> Any:
    """Return the function that a node calls; None if it is no call, or the function is not known."""
    return constant_value(func_ir, node.func) if is_expression(node, "call") else None


def called_method(func_ir: Any, node: Any, *names: str) -> Any:
    """Return the attribute that a node calls, one of ``names`` if there are any; None of any other node."""
    method: Any = definition_of(func_ir, node.func) if is_expression(node, "call") else None
    return method if is_expression(method, "getattr") and (not names or method.attr in names) else None


def is_expression(node: Any, *operations: str) -> bool:
    """Return whether a node is an expression of one of Numba's ``operations`` (``call``, ``binop`` ...)."""
    return isinstance(node, ir.Expr) and node.op in operations


def copied_variable(value: Any) -> Any:
    """Return the variable whose value an assignment hands on as it is, or that is returned; None of any other."""
    if isinstance(value, ir.Var):
        return value
    return value.value if is_expression(value, "cast") else None


def operator_of(value: Any) -> Any:
    """Return the operator of an expression; None if it has none."""
    return value.fn if is_expression(value, "binop", "inplace_binop", "unary") else None


def operands(value: Any) -> tuple[Any, ...]:
    """Return the variables of an operator's expression."""
    if is_expression(value, "binop", "inplace_binop"):
        return value.lhs, value.rhs
    return (value.value,) if is_expression(value, "unary", "cast") else ()


def redefine(func_ir: Any, variable: Any, value: Any) -> None:
    """Keep Numba's table of definitions right after ``variable`` was given another ``value``."""
    func_ir._definitions[variable.name] = [value]  # noqa: SLF001 - Numba keeps it by hand, and has no other way


def rebuild_definitions(func_ir: Any) -> None:
    """Make Numba's table of definitions right again after statements were put in, or taken out."""
    func_ir._definitions = build_definitions(func_ir.blocks)  # noqa: SLF001 - as above


def is_reassigned(func_ir: Any, name: str) -> bool:
    """Return whether a variable is assigned in more than one place."""
    return len(func_ir._definitions[name]) > 1  # noqa: SLF001 - as above


def statements(func_ir: Any) -> Iterator[Any]:
    """Yield every statement of a function."""
    for block in func_ir.blocks.values():
        yield from block.body


def assignments(func_ir: Any) -> Iterator[Any]:
    """Yield every assignment of a function."""
    for block in func_ir.blocks.values():
        yield from block.find_insts(ir.Assign)


def assigned_value(statement: Any) -> Any:
    """Return what a statement assigns; None if it is no assignment."""
    return statement.value if isinstance(statement, ir.Assign) else None


def new_block(like: Any, body: list[Any]) -> Any:
    """Return a block of the statements ``body``, in the scope and at the place of another."""
    block = ir.Block(like.scope, like.loc)
    block.body = body
    return block


def replace_statements(func_ir: Any, replacement: Callable[[Any, Any], list[Any] | None]) -> bool:
    """Put statements in the place of each for which ``replacement(block, statement)`` has some; say if one had."""
    changed = False
    for block in func_ir.blocks.values():
        body: list[Any] = []
        for statement in block.body:
            replacing = replacement(block, statement)
            body += [statement] if replacing is None else replacing
            changed |= replacing is not None
        block.body = body
    return changed


def readers(func_ir: Any, *, or_assign: bool = False) -> dict[str, list[Any]]:
    """Return the statements that read each variable, ``or_assign`` it."""
    found: dict[str, list[Any]] = {}
    for statement in statements(func_ir):
        for name in {one.name for one in (statement.list_vars() if or_assign else variables_read(statement))}:
            found.setdefault(name, []).append(statement)
    return found


def names_read(func_ir: Any) -> set[str]:
    """Return the variables that any statement reads."""
    return {variable.name for statement in statements(func_ir) for variable in variables_read(statement)}


def remove_statements(func_ir: Any, dropped: Iterable[Any]) -> None:
    """Take statements out of a function."""
    removed = set(map(id, dropped))
    for block in func_ir.blocks.values() if removed else ():
        block.body = [statement for statement in block.body if id(statement) not in removed]


def drop_assignments(func_ir: Any, is_needless: Callable[[Any], bool]) -> None:
    """Remove the assignments that nothing reads and whose value ``is_needless``, until none is left."""
    needless: list[Any] | None = None
    while needless is None or needless:
        read = names_read(func_ir)
        needless = [s for s in assignments(func_ir) if s.target.name not in read and is_needless(s.value)]
        remove_statements(func_ir, needless)


def copies_of(func_ir: Any, names: Iterable[str]) -> set[str]:
    """Return variables, and all that they are copied to."""
    found, more = set[str](), set(names)
    while more:
        found |= more
        copied = (s for s in assignments(func_ir) if isinstance(s.value, ir.Var) and s.value.name in found)
        more = {statement.target.name for statement in copied} - found
    return found


def variables_read(statement: Any) -> list[Any]:
    """Return the variables that a statement reads."""
    read = statement.list_vars()
    if isinstance(statement, ir.Assign):
        read.remove(statement.target)
    return list(read)


# -- which loops may have no end, once a value in them is none: they look at the status at the end of each trip


FEW: Final = 1024
"""Trips of a loop that are soon over, whatever is computed in them."""


def endless_loops(func_ir: Any, typemap: dict[str, Any]) -> dict[int, frozenset[int]]:
    """Return header -> body of the loops of ``func_ir`` that may have no end."""
    loops = compute_cfg_from_blocks(func_ir.blocks).loops().values()
    trips = {loop.header: trips_of(func_ir, typemap, loop.header) for loop in loops}
    return {loop.header: frozenset(loop.body) for loop in loops if (trips[loop.header] or FEW + 1) > FEW}


def next_of(func_ir: Any, header: int) -> Any:
    """Return the ``iternext`` of the loop from ``header``, whose body does not change how often it runs; or None."""
    return next(func_ir.blocks[header].find_exprs("iternext"), None)


def iterated(func_ir: Any, header: int) -> Any:
    """Return the variable that the loop from ``header`` goes over; None if it is not known."""
    step = next_of(func_ir, header)
    start: Any = None if step is None else definition_of(func_ir, step.value)
    return start.value if is_expression(start, "getiter") else None


def trips_of(func_ir: Any, typemap: dict[str, Any], header: int) -> int | None:
    """Return how many trips the loop from ``header`` makes at most, if the code says it."""
    over = iterated(func_ir, header)
    kind = None if over is None else typemap.get(over.name)
    if isinstance(kind, types.BaseTuple):
        return len(kind)
    call: Any = None if over is None else definition_of(func_ir, over)
    if called_function(func_ir, call) is not range or call.kws or call.vararg:
        return None
    values = [constant_value(func_ir, end) for end in call.args]
    return len(range(*values)) if all(type(value) is int for value in values) and values[2:] != [0] else None
