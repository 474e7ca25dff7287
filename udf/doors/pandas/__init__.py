"""pandas' objects: their accessor ``.udf``, and results as pandas gives them."""
