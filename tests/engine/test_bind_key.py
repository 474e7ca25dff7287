"""The key: equal where the compiled code is equal, different wherever it could differ."""

# ruff: noqa: E501 - a table with one row a line

import math
import struct
import types

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.budget import THOROUGH
from tests.support.frontend_cases import call_of
from udf.bind.bind import bind
from udf.columns.column import Column

RATE = 2.0
UNUSED = [1, 2, 3]


def key(function, *dtypes):
    return call_of(function, *(dtypes or ("float64",))).key


def made(source, **scope):
    """Return the function ``f`` that ``source`` defines, with ``scope`` as its globals."""
    names = dict(scope)
    exec(source, names)  # noqa: S102 - tests make functions of equal text in different places
    return names["f"]


def test_equal_functions_have_one_key_wherever_they_stand():
    """Name, file, line and module do not count."""
    function = lambda x: x * 2 + 1
    other = lambda x: x * 2 + 1
    moved = made("\n\n\nf = lambda x: x * 2 + 1")
    assert key(function) == key(other) == key(moved)
    assert key(lambda x: x * 2 + 1) == key(made("def f(x):\n\n    # comment\n    return x * 2 + 1"))


PAIRS = {
    "constant": ("f = lambda x: x + 1", "f = lambda x: x + 2"),
    "constant's type": ("f = lambda x: x + 1", "f = lambda x: x + 1.0"),
    "bool is not 1": ("f = lambda x: x == True", "f = lambda x: x == 1"),
    "sign of zero": ("f = lambda x: x + 0.0", "f = lambda x: x + -0.0"),
    "operation": ("f = lambda x: x + 1", "f = lambda x: x - 1"),
    "attribute": ("import math\nf = lambda x: math.sin(x)", "import math\nf = lambda x: math.cos(x)"),
    "module": ("import math as m\nf = lambda x: m.floor(x)", "import numpy as m\nf = lambda x: m.floor(x)"),
    "default": ("f = lambda x, y=1: x + y", "f = lambda x, y=2: x + y"),
    "keyword default": ("f = lambda x, *, y=1: x + y", "f = lambda x, *, y=2: x + y"),
    "global": ("g = 1\nf = lambda x: x + g", "g = 2\nf = lambda x: x + g"),
    "global's type": ("g = 1\nf = lambda x: x + g", "g = True\nf = lambda x: x + g"),
    "global tuple": ("g = (1, 2)\nf = lambda x: x in g", "g = (1, 2.0)\nf = lambda x: x in g"),
    "nested code": ("def f(x):\n    g = lambda v: v + 1\n    return g(x)", "def f(x):\n    g = lambda v: v + 2\n    return g(x)"),
    "global of nested code": (
        "k = 1\ndef f(x):\n    g = lambda v: v + k\n    return g(x)",
        "k = 2\ndef f(x):\n    g = lambda v: v + k\n    return g(x)",
    ),
    "helper's code": ("def h(v): return v + 1\ndef f(x): return h(x)", "def h(v): return v + 2\ndef f(x): return h(x)"),
    "helper's global": (
        "k = 1\ndef h(v): return v + k\ndef f(x): return h(x)",
        "k = 2\ndef h(v): return v + k\ndef f(x): return h(x)",
    ),
    "helper's default": ("def h(v, w=1): return v + w\ndef f(x): return h(x)", "def h(v, w=2): return v + w\ndef f(x): return h(x)"),
    "which helper": (
        "def a(v): return v + 1\ndef b(v): return v - 1\ndef f(x): return a(b(x))",
        "def a(v): return v - 1\ndef b(v): return v + 1\ndef f(x): return a(b(x))",
    ),
    "shadowed builtin": ("f = lambda x: abs(x)", "def abs(v): return v\nf = lambda x: abs(x)"),
    "NumPy scalar": ("import numpy as np\ng = np.int8(1)\nf = lambda x: x + g", "import numpy as np\ng = np.int16(1)\nf = lambda x: x + g"),
    "raised type": (
        "def f(x):\n    if x: raise ValueError('a')\n    return x",
        "def f(x):\n    if x: raise KeyError('a')\n    return x",
    ),
    "raised text": (
        "def f(x):\n    if x: raise ValueError('a')\n    return x",
        "def f(x):\n    if x: raise ValueError('b')\n    return x",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_whatever_changes_the_code_changes_the_key(name):
    """Each pair differs in one thing, and its members have different keys; each text again has the same."""
    left, right = PAIRS[name]
    assert key(made(left)) != key(made(right))
    assert key(made(left)) == key(made("\n\n" + left))


def test_a_changed_global_changes_the_key_and_an_unused_one_does_not(monkeypatch):
    """Globals count by the value they have when the function is applied, and only those that it names."""
    function = lambda x: x * RATE
    before = key(function)
    monkeypatch.setitem(globals(), "UNUSED", object())
    assert key(function) == before
    monkeypatch.setitem(globals(), "RATE", 3.0)
    assert key(function) != before


def test_an_attribute_of_a_module_counts_by_value():
    """config.LIMIT is a constant of the compiled code: its value is part of the key."""
    config = types.ModuleType("config")
    config.LIMIT = 1
    function = lambda x: x + config.LIMIT
    before = key(function)
    config.LIMIT = 2
    assert key(function) != before


def test_types_and_nullability_are_part_of_the_key():
    """The same function of other columns is another program."""
    function = lambda x: x + 1
    keys = {key(function, dtype) for dtype in ("float64", "float32", "int64", "int32", "uint64", "bool")}
    masked = bind(function, (Column(values=np.zeros(1), validity=np.zeros(1, np.uint8)),)).key
    assert len(keys | {masked}) == 7


def test_recursive_and_mutually_recursive_helpers_have_a_key():
    """The walk ends, although the functions lead back to themselves."""
    source = "def a(v): return b(v)\ndef b(v): return a(v)\ndef f(x): return a(x)"
    assert key(made(source)) == key(made(source))


def adder(captured):
    return lambda x: x + captured


SCALARS = st.one_of(st.integers(-(2**63), 2**64 - 1), st.floats(), st.booleans(), st.none(), st.text(max_size=3))
VALUES = st.one_of(SCALARS, st.tuples(SCALARS, SCALARS), st.tuples(st.tuples(SCALARS), SCALARS))


def written(value):
    """Return a value's type and bits, all that can tell it from another."""
    if isinstance(value, tuple):
        return tuple(written(member) for member in value)
    return (type(value), struct.pack("<d", value) if isinstance(value, float) else value)


@pytest.mark.slow
@settings(max_examples=100 if THOROUGH else 30, deadline=None)
@given(VALUES, VALUES)
def test_captured_values_count_by_type_and_bits(left, right):
    """Two captured values give one key exactly if they have one type and one bit pattern."""
    assert (key(adder(left)) == key(adder(right))) == (written(left) == written(right))


def test_nan_captured_twice_is_one_constant():
    """NaN is not equal to itself, but the code for it is."""
    assert key(adder(math.nan)) == key(adder(float("nan")))
    assert key(adder(math.nan)) != key(adder(math.inf))
