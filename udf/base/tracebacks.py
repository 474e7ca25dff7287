"""Short tracebacks: what is told to a user ends in the user's own line.

An error that says what is wrong leaves a public function with the frames of the user's code only. Nothing global is
changed (no hook), so it is the same in a script, in pytest and in a notebook. ``udf.options.full_traceback`` keeps all.

Whose fault an exception is: what our own code raises while it compiles a function is not the user's.

``compiling`` and ``udf.pandas``, which lets pandas run a call in place of any error of ours, are the two places of the
package that catch ``Exception``: nobody can name what a fault raises.
"""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager
from functools import wraps
from pathlib import PurePath
from traceback import walk_tb
from types import FrameType, FunctionType, TracebackType
from typing import TYPE_CHECKING, Final, TypeVar

from udf.base.compile_hints import did_you_mean
from udf.base.raising import is_raised_by_row
from udf.base.signatures import is_argument_error
from udf.errors import InternalError, UdfCompileError, UdfError
from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Function = TypeVar("Function", bound=Callable[..., object])
    Class = TypeVar("Class", bound=type)

OUR_PACKAGES: Final = frozenset({"udf", "ptx2cpp"})
LIBRARIES: Final = frozenset({"numba", "numba_cuda", "llvmlite", "cuda", "jinja2", "numpy", "cupy"})
"""What our code calls while it compiles, besides the standard library."""

PASS_THROUGH: Final = (UdfError, MemoryError, OSError, ImportError, Warning)
"""What says by itself what is wrong: our errors, and the machine's: no memory, no file, no library."""


def package_of(frame: FrameType) -> str:
    """Return the top-level package that a frame runs in."""
    return str(frame.f_globals.get("__name__", "")).partition(".")[0]


def level_of_user() -> int:
    """Return the stack level of the innermost frame that is none of ours or pandas', for a warning of the caller."""
    frame, level = sys._getframe(1), 1  # noqa: SLF001 - as the modules warnings and logging do
    while frame.f_back is not None and package_of(frame) in OUR_PACKAGES | {"pandas"}:
        frame, level = frame.f_back, level + 1
    return level


def innermost_frame(error: BaseException, packages: frozenset[str]) -> tuple[FrameType, int] | None:
    """Return the innermost frame and its line, if it is one of ``packages``; the standard library does not count."""
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        package = package_of(frame)
        if package in packages:
            return frame, line
        if package not in sys.stdlib_module_names:
            return None
    return None


@contextmanager
def compiling(function: object) -> Iterator[None]:
    """Raise InternalError for what our code, or a library that it calls, raises while it compiles ``function``."""
    try:
        yield
    except PASS_THROUGH:
        raise
    except Exception as error:
        place = innermost_frame(error, OUR_PACKAGES | LIBRARIES)
        if place is None or is_argument_error(error):  # code of the user's, called on the way; a call of it
            raise
        raise fault(error, function, place) from error


def fault(error: Exception, function: object, place: tuple[FrameType, int]) -> InternalError:
    """Return the error to raise in place of ``error``, which was raised at ``place``."""
    frame, line = place
    path = "/".join(PurePath(frame.f_code.co_filename).parts[-3:])
    text = str(error).strip().partition("\n")[0]
    code = getattr(function, "__code__", None)  # a builtin has none
    return InternalError(
        function=getattr(function, "__name__", type(function).__name__),
        file="<builtin>" if code is None else code.co_filename,
        line=0 if code is None else code.co_firstlineno,
        cause=f"{type(error).__name__}: {text}" if text else type(error).__name__,
        place=f"{path}:{line}, in {frame.f_code.co_name}",
    )


HIDDEN: Final = OUR_PACKAGES | LIBRARIES | {"contextlib", "functools", "concurrent"}
PUBLIC_DUNDERS: Final = frozenset({"__call__", "__getattr__", "__getitem__", "__setitem__", "__iter__", "__array__"})
"""Methods that a user calls, although their names begin with an underscore, and that can raise."""


def brief(function: Function) -> Function:
    """Return a public ``function`` whose errors have short tracebacks."""
    told = shorten

    def called(*args: object, **kwargs: object) -> object:
        try:
            return function(*args, **kwargs)
        except (Exception, KeyboardInterrupt) as error:
            told(error, function)
            raise  # a bare one adds no frame

    # with the globals of the function's module: doctest finds a module's examples by them
    made = FunctionType(called.__code__, function.__globals__, function.__name__, None, called.__closure__)
    return wraps(function)(made)  # type: ignore[return-value]


