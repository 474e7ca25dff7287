"""Where results go in memory."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

from udf.api.frames import DataFrame
from udf.columns.text import pyarrow

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from udf.doors.files.batch import LazyColumn
    from udf.doors.files.scan import Scan


def with_labels(table: Any, refs: Mapping[Hashable, LazyColumn]) -> DataFrame:
    """Return results as a frame: Arrow's names are text, and the labels of a tuple's values are numbers."""
    return DataFrame({label: table.column(i) for i, label in enumerate(refs)})


def collect(scan: Scan, refs: Mapping[Hashable, LazyColumn], most: int | None = None) -> Any:
    """Return all results as a ``pyarrow.Table``; None if they have more than ``most`` bytes."""
    tables, size = [scan.used(lambda batch: batch.arrow(refs))[1].schema.empty_table()], 0
    with closing(scan.run(refs)) as outputs:
        for output in outputs:
            tables.append(output.table)
            size += output.table.nbytes
            if most is not None and size > most:
                return None
    return pyarrow("to_arrow").concat_tables(tables)
