"""Folds whose next state is linear in the state, ``a * state + b``: found by running the function on symbols.

``a`` and ``b`` depend on the row and on further arguments, never on the state. The function is run once for each way
that its conditions on the row can go; what it does with the state but add, subtract, scale and hand it on shows that it
is not linear. Nothing is assumed of code that is not run: what the symbols do not know ends the search.

Source: Blelloch, "Prefix sums and their applications", 1990, section 1.4 (first-order recurrences).
"""

from __future__ import annotations

import builtins
import dis
import math
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any, Final, NoReturn

from udf.base.operators import ARITHMETIC, BITWISE, COMPARISONS
from udf.bind.callables import as_function
from udf.bind.guards import cell_value

MAX_PATHS: Final = 16
"""Ways through a function, at most: each is a branch of the code that is made."""

MAX_CONDITIONS: Final = 12

MAX_EXPRESSION: Final = 1000
"""Characters of an expression, at most."""

NUMBERS: Final = (bool, int, float)

IMPURE_INSTRUCTIONS: Final = ("FOR_ITER", "JUMP_BACKWARD", "SEND", "YIELD", "STORE_ATTR", "STORE_GLOBAL",
    "STORE_SUBSCR", "STORE_DEREF", "DELETE", "IMPORT", "MAKE_FUNCTION", "LOAD_BUILD_CLASS")  # fmt: skip
"""How instructions begin of which a run could take any time, or leave a trace."""

PURE_BUILTINS: Final = (abs, max, min)
"""Builtins that symbols can be handed to."""

SYMBOLIC_BUILTINS: Final[set[int]] = set()
"""Functions of ours, by their id(), that stand for builtins."""


class NotLinearError(Exception):
    """The function does with its state, or with a row, what has no place in a linear recurrence."""


class Path:
    """The conditions on the way through a function, and which way they went: as asked, then always true."""

    def __init__(self, asked: tuple[bool, ...]) -> None:
        self._asked, self.taken = asked, list[tuple[str, bool]]()

    def goes(self, condition: str) -> bool:
        """Return which way ``condition`` goes."""
        if len(self.taken) >= MAX_CONDITIONS:
            raise NotLinearError
        place = len(self.taken)
        self.taken.append((condition, self._asked[place] if place < len(self._asked) else True))
        return self.taken[-1][1]


def _refuse(*_: object) -> NoReturn:
    raise NotLinearError


class Expression:
    """A value that does not depend on the state, as Python text of the row and the arguments."""

    __hash__ = None  # type: ignore[assignment]  # it is a key of nothing

    def __init__(self, text: str, path: Path, labels: tuple[Any, ...] = ()) -> None:
        if len(text) > MAX_EXPRESSION:
            raise NotLinearError
        self._text, self._path, self._labels = text, path, labels

    def __str__(self) -> str:
        return self._text

    def __bool__(self) -> bool:
        return self._path.goes(self._text)

    def __getitem__(self, label: Any) -> Expression:
        if type(label) is not str or label not in self._labels:
            raise NotLinearError
        return Expression(f"{self._text}[{label!r}]", self._path)

    def __getattr__(self, name: str) -> Expression:
        return self[name]

    def _with(self, other: Any, form: str) -> Any:
        if isinstance(other, LinearState | Nonlinear):
            return NotImplemented
        return Expression(form.format(self._text, source_of(other)), self._path)

    def __neg__(self) -> Expression:
        return Expression(f"(-{self._text})", self._path)

    def __pos__(self) -> Expression:
        return Expression(f"(+{self._text})", self._path)

    def __abs__(self) -> Expression:
        return Expression(f"abs({self._text})", self._path)

    __float__ = __int__ = __index__ = __iter__ = __len__ = __call__ = __contains__ = _refuse


