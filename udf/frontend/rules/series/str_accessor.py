"""``s.str``: a method of text on every text of a Series. What it gives is computed where it is asked for.

Source: pandas 3, core/strings/accessor.py.
"""

import inspect
import operator
from collections.abc import Callable
from typing import Any, Final

from udf.frontend.base.declarations import INT64, LOWERING, attributes, define, static_items
from udf.frontend.base.messages import RefusedCallError, RefusedError
from udf.frontend.base.tables import each
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of
from udf.frontend.rules.array.array_functions import declare, method_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.series.series_declarations import constant_bool, same
from udf.frontend.rules.text.method_rules import METHODS, Site, is_text, method_type
from udf.frontend.rules.text.text_operators import find_bytes
from udf.frontend.types.array_kinds import Array, DerivedArray, Filter, register_struct
from udf.frontend.types.series_kinds import Accessor, Series
from udf.frontend.types.text_kinds import Text

SPECIAL: Final = frozenset(".^$*+?{}[]\\|()")
"""Characters that mean more than themselves in a regular expression."""

NO_TEXT: Final = "Can only use .str accessor with string values"
NO_NULLS: Final = "s.str of text with nulls is not supported in a UDF: s.dropna().str"
NO_ITEM: Final = "s.str[i] is NaN where a text is shorter, which a UDF does not have; s.str[i:i + 1] is empty there"
NO_PATTERN: Final = "s.str.{}() of a regular expression is not supported in a UDF; loop over s and re.search(..)"
NO_UNICODE: Final = (
    "s.str.{0}() of text beyond ASCII is Python's or pyarrow's, by where pandas keeps the column; "
    "[t.{0}() for t in s] is Python's"
)
BY_STORAGE: Final = (
    *("lower", "upper", "title", "capitalize", "swapcase", "isalpha", "isdigit", "isalnum", "islower", "isupper"),
    *("istitle", "isnumeric", "isdecimal"),
)
"""Methods for which pyarrow has other answers than Python, of some code points beyond ASCII."""

NO_METHOD: Final = "s.str.{0} is not supported in a UDF; loop over s, and call what str has: [t.strip() for t in s]"


class StrAccessor(Accessor):
    """``series.str``."""

    text = "{}.str"


class TextMethod(DerivedArray):
    """What ``method`` gives of every text of ``base``, with further arguments of the types ``arguments``."""

    fields = ("method", "arguments")
    method: str
    arguments: tuple[Any, ...]


register_struct(StrAccessor, "owner")
register_struct(TextMethod, "base", ("arguments", lambda kind: types.Tuple(kind.arguments)))


@item_of.register
def _item(kind: TextMethod, at: InsertPoint, value: Any, index: Any) -> Any:
    text = item_of(kind.base, at, at.member(kind, value, "base"), index)
    arguments = cgutils.unpack_tuple(at.builder, at.member(kind, value, "arguments"), len(kind.arguments))
    kinds, values = (kind.base.dtype, *kind.arguments), [text, *arguments]
    if kind.method in BUILTINS:
        return at.call(BUILTINS[kind.method], kinds, values, kind.dtype)
    site = Site(at.context, at.builder, kind.base.dtype.suffix)
    if kind.method == "contains":
        sought = site.text(kinds[0], text) + site.text(kinds[1], arguments[0])
        return at.builder.icmp_signed(">=", find_bytes(at.builder, sought), INT64(0))
    return METHODS[kind.method].lower(site, kinds, values)


BUILTINS: Final = {"len": len, "[]": operator.getitem}
"""What is asked of a text by an operation, not by a method of its own."""


def _each(a: Array, method: str, arguments: tuple[Any, ...], dtype: Any) -> Array:
    """Return the type of what ``method`` gives; of texts that a mask keeps it is under that mask."""
    if isinstance(a, Filter):
        return Filter(_each(a.base, method, arguments, dtype), a.mask)
    return TextMethod(a, method, arguments, dtype=dtype)


def _made(at: InsertPoint, kind: Array, base: Any, arguments: list[Any]) -> Any:
    """Return an array of type ``kind``, over the texts ``base``."""
    if isinstance(kind, Filter):
        under = at.members(Filter(kind.base.base, kind.mask), base)
        return at.struct(kind, base=_made(at, kind.base, under.base, arguments), mask=under.mask)
    values = [at.context.get_dummy_value() if value is None else value for value in arguments[: len(kind.arguments)]]
    return at.struct(kind, base=base, arguments=at.context.make_tuple(at.builder, types.Tuple(kind.arguments), values))


# -- what pandas' parameters are to a text's own method: of types, or of values --------------------------

