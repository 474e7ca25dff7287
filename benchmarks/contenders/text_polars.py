"""The functions of text as Polars' own expressions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import polars as pl

if TYPE_CHECKING:
    from collections.abc import Callable


def _amount(column: Any) -> Any:
    bare = column.str.replace_all("$", "", literal=True).str.replace_all(",", "", literal=True)
    return bare.cast(pl.Float64)


def _date(column: Any) -> Any:
    year, month, day = (column.str.slice(*part).cast(pl.Int64) for part in ((0, 4), (5, 2), (8, None)))
    return year * 10000 + month * 100 + day


EXPRESSIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "len(s)": lambda s: s.str.len_chars(),
    "startswith and isdigit": lambda s: s.str.starts_with("N") & s.str.slice(1).str.contains(r"^[0-9]+$"),
    "split, strip, lower": lambda s: s.str.split("-").list.first().str.strip_chars().str.to_lowercase(),
    "float of an amount": _amount,
    "a date by slices": _date,
}
"""Name of a function of ``benchmarks.text_functions`` -> the expression of a column, or a Series."""

_PADDED: Final = pl.col("b").cast(pl.String).str.zfill(4)
LABEL: Final = pl.concat_str([pl.col("a"), pl.lit("-"), _PADDED])
"""``label``, of a frame with the columns a and b."""


def on_all_cores(expression: Callable[[Any], Any], series: Any) -> Any:
    """Run an expression over a Series in pieces, one a core: Polars runs one expression of one column on one core."""
    pieces = pl.thread_pool_size()
    size = -(-len(series) // pieces)
    frames = [pl.DataFrame({"s": series.slice(k * size, size)}).lazy() for k in range(pieces)]
    made = pl.collect_all([frame.select(expression(pl.col("s"))) for frame in frames])
    return pl.concat(made).to_series()
