"""``udf.ptx``: a device function that is PTX already, and what every foreign function is checked for."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from ptx2cpp import PtxError, flat_function, parse
from ptx2cpp.emit import PRINT
from ptx2cpp.flat import Address, Call, Data, FlatFunction, Input, Instruction, Local, Operand, Register
from ptx2cpp.syntax import Function, Module, Variable
from ptx2cpp.types import TYPES
from udf.api.foreign.host import ForeignFunction
from udf.base.dtypes import DTYPES
from udf.bind.device_function import TEXT, Parameter
from udf.cpu.body import bases_of
from udf.errors import ArgumentError, ForeignFunctionError
from udf.frontend.base.linking import own_text, used_by

_SIGNATURE: Final = re.compile(r"\s*(\w+|\([\w\s,]*\))\s*\(([\w\s,\[\]]*)\)\s*")
_PARAMETER: Final = re.compile(r"(\w+)(\[\])?")

_ADDRESS: Final = re.compile(rb"%[^a-zA-Z]*[hlLqjzt]*[sn]")
"""In a format, what takes an address to read or write at."""

CUDAS: Final = "__cudart_"
"""In the names of the tables that CUDA's own functions look into, of which they stay inside."""

VECTORS: Final = {"v2": 2, "v4": 4, "v8": 8}
WRITING: Final = frozenset({"st", "atom", "red"})
MEMORY: Final = frozenset({"ld", "ldu", "st", "atom", "red", "cp", "prefetch"})
"""Instructions that reach memory by an address (PTX ISA, "Data Movement and Conversion Instructions")."""


def ptx(text: str, signature: str, *, name: str | None = None, trusted: bool = False) -> ForeignFunction:
    """Return a device function of PTX that functions which Inlay compiles can call, on both back ends.

    Parameters
    ----------
    text : str
        A PTX module (PTX ISA, "PTX Module Directives") with a ``.visible .func``, as ``nvcc -ptx -rdc=true``, NVRTC or
        ``numba.cuda.compile_ptx(.., device=True, abi="c")`` writes it.
    signature : str
        Its types: ``"float64(float64, int32)"``; ``float64[]`` is the address of an array, and
        ``"(float64, int32)(float64)"`` gives a structure, a tuple in Python. Integers of fewer than 32 bits come as 32,
        as the ABI of CUDA has them.
    name : str, optional
        Which function; the only visible one if not given.
    trusted : bool
        Whether it may read or write memory by an address. Nothing keeps such a function inside of its arguments.

    Raises
    ------
    ForeignFunctionError
        If the text is no PTX, does not fit the signature, or does what no UDF can: static variables, recursion.

    Examples
    --------
    >>> import udf
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .visible .func (.param .b64 r) twice(.param .b64 x)
    ... { .reg .f64 %a; ld.param.f64 %a, [x]; add.f64 %a, %a, %a; st.param.f64 [r], %a; ret; }'''
    >>> twice = udf.ptx(text, "float64(float64)")
    >>> list(udf.Series([1.5, 2.0]).map(lambda x: twice(x) + 1))
    [4.0, 5.0]
    """
    if not isinstance(text, str):
        raise ArgumentError(f"PTX is text, not {type(text).__name__}", "of a file: Path(..).read_text()")
    results, parameters = read_signature(signature)
    try:
        module = parse(text)
    except PtxError as error:
        raise ForeignFunctionError("the text is not PTX", str(error)) from error
    visible = [f.name.text for f in module.entries]
    if not visible:
        raise ForeignFunctionError("the text has no .visible .func", "a kernel (.entry) cannot be called by a function")
    if name is None and len(visible) != 1:
        raise ForeignFunctionError("which function is not clear", f"name one of them with name=: {', '.join(visible)}")
    chosen = next((f for f in module.entries if f.name.text == (name or visible[0])), None)
    if chosen is None:
        raise ForeignFunctionError(f"there is no visible function {name}", f"there are: {', '.join(visible) or 'none'}")
    require_count(chosen, parameters, signature)
    return foreign_function(module, chosen, name or visible[0], results, parameters, trusted=trusted)


