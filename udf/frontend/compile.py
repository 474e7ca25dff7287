"""Python function to PTX: type and lower with Numba, wrap, number, NVVM."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from udf.dtypes import DTYPES
from udf.frontend.contexts import compile_function, target_context, typing_context
from udf.frontend.diagnose import NUMBA_FAILURES, as_compile_error, external_error, result_error
from udf.frontend.numba_cuda import global_compiler_lock, nvvm, types
from udf.frontend.settings import ENTRY, NVVM_OPTIONS
from udf.frontend.wrapper import (
    entry_module,
    inline_everything,
    module_texts,
    never_raises,
    number_names,
    number_statuses,
)
from udf.identity import codes_of, line_of
from udf.stages import PtxUdf, RaiseSite, columns_in, columns_out

if TYPE_CHECKING:
    from udf.dtypes import DType
    from udf.frontend.statuses import Site
    from udf.stages import UdfCall


@dataclass(frozen=True, slots=True, kw_only=True)
class Lowered:
    """A UDF as LLVM modules that NVVM takes (the entry first), with what they return and raise."""

    annotation: Any
    modules: tuple[str, ...]
    results: tuple[DType, ...]
    sites: tuple[Site, ...]


def compile_call(call: UdfCall) -> PtxUdf:
    """Compile ``call``; the whole front end, in order."""
    lowered, text = lower_to_ptx(call)
    return PtxUdf(
        text=text,
        name=ENTRY,
        takes=columns_in(*(parameter.dtype for parameter in call.parameters)),
        returns=columns_out(*lowered.results),
        raises=tuple(_raise_site(site, call) for site in lowered.sites),
    )


@global_compiler_lock  # type: ignore[untyped-decorator]
def lower_to_ptx(call: UdfCall) -> tuple[Lowered, str]:
    """Type, lower and optimise; without a status where no raise is left that can be reached."""
    with typing_context().one_udf(target_context()):
        compiled = _compiled(call)
        results = _results(compiled, call)
        fails = bool(compiled.fndesc.call_conv.sites.by_number)
        lowered = _assembled(compiled, results, fails=fails)
        text = to_ptx(lowered)
        if fails and never_raises(text):
            lowered = _assembled(compiled, results, fails=False)
            text = to_ptx(lowered)
    error = external_error(text, call.function)
    if error is not None:
        raise error
    return lowered, text


def _compiled(call: UdfCall) -> Any:
    """Type and lower the function: Numba's compile result."""
    arguments = tuple(_numba_type(parameter.dtype) for parameter in call.parameters)
    try:
        compiled = compile_function(call.function, arguments)
    except NUMBA_FAILURES as error:
        raise as_compile_error(error, call.function) from error
    inline_everything(compiled.library)
    return compiled


def _assembled(compiled: Any, results: tuple[DType, ...], *, fails: bool) -> Lowered:
    """Put the modules of one UDF together."""
    sites = compiled.fndesc.call_conv.sites.by_number if fails else {}
    texts = number_names(module_texts(entry_module(compiled, fails=fails), compiled.library))
    modules, raised = number_statuses(texts, sites)
    return Lowered(annotation=compiled.type_annotation, modules=tuple(modules), results=results, sites=raised)


def to_ptx(lowered: Lowered) -> str:
    """Run NVVM over the modules."""
    ptx: bytes = nvvm.compile_ir(list(lowered.modules), **NVVM_OPTIONS)
    return ptx.decode().strip("\0").strip() + "\n"


def _numba_type(dtype: DType) -> Any:
    return types.boolean if dtype.kind == "b" else getattr(types, dtype.name)


def _results(compiled: Any, call: UdfCall) -> tuple[DType, ...]:
    result = types.unliteral(compiled.signature.return_type)
    name = "bool" if result is types.boolean else str(result)
    if name not in DTYPES:
        raise result_error(result, compiled.type_annotation, call.function)
    return (DTYPES[name],)


def _raise_site(site: Site, call: UdfCall) -> RaiseSite:
    assert site.place is not None, "an exception left our own functions without a place"
    code, offset = site.place.code, site.place.offset
    codes = codes_of(call.function)
    return RaiseSite(
        exception=site.exception.__name__,
        arguments=site.arguments,
        function=code.co_name,
        file=code.co_filename,
        line=line_of(code, offset),
        place=(codes.index(code), offset) if code in codes else None,
    )
