"""A function that cannot be compiled: one error, with the user's line and the cause in one sentence first."""

import linecache
import math
import sys

import pandas as pd
import pytest

import udf
from tests.support.frontend_cases import compiled
from tests.support.written import written
from udf.errors import UdfCompileError

COUNT = 0


class Custom(Exception):
    pass


WRITTEN = written(
    "def NAME(x):\n    BODY",
    r"""
unknown_name: name 'nowhere' is not defined
    y = x + 1
    return y + nowhere  # HERE
unknown_attribute: a float64 has no attribute 'foo' in a UDF
    return (  #
        x + x.foo  # HERE
    )
unknown_function: math.fsum is not supported in a UDF
    return math.fsum((x, 1.0))  # HERE
falls_off: it returns None
    y = x  # HERE
no_results: it returns an empty tuple
    return ()  # HERE
opens: 'with' is not supported
    with open("file") as f:  # HERE
        return x
prints: print\(\) is not supported
    print(x)  # HERE
    return x
imports: an import inside the function is not supported; import 'random' at the top
    import random  # HERE
    return random.random() * x
assigns_global: it assigns the global 'COUNT'
    global COUNT
    COUNT = 1  # HERE
    return x
builds_dict: a dictionary is not supported
    return dict.fromkeys((1, 2), 2.0)[x]  # HERE
generates: a generator is supported inside sum, min, max, any, all, join, list
    return dict.fromkeys(i * x for i in range(3))  # HERE
larger_constant: the integer 123456789012345678901234567890 does not fit 64 bits
    return x < 123456789012345678901234567890  # HERE
digits: round\(\) takes a constant number of digits
    n = int(x)
    return round(x, n)  # HERE
deletes: 'del' is not supported
    y = x
    del y  # HERE
    return x
wrong_arguments: atan2\(\) does not take these arguments in Python
    return math.atan2(x)  # HERE
calls_none: what is called here is None
    f = None
    return f(x)  # HERE
mixes_a_list: a list of int64 does not hold float64
    values = [1]  # HERE
    values.append(x)
    return sorted(values)[0]
least_of_one: min\(\) of one number is not supported in a UDF
    return min(x) + 1  # HERE
floats_range: range\(\) of a float is not supported in a UDF
    return len(range(x))  # HERE
either: a value is str on one path and float64 on another|it returns float64 in line 2 and str in line 2
    return "a" if x > 1 else x  # HERE
counts_in_a_tuple: a tuple has no attribute 'count' in a UDF
    return (x, 1.0).count(x)  # HERE
""",
    {"math": math},
)


def two_lengths(x):
    if x > 0:
        return x, 1  # HERE
    return x, 1, 2


def mixed_results(x):
    if x > 0:
        return "positive"  # HERE
    return x


def text(x):
    y = x * 2
    return "a" + y  # HERE


def recursive(x):
    return 1 if x < 1 else x * recursive(x - 1)  # HERE


def raises_own(x):
    if x > 0:
        raise Custom("a")  # HERE
    return x


def wrong_helper(x):
    return helper(x) + 1


def helper(v):
    w = v + 1
    return w.imaginary  # HERE


CASES = WRITTEN | {
    text: r"\+ does not take \(str, float64\) in a UDF",
    two_lengths: r"it returns a tuple \(float64, int\) in line \d+ and a tuple \(float64, int, int\) in line \d+",
    mixed_results: r"it returns str in line \d+ and float64 in line \d+",
    recursive: "it calls itself, and recursion is not supported",
}
WHOLE = ("builds_dict", "recursive", "larger_constant")


OF_ROWS = {
    "a number": (lambda row: row.dot(2.0), ["a", "b"], r"dot\(\) of a Series does not take \(float64\)"),
    "text and numbers": (
        lambda row: row.sum(),
        ["a", "s"],
        "sum is called on .* a row whose columns are not all numbers",
    ),
    "text alone": (lambda row: row.max(), ["s", "t"], "max is called on .* a row whose columns are not all numbers"),
}


@pytest.mark.parametrize("name", OF_ROWS)
def test_a_row_that_is_asked_as_a_series_is_called_a_row(name):
    """No word of Numba's and none of our own types, whatever the columns hold."""
    function, columns, said = OF_ROWS[name]
    frame = udf.DataFrame({"a": [1.0], "b": [2.0], "s": ["x"], "t": ["y"]})
    with pytest.raises(UdfCompileError, match=said) as refused:
        frame[columns].apply(function, axis=1)
    assert not any(word in str(refused.value) for word in ("BoundFunction", "udf.array", "Invalid use"))


