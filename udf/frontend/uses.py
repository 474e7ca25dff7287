"""What the code of a UDF uses of what it is given, noted while it is typed and lowered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.errors import ColumnNotFoundError
from udf.frontend.nodes import RefusedError

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from udf.stages import UdfCall


class RowUse:
    """What one UDF does with its row: the labels that it touched, and the error of one that it cannot have."""

    def __init__(self, call: UdfCall) -> None:
        self._labels, self._refused = call.labels, dict(call.refused)
        self.touched: set[Hashable] = set()
        self.error: Exception | None = None

    def field(self, fields: Mapping[Hashable, Any], label: Hashable) -> Any:
        """Return the type of a column's value, of those of the row; refuse a label that there is not."""
        kind = fields.get(label)
        if kind is None:
            self.error = self._refused.get(label) or ColumnNotFoundError(label, self._labels)
            raise RefusedError(f"the row has no value {label!r} in a UDF", None)
        self.touched.add(label)
        return kind
