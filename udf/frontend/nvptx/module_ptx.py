"""LLVM modules to PTX by LLVM's NVPTX back end: parse, link, add what is used of libdevice, optimise, write.

Source: LLVM, "User Guide for NVPTX Back-end"; PTX ISA 9.0, "Release Notes".

What ``fma=True`` and ``fastmath=True`` make of a module's text: marks on its operations, which LLVM reads.

Source: LLVM Language Reference, "Fast-Math Flags", "Function Attributes" (denormal-fp-math-f32).
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import llvmlite
import llvmlite.binding as llvm
from llvmlite.binding.newpassmanagers import NewPassManager

from udf.errors import BrokenPackageError
from udf.frontend.nvptx.archive import LIBDEVICE_NAME, shipped
from udf.frontend.nvptx.ptx_text import with_plain_ends, with_plain_interface

TRIPLE: Final = "nvptx64-nvidia-cuda"
CPU: Final = "sm_75"
PTX_VERSION: Final = "+ptx63"
"""The first version of PTX that has sm_75 (PTX ISA 9.0, "Release History"): what a driver takes that knows the GPU."""


@cache
def machine() -> Any:
    """Return LLVM's NVPTX back end for the oldest GPU that is supported.

    Raises
    ------
    BrokenPackageError
        If the llvmlite that is installed was built without it.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(TRIPLE)
        return target.create_target_machine(cpu=CPU, features=PTX_VERSION, opt=3)
    except RuntimeError as error:
        version = ".".join(map(str, llvm.llvm_version_info))
        why = f"its LLVM {version} has no NVPTX back end ({error})"
        hint = "install the one of PyPI or conda-forge: pip install --force-reinstall llvmlite"
        raise BrokenPackageError(f"llvmlite {llvmlite.__version__}", why, hint) from error


@cache
def data_layout() -> str:
    """Return how that back end lays data out, which a module has to say."""
    return str(machine().target_data)


def run(module: Any, *names: str, unroll: bool = True) -> None:
    """Run passes over a module, by llvmlite's names: ``"sroa"``; without any, LLVM's -O3.

    Without ``unroll`` a loop is unrolled only where its metadata asks for it.
    """
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_unrolling = unroll
    builder = llvm.create_pass_builder(machine(), options)
    passes = llvm.create_new_module_pass_manager() if names else builder.getModulePassManager()
    for name in names:
        getattr(passes, f"add_{name}_pass")()
    try:
        passes.run(module, builder)
    finally:
        # llvmlite never frees one, 70 KB: its ModulePassManager inherits ObjectRef's _dispose, which does nothing
        NewPassManager._dispose(passes)  # noqa: SLF001
        passes.detach()


LOOPS_STAY: Final = '!"llvm.loop.unroll.disable"'
"""What a loop says of itself where each that says nothing stays one (``udf.frontend.base.unroll_requests``)."""

_LAYOUT: Final = re.compile(r'^target datalayout = "[^"]*"$', re.MULTILINE)

_WITHOUT_CODE: Final = re.compile(
    r"llvm\.(?:a?(?:sin|cos|tan)h?|atan2|sincos|sincospi|exp(?:2|10)?|log(?:2|10)?|powi?|ldexp|frexp|modf)\..*f64.*"
)
"""Intrinsics that NVPTX makes no code of: it would end the process (LLVM, "NVPTXISelLowering.cpp")."""

_PURE: Final = frozenset({b"memory(none)", b"nounwind"})
"""What a function says whose call may go where nobody needs its result; since version 12 LLVM asks that it says that it
returns besides, ``willreturn``, which llvmlite's IR cannot write and libNVVM does not know."""


class NvptxError(Exception):
    """LLVM refused the modules that it was given, which are ours: what it says is in the message."""


