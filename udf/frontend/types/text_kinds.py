"""The type of text inside a function: where its UTF-8 bytes are, and how many.

Nobody owns the bytes: they are a column's, a constant's, or lie in the row's scratch memory, and all of these outlive
the row. So a value is copied freely, and a part of it is a value of its own.
"""

from itertools import accumulate
from typing import Any

from llvmlite import ir as llvm

from udf.frontend.base.constant_data import load_constant, text_address
from udf.frontend.base.declarations import INT64, LOWERING
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_structure
from udf.frontend.numba.names import Conversion, types
from udf.frontend.types.category_kinds import Category, strings_of
from udf.frontend.types.iterators import CountedIterable


class Text(CountedIterable):
    """Text, all ASCII or any: whether a byte is a code point."""

    def __init__(self, *, ascii: bool) -> None:  # noqa: A002 - str's own name for it
        self.ascii = ascii
        super().__init__(name="str" if not ascii else "str of ASCII")

    def can_convert_from(self, _typingctx: Any, other: Any) -> Any:
        """Return how a string becomes a value of this type; None for what does not, as text of any kind to ASCII."""
        kind = text_of(other)
        return None if kind is None or (self.ascii and not kind.ascii) else Conversion.safe

    @property
    def yielded(self) -> Any:
        """Return the type of a code point: text of its own."""
        return self

    @property
    def suffix(self) -> str:
        """Return what ends the names of library functions for this encoding."""
        return "ascii" if self.ascii else "utf8"


ASCII, UTF8 = Text(ascii=True), Text(ascii=False)


def kind_of_encoding(encoding: str) -> Text:
    """Return the type of the text of a column, "ascii" or "utf8"."""
    return ASCII if encoding == "ascii" else UTF8


def slot_type(dtype: Any) -> Any:
    """Return the type of what stands in a slot for a value: for text the address of where it is, and how long."""
    return types.uint64 if isinstance(getattr(dtype, "inner", dtype), Text) else dtype


def text_members(_: Any) -> list[tuple[str, Any]]:
    """Return the members of a text: an address as a number (a pointer would be one of Numba's objects), and bytes."""
    return [("data", types.uint64), ("size", types.int64)]


as_structure(text_members, Text)


def text_of(kind: Any) -> Text | None:
    """Return the type of text, a string written out or a category, as text; None of anything else."""
    if isinstance(kind, Text):
        return kind
    if isinstance(kind, (types.StringLiteral, Category)):
        return ASCII if all(text.isascii() for text in strings_of(kind)) else UTF8
    return None


def unify(first: Any, second: Any) -> Text | None:
    """Return the type of what is one text or another; None if one is none, or neither is text of a column."""
    if not (isinstance(first, Text) or isinstance(second, Text)):
        return None
    kinds = [text_of(first), text_of(second)]
    return None if None in kinds else concat_type(*kinds)


def text_results(kind: Any) -> Any:
    """Return a function's type of results with text for strings written out; None if it has none."""
    if isinstance(kind, types.StringLiteral):
        return text_of(kind)
    if isinstance(kind, types.BaseTuple) and any(isinstance(member, types.StringLiteral) for member in kind):
        members = [text_results(member) or types.unliteral(member) for member in kind]
        named = isinstance(kind, types.BaseNamedTuple)
        return types.BaseTuple.from_types(members, kind.instance_class) if named else types.Tuple(members)
    return None


def concat_type(*kinds: Any) -> Text:
    """Return the type of text that is made of all of these."""
    return ASCII if all(kind.ascii for kind in kinds) else UTF8


# -- values ------------------------------------------------------------------------------------------


def build_text(context: Any, builder: Any, data: Any, size: Any) -> Any:
    """Return a text value."""
    whole = llvm.Constant(context.get_value_type(ASCII), llvm.Undefined)
    return builder.insert_value(builder.insert_value(whole, data, 0), size, 1)


def data_and_size(builder: Any, value: Any) -> tuple[Any, Any]:
    """Return the address and the number of bytes of a text value."""
    return builder.extract_value(value, 0), builder.extract_value(value, 1)


def constant(context: Any, builder: Any, text: str) -> Any:
    """Return a text that is written out, its bytes in the module."""
    try:
        image = text.encode()
    except UnicodeEncodeError:
        raise RefusedError(f"a surrogate alone is not text in a UDF: {text!r}", None) from None
    return build_text(context, builder, text_address(builder, image) if image else INT64(8), INT64(len(image)))


def as_text(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """Return a value of any kind that :func:`text_of` knows as a text value."""
    if isinstance(kind, types.StringLiteral):
        return constant(context, builder, kind.literal_value)
    if isinstance(kind, Category):
        return _of_code(context, builder, kind, value)
    return value


def _of_code(context: Any, builder: Any, kind: Category, code: Any) -> Any:
    """Return the string of a code: all of them one behind the other, and where each begins and ends."""
    images = [text.encode() for text in kind.categories]
    if not any(images):
        return build_text(context, builder, INT64(8), INT64(0))
    ends = list(accumulate(map(len, images), initial=0))
    at = builder.zext(code, INT64)
    start = load_constant(builder, at, ends, INT64)
    stop = load_constant(builder, builder.add(at, INT64(1)), ends, INT64)
    data = builder.add(text_address(builder, b"".join(images)), start)
    return build_text(context, builder, data, builder.sub(stop, start))


@LOWERING.lower_cast(Text, Text)
@LOWERING.lower_cast(types.StringLiteral, Text)
@LOWERING.lower_cast(Category, Text)
def _cast(context: Any, builder: Any, fromty: Any, _toty: Any, val: Any) -> Any:
    return as_text(context, builder, fromty, val)
