"""A function for other processes: compiled here for what a call on a few made-up rows asks of it, run there.

:class:`CompilingFunction` takes the function's place in that call. It binds and compiles as the pipeline would and
gives made-up results of the right types: neither the function nor its code runs. :class:`ShippedFunction` takes its
place in the same call elsewhere.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.api.ahead.ahead import compiled, processors, require_no_labels
from udf.api.ahead.compiled_udf import CompiledUdf, from_bytes
from udf.api.ahead.signature_checks import signature_columns
from udf.base.annotations import Args, Function
from udf.base.dtypes import DType, text_type
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.bind.window_shapes import group_shape, key_types, used_names, window_shape
from udf.columns.bitmask import pack
from udf.columns.column import Column, LazyColumns, TextBytes
from udf.cpu.cpu_backend import BACKEND
from udf.errors import CompiledForError
from udf.runtime.calls.jobs import Job
from udf.runtime.calls.results import ResultColumns, to_result_columns
from udf.version import __version__
from udf.windows.bounds import GroupedBounds

if TYPE_CHECKING:
    from udf.api.ahead.compiled_udf import WithArguments


Columns = tuple[Column, ...] | Mapping[Hashable, Column]


class CompilingFunction:
    """A function that is compiled in place of being called.

    Examples
    --------
    >>> import udf
    >>> double = CompilingFunction(lambda x: x * 2)
    >>> udf.Series([1, 2]).map(double).dtype.name  # the values are made up
    'int64'
    >>> list(udf.Series([1, 2]).map(double.shipped()))
    [2, 4]
    """

    def __init__(self, function: Callable[..., object], without: Callable[..., object] | None = None) -> None:
        """Take a function; one ``without`` what is Python's of it is compiled in its place."""
        self._function, self._plain, self._made = without or function, function, list[CompiledUdf]()
        self._folds, self._leaves = False, without is not None
        self._given: tuple[Args, Mapping[str, object]] = ((), {})
        self._further: Args | None = None

    @property
    def python_function(self) -> None:
        """Return None: nobody asks Python what the function gives for values that are made up."""
        return

    def __call__(self, *args: object, **kwargs: object) -> object:
        """Return what Python gives for a category, which is no made-up value."""
        return self._plain(*args, **kwargs)

    def folded(self, make: Callable[[Function], Function], args: Args) -> CompilingFunction:
        """Stand for the fold that is ``make`` of the function, which takes ``args`` in each step: ``fold_function``."""
        self._function, self._folds, self._further = make(self._plain), True, args
        return self

    def run_job(self, job: Job) -> ResultColumns:
        """Take the place of the function in a job: :func:`udf.pipeline.run_job`."""
        columns, bounds, given = job.columns, job.bounds, job.parameters
        if bounds is None:
            return self._mapped(job, None, len(columns[0]) if isinstance(columns, tuple) else given["rows"])
        if not isinstance(bounds, GroupedBounds):
            table, series = given["table"], given["series"]
            require_no_labels(self._function, series=series and not table)
            how = {"table": bool(table), "series": series, "names": used_names(self._plain, table)}
            window = window_shape(bounds, len(columns), given["result"], BACKEND, **how)
            return self._mapped(job, window, len(bounds))
        keys, frame = key_types(self._function, job.index) if given["named"] else (), not isinstance(columns, tuple)
        shape = group_shape(bounds, BACKEND, frame=frame, spread=given["spread"], keys=keys, folds=self._folds)
        made = self._mapped(job, shape, len(bounds))
        writes = self._made[-1].returns[0].writes
        if writes is None:
            return made
        codes = bounds.codes
        sizes = np.bincount(codes[codes >= 0], minlength=len(bounds))
        whole = (_placeholder(dtype, bounds.rows, null=False) for dtype in writes)
        return made._replace(columns=(Column(values=sizes), *whole))

    def _mapped(self, job: Job, window: WindowShape | None, rows: int) -> ResultColumns:
        self._given = args, kwargs = job.args, job.kwargs
        columns = _map_columns(job.columns, _any_text)
        for given in (_map_columns(columns, lambda one: replace(one, validity=None)), columns):
            call = bind(self._function, given, args=args, kwargs=kwargs, how=job.how, window=window)
            made = compiled(call, (), processors(cpu=True))
            if made.signature not in [one.signature for one in self._made]:
                self._made.append(made)
        nulls = zip(made.returns, _null_results(made), strict=True)
        outputs = tuple(_placeholder(result.dtype, rows, null=null) for result, null in nulls)
        inputs = tuple(parameter.label for parameter in made.signature.parameters)
        return to_result_columns(outputs, made.returns, inputs)

    def windows(self) -> CompiledUdf:
        """Return what was compiled for windows, with the function: for this process, and in a pickle without it."""
        made, parameters = self._made[0], (self._function, *self._given)
        made.origin = lambda: parameters
        return made

    def shipped(self, pickled: Callable[[object], bytes] | None = None) -> ShippedFunction:
        """Return what was compiled; ``pickled`` makes bytes of the function, which makes exceptions there."""
        whole = (self._plain if self._leaves else self._function, *self._given)
        step = whole if self._further is None else (self._plain, self._further, self._given[1])
        function = None if pickled is None else pickled((whole, step))
        return ShippedFunction(__version__, tuple(made.to_bytes() for made in self._made), function)


def _map_columns(columns: Columns, change: Callable[[Column], Column]) -> Columns:
    if isinstance(columns, tuple):
        return tuple(map(change, columns))
    return LazyColumns(columns, lambda column, _: change(column))


