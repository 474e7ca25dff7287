"""What a function reads and cannot keep: at which line, and the nearest thing that works."""

import os
import sys
from functools import _lru_cache_wrapper
from types import BuiltinFunctionType, CodeType, FunctionType
from typing import Final

from udf.base.bytecode import all_codes, instructions
from udf.base.null_kinds import NA
from udf.bind.encoding import hint_for
from udf.errors import CapturedValueError

_TIMES: Final = "make it outside of the function: a captured Timestamp, Timedelta, datetime or timedelta is a constant"
_TIMER: Final = "time the whole call: rows run on all processors at once, so that none has a time of its own"
_OUTPUT: Final = "leave it out; udf.options.debug = True runs the function in plain Python, where it works"
_LOCAL: Final = "it depends on this machine's time zone; d.timestamp() counts the seconds since 1970 in UTC"
_RANDOM: Final = (
    "use udf.random, whose numbers come from a position and a seed: udf.random.normal(row['i'], seed=1); or draw them "
    "before, as a column: rng.random(len(frame))"
)
_TEXT: Final = "make the text a category (.astype('category')); it has the methods of str: startswith, find, ..."
_LIBRARY: Final = "a UDF can use math, NumPy's functions of numbers, and your own functions; write it with those"
_VALUES: Final = "capture its values: tuple(values)"
_ENDS: Final = "compare with its ends, captured as numbers: interval.left, interval.right"
_OUTSIDE: Final = "do that outside of the function, and capture or return the value"
_STATE: Final = "what goes on from row to row is a state: .udf.scan(f, initial)"
_OWN: Final = (
    "take what you need out of it first, as rate = obj.rate; or make its class a NamedTuple, or a dataclass, with "
    "@udf.struct"
)
_OWN_CLASS: Final = (
    "take a constant out of it first, as rate = {0}.rate; to make a {0} in the function, write it as a NamedTuple, or "
    "a dataclass, with @udf.struct"
)
_FUNCTION: Final = "call each function by its name; those that a UDF calls are compiled with it"

# start of the full name of what is captured -> the nearest thing that works; the first that fits is taken
ALTERNATIVES: Final = (
    ("pandas.Timestamp", _TIMES), ("pandas.Timedelta", _TIMES), ("pandas._libs.tslibs", _TIMES),
    ("pandas.to_datetime", _TIMES), ("pandas.core.tools", _TIMES), ("datetime.", _TIMES),
    ("time.mktime", _LOCAL), ("time.perf_counter", _TIMER), ("time.process_time", _TIMER), ("time.monotonic", _TIMER),
    ("time.time", _TIMER), ("time.sleep", "leave it out: rows run on all processors at once"), ("time.", _TIMES),
    ("contextlib.suppress", "write try: .. except ValueError: .., which is compiled"),
    ("logging.", _OUTPUT), ("builtins.print", _OUTPUT), ("tqdm", "udf.options.progress = True shows how far a call is"),
    ("pandas.api.types.is_scalar", "a value of a column is a scalar: leave the question out"),
    ("pandas._libs.lib.is_scalar", "a value of a column is a scalar: leave the question out"),
    ("decimal.", "make a Decimal outside of the function, of up to 38 digits and no exponent above 0, and capture it"),
    ("fractions.", "a UDF computes with 64-bit floats and integers: keep numerator and denominator apart"),
    ("random.", _RANDOM), ("numpy.random", _RANDOM), ("string.", _TEXT),
    ("_io.", _OUTSIDE), ("io.", _OUTSIDE), ("_thread.", _OUTSIDE), ("threading.", _OUTSIDE), ("sqlite3.", _OUTSIDE),
    ("functools.partial", "write a lambda that gives these arguments: lambda x: f(2, x)"),
    ("collections.deque", _VALUES), ("builtins.bytearray", _VALUES), ("uuid.", "capture its text: str(value)"),
    ("pandas._libs.interval", _ENDS), ("pandas.Interval", _ENDS),
    ("pandas.DataFrame", "return several values as a tuple or a dict; what is looked up is a dict or a Series of keys"),
    ("udf.api.frames.", "make a column of it first: frame['b'] = frame['a'].shift(); or capture a dict of its values"),
    ("pandas.Period", "capture the time at which it begins: period.to_timestamp()"),
)  # fmt: skip
TYPES: Final[dict[type, str]] = {
    FunctionType: _FUNCTION,
    _lru_cache_wrapper: "call the function that it wraps, f.__wrapped__: compiled code computes it anew",
}


