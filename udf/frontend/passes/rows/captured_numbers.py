"""Captured Series and DataFrames of numbers: of which of NumPy's types is what they hand out."""

from typing import Any

import numpy as np

from udf.bind.containers import Entries, FrameEntries
from udf.bind.summaries import is_frame
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.constant_items import as_constant, constant_index
from udf.frontend.ir.nodes import called_method, constant_value, definition_of, is_constant, is_expression
from udf.frontend.passes.rows.numpy_types import AMBIGUOUS, PLACES


def is_captured_series(value: Any) -> bool:
    """Return whether a constant is a captured Series: its entries, or of a large one itself."""
    return (isinstance(value, Entries) and value.kind == "Series") or (is_frame(value) and value.ndim == 1)


def captured_column(frame: Any, name: Any) -> Any:
    """Return a column of a captured DataFrame; None of anything else."""
    if isinstance(frame, FrameEntries):
        return dict(frame.columns).get(name)
    return frame[name] if is_frame(frame) and frame.ndim == 2 and name in frame.columns else None


def row_dtype(frame: Any, name: Any) -> np.dtype[Any] | None:
    """Return the type of all numbers in a row of a captured DataFrame; None if those of the column ``name`` stay."""
    own = captured_column(frame, name)
    entries = frame.columns if isinstance(frame, FrameEntries) else ()
    dtypes = [captured_dtype(column) for _, column in entries] or list(frame.dtypes)
    if not all(isinstance(one, np.dtype) and one.kind in "iuf" for one in dtypes):
        return None
    row = np.result_type(*dtypes)
    return None if own is None or row == (captured_dtype(own) or own.dtype) else row


def captured_dtype(series: Any) -> Any:
    """Return the type of the numbers that a captured Series or dict has, NumPy's or Python's; None of another."""
    if isinstance(series, Entries) and series.kind == "dict":
        python = {type(value) for value in (*(series.values or ()), *series.otherwise)}
        return python.pop() if len(python) == 1 and python <= {int, float, bool} else None
    if isinstance(series, Entries) and series.kind == "Series" and series.values:
        kinds = {type(value) for value in series.values}
        one: Any = kinds.pop() if len(kinds) == 1 else None
        if series.pythons and one in (int, float, bool):
            return one
        return np.dtype(one) if one in (int, float, bool) or (one is not None and issubclass(one, np.number)) else None
    dtype = series.dtype if is_captured_series(series) and is_frame(series) else None
    return dtype if isinstance(dtype, np.dtype) and dtype.kind in "if" and dtype.itemsize == 8 else None


def dtype_looked_up(func_ir: Any, node: Any) -> Any:
    """Return the type of what a captured Series or DataFrame of numbers has for a key; None of anything else."""
    if is_expression(node, "call"):
        method = called_method(func_ir, node, "get")
        found = None if method is None else dtype_looked_up(func_ir, method)
        others = [constant_value(func_ir, one) for one in node.args[1:]] if isinstance(found, type) else []
        return found if all(type(one) is found for one in others) else None
    if not is_expression(node, "getitem", "static_getitem", "getattr"):
        return None
    owner: Any = definition_of(func_ir, node.value)
    if is_expression(owner, "getattr") and owner.attr in PLACES:
        owner = definition_of(func_ir, owner.value)
    container = owner.value if is_constant(owner) else None
    if is_expression(owner, "getattr", "static_getitem", "getitem"):
        frame: Any = definition_of(func_ir, owner.value)
        name = constant_index(func_ir, owner)
        container = captured_column(frame.value, name and name.value) if is_constant(frame) else None
    elif node.op != "getattr" and captured_dtype(container) is None:
        index: Any = definition_of(func_ir, node.index) if node.op == "getitem" else None
        label = as_constant(func_ir, index.items[-1]) if is_expression(index, "build_tuple") else None
        container = None if label is None else captured_column(container, label.value)
    is_method = node.op == "getattr" and node.attr != "get" and not is_captured_series(container)
    return None if is_method else captured_dtype(container)


def dtype_of_column(func_ir: Any, variable: Any, row: np.dtype[Any] | None) -> np.dtype[Any] | None:
    """Return the type of the numbers of a captured Series, or of a column; refuse Python's beside a ``row``'s."""
    read: Any = definition_of(func_ir, variable)
    frame: Any = read if is_constant(read) else definition_of(func_ir, read.value)
    series = frame.value if is_constant(frame) else None
    dtype = captured_dtype(series if frame is read else captured_column(series, read.index))
    if isinstance(dtype, type) and row is not None:
        raise RefusedError(AMBIGUOUS, read.loc)
    return dtype if isinstance(dtype, np.dtype) else None
