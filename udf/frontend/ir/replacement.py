"""Values that a user's function makes, of which others take the place, on Numba's untyped IR."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from udf.frontend.ir.full_unroll import drop_unread
from udf.frontend.ir.nodes import copies_of, is_constant, is_expression, rebuild_definitions, redefine, statements
from udf.frontend.numba.names import ir


class Replacement:
    """The value that takes the place of an assigned one, with the ``statements`` that go before the assignment.

    A subclass has a method for each operation that it looks at, ``_on_getattr`` of ``x.name``, which returns what takes
    the place of the node, or None if that stays. ``_on_call`` is asked of calls without a star, ``_on_starred`` of
    others, ``_on_constant`` and ``_on_variable`` of what is no expression.

    ``makes`` are operations that only make something: what the replaced value alone read of them is removed.
    """

    makes: ClassVar[tuple[str, ...]] = ("getattr",)

    def __init__(self, func_ir: Any, block: Any, statement: Any) -> None:
        self.func_ir, self.statement, self.loc = func_ir, statement, statement.loc
        self._scope = block.scope
        self.statements: list[Any] = []

    @classmethod
    def method_for(cls, node: Any) -> Any:
        """Return the method that is asked of a node; None if there is none."""
        if isinstance(node, ir.Expr):
            name = "starred" if node.op == "call" and node.vararg is not None else node.op
        else:
            name = "variable" if isinstance(node, ir.Var) else "constant" if is_constant(node) else "other"
        return getattr(cls, f"_on_{name}", None)

    def assign(self, value: Any) -> Any:
        """Return a fresh variable that holds a value."""
        target = self._scope.redefine("$made", self.loc)
        self.statements.append(ir.Assign(value, target, self.loc))
        redefine(self.func_ir, target, value)
        return target

    def constant(self, value: Any) -> Any:
        """Return the variable of a constant."""
        return self.assign(ir.Const(value, self.loc))

    def tuple(self, values: Iterable[Any]) -> Any:
        """Return the variable of a tuple of variables."""
        return self.assign(ir.Expr.build_tuple(list(values), self.loc))

    def constants(self, values: Iterable[Any]) -> Any:
        """Return the variable of a tuple of constants."""
        return self.tuple(map(self.constant, values))

    def call(self, function: Callable[..., Any], arguments: list[Any]) -> Any:
        """Return the call of a function that the code does not name, as an expression."""
        named = self.assign(ir.Global(function.__name__, function, self.loc))
        return ir.Expr.call(named, arguments, (), self.loc)

    def is_returned(self) -> bool:
        """Return whether what the statement makes is returned, and nothing else becomes of it."""
        names = copies_of(self.func_ir, [self.statement.target.name])
        others = (s for s in statements(self.func_ir) if s is not self.statement)
        used = [getattr(s, "value", None) for s in others if any(v.name in names for v in s.list_vars())]
        casts = [is_expression(value, "cast") for value in used]
        return any(casts) and all(cast or isinstance(v, ir.Var) for cast, v in zip(casts, used, strict=True))


def replace_values(func_ir: Any, replacement: type[Any], *given: Any) -> bool:
    """Replace assigned values until none of the function's has a replacement; say if one had.

    What only those values read is removed; ``given`` is what a replacement takes before its place.
    """
    replaced = False
    while _replaces(func_ir, replacement, given):  # what stands before a replaced value may have one now
        replaced = True
    return replaced


def _replaces(func_ir: Any, replacement: type[Any], given: tuple[Any, ...]) -> bool:
    """Replace values from the first block to the last; say if one was."""
    replaced = False
    for block in list(func_ir.blocks.values()):
        for statement in list(block.find_insts(ir.Assign)):
            if replaced and not any(one is statement for one in block.body):  # nothing read it any more
                continue
            method = replacement.method_for(statement.value)
            if method is None:
                continue
            before = replacement(*given, func_ir, block, statement)
            value = method(before, statement.value)
            if value is None:
                continue
            read = [one for one in statement.list_vars() if one.name != statement.target.name]
            place = next(i for i, one in enumerate(block.body) if one is statement)  # ``of`` may have removed others
            block.body[place : place + 1] = [*before.statements, ir.Assign(value, statement.target, statement.loc)]
            rebuild_definitions(func_ir)
            drop_unread(func_ir, read, replacement.makes)
            replaced = True
    return replaced
