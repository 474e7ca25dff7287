"""Functions of Arrow's columns some of whose values Python computes: those at which compiled code raises, or leaves.

The values are computed again with null for a row that raises. Compiled code has no side effects: so rows whose result
is null are Python's, in order, those that compiled code gave null for too. What they give must fit the column's type,
which an engine was told when its query was planned.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import FunctionType
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.api.ahead.compiled_udf import CompiledUdf
from udf.base.raising import NOTE, RowFailure, exception_at
from udf.bind.cuts import find_cuts_of_types, warn_of
from udf.columns.arrow_arrays import put_values
from udf.columns.arrow_signature import engine_specs
from udf.columns.text import pyarrow
from udf.doors.arrow import ArrowFunction, function_of_types
from udf.errors import DTypeError, InternalError, UdfError
from udf.options import options
from udf.runtime.calls.replay import row_inputs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pyarrow as pa

    from udf.base.annotations import Function, Named
    from udf.columns.column import Column
    from udf.runtime.groups.group_folds import Columns

HINT: Final = "return values of one type: the engine was told which when it planned the query"


def leaving_function(function: Callable[..., object], signature: object, how: Named) -> ArrowFunction:
    """Compile ``function`` as :func:`udf.arrow_function`; unless ``fallback`` is "error" Python computes some values.

    Raises
    ------
    UdfError
        If all of it is Python's, or it is a function of a row that does not compile.
    """
    of_rows = isinstance(signature, Mapping)
    if isinstance(function, CompiledUdf) and not how and (function.signature.shape == "row") == of_rows:
        return ArrowFunction(function)  # it has its types, and its options
    given = {name: value for name, value in how.items() if name != "fallback"} if how else how
    types = engine_specs(signature) if isinstance(signature, dict | list) else _specs_of_one(signature)

    def compiled(run: Callable[..., object], **more: object) -> ArrowFunction:
        return function_of_types(run, types, **{**given, **more})

    asked = how.get("fallback") or options.fallback or "python"
    if asked == "error" or not isinstance(function, FunctionType) or how.get("errors") == "null":
        return compiled(function)
    run: FunctionType = function
    reasons: tuple[str, ...] = ("compiled code raises there",)
    try:
        made = compiled(function)
    except InternalError:
        raise
    except UdfError as error:
        cuts = find_cuts_of_types(function, error, compiled)
        if not cuts.places:
            raise
        run, reasons = cuts.applied_to(function), cuts.reasons
        made = compiled(run)
        if made.compiled.signature.shape == "row":  # the rest may read other columns
            raise
    return _LeavingFunction(made, lambda: compiled(run, errors="null"), function, reasons)


_specs_of_one = lru_cache(maxsize=256)(engine_specs)  # a query is planned anew in each call


class _LeavingFunction(ArrowFunction):
    """One that hands rows at which compiled code raises to ``function``; ``nulling`` gives it with null for these."""

    def __init__(
        self, made: ArrowFunction, nulling: Callable[[], ArrowFunction], function: Function, reasons: tuple[str, ...]
    ) -> None:
        vars(self).update(vars(made))  # and so its loops over buffers, which are kept with it
        self._nulling, self._function, self._reasons = nulling, function, reasons

    def _failed(
        self, failure: RowFailure, arrays: Sequence[pa.Array], columns: tuple[Column, ...], before: int
    ) -> pa.Array:
        """Return the results of rows of which ``failure`` is the first that is Python's."""
        done = self._nulling().of_columns(*arrays)
        missing = np.all(
            [np.asarray(part.is_null()) for part in (done.flatten() if self._is_struct else [done])], axis=0
        )
        if self.compiled.signature.how.nulls == "skip":
            missing &= ~np.any([np.asarray(one.is_null()) for one in arrays], axis=0)
        rows = np.flatnonzero(missing)
        for reason in self._reasons:
            warn_of(self._function, reason, f"{len(rows):,} of {len(done):,} rows")
        return put_values(done, rows, [self._value(failure, columns, row, before) for row in rows.tolist()])

    def _value(self, failure: RowFailure, columns: tuple[Column, ...], row: int, before: int) -> object:
        """Return what Python gives of one row, as a column of the type holds it."""
        assert self.origin is not None, "the function is here"
        _, args, kwargs = self.origin()
        signature = self.compiled.signature
        found = signature.columns(columns)
        labels = [one.label for one in signature.parameters]
        seen: Columns = dict(zip(labels, found, strict=True)) if self._by_label else found
        try:
            value = self._function(*row_inputs(seen, row), *args, **kwargs)
        except Exception as error:
            if row == failure.row:
                exception_at(failure.site, row + before, None, error)
            else:
                error.add_note(f"{NOTE} {self._function.__name__} at row position {row + before}")
            raise
        if self._is_struct and isinstance(value, tuple):
            value = dict(zip((field.name for field in self.type), value, strict=True))
        where = f"the result of {self._function.__name__} at row position {row + before}"
        return fitted(value, self.type, where, HINT)


def fitted(value: object, kind: pa.DataType, where: str, hint: str = "return values of one type") -> object:
    """Return a value as an Arrow type holds it exactly.

    Raises
    ------
    DTypeError
        If it does not.
    """
    pa = pyarrow("results of Python")
    try:
        held = pa.scalar(value, type=kind).as_py()
    except (pa.ArrowException, OverflowError, TypeError, ValueError):
        held = NotImplemented
    if held is NotImplemented or (held != value and value == value):  # noqa: PLR0124 - NaN is not
        raise DTypeError(repr(value), supported=(str(kind),), where=where, hint=hint)
    return held
