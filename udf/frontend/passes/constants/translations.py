"""``s.translate(table)`` with a constant table: a dict, or ``str.maketrans`` of constants, as bytes in the module."""

from array import array
from typing import Any, Final

from udf.base.records import dataclass
from udf.bind.containers import Entries
from udf.frontend.base.constant_data import words_address
from udf.frontend.base.declarations import define, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import called_method, definition_of, is_constant
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.rules.null.null_rules import PYTHON
from udf.frontend.rules.text.text_operators import make_text
from udf.frontend.types.requests import Request
from udf.frontend.types.text_kinds import Text, as_text, concat_type, data_and_size, text_of

TABLE: Final = "translate() takes a constant table in a UDF: a captured dict, or str.maketrans(..) of constants"
LAST_ASCII: Final = 127


@dataclass(frozen=True, slots=True)
class TranslationRequest(Request):
    """What each code point becomes, in the order of the code points."""

    entries: tuple[tuple[int, str], ...]

    def image(self) -> bytes:
        """Return the table as device functions read it (kernels/text_translate.cuh)."""
        numbers = {point: number for number, (point, _) in enumerate(self.entries)}
        others = [(point, number) for point, number in numbers.items() if point > LAST_ASCII]
        words = [numbers.get(point, -1) for point in range(LAST_ASCII + 1)]
        words += [len(others), *(part for pair in others for part in pair)]
        content, at = b"", 4 * (len(words) + 2 * len(self.entries))
        for _, text in self.entries:
            words += [at + len(content), len(text.encode())]
            content += text.encode()
        return array("i", words).tobytes() + content


translate: Final = stand_in("translate")
"""(request, text): stands for ``text.translate(..)``."""


class TranslateCall(Replacement):
    """A table that is made of constants, or a call of ``translate`` in the place of one of ``str.translate``."""

    makes = ("getattr", "call")

    def _on_call(self, call: Any) -> Any:
        method = called_method(self.func_ir, call)
        if method is None or call.kws:
            return None
        if method.attr == "maketrans" and function_of(self.func_ir, method.value) is str:
            return self._table([self._constant(argument) for argument in call.args])
        if method.attr == "translate" and len(call.args) == 1:
            request = self._asked(self._constant(call.args[0]))
            return self.call(translate, [self.constant(request), method.value])
        return None

    def _constant(self, variable: Any) -> Any:
        node = definition_of(self.func_ir, variable)
        if is_constant(node) and isinstance(node.value, Entries) and node.value.kind == "dict":
            return dict(zip(node.value.keys, node.value.values or (), strict=True))
        known = as_constant(self.func_ir, variable)
        if known is None or not isinstance(known.value, (str, dict)):
            raise RefusedError(TABLE, self.loc)
        return known.value

    def _table(self, arguments: list[Any]) -> Any:
        try:
            table = str.maketrans(*arguments)
        except (TypeError, ValueError) as error:
            raise RefusedError(f"str.maketrans(): {error}", self.loc) from error
        return ir.Const(Entries("dict", tuple(table), tuple(table.values())), self.loc)

    def _asked(self, table: Any) -> TranslationRequest:
        if not isinstance(table, dict):
            raise RefusedError(TABLE, self.loc)
        texts = {}
        for key, value in table.items():
            if type(key) is not int:  # no code point, which Python looks up, is equal to it
                continue
            if not (value is None or isinstance(value, (str, int))):
                raise RefusedError(f"translate() has no meaning for {value!r} in its table", self.loc)
            text = "" if value is None else chr(value) if isinstance(value, int) else value
            if any("\ud800" <= one <= "\udfff" for one in text):
                raise RefusedError("a surrogate alone is not text in a UDF", self.loc)
            texts[key] = text
        return TranslationRequest(tuple(sorted(texts.items())))


PYTHON[translate] = lambda request, text: text.translate({})  # noqa: ARG005 - of a null, whose table does not matter


def _translated(kind: Any, text: Any) -> Any:
    request, subject = getattr(kind, "request", None), text_of(text)
    if not isinstance(request, TranslationRequest) or subject is None:
        return None
    return concat_type(subject, Text(ascii=all(value.isascii() for _, value in request.entries)))


@define(translate, typing=_translated)
def _translate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    subject = text_of(sig.args[1])
    assert subject is not None
    table = words_address(builder, sig.args[0].request.image())
    text = data_and_size(builder, as_text(context, builder, sig.args[1], args[1]))
    return make_text(context, builder, f"translate_{subject.suffix}", table, *text)
