"""Lookups of many keys on the GPU give what they give on the processor."""

import pytest

import udf
from tests.meaning.captured.test_lookups_large import FOUND


@pytest.mark.parametrize("name", FOUND)
def test_a_lookup_of_many_keys_on_the_gpu(name: str) -> None:
    given, function = FOUND[name]
    with udf.options(backend="cpu"):
        wanted = given.udf.map(function)
    with udf.options(backend="cuda"):
        found = given.udf.map(function)
    assert found.dtype == wanted.dtype
    assert str(found.tolist()) == str(wanted.tolist())
