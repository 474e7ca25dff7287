"""Random functions of values, rows, windows and groups at pandas' door, in every form of statement; a seed each.

What such a function gives is what pandas gives, or it is refused by name. The grammar has what silent faults needed:
keyword calls in each form, large integers in each dtype, nullable columns, arrays that a mask left, helpers, 1 to 300
rows.
"""

from __future__ import annotations

import random
import warnings
from typing import Any, Final

import numpy as np
import pandas as pd

from udf.errors import InternalError, UdfError
from udf.frontend.base.messages import LIMITS

FORMS: Final = (
    "    return {}",
    "    try:\n        made = {}\n    except ZeroDivisionError:\n        made = -1\n    return made",
    "    try:\n        made = {}\n    finally:\n        pass\n    return made",
    "    made = 0\n    for _ in range(1):\n        made = {}\n    return made",
    "    i, made = 0, 0\n    while i < 1:\n        made = {}\n        i += 1\n    return made",
    "    def inner():\n        return {}\n    return inner()",
    "    return h(y={}, k=2) - 2",
    "    return (made := {}) + 0",
    "    made = {}\n    return made if made == made else made + 1",
    "    return (lambda z: z)({})",
    "    match 1:\n        case 1:\n            made = {}\n    return made",
    "    (made,) = [z for z in ({},)]\n    return made",
)
"""Statements around an expression."""

DTYPES: Final = ("int64", "float64", "int32", "int8", "uint8", "float32", "bool", "Int64", "Float64", "uint64")
LARGE: Final = (0, 1, -1, 2, 3, 7, 100, 127, 2**31 - 1, 2**53 + 1, 2**62, -(2**62))
LEFT: Final = ("v = w", "v = w.dropna()", "v = w[w > 1]", "v = w.to_numpy()", "v = w.astype(float)", "v = w + 1")


