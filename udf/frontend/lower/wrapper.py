"""The UDF's own binary interface: scalars in, ``{ value, [valid], ..., [status] }`` out, all by value.

Numba's function returns its result through a pointer and a status as its value. The wrapper is one
more LLVM function in the same module that calls it and returns both; everything else is inlined into
it. What is left in the PTX is one function, ``udf_row``, the same text for equal functions in any
process: names are numbered, statuses too, and modules follow in the order in which they are called.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
from llvmlite import ir as llvm

from udf.base.dtypes import BFLOAT16, HALF, DType
from udf.base.numba_settings import CLIPPED, ENTRY, WINDOW
from udf.base.records import dataclass
from udf.base.stages import ScalarParameter
from udf.frontend.base.current import compilation
from udf.frontend.base.lifting import free_variables
from udf.frontend.base.messages import STATUS, TOKEN
from udf.frontend.lower.line_tables import set_entry_line
from udf.frontend.lower.statuses import Site
from udf.frontend.types.bfloat16 import widen

_NAMES: Final = re.compile(r'@"[^"]*"')
"""A global identifier (LLVM Language Reference, "Identifiers"), as llvmlite quotes every one. Text is renamed, for the
modules are Numba's, which shares them between functions; a token is a placeholder: NVVM refuses one that is left."""

BYTE: Final = llvm.IntType(8)
FLOAT: Final = llvm.FloatType()
DOUBLE: Final = llvm.DoubleType()
HALF_FLOAT: Final = llvm.HalfType()
HALF_BITS: Final = llvm.IntType(16)
"""A half by its bits, as functions take and return it: NVVM passes none of LLVM's own."""

