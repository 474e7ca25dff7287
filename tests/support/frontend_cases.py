"""What the front end's tests share: a call for a function and types, and a run on the processor."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

import udf
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.bitmask import valid_rows
from udf.columns.column import Column
from udf.frontend import compile_to_ptx
from udf.frontend.driver.contexts import compile_function, target_context, typing_context
from udf.frontend.driver.interface import compilation_of
from udf.pipeline import map_rows

LIMIT = 5
TEXT = "over the limit"


def captured_text(x):
    """Raise captured texts; here, because pytest rewrites the asserts of test modules."""
    assert x != 3, TEXT
    if x > LIMIT:
        raise ValueError(TEXT, LIMIT)
    return x


def together(functions: Iterable[Callable[..., Any]]) -> Callable[[Any], tuple[Any, ...]]:
    """Return one function of what each of ``functions`` gives: one program in place of one each.

    Examples
    --------
    >>> together([abs, lambda x: x + 1])(-2)
    (2, -1)
    """
    names = {f"f{i}": function for i, function in enumerate(functions)}
    return eval(f"lambda x: ({', '.join(f'{name}(x)' for name in names)},)", dict(names))  # noqa: S307 - of our own


def call_of(function: Callable[..., Any], *dtypes: str) -> UdfCall:
    """Bind ``function`` to columns of ``dtypes``."""
    return bind(function, tuple(Column(values=np.zeros(1, dtype)) for dtype in dtypes))


def compiled(function: Callable[..., Any], *dtypes: str) -> PtxUdf:
    """Compile ``function`` for ``dtypes``."""
    return compile_to_ptx(call_of(function, *dtypes))


def compiling(function: Callable[..., Any]) -> Any:
    """Return the context in which a function of columns of floats is compiled."""
    call = call_of(function, *["float64"] * function.__code__.co_argcount)
    return typing_context().compiling(compilation_of(call, typing_context()), target_context())


def lowered(function: Callable[..., Any], *kinds: Any) -> Any:
    """Type and lower ``function`` for Numba's types ``kinds``."""
    with compiling(function):
        return compile_function(function, kinds)


def column(dtype: str, *, nullable: bool = False) -> Column:
    """Return a column of one row, which can be null or not."""
    return Column(values=np.zeros(1, dtype), validity=np.ones(1, np.uint8) if nullable else None)


def passed(
    function: Callable[..., Any],
    *columns: Column,
    args: tuple[Any, ...] = (),
    kwargs: dict[str, Any] | None = None,
    **how: Any,
) -> PtxUdf:
    """Compile ``function`` for columns whose nulls it sees."""
    return compile_to_ptx(bind(function, columns, args=args, kwargs=kwargs or {}, how=Handling(nulls="pass", **how)))


def rowwise(function: Callable[..., Any], columns: dict[Any, Column], **options: Any) -> PtxUdf:
    """Compile ``function`` of a row."""
    return compile_to_ptx(bind(function, columns, how=Handling(nulls="pass"), **options))


def values(
    function: Callable[..., Any],
    *columns: Sequence[Any],
    args: tuple[Any, ...] = (),
    kwargs: dict[str, Any] | None = None,
    **options: Any,
) -> list[Any]:
    """Return what the processor gives for rows whose nulls ``function`` sees, None for a null."""
    given = tuple(udf.Series(one).column for one in columns)
    with udf.options(backend="cpu"):
        found = map_rows(function, given, args, kwargs or {}, how=Handling(nulls="pass", **options)).columns
    lists = [list(udf.Series(one.values)) for one in found]
    valid = [[True] * len(one) if one.validity is None else valid_rows(one).tolist() for one in found]
    rows = [[v if there else None for v, there in zip(*pair, strict=True)] for pair in zip(lists, valid, strict=True)]
    return rows[0] if len(rows) == 1 else list(zip(*rows, strict=True))


def body(function: Callable[..., Any], *dtypes: str) -> str:
    """Return the PTX after its header."""
    text = compiled(function, *dtypes).text
    return text[text.index(".visible") :]


def on_cpu(
    function: Callable[..., Any], dtypes: Sequence[str], rows: Sequence[tuple[Any, ...]], **how: Any
) -> np.ndarray:
    """Return what the processor gives for ``rows``, shape (n,)."""
    (result,) = columns_on_cpu(function, dtypes, rows, **how)
    return result


def columns_on_cpu(
    function: Callable[..., Any], dtypes: Sequence[str], rows: Sequence[tuple[Any, ...]], **how: Any
) -> list[np.ndarray]:
    """Return each column that the processor gives for ``rows``."""
    columns = tuple(Column(values=np.array([row[i] for row in rows], dtype)) for i, dtype in enumerate(dtypes))
    with udf.options(backend="cpu"):
        return [column.values for column in map_rows(function, columns, how=Handling(**how)).columns]