def require_count(entry: Function, parameters: tuple[Parameter, ...], signature: str) -> None:
    """Raise if a function has more or fewer parameters than a signature."""
    if len(entry.parameters) != len(parameters):
        what = f"{entry.name.text} has {len(entry.parameters)} parameters"
        raise ForeignFunctionError(what, f"the signature {signature!r} has {len(parameters)}")


def foreign_function(
    module: Module,
    entry: Function,
    name: str,
    results: tuple[str, ...],
    parameters: tuple[Parameter, ...],
    *,
    trusted: bool,
) -> ForeignFunction:
    """Return the function ``entry`` of ``module`` as one that can be called, checked."""
    try:
        flat = flat_function(module, entry=entry.name.text, parameters=_pointers(parameters))
    except PtxError as error:
        raise ForeignFunctionError(f"{name} cannot be part of a UDF", str(error)) from error
    if not entry.results:
        raise ForeignFunctionError(f"{name} gives no value", "a function of a UDF returns a number, or several")
    for given, parameter in zip(entry.parameters, parameters, strict=True):
        if not parameter.members and parameter.dtype != TEXT:  # NVRTC says itself what is in a structure
            _check(name, given, "int64" if parameter.is_array else parameter.dtype)
    if len(results) == 1:
        _check(name, entry.results[0], results[0])
    else:
        _check_members(name, flat, results)
    used = used_by(module, entry.name.text)
    external = sorted(n for n, item in used.items() if getattr(item, "body", item) is None or "extern" in item.linkage)
    if external:
        what = f"{name} calls {', '.join(external)}, which is not part of the text"
        raise ForeignFunctionError(what, "a UDF has no host functions and no other modules")
    if any(one.opcode in WRITING for one, base, _ in _memory_accesses(flat) if isinstance(base, Data)):
        raise ForeignFunctionError(
            f"{name} writes to a static variable", "each row is computed by itself: return a value"
        )
    if not trusted and reaches_memory(flat):
        hint = "pass trusted=True if you know that it stays inside of its arrays and of those it is given"
        raise ForeignFunctionError(f"{name} reads or writes memory by an address", hint)
    symbol, text = own_text(used, entry.name.text, f"{results}{parameters}")
    return ForeignFunction(name, parameters, results, symbol, text, module.version)


def _pointers(parameters: tuple[Parameter, ...]) -> dict[int, str]:
    """Return the C++ types of the addresses that a function takes, by position: of arrays, and of a text's bytes."""
    arrays = {i: f"const {DTYPES[p.dtype].cpp}*" for i, p in enumerate(parameters) if p.is_array}
    return arrays | {i: "const unsigned char*" for i, p in enumerate(parameters) if p.dtype == TEXT}


def read_signature(signature: str) -> tuple[tuple[str, ...], tuple[Parameter, ...]]:
    """Return the types of the results and the parameters that a signature names."""
    match = _SIGNATURE.fullmatch(signature)
    if match is None:
        raise ForeignFunctionError(
            f"the signature {signature!r} cannot be read", "write it as 'float64(float64, int32)'"
        )
    results = [word.strip() for word in match[1].strip("()").split(",") if word.strip()]
    found = [_PARAMETER.fullmatch(word.strip()) for word in match[2].split(",") if word.strip()]
    words = [*results, *("" if one is None else one[1] for one in found)]
    unknown = [word for word in words if word not in DTYPES or DTYPES[word].kind not in "biuf"]
    if unknown or not results:
        what = f"the signature {signature!r} has types that a UDF has not: {', '.join(unknown) or 'no result'}"
        raise ForeignFunctionError(what, "types are bool, int8 to int64, uint8 to uint64, float32 and float64")
    return tuple(results), tuple(Parameter(one[1], bool(one[2])) for one in found if one is not None)


def _check(name: str, given: Variable, dtype: str) -> None:
    """Raise if a parameter, or the result, cannot hold a ``dtype``."""
    size = 8 * max(DTYPES[dtype].size, 4)
    if given.array or int(given.type[1:]) != size:
        what = f"{name} has a .{given.type}{'[]' * bool(given.array)} where the signature says {dtype}"
        raise ForeignFunctionError(what, f"a {dtype} is a .b{size}")


