"""Lookups: what a captured dict, set, Series or DataFrame of few values answers, as code.

A key becomes its position among the keys (``find``): by a table where whole numbers lie close together, by bisection
else, by a table of its categories if it is one. A value is read by position from a table (``pick``). Tables are
constants of the compiled module.
"""
