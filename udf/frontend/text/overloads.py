"""What is asked of the code points of a text as of a list: ``reversed(s)``, ``max(s)``, ``",".join(s)``."""

# Numba compiles the functions in here that have no annotations.
from __future__ import annotations

from typing import Any

from udf.frontend.semantics.rules import implement
from udf.frontend.text.kinds import Text, text_of
from udf.frontend.text.splitting import SplitText


@implement(reversed)
def _reversed(given: Any) -> Any:
    return (lambda given: given[::-1]) if isinstance(given, (Text, SplitText)) else None


def _register_extreme(function: Any) -> None:
    @implement(function)
    def of_points(given: Any) -> Any:
        return (lambda given: function(list(given))) if isinstance(given, Text) else None

    @implement(function)
    def of_three(first: Any, second: Any, third: Any) -> Any:
        if not all(text_of(kind) is not None for kind in (first, second, third)):
            return None
        return lambda first, second, third: function(function(first, second), third)


for _function in (min, max):
    _register_extreme(_function)
