"""What is known of a value while a function's instructions are walked, and of names that values are called by."""

from __future__ import annotations

import sys
from itertools import chain
from types import CodeType
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Iterable

EXACT: Final = frozenset(
    str.split("""
    len count size shape max min abs range enumerate zip reversed sorted list tuple dict set float int bool str round
    isna notna isnull notnull isnan isfinite isinf any all where select mask clip isin idxmax idxmin argmax argmin floor
    ceil fabs sign maximum minimum Series DataFrame array asarray to_numpy values tolist to_list index columns iloc loc
    iat at item dropna fillna ffill bfill head tail sort_values nlargest nsmallest shift diff pct_change copy name dtype
    astype prod median quantile percentile nunique unique gt lt ge le eq ne between append get keys items first last
    sqrt exp log log1p log10 log2 amax amin nanmax nanmin ptp count_nonzero square power pow add sub mul div truediv
    subtract multiply divide negative cummax cummin duplicated drop_duplicates rank argsort searchsorted sort flip
    empty T
    """)
)
"""Names of what adds nothing up: of exact values it gives pandas' own."""

COUNTS: Final = frozenset(
    {"len", "count", "size", "nunique", "range", "enumerate", "count_nonzero", "argmax", "argmin"}
)
"""Names of what gives whole numbers."""

SMOOTH: Final = frozenset(
    str.split("""
    sum mean std var sem median quantile percentile prod min max abs fabs clip float nansum nanmean nanstd nanvar
    nanmedian nanmin nanmax maximum minimum amax amin cumsum diff shift fillna dropna values to_numpy copy array asarray
    Series DataFrame tuple list dict append iloc loc add sub subtract mul multiply dot head tail isna notna isnull
    notnull isnan
    """)
)
"""Names of what gives nearly the same of nearly equal values."""

HELPER: Final = "()"
"""The name of a function whose code is walked, too: its parameters are inexact."""

CALLING: Final = frozenset({"apply", "map", "agg", "aggregate", "transform", "pipe", "assign", HELPER})
"""Names of what makes a result of what a function gives, and chooses nothing by it."""

NOTHING: Final = frozenset(
    str.split("""
    NOP RESUME CACHE PRECALL PUSH_NULL KW_NAMES MAKE_CELL COPY_FREE_VARS EXTENDED_ARG DELETE_FAST JUMP_FORWARD
    JUMP_BACKWARD JUMP_BACKWARD_NO_INTERRUPT NOT_TAKEN GEN_START
    """)
)
ENDS: Final = frozenset(
    str.split("""
    JUMP_FORWARD JUMP_BACKWARD JUMP_BACKWARD_NO_INTERRUPT RETURN_VALUE RETURN_CONST RAISE_VARARGS RERAISE
    """)
)
BUILDS: Final = {
    "BUILD_TUPLE": (1, 0), "BUILD_LIST": (1, 0), "BUILD_SET": (1, 0), "BUILD_MAP": (2, 0), "BUILD_SLICE": (1, 0),
    "BUILD_CONST_KEY_MAP": (1, 1),
}  # fmt: skip
"""Instruction -> values that it takes for each of its argument, and besides."""

FOUND_BY_ITEM: Final = sys.version_info >= (3, 12)
"""Whether an iterator at its end is popped by an instruction of its own."""


NOTHING_KNOWN: Final = object()

DATA: Final = (np.ndarray, pd.Series, pd.DataFrame, list, tuple, dict, set, frozenset, str, int, float)
"""Captured objects whose methods are known by their names; those of other classes are the user's."""


def is_apart(value: object) -> bool:
    """Return whether a captured object is numbers that add up to no small part of their sizes."""
    if not isinstance(value, np.ndarray | pd.Series) or value.dtype.kind not in "iuf" or value.size > MOST_ADDED:
        return False
    numbers = np.asarray(value, np.float64)
    return bool(abs(numbers.sum()) > np.abs(numbers).sum() / 1000)


MOST_ADDED: Final = 1 << 12
"""Captured numbers that are added up, at most."""


Variable = tuple[CodeType | None, str]
"""A variable: the code that it is local to, None of one that inner functions share, and its name."""


class Held(NamedTuple):
    """What is known of a value: whether it is inexact, or a whole number that is counted; as what it can be called.

    ``of`` are the variables that it is computed from, with ``adds`` by arithmetic of floats. ``captured`` is an object
    from outside, NOTHING_KNOWN of others; what is ``apart`` is a sum of such that is not near 0.
    """

    inexact: bool = False
    whole: bool = False
    name: str = ""
    of: frozenset[Variable] = frozenset()
    adds: bool = False
    captured: object = NOTHING_KNOWN
    apart: bool = False


UNKNOWN: Final = Held(inexact=True)


def joined(values: Iterable[Held]) -> Held:
    """Return what is known of a value that is made of others."""
    given = tuple(values)
    return Held(
        inexact=any(one.inexact for one in given),
        of=frozenset(chain.from_iterable(one.of for one in given)),
        adds=any(one.adds for one in given),
    )


class UnknownInstructionError(Exception):
    """An instruction of which nothing is known."""
