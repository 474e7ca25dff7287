"""The builder of one flat function: what the inliner adds to, and how much it may add."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from ptx2cpp.flat import Data, Input, Local, Register, Statement
from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.ptx_errors import UnsupportedPtxError
from ptx2cpp.ptx_limits import CONSTANT_BYTES, LOCAL_BYTES, STATEMENTS
from ptx2cpp.scope import Names
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from ptx2cpp.declared_types import DeclaredTypes
    from ptx2cpp.source import Span
    from ptx2cpp.syntax import Function, Module, Variable


@dataclass(slots=True)
class Builder:
    """The statements, arrays and inputs of one flat function so far, and its names."""

    module: Module
    name: str
    declared: DeclaredTypes
    names: Names = field(default_factory=Names)
    statements: list[Statement] = field(default_factory=list)
    locals: list[Local] = field(default_factory=list)
    data: dict[str, Data] = field(default_factory=dict)
    inputs: dict[tuple[int, int], Input] = field(default_factory=dict)
    inlined: int = 0
    local_bytes: int = 0
    constant_bytes: int = 0
    functions: dict[str, Function] = field(init=False)
    variables: dict[str, Variable] = field(init=False)

    def __post_init__(self) -> None:
        self.variables = {v.name.text: v for v in reversed(self.module.variables)}
        declared = {f.name.text: f for f in reversed(self.module.functions)}
        self.functions = declared | {f.name.text: f for f in reversed(self.module.functions) if f.body is not None}

    def count(self, statements: int, span: Span) -> None:
        """Count statements of a block, or operands of one statement, towards ``limits.STATEMENTS``.

        Raises
        ------
        UnsupportedPtxError
            If the function has more, with those of the functions it calls.
        """
        self.inlined += statements
        if self.inlined > STATEMENTS:
            raise UnsupportedPtxError(f"more than {STATEMENTS} statements, with those of the functions it calls", span)

    def add_local(self, local: Local, span: Span) -> None:
        """Add a ``.local`` array; UnsupportedPtxError if all together have above ``limits.LOCAL_BYTES``."""
        self.locals.append(local)
        self.local_bytes += local.size
        if self.local_bytes > LOCAL_BYTES:
            raise UnsupportedPtxError(f"more than {LOCAL_BYTES} bytes of .local variables", span)

    def add_data(self, data: Data, span: Span) -> None:
        """Add a constant array; UnsupportedPtxError if all together have above ``limits.CONSTANT_BYTES``."""
        self.constant_bytes += len(data.image)
        if self.constant_bytes > CONSTANT_BYTES:
            raise UnsupportedPtxError(f"more than {CONSTANT_BYTES} bytes of constants", span)

    def register(self, text: str, kind: str) -> Register:
        """Return a new register."""
        return Register(self.names.fresh(text), kind)


def input_of(parameter: int, offset: int, kind: str, declared: DeclaredTypes, variable: Variable) -> Input:
    """Return one element of a parameter as an input, with the C++ type that the caller declared or PTX tells."""
    cpp = declared.parameters.get(parameter) if offset == 0 else None
    if cpp is not None:
        declared.check_width(cpp, TYPES[kind].bits, f"parameter {parameter}", variable.span)
    name = f"p{parameter}" if offset == 0 else f"p{parameter}_{offset}"
    return Input(name=name, type=kind, cpp=cpp or TYPES[kind].cpp, parameter=parameter, offset=offset)
