"""The type of categories: a code that stands for one of a known set of strings."""

import hashlib
from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.base.models import as_number
from udf.frontend.numba.names import types

CODE: Final = llvm.IntType(32)


class Category(types.Type):  # type: ignore[misc]
    """The code of one of ``categories``, which are strings; ``ordered`` is passed on to what is one to one."""

    def __init__(self, categories: tuple[str, ...], *, ordered: bool = False) -> None:
        self.categories, self.ordered = categories, ordered
        digest = hashlib.sha256(repr((categories, ordered)).encode("utf-8", "surrogatepass")).hexdigest()
        super().__init__(name=f"category {digest[:16]}")  # types that hold it are told apart by their names


as_number(CODE, Category)  # an int32


def is_text(kind: Any) -> bool:
    """Return whether a type is that of a category, or of a string written out."""
    return isinstance(kind, (Category, types.StringLiteral))


def unify(first: Any, second: Any) -> Category | None:
    """Return the type of a variable that is one string or another; None if one is none."""
    if not (is_text(first) and is_text(second)):
        return None
    mine, others = strings_of(first), strings_of(second)
    if mine == others:
        return Category(mine, ordered=is_ordered(first) and is_ordered(second))
    for kind, other in ((first, second), (second, first)):
        if (
            isinstance(kind, Category)
            and isinstance(other, types.StringLiteral)
            and other.literal_value in kind.categories
        ):
            return kind  # one of its own strings, written out
    return Category(tuple(sorted({*mine, *others})))


def is_ordered(kind: Any) -> bool:
    """Return whether a type is that of an ordered category."""
    return isinstance(kind, Category) and kind.ordered


def strings_of(kind: Any) -> tuple[str, ...]:
    """Return the strings that a value of a type can be."""
    return kind.categories if isinstance(kind, Category) else (kind.literal_value,)
