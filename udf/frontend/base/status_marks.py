"""Marks of raise sites: what they write in place of a number, until every site of a function has one."""

from typing import Final

from llvmlite import ir as llvm

STATUS: Final = llvm.IntType(32)
TOKEN: Final = "UDF_STATUS_"  # noqa: S105 - a mark in LLVM text
COMPUTED: Final = (object(),)
"""The arguments of an exception that are not known."""


class Token:
    """What a raise site writes in place of a number; LLVM would refuse one that was not replaced."""

    __slots__ = ("text",)

    def __init__(self, number: int) -> None:
        self.text = f"{TOKEN}{number}"

    def __str__(self) -> str:
        return self.text


def status_constant(number: int) -> llvm.Constant:
    """Return the status of site ``number`` as an LLVM constant."""
    return llvm.Constant(STATUS, Token(number))