def present(x: object) -> object:
    """Return a value that is no null, in the code of the functions below."""
    return x


def asks_null(x: object, null: object) -> bool:
    """Return ``x is null`` in the code of the functions below, where a user's own question is refused."""
    return x is null


def holds(answer: object) -> bool:
    """Return whether a comparison is true, and no null: a set asks nothing of a value that is none of its own."""
    return answer is not NA and bool(answer)


def _isna(x: object) -> bool:
    """Answer as ``pandas.isna`` does of one value."""
    if x is NA:
        return True
    there = present(x)
    return bool(there != there)  # noqa: PLR0124 - NaN is not itself


def _notna(x: object) -> bool:
    """Answer as ``pandas.notna`` does of one value."""
    if x is NA:
        return False
    there = present(x)
    return bool(there == there)  # noqa: PLR0124 - as above


STAND_INS: Final = {"isna": _isna, "isnull": _isna, "notna": _notna, "notnull": _notna}
"""Functions of pandas -> what is compiled in their place."""


def stand_in(function: FunctionType) -> FunctionType:
    """Return what is compiled in the place of ``function``: itself, but for what pandas asks of a value."""
    if function.__name__ in STAND_INS and (function.__module__ or "").partition(".")[0] == "pandas":
        made = STAND_INS[function.__name__]
        assert isinstance(made, FunctionType)
        return made
    return function


_STANDARD: Final = os.path.dirname(os.__file__)  # noqa: PTH120 - sysconfig and pathlib cost the start more


def capture_error(
    refused: CapturedValueError, name: str, value: object, where: str, function: FunctionType
) -> Exception:
    """Return the error for ``value``, read as ``name`` in ``function``, with its line and the nearest thing that works.

    What ``refused`` says of the inside of a library's function is of no use: the call of it is what is refused.
    """
    code = function.__code__
    if refused.place and not _of_library(value):
        return refused
    if (made := _attribute_error(refused, name, value, function)) is not None:
        return made
    what = refused.value
    if isinstance(value, FunctionType):
        what = value
    return CapturedValueError(
        function=function.__name__,
        name=name,
        value=what,
        where=where,
        place=f"{code.co_filename}:{line_using(code, name)}",
        what=f"a function of {value.__module__.partition('.')[0]}" if isinstance(value, FunctionType) else None,
        hint=refused.hint or alternative_to(what),
    )


def _attribute_error(
    refused: CapturedValueError, name: str, value: object, function: FunctionType
) -> CapturedValueError | None:
    """Return the error for an attribute that a method reads of its object (:func:`udf.bind.callables.as_function`)."""
    if not (
        isinstance(value, tuple) and name.startswith("given") and function.__globals__.get("__name__") == "udf_callable"
    ):
        return None
    read = [one for one, given in zip(getattr(value, "_fields", ()), value, strict=False) if given is refused.value]
    code = function.__globals__["function"].__code__
    capture = "use a function that captures it: {0} = model.{0}, and in the function {0}[i]"
    return CapturedValueError(
        function=code.co_name,
        name=".".join([code.co_varnames[0], *read[:1]]),
        value=refused.value,
        where="an attribute of its object" if read else "the method's object",
        place=f"{code.co_filename}:{code.co_firstlineno}",
        hint=capture.format(*read) if read else refused.hint,
    )


