"""Generated expressions of times near their limits: constructors, arithmetic, methods, and what they may raise.

A program is an expression over a row of a frame (``t`` a time, ``d`` a length of time, ``n`` an int, ``x`` a float),
bare or in a ``try``. What pandas gives for it, or raises, is the definition; a clear refusal is no difference.
"""

import datetime as dt
import random
import re
from typing import Any, Final

import numpy as np
import pandas as pd

from udf.base.raising import TOO_FAR
from udf.errors import ArgumentError, UdfCompileError
from udf.frontend.base.messages import DOES_NOT_FIT

UNITS: Final = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}
NUMBERS: Final = (
    0, 1, -1, 3, 7, 13, -12, 24, 2024, 9999, 10000, 100000, -100000, 9999999, -9999999, 2**31, 2**40, 2**53 + 1,
    2**62, 2**63 - 1, -(2**63) + 1,
)  # fmt: skip
FLOATS: Final = (
    0.0, -0.0, 0.5, 1.5, 2.5, -0.5, 3.0, 7.0, 1 / 3, 0.1, 1e-3, 1e6, 86400.5, 1e15 + 0.3, 1e18, 1e300, 1e-300, -1e19,
    float("nan"), float("inf"),
)  # fmt: skip

TIMES: Final = (
    "r.t", "r.t.to_pydatetime()", "r.t.date()", "datetime(2000, 2, 29)", "date(2000, 2, 29)",
    "pd.Timestamp(2000, 2, 29)", "datetime(r.n, 3, 4)", "date(r.n, 3, 4)", "pd.Timestamp(r.n, 12, 31)",
    "datetime(9999, 12, 31, 23)", "date(1, 1, 1)", "pd.to_datetime(r.n, unit='s')", "pd.to_datetime(r.n, unit='D')",
    "pd.to_datetime(r.x, unit='s')", "datetime.utcfromtimestamp(r.n)",
)  # fmt: skip
SPANS: Final = (
    "r.d", "timedelta(days=r.n)", "timedelta(seconds=r.n)", "timedelta(hours=r.x)", "timedelta(seconds=r.x)",
    "timedelta(r.n)", "timedelta(days=r.x)", "timedelta(microseconds=r.x)", "timedelta(weeks=r.n, hours=3)",
    "timedelta(days=1, seconds=2)", "pd.Timedelta(days=r.n)", "pd.Timedelta(hours=r.n)",
    "pd.Timedelta(r.x, unit='h')", "pd.Timedelta(r.x / 7, unit='h')", "pd.Timedelta(r.x, unit='s')",
    "pd.Timedelta(r.n, unit='s')", "pd.to_timedelta(r.n, unit='D')", "pd.to_timedelta(r.x, unit='D')",
    "pd.Timedelta(seconds=r.x)", "pd.Timedelta(days=3)", "timedelta(seconds=2)", "pd.Timedelta(r.n, unit='us')",
    "pd.Timedelta(minutes=r.x)", "timedelta(minutes=r.x, seconds=r.n)", "pd.Timedelta(r.x, unit='ms')",
)  # fmt: skip
OFFSETS: Final = (
    "pd.DateOffset(months=r.n)", "pd.DateOffset(years=r.n)", "pd.DateOffset(days=r.n)", "pd.DateOffset(months=1)",
    "pd.offsets.MonthEnd(r.n)", "pd.offsets.BDay(r.n)", "pd.offsets.YearBegin(r.n)", "pd.DateOffset(hours=r.n)",
    "pd.offsets.Day(r.n)", "pd.offsets.Hour(r.n)", "pd.DateOffset(weeks=r.n, days=2)",
)  # fmt: skip
OF_TIME: Final = (
    "{}", "{}.year", "{}.month", "{}.day", "{}.isoformat()", "str({})", "{}.toordinal()", "{}.weekday()",
    "{}.replace(year=r.n)", "{}.replace(day=31)", "{}.isocalendar()[0]", "{}.hour",
)  # fmt: skip
OF_INSTANT: Final = (
    "{}.date()", "{}.floor('D')", "{}.ceil('D')", "{}.round('h')", "{}.normalize()", "{}.value", "{}.timestamp()",
    "{}.to_pydatetime()", "{}.dayofyear", "{}.is_month_end",
)  # fmt: skip
OF_SPAN: Final = (
    "{}", "{}.days", "{}.seconds", "{}.microseconds", "{}.total_seconds()", "-{}", "abs({})", "{} * r.n", "{} * r.x",
    "{} / r.n", "{} / r.x", "r.x * {}", "{} // r.n", "{} // timedelta(days=1)", "{} % timedelta(hours=5)",
    "{} / timedelta(seconds=7)", "{} / 3", "{} / 7", "{} * 0.1", "{} * 1.5", "{} // 3", "{} / 2.5", "{} / r.d",
    "r.d // {}", "r.d % {}", "r.n * {}", "{} * 2.5", "{} / 10", "bool({})",
)  # fmt: skip
CAUGHT: Final = ("Exception", "OverflowError", "ValueError", "(OverflowError, ValueError)", "ZeroDivisionError",
                 "pd.errors.OutOfBoundsDatetime", "pd.errors.OutOfBoundsTimedelta")  # fmt: skip


