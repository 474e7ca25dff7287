"""Passes over Numba's untyped IR: what Numba cannot type is written as what it can."""