def alternative_to(value: object) -> str | None:
    """Return what to write in place of a captured object; None if the general hint is all there is.

    Examples
    --------
    >>> alternative_to(line_using)
    'call each function by its name; those that a UDF calls are compiled with it'
    """
    named = value if hasattr(value, "__qualname__") else type(value)
    owner = getattr(named, "__module__", None) or type(getattr(value, "__self__", None)).__module__
    full = f"{owner}.{named.__qualname__}"
    known = next((hint for start, hint in ALTERNATIVES if full.startswith(start)), None)
    return known or hint_for(value) or (_LIBRARY if _of_library(value) else TYPES.get(type(value))) or _by_class(value)


def _by_class(value: object) -> str | None:
    """Return what to write in place of an object of a class without a hint of its own."""
    if hasattr(type(value), "__next__"):
        return _STATE
    if isinstance(value, BuiltinFunctionType):
        return _LIBRARY
    kind = value if isinstance(value, type) else type(value)
    file = getattr(sys.modules.get(kind.__module__), "__file__", None) or ""
    if kind.__module__ != "__main__" and ("site-packages" in file or not file or file.startswith(_STANDARD)):
        return None
    return _OWN_CLASS.format(kind.__name__) if kind is value else _OWN


def _of_library(value: object) -> bool:
    """Return whether a function is none of the user's: installed, or Python's own."""
    if not isinstance(value, FunctionType):
        return False
    file = value.__code__.co_filename
    return "site-packages" in file or file.startswith((_STANDARD, "<frozen "))


def line_using(code: CodeType, name: str) -> int:
    """Return the first line of ``code``, or of what is written inside it, that reads ``name`` (``os.path``)."""
    first, *rest = name.split(".")
    for inner in all_codes(code):
        steps = instructions(inner)
        for step, following in zip(steps, [*steps[1:], None], strict=True):
            found = step.argval == first and step.opname.startswith(("LOAD_GLOBAL", "LOAD_DEREF", "LOAD_NAME"))
            if found and (not rest or (following is not None and following.argval == rest[0])):
                line = None if step.positions is None else step.positions.lineno
                return line or inner.co_firstlineno
    return code.co_firstlineno


# -- attributes of modules -----------------------------------------------------------------------------

Chains = frozenset[tuple[str, ...]]
"""What is read of a module, as ``{("path", "sep")}`` for ``os.path.sep``."""

_READS: Final = frozenset({"LOAD_GLOBAL", "LOAD_DEREF", "LOAD_CLASSDEREF", "LOAD_NAME"})
_ATTRIBUTES: Final = frozenset({"LOAD_ATTR", "LOAD_METHOD", "LOAD_ATTR_METHOD"})


def chains_of(code: CodeType) -> dict[str, Chains | None]:
    """Return what ``code`` reads of each global and captured name; None where the object itself goes further.

    Examples
    --------
    >>> chains_of((lambda x: os.path.sep + os.linesep).__code__)["os"] == {("path", "sep"), ("linesep",)}
    True
    >>> chains_of((lambda x: f(os)).__code__)["os"] is None
    True
    """
    found: dict[str, Chains | None] = {}
    steps = instructions(code, "EXTENDED_ARG", "NOP")
    for at, step in enumerate(steps):
        if step.opname in _READS:
            chain: list[str] = []
            for later in steps[at + 1 :]:
                if later.opname not in _ATTRIBUTES:
                    break
                chain.append(later.argval)
            known = found.get(step.argval, frozenset())
            found[step.argval] = known | {tuple(chain)} if chain and known is not None else None
    return found


def merge_chains(first: dict[str, Chains | None], second: dict[str, Chains | None]) -> dict[str, Chains | None]:
    """Return what either reads."""
    made = dict(first)
    for name, chains in second.items():
        mine = made.get(name, frozenset())
        made[name] = None if mine is None or chains is None else mine | chains
    return made


def attributes_of(chains: Chains | None, every: frozenset[str]) -> list[tuple[str, Chains | None]]:
    """Return the attributes of a module that may be read, and what is read of each; ``every`` one if unknown."""
    if chains is None:
        return [(name, None) for name in sorted(every)]
    rest = {name: frozenset(chain[1:] for chain in chains if chain[0] == name) for name in {c[0] for c in chains}}
    return [(name, None if () in rest[name] else rest[name]) for name in sorted(rest)]
