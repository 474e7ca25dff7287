"""Splice a device function into the template of a kernel. The only importer of Jinja2."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import jinja2

from udf import resources
from udf.cuda.policy import MapPolicy, choose_policy

if TYPE_CHECKING:
    from ptx2cpp import CppFunction
    from udf.dtypes import DType
    from udf.stages import KernelSpec, Parameter


@dataclass(frozen=True, slots=True, kw_only=True)
class TranslationUnit:
    """C++ that NVRTC takes as it is: ``source`` defines the kernel ``entry`` with the geometry ``policy``."""

    source: str
    entry: str
    policy: MapPolicy


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """One input column in the kernel's text. ``taken_as`` is the C++ type of the function's parameter."""

    name: str
    type: str
    nullable: bool
    taken_as: str

    @property
    def argument(self) -> str:
        """Return one row's value as a parameter."""
        return f"{self.type} {self.name}"

    @property
    def passed(self) -> str:
        """Return it as the function takes it."""
        return f"as<{self.taken_as}>({self.name})"

    @property
    def pointers(self) -> str:
        """Return the column as parameters of the kernel."""
        values = f"const {self.type}* __restrict__ {self.name}"
        return f"{values}, const unsigned char* __restrict__ {self.name}_validity" if self.nullable else values

    @property
    def column(self) -> str:
        """Return what the kernel makes of them (kernels/base_column.cuh)."""
        if self.nullable:
            return f"input<{self.type}, true>{{{self.name}, {self.name}_validity}}"
        return f"input<{self.type}, false>{{{self.name}}}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """One output column in the kernel's text. ``value`` is the C++ expression for what the function returned."""

    name: str
    type: str
    value: str

    @property
    def returned(self) -> str:
        """Return one row's value as the column holds it."""
        return f"as<{self.type}>({self.value})"

    @property
    def member(self) -> str:
        """Return the member of a row that the column takes."""
        return f"&row::{self.name}"

    @property
    def pointer(self) -> str:
        """Return the kernel's column, which is a pointer."""
        return f"{{{self.name}}}"


def render(
    function: CppFunction,
    kernel: KernelSpec,
    *,
    parameters: tuple[Parameter, ...],
    results: tuple[DType, ...],
    policy: MapPolicy | None = None,
) -> TranslationUnit:
    """Return the kernel of ``function`` over columns ``parameters`` into columns ``results``.

    What the function returns beyond ``results`` is its status. ``policy`` overrules the chosen one.
    """
    assert len(function.parameters) == len(parameters)
    assert len(function.results) - len(results) in {0, 1}, "results, then a status"
    returned = [f"result.{value.name}" for value in function.results] if len(function.results) > 1 else ["result"]
    if policy is None:
        columns = [parameter.dtype for parameter in parameters] + list(results)
        policy = choose_policy(
            columns, nullable=any(parameter.nullable for parameter in parameters), steps=function.steps
        )
    source = _template(f"{kernel.name}.cu.j2").render(
        entry=kernel.name,
        function=function,
        policy=policy,
        inputs=[
            Input(name=f"in{i}", type=p.dtype.cpp, nullable=p.nullable, taken_as=taken.type)
            for i, (p, taken) in enumerate(zip(parameters, function.parameters, strict=True))
        ],
        outputs=[
            Output(name=f"out{i}", type=dtype.cpp, value=value)
            for i, (dtype, value) in enumerate(zip(results, returned, strict=False))
        ],
        status=f"as<unsigned int>({returned[-1]})" if len(returned) > len(results) else "0u",
    )
    return TranslationUnit(source=source, entry=kernel.name, policy=policy)


@cache
def _template(name: str) -> jinja2.Template:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(resources.templates()),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - the output is C++, not HTML
    )
    return environment.get_template(name)