class LinearState:
    """``a * state + b``, both known."""

    __hash__ = None  # type: ignore[assignment]  # as above

    def __init__(self, a: Any, b: Any) -> None:
        self.a, self.b = a, b

    def __add__(self, other: Any) -> Any:
        if isinstance(other, LinearState):
            return LinearState(self.a + other.a, _plus(self.b, other.b))
        return LinearState(self.a, _plus(self.b, other)) if is_state_free(other) else Nonlinear()

    def __radd__(self, other: Any) -> Any:
        return LinearState(self.a, _plus(other, self.b)) if is_state_free(other) else Nonlinear()

    def __sub__(self, other: Any) -> Any:
        if isinstance(other, LinearState):
            return LinearState(self.a - other.a, self.b - other.b)
        return LinearState(self.a, self.b - other) if is_state_free(other) else Nonlinear()

    def __rsub__(self, other: Any) -> Any:
        return LinearState(-self.a, other - self.b) if is_state_free(other) else Nonlinear()

    def __mul__(self, other: Any) -> Any:
        return LinearState(_times(self.a, other), _times(self.b, other)) if is_state_free(other) else Nonlinear()

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        return LinearState(self.a / other, self.b / other) if is_state_free(other) else Nonlinear()

    def __neg__(self) -> LinearState:
        return LinearState(-self.a, -self.b)

    def __pos__(self) -> LinearState:
        return self


class Nonlinear:
    """A value that depends on the state in another way: good for what a scan gives out, for no next state."""

    __hash__ = None  # type: ignore[assignment]  # as above


for _name in ("bool", "float", "int", "index", "iter", "len", "call", "getitem", "contains", "getattr"):
    setattr(LinearState, f"__{_name}__", _refuse)
    setattr(Nonlinear, f"__{_name}__", _refuse)

for _name, _symbol in (ARITHMETIC | BITWISE | COMPARISONS).items():
    _ahead = f"({{0}} {_symbol} {{1}})"
    setattr(Expression, f"__{_name}__", lambda self, other, form=_ahead: self._with(other, form))
    if _name not in COMPARISONS:
        _behind = f"({{1}} {_symbol} {{0}})"
        setattr(Expression, f"__r{_name}__", lambda self, other, form=_behind: self._with(other, form))
    for _side in ("", "r"):
        if not hasattr(LinearState, f"__{_side}{_name}__") or _name in COMPARISONS:
            setattr(LinearState, f"__{_side}{_name}__", lambda *_: Nonlinear())
        setattr(Nonlinear, f"__{_side}{_name}__", lambda *_: Nonlinear())
for _name in ("neg", "pos", "abs"):
    setattr(Nonlinear, f"__{_name}__", lambda _: Nonlinear())
LinearState.__abs__ = lambda _: Nonlinear()  # type: ignore[attr-defined]


def source_of(value: Any) -> str:
    """Return a value as Python text: a known one, or a number."""
    if isinstance(value, Expression):
        return str(value)
    if isinstance(value, _Number):
        return f"({int(value)})"
    if type(value) in NUMBERS:
        return f"float({str(value)!r})" if type(value) is float and not _is_finite(value) else f"({value!r})"
    raise NotLinearError


def _is_finite(value: float) -> bool:
    return value - value == 0


def is_state_free(value: Any) -> bool:
    """Return whether a value does not depend on the state."""
    return isinstance(value, Expression) or type(value) in NUMBERS


def _plus(left: Any, right: Any) -> Any:
    """Return the sum; without a 0 that was put there for want of anything else."""
    return right if left is ZERO else left if right is ZERO else left + right


def _times(value: Any, factor: Any) -> Any:
    return value if value is ZERO else factor if value is ONE else value * factor


class _Number(int):
    """A number that stands for the lack of a coefficient."""


ZERO, ONE = _Number(0), _Number(1)


# -- what is found -------------------------------------------------------------------------------------


