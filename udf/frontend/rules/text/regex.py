"""What ``re`` gives inside a function: truth, a match, lists of texts, a text in which matches are replaced.

A match is where its text lies, and the memory in which the places of its groups are; a search that finds none gives 0
for that, which is None. A pattern is bytes in the module that functions of the library read (udf/text/regex).
"""

import operator
import re
from typing import Any, Final

import numpy as np
from llvmlite import ir as llvm

from udf.base.raising import TOO_MUCH
from udf.frontend.base.constant_data import words_address
from udf.frontend.base.declarations import INT64, LOWERING, define, is_whole, raise_if
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_structure, structure
from udf.frontend.numba.names import types
from udf.frontend.rules.list.items import make_list
from udf.frontend.rules.null.null_rules import PYTHON, REQUIRING
from udf.frontend.rules.text.text_library import INT32, PAIR, call, check_memory, scratch, tables
from udf.frontend.rules.text.text_operators import nonzero
from udf.frontend.types.list_kinds import RowList
from udf.frontend.types.requests import PatternRequest, regex_call
from udf.frontend.types.text_kinds import Text, as_text, build_text, concat_type, data_and_size, text_of
from udf.text.regex.image import PatternRefusedError, image, template
from udf.text.regex.pattern import Pattern

TRIPLE: Final = llvm.LiteralStructType([INT64, INT64, INT64])
NO_ROOM: Final = 1
"""What a search gives in place of an address where its memory does not suffice."""

PYTHON[regex_call] = lambda request, text, limit: re.search("", text)  # noqa: ARG005 - what is no text raises the same in each
REQUIRING[regex_call] = (TypeError, "expected string or bytes-like object, got 'NAType'")


class Match(types.Type):  # type: ignore[misc]
    """The first match of a pattern in a text, or None."""

    may_be_none = True

    def __init__(self, text: Text, pattern: Pattern) -> None:
        self.text, self.pattern = text, pattern
        super().__init__(f"match of {pattern!r} in {text}")


# The text, and where the places of its groups are: start and end of each in bytes, -1 without match; 0 is None.
as_structure(lambda kind: [("text", kind.text), ("places", types.int64)], Match)


# -- the pattern as bytes ------------------------------------------------------------------------------


def _image(request: PatternRequest, text: Text) -> bytes:
    """Return what device functions search with."""
    pattern = request.pattern
    needed = 2 * pattern.groups + 2
    if request.how in ("sub", "subn"):
        referred = [group for group in range(pattern.groups + 1) if _refers(request, group)]
        needed = 2 * max(referred, default=0) + 2
    try:
        return image(
            pattern,
            anchored=request.how in ("match", "fullmatch"),
            full=request.how == "fullmatch",
            tags=0 if request.test else needed,
            ascii_only=text.ascii,
        )
    except PatternRefusedError as refused:
        raise RefusedError(f"the pattern {pattern.text!r}: {refused}", None) from None


def _refers(request: PatternRequest, group: int) -> bool:
    content, _ = template(request.pattern, request.replacement)
    count = int(np.frombuffer(content[:4], np.int32)[0]) - 1
    return group in np.frombuffer(content[4 : 4 + 12 * count], np.int32)[::3]


# -- calls ---------------------------------------------------------------------------------------------


def _call_type(kind: Any, text: Any, limit: Any) -> Any:
    subject = text_of(text)
    if not isinstance(getattr(kind, "request", None), PatternRequest) or subject is None or not is_whole(limit):
        return None
    request = kind.request
    _image(request, subject)
    if request.test:
        return types.boolean
    if request.how == "findall":
        groups = request.pattern.groups
        return RowList(subject if groups < 2 else types.UniTuple(subject, groups))
    if request.how == "split":
        missing = [g for g in range(1, request.pattern.groups + 1) if not request.pattern.always(g)]
        if missing:
            cause = f"re.split gives None for group {missing[0]} where it has no match, which is not supported in a UDF"
            raise RefusedError(f"{cause}; make it (?:..)", None)
        return RowList(subject)
    if request.how in ("sub", "subn"):
        _, plain = template(request.pattern, request.replacement)
        whole = concat_type(subject, Text(ascii=plain))
        return whole if request.how == "sub" else types.Tuple((whole, types.int64))
    return Match(subject, request.pattern)


