"""The library: bodies in Python that mean under CPython what pandas and NumPy mean, and that the compiler takes."""

from importlib import import_module
from pkgutil import iter_modules
from types import FunctionType

import pytest

from tests.support import library_numbers, library_times
from tests.support.budget import budget
from tests.support.library_cases import CASES, differences
from tests.support.library_check import check
from tests.support.library_scans import SCANS
from udf.frontend import library

MODULES = [import_module(f"{library.__name__}.{one.name}") for one in iter_modules(library.__path__)]
BODIES = [
    function
    for module in MODULES
    if not module.__name__.endswith((".kinds", ".intrinsics"))
    for function in vars(module).values()
    if isinstance(function, FunctionType) and function.__module__ == module.__name__
]

EACH = 50_000
"""Cases that a run compares at least, of times and of numbers: a second each."""


@pytest.mark.parametrize("function", BODIES, ids=lambda one: f"{one.__module__.rpartition('.')[2]}.{one.__name__}")
def test_the_compiler_takes_each_body(function: FunctionType) -> None:
    """What it lacks is said here, with file and line, and not where a user calls."""
    check(function)


@pytest.mark.slow
def test_bodies_mean_what_pandas_and_numpy_mean() -> None:
    """Under CPython, of random arrays with NaN, infinities, -0.0 and ties, of none and of one."""
    found, _ = differences(budget(300_000), 7, CASES + SCANS)
    assert found == []


def test_bodies_of_times_mean_what_pandas_and_python_mean() -> None:
    """At the ends of months and years, of leap years, and of the years that Python has; what leaves to pandas may."""
    found, _ = differences(max(EACH, budget(120_000)), 7, library_times.CASES, library_times.sampled_moment)
    assert found == []


def test_bodies_of_numbers_mean_what_numpy_and_python_mean() -> None:
    """At zeros, infinities, NaN, the smallest and the largest floats, and at the ends of 53, 63, and 64 bits."""
    found, _ = differences(max(EACH, budget(120_000)), 7, library_numbers.CASES, library_numbers.sampled_pair)
    assert found == []
