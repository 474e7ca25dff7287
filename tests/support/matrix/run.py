"""One case of the matrix through pandas and through ``.udf``: what each gives, and how the two compare."""

import math
import re
import warnings
from collections.abc import Callable
from datetime import date, datetime, timedelta
from datetime import time as clock
from typing import Any, Final, Literal

import numpy as np
import pandas as pd

import udf
from tests.support.matrix.cells import ONE_VALUE, Case
from tests.support.matrix.compare import difference
from tests.support.matrix.values import column
from tests.support.written import from_source
from udf.doors.pandas.pandas_group_dtypes import OTHERS
from udf.errors import InternalError, UdfError
from udf.frontend.base.messages import LIMITS

TABLE: Final = pd.DataFrame({"a": [0, 1, 2, 3, 200], "b": [1.0, 2.0, 2.5, 4.0, 5.0]})
LOOK: Final = pd.Series([1.0, 2.5, 4.0], index=[1, 2, 3])
EDGES: Final = np.array([0.0, 1.0, 2.5, 5.0])

NAMES: Final = {
    "TABLE": TABLE,
    "LOOK": LOOK,
    "EDGES": EDGES,
    "DICT": {1: 10, 2: 20, "ab": 3},
    "PAIRS": (("a", 1), ("b", 2)),
    "START": datetime(2000, 1, 1),  # noqa: DTZ001 - what people write
    "LAST": date(9999, 12, 29),
    "LIST": [10, 20, 30],
    "DAYS": {pd.Timestamp("2020-01-31"), pd.Timestamp("2019-12-01")},
    "DATES": {date(2020, 1, 31), date(2019, 12, 1)},
    "NO_VOWELS": str.maketrans("ae", "43"),
    "h": lambda k, v: v,
    "f2": lambda a, b: a * 2 - b,
    "np": np, "pd": pd, "math": math, "re": re, "date": date, "datetime": datetime, "timedelta": timedelta,
    "clock": clock,
}  # fmt: skip


def source(case: Case) -> str:
    """Return the text of the function that a case runs.

    ``f`` takes the receiver, called ``x``; what a form calls its receiver is ``x`` too, or ``x["a"]`` of a row.
    """
    receiver = "x['a']" if case.cell.receiver == "item" else "x"
    value = case.form.replace("@", receiver)
    body = {
        "returned": f"return {value}",
        "try": f"try:\n        y = {value}\n    except KeyError:\n        return None\n    return y",
        "except": f"try:\n        y = {value}\n    except (ValueError, ArithmeticError):\n        return -1\n    return y",  # noqa: E501
        "str": f"return str({value})",
        "condition": f"return 1 if ({value}) else 0",
        "compared": f"return ({value}) == ({value})",
        "loop": f"y = None\n    for _ in range(2):\n        y = {value}\n    return y",
        "summed": f"y = {value}\n    return y + y",
        "keyword": f"return h(2, v={value})",
        "in a try": f"try:\n        return h(v={value}, k=2.5)\n    finally:\n        pass",
        "helper": "return g(x)",
        "sum": f"return ({value}).sum()",
        "last": f"return ({value}).iloc[-1]",
        "count": f"return len({value})",
    }[case.use]
    return f"def g(x):\n    return {value}\n\ndef h(k, v):\n    return v\n\ndef f(x):\n    {body}\n"


def function(case: Case) -> Callable[[Any], Any]:
    """Return the function of a case, with its text where ``inspect`` looks for it."""
    made: Callable[[Any], Any] = from_source(source(case), dict(NAMES))
    return made


def given(case: Case) -> Any:
    """Return the column, or frame, of a case."""
    of = column(case.cell.dtype, case.nulls, case.index, case.size, edges=case.edges)
    if case.cell.receiver in ("value", "column", "window", "array"):
        return of
    other = of.iloc[::-1].set_axis(of.index)
    keys = [(i * 5) % 3 for i in range(case.size)]
    return pd.DataFrame({"a": of, "b": other, "k": keys}, index=of.index)


