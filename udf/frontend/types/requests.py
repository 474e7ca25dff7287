"""Constants of a call that is replaced: the pattern of a ``re`` function, the format of a time, a translation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from udf.base.records import dataclass
from udf.frontend.base.declarations import LOWERING, stand_in, typed_decorator
from udf.frontend.numba.names import OpaqueModel, register_model, types

if TYPE_CHECKING:
    from udf.text.regex.image import Pattern


class Request:
    """The base class of requests: frozen, equal by value, with all of its fields in its repr."""

    __slots__ = ()


class RequestType(types.Dummy):  # type: ignore[misc]
    """The type of one request."""

    def __init__(self, request: Any) -> None:
        self.request, self.samples = request, [request]
        super().__init__(f"constant {request!r}")


register_model(RequestType)(OpaqueModel)


@typed_decorator(LOWERING.lower_constant(RequestType))
def _constant(context: Any, *_: Any) -> Any:
    return context.get_dummy_value()


@dataclass(frozen=True, slots=True)
class PatternRequest(Request):
    """What is asked of a pattern: by which function, with which replacement, and whether only if there is a match."""

    pattern: Pattern
    how: str
    replacement: str = ""
    test: bool = False


regex_call: Final = stand_in("regex_call")
"""(asked, text, limit): stands for a call of ``re``."""
