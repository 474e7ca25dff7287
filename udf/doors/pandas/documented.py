"""The signatures and docstrings of ``.udf`` of pandas, which ``help()``, completion and the API reference show.

The methods themselves pass arguments on as they came, since an option that is given means something else than its
default. Each function here is the signature of one of them; none is called.
"""

# ruff: noqa: FBT001, FBT002 - a signature, with pandas' parameters
from __future__ import annotations

from typing import TYPE_CHECKING, Literal, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    import pandas as pd

    from udf.base.handling import ErrorModel, Errors
    from udf.options import Fallback, Overflow

    Parameters = ParamSpec("Parameters")
    Result = TypeVar("Result")


def documented(
    signature: Callable[Parameters, object],
) -> Callable[[Callable[..., Result]], Callable[Parameters, Result]]:
    """Return a decorator that gives a method the signature and docstring of a function."""

    def shown(method: Callable[..., Result]) -> Callable[Parameters, Result]:
        method.__doc__ = signature.__doc__
        method.__wrapped__ = signature  # type: ignore[attr-defined]  # what inspect.signature follows
        return method

    return shown


def series_map(
    self: object,
    function: Callable[..., object],
    na_action: Literal["ignore"] | None = None,
    args: tuple[object, ...] = (),
    *,
    names: Sequence[Hashable] | None = None,
    errors: Errors = "raise",
    error_model: ErrorModel = "python",
    overflow: Overflow | None = None,
    fastmath: bool | None = None,
    fma: bool | None = None,
    fallback: Fallback | None = None,
    **kwargs: object,
) -> pd.Series | pd.DataFrame:
    """Call a function for every value, and return a pandas Series with the same index and name.

    This is pandas' ``Series.map`` with a compiled function. ``apply`` and ``applymap`` are the same method, except
    that ``apply`` also accepts a function that returns a Series: its labels become columns.

    Parameters
    ----------
    function : callable
        A Python function or lambda of one value. Inlay compiles it at the first call for a dtype.
    na_action : {None, "ignore"}
        With ``"ignore"`` a missing value stays missing and the function is not called for it.
    args : tuple
        Further positional arguments of the function. Changing a value does not compile it again.
    names : sequence of labels, optional
        The columns of the values, if the function returns a tuple.
    errors : {"raise", "null"}
        What to do if the function raises for a value: raise that exception, or give null.
    error_model : {"python", "numpy"}
        With ``"numpy"`` a division by zero gives inf or NaN instead of an error.
    overflow : {"raise", "wrap"}, optional
        What to do with an integer that needs more than 64 bits. Default: ``udf.options.overflow``.
    fastmath, fma : bool, optional
        Faster arithmetic that can change the last bits. Default: that of ``udf.options``.
    fallback : {"python", "error"}, optional
        Whether Python runs what cannot be compiled, or the call raises. Default: ``udf.options.fallback``.
    **kwargs
        Further keyword arguments of the function.

    Returns
    -------
    pandas.Series
        A DataFrame if ``names`` are given, or if ``apply``'s function returns a Series.

    Raises
    ------
    UdfCompileError
        If the function cannot be compiled and ``fallback`` is "error". The message names the line and the cause.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 2.5]).udf.map(lambda x, k: x * 2 + k, k=1).tolist()
    [3.0, 6.0]
    """


