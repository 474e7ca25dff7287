"""Which registers of a window function are divergent, and what becomes of branches on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import and_

from ptx2cpp.coarsen import Uniformity, uniformity_of
from ptx2cpp.flat import FlatFunction, ParameterLoad, registers_of, registers_written
from udf.base.records import dataclass
from udf.cpu.blocks import Block, Branch, Switch, blocks_of, reads_and_sets
from udf.cpu.windows_lane_ir import NoLanesError


@dataclass(frozen=True, slots=True, kw_only=True)
class IfConversion:
    """What the lanes do with each branch.

    ``uniformity`` as in :func:`ptx2cpp.coarsen.uniformity_of`. ``regions`` has, by the block whose branch becomes
    selects, the blocks from there to its post-dominator, in the order in which they run, and the post-dominator last;
    ``entries`` for each of those the edges that lead to it. ``crossing`` are the registers that are live across blocks.
    """

    uniformity: Mapping[str, Uniformity]
    crossing: frozenset[str]
    blocks: tuple[Block, ...]
    regions: Mapping[str, tuple[str, ...]]
    entries: Mapping[str, tuple[tuple[str, str], ...]]

    def must_agree(self, block: Block) -> bool:
        """Return whether the lanes have to go the same way from ``block`` though each decides by its own value."""
        if not isinstance(block.end, Branch) or block.name in self.regions:
            return False
        return self.uniformity.get(block.end.guard.register.name) == "divergent"

    @property
    def inside(self) -> frozenset[str]:
        """Return the blocks that run under a mask."""
        return frozenset(self.entries)


def if_conversion(flat: FlatFunction, parameter: int, own: frozenset[int] = frozenset()) -> IfConversion:
    """Find out which registers are divergent, and which branches become selects.

    ``parameter`` is the one that holds the address, ``own`` those of which each window has its own value.

    Raises
    ------
    NoLanesError
        If it keeps an array of its own, or control depends on a value in another way than by a branch.
    """
    if flat.locals or flat.externs or flat.stores:
        raise NoLanesError
    blocks = blocks_of(flat)
    loads = (s for s in flat.statements if isinstance(s, ParameterLoad) and s.input.parameter in own)
    crossing, divergent = _live_across_blocks(flat, blocks), frozenset(load.register.name for load in loads)
    while True:
        uniformity = uniformity_of(flat, parameter, divergent)
        regions = _regions(blocks, uniformity)
        inside = {name for region in regions.values() for name in region[:-1]}
        masked = [statement for block in blocks if block.name in inside for statement in block.statements]
        written = {register.name for statement in masked for register in registers_written(statement)}
        found = divergent | (written & crossing)
        if found == divergent:
            break
        divergent = found
    edges: dict[str, list[tuple[str, str]]] = {name: [] for name in inside}
    for block in blocks:
        for target in dict.fromkeys(block.end.targets):
            if target in inside and (block.name in inside or block.name in regions):
                edges[target].append((block.name, target))
    return IfConversion(
        uniformity=uniformity,
        crossing=crossing,
        blocks=blocks,
        regions=regions,
        entries={name: tuple(found) for name, found in edges.items()},
    )


def _live_across_blocks(flat: FlatFunction, blocks: tuple[Block, ...]) -> frozenset[str]:
    """Return the registers that some block reads before it sets them: what a block leaves in them matters."""
    names = {output.register.name for output in flat.outputs}
    return frozenset(names.union(*(reads_and_sets(block)[0] for block in blocks)))


def _regions(blocks: tuple[Block, ...], uniformity: Mapping[str, Uniformity]) -> dict[str, tuple[str, ...]]:
    """Return the branches that become selects, each with its region (:class:`IfConversion`)."""
    after = {block.name: block.end.targets for block in blocks}
    before: dict[str, set[str]] = {name: set() for name in after}
    for name, targets in after.items():
        for target in targets:
            before[target].add(name)
    ends = _post_dominators(after)
    found: dict[str, tuple[str, ...]] = {}
    covered: set[str] = set()
    for block in blocks:
        index = registers_of(block.end.index) if isinstance(block.end, Switch) else ()
        if any(uniformity.get(register.name) == "divergent" for register in index):
            raise NoLanesError
        if not isinstance(block.end, Branch) or uniformity.get(block.end.guard.register.name) != "divergent":
            continue
        if block.name in covered:
            continue
        join = ends[block.name]
        order = None if join is None else _topological_order(block.name, join, after)
        if order is not None and all(before[name] <= {block.name, *order} for name in order):
            assert join is not None
            found[block.name] = (*order, join)
            covered |= set(order)
    # a branch inside a region is part of it, also where it was met first
    return {name: region for name, region in found.items() if name not in covered}


def _post_dominators(after: Mapping[str, tuple[str, ...]]) -> dict[str, str | None]:
    """Return for each block the first one that every way from it to the end goes through; None if there is none.

    Ways that never come to an end do not count. The sets of post-dominators are bits of a number (Allen, "Control Flow
    Analysis", 1970, on the edges reversed): those of the nearest are those of a block less itself.
    """
    bits = {name: 1 << place for place, name in enumerate(after)}
    found = dict.fromkeys(after, -1)  # all bits, as long as no way is known to end
    changed = True
    while changed:
        changed = False
        for name in reversed(bits):
            common = reduce(and_, (found[target] for target in after[name]), -1 if after[name] else 0)
            own = common if common == -1 else common | bits[name]
            changed |= own != found[name]
            found[name] = own
    by_set = {own: name for name, own in found.items() if own != -1}
    return {name: by_set.get(own & ~bits[name]) for name, own in found.items()}


def _topological_order(start: str, join: str, after: Mapping[str, tuple[str, ...]]) -> tuple[str, ...] | None:
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