def expression(rng: random.Random) -> str:
    """Return an expression of a row."""
    time, span, more = rng.choice(TIMES), rng.choice(SPANS), rng.choice(SPANS)
    form = rng.randrange(7)
    if form == 0:
        return rng.choice(OF_SPAN).format(f"({span})")
    if form == 1:
        return rng.choice(OF_SPAN).format(f"({span} {rng.choice('+-')} {more})")
    if form == 2:
        return rng.choice(OF_SPAN).format(f"({time} - {rng.choice(TIMES)})")
    if form == 3:
        return f"{time} {rng.choice(['<', '==', '>='])} {rng.choice(TIMES)}"
    if form == 4:
        time = f"({time} {rng.choice('+-')} {rng.choice(OFFSETS)})"
    elif form == 5:
        time = f"({time} {rng.choice('+-')} {span})"
    is_instant = "date(" not in time or "datetime(" in time
    return rng.choice(OF_TIME + OF_INSTANT if is_instant else OF_TIME).format(time)


def program(rng: random.Random) -> str:
    """Return the text of a function of a row."""
    body = expression(rng)
    if rng.random() < 0.3:
        return f"def f(r):\n    try:\n        return {body}\n    except {rng.choice(CAUGHT)}:\n        return None\n"
    return f"def f(r):\n    return {body}\n"


def compiled(text: str) -> Any:
    """Return the function of a program."""
    names = {"pd": pd, "np": np, "dt": dt, "datetime": dt.datetime, "date": dt.date, "timedelta": dt.timedelta}
    exec(text, names)  # noqa: S102 - as it was generated
    return names["f"]


def frame_of(rng: random.Random, rows: int) -> pd.DataFrame:
    """Return rows of one unit, with values near the limits."""
    unit = rng.choice(list(UNITS))
    second = UNITS[unit]
    ends = [-62135596800 * second, 253402300800 * second - 1] if unit != "ns" else [-(2**63) + 1, 2**63 - 1]
    limits = [2**63 - 1, 10**9 * 86400 * second, 106751 * 86400 * second, 86400 * second, second]
    times = [rng.choice(ends) + rng.choice([0, 1, -1, 86400 * second]) if rng.random() < 0.4 else
             rng.randrange(-(10**10) // 2, 10**10 // 2) * second for _ in range(rows)]  # fmt: skip
    spans = [rng.choice([1, -1]) * (rng.choice(limits) - rng.randrange(2)) if rng.random() < 0.4 else
             rng.randrange(-(10**6), 10**6) * rng.choice([1, max(second // 1000, 1), second])
             for _ in range(rows)]  # fmt: skip
    keep = lambda v: max(min(v, 2**63 - 1), -(2**63) + 1)
    if unit != "ns":
        times = [max(min(v, ends[1]), ends[0]) for v in times]
    made = pd.DataFrame({
        "t": np.array([keep(v) for v in times], np.int64).view(f"M8[{unit}]"),
        "d": np.array([keep(v) for v in spans], np.int64).view(f"m8[{unit}]"),
        "n": [rng.choice(NUMBERS) for _ in range(rows)],
        "x": [rng.choice(FLOATS) if rng.random() < 0.7 else rng.uniform(-100, 100) for _ in range(rows)],
    })  # fmt: skip
    for label in ("t", "d"):
        if rng.random() < 0.2:
            made.loc[[rng.random() < 0.3 for _ in range(rows)], label] = pd.NaT
    return made


LIMITS: Final = ("in a UDF", TOO_FAR, DOES_NOT_FIT)
"""Texts of what a row of ours does not hold, and Python may."""


def outcome(call: Any) -> tuple[Any, ...]:
    """Return what a call gave, in a form that is compared: its values by type, or its exception's type."""
    try:
        result = call()
    except UdfCompileError as refused:
        return ("refused", str(refused))
    except ArgumentError as refused:  # of the results of these rows
        return ("limit", str(refused))
    except Exception as error:  # noqa: BLE001 - whatever it is
        return ("raised", type(error).__name__, str(error))
    return ("gave", [repr(value) for value in result], str(getattr(result, "dtype", "")), list(result))


def are_equal(made: tuple[Any, ...], wanted: tuple[Any, ...], text: str) -> bool:
    """Return whether two outcomes are one; of a float pandas counts microseconds where they hold it, we nanoseconds."""
    if made[:2] == wanted[:2]:
        return True
    if made[0] != "gave" or wanted[0] != "gave" or not re.search(r"(Timedelta|to_timedelta|to_datetime)\(.*r\.x", text):
        return False
    pairs = list(zip(made[3], wanted[3], strict=True))
    return all(isinstance(b, pd.Timedelta | pd.Timestamp) and abs(a - b) <= pd.Timedelta(1, "us") for a, b in pairs)


def is_refusal(found: tuple[Any, ...]) -> bool:
    """Return whether it is a refusal of ours, when compiled or where a row met a limit."""
    return found[0] in ("refused", "limit") or (found[0] == "raised" and any(text in found[2] for text in LIMITS))


def differences(seed: int, rows: int = 12) -> tuple[list[tuple[Any, ...]], int, bool]:
    """Return where one program differs from pandas row by row, how many rows were compared, and if it was refused."""
    rng = random.Random(seed)
    text, frame = program(rng), frame_of(rng, rows)
    function, found, seen = compiled(text), [], 0
    for row in range(rows):
        one = frame.iloc[row : row + 1]
        made = outcome(lambda one=one: one.udf.apply(function, axis=1))
        if made[0] == "refused":
            return found, seen, True
        seen += 1
        if is_refusal(made):
            continue
        wanted = outcome(lambda one=one: one.apply(function, axis=1))
        if not are_equal(made, wanted, text):
            found.append((text, one.iloc[0].to_dict(), made, wanted))
    return found, seen, False