def call(case: Case, data: Any, made: Callable[[Any], Any], *, ours: bool) -> Any:
    """Return what a door, pandas' own or ours, makes of a function."""
    receiver = case.cell.receiver
    if receiver in ("item", "row"):
        data = data[["a", "b"]]
    door = data.udf if ours else data
    if receiver == "value":
        return door.map(made)
    if receiver in ("item", "row"):
        return door.apply(made, axis=1)
    if receiver in ("window", "array"):
        return door.rolling(3).apply(made, raw=receiver == "array")
    series = case.use in ("returned", "try", "helper", "in a try", "except")
    gives = case.cell.operation.gives if series else "1"
    if receiver == "column":
        return door.transform(made) if gives == "n" else door.agg(made)
    groups = door.groupby("k")
    if receiver == "frame":
        return groups[["a", "b"]].apply(made)
    return {"1": groups["a"].agg, "n": groups["a"].transform}.get(gives, groups["a"].apply)(made)


def outcome(case: Case, fallback: Literal["python", "error"] = "error") -> tuple[str, str]:
    """Return one of OUTCOMES, and what it says of the two results; values beside one that raises are compared too."""
    made, data = function(case), given(case)
    first = _compared(case, data, made, fallback)
    if first[0] == "raises" and case.cell.receiver in ONE_VALUE:
        rest = data[[_passes(case, data.iloc[i : i + 1], made) for i in range(len(data))]]
        return _compared(case, rest, made, fallback) if len(rest) else first
    return first


def _passes(case: Case, data: Any, made: Callable[[Any], Any]) -> bool:
    """Return whether a function raises nothing in pandas."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return not isinstance(_result(lambda: call(case, data, made, ours=False)), Exception)


def _compared(case: Case, data: Any, made: Callable[[Any], Any], fallback: Any) -> tuple[str, str]:
    """Run data through both, and return how the results compare."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wanted = _result(lambda: call(case, data, made, ours=False))
        with udf.options(backend="cpu", fallback=fallback):  # without "error" what is refused is pandas' own, and equal
            found = _result(lambda: call(case, data, made, ours=True))
    if isinstance(found, InternalError):
        return "fault", " ".join(str(found).split())[:150]
    if isinstance(found, UdfError) and OTHERS in str(found):  # of a few groups, of which real data have many
        return "differs", f"{OTHERS}, pandas: {_shown(wanted)}"
    if isinstance(found, UdfError):
        return "refused", f"{type(found).__name__}: {' '.join(str(found).split())}"[:150]
    if is_limit(found):
        return "refused", str(found)[:150]
    if isinstance(wanted, Exception) or isinstance(found, Exception):
        if type(found) in type(wanted).__mro__[:2]:  # pandas' IntCastingNaNError is a ValueError
            return "raises", type(wanted).__name__
        return "differs", f"{_shown(found)}, pandas: {_shown(wanted)}"
    rounds = any(name in case.form for name in LAST_DIGITS) or case.cell.receiver not in ("value", "item")
    says = difference(found, wanted, exact=not rounds)
    return ("differs", says) if says else ("equal", "")


BEYOND: Final = (
    *("does not fit 64 bits", "beyond 2**53", "fits 64 bits", "of a nullable column is NA in pandas, by which"),
    *("of no values is NaN in pandas, which", "a surrogate alone is not text"),
)
"""What errors of integers too large for us say, and of what pandas gives and a compiled function cannot hold."""


def is_limit(error: object) -> bool:
    """Return whether an error says that something is beyond what we compute: it raises, and is not silent."""
    if not isinstance(error, Exception):
        return False  # a result, which is no message: the text of a Series of float16 warns
    return str(error) in LIMITS or any(words in str(error) for words in BEYOND)


LAST_DIGITS: Final = ("math.", "np.", "**", "pow(")
"""What may differ from the C library in the last digits of a float."""

OUTCOMES: Final = ("equal", "raises", "refused", "fault", "differs")
"""What becomes of a case, from the best to the worst."""


def _result(run: Callable[[], Any]) -> Any:
    try:
        return run()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
        return error


def _shown(result: Any) -> str:
    if isinstance(result, Exception):
        return f"{type(result).__name__}: {' '.join(str(result).split())}"[:70]
    return " ".join(repr(result).split())[:70]
