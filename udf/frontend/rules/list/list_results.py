"""A list or a set that a function returns: its items' bytes, as text leaves; pandas' door makes objects of them.

Numbers are 8 bytes each, as they lie in the row's memory; each text is 8 bytes that say how long it is, and its bytes.
"""

from typing import Any, Final

from udf.bind.udf_call import UdfCall
from udf.frontend.base.declarations import INT64, LOWERING, define, is_number, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_structure, no_value
from udf.frontend.numba.names import Conversion, cgutils, signature, types
from udf.frontend.rules.list.items import count_of, item_bytes, load_item, load_word, make_list, push, write_call
from udf.frontend.rules.text.splitting import SplitText
from udf.frontend.rules.text.text_operators import make_text as made_text
from udf.frontend.types.list_kinds import WORD, EmptyList, RowList, RowSet, RowTuple, is_returnable
from udf.frontend.types.text_kinds import ASCII, Text, build_text, data_and_size, text_members

ITEMS: Final = (
    "a list of {} is not supported as a result in a UDF; numbers, bools and texts are: return those, or a text"
)


class ListBytes(types.Type):  # type: ignore[misc]
    """The bytes of a list's items; ``form`` says what they are: "list of int64", "set of text"."""

    are_bytes = True

    def __init__(self, values: RowList) -> None:
        self.values = values
        item = "text" if isinstance(values.item, Text) else str(values.item)
        self.form = f"{values.what} of {item}"
        super().__init__(name=f"bytes of a {self.form}")

    def can_convert_from(self, _typingctx: Any, other: Any) -> Any:
        """Return how a list becomes its bytes."""
        return Conversion.safe if isinstance(other, SplitText | RowList | EmptyList) else None


as_structure(text_members, ListBytes)


def list_results(call: UdfCall, kind: Any) -> Any:
    """Return the type in which a list or a set leaves a function; None of anything else, or where no door takes it."""
    if not call.how.objects or call.window is not None:
        return None
    kind = RowList(kind.text) if isinstance(kind, SplitText) else kind
    if not is_returnable(kind):
        return None
    if not is_number(kind.item) and not isinstance(kind.item, Text):
        raise RefusedError(ITEMS.format(kind.item), None)
    return ListBytes(kind)


@LOWERING.lower_cast(SplitText, ListBytes)
def _of_parts(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    values = write_call(context, builder, list, signature(toty.values, fromty), (val,))
    return _of_list(context, builder, toty.values, toty, values)


@LOWERING.lower_cast(RowList, ListBytes)
@LOWERING.lower_cast(RowSet, ListBytes)
@LOWERING.lower_cast(RowTuple, ListBytes)
def _of_list(context: Any, builder: Any, fromty: Any, _toty: Any, val: Any) -> Any:
    """Return the bytes: those of numbers as they lie there, those of texts put behind each other."""
    count = count_of(builder, val)
    if not isinstance(fromty.item, Text):
        return build_text(context, builder, load_word(builder, val, 0), builder.mul(count, INT64(WORD)))
    pieces, size = RowList(ASCII), INT64(item_bytes(context, fromty.item))
    whole = make_list(context, builder, INT64(0), INT64(0))
    with cgutils.for_range(builder, count) as loop:
        place = builder.add(load_word(builder, val, 0), builder.mul(loop.index, size))
        text = load_item(context, builder, fromty, val, loop.index)
        length = build_text(context, builder, builder.add(place, INT64(WORD)), INT64(WORD))
        push(context, builder, pieces, whole, length)
        push(context, builder, pieces, whole, build_text(context, builder, *data_and_size(builder, text)))
    joined = (INT64(8), INT64(0), load_word(builder, whole, 0), load_word(builder, whole, 1))
    return made_text(context, builder, "list_join", *joined)


empty_list: Final = stand_in("empty_list")
"""Stands for ``[]`` where it is returned."""


define(empty_list, typing=lambda: EmptyList())(no_value)  # noqa: PLW0108 - a rule is a function


@LOWERING.lower_cast(EmptyList, RowList)
def _empty(context: Any, builder: Any, _fromty: Any, _toty: Any, _val: Any) -> Any:
    return make_list(context, builder, INT64(0), INT64(0))


@LOWERING.lower_cast(EmptyList, ListBytes)
def _of_nothing(context: Any, builder: Any, _fromty: Any, _toty: Any, _val: Any) -> Any:
    return build_text(context, builder, INT64(WORD), INT64(0))
