"""Numba's errors in one sentence, with the user's line in front and Numba's own text behind."""

import linecache
import os
import re
import traceback
from collections.abc import Iterator
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

from ptx2cpp.emit import PRINT
from ptx2cpp.syntax import Module, Name, Offset
from udf.base.dtypes import DType
from udf.base.operators import BINARY, COMPARISONS, function_of
from udf.base.tracebacks import OUR_PACKAGES, innermost_frame
from udf.bind.folds import is_fold
from udf.bind.identity import codes_of
from udf.columns.column_use import SERIES_METHODS
from udf.errors import ResultTypeError, UdfCompileError
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.ir.nodes import is_expression
from udf.frontend.numba.names import NumbaError, UnsupportedBytecodeError, ir, types
from udf.frontend.types.array_kinds import Array
from udf.frontend.types.text_kinds import ASCII, UTF8
from udf.text.library import is_library

NUMBA_FAILURES: Final = (
    NumbaError,
    UnsupportedBytecodeError,
    NotImplementedError,  # no implementation of an operation whose type it found
    RecursionError,  # expressions within expressions, deeper than deep_recursion() lets them be
    RefusedCallError,  # ours
    AssertionError,  # max(a, b, key=f): an argument that a rule does not expect
    ValueError,  # an exception that is raised from another
    KeyError,  # np.spacing: a ufunc that it has no table of
    NameError,  # np.copy of a value: its rule returns a name that it did not set
    IndexError,  # [v for _, v in r.items()] inside try: the stack of Python 3.12's bytecode
)
"""What Numba raises for users' code that it cannot compile; each row has an example. What our own code raises in
between is a fault (:func:`is_fault`), and so is what is not in the table."""

OPERATORS: Final = (
    {function_of(name).__name__: sign for name, sign in (BINARY | COMPARISONS).items()}
    | {f"i{name}": f"{sign}=" for name, sign in BINARY.items()}
    | {"neg": "unary -", "pos": "unary +", "invert": "~", "contains": "in", "getitem": "[...]", "matmul": "@"}
    | {"imatmul": "a format specification"}
)
"""What Numba's errors call an operator -> how it is written."""

UNLIKE: Final = 'a row whose columns are not all numbers, in a UDF; choose columns: row[["a", "b"]]'
OF_TUPLES: Final = frozenset({"count", "index"})
"""What a tuple has, but not in a UDF."""

_HELPER: Final = r"type\(UdfDispatcher\(<function ([\w.<>]+) at 0x\w+>\)\)"
CHOSEN: Final = "a function is chosen when it runs, which is not supported in a UDF; call each: f(x) if .. else g(x)"

