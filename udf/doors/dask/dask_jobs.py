"""The work of one partition, with its functions compiled ahead.

On the client the calls of a partition are made on a few made-up rows, with
:class:`~udf.api.ahead.shipping.CompilingFunction` in place of each function: that compiles it and gives the result's
types, and runs neither the function nor its code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import cloudpickle
import pandas as pd
from dask.dataframe.utils import meta_nonempty

from udf.api.ahead.shipping import CompilingFunction
from udf.base.handling import CALL_OPTIONS
from udf.doors.dask.partitions import Job, PickledFunction, Step, map_leaves, module_of, run_steps
from udf.version import __version__

ACCESSOR_KEYWORDS: Final = frozenset(
    ("raw", "dtype", "names", "result_type", "na_action", *CALL_OPTIONS, "semantics", "axis")
)
"""Keywords of the accessor's own; any other is an argument of the user's function."""


def plan_job(meta: Any, steps: tuple[Step, ...], further: Step, keep: tuple[object, ...] = ()) -> Job:
    """Return the job of ``steps`` on partitions like ``meta``, whose functions are compiled.

    ``further`` has the last step's further arguments for the user's function, which are compiled in. ``keep`` are
    columns of which none is made null in the rows that are made up.

    What is compiled here is for processors: workers with cuDF's partitions compile the function for their GPU.
    """
    on_gpu = module_of(meta) == "cudf"
    compiled = _map_arguments(steps, _ahead)
    made = run_steps(sample(meta, keep), _with(compiled, further)).iloc[:0]
    if on_gpu:
        return Job(_map_arguments(_with(steps, further), _pickle), made)
    return Job(_map_arguments(compiled, _serialize), made)


def _with(steps: tuple[Step, ...], further: Step) -> tuple[Step, ...]:
    *before, last = steps
    return *before, Step(last.name, (*last.args, *further.args), {**last.named, **further.named})


def _map_arguments(steps: tuple[Step, ...], change: Callable[[Any], Any]) -> tuple[Step, ...]:
    return tuple(Step(step.name, *map_leaves((step.args, step.named), change)) for step in steps)


def sample(meta: Any, keep: tuple[object, ...]) -> Any:
    """Return two rows like ``meta``; the second is null in columns whose type has a null that is no NaN."""
    made = meta_nonempty(meta)
    if module_of(meta) == "cudf":  # all of its types have one
        nulls = made.shift(-1)
        for label in keep if made.ndim > 1 else ():
            if label is not None:
                nulls[label] = made[label]
        return nulls
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


def _ahead(value: Any) -> Any:
    return CompilingFunction(value) if callable(value) and not isinstance(value, type) else value


def _serialize(value: Any) -> Any:
    return value.shipped(cloudpickle.dumps) if isinstance(value, CompilingFunction) else value


def _pickle(value: Any) -> Any:
    if not isinstance(_ahead(value), CompilingFunction):
        return value
    return PickledFunction(__version__, cloudpickle.dumps(value))


def split_keywords(named: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return keywords as the accessor's own, and those of the user's function."""
    ours = {name: value for name, value in named.items() if name in ACCESSOR_KEYWORDS}
    return ours, {name: value for name, value in named.items() if name not in ACCESSOR_KEYWORDS}
