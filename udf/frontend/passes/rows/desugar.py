"""Methods that pandas defines by others are expanded to those, on Numba's untyped IR of a function of groups.

A frame is its columns: ``g[["x", "y"]].mean()`` is the Series of ``g["x"].mean()`` and ``g["y"].mean()``; ``assign``,
``rename`` and ``isna`` give columns again, each computed where it is read.
``s.agg("mean")`` is ``s.mean()``, ``s.pipe(f)`` is ``f(s)``, ``s.map(f)`` a loop that appends ``f(value)``, ``query`` a
condition on the columns.
"""

import operator
import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from udf.base.catalogue import MOMENTS
from udf.base.operators import SYMBOLS
from udf.base.pandas_meaning import is_of_pandas
from udf.columns.column_use import FRAME_REDUCTIONS
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.inner_functions import build_call, map_values
from udf.frontend.ir.nodes import definition_of, is_expression, rebuild_definitions, variables_read
from udf.frontend.ir.replacement import replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir, types
from udf.frontend.rules.frame.frame_columns import FrameColumns, is_number_type
from udf.frontend.rules.frame.group_frames import DATAFRAME_ATTRIBUTES
from udf.frontend.rules.frame.query_text import query_function
from udf.frontend.rules.row.row_series import series_of
from udf.frontend.rules.series.labelled_lists import apply_rows, attribute_loop, difference_loop
from udf.frontend.rules.series.series_declarations import METHODS
from udf.frontend.rules.series.series_replacements import ALONG, SeriesReplacement
from udf.frontend.rules.time.fields import BOOL_FIELDS, INT_FIELDS, SPAN_FIELDS
from udf.frontend.types.frame_kinds import Frame
from udf.frontend.types.time_kinds import Instant

NO_NUMBERS: Final = (
    "{0}() of all columns needs numbers in a UDF, and has {1} among them: choose columns, g[[{2!r}, ..]].{0}(), or "
    "numeric_only=True"
)
MIXED: Final = "{}() of bools beside numbers is a Series of objects, which a UDF does not have; choose columns"
EMPTY: Final = "the frame has no such column in a UDF"
NAMED: Final = (
    "the Series that it returns has the name of its column, which pandas gives to the columns of the result: return "
    'pd.Series({"low": s.min(), "high": s.max()})'
)
ALL: Final = "a UDF cannot use all columns of the group: choose them, g[[..]]"
NO_DICT: Final = "map() of a dict gives NaN for what it has not; in a UDF write s.map(lambda v: d.get(v, ..))"
FIELDS: Final = {"date", *INT_FIELDS, *SPAN_FIELDS, *BOOL_FIELDS} - {"value", "week", "weekofyear"}
"""Attributes of ``s.dt`` that a time has under the same name."""

OF_TIMES: Final = frozenset(
    {"total_seconds", "day_name", "month_name", "strftime", "normalize", "floor", "ceil", "round"}
)
"""Its methods."""

NO_FIELD: Final = "s.dt.{} is not supported in a UDF; loop over s, or use s.map(lambda t: ..)"
PLAIN: Final = re.compile(r"\d{4}-\d\d(?:-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?)?")
"""Texts that are times to NumPy and pandas alike."""

NO_MOMENT: Final = "{!r} beside times is not read in a UDF; write pd.Timestamp(..)"
STARRED: Final = "{}() of the columns of a group takes no starred arguments in a UDF: write them out"
BY_NAME: Final = 'agg() takes names of methods in a UDF: agg("mean"), agg(["min", "max"]), of a frame agg({"x": "sum"})'
QUERY: Final = (
    "query() and eval() take constant text of columns, numbers, comparisons, and, or, not in a UDF; write g[g.x > 0]"
)


def desugar(func_ir: Any, kinds: Sequence[Any]) -> None:
    """Write out what a function of groups, whose arguments have the types ``kinds``, asks in pandas' other words."""
    replace_values(func_ir, PandasReplacement, kinds)
    while _drops_unread(func_ir, kinds):
        pass


