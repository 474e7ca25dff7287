"""A fault of ours is InternalError, at whatever stage: never the user's, and never a slower path that nobody sees."""

import numpy as np
import pytest

import udf
from udf.api.ahead import ahead
from udf.base.tracebacks import compiling
from udf.bind import bind as binding
from udf.cpu import cpu_backend
from udf.cuda import render
from udf.errors import InternalError, UdfCompileError
from udf.frontend.driver import compile as front_end
from udf.frontend.driver import contexts, passes
from udf.frontend.lower import lowering

SERIES = udf.Series([1.0, 2.0, 3.0])


def failing(kind: str, times: int = 10**9):
    """Return a function of a module of ours that raises ``kind`` as often as ``times``, a method or not."""
    scope = {"__name__": "udf.frontend.broken", "left": [times]}
    code = f"def broken(*_, **__):\n    left[0] -= 1\n    if left[0] >= 0:\n        raise {kind}('oops')"
    exec(code, scope)  # noqa: S102 - a fault has to be raised in a module of ours
    return scope["broken"]


def apply(function):
    return SERIES.applymap(function)


def window(function):
    return SERIES.rolling(2).apply(function, raw=True)


# what fails -> where, what is asked, of which function (each has a constant of its own: none is known before)
STAGES = {
    "what the function reads": (binding, "Identity", apply, lambda x: x + 0.0625),
    "bytecode": (passes, "refuse_bytecode", apply, lambda x: x + 0.125),
    "types that meet": (contexts.UdfTypingContext, "unify_pairs", apply, lambda x: 1 if x > 0.1875 else 2.5),
    "typing": (contexts.UdfTypingContext, "resolve_function_type", apply, lambda x: abs(x) + 0.25),
    "lowering": (lowering.PlacedLower, "lower_inst", apply, lambda x: x + 0.375),
    "entry": (front_end, "entry_module", apply, lambda x: x + 0.5),
    "what PTX always returns": (front_end, "constant_returns", apply, lambda x: x + 0.625),
    "the processor's loop": (cpu_backend, "row_kernel", apply, lambda x: x + 0.75),
    "the processor's code": (cpu_backend, "row_artefact", apply, lambda x: x + 0.8125),
    "translation": (render, "flat_function", lambda f: udf.explain(f, "float64"), lambda x: x + 0.875),
    "ahead of calls": (ahead, "row_artefact", lambda f: udf.compile(f, "float64", archs=()), lambda x: x + 0.9375),
    "windows": (contexts.UdfTypingContext, "resolve_function_type", window, lambda w: w[-1] - w[0] + 1.125),
}


@pytest.mark.parametrize("stage", STAGES)
def test_a_fault_at_any_stage_is_ours(stage, monkeypatch) -> None:
    """The message says whose fault it is, what failed and where, and how to go on; the exception is its cause."""
    owner, attribute, ask, function = STAGES[stage]
    with monkeypatch.context() as patch:
        patch.setattr(owner, attribute, failing("AttributeError"))
        with pytest.raises(InternalError, match="a fault of Inlay, not of your function '<lambda>'") as caught:
            ask(function)
    error = caught.value
    assert not isinstance(error, UdfCompileError)
    assert "AttributeError: oops (<string>:4, in broken)" in str(error)
    assert "Please report it" in str(error)
    assert isinstance(error.__cause__, AttributeError)
    ask(function)  # nothing of it stays


@pytest.mark.parametrize("kind", ["KeyError", "TypeError", "ValueError", "AssertionError", "NotImplementedError"])
def test_a_fault_is_told_by_where_it_is_raised(kind, monkeypatch) -> None:
    """Also one of a type that Numba raises about users' code: what counts is whose code raised it."""
    monkeypatch.setattr(contexts.UdfTypingContext, "resolve_function_type", failing(kind))
    with pytest.raises(InternalError, match=kind):
        apply(lambda x: abs(x) * 1.125)


def test_a_fault_of_the_fast_path_is_not_hidden_by_the_slow_one(monkeypatch) -> None:
    """A function of windows whose reductions fail, once, is not computed from the whole window instead."""
    monkeypatch.setattr(contexts.UdfTypingContext, "resolve_function_type", failing("TypeError", times=1))
    with pytest.raises(InternalError):
        window(lambda w: w[-1] - w[0] + 2.125)


def opens(x):
    with open("file"):  # noqa: PTH123 - what is tested
        return x


REFUSED = {
    "by our table": (opens, "'with' is not supported"),
    "by Numba's typing": (lambda x: x.foo, "has no attribute 'foo'"),
    "by Numba's typing of a ufunc": (lambda x: np.float_power(x, x, x), "float_power"),
    "by a RefusedCallError of ours": (lambda x: round(x, int(x)), "a constant number of digits"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_is_no_fault(name) -> None:
    """What cannot be compiled stays an error about the function."""
    function, cause = REFUSED[name]
    with pytest.raises(UdfCompileError, match=cause):
        apply(function)


def test_what_the_users_code_raises_is_no_fault() -> None:
    """Code of theirs that is called while we compile; and what says itself what is wrong passes."""
    with pytest.raises(KeyError), compiling(opens):
        raise KeyError("theirs")
    with pytest.raises(MemoryError), compiling(opens):
        failing("MemoryError")()
