"""NVIDIA's numba-cuda-mlir as a second front end: ``udf.options.frontend = "mlir"``; imports no Numba.

It types a function and lowers it, through MLIR, to LLVM IR; from libNVVM on everything is ours. Its values are not
always Python's, and it raises nothing: what it may be asked is a table (:mod:`udf.frontend.driver.mlir_subset`), over
the types that it has found itself, and all else is refused by name (docs/decisions/0041-the-mlir-front-end.md).
"""

from __future__ import annotations

import inspect
import linecache
import re
from functools import cache
from threading import Lock
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NoReturn

from ptx2cpp.syntax import Address, Instruction, Name
from udf.base.dtypes import DTYPES
from udf.base.numba_settings import COMPUTE_CAPABILITY, ENTRY
from udf.base.stages import Result, ScalarParameter
from udf.base.versions import version_of
from udf.bind.udf_call import PtxUdf
from udf.errors import MissingPackageError, PackageVersionError, UdfCompileError
from udf.frontend.driver.mlir_subset import refusal, type_name
from udf.frontend.numba.nvvm import DATA_LAYOUT
from udf.frontend.nvptx.maker import ptx_of

if TYPE_CHECKING:
    from ptx2cpp.syntax import Module
    from udf.bind.udf_call import UdfCall

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
