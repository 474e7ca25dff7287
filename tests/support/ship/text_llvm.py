"""The library of text as LLVM IR: part of building Inlay, not of a call.

Each function is made of its PTX as a UDF is, and simplified once. One without a loop is inlined where it is called; one
with a loop stays a function of its own, so that a UDF with many operations is compiled in little time.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from typing import Final

import llvmlite.binding as llvm

from ptx2cpp import flat_function, parse
from ptx2cpp.flat import FlatFunction, ParameterLoad
from ptx2cpp.syntax import Function, Module
from ptx2cpp.types import TYPES
from udf.base.records import dataclass
from udf.cpu.blocks import blocks_of, on_loops
from udf.cpu.lower import LlvmFunction, lower
from udf.cpu.native import _run, baseline, object_code, optimise
from udf.cpu.texts import COPY, MEMCPY
from udf.text.library import HERE, INNER, PREFIX, functions_apart, loops

_CALLED: Final = re.compile(rf"{PREFIX}(?:re_first_\w+|first_place|\w+_rest)")
"""Functions that others of the library call: they are too large for a copy in each."""

LONGEST: Final = 50
"""Statements of a function without a loop that is inlined where it is called."""

# What LLVM writes is changed as text: llvmlite drops no attribute and no metadata of a module that it has read.
_HEADER: Final = re.compile(r"^define .*@(\w+)\(.*\{$", re.MULTILINE)
_NOTES: Final = re.compile(r" #\d+\b|, !\w+(?:\.\w+)* !\d+| +; preds = .*")
_DEFINES: Final = re.compile(r"define internal ([^@]*)@(\w+)\((.*)\)([^()]*)\{$", re.MULTILINE)
_DECLARED: Final = re.compile(r"^declare .*$", re.MULTILINE)
_OWN_DECLARES: Final = re.compile(r"^declare [^@]*@udf_.*\n", re.MULTILINE)
_ATTRIBUTES: Final = re.compile(r" (?:noalias|writeonly|readonly|immarg|captures\([^)]*\)|range\([^)]*\))")
"""What an earlier LLVM may not know, and a later one finds out by itself."""

_VALUE: Final = re.compile(r'%("[^"]+"|[\w.$-]+)')
_BLOCK: Final = re.compile(r'^("[^"]+"|[\w.$-]+):', re.MULTILINE)
"""The name of a value or a block where it is used, and of a block where it begins."""

_DROPPED: Final = re.compile(r"^(?:; |source_filename|target |attributes |!|\s*$).*\n?", re.MULTILINE)


def whole_llvm() -> str:
    """Return the LLVM IR of all functions."""
    return _OWN_DECLARES.sub("", (HERE / "library.ll").read_text(encoding="utf-8") + loops())


def is_shared(text: str) -> bool:
    """Return whether a function, as LLVM IR, is machine code in :func:`code_path`."""
    return " noinline " in text.partition("\n")[0]


def library_llvm(ptx: str) -> str:
    """Return the library's functions, of its PTX, as LLVM IR for any processor."""
    module = _declare_only(parse(ptx), lambda name: name in INNER)
    calling = _declare_only(module, lambda name: _CALLED.fullmatch(name) is not None)
    structures = frozenset(f.name.text for f in module.functions if f.results and f.results[0].array)
    inside = {f.name.text for f in calling.functions if f.body is not None}
    made = [
        _lowered(calling if f.name.text in inside else module, f, structures)
        for f in module.functions
        if f.body is not None
    ]
    inner = (files("udf.cpu") / "text_bytes.ll").read_text(encoding="utf-8")
    needs = {name: text for one in made for name, text in one.function.needs.items()}
    written = _simplified(
        "\n".join([*needs.values(), MEMCPY, COPY.replace("noalias ", ""), inner, *(one.exported for one in made)])
    )
    headers = {one.function.name: one.header for one in made}
    headers["udf_copy"] = "define internal { } @udf_copy(i64 %to, i64 %from, i64 %n) noinline nounwind {"
    bare = _DECLARED.sub(lambda match: _ATTRIBUTES.sub("", match[0]), _NOTES.sub("", written))
    whole = _DROPPED.sub("", _HEADER.sub(lambda match: headers[match[1]], bare))
    return "\n}\n".join(map(_with_short_names, whole.split("\n}\n")))


