"""Scans whose next state is a known recurrence of the state: found by running the function on symbols.

The function is run once for each way that its conditions can go; what it gives is one term, of which ``terms`` says
which recurrence it is. Nothing is assumed of code that is not run: what the symbols do not know ends the search.
Steps of one kind compose to one of that kind, so that a scan can be taken in pieces.
"""

from __future__ import annotations

import builtins
import dis
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Final, NoReturn

from udf.base.bytecode import with_code
from udf.base.operators import ARITHMETIC, BITWISE, COMPARISONS
from udf.bind.callables import as_function
from udf.bind.guards import cell_value
from udf.bind.terms import NoRecurrenceError, Term, binary, clamped, constant, linear, select, text_of

MAX_PATHS: Final = 16
"""Ways through a function, at most: each is a branch of the code that is made."""

MAX_CONDITIONS: Final = 12

MAX_TERMS: Final = 200
"""Terms in a value, at most."""

NUMBERS: Final = (bool, int, float)

IMPURE_INSTRUCTIONS: Final = ("FOR_ITER", "JUMP_BACKWARD", "SEND", "YIELD", "STORE_ATTR", "STORE_GLOBAL",
    "STORE_SUBSCR", "STORE_DEREF", "DELETE", "IMPORT", "MAKE_FUNCTION", "LOAD_BUILD_CLASS")  # fmt: skip
"""How instructions begin of which a run could take any time, or leave a trace."""

STATE: Final = Term("old", ("state",))

Conditions = list[tuple[Term, bool]]


class _Path:
    """The conditions on the way through a function, and which way they went: as asked, then always true."""

    def __init__(self, asked: tuple[bool, ...]) -> None:
        self._asked, self.taken = asked, Conditions()

    def goes(self, condition: Term) -> bool:
        """Return which way ``condition`` goes."""
        place = len(self.taken)
        if place >= MAX_CONDITIONS:
            raise NoRecurrenceError
        self.taken.append((condition, self._asked[place] if place < len(self._asked) else True))
        return self.taken[-1][1]


def _refuse(*_: object) -> NoReturn:
    raise NoRecurrenceError


class Symbol:
    """A value that the function is run on: operators make the terms of their results."""

    __hash__ = None  # type: ignore[assignment]  # it is a key of nothing

    def __init__(self, term: Term, path: _Path, size: int = 1, labels: tuple[object, ...] = ()) -> None:
        if size > MAX_TERMS:
            raise NoRecurrenceError
        self._term, self._path, self._size, self._labels = term, path, size, labels

    def __bool__(self) -> bool:
        return self._path.goes(self._term)

    def __getitem__(self, label: object) -> Symbol:
        if type(label) is not str or label not in self._labels:
            raise NoRecurrenceError
        return Symbol(Term("field", (self._term, constant(label))), self._path)

    def __getattr__(self, name: str) -> Symbol:
        return self[name]

    def with_other(self, name: str, other: object, *, reflected: bool = False) -> Symbol:
        """Return the symbol of an operation, or a function, of it and another value."""
        size = self._size + (other._size if isinstance(other, Symbol) else 1)  # noqa: SLF001 - ours
        sides = (term_of(other), self._term) if reflected else (self._term, term_of(other))
        return Symbol(binary(name, *sides), self._path, size + 1)

    def alone(self, name: str) -> Symbol:
        """Return the symbol of an operation of it alone."""
        return Symbol(Term(name, (self._term,)), self._path, self._size + 1)

    __float__ = __int__ = __index__ = __iter__ = __len__ = __call__ = __contains__ = _refuse


for _name in ("neg", "pos", "abs"):
    setattr(Symbol, f"__{_name}__", lambda self, name=_name: self.alone(name))
for _name in ARITHMETIC | BITWISE | COMPARISONS:
    setattr(Symbol, f"__{_name}__", lambda self, other, name=_name: self.with_other(name, other))
    if _name not in COMPARISONS:
        _behind = lambda self, other, name=_name: self.with_other(name, other, reflected=True)  # noqa: E731 - as above
        setattr(Symbol, f"__r{_name}__", _behind)


def term_of(value: object) -> Term:
    """Return the term of a value: a symbol's, or a number."""
    if isinstance(value, Symbol):
        return value._term  # noqa: SLF001 - ours
    if type(value) not in NUMBERS:
        raise NoRecurrenceError
    return constant(value)


def _extreme(way: str) -> Callable[..., object]:
    plainly = getattr(builtins, way)

    def chosen(*values: object, **how: object) -> object:
        """Return Python's own of numbers, and of symbols that the state is not in, which is a condition on the row."""
        held = [one for one in values if isinstance(one, Symbol) and term_of(one).has("old")]
        if how or len(held) != 1 or len(values) == 1:
            return plainly(*values, **how)
        for other in values:
            if other is not held[0]:
                held.append(held[-1].with_other(way, other))
        return held[-1]

    return chosen


EXTREMES: Final = {way: _extreme(way) for way in ("max", "min")}
"""What a function that is run has in place of the builtins."""

PURE: Final = (abs, max, min, *EXTREMES.values())
"""Functions that symbols can be handed to."""


