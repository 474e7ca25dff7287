"""Mutated PTX: pieces of the samples swapped, doubled, dropped and made extreme, as tokens and as trees.

A mutated token stream is mostly refused by the parser. A mutated tree is well-formed: each field gets a value that some
sample has in the same field, so that most faults of a tree are of meaning (types, operands, calls, parameters).
"""

from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import ptx2cpp
from ptx2cpp.cursor import tokenize
from tests.support.ptx_samples import NAMES, sample

NASTY_TOKENS = (
    *("09", "00", "-1", "0x", "1.5", "1e400", "99999999999999999999999", "0f7F800000", "0d7FF8000000000000", "_"),
    *("{", "}", "(", ")", "[", "]", "<", ">", ";", ",", ":", "|", "!", "@", "+", "-", "=", '"x"', "generic"),
    *(".b8", ".b128", ".pred", ".f16", ".v2", ".v4", ".param", ".local", ".global", ".const", ".reg", ".align"),
    *(".func", ".entry", ".extern", ".branchtargets", ".pragma", ".loc", ".section", ".callprototype", ".cc"),
    *("call", "ret", "bra", "brx.idx", "mov", "ld", "st", "cvt", "%tid.x", "func_retval0"),
)
NASTY_NUMBERS = (0, 1, -1, 3, 7, 8, 64, 2**31, 2**32, 2**63, 2**64, 10**30, -(10**30))
NASTY_DEPTHS = (3, 100, 3000)

Position = tuple[str, str]
"""A node's class and field."""


def mutated(random: Random) -> str:
    """Return a sample of ``tests/ptx`` with one to four mutations, of its tokens or of its tree."""
    times = random.choice((1, 1, 2, 4))
    if random.random() < 0.3:
        tokens = list(random.choice(_token_lists()))
        for _ in range(times):
            _mutate_tokens(tokens, random)
        return "".join(tokens)
    tree = random.choice(_trees())
    for _ in range(times):
        tree = _mutated_tree(tree, random)
    return ptx2cpp.show(tree)


# --- tokens -------------------------------------------------------------------------------------


@cache
def _token_lists() -> tuple[tuple[str, ...], ...]:
    """Return the tokens of each sample, each with the space before it."""
    return tuple(_tokens(name) for name in NAMES)


def _tokens(name: str) -> tuple[str, ...]:
    source = sample(name)
    ends = [0, *(token.end for token in tokenize(source))]
    return tuple(source.text[start:end] for start, end in pairwise(ends))


def _mutate_tokens(tokens: list[str], random: Random) -> None:
    at, nasty = random.randrange(len(tokens)), f" {random.choice(NASTY_TOKENS)}"
    piece = tokens[at : at + random.randrange(1, 30)]
    match random.choice(("drop", "replace", "insert", "alike", "double", "cut", "nest", "foreign")):
        case "drop":
            tokens[at : at + 1] = []
        case "replace":
            tokens[at] = nasty
        case "insert":
            tokens.insert(at, nasty)
        case "alike":
            tokens[at] = random.choice([t for t in tokens if t.strip()[:1] == tokens[at].strip()[:1]])
        case "double":
            tokens[at:at] = piece
        case "cut":
            tokens[at : at + len(piece)] = []
        case "nest":
            depth = random.choice(NASTY_DEPTHS)
            tokens[at : at + len(piece)] = [*["{"] * depth, *piece, *["}"] * depth]
        case "foreign":
            other = random.choice(_token_lists())
            start = random.randrange(len(other))
            tokens[at:at] = other[start : start + len(piece)]
    if not tokens:
        tokens.append(nasty)


# --- trees --------------------------------------------------------------------------------------


@cache
def _trees() -> tuple[Any, ...]:
    return tuple(ptx2cpp.parse(sample(name)) for name in NAMES)


@cache
def _values() -> tuple[dict[Position, list[Any]], dict[Position, list[Any]]]:
    """Return what the samples have in each field of each class of node; and the elements, where that is a tuple."""
    whole: dict[Position, dict[Any, None]] = {}
    elements: dict[Position, dict[Any, None]] = {}
    for tree in _trees():
        for path in _paths(tree):
            position, value = _at(tree, path)
            whole.setdefault(position, {})[value] = None
            elements.setdefault(position, {}).update(dict.fromkeys(value if isinstance(value, tuple) else ()))
    return _listed(whole), _listed(elements)


def _listed(found: dict[Position, dict[Any, None]]) -> dict[Position, list[Any]]:
    return {position: list(values) for position, values in found.items()}


Path = tuple[tuple[str, int | None], ...]
"""Field names from the root, each with the index of an element where the field is a tuple."""


def _paths(node: Any, path: Path = ()) -> list[Path]:
    """Return the path of every field below ``node``."""
    found: list[Path] = []
    for field in fields(node):
        if field.name == "span":
            continue
        value = getattr(node, field.name)
        found.append((*path, (field.name, None)))
        children = enumerate(value) if isinstance(value, tuple) else [(None, value)]
        for index, child in children:
            if is_dataclass(child):
                found += _paths(child, (*path, (field.name, index)))
    return found


def _at(node: Any, path: Path) -> tuple[Position, Any]:
    """Return the position and the value of a field."""
    for name, index in path[:-1]:
        child = getattr(node, name)
        node = child if index is None else child[index]
    return (type(node).__name__, path[-1][0]), getattr(node, path[-1][0])


def _with(node: Any, path: Path, value: Any) -> Any:
    """Return ``node`` with ``value`` in a field."""
    (name, index), *rest = path
    if not rest:
        return replace(node, **{name: value})
    child = getattr(node, name)
    changed = _with(child if index is None else child[index], tuple(rest), value)
    if index is not None:
        changed = (*child[:index], changed, *child[index + 1 :])
    return replace(node, **{name: changed})


def _mutated_tree(tree: Any, random: Random) -> Any:
    path = random.choice(_paths(tree))
    position, value = _at(tree, path)
    whole, elements = (values[position] for values in _values())
    if isinstance(value, int) and not isinstance(value, bool) and random.random() < 0.5:
        return _with(tree, path, random.choice(NASTY_NUMBERS))
    if not isinstance(value, tuple) or random.random() < 0.2:
        return _with(tree, path, random.choice(whole))
    listed = list(value)
    at = random.randrange(len(listed) + 1)
    match random.choice(("drop", "insert", "replace", "double")):
        case "drop":
            listed[at : at + 1] = []
        case "insert" if elements:
            listed.insert(at, random.choice(elements))
        case "replace" if elements:
            listed[at : at + 1] = [random.choice(elements)]
        case "double":
            listed[at:at] = listed[at : at + random.randrange(1, 6)]
    return _with(tree, path, tuple(listed))
