"""pandas' types by short names, for annotations alone: type checkers import this module, Inlay does not."""

from typing import TypeAlias

import pandas as pd
from pandas.api.extensions import ExtensionArray, ExtensionDtype

SeriesOrFrame: TypeAlias = "pd.Series | pd.DataFrame"
GroupBy: TypeAlias = "pd.api.typing.SeriesGroupBy | pd.api.typing.DataFrameGroupBy"

__all__ = ("ExtensionArray", "ExtensionDtype", "GroupBy", "SeriesOrFrame", "pd")
