"""Windows over partitions: each partition gets the rows that its windows reach, of as many neighbours as hold them.

What a partition needs of those before it is made along a chain of small tasks, each of which keeps the last rows of
what came before and of its own partition; so partitions may be shorter than a window, or empty. The other way round for
windows that reach forward.

Source: the halo exchange of stencil codes; Dask's ``map_overlap`` reaches into the next partition only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import dask
import dask.dataframe as dd
import numpy as np

from udf.doors.dask.partitions import Reach, overlap_rows, windows_of
from udf.errors import WindowError
from udf.windows.spans import is_span, nanoseconds

if TYPE_CHECKING:
    from udf.doors.dask.partitions import Job, Side


def reach_of(parameters: dict[str, Any]) -> Reach:
    """Return how far the windows of ``rolling(**parameters)`` go.

    Raises
    ------
    WindowError
        For windows that need to know rows of the whole frame: every n-th one, or an indexer's.
    """
    window, center = parameters.get("window"), bool(parameters.get("center"))
    if parameters.get("step") not in (None, 1):
        raise WindowError("step= is not supported over partitions", "use every n-th row of the result")
    if is_span(window):
        span = nanoseconds(window)
        return Reach(span, span if center else 0, timed=True, on=parameters.get("on"))
    if not isinstance(window, int | np.integer):
        raise WindowError(
            f"{type(window).__name__} is not supported over partitions", "pass a number of rows or a length of time"
        )
    reach = int(window)
    return Reach(reach, reach if center else 0, timed=False)


def rolling_apply(frame: Any, job: Job, reach: Reach) -> Any:
    """Return the collection of ``job``'s windows over the partitions of ``frame``, with the rows around each."""
    parts = frame.to_delayed()
    keep = dask.delayed(overlap_rows, pure=True)
    before, after = _chain(parts, keep, reach, "before"), _chain(parts[::-1], keep, reach, "after")[::-1]
    run = dask.delayed(windows_of, pure=True)
    results = [run(job, *rows) for rows in zip(before, parts, after, strict=True)]
    return dd.from_delayed(results, meta=job.meta, divisions=frame.divisions, verify_meta=False)


def _chain(parts: Any, keep: Any, reach: Reach, side: Side) -> list[Any]:
    """Return the rows that each of ``parts`` needs of the parts before it in this order; None for none."""
    needed: list[Any] = [None]
    if not getattr(reach, side):
        return needed * len(parts)
    for part in parts[:-1]:
        needed.append(keep(needed[-1], part, reach, side))
    return needed
