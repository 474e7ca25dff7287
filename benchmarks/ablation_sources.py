"""Five ways to get a Python function into the same kernel, up to machine code; no GPU needed.

``called``    PTX as an object of its own, called: relocatable device code, linked by nvJitLink
``lto``       NVVM's LTO-IR and NVRTC's, optimised together by nvJitLink
``volatile``  the PTX inline as it used to be done: one volatile asm per statement, the result through memory
``spliced``   ours: one asm for the whole function, its results in registers
``native``    no Python: the function in C++
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from cuda.core import Linker, LinkerOptions, ObjectCode, Program, ProgramOptions
from numba.cuda.cudadrv import nvvm

from ptx2cpp import CppFunction, translate
from udf.base import resources
from udf.base.handling import Handling
from udf.base.numba_settings import ENTRY
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf
from udf.cuda.nvrtc import compile_unit
from udf.cuda.render import render
from udf.frontend.driver.compile import compile_to_module

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.bind.udf_call import UdfCall
    from udf.columns.column import Column
    from udf.cuda.policy import MapPolicy
    from udf.cuda.render import TranslationUnit
    from udf.frontend.driver.compile import LlvmUdf


NVVM_OPTIONS = {"opt": 3, "fma": 0, "arch": "compute_75"}
SCALAR = "udf_scalar"
SHIM = f"""
define double @{SCALAR}(double %x) {{
  %returned = call {{ double }} @{ENTRY}(double %x)
  %value = extractvalue {{ double }} %returned, 0
  ret double %value
}}
"""
"""What a kernel that links calls. C++ returns a struct of one double by another LLVM type than Numba's ``{ double }``:
nvJitLink would not inline the call, and the kernel would take twice as long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """Machine code ``code`` of the kernel in ``unit``, and the milliseconds of each stage on the way to it."""

    unit: TranslationUnit
    code: bytes
    stages: dict[str, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Front:
    """What all variants start from: the lowered function, its PTX, and what that took.

    ``function`` is the PTX as one asm statement and ``policy`` the geometry that our kernel has with it: all variants
    have the same.
    """

    call: UdfCall
    lowered: LlvmUdf
    ptx: PtxUdf
    expression: str
    function: CppFunction
    policy: MapPolicy
    arch: str
    stages: dict[str, float]


class Watch:
    """Milliseconds of one stage after the other."""

    def __init__(self, stages: dict[str, float]) -> None:
        self.stages, self._last = dict(stages), time.perf_counter()

    def lap(self, stage: str) -> None:
        """Count the time since the last lap as ``stage``."""
        now = time.perf_counter()
        self.stages[stage] = self.stages.get(stage, 0.0) + (now - self._last) * 1e3
        self._last = now


def front(function: Callable[[float], float], expression: str, column: Column, arch: str) -> Front:
    """Type, lower and compile ``function`` over ``column``; ``expression`` is the same in C++, with {0} for its value.

    Divisions and domains are unchecked, so that all variants compute the same.
    """
    call = bind(function, (column,), how=Handling(error_model="numpy"))
    start = time.perf_counter()
    lowered, text = compile_to_module(call)
    whole = (time.perf_counter() - start) * 1e3
    start = time.perf_counter()
    nvvm.compile_ir(list(lowered.modules), **NVVM_OPTIONS)
    alone = (time.perf_counter() - start) * 1e3
    ptx = PtxUdf(text=text, name=ENTRY, takes=lowered.takes, returns=lowered.returns, raises=())
    stages = {"numba": whole - alone, "nvvm": alone}
    cpp = ours(ptx)
    policy = render(cpp, ptx, call).policy
    return Front(
        call=call, lowered=lowered, ptx=ptx, expression=expression,
        function=cpp, policy=policy, arch=arch, stages=stages,
    )  # fmt: skip


def spliced(given: Front) -> Built:
    """Splice the PTX our way."""
    watch = Watch(given.stages)
    unit = render(ours(given.ptx), given.ptx, given.call)
    watch.lap("translate, render")
    return compiled(given, unit, watch)


def volatile(given: Front) -> Built:
    """Splice the same PTX statement by statement, the result through memory."""
    watch = Watch(given.stages)
    unit = unit_of(given, statement_by_statement(ours(given.ptx)))
    watch.lap("translate, render")
    return compiled(given, unit, watch)


def native(given: Front) -> Built:
    """Compile the function as written in C++, which NVRTC contracts to fma where it can."""
    value = given.expression.format("x")
    text = f"static __device__ __forceinline__ double in_cpp(double x)\n{{\n    return {value};\n}}\n"
    unit = unit_of(given, replace(given.function, name="in_cpp", text=text))
    watch = Watch({})  # the text is there before: only the compiler counts
    return compiled(given, unit, watch)


def called(given: Front) -> Built:
    """Compile kernel and PTX apart and link them: the kernel calls the function."""
    watch = Watch({"numba": given.stages["numba"]})
    function = ObjectCode.from_ptx(nvvm.compile_ir(scalar_modules(given), **NVVM_OPTIONS), name="function.ptx")
    watch.lap("nvvm")
    unit = unit_of(given, declared(given))
    watch.lap("translate, render")
    kernel = nvrtc(unit, given.arch, relocatable_device_code=True).compile("cubin")
    watch.lap("nvrtc")
    linked = Linker(kernel, function, options=LinkerOptions(arch=given.arch)).link("cubin")
    watch.lap("nvjitlink")
    return Built(unit=unit, code=bytes(linked.code), stages=watch.stages)


def lto(given: Front) -> Built:
    """Compile kernel and function to LTO-IR; the linker inlines and optimises."""
    watch = Watch({"numba": given.stages["numba"]})
    # the same modules and options as for PTX, of the architecture that the linker targets
    options = {**NVVM_OPTIONS, "arch": given.arch.replace("sm_", "compute_"), "gen-lto": None}
    function = ObjectCode.from_ltoir(nvvm.compile_ir(scalar_modules(given), **options), name="function.ltoir")
    watch.lap("nvvm")
    unit = unit_of(given, declared(given))
    watch.lap("translate, render")
    kernel = nvrtc(unit, given.arch, link_time_optimization=True).compile("ltoir")
    watch.lap("nvrtc")
    linked = Linker(
        kernel, function, options=LinkerOptions(arch=given.arch, link_time_optimization=True, kernels_used=unit.entry)
    ).link("cubin")
    watch.lap("nvjitlink")
    return Built(unit=unit, code=bytes(linked.code), stages=watch.stages)


VARIANTS: dict[str, Callable[[Front], Built]] = {
    "called": called,
    "lto": lto,
    "volatile": volatile,
    "spliced": spliced,
    "native": native,
}


def ours(ptx: PtxUdf) -> CppFunction:
    """Return the function as one asm statement."""
    return translate(ptx.text, entry=ptx.name, volatile=False)


def unit_of(given: Front, function: CppFunction) -> TranslationUnit:
    """Return the kernel around ``function``."""
    return render(function, given.ptx, given.call, policy=given.policy)


def scalar_modules(given: Front) -> list[str]:
    """Return the function's LLVM modules with another entry, which returns a plain double."""
    entry, *others = given.lowered.modules
    own = f'define {{double}} @"{ENTRY}"('
    assert own in entry, entry
    return [entry.replace(own, own.replace("define", "define internal")) + SHIM, *others]


def declared(given: Front) -> CppFunction:
    """Return the function as a declaration of what another object defines."""
    text = f"""extern "C" __device__ double {SCALAR}(double);
static __device__ __forceinline__ double call_it(double x)
{{
    return {SCALAR}(x);
}}
"""
    return replace(given.function, name="call_it", text=text)


def statement_by_statement(function: CppFunction) -> CppFunction:
    """Return ``function`` with one volatile asm for each PTX statement, its result stored through a pointer.

    This is how cuDF's PTX parser splices. The store names memory as clobbered: the caller reads it.
    """
    body = re.findall(r'^\s*"(.*)\\n\\t"$', function.text, re.MULTILINE)
    lines = []
    for statement in body:
        if "%1" in statement:
            lines.append(f'asm volatile("{statement.replace("%1", "%0")}" :: "d"(p0));')
        elif "%0" in statement:
            value = statement.split(",")[1].strip(" ;")
            lines.append(f'asm volatile("st.f64 [%0], {value};" :: "l"(out) : "memory");')
        else:
            lines.append(f'asm volatile("{statement}");')
    inner = "\n    ".join(lines)
    text = f"""static __device__ __forceinline__ void parsed(double* out, double p0)
{{
    {inner}
}}
static __device__ __forceinline__ double old_way(double p0)
{{
    double result;
    parsed(&result, p0);
    return result;
}}
"""
    return replace(function, name="old_way", text=text)


def compiled(given: Front, unit: TranslationUnit, watch: Watch) -> Built:
    """Compile ``unit`` as any kernel of ours."""
    cubin = compile_unit(unit, given.arch)
    watch.lap("nvrtc")
    return Built(unit=unit, code=cubin.code, stages=watch.stages)


def nvrtc(unit: TranslationUnit, arch: str, **how: bool) -> Program:
    """Return ``unit`` as NVRTC's program, with the options that every kernel of ours has.

    Where there is a driver, NVRTC keeps machine code by its PTX (``CUDA_CACHE_PATH``). A kernel that calls its function
    is the same text for each: without ``no_cache`` all but the first would take 12 ms in place of 48 (H200's host).
    """
    options = ProgramOptions(
        name=f"{unit.entry}.cu",
        arch=arch,
        std="c++17",
        include_path=str(resources.kernels()),
        minimal=True,
        no_cache=True,
        **how,
    )
    return Program(unit.source, "c++", options)


@cache
def reason_no_linker() -> str | None:
    """Return why nvJitLink cannot be used; None if it can."""
    from cuda.bindings import nvjitlink  # noqa: PLC0415 - asks for its library when used
    from cuda.pathfinder import DynamicLibNotFoundError  # noqa: PLC0415 - as above

    try:
        nvjitlink.version()
    except DynamicLibNotFoundError:
        return "nvJitLink is not installed (pip install nvidia-nvjitlink)"
    return None


def build(variant: str, given: Front) -> Built | str:
    """Return the kernel of ``variant``, or why there is none."""
    if variant in ("called", "lto") and (reason := reason_no_linker()) is not None:
        return reason
    return VARIANTS[variant](given)
