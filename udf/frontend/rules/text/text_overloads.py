"""What is asked of the code points of a text as of a list: ``reversed(s)``, ``max(s)``, ``",".join(s)``."""

# Numba compiles the functions in here that have no annotations.
from __future__ import annotations

from typing import Any

from udf.frontend.base.declarations import implement
from udf.frontend.rules.text.splitting import SplitText
from udf.frontend.types.text_kinds import Text, text_of


@implement(reversed)
def _reversed(text: Any) -> Any:
    return (lambda text: text[::-1]) if isinstance(text, (Text, SplitText)) else None


def _register_extreme(function: Any) -> None:
    @implement(function)
    def of_points(text: Any) -> Any:
        return (lambda text: function(list(text))) if isinstance(text, Text) else None

    @implement(function)
    def of_three(first: Any, second: Any, third: Any) -> Any:
        if not all(text_of(kind) is not None for kind in (first, second, third)):
            return None
        return lambda first, second, third: function(function(first, second), third)


for _function in (min, max):
    _register_extreme(_function)