def frame_apply(
    self: object,
    function: Callable[..., object],
    axis: Literal[0, 1, "index", "columns"] = 0,
    raw: bool = False,
    result_type: Literal["expand", "reduce", "broadcast"] | None = None,
    args: tuple[object, ...] = (),
    by_row: Literal[False, "compat"] = "compat",
    engine: Literal["python", "numba"] | None = None,
    engine_kwargs: Mapping[str, bool] | None = None,
    *,
    names: Sequence[Hashable] | None = None,
    errors: Errors = "raise",
    error_model: ErrorModel = "python",
    overflow: Overflow | None = None,
    fastmath: bool | None = None,
    fma: bool | None = None,
    semantics: Literal["python", "object", "pandas"] = "pandas",
    fallback: Fallback | None = None,
    **kwargs: object,
) -> pd.Series | pd.DataFrame:
    """Call a function for every row (``axis=1``) or for every column, with the same index.

    This is pandas' ``DataFrame.apply``. As there, a function that returns a Series gives a DataFrame.

    Parameters
    ----------
    function : callable
        With ``axis=1`` it receives a row: ``row["a"]`` or ``row.a``. Only the columns that it uses are read.
    axis : {0, 1, "index", "columns"}
        1 for rows. With 0, pandas' default, the function receives each column as a Series.
    raw : bool
        Not compiled.
    result_type : {"expand", "reduce", "broadcast"}, optional
        With ``"expand"`` the values of a tuple, list, or dict become columns.
    args : tuple
        Further positional arguments of the function. Changing a value does not compile it again.
    by_row, engine, engine_kwargs
        Accepted for calls written for pandas. They have no effect.
    names, errors, error_model, overflow, fastmath, fma, fallback
        As in ``Series.udf.map``.
    semantics : {"pandas", "object", "python"}
        What kind of numbers a row holds; see "What your function receives" in the documentation.
    **kwargs
        Further keyword arguments of the function.

    Raises
    ------
    UdfCompileError
        If the function cannot be compiled and ``fallback`` is "error". The message names the line and the cause.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]}).udf.apply(lambda row: row.a * row.b, axis=1).tolist()
    [3.0, 8.0]
    """


def rolling(
    self: object,
    window: object,
    min_periods: int | None = None,
    center: bool = False,
    win_type: str | None = None,
    on: Hashable | None = None,
    closed: Literal["right", "left", "both", "neither"] | None = None,
    step: int | None = None,
    method: Literal["single", "table"] = "single",
) -> object:
    """Return the moving windows, whose ``apply`` calls a function for each window.

    This is pandas' ``rolling``.

    Parameters
    ----------
    window : int, str, timedelta, or pandas BaseIndexer
        The number of rows; a length of time such as ``"24h"`` of a sorted index of times; or an indexer.
    min_periods : int, optional
        How many values a window needs for a result. Default: ``window`` for a number of rows, 1 for a length of time.
    center : bool
        Whether the window lies around its row. By default it ends there.
    win_type : str, optional
        Weights of the values. Not compiled.
    on : label, optional
        The column of times to use instead of the index.
    closed : {"right", "left", "both", "neither"}, optional
        Which ends belong to the window. Default: ``"right"``.
    step : int, optional
        Compute only every ``step``-th window.
    method : {"single", "table"}
        With ``"table"`` the function receives all columns of a frame at once, as an array (rows, columns).

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 2.5, 2.0]).udf.rolling(2).apply(lambda w: w.max()).tolist()
    [nan, 2.5, 2.5]
    """


def expanding(self: object, min_periods: int = 1, method: Literal["single", "table"] = "single") -> object:
    """Return the windows of all rows up to each one, whose ``apply`` calls a function for each window.

    This is pandas' ``expanding``.

    Parameters
    ----------
    min_periods : int
        How many values a window needs for a result.
    method : {"single", "table"}
        With ``"table"`` the function receives all columns of a frame at once, as an array (rows, columns).

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([3.0, 1.0, 2.0]).udf.expanding().apply(lambda w: w.min()).tolist()
    [3.0, 1.0, 1.0]
    """


