"""The methods of ``str``, by one table: what each takes and gives, and how it is lowered.

``s.encode()``: the bytes of a text, of which there are ``len(b)`` and ``b.decode()``.

They are the text's own, which is UTF-8. ``s.encode("ascii", "ignore")`` leaves out what is no ASCII.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202
# mypy: disable-error-code="no-untyped-def,no-untyped-call"

from typing import Any, Final

from udf.frontend.base.declarations import INT64, LOWERING, attributes, define, implement, is_whole, raise_if, stand_in
from udf.frontend.base.declarations import method as decoding
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_structure, first_argument
from udf.frontend.base.tables import each
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.list.items import new_list, when, write_call
from udf.frontend.rules.text.method_rules import METHODS, Site, is_text, method
from udf.frontend.rules.text.text_library import INT32, PAIR, call
from udf.frontend.rules.text.text_operators import (
    NO_END,
    code_point_index,
    find_bytes,
    matches_at,
    nonzero,
    text_of_pair,
)
from udf.frontend.types.masked_kinds import BIT
from udf.frontend.types.text_kinds import UTF8, Text, build_text, concat_type, text_members, text_of
from udf.text.unicode_tables import flag

# -- searching ---------------------------------------------------------------------------------------


def _places(*kinds: Any) -> bool:
    return all(is_whole(kind) or isinstance(kind, types.NoneType) for kind in kinds)


def _limits(site: Site, kinds: Any, values: Any) -> list[Any]:
    """Return the first and the last place of a search, whole where they are not given."""
    found = [INT64(0), INT64(NO_END)]
    for i, (kind, value) in enumerate(zip(kinds, values, strict=True)):
        if not isinstance(kind, types.NoneType):
            found[i] = site.whole(kind, value)
    return found


def _search_type(_subject: Any, sought: Any, first: Any = types.none, last: Any = types.none) -> Any:
    return types.int64 if is_text(sought) and _places(first, last) else None


@each("find", "rfind", "count")
def _finds(name: str) -> None:
    @method(name, _search_type)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        texts = site.text(kinds[0], values[0]) + site.text(kinds[1], values[1])
        if name != "find" or len(kinds) > 2:
            return site.call(name, INT64, *texts, *_limits(site, kinds[2:], values[2:]))
        place = find_bytes(site.builder, texts)
        return place if site.encoding == "ascii" else code_point_index(site.builder, texts[0], place)


def _indexes(name: str, library: str) -> None:
    @method(name, _search_type)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        found = METHODS[library].lower(site, kinds, values)
        missing = site.builder.icmp_signed("<", found, INT64(0))
        raise_if(site.context, site.builder, missing, ValueError, "substring not found")
        return found


_indexes("index", "find")
_indexes("rindex", "rfind")


def _members(kind: Any) -> tuple[Any, ...] | None:
    """Return the texts that one argument has: several in a tuple."""
    members = tuple(kind) if isinstance(kind, types.BaseTuple) else (kind,)
    return members if all(map(is_text, members)) else None


def _ends(_subject: Any, sought: Any, first: Any = types.none, last: Any = types.none) -> Any:
    return types.boolean if _members(sought) is not None and _places(first, last) else None


def _fits(name: str, library: str) -> None:
    @method(name, _ends)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        builder, text = site.builder, site.text(kinds[0], values[0])
        whole = isinstance(kinds[1], types.BaseTuple)
        held = [builder.extract_value(values[1], i) for i in range(len(kinds[1]))] if whole else [values[1]]
        limits = _limits(site, kinds[2:], values[2:])
        answer = BIT(0)
        for kind, value in zip(_members(kinds[1]) or (), held, strict=True):
            texts = text + site.text(kind, value)
            if len(kinds) == 2:
                found = matches_at(builder, library, texts, kind)
            else:
                found = nonzero(builder, site.call(library, INT32, *texts, *limits))
            answer = builder.or_(answer, found)
        return answer


_fits("startswith", "starts")
_fits("endswith", "ends")


# -- parts -------------------------------------------------------------------------------------------


def _strip_type(subject: Any, of: Any = types.none) -> Any:
    return text_of(subject) if isinstance(of, types.NoneType) or is_text(of) else None


@each(("lstrip", 1), ("rstrip", 2), ("strip", 3))
def _strips(name: str, sides: int) -> None:
    @method(name, _strip_type)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        text = site.text(kinds[0], values[0])
        if len(kinds) == 1 or isinstance(kinds[1], types.NoneType):
            return text_of_pair(site.context, site.builder, site.call("strip", PAIR, *text, INT32(sides)))
        of = site.text(kinds[1], values[1])
        return text_of_pair(site.context, site.builder, site.call("strip_of", PAIR, *text, *of, INT32(sides)))


def _removed(name: str, library: str, *, front: bool) -> None:
    @method(name, lambda subject, part: text_of(subject) if is_text(part) else None)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        builder = site.builder
        (data, size), part = site.text(kinds[0], values[0]), site.text(kinds[1], values[1])
        has = matches_at(builder, library, [data, size, *part], kinds[1])
        less = builder.select(has, part[1], INT64(0))
        start = builder.add(data, less) if front else data
        return build_text(site.context, builder, start, builder.sub(size, less))


_removed("removeprefix", "starts", front=True)
_removed("removesuffix", "ends", front=False)


# -- predicates --------------------------------------------------------------------------------------

ALL: Final = {
    "isalpha": ("alpha",),
    "isdecimal": ("decimal",),
    "isdigit": ("digit",),
    "isnumeric": ("numeric",),
    "isalnum": ("alpha", "decimal", "digit", "numeric"),
    "isspace": ("space",),
}
"""Predicates -> the kinds of which each code point must be one."""

CASES: Final = {"islower": ("lower", ("upper", "title")), "isupper": ("upper", ("lower", "title"))}
"""Predicates -> what some code point must be, and what none may be."""


def _bits(names: tuple[str, ...]) -> Any:
    return INT32(sum(map(flag, names)))


def _asks(name: str, library: str, *flags: Any) -> None:
    @method(name, lambda subject: types.boolean)  # noqa: ARG005 - the type of the text does not matter
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        return nonzero(site.builder, site.call(library, INT32, *site.text(kinds[0], values[0]), *flags, *site.known()))


for _name, _flags in ALL.items():
    _asks(_name, "all", _bits(_flags))
for _name, (_wanted, _others) in CASES.items():
    _asks(_name, "case", _bits((_wanted,)), _bits(_others))
_asks("istitle", "title")
_asks("isidentifier", "name")


@method("isprintable", lambda subject: types.boolean)  # noqa: ARG005 - as above
def _printable(site: Site, kinds: Any, values: Any) -> Any:
    data, size = site.text(kinds[0], values[0])
    empty = site.builder.icmp_signed("==", size, INT64(0))
    every = nonzero(site.builder, site.call("all", INT32, data, size, _bits(("printable",)), *site.known()))
    return site.builder.or_(empty, every)


@method("isascii", lambda subject: types.boolean)  # noqa: ARG005 - as above
def _isascii(site: Site, kinds: Any, values: Any) -> Any:
    if site.encoding == "ascii":
        return BIT(1)
    return nonzero(site.builder, call(site.builder, "is_ascii", INT32, *site.text(kinds[0], values[0])))


# -- text that is made -------------------------------------------------------------------------------

CHANGES: Final = {"title": "titled"} | {name: name for name in ("lower", "upper", "casefold", "capitalize", "swapcase")}
"""Methods that change case -> the library's functions."""


