"""Dask: the same calls, a partition at a time."""
