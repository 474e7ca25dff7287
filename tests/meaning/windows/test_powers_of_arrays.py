"""``**`` of a Series and of an array is NumPy's: half a power is a root, another value at the ends."""

import numpy as np
import pandas as pd
import pytest

VALUES = pd.Series([-np.inf, -0.0, 0.0, 4.0, 2.0, np.inf, np.nan, 5e-324])
SOURCES = ("s ** 0.5", "s.pow(0.5)", "s ** -0.5", "s ** 1.5", "s ** 2", "s ** p", "np.power(s, 0.5)", "np.sqrt(s)")


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # NumPy's own
@pytest.mark.parametrize("source", SOURCES)
def test_a_power_is_numpys_at_the_ends(source: str) -> None:
    """Of -inf and -0.0 too, of a group and of a window's array."""
    for p in (0.5, 3.0):
        function = eval(f"lambda s: {source}", {"np": np, "p": p})  # noqa: S307 - text from above
        keys = np.arange(len(VALUES)) % 2
        found = VALUES.udf.groupby(keys).transform(function)
        wanted = VALUES.groupby(keys).transform(function)
        np.testing.assert_allclose(found, wanted, rtol=1e-15)
        np.testing.assert_array_equal(np.signbit(found), np.signbit(wanted))
