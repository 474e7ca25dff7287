"""Calls of Dask's door on columns of every dtype: what one machine gives of the whole is the definition."""

import random
from collections.abc import Callable
from typing import Any, Final

import dask.dataframe as dd
import numpy as np
import pandas as pd

LARGE: Final = 2**60 + 1
"""An integer that no float64 holds."""

ROWS: Final = 12

COLUMNS: Final[dict[str, Callable[[Any], Any]]] = {
    "int64": lambda n: LARGE + n,
    "int8": lambda n: n.astype("int8"),
    "uint64": lambda n: 2**63 + n.astype("uint64"),
    "float32": lambda n: n.astype("float32"),
    "float64 with NaN": lambda n: np.where(n == 7, np.nan, n + 0.5),
    "bool": lambda n: n % 2 == 0,
    "Int64": lambda n: pd.array([LARGE + int(i) for i in n], "Int64"),
    "Int64 with NA": lambda n: pd.array([None if i == 7 else int(i) for i in n], "Int64"),
    "Float64": lambda n: pd.array(n + 0.5, "Float64"),
    "Float64 with NA": lambda n: pd.array([None if i == 2 else i + 0.5 for i in n], "Float64"),
    "boolean with NA": lambda n: pd.array([None if i == 2 else bool(i % 2) for i in n], "boolean"),
    "category": lambda n: pd.Categorical([["a", "bb", "c"][i % 3] for i in n]),
    "category with NA": lambda n: pd.Categorical([["a", None, "c"][i % 3] for i in n]),
    "text": lambda n: pd.array([f"t{i}" for i in n], "str"),
    "text with NA": lambda n: pd.array([None if i == 3 else f"t{i}" for i in n], "str"),
    "times": lambda n: pd.to_datetime(["2000-01-01"] * len(n)) + pd.to_timedelta(n, unit="D"),
    "times with NaT": lambda n: (pd.to_datetime(["2000-01-01"] * len(n)) + pd.to_timedelta(n, unit="D")).where(n != 4),
}

CALLS: Final[dict[str, Callable[[Any], Any]]] = {
    "map": lambda f: f.x.udf.map(lambda v: v),
    "map or None": lambda f: f.x.udf.map(lambda v: v if v == v else None),
    "None now and then": lambda f: f.y.udf.map(lambda v: v if v < 5 else None),
    "never None": lambda f: f.z.udf.map(lambda v: v if v > 0 else None),
    "int or float": lambda f: f.x.udf.map(lambda v: 1 if v == v else 2.5),
    "a tuple": lambda f: f.x.udf.map(lambda v: (v, 1)),
    "a row": lambda f: f.udf.apply(lambda r: r.x, axis=1),
    "a row or None": lambda f: f.udf.apply(lambda r: r.x if r.y < 5 else None, axis=1),
    "a row's tuple": lambda f: f.udf.apply(lambda r: (r.x, r.y, r.z), axis=1, result_type="expand"),
    "a sum of a row": lambda f: f.udf.apply(lambda r: r.y + r.w, axis=1),
    "transform": lambda f: f.udf.groupby("k")["x"].transform(lambda s: s),
    "difference": lambda f: f.udf.groupby("k")["x"].transform(lambda s: s - s.min()),
    "greatest": lambda f: f.udf.groupby("k")["x"].agg(lambda s: s.max()),
    "length": lambda f: f.udf.groupby("k")["x"].agg(lambda s: len(s)),
    "sum": lambda f: f.udf.groupby("k")["x"].agg(lambda s: s.sum()),
    "mean": lambda f: f.udf.groupby("k")["x"].agg(lambda s: s.mean()),
    "by branch": lambda f: f.udf.groupby("k")["x"].agg(lambda s: len(s) if len(s) > 2 else 0.5),
    "a group's greatest": lambda f: f.udf.groupby("k").apply(lambda g: g.x.max()),
    "a group's length": lambda f: f.udf.groupby("k").apply(lambda g: len(g)),
    "a group's sum": lambda f: f.udf.groupby("k").apply(lambda g: g.y.sum() + g.w.sum()),
    "reduce": lambda f: f.udf.groupby("k")["x"].reduce(lambda s, v: s + v, 0),
    "scan of groups": lambda f: f.udf.groupby("k")["x"].scan(lambda s, v: (s + v, s + v), 0),
    "scan": lambda f: f.z.udf.scan(lambda s, v: (s + v, s), 0),
    "windows": lambda f: f.y.udf.rolling(3, min_periods=1).apply(lambda w: w.sum()),
}

KEYS: Final[dict[str, Callable[[Any], Any]]] = {
    "numbers": lambda n: n % 3,
    "text": lambda n: pd.array([f"k{i % 3}" for i in n], "str"),
    "text with NA": lambda n: pd.array([None if i < 4 else "k" for i in n], "str"),
    "NaN": lambda n: np.where(n < 5, np.nan, n % 2),
}


def frame_of(column: str, keys: str, parts: int) -> tuple[Any, pd.DataFrame]:
    """Return a Dask frame and the same rows as one of pandas."""
    n = np.arange(ROWS)
    given = {"k": KEYS[keys](n), "x": COLUMNS[column](n), "y": n * 1.0, "z": 2**53 + 1 + n}
    made = dd.from_pandas(pd.DataFrame({**given, "w": COLUMNS["Float64 with NA"](n)}), npartitions=parts, sort=False)
    return made, made.compute()


def outcome(call: Callable[[], Any]) -> tuple[Any, ...]:
    """Return what a call gave, in the order of its index: its dtypes and values; or that it raised.

    Numbers among objects are Python's here: those of a partition without nulls are a column, which pandas joins so.
    """
    try:
        result = call()
        result = result.compute() if hasattr(result, "compute") else result
    except Exception as error:  # noqa: BLE001 - whatever it is
        return "raised", f"{type(error).__name__}: {error}"
    if not result.index.is_monotonic_increasing:
        result = result.sort_index()
    dtypes = [result.dtype] if result.ndim == 1 else list(result.dtypes)
    return "gave", [str(one) for one in dtypes], repr(_as_python(result.astype(object).to_numpy().tolist()))


def _as_python(value: Any) -> Any:
    if isinstance(value, list):
        return [_as_python(one) for one in value]
    return value.item() if isinstance(value, np.number) else value


def difference(seed: int) -> str | None:
    """Return in words how Dask's answer differs from that of one machine; None if it does not, or both raise."""
    rng = random.Random(seed)
    column, name, keys, parts = (
        rng.choice([*COLUMNS]),
        rng.choice([*CALLS]),
        rng.choice([*KEYS]),
        rng.choice([1, 2, 3, 5]),
    )
    partitioned, whole = frame_of(column, keys, parts)
    wanted, found = (outcome(lambda of=of: CALLS[name](of)) for of in (whole, partitioned))
    if found == wanted or (found[0] == wanted[0] == "raised"):
        return None
    return f"{name} of {column}, keys {keys}, {parts} partitions: {found}, and of one machine {wanted}"
