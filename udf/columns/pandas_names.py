"""pandas for the annotations of rooms that do not import it: for type checkers alone, never at run time."""

import pandas as pd

__all__ = ("pd",)
