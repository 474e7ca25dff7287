"""Loops over a whole window, found in Numba's untyped IR, and what takes their place.

``for v in w``, ``for i in range(len(w))`` (or from 1 on), ``for i, v in enumerate(w)``, ``zip(w, w)``.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from udf.bind.terms import NoRecurrenceError, Term, constant, number_of
from udf.frontend.ir.nodes import definition_of, is_expression, new_block, rebuild_definitions
from udf.frontend.numba.names import compute_cfg_from_blocks, compute_live_map, compute_use_defs, find_max_label, ir
from udf.frontend.passes.accumulations.final_values import LoopPass, Writer, final_value
from udf.frontend.passes.accumulations.loop_bodies import Body, InvariantTerms
from udf.frontend.types.series_kinds import Series, column_window_of

if TYPE_CHECKING:
    from udf.frontend.passes.accumulations.final_values import FinalValue
    from udf.frontend.passes.accumulations.loop_bodies import Env


def rewrite_accumulations(state: Any) -> None:
    """Replace loops over a whole window that are primitives of it."""
    func_ir = state.func_ir
    windows = {
        n: kind for n, kind in zip(func_ir.arg_names, state.args, strict=False) if column_window_of(kind) is not None
    }
    if not windows:
        return
    seen = set[int]()
    InvariantTerms(func_ir, windows).rewrite_last()
    while (loop := _next_loop(func_ir, windows, seen)) is not None:
        seen.add(loop.header)
        try:
            loop.replace()
        except NoRecurrenceError:
            continue
        rebuild_definitions(func_ir)


def _next_loop(func_ir: Any, windows: dict[str, Any], seen: set[int]) -> _Loop | None:
    """Return an innermost loop that was not looked at yet."""
    cfg = compute_cfg_from_blocks(func_ir.blocks)
    loops = cfg.loops()
    for header, loop in sorted(loops.items()):
        innermost = not any(other in loop.body for other in loops if other != header)
        if header not in seen and innermost:
            return _Loop(func_ir, windows, cfg, loop)
    return None


class _Loop(InvariantTerms):
    """One innermost loop; ``replace`` proves it and takes its place."""

    def __init__(self, func_ir: Any, windows: dict[str, Any], cfg: Any, loop: Any) -> None:
        super().__init__(func_ir, windows)
        self._blocks, self._cfg = func_ir.blocks, cfg
        self.header, self._inside = loop.header, set(loop.body)
        head = self._blocks[self.header]
        self._next = next((s for s in head.body if is_expression(getattr(s, "value", None), "iternext")), None)
        self._loc = (self._next or head).loc
        self._index: Term | None = None
        self._start, self._rows = 0, Term("rows")
        self._body = Body(self._blocks, self._inside, self.header, self)

    def item(self, owner: Term, index: Term) -> Term | None:
        """Return the term of ``owner[index]``: an item in this pass, or what is known outside of the loop."""
        if owner.head == "window" and index == self._index and not isinstance(self._windows[owner.parts[0]], Series):
            return Term("item", owner.parts)
        return self.known_item(owner, index)

    # -- what it does ----------------------------------------------------------------------------------

    def replace(self) -> None:
        """Put what it leaves in its place.

        Raises
        ------
        NoRecurrenceError
            If that is not known; nothing has changed then.
        """
        if self._next is None:
            raise NoRecurrenceError
        final, leaves = self._iterating(self._next.value)
        uses = compute_use_defs(self._blocks)
        live = compute_live_map(self._cfg, self._blocks, uses.usemap, uses.defmap)[leaves]
        (window,) = self._rows.parts
        one = LoopPass(
            start=self._start,
            rows=self._rows,
            complete=column_window_of(self._windows[window]).complete,
            finite=column_window_of(self._windows[window]).finite,
            begins=self._begins_as_first,
        )
        names = sorted(name for name in final if name in live and final[name] != Term("old", (name,)))
        results = [(name, final_value(name, final[name], one)) for name in names]
        self._write(results, leaves)

    def _begins_as_first(self, name: str) -> bool:
        """Return whether a variable is ``w[0]`` where the loop is entered, which no other loop comes back to."""
        if any(self.header in loop.body for head, loop in self._cfg.loops().items() if head != self.header):
            return False
        found = self._value_before(name)
        term = self.outside(found.name) if isinstance(found, ir.Var) else self.node(found)
        return term is not None and term.head == "first" and term.parts == self._rows.parts

    def _value_before(self, name: str) -> Any:
        """Return the one value that a variable is given outside of the loop; None if there is not exactly one."""
        inside = {id(s.value) for one in self._inside for s in self._blocks[one].body if hasattr(s, "value")}
        values = [value for value in self._func_ir._definitions[name] if id(value) not in inside]  # noqa: SLF001
        return values[0] if len(values) == 1 else None

    def _note(self, first: Term, stop: Term) -> None:
        """Note the rows that the loop goes through: all of a window's, or those from 1 on."""
        start = number_of(first)
        for name, kind in self._windows.items():
            length = column_window_of(kind).length
            if length is not None and stop == constant(length):
                stop = Term("rows", (name,))
        if stop.head != "rows" or type(start) is not int or start not in (0, 1):
            raise NoRecurrenceError
        self._start, self._rows = start, stop

    def _iterating(self, iternext: Any) -> tuple[Env, int]:
        """Run one pass of a for loop; return the variables after it, and where the loop leaves to."""
        made = definition_of(self._func_ir, iternext.value)
        if not is_expression(made, "getiter"):
            raise NoRecurrenceError
        source = self.outside(made.value.name)
        parts = {"iternext": Term("pair"), "pair_first": self._started(source), "pair_second": Term("more")}
        env: Env = {}
        *statements, last = self._blocks[self.header].body
        for statement in statements:
            value = getattr(statement, "value", None)
            if value is not None and is_expression(value, *parts):
                env[statement.target.name] = parts[value.op]
            else:
                self._body.run(statement, env)
        if not isinstance(last, ir.Branch) or env.get(last.cond.name) != Term("more") or self._leaves() != last.falsebr:
            raise NoRecurrenceError
        return self._body.walk(last.truebr, env), last.falsebr

    def _started(self, source: Term) -> Term:
        """Note where a for loop starts; return the term of what it gives in each pass."""
        if source.head == "range":
            self._note(*source.parts)
            self._index = Term("index")
            return self._index
        if source.head == "tuple":
            if Term("index") in source.parts:
                self._index = Term("index")
            return Term("tuple", tuple(one if one.head == "index" else self._started(one) for one in source.parts))
        if source.head != "window":
            raise NoRecurrenceError
        self._note(constant(0), Term("rows", source.parts))
        return Term("item", source.parts)

    def _leaves(self) -> int:
        found = {target for label in self._inside for target, _ in self._cfg.successors(label)} - self._inside
        if len(found) != 1:
            raise NoRecurrenceError
        return int(found.pop())

    # -- what takes its place --------------------------------------------------------------------------

    def _write(self, results: list[tuple[str, FinalValue]], leaves: int) -> None:
        head = self._blocks[self.header]
        writer = Writer(head.scope, self._loc)
        values = [(name, left(writer)) for name, left in results]
        finals = (ir.Assign(v, head.scope.get_exact(name), self._loc) for name, v in values)
        label = find_max_label(self._blocks) + 1
        self._blocks[label] = new_block(head, [*writer.body, *finals, ir.Jump(leaves, self._loc)])
        tester = Writer(head.scope, self._loc)
        more = tester.binary(operator.gt, tester.write(self._rows), tester.write(constant(self._start)))
        front = new_block(head, [*tester.body, ir.Branch(more, label, leaves, self._loc)])
        for label in self._inside - {self.header}:
            del self._blocks[label]
        self._blocks[self.header] = front
