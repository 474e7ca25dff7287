"""Random functions of values, rows, windows, groups and columns at pandas' door, in every form of statement; by seed.

What such a function gives is what pandas gives, or it is refused by name. The grammar has what silent faults needed:
keyword calls in each form, large integers in each dtype, nullable columns whose first rows are missing, objects of
several types, captured subclasses, expressions moved into helpers, every way to a row's value, results by branch,
none to 300 rows. Times near their limits are in ``time_programs``.
"""

from __future__ import annotations

import builtins
import copy
import functools
import random
import warnings
from contextlib import nullcontext, suppress
from typing import Any, Final
from unittest import mock

import numpy as np
import pandas as pd

import udf
from tests.support.random_expressions import (
    CAPTURED,
    COLUMNS,
    FOLDED,
    OF_OBJECTS,
    OF_TEXT,
    ORDINARY,
    RESULTS,
    TEXTS_OF,
    TRANSFORMS,
    WAYS,
    Expressions,
    moved,
)
from udf.errors import InternalError, UdfError
from udf.frontend.base.messages import LIMITS
from udf.options import options

SHAPES: Final = (
    *("value", "value", "row", "row", "group", "group", "window", "text", "transform", "filter", "column", "fold"),
)
DTYPES: Final = (
    "int64", "float64", "int32", "int8", "uint8", "float32", "bool", "Int64", "Float64", "uint64", "object", "Int8",
    "UInt64", "boolean", "int64[pyarrow]", "category",
)  # fmt: skip
LARGE: Final = (0, 1, -1, 2, 3, 7, 100, 127, 2**31 - 1, 2**53 + 1, 2**62, -(2**62), 2**64 - 1, -(2**63))
LARGE_FLOATS: Final = (1.7e308, 1.5e154, -1.3e154, 1e-300, 2.0**53, -0.0, float("inf"), 1e18)
OBJECTS: Final = (1, 2.5, True, False, 2**60 + 1, np.int8(7), np.float32(0.1), None, np.bool_(1), 0, 3, -1.0)
TEXTS: Final = (None, "12", "7", "ff", "x", "", " 3 ", "9" * 25, "1e3", "US", "9223372036854775808", "é", "a,b,c", "17")
LEFT: Final = ("v = w", "v = w.dropna()", "v = w[w > 1]", "v = w.to_numpy()", "v = w.astype(float)", "v = w + 1")
NAMES: Final = {"value": "x", "text": "x", "row": "r", "column": "c"}


