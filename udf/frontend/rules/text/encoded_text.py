"""``s.encode()``: the bytes of a text, of which there are ``len(b)`` and ``b.decode()``.

They are the text's own, which is UTF-8. ``s.encode("ascii", "ignore")`` leaves out what is no ASCII.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

from typing import Any, Final

from udf.frontend.base.declarations import LOWERING, attributes, define, implement, stand_in, typed_decorator
from udf.frontend.base.declarations import method as decoding
from udf.frontend.base.models import as_structure
from udf.frontend.base.refusals import RefusedError
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.list.items import new_list, when, write_call
from udf.frontend.rules.text.method_rules import method
from udf.frontend.types.text_kinds import UTF8, Text, text_members, text_of

ENCODINGS: Final = ("utf-8", "utf8", "UTF-8", "UTF8")
ASCII_NAMES: Final = ("ascii", "ASCII", "us-ascii")
REFUSED: Final = 's.encode() takes "utf-8", or "ascii" with "ignore", written out, in a UDF'
BYTES: Final = "bytes have no {!r} in a UDF: there are len(b) and b.decode()"


class TextBytes(types.Type):  # type: ignore[misc]
    """The bytes of a text."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(name=f"bytes of {text}")


as_structure(text_members, TextBytes)


ascii_only: Final = stand_in("ascii_only")
"""Stands for a text without what is no ASCII."""


@implement(ascii_only)
@when(lambda text: isinstance(text, Text))
def _ascii_only(text):
    made = new_list()
    for point in text:
        if ord(point) < 128:
            made.append(point)
    return "".join(made)


def _literal(kind: Any, otherwise: str) -> Any:
    return otherwise if isinstance(kind, types.NoneType) else getattr(kind, "literal_value", None)


def _encode_type(text: Any, encoding: Any = types.none, errors: Any = types.none) -> Any:
    name, how = _literal(encoding, "utf-8"), _literal(errors, "strict")
    known = text_of(text)
    assert known is not None
    if name in ENCODINGS and how in ("strict", "ignore", "replace"):
        return TextBytes(known)
    if name in ASCII_NAMES and (how == "ignore" or known.ascii):
        return TextBytes(known)
    raise RefusedError(REFUSED, None)


@method("encode", _encode_type)
def _lower_encode(site: Any, kinds: Any, values: Any) -> Any:
    text = text_of(kinds[0])
    assert text is not None
    value = site.context.cast(site.builder, values[0], kinds[0], text)  # of a constant its characters
    if len(kinds) > 1 and _literal(kinds[1], "utf-8") in ASCII_NAMES and not text.ascii:
        return write_call(site.context, site.builder, ascii_only, signature(UTF8, text), (value,))
    return value


@define(len, typing=lambda kind: types.int64 if isinstance(kind, TextBytes) else None)
def _len(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.extract_value(args[0], 1)


def _decode_type(kind: TextBytes, encoding: Any = types.none, errors: Any = types.none) -> Any:
    """Return the type of ``b.decode()``, of UTF-8 or ASCII."""
    names = (_literal(encoding, "utf-8"), _literal(errors, "strict"))
    known = all(name in (*ENCODINGS, *ASCII_NAMES, "ignore", "strict") for name in names)
    return kind.text if known else None


_DECODE: Final = decoding("udf.bytes.decode", _decode_type)


@attributes(TextBytes)
def _attribute_type(value: TextBytes, attr: str) -> Any:
    if attr == "decode":
        return types.BoundFunction(_DECODE, value)
    raise RefusedError(BYTES.format(attr), None)


@typed_decorator(LOWERING.lower("udf.bytes.decode", TextBytes, types.VarArg(types.Any)))
def _decode(_context: Any, _builder: Any, _sig: Any, args: Any) -> Any:
    return args[0]