PARAMETERS: Final[dict[str, Callable[..., tuple[Any, ...]]]] = {
    **dict.fromkeys((*BY_STORAGE, "casefold", "isspace", "isascii", "len"), lambda: ()),
    **dict.fromkeys(("strip", "lstrip", "rstrip"), lambda to_strip=None: (to_strip,)),
    **dict.fromkeys(("startswith", "endswith"), lambda pat, na=None: (pat,)),  # noqa: ARG005 - there are no nulls
    **dict.fromkeys(("find", "rfind", "index", "rindex"), lambda sub, start=None, end=None: (sub, start, end)),
    **dict.fromkeys(("ljust", "rjust"), lambda width, fillchar=None: (width, fillchar)),
    "zfill": lambda width: (width,),
    "removeprefix": lambda prefix: (prefix,),
    "removesuffix": lambda suffix: (suffix,),
    "contains": lambda pat, case=True, flags=None, na=None, regex=True: (pat,),  # noqa: ARG005 - as above
    "count": lambda pat, flags=None: (pat,),  # noqa: ARG005 - as above
    "replace": lambda pat, repl, n=None, case=None, flags=None, regex=False: (pat, repl, n),  # noqa: ARG005 - as above
}  # fmt: skip

STR_METHODS: Final[dict[str, Any]] = {}
"""``str.lower`` and the like -> its typing rule."""


def _dtype(name: str, text: Text, arguments: tuple[Any, ...]) -> Any:
    """Return the type of what a method gives of one text."""
    if name in BY_STORAGE and not text.ascii:
        raise RefusedCallError(NO_UNICODE.format(name))
    if name == "len":
        return types.int64
    if name == "contains":
        return types.boolean if is_text(arguments[0]) else None
    return method_type(name, (text, *arguments))


def _check(name: str, kinds: dict[str, Any]) -> None:
    """Refuse what a pattern means as a regular expression, and how case is ignored in it."""
    if "flags" not in kinds:
        return
    pattern, case = getattr(kinds["pat"], "literal_value", None), kinds.get("case", types.none)
    plain = isinstance(pattern, str) and not SPECIAL & set(pattern) and name != "replace"
    is_plain = plain or constant_bool(kinds.get("regex", types.none)) is False
    unset = isinstance(kinds["flags"], types.NoneType) and (
        isinstance(case, types.NoneType) or constant_bool(case) is True
    )
    if not (is_plain and unset):
        raise RefusedCallError(NO_PATTERN.format(name))


@each(*PARAMETERS.items())
def _declare(name: str, arguments_of: Callable[..., tuple[Any, ...]]) -> None:
    """Register ``s.str.name``; ``arguments_of`` makes of pandas' parameters what the text's own method takes."""

    def typing(a: Any, **kinds: Any) -> Any:
        _check(name, kinds)
        arguments = arguments_of(**kinds)
        while arguments and isinstance(arguments[-1], types.NoneType):
            arguments = arguments[:-1]
        dtype = _dtype(name, a.dtype, arguments)
        return None if dtype is None else _each(a, name, arguments, dtype)

    own = inspect.signature(arguments_of).parameters.values()
    first = inspect.Parameter("a", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    typing.__signature__ = inspect.Signature([first, *own])  # type: ignore[attr-defined]

    @declare(f"Series.str.{name}", method=True, typing=typing, methods=STR_METHODS, labels=same)
    def lower(at: InsertPoint, _kinds: Any, values: Any, result: Any) -> Any:
        arguments = arguments_of(**{name: value for name, value in values.items() if name != "a"})
        return _made(at, result, values["a"], list(arguments))


# -- the accessor ------------------------------------------------------------------------------------------


def str_accessor(series: Series) -> StrAccessor:
    """Return the type of ``series.str``.

    Raises
    ------
    RefusedError
        If the Series is not of text, or has nulls.
    """
    if isinstance(series.dtype, Text):
        return StrAccessor(series)
    raise RefusedError(NO_NULLS if isinstance(getattr(series.dtype, "inner", None), Text) else NO_TEXT, None)


@attributes(StrAccessor)
def _method(value: StrAccessor, attr: str) -> Any:
    """Return the type of a method; refuse what there is not."""
    found = method_of(value.owner, f"str.{attr}", STR_METHODS)
    if found is None:
        raise RefusedError(NO_METHOD.format(attr), None)
    return found


@LOWERING.lower_cast(StrAccessor, Series)
def _as_series(context: Any, builder: Any, fromty: StrAccessor, _toty: Series, val: Any) -> Any:
    return InsertPoint(context, builder).member(fromty, val, "owner")


def _cut(texts: Any, index: Any) -> Any:
    if not isinstance(texts, StrAccessor) or not isinstance(index, types.SliceType):
        return None
    series = texts.owner
    return Series(_each(series.base, "[]", (index,), series.dtype), series.labels)


@static_items
def _no_item(texts: Any, index: Any) -> Any:
    """Refuse ``s.str[0]``."""
    if isinstance(texts, StrAccessor) and isinstance(index, int):
        raise RefusedError(NO_ITEM, None)


@define(operator.getitem, typing=_cut)
def _lower_cut(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, (kind, _) = InsertPoint(context, builder), sig.args
    base = at.member(kind.owner, at.member(kind, args[0], "owner"), "base")
    return at.struct(sig.return_type, base=_made(at, sig.return_type.base, base, [args[1]]))
