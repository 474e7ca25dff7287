"""Kernels that call their function: machine code made once, to which each new function is linked.

Most of what a new function takes an assembler is its kernel: 100 to 200 ms for the reductions of a window. A linked
kernel is there in a tenth of that, and runs slower: by a call for each row, whose registers it must save. So it is the
first form of a new function only, and the spliced one (udf/cuda/skeletons.py) takes its place (udf/cuda/launch.py).
``INLAY_LINKED_FIRST=0`` turns it off.
Both give the same bits: a function is linked only if each operation says how it rounds, so that none are joined.

Source: PTX ISA, "Function Calling Conventions"; nvJitLink, "Linking".
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, partial
from itertools import accumulate
from typing import Final

from udf.base.stage_store import StageStore
from udf.base.threads import BACKGROUND, run_tasks
from udf.cuda.assemble import assemble_for_linking, split_head
from udf.cuda.kernel_plan import named_code
from udf.cuda.nvjitlink import can_link, link_function
from udf.cuda.nvrtc import Cubin, NvrtcError, nvrtc_version, register_count
from udf.cuda.skeletons import compile_kernel, find, skeleton_key, tell
from udf.cuda.splice import Parts, SpliceError, replace_places, take_apart, with_operands
from udf.cuda.unit import TranslationUnit

VARIABLE: Final = "INLAY_LINKED_FIRST"

FORMAT: Final = 1
"""What a kernel is that calls its function: another number where the calls change."""

OBJECTS: Final = StageStore("kernel that calls its function", lambda: (FORMAT, nvrtc_version()))

TYPES: Final = {"d": ("f64", 8), "f": ("f32", 4), "l": ("b64", 8), "r": ("b32", 4), "h": ("b16", 2)}
"""The type in PTX of an operand by its constraint, and its bytes."""

REGISTERS: Final = 1 << 16
"""Registers of a multiprocessor, and so of a block at most (CUDA C++ Programming Guide, "Technical Specifications")."""

_UNSURE: Final = re.compile(
    r"(?<![\w.$%])(?:ret(?:\.uni)?;|(?:add|sub|mul)\.(?:ftz\.|sat\.)*b?f(?:16|32|64)|div\.full)"
)
"""What might do another thing where it is called: an instruction that ends the kernel, or, called, the function; and
arithmetic that does not say how it rounds, of which an assembler may join two."""


@cache
def is_on() -> bool:
    """Return whether kernels are linked first: nvJitLink is here, and the environment does not say no. Read once."""
    return os.environ.get(VARIABLE, "1") != "0" and can_link()


def first_kernel(unit: TranslationUnit, arch: str) -> Cubin:
    """Compile ``unit`` as soon as can be: linked where its kernel is at hand, else the best form at once.

    In the second case the kernel is assembled in the background, for the next function.

    Raises
    ------
    CudaError
        If NVRTC refuses the source, with its log.
    """
    linked = linked_kernel(unit, arch)
    if linked is not None:
        return linked
    made = compile_kernel(unit.source, unit.entry, arch)
    make_object_later(unit, arch)
    return made


def first_kernels(units: Mapping[str, TranslationUnit], arch: str) -> dict[str, bytes]:
    """Return the machine code of several kernels as an artefact has it: :func:`first_kernel`, side by side."""
    made: dict[str, bytes] = {}

    def compile_one(name: str, unit: TranslationUnit) -> None:
        made.update(named_code(name, first_kernel(unit, arch)))

    run_tasks([partial(compile_one, name, unit) for name, unit in units.items()], len(units))
    return made


def linked_kernel(unit: TranslationUnit, arch: str) -> Cubin | None:
    """Return ``unit`` with its functions linked to its kernel; None where the kernel is not at hand, or it fails.

    A kernel that may be endless is not: to load what takes its place would wait for its rows that run.
    """
    if not is_on() or unit.stops:
        return None
    parts = take_apart(unit.source)
    found = None if parts is None else OBJECTS.find(skeleton_key(parts.skeleton, arch))
    if parts is None or found is None or any(map(_UNSURE.search, parts.functions)):
        return None
    head, _, kernel = found.partition(b"\0")
    try:
        ptx = head.decode() + "".join(
            _function(number, text, operands)
            for number, (text, operands) in enumerate(zip(parts.functions, parts.operands, strict=True))
        )
        made = Cubin(code=link_function(kernel, ptx, arch), arch=arch, log="", linked=True)
    except (NvrtcError, UnicodeDecodeError) as refused:
        tell(f"a function cannot be linked to its kernel, it is spliced: {refused}")
        return None
    return made if register_count(made) * unit.policy.threads <= REGISTERS else None


def make_object_later(unit: TranslationUnit, arch: str) -> None:
    """Assemble the kernel of ``unit`` for linking in the background, if kernels are to be linked."""
    if is_on() and not unit.stops:
        BACKGROUND.submit(partial(make_object, unit, arch))


def make_object(unit: TranslationUnit, arch: str) -> None:
    """Assemble the kernel of ``unit`` for linking, from its skeleton, and keep it; without effect where it is kept."""
    parts = take_apart(unit.source)
    if parts is None:
        return
    key = skeleton_key(parts.skeleton, arch)
    skeleton = None if OBJECTS.find(key) is not None else find(key)
    if skeleton is None:
        return
    try:
        head, kernel = split_head(calling(skeleton, parts))
        OBJECTS.keep(key, head.encode() + b"\0" + assemble_for_linking(head + kernel, unit.entry, arch))
    except (SpliceError, NvrtcError) as refused:
        tell(f"a kernel cannot be assembled for linking: {refused}")


def calling(skeleton: str, parts: Parts) -> str:
    """Return the PTX of a kernel that calls a function in each place of ``skeleton``."""
    head, kernel = split_head(skeleton)
    declared = "".join(f".extern {_prototype(*one)};\n" for one in enumerate(parts.operands))
    calls = replace_places(kernel, lambda number, given: _call(number, parts.operands[number], given))
    return f"{head}{declared}{calls}"


def _places(operands: Sequence[str]) -> tuple[list[str], list[int], int]:
    """Return the types of the parameters, where each result lies in what a function returns, and the bytes of that."""
    results = [TYPES[one[1]] for one in operands if one.startswith("=")]
    room = max((size for _, size in results), default=8)
    ends = list(accumulate([room] * len(results)))
    return [TYPES[one][0] for one in operands if not one.startswith("=")], [0, *ends[:-1]], ends[-1] if ends else room


def _prototype(number: int, operands: Sequence[str]) -> str:
    taken, _, size = _places(operands)
    parameters = ", ".join(f".param .{type_} in{i}" for i, type_ in enumerate(taken))
    return f".func (.param .align 8 .b8 out[{size}]) udf_linked_{number} ({parameters})"


def _function(number: int, text: str, operands: Sequence[str]) -> str:
    """Return a function, the ``text`` of an asm statement, as one that can be linked."""
    taken, places, _ = _places(operands)
    types = [TYPES[one[-1]][0] for one in operands]
    results = len(operands) - len(taken)
    names = [f"%operand{i}" for i in range(len(operands))]
    lines = [f".reg .{type_} {name};" for type_, name in zip(types, names, strict=True)]
    lines += [f"ld.param.{type_} {names[results + i]}, [in{i}];" for i, type_ in enumerate(taken)]
    lines += [with_operands(text, names)]
    lines += [f"st.param.{types[i]} [out+{places[i]}], {names[i]};" for i in range(results)]
    return f".visible {_prototype(number, operands)}\n{{\n" + "\n".join([*lines, "ret;", "}\n"])


def _call(number: int, operands: Sequence[str], given: Sequence[str]) -> str:
    """Return a call of that function with the registers ``given``."""
    taken, places, size = _places(operands)
    types = [TYPES[one[-1]][0] for one in operands]
    results = len(operands) - len(taken)
    lines = [f".param .align 8 .b8 back[{size}];"]
    for i, type_ in enumerate(taken):
        lines += [f".param .{type_} to{i};", f"st.param.{type_} [to{i}], {given[results + i]};"]
    passed = f", ({', '.join(f'to{i}' for i in range(len(taken)))})" if taken else ""
    lines += [f"call (back), udf_linked_{number}{passed};"]
    lines += [f"ld.param.{types[i]} {given[i]}, [back+{places[i]}];" for i in range(results)]
    return "\n\t".join(["{", *lines, "}"])
