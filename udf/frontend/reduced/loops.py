"""Loops over a window that are reductions: found in Numba's untyped IR, proven, and replaced.

    for v in w: s += v                  if len(w) > 0: s = s + total(w)
    for i in range(len(w)): ...         the same
    i = 0; while i < len(w): ...        the same

The counter and the item are looked at, the body is run once on terms (``terms``), and each variable that is used
after the loop must be a recurrence that is known (``recurrences``). A loop over a window that is none of these is
refused here, so that the function is compiled with its window in memory, and the text says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from udf.frontend.nodes import RefusedError, definition_of, is_expression
from udf.frontend.numba_cuda import (
    FunctionPass,
    build_definitions,
    compute_cfg_from_blocks,
    compute_live_map,
    compute_use_defs,
    find_max_label,
    ir,
    register_pass,
)
from udf.frontend.reduced.indices import rewrite_last
from udf.frontend.reduced.kinds import ReducedTable, ReducedWindow
from udf.frontend.reduced.outside import Outside
from udf.frontend.reduced.recurrences import Pass, after
from udf.frontend.reduced.terms import Body, Term, UnknownLoopError, constant, number_of
from udf.frontend.reduced.writer import Writer

if TYPE_CHECKING:
    from udf.frontend.reduced.terms import Env


@register_pass(mutates_CFG=True, analysis_only=False)
class ReplaceLoops(FunctionPass):  # type: ignore[misc]
    """Replace every loop over a window of which only reductions are at hand."""

    _name = "udf_reduced_loops"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Change ``state.func_ir`` in place."""
        func_ir = state["func_ir"]
        kinds = dict(zip(func_ir.arg_names, state["args"], strict=False))
        windows = {name: kind for name, kind in kinds.items() if isinstance(kind, (ReducedWindow, ReducedTable))}
        changed = bool(windows) and rewrite_last(func_ir, windows)
        while windows and _replace_one(func_ir, windows):
            changed = True
        return changed


def _replace_one(func_ir: Any, windows: dict[str, Any]) -> bool:
    """Replace the first loop over a window that has no loop inside; return whether there was one."""
    cfg = compute_cfg_from_blocks(func_ir.blocks)
    loops = cfg.loops()
    for header in sorted(loops, key=lambda header: len(loops[header].body)):
        found = _Loop(func_ir, windows, cfg, loops[header])
        if found.is_over_window():
            found.replace(has_inner=any(other in loops[header].body for other in loops if other != header))
            func_ir._definitions = build_definitions(func_ir.blocks)  # noqa: SLF001 - Numba keeps them by hand
            return True
    return False


@dataclass(slots=True)
class _Counter:
    """How a loop goes through a window: its first row, and the term of the rows that it goes to."""

    start: int
    rows: Term


