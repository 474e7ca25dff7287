"""A call that is equal to one before it: what was decided for that one holds for it, and is not decided again.

What decides is compared, most of it by identity: the function with what it reads (:mod:`udf.bind.guards`), the options,
the types of columns and the arrays that they lie in, the windows, pandas' door, the types of further arguments. Calls
with arguments by name, of the groups of a frame, of many groups, and calls whose place is chosen by what they take, are
decided each time.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final
from weakref import ref

import numpy as np

from udf.bind.encoding import EXTENSIONS
from udf.bind.evidence import DOOR
from udf.bind.window_shapes import MANY
from udf.columns.column import Column
from udf.columns.sources import FrameColumns
from udf.options import options
from udf.runtime.calls.call_cache import CachedFunction, Decided, PreparedCall, tick, type_of, values_of
from udf.runtime.calls.interpreted import is_set
from udf.runtime.calls.jobs import Groups, Job, Rows, Windows
from udf.runtime.calls.results import ResultColumns, plain_form, to_result_columns
from udf.runtime.choice.auto import SHORT_SECONDS
from udf.runtime.choice.last_call import THREAD
from udf.windows.bounds import FixedBounds

_new: Final = tuple.__new__


def keep_decided(job: Job, cached: CachedFunction, ready: PreparedCall) -> None:
    """Keep what was decided for ``job``, which was just run, for the calls that will be equal."""
    last = THREAD.last
    order = last[0] if type(last) is tuple else None
    if order is None or not order.is_order or not _is_simple(job, cached, ready):
        return
    is_on_host = all(type(column.values) is np.ndarray for column in ready.columns)
    if order.backend != "cuda" and (order.backend != "cpu" or not is_on_host):  # they were brought there
        return
    labels, columns = None, job.columns
    if type(columns) is not tuple:
        if options.backend == "auto" and order.backend == "cuda":  # perhaps by a column that it does not read
            return
        labels, columns = columns.among(cached.candidates)
        if columns is not ready.columns:  # the first call: what is asked for may be more than is read
            return
    device, compiled = None, ready.compiled
    if order.backend == "cuda":  # of several devices one is current; there is one processor
        from udf.cuda.device import device_getter  # noqa: PLC0415 - where a GPU ran the call

        device = device_getter()
    cached.decided = Decided(
        _decides(job, columns, device),
        labels,
        ready.sources,
        device,
        order,
        ref(compiled),
        ready.inputs,
        plain_form(compiled.returns),
        is_on_host,
    )


def _is_simple(job: Job, cached: CachedFunction, ready: PreparedCall) -> bool:
    """Return whether nothing else decides about ``job`` than what is compared."""
    columns = job.columns
    if job.kwargs or len(ready.values) != len(ready.sources) or job.how.leaves or cached.leaves or cached.prints:
        return False
    if options.debug or is_set() or None in map(type_of, job.args):
        return False
    if type(job) is Windows:
        asks = job.parameters["series"] and cached.labels is not False
        return type(job.bounds) is FixedBounds and not job.parameters["table"] and not asks
    if type(job) is Groups:
        return job.is_simple and type(columns) is tuple
    is_frame = type(columns) is FrameColumns and not cached.uses_row
    return type(job) is Rows and bool(ready.columns) and (type(columns) is tuple or is_frame)


def _decides(job: Job, columns: tuple[Column, ...], device: Callable[[], int] | None) -> list[object]:
    """Return all that decides beside the function; in an equal call most of it are the same objects."""
    given, bounds = job.parameters, job.bounds
    decides = [options.current(), job.how, type(job), not job.kwargs, EXTENSIONS.version, DOOR.get()]
    decides.append(None if device is None else device())
    if type(job) is Groups:
        named = getattr(job.index, "dtype", None) if given["named"] else None
        decides += (bounds.on_host, bounds.rows <= MANY, bounds.empty, given["spread"], given["folds"])
        decides += (given["in_memory"], given["named"], named)
    elif bounds is not None:
        decides += (bounds, given["result"], given["series"], given["table"])
    if job.args:
        decides += map(type_of, job.args)
    for column in columns:
        values = column.values
        decides += (type(values), column.logical or values.dtype, column.validity is None, column.nulls)
    return decides


def run_again(job: Job, cached: CachedFunction, known: Decided) -> ResultColumns | None:
    """Return what ``job`` gives, if it is equal to the one that is ``known``; None if it is to be decided.

    Raises
    ------
    RowFailure
        At the first row where the function raises.
    """
    columns, compiled = job.columns, known.compiled()
    if known.labels is not None:
        labels, columns = columns.among(cached.candidates) if type(columns) is FrameColumns else ((), ())
        if labels != known.labels:
            return None
    if compiled is None or compiled.use.bailed_out or cached.leaves or type(columns) is not tuple:
        return None
    if _decides(job, columns, known.device) != known.by:
        return None
    job.use = use = compiled.use
    use.last = cached.used = tick()
    values = values_of(job, known.sources) if known.sources else ()
    rows, order, run = columns[0].values.size, known.order, compiled.program.run
    THREAD.last, began = (order, rows, None), perf_counter()
    outputs = run(columns, values, job.parameters["rows"]) if job.bounds is None else run(columns, job.bounds, values)
    if known.is_on_host:
        seconds = perf_counter() - began
        THREAD.last = (order, rows, seconds)
        if seconds > SHORT_SECONDS:
            compiled.times.add(order.backend, rows, seconds)
    if known.form is None:
        return to_result_columns(outputs, compiled.returns, known.inputs)
    return _new(ResultColumns, (outputs, None, known.inputs, known.form))
