"""``datetime.strptime``, ``pd.to_datetime(text, format=)`` and ``t.strftime``, on Numba's untyped IR.

A format is a constant, and read as Python reads it: by the pattern that its own ``_strptime`` makes of it.
"""

import _strptime  # type: ignore[import-not-found]
import calendar
import datetime as dt
import re
import sys
from typing import Any, Final

from udf.frontend.base.messages import RefusedError
from udf.frontend.base.specs import Field
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.numba_bytecode import SPEC
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.types.requests import (
    VALUES,
    TimeFormatRequest,
    TimeParseRequest,
    format_time,
    iso_text,
    missing_texts,
    parse_pandas_time,
    parse_time,
)
from udf.text.regex.pattern import Pattern

READ: Final = frozenset("YmdHMSfyjbBaApI%")
"""Directives that a text is read by."""

_SAMPLE: Final = dt.datetime(2001, 2, 3, 14, 5, 6)  # noqa: DTZ001 - it has no zone
ENGLISH: Final = ("january", "monday")

_YEAR: Final = "04d" if dt.datetime(5, 1, 1).strftime("%Y") == "0005" else ""  # noqa: DTZ001 - as the C library writes it
SPECS: Final = dict.fromkeys("mdHMSyIUWV", "02d") | dict.fromkeys("YG", _YEAR) | {"f": "06d", "j": "03d", "e": "2d"}
LONG: Final = {"F": "%Y-%m-%d", "T": "%H:%M:%S", "D": "%m/%d/%y", "R": "%H:%M", "h": "%b", "n": "\n", "t": "\t"}
"""Directives that stand for others."""

LOCAL: Final = {"c": "%a %b %e %H:%M:%S %Y", "x": "%m/%d/%y", "X": "%H:%M:%S"}
"""Directives that stand for others where nobody has set a locale; Python is asked."""


class TimeFormatCall(Replacement):
    """A call of ours in the place of one that reads or writes a time."""

    def _on_call(self, call: Any) -> Any:
        pandas = sys.modules.get("pandas")
        if pandas is not None and function_of(self.func_ir, call.func) is pandas.to_datetime:
            return self._to_datetime(call)
        method = definition_of(self.func_ir, call.func)
        if not is_expression(method, "getattr"):
            return None
        if method.attr == "strptime" and function_of(self.func_ir, method.value) is dt.datetime:
            return self._strptime(call)
        if method.attr == "strftime":
            if len(call.args) != 1 or call.kws:
                raise RefusedError("strftime() takes one format in a UDF", self.loc)
            return self._written(method.value, self._format(call.args[0], "strftime"))
        if method.attr == "isoformat" and not call.args and not call.kws:
            return self.call(iso_text, [method.value])
        return None

    def _on_inplace_binop(self, call: Any) -> Any:
        """Return what ``f"{time:%Y}"`` is; None of a value that is no time, whose specification has no directive."""
        spec = as_constant(self.func_ir, call.rhs) if call.fn is SPEC else None
        directed = spec is not None and isinstance(spec.value, str) and re.search("%[A-Za-z]", spec.value)
        return self._written(call.lhs, self._format(call.rhs, "format")) if directed else None

    def _strptime(self, call: Any) -> Any:
        arguments = dict(zip(("date_string", "format"), call.args, strict=False)) | dict(call.kws)
        if arguments.keys() != {"date_string", "format"}:
            raise RefusedError("datetime.strptime() takes a text and a format in a UDF", self.loc)
        request = TimeParseRequest(self._pattern(self._format(arguments["format"], "datetime.strptime")))
        return self.call(parse_time, [self.constant(request), arguments["date_string"]])

    def _to_datetime(self, call: Any) -> Any:
        named = dict(call.kws)
        if "format" not in named or len(call.args) != 1 or as_constant(self.func_ir, call.args[0]) is not None:
            return None
        form = self._format(named.pop("format"), "pd.to_datetime")
        errors = as_constant(self.func_ir, named.pop("errors")) if "errors" in named else None
        how = "raise" if errors is None else errors.value
        if named or how not in ("raise", "coerce"):
            raise RefusedError("pd.to_datetime() of a text takes format=.. and errors='raise' or 'coerce'", self.loc)
        request = TimeParseRequest(
            self._pattern(form, of_pandas=True), missing_texts(), how == "coerce", of_pandas=True
        )
        return self.call(parse_pandas_time, [self.constant(request), call.args[0]])

    def _written(self, time: Any, form: str) -> Any:
        zone = re.search("%Z", form.replace("%%", "")) is not None
        return self.call(format_time, [self.constant(TimeFormatRequest(tuple(self._pieces(form)), zone=zone)), time])

    def _format(self, variable: Any, shown: str) -> str:
        known = as_constant(self.func_ir, variable)
        if known is None or not isinstance(known.value, str):
            raise RefusedError(f"the format of {shown}() must be a constant in a UDF", self.loc)
        if (calendar.month_name[1].lower(), calendar.day_name[0].lower()) != ENGLISH:
            raise RefusedError(f"{shown}() is supported in a UDF with English names of months and days only", self.loc)
        return known.value

    def _pattern(self, form: str, *, of_pandas: bool = False) -> Pattern:
        """Return the pattern that Python makes of a format; pandas reads nanoseconds, too."""
        directives = re.findall("%(.?)", form.replace("%%", ""))
        for directive in directives:
            if directive not in READ:
                raise self._refused(directive, "to read a time")
        try:
            compiled = _strptime.TimeRE().compile(form)
        except (re.error, KeyError, IndexError, ValueError) as error:  # "%d" without a year, from Python 3.15 on
            raise RefusedError(f"the format {form!r} cannot be read: {error}", self.loc) from error
        text = compiled.pattern.replace("[0-9]{1,6}", "[0-9]{1,9}") if of_pandas else compiled.pattern
        return Pattern(text, compiled.flags)

    def _pieces(self, form: str) -> list[str | Field]:
        pieces: list[str | Field] = []
        for text, directive in re.findall(r"([^%]+)|%(.?)", form, re.DOTALL):
            if text or directive == "%":
                pieces.append(text or "%")
            elif directive in LONG:
                pieces += self._pieces(LONG[directive])
            elif directive in LOCAL and _SAMPLE.strftime(f"%{directive}") == _SAMPLE.strftime(LOCAL[directive]):
                pieces += self._pieces(LOCAL[directive])
            elif directive == "z":
                pieces.append(Field(len(VALUES), ""))  # of a time without a zone it is nothing
            elif directive == "Z":
                continue
            elif directive and directive in VALUES:
                pieces.append(Field(VALUES.index(directive), SPECS.get(directive, "")))
            else:
                raise self._refused(directive, "in strftime()")
        return pieces

    def _refused(self, directive: str, where: str) -> RefusedError:
        return RefusedError(f"the directive %{directive} is not supported {where} in a UDF", self.loc)
