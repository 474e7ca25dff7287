"""The whole journey of one function over columns. Read this file first.

    Python function + columns
        bind            what exactly is compiled, and its key         udf/bind/bind.py    -> UdfCall
        admit           at pandas' doors: only what tests show        udf/bind/evidence.py
        compile_to_ptx  Numba, and our value-returning wrapper        udf/frontend/       -> PtxUdf
        build           PTX into a native loop, as data               udf/cuda/, udf/cpu/ -> Artefact
        load            what was built, now or before, into memory    udf/cuda/, udf/cpu/ -> Program
        run             the loop over the columns                                         -> columns

Everything up to ``Program`` happens once per key. Rows, windows and groups go the same way, each as a ``Job``
(``udf/runtime/calls/jobs.py`` has what they differ in). ``run_job`` takes the shortest way that there is for a call:

1. it equals the last call of its function: nothing is decided again      udf/runtime/calls/repeated.py
2. its function reads what it read before: found without binding          udf/runtime/calls/call_cache.py
3. an equal function was built: found by its key, in memory or on disk    udf/runtime/store/cache.py
4. else it is bound and built

``udf/runtime/choice/auto.py`` decides which back end runs it. Functions compiled ahead run themselves
(``udf/api/ahead/compiled_udf.py``); with Numba switched off all run in plain Python (``runtime/calls/interpreted.py``).
"""

import os
from collections.abc import Callable, Hashable, Mapping
from types import FunctionType, MappingProxyType

from udf.base.annotations import Args
from udf.base.dtypes import DType
from udf.base.handling import DEFAULT, Handling
from udf.base.logs import debug, timed
from udf.base.provided import provided
from udf.base.raising import RowFailure
from udf.base.stages import Artefact
from udf.base.tracebacks import compiling
from udf.bind.bind import bind
from udf.bind.evidence import require_admitted
from udf.bind.udf_call import Backend, CallDescription, UdfCall
from udf.columns.column import Column
from udf.frontend import compile_to_ptx
from udf.runtime.calls import interpreted
from udf.runtime.calls.call_cache import PreparedCall
from udf.runtime.calls.jobs import Groups, Job, Rows, Windows
from udf.runtime.calls.left_parts import LEAVING
from udf.runtime.calls.repeated import keep_decided, run_again
from udf.runtime.calls.results import ResultColumns, error_of_python, exception_of, to_result_columns
from udf.runtime.choice.auto import run
from udf.runtime.store import cache as programs
from udf.runtime.store.cache import cached
from udf.windows.bounds import Bounds, GroupedBounds


def map_rows(
    function: Callable[..., object],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    args: tuple[object, ...] = (),
    kwargs: Mapping[str, object] = MappingProxyType({}),
    *,
    how: Handling = DEFAULT,
    rows: int | None = None,
    index: object = None,
    leaves: bool = False,
) -> ResultColumns:
    """Apply ``function`` to every row of ``columns``; the whole journey, in order.

    Columns in a tuple are passed one by one: ``function(x0, x1, .., *args, **kwargs)``; those of a mapping as
    a row: ``function(row, *args, **kwargs)``. They have one length (n,), and so have the results, one for each
    value that ``function`` returns, and lie where the columns do.

    ``index`` has the label of every row, for the note on an exception; ``rows`` is n, for a function that uses
    no column. With ``leaves`` rows on which compiled code raises and Python does not are the caller's to compute: the
    first result's ``left`` has them.
    """
    return run_job(Rows(function, columns, args, kwargs, how, index, {"rows": rows, "leaves": leaves}))


def map_windows(
    function: Callable[..., object],
    columns: tuple[Column, ...],
    bounds: Bounds,
    args: tuple[object, ...] = (),
    kwargs: Mapping[str, object] = MappingProxyType({}),
    *,
    result: DType,
    how: Handling = DEFAULT,
    table: tuple[Hashable, ...] = (),
    series: bool = False,
    index: object = None,
    labels: object = None,
) -> ResultColumns:
    """Apply ``function(window, *args, **kwargs)`` to every window that ``bounds`` gives; the same journey.

    Without ``table`` there is one column and the window has shape (rows,), a pandas Series with ``series``; with it,
    the labels of its columns, (rows, columns). Results are of type ``result``, one value a window, of which ``index``
    has the labels; ``labels`` is the index of the rows, None for their numbers.
    """
    parameters = {"result": result, "table": table, "series": series, "labels": labels}
    job, left = Windows(function, columns, args, kwargs, how, index, parameters, bounds), LEAVING.get()
    return run_job(job) if left is None else left.run(job, run_job)