# -- what is found -------------------------------------------------------------------------------------


def scan_step(
    function: Callable[..., object], further: int, keywords: Iterable[str], labels: tuple[object, ...] = ()
) -> tuple[str, FunctionType] | None:
    """Return which recurrence a scan is and ``step(row, *further, **keywords)``, which gives a row's coefficients.

    "linear" gives ``a, b`` of ``a * state + b``, "clamped" ``a, low, high`` of ``min(max(state + a, low), high)``;
    None of others, and of functions that are not to be run. ``function`` gives (state, out); ``labels`` are those of a
    frame's row.

    Examples
    --------
    >>> scan_step(lambda s, x: (0.9 * s + x, s), 0, ())[1](5.0)
    (0.9, 5.0)
    >>> scan_step(lambda n, x: (0 if x > 3 else n + 1, n), 0, ())[1](2)
    (1, 1)
    >>> scan_step(lambda s, x: (min(max(s + x, 0.0), 10.0), s), 0, ())[1](3.0)
    (3.0, 0.0, 10.0)
    >>> scan_step(lambda s, x: (s * s, s), 0, ()) is None
    True
    """
    names = tuple(keywords)
    plain = as_function(function, 2 + further, names)
    ours = {way: made for way, made in EXTREMES.items() if way not in plain.__globals__}
    plain = with_code(plain, plain.__code__, {**plain.__globals__, **ours})
    given = [f"x{i}" for i in range(further)]
    if not _is_pure(plain, {id(plain)}) or (paths := _paths(plain, given, names, labels)) is None:
        return None
    for way, coefficients in (("linear", linear), ("clamped", clamped)):
        try:
            lines = _lines(_next_state(paths, 0), coefficients, "    ")
        except NoRecurrenceError:
            continue
        scope: dict[str, object] = {"__name__": "udf_steps"}
        text = "\n".join([f"def step({', '.join(['row', *given, *names])}):", *lines])
        exec(compile(text, "<step>", "exec"), scope)  # noqa: S102 - text of terms, made above
        step = scope["step"]
        assert isinstance(step, FunctionType)
        return way, step
    return None


def _paths(
    plain: FunctionType, given: list[str], names: tuple[str, ...], labels: tuple[object, ...]
) -> list[tuple[Conditions, Term]] | None:
    """Return each way through the function and the next state there; None if symbols do not get through."""
    paths: list[tuple[Conditions, Term]] = []
    waiting: list[tuple[bool, ...]] = [()]
    while waiting:
        asked = waiting.pop()
        path = _Path(asked)
        state, row = Symbol(STATE, path), Symbol(Term("item", ("row",)), path, labels=labels)
        further, named = ([Symbol(Term("item", (one,)), path) for one in some] for some in (given, names))
        try:
            paths.append((path.taken, term_of(plain(state, row, *further, **dict(zip(names, named, strict=True)))[0])))
        except (NoRecurrenceError, TypeError, ValueError, ArithmeticError, LookupError, AttributeError, RecursionError):
            return None
        decisions = [goes for _, goes in path.taken]
        waiting += [(*decisions[:i], False) for i in range(len(asked), len(decisions))]
        if len(paths) + len(waiting) > MAX_PATHS:
            return None
    return paths


def _next_state(paths: list[tuple[Conditions, Term]], depth: int) -> Term:
    """Return one term of all ``paths``, which differ from their condition ``depth`` on."""
    if len(paths) == 1 and len(paths[0][0]) == depth:
        return paths[0][1]
    yes, no = ([one for one in paths if one[0][depth][1] is goes] for goes in (True, False))
    return select(paths[0][0][depth][0], _next_state(yes, depth + 1), _next_state(no, depth + 1))


def _lines(term: Term, coefficients: Callable[[Term, Term], tuple[Term, ...]], pad: str) -> list[str]:
    """Write what gives a term's coefficients: a branch for each choice by the row."""
    if term.head != "select":
        return [f"{pad}return {', '.join(map(text_of, coefficients(term, STATE)))}"]
    condition, yes, no = term.parts
    return [f"{pad}if {text_of(condition)}:", *_lines(yes, coefficients, pad + "    "), *_lines(no, coefficients, pad)]


def _is_pure(function: FunctionType, seen: set[int]) -> bool:
    """Return whether a run of the function ends, and leaves nothing behind: no loop, and it calls its like alone."""
    code = function.__code__
    if any(one.opname.startswith(IMPURE_INSTRUCTIONS) for one in dis.get_instructions(code)):
        return False
    names = {one.argval for one in dis.get_instructions(code) if one.opname in ("LOAD_GLOBAL", "LOAD_NAME")}
    outside = [function.__globals__.get(name, getattr(builtins, name, None)) for name in names]
    outside += map(cell_value, function.__closure__ or ())
    for one in outside:
        if type(one) in NUMBERS or any(one is each for each in PURE):
            continue
        if type(one) is not FunctionType:
            return False
        if id(one) not in seen:
            seen.add(id(one))
            if not _is_pure(one, seen):
                return False
    return True