def brief_methods(kind: Class) -> Class:
    """Return a public class whose methods have short tracebacks; one under several names stays one."""
    made: dict[FunctionType, FunctionType] = {}
    for name, value in list(vars(kind).items()):
        if isinstance(value, FunctionType) and (name in PUBLIC_DUNDERS or not name.startswith("_")):
            setattr(kind, name, made.setdefault(value, brief(value)))
    return kind


TOLD: Final = "_is_told_by_inlay"
"""An attribute of an exception that says what is wrong: other public functions that it leaves know it by that."""

MISSING: Final = re.compile(r"(?:\w+\.)*(\w+\(\) missing .*)")
UNKNOWN: Final = re.compile(r"(?:\w+\.)*(\w+)\(\) got an unexpected keyword argument '(\w+)'(?:\. Did you mean .*)?")
ELSEWHERE: Final = {"sep": "delimiter", "dtype": "dtypes", "usecols": "columns", "func": "function"}
"""What pandas, or another method, calls a parameter of ours."""


def name_parameter(error: TypeError, function: Callable[..., object]) -> None:
    """Say which parameter is meant, where ``function``, a public one, was given one too many, or lacks one."""
    found, code = UNKNOWN.fullmatch(str(error)), getattr(function, "__code__", None)
    if code is None or not str(error).startswith(f"{function.__qualname__}()"):
        return
    if found is None:
        if lacks := MISSING.fullmatch(str(error)):
            error.args, error.__dict__[TOLD] = (lacks[1],), True
        return
    taken = [name for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount] if name != "self"]
    ours = ELSEWHERE.get(found[2])
    near = f"perhaps you meant {ours!r}" if ours in taken else did_you_mean(found[2], taken)
    hint = near or f"it has {', '.join(taken)}"
    name = "the constructor" if found[1] == "__init__" else f"{found[1]}()"  # its class may be a base of the user's
    error.args, error.__dict__[TOLD] = (f"{name} has no parameter {found[2]!r}.\nHint: {hint}.",), True


def shorten(error: BaseException, function: Callable[..., object] | None = None) -> None:
    """Leave the frames of the user's code in the traceback of ``error``, if that is an error which tells.

    Of what a function raises that pandas calls, pandas' frames stay.
    """
    if function is not None and type(error) is TypeError:
        name_parameter(error, function)
    if options.full_traceback:
        return
    if not _tells(error):
        if _is_users(error.__traceback__):
            error.__traceback__ = frames_of_others(error.__traceback__, OUR_PACKAGES)
        return
    if isinstance(error, UdfError):
        if isinstance(error, UdfCompileError) and error.__cause__ is not None:
            error.explanation = str(error.__cause__)
        error.__cause__, error.__suppress_context__ = None, True
    else:
        error.__dict__[TOLD] = True
    error.__traceback__ = frames_of_others(error.__traceback__)


def _tells(error: BaseException) -> bool:
    """Return whether an exception says what is wrong; what nobody expected is shown whole."""
    if isinstance(error, UdfError):
        return not isinstance(error, InternalError)
    known = isinstance(error, KeyboardInterrupt) or is_raised_by_row(error) or is_argument_error(error)
    return known or TOLD in error.__dict__


def _is_users(trace: TracebackType | None) -> bool:
    """Return whether code of the user's was called behind ours, and raised, or what it called."""
    packages = [package_of(frame) for frame, _ in walk_tb(trace)]
    ours = max((place for place, package in enumerate(packages) if package in OUR_PACKAGES), default=len(packages))
    return any(one not in LIBRARIES | {"pandas"} and one not in sys.stdlib_module_names for one in packages[ours + 1 :])


def frames_of_others(trace: TracebackType | None, hidden: frozenset[str] = HIDDEN) -> TracebackType | None:
    """Return the traceback without the frames of ours and of libraries, or of what else is ``hidden``."""
    if trace is None:
        return None
    rest = frames_of_others(trace.tb_next, hidden)
    if package_of(trace.tb_frame) in hidden:
        return rest
    return TracebackType(rest, trace.tb_frame, trace.tb_lasti, trace.tb_lineno)