def compile_modules(modules: Sequence[str], *, fma: bool = False, fast: bool = False) -> str:
    """Return the PTX of ``modules``, linked with one another and with what they use of libdevice.

    Parameters
    ----------
    modules
        Text of LLVM modules.
    fma, fast
        Whether a product and a sum may be rounded once, and whether float32 is approximated besides.

    Raises
    ------
    NvptxError
        If LLVM refuses them.
    BrokenPackageError
        If llvmlite has no NVPTX back end, or the archive of libdevice is damaged.
    """
    try:
        texts = [relaxed(text, fma=fma, fast=fast) for text in modules]
        linked, others = _linked(texts), _undefined(texts)
        if others:
            _add_libdevice(linked, others, fast=fast)
        visible = _closed(linked)
        # what a loop says of itself goes with the block that it ends in, where LLVM joins that to another
        run(linked, unroll=not any(LOOPS_STAY in text for text in texts))
    except RuntimeError as error:
        raise NvptxError(str(error)) from None
    written = with_plain_ends(str(machine().emit_assembly(linked)))
    return with_plain_interface(written, visible).strip()


def _linked(modules: Sequence[str]) -> Any:
    """Return the modules as one."""
    layout = f'target datalayout = "{data_layout()}"'
    whole, *others = (llvm.parse_assembly(_LAYOUT.sub(layout, text, count=1)) for text in modules)
    for other in others:
        whole.link_in(other)
    return whole


_NAMED: Final = re.compile(r'^(declare|define) [^@\n]*@"?([^"(\n]+)"?\(', re.MULTILINE)


def _undefined(texts: Sequence[str]) -> list[str]:
    """Return the functions that modules declare and none defines; to ask LLVM for each takes ten times as long."""
    found = [one for text in texts for one in _NAMED.findall(text)]
    defined = {name for what, name in found if what == "define"}
    return [name for name in dict.fromkeys(name for _, name in found) if name not in defined]


def _add_libdevice(module: Any, others: Sequence[str], *, fast: bool) -> None:
    """Link the ``others`` that are libdevice's functions; refuse a call that would end the process."""
    for function in module.functions:
        if function.is_declaration and _PURE.issubset(b" ".join(function.attributes).split()):
            function.add_function_attribute("willreturn")
    for name in others:
        if _WITHOUT_CODE.fullmatch(name):
            raise NvptxError(f"NVPTX has no code for {name}")
        bitcode = shipped().bitcode(name, fast=fast) if name.startswith(LIBDEVICE_NAME) else None
        if bitcode is not None:
            module.link_in(llvm.parse_bitcode(bitcode))


def _closed(module: Any) -> list[Any]:
    """Hide what only the module itself calls; return the functions that are left, which others call."""
    visible = []
    for one in (*module.functions, *module.global_variables):
        linkage = one.linkage
        if linkage == llvm.Linkage.linkonce_odr:
            one.linkage = "internal"
        elif linkage == llvm.Linkage.external and one.is_function and not one.is_declaration:
            visible.append(one)
    return visible


_ROUNDED: Final = re.compile(r"(?<= = )(fadd|fsub|fmul) ")
_QUOTIENT: Final = re.compile(r"(?<= = )fdiv float ([^,\n]+), ([^,\n]+)")
_ROOT: Final = re.compile(r"@\"?llvm\.(?:sqrt\.f32|nvvm\.sqrt\.rn\.f)\"?(?=\()")
_BODY: Final = re.compile(r"^(define [^\n]*?)(\s*\{)$", re.MULTILINE)
_FLUSH: Final = ' "denormal-fp-math-f32"="preserve-sign,preserve-sign"'

_QUICK: Final = {"llvm.nvvm.div.full.ftz": "float, float", "llvm.nvvm.sqrt.approx.ftz.f": "float"}
"""A quotient and a root of float32 that are a few instructions: what libNVVM takes without -prec-div, -prec-sqrt."""


def relaxed(text: str, *, fma: bool, fast: bool) -> str:
    """Return a module whose products and sums may be rounded once, and whose float32 is approximated with ``fast``.

    Examples
    --------
    >>> relaxed("%s = fadd double %a, %b", fma=True, fast=False)
    '%s = fadd contract double %a, %b'
    """
    if fma:
        text = _ROUNDED.sub(r"\1 contract ", text)
    if fast:
        quotient, root = _QUICK
        text = _QUOTIENT.sub(rf"call float @{quotient}(float \1, float \2)", text)
        text = _BODY.sub(rf"\1{_FLUSH}\2", _ROOT.sub(f"@{root}", text))
        text += "".join(
            f"\ndeclare float @{name}({takes})"
            for name, takes in _QUICK.items()
            if f"@{name}(" in text and f"declare float @{name}(" not in text
        )
    return text
