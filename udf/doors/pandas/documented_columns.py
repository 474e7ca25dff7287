"""As :mod:`udf.doors.pandas.documented`: the signatures of ``.udf`` for functions of columns and of groups."""

# ruff: noqa: FBT001, FBT002 - a signature, with pandas' parameters
from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    import pandas as pd

    from udf.base.annotations import Function
    from udf.base.handling import ErrorModel, Errors
    from udf.options import Fallback, Overflow

    Functions = Function | Mapping[Hashable, Function]


def frame_map(
    self: object,
    function: Function,
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
) -> pd.DataFrame:
    """Call a function for every value of every column, and return a DataFrame with the same labels.

    This is pandas' ``DataFrame.map`` with a compiled function. ``applymap`` is the same method.

    Parameters
    ----------
    function : callable
        A Python function or lambda of one value. Inlay compiles it for the dtype of each column.
    na_action : {None, "ignore"}
        With ``"ignore"`` a missing value stays missing and the function is not called for it.
    args : tuple
        Further positional arguments of the function. Changing a value does not compile it again.
    names, errors, error_model, overflow, fastmath, fma, fallback
        As in ``Series.udf.map``.
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
    >>> pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]}).udf.map(lambda x: x if x > 1 else 0.0).to_dict("list")
    {'a': [0.0, 2.0], 'b': [3.0, 4.0]}
    """


def series_agg(
    self: object, function: Function, axis: Literal[0, "index"] = 0, *args: object, **kwargs: object
) -> object:
    """Call a function with the whole Series, and return its value.

    This is pandas' ``Series.agg``. ``aggregate`` is the same method.

    Parameters
    ----------
    function : callable
        A Python function or lambda of the Series. It returns one value.
    axis : {0, "index"}
        Accepted as in pandas. A Series has only one axis.
    *args, **kwargs
        Further arguments of the function, and the options of ``Series.udf.map``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 4.0, 2.0]).udf.agg(lambda s: s.max() - s.min())
    np.float64(3.0)
    """


def series_transform(
    self: object, function: Function, axis: Literal[0, "index"] = 0, *args: object, **kwargs: object
) -> pd.Series | pd.DataFrame:
    """Call a function for every value, or with the whole Series if a value raises; return as many values.

    This is pandas' ``Series.transform``.

    Parameters
    ----------
    function : callable
        A Python function or lambda of a value, or of the Series.
    axis : {0, "index"}
        Accepted as in pandas. A Series has only one axis.
    *args, **kwargs
        Further arguments of the function, and the options of ``Series.udf.map``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 4.0]).udf.transform(lambda s: s - s.mean()).tolist()
    [-1.5, 1.5]
    """


def frame_agg(
    self: object, function: Functions, axis: Literal[0, "index"] = 0, *args: object, **kwargs: object
) -> object:
    """Call a function with each column, and return one value for each.

    This is pandas' ``DataFrame.agg``. ``aggregate`` is the same method.

    Parameters
    ----------
    function : callable or dict of callables
        A Python function or lambda of a column, a Series. It returns one value. A dict has a function for each column.
    axis : {0, "index"}
        Only columns. For rows call ``apply`` with ``axis=1``.
    *args, **kwargs
        Further arguments of the function, and the options of ``Series.udf.map``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.DataFrame({"a": [1.0, 4.0], "b": [3.0, 8.0]}).udf.agg(lambda s: s.max() - s.min()).to_dict()
    {'a': 3.0, 'b': 5.0}
    """


def frame_transform(
    self: object, function: Function, axis: Literal[0, "index"] = 0, *args: object, **kwargs: object
) -> pd.DataFrame:
    """Call a function with each column, and return columns of the same length.

    This is pandas' ``DataFrame.transform``.

    Parameters
    ----------
    function : callable
        A Python function or lambda of a column, a Series. It returns as many values.
    axis : {0, "index"}
        Only columns. For rows call ``apply`` with ``axis=1``.
    *args, **kwargs
        Further arguments of the function, and the options of ``Series.udf.map``.

    Raises
    ------
    ValueError
        If the function returns one value for a column, with pandas' text.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.DataFrame({"a": [1.0, 4.0]}).udf.transform(lambda s: s - s.mean())["a"].tolist()
    [-1.5, 1.5]
    """


