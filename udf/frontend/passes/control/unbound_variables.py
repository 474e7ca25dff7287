"""A local variable that may not be set where it is read: UnboundLocalError, as in Python.

Numba would read zero, or take the one value that the variable can have. So a variable that is read where not every
path has assigned it gets a flag beside it, set where it is assigned and tested where it is read. Flags that are
always set cost nothing: LLVM removes them. The variables of an inner function whose body was put into its caller
(``udf.frontend.passes.control.closures``) are unset, by a Del, where it begins; the Dels are removed here.

Source: definite assignment, a forward "must" data-flow analysis (Aho et al., Compilers, 9.2).
"""

from typing import Any

from udf.frontend.base.messages import COMPUTED
from udf.frontend.ir.nodes import new_block, variables_read
from udf.frontend.numba.names import find_max_label, ir


def check_unbound(func_ir: Any) -> None:
    """Insert the tests; nothing changes where every variable is set before it is read."""
    at_risk = _at_risk(func_ir)
    if at_risk:
        _Guard(func_ir, at_risk).insert()
    for block in func_ir.blocks.values():
        block.body = [statement for statement in block.body if not isinstance(statement, ir.Del)]


def _read(statement: Any) -> list[str]:
    """Return the user's variables that a statement reads; temporaries are always set first."""
    return [variable.name for variable in variables_read(statement) if not variable.name.startswith("$")]


def _assigned_name(statement: Any) -> str | None:
    return statement.target.name if isinstance(statement, ir.Assign) else None


def _at_risk(func_ir: Any) -> set[str]:
    """Return the variables that some path reads before any assignment."""
    blocks = func_ir.blocks
    before = _bound_before(blocks)
    found = set[str]()
    for label, block in blocks.items():
        known = set(before[label])
        for statement in block.body:
            found.update(name for name in _read(statement) if name not in known)
            _update_bound(statement, known)
    return found


def _update_bound(statement: Any, known: set[str]) -> None:
    """Update ``known``, the variables that are set, by the effect of ``statement``."""
    if isinstance(statement, ir.Del):
        known.discard(statement.value)
    target = _assigned_name(statement)
    if target is not None:
        known.add(target)


def _bound_before(blocks: dict[int, Any]) -> dict[int, set[str]]:
    """Return, for each block, the variables that every path to it has assigned."""
    everything = {name for block in blocks.values() for s in block.body if (name := _assigned_name(s)) is not None}
    first = min(blocks)
    before = {label: set() if label == first else set(everything) for label in blocks}
    pending = list(blocks)
    while pending:
        label = pending.pop()
        after = set(before[label])
        for statement in blocks[label].body:
            _update_bound(statement, after)
        for target in blocks[label].terminator.get_targets():
            if not before[target] <= after:
                before[target] &= after
                pending.append(target)
    return before


def _error(name: str, loc: Any) -> type[NameError]:
    """Return the class of what Python raises for a variable that is not set; its text is made by Python."""
    own = name.partition(".")[0]  # of an inner function, say "best.score" for best in score()
    return NameError if own in loc.code.co_freevars else UnboundLocalError


class _Guard:
    """The rewrite: a flag for each variable at risk, and a test in front of each of its reads."""

    def __init__(self, func_ir: Any, at_risk: set[str]) -> None:
        self._func_ir = func_ir
        self._at_risk = sorted(at_risk)
        self._next = find_max_label(func_ir.blocks) + 1

    def insert(self) -> None:
        blocks = self._func_ir.blocks
        first = min(blocks)
        rewritten: dict[int, Any] = {}
        for label, block in blocks.items():
            names = self._at_risk if label == first else ()
            self._rewrite(label, block, [self._flag(block, n, block.loc, value=False) for n in names], rewritten)
        self._func_ir.blocks = rewritten

    def _rewrite(self, label: int, block: Any, body: list[Any], out: dict[int, Any]) -> None:
        """Split ``block`` in front of each read that may fail; ``out`` takes the pieces."""
        tested = set[str]()
        for statement in block.body:
            for name in _read(statement):
                if name in self._at_risk and name not in tested:
                    tested.add(name)
                    label, body = self._test(label, block, body, name, statement.loc, out)
            body.append(statement)
            if isinstance(statement, ir.Del) and statement.value in self._at_risk:
                tested.discard(statement.value)
                body.append(self._flag(block, statement.value, statement.loc, value=False))
            target = _assigned_name(statement)
            if target in self._at_risk:
                tested.add(target)
                body.append(self._flag(block, target, statement.loc, value=True))
        out[label] = new_block(block, body)

    def _test(
        self, label: int, block: Any, body: list[Any], name: str, loc: Any, out: dict[int, Any]
    ) -> tuple[int, list[Any]]:
        """End the piece with a branch on ``name``'s flag; return the piece that follows."""
        fine, unset = self._next, self._next + 1
        self._next += 2
        body.append(ir.Branch(block.scope.get_exact(f"{name}$set"), fine, unset, loc))
        out[label] = new_block(block, body)
        out[unset] = new_block(block, [ir.StaticRaise(_error(name, loc), COMPUTED, loc)])
        return fine, []

    def _flag(self, block: Any, name: str, loc: Any, *, value: bool) -> Any:
        target = block.scope.get_or_define(f"{name}$set", loc)
        constant = ir.Const(value, loc)
        self._func_ir._definitions[target.name].append(constant)  # noqa: SLF001 - Numba keeps definitions by hand
        return ir.Assign(constant, target, loc)
