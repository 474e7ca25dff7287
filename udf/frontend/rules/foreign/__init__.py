"""Calls of foreign functions, and those that Inlay ships as PTX."""