class Program:
    """One function as text, and what it is of; the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._pick = random.Random(seed)
        pick = self._pick.choice
        self.shape = pick(("value", "row", "group", "window"))
        self.rows = pick((1, 2, 3, 31, 40, 120, 300))
        self.dtype = "float64" if self.shape == "window" else pick(DTYPES)
        self._names = ("x",) if self.shape == "value" else ("r['a']", "r['b']")
        arrays = self.shape in ("group", "window")
        body = pick(FORMS).format(self._reduced(2) if arrays else self._scalar(3))
        head = f"    {pick(LEFT)}\n" if arrays else ""
        parameter = "w" if arrays else "x" if self.shape == "value" else "r"
        self.text = f"def h(x=1, *, y, k):\n    return y + k\n\n\ndef f({parameter}):\n{head}{body}\n"
        self.data = self._frame()

    def _frame(self) -> pd.DataFrame:
        pick = self._pick
        whole = [pick.choice(LARGE) if pick.random() < 0.3 else pick.randint(-5, 9) for _ in range(2 * self.rows)]
        lower = self.dtype.lower()
        if "int" in lower:
            limits = np.iinfo(lower)
            values: list[Any] = [one if limits.min <= one <= limits.max else 3 for one in whole]
        else:
            values = [one / 4 for one in whole] if "float" in lower else [one > 2 for one in whole]
        if lower != self.dtype or lower in ("float64", "float32"):
            values = [None if pick.random() < 0.15 else one for one in values]
        columns = {name: pd.Series(values[i::2], dtype=self.dtype) for i, name in enumerate("ab")}
        return pd.DataFrame({"k": [i % 3 for i in range(self.rows)], **columns})

    def _constant(self) -> str:
        return self._pick.choice(("1", "2", "3", "0.5", "7", "-1", "2.5"))

    def _scalar(self, depth: int) -> str:
        pick, down = self._pick.choice, lambda: self._scalar(depth - 1)
        if depth == 0 or self._pick.random() < 0.2:
            return pick((*self._names, self._constant()))
        way = pick(("binary", "binary", "call", "ternary", "round", "helper", "compare", "boolean"))
        if way == "binary":
            return f"({down()} {pick(('+', '-', '*', '/', '//', '%'))} {down()})"
        if way == "ternary":
            return f"({down()} if {down()} > {self._constant()} else {down()})"
        if way == "compare":
            return f"({down()} {pick(('<', '<=', '==', '!='))} {down()})"
        known = {"round": f"round({down()}, 2)", "helper": f"h(k={self._constant()}, y={down()})"}
        if way in known:
            return known[way]
        if way == "boolean":
            return f"({down()} {pick(('and', 'or'))} {down()})"
        return pick(
            (f"abs({down()})", f"max({down()}, {down()})", f"min({down()}, {self._constant()})", f"float({down()})")
        )

    def _array(self, depth: int) -> str:
        pick, down = self._pick.choice, lambda: self._array(depth - 1)
        if depth == 0 or self._pick.random() < 0.2:
            return "v"
        way = pick(("constant", "constant", "array", "where", "call"))
        if way == "constant":
            return f"({down()} {pick(('+', '-', '*', '/'))} {self._constant()})"
        if way == "array":
            return f"({down()} {pick(('+', '-', '*'))} {down()})"
        if way == "where":
            return f"np.where({self._condition(depth - 1)}, {down()}, {pick((down(), self._constant()))})"
        return pick((f"np.maximum({down()}, {down()})", f"abs({down()})", f"np.sqrt(abs({down()}))"))

    def _condition(self, depth: int) -> str:
        one = f"({self._array(depth)} {self._pick.choice(('<', '>', '<=', '=='))} {self._constant()})"
        return one if self._pick.random() < 0.6 else f"({one} {self._pick.choice('&|')} {self._condition(0)})"

    def _reduced(self, depth: int) -> str:
        pick = self._pick.choice
        if self._pick.random() < 0.3:
            return f"({self._reduced(depth - 1)} {pick('+-*')} {self._reduced(depth - 1)})" if depth > 1 else "len(v)"
        array = self._array(depth)
        known = (
            f"({array}).sum()",
            f"({array}).max()",
            f"({array}).mean()",
            f"({array}).min()",
            f"({array}).std(ddof=0)",
        )
        return pick(
            (*known, f"({array}).var(ddof=1)", f"({self._condition(depth)}).sum()", "float(v.sum())", "v.sum()")
        )

    def run(self, data: Any) -> Any:
        """Return what pandas, or its ``.udf``, gives: the result, or the exception."""
        scope: dict[str, Any] = {"np": np, "pd": pd}
        exec(self.text, scope)  # noqa: S102 - text from above
        function, ours = scope["f"], data is not self.data
        frame = self.data.udf if ours else self.data
        column = self.data["a"].udf if ours else self.data["a"]
        call = {
            "value": lambda: column.map(function),
            "row": lambda: frame.apply(function, axis=1),
            "group": lambda: frame.groupby("k")["a"].agg(function),
            "window": lambda: column.rolling(4, min_periods=1).apply(function),
        }[self.shape]
        try:
            with warnings.catch_warnings(), np.errstate(all="ignore"):
                warnings.simplefilter("ignore")
                return call()
        except Exception as error:  # noqa: BLE001 - whatever it is
            return error

    def difference(self) -> str | None:
        """Return what differs from pandas; None where it is the same, or refused; "refused" where it is."""
        found = self.run(None)
        if isinstance(found, UdfError) and not isinstance(found, InternalError):
            return "refused"
        wanted = self.run(self.data)
        if self.shape == "group" and {str(getattr(one, "dtype", "")) for one in (found, wanted)} == {
            "float32",
            "float64",
        }:
            found = found.astype(wanted.dtype)  # pandas takes float32 where that loses less than 5e-4: by last digits
        if isinstance(found, Exception) and (set(found.args) & LIMITS or "is NaN in pandas, which" in str(found)):
            return "refused"  # a limit that is documented, such as 64 bits: under udf.pandas, pandas runs the call
        numbers = self.data[["a", "b"]].astype("float64").abs().max().max()
        digits = 1e-6 if self.dtype == "float32" else 1e-12
        same = _same(found, wanted, digits * float(np.nan_to_num(numbers)))
        return (
            None if same else f"{found!r}\n-- in place of\n{wanted!r}\n-- {self.dtype}, {self.rows} rows\n{self.text}"
        )


def _same(found: Any, wanted: Any, cancelled: float) -> bool:
    """Return whether two results are the same, but for the last digits where sums cancel (docs/doors/pandas.md)."""
    if isinstance(found, Exception) or isinstance(wanted, Exception):
        return type(found) is type(wanted)
    if found.dtype != wanted.dtype or not found.index.equals(wanted.index):
        return False
    if found.dtype == object:
        return [str(one) for one in found] == [str(one) for one in wanted]
    narrow = "32" in str(found.dtype)
    largest = wanted.astype("float64").abs().max() if wanted.dtype.kind in "fiu" else 0.0
    apart = max(1e-9, cancelled, 1e-12 * float(np.nan_to_num(largest, posinf=0.0)))
    try:
        pd.testing.assert_series_equal(found, wanted, rtol=1e-5 if narrow else 1e-9, atol=apart, check_names=False)
    except AssertionError:
        return False
    return True