def _drops_unread(func_ir: Any, kinds: Sequence[Any]) -> bool:
    """Remove what makes a frame that nothing reads any more; return whether there was any."""
    read = {v.name for block in func_ir.blocks.values() for one in block.body for v in variables_read(one)}
    for block in func_ir.blocks.values():
        for place, one in enumerate(block.body):
            value: Any = one.value if isinstance(one, ir.Assign) and one.target.name not in read else None
            frame = one.target if is_expression(value, "call", "getitem") else None
            if is_expression(value, "getattr"):
                frame = value.value
            if frame is not None and PandasReplacement(kinds, func_ir, block, one).frame(frame) is not None:
                del block.body[place]
                block.body[:] = [s for s in block.body if not (isinstance(s, ir.Del) and s.value == one.target.name)]
                rebuild_definitions(func_ir)
                return True
    return False


OF_SERIES: Final = frozenset(
    {*METHODS, "size", "index", "values", "name", "shape", "empty", "iloc", "loc", "at", "dtype"}
)
"""Attributes, beside methods, by which no label of a Series is reached."""


class PandasReplacement(SeriesReplacement):
    """What takes the place of one call, or of one column of a frame that is no group."""

    makes = ("getattr", "build_tuple", "build_list", "build_map")

    def _on_binop(self, node: Any) -> Any:
        return self.among(node) if node.fn is operator.contains else self._with_moment(node)

    def _on_call(self, node: Any) -> Any:
        if function_of(self.func_ir, node.func) is len and len(node.args) == 1:
            frame = self.frame(node.args[0])
            return None if frame is None or frame.plain else ir.Expr.call(node.func, [frame.rows()], (), self.loc)
        method = definition_of(self.func_ir, node.func)
        asks = getattr(function_of(self.func_ir, node.func), "__name__", "")
        if asks in ("isna", "notna") and len(node.args) == 1 and self.values(node.args[0]) is not None:
            return ir.Expr.call(self.assign(ir.Expr.getattr(node.args[0], asks, self.loc)), (), (), self.loc)
        if not is_expression(method, "getattr") or function_of(self.func_ir, method.value) is not None:
            return None
        if self._times(method.value) is not None and not node.kws:
            return self._of_times(method.value, method.attr, list(node.args))
        return self._method(method.value, method.attr, node)

    # -- what is written ---------------------------------------------------------------------------------

    def _series(self, values: dict[Any, Any], *, named: bool = False) -> Any:
        """Return the Series of values by label; one that has a column's name is no row of a result."""
        if not values or (named and self.is_returned() and any(isinstance(kind, Frame) for kind in self.kinds)):
            raise RefusedError(NAMED if values else EMPTY, self.loc)
        members = self.assign(ir.Expr.build_tuple(list(values.values()), self.loc))
        labels = self.assign(ir.Expr.build_tuple([self.constant(label) for label in values], self.loc))
        return self.call(series_of, [members, labels])

    def _on_getattr(self, node: Any) -> Any:
        """Return what a time answers, or a column of a frame that is no group."""
        if node.op == "getattr" and self._times(node.value) is not None:
            return self._of_times(node.value, node.attr, None)
        label = node.attr if node.op == "getattr" else self.label(node)
        frame = self.frame(node.value) if isinstance(label, str | int) else None
        if frame is None:
            return self._of_series(node, label) if isinstance(label, str) else None
        if frame.plain:
            return None
        own = node.op == "getattr" and (label in DATAFRAME_ATTRIBUTES or is_of_pandas("DataFrame", label))
        if label in frame.made and not own:
            return self.made(frame, label)
        asked = node.op == "getattr" and label in ("shape", "empty")
        return ir.Expr.getattr(frame.rows(), label, self.loc) if asked else None

    _on_getitem = _on_static_getitem = _on_getattr
    _on_starred = _on_call

    def _of_series(self, node: Any, label: str) -> Any:
        """Return the value of a label of a Series that was written out."""
        series, made = node.value, definition_of(self.func_ir, node.value)
        if is_expression(made, "getattr") and made.attr in ("loc", "at") and node.op != "getattr":
            series, made = made.value, definition_of(self.func_ir, made.value)
        if not is_expression(made, "call") or function_of(self.func_ir, made.func) is not series_of:
            return None
        labels = list(self.as_constant(made.args[1]))
        if label not in labels or (node.op == "getattr" and (label in OF_SERIES or label in METHODS)):
            return None
        places = self.assign(ir.Expr.getattr(series, "iloc", self.loc))
        return ir.Expr.getitem(places, self.constant(labels.index(label)), self.loc)

    def _times(self, variable: Any) -> Any:
        """Return the variable of the Series of which ``.dt`` is asked; None of anything else."""
        node: Any = definition_of(self.func_ir, variable)
        is_asked = is_expression(node, "getattr") and node.attr == "dt" and not compilation().row_use.has("dt")
        return node.value if is_asked else None

    def _of_times(self, accessor: Any, name: str, arguments: Any) -> Any:
        """Return the Series of what each time answers: an attribute, or with arguments a method."""
        if arguments is None and name in OF_TIMES:
            return None  # is called
        if name not in (FIELDS if arguments is None else OF_TIMES):
            raise RefusedError(NO_FIELD.format(name), self.loc)
        owner = self._times(accessor)
        steps: Any = definition_of(self.func_ir, owner)
        before: Any = definition_of(self.func_ir, steps.func) if is_expression(steps, "call") else None
        if is_expression(before, "getattr") and before.attr == "diff" and not steps.args and not steps.kws:
            return self.looped(difference_loop(name, called=arguments is not None), [before.value], before.value)
        name, arguments = ("date", []) if name == "date" else (name, arguments)
        function = attribute_loop(name, None if arguments is None else len(arguments))
        return self.looped(function, [owner, *(arguments or [])], owner)

    def _with_moment(self, node: Any) -> Any:
        """Return a comparison of times with the time that a constant text says; None of any other."""
        for column, text in ((node.lhs, node.rhs), (node.rhs, node.lhs)) if node.fn in SYMBOLS else ():
            said = self.as_constant(text)
            if isinstance(said, str) and isinstance(self.values(column), Instant):
                try:
                    moment = np.datetime64(said if PLAIN.fullmatch(said) else "")
                except ValueError as error:
                    raise RefusedError(NO_MOMENT.format(said), self.loc) from error
                if np.isnat(moment):
                    raise RefusedError(NO_MOMENT.format(said), self.loc)
                moment = self.constant(moment)
                sides = (column, moment) if column is node.lhs else (moment, column)
                return ir.Expr.binop(node.fn, *sides, self.loc)
        return None

    # -- methods -----------------------------------------------------------------------------------------

    def _method(self, owner: Any, name: str, call: Any) -> Any:
        """Return what a method of a Series or of a frame is in other words."""
        frame, first = self.frame(owner), call.args[0] if len(call.args) == 1 and not call.kws else None
        if call.vararg is not None and frame is not None:
            raise RefusedError(STARRED.format(name), self.loc)
        if name in ("agg", "aggregate", "transform", "apply") and first is not None:
            found = self._named(owner, frame, first)
            if found is not None:
                return found
        if name in ("agg", "aggregate"):
            raise RefusedError(BY_NAME, self.loc)
        if name == "pipe" and call.args:
            return ir.Expr.call(call.args[0], [owner, *call.args[1:]], call.kws, self.loc)
        if name in ("query", "eval") and frame is not None:
            return self._in_text(frame, name, first)
        if frame is not None:
            return self._of_frame(frame, name, call)
        if name in ("map", "apply", "transform") and first is not None:
            return self._each(owner, name, first)
        return self._in_others(owner, name, call, first)

    def _in_others(self, owner: Any, name: str, call: Any, first: Any) -> Any:
        """Return what a method of a Series is in other words."""
        if name == "product" and self.dtype_of(owner) is not None:
            return ir.Expr.call(self.assign(ir.Expr.getattr(owner, "prod", self.loc)), call.args, call.kws, self.loc)
        if name == "astype" and first is not None:
            return self.as_type(owner, first)
        if name == "replace" and len(call.args) == 2 and not call.kws:
            return self.replaced(owner, *call.args)
        dtype = self.values(owner) if name == "describe" and not call.args and not call.kws else None
        return self._described(owner) if is_number_type(dtype) and dtype != types.boolean else None

    def _named(self, owner: Any, frame: FrameColumns | None, methods: Any) -> Any:
        """Return what methods that are asked for by name give; None of a function."""
        one = self.as_constant(methods)
        if isinstance(one, str):
            bound = self.assign(ir.Expr.getattr(owner, one, self.loc))
            return ir.Expr.call(bound, (), (), self.loc)
        if frame is None:
            names = self.texts(methods)
            return self._series({name: self.call_method(owner, name) for name in names}, named=True) if names else None
        pairs = self.pairs(methods)
        if not pairs or not set(pairs) <= set(frame.made):
            return None
        return self._series({label: self.call_method(self.made(frame, label), name) for label, name in pairs.items()})

    def _of_frame(self, frame: FrameColumns, name: str, call: Any) -> Any:
        """Return the Series of what a method, or a function, gives of each column, or of each row."""
        named = dict(call.kws)
        if name == "dropna" and named.keys() == {"subset"} and len(labels := self.texts(named["subset"]) or ()) > 1:
            return self.without_nulls(frame.rows(), labels) if frame.plain and not call.args else None
        axis = self.as_constant(named.pop("axis")) if "axis" in named else 0
        if name in FRAME_REDUCTIONS:
            if name in MOMENTS:
                compilation().refuse_other_order(f"{name} of several columns")
            if axis in (1, "columns") and not call.args and not named:
                return self.along(frame, name)
            if axis not in (0, "index"):
                raise RefusedError(ALONG.format(name), self.loc)
            only = "numeric_only" in named and self.as_constant(named.pop("numeric_only")) is True
            return self._reduced(frame, name, call.args, named, only=only)
        if name != "apply" or len(call.args) != 1 or named:
            return None
        if axis in (1, "columns"):
            rows = frame.rows()
            return self.looped(apply_rows, [call.args[0], rows], rows)
        return self._series(
            {one: self.assign(ir.Expr.call(call.args[0], [self.made(frame, one)], (), self.loc)) for one in frame.made}
        )

    def _reduced(self, frame: FrameColumns, name: str, arguments: Any, named: dict[str, Any], *, only: bool) -> Any:
        if only:
            frame = frame._replace(made={one: source for one, source in frame.made.items() if self._may_be(source)})
        dtypes = {label: self.dtype(frame, label) for label in self._all(frame)}
        others = [one for one in dtypes if dtypes[one] is not None and not is_number_type(dtypes[one])]
        if others and name not in ("count", "nunique"):
            like = next((one for one in dtypes if one not in others), "x")
            wrong = f"{others[0]!r}, {compilation().row_use.dtypes.get(frame.made[others[0]])}"
            raise RefusedError(NO_NUMBERS.format(name, wrong, like), self.loc)
        if name in ("min", "max") and len({dtypes[one] == types.boolean for one in dtypes}) > 1:
            raise RefusedError(MIXED.format(name), self.loc)
        return self._series(
            {one: self.call_method(self.made(frame, one), name, arguments, named.items()) for one in dtypes}
        )

    def _may_be(self, source: Any) -> bool:
        """Return whether a column may be one of numbers: it is, it is computed, or no group can have it."""
        dtype = compilation().row_use.dtypes.get(source) if not callable(source) else None
        return dtype is None or dtype.kind in "iufb"

    def _all(self, frame: FrameColumns) -> list[Any]:
        """Return the labels of a frame; refuse what the function was not given."""
        use = compilation().row_use
        if any(not callable(source) and source not in use.dtypes for source in frame.made.values()):
            raise RefusedError(ALL, self.loc)
        return list(frame.made)

    def _each(self, owner: Any, name: str, function: Any) -> Any:
        """Return the Series of what a function gives of each value; a dict is refused."""
        found = function_of(self.func_ir, function)
        if is_expression(definition_of(self.func_ir, function), "build_map") or not callable(found or len):
            raise RefusedError(NO_DICT, self.loc)
        if isinstance(found, np.ufunc) and name != "map":
            return ir.Expr.call(function, [owner], (), self.loc)
        return self.looped(map_values, [function, owner], owner)

    def _described(self, owner: Any) -> Any:
        """Return ``describe()`` of numbers."""
        found = {name: self.call_method(owner, name) for name in ("count", "mean", "std", "min")}
        for part in (25, 50, 75):
            found[f"{part}%"] = self.call_method(owner, "quantile", [self.constant(part / 100)])
        return self._series(found | {"max": self.call_method(owner, "max")}, named=True)

    def _in_text(self, frame: FrameColumns, name: str, text: Any) -> Any:
        """Return the rows that meet a condition in text, or what a formula in text gives."""
        asked = self.as_constant(text) if text is not None else None
        if not isinstance(asked, str) or not frame.plain:
            raise RefusedError(QUERY, self.loc)
        try:
            function = query_function(asked, frame.made)
        except (SyntaxError, KeyError) as error:
            raise RefusedError(QUERY, self.loc) from error
        found = self._scope.redefine("$asked", self.loc)
        step = ir.Assign(ir.Const(None, self.loc), found, self.loc)
        self.statements += build_call(self._scope, step, function, [frame.rows()])
        return ir.Expr.getitem(frame.rows(), found, self.loc) if name == "query" else found