_TOKENS: Final = re.compile(rf"{TOKEN}(\d+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One function of the PTX: its name, the LLVM types that it takes, and how it calls the user's function.

    ``call`` makes (builder, what it takes) into the arguments of a call of Numba's function; ``captured`` are the
    arrays whose address and length come after the first ``before`` values.
    """

    name: str
    takes: tuple[Any, ...]
    call: Callable[[Any, list[Any]], list[Any]]
    captured: tuple[int, ...] = ()
    before: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultConversion:
    """How a scalar that Numba's function returns comes out: as it is, or as LLVM type ``kind`` by ``convert``."""

    kind: Any = None
    convert: Callable[[Any, Any], Any] = lambda builder, value: value  # noqa: ARG005 - as it is


def row_entry(compiled: Any, leaves: list[ScalarParameter | None], captured: tuple[int, ...]) -> Entry:
    """Return ``udf_row``. ``leaves`` are the scalars that Numba's function takes, None for one that it does not take.

    A half, of either kind, the parts of a complex64 and numbers of objects are widened to what Numba's function takes.
    """
    kinds = inner_types(compiled, captured)
    pairs = list(zip(kinds, leaves, strict=False))
    parameters = tuple(_parameter_type(leaf, kind) for kind, leaf in pairs if leaf is not None)

    def call(builder: Any, arguments: list[Any]) -> list[Any]:
        remaining = iter(arguments)
        return [
            _undefined(kind) if leaf is None else _widen(builder, next(remaining), leaf, kind) for kind, leaf in pairs
        ]

    return Entry(name=ENTRY, takes=parameters, call=call, captured=captured, before=len(parameters))


def _parameter_type(leaf: ScalarParameter, kind: Any) -> Any:
    """Return the LLVM type that a scalar comes in as, which Numba's function takes as ``kind``."""
    dtype = leaf.dtype
    if dtype in (HALF, BFLOAT16):
        return HALF_BITS
    if dtype.kind == "f" and (leaf.part is not None or leaf.what == "value"):
        return FLOAT if dtype.size == 4 else DOUBLE
    return llvm.IntType(8 * dtype.size) if leaf.part is None and leaf.what == "value" and dtype.kind in "iu" else kind


def _widen(builder: Any, value: Any, leaf: ScalarParameter, kind: Any) -> Any:
    if leaf.dtype == HALF:
        value = builder.bitcast(value, HALF_FLOAT)
    if leaf.dtype == BFLOAT16:
        value = widen(builder, value)
    if value.type == kind:
        return value
    if leaf.dtype.kind in "iu":
        return (builder.sext if leaf.dtype.kind == "i" else builder.zext)(value, kind)
    return builder.fpext(value, kind)


def _undefined(kind: Any) -> Any:
    """Return a value for an unread parameter: not 0, as LLVM may assume of a window's rows."""
    return llvm.Constant(kind, 1 if isinstance(kind, llvm.IntType) else None)


def inner_types(compiled: Any, captured: tuple[int, ...]) -> list[Any]:
    """Return the LLVM types of the scalars that Numba's function takes, before the ``captured`` arrays."""
    kinds = compiled.library.get_function(compiled.fndesc.llvm_func_name).function_type.args
    return list(kinds[1 : len(kinds) - 2 * len(captured)])


def entry_module(
    compiled: Any, entries: tuple[Entry, ...], gives: list[ResultConversion | None], *, times: int = 1
) -> Any:
    """Return a module with ``entries`` around ``compiled`` (Numba's result).

    ``gives`` says how each scalar comes out that Numba's function returns, the status last; None if it does not.
    All but the status come out so many ``times``: one value for each column of a table.
    """
    library, name = compiled.library, compiled.fndesc.llvm_func_name
    inner_type = library.get_function(name).function_type
    module = library.codegen._create_empty_module(ENTRY)  # noqa: SLF001 - triple, layout and IR version as NVVM asks
    inner = llvm.Function(module, inner_type, name)
    for entry in entries:
        _write(inner, entry, gives, times)
    return module


def _write(inner: Any, entry: Entry, gives: list[ResultConversion | None], times: int) -> None:
    """Add ``entry`` to the module."""
    leaves = [*_leaf_types(inner.function_type.args[0].pointee), STATUS]
    returned = [give.kind or kind for kind, give in zip(leaves, gives, strict=True) if give is not None]
    last = len(returned) - (gives[-1] is not None)
    result_type = llvm.LiteralStructType(returned[:last] * times + returned[last:])
    free = [variable for number in entry.captured for variable in free_variables(number)]
    takes = [*entry.takes[: entry.before], *(v.type for v in free), *entry.takes[entry.before :]]
    outer = llvm.Function(inner.module, llvm.FunctionType(result_type, takes), entry.name)
    for argument, variable in zip(outer.args[entry.before :], free, strict=False):
        argument.name = variable.name
    builder = llvm.IRBuilder(outer.append_basic_block("entry"))
    if compilation().lineinfo:
        set_entry_line(builder, compilation().outermost)
    arrays = outer.args[entry.before : entry.before + len(free)]
    own = [*outer.args[: entry.before], *outer.args[entry.before + len(free) :]]
    result = llvm.Constant(result_type, llvm.Undefined)
    values = _call_inner(builder, inner, [*entry.call(builder, own), *arrays], gives)
    for position, value in enumerate(values[:last] * times + values[last:]):
        result = builder.insert_value(result, value, position)
    builder.ret(result)


def _call_inner(builder: Any, inner: Any, arguments: list[Any], gives: list[ResultConversion | None]) -> list[Any]:
    """Call Numba's function; return what comes out."""
    value_type = inner.function_type.args[0].pointee
    slot = builder.alloca(value_type)
    builder.store(_initial(value_type), slot)
    status = builder.call(inner, [slot, *arguments])
    leaves = [*_leaves(builder, builder.load(slot)), status]
    return [give.convert(builder, leaf) for leaf, give in zip(leaves, gives, strict=True) if give is not None]


def _initial(kind: Any) -> Any:
    """Return what a row that raises gives: zero, and not null, so that a validity may still be known to be 1."""
    members = _members(kind)
    if isinstance(kind, llvm.LiteralStructType) and len(members or ()) == 2 and kind.elements[1] == BYTE:
        return llvm.Constant(kind, [_initial(kind.elements[0]), BYTE(1)])
    return llvm.Constant(kind, None if members is None else [_initial(member) for member in members])


def _members(kind: Any) -> list[Any] | None:
    """Return the types of a structure's or an array's members; None for a scalar."""
    if isinstance(kind, llvm.ArrayType):
        return [kind.element] * kind.count
    return list(kind.elements) if isinstance(kind, llvm.BaseStructType) else None


def _leaf_types(kind: Any) -> list[Any]:
    """Return the scalar types inside a type, in order; NA, a pointer to Numba, is a float that is null."""
    if isinstance(kind, llvm.PointerType):
        return [DOUBLE, BYTE]
    members = _members(kind)
    return [kind] if members is None else [leaf for member in members for leaf in _leaf_types(member)]


def _leaves(builder: Any, value: Any) -> Iterator[Any]:
    """Yield the scalars inside a value, in order."""
    if isinstance(value.type, llvm.PointerType):
        yield from (DOUBLE(0.0), BYTE(0))
        return
    members = _members(value.type)
    if members is None:
        yield value
    for position in range(len(members or ())):
        yield from _leaves(builder, builder.extract_value(value, position))


def inline_everything(library: Any) -> None:
    """Mark every function of ``library`` to be inlined into its caller and dropped."""
    for module in library.modules:
        for function in module.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"
                function.attributes.add("alwaysinline")


def modules_needed(entry: Any, library: Any) -> list[Any]:
    """Return ``entry`` and each LLVM module of ``library`` that it needs, in calling order."""
    home = {name: module for module in (entry, *library.modules) for name in _defined_names(module)}
    order = {id(entry): entry}
    pending = [entry]
    while pending:
        for name in pending.pop(0).globals:
            module = home.get(name)
            if module is not None and id(module) not in order:
                order[id(module)] = module
                pending.append(module)
    return list(order.values())


def _defined_names(module: Any) -> list[str]:
    return [name for name, value in module.globals.items() if not getattr(value, "is_declaration", False)]


def number_names(modules: list[Any]) -> list[str]:
    """Print modules with a number for each name that they define: Numba's names hold counters and file names.

    In the text, since llvmlite keeps what it has printed: of a library that is printed twice the old names would stay.
    """
    kept = {ENTRY, WINDOW, CLIPPED}
    known = dict.fromkeys(name for module in modules for name in _defined_names(module) if name not in kept)
    references = {name: value.get_reference() for module in modules for name, value in module.globals.items()}
    numbered = {references[name]: f'@"udf_{number}"' for number, name in enumerate(known)}
    return [_NAMES.sub(lambda match: numbered.get(match[0], match[0]), str(module)) for module in modules]


def number_statuses(texts: list[str], sites: dict[int, Site]) -> tuple[list[str], tuple[Site, ...]]:
    """Replace each status token by 1, 2, ... in order of appearance; return the sites in that order.

    Equal sites (one statement that Numba lowered twice) share a number. Tokens outside ``sites`` are of
    functions whose statuses their callers translate; they get numbers beyond, which nobody sees.
    """
    tokens = list(dict.fromkeys(int(token) for text in texts for token in _TOKENS.findall(text)))
    numbers: dict[Site | int, int] = {}
    for token in tokens:
        if token in sites:
            numbers.setdefault(sites[token], len(numbers) + 1)
    raised = tuple(site for site in numbers if not isinstance(site, int))
    for token in tokens:
        if token not in sites:
            numbers[token] = len(numbers) + 1
    final = {token: str(numbers[sites.get(token, token)]) for token in tokens}
    return [_TOKENS.sub(lambda match: final[int(match[1])], text) for text in texts], raised


def conversion(dtype: DType, to: DType) -> ResultConversion | None:
    """Return how a value of ``dtype`` becomes one of ``to``; None if it might not keep its value.

    Any number becomes a float, rounded as NumPy rounds it; else each value has an equal.
    """
    if dtype == to:
        return ResultConversion()
    if dtype.unit or to.unit or dtype.part or dtype.kind == "V":
        return None
    if to.kind != "f" and not np.can_cast(dtype.numpy, to.numpy, "safe"):
        return None
    kind, name = _llvm_type(to), _instruction(dtype, to)
    return ResultConversion(kind=kind, convert=lambda builder, value: getattr(builder, name)(value, kind))


def _instruction(dtype: DType, to: DType) -> str:
    if dtype.kind == "f":
        return "fpext" if to.size > dtype.size else "fptrunc"
    signed = dtype.kind == "i"
    if to.kind == "f":
        return "sitofp" if signed else "uitofp"
    return "sext" if signed else "zext"


def _llvm_type(dtype: DType) -> Any:
    if dtype.kind == "f":
        return DOUBLE if dtype.size == 8 else llvm.FloatType()
    return BYTE if dtype.kind == "b" else llvm.IntType(8 * dtype.size)