class _Loop:
    """One innermost loop; ``replace`` proves it and takes its place."""

    def __init__(self, func_ir: Any, windows: dict[str, Any], cfg: Any, loop: Any) -> None:
        self._func_ir, self._blocks, self._cfg = func_ir, func_ir.blocks, cfg
        self._header, self._inside = loop.header, set(loop.body)
        self._outside = Outside(func_ir, windows)
        self._counter: _Counter | None = None
        self._index: Term | None = None
        self._rows: Term | None = None
        head = self._blocks[self._header]
        self._next = next((s for s in head.body if is_expression(getattr(s, "value", None), "iternext")), None)
        self._loc = (self._next or head).loc
        self._body = Body(self._blocks, self._inside, self._header, self._outside, self._item)

    # -- is it one ---------------------------------------------------------------------------------------

    def _iterated(self) -> Any:
        """Return the ``getiter`` of a for loop."""
        made = definition_of(self._func_ir, self._next.value.value) if self._next is not None else None
        return made if is_expression(made, "getiter") else None

    def is_over_window(self) -> bool:
        """Return whether it goes through a window, or reads items of one by an index that is not constant."""
        iterated = self._iterated()
        if iterated is not None and self._outside.term(iterated.value.name).head in ("window", "tail", "enumerate"):
            return True
        return any(
            is_expression(getattr(statement, "value", None), "getitem") and self._reads_item(statement.value)
            for label in self._inside
            for statement in self._blocks[label].body
        )

    def _reads_item(self, value: Any) -> bool:
        if self._outside.term(value.value.name).head not in ("window", "table"):
            return False
        return not _is_static(self._outside.term(value.index.name))

    # -- what it does ------------------------------------------------------------------------------------

    def replace(self, *, has_inner: bool) -> None:
        """Put what it leaves in its place; raise RefusedError if that is not known."""
        try:
            self._prove(has_inner=has_inner)
        except UnknownLoopError as error:
            text = f"a loop over the window is not a known reduction in a UDF: {error}"
            raise RefusedError(text, self._loc) from error

    def _prove(self, *, has_inner: bool) -> None:
        if has_inner:
            raise UnknownLoopError("a loop in its body")
        final, leaves = self._counted() if self._next is None else self._iterating()
        counter = self._counter
        assert counter is not None
        live = self._live_at(leaves)
        names = sorted(name for name in final if name in live)
        complete = self._outside.are_complete()
        one = Pass(start=counter.start, complete=complete, rows=counter.rows, initial=self._initial, final=final)
        results = {name: after(name, one) for name in names if final[name] != Term("old", (name,))}
        written = [term for result in results.values() for term in result.terms()]
        if any(risk not in written for risk in self._body.risks):
            raise UnknownLoopError("a division by what may be 0")
        self._write(results, leaves, counter)

    def _live_at(self, label: int) -> set[str]:
        uses = compute_use_defs(self._blocks)
        live: set[str] = compute_live_map(self._cfg, self._blocks, uses.usemap, uses.defmap)[label]
        return live

    def _initial(self, name: str) -> Term | None:
        """Return the term of a variable before the loop, where that does not depend on when it is asked."""
        value = self._assigned_before(name)
        found = None if value is None else self._outside.node(value)
        return None if found is None or found.has("variable") else found

    def _assigned_before(self, name: str) -> Any:
        """Return what a variable was last assigned on the one way to the loop, or on all ways."""
        label = self._header
        while True:
            before = [one for one, _ in self._cfg.predecessors(label) if one not in self._inside]
            if len(before) != 1 or (label != self._header and len(list(self._cfg.predecessors(label))) != 1):
                break
            label = before[0]
            for statement in reversed(self._blocks[label].body):
                if isinstance(statement, ir.assign_types) and statement.target.name == name:
                    return statement.value
        if any(self._header in loop.body for head, loop in self._cfg.loops().items() if head != self._header):
            return None  # an outer loop comes back with what this one left
        inside = {id(s.value) for one in self._inside for s in self._blocks[one].body if hasattr(s, "value")}
        others = [value for value in self._func_ir._definitions[name] if id(value) not in inside]  # noqa: SLF001
        return others[0] if len(others) == 1 else None

    def _item(self, owner: Term, index: Term) -> Term | None:
        """Return the term of ``owner[index]``: an item in this pass, the first one, or nothing that is known."""
        if owner.head == "table" and index.head == "tuple" and len(index.parts) == 2:
            row, column = index.parts
            number = number_of(column)
            if self._counts(owner, row) and isinstance(number, int):
                return Term("item", (Term("window", (*owner.parts, number)),))
        if owner.head == "window" and self._counts(owner, index):
            return Term("item", (owner,))
        return self._outside.item(owner, index)

    def _counts(self, owner: Term, index: Term) -> bool:
        """Return whether ``index`` goes through all rows of ``owner``."""
        if index != self._index or self._rows is None or self._rows.head != "rows":
            return False
        return self._outside.are_alike(owner.parts[0], self._rows.parts[0])

    # -- for loops ---------------------------------------------------------------------------------------

    def _iterating(self) -> tuple[Env, int]:
        """Run one pass of a for loop; return the variables after it, and where the loop leaves to."""
        iterated = self._iterated()
        if iterated is None:
            raise UnknownLoopError("its iterator is used elsewhere")
        source = self._outside.term(iterated.value.name)
        first = self._started(source)
        env: Env = {}
        head = self._blocks[self._header]
        parts = {"iternext": Term("pair"), "pair_first": first, "pair_second": Term("more")}
        for statement in head.body[:-1]:
            value = getattr(statement, "value", None)
            if value is not None and is_expression(value, *parts):
                env[statement.target.name] = parts[value.op]
            else:
                self._body.run(statement, env)
        last = head.body[-1]
        if not isinstance(last, ir.Branch) or env.get(last.cond.name) != Term("more"):
            raise UnknownLoopError("it can be left early")
        if last.truebr not in self._inside or last.falsebr in self._inside:
            raise UnknownLoopError("it can be left early")
        final = self._body.walk(last.truebr, env)
        if self._body.conditions:
            raise UnknownLoopError("it can be left early")
        return final, last.falsebr

    def _started(self, source: Term) -> Term:
        """Note where a for loop starts; return the term of what it gives in each pass."""
        if source.head == "window":
            self._note(constant(0), Term("rows", source.parts[:1]))
            return Term("item", (source,))
        if source.head == "tail":
            self._note(constant(1), Term("rows", source.parts[0].parts[:1]))
            return Term("item", source.parts)
        if source.head == "enumerate":
            self._index, item = Term("index"), self._started(source.parts[0])
            return Term("tuple", (self._index, item))
        if source.head != "range":
            raise UnknownLoopError("it goes through something else than the window or its indices")
        first, stop = source.parts if len(source.parts) == 2 else (constant(0), source.parts[0])
        self._index = Term("index")
        self._note(first, stop)
        return self._index

    def _note(self, first: Term, stop: Term) -> None:
        start, self._rows = number_of(first), self._outside.rows(stop)
        if self._rows.head != "rows" or start not in (0, 1) or isinstance(start, float):
            raise UnknownLoopError("its indices are not those of the whole window")
        self._counter = _Counter(int(start), self._rows)

    # -- while loops -------------------------------------------------------------------------------------

    def _counted(self) -> tuple[Env, int]:
        """Run one pass of ``while i < n``, which CPython tests before the loop and again at its end."""
        name, stop = self._guard()
        self._index = Term("old", (name,))
        final = self._body.follow(self._header, {})
        stepped = Term("add", (self._index, constant(1)))
        if final.get(name) != stepped or any(c != Term("gt", (stop, stepped)) for c in self._body.conditions):
            raise UnknownLoopError("its counter does not go through the whole window, one by one")
        first = self._initial(name)
        if first is None:
            raise UnknownLoopError("its counter does not start at 0 or 1")
        self._note(first, stop)
        return final, self._leaves()

    def _leaves(self) -> int:
        found = {target for label in self._inside for target, _ in self._cfg.successors(label)} - self._inside
        if len(found) != 1:
            raise UnknownLoopError("it can be left early")
        return int(found.pop())

    def _guard(self) -> tuple[str, Term]:
        """Return the counter and the stop of the test in front: ``i < stop``, which leaves to where the loop does."""
        before = [label for label, _ in self._cfg.predecessors(self._header) if label not in self._inside]
        last = self._blocks[before[0]].body[-1] if len(before) == 1 else None
        if not isinstance(last, ir.Branch) or last.truebr != self._header or last.falsebr != self._leaves():
            raise UnknownLoopError("its condition is not a counter below the window's length")
        condition = self._outside.condition(last.cond.name)
        if condition.head == "gt" and condition.parts[1].head == "variable":
            self._note_rows(condition.parts[0])
            return condition.parts[1].parts[0], condition.parts[0]
        raise UnknownLoopError("its condition is not a counter below the window's length")

    def _note_rows(self, stop: Term) -> None:
        self._rows = self._outside.rows(stop)

    # -- what takes its place ----------------------------------------------------------------------------

    def _write(self, results: dict[str, Term], leaves: int, counter: _Counter) -> None:
        head = self._blocks[self._header]
        writer = Writer(head.scope, self._loc)
        values = [(name, writer.write(term)) for name, term in results.items()]
        made = ir.Block(head.scope, self._loc)
        made.body = [*writer.body, *(writer.assignment(name, value) for name, value in values)]
        made.body.append(ir.Jump(leaves, self._loc))
        for label in self._inside - {self._header}:
            del self._blocks[label]
        if self._next is None:  # the test in front stays
            self._blocks[self._header] = made
            return
        label = find_max_label(self._blocks) + 1
        self._blocks[label] = made
        tester = Writer(head.scope, self._loc)
        more = tester.write(Term("more", (counter.rows, constant(counter.start))))
        front = ir.Block(head.scope, head.loc)
        front.body = [*tester.body, ir.Branch(more, label, leaves, self._loc)]
        self._blocks[self._header] = front
        iterated = self._iterated()
        assert iterated is not None
        source = definition_of(self._func_ir, iterated.value)
        self._drop(iterated)
        if self._is_useless(source) and not self._reads(iterated.value.name):
            self._drop(source)

    def _is_useless(self, source: Any) -> bool:
        """Return whether what a loop went through is nothing without it."""
        term = self._outside.node(source)
        return term is not None and term.head in ("tail", "enumerate")

    def _statements(self) -> list[Any]:
        return [statement for block in self._blocks.values() for statement in block.body]

    def _drop(self, value: Any) -> None:
        """Give the variable that is assigned ``value``, and read no more, anything."""
        for statement in self._statements():
            if getattr(statement, "value", None) is value:
                statement.value = ir.Const(0, self._loc)

    def _reads(self, name: str) -> bool:
        """Return whether a variable is read."""
        read = (var.name for s in self._statements() for var in s.list_vars() if s.__dict__.get("target") is not var)
        return name in read


def _is_static(index: Term) -> bool:
    """Return whether an index is a constant."""
    if index.head in ("tuple", "slice"):
        return all(map(_is_static, index.parts))
    return index.head == "const"