@define(regex_call, typing=_call_type)
def _lower_call(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, text_kind, limit_kind = sig.args
    request, text = kind.request, text_of(text_kind)
    assert text is not None
    subject = as_text(context, builder, text_kind, args[1])
    limit = context.cast(builder, args[2], limit_kind, types.int64)
    result = sig.return_type
    program = words_address(builder, _image(request, text))
    arguments, memory = [program, *data_and_size(builder, subject)], scratch(builder)
    if request.test:
        return nonzero(builder, call(builder, f"re_test_{text.suffix}", INT32, *arguments, tables()))
    if isinstance(result, Match):
        return first_match(context, builder, result, request, subject)
    if isinstance(result, RowList):
        groups = request.pattern.groups
        counts = (limit, INT64(groups))
        if request.how == "findall":
            counts = (INT64(min(groups, 1)), INT64(max(groups, 1)))
        name = f"re_{'all' if request.how == 'findall' else 'split'}_{text.suffix}"
        pair = call(builder, name, PAIR, *arguments, *counts, tables(), memory)
        check_memory(context, builder, builder.extract_value(pair, 0))
        return make_list(context, builder, builder.extract_value(pair, 0), builder.extract_value(pair, 1))
    written = words_address(builder, template(request.pattern, request.replacement)[0])
    name = f"re_sub_{text.suffix}"
    made = call(builder, name, TRIPLE, program, written, *arguments[1:], limit, tables(), memory)
    check_memory(context, builder, builder.extract_value(made, 0))
    whole = build_text(context, builder, builder.extract_value(made, 0), builder.extract_value(made, 1))
    if request.how == "sub":
        return whole
    return context.make_tuple(builder, result, [whole, builder.extract_value(made, 2)])


def first_match(context: Any, builder: Any, kind: Match, request: PatternRequest, subject: Any) -> Any:
    """Return the first match in a text, all groups with it."""
    program, text = words_address(builder, _image(request, kind.text)), data_and_size(builder, subject)
    name, start = f"re_find_{kind.text.suffix}", (INT64(0), INT32(0))
    places = call(builder, name, INT64, program, *text, *start, tables(), scratch(builder))
    full = builder.icmp_unsigned("==", places, INT64(NO_ROOM))
    raise_if(context, builder, full, MemoryError, TOO_MUCH)
    return structure(context, builder, kind, text=subject, places=places)


def group_offset(builder: Any, places: Any, tag: int) -> Any:
    """Return where a group begins (tag 2g) or ends (2g + 1), in bytes of the text."""
    pointer = builder.inttoptr(places, INT64.as_pointer())
    return builder.load(builder.gep(pointer, [INT64(tag)]))


def group_text(context: Any, builder: Any, match: Any, number: int) -> tuple[Any, Any]:
    """Return the text of a group, and whether the match has it."""
    (data, _), places = data_and_size(builder, builder.extract_value(match, 0)), builder.extract_value(match, 1)
    begin, end = (group_offset(builder, places, 2 * number + side) for side in (0, 1))
    text = build_text(context, builder, builder.add(data, begin), builder.sub(end, begin))
    return text, builder.icmp_signed(">=", begin, INT64(0))


# -- None or not ---------------------------------------------------------------------------------------


def is_match(kind: Any) -> bool:
    """Return whether a type is that of a match, or None."""
    return isinstance(kind, Match)


@define(bool, operator.truth, typing=lambda kind: types.boolean if is_match(kind) else None, opposite=(operator.not_,))
def _truth(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.icmp_signed("!=", builder.extract_value(args[0], 1), INT64(0))


def _with_none(left: Any, right: Any) -> Any:
    fits = (is_match(left) and right == types.none) or (is_match(right) and left == types.none)
    return types.boolean if fits else None


@define(operator.is_not, operator.ne, typing=_with_none, opposite=(operator.is_, operator.eq))
def _is_there(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = args[0] if is_match(sig.args[0]) else args[1]
    return _truth(context, builder, sig, [value])


@LOWERING.lower_cast(types.NoneType, Match)
def _from_none(context: Any, _builder: Any, _fromty: Any, toty: Any, _val: Any) -> Any:
    return context.get_constant_null(toty)
