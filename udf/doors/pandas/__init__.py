"""pandas' objects: their accessor ``.udf``, and results as pandas gives them."""

import pandas as _  # noqa: F401 - its import loads the modules here in their order, also where one is asked for first
