"""The same call again with other values: what the first one learned must not decide what the second one reads."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

import udf


@pytest.fixture(autouse=True)
def _on_the_processor():
    with udf.options(backend="cpu"):
        yield


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_a_table_window_reads_its_own_arguments_in_each_call(columns) -> None:
    """A window of a whole table is one parameter, however many columns the table has."""
    frame = udf.DataFrame({f"c{i}": [1.0, 2.0] for i in range(columns)})

    def digits(window, a, b):
        return 10 * a + b

    for args in ((1, 3), (2, 4), (5, 6), (1.5, 2.5), (7, 8)):
        result = frame.rolling(1, method="table").apply(digits, args=args, raw=True, engine="numba")
        for label in frame.columns:
            assert list(result[label]) == [10 * args[0] + args[1]] * 2
