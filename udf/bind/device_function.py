"""A device function in PTX that Python code calls: what is known of it, which is a part of a function's identity."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from udf.base.records import dataclass

PREFIX: Final = "udf_foreign_"
"""Of the names of all of its functions and variables, with a number made of its text: they never meet others."""

TEXT: Final = "str"
"""The type of a parameter that is text: its address and its bytes, as a structure."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """What a function takes: one value of ``dtype``, with ``is_array`` the address of an array of them.

    A structure has ``members``, the types of its numbers; text is of the dtype :data:`TEXT`.
    """

    dtype: str
    is_array: bool = False
    members: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.members:
            return f"({', '.join(self.members)})"
        return f"{self.dtype}[]" if self.is_array else self.dtype


@dataclass(frozen=True, slots=True, repr=False, weakref_slot=True)
class DeviceFunction:
    """A device function that :func:`udf.cpp` or :func:`udf.ptx` has made.

    Attributes
    ----------
    name : str
        Its name in the text that it comes from.
    parameters : tuple of Parameter
        What it takes. Integers beyond the range of a parameter raise OverflowError.
    results : tuple of str
        The types of what it gives: several are the members of a structure, which is a tuple in Python.
    symbol : str
        Its name in ``text``.
    text : str
        Its PTX with all that it uses, functions and constants, each under a name of its own.
    version : str
        The version of the PTX ISA that ``text`` is written in.
    """

    name: str
    parameters: tuple[Parameter, ...]
    results: tuple[str, ...]
    symbol: str
    text: str = field(compare=False)
    version: str

    @property
    def prints(self) -> bool:
        """Return whether it calls printf, which only a GPU has."""
        return " vprintf," in self.text

    def __repr__(self) -> str:
        gives = self.results[0] if len(self.results) == 1 else f"({', '.join(self.results)})"
        return f"<foreign function {self.name}({', '.join(map(str, self.parameters))}) -> {gives}>"