def window_apply(
    self: object,
    func: Callable[..., object],
    raw: bool = False,
    engine: Literal["cython", "numba"] | None = None,
    engine_kwargs: Mapping[str, bool] | None = None,
    args: tuple[object, ...] | None = None,
    kwargs: Mapping[str, object] | None = None,
    *,
    dtype: object = "float64",
    errors: Errors = "raise",
    error_model: ErrorModel = "numpy",
    overflow: Overflow | None = None,
    fastmath: bool | None = None,
    fma: bool | None = None,
    fallback: Fallback | None = None,
) -> pd.Series | pd.DataFrame:
    """Call a function for every window. This is pandas' ``rolling(..).apply``.

    Parameters
    ----------
    func : callable
        A Python function or lambda of a Series of float64, in which nulls are NaN.
    raw : bool
        Whether the function receives an array instead. An array has NumPy's rules, a Series pandas'.
    engine, engine_kwargs
        Accepted for calls written for pandas. They have no effect.
    args, kwargs
        Further arguments of the function. Changing a value does not compile it again.
    dtype : str, numpy.dtype or DType
        The type of the results.
    errors : {"raise", "null"}
        What to do if the function raises for a window: raise that exception, or give null.
    error_model : {"numpy", "python"}
        Whether a division by zero gives inf or NaN, or raises.
    overflow, fastmath, fma, fallback
        As in ``Series.udf.map``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 4.0, 2.0]).udf.rolling(2).apply(lambda w: w.iloc[-1] - w.mean()).tolist()
    [nan, 1.5, -1.0]
    """


def groupby(
    self: object,
    by: object = None,
    level: object = None,
    *,
    as_index: bool = True,
    sort: bool = True,
    group_keys: bool = True,
    observed: bool | None = None,
    dropna: bool = True,
) -> object:
    """Return the groups of rows with equal keys, for ``agg``, ``apply``, ``transform``, ``filter``, and ``rolling``.

    This is pandas' ``groupby``. ``groups["x"]`` selects a column.

    Parameters
    ----------
    by : label, list of labels, array, Series, dict, or function
        The keys, as in pandas.
    level : int, label, or list, optional
        The levels of the index to group by, instead of ``by``.
    as_index : bool
        Whether the keys become the index of the result, or columns.
    sort : bool
        Whether groups are in the order of their keys.
    group_keys : bool
        Whether a column that ``apply`` returns has the keys in its index.
    observed : bool, optional
        Whether only categories with rows are groups. Default: pandas' own.
    dropna : bool
        Whether rows with a null key belong to no group.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> frame = pd.DataFrame({"k": ["a", "b", "a"], "x": [1.0, 2.0, 4.0]})
    >>> frame.udf.groupby("k")["x"].agg(lambda s: s.max() - s.min()).to_dict()
    {'a': 3.0, 'b': 0.0}
    """


def scan(
    self: object,
    function: Callable[..., object],
    initial: object,
    args: tuple[object, ...] = (),
    *,
    names: Sequence[Hashable] | None = None,
    **kwargs: object,
) -> pd.Series | pd.DataFrame:
    """Carry a state from row to row: ``state, out = function(state, row)``; return ``out`` for every row.

    Parameters
    ----------
    function : callable
        A Python function of the state and a row, or of a Series' value. It returns the next state and the row's result.
    initial : number or tuple of numbers
        The state before the first row; in groups, before the first row of each.
    args : tuple
        Further positional arguments of the function.
    names : sequence of labels, optional
        The columns of the results, if ``out`` is a tuple.
    **kwargs
        Further keyword arguments of the function.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> def limited(balance, change):
    ...     balance = max(balance + change, 0.0)
    ...     return balance, balance
    >>> pd.Series([5.0, -8.0, 2.0]).udf.scan(limited, 0.0).tolist()
    [5.0, 0.0, 2.0]
    """


def reduce(
    self: object, function: Callable[..., object], initial: object, args: tuple[object, ...] = (), **kwargs: object
) -> object:
    """Carry a state from row to row: ``state = function(state, row)``; return the last state.

    Parameters
    ----------
    function : callable
        A Python function of the state and a row, or of a Series' value. It returns the next state.
    initial : number or tuple of numbers
        The state before the first row; in groups, before the first row of each.
    args : tuple
        Further positional arguments of the function.
    **kwargs
        Further keyword arguments of the function. ``associative=True`` says that the function joins two states too, so
        that pieces of the rows are reduced in parallel.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 2.0, 4.0]).udf.reduce(lambda total, x: total * 2 + x, 0.0)
    12.0
    """
