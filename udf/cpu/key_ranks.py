"""Keys to ranks, by native code (``ranks.ll``): they are counted where they lie close together, else sorted.

Without that code NumPy counts and sorts them, and pyarrow its texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.address import address
from udf.base.threads import in_shares, threads_for
from udf.cpu import key_places
from udf.cpu.key_places import SLICE, offsets_of

if TYPE_CHECKING:
    import pyarrow as pa
    from numpy.typing import NDArray

    from udf.base.annotations import Array

FEWEST: Final = 1 << 14
"""Keys that native code counts, or sorts: fewer take NumPy less than it takes to call that."""

DIGITS, DIGIT_BITS = 8, 8
"""Digits of a word that are sorted by, and bits of each."""

MOST_WORDS: Final = 8
"""Words that texts may begin with in common; texts that are the same for longer are sorted by pyarrow."""


def count_keys(keys: Array, least: int, size: int) -> Array:
    """Return how many of ``keys``, int64 (n,), are ``least``, and each of the next, int64 (size,); none is another.

    Examples
    --------
    >>> import numpy as np
    >>> count_keys(np.array([7, 5, 7]), 5, 3)
    array([1, 0, 2])
    """
    code = key_places.native() if len(keys) >= FEWEST else None
    if code is None:
        return np.bincount(keys - least if least else keys, minlength=size)
    counts = np.zeros(size, np.int64)
    for first in range(0, len(keys), SLICE):
        code.count_keys(address(keys), first, min(first + SLICE, len(keys)), least, address(counts))
    return counts


def mark_keys(keys: Array, least: int, size: int) -> Array:
    """Return which of ``least`` and the next are among ``keys``, int64 (n,), as bool (size,); none is another.

    Examples
    --------
    >>> import numpy as np
    >>> mark_keys(np.array([7, 5, 7]), 5, 3)
    array([ True, False,  True])
    """
    marks = np.zeros(size, np.bool_)
    code = key_places.native() if len(keys) >= FEWEST else None
    if code is None:
        marks[keys - least if least else keys] = True
        return marks

    def share(a: int, b: int) -> None:
        for first in range(a, b, SLICE):
            code.mark_keys(address(keys), first, min(first + SLICE, b), least, address(marks))

    in_shares(share, len(keys), threads_for(len(keys)))
    return marks


def rank_counted(keys: Array, least: int, counts: Array, groups: int) -> tuple[Array, Array, Array]:
    """Return which keys there are, of those that were counted, how often, and the rank of each of ``keys``.

    ``counts`` may be overwritten; ``groups`` of them are not 0.

    Examples
    --------
    >>> import numpy as np
    >>> keys = np.array([7, 5, 7])
    >>> rank_counted(keys, 5, count_keys(keys, 5, 3), 2)
    (array([5, 7]), array([1, 2]), array([1, 0, 1]))
    """
    code = key_places.native() if len(keys) >= FEWEST else None
    if code is None:
        (found,) = counts.nonzero()
        ranks = np.empty(counts.size, np.int64)
        ranks[found] = np.arange(groups)
        return found + least, counts[found], ranks[keys - least if least else keys]
    found, codes = np.empty(groups + 1, np.int64), np.empty(len(keys), np.int64)
    words = np.empty(2 * (counts.size // 64 + 1), np.int64)
    code.find_counted(address(counts), counts.size, least, address(found), address(words))

    def share(a: int, b: int) -> None:
        for first in range(a, b, SLICE):
            code.rank_keys(address(keys), first, min(first + SLICE, b), least, address(words), address(codes))

    in_shares(share, len(keys), threads_for(len(keys)))
    return found[:-1], counts[:groups], codes


def order_of_numbers(distinct: Array) -> Array:
    """Return the places of distinct numbers, none of them NaN, in their order, int64 (n,).

    Examples
    --------
    >>> import numpy as np
    >>> order_of_numbers(np.array([0.5, -7.0, 3.0]))
    array([1, 0, 2])
    """
    if len(distinct) < FEWEST:
        return np.argsort(distinct)
    if distinct.dtype.kind != "f":
        wide = distinct.astype(np.uint64 if distinct.dtype.kind == "u" else np.int64, copy=False)
        return order_of_words(wide.view(np.uint64) - wide.min().astype(wide.dtype).view(np.uint64))
    bits = distinct.astype(np.float64, copy=False).view(np.int64)
    words = (bits ^ (bits >> 63 | np.int64(-(2**63)))).view(np.uint64)  # below 0 the greater ones are the lesser
    return order_of_words(words - words.min())


def order_of_words(words: Array) -> Array:
    """Return the places of ``words``, uint64 (n,), in their order, equal ones as they lie: from the least digit on."""
    code = key_places.native() if len(words) >= FEWEST else None
    if code is None:
        return np.argsort(words, kind="stable")
    rows = len(words)
    keys, places = words, np.arange(rows)
    rooms = [(np.empty(rows, np.uint64), np.empty(rows, np.int64)) for _ in range(2)]
    counts = np.zeros((DIGITS, 1 << DIGIT_BITS), np.int64)
    slices = [(first, min(SLICE, rows - first)) for first in range(0, rows, SLICE)]
    for first, count in slices:
        code.count_digits(address(keys) + 8 * first, count, address(counts))
    for digit, each in enumerate(counts):
        if each.max() == rows:  # it is the same everywhere
            continue
        after = np.cumsum(each) - each
        keys_into, places_into = into = rooms.pop(0)
        for first, count in slices:
            given = address(keys) + 8 * first, address(places) + 8 * first, count, digit * DIGIT_BITS
            code.move_by_digit(*given, address(after), address(keys_into), address(places_into))
        keys, places = into
        rooms.append(into)  # for the pass after the next
    return places


def order_of_texts(array: pa.Array, rows: Array) -> Array | None:
    """Return the places of the distinct texts ``array[rows]``, int64 (n,), in the order of their bytes.

    ``array`` is one of pyarrow's, of ``string`` or ``large_string``. None where pyarrow has to sort: there is no code,
    or more than MOST_WORDS words of 8 bytes are the same.
    """
    code, offsets = key_places.native(), offsets_of(array)
    if code is None or offsets is None:
        return None
    data = array.buffers()[2].address

    def words_at(depth: int, some: Array) -> NDArray[np.uint64]:
        words = np.empty(len(some), np.uint64)
        for first in range(0, len(some), SLICE):
            at, count = 8 * first, min(SLICE, len(some) - first)
            code.words_of_texts(address(offsets), data, address(some) + at, count, depth, address(words) + at)
        return words

    words = words_at(0, rows)
    order = order_of_words(words)
    words, runs, tied = words[order], np.zeros(len(order), np.int64), np.arange(len(order))
    depth = 0
    while True:
        depth += 8
        same = np.append(False, (words[1:] == words[:-1]) & (runs[1:] == runs[:-1]))
        alike = same | np.append(same[1:], False)
        if not alike.any():
            return order
        if depth > 8 * MOST_WORDS:
            return None
        tied, runs = tied[alike], np.cumsum(~same)[alike]  # those that are alike so far, and which ones are so together
        texts = rows[order[tied]]
        sizes = offsets[texts + 1] - offsets[texts]
        # of texts that end alike, with zeros behind some of them, the shorter one is first
        words = words_at(depth, texts) if sizes.max() > depth else sizes.view(np.uint64)
        moved = order_of_words(words)
        moved = moved[order_of_words(runs[moved].view(np.uint64))]
        order[tied], words = order[tied[moved]], words[moved]
