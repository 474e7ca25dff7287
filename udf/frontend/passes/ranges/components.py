"""Which variables change in a circle: those whose next value is made of their last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from udf.base.records import dataclass


def cyclic_components(edges: dict[str, set[str]]) -> dict[str, frozenset[str]]:
    """Return the strongly connected component of each node that lies on a cycle.

    Source: Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1 (1972).

    Examples
    --------
    >>> sorted(cyclic_components({"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": set()})["a"])
    ['a', 'b']
    """
    walk = _TarjanWalk(edges=edges)
    for root in edges:
        if root not in walk.order:
            walk.from_root(root)
    return walk.found


@dataclass(slots=True, kw_only=True)
class _TarjanWalk:
    edges: dict[str, set[str]]
    order: dict[str, int] = field(default_factory=dict)
    low: dict[str, int] = field(default_factory=dict)
    stack: dict[str, None] = field(default_factory=dict)
    found: dict[str, frozenset[str]] = field(default_factory=dict)

    def from_root(self, root: str) -> None:
        """Visit what can be reached; without recursion, since functions are long."""
        work = [self._entered(root)]
        while work:
            node, rest = work[-1]
            following = next((n for n in rest if n in self.edges and (n not in self.order or n in self.stack)), None)
            if following is None:
                work.pop()
                if work:
                    self.low[work[-1][0]] = min(self.low[work[-1][0]], self.low[node])
                self._leave(node)
            elif following in self.order:
                self.low[node] = min(self.low[node], self.order[following])
            else:
                work.append(self._entered(following))

    def _entered(self, node: str) -> tuple[str, Iterator[str]]:
        self.order[node] = self.low[node] = len(self.order)
        self.stack[node] = None
        return node, iter(self.edges[node])

    def _leave(self, node: str) -> None:
        if self.low[node] != self.order[node]:
            return
        members = [self.stack.popitem()[0]]
        while members[-1] != node:
            members.append(self.stack.popitem()[0])
        if len(members) > 1 or node in self.edges[node]:
            self.found.update(dict.fromkeys(members, frozenset(members)))