# What Numba says, and what that means. The first row that matches is taken; patterns are compiled for an error only.
CAUSES: Final = (
    (
        r"^Unsupported constraint encountered: try_raise",
        "an exception in a variable is raised in a handler; write raise",
    ),
    (r"NameError: (name '\w+' is not defined)", "{0}"),
    (r"Unknown attribute '(\w+)' of type Module\(<module '([\w.]+)'", "{1}.{0} is not supported in a UDF"),
    (
        rf"Unknown attribute '({'|'.join(sorted(SERIES_METHODS - OF_TUPLES))})' of type (?:Uni)?Tuple",
        f"{{0}} is called on a tuple, or on {UNLIKE}",
    ),
    (
        r"Unknown attribute '(append|extend|insert|add|remove|pop|clear|sort|reverse)' of type (?:Uni)?Tuple",
        "{0}() changes what lies outside of the function, or a tuple, which cannot change",
    ),
    (r"Unknown attribute '(\w+)' of type (?:Uni)?Tuple", "a tuple has no attribute {0!r} in a UDF"),
    (r"Unknown attribute '(\w+)' of type (.+)", "a {1} has no attribute {0!r} in a UDF"),
    (
        r"Invalid use of BoundFunction\(\('udf.label_of_place', '(\w+)'\) for (.+?)\) with parameters",
        "{0}() of a {1} is not supported in a UDF: it may give no label",
    ),
    (
        r"Invalid use of BoundFunction\(\('udf\.\w+', '(?:\w+\.)?(\w+)'.*?\) for (.+?)\) with parameters \((.*)\)",
        "{0}() of a {1} does not take ({2}) in a UDF",
    ),
    (rf"Cannot cast {_HELPER}", CHOSEN),
    (r"OverloadSelector object at 0x\w+>, \((.*?),?\)\n", "a {0} is not supported here in a UDF"),
    (rf"Cannot unify ({_HELPER}|Function\(.+?\)) and ({_HELPER}|Function\(.+?\)) for", CHOSEN),
    (
        rf"Invalid use of getiter with parameters \(.*{_HELPER}",
        "a loop over functions is not supported in a UDF; call each",
    ),
    (r"Cannot unify (.+) and (.+) for '(\w+)", "{2!r} is {0} on one path and {1} on another"),
    (r"Cannot unify (.+) and (.+) for '\$", "a value is {0} on one path and {1} on another"),
    (r"^<ufunc '(\w+)'>$|Use of unsupported NumPy function 'numpy.(\w+)'", "numpy.{0}{1} is not supported in a UDF"),
    (r"Invalid use of BoundFunction\(udf\.str\.(\w+)", "{0}() of a category takes constant strings in a UDF"),
    (
        r"Invalid use of BoundFunction\(udf\.list\.\w+ for list of ([\w ]+)\) with parameters \((.+)\)",
        "a list of {0} does not hold {1} in a UDF; make its values one type, as by float(..)",
    ),
    (
        r"Invalid use of BoundFunction\((?:\w+\.)*(\w+) for ((?:[^()]|\([^()]*\))+)\) with parameters \((.*)\)",
        "{0}() of a {1} does not take ({2}) in a UDF",
    ),
    (r"Invalid use of none with parameters", "what is called here is None in a UDF"),
    (r"Invalid use of getiter with parameters \((.+)\)", "a {0} cannot be looped over in a UDF"),
    (r"Invalid use of (\w+) with parameters", "a {0} cannot be called in a UDF"),
    (r'Cannot bind .* due to "TypeError: (.+)"', "the function called here does not take these arguments: {0}"),
    (r"^list index out of range$", "a comprehension inside try, in Python 3.12 and later, is not supported in a UDF"),
    (r"^unreachable$", "a call with * and a keyword is not supported in a UDF; give it by its place: f(*row, x)"),
    (r"compiler re-entrant", "it calls itself, and recursion is not supported in a UDF"),
    (r"NRT required but not enabled", "lists, arrays and strings made in a UDF are not supported; use tuples"),
    (
        r"Untyped global name '(\w+)':.*Cannot determine Numba type of <class '([\w.]+)'>",
        "{0!r} is a {1}, which cannot be used in a UDF",
    ),
    (r"Cannot determine Numba type of <class '([\w.]+)'>", "it uses a {0}, which cannot be used in a UDF"),
    (r"Use of unsupported opcode \((\w+)\)", "this statement is not supported in a UDF (bytecode {0})"),
    (r"failed to unpack (row|table)", "a {0} cannot be unpacked in a UDF; name its values one by one"),
    (r"failed to unpack (int\d+|float\d+|bool)", "a {0} cannot be unpacked in a UDF"),
    (
        r"wrong tuple length for [^:]*: ', 'expected (\d+), got (\d+)",
        "{1} values are unpacked into {0} names in a UDF",
    ),
    (
        r"Cannot infer the type of variable '([\w.]+)'[^\n]*, have imprecise type: (list|set) of undefined",
        "what the {1} {0!r} holds is not known in a UDF; append to it, in every branch that makes it anew",
    ),
    (r"not enough values to unpack|too many values to unpack", "a tuple is unpacked into another number of names"),
)

_NO_IMPLEMENTATION: Final = re.compile(
    r"No implementation of function \w+\(<(?:[\w-]+ )*?'?([\w.]+)'?(?: at 0x\w+)?>\) found[^>]*>>> [\w.]+\((.*)\)"
)
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")
_OURS: Final = re.compile(r"^\s*(?:\w*Error: )?(.* in a UDF.*|.*does not fit 64 bits.*)$", re.MULTILINE)
_SOURCE: Final = re.compile(r'^ *File "[^"\n]*", line \d+:\n.*?^ *\^ *$', re.MULTILINE | re.DOTALL)
"""What Numba quotes of the source, which may say anything."""

_STATED: Final = re.compile(r'(?:\bat|Raised from) (\S[^\n]*?) \((\d+)\)|File "([^"]+)", line (\d+)')
_RETURNED: Final = re.compile(r"Return of: IR name '[^']*', type '(.+?)', location:\s*File \"[^\"]*\", line (\d+)")
_OF_PATHS: Final = re.compile(r"^Cannot unify .+ and .+ for '([^']+)'")
_LITERAL: Final = re.compile(r"Literal\[(\w+)\]\([^()]*\)|unicode_type")
_RANGE: Final = re.compile(r"\brange_(?:state|iter)_\w+")
TABLES: Final = "a list of lists, read at places that are computed, is not supported in a UDF; make it a NumPy array"

_CATEGORY: Final = re.compile(r"\bcategory [0-9a-f]{16}\b")
_FRAME: Final = re.compile(r"\bDataFrame [0-9a-f]{16}\b")

