"""Our own refusals inside Numba's pipeline."""

from typing import Any

from udf.frontend.numba.names import UnsupportedError


class RefusedError(UnsupportedError):
    """Our own refusal of a statement, inside Numba's pipeline; becomes a UdfCompileError."""

    def __init__(self, cause: str, loc: Any) -> None:
        super().__init__(cause, loc=loc)
        self.loc = loc  # Numba's own class forgets it


class RefusedCallError(ValueError):
    """Our own refusal of a call, for good: Numba tries others of its rules after an error of its own kind."""
