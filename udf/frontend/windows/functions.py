"""How a function of arrays is declared: once, for NumPy's name, the method and the builtin."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, ClassVar, Final

from udf.frontend.numba_cuda import AbstractTemplate, signature, types
from udf.frontend.semantics.rules import LOWERING, TYPING
from udf.frontend.windows.access import At, opened
from udf.frontend.windows.kinds import as_array

if TYPE_CHECKING:
    from collections.abc import Callable

METHODS: Final[dict[str, Any]] = {}
"""Method of an array -> its typing rule."""

Parameters = dict[str, Any]


class Function(AbstractTemplate):  # type: ignore[misc]
    """A typing rule that knows its parameters' names and defaults, and sees literal types."""

    prefer_literal = True
    metadata: ClassVar = {"target": "cuda", "ours": True}  # Numba asks those of its target first
    implementation: Any
    signature: inspect.Signature
    typing: Any
    first: ClassVar[tuple[Any, ...]] = ()  # a method's own array

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the function's signature for ``args``; None leaves it to Numba."""
        cls = type(self)
        if self.context.inside_numba:
            return None
        try:
            bound = cls.signature.bind(*cls.first, *args, **dict(kws))
        except TypeError:
            return None
        given = dict(bound.arguments)
        parameters = cls.signature.parameters.items()
        kinds = {name: given[name] if name in given else _constant(p.default) for name, p in parameters}
        if not any(as_array(kind) for kind in _flat(kinds.values())):
            return None
        result = cls.typing(**kinds)
        if result is None:
            return None
        listed = list(kinds.values())[len(cls.first) :]
        names = list(cls.signature.parameters.values())[len(cls.first) :]
        sig = signature(result, *listed).replace(pysig=inspect.Signature(names))
        return sig.replace(recvr=cls.first[0]) if cls.first else sig

    def get_impl_key(self, sig: Any) -> Any:
        """Return the key of our implementation."""
        del sig
        return type(self).implementation


def _flat(kinds: Any) -> list[Any]:
    return [member for kind in kinds for member in (kind if isinstance(kind, types.BaseTuple) else (kind,))]


def _constant(value: Any) -> Any:
    """Return the type of a parameter's default."""
    return types.none if value is None else types.literal(value)


def declare(
    name: str, *functions: Any, method: bool = False, typing: Callable[..., Any]
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register ``functions`` (and the method ``name``), with the parameters of ``typing``, which gives their result.

    The decorated implementation gets (at, kinds, values, result): the types and the values of the parameters by name.
    Lookup tables arrive as arrays.
    """
    key = ("udf.array", name, functions)
    parameters = inspect.signature(typing)
    parameters = inspect.Signature([p.replace(annotation=p.empty) for p in parameters.parameters.values()])
    body = {"key": key, "implementation": key, "signature": parameters, "typing": staticmethod(typing)}
    template = type(f"Array_{name}", (Function,), body)
    for function in functions:
        own = type(f"Array_{name}", (template,), {"key": function})
        TYPING.register_global(function, types.Function(own))
    if method:
        METHODS[name] = template

    def register(lowering: Callable[..., Any]) -> Callable[..., Any]:
        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            at = At(context, builder)
            pairs = [opened(kind, at, value) for kind, value in zip(sig.args, args, strict=True)]
            kinds = dict(zip(parameters.parameters, (kind for kind, _ in pairs), strict=True))
            values = dict(zip(parameters.parameters, (value for _, value in pairs), strict=True))
            return lowering(at, kinds, values, sig.return_type)

        LOWERING.lower(key, types.VarArg(types.Any))(lower)
        return lowering

    return register


def method_of(kind: Any, name: str) -> Any:
    """Return the type of an array's method; None if it has none of that name."""
    template = METHODS.get(name)
    if template is None:
        return None
    return types.BoundFunction(type(template.__name__, (template,), {"first": (kind,)}), kind)
