"""The groups of a few thousand rows: all at once, with room for whole chunks, since Python's part is what they take.

:mod:`udf.cpu.windows` runs slices of groups on several threads, and what is left of a chunk by itself; of 1,000 rows
that is twice what the groups take.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.columns.column import result_column
from udf.cpu.address import address
from udf.cpu.halt import under_watch
from udf.cpu.loop import NONE
from udf.cpu.plan import CHUNK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from udf.columns.column import Column
    from udf.cpu.loop import Loop
    from udf.cpu.windows_groups import ByReductions, ByRows


def run_few(
    loop: Loop, part: ByReductions | ByRows, dtypes: Sequence[Any], masked: Sequence[bool], given: Sequence[Any]
) -> tuple[int, list[Column]]:
    """Run all groups of a ``part``; return -1 or the first failure, and the results.

    A program gives one of ``dtypes`` each, and takes ``given``; results that are ``masked`` have validities.
    """
    groups = part.groups
    inputs, pitch = part.inputs(0, groups)
    room = -(-max(groups, 1) // CHUNK) * CHUNK
    results: list[Any] = []
    bits: list[Any] = []
    for dtype, has_nulls in zip(dtypes, masked, strict=True):
        results.append(np.empty(room, dtype))
        bits.append(np.empty(room // 8, np.uint8) if has_nulls else None)
        if has_nulls:
            bits[-1].fill(255)
    arrays = [inputs[index] for index in loop.inputs]
    arrays += [(bits if stream.is_validity else results)[stream.index] for stream in loop.plan.outputs]
    places = map(address, arrays)
    runs = np.zeros(room // 8, np.uint8)
    runs[: groups // 8] = 255
    if groups % 8:
        runs[groups // 8] = (1 << groups % 8) - 1
    words = loop.pack(*loop.words([*given, np.int64(pitch)])) if loop.plan.words else loop.pack()
    failure = under_watch(partial(loop.run, loop.pointers(*places), words, address(runs), 0, room)) if groups else NONE
    found = []
    for values, validity in zip(results, bits, strict=True):
        some = None if validity is None else (validity & runs)[: -(-groups // 8)]
        found.append(result_column(values[:groups], some))
    return failure, found
