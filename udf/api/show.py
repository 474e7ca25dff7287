"""A Series as text, laid out as pandas lays out its own.

Source: pandas ``pandas/io/formats/format.py`` (``SeriesFormatter``, ``FloatArrayFormatter``) with the
default display options: 60 rows, else the first and last 5; 6 significant places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.dtypes import UNITS
from udf.interop.device import to_host
from udf.interop.text import as_strings, rows_between
from udf.interop.times import as_times
from udf.missing import slice_bits, valid_rows

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from numpy.typing import NDArray

    from udf.column import Column

MAX_ROWS = 60
END_ROWS = 5
_PLACES = 6


def series_text(column: Column, *, index: Any, name: Hashable) -> str:
    """Return the repr of a Series: index, values, and a footer with name, length and dtype.

    ``index`` is a pandas Index or any sequence of n labels.
    """
    rows = len(column)
    cut = rows > MAX_ROWS
    footer = ", ".join(_footer(column, index, name, cut=cut))
    if rows == 0:
        return f"Series([], {footer})"
    ends = shown_rows(rows)
    values = column_texts([_host_rows(column, end) for end in ends])
    lines = _lines(values, index, ends)
    if cut:
        width = len(values[0])
        dots = ("..." if width > 3 else "..").center(width)
        lines.insert(len(lines) - END_ROWS, dots.rjust(len(lines[-1])))
    return "\n".join([*lines, footer])


def shown_rows(rows: int) -> tuple[slice, ...]:
    """Return which of ``rows`` rows are shown: all, or those at both ends."""
    return (slice(0, rows),) if rows <= MAX_ROWS else (slice(0, END_ROWS), slice(rows - END_ROWS, rows))


def column_texts(parts: list[Column]) -> list[str]:
    """Return the values of host columns that follow each other as texts of one width."""
    if parts[0].dtype.kind in "OT":
        texts = [" <NA>" if text is None else f" {text}" for part in parts for text in as_strings(part).tolist()]
        return _justified(texts)
    if parts[0].dtype.unit:
        return _times(np.concatenate([as_times(part) for part in parts]))
    return _texts(np.concatenate([p.values for p in parts]), np.concatenate([valid_rows(p) for p in parts]))


def _host_rows(column: Column, rows: slice) -> Column:
    bits = None if column.validity is None else slice_bits(column.validity, rows.start, rows.stop - rows.start)
    return to_host(rows_between(column, rows.start, rows.stop, bits))


def _footer(column: Column, index: Any, name: Hashable, *, cut: bool) -> Iterator[str]:
    if frequency := getattr(index, "freqstr", None):  # a DatetimeIndex with one
        yield f"Freq: {frequency}"
    if name is not None:
        yield f"Name: {name}"
    if cut:
        yield f"Length: {len(column)}"
    yield f"dtype: {column.dtype}"


def _lines(values: list[str], index: Any, ends: tuple[slice, ...]) -> list[str]:
    if hasattr(index, "get_indexer"):  # a pandas Index writes its own labels, and a header if it has names
        marked = _marked(index, ends).to_string().split("\n")
        last = max(row for row, line in enumerate(marked) if line.endswith("    x"))  # below it: its frequency
        texts = [line.removesuffix("    x") for line in marked[: last + 1]]
    else:
        texts = [str(label) for end in ends for label in index[end]]
    header, labels = texts[: -len(values)], texts[-len(values) :]
    width = max(map(len, labels))
    return header + [f"{label:<{width}}   {value}" for label, value in zip(labels, values, strict=True)]


def frame_labels(index: Any, ends: tuple[slice, ...]) -> tuple[list[str], list[str]]:
    """Return the names that an index has, and its labels of the rows ``ends``, as a DataFrame shows them."""
    if not hasattr(index, "get_indexer"):
        return [], [str(label) for end in ends for label in index[end]]
    shown = _marked(index, ends)
    _, *texts = [line[:-3] for line in shown.to_frame("x").to_string().split("\n")]
    return texts[: -len(shown)], texts[-len(shown) :]


def _marked(index: Any, ends: tuple[slice, ...]) -> Any:
    """Return a pandas Series with the labels of the rows ``ends``, and an x for every value."""
    shown = index[ends[0]] if len(ends) == 1 else index[ends[0]].append(index[ends[1]])
    return shown.to_series().map(lambda _: "x")


def _times(values: NDArray[Any]) -> list[str]:
    """Return times as pandas shows them: without the time of day if it is midnight in all of them."""
    missing = np.isnat(values)
    step = next(unit for unit in UNITS if ((values == values.astype(_like(values, unit))) | missing).all())
    whole = bool(((values == values.astype(_like(values, "D"))) | missing).all())
    if values.dtype.kind == "M":
        texts = [str(text) for text in np.datetime_as_string(values, unit="D" if whole else step)]
        texts = [text[:10] + text[10:].replace("T", " ") for text in texts]
    else:
        texts = ["NaT" if np.isnat(t) else _difference(t, whole=whole) for t in values]
    return _justified(texts)


def _justified(texts: list[str]) -> list[str]:
    width = max(map(len, texts), default=0)
    return [text.rjust(width) for text in texts]


def _like(values: NDArray[Any], unit: str) -> np.dtype[Any]:
    return np.dtype(f"{values.dtype.name.split('[')[0]}[{unit}]")


def _difference(value: np.timedelta64, *, whole: bool) -> str:
    days, rest = divmod(value, np.timedelta64(1, "D"))
    if whole:
        return f"{days} days"
    seconds, part = divmod(rest, np.timedelta64(1, "s"))
    fraction = int(part.astype("timedelta64[ns]").astype(np.int64))
    digits = "" if not fraction else f".{fraction:09}" if fraction % 1000 else f".{fraction // 1000:06}"
    minutes, second = divmod(int(seconds), 60)
    sign = "+" if int(days) < 0 else ""
    return f"{days} days {sign}{minutes // 60:02}:{minutes % 60:02}:{second:02}{digits}"


def _texts(values: NDArray[Any], valid: NDArray[np.bool_]) -> list[str]:
    shown = _floats(values, valid) if values.dtype.kind == "f" else [_plain(value) for value in values.tolist()]
    texts = [text if here else " <NA>" for text, here in zip(shown, valid.tolist(), strict=True)]
    return _justified(texts)


def _plain(value: int) -> str:
    return f" {value}" if isinstance(value, bool) else f"{value: d}"


def _floats(values: NDArray[Any], valid: NDArray[np.bool_]) -> list[str]:
    fixed = _trimmed([_float(value, "f") for value in values])
    size = np.abs(np.where(valid, values, 0))
    tiny = bool(((size < 10.0**-_PLACES) & (size > 0)).any())
    long = max(map(len, fixed)) > _PLACES + 6 and bool((size > 1e6).any())
    return _trimmed([_float(value, "e") for value in values]) if tiny or long else fixed


def _float(value: float, style: str) -> str:
    return "NaN" if value != value else f"{value: .{_PLACES}{style}}"  # noqa: PLR0124 NaN is what differs from itself


def _trimmed(texts: list[str]) -> list[str]:
    """Cut the zeros that all decimals end in, and leave one."""
    decimals = [text for text in texts if "." in text and "e" not in text]
    spare = min((len(text) - len(text.rstrip("0")) for text in decimals), default=0)
    return [_cut(text, spare) if "." in text and "e" not in text else text for text in texts]


def _cut(text: str, zeros: int) -> str:
    short = text[: len(text) - zeros]
    return short + "0" if short.endswith(".") else short
