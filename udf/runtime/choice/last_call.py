"""Where this thread's last call ran, and why: ``udf.last_call()``."""

from collections.abc import Mapping
from threading import local
from types import MappingProxyType
from typing import Final, NamedTuple


class LastCall(NamedTuple):
    """Where this thread's last call ran, and why.

    ``rows`` is how many rows the call had, and ``seconds`` how long it ran, without compilation. For
    columns on a GPU, ``seconds`` is None: kernels may still run when a call returns. ``in_python`` is how many rows
    Python computed, and ``lines`` how many of them left compiled code in each line of the function.
    """

    backend: str
    why: str
    rows: int | None = None
    seconds: float | None = None
    in_python: int = 0
    lines: Mapping[int, int] = MappingProxyType({})


THREAD: Final = local()
"""Its ``last`` is a LastCall, or what one is made of once somebody asks: a Choice, rows and seconds."""


class Choice(NamedTuple):
    """Where a call is to run, and ``why``, with the seconds that it takes on a GPU and on the processor.

    One ``is_order`` does not depend on what calls take: every equal call is run there.
    """

    backend: str
    why: str
    gpu: float = 0.0
    cpu: float = 0.0
    is_order: bool = False

    def as_last_call(self, rows: int, seconds: float | None) -> LastCall:
        """Return it as users see it: to write the numbers takes as long as some calls."""
        return LastCall(self.backend, self.why.format(_milliseconds(self.gpu), _milliseconds(self.cpu)), rows, seconds)


def last_call() -> LastCall | None:
    """Return where this thread's last call ran, and why; None before the first.

    Examples
    --------
    >>> import udf
    >>> with udf.options(backend="cpu"):
    ...     _ = udf.Series([1.0]).map(lambda x: x + 1)
    >>> udf.last_call().backend, udf.last_call().why
    ('cpu', "udf.options.backend is 'cpu'")
    """
    last = getattr(THREAD, "last", None)
    return last[0].as_last_call(*last[1:]) if type(last) is tuple else last


def set_last_call(last: LastCall) -> None:
    """Note where this thread's last call ran."""
    THREAD.last = last


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1e3:.3g} ms"
