"""The code of an inner function (``def``, ``lambda``, a generator expression), in the terms of the function around it.

On Numba's untyped IR: the inner function's own code is interpreted as the UDF's is, so that all that is refused, tested
or placed there holds inside it too; its variables get names of their own, and what it captures is the variable of the
function around.
"""

# ruff: noqa: ANN001, ANN201, PERF401
# mypy: disable-error-code="no-untyped-def"
from collections.abc import Callable
from types import CellType, CodeType, FunctionType
from typing import Any, Final

from udf.base.records import dataclass
from udf.bind.leaving import without_raises
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.numba_bytecode import bytecode_of
from udf.frontend.numba.names import FunctionIdentity, add_offset_to_labels, ir, replace_vars


@dataclass(frozen=True, slots=True)
class Cell:
    """A variable that an inner function captures, by its name: what it holds is read when the function runs."""

    name: str


OURS: Final = "$ours"
"""The name in a ``make_function`` of a function of ours: its variables are always set before they are read."""


def is_cell(node: Any) -> bool:
    """Return whether a node stands for a captured variable."""
    return isinstance(node, ir.Const) and isinstance(node.value, Cell)


def variable(scope: Any, name: str, loc: Any) -> Any:
    """Return the variable of exactly this name; Numba's own look-up answers with the last one made of it."""
    return scope.get_exact(name) if name in scope.localvars else scope.define(name, loc)


class InnerBody:
    """The blocks of one inner function, to be put where it is called.

    ``given`` are the values of its parameters, by name; ``own`` are the variables that it does not capture, whose names
    begin with "$" if the function is one of ours, but for one that is ``kept`` under a name of the user's.
    """

    def __init__(
        self, func_ir: Any, interpreter: Callable[[Any], Any], maker: Any, scope: Any, loc: Any, *, kept: bool = False
    ) -> None:
        self._scope, self._loc, self._code = scope, loc, maker.code
        self._prefix = "$" if getattr(maker, "name", None) == OURS and not kept else ""
        is_helper = not is_expression(maker, "make_function")
        self._free = maker.captured if is_helper else _captured_variables(func_ir, maker)
        owner = maker.function if is_helper else func_ir.func_id.func
        self._inner = _interpret(maker.code, owner.__globals__, interpreter)
        self.parameters: list[str] = self._inner.arg_names
        self.given: dict[str, Any] = {}

    def blocks(self, offset: int) -> dict[int, Any]:
        """Return the blocks, their labels from ``offset``; what they yield and return is the caller's to replace."""
        blocks: dict[int, Any] = add_offset_to_labels(self._inner.blocks, offset)
        self._rename(blocks)
        for block in blocks.values():
            block.scope = self._scope
            block.body = [statement for statement in block.body if not isinstance(statement, ir.Del)]
            for statement in block.find_insts(ir.Assign):
                statement.value = self._own(statement)
        return blocks

    def _rename(self, blocks: dict[int, Any]) -> None:
        """Give the variables names of their own, but for those that are captured."""
        function = self._code.co_name.strip("<>")
        names = dict.fromkeys(v.name for block in blocks.values() for s in block.body for v in s.list_vars())
        names.update(dict.fromkeys(self._code.co_cellvars))
        cells = {name: node.value.name for name, node in self._free.items() if is_cell(node)}
        self._renamed = {
            name: variable(self._scope, cells[name], self._loc)
            if name in cells
            else self._scope.redefine(f"{self._prefix}{name}.{function}", self._loc)
            for name in names
        }
        replace_vars(blocks, self._renamed)
        self.own = [variable for name, variable in self._renamed.items() if name not in cells]

    def _own(self, statement: Any) -> Any:
        """Return a value in the terms of the function around."""
        value = statement.value
        if isinstance(value, ir.Arg):
            return self.given[value.name]
        if isinstance(value, ir.FreeVar):
            node = self._free[value.name]
            return variable(self._scope, node.value.name, statement.loc) if is_cell(node) else node
        if is_cell(value):
            name = value.value.name
            return self._free[name] if name in self._free else ir.Const(Cell(self._renamed[name].name), value.loc)
        return value.value if is_expression(value, "cast") else value


def _interpret(code: CodeType, scope: dict[str, Any], interpreter: Callable[[Any], Any]) -> Any:
    """Return the IR of a code object; its free variables hold nothing yet."""
    function = empty_function(code, scope)
    identity = FunctionIdentity.from_function(function)
    return interpreter(identity).interpret(bytecode_of(identity, without_raises(code)))


def empty_function(code: CodeType, scope: dict[str, Any]) -> FunctionType:
    """Return the function of a code object, its free variables without values."""
    return FunctionType(code, scope, code.co_name, None, tuple(CellType(None) for _ in code.co_freevars))


def _captured_variables(func_ir: Any, maker: Any) -> dict[str, Any]:
    """Return, for each free variable of a ``make_function``, the :class:`Cell` or the constant that it is."""
    closure = definition_of(func_ir, maker.closure) if maker.closure is not None else None
    items = getattr(closure, "items", ()) if is_expression(closure, "build_tuple") else ()
    if len(items) != len(maker.code.co_freevars):  # Numba forgets them between MAKE_FUNCTION and what sets them
        what = "a function or generator inside try that uses variables from outside it, in Python 3.13 and later,"
        raise RefusedError(f"{what} is not supported in a UDF", maker.loc)
    return dict(zip(maker.code.co_freevars, (definition_of(func_ir, item) for item in items), strict=True))


def map_values(function, values):
    """Return what a function gives of each value."""
    made = []
    for value in values:
        made.append(function(value))
    return made


def build_call(scope: Any, statement: Any, function: Any, operands: list[Any]) -> list[Any]:
    """Return the call of a function of this module; what is given are variables, or what they are to hold."""
    loc, body, arguments = statement.loc, list[Any](), list[Any]()
    for one in operands:
        argument = one
        if not isinstance(one, ir.Var):
            argument = scope.redefine("$given", loc)
            body.append(ir.Assign(one, argument, loc))
        arguments.append(argument)
    made = scope.redefine("$function", loc)
    maker = ir.Expr.make_function(OURS, function.__code__, None, None, loc)
    call = ir.Expr.call(made, arguments, (), loc)
    return [*body, ir.Assign(maker, made, loc), ir.Assign(call, statement.target, loc)]