def _check_members(name: str, flat: FlatFunction, results: tuple[str, ...]) -> None:
    """Raise if the structure that a function gives has not the members that the signature names, as C lays them out."""
    given, wanted, end = {output.offset: TYPES[output.type].bytes for output in flat.outputs}, dict[int, int](), 0
    for dtype in results:
        size = DTYPES[dtype].size
        wanted[end + -end % size] = size
        end += -end % size + size
    if {at: size for at, size in given.items() if size > 1 or at in wanted} != wanted:  # single bytes are padding
        shown = ", ".join(f".b{8 * size} at {at}" for at, size in given.items())
        what = f"{name} gives {shown} where the signature says ({', '.join(results)})"
        raise ForeignFunctionError(what, "name the members of its structure, in order")


def reaches_memory(flat: FlatFunction) -> bool:
    """Return whether a function reads or writes memory that is not known to be inside an array of its own.

    Arrays of its own are those on the stack and its constants. Into one of CUDA's tables any address is. It prints by
    a constant, without what is at an address (``%s``).
    """
    known, printed = bases_of(flat), [one for one in flat.statements if isinstance(one, Call) and one.callee == PRINT]
    if not all(_prints_its_own(*(known.get(given.name) for given in one.arguments)) for one in printed):
        return True
    return any(not _is_inside(*access) for access in _memory_accesses(flat))


def _prints_its_own(text: Data | Local | Input | None, values: Data | Local | Input | None) -> bool:
    """Return whether a format is a constant that takes no address, and as many values, at most, as there are."""
    image = text.image.replace(b"%%", b"") if isinstance(text, Data) else b""
    takes, size = image.count(b"%") + image.count(b"*"), values.size if isinstance(values, Local) else 0
    return b"\0" in image and _ADDRESS.search(image) is None and 4 * takes <= size


def _memory_accesses(flat: FlatFunction) -> Iterator[tuple[Instruction, Data | Local | None, int | None]]:
    """Yield each access to memory: the array that it is to, and the byte of it, None if that is not known."""
    known, offsets = bases_of(flat), _offsets(flat)
    for one in flat.statements:
        for operand in one.operands if isinstance(one, Instruction) and one.opcode in MEMORY else ():
            if isinstance(one, Instruction) and isinstance(operand, Address):
                register = operand.base.name if isinstance(operand.base, Register) else None
                base = operand.base if register is None else known.get(register)
                at = 0 if register is None else offsets.get(register)
                yield one, base if isinstance(base, Data | Local) else None, None if at is None else at + operand.offset


def _is_inside(one: Instruction, base: Data | Local | None, at: int | None) -> bool:
    if base is None or at is None:
        return isinstance(base, Data) and CUDAS in base.name
    width = math.prod(
        VECTORS.get(word) or TYPES[word].bytes for word in one.modifiers if word in VECTORS or word in TYPES
    )
    return 0 <= at <= (len(base.image) if isinstance(base, Data) else base.size) - width


def _offsets(flat: FlatFunction) -> dict[str, int]:
    """Return, by register, the byte of an array that an address in it points to, where that is one number."""
    moves = [one for one in flat.statements if isinstance(one, Instruction) and one.operands]
    targets = [getattr(one.operands[0], "elements", (one.operands[0],)) for one in moves]
    written = Counter(target.name for each in targets for target in each if isinstance(target, Register))
    found: dict[str, int] = {}
    for one in moves:  # in order: an address is made before it is used
        target, *sources = one.operands
        if isinstance(target, Register) and written[target.name] == 1 and one.opcode in ("mov", "cvta", "add"):
            terms = [_term(source, found) for source in sources]
            if None not in terms:
                found[target.name] = sum(term for term in terms if term is not None)
    return found


def _term(source: Operand, found: dict[str, int]) -> int | None:
    if isinstance(source, Data | Local):
        return 0
    return found.get(source.name) if isinstance(source, Register) else getattr(source, "value", None)
