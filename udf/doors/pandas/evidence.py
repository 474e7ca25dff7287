"""Which columns come in by pandas' door: :mod:`udf.bind.evidence` admits operations by their dtypes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.bind.evidence import through

if TYPE_CHECKING:
    from contextlib import AbstractContextManager


def of_pandas(receiver: str, given: Any) -> AbstractContextManager[None]:
    """Say that a function comes in by pandas' door, and what it takes of ``given``, a Series or a DataFrame."""
    if given.ndim == 1:
        return through(receiver, (None,), (given.dtype,))
    return through(receiver, tuple(given.columns), tuple(given.dtypes))
