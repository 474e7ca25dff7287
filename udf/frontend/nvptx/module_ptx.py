"""LLVM modules to PTX by LLVM's NVPTX back end: parse, link, add what is used of libdevice, optimise, write.

``fma=True`` and ``fastmath=True`` are marks on operations of a module's text, which LLVM reads.

Source: LLVM, "User Guide for NVPTX Back-end"; Language Reference, "Fast-Math Flags", "Function Attributes"
(denormal-fp-math-f32); PTX ISA 9.0, "Release Notes".
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import llvmlite
import llvmlite.binding as llvm
from llvmlite.binding.newpassmanagers import NewPassManager

from ptx2cpp import parse
from ptx2cpp.syntax import Module
from udf.base.handling import Handling
from udf.base.records import dataclass
from udf.base.stage_store import StageStore
from udf.base.versions import version_of
from udf.errors import BrokenPackageError
from udf.frontend.nvptx.archive import LIBDEVICE_NAME, shipped

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


# -- PTX as LLVM writes it, as text: how values come in and out, and ends that are never reached ------
#
# LLVM 21 and later write ``.b64`` for everything of eight bytes: ``ld.param.b64`` of a float becomes ``ld.param.f64``,
# so that the C++ function takes a double; a register of bits may hold it (PTX ISA 9.0, "Type Information for
# Instructions and Operands"). They return several values of one or two bytes as one word; here each is returned alone.

FLOATS: Final = {"float": "f32", "double": "f64"}
SIZES: Final = {"float": 4, "double": 8, "half": 2}

_END: Final = "\t// begin inline asm\n\texit;\n\t// end inline asm\n"
_NOTED: Final = re.compile(r"^\$L__(?:tmp|func_begin|func_end)\d+:\n", re.MULTILINE)
_RETURNED: Final = "func_retval0"
_ACCESS: Final = re.compile(r"^\t(ld|st)\.param\.(?:v\d\.)?b(8|16|32|64)([^\n]*);$", re.MULTILINE)
_ADDRESS: Final = re.compile(r"mov\.b64 \t(%\w+), (\w+_param_\d+);")
_SELECTED: Final = re.compile(r"ld\.param\.b(\d+) \t(%\w+, )\[(%\w+)\];")
_COPY: Final = {"64": "mov.b64"}
_PLACE: Final = re.compile(r"\[(\w+?)(?:\+(\d+))?\]")

Members = dict[tuple[str, int], str]
"""PTX type by (name of the parameter or result, offset in bytes)."""


def with_plain_ends(ptx: str) -> str:
    """Return PTX that returns where LLVM ends the thread, and has no labels that only debuggers read.

    It ends the thread behind what is never reached (NVPTXLowerUnreachable.cpp). A label begins a block for ptxas.
    """
    plain = ptx.replace(_END, "\tret;\n")
    return _NOTED.sub("", plain) if "$L__func_begin" in plain else plain


def with_plain_interface(ptx: str, visible: Iterable[Any]) -> str:
    """Return PTX whose ``visible`` functions take and return each value by itself, floats as such."""
    for function in visible:
        members = dict(_members(function))
        start = ptx.index(f" {function.name}(")
        end = ptx.index("\n}", start)
        own = _with_loads_of_both(ptx[start:end], members)
        ptx = ptx[:start] + _ACCESS.sub(_Access(members).rewritten, own) + ptx[end:]
    return ptx


def _with_loads_of_both(body: str, members: Members) -> str:
    """Return a body in which two parameters are loaded and one is selected.

    LLVM makes one load of a selected address of it, and the parameters of a device function have none.
    """
    if not _SELECTED.search(body):
        return body
    bits = {name: kind[1:] for (name, _), kind in members.items()}
    body = _ADDRESS.sub(lambda found: f"ld.param.b{bits[found[2]]} \t{found[1]}, [{found[2]}];", body)
    return _SELECTED.sub(lambda found: f"{_COPY.get(found[1], f'cvt.u{found[1]}.u64')} \t{found[2]}{found[3]};", body)


def _members(function: Any) -> Iterator[tuple[tuple[str, int], str]]:
    """Yield the PTX type of each value that a function takes or returns: of a float its own, else bits."""
    returned, *taken = function.global_value_type.elements
    for number, kind in enumerate(map(str, taken)):
        yield (f"{function.name}_param_{number}", 0), FLOATS.get(kind) or f"b{8 * _size(kind)}"
    end = 0
    for kind in map(str, returned.elements if returned.is_struct else [returned]):
        size = _size(kind)
        at = -(-end // size) * size
        yield (_RETURNED, at), FLOATS.get(kind) or f"b{8 * size}"
        end = at + size


def _size(kind: str) -> int:
    """Return the bytes of an LLVM type, which it is aligned to as well."""
    return SIZES.get(kind) or (max(1, int(kind[1:]) // 8) if kind[1:].isdigit() else 8)  # else an address


@dataclass(frozen=True, slots=True)
class _Access:
    """Loads and stores of one function's parameters and results."""

    members: Mapping[tuple[str, int], str]

    def rewritten(self, access: re.Match[str]) -> str:
        """Return a load or store by the types of its values, one line for each, if it is not so."""
        opcode, bits, operands = access.groups()
        place = _PLACE.search(operands)
        assert place is not None, access[0]
        name, start, size = place[1], int(place[2] or 0), int(bits) // 8
        values = [value.strip() for value in operands.replace(place[0], "").strip(" \t,{}").split(",")]
        lines = list[str]()
        for i, value in enumerate(values):
            at = start + i * size
            kind = self.members.get((name, at))
            if opcode == "st" and kind and int(kind[1:]) < int(bits):
                lines += self._apart(name, at, size, value)
            else:
                kind = kind or f"b{bits}"
                given = _literal(value, kind)
                if opcode == "ld" and kind[0] == "b" and int(kind[1:]) > int(bits):  # only low bits are read
                    wide = f".reg .{kind} wide; ld.param.{kind} wide, {shown(name, at)};"
                    lines.append(f"{{ {wide} cvt.u{bits}.u{kind[1:]} {value}, wide; }}")
                    continue
                pair = (given, shown(name, at)) if opcode == "ld" else (shown(name, at), given)
                lines.append(f"{opcode}.param.{kind} \t{', '.join(pair)};")
        if len(lines) == 1 and lines[0].startswith(f"{opcode}.param.b{bits} "):
            return access[0]
        return "\n".join(f"\t{line}" for line in lines)

    def _apart(self, name: str, start: int, size: int, value: str) -> Iterator[str]:
        """Yield a store for each of the values that one word of ``size`` bytes holds."""
        for at in range(start, start + size):
            kind = self.members.get((name, at))
            shift = 8 * (at - start)
            if kind and value.lstrip("-").isdigit():
                yield f"st.param.{kind} \t{shown(name, at)}, {int(value) >> shift & ((1 << int(kind[1:])) - 1)};"
            elif kind and not shift:
                yield f"st.param.{kind} \t{shown(name, at)}, {value};"
            elif kind:
                part = f".reg .b{8 * size} part; shr.b{8 * size} part, {value}, {shift};"
                yield f"{{ {part} st.param.{kind} {shown(name, at)}, part; }}"