def _any_text(column: Column) -> Column:
    """Return a column as it is, one of text as one that may have any."""
    if column.text is None:
        return column
    places = np.zeros(len(column), np.int64)
    text = TextBytes(stops=places, chars=np.zeros(0, np.uint8))
    return Column(values=places, validity=column.validity, logical=text_type("utf8"), text=text, nulls=column.nulls)


def _null_results(compiled_udf: CompiledUdf) -> list[bool]:
    """Return for each result whether some row of it can be null."""
    (artefact,) = compiled_udf.artefacts
    plan = artefact.plan
    window = compiled_udf.signature.window
    if window is not None:  # of windows that do not run, a float is NaN; groups all run
        return [
            plan.nulls or one.nullable or not (window.grouped or one.dtype.kind == "f") for one in compiled_udf.returns
        ]
    skips = plan.skips and any(parameter.nullable for parameter in compiled_udf.signature.parameters)
    own = {stream.index for stream in plan.outputs if stream.is_validity}
    return [skips or k in own for k in range(len(compiled_udf.returns))]


def _largest(kind: np.dtype) -> int:
    return min(int(np.iinfo(kind).max), 1 << 40)  # which a float64 holds, as pandas makes one of integers with nulls


def _placeholder(dtype: DType, rows: int, *, null: bool) -> Column:
    """Return ``rows`` results that no narrower type can hold, the first of them null if some can be."""
    most = {"b": lambda _: True, "f": lambda kind: np.finfo(kind).max / 3, "i": _largest, "u": _largest}
    values = np.full(rows, most[dtype.kind](dtype.numpy) if dtype.is_real else 0, dtype.numpy)
    validity = pack(np.arange(rows) > 0) if null else None
    text = TextBytes(stops=np.zeros(rows, dtype.numpy), chars=np.zeros(0, np.uint8)) if dtype.encoding else None
    return Column(values=values, validity=validity, logical=None if dtype.is_number else dtype, text=text)


MAX_LOADED: Final = 64
"""Functions that a process which runs them keeps loaded."""


def require_same_version(version: str) -> None:
    """Raise CompiledForError if another ``version`` of Inlay compiled what came here; it names both."""
    if version != __version__:
        what = f"the function was compiled by Inlay {version}, and this process has Inlay {__version__}"
        raise CompiledForError(what, "install one version everywhere: pip install inlay-udf==" + version)


class ShippedFunction:
    """A compiled function as bytes, which a process loads when it first runs it: with the version that made it.

    The Python function travels beside it, and is read only to make an exception whose arguments it computes.
    """

    def __init__(self, version: str, compiled: tuple[bytes, ...], function: bytes | None) -> None:
        self._version, self._compiled, self._function = version, compiled, function

    @property
    def python_function(self) -> Callable[..., object] | None:
        """Return the Python function, of which pandas is asked what it gives for some rows; None without one."""
        if self._function is None:
            return None
        return _unpickled(self._function)[0][0]

    @property
    def in_python(self) -> Callable[..., object] | None:
        """Return the Python function, of a fold its step, with the arguments compiled in; None without one."""
        if self._function is None:
            return None
        function, args, kwargs = _unpickled(self._function)[1]
        return (lambda *given: function(*given, *args, **kwargs)) if args or kwargs else function

    def __call__(self, *args: object, **kwargs: object) -> object:
        """Return what Python gives: for a category, or for groups that pandas is asked about."""
        function = self.python_function
        if function is None:
            raise CompiledForError("the function travelled without its Python code", "send it with its pickle")
        return function(*args, **kwargs)

    def __dask_tokenize__(self) -> tuple[object, ...]:
        """Return what tells it from others, for Dask's keys."""
        return self._version, *(hashlib.sha256(one).hexdigest() for one in self._compiled)

    def folded(self, make: object, args: object) -> ShippedFunction:
        """Return itself: what was compiled is the fold."""
        del make, args
        return self

    def run_job(self, job: Job) -> ResultColumns:
        """Take the place of the function in a job: :func:`udf.pipeline.run_job`."""
        return self._of(job.columns).run_job(job)

    def _of(self, columns: Columns) -> CompiledUdf:
        """Return what was compiled for ``columns``; the last that was, which says what is wrong, for none.

        Raises
        ------
        CompiledForError
            If another version of Inlay compiled it.
        """
        require_same_version(self._version)
        every = _load(self._compiled, self._function)
        return next((one for one in every if _takes(one, columns)), every[-1])


@lru_cache(maxsize=MAX_LOADED)
def _load(compiled: tuple[bytes, ...], function: bytes | None) -> tuple[CompiledUdf, ...]:
    every = tuple(map(from_bytes, compiled))
    for one in every:
        one.origin = None if function is None else lambda: _unpickled(function)[0]
    return every


@lru_cache(maxsize=MAX_LOADED)
def _unpickled(function: bytes) -> tuple[WithArguments, WithArguments]:
    """Return the Python function, and the arguments that are compiled in; of a fold the whole, and its step."""
    whole, step = pickle.loads(function)  # noqa: S301 - as the graph it came in
    return whole, step


def _takes(compiled: CompiledUdf, columns: Columns) -> bool:
    """Return whether ``compiled`` takes columns of these types, with nulls if they have some."""
    signature = compiled.signature
    if signature.window is not None and not signature.window.grouped:
        return True
    if isinstance(columns, tuple) and len(columns) != len(signature.parameters):
        return False
    pairs = zip(signature.parameters, signature_columns(signature, columns), strict=True)
    return all(
        (column.dtype == parameter.dtype or (column.text is not None and parameter.dtype.encoding is not None))
        and (parameter.nullable or column.validity is None)
        for parameter, column in pairs
    )
