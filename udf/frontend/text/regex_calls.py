"""Calls of ``re`` on Numba's untyped IR: each becomes one of ``ask(asked, text, limit)``, with all that is constant.

``re.search(p, s, flags)``, ``re.compile(p).search(s)``, and ``P.search(s)`` with a captured pattern are one call. A
match of which only is asked whether there is one is not looked for any further.
"""

from __future__ import annotations

import operator
import re
from dataclasses import dataclass
from typing import Any, Final

from udf.frontend.loops.known import Known
from udf.frontend.loops.written import drop_unread
from udf.frontend.nodes import RefusedError, define_anew, definition_of, is_constant, is_expression, variables_read
from udf.frontend.numba.names import ir
from udf.frontend.short_arrays import function_of
from udf.text.regex.image import Pattern, PatternRefusedError, template

_STRING: Final = ("string",)
PARAMETERS: Final = {
    "search": _STRING, "match": _STRING, "fullmatch": _STRING, "findall": _STRING, "finditer": _STRING,
    "split": ("string", "maxsplit"), "sub": ("repl", "string", "count"), "subn": ("repl", "string", "count"),
}  # fmt: skip
"""Functions of ``re`` and methods of a pattern -> what they take, but for the pattern and its flags."""

MATCHES: Final = frozenset({"search", "match", "fullmatch"})
OPERATIONS: Final = {operator.or_: operator.or_, operator.add: operator.add}
CONSTANT: Final = "the pattern and the flags of re.{} must be constants in a UDF"
REPLACEMENT: Final = (
    "re.{} takes a constant text as its replacement in a UDF, no function and no other text; "
    "for a function, loop over re.finditer(..) and join what it gives"
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of a pattern: by which function, with which replacement, and whether only if there is a match."""

    pattern: Pattern
    how: str
    replacement: str = ""
    test: bool = False


def ask(asked: Any, text: Any, limit: Any) -> Any:
    """Stand for a call of ``re``."""
    del asked, text, limit
    return NotImplemented


def ask_patterns(func_ir: Any) -> None:
    """Put calls of ``ask`` in the place of those of ``re``."""
    changed = True
    while changed:
        changed = False
        for block in func_ir.blocks.values():
            for place, statement in enumerate(block.body):
                node: Any = statement.value if isinstance(statement, ir.Assign) else None
                if not is_expression(node, "call"):
                    continue
                made = _Made(func_ir, block, statement)
                value = made.of(node)
                if value is not None:
                    read = list(node.list_vars())
                    block.body[place : place + 1] = [
                        *made.statements,
                        ir.Assign(value, statement.target, statement.loc),
                    ]
                    define_anew(func_ir)
                    drop_unread(func_ir, read, ("getattr", "binop", "call"))
                    define_anew(func_ir)
                    changed = True
                    break
            if changed:
                break
    _drop_compiled(func_ir)


def _drop_compiled(func_ir: Any) -> None:
    """Remove patterns that were compiled, or captured, and are read by calls that are gone."""
    for block in func_ir.blocks.values():
        for statement in list(block.find_insts(ir.Assign)):
            if is_constant(statement.value) and isinstance(statement.value.value, re.Pattern):
                drop_unread(func_ir, [statement.target])
    define_anew(func_ir)


class _Made:
    """What stands for one call, with what goes before it."""

    def __init__(self, func_ir: Any, block: Any, statement: Any) -> None:
        self._func_ir, self._block, self._statement, self._loc = func_ir, block, statement, statement.loc
        self.statements: list[Any] = []

    def of(self, call: Any) -> Any:
        """Return what stands for a call; None for one that is left alone."""
        function = function_of(self._func_ir, call.func)
        if getattr(function, "__module__", None) == "re" and callable(function):
            return self._function(function.__name__, call)
        method = definition_of(self._func_ir, call.func)
        if is_expression(method, "getattr"):
            owner = constant_of(self._func_ir, method.value)
            if owner is not None and isinstance(owner.value, re.Pattern):
                return self._asked(
                    method.attr, owner.value, self._given(call, PARAMETERS.get(method.attr)), method.attr
                )
        return None

    def _function(self, name: str, call: Any) -> Any:
        if name in ("compile", "escape"):
            return self._constant(name, call)
        parameters = PARAMETERS.get(name)
        given = self._given(call, parameters and ("pattern", *parameters, "flags"))
        if given is None or "pattern" not in given:
            raise RefusedError(f"re.{name} is not supported in a UDF, or not with these arguments", self._loc)
        pattern = constant_of(self._func_ir, given.pop("pattern"))
        flags = constant_of(self._func_ir, given.pop("flags")) if "flags" in given else Known(0)
        if pattern is None or flags is None:
            raise RefusedError(CONSTANT.format(name), self._loc)
        return self._asked(name, self._compiled(pattern.value, flags.value), given, name)

    def _constant(self, name: str, call: Any) -> Any:
        given = self._given(call, ("pattern", "flags"))
        values = {key: constant_of(self._func_ir, value) for key, value in (given or {}).items()}
        if "pattern" not in values or None in values.values():
            raise RefusedError(CONSTANT.format(name), self._loc)
        constants = {key: one.value for key, one in values.items() if one is not None}
        made = self._compiled(**constants) if name == "compile" else re.escape(constants["pattern"])
        return ir.Const(made, self._loc)

    def _compiled(self, pattern: Any, flags: Any = 0) -> re.Pattern[str]:
        try:
            compiled: re.Pattern[str] = re.compile(pattern, flags)
        except (re.error, TypeError, ValueError) as error:
            raise RefusedError(f"re: {error}", self._loc) from error
        if not isinstance(compiled.pattern, str):
            raise RefusedError("a pattern of bytes is not supported in a UDF, where text is str", self._loc)
        return compiled

    def _given(self, call: Any, parameters: tuple[str, ...] | None) -> dict[str, Any] | None:
        """Return the arguments by name; None if they do not fit."""
        if parameters is None or call.vararg is not None or len(call.args) > len(parameters):
            return None
        given = dict(zip(parameters, call.args, strict=False)) | dict(call.kws)
        return given if given.keys() <= {*parameters} else None

    def _asked(self, how: str, compiled: re.Pattern[str], given: dict[str, Any] | None, shown: str) -> Any:
        if given is None or "string" not in given:
            cause = f"'{shown}' of a pattern is not supported in a UDF, or not with these arguments (pos, endpos)"
            raise RefusedError(cause, self._loc)
        replacement = self._replacement(compiled, given.pop("repl"), shown) if "repl" in given else ""
        pattern = Pattern(compiled.pattern, compiled.flags & ~re.DEBUG)
        try:
            pattern.groups  # noqa: B018 - makes the automaton
        except PatternRefusedError as refused:
            raise RefusedError(f"the pattern {compiled.pattern!r}: {refused}", self._loc) from None
        test = how in MATCHES and self._only_asked()
        constant = self._assign(ir.Const(Asked(pattern, how, replacement, test), self._loc))
        limit = given.get("count") or given.get("maxsplit") or self._assign(ir.Const(0, self._loc))
        function = self._assign(ir.Global(ask.__name__, ask, self._loc))
        return ir.Expr.call(function, [constant, given["string"], limit], (), self._loc)

    def _replacement(self, compiled: re.Pattern[str], variable: Any, shown: str) -> str:
        known = constant_of(self._func_ir, variable)
        if known is None or not isinstance(known.value, str):
            raise RefusedError(REPLACEMENT.format(shown), self._loc)
        try:
            template(Pattern(compiled.pattern, compiled.flags), known.value)
        except (re.error, IndexError) as error:
            raise RefusedError(f"re: {error} in the replacement {known.value!r}", self._loc) from error
        return known.value

    def _only_asked(self) -> bool:
        """Return whether of the match only is asked if there is one; if so, make those questions that of a truth."""
        uses: list[Any] = []
        names = [self._statement.target.name]
        for name in names:
            if len(self._func_ir._definitions[name]) != 1:  # noqa: SLF001 - Numba has no other way to ask
                return False
            for block in self._func_ir.blocks.values():
                for statement in block.body:
                    if all(variable.name != name for variable in variables_read(statement)):
                        continue
                    value = getattr(statement, "value", None)
                    if isinstance(statement, ir.Assign) and isinstance(value, ir.Var):
                        names.append(statement.target.name)
                    elif isinstance(statement, ir.Assign) and self._asks_truth(value):
                        uses.append(statement)
                    else:
                        return False
        for statement in uses:
            node = statement.value
            if is_expression(node, "binop"):
                asked = node.lhs if node.lhs.name in names else node.rhs
                plain = node.fn is operator.is_not
                statement.value = asked if plain else ir.Expr.unary(operator.not_, asked, node.loc)
        return True

    def _asks_truth(self, node: Any) -> bool:
        if is_expression(node, "unary"):
            return node.fn is operator.not_ or node.fn == "not"
        if is_expression(node, "call"):
            return function_of(self._func_ir, node.func) is bool and not node.kws
        if is_expression(node, "binop") and node.fn in (operator.is_, operator.is_not):
            sides = [definition_of(self._func_ir, side) for side in (node.lhs, node.rhs)]
            return any(is_constant(side) and side.value is None for side in sides)
        return False

    def _assign(self, value: Any) -> Any:
        target = self._block.scope.redefine("$asked", self._loc)
        self.statements.append(ir.Assign(value, target, self._loc))
        return target


def constant_of(func_ir: Any, variable: Any) -> Known | None:
    """Return the constant that a variable is, also a member of a module and ``re.I | re.M``; None if it is none."""
    node = definition_of(func_ir, variable)
    if is_constant(node):
        return Known(node.value)
    if is_expression(node, "getattr"):
        owner = constant_of(func_ir, node.value)
        fits = owner is not None and type(owner.value).__name__ in ("module", "EnumType", "EnumMeta")
        return Known(getattr(owner.value, node.attr)) if owner and fits and hasattr(owner.value, node.attr) else None
    if is_expression(node, "binop") and node.fn in OPERATIONS:
        sides = [constant_of(func_ir, side) for side in (node.lhs, node.rhs)]
        values = [side.value for side in sides if side is not None]
        if len(values) == 2 and all(isinstance(value, (str, int)) for value in values):
            return Known(node.fn(*values)) if isinstance(values[0], str) == isinstance(values[1], str) else None
    return None
