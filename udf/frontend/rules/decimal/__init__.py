"""Decimals: whole numbers of units of 10**-scale, where the scale is part of the type."""
