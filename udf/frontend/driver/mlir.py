"""NVIDIA's numba-cuda-mlir as a second front end: ``udf.options.frontend = "mlir"``; imports no Numba.

It types a function and lowers it, through MLIR, to LLVM IR; from libNVVM on everything is ours. Its values are not
always Python's, and it raises nothing: what it may be asked is a table, over the types that it has found itself, and
all else is refused by name (docs/decisions/0041-the-mlir-front-end.md).
"""

from __future__ import annotations

import inspect
import linecache
import math
import operator
import re
from functools import cache
from threading import Lock
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NoReturn

from ptx2cpp.syntax import Address, Instruction, Name
from udf.base.dtypes import DTYPES
from udf.base.numba_settings import COMPUTE_CAPABILITY, ENTRY
from udf.base.operators import OF_FLOATS
from udf.base.stages import Result, ScalarParameter
from udf.base.versions import version_of
from udf.bind.udf_call import PtxUdf
from udf.errors import MissingPackageError, PackageVersionError, UdfCompileError
from udf.frontend.numba.nvvm import DATA_LAYOUT
from udf.frontend.nvptx.maker import ptx_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ptx2cpp.syntax import Module
    from udf.base.handling import Handling
    from udf.bind.udf_call import UdfCall

KINDS: Final = {"bool": "b", "int8": "n", "int16": "n", "int32": "n", "int64": "i", "float32": "f", "float64": "f"}
"""The kind of a type: "n" are integers of fewer than 64 bits. What is unsigned has other types there than here."""

WORDS: Final = {"b": "a bool", "n": "a narrow integer", "i": "an integer", "f": "a float"}

GROWING: Final = frozenset(["bb", "bn", "nb", "bi", "ib", "nn", "ni", "in", "ii", "ff", "if", "fi"])
DIVIDED: Final = frozenset(["ff", "if", "fi"])
WHOLE: Final = frozenset(["bb", "bn", "nb", "bi", "ib", "nn", "ni", "in", "ii"])
ORDERED: Final = WHOLE | {"ff", "nf", "fn"}

BINARY: Final[Mapping[Any, frozenset[str]]] = {
    **dict.fromkeys((operator.add, operator.sub, operator.mul), GROWING),
    **dict.fromkeys((operator.truediv, operator.floordiv, operator.mod), DIVIDED),
    **dict.fromkeys((operator.lt, operator.le, operator.gt, operator.ge, operator.eq), ORDERED),
    operator.ne: WHOLE,
    **dict.fromkeys((operator.and_, operator.or_, operator.xor), frozenset({"ii", "bb"})),
}
UNARY: Final[Mapping[Any, frozenset[str]]] = {
    operator.neg: frozenset("if"),
    operator.pos: frozenset("if"),
    operator.invert: frozenset("ni"),
    operator.not_: frozenset("bni"),
    abs: frozenset("if"),
    float: frozenset("nif"),
    int: frozenset("bi"),
    bool: frozenset("bnif"),
}

WITHOUT_ERRORS: Final[frozenset[Any]] = frozenset(
    {math.fabs, math.copysign, math.isnan, math.isinf, math.isfinite, math.atan, math.atan2, math.tanh, math.asinh}
    | {math.erf, math.erfc, math.degrees, math.radians}
)
FUNCTIONS: Final[frozenset[Any]] = OF_FLOATS - {math.cbrt, math.nextafter, math.pow}
"""Functions of floats alone."""

EXACT: Final = 2**53
BY_CONSTANT: Final[Mapping[Any, Callable[[int], bool]]] = {
    **dict.fromkeys((operator.floordiv, operator.mod), lambda value: value > 0),
    **dict.fromkeys((operator.lshift, operator.rshift), lambda value: 0 <= value < 64),
}
"""What is right of integers beside a constant that it accepts."""

MAY_GROW: Final = (operator.add, operator.sub, operator.mul, operator.neg, operator.lshift, abs)
RAISES: Final = "it raises nothing, and {} may raise {}: say {}"


