"""Rows by several keys together: what is distinct in each, and which pairs of those there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.threads import in_shares, threads_for
from udf.columns.pandas_layouts import pandas
from udf.runtime.groups.distinct import MIN_ROWS, Distinct, distinct_values, ends_of, plain_numbers, renumber_all

if TYPE_CHECKING:
    from collections.abc import Hashable

    from udf.base.annotations import Array
    from udf.columns.pandas_names import ExtensionArray, pd

NEAR: Final = 256
"""Integers between the least and the greatest key, of several, up to which they are codes themselves."""

SPACE: Final = 64
"""Rows from one key to the next of those that are looked at first."""


def distinct_rows(
    columns: dict[Hashable, Array | ExtensionArray], most: int, *, near: bool = True
) -> tuple[Array, pd.DataFrame, Array | None] | None:
    """Return codes of rows by several keys, int64 (n,), and a frame of one row of each; None if pandas has to.

    Codes of keys together are counted where there are no more than ``most``: last is how many rows of each share have
    each code, None of one key. With ``near``, integers that lie close together are not hashed.
    """
    pd, each = pandas("groupby"), list[Distinct]()
    near = near and len(columns) > 1
    for array in columns.values():
        found = (_of_near(array, shared=bool(each)) if near else None) or distinct_values(array)
        if found is None:
            return None
        each.append(found)
    codes, places, tallies = each[0].codes, [np.arange(len(each[0].values))], None
    for found in each[1:]:
        count = len(found.values)
        if len(places[0]) * count > most:
            return distinct_rows(columns, most, near=False) if near else None
        codes, there, tallies = _together(codes, found.codes, len(places[0]), count)
        places = [*(one[there // count] for one in places), there % count]
    values = [found.values.take(at) for found, at in zip(each, places, strict=True)]
    return codes, pd.DataFrame(dict(enumerate(values)), copy=False).set_axis(list(columns), axis=1), tallies


def _of_near(array: Array | ExtensionArray, *, shared: bool) -> Distinct | None:
    """Return integers less the least of them, and all up to the greatest, whether there or not; None of others.

    Codes may be ``shared`` with the array.
    """
    plain = plain_numbers(array)
    if plain is None or plain.values.dtype.kind == "f":
        return None
    values, some = plain.values, plain.values[:MIN_ROWS:SPACE]
    if not len(some) or np.ptp(some) >= NEAR:
        return None
    least, greatest = ends_of(values)
    if int(greatest) - int(least) >= NEAR:
        return None
    codes = values if shared and not least else values - least
    every = np.arange(int(greatest) - int(least) + 1).astype(values.dtype) + least
    return Distinct(codes.astype(np.int64, copy=False), plain.back(every))


def _together(left: Array, right: Array, rows: int, count: int) -> tuple[Array, Array, Array]:
    """Make codes of two keys, in ``left``, those of the pairs that there are, and return these and how often.

    A pair is ``left * count + right``.
    """
    from udf.cpu.key_ranks import count_keys  # noqa: PLC0415 - once there are many rows

    def share(a: int, b: int) -> Array:
        made = left[a:b]
        made *= count
        made += right[a:b]
        return count_keys(made, 0, rows * count)

    tallies = np.array(in_shares(share, len(left), threads_for(len(left))))
    present = np.flatnonzero(tallies.sum(axis=0))
    if len(present) == rows * count:
        return left, present, tallies
    numbers = np.zeros(rows * count, np.int64)
    numbers[present] = np.arange(len(present))
    return renumber_all(left, numbers), present, tallies[:, present]
