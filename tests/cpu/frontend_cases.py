"""What the front end's tests share: a call for a function and types, and a run on the processor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import udf
from udf.bind import bind
from udf.column import Column
from udf.frontend import compile_to_ptx
from udf.pipeline import map_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from udf.stages import PtxUdf, UdfCall


LIMIT = 5
TEXT = "over the limit"


def captured_text(x):
    """Raise captured texts; here, because pytest rewrites the asserts of test modules."""
    assert x != 3, TEXT
    if x > LIMIT:
        raise ValueError(TEXT, LIMIT)
    return x


def call_of(function: Callable[..., Any], *dtypes: str) -> UdfCall:
    """Bind ``function`` to columns of ``dtypes``."""
    return bind(function, tuple(Column(values=np.zeros(1, dtype)) for dtype in dtypes))


def compiled(function: Callable[..., Any], *dtypes: str) -> PtxUdf:
    """Compile ``function`` for ``dtypes``."""
    return compile_to_ptx(call_of(function, *dtypes))


def body(function: Callable[..., Any], *dtypes: str) -> str:
    """Return the PTX after its header."""
    text = compiled(function, *dtypes).text
    return text[text.index(".visible") :]


def on_cpu(function: Callable[..., Any], dtypes: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> np.ndarray:
    """Return what the processor gives for ``rows``, shape (n,)."""
    columns = tuple(Column(values=np.array([row[i] for row in rows], dtype)) for i, dtype in enumerate(dtypes))
    with udf.options(backend="cpu"):
        (result,) = map_rows(function, columns).columns
    return result.values