def refusal(typed: Any, how: Handling) -> tuple[int, str] | None:
    """Return the line and the name of the first thing in a typed function that is not taken; None if all is."""
    for number in sorted(typed.blocks):
        for statement in typed.blocks[number].body:
            why = _statement_refusal(statement, typed.typemap, how)
            if why is not None:
                return statement.loc.line, why
    return None


def _statement_refusal(statement: Any, types: Any, how: Handling) -> str | None:
    kind = type(statement).__name__
    if kind != "Assign":
        return None if kind in ("Del", "Jump", "Branch", "Return") else f"it does not support {kind.lower()}"
    value, target = statement.value, statement.target.name
    match type(value).__name__:
        case "Const" | "Global" | "FreeVar":
            return _constant(value.value)
        case "Var":
            return _common_kind(types[value.name], types[target], value.name)
        case "Expr":
            return _expression(value, target, types, how)
    return None  # an argument, whose type was looked at


def _constant(value: Any) -> str | None:
    if isinstance(value, int):
        return None if -(2**63) <= value < 2**63 else "it does not support integers of more than 64 bits"
    if isinstance(value, float | ModuleType) or (callable(value) and (value is range or value in {*UNARY, *FUNCTIONS})):
        return None
    return f"it does not support {getattr(value, '__name__', repr(value))}"


def _expression(node: Any, target: str, types: Any, how: Handling) -> str | None:
    """Return why an expression is not taken."""
    match node.op:
        case "binop" | "inplace_binop":
            fn = node.fn if node.op == "binop" else node.immutable_fn
            kinds = _kinds(types, node.lhs, node.rhs)
            literal = getattr(types[node.rhs.name], "literal_value", None)
            if fn in BY_CONSTANT and type(literal) is int and BY_CONSTANT[fn](literal) and kinds[0] in "ni":
                return _operation(fn, kinds, ("ni", "ii"), how, divides=False)
            return _operation(fn, _as_floats(kinds, types, node), BINARY.get(fn, ()), how)
        case "unary":
            return _operation(node.fn, _kinds(types, node.value), UNARY.get(node.fn, ()), how)
        case "call":
            return _call(node, types, how)
        case "cast":
            return _common_kind(types[node.value.name], types[target], "the result")
        case "getiter" | "iternext":
            return None if str(types[node.value.name]).startswith("range") else "it supports only loops over range()"
        case "pair_first" | "pair_second" | "getattr":  # of an iterator; of a module: what is called is looked at
            return None
    return f"it does not support {node.op.replace('_', ' ')}"


def _call(call: Any, types: Any, how: Handling) -> str | None:
    called, kinds = getattr(types[call.func.name], "typing_key", None), _kinds(types, *call.args)
    if called is range and not call.kws:
        return None if set(kinds) <= {"n", "i"} else f"it does not support a range of {_type_names(kinds)}"
    if call.kws or called not in {*UNARY, *FUNCTIONS}:
        return f"it does not support {getattr(called, '__name__', types[call.func.name])}"
    return _operation(called, kinds, UNARY.get(called, ("f", "ff")), how)


def _as_floats(kinds: list[str], types: Any, operation: Any) -> list[str]:
    """Return the kinds of an operation in which a constant that a float64 holds is a float, beside one."""
    literals = [getattr(types[side.name], "literal_value", None) for side in (operation.lhs, operation.rhs)]
    exact = [type(value) is int and abs(value) <= EXACT for value in literals]
    return ["f" if fits and "f" in kinds else kind for kind, fits in zip(kinds, exact, strict=True)]


