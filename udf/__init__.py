"""Your own Python function over a column, at the speed of a hand-written kernel.

>>> import udf
>>> list(udf.Series([1.0, None, 2.5]).applymap(lambda x: x * 2 + 1))
[3.0, None, 6.0]
"""

import importlib
import sys

from udf import cache
from udf.dataframe import DataFrame
from udf.explain import explain
from udf.missing import NA
from udf.options import options
from udf.series import Series

__all__ = ["NA", "DataFrame", "Series", "cache", "explain", "options"]

if "pandas" in sys.modules:  # gives pandas.Series its .udf; imported in the other order: udf/integrations/pandas.py
    importlib.import_module("udf.integrations.pandas")
