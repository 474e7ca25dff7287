"""A builtin that somebody replaced is noticed, in a function that was compiled before too."""

import builtins
import math
import sys
import types

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import CapturedValueError


def test_a_replaced_builtin_is_noticed(monkeypatch) -> None:
    """Refused while it is there; what was compiled before is used again afterwards."""
    negative = udf.Series([-1.5])
    absolute = lambda x: abs(x)
    assert list(negative.map(absolute)) == [1.5]
    monkeypatch.setattr(builtins, "abs", lambda x: 42.0)
    with pytest.raises(CapturedValueError, match="shadows Python's own"):
        negative.map(absolute)
    monkeypatch.undo()
    assert list(negative.map(absolute)) == [1.5]


MODULE = types.ModuleType("replaced_names")
exec("import math\ndef half(x):\n    return abs(x) / 2 + math.floor(x)\n", MODULE.__dict__)  # noqa: S102 - a module of ours


def twice(x: float) -> float:
    return abs(x) * 2


FUNCTIONS = {
    "abs": lambda x: abs(x) + twice(x), "len": lambda x: len("abc") + x, "np": lambda x: np.sqrt(abs(x)),
    "math": lambda x: math.sin(x) + math.pi, "pandas": lambda x: 1 if pd.isna(x) else 2,
    "module": lambda x: MODULE.half(x),
}  # fmt: skip
REPLACED = {
    "a builtin": ("abs", builtins, "abs", lambda _: 42.0),
    "a global with a builtin's name": ("len", sys.modules[__name__], "len", lambda _: 7),
    "a function of NumPy": ("np", np, "sqrt", lambda x: x * 100),
    "a function of math": ("math", math, "sin", lambda _: 9.0),
    "a constant of math": ("math", math, "pi", 3),
    "a function of pandas": ("pandas", pd, "isna", lambda _: True),
    "a function of a module": ("module", MODULE, "half", lambda _: 1.0),
    "a module's global": ("module", MODULE, "abs", lambda _: 6.0),
    "a module in a module": ("module", MODULE, "math", types.SimpleNamespace(floor=lambda _: 500)),
    "a helper's code": ("abs", twice, "__code__", (lambda x: x * 1000).__code__),
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("case", REPLACED)
def test_what_a_name_means_is_looked_up_at_each_call(case: str, monkeypatch) -> None:
    """Whatever a program puts in the place of a function, a module's member or a helper's code: as pandas has it."""
    name, owner, attribute, other = REPLACED[case]
    data, function = pd.Series([-1.5, 2.5, 4.0]), FUNCTIONS[name]
    with udf.options(fallback=None):
        for replaced in (False, True, False):
            with monkeypatch.context() as patch:
                if replaced:
                    patch.setattr(owner, attribute, other, raising=False)
                found, wanted = data.udf.map(function).tolist(), data.map(function).tolist()
            assert found == pytest.approx(wanted, rel=1e-12)
