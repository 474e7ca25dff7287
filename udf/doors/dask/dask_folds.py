"""``scan`` over partitions: the state goes on from one to the next, along a chain of tasks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import dask
import dask.dataframe as dd

from udf.api.ahead.shipping import CompilingFunction
from udf.doors.dask.dask_jobs import pickled, sample, split_keywords
from udf.doors.dask.partitions import FoldJob, fold_partition, gives_floats, module_of, to_udf
from udf.doors.files.scan_folds import Fold, fold, with_typed_state
from udf.doors.pandas.pandas_results import of_rows
from udf.errors import ArgumentError, UdfError


def scan_partitions(
    data: Any, function: Callable[..., object], initial: Any, args: tuple[object, ...], named: dict[str, Any]
) -> Any:
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