class Program:
    """One function as text, and what it is of; the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._pick = random.Random(seed)
        pick = self._pick.choice
        self.shape = pick(SHAPES)
        self.rows = pick((0, 1, 2, 3, 31, 40, 120, 300))
        self.dtype, self.other = ("float64", "float64") if self.shape == "window" else (pick(DTYPES), pick(DTYPES))
        if self._pick.random() < 0.4:
            self.other = self.dtype
        self.options = {
            "dropna": pick((True, False)),
            "ignore": self._pick.random() < 0.2,
            "ordinal": pick((0, 1)),
            "again": self._pick.random() < 0.05,
        }
        self.parameter = NAMES.get(self.shape, "w")
        self._expressions = Expressions(self._pick, ("x",) if self.shape == "value" else ("r['a']", "r['b']"))
        self.text = f"def h(x=1, *, y, k):\n    return y + k\n\n\n{self._functions()}"
        self.data = self._frame()

    def _functions(self) -> str:
        """Return the text of ``f``, and of what it calls."""
        head, expression = self._body()
        if self.shape == "fold":
            return f"def f(a, x):\n    return {expression}\n"
        if not head and self._pick.random() < 0.3:
            return moved(self._pick, self.parameter, expression)
        forms = ORDINARY if self.shape in ("value", "row", "group", "window", "text") else ORDINARY[:10]
        return f"def f({self.parameter}):\n{head}{self._pick.choice(forms).replace('{}', expression)}\n"

    def _body(self) -> tuple[str, str]:
        """Return a statement before the expression, and the expression."""
        pick, chance = self._pick.choice, self._pick.random()
        match self.shape:
            case "text":
                return "", pick(TEXTS_OF) if chance < 0.4 else f"({pick(OF_TEXT)} {pick('+-*')} {pick('123')})"
            case "transform":
                return "", pick(TRANSFORMS)
            case "fold":
                return "", pick(FOLDED)
            case "column":
                return "", pick(COLUMNS)
            case "filter":
                return "", pick(("len(w) > 1", "w.sum() > 3", "w.mean() > 0", "True"))
            case "group" | "window":
                return f"    {pick(LEFT)}\n", self._expressions.reduced(2)
        if chance < 0.15:
            one = "x" if self.shape == "value" else "r['a']"
            return "", pick(OF_OBJECTS).replace("{{{}}}", f"{{{one}}}").replace("{}", one)
        if chance < 0.35 and self.shape == "row":
            return "", pick(WAYS)
        number = self._expressions.scalar(2 if chance < 0.5 else 3)
        if chance < 0.5:
            return "", f"({pick(RESULTS).format(number, f'{self._expressions.scalar(0)} > 1')})"
        return "", number

    def _column(self, dtype: str) -> pd.Series[Any]:
        """Return a column; the first rows of a nullable one may be missing."""
        chance, pick, rows = self._pick.random, self._pick.choice, range(self.rows)
        lower = dtype.lower().removesuffix("[pyarrow]")
        if self.shape == "text":
            return pd.Series([pick(TEXTS) for _ in rows], dtype=pick(("str", "object", "string")))
        if dtype in ("object", "category"):
            return pd.Series([pick(OBJECTS if dtype == "object" else (1, 2, 5, None)) for _ in rows], dtype=dtype)
        values: list[Any] = [pick(LARGE) if chance() < 0.3 else self._pick.randint(-5, 9) for _ in rows]
        if "int" in lower:
            limits = np.iinfo(lower)
            values = [min(max(one, limits.min), limits.max) for one in values]
        elif "float" in lower:
            large = LARGE_FLOATS if lower == "float64" and chance() < 0.2 else (0.5,)
            values = [pick(large) if chance() < 0.3 else self._pick.randint(-20, 36) / 4 for _ in rows]
        else:
            values = [one > 2 for one in values]
        if lower != dtype or lower in ("float64", "float32"):
            first = pick((0, 0, 1, 12)) if lower != dtype else 0
            values = [None if i < first or chance() < 0.15 else one for i, one in enumerate(values)]
        return pd.Series(values, dtype=dtype)

    def _frame(self) -> pd.DataFrame:
        keys: Any = [i % 3 for i in range(self.rows)]
        if self.shape in ("transform", "filter"):
            keys = pd.Categorical([self._pick.choice(("p", "q", None)) for _ in keys], categories=["p", "q", "z"])
        return pd.DataFrame({"k": keys, "a": self._column(self.dtype), "b": self._column(self.other)})

    def run(self, data: Any) -> Any:
        """Return what pandas, or its ``.udf``, gives: the result, or the exception."""
        scope = {"np": np, "pd": pd, "udf": udf, "functools": functools, "nullcontext": nullcontext, **CAPTURED}
        scope |= {"K": CAPTURED["K"].copy(), "H": copy.deepcopy(CAPTURED["H"])}
        try:
            with warnings.catch_warnings(), np.errstate(all="ignore"), options(fallback=None):
                warnings.simplefilter("ignore")
                exec(self.text, scope)  # noqa: S102 - text from above
                if not self.options["again"]:
                    return self._call(scope["f"], ours=data is not self.data)
                return self._again(scope, ours=data is not self.data)
        except Exception as error:  # noqa: BLE001 - whatever it is
            return error

    def _again(self, scope: dict[str, Any], *, ours: bool) -> Any:
        """Call once, and again after the program has changed an array in place, and a builtin."""
        with suppress(Exception):
            self._call(scope["f"], ours=ours)
        scope["K"].resize(4, refcheck=False)
        with mock.patch.object(builtins, "abs", return_value=42):
            return self._call(scope["f"], ours=ours)

    def _call(self, function: Any, *, ours: bool) -> Any:
        """Return what the door gives."""
        of: Any = (lambda one: one.udf) if ours else lambda one: one
        frame, column, dropna = self.data, self.data["a"], self.options["dropna"]
        match self.shape:
            case "value" | "text":
                how: dict[str, Any] = {"na_action": "ignore"} if self.options["ignore"] else {}
                return of(column).map(function, **how)
            case "row":
                return of(frame[["a", "b"]]).apply(function, axis=1)
            case "group":
                return of(frame).groupby("k")["a"].agg(function)
            case "window":
                return of(column).rolling(4, min_periods=1).apply(function)
            case "column":
                return of(frame[["a", "b"]]).apply(function)
            case "fold":
                data = udf.Series(column)
                return list(data.scan(paired(function), 0.0)) if ours else folded(function, column)
            case "filter":
                return of(frame).groupby("k", dropna=dropna, observed=True)["a"].filter(function)
        if self.options["ordinal"]:
            return of(column).transform(function)
        return of(frame).groupby("k", dropna=dropna, observed=True)["a"].transform(function)

    def difference(self) -> str | None:
        """Return what differs from pandas; None where it is the same, or refused; "refused" where it is."""
        found = self.run(None)
        if isinstance(found, UdfError) and not isinstance(found, InternalError):
            return "refused"
        wanted = self.run(self.data)
        dtypes = {str(getattr(one, "dtype", "")) for one in (found, wanted)}
        if self.shape in ("group", "transform") and dtypes == {"float32", "float64"}:
            found = found.astype(wanted.dtype)  # pandas takes float32 where that loses less than 5e-4: by last digits
        if isinstance(found, Exception) and (set(found.args) & LIMITS or "is NaN in pandas, which" in str(found)):
            return "refused"  # a limit that is documented, such as 64 bits: under udf.pandas, pandas runs the call
        if are_same(found, wanted, self._cancelled()):
            return None
        if self._wraps():
            return "refused"  # a difference that docs/semantics.md names; under udf.pandas, pandas runs the call
        about = f"{self.shape} {self.options}, {self.dtype} {self.other}, {self.rows} rows"
        return f"{found!r}\n-- in place of\n{wanted!r}\n-- {about}\n{self.text}"

    def _wraps(self) -> bool:
        """Return whether a difference of two integers may leave 64 bits: pandas' ``diff`` wraps there."""
        column = self.data["a"].dropna()
        is_wide = str(self.dtype).lower().startswith("int64") and self.shape in ("group", "transform", "column")
        return (
            ".diff(" in self.text and is_wide and bool(len(column)) and int(column.max()) - int(column.min()) >= 2**63
        )

    def _cancelled(self) -> float:
        """Return the last digits of the largest number, in which sums differ (docs/doors/pandas_promise.md)."""
        if self.shape in ("value", "row", "text"):
            return 0.0
        both = pd.concat([self.data[name].astype(object) for name in "ab"])
        numbers = pd.to_numeric(both, errors="coerce").astype("float64")
        largest = float(np.nan_to_num(numbers[np.isfinite(numbers)].abs().max()))
        return max((1e-6 if "float32" in (self.dtype, self.other) else 1e-12) * largest, 1e-300)


