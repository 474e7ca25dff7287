"""pandas' objects: their accessor ``.udf``, and results as pandas gives them."""

import pandas as pd  # noqa: F401 - its import loads the modules here in their order, whichever is asked for first
