"""PTX text to a C++ device function, the whole way."""

from __future__ import annotations

from collections.abc import Mapping

from ptx2cpp.declared_types import DeclaredTypes
from ptx2cpp.emit import CppFunction, emit
from ptx2cpp.flat import FlatFunction
from ptx2cpp.flatten import lower
from ptx2cpp.parser import parse
from ptx2cpp.scope import Names
from ptx2cpp.source import PtxTypeError, Source
from ptx2cpp.syntax import Call, Function, Module


def translate(
    text: str | Source | Module,
    *,
    entry: str | None = None,
    name: str | None = None,
    parameters: Mapping[int, str] | None = None,
    results: Mapping[int, str] | None = None,
    volatile: bool | None = None,
) -> CppFunction:
    """Translate a PTX device function, and all it calls, into one CUDA C++ device function.

    Parameters
    ----------
    text
        A PTX module, parsed or not: from numba-cuda, NVRTC, nvcc, or written by hand.
    entry
        Which ``.func`` to translate; not needed if one is called by no other.
    name
        The C++ function's name; by default the PTX function's.
    parameters, results
        C++ types by position, where PTX cannot tell them: ``{0: "const double*"}`` for a pointer,
        ``{0: "int"}`` for the sign of an integer result.
    volatile
        Whether the asm statement must stay where it is; by default only if it reads or writes memory.

    Raises
    ------
    PtxError
        With line, column and carets: the text is not PTX, holds an instruction that cannot be part of
        a device function, or leaves a type open.

    Examples
    --------
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b64 r) twice(.param .b64 x) {
    ...   .reg .f64 %a; ld.param.f64 %a, [x]; add.rn.f64 %a, %a, %a; st.param.f64 [r], %a; ret; }'''
    >>> function = translate(ptx)
    >>> function.return_type, [p.type for p in function.parameters]
    ('double', ['double'])
    """
    from ptx2cpp.optimise import optimise  # noqa: PLC0415 - what a processor runs is LLVM's to optimise

    function = flat_function(text, entry=entry, name=name, parameters=parameters, results=results)
    return emit(optimise(function), volatile=volatile)


def flat_function(
    text: str | Source | Module,
    *,
    entry: str | None = None,
    name: str | None = None,
    parameters: Mapping[int, str] | None = None,
    results: Mapping[int, str] | None = None,
    structures: frozenset[str] = frozenset(),
) -> FlatFunction:
    """Return a function of a module as a :class:`~ptx2cpp.flat.FlatFunction`; arguments as for :func:`translate`.

    ``text`` may be a parsed module, where a caller wants several functions of it. ``structures`` are external functions
    that return a structure of 64-bit words.
    """
    module = text if isinstance(text, Module) else parse(text)
    function = find_function(module, entry)
    clean = Names().fresh(name or function.name.text)
    return lower(module, function, name=clean, declared=DeclaredTypes(parameters or {}, results or {}, structures))


def find_function(module: Module, entry: str | None) -> Function:
    """Return the function called ``entry``, or the only one that no other calls.

    Raises
    ------
    PtxTypeError
        If there is none, or several; the message lists them.
    """
    defined = [f for f in module.functions if f.body is not None and f.kind == "func"]
    if entry is not None:
        found = [f for f in defined if f.name.text == entry]
    else:
        called = {s.callee.text for f in defined for s in f.statements if isinstance(s, Call)}
        found = [f for f in defined if f.name.text not in called]
    if len(found) == 1:
        return found[0]
    listed = ", ".join(f.name.text for f in defined) or "no device function (.func)"
    wanted = f"no function {entry}" if entry is not None else "one function to translate is needed: give entry="
    raise PtxTypeError(f"{wanted}; defined here: {listed}", module.span)
