"""What a UDF means does not depend on what else was compiled, registered or imported in the process."""

import subprocess
import sys
import textwrap

import pytest

BEFORE = {
    "nothing": "",
    "njit and overloads": """
        import math
        import numba
        import numpy as np
        from numba.core import types
        from numba.extending import overload, overload_method

        @numba.njit
        def total(x):
            return np.sum(np.sort(x)) + max([1, 2]) + len(str(3))

        total(np.ones(3))

        def stub(x):
            return x + 7

        overload(stub)(lambda x: lambda x: x + 100)
        overload(math.ulp)(lambda x: lambda x: 100.0)
        overload(sorted)(lambda x: lambda x: x)
        overload_method(types.Float, "half")(lambda x: lambda x: x / 2)
        numba.njit(lambda x: stub(x) + math.ulp(x) + x.half())(1.0)
        try:
            from numba.cuda.extending import overload as of_cuda
        except ImportError:  # numba-cuda is not installed
            pass
        else:
            of_cuda(math.ulp)(lambda x: lambda x: 200.0)
        """,
    "pandas engine=numba": """
        import pandas as pd

        pd.Series([1.0, 2.0, 3.0]).rolling(2).mean(engine="numba", engine_kwargs={"parallel": False})
        pd.Series([1.0, 2.0, 3.0]).rolling(2).apply(lambda w: w.sum(), raw=True, engine="numba")
        """,
}

ASKED = """
    import math
    import re

    import numpy as np
    import udf

    def stub(x):
        return x + 7

    def refusal(error):
        return type(error).__name__ + ": " + re.sub(r"<string>:[0-9]+", "here", str(error))

    text = "yes"
    functions = [
        lambda x: np.sum(x), lambda x: np.random.rand() * x, lambda x: sorted((x, 1.0))[0], lambda x: len(str(x)),
        lambda x: x.half(), lambda x: math.ulp(x), lambda x: hash(x), lambda x: max([x, 1.0]), lambda x: min([]) + x,
        lambda x: [x, 1.0], lambda x: x if text else -x, lambda x: stub(x), lambda x: math.sin(x), lambda x: {1: x}[1],
        lambda x: sum([x]) + any([x > 1]), lambda x: np.sort(x), lambda x: np.dot(x, x), lambda x: np.isclose(x, 1.0),
    ]
    for function in functions:
        try:
            print(list(udf.Series([1.0, 4.0]).applymap(function)))
        except udf.errors.UdfError as error:
            print(refusal(error).splitlines()[0])
        except Exception as error:
            print("no refusal:", type(error), error)
"""


def answers(before: str) -> str:
    """Return what a fresh process prints of every function after ``before``."""
    text = textwrap.dedent(before) + textwrap.dedent(ASKED)
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-W", "ignore", "-c", text], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def alone() -> str:
    """Return what is printed where nothing came before."""
    return answers(BEFORE["nothing"])


@pytest.mark.slow
@pytest.mark.parametrize(
    "before", ["njit and overloads", pytest.param("pandas engine=numba", marks=pytest.mark.thorough)]
)
def test_the_same_is_taken_and_refused(before, alone) -> None:
    """The same values, and the same refusals in the same words."""
    assert answers(BEFORE[before]) == alone


@pytest.mark.slow
def test_no_driver_is_asked_for(alone) -> None:
    """Compiling needs no GPU: no refusal is about one."""
    assert "[8.0, 11.0]" in alone, "a function of the user's own is compiled as it is written"
    assert not [line for line in alone.splitlines() if "driver" in line or "Cuda" in line]
