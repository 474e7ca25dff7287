"""The GPU's approximations are within the bounds of docs/fastmath.md, and an exact program's results stay the same."""

import math

import cupy
import numpy as np
import pytest

import udf
from tests.meaning.numbers.test_fastmath import BOUNDS


@pytest.mark.parametrize("name", BOUNDS)
def test_an_approximation_is_within_its_bound(name) -> None:
    """Of float32, against the function in float64."""
    function, truth, values, bound = BOUNDS[name]
    with udf.options(backend="cuda"):
        found = udf.Series(cupy.asarray(values)).applymap(function, fastmath=True).to_numpy()
    exact = truth(values.astype(float))
    assert (np.abs(found - exact) <= bound(values.astype(float), exact)).all()


def test_both_back_ends_are_close() -> None:
    """Float32 with fastmath in value; float64 without it in every bit."""
    found = {}
    for fast, dtype in ((True, np.float32), (False, np.float64)):
        values = np.linspace(0.1, 3.0, 1000).astype(dtype)
        for backend in ("cuda", "cpu"):
            with udf.options(backend=backend):
                made = udf.Series(values).applymap(lambda x: math.exp(-x) / math.sqrt(x), fastmath=fast)
            found[fast, backend] = made.to_numpy()
    assert found[False, "cuda"].tobytes() == found[False, "cpu"].tobytes()
    np.testing.assert_allclose(found[True, "cuda"], found[True, "cpu"], rtol=2e-6)
