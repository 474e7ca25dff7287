"""Calls of builtins that Python refuses are refused by name; what a builtin makes of nothing is what Python makes."""

from __future__ import annotations

import pytest

import udf
from tests.support.against_python import assert_is_python

REFUSED = (
    "any()", "all()", "sum()", "round()", "abs()", "len()", "max()", "int(x=x)", "float(x=x)", "str(x=x)", "abs(x, x)",
    "float(x, x)", "all((x,), (x,))", "any((x,), 1)", "enumerate((x,), 0, None)", "list((x, 1), (2,))",
    "round(x, 1, 2)", "isinstance(x)", "isinstance(x, float, int)", "sum((x,), 1, 2)", "sum((x, 1), start=2, foo=1)",
    "min((x, 1), foo=1)", "divmod(x)", "pow(x)", "chr()", "ord()", "sorted()", "range()", "set()", "len((x,), 1)",
    "reversed()", "zip((x,), (1,), strict=True, more=1)", "(lambda v: int(v=v))(x)",
)  # fmt: skip
NAMED = ('"{0}".format(v=x)', '"{}".format(v=x)', '"{0}{v}".format(v=x)', '"{v}{1}".format(x, v=x)')
TAKEN = (
    "int() + x", "float() + x", 'str() + "a"', "len(list())", 'len("x,y".encode())',
    'len("x,y".encode("ascii", "ignore"))',
    "max(x, *(0,))", "isinstance(x, *(float,))", '"{0}{v}".format(x, v=2)', '"{}{v}".format(x, v=2)',
)  # fmt: skip


@pytest.mark.parametrize("source", REFUSED)
def test_what_python_refuses_is_refused(source: str) -> None:
    """With the builtin's name; some were computed, others a fault of ours."""
    with pytest.raises(udf.errors.UdfCompileError, match=r"\(TypeError\)|an empty set"):
        udf.Series([1.0, 2.0]).applymap(eval(f"lambda x: {source}"))  # noqa: S307 - text from above


@pytest.mark.parametrize("source", NAMED)
def test_a_name_has_no_number(source: str) -> None:
    """``{0}`` is none of the arguments with names: Python raises IndexError."""
    with pytest.raises(udf.errors.UdfCompileError, match="format"):
        udf.Series([1.0, 2.0]).applymap(eval(f"lambda x: {source}"))  # noqa: S307 - text from above


@pytest.mark.parametrize("source", TAKEN)
def test_what_python_takes_is_taken(source: str) -> None:
    """Of nothing, of constants, of a starred constant."""
    assert_is_python(eval(f"lambda x: {source}"), 1.0, -2.5)  # noqa: S307 - text from above