def map_groups(
    function: Callable[..., object],
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    bounds: GroupedBounds,
    args: tuple[object, ...] = (),
    kwargs: Mapping[str, object] = MappingProxyType({}),
    *,
    how: Handling = DEFAULT,
    index: object = None,
    spread: bool = False,
    named: bool = False,
    folds: bool = False,
    in_memory: bool = False,
    labels: object = None,
    name: Hashable = None,
) -> ResultColumns:
    """Apply ``function(group, *args, **kwargs)`` to every group; the same journey.

    A group of the one column in a tuple is a pandas Series; of columns by label, in a mapping, a DataFrame. Results
    have the type that the function gives, one value a group, of which ``index`` has the labels. With ``spread`` it may
    give a column of the group's length: then the results are how many values each group gave, and the column of all.
    With ``named`` a group's name is its key, ``index`` at its place. One that ``folds`` takes a row at a time. An
    ``in_memory`` function reads its rows itself. ``labels`` is the index of the rows, None for their numbers, and
    ``name`` that of the one column.
    """
    parameters = {"spread": spread, "named": named, "folds": folds, "in_memory": in_memory, "labels": labels}
    job = Groups(function, columns, args, kwargs, how, index, {**parameters, "name": name}, bounds)
    left = None if folds else LEAVING.get()
    return run_job(job) if left is None else left.run(job, run_job)


def run_job(job: Job) -> ResultColumns:
    """Run a job on the back end that is asked for, or that takes least; what was compiled ahead runs itself."""
    function = job.function
    if type(function) is not FunctionType and hasattr(function, "run_job"):  # udf.api.ahead.compiled_udf.CompiledUdf
        return function.run_job(job)
    cached = job.cached
    try:
        if cached is not None and cached.decided is not None and (again := run_again(job, cached, cached.decided)):
            return again
        if interpreted.is_active():
            return interpreted.run_interpreted(job, lambda: run_job(job))
        job.leave_if_known()
        ready, outputs = run(job, prepare)
    except RowFailure as failure:
        return _run_otherwise(job, failure)
    if job.cached is not None:
        keep_decided(job, job.cached, ready)
    return to_result_columns(outputs, ready.compiled.returns, ready.inputs)


def _run_otherwise(job: Job, failure: RowFailure) -> ResultColumns:
    """Run a job again, with no integer assumed small, or with rows left to Python; or raise what a row has raised."""
    if failure.bailed_out:
        job.use.bailed_out = True
        return run_job(job)
    of_python = error_of_python(failure, job.function, job.inputs()) if job.may_leave else None
    if job.may_leave and of_python is None:
        return run_job(job.leaving())
    error = exception_of(failure, job.function, job.inputs(), job.index, made=of_python)
    raise error from error.__cause__


def prepare(job: Job, backend: Backend, *, assumes: bool | None = None) -> PreparedCall:
    """Return a job ready to run on ``backend``: the call that was made before, or else bound, and built once per key.

    With ``assumes`` code takes integers to be small, which is faster, until it meets a large one.
    """
    assumes = job.assumes(backend) if assumes is None else assumes
    how = job.build_key(backend, assumes=assumes)
    ready = programs.PROGRAMS.calls.find(job, how) or _bind_and_build(job, backend, how)
    if assumes:
        if ready.compiled.use.bailed_out:
            return prepare(job, backend, assumes=False)
        job.use = ready.compiled.use
    return ready


def _bind_and_build(job: Job, backend: Backend, how: Args) -> PreparedCall:
    """Return a call that was not made before, ready, and remember it. ``how`` is the job's ``build_key``."""
    function, columns, (window, _, assumes, *_) = job.function, job.columns, how
    with compiling(function):
        call = bind(function, columns, args=job.args, kwargs=job.kwargs, how=job.how, window=window, assumes=assumes)
    require_admitted(call)
    compiled = build(call, backend)
    programs.PROGRAMS.calls.keep(job, how, call, compiled)
    labels = tuple(one.label for one in call.parameters)
    taken = columns if isinstance(columns, tuple) else tuple(columns[label] for label in labels)
    return PreparedCall(compiled, taken, call.values, labels)


@cached
def build(call: UdfCall, backend: Backend) -> Artefact:
    """Compile ``call`` into its loop; once per key."""
    with timed("%s: front end", CallDescription(call)):
        udf = compile_to_ptx(call)
    if udf.path:
        debug("%s: windows are computed from %s", CallDescription(call), udf.path)
    if os.environ.get("UDF_DUMP"):
        provided("dump").dump(call, udf)
    return backend.build(udf, call)
