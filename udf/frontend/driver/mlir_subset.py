"""What numba-cuda-mlir computes as our own front end does: operations by the kinds of what they take; no others.

Each row was compared with our own front end, bit for bit, over the values at which types end
(tests/engine/test_mlir.py).

What is not here is wrong in silence (``!=`` and ``not`` of NaN, ``-x`` of an int32, quotients and shifts of integers,
comparisons of an integer with a float, powers, ``min``, ``round``, ``math.sqrt`` of an integer), raises in Python, or
was never looked at.
"""

from __future__ import annotations

import math
import operator
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from udf.base.handling import Handling

KINDS: Final = {"bool": "b", "int8": "n", "int16": "n", "int32": "n", "int64": "i", "float32": "f", "float64": "f"}
"""The kind of a type: "n" are integers of fewer than 64 bits. What is unsigned has other types there than here."""

WORDS: Final = {"b": "a bool", "n": "a narrow integer", "i": "an integer", "f": "a float"}

GROWING: Final = frozenset(["bb", "bn", "nb", "bi", "ib", "nn", "ni", "in", "ii", "ff", "if", "fi"])
DIVIDED: Final = frozenset(["ff", "if", "fi"])
WHOLE: Final = frozenset(["bb", "bn", "nb", "bi", "ib", "nn", "ni", "in", "ii"])
ORDERED: Final = WHOLE | {"ff", "nf", "fn"}

BINARY: Final[Mapping[Any, frozenset[str]]] = {
    **dict.fromkeys((operator.add, operator.sub, operator.mul), GROWING),
    **dict.fromkeys((operator.truediv, operator.floordiv, operator.mod), DIVIDED),
    **dict.fromkeys((operator.lt, operator.le, operator.gt, operator.ge, operator.eq), ORDERED),
    operator.ne: WHOLE,
    **dict.fromkeys((operator.and_, operator.or_, operator.xor), frozenset({"ii", "bb"})),
}
UNARY: Final[Mapping[Any, frozenset[str]]] = {
    operator.neg: frozenset("if"),
    operator.pos: frozenset("if"),
    operator.invert: frozenset("ni"),
    operator.not_: frozenset("bni"),
    abs: frozenset("if"),
    float: frozenset("nif"),
    int: frozenset("bi"),
    bool: frozenset("bnif"),
}

WITHOUT_ERRORS: Final[frozenset[Any]] = frozenset(
    {math.fabs, math.copysign, math.isnan, math.isinf, math.isfinite, math.atan, math.atan2, math.tanh, math.asinh}
    | {math.erf, math.erfc, math.degrees, math.radians}
)
FUNCTIONS: Final[frozenset[Any]] = WITHOUT_ERRORS | {
    *(math.sin, math.cos, math.tan, math.asin, math.acos, math.sinh, math.cosh, math.acosh, math.atanh, math.sqrt),
    *(math.exp, math.exp2, math.expm1, math.log, math.log2, math.log10, math.log1p, math.hypot, math.fmod),
    *(math.gamma, math.lgamma, math.remainder),
}
"""Functions of floats alone."""

EXACT: Final = 2**53
BY_CONSTANT: Final[Mapping[Any, Callable[[int], bool]]] = {
    **dict.fromkeys((operator.floordiv, operator.mod), lambda value: value > 0),
    **dict.fromkeys((operator.lshift, operator.rshift), lambda value: 0 <= value < 64),
}
"""What is right of integers beside a constant that it accepts."""

MAY_GROW: Final = (operator.add, operator.sub, operator.mul, operator.neg, operator.lshift, abs)
RAISES: Final = "it raises nothing, and {} may raise {}: say {}"


def refusal(typed: Any, how: Handling) -> tuple[int, str] | None:
    """Return the line and the name of the first thing in a typed function that is not taken; None if all is."""
    for number in sorted(typed.blocks):
        for statement in typed.blocks[number].body:
            why = _statement_refusal(statement, typed.typemap, how)
            if why is not None:
                return statement.loc.line, why
    return None


def _statement_refusal(statement: Any, types: Any, how: Handling) -> str | None:
    kind = type(statement).__name__
    if kind != "Assign":
        return None if kind in ("Del", "Jump", "Branch", "Return") else f"it does not support {kind.lower()}"
    value, target = statement.value, statement.target.name
    match type(value).__name__:
        case "Const" | "Global" | "FreeVar":
            return _constant(value.value)
        case "Var":
            return _common_kind(types[value.name], types[target], value.name)
        case "Expr":
            return _expression(value, target, types, how)
    return None  # an argument, whose type was looked at