def linear_steps(
    function: Callable[..., Any], further: int, keywords: Iterable[str], labels: tuple[Any, ...] = ()
) -> FunctionType | None:
    """Return ``step(row, *further, **keywords)``, which gives ``a, b`` of a scan's row; None if it is not linear.

    ``function`` gives (state, out); ``labels`` are those of a frame's row.

    Examples
    --------
    >>> linear_steps(lambda s, x: (0.9 * s + x, s), 0, ())(5.0)
    (0.9, 5.0)
    >>> linear_steps(lambda n, x: (0 if x > 3 else n + 1, n), 0, ())(2)
    (1, 1)
    >>> linear_steps(lambda s, x: (max(s, x), s), 0, ()) is None
    True
    """
    names = tuple(keywords)
    plain = as_function(function, 2 + further, names)
    return symbolic_steps(plain, LinearState(ONE, ZERO), _coefficients, further, names, labels)


def symbolic_steps(
    plain: FunctionType,
    state: Any,
    shown: Callable[[Any], str],
    further: int,
    names: tuple[str, ...],
    labels: tuple[Any, ...],
) -> FunctionType | None:
    """Return the function of a row that gives what ``shown`` says of the next state, where ``state`` is the one before.

    None if the symbols do not get through, or the function is not to be run.
    """
    if not _is_pure(plain, {id(plain)}):
        return None
    given = [f"x{i}" for i in range(further)]
    paths: list[tuple[list[tuple[str, bool]], str]] = []
    waiting: list[tuple[bool, ...]] = [()]
    while waiting:
        asked = waiting.pop()
        path = Path(asked)
        arguments, named = (Expression(name, path) for name in given), {name: Expression(name, path) for name in names}
        try:
            found = plain(state, Expression("row", path, labels), *arguments, **named)
            paths.append((path.taken, shown(found[0])))
        except (NotLinearError, TypeError, ValueError, ArithmeticError, LookupError, AttributeError, RecursionError):
            return None
        decisions = [goes for _, goes in path.taken]
        waiting += [(*decisions[:i], False) for i in range(len(asked), len(decisions))]
        if len(paths) + len(waiting) > MAX_PATHS:
            return None
    text = f"def step({', '.join(['row', *given, *names])}):\n" + "\n".join(_branches(paths, 0, 1))
    scope: dict[str, Any] = {"__name__": "udf_linear", "INF": math.inf}
    exec(compile(text, "<linear>", "exec"), scope)  # noqa: S102 - text of symbols, made above
    made: FunctionType = scope["step"]
    return made


def _is_pure(function: FunctionType, seen: set[int]) -> bool:
    """Return whether a run of the function ends, and leaves nothing behind: no loop, and it calls its like alone."""
    code = function.__code__
    if any(one.opname.startswith(IMPURE_INSTRUCTIONS) for one in dis.get_instructions(code)):
        return False
    names = {one.argval for one in dis.get_instructions(code) if one.opname in ("LOAD_GLOBAL", "LOAD_NAME")}
    outside = [function.__globals__.get(name, getattr(builtins, name, None)) for name in names]
    outside += map(cell_value, function.__closure__ or ())
    for one in outside:
        if id(one) in SYMBOLIC_BUILTINS:
            continue
        if type(one) is FunctionType and id(one) not in seen:
            seen.add(id(one))
            if not _is_pure(one, seen):
                return False
        elif (
            type(one) is not FunctionType
            and type(one) not in NUMBERS
            and not any(one is each for each in PURE_BUILTINS)
        ):
            return False
    return True


def _coefficients(state: Any) -> str:
    a, b = (state.a, state.b) if isinstance(state, LinearState) else (ZERO, state)
    return f"{source_of(a)}, {source_of(b)}"


def _branches(paths: list[tuple[list[tuple[str, bool]], str]], depth: int, indent: int) -> list[str]:
    """Write the tree of conditions whose leaves are ``paths``, from their condition ``depth`` on."""
    pad = "    " * indent
    if len(paths) == 1 and len(paths[0][0]) == depth:
        return [f"{pad}return {paths[0][1]}"]
    condition = paths[0][0][depth][0]
    sides = [[one for one in paths if one[0][depth][1] is goes] for goes in (True, False)]
    lines = [f"{pad}if {condition}:", *_branches(sides[0], depth + 1, indent + 1)]
    return [*lines, *_branches(sides[1], depth + 1, indent)]
