"""How a rule is written: one function that types an operation, one that lowers it."""

from __future__ import annotations

import inspect
import math
import struct
from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import ContextVar
from typing import Any, ClassVar, Final, Protocol

from llvmlite import ir as llvm

from udf.base.contexts import holding
from udf.base.numba_settings import FAST_FUNCTIONS, TARGET
from udf.frontend.base.current import compilation, inside_numba
from udf.frontend.numba.names import (
    AbstractTemplate,
    AttributeTemplate,
    ImplRegistry,
    TypingRegistry,
    make_overload_template,
    signature,
    types,
)

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


class Lowerings(Protocol):
    """Numba's registry of implementations, whose decorators have a type."""

    lower: Callable[..., Decorator]
    lower_cast: Callable[..., Decorator]
    lower_constant: Callable[..., Decorator]
    lower_getattr: Callable[..., Decorator]
    lower_getattr_generic: Callable[..., Decorator]


TYPING: Final = TypingRegistry()
LOWERING: Final[Lowerings] = ImplRegistry("udf")
RULES: Final[dict[Any, tuple[Any, Any]]] = {}
EXCLUSIVE: Final[set[Any]] = set()
"""Functions whose rules are all here: what these refuse is refused, and Numba's serve Numba's own code only."""

_RAISING: Final[ContextVar[tuple[Any, Any]]] = ContextVar("raising", default=(None, None))
"""The builder of a function, and where what it lowers may raise."""

Operands = tuple[Any, ...]


class OwnTemplate(AbstractTemplate):  # type: ignore[misc]
    """A typing rule of our target's, which Numba asks before its own."""

    metadata: ClassVar = {"target": TARGET, "ours": True}


class Rule(OwnTemplate):
    """A typing rule that sees literal types, and whose implementation has a key of its own.

    Numba calls a rule for what types in a context; this one needs none, so it is an object and not a class of its own:
    making 640 classes took 10 ms of a process.
    """

    prefer_literal = True

    def __init__(self, operation: Any, typing: Callable[..., Any], implementation: Any) -> None:
        self.key, self.typing, self.implementation = operation, typing, implementation

    def __call__(self, _context: Any) -> Rule:
        """Return what types in ``context``."""
        return self

    def generic(self, args: Operands, kws: dict[str, Any]) -> Any:
        """Return the operation's signature for ``args``; None leaves it to Numba."""
        if kws or inside_numba():
            return None
        result = self.typing(*args) if takes(self.typing, len(args)) else None
        return None if result is None else signature(result, *args)

    def get_impl_key(self, _sig: Any) -> Any:
        """Return the key of our implementation."""
        return self.implementation


def takes(function: Callable[..., Any], count: int) -> bool:
    """Return whether a typing rule has so many parameters."""
    code = function.__code__
    return count == code.co_argcount or bool(code.co_flags & 0x04)


def _claim(operation: Any) -> None:
    if getattr(operation, "__module__", "") == "math" or operation in {round, pow, repr}:
        EXCLUSIVE.add(operation)


