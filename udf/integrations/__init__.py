"""Inlay inside other dataframe libraries: the same call, written on their own objects."""
