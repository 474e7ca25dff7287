"""What a user can choose: the back end, its threads, how windows are worked out, where compiled functions are kept."""

# ruff: noqa: FBT003 - a default is a value
from __future__ import annotations

from contextlib import AbstractContextManager, ContextDecorator
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypedDict, TypeVar, Unpack

from udf.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    class Settings(TypedDict, total=False):
        """What a block of options takes."""

        backend: BackendName
        threads: int | None
        overflow: Overflow
        recognize_reducers: Reducers
        cache_dir: str | None
        cache_bytes: int
        full_traceback: bool
        devices: Devices
        memory_bytes: int
        pinned_bytes: int
        progress: bool
        fastmath: bool
        fma: bool
        lineinfo: bool
        debug: Debug
        fallback: Fallback | None


BackendName = Literal["auto", "cuda", "cpu"]
Overflow = Literal["raise", "wrap"]
Reducers = Literal[True, False, "numpy"]
Devices = Literal["one", "all"]
Debug = Literal[False, True, "compare"]
Fallback = Literal["python", "error"]
T = TypeVar("T")


class _Overrides:
    """What a ``with`` block holds in front of the process's options, and both together, as long as those stay."""

    __slots__ = ("_base", "_both", "_without_fallback", "settings")

    def __init__(self, settings: Mapping[str, object]) -> None:
        self.settings = settings
        self._base: Mapping[str, object] | None = None
        self._without_fallback: _Overrides | None = None

    def before(self, base: Mapping[str, object]) -> Mapping[str, object]:
        """Return ``base`` with these in front of it."""
        if self._base is not base:
            self._both, self._base = {**base, **self.settings}, base  # in this order: other threads look
        return self._both

    def without_fallback(self) -> _Overrides:
        """Return these, but with ``fallback="error"``: the same object in every call."""
        if self.settings.get("fallback") == "error":
            return self
        if self._without_fallback is None:
            self._without_fallback = _Overrides({**self.settings, "fallback": "error"})
        return self._without_fallback


_overrides: ContextVar[_Overrides | None] = ContextVar("udf_options", default=None)


class Option(Generic[T]):
    """One option: its default, its check, and what is allowed. Reading it gives what holds for this thread."""

    __slots__ = ("allowed", "check", "default", "name")

    def __init__(self, default: T, check: Callable[[object], bool], allowed: str) -> None:
        self.default, self.check, self.allowed = default, check, allowed

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, options: Options, owner: type | None = None) -> T:
        overrides, values = _overrides.get(), options._values  # noqa: SLF001 - its part
        return (values if overrides is None else overrides.before(values))[self.name]  # type: ignore[return-value]

    def __set__(self, options: Options, value: T) -> None:
        values = {**options._values, self.name: self.checked(value)}  # noqa: SLF001 - its part
        object.__setattr__(options, "_values", values)  # nobody changes a mapping that was given away

    def checked(self, value: object) -> object:
        """Return ``value``, if the option can have it."""
        if not self.check(value):
            raise OptionError(self.name, value, self.allowed)
        return value


def _one_of(*choices: object) -> Callable[[object], bool]:
    return lambda value: any(value is one or (isinstance(value, str) and value == one) for one in choices)


_is_switch: Final = _one_of(True, False)