def _constant(value: Any) -> str | None:
    if isinstance(value, int):
        return None if -(2**63) <= value < 2**63 else "it does not support integers of more than 64 bits"
    if isinstance(value, float | ModuleType) or (callable(value) and (value is range or value in {*UNARY, *FUNCTIONS})):
        return None
    return f"it does not support {getattr(value, '__name__', repr(value))}"


def _expression(node: Any, target: str, types: Any, how: Handling) -> str | None:
    """Return why an expression is not taken."""
    match node.op:
        case "binop" | "inplace_binop":
            fn = node.fn if node.op == "binop" else node.immutable_fn
            kinds = _kinds(types, node.lhs, node.rhs)
            literal = getattr(types[node.rhs.name], "literal_value", None)
            if fn in BY_CONSTANT and type(literal) is int and BY_CONSTANT[fn](literal) and kinds[0] in "ni":
                return _operation(fn, kinds, ("ni", "ii"), how, divides=False)
            return _operation(fn, _as_floats(kinds, types, node), BINARY.get(fn, ()), how)
        case "unary":
            return _operation(node.fn, _kinds(types, node.value), UNARY.get(node.fn, ()), how)
        case "call":
            return _call(node, types, how)
        case "cast":
            return _common_kind(types[node.value.name], types[target], "the result")
        case "getiter" | "iternext":
            return None if str(types[node.value.name]).startswith("range") else "it supports only loops over range()"
        case "pair_first" | "pair_second" | "getattr":  # of an iterator; of a module: what is called is looked at
            return None
    return f"it does not support {node.op.replace('_', ' ')}"


def _call(call: Any, types: Any, how: Handling) -> str | None:
    called, kinds = getattr(types[call.func.name], "typing_key", None), _kinds(types, *call.args)
    if called is range and not call.kws:
        return None if set(kinds) <= {"n", "i"} else f"it does not support a range of {_type_names(kinds)}"
    if call.kws or called not in {*UNARY, *FUNCTIONS}:
        return f"it does not support {getattr(called, '__name__', types[call.func.name])}"
    return _operation(called, kinds, UNARY.get(called, ("f", "ff")), how)


def _as_floats(kinds: list[str], types: Any, operation: Any) -> list[str]:
    """Return the kinds of an operation in which a constant that a float64 holds is a float, beside one."""
    literals = [getattr(types[side.name], "literal_value", None) for side in (operation.lhs, operation.rhs)]
    exact = [type(value) is int and abs(value) <= EXACT for value in literals]
    return ["f" if fits and "f" in kinds else kind for kind, fits in zip(kinds, exact, strict=True)]


def _operation(fn: Any, kinds: list[str], accepted: Any, how: Handling, *, divides: bool = True) -> str | None:
    name = fn.__name__
    if "".join(kinds) not in accepted:
        return f"it does not support {name} of {_type_names(kinds)}"
    if fn in MAY_GROW and set(kinds) <= set("bni") and how.overflow != "wrap":
        return RAISES.format(f"{name} of integers", "OverflowError", "overflow='wrap'")
    divides = divides and BINARY.get(fn) is DIVIDED
    if (divides or fn in FUNCTIONS - WITHOUT_ERRORS) and how.error_model != "numpy":
        error = "ZeroDivisionError" if divides else "ValueError or OverflowError"
        return RAISES.format(name, error, "error_model='numpy'")
    return None


def _kinds(types: Any, *variables: Any) -> list[str]:
    return [_kind(types[one.name]) for one in variables]


def _kind(kind: Any) -> str:
    """Return the kind of a type of values, or its name."""
    return KINDS.get(type_name(kind), type_name(kind))


def type_name(kind: Any) -> str:
    """Return the name of a type, of a constant that of its type."""
    return str(getattr(kind, "literal_type", None) or kind).replace("boolean", "bool")


def _common_kind(kind: Any, target: Any, name: str) -> str | None:
    """Return that a variable is an integer on one path and a float on another, which Python keeps apart."""
    same = _kind(kind) == _kind(target) or {_kind(kind), _kind(target)} == {"n", "i"}
    shown = "a value" if name.startswith("$") else name.partition(".")[0]
    return None if same else f"{shown} is not of one type on every path"


def _type_names(kinds: list[str]) -> str:
    return " and ".join(WORDS.get(kind, kind) for kind in kinds)
