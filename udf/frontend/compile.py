"""Python function to PTX: type and lower with Numba, wrap, number, NVVM."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from udf.dtypes import DTYPES
from udf.frontend.contexts import compile_function, target_context, typing_context
from udf.frontend.diagnose import as_compile_error, result_error
from udf.frontend.numba_cuda import NumbaError, global_compiler_lock, nvvm, types
from udf.frontend.settings import ENTRY, NVVM_OPTIONS
from udf.frontend.wrapper import add_wrapper, inline_everything, module_texts, number_names, number_statuses
from udf.identity import codes_of, line_of
from udf.stages import PtxUdf, RaiseSite

if TYPE_CHECKING:
    from udf.dtypes import DType
    from udf.frontend.statuses import Site
    from udf.stages import UdfCall


@dataclass(frozen=True, slots=True, kw_only=True)
class Lowered:
    """A UDF as LLVM modules that NVVM takes, with what they return and raise."""

    annotation: Any
    modules: tuple[str, ...]
    results: tuple[DType, ...]
    sites: tuple[Site, ...]


def compile_call(call: UdfCall) -> PtxUdf:
    """Compile ``call``; the whole front end, in order."""
    lowered = lower(call)
    return PtxUdf(
        text=to_ptx(lowered),
        name=ENTRY,
        parameters=tuple(parameter.dtype for parameter in call.parameters),
        results=lowered.results,
        raises=tuple(_raise_site(site, call) for site in lowered.sites),
    )


@global_compiler_lock  # type: ignore[untyped-decorator]
def lower(call: UdfCall) -> Lowered:
    """Type and lower the function and add the wrapper."""
    arguments = tuple(_numba_type(parameter.dtype) for parameter in call.parameters)
    with typing_context().one_udf(target_context()):
        try:
            compiled = compile_function(call.function, arguments)
        except NumbaError as error:
            raise as_compile_error(error, call.function) from error
        results = _results(compiled, call)
        sites = compiled.fndesc.call_conv.sites.by_number
        add_wrapper(compiled, fails=bool(sites))
        inline_everything(compiled.library)
        texts, raised = number_statuses(number_names(module_texts(compiled.library)), sites)
    return Lowered(annotation=compiled.type_annotation, modules=tuple(texts), results=results, sites=raised)


def to_ptx(lowered: Lowered) -> str:
    """Run NVVM over the modules."""
    ptx: bytes = nvvm.compile_ir(list(lowered.modules), **NVVM_OPTIONS)
    return ptx.decode().strip("\0").strip() + "\n"


def _numba_type(dtype: DType) -> Any:
    return types.boolean if dtype.kind == "b" else getattr(types, dtype.name)


def _results(compiled: Any, call: UdfCall) -> tuple[DType, ...]:
    result = compiled.signature.return_type
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
