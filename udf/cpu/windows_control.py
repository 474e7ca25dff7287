"""Which registers of a window function differ from window to window, and what becomes of branches on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ptx2cpp.routine import Operation, Read, registers_of, registers_set
from ptx2cpp.widen import kinds_of, sources
from udf.cpu.blocks import Branch, Switch, blocks_of
from udf.cpu.windows_lane_ir import NoLanesError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ptx2cpp.routine import Routine
    from ptx2cpp.widen import Kind
    from udf.cpu.blocks import Block


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What the lanes do with each branch.

    ``kinds`` as in :func:`ptx2cpp.widen.kinds_of`. ``regions`` has, by the block whose branch becomes selects, the
    blocks between it and where its sides meet again, in the order in which they are run, and that block last;
    ``entries`` for each of them the edges that lead to it. ``crossing`` are registers that some block reads as
    another has left them.
    """

    kinds: Mapping[str, Kind]
    crossing: frozenset[str]
    blocks: tuple[Block, ...]
    regions: Mapping[str, tuple[str, ...]]
    entries: Mapping[str, tuple[tuple[str, str], ...]]

    def must_agree(self, block: Block) -> bool:
        """Return whether the lanes have to go the same way from ``block`` though each decides by its own value."""
        if not isinstance(block.end, Branch) or block.name in self.regions:
            return False
        return self.kinds.get(block.end.predicate.register.name) == "differs"

    @property
    def inside(self) -> frozenset[str]:
        """Return the blocks that run under a mask."""
        return frozenset(self.entries)


def plan_of(routine: Routine, parameter: int, own: frozenset[int] = frozenset()) -> Plan:
    """Find out which registers differ from lane to lane, and which branches become selects.

    ``parameter`` is the one that holds the address, ``own`` those of which each window has its own value.

    Raises
    ------
    NoLanesError
        If it keeps an array of its own, or control depends on a value in another way than by a branch.
    """
    if routine.locals or routine.externs or routine.stores:
        raise NoLanesError
    blocks = blocks_of(routine)
    reads = (step for step in routine.steps if isinstance(step, Read) and step.input.parameter in own)
    crossing, differing = _crossing(routine, blocks), frozenset(step.register.name for step in reads)
    while True:
        kinds = kinds_of(routine, parameter, differing)
        regions = _regions(blocks, kinds)
        inside = {name for region in regions.values() for name in region[:-1]}
        steps = [step for block in blocks if block.name in inside for step in block.steps]
        found = differing.union(r.name for step in steps for r in registers_set(step) if r.name in crossing)
        if found == differing:
            break
        differing = found
    edges: dict[str, list[tuple[str, str]]] = {name: [] for name in inside}
    for block in blocks:
        for target in dict.fromkeys(block.end.targets):
            if target in inside and (block.name in inside or block.name in regions):
                edges[target].append((block.name, target))
    return Plan(
        kinds=kinds,
        crossing=crossing,
        blocks=blocks,
        regions=regions,
        entries={name: tuple(found) for name, found in edges.items()},
    )


def _crossing(routine: Routine, blocks: tuple[Block, ...]) -> frozenset[str]:
    """Return the registers that some block reads before it sets them: what a block leaves in them matters."""
    names = {output.register.name for output in routine.outputs}
    for block in blocks:
        known: set[str] = set()
        for step in block.steps:
            if isinstance(step, Operation):
                kept = () if step.guard is None else registers_set(step)
                names |= {r.name for r in (*sources(step), *registers_of(step.guard), *kept)} - known
            known |= {r.name for r in registers_set(step)}
        if isinstance(block.end, Branch):
            names |= {block.end.predicate.register.name} - known
        elif isinstance(block.end, Switch):
            names |= {r.name for r in registers_of(block.end.index)} - known
    return frozenset(names)


def _regions(blocks: tuple[Block, ...], kinds: Mapping[str, Kind]) -> dict[str, tuple[str, ...]]:
    """Return the branches that become selects, each with its region (:class:`Plan`)."""
    after = {block.name: block.end.targets for block in blocks}
    before: dict[str, set[str]] = {name: set() for name in after}
    for name, targets in after.items():
        for target in targets:
            before[target].add(name)
    ends = _post_dominators(after)
    found: dict[str, tuple[str, ...]] = {}
    taken: set[str] = set()
    for block in blocks:
        if isinstance(block.end, Switch) and any(kinds.get(r.name) == "differs" for r in registers_of(block.end.index)):
            raise NoLanesError
        if not isinstance(block.end, Branch) or kinds.get(block.end.predicate.register.name) != "differs":
            continue
        if block.name in taken:
            continue
        join = ends[block.name]
        order = None if join is None else _in_order(block.name, join, after)
        if order is not None and all(before[name] <= {block.name, *order} for name in order):
            assert join is not None
            found[block.name] = (*order, join)
            taken |= set(order)
    # a branch inside a region is part of it, also where it was met first
    return {name: region for name, region in found.items() if name not in taken}


def _post_dominators(after: Mapping[str, tuple[str, ...]]) -> dict[str, str | None]:
    """Return for each block the first one that every way from it to the end goes through."""
    names = frozenset(after)
    through = {name: names if targets else frozenset((name,)) for name, targets in after.items()}
    changed = True
    while changed:
        changed = False
        for name, targets in after.items():
            if targets:
                common = frozenset.intersection(*(through[target] for target in targets)) | {name}
                changed |= common != through[name]
                through[name] = common
    # the nearest is the one that all the others come after
    return {
        name: next((n for n in all_ if n != name and all_ - {name} == through[n]), None)
        for name, all_ in through.items()
    }


def _in_order(start: str, join: str, after: Mapping[str, tuple[str, ...]]) -> tuple[str, ...] | None:
    """Return the blocks between ``start`` and ``join``, each behind all that lead to it; None if they loop."""
    done: list[str] = []
    state: dict[str, bool] = {start: False, join: True}

    def visit(name: str) -> bool:
        if name in state:
            return state[name]  # False: still on the way here, a loop
        state[name] = False
        if not all(visit(target) for target in after[name]):
            return False
        state[name] = True
        done.append(name)
        return True

    return tuple(reversed(done)) if all(visit(target) for target in after[start]) else None
