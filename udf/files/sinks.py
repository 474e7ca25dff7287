"""Where results go in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.interop.text import pyarrow

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from udf.files.batch import Ref
    from udf.files.scan import Scan


def gathered(scan: Scan, refs: Mapping[Hashable, Ref]) -> Any:
    """Return all results as a ``pyarrow.Table``."""
    schema = scan.used(lambda batch: batch.arrow(refs))[1].schema
    tables = [output.table for output in scan.run(refs)]
    return pyarrow("to_arrow").concat_tables([schema.empty_table(), *tables])