@each(*CHANGES.items())
def _changes(name: str, library: str) -> None:
    @method(name, text_of)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        return site.make_text(library, *site.text(kinds[0], values[0]), *site.known())


def _replace_type(subject: Any, old: Any, fresh: Any, count: Any = types.none) -> Any:
    if not (is_text(old) and is_text(fresh) and _places(count)):
        return None
    return concat_type(text_of(subject), text_of(fresh))


@method("replace", _replace_type)
def _replace(site: Site, kinds: Any, values: Any) -> Any:
    texts = [part for kind, value in zip(kinds[:3], values[:3], strict=True) for part in site.text(kind, value)]
    some = len(kinds) > 3 and not isinstance(kinds[3], types.NoneType)
    return site.make_text("replace", *texts, site.whole(kinds[3], values[3]) if some else INT64(-1))


@method("expandtabs", lambda subject, tabsize=types.none: text_of(subject) if _places(tabsize) else None)
def _expandtabs(site: Site, kinds: Any, values: Any) -> Any:
    is_given = len(kinds) > 1 and not isinstance(kinds[1], types.NoneType)
    width = site.whole(kinds[1], values[1]) if is_given else INT64(TAB)
    return site.make_text("expandtabs", *site.text(kinds[0], values[0]), width)


TAB: Final = 8
"""The width of a tab that is not said."""

SIDES: Final = {"ljust": 0, "rjust": 1, "center": 2, "zfill": 3}
"""Methods that pad -> where the text stands (kernels/text_make.cuh, side)."""


def _pad_type(subject: Any, width: Any, fill: Any = types.none) -> Any:
    if not is_whole(width) or not (isinstance(fill, types.NoneType) or is_text(fill)):
        return None
    return text_of(subject) if isinstance(fill, types.NoneType) else concat_type(text_of(subject), text_of(fill))


def _zfill_type(subject: Any, width: Any) -> Any:
    return _pad_type(subject, width)


LONG_FILL: Final = "The fill character must be exactly one character long"


@each(*SIDES.items())
def _pads(name: str, how: int) -> None:
    @method(name, _zfill_type if name == "zfill" else _pad_type)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        has_fill = len(kinds) > 2 and not isinstance(kinds[2], types.NoneType)
        fill = types.literal("0" if name == "zfill" else " ")
        other = site.text(kinds[2], values[2]) if has_fill else site.text(fill, None)
        if has_fill and not (isinstance(kinds[2], types.StringLiteral) and len(kinds[2].literal_value) == 1):
            points = call(site.builder, "length_utf8", INT64, *other)
            wrong = site.builder.icmp_signed("!=", points, INT64(1))
            raise_if(site.context, site.builder, wrong, TypeError, LONG_FILL)
        return site.make_text(
            "pad", *site.text(kinds[0], values[0]), site.whole(kinds[1], values[1]), *other, INT32(how)
        )


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


LOWERING.lower("udf.bytes.decode", TextBytes, types.VarArg(types.Any))(first_argument)
