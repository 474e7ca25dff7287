"""What a user can choose: the back end, its threads, how windows are worked out, where compiled functions are kept."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from udf.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

BackendName = Literal["auto", "cuda", "cpu"]
Overflow = Literal["raise", "wrap"]


def _is_backend(value: object) -> bool:
    return value in ("auto", "cuda", "cpu")


def _is_overflow(value: object) -> bool:
    return value in ("raise", "wrap")


def _is_threads(value: object) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 1)


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _is_folder(value: object) -> bool:
    return value is None or isinstance(value, str)


def _is_size(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


# the default, the check, and what is allowed, for each option
_TABLE: dict[str, tuple[object, Callable[[object], bool], str]] = {
    "backend": ("auto", _is_backend, "backend is 'auto' (a GPU if there is one, else the processor), 'cuda' or 'cpu'"),
    "threads": (None, _is_threads, "threads is a whole number from 1, or None for all processors"),
    "overflow": ("raise", _is_overflow, "overflow is 'raise' (OverflowError) or 'wrap' (modulo 2**64)"),
    "recognize_reducers": (True, _is_switch, "recognize_reducers is True or False"),
    "cache_dir": (
        None,
        _is_folder,
        "cache_dir is a directory's path as text, 'off' for none, or None for the user's own",
    ),
    "cache_bytes": (256 << 20, _is_size, "cache_bytes is a whole number of bytes from 0"),
}

_overrides: ContextVar[Mapping[str, object]] = ContextVar("udf_options", default=MappingProxyType({}))


def _checked(name: str, value: object) -> object:
    if name not in _TABLE:
        raise OptionError(name, value, f"the options are {', '.join(_TABLE)}")
    _, check, allowed = _TABLE[name]
    if not check(value):
        raise OptionError(name, value, allowed)
    return value


class Options:
    """The options of this process, and of a ``with`` block in front of them.

    ``udf.options.backend = "cpu"`` sets the process's default, seen by every thread.
    ``with udf.options(backend="cpu"):`` holds inside the block, for the thread (or asyncio task) that
    entered it and for no other; it wins over the default, also over one assigned inside the block.

    Attributes
    ----------
    backend : {"auto", "cuda", "cpu"}
        Where functions run. ``auto`` takes a GPU if one is usable. A back end asked for by name that
        cannot run raises :class:`~udf.errors.BackendUnavailableError` at the call.
    threads : int or None
        How many threads the ``cpu`` back end runs on; None for all processors. Read when a program
        runs, on the thread that called.
    overflow : {"raise", "wrap"}
        What integers do that need more than 64 bits, in calls that do not say: raise OverflowError, or wrap.
    recognize_reducers : bool
        Whether a function of a window that is made of reductions (a mean, a maximum, a loop that adds up) gets
        those, found in O(1) per row, in place of the window. Its sums may differ in their last digits: they are
        added in another order. ``udf.explain`` says which way a function went, and why.
    cache_dir : str or None
        Where compiled functions are kept between processes; ``"off"`` for nowhere. None: the environment's
        ``INLAY_CACHE_DIR``, else ``inlay`` in the user's cache directory.
    cache_bytes : int
        How much is kept there; what was not used for longest goes first.

    Raises
    ------
    OptionError
        For an option or a value that does not exist.

    Examples
    --------
    >>> from udf.options import options
    >>> with options(threads=2):
    ...     options.threads
    2
    >>> options.threads is None
    True
    """

    __slots__ = ("_defaults",)

    _defaults: dict[str, object]

    def __init__(self) -> None:
        object.__setattr__(self, "_defaults", {name: row[0] for name, row in _TABLE.items()})

    @property
    def backend(self) -> BackendName:
        """Return the back end that calls of this thread use."""
        return self._get("backend")  # type: ignore[return-value]

    @property
    def threads(self) -> int | None:
        """Return how many threads a call of this thread runs on; None for all processors."""
        return self._get("threads")  # type: ignore[return-value]

    @property
    def overflow(self) -> Overflow:
        """Return what integers do that need more than 64 bits."""
        return self._get("overflow")  # type: ignore[return-value]

    @property
    def recognize_reducers(self) -> bool:
        """Return whether functions of windows may get reductions in place of the window."""
        return self._get("recognize_reducers")  # type: ignore[return-value]

    @property
    def cache_dir(self) -> str | None:
        """Return where compiled functions are kept between processes, if that was chosen."""
        return self._get("cache_dir")  # type: ignore[return-value]

    @property
    def cache_bytes(self) -> int:
        """Return how many bytes are kept there at most."""
        return self._get("cache_bytes")  # type: ignore[return-value]

    def _get(self, name: str) -> object:
        overrides = _overrides.get()
        return overrides[name] if name in overrides else self._defaults[name]

    def __setattr__(self, name: str, value: object) -> None:
        self._defaults[name] = _checked(name, value)

    def __call__(self, **settings: object) -> _Block:
        """Return a context manager that holds ``settings`` inside its block."""
        return _block({name: _checked(name, value) for name, value in settings.items()})

    def __repr__(self) -> str:
        return f"options({', '.join(f'{name}={self._get(name)!r}' for name in _TABLE)})"


@contextmanager
def _block(settings: Mapping[str, object]) -> Iterator[Options]:
    token = _overrides.set({**_overrides.get(), **settings})
    try:
        yield options
    finally:
        _overrides.reset(token)


if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    _Block = AbstractContextManager[Options]

options = Options()