_UNIFORM: Final = re.compile(r"\(([\w ]+) x (\d+)\)")
_TUPLE: Final = re.compile(r"\b(?:Uni)?Tuple\(")


def is_fault(error: Exception) -> bool:
    """Return whether our own code raised ``error`` without meaning to refuse anything."""
    refused = isinstance(error, (NumbaError, RefusedCallError, RecursionError))
    return not refused and innermost_frame(error, OUR_PACKAGES) is not None


def as_compile_error(error: Exception, function: FunctionType) -> UdfCompileError:
    """Return the error to raise in place of Numba's ``error``."""
    code, line = _place(error, function)
    cause = _cause(error).replace(ASCII.name, UTF8.name)  # one type to users
    if is_fold(function) and "unpacked" in cause:
        cause += "; scan's function returns (state, out)"
    return _error(code, line, function, cause)


def _error(
    code: CodeType, line: int, function: FunctionType, cause: str, kind: type[UdfCompileError] = UdfCompileError
) -> UdfCompileError:
    source = linecache.getline(code.co_filename, line)
    return kind(function=function.__name__, file=code.co_filename, line=line, source=source, cause=cause)


def external_error(module: Module, function: FunctionType) -> UdfCompileError | None:
    """Return the error for PTX that declares an external function or has a table of addresses; None of other PTX."""
    names = (f.name.text for f in module.functions if "extern" in f.linkage)
    external = next((name for name in names if name != PRINT and not is_library(name)), None)
    addresses = any(isinstance(item, Name | Offset) for one in module.variables for item in one.initializer or ())
    if external is None and not addresses:
        return None
    cause = TABLES if external is None else f"it needs the function {external}, which no UDF has"
    return _error(function.__code__, function.__code__.co_firstlineno, function, cause)


# -- why ---------------------------------------------------------------------------------------------


def _said(error: Exception) -> str:
    """Return an error's text; Numba's has a terminal's escapes where colorama is installed."""
    return _ESCAPES.sub("", str(error))


def _cause(error: Exception) -> str:
    text = _said(error)
    ours = _OURS.search(_SOURCE.sub("", text))
    if ours is not None:
        return ours[1].strip()
    returns = _returned_type(text)
    if returns:
        return "it returns " + " and ".join(f"{kind} in line {line}" for line, kind in returns)
    joined = _OF_PATHS.search(text)
    paths = _paths(error) if joined is not None else []
    if joined is not None and paths:
        what = "a value" if joined[1].startswith("$") else repr(joined[1].partition(".")[0])
        return f"{what} is " + " and ".join(f"{kind} in line {loc.line}" for loc, kind in paths)
    missing = _NO_IMPLEMENTATION.search(text)
    if missing is not None:
        what = OPERATORS.get(missing[1], f"{missing[1]}()")
        return f"{what} does not take ({_readable(missing[2])}) in a UDF"
    for pattern, sentence in CAUSES:
        match = re.search(pattern, text)
        if match is not None:
            return sentence.format(*(_readable(group or "") for group in match.groups()))
    lines = [line.strip() for line in text.splitlines()]
    unknown = f"Numba cannot compile this ({type(error).__name__})"
    return next(
        (line for line in lines if line and not line.startswith(("Failed in", "- Resolution failure"))), unknown
    )


def _returned_type(text: str) -> list[tuple[int, str]]:
    """Return (line, type) of the returns whose types do not meet, if that is the error."""
    return sorted((int(line), _readable(kind)) for kind, line in _RETURNED.findall(text))


def _paths(error: Any) -> list[tuple[ir.Loc, str]]:
    """Return (place, type) of what a variable is on several paths and which does not meet; none if all are one line."""
    found = _OF_PATHS.search(_said(error))
    selves = (frame.f_locals.get("self") for frame in _frames(error))
    inferer: Any = next((one for one in selves if hasattr(one, "typevars")), None)
    if found is None or inferer is None:
        return []
    assigned = {one.target.name: one for block in inferer.blocks.values() for one in block.find_insts(ir.Assign)}
    paths, names = dict[tuple[int, str], ir.Loc](), [found[1]]
    for name in names:  # a phi may be one of others
        statement = assigned.get(name)
        if statement is not None and is_expression(statement.value, "phi"):
            names += (one.name for one in statement.value.incoming_values if one.name not in names)
        elif statement is not None:
            paths[statement.loc.line, _readable(str(inferer.typevars[name].type))] = statement.loc
    is_elsewhere = any(line != error.loc.line for line, _ in paths) and not re.search(_HELPER, found[0])
    return [(loc, kind) for (_, kind), loc in sorted(paths.items())] if is_elsewhere else []


