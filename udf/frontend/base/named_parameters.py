"""Typing rules that know their parameters' names and defaults."""

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from udf.base.numba_settings import TARGET
from udf.frontend.numba.names import AbstractTemplate, signature, types


class NamedParameters(AbstractTemplate):  # type: ignore[misc]
    """A typing rule that knows its parameters' names and defaults, and sees literal types."""

    prefer_literal = True
    metadata: ClassVar = {"target": TARGET, "ours": True}  # Numba asks those of its target first
    signature: inspect.Signature
    typing: Any
    receiver: ClassVar[tuple[Any, ...]] = ()  # a method's own array, or group

    @classmethod
    def bind(cls, args: Any, kws: Any) -> dict[str, Any] | None:
        """Return the types of the parameters by name; None if these are not their arguments."""
        try:
            arguments = cls.signature.bind(*cls.receiver, *args, **dict(kws)).arguments
        except TypeError:
            return None
        parameters = cls.signature.parameters.items()
        return {name: arguments[name] if name in arguments else default_type(p.default) for name, p in parameters}

    @classmethod
    def signed(cls, result: Any, kinds: dict[str, Any]) -> Any:
        """Return Numba's signature for parameters of these types."""
        own = len(cls.receiver)
        both = inspect.Parameter.POSITIONAL_OR_KEYWORD  # Numba knows no others
        pysig = inspect.Signature([p.replace(kind=both) for p in list(cls.signature.parameters.values())[own:]])
        sig = signature(result, *list(kinds.values())[own:]).replace(pysig=pysig)
        return sig.replace(recvr=cls.receiver[0]) if own else sig


@cache
def parameters_of(typing: Callable[..., Any]) -> inspect.Signature:
    """Return the parameters of a typing rule, without annotations."""
    parameters = inspect.signature(typing).parameters.values()
    return inspect.Signature([p.replace(annotation=p.empty) for p in parameters])


def default_type(value: Any) -> Any:
    """Return the type of a parameter's default."""
    if isinstance(value, float | str):
        return types.Omitted(value)
    return types.none if value is None else types.literal(value)
