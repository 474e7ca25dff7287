"""A UDF beside the function itself: row by row, or what a call of pandas' gives with each value's type."""

import warnings
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pandas as pd

import udf
from tests.support.budget import THOROUGH
from tests.support.installed import same
from udf.errors import UdfError
from udf.frontend.base.messages import LIMITS


def python_says(function: Callable[..., Any], values: Iterable[Any]) -> list[Any]:
    """Return what ``function`` gives for each value, or the exception that it raises."""
    return [_outcome(lambda value=value: function(value)) for value in values]


def udf_says(function: Callable[..., Any], values: Iterable[Any]) -> list[Any]:
    """Return what the UDF gives for a column of each value alone, or what it raises there."""
    columns = [pd.Series([value]) for value in values]
    return [_outcome(lambda column=column: _only(function, column)) for column in columns]


def _only(function: Callable[..., Any], column: Any) -> Any:
    (value,) = udf.Series(column).applymap(function).to_pandas().tolist()
    return value


def _outcome(run: Callable[[], Any]) -> Any:
    try:
        return run()
    except UdfError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever the function raises is its outcome
        return type(error).__name__, error.args


def assert_is_python(function: Callable[..., Any], *values: Any) -> None:
    """Compare the two; values of one type, whose results are of one type, in one column, for one program."""
    says = python_says(function, values)
    fine = [(value, said) for value, said in zip(values, says, strict=True) if not _raises(function, value)]
    kinds = {type(said) for _, said in fine}
    if THOROUGH or len(fine) < 2 or len(kinds) > 1 or len(set(map(type, values))) > 1:
        assert udf_says(function, values) == says
        return
    given = [value for value, _ in fine]
    assert udf.Series(pd.Series(given)).applymap(function).to_pandas().tolist() == [said for _, said in fine]
    wide = [value for value in given if isinstance(value, str) and not value.isascii()][:1]
    for value, said in zip(values, says, strict=True):
        if _raises(function, value):
            column = pd.Series([value, *wide])  # of the type that the program is for
            assert _outcome(lambda column=column: udf.Series(column).applymap(function)) == said


def _raises(function: Callable[..., Any], value: Any) -> bool:
    try:
        function(value)
    except Exception:  # noqa: BLE001 - whatever the function raises
        return True
    return False


def outcome(call: Callable[[], Any]) -> Any:
    """Return the dtype, labels and typed values of what a call of pandas' gives, or the type of what it raises.

    None of a refusal, and of a limit that Python has not.
    """
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            made = call()
    except UdfError:
        return None
    except Exception as error:  # noqa: BLE001 - compared
        return None if LIMITS & {*error.args} else type(error)
    if isinstance(made, pd.DataFrame):
        return made.columns.tolist(), made.index.tolist(), made.dtypes.tolist(), made.astype(str).to_numpy().tolist()
    return made.dtype, made.index.tolist(), made.name, [*map(_typed, made)]


def _typed(value: Any) -> Any:
    """Return a value with its type, and those of what it holds."""
    if isinstance(value, dict):
        return [(key, _typed(one)) for key, one in value.items()]
    return [type(value), *map(_typed, value)] if isinstance(value, list | tuple | set) else (type(value), repr(value))


def assert_is_pandas(given: Any, call: Callable[[Any], Any]) -> None:
    """Compare what ``call`` gives of ``given.udf`` with what it gives of pandas' own object."""
    same(call(given.udf), call(given))
