"""Groups of rows: which there are, by pandas' own keys, and what becomes of their results."""
