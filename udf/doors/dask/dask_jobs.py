"""The work of one partition, with its functions compiled ahead.

On the client the calls of a partition are made on a few made-up rows, with
:class:`~udf.api.ahead.shipping.CompilingFunction` in place of each function: that compiles it and gives the result's
types, and runs neither the function nor its code; of a column of categories the function itself is asked, for each.

Windows over partitions: each partition gets the rows that its windows reach, of as many neighbours as hold them.

What a partition needs of those before it is made along a chain of small tasks, each of which keeps the last rows of
what came before and of its own partition; so partitions may be shorter than a window, or empty. The other way round for
windows that reach forward.

Source: the halo exchange of stencil codes; Dask's ``map_overlap`` reaches into the next partition only.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from pickle import PicklingError
from types import FunctionType
from typing import TYPE_CHECKING, Final

import cloudpickle
import dask
import dask.dataframe as dd
import numpy as np
import pandas as pd
from dask.dataframe.utils import has_known_categories, meta_nonempty

from udf.api.ahead.shipping import CompilingFunction
from udf.base.handling import CALL_OPTIONS
from udf.bind.cuts import find_cuts_of_types
from udf.doors.dask.partitions import (
    FoldJob,
    Job,
    PickledFunction,
    Reach,
    Side,
    Step,
    dtypes_of,
    fold_partition,
    gives_floats,
    module_of,
    overlap_rows,
    run_steps,
    to_udf,
    windows_of,
)
from udf.doors.files.scan_folds import Fold, fold, with_typed_state
from udf.doors.pandas.pandas_results import of_rows
from udf.errors import ArgumentError, InternalError, UdfError, WindowError
from udf.options import options
from udf.version import __version__
from udf.windows.spans import is_span, nanoseconds

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dask.delayed import Delayed

    from udf.base.annotations import Args, Function, Named
    from udf.columns.pandas_names import SeriesOrFrame

ACCESSOR_KEYWORDS: Final = frozenset(
    ("raw", "dtype", "names", "result_type", "na_action", *CALL_OPTIONS, "semantics", "axis")
)
"""Keywords of the accessor's own; any other is an argument of the user's function."""


def plan_job(meta: object, steps: tuple[Step, ...], further: Step, keep: tuple[object, ...] = ()) -> Job:
    """Return the job of ``steps`` on partitions like ``meta``, whose functions are compiled.

    ``further`` has the last step's further arguments for the user's function, which are compiled in. ``keep`` are
    columns of which none is made null in the rows that are made up.

    What is compiled here is for processors: workers with cuDF's partitions compile the function for their GPU.

    Raises
    ------
    ArgumentError
        For a column of categories that Dask does not know.
    """
    on_gpu = module_of(meta) == "cudf"
    of_categories = isinstance(getattr(meta, "dtype", None), pd.CategoricalDtype)
    if of_categories and not has_known_categories(meta):
        hint = "read them first: column.cat.as_known(), or frame.categorize()"
        raise ArgumentError(
            "a function of a categorical column is called for each category, and they are not known here", hint
        )
    leaves = options.fallback != "error" and not on_gpu
    tried = sample(meta, keep, nulls=on_gpu)
    compiled = _map_arguments(steps, _ahead)
    try:
        made = run_steps(tried, _with(compiled, further)).iloc[:0]
    except UdfError as error:
        if not leaves or isinstance(error, InternalError):
            raise
        compiled = _without_cuts(steps, error, lambda some: run_steps(tried, _with(some, further)))
        made = run_steps(tried, _with(compiled, further)).iloc[:0]
    if on_gpu:
        return Job(_map_arguments(_with(steps, further), _pickle), made)
    rounds, missing = False, sample(meta, keep, nulls=True)
    objects = any(getattr(dtype, "na_value", None) is pd.NA for dtype in dtypes_of(meta))
    with suppress(UdfError):  # a partition with nulls says so
        nulls = run_steps(missing, _with(compiled, further))
        rounds = steps[-1].name in ("scan", "reduce") and gives_floats(made, nulls)
        objects = objects and object in dtypes_of(nulls)
        made = as_objects(made, nulls)
    return Job(_map_arguments(compiled, _serialize), made, leaves, rounds, objects)


def _without_cuts(
    steps: tuple[Step, ...], error: UdfError, run: Callable[[tuple[Step, ...]], object]
) -> tuple[Step, ...]:
    """Return steps whose function is compiled without what ``error`` names, which is Python's where a row gets there.

    Raises
    ------
    UdfError
        The ``error``, if nothing is left to compile, so that no types are known.
    """
    functions: list[FunctionType] = []
    _map_arguments(steps, lambda one: functions.append(one) if isinstance(one, FunctionType) else None)
    if len(functions) != 1:
        raise error

    made = partial(CompilingFunction, functions[0])

    def without(tried: Callable[..., object]) -> tuple[Step, ...]:
        return _map_arguments(steps, lambda one: made(tried) if one is functions[0] else _ahead(one))

    cuts = find_cuts_of_types(functions[0], error, lambda tried: run(without(tried)))
    if not cuts.places:
        raise error
    return without(cuts.applied_to(functions[0]))


def as_objects(made: SeriesOrFrame, nulls: SeriesOrFrame) -> SeriesOrFrame:
    """Return results without rows, as objects where nulls in the columns make them so: these hold all."""
    if made.ndim == 1:
        return made.astype(object) if nulls.ndim == 1 and nulls.dtype == object else made
    wide = {label: object for label in made.columns if label in nulls and nulls[label].dtype == object}
    return made.astype(wide) if wide else made


def _with(steps: tuple[Step, ...], further: Step) -> tuple[Step, ...]:
    *before, last = steps
    return *before, Step(last.name, (*last.args, *further.args), {**last.named, **further.named})


def _map_arguments(steps: tuple[Step, ...], change: Callable[[object], object]) -> tuple[Step, ...]:
    return tuple(step.mapped(change) for step in steps)


def sample(meta: SeriesOrFrame, keep: tuple[object, ...], *, nulls: bool) -> SeriesOrFrame:
    """Return two rows like ``meta``; with ``nulls`` the second is null in all columns whose type has a null.

    A function of a Series of categories is Python's to call, which takes none that is made up.
    """
    made = meta_nonempty(meta)
    if not nulls:  # of some types Dask's own second row is null
        return made.iloc[[0, 0]].set_axis(made.index)
    if module_of(meta) == "cudf":  # all of its types have one
        shifted = made.shift(-1)
        for label in keep if made.ndim > 1 else ():
            if label is not None:
                shifted[label] = made[label]
        return shifted
    rows = [True, False]
    if isinstance(made, pd.Series):
        return made.where(rows) if _has_nulls(made) and not isinstance(made.dtype, pd.CategoricalDtype) else made
    for place, label in enumerate(made.columns):
        if _has_nulls(made.iloc[:, place]) and label not in keep:
            made.isetitem(place, made.iloc[:, place].where(rows))
    return made


def _has_nulls(column: pd.Series) -> bool:
    return getattr(column.dtype, "kind", "O") not in "biuc" or isinstance(
        column.dtype, pd.api.extensions.ExtensionDtype
    )


def _ahead(value: object) -> object:
    return CompilingFunction(value) if callable(value) and not isinstance(value, type) else value


def _serialize(value: object) -> object:
    return value.shipped(pickled) if isinstance(value, CompilingFunction) else value


def pickled(value: object) -> bytes:
    """Return a function, with its arguments, as bytes for workers.

    Raises
    ------
    ArgumentError
        If it captures what cannot be pickled.
    """
    try:
        made: bytes = cloudpickle.dumps(value)
    except (TypeError, AttributeError, PicklingError, RecursionError) as error:
        what = f"the function cannot be sent to Dask's workers: {error}"
        raise ArgumentError(what, "make in the function what cannot be pickled, or import it there") from error
    return made


def _pickle(value: object) -> object:
    if not isinstance(_ahead(value), CompilingFunction):
        return value
    return PickledFunction(__version__, pickled(value))


def split_keywords(named: Mapping[str, object]) -> tuple[Named, Named]:
    """Return keywords as the accessor's own, and those of the user's function."""
    ours = {name: value for name, value in named.items() if name in ACCESSOR_KEYWORDS}
    return ours, {name: value for name, value in named.items() if name not in ACCESSOR_KEYWORDS}


def scan_partitions(
    data: dd.DataFrame | dd.Series, function: Function, initial: object, args: Args, named: Named
) -> dd.DataFrame | dd.Series:
    """Return the collection of ``out`` of ``state, out = function(state, row)`` over the partitions of ``data``.

    The function is compiled here, for a state of the types that it gets: the first is ``initial`` as one of those.

    Raises
    ------
    ArgumentError
        For cuDF's partitions.
    """
    if module_of(data._meta) == "cudf":  # noqa: SLF001 - as below
        hint = "use groupby(..).scan, or scan on processors: frame.to_backend('pandas')"
        raise ArgumentError("scan of all rows, one after the other, is not supported over cuDF's partitions", hint)
    ours, further = split_keywords(named)
    names, given = ours.pop("names", None), {**ours, **further}
    rows = sample(data._meta, (), nulls=False)  # noqa: SLF001 - Dask's own way to know a collection's types
    asked = Fold(function=CompilingFunction(function), initial=initial, args=tuple(args), named=given, names=names)
    ahead = CompilingFunction(function)
    asked = replace(with_typed_state(to_udf(rows.iloc[:0]), asked), function=ahead)
    made, _ = fold(to_udf(rows), None, asked)
    meta = of_rows(rows, made, "expand").iloc[:0]
    rounds = False
    with suppress(UdfError):  # a partition with nulls says so
        rows = sample(data._meta, (), nulls=True)  # noqa: SLF001 - as above
        nulls, _ = fold(to_udf(rows), None, asked)
        rounds = gives_floats(meta, of_rows(rows, nulls, "expand"))
    job = FoldJob(replace(asked, function=ahead.shipped(pickled), args=(), named=ours), meta, rounds)

    run, state, parts = dask.delayed(fold_partition, pure=True, nout=2), None, []
    for part in data.to_delayed():
        out, state = run(job, state, part)
        parts.append(out)
    return dd.from_delayed(parts, meta=meta, divisions=data.divisions, verify_meta=False)


def reach_of(parameters: dict[str, object]) -> Reach:
    """Return how far the windows of ``rolling(**parameters)`` go.

    Raises
    ------
    WindowError
        For windows that need to know rows of the whole frame: every n-th one, or an indexer's.
    """
    window, center = parameters.get("window"), bool(parameters.get("center"))
    if parameters.get("step") not in (None, 1):
        raise WindowError("step= is not supported over partitions", "use every n-th row of the result")
    if is_span(window):
        span = nanoseconds(window)
        return Reach(span, span if center else 0, timed=True, on=parameters.get("on"))
    if not isinstance(window, int | np.integer):
        raise WindowError(
            f"{type(window).__name__} is not supported over partitions", "pass a number of rows or a length of time"
        )
    reach = int(window)
    return Reach(reach, reach if center else 0, timed=False)


def rolling_apply(frame: dd.DataFrame | dd.Series, job: Job, reach: Reach) -> dd.DataFrame | dd.Series:
    """Return the collection of ``job``'s windows over the partitions of ``frame``, with the rows around each."""
    parts = frame.to_delayed()
    keep = dask.delayed(overlap_rows, pure=True)
    before, after = _chain(parts, keep, reach, "before"), _chain(parts[::-1], keep, reach, "after")[::-1]
    run = dask.delayed(windows_of, pure=True)
    results = [run(job, *rows) for rows in zip(before, parts, after, strict=True)]
    return dd.from_delayed(results, meta=job.meta, divisions=frame.divisions, verify_meta=False)


def _chain(parts: list[Delayed], keep: Delayed, reach: Reach, side: Side) -> list[Delayed | None]:
    """Return the rows that each of ``parts`` needs of the parts before it in this order; None for none."""
    needed: list[Delayed | None] = [None]
    if not getattr(reach, side):
        return needed * len(parts)
    for part in parts[:-1]:
        needed.append(keep(needed[-1], part, reach, side))
    return needed
