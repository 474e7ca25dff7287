"""One call as it comes in: a function, the columns that it is to run over, and how they are cut.

:mod:`udf.pipeline` makes a job of each call, and :mod:`udf.runtime.choice.auto` runs it on a back end. What rows,
windows and groups differ in is here, and nowhere else on the way.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from udf.base.handling import Handling, with_scalars
from udf.base.raising import LeftRow
from udf.bind.encoding import EXTENSIONS
from udf.bind.evidence import DOOR
from udf.bind.window_shapes import (
    MANY,
    explicit_bounds,
    group_shape,
    has_distinct,
    key_bits,
    key_types,
    row_labels,
    used_names,
    uses_labels,
    uses_shape,
    window_shape,
)
from udf.errors import ArgumentError
from udf.runtime.calls.results import CallInputs
from udf.runtime.choice.backends import backend_of_groups
from udf.runtime.store import cache as programs
from udf.windows.bounds import ExplicitBounds, FixedBounds, bounds_to_host

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from udf.base.stages import WindowShape
    from udf.bind.udf_call import Backend, ProgramUse
    from udf.columns.column import Column
    from udf.runtime.calls.call_cache import PreparedCall


class Job:
    """A function and what it is applied to: rows, in this class; windows or groups of ``bounds``, in those below.

    ``parameters`` are those of its kind alone. ``cached`` is what is remembered of the function's calls, ``use``
    that of code that was taken for small integers.
    """

    __slots__ = ("args", "bounds", "cached", "columns", "function", "how", "index", "kwargs", "parameters", "use")

    use: ProgramUse

    has_parts = True
    """Whether it can run over the first rows alone, and a second time where integers turn out to be large."""

    def __init__(
        self,
        function: Callable[..., object],
        columns: Any,
        args: object,
        kwargs: Mapping[str, object],
        how: Handling,
        index: Any,
        parameters: dict[str, Any],
        bounds: Any = None,
    ) -> None:
        self.function, self.columns, self.kwargs = function, columns, kwargs
        self.args = args if type(args) is tuple else as_tuple(args)
        self.how, self.index, self.bounds, self.parameters = how, index, bounds, parameters
        self.cached = programs.PROGRAMS.calls.lookup(function)

    def place(self) -> tuple[Backend | None, str] | None:
        """Return the back end that it must run on, and why; None where the options say it."""
        return None

    @property
    def may_leave(self) -> bool:
        """Return whether rows on which compiled code raises, and Python does not, are the caller's to compute."""
        return bool(self.parameters.get("leaves")) and self.how.errors == "raise" and not self.how.leaves

    def leaving(self) -> Job:
        """Return the job as one whose rows leave in place of a failure; its function is remembered as such."""
        if self.cached is not None:
            self.cached.leaves = True
        self.how = replace(self.how, leaves=True)
        return self

    def leave_if_known(self) -> None:
        """Let rows leave from the start where they did before, or where blocks of the function are Python's."""
        known = self.cached is not None and self.cached.leaves
        if self.may_leave and (known or LeftRow in getattr(getattr(self.function, "__code__", None), "co_consts", ())):
            self.how = replace(self.how, leaves=True)

    def window(self, backend: Backend) -> WindowShape | None:
        """Return how the function takes windows or groups on ``backend``; None for rows."""
        del backend
        return None

    def assumes(self, backend: Backend) -> bool:
        """Return whether integers are taken to be small on ``backend``, until one is not."""
        how = self.how
        return self.has_parts and backend.assumes and how.overflow == how.errors == "raise" and not how.leaves

    def build_key(self, backend: Backend, *, assumes: bool = False) -> tuple[object, ...]:
        """Return all that changes what is built beside the function and the types of what comes in."""
        how = (self.window(backend), self.how.choices, assumes, backend.name, backend.target())
        return (*how, EXTENSIONS.version)

    def find(self, backend: Backend) -> PreparedCall | None:
        """Return it ready on ``backend``; None where it has to be compiled or loaded."""
        return programs.PROGRAMS.calls.find(self, self.build_key(backend))

    def run(
        self, ready: PreparedCall, backend: Backend, columns: tuple[Column, ...], rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``; where those are only the first of all rows, ``rows`` is how many."""
        del backend
        rows = self.parameters["rows"] if rows is None else rows
        return ready.compiled.program.run(columns, ready.values, rows)

    def inputs(self) -> CallInputs:
        """Return what the function was applied to, for the exception that it raised."""
        scalar = "" if self.how.values in ("python", "object") else self.how.values
        return CallInputs(self.columns, self.args, self.kwargs, self.bounds, scalar=scalar)


Rows = Job


class _BoundedJob(Job):
    """What windows and groups have in common."""

    __slots__ = ()
    has_parts = False

    def __init__(self, function: Callable[..., object], columns: Any, args: object, *of_all: Any) -> None:
        super().__init__(function, columns, args, *of_all)
        if (door := DOOR.get()) is not None and self.how.error_model == "numpy":
            self.how = with_scalars(self.how, door.scalars)

    def run(
        self, ready: PreparedCall, backend: Backend, columns: tuple[Column, ...], rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, all rows of them."""
        del rows
        return ready.compiled.program.run(columns, self._cut(backend), ready.values)

    def _cut(self, backend: Backend) -> Any:
        """Return the windows or groups as ``backend`` takes them."""
        bounds = self.bounds
        return bounds if type(bounds) is FixedBounds or backend.name != "cpu" else bounds_to_host(bounds)

    def _asks_labels(self) -> bool:
        """Return whether the function may ask for labels: looked at once, where the function is remembered."""
        cached = self.cached
        if cached is None:
            return uses_labels(self.function)
        if cached.labels is None:
            cached.labels = uses_labels(self.function)
        return cached.labels


class Windows(_BoundedJob):
    """A function of windows; ``parameters`` are ``result``, ``table``, ``series`` and ``labels`` of them."""

    __slots__ = ("_each", "_labels")

    def place(self) -> None:
        """Give the windows their labels where the function asks for those."""
        self._labels = None
        self._each: ExplicitBounds | None = None
        if self.parameters["series"] and not self.parameters["table"] and self._asks_labels():
            self._labels = row_labels(self.parameters["labels"], self.bounds.rows)
        if self._labels is not None:
            self.bounds = replace(self.bounds, labels=self._labels.values)

    def _cut(self, backend: Backend) -> Any:
        """Return the windows as ``backend`` takes them; the processor finds labels by their starts."""
        if self._labels is None and type(self.bounds) is FixedBounds:
            return self.bounds
        cut = super()._cut(backend)
        if self._labels is None or backend.name != "cpu":
            return cut
        if self._each is None:
            self._each = explicit_bounds(cut)
        return self._each

    def window(self, backend: Backend) -> WindowShape:
        """Return how the function takes windows on ``backend``."""
        parameters, labels = self.parameters, self._labels
        table, series, result = parameters["table"], parameters["series"], parameters["result"]
        how = {"table": bool(table), "series": series, "names": used_names(self.function, table)}
        window = window_shape(self._cut(backend), len(self.columns), result, backend, **how)
        return window if labels is None else replace(window, labels=labels.dtype, distinct=labels.distinct)

    def inputs(self) -> CallInputs:
        """Return what the function was applied to."""
        how = {name: self.parameters[name] for name in ("table", "series", "labels")}
        return CallInputs(self.columns, self.args, self.kwargs, self.bounds, **how)


class Groups(_BoundedJob):
    """A function of groups; ``parameters`` are those of :func:`udf.pipeline.map_groups` by name."""

    __slots__ = ("_asks", "_distinct", "_keys", "_width")

    def place(self) -> tuple[Backend | None, str]:
        """Return the back end for groups; they get their keys where the function asks for those."""
        index = self.index
        self._keys = keys = key_types(self.function, index) if self.parameters["named"] else ()
        if keys:
            self.bounds = self.bounds.with_keys(lambda: tuple(key_bits(index, i, t) for i, t in enumerate(keys)))
        self._asks = not self.parameters["folds"] and self._asks_labels()
        self._distinct = self._asks and has_distinct(self.parameters["labels"], self.bounds)
        is_frame = not isinstance(self.columns, tuple)
        self._width = len(self.columns) if is_frame and uses_shape(self.function) else 0
        return backend_of_groups(self.columns, self.bounds)

    @property
    def is_simple(self) -> bool:
        """Return whether a few groups are in host memory, and what they are does not go by their keys or labels."""
        bounds, is_flat = self.bounds, not self.parameters["named"] or getattr(self.index, "nlevels", 1) == 1
        here = bounds.on_host and bounds.rows <= MANY
        return here and is_flat and not (self._keys or self._asks or self.parameters["in_memory"])

    def window(self, backend: Backend) -> WindowShape:
        """Return how the function takes groups on ``backend``."""
        known = self.parameters
        return group_shape(
            self.bounds,
            backend,
            frame=not isinstance(self.columns, tuple),
            spread=known["spread"],
            folds=known["folds"],
            in_memory=known["in_memory"],
            keys=self._keys,
            distinct=self._distinct,
            width=self._width,
        )


def as_tuple(args: object) -> tuple[object, ...]:
    """Return further arguments as a tuple."""
    if not isinstance(args, tuple | list):
        raise ArgumentError(f"args cannot be {args!r}", "it is a tuple: args=(value,)")
    return tuple(args)
