"""Calls of ``re`` on Numba's untyped IR: each becomes ``regex_call(request, text, limit)``, with all that is constant.

``re.search(p, s, flags)``, ``re.compile(p).search(s)``, and ``P.search(s)`` with a captured pattern are one call. A
match of which only is asked whether there is one is not looked for any further.
"""

import operator
import re
from typing import Any, Final

from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import Constant, as_constant
from udf.frontend.ir.full_unroll import drop_constants
from udf.frontend.ir.nodes import definition_of, is_constant, is_expression, variables_read
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.types.requests import PatternRequest, regex_call
from udf.text.regex.image import PatternRefusedError, template
from udf.text.regex.pattern import Pattern

_STRING: Final = ("string",)
PARAMETERS: Final = {
    "search": _STRING, "match": _STRING, "fullmatch": _STRING, "findall": _STRING,
    "split": ("string", "maxsplit"), "sub": ("repl", "string", "count"), "subn": ("repl", "string", "count"),
}  # fmt: skip
"""Functions of ``re`` and methods of a pattern -> what they take, but for the pattern and its flags."""

MATCHES: Final = frozenset({"search", "match", "fullmatch"})
CONSTANT: Final = "the pattern and the flags of re.{} must be constants in a UDF"
REPLACEMENT: Final = "re.{} takes a constant text as its replacement in a UDF, no function and no other text"


def replace_regex_calls(func_ir: Any) -> None:
    """Put calls of ``regex_call`` in the place of those of ``re``."""
    replace_values(func_ir, _RegexCall)
    drop_constants(func_ir, lambda value: isinstance(value, re.Pattern))  # of calls that are gone


def _name(name: str) -> str:
    """Return the older name of what Python 3.15 calls ``prefixmatch``; ``match`` is the same function there."""
    return "match" if name == "prefixmatch" else name


class _RegexCall(Replacement):
    """A call of ``regex_call`` in the place of one of ``re``."""

    makes = ("getattr", "binop", "call")

    def _on_call(self, call: Any) -> Any:
        function = function_of(self.func_ir, call.func)
        if getattr(function, "__module__", None) == "re" and callable(function):
            return self._function(_name(function.__name__), call)
        method = definition_of(self.func_ir, call.func)
        if is_expression(method, "getattr"):
            owner = as_constant(self.func_ir, method.value)
            if owner is not None and isinstance(owner.value, re.Pattern):
                name = _name(method.attr)
                return self._call_of(name, owner.value, self._arguments_of(call, PARAMETERS.get(name)), method.attr)
        return None

    def _function(self, name: str, call: Any) -> Any:
        if name in ("compile", "escape"):
            return self._constant(name, call)
        parameters = PARAMETERS.get(name)
        arguments = self._arguments_of(call, parameters and ("pattern", *parameters, "flags"))
        if arguments is None or "pattern" not in arguments:
            raise RefusedError(f"re.{name} is not supported in a UDF, or not with these arguments", self.loc)
        pattern = as_constant(self.func_ir, arguments.pop("pattern"))
        flags = as_constant(self.func_ir, arguments.pop("flags")) if "flags" in arguments else Constant(0)
        if pattern is None or flags is None:
            raise RefusedError(CONSTANT.format(name), self.loc)
        return self._call_of(name, self._compiled(pattern.value, flags.value), arguments, name)

    def _constant(self, name: str, call: Any) -> Any:
        arguments = self._arguments_of(call, ("pattern", "flags"))
        values = {key: as_constant(self.func_ir, value) for key, value in (arguments or {}).items()}
        if "pattern" not in values or None in values.values():
            raise RefusedError(CONSTANT.format(name), self.loc)
        constants = {key: one.value for key, one in values.items() if one is not None}
        made = self._compiled(**constants) if name == "compile" else re.escape(constants["pattern"])
        return ir.Const(made, self.loc)

    def _compiled(self, pattern: Any, flags: Any = 0) -> re.Pattern[str]:
        try:
            compiled: re.Pattern[str] = re.compile(pattern, flags)
        except (re.error, TypeError, ValueError) as error:
            raise RefusedError(f"re: {error}", self.loc) from error
        if not isinstance(compiled.pattern, str):
            raise RefusedError("a pattern of bytes is not supported in a UDF, where text is str", self.loc)
        return compiled

    def _arguments_of(self, call: Any, parameters: tuple[str, ...] | None) -> dict[str, Any] | None:
        """Return the arguments by name; None if they do not fit."""
        if parameters is None or len(call.args) > len(parameters):
            return None
        arguments = dict(zip(parameters, call.args, strict=False)) | dict(call.kws)
        return arguments if arguments.keys() <= {*parameters} else None

    def _call_of(self, how: str, compiled: re.Pattern[str], arguments: dict[str, Any] | None, shown: str) -> Any:
        if arguments is None or "string" not in arguments:
            cause = f"'{shown}' of a pattern is not supported in a UDF, or not with these arguments (pos, endpos)"
            raise RefusedError(cause, self.loc)
        replacement = self._replacement(compiled, arguments.pop("repl"), shown) if "repl" in arguments else ""
        pattern = Pattern(compiled.pattern, compiled.flags & ~re.DEBUG)
        try:
            pattern.groups  # noqa: B018 - makes the automaton
        except PatternRefusedError as refused:
            raise RefusedError(f"the pattern {compiled.pattern!r}: {refused}", self.loc) from None
        test = how in MATCHES and self._only_asked()
        constant = self.constant(PatternRequest(pattern, how, replacement, test))
        limit = arguments.get("count") or arguments.get("maxsplit") or self.constant(0)
        return self.call(regex_call, [constant, arguments["string"], limit])

    def _replacement(self, compiled: re.Pattern[str], variable: Any, shown: str) -> str:
        known = as_constant(self.func_ir, variable)
        if known is None or not isinstance(known.value, str):
            raise RefusedError(REPLACEMENT.format(shown), self.loc)
        try:
            template(Pattern(compiled.pattern, compiled.flags), known.value)
        except (re.error, IndexError) as error:
            raise RefusedError(f"re: {error} in the replacement {known.value!r}", self.loc) from error
        return known.value

    def _only_asked(self) -> bool:
        """Return whether of the match only is asked if there is one; if so, make those questions that of a truth."""
        uses: list[Any] = []
        names = [self.statement.target.name]
        for name in names:
            if len(self.func_ir._definitions[name]) != 1:  # noqa: SLF001 - Numba has no other way to ask
                return False
            for block in self.func_ir.blocks.values():
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
            return function_of(self.func_ir, node.func) is bool and not node.kws
        if is_expression(node, "binop") and node.fn in (operator.is_, operator.is_not):
            sides = [definition_of(self.func_ir, side) for side in (node.lhs, node.rhs)]
            return any(is_constant(side) and side.value is None for side in sides)
        return False
