"""What a graph of blocks leads to."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Node = TypeVar("Node")


def closure(starts: Iterable[Node], successors: Callable[[Node], Iterable[Node]]) -> set[Node]:
    """Return ``starts`` and all nodes that their successors lead to.

    Examples
    --------
    >>> sorted(closure([2], {1: [2], 2: [3], 3: [2]}.__getitem__))
    [2, 3]
    """
    seen, waiting = set[Node](), list(starts)
    while waiting:
        node = waiting.pop()
        if node not in seen:
            seen.add(node)
            waiting.extend(successors(node))
    return seen
