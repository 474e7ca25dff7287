"""What a routine is made of, gathered while functions are spliced."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ptx2cpp.routine import Data, Input, Local, Register, Step
from ptx2cpp.scope import Names
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from ptx2cpp.declared import Declared
    from ptx2cpp.syntax import Module, Variable


@dataclass(slots=True)
class Parts:
    """The growing pieces of one routine, and its names."""

    module: Module
    name: str
    declared: Declared
    names: Names = field(default_factory=Names)
    steps: list[Step] = field(default_factory=list)
    locals: list[Local] = field(default_factory=list)
    data: dict[str, Data] = field(default_factory=dict)
    inputs: dict[tuple[int, int], Input] = field(default_factory=dict)

    def register(self, text: str, kind: str) -> Register:
        """Return a new register."""
        return Register(self.names.fresh(text), kind)


def input_of(parameter: int, offset: int, kind: str, declared: Declared, variable: Variable) -> Input:
    """Return one element of a parameter as an input, with the C++ type that the caller declared or PTX tells."""
    cpp = declared.parameters.get(parameter) if offset == 0 else None
    if cpp is not None:
        declared.check_width(cpp, TYPES[kind].bits, f"parameter {parameter}", variable.span)
    name = f"p{parameter}" if offset == 0 else f"p{parameter}_{offset}"
    return Input(name=name, type=kind, cpp=cpp or TYPES[kind].cpp, parameter=parameter, offset=offset)
