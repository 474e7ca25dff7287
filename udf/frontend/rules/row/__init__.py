"""Rows: their columns, what is asked of a whole one, what a function gives for one."""
