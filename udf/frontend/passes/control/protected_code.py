"""Code that is written out inside ``try``: what it raises goes on in the handler, as what the call would raise.

A block whose exceptions are caught ends by asking for the status of what was raised, and in a jump to the handler
(:mod:`udf.frontend.passes.control.try_except`). Each block that is put in the place of a call there ends like it.
"""

import dis
from types import CodeType
from typing import Any, Final

from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.nodes import new_block
from udf.frontend.numba.names import ir
from udf.frontend.passes.control.try_except import INNER, is_call_of, raises_nothing, take_status

OWN: Final = ("$udf_", "$caught", "$exception_check")
"""How variables begin that hold nothing but the answer to whether anything was raised."""


class Handler:
    """Where what a block raises is caught: how the block ends, and how blocks in the place of its code end."""

    def __init__(self, block: Any, end: list[Any]) -> None:
        self._block, self._end = block, end

    def protect(self, blocks: dict[int, Any], label: int) -> None:
        """Have block ``label`` of ``blocks`` end in the handler for what it raises; its last statement moves behind."""
        block = blocks[label]
        *body, last = block.body
        raises = isinstance(last, (ir.Raise, ir.StaticRaise))
        if not raises and all(map(raises_nothing, body)):
            return
        if isinstance(last, ir.Raise):
            body.append(ir.TryRaise(exception=last.exception, loc=last.loc))
        *asked, branch = self._copied_end()
        if raises:
            block.body = [*body, *asked, ir.Jump(branch.truebr, last.loc)]
            return
        after = max(blocks) + 1
        blocks[after] = new_block(block, [last])
        block.body = [*body, *asked, ir.Branch(branch.cond, branch.truebr, after, last.loc)]

    def _copied_end(self) -> list[Any]:
        """Return the statements that ask for a status and jump, with variables of their own."""
        renamed: dict[str, Any] = {}
        made = []
        for statement in self._end[:-1]:
            value, target = _renamed(statement.value, renamed), statement.target
            if target.name.startswith(OWN):
                renamed[target.name] = target = self._block.scope.redefine(target.name, statement.loc)
            made.append(ir.Assign(value, target, statement.loc))
        last = self._end[-1]
        return [*made, ir.Branch(renamed[last.cond.name], last.truebr, last.falsebr, last.loc)]


def _renamed(value: Any, names: dict[str, Any]) -> Any:
    if isinstance(value, ir.Var):
        return names.get(value.name, value)
    if isinstance(value, ir.Expr) and value.op == "call":
        return ir.Expr.call(_renamed(value.func, names), [_renamed(one, names) for one in value.args], (), value.loc)
    return value


def handler_around(func_ir: Any, block: Any, code: CodeType, loc: Any) -> Handler | None:
    """Return where ``code`` in the place of a call in ``block`` has its exceptions caught; None if nowhere.

    Raises
    ------
    RefusedError
        If the code changes variables of the function around it, which a handler may read.
    """
    place = next((i for i, s in enumerate(block.body) if is_call_of(func_ir, s, take_status)), None)
    if place is None or not isinstance(block.terminator, ir.Branch):
        return None
    if any(step.opname == "STORE_DEREF" and step.argval in code.co_freevars for step in dis.get_instructions(code)):
        raise RefusedError(INNER, loc)
    return Handler(block, block.body[place - 1 :])
