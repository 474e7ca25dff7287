"""Frozen values as JSON and back: what an artefact's plan is written as. No value becomes code when it is read.

Numbers, texts, None and tuples (lists) are themselves. Everything else is an object whose key ``""`` says what it is,
by one table: a dataclass of ours by its name, a type of values (:class:`~udf.dtypes.DType`), what JSON has no word for.
"""

from __future__ import annotations

import base64
import importlib
import math
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from udf.dtypes import DType, category, dtype_of

CLASSES: Final = {
    "Argument": "udf.stages",
    "Parameter": "udf.stages",
    "RaiseSite": "udf.stages",
    "Result": "udf.stages",
    "Taken": "udf.stages",
    "WindowShape": "udf.stages",
    "RowPlan": "udf.cpu.plan",
    "Stream": "udf.cpu.plan",
    "Word": "udf.cpu.plan",
    "LoopsPlan": "udf.cpu.windows_plan",
    "LoopPlan": "udf.cpu.windows_plan",
    "MapPlan": "udf.cuda.plan",
    "WindowPlan": "udf.cuda.plan",
    "KernelPlan": "udf.cuda.plan",
    "MapPolicy": "udf.cuda.policy",
    "WindowPolicy": "udf.cuda.window_policy",
    "ReducePolicy": "udf.cuda.reduce_plan",
    "Signature": "udf.store.signature",
}
"""The dataclasses that can be written -> their module. A plan's class is one row."""


class NotPlainError(TypeError):
    """A value has no place in the table."""


class DamagedError(ValueError):
    """What was read is none of the values that are written here."""


def to_plain(value: Any) -> Any:
    """Return ``value`` as ``json`` writes it.

    Raises
    ------
    NotPlainError
        If it is, or holds, what the table does not know.

    Examples
    --------
    >>> from udf.stages import Result
    >>> to_plain((Result(dtype=dtype_of("int8")), float("inf")))
    [{'': 'Result', 'dtype': {'': 'dtype', 'of': 'int8'}, 'nullable': False, 'name': None}, {'': 'float', 'of': 'inf'}]
    >>> from_plain(to_plain((1, 2.5, "x", None, b"ab", 1j)))
    (1, 2.5, 'x', None, b'ab', 1j)
    """
    kind = type(value)
    if value is None or kind in (bool, int, str):
        return value
    if kind is float:
        return value if math.isfinite(value) else {"": "float", "of": repr(value)}
    if kind is tuple:
        return [to_plain(item) for item in value]
    if kind is DType and value.categories is not None:
        return {"": "category", "of": list(value.categories), "ordered": value.ordered}
    if kind is DType:
        return {"": "dtype", "of": value.name}
    if is_dataclass(value) and CLASSES.get(kind.__name__) == kind.__module__:
        named = {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
        return {"": kind.__name__, **named}
    if kind is bytes:
        return {"": "bytes", "of": base64.b64encode(value).decode()}
    if kind is complex:
        return {"": "complex", "of": [to_plain(value.real), to_plain(value.imag)]}
    if isinstance(value, np.generic) and value.dtype.kind in "biufmM":
        return {"": "numpy", "dtype": value.dtype.str, "of": base64.b64encode(value.tobytes()).decode()}
    raise NotPlainError(f"a {kind.__name__} cannot be stored")


_BUILT: Final[dict[str, Any]] = {
    "float": lambda of: float(of),  # noqa: PLW0108 - the argument has a name
    "dtype": lambda of: dtype_of(of),  # noqa: PLW0108 - as above
    "category": lambda of, ordered: category(tuple(of), ordered=ordered),
    "bytes": lambda of: base64.b64decode(of, validate=True),
    "complex": lambda of: complex(*map(from_plain, of)),
    "numpy": lambda of, dtype: np.frombuffer(base64.b64decode(of, validate=True), dtype)[0],
}


def from_plain(value: Any) -> Any:
    """Return what :func:`to_plain` made ``value`` of.

    Raises
    ------
    DamagedError
        If it made nothing of the kind.
    """
    if isinstance(value, list):
        return tuple([from_plain(item) for item in value])
    if not isinstance(value, dict):
        return value
    named = dict(value)
    kind = named.pop("", None)
    try:
        if kind in _BUILT:
            return _BUILT[kind](**named)
        return _class(kind)(**{name: from_plain(item) for name, item in named.items()})
    except (TypeError, ValueError, KeyError, IndexError, AttributeError) as odd:
        raise DamagedError(f"no value: {kind!r} of {', '.join(named)}") from odd


@cache
def _class(name: str) -> Any:
    return getattr(importlib.import_module(CLASSES[name]), name)