def _operation(fn: Any, kinds: list[str], accepted: Any, how: Handling, *, divides: bool = True) -> str | None:
    name = fn.__name__
    if "".join(kinds) not in accepted:
        return f"it does not support {name} of {_type_names(kinds)}"
    if fn in MAY_GROW and set(kinds) <= set("bni") and how.overflow != "wrap":
        return RAISES.format(f"{name} of integers", "OverflowError", "overflow='wrap'")
    divides = divides and BINARY.get(fn) is DIVIDED
    if (divides or fn in FUNCTIONS - WITHOUT_ERRORS) and how.error_model != "numpy":
        error = "ZeroDivisionError" if divides else "ValueError or OverflowError"
        return RAISES.format(name, error, "error_model='numpy'")
    return None


def _kinds(types: Any, *variables: Any) -> list[str]:
    return [_kind(types[one.name]) for one in variables]


def _kind(kind: Any) -> str:
    """Return the kind of a type of values, or its name."""
    return KINDS.get(type_name(kind), type_name(kind))


def type_name(kind: Any) -> str:
    """Return the name of a type, of a constant that of its type."""
    return str(getattr(kind, "literal_type", None) or kind).replace("boolean", "bool")


def _common_kind(kind: Any, target: Any, name: str) -> str | None:
    """Return that a variable is an integer on one path and a float on another, which Python keeps apart."""
    same = _kind(kind) == _kind(target) or {_kind(kind), _kind(target)} == {"n", "i"}
    shown = "a value" if name.startswith("$") else name.partition(".")[0]
    return None if same else f"{shown} is not of one type on every path"


def _type_names(kinds: list[str]) -> str:
    return " and ".join(WORDS.get(kind, kind) for kind in kinds)


VERSION: Final = "0.6"
"""The release of numba-cuda-mlir whose inner functions are called, and whose values the table was tested for."""

_COMPILER_LOCK: Final = Lock()


def compile_call(call: UdfCall) -> PtxUdf:
    """Compile a function of values; UdfCompileError names what it cannot do, or does in another way than Python."""
    why = _unsupported_part(call)
    if why is not None:
        _refuse(call, call.function.__code__.co_firstlineno, why)
    names = list(inspect.signature(call.function).parameters)[call.leading :]
    arguments = {argument.name: (i, argument.dtype) for i, argument in enumerate(call.arguments)}
    takes = [ScalarParameter(what="value", index=i, dtype=p.dtype) for i, p in enumerate(call.parameters)]
    named = [arguments[name] for name in names if name in arguments]
    takes += [ScalarParameter(what="argument", index=i, dtype=dtype) for i, dtype in named]
    with _COMPILER_LOCK:
        text, result = _lower(call, [taken.dtype.name for taken in takes])
    module = ptx_of([text], call.how)
    _require_no_externals(module, call)
    if result not in DTYPES:
        _refuse(call, call.function.__code__.co_firstlineno, f"it returns no {result}")
    return PtxUdf(
        text=module.span.source.text,
        module=module,
        name=ENTRY,
        takes=tuple(takes),
        returns=(Result(dtype=DTYPES[result]),),
        raises=(),
    )


def _unsupported_part(call: UdfCall) -> str | None:
    """Return what of a call, apart from its function, is not taken."""
    how = call.how
    kinds = [p.dtype for p in call.parameters] + [argument.dtype for argument in call.arguments]
    if call.shape != "positional" or call.window is not None:
        return "it supports functions of values only, not of rows, windows or groups"
    if any(one.is_array or one.name is None for one in call.arguments) or call.constants:
        return "it supports only numbers as arguments"
    odd = next((str(kind) for kind in kinds if kind.name not in DTYPES or kind.kind not in "biuf"), None)
    if odd is not None:
        return f"it does not support values of type {odd}"
    if how.nulls == "pass" and any(parameter.nullable for parameter in call.parameters):
        return "it does not support values that can be null (na_action=None)"
    wide = ("bool", "int64", "float64")
    if how.values not in ("python", "object") or (how.values == "object" and any(k.name not in wide for k in kinds)):
        return "it does not support values that are of another type than their column"
    return "it has neither fastmath nor lineinfo" if how.fastmath or how.lineinfo else None


