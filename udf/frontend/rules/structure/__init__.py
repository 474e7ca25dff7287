"""Structures (:mod:`udf.bind.structures`) in a function: how they are made, and what of their class it uses."""
