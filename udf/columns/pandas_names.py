"""pandas' types by short names, for annotations alone: type checkers import this module, Inlay does not."""

from typing import TypeAlias

import numpy as np
import pandas as pd
from pandas.api.extensions import ExtensionArray, ExtensionDtype

SeriesOrFrame: TypeAlias = "pd.Series | pd.DataFrame"
Dtype: TypeAlias = np.dtype | ExtensionDtype
GroupBy: TypeAlias = "pd.api.typing.SeriesGroupBy | pd.api.typing.DataFrameGroupBy"
Cut: TypeAlias = "GroupBy | pd.api.typing.Rolling | pd.api.typing.Expanding"
"""What pandas cuts an object into: groups, or windows."""

__all__ = ("Cut", "Dtype", "ExtensionArray", "ExtensionDtype", "GroupBy", "SeriesOrFrame", "pd")
