"""Which loops of a window LLVM can count: of one that it is asked to unroll and cannot it warns on the process' stderr.

A loop over the window, a slice or a ``range`` of what is known of it is counted; so is a ``while`` that compares an
integer with such a number. One over the values that a filter leaves runs as often as there are.
"""

from collections.abc import Iterable
from typing import Any

from udf.frontend.ir.nodes import called_function, definition_of, is_constant, is_expression, iterated, next_of
from udf.frontend.numba.names import ir, types
from udf.frontend.types.array_kinds import is_filtered


def is_counted(func_ir: Any, typemap: dict[str, Any], header: int, body: Iterable[int]) -> bool:
    """Return whether how often the loop from ``header`` runs is known with the length of the window."""
    if next_of(func_ir, header) is None:
        ends = (_test_of(func_ir, func_ir.blocks[label]) for label in body)
        return any(_compares_counts(func_ir, typemap, end) for end in ends)
    over = iterated(func_ir, header)
    made: Any = None if over is None else definition_of(func_ir, over)
    if called_function(func_ir, made) is range:
        return all(_is_count(func_ir, end) for end in made.args)
    return over is None or not is_filtered(typemap.get(over.name))


def _test_of(func_ir: Any, block: Any) -> Any:
    """Return the expression by which a block's end chooses; None if it does not."""
    end = block.body[-1]
    test: Any = definition_of(func_ir, end.cond) if isinstance(end, ir.Branch) else None
    while is_expression(test, "call") and called_function(func_ir, test) is bool:
        test = definition_of(func_ir, test.args[0])
    return test


def _compares_counts(func_ir: Any, typemap: dict[str, Any], test: Any) -> bool:
    """Return whether a test compares an integer with a count."""
    if not is_expression(test, "binop"):
        return False
    return any(
        _is_count(func_ir, count) and isinstance(typemap.get(other.name), types.Integer)
        for count, other in ((test.lhs, test.rhs), (test.rhs, test.lhs))
    )


def _is_count(func_ir: Any, variable: Any) -> bool:
    """Return whether a number is a constant, the length of something, or computed of such."""
    node = definition_of(func_ir, variable)
    if is_expression(node, "binop"):
        return _is_count(func_ir, node.lhs) and _is_count(func_ir, node.rhs)
    is_length = called_function(func_ir, node) is len or (is_expression(node, "getattr") and node.attr == "size")
    return is_length or is_constant(node) or isinstance(node, ir.Arg)
