"""How a method of ``str`` is registered: typed, lowered, and what nullable texts and arguments by name mean.

A method of a nullable text, or with a nullable argument, is that method where all are there, else null.
"""

import sys
from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.records import dataclass
from udf.frontend.base.declarations import attributes
from udf.frontend.base.messages import RefusedError
from udf.frontend.numba.names import types
from udf.frontend.rules.null.null_plans import NullMethods
from udf.frontend.rules.text.text_library import call, tables
from udf.frontend.rules.text.text_operators import make_text
from udf.frontend.types.masked_kinds import BIT, Masked, build, masked_type, parts, unmask
from udf.frontend.types.text_kinds import Text, as_text, data_and_size, text_of


@dataclass(frozen=True, slots=True)
class Site:
    """A call of a method that is lowered: Numba's context and builder, and the encoding of the text."""

    context: Any
    builder: Any
    encoding: str

    def text(self, kind: Any, value: Any) -> tuple[Any, Any]:
        """Return the address and the size of an argument."""
        return data_and_size(self.builder, as_text(self.context, self.builder, kind, value))

    def whole(self, kind: Any, value: Any) -> Any:
        """Return an argument as int64."""
        return self.context.cast(self.builder, value, kind, types.int64)

    def call(self, name: str, result: Any, *arguments: Any) -> Any:
        """Call the library's function for this encoding."""
        return call(self.builder, f"{name}_{self.encoding}", result, *arguments)

    def make_text(self, name: str, *arguments: Any) -> Any:
        """Return the text that the library's function for this encoding makes."""
        return make_text(self.context, self.builder, f"{name}_{self.encoding}", *arguments)

    def known(self) -> tuple[Any, ...]:
        """Return the address of the tables, which functions of ASCII do not take."""
        return () if self.encoding == "ascii" else (tables(),)


@dataclass(frozen=True, slots=True)
class TextMethod:
    """One method: ``typing`` (types of the text and the arguments -> result, or None), and ``lower``."""

    typing: Callable[..., Any]
    lower: Callable[[Site, tuple[Any, ...], list[Any]], Any]


METHODS: Final[dict[str, TextMethod]] = {}


# -- typing and lowering of every row of the table ----------------------------------------------------


def _result(name: str, kinds: tuple[Any, ...]) -> Any:
    if text_of(unmask(kinds[0])) is None:
        return None
    result = method_type(name, tuple(map(unmask, kinds)))
    nullable = any(isinstance(kind, Masked) for kind in kinds)
    return masked_type(result) if nullable and result is not None else result


KEYWORDS: Final = {
    "split": ("sep", "maxsplit"), "rsplit": ("sep", "maxsplit"), "expandtabs": ("tabsize",),
    "splitlines": ("keepends",), "encode": ("encoding", "errors"),
    **({"replace": ("_old", "_new", "count")} if sys.version_info >= (3, 13) else {}),
}  # fmt: skip
"""Methods that take arguments by name -> the names, in order."""


def method_type(name: str, kinds: tuple[Any, ...]) -> Any:
    """Return the type of what a method of a text gives for arguments of some types; None if it takes no such."""
    method = METHODS[name]
    code = method.typing.__code__
    defaults = len(method.typing.__defaults__ or ())
    if not code.co_argcount - defaults <= len(kinds) <= code.co_argcount:
        return None
    return method.typing(*kinds)


NO_FORMAT_MAP: Final = "s.format_map() is not supported in a UDF; write an f-string"


@attributes(Text, Masked)
def _attribute_type(value: Any, attr: str) -> Any:
    if isinstance(unmask(value), Text) and attr == "format_map":
        raise RefusedError(NO_FORMAT_MAP, None)
    known = isinstance(unmask(value), Text) and attr in METHODS
    return types.BoundFunction(TEXT_METHODS.template(attr), value) if known else None


def _run(context: Any, builder: Any, name: str, operand_kinds: Any, args: Any, return_type: Any) -> Any:
    subject = text_of(unmask(operand_kinds[0]))
    assert subject is not None
    site = Site(context, builder, subject.suffix)
    method, kinds = METHODS[name], tuple(map(unmask, operand_kinds))
    if not isinstance(return_type, Masked):
        return method.lower(site, kinds, list(args))
    opened = [parts(context, builder, kind, value) for kind, value in zip(operand_kinds, args, strict=True)]
    valid = BIT(1)
    for _, there in opened:
        valid = builder.and_(valid, there)
    before = builder.block
    with builder.if_then(valid):
        result = method.lower(site, kinds, [value for value, _ in opened])
        after = builder.block
    either = builder.phi(result.type)
    either.add_incoming(llvm.Constant(result.type, None), before)
    either.add_incoming(result, after)
    return build(context, builder, return_type, either, valid)


TEXT_METHODS: Final = NullMethods("text", _result, _run, KEYWORDS)


def method(name: str, typing: Callable[..., Any]) -> Callable[[Any], Any]:
    """Register a method of text: the decorated function lowers it."""

    def register(lower: Any) -> Any:
        METHODS[name] = TextMethod(typing, lower)
        TEXT_METHODS.register([name])
        return lower

    return register


def is_text(kind: Any) -> bool:
    """Return whether a value of a type can be taken as text."""
    return text_of(kind) is not None
