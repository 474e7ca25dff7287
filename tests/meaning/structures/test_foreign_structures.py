"""Structures of C++ in a function: what is given by value comes and goes as tuples and own types."""

from typing import NamedTuple

import pytest

import udf
from udf.errors import ForeignFunctionError, UdfCompileError

pytest.importorskip("cuda.bindings.nvrtc")


def test_a_structure_is_a_tuple() -> None:
    """Its members, narrow ones too, as values and as columns."""
    text = """
    struct Both { double mean; signed char sign; bool large; float root; unsigned short count; };
    Both both(double x, double y) {
      return {(x + y) / 2, (signed char)(x < y ? -1 : 1), x > 10, sqrtf((float)y), 65535};
    }"""
    both = udf.cpp(text, "both")
    assert repr(both) == "<foreign function both(float64, float64) -> (float64, int8, bool, float32, uint16)>"
    frame = udf.DataFrame({"x": [1.0, 20.0], "y": [4.0, 9.0]})
    found = frame.apply(lambda r: both(r["x"], r["y"]), axis=1)
    assert [list(found[name]) for name in found.columns] == [
        [2.5, 14.5], [-1, 1], [False, True], [2.0, 3.0], [65535, 65535],
    ]  # fmt: skip

    def use(row):
        mean, sign, large, _, count = both(row["x"], row["y"])
        return mean * sign + count if not large else 0.0

    assert list(frame.apply(use, axis=1)) == [65532.5, 0.0]


@udf.struct
class Point(NamedTuple):
    """What a structure of C++ takes in Python."""

    x: float
    k: int


@pytest.mark.slow
def test_a_structure_is_taken_by_value() -> None:
    """A tuple or a value of a structure, of every width of member, between other parameters."""
    text = """
    struct Mixed { double x; int k; bool b; float y; short s; unsigned long long u; signed char c; };
    struct Point { double x; long long k; };
    struct One { float x; };
    double f(Mixed p, double z, Point q, One r) {
        return p.x * p.k + (p.b ? 100 : 0) + p.y + p.s + double(p.u) + p.c + z + q.x * q.k + r.x;
    }
    """
    f = udf.cpp(text, "f")
    assert str(f.parameters[2]) == "(float64, int64)"
    given = udf.Series([1.5, -2.0]).applymap(lambda v: f((v, 3, v > 0, 0.5, -7, 2, -1), v, Point(v, 2), (0.25,)))
    wanted = [v * 3 + (100 if v > 0 else 0) + 0.5 - 7 + 2 - 1 + v + v * 2 + 0.25 for v in (1.5, -2.0)]
    assert list(given) == wanted
    assert f((1.5, 3, True, 0.5, -7, 2, -1), 1.5, Point(1.5, 2), (0.25,)) == wanted[0]
    with pytest.raises(OverflowError, match="C int16"):
        udf.Series([40_000]).applymap(lambda v: f((1.0, 3, True, 0.5, v, 2, -1), 0.0, Point(1.0, 2), (0.25,)))
    with pytest.raises(UdfCompileError, match="argument 3 of f"):
        udf.Series([1.0]).applymap(lambda v: f((v, 3, True, 0.5, 1, 2, -1), v, (v, v), (0.25,)))


def test_structures_that_cannot_be_taken() -> None:
    for parameter in ("Outer p", "Held p"):
        types = "struct In { double x; }; struct Outer { In a; double b; }; struct Held { double* p; };"
        text = f"{types} double f({parameter}) {{ return 1.0; }}"
        with pytest.raises(ForeignFunctionError, match="parameter 1"):
            udf.cpp(text, "f")
