"""A function as it was written, where pytest has put its own code in place of ``assert``.

pytest compiles test modules anew, with code that explains an assertion that fails. That code calls into pytest, which
no UDF can; so the module's source is compiled again, and the function's own code taken out of it.
"""

import __future__

import linecache
from functools import lru_cache, reduce
from operator import or_
from types import CodeType, FunctionType
from typing import Final

from udf.base.bytecode import all_codes

PYTEST_NAME: Final = "@pytest_ar"
"""The name by which code that pytest has rewritten reads pytest."""

_FUTURES: Final = reduce(or_, (getattr(__future__, name).compiler_flag for name in __future__.all_feature_names))


def original_function(function: FunctionType) -> FunctionType:
    """Return ``function`` with the code of its source, if pytest has rewritten it and the source is there."""
    if not _is_rewritten(function.__code__):
        return function
    code = _of_source(function.__code__)
    return function if code is None else with_code(function, code)


@lru_cache(maxsize=256)
def _is_rewritten(code: CodeType) -> bool:
    return any(PYTEST_NAME in one.co_names for one in all_codes(code))


def with_code(function: FunctionType, code: CodeType, scope: dict[str, object] | None = None) -> FunctionType:
    """Return ``function`` with other ``code``, and with ``scope`` as its globals; what it captures is the same."""
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    closure = tuple(cells[name] for name in code.co_freevars)
    made = FunctionType(code, scope or function.__globals__, function.__name__, function.__defaults__, closure)
    made.__kwdefaults__ = function.__kwdefaults__
    made.__module__, made.__qualname__ = function.__module__, function.__qualname__
    return made


@lru_cache(maxsize=256)
def _of_source(code: CodeType) -> CodeType | None:
    """Return the one code object of the source that is where ``code`` is, by the same name; None if there is not."""
    source = "".join(linecache.getlines(code.co_filename))
    try:
        module = compile(source, code.co_filename, "exec", flags=code.co_flags & _FUTURES, dont_inherit=True)
    except SyntaxError:
        return None
    here = (code.co_qualname, code.co_firstlineno, frozenset(code.co_freevars))
    found = [
        one for one in all_codes(module) if (one.co_qualname, one.co_firstlineno, frozenset(one.co_freevars)) == here
    ]
    return found[0] if len(found) == 1 else None
