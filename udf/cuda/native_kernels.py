"""A compiled function as C++ of its own types, and kernels of other people's with it inside."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import jinja2

from ptx2cpp import CppFunction, CppValue, emit, flat_function
from ptx2cpp.declared_types import width_of
from ptx2cpp.optimise import optimise
from ptx2cpp.types import TYPES
from udf.base.records import dataclass
from udf.cuda.nvrtc import Cubin, compile_source
from udf.cuda.render import environment, template
from udf.errors import ArgumentError, CudaError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ptx2cpp.flat import Input, Output
    from udf.bind.udf_call import PtxUdf

    Element = TypeVar("Element", Input, Output)

INNER = "{}_row"
"""The function that holds the PTX, whose types are those of registers."""


def typed_function(udf: PtxUdf, name: str, function: str) -> CppFunction:
    """Return ``udf`` as a C++ function ``name`` of its own types; ``function`` is what it is called in Python."""
    takes = tuple(f"const {t.dtype.cpp}*" if t.what == "pointer" else t.dtype.cpp for t in udf.takes)
    pointers = {i: type_ for i, type_ in enumerate(takes) if type_.endswith("*")}
    flat = optimise(flat_function(udf.module or udf.text, entry=udf.name, name=INNER.format(name), parameters=pointers))
    results = _results(udf)
    inputs = tuple(_declare(i, type_) for i, type_ in zip(flat.inputs, takes, strict=True))
    outputs = tuple(_declare(o, value.type) for o, value in zip(flat.outputs, results, strict=True))
    # what an array holds does not change while a kernel reads it
    inner = emit(replace(flat, inputs=inputs, outputs=outputs), volatile=False)
    given = ["result"] if len(results) == 1 else [f"result.{value.name}" for value in inner.results]
    cast = [f"static_cast<{value.type}>({one})" for value, one in zip(results, given, strict=True)]
    members = "".join(f"    {value.type} {value.name};\n" for value in results)
    several = len(results) > 1
    return_type = f"{name}_result" if several else results[0].type
    parameters = tuple(CppValue(value.name, type_) for value, type_ in zip(inner.parameters, takes, strict=True))
    text = template("device_function.cu.j2").render(
        name=name,
        function=function,
        inner=inner,
        structure=f"struct {return_type} {{\n{members}}};\n\n" if several else "",
        return_type=return_type,
        parameters=[f"{value.type} {value.name}" for value in parameters],
        passed=[value.name for value in parameters],
        returned=f"{{{', '.join(cast)}}}" if several else cast[0],
    )
    return replace(inner, name=name, text=text, parameters=parameters, results=results, return_type=return_type)


def _results(udf: PtxUdf) -> tuple[CppValue, ...]:
    """Return the members of what the function gives: values, each with its validity if it can be null, and a status."""
    values = []
    for i, result in enumerate(udf.returns):
        names = (f"r{i}", f"r{i}_{'imag' if result.dtype.kind == 'c' else 'high'}")
        values += [CppValue(name, part.cpp) for name, part in zip(names, result.dtype.parts, strict=False)]
        values += [CppValue(f"r{i}_valid", "bool")] * result.nullable
    return (*values, *[CppValue("status", "unsigned int")] * bool(udf.raises))


def _declare(value: Element, cpp: str) -> Element:
    """Return an input or output as ``cpp`` if that is as wide; else the function around it converts."""
    known = width_of(cpp)
    return replace(value, cpp=cpp) if known is not None and known[0] == TYPES[value.type].bits else value


@dataclass(frozen=True, slots=True, kw_only=True)
class NativeKernel:
    """CUDA C++ with a compiled function in it: ``source`` compiles by itself, ``name`` is that of the function."""

    source: str
    name: str

    def cubin(self, arch: str) -> Cubin:
        """Compile it for the GPUs ``arch`` (``"sm_90"``) with NVRTC; no GPU is needed.

        Raises
        ------
        ArgumentError
            If NVRTC refuses the source, or knows no such GPUs, with its log.
        """
        try:
            return compile_source(self.source, self.name, arch)
        except CudaError as error:
            what = f"the kernel around {self.name} cannot be compiled for {arch}:\n{error.log.strip()}"
            raise ArgumentError(what, "the lines are those of .source") from error


def native_kernel(text: str, function: CppFunction, values: Mapping[str, object]) -> NativeKernel:
    """Return the Jinja template ``text`` with ``function`` and ``values`` put in.

    Raises
    ------
    ArgumentError
        If it is no template, names a value that is not given, or has no place for the function.
    """
    known = {"function": function, **values}
    try:
        source = environment().from_string(text).render(known)
    except jinja2.TemplateSyntaxError as error:
        what = f"line {error.lineno} of the kernel's template cannot be read: {error.message}"
        raise ArgumentError(what, "it is a Jinja template; '{#' and '{%' begin its own marks") from error
    except jinja2.UndefinedError as error:
        raise ArgumentError(f"the kernel's template: {error.message}", f"it knows {', '.join(known)}") from error
    if function.text not in source:
        raise ArgumentError("the template has no place for the function", "put {{ function.text }} before the kernel")
    return NativeKernel(source=source, name=function.name)
