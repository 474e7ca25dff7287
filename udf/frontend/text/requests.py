"""Constants of a call that has a meaning of its own: what is asked of a pattern, how a time is written."""

from __future__ import annotations

from typing import Any

from udf.frontend.numba.names import OpaqueModel, register_model, types
from udf.frontend.semantics.rules import LOWERING, typed_decorator


class Request:
    """The base of such constants: frozen, equal by value, and said whole by its repr."""

    __slots__ = ()


class RequestType(types.Dummy):  # type: ignore[misc]
    """The type of one constant."""

    def __init__(self, asked: Any) -> None:
        self.asked, self.samples = asked, [asked]
        super().__init__(f"constant {asked!r}")


register_model(RequestType)(OpaqueModel)


@typed_decorator(LOWERING.lower_constant(RequestType))
def _constant(context: Any, *_: Any) -> Any:
    return context.get_dummy_value()