def _simplified(text: str) -> str:
    """Return a module's text as LLVM simplifies it, for whichever processor it is compiled for later."""
    module = llvm.parse_assembly(text)
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    _run(module, options, baseline("x86-64-v3"))
    return str(module)


def split_by_loops(llvm: str) -> tuple[str, str]:
    """Return the library's LLVM IR apart: functions without loops, with the others declared; and those others.

    A UDF whose code is run here needs the first alone.
    """
    head, *bodies = functions_apart(llvm)
    looping = [body for body in bodies if is_shared(body)]
    declared = (_DEFINES.match(body) for body in looping)
    kinds = ((match, ", ".join(part.split()[0] for part in match[3].split(", "))) for match in declared if match)
    own = "".join(f"declare {match[1]}@{match[2]}({kind}) nounwind\n" for match, kind in kinds)
    return head + own + "".join(body for body in bodies if not is_shared(body)), "".join(looping)


def _declare_only(module: Module, chosen: Callable[[str], bool]) -> Module:
    """Return a module of PTX without the bodies of the ``chosen`` functions."""
    bare = (replace(f, linkage=("extern",), body=None) if chosen(f.name.text) else f for f in module.functions)
    return replace(module, items=tuple(bare))


def _with_short_names(function: str) -> str:
    """Return a function whose values and blocks are called by numbers: a quarter less to ship, and to parse."""
    names: dict[str, str] = {}
    short = _VALUE.sub(lambda match: "%" + names.setdefault(match[1].strip('"'), f"v{len(names)}"), function)
    return _BLOCK.sub(lambda match: names.get(match[1].strip('"'), match[1]) + ":", short)


def library_code(library: str, processor: str) -> bytes:
    """Return the machine code of the library's functions with loops, of its LLVM IR, for a kind of processor."""
    made = baseline(processor)
    kept = "\n".join(
        line.replace("define internal", "define") if is_shared(line) else line for line in library.split("\n")
    )
    return object_code(optimise(kept, made, vectors=False), made)


@dataclass(frozen=True, slots=True)
class LibraryFunction:
    """A function of the library as it comes from PTX, with the first line that it is shipped under."""

    function: LlvmFunction
    header: str

    @property
    def exported(self) -> str:
        """Return its text, kept though nothing calls it; one with a loop stays a function also where others call it."""
        first, _, body = self.function.text.partition("\n")
        kept = " noinline" if " noinline" in self.header else ""
        return f"{first.replace('define internal', 'define').replace(' alwaysinline', kept)}\n{body}"


def _lowered(module: Module, function: Function, structures: frozenset[str]) -> LibraryFunction:
    name = function.name.text
    addresses = {i: "const unsigned char*" for i, v in enumerate(function.parameters) if v.type == "b64"}
    flat = flat_function(module, entry=name, parameters=addresses, structures=structures)
    flat = _with_integer_inputs(flat)
    blocks = blocks_of(flat)
    made = lower(flat, blocks, name=name)
    how = "noinline" if on_loops(blocks) or len(flat.statements) > LONGEST else "alwaysinline"
    return LibraryFunction(made, made.text.partition("\n")[0].replace("alwaysinline", how))


def _with_integer_inputs(flat: FlatFunction) -> FlatFunction:
    """Return a function that takes addresses and floats as numbers of 64 bits, as its callers pass them."""
    kinds = {parameter: "b64" if parameter.type == "f64" else parameter.type for parameter in flat.inputs}
    plain = {parameter: replace(parameter, type=kind, cpp=TYPES[kind].cpp) for parameter, kind in kinds.items()}
    statements = (replace(s, input=plain[s.input]) if isinstance(s, ParameterLoad) else s for s in flat.statements)
    return replace(flat, inputs=tuple(plain.values()), statements=tuple(statements))