def _from(least: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= least


def _or_none(check: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: value is None or check(value)


class Options:
    """The options of this process, and of a ``with`` block.

    ``udf.options.backend = "cpu"`` sets the default for every thread of the process.
    ``with udf.options(backend="cpu"):`` sets it inside the block, for the thread or asyncio task that entered it.
    There it wins over the default.

    Attributes
    ----------
    backend : {"auto", "cuda", "cpu"}
        Where functions run. With ``auto``, columns on a GPU stay there, and for columns in host memory Inlay chooses
        the faster back end (:func:`udf.last_call` says which, and why). If a back end that you name cannot run, the
        call raises :class:`~udf.errors.BackendUnavailableError`.
    threads : int or None
        How many threads the ``cpu`` back end uses. None: all processors.
    overflow : {"raise", "wrap"}
        What an integer does that needs more than 64 bits: raise OverflowError, or wrap.
    recognize_reducers : {True, False, "numpy"}
        Whether a window function that consists of reductions (a mean, a maximum, a loop that adds up) runs in a time
        that does not depend on the window's length. The last digits of its sums may differ. With "numpy" it adds in
        NumPy's order, and sums have every bit of pandas', in a time that grows with the window; ``dot`` and ``corr``,
        which add in other orders, raise an error. ``udf.explain`` says what a function became, and why.
    cache_dir : str or None
        The folder of the disk cache; ``"off"`` for none. None: the environment's ``INLAY_CACHE_DIR``, else ``inlay``
        in the user's cache directory.
    cache_bytes : int
        The largest size of the disk cache. Programs that were not used for longest are removed first.
    full_traceback : bool
        Whether the traceback of an error also shows the frames of Inlay and Numba, and Numba's own error. By default it
        ends in your line. An :class:`~udf.errors.InternalError` is always shown whole.
    devices : {"one", "all"}
        Which GPUs run calls over columns in host memory: CuPy's current one, or all of the machine that have its
        architecture, each with a part of the rows. Text, windows of time, windows with explicit bounds, and very long
        windows use one. Columns on a GPU run there.
    memory_bytes : int
        How much memory the batches of a scan (:func:`udf.scan_parquet`) use: those that are read ahead, computed, and
        written.
    pinned_bytes : int
        How much host memory may be page-locked for results of a GPU; 0 for none. At most a quarter of the machine's is.
        Unused memory is released after 30 seconds.
    progress : bool
        Whether a progress bar appears in a terminal or a notebook, if tqdm is installed: for a scan, a call that needs
        more than two seconds of several cores, and rows that Python runs for more than a second.
    fastmath, fma : bool
        Faster arithmetic without Python's bits. With ``fma`` a product and the sum that follows are rounded once;
        ``fastmath`` also approximates functions of float32 (docs/fastmath.md has the bounds).
    lineinfo : bool
        Whether kernels contain the file and line of each instruction, for Nsight Compute and compute-sanitizer
        (docs/debugging.md). The machine code is the same. Equal functions on other lines compile again.
    debug : {False, True, "compare"}
        True runs functions in plain Python, row by row, with the values that compiled code receives: ``print`` and
        ``breakpoint()`` work. "compare" runs them both ways and raises
        :class:`~udf.errors.DifferenceError` for the first row in which the two differ (docs/debugging.md).
    fallback : {None, "python", "error"}
        What happens to a function, or to rows of it, that cannot be compiled. "python": pandas runs them, with a
        :class:`~udf.errors.FallbackWarning`. "error": the call raises. None: "python" for ``.udf`` of pandas objects,
        "error" for ``udf.Series``, ``udf.DataFrame``, ``udf.compile``, and files.

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

    __slots__ = ("_values",)

    _values: dict[str, object]

    backend = Option[BackendName](
        "auto",
        _one_of("auto", "cuda", "cpu"),
        "backend is 'auto' (a GPU where that is faster, else the processor), 'cuda' or 'cpu'",
    )
    threads = Option[int | None](
        None, _or_none(_from(1)), "threads is a whole number from 1, or None for all processors"
    )
    overflow = Option[Overflow](
        "raise", _one_of("raise", "wrap"), "overflow is 'raise' (OverflowError) or 'wrap' (modulo 2**64)"
    )
    recognize_reducers = Option[Reducers](
        True, _one_of(True, False, "numpy"), "recognize_reducers is True or False, or 'numpy' (sums in NumPy's order)"
    )
    cache_dir = Option[str | None](
        None,
        _or_none(lambda value: isinstance(value, str)),
        "cache_dir is a directory's path as text, 'off' for none, or None for the user's own",
    )
    cache_bytes = Option[int](256 << 20, _from(0), "cache_bytes is a whole number of bytes from 0")
    full_traceback = Option[bool](False, _is_switch, "full_traceback is True or False")

    devices = Option[Devices](
        "one", _one_of("one", "all"), "devices is 'one' (CuPy's current GPU) or 'all' (all that have its architecture)"
    )
    memory_bytes = Option[int](2 << 30, _from(1 << 20), "memory_bytes is a whole number of bytes from 1 MiB (1 << 20)")
    pinned_bytes = Option[int](4 << 30, _from(0), "pinned_bytes is a whole number of bytes from 0")
    progress = Option[bool](True, _is_switch, "progress is True or False")
    fastmath = Option[bool](False, _is_switch, "fastmath is True or False")
    fma = Option[bool](False, _is_switch, "fma is True or False")
    lineinfo = Option[bool](False, _is_switch, "lineinfo is True or False")
    debug = Option[Debug](
        False, _one_of(False, True, "compare"), "debug is False, True (plain Python) or 'compare' (both ways)"
    )

    fallback = Option[Fallback | None](
        None,
        _or_none(_one_of("python", "error")),
        "fallback is 'python' (Python runs what cannot be compiled), 'error', or None for each method's own",
    )

    def __init__(self) -> None:
        object.__setattr__(self, "_values", {name: option.default for name, option in _TABLE.items()})

    if not TYPE_CHECKING:  # there, every option has a type, and others do not exist

        def __setattr__(self, name: str, value: object) -> None:
            _option(name, value).__set__(self, value)

    def current(self) -> Mapping[str, Any]:
        """Return all that holds for this thread, by name: for code that reads several at once, in every call."""
        overrides = _overrides.get()
        return self._values if overrides is None else overrides.before(self._values)

    def __call__(self, **settings: Unpack[Settings]) -> AbstractContextManager[Options]:
        """Return a context manager that holds ``settings`` inside its block."""
        return _Block({name: _option(name, value).checked(value) for name, value in settings.items()})

    def __reduce__(self) -> str:
        return "options"  # each process has its own

    def __repr__(self) -> str:
        return f"options({', '.join(f'{name}={getattr(self, name)!r}' for name in _TABLE)})"

    def _repr_html_(self) -> str:
        from udf.base.html import html_table  # noqa: PLC0415 - of a notebook

        return html_table("udf.options", ((name, repr(getattr(self, name))) for name in _TABLE))


_TABLE: dict[str, Option[Any]] = {name: option for name, option in vars(Options).items() if isinstance(option, Option)}


def _option(name: str, value: object) -> Option[Any]:
    if name not in _TABLE:
        raise OptionError(name, value, f"the options are {', '.join(_TABLE)}", tuple(_TABLE))
    return _TABLE[name]


class _Block(ContextDecorator):
    """Settings that hold inside a ``with`` block, or a function that is decorated: a fresh one each time."""

    __slots__ = ("_settings", "_token")

    def __init__(self, settings: Mapping[str, object]) -> None:
        self._settings = settings

    def __enter__(self) -> Options:
        outer = _overrides.get()
        settings = self._settings if outer is None else {**outer.settings, **self._settings}
        self._token = _overrides.set(_Overrides(settings))
        return options

    def __exit__(self, *raised: object) -> None:
        _overrides.reset(self._token)

    def _recreate_cm(self) -> _Block:
        return _Block(self._settings)


class without_fallback:  # noqa: N801 - a function to who uses it
    """``options(fallback="error")``, of which there is nothing to check: for doors, in every call."""

    __slots__ = ("_token",)

    def __enter__(self) -> None:
        outer = _overrides.get()
        self._token = _overrides.set((_PROCESS if outer is None else outer).without_fallback())

    def __exit__(self, *_: object) -> None:
        _overrides.reset(self._token)


_PROCESS: Final = _Overrides({})
"""What no block holds in front of the process's options."""

options = Options()
