"""pandas 3's engine protocol: ``series.map(f, engine=udf.engine)``, ``frame.apply(f, axis=1, engine=udf.engine)``.

pandas calls ``engine.__pandas_udf__.map`` and ``.apply`` by keyword, with the engine as ``decorator``.

Source: pandas.api.executors.BaseExecutionEngine (pandas 3.0).
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from udf.base.handling import CALL_OPTIONS, ErrorModel, Errors
from udf.base.records import dataclass
from udf.bind.callables import as_function
from udf.bind.identity import codes_of
from udf.columns.column_use import uses_whole_row
from udf.errors import ArgumentError
from udf.options import BackendName, Overflow, options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from udf.api.overloads import Axis
    from udf.base.annotations import Args, Array, Function, Named
    from udf.columns.pandas_names import SeriesOrFrame, pd

RESERVED: Final = frozenset(
    {"names", *CALL_OPTIONS, "semantics", "na_action", "args", "function", "axis", "raw"}
    | {"result_type", "by_row", "engine", "engine_kwargs"}
)
"""What parameters of the accessor are called: arguments of these names are bound to the function first."""


def bind_reserved(function: Function, named: Mapping[str, object]) -> tuple[Function, Mapping[str, object]]:
    """Return the function and its further arguments, bound where one has the name of a parameter of ours."""
    return (function, named) if RESERVED.isdisjoint(named) else (partial(function, **named), {})


class PandasUdf:
    """What pandas calls: ``udf.engine.__pandas_udf__``."""

    @staticmethod
    def map(
        *, data: pd.Series, func: Function, args: Args, kwargs: Mapping[str, object], decorator: Engine, skip_na: bool
    ) -> pd.Series:
        """Return ``func`` of every value of a Series, or of an array."""
        import pandas as pd  # noqa: PLC0415 - it is here: it called

        pandas = data if hasattr(data, "index") else (pd.DataFrame if data.ndim == 2 else pd.Series)(data)
        function, named = bind_reserved(func, kwargs)
        chosen = _engine(decorator)
        with chosen.running():
            made = pandas.udf.map(function, "ignore" if skip_na else None, tuple(args), **chosen.handling(), **named)
        return made if pandas is data else made.to_numpy()

    @staticmethod
    def apply(
        *,
        data: pd.DataFrame | Array,
        func: Function,
        args: Args,
        kwargs: Mapping[str, object],
        decorator: Engine,
        axis: Axis,
    ) -> SeriesOrFrame | Array:
        """Return ``func`` of every row, or column, of a DataFrame; with pandas' ``raw=True`` of an array's rows.

        Raises
        ------
        ArgumentError
            If ``func`` asks a row of an array for more than its items, ``r[0]``, or takes an array's columns, or is
            no function.
        """
        import pandas as pd  # noqa: PLC0415 - as above

        if not callable(func):
            raise ArgumentError(f"engine=udf.engine takes a function, not {func!r}", "leave engine= out")

        raw = not hasattr(data, "columns")
        if raw:
            _require_items(func, axis)
        frame: pd.DataFrame = pd.DataFrame(data) if raw else data
        function, named = bind_reserved(func, kwargs)
        chosen = _engine(decorator)
        with chosen.running():
            made = frame.udf.apply(function, axis=axis, args=tuple(args), **chosen.handling(), **named)
        return made.to_numpy() if raw else made


def _engine(given: object) -> Engine:
    """Return the engine that pandas was given; of ``engine=udf``, the package itself, the one without options."""
    return given if isinstance(given, Engine) else engine


def _require_items(function: Function, axis: object) -> None:
    """Raise ArgumentError for a function of a row's array that Inlay's row, a Series, would not serve as well."""
    if axis not in (1, "columns"):
        raise ArgumentError("raw=True of columns (axis=0)", "leave raw=True out: the function takes a Series")
    if uses_whole_row(codes_of(as_function(function, 1, ()))):
        raise ArgumentError(
            "raw=True of a function that uses more of a row's array than its items",
            "name the items, r[0] + r[1], or leave raw=True out: the function takes a Series",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Engine:
    """An engine for pandas' ``map`` and ``apply``; calling it gives one with other options.

    Parameters
    ----------
    errors, error_model, overflow
        As in :meth:`udf.DataFrame.apply`.
    backend : {"auto", "cuda", "cpu"}, optional
        Where functions run. Default: that of :mod:`udf.options`.

    Examples
    --------
    >>> import pandas as pd, udf
    >>> if pd.__version__ >= "3":
    ...     assert pd.Series([4.0, 2.0]).map(lambda x: 1 / x, engine=udf.engine(errors="null")).tolist() == [0.25, 0.5]
    """

    errors: Errors | None = None
    error_model: ErrorModel | None = None
    overflow: Overflow | None = None
    backend: BackendName | None = None

    __pandas_udf__ = PandasUdf

    def __call__(self, **how: Any) -> Engine:
        """Return an engine with these options, and this one's for the others."""
        unknown = how.keys() - {"errors", "error_model", "overflow", "backend"}
        if unknown:
            raise ArgumentError(
                f"udf.engine has no option {min(unknown)!r}", "it has errors, error_model, overflow and backend"
            )
        return replace(self, **how)

    def handling(self) -> Named:
        """Return what was chosen of ``errors``, ``error_model`` and ``overflow``."""
        names = ("errors", "error_model", "overflow")
        return {name: getattr(self, name) for name in names if getattr(self, name) is not None}

    def running(self) -> AbstractContextManager[object]:
        """Return the options that a call runs under."""
        return nullcontext() if self.backend is None else options(backend=self.backend)


engine: Final = Engine()
"""What ``engine=`` of pandas takes."""