def _readable(text: str) -> str:
    """Return Numba's type names as a user writes them."""
    text = _LITERAL.sub(lambda match: match[1] or "str", text.strip())
    text = _FRAME.sub("DataFrame", _CATEGORY.sub("category", text))
    text = re.sub(_HELPER, lambda match: f"the function {match[1].rpartition('.')[2]}", text)
    text = _UNIFORM.sub(lambda match: f"({', '.join([match[1]] * int(match[2]))})", text)
    return _TUPLE.sub("a tuple (", _RANGE.sub("range", text))


# -- where -------------------------------------------------------------------------------------------


def _place(error: Exception, function: FunctionType) -> tuple[CodeType, int]:
    """Return the user's code object and line that Numba was at, as its text or its frames say."""
    codes, text = codes_of(function), _said(error)
    stated = [(a or os.path.abspath(b), int(m or n)) for a, m, b, n in _STATED.findall(text)]  # noqa: PTH100
    if _returned_type(text):  # Numba lists the returns in any order
        stated = sorted(stated)
    # the text has the innermost place first, the error's own is the outermost: that of the call of a helper
    paths = [loc for loc, _ in _paths(error)]
    for loc in [*paths, *(ir.Loc(*place) for place in stated), getattr(error, "loc", None), *_faulty_statement(error)]:
        for code in codes if loc is not None else ():
            if code.co_filename == loc.filename and any(known == loc.line for _, _, known in code.co_lines()):
                return code, loc.line
    return function.__code__, function.__code__.co_firstlineno


def _frames(error: BaseException) -> list[FrameType]:
    """Return the frames that an error went through, the innermost first."""
    return [frame for frame, _ in traceback.walk_tb(error.__traceback__)][::-1]


def _faulty_statement(error: BaseException) -> Iterator[Any]:
    """Yield the locations that Numba's frames were working on, innermost first."""
    for frame in _frames(error):
        for name in ("loc", "inst", "expr", "stmt", "constraint", "self"):
            value = frame.f_locals.get(name)
            loc = value if isinstance(value, ir.Loc) else getattr(value, "loc", None)
            if isinstance(loc, ir.Loc):
                yield loc


# -- results -----------------------------------------------------------------------------------------


def result_error(result: Any, annotation: Any, function: FunctionType) -> UdfCompileError:
    """Return the error for a result type that no column can hold, at the line that returns it."""
    returns = [(block.body[-1].loc.line, kind) for block, kind in _returns(annotation)]
    lines = [line for line, kind in returns if isinstance(kind, types.NoneType)] or [line for line, _ in returns]
    return _error(function.__code__, min(lines), function, _result_cause(result), kind=ResultTypeError)


def dtype_error(returned: DType, expected: DType, annotation: Any, function: FunctionType) -> UdfCompileError:
    """Return the error for a window function whose value cannot become the result's dtype."""
    line = min(block.body[-1].loc.line for block, _ in _returns(annotation))
    cause = f"it returns a {returned}, which cannot become the result's {expected}"
    return _error(function.__code__, line, function, cause, kind=ResultTypeError)


def _returns(annotation: Any) -> Iterator[tuple[Any, Any]]:
    """Yield each block that returns, with the type of what it returns before it is made the common type."""
    for block in annotation.blocks.values():
        if isinstance(block.body[-1], ir.Return):
            name = block.body[-1].value.name
            casts = (s.value for s in block.find_insts(ir.Assign) if s.target.name == name)
            value = next((node.value.name for node in casts if is_expression(node, "cast")), name)
            yield block, annotation.typemap[value]


def _result_cause(result: Any) -> str:
    if isinstance(result, types.NoneType):
        return "it returns None; a UDF returns a number, a bool, a time or a text"
    if isinstance(result, types.BaseTuple):
        if not len(result):
            return "it returns an empty tuple; a UDF returns a number, a bool, a time or a text, or a tuple of them"
        return f"it returns {_readable(str(result))}; a tuple of a UDF has numbers and bools in it"
    if isinstance(result, types.Callable) and not isinstance(result, types.BoundFunction):
        return "it returns a function; call it, with ()"
    if isinstance(result, types.BoundFunction):
        return f"it returns a method of a {_readable(str(result.this))}; call it, with ()"
    if isinstance(result, types.UnicodeType):
        return "it returns a string; a UDF returns a number, a bool, a time or a text"
    if isinstance(result, Array):
        return "it returns an array; a function of windows returns a number or a bool in a UDF, or a tuple of them"
    return f"it returns a {_readable(str(result))}; a UDF returns a number, a bool, a time or a text"
