"""An error at any stage of a call some of whose rows leave: no row in Python runs twice, and the next call is right."""

import importlib
import json
from itertools import count
from typing import Any

import pandas as pd
import pytest

from tests.support.budget import in_turn
from udf.errors import DTypeError

NOTED: list[float] = []
NUMBERS = count()
ROWS, PARTS = "udf.doors.pandas.pandas_left_rows", "udf.runtime.calls.left_parts"
STAGES = {
    "bind": ("udf.pipeline", "bind"),
    "front end": ("udf.pipeline", "compile_to_ptx"),
    "run": ("udf.pipeline", "run"),
    "results": ("udf.pipeline", "to_result_columns"),
    "which rows left": ("udf.runtime.calls.results", "left_rows"),
    "what is known": (ROWS, "known_cuts"),
    "which blocks": (ROWS, "find_cuts"),
    "warning": (ROWS, "warn_of"),
    "rows in Python": (ROWS, "counted"),
    "do they fit": (ROWS, "fits"),
    "last call": (ROWS, "set_last_call"),
    "which blocks of windows": (PARTS, "find_cuts"),
    "windows in Python": (PARTS, "counted"),
    "do groups fit": (PARTS, "fits"),
}
ERRORS = (MemoryError("injected"), KeyboardInterrupt("injected"), DTypeError("injected", supported=()))
VALUES = pd.Series([1.0, -2.0, 3.0, -4.0, 5.0, 6.0, 7.0, 8.0])
KEYS = list(range(8))


pytestmark = pytest.mark.usefixtures("by_default")


def _function() -> Any:
    """Return a function that was not compiled before."""
    space = {"NOTED": NOTED, "json": json}
    text = "def f(x):\n    if x < 0:\n        NOTED.append(x)\n        return json.loads('0.5')\n"
    exec(f"{text}    return x * 2 + {next(NUMBERS)}.25\n", space)  # noqa: S102 - what is tested
    return space["f"]


def _calls(data: Any, function: Any) -> dict[str, Any]:
    last = lambda part: function(part.max())
    return {
        "values": lambda: data.map(function),
        "windows": lambda: data.rolling(1).apply(last),
        "groups": lambda: data.groupby(KEYS).agg(last),
    }


def _outcome(call: Any) -> Any:
    NOTED.clear()
    try:
        return call(), list(NOTED)
    except BaseException as error:  # noqa: BLE001 - KeyboardInterrupt too
        return error, list(NOTED)


def _failing_once(own: Any, error: BaseException) -> Any:
    met: list[int] = []

    def fails(*args: Any, **named: Any) -> Any:
        met.append(1)
        if len(met) == 1:
            raise error
        return own(*args, **named)

    return fails


@pytest.mark.slow
@pytest.mark.parametrize(
    ("error", "stage"),
    in_turn([MemoryError("injected"), KeyboardInterrupt("injected"), DTypeError("x", supported=())], STAGES),
)
def test_an_error_at_a_stage(stage: str, error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name = STAGES[stage]
    owner = importlib.import_module(module)
    kinds = ("values",) if module == ROWS else ("windows", "groups") if module == PARTS else tuple(_calls(VALUES, None))
    for kind in kinds:
        function = _function()
        fails = _failing_once(getattr(owner, name), error)
        with monkeypatch.context() as patched:
            patched.setattr(owner, name, fails)
            made, noted = _outcome(_calls(VALUES.udf, function)[kind])
        theirs, expected = _outcome(_calls(VALUES, function)[kind])
        assert noted == expected[: len(noted)], kind
        if isinstance(made, BaseException):
            assert made is error, kind
        else:
            pd.testing.assert_series_equal(made, theirs)
            assert noted == expected
        again, noted = _outcome(_calls(VALUES.udf, function)[kind])
        pd.testing.assert_series_equal(again, theirs)
        assert noted == expected
