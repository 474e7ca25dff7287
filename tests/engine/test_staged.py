"""The staged compiler: a body of the library means compiled what it means under CPython, and what it lacks is said."""

import math
from typing import Any

import numpy as np
import pytest

import udf
from tests.support import staged_bodies, staged_faults
from tests.support.budget import in_turn
from tests.support.library_check import check
from udf.frontend.base.declarations import stand_in
from udf.frontend.numba.names import types
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.library_calls import compute
from udf.frontend.staged.operands import StagedError
from udf.frontend.types.array_kinds import as_array

VALUES = np.array([1.0, -2.0, math.nan, 4.0, 4.0, -0.0, 7.5, 9.0, 3.0, 2.0])


def _callable(body: Any) -> Any:
    """Return what a user's function calls for a body, which is compiled there."""
    name = f"staged {body.__name__}"
    function = stand_in(body.__name__)

    @declare(name, function, typing=lambda a: types.float64 if as_array(a) else None)
    def lower(at: Any, kinds: Any, values: Any, result: Any) -> Any:
        return compute(at, body, result, (kinds["a"], values["a"]))

    return function


BODIES = {name: (_callable(body), body) for name, body in vars(staged_bodies).items() if name.startswith("does_")}
of_two_types = _callable(staged_faults.is_of_two_types)
FAULTS = {name: body for name, body in vars(staged_faults).items() if name.startswith("has_")}


@pytest.mark.parametrize(("name", "length"), in_turn(BODIES, [1, 4]))
def test_a_compiled_body_gives_what_cpython_gives(name: str, length: int) -> None:
    """Loops, early returns, choices, tuples, calls, integers: of windows and of what a mask leaves of them."""
    function, body = BODIES[name]
    windows = [VALUES[max(i + 1 - length, 0) : i + 1] for i in range(VALUES.size)]
    rolling = udf.Series(VALUES).rolling(length, min_periods=0)
    whole = list(rolling.apply(lambda w: function(w), raw=True))
    np.testing.assert_allclose(whole, [body(w.tolist()) for w in windows], rtol=1e-12)
    part = list(rolling.apply(lambda w: function(w[w > 0]), raw=True))
    np.testing.assert_allclose(part, [body(w[w > 0].tolist()) for w in windows], rtol=1e-12)


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_lacking_is_said_with_its_line(name: str) -> None:
    """The docstring of each body says what the error does; the line is that of the fault."""
    body = FAULTS[name]
    with pytest.raises(StagedError) as raised:
        check(body)
    place, _, cause = str(raised.value).partition(": ")
    assert place.startswith("tests/support/staged_faults.py:")
    assert cause == body.__doc__


def test_a_variable_of_two_types_is_a_fault_of_ours_with_its_line() -> None:
    """It shows where the body is compiled for an array: the error names the library's line, not the user's function."""
    with pytest.raises(
        udf.errors.InternalError, match=r"tests/support/staged_faults.py:\d+: it was int64 and is float64 now"
    ):
        udf.Series(VALUES).rolling(3).apply(lambda w: of_two_types(w), raw=True)