def _literal(value: str, kind: str) -> str:
    """Return a value as PTX type ``kind`` has it: a float that is written as a whole number by its bits."""
    if kind not in FLOATS.values() or not value.lstrip("-").isdigit():
        return value
    bits = int(kind[1:])
    return f"0{'f' if bits == 32 else 'd'}{int(value) % (1 << bits):0{bits // 4}X}"


def shown(name: str, offset: int) -> str:
    """Return a place in a parameter as PTX has it."""
    return f"[{name}+{offset}]" if offset else f"[{name}]"


def ptx_of(modules: Sequence[str], how: Handling) -> Module:
    """Return the PTX of LLVM ``modules``, linked with one another and with what they use of libdevice."""
    unnumbered = (text.partition("\n")[2] if text.startswith("; ModuleID") else text for text in modules)
    key, make = f"{how.fma} {how.fastmath}", lambda: compile_modules(modules, fma=how.fma, fast=how.fastmath).encode()
    return parse(_PTX.made((key, *unnumbered), make).decode() + "\n")


@cache
def _version() -> str:
    """Return what decides what PTX is made of some modules: LLVM, and all that lies in this folder."""
    parts = sorted(filter(Path.is_file, Path(__file__).parent.iterdir()), key=lambda part: part.name)
    digest = hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()
    return f"{version_of('llvmlite')} {digest}"


_PTX: Final = StageStore("PTX", _version, shared=False, limit=0)
