"""What a function reads from outside: only what it reads, at its line, with the nearest thing that works."""

import json
import math
import os
import os.path as paths
import random
import sys

import numpy as np
import pandas as pd
import pytest
from pandas import isna as missing

import udf
from tests.support.budget import in_turn
from tests.support.frontend_cases import compiled, passed
from udf.bind.bind import bind
from udf.bind.identity import Identity
from udf.columns.column import Column
from udf.errors import CapturedValueError, UdfCompileError

NUMBERS = udf.Series([1.5, None, math.nan])
WORDS = udf.Series(pd.Categorical(["a-b", "c"]))
COLUMN = Column(values=np.zeros(1))


class Rate:
    """Something with attributes."""

    value = 2.0


RATE = Rate()
LISTED = [1.0] * 10_000
KEPT = {**dict.fromkeys(range(9000), 2.0), 5: "text"}


def doubled(x):
    return x * 2


def tripled(x):
    return x * 3


FUNCTIONS = (doubled, tripled)


def rated(x):
    y = x + 1
    return y * RATE.value


# --- modules -----------------------------------------------------------------------------------------


def test_an_attribute_of_something_else_is_none_of_the_modules() -> None:
    """``x.replace`` beside the module ``os``, which has a function of that name."""
    found = WORDS.applymap(lambda x: x.replace("-", "+") if os.O_RDONLY == 0 else x)
    assert list(found) == ["a+b", "c"]


def test_what_is_read_of_a_module_is_part_of_the_identity() -> None:
    """Also through a second name, an argument, or a submodule: another value is another function."""
    chained = lambda x: x if os.path.sep == "/" else -x

    def handed(x):
        module = os
        return x if module.linesep == "\n" else -x

    imported = lambda x: x if paths.sep == "/" else -x
    for function, name, owner in ((chained, "sep", os.path), (handed, "linesep", os), (imported, "sep", paths)):
        before = Identity(function).image
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(owner, name, "?")
            assert Identity(function).image != before
        assert Identity(function).image == before


# --- pandas' questions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("function", "given"),
    in_turn(
        [
            lambda x: pd.isna(x),
            lambda x: pd.notna(x),
            lambda x: 0 if pd.isnull(x) else 1,  # noqa: PD003 - its other name
            lambda x: missing(x),
            pd.notnull,
        ],
        [
            [1.5, None, math.nan], [1, None], [True, None], pd.Categorical(["a", None]),
            pd.to_datetime(["2020-01-01", None]),
        ],
        rounds=2,
    ),
)  # fmt: skip
def test_isna_and_notna_of_pandas(function, given) -> None:
    """Null and NaN are missing, as pandas has it; nothing is raised."""
    found = list(udf.Series(given).applymap(function))
    assert found == [function(x) for x in pd.Series(given, dtype=object)]
    assert passed(function, udf.Series(given).column).raises == ()


# --- messages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("function", "used", "hint"),
    [
        (lambda x: x if pd.api.types.is_scalar(x) else 0, "pd.api.types.is_scalar", "leave the question out"),
        (lambda x: json.dumps(x), "json.dumps", "a function of json.*your own functions"),
        (lambda x: x + random.random(), "random.random", "draw them before"),
        (lambda x: x + np.random.rand(), "np.random.rand", "draw them before"),  # noqa: NPY002 - refused
        (lambda x: LISTED[x], "LISTED", "make it a NumPy array"),
        (lambda x: KEPT[x], "KEPT", "give them one"),
        (lambda x: FUNCTIONS[0](x), "FUNCTIONS", "by its name"),
    ],
)
def test_a_refused_object_has_its_line_and_the_nearest_thing(function, used, hint) -> None:
    """The line is the user's, also where the object is inside of what a library's function uses."""
    with pytest.raises(CapturedValueError, match=rf"(?s)uses '{used}'.*{hint}") as refused:
        bind(function, (COLUMN,))
    line = function.__code__.co_firstlineno
    assert f"({__file__}:{line})" in str(refused.value)


def test_the_line_is_that_of_the_read() -> None:
    """In the helper of the user's that reads it."""
    with pytest.raises(CapturedValueError, match=r"'rated'.*uses 'RATE'") as refused:
        bind(lambda x: rated(x), (COLUMN,))
    assert refused.value.place == f"{__file__}:{rated.__code__.co_firstlineno + 2}"


def branches(x):
    g = doubled
    if x > 1:
        g = tripled
    return g(x)


def looped(x):
    total = 0.0
    for g in (doubled, tripled):
        total += g(x)
    return total


BEFORE_3_12 = pytest.mark.skipif(sys.version_info >= (3, 12), reason="it runs: Python 3.12 writes the call twice")


@pytest.mark.parametrize(
    ("function", "text"),
    [
        (branches, "a function is chosen when it runs"),
        pytest.param(
            lambda x: (doubled if x > 1 else tripled)(x), "a function is chosen when it runs", marks=BEFORE_3_12
        ),
        pytest.param(
            lambda x: (math.sin if x > 1 else math.cos)(x), "a function is chosen when it runs", marks=BEFORE_3_12
        ),
        (looped, "a loop over functions is not supported"),
        (lambda x: doubled, r"it returns a function; call it, with \(\)"),
        (lambda x: doubled == tripled, "== does not take .the function doubled, the function tripled"),
    ],
)
@pytest.mark.filterwarnings("ignore:.*First-class function")
def test_functions_as_values_are_refused_in_plain_words(function, text) -> None:
    """No name of Numba's classes, and the line."""
    with pytest.raises(UdfCompileError, match=text) as refused:
        compiled(function, "float64")
    assert "Dispatcher" not in str(refused.value)
    assert "get_function_type" not in str(refused.value)


@pytest.mark.slow
def test_what_is_named_instead_works() -> None:
    """A generator in the place of filter(), a call in each branch."""
    found = udf.Series([1.0, 3.0]).applymap(lambda x: max(doubled(v) for v in (x, 2.0) if v > 0))
    chosen = udf.Series([1.0, 3.0]).applymap(lambda x: doubled(x) if x > 1 else tripled(x))
    assert list(found) == [4.0, 6.0]
    assert list(chosen) == [3.0, 6.0]
