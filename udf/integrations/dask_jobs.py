"""The work of one partition, with its functions compiled ahead.

On the client the calls of a partition are made on a few made-up rows, with :class:`~udf.store.shipping.Ahead` in place
of each function: that compiles it and gives the result's types, and runs neither the function nor its code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import cloudpickle
import pandas as pd
from dask.dataframe.utils import meta_nonempty

from udf.errors import ArgumentError
from udf.handling import HANDLED
from udf.integrations.partitions import Job, Step, done
from udf.store.shipping import Ahead

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

OURS: Final = frozenset(("raw", "dtype", "names", "result_type", "na_action", *HANDLED, "semantics", "axis"))
"""Keywords of the accessor's own; any other is an argument of the user's function."""


def planned(meta: Any, steps: tuple[Step, ...], further: Step, keep: tuple[object, ...] = ()) -> Job:
    """Return the job of ``steps`` on partitions like ``meta``, whose functions are compiled.

    ``further`` has the last step's further arguments for the user's function, which are compiled in. ``keep`` are
    columns of which none is made null in the rows that are made up.

    Raises
    ------
    ArgumentError
        If partitions are no pandas objects (dask-cudf).
    """
    if not isinstance(meta, pd.Series | pd.DataFrame):
        kind = f"{type(meta).__module__.partition('.')[0]}.{type(meta).__name__}"
        hint = "take pandas' partitions, frame.to_backend('pandas'), or each partition's own accessor: map_partitions"
        raise ArgumentError(f"partitions that are a {kind} are not supported", hint)
    compiled = tuple(Step(step.name, *_swapped((step.args, step.named), _ahead)) for step in steps)
    *before, last = compiled
    asked = Step(last.name, (*last.args, *further.args), {**last.named, **further.named})
    made = done(sample(meta, keep), (*before, asked))
    shipped = tuple(Step(step.name, *_swapped((step.args, step.named), _shipped)) for step in compiled)
    return Job(shipped, made.iloc[:0])


def sample(meta: Any, keep: tuple[object, ...]) -> Any:
    """Return two rows like ``meta``; the second is null where the type has a place for it that is no NaN."""
    made = meta_nonempty(meta)
    rows = [True, False]
    if isinstance(made, pd.Series):
        return made.where(rows) if _has_nulls(made) else made
    for place, label in enumerate(made.columns):
        if _has_nulls(made.iloc[:, place]) and label not in keep:
            made.isetitem(place, made.iloc[:, place].where(rows))
    return made


def _has_nulls(column: Any) -> bool:
    return getattr(column.dtype, "kind", "O") not in "biufc" or isinstance(
        column.dtype, pd.api.extensions.ExtensionDtype
    )


def _swapped(given: Any, change: Callable[[Any], Any]) -> Any:
    """Return arguments with ``change`` of each thing in them that is no container."""
    if isinstance(given, dict):
        return {name: _swapped(value, change) for name, value in given.items()}
    if isinstance(given, tuple | list):
        made = [_swapped(value, change) for value in given]
        return type(given)(*made) if hasattr(given, "_fields") else type(given)(made)
    return change(given)


def _ahead(given: Any) -> Any:
    return Ahead(given) if callable(given) and not isinstance(given, type) else given


def _shipped(given: Any) -> Any:
    return given.shipped(cloudpickle.dumps) if isinstance(given, Ahead) else given


def function_named(named: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return keywords as the accessor's own, and those of the user's function."""
    ours = {name: value for name, value in named.items() if name in OURS}
    return ours, {name: value for name, value in named.items() if name not in OURS}
