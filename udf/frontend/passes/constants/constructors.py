"""Times that a function makes: ``pd.Timestamp(..)``, ``datetime(..)``, ``pd.Timedelta(hours=n)``, ``t.replace(..)``.

On Numba's untyped IR a constructor of constants is the time that Python itself makes of them. One of values becomes a
call of ``instant_of`` or ``span_of``, with all parts in one order; what Python refuses of them raises here too.
"""

# Numba compiles the functions in here that have no annotations.
from __future__ import annotations

import datetime as dt
from typing import Any, Final

import numpy as np

from udf.base.dtypes import UNITS
from udf.base.pandas_meaning import meaning
from udf.base.python_names import TIME_UNITS
from udf.bind.times import time_constant
from udf.errors import DTypeError
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.rules.time.time_constructors import (
    LENGTHS,
    PARTS,
    as_time,
    date_of,
    delta_of,
    in_nanoseconds,
    in_unit,
    instant_of,
    moment_of,
    pandas_member,
    replace_parts,
    span_of,
    unit_span,
)

UNIT_NAMES: Final = {name: unit.keyword for unit in TIME_UNITS for name in unit.names}
"""pandas' and NumPy's names of a unit -> the keyword of the same length."""

FORMAT: Final = "pd.to_datetime() of a text takes format='%d/%m/%Y', or another one, and errors='coerce' in a UDF"

_ORDER: Final = ("days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks")
"""The order of the parameters of ``datetime.timedelta``."""


def replace_constructors(func_ir: Any) -> None:
    """Put the times that constructors make of constants in their place, and calls of ours in that of others."""
    replace_values(func_ir, _TimeConstructor)


class _TimeConstructor(Replacement):
    """The time in the place of a call, or a call of ours that makes it."""

    def of(self, call: Any) -> Any:
        """Return what takes the place of a call; None if it stays."""
        if not is_expression(call, "call") or call.vararg is not None:
            return None
        function = function_of(self.func_ir, call.func)
        instants = (dt.datetime, dt.date, pandas_member("Timestamp"), pandas_member("to_datetime"), np.datetime64)
        spans = (dt.timedelta, pandas_member("Timedelta"), pandas_member("to_timedelta"), np.timedelta64)
        if any(function is one for one in (*instants, *spans)):
            constant = self._constant(function, call)
            if constant is not None:
                return constant
            return (
                self._span(function, call) if any(function is one for one in spans) else self._instant(function, call)
            )
        method = definition_of(self.func_ir, call.func)
        names = [name for name, _ in call.kws]
        if is_expression(method, "getattr") and method.attr == "replace" and names and not call.args:
            if not set(names) <= {*PARTS}:
                raise RefusedError(f"replace() takes {', '.join(PARTS)} in a UDF", self.loc)
            return self.call(replace_parts, [method.value, *self._by_name(PARTS, dict(call.kws))])
        return None

    def _constant(self, function: Any, call: Any) -> Any:
        """Return the time that a constructor makes of constants, as one; None if an argument is none."""
        positional = [as_constant(self.func_ir, argument) for argument in call.args]
        named = {name: as_constant(self.func_ir, argument) for name, argument in call.kws}
        if None in positional or None in named.values():
            return None
        try:
            time = function(
                *(one.value for one in positional if one), **{n: one.value for n, one in named.items() if one}
            )
        except (ValueError, TypeError) as error:
            raise RefusedError(f"{error} in a UDF", self.loc) from error
        try:
            if time_constant(time) is None:
                raise RefusedError(f"{function.__name__}(..) is {time!r} here, which is not a time in a UDF", self.loc)
        except DTypeError as refused:
            raise RefusedError(str(refused), self.loc) from refused
        return ir.Const(time, self.loc)

    def _instant(self, function: Any, call: Any) -> Any:
        given = dict(zip(PARTS, call.args, strict=False)) | dict(call.kws)
        if function is pandas_member("to_datetime") and call.kws:
            raise RefusedError(FORMAT, self.loc)
        if len(call.args) == 1 and not call.kws and function is not dt.date:
            fine = function is pandas_member("to_datetime") and not meaning().keeps_units
            return self.call(in_nanoseconds if fine else as_time, [call.args[0]])
        wanted = PARTS[:3] if function is dt.date else PARTS
        if not {"year", "month", "day"} <= given.keys() <= {*wanted}:
            raise RefusedError(f"{function.__name__}() takes {', '.join(wanted)} in a UDF", self.loc)
        parts = self._by_name(wanted, given)
        made = date_of if function is dt.date else moment_of if function is dt.datetime else instant_of
        return self.call(made, parts)

    def _span(self, function: Any, call: Any) -> Any:
        named = dict(call.kws)
        if function is dt.timedelta:
            named |= dict(zip(_ORDER, call.args, strict=False))
        elif len(call.args) + ("value" in named) == 1 or len(call.args) == 2:
            unit = call.args[1] if len(call.args) == 2 else named.pop("unit", None)
            value = call.args[0] if call.args else named.pop("value")
            if unit is None:
                return self.call(as_time, [value])
            name = as_constant(self.func_ir, unit)
            keyword = UNIT_NAMES.get(name.value) if name is not None else None
            if keyword is None:
                raise RefusedError(f"{function.__name__}() takes a constant unit in a UDF, as 'D', 'h', 's'", self.loc)
            if function is not np.timedelta64:
                return self.call(unit_span, [value, self.constant(LENGTHS[keyword])])
            made = self.assign(self.call(span_of, self._by_name(tuple(LENGTHS), {keyword: value})))
            unit = self.constant(name.value if name is not None and name.value in UNITS else "s")
            return self.call(in_unit, [made, unit])
        if not named or not named.keys() <= LENGTHS.keys():
            raise RefusedError(f"{function.__name__}() takes {', '.join(LENGTHS)} in a UDF", self.loc)
        made = delta_of if function is dt.timedelta else span_of
        return self.call(made, self._by_name(tuple(LENGTHS), named))

    def _by_name(self, names: tuple[str, ...], named: dict[str, Any]) -> list[Any]:
        return [named[name] if name in named else self.constant(None) for name in names]


# -- typed and lowered ---------------------------------------------------------------------------------
