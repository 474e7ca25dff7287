"""What functions of public code lacked when they were counted: it compiles now, or Python runs it."""

import datetime as dt
from typing import Any, Final

import numpy as np
import pandas as pd

ROWS: Final = 12
FRAME: Final = pd.DataFrame(
    {
        "x": [0.13, -0.13, 0.64, 0.1, -0.54, 0.36, 1.3, 0.95, -0.7, -1.27, -0.62, 0.04],
        "y": [1.0, np.nan, 3, 4, np.nan, 6, 7, 8, np.nan, 10, 11, 12],
        "i": [4, 0, 1, 3, 3, 2, 4, 0, 1, 0, 0, 2],
        "k": [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2],
        "s": pd.Series(["a1", "bb", "c22", None, "a1", "d-4", "x 9", "bb", "77", "8", "e5", "f"], dtype="str"),
        "w": pd.Series([*["ab", "cd", "ab", "x", "y", "ab", "q", "r", "cd", "ab", "x", "y"]], dtype="str"),
        "n": pd.Series(["1", "2.5", "x", "4", "5", "6e1", "", "8", "9", "nan", "11", "12"], dtype="str"),
        "t": pd.date_range("2024-01-29 10:20:30", periods=ROWS, freq="31h"),
        "u": pd.date_range("2024-03-01", periods=ROWS, freq="D"),
        "e": [10**9 + 987654 * i for i in range(ROWS)],
        "d": pd.Series(["2024-01-02", "02.03.2024", "2024/05/06"] * 4, dtype="str"),
    }
).set_axis(list("abcdefghijkl"))


def parsed(text: str) -> Any:
    """Return the time of a text in one of three formats."""
    for form in ("%Y-%m-%d", "%d.%m.%Y", "%Y/%m/%d"):
        try:
            return dt.datetime.strptime(text, form)  # noqa: DTZ007 - as people write it
        except ValueError:
            continue
    return pd.NaT


NAMES: Final = {
    "np": np,
    "pd": pd,
    "dt": dt,
    "parsed": parsed,
    "captured": pd.Series(range(ROWS), index=list("abcdefghijkl")),
    "settings": {"least": 1, "name": "ab", "factor": 2.5, "on": True},
    "nested": {"ab": {"v": 1, "t": "x"}, "cd": {"v": 2, "t": "y"}},
    "form": "{x:.1f} {w}",
}

COMPILED: Final = {
    "column": (
        ("x", "c.map(lambda v: v * 2 if v > 0 else 0.0)"),
        ("w", "c.value_counts().index[0]"),
    ),
    "group": (
        "np.maximum.accumulate(g.x.values).sum()", "np.array_equal(g.x, g.y)", "np.arange(len(g)).sum()",
        "(g.x * np.arange(len(g))).sum()", "np.array_equal(g.i.values, np.arange(len(g)))", "g.y.interpolate().sum()",
        "sum(j * v for j, v in zip(range(len(g)), g.x))", "g[['x', 'y']].mean().sum()", "g.t.dt.ceil('D').nunique()",
        "np.cumsum(g.x.values)[-1]", "len(set([v for v in g.i]))", "len({v for v in g.w})", "g.w.unique().tolist()[0]",
        "len(g.i.unique().tolist())", "g.y.interpolate(limit_direction='both').sum()",
        "g[['x', 'y']].mean(axis=1).max()",
    ),
    "value": (
        ("t", "v.ceil('h')"), ("t", "v.ceil(freq='D')"), ("t", "v.floor(freq='15min')"), ("t", "v.round(freq='h')"),
        ("t", "dt.datetime.combine(v.date(), dt.time(9, 30))"), ("e", "pd.Timestamp(v, unit='s')"),
        ("w", "settings['least'] if v == settings['name'] else 0"), ("x", "v * settings['factor'] + settings['least']"),
        ("i", "len(set([j % 3 for j in range(v)]))"), ("w", "len(set([ch for ch in v]))"),
        ("i", "{j % 3 for j in range(v)}"), ("w", "len({ch for ch in v})"), ("w", "'a' in {c for c in v if c > '1'}"),
        ("w", "''.join(sorted({c for part in (v, 'ab') for c in part}))"), ("i", "len({(j, j % 2) for j in range(v)})"),
        ("w", "''.join(sorted(set(v)))"),
        ("i", "np.arange(v + 1)[-1]"), ("i", "sum(range(v))"), ("i", "(np.arange(v) * 2).sum()"),
    ),
    "row": ("row['w'] == 'ab'", "row[['x', 'y']].max()", "f'{row.x:.2f}-{row.w}'"),
}  # fmt: skip
"""What compiles, by what the function is of."""

IN_PYTHON: Final = {
    "column": (
        ("s", "c.str.upper()"), ("s", "c.str.contains('a', na=False).sum()"), ("w", "c.str.contains('^a').sum()"),
        ("w", "c.str.replace('[ab]', '', regex=True)"), ("s", "c.str.extract(r'(\\d+)')[0]"), ("x", "str(c.dtype)"),
        ("x", "c.dtype == 'float64'"),
        ("w", "c.map({'ab': 1, 'cd': 2})"), ("n", "pd.to_numeric(c, errors='coerce')"),
    ),
    "group": (
        "g.x.rolling(2).apply(lambda w: w.max() - w.min()).max()", "g.groupby('i').x.sum().max()",
        "captured.loc[g.index].sum()", "g.w.str.contains('a|c').sum()", "pd.to_numeric(g.n, errors='coerce').sum()",
        "np.busday_count(g.u.min().date(), g.u.max().date())", "len(dict.fromkeys(g.w))",
    ),
    "value": (
        ("t", "v.time()"), ("t", "v.time().hour"), ("t", "pd.Timestamp.combine(v.date(), v.time())"),
        ("u", "np.busday_count(v.date(), dt.date(2024, 6, 1))"), ("e", "dt.datetime.fromtimestamp(v)"),
        ("e", "dt.datetime.fromtimestamp(v, dt.timezone.utc).hour"), ("d", "parsed(v)"), ("t", "v.tz_localize('UTC')"),
        ("w", "nested.get(v, {}).get('v', 0)"), ("w", "''.join(dict.fromkeys(v))"),
        ("i", "dict.fromkeys(range(v), 0)"), ("i", "range(v)"), ("i", "np.arange(3) + v"),
        ("n", "pd.to_numeric(v, errors='coerce')"),
    ),
    "row": ("row == 'ab'", "(row == 'ab').any()", "form.format(**row)", "form.format(**row.to_dict())"),
}  # fmt: skip
"""What Python runs, as rare as it is."""