def test_a_method_that_may_give_no_label_is_refused_in_words():
    """A group may have no value, of which there is no label."""
    frame = pd.DataFrame({"k": [0, 0], "x": [1.0, 2.0]})
    with pytest.raises(UdfCompileError, match=r"first_valid_index\(\) of a Series is not supported") as refused:
        frame.udf.groupby("k")["x"].agg(lambda s: s.first_valid_index())
    assert "BoundFunction" not in str(refused.value)


def marked_line(function):
    """Return the line of its file, at or below a function's ``def``, that is marked HERE."""
    lines = linecache.getlines(function.__code__.co_filename)
    first = function.__code__.co_firstlineno
    return next(number for number in range(first, len(lines) + 1) if "# HERE" in lines[number - 1])


@pytest.mark.parametrize("function", CASES, ids=lambda function: function.__name__)
def test_error_has_the_users_line_and_the_cause_first(function):
    """The first line of the message is function, file:line and cause; the second is that line of the source."""
    if function.__name__ == "either" and sys.version_info >= (3, 12):
        pytest.skip("Python 3.12 returns in each branch, and Numba names the line of def")
    dtype = "int64" if function.__name__ in WHOLE else "float64"
    with pytest.raises(UdfCompileError, match=CASES[function]) as caught:
        compiled(function, dtype)
    error = caught.value
    assert error.line == marked_line(function)
    first, second, *rest = str(error).splitlines()
    assert first.startswith(f"cannot compile {function.__name__!r} ({function.__code__.co_filename}:{error.line}): ")
    assert "# HERE" in second
    assert not rest or rest[-1].startswith("Hint:")


class Bold:
    """What Numba writes its messages with where colorama is installed."""

    def __getattr__(self, name):
        return lambda text: f"\x1b[1m{text}\x1b[0m"


@pytest.mark.parametrize("name", ["unknown_attribute", "either", "two_lengths"])
def test_a_terminals_escapes_are_no_part_of_a_message(monkeypatch, name):
    """The cause is found as without them."""
    for held in ("errors._termcolor_inst", "ir._termcolor", "typeinfer._termcolor"):
        monkeypatch.setattr(f"numba.core.{held}", Bold())
    function = next(one for one in CASES if one.__name__ == name)
    with pytest.raises(UdfCompileError, match=CASES[function]) as caught:
        compiled(function, "float64")
    assert "\x1b" not in str(caught.value)


def test_numbas_own_explanation_is_behind_ours():
    """Numba's exception is the cause of ours, not its text."""
    with pytest.raises(UdfCompileError) as caught:
        compiled(text, "float64")
    assert "No implementation of function" in str(caught.value.__cause__)
    assert "No implementation of function" not in str(caught.value)


def test_an_error_in_a_helper_has_the_helpers_line():
    """The line is where the fault is, in whichever function of the user's."""
    with pytest.raises(UdfCompileError, match="no attribute 'imaginary'") as caught:
        compiled(wrong_helper, "float64")
    assert caught.value.line == marked_line(helper)


def test_a_lambda_has_its_line():
    """A lambda's name says nothing; its line does."""
    function = lambda x: x.nothing_like_it  # HERE too
    with pytest.raises(UdfCompileError, match=r"cannot compile '<lambda>'.*nothing_like_it") as caught:
        compiled(function, "float64")
    assert caught.value.line == function.__code__.co_firstlineno


def test_a_function_without_source_has_its_line():
    """A function of exec() or a prompt has no source to show, but a line."""
    scope = {}
    exec("\n\ndef f(x):\n    y = x\n    return y.foo", scope)  # noqa: S102 - what is tested
    with pytest.raises(UdfCompileError, match=r"cannot compile 'f' \(<string>:5\): a float64 has no attribute 'foo'"):
        compiled(scope["f"], "float64")


def test_after_an_error_the_next_function_compiles():
    """Nothing of a failed compile stays."""
    for function in (wrong_helper, recursive, text):
        with pytest.raises(UdfCompileError):
            compiled(function, "float64")
        assert compiled(lambda x: x + 1, "float64").raises == ()