def define(
    *operations: Any, typing: Callable[..., Any], opposite: tuple[Any, ...] = ()
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register ``typing`` (argument types -> result type, or None) and the decorated implementation.

    The implementation gets ``(context, builder, sig, args)``; arguments come in the types of ``sig``. The operations
    ``opposite`` give what is true where ``operations`` are false.
    """

    def register(lowering: Callable[..., Any]) -> Callable[..., Any]:
        for operation in operations:
            _claim(operation)
            key = ("udf", operation, lowering)  # two rules may share an operation
            TYPING.register_global(operation, (Rule(operation, typing, key),))
            RULES.setdefault(operation, (typing, lowering))
            LOWERING.lower(key, types.VarArg(types.Any))(lowering)
        if opposite:
            define(*opposite, typing=typing)(
                lambda context, builder, *given: builder.not_(lowering(context, builder, *given))
            )
        return lowering

    return register


def alias(operation: Any, other: Any, inside: Callable[[Any], Any], of_bools: Any = None) -> None:
    """Register ``operation`` with the rule of another that means the same for scalars, or ``of_bools`` for bools.

    It is lowered in the context ``inside(builder)``.
    """

    def typing(*kinds: Any) -> Any:
        rule = _rule(other, of_bools, kinds)
        return rule[0](*kinds) if rule is not None and takes(rule[0], len(kinds)) else None

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        with inside(builder):
            return _rule(other, of_bools, sig.args)[1](context, builder, sig, args)


def _rule(other: Any, of_bools: Any, kinds: Any) -> Any:
    return RULES.get(of_bools if all(isinstance(kind, types.Boolean) for kind in kinds) else other)


def stand_in(name: str) -> Callable[..., Any]:
    """Return a function that stands in the code of a user's function for what its rule gives; nothing calls it."""

    def stub(*_: Any) -> Any:
        raise NotImplementedError(name)

    stub.__name__ = stub.__qualname__ = name
    return stub


def implement(operation: Any, *, literal: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register what is written in Python: argument types (``literal`` ones, if so asked) -> function, or None."""

    def register(choose: Callable[..., Any]) -> Callable[..., Any]:
        _claim(operation)
        template = make_overload_template(
            operation, choose, {}, strict=False, inline="never", prefer_literal=literal, target=TARGET, ours=True
        )
        TYPING.register_global(operation, (template,))
        return choose

    return register


def attributes(*kinds: Any) -> Callable[[Callable[[Any, str], Any]], Callable[[Any, str], Any]]:
    """Register what types the attributes of ``kinds``: (type, name) -> type; None leaves one to other rules."""

    def register(resolve: Callable[[Any, str], Any]) -> Callable[[Any, str], Any]:
        for kind in kinds:
            body = {"key": kind, "metadata": {"target": TARGET}, "generic_resolve": lambda _, *asked: resolve(*asked)}
            TYPING.register_attr(type(f"{kind.__name__}Attributes", (AttributeTemplate,), body))
        return resolve

    return register


def method(key: str, typing: Callable[..., Any]) -> Any:
    """Return Numba's rule for a method that is lowered as ``key``: ``typing`` (owner, arguments) -> type, or None."""
    whole = inspect.signature(typing)
    _, *others = whole.parameters.values()
    named = inspect.Signature([p if p.default is p.empty else p.replace(default=None) for p in others])

    def generic(self: Any, args: Any, kws: Any) -> Any:
        try:
            bound = whole.bind(self.this, *args, **dict(kws))
        except TypeError:
            return None
        if kws:
            bound.apply_defaults()
        result = typing(*bound.args)
        made = None if result is None else signature(result, *bound.args[1:], recvr=self.this)
        return made.replace(pysig=named) if made and kws else made

    return type(key, (AbstractTemplate,), {"key": key, "generic": generic, "prefer_literal": True})


def static_items(typing: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """Register what types ``x[index]`` where Numba has found the index: (type of x, index) -> signature, or None."""
    body = {"key": "static_getitem", "generic": lambda _, args, __: typing(*args)}
    TYPING.register(type("StaticItem", (AbstractTemplate,), body))
    return typing


def iterators(typing: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Register what types ``iter(x)``: type of x, a literal one if it is -> signature, or None."""
    generic = lambda _, args, kws: None if kws else typing(*args)  # noqa: E731 - a method
    TYPING.register(type("Iterator", (OwnTemplate,), {"key": "getiter", "generic": generic, "prefer_literal": True}))
    return typing


HUGE: Final = 1e100
"""From here on constants are opaque to NVVM: what it computes of them may overflow, and then be NaN."""


@LOWERING.lower_constant(types.Float)
def _constant(context: Any, builder: Any, ty: Any, pyval: Any) -> Any:
    if builder is None or abs(float(pyval)) < HUGE:  # some of our own rules ask for a constant alone
        return context.get_data_type(ty)(pyval)
    return opaque(builder, pyval, ty)


# -- what typing rules ask ---------------------------------------------------------------------------


def is_whole(kind: Any) -> bool:
    """Return whether a type is an integer or bool, which Python takes for one."""
    return isinstance(kind, (types.Integer, types.Boolean))


def is_real(kind: Any) -> bool:
    """Return whether a type is a float that a column can hold."""
    return kind in (types.float32, types.float64)


def is_half(kind: Any) -> bool:
    """Return whether a type is NumPy's float16, which is stored and converted, and computed with as a wider float."""
    return bool(kind == types.float16)


def is_complex(kind: Any) -> bool:
    """Return whether a type is a complex number's."""
    return isinstance(kind, types.Complex)


def is_number(kind: Any) -> bool:
    """Return whether a type is an integer, a bool or a float."""
    return is_whole(kind) or is_real(kind)


def is_uint64(kind: Any) -> bool:
    """Return whether a type holds values beyond 2**63."""
    return isinstance(kind, types.Integer) and not kind.signed and kind.bitwidth == 64


def is_never_negative(kind: Any) -> bool:
    """Return whether no value of an integer type is negative; of a literal, whether it is not."""
    if isinstance(kind, types.IntegerLiteral):
        return bool(kind.literal_value >= 0)
    return isinstance(kind, types.Boolean) or not kind.signed


def common_integer(*kinds: Any) -> Any:
    """Return the 64-bit type in which integers meet: uint64 if one is, and none can be negative."""
    if any(is_uint64(kind) for kind in kinds) and all(is_never_negative(kind) for kind in kinds):
        return types.uint64
    return types.int64


def common_real(*kinds: Any) -> Any:
    """Return the type in which floats (and integers) meet: float32 only among themselves."""
    return types.float32 if all(kind == types.float32 for kind in kinds) else types.float64


def common_number(*kinds: Any) -> Any:
    """Return the type in which numbers meet; None if not all are numbers."""
    if not all(map(is_number, kinds)):
        return None
    return common_integer(*kinds) if all(map(is_whole, kinds)) else common_real(*kinds)


def typing_of(count: int, result: Any = common_real) -> Any:
    """Return the typing rule of a function of ``count`` numbers; its ``result`` is a type, or one of their types."""

    def typing(*kinds: Any) -> Any:
        if len(kinds) != count or not all(map(is_number, kinds)):
            return None
        return result if isinstance(result, types.Type) else result(*kinds)

    return typing


common_of_one, common_of_two = typing_of(1, common_number), typing_of(2, common_number)


# -- what implementations use ------------------------------------------------------------------------


def literal(kind: Any) -> int | None:
    """Return the value of an integer literal type, else None."""
    return int(kind.literal_value) if isinstance(kind, types.IntegerLiteral) else None


def is_nonzero(kind: Any, value: Any) -> bool:
    """Return whether an operand is known not to be zero when it is lowered."""
    known = literal(kind)
    if known is None and isinstance(value, llvm.Constant):
        known = value.constant
    return isinstance(known, (int, float)) and known != 0


def raise_if(context: Any, builder: Any, condition: Any, exception: type[Exception], *arguments: Any) -> None:
    """Return from the function with ``exception(*arguments)`` where ``condition`` holds."""
    with builder.if_then(where(builder, condition), likely=False):
        context.call_conv.return_user_exc(builder, exception, arguments)


def raising_where(builder: Any, condition: Any) -> AbstractContextManager[None]:
    """Lower what runs on every value, but may raise only where ``condition`` holds."""
    return holding(_RAISING, (builder, condition))


def note_if(context: Any, builder: Any, condition: Any, exception: type[Exception], *arguments: Any) -> None:
    """Raise where ``condition`` holds, at the function's end if it has no loop.

    What follows in the function may still be computed, so it must be defined for any value.
    """
    context.call_conv.refuse(builder, where(builder, condition), exception, arguments)


def where(builder: Any, condition: Any) -> Any:
    """Return ``condition``, where it may raise at all: :func:`raising_where`."""
    owner, limit = _RAISING.get()
    return condition if owner is not builder else builder.and_(condition, limit)


def not_a_number(builder: Any, kind: Any = None) -> Any:
    """Return NaN as a float type, in a form that NVVM does not look into."""
    return opaque(builder, math.nan, kind)


def opaque(builder: Any, value: float, kind: Any = None) -> Any:
    """Return a constant as a float type, in a form that NVVM does not look into.

    It takes sums of constants that are NaN for equal to themselves: ``y = math.nan - 1.0; y == y`` was True, and so was
    ``y = math.inf - math.inf; y == y``.
    """
    single = kind == types.float32
    bits = struct.pack(">f" if single else ">d", value).hex().upper()
    text = f"mov.f32 $0, 0f{bits};" if single else f"mov.f64 $0, 0d{bits};"
    result = llvm.FloatType() if single else DOUBLE
    return builder.call(llvm.InlineAsm(llvm.FunctionType(result, []), text, "=f" if single else "=d"), [])


_INTRINSICS: Final = {
    "__nv_fabs": "llvm.nvvm.fabs.d",
    "__nv_sqrt": "llvm.nvvm.sqrt.rn.d",
    "__nv_floor": "llvm.nvvm.floor.d",
    "__nv_trunc": "llvm.nvvm.trunc.d",
    "__nv_ceil": "llvm.nvvm.ceil.d",
    "__nv_rint": "llvm.nvvm.round.d",
}
"""What functions of libdevice are made of, each one instruction of PTX. A function that needs no others is compiled
without libdevice, whose 480 KB take NVVM longer to read than most functions to compile."""


def external(builder: Any, name: str, result: Any, *arguments: Any) -> Any:
    """Call a libdevice function or LLVM intrinsic; with ``fastmath`` the approximation that there is of it."""
    if name in FAST_FUNCTIONS and compilation().fastmath:
        name = name.replace("__nv_", "__nv_fast_")
    name = _INTRINSICS.get(name, name)
    function_type = llvm.FunctionType(result, [argument.type for argument in arguments])
    module = builder.module
    function = module.globals.get(name) or llvm.Function(module, function_type, name)
    return builder.call(function, arguments)


def convert_arguments(context: Any, builder: Any, sig: Any, args: Operands, to: Any = None) -> list[Any]:
    """Return the arguments in the result's type, or as ``to``."""
    return [context.cast(builder, a, t, to or sig.return_type) for a, t in zip(args, sig.args, strict=True)]


def magnitude(builder: Any, value: Any) -> Any:
    """Return a float without its sign."""
    return external(builder, "__nv_fabs" if value.type == DOUBLE else "__nv_fabsf", value.type, value)


def libdevice_name(name: str, sig: Any) -> tuple[str, Any]:
    """Return libdevice's name of a function in the result's precision, and its LLVM result type."""
    single = sig.return_type == types.float32
    return f"__nv_{name}{'f' if single else ''}", llvm.FloatType() if single else DOUBLE


BIT: Final = llvm.IntType(1)
DOUBLE: Final = llvm.DoubleType()
INT64: Final = llvm.IntType(64)