def paired(step: Any) -> Any:
    """Return a function of ``scan`` whose results are its states."""
    return lambda a, x: (step(a, x), step(a, x))


def folded(step: Any, column: pd.Series[Any]) -> list[Any]:
    """Return the states of a fold in Python, to which a null is ``udf.NA``."""
    state, states = 0.0, []
    for value in udf.Series(column):
        state = step(state, udf.NA if pd.isna(value) else value)
        states.append(state)
    return states


def are_same(found: Any, wanted: Any, cancelled: float) -> bool:
    """Return whether two results are the same, but for the last digits where sums cancel."""
    if isinstance(found, Exception) or type(found) is not type(wanted):
        return type(found) is type(wanted)
    if isinstance(found, pd.DataFrame):
        return (
            found.columns.equals(wanted.columns)
            and found.index.equals(wanted.index)
            and all(are_same(found.iloc[:, i], wanted.iloc[:, i], cancelled) for i in range(found.shape[1]))
        )
    if not isinstance(found, pd.Series):
        return str(found) == str(wanted)
    if found.dtype != wanted.dtype or not found.index.equals(wanted.index):
        return False
    if found.dtype == object:
        return all(_same_object(*pair, typed=not cancelled) for pair in zip(found, wanted, strict=True))
    narrow = "32" in str(found.dtype)
    is_number = getattr(wanted.dtype, "kind", "O") in "fiu"
    largest = wanted.astype("float64").abs().max() if is_number else 0.0
    largest = 1e-12 * float(np.nan_to_num(largest, posinf=0.0)) if cancelled else 0.0
    try:
        pd.testing.assert_series_equal(
            found, wanted, rtol=1e-5 if narrow else 1e-9, atol=max(1e-9, cancelled, largest), check_names=False
        )
    except AssertionError:
        return False
    return True


def _same_object(found: Any, wanted: Any, *, typed: bool) -> bool:
    """Return whether two objects are of one type, and the same but for a float's last digits.

    One value of a group or a column is NumPy's or Python's (docs/semantics.md): without ``typed`` it is either.
    """
    if typed and type(found) is not type(wanted):
        return False
    if isinstance(found, float | np.floating) and isinstance(wanted, float | np.floating):
        return bool(found == wanted or np.isclose(found, wanted, rtol=1e-12, atol=0, equal_nan=True))
    return str(found) == str(wanted)