def _lower(call: UdfCall, dtypes: list[str]) -> tuple[str, str]:
    """Return a function as LLVM IR, and the type of what it gives."""
    theirs = library()
    kinds = tuple(theirs.types.boolean if name == "bool" else getattr(theirs.types, name) for name in dtypes)
    options = {"device": True, "abi_info": {"abi_name": ENTRY}}
    try:
        compiled = theirs.compiler._compile_only(call.function, kinds, options).cres  # noqa: SLF001 - no public way
        found = refusal(compiled.type_annotation, call.how)
        if found is not None:
            _refuse(call, *found)
        with theirs.passes.context.get_context():
            module = compiled.metadata["mlir_module"]
            theirs.passes.PassManager.parse(theirs.passes.get_base_pipeline()).run(module.operation)
            compiled.metadata["mlir_module_optimized"] = str(module)
        text = re.sub(r'(?<=target datalayout = ")[^"]*', DATA_LAYOUT, theirs.passes.get_llvmir(compiled), count=1)
        return text, type_name(compiled.signature.return_type)
    except UdfCompileError:
        raise
    except Exception as error:  # noqa: BLE001 - it refuses with errors of every kind
        _refuse(call, call.function.__code__.co_firstlineno, _reason(str(error)), error)


@cache
def library() -> Any:
    """Return what is taken of numba-cuda-mlir, told which GPU to compile for: else it asks a driver.

    Raises
    ------
    MissingPackageError, PackageVersionError
        If it is not installed, or in another release.
    """
    try:
        from numba_cuda_mlir import (  # noqa: PLC0415 - half a second, where it is asked for
            compiler,
            descriptor,
            mlir_optimization,
            tools,
            types,
        )
    except ImportError as error:
        raise MissingPackageError("'inlay-udf[mlir]'", "udf.options.frontend = 'mlir'") from error
    found = version_of("numba-cuda-mlir") or "of no version"
    if not found.startswith(f"{VERSION}."):
        raise PackageVersionError("numba-cuda-mlir", found, VERSION, f"numba-cuda-mlir=={VERSION}.*")
    tools._cached_cc = COMPUTE_CAPABILITY  # noqa: SLF001 - as above
    descriptor.mlir_target.ensure_initialized()
    return SimpleNamespace(compiler=compiler, passes=mlir_optimization, types=types)


def _require_no_externals(module: Module, call: UdfCall) -> None:
    """Refuse PTX that calls what no UDF has, or writes the word that stands for an exception there."""
    defined = {f.name.text for f in module.functions if f.body is not None}
    outside = [f.name.text for f in module.functions if f.name.text not in defined]
    operands = (o for f in module.functions for s in f.statements if isinstance(s, Instruction) for o in s.operands)
    type_name = {one.base if isinstance(one, Address) else one for one in operands}
    if outside or any(isinstance(one, Name) and one.text == "__numba_cuda_mlir_error_code" for one in type_name):
        what = f"it calls {outside[0]}" if outside else "it may raise"
        _refuse(call, call.function.__code__.co_firstlineno, f"{what}, which no UDF of this front end can")


def _refuse(call: UdfCall, line: int, why: str, error: Exception | None = None) -> NoReturn:
    function = call.function
    file = function.__code__.co_filename
    cause = f"{why} (udf.options.frontend is 'mlir', which supports less than 'numba')"
    source = linecache.getline(file, line)
    raise UdfCompileError(function=function.__name__, file=file, line=line, source=source, cause=cause) from error


def _reason(why: str) -> str:
    """Return what an error of numba-cuda-mlir says is missing, without where it was."""
    lines = [line.strip() for line in why.splitlines() if line.strip()]
    telling = ("No implementation", "nknown attribute", "rror:", "mismatch", "Untyped", "annot")
    type_name = next((line for word in telling for line in lines if word in line), "numba-cuda-mlir cannot compile it")
    return re.sub(r" (of type Module|found for signature).*", "", type_name)[:160]
