"""Tests of a GPU say where a call runs, or leave it to ``auto``."""

import pytest

import udf


@pytest.fixture(autouse=True, scope="module")
def by_what_pays():
    """Have the default of users: other tests run on the processor."""
    with udf.options(backend="auto"):
        yield