def group_apply(
    self: object,
    func: Function,
    *args: object,
    errors: Errors = "raise",
    error_model: ErrorModel = "numpy",
    overflow: Overflow | None = None,
    fastmath: bool | None = None,
    fma: bool | None = None,
    fallback: Fallback | None = None,
    **kwargs: object,
) -> pd.Series | pd.DataFrame:
    """Call a function with each group, and combine the results.

    This is pandas' ``groupby(..).apply``. For groups of a frame the function receives a DataFrame, for groups of a
    column, ``groupby(..)["x"]``, a Series.

    Parameters
    ----------
    func : callable
        A Python function or lambda of the group. It returns one value, a tuple or a Series of values, or a column of
        the group's length.
    *args
        Further positional arguments of the function. Changing a value does not compile it again.
    errors : {"raise", "null"}
        What to do if the function raises for a group: raise that exception, or give null.
    error_model : {"numpy", "python"}
        Whether a division by zero gives inf or NaN, or raises.
    overflow, fastmath, fma, fallback
        As in ``Series.udf.map``.
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
    >>> frame = pd.DataFrame({"k": ["a", "b", "a"], "price": [1.0, 2.0, 4.0], "volume": [3, 1, 1]})
    >>> frame.udf.groupby("k").apply(lambda g: (g.price * g.volume).sum() / g.volume.sum()).to_dict()
    {'a': 1.75, 'b': 2.0}
    """


def group_agg(self: object, func: object = None, *args: object, **kwargs: object) -> pd.Series | pd.DataFrame:
    """Return one value for each group and column.

    This is pandas' ``groupby(..).agg``. ``aggregate`` is the same method. The result of a column keeps its dtype where
    that can hold the values.

    Parameters
    ----------
    func : callable, or list or dict of callables, optional
        A Python function or lambda of a group's column, a Series. A list gives a column for each function, a dict has
        a function for each column. Without it each keyword is a result: ``agg(low=("x", f))``.
    *args, **kwargs
        Further arguments of the function, and the options of ``apply``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> groups = pd.DataFrame({"k": ["a", "b", "a"], "x": [1.0, 2.0, 4.0]}).udf.groupby("k")
    >>> groups["x"].agg(lambda s: s.max() - s.min()).to_dict()
    {'a': 3.0, 'b': 0.0}
    >>> groups.agg(low=("x", lambda s: s.min()), rows=("x", lambda s: len(s))).to_dict("list")
    {'low': [1.0, 2.0], 'rows': [2, 1]}
    """


def group_transform(self: object, func: Function, *args: object, **kwargs: object) -> pd.Series | pd.DataFrame:
    """Call a function with each group's column, and return a value for each row.

    This is pandas' ``groupby(..).transform``.

    Parameters
    ----------
    func : callable
        A Python function or lambda of a group's column, a Series. It returns a column of the group's length, or one
        value, which every row of the group gets.
    *args, **kwargs
        Further arguments of the function, and the options of ``apply``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> frame = pd.DataFrame({"k": ["a", "b", "a"], "x": [1.0, 2.0, 4.0]})
    >>> frame.udf.groupby("k")["x"].transform(lambda s: s - s.mean()).tolist()
    [-1.5, 0.0, 1.5]
    """


def group_filter(
    self: object, func: Function, dropna: bool = True, *args: object, **kwargs: object
) -> pd.Series | pd.DataFrame:
    """Return the rows of the groups for which a function is true, in their order.

    This is pandas' ``groupby(..).filter``.

    Parameters
    ----------
    func : callable
        A Python function or lambda of the group. It returns whether the group's rows stay.
    dropna : bool
        Whether the other rows are left out. If false they are null.
    *args, **kwargs
        Further arguments of the function, and the options of ``apply``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> frame = pd.DataFrame({"k": ["a", "b", "a"], "x": [1.0, 2.0, 4.0]})
    >>> frame.udf.groupby("k").filter(lambda g: g.x.sum() > 3)["x"].tolist()
    [1.0, 4.0]
    """
