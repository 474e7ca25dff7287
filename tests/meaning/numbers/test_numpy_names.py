"""Every name that NumPy has is either supported or refused by name, whatever its arguments: none is our fault."""

import numpy as np
import pytest

import udf
from tests.support.budget import budget, in_turn
from udf.errors import InternalError

MODULES = {"np": np, "np.linalg": np.linalg, "np.emath": np.emath, "np.lib": np.lib}
if hasattr(np, "strings"):  # of NumPy 2
    MODULES["np.strings"] = np.strings
ALL = sorted(f"{module}.{name}" for module, holder in MODULES.items() for name in dir(holder) if name[0] != "_")
pytestmark = [
    pytest.mark.filterwarnings("ignore:Converting .np.generic. to a dtype:DeprecationWarning"),  # NumPy 1's own
    pytest.mark.filterwarnings("ignore:numpy.typename is deprecated:DeprecationWarning"),  # NumPy 2.5's own
]
KNOWN = (
    "np.unwrap", "np.argmax", "np.searchsorted", "np.nonzero", "np.triu", "np.generic", "np.mintypecode", "np.add",
    "np.abs", "np.char", "np.no_such", "np.strings.upper", "np.emath.sqrt", "np.linalg.det", "np.linalg",
)  # fmt: skip


def check(name, given):
    """Give ``name`` arguments ``given`` in a row and in a window."""
    function = eval(f"lambda a: {name}({given})", {"np": np})  # noqa: S307 - our own text
    integers, windows = udf.Series([1, 2]), udf.Series([1.5, 2.5]).rolling(2, min_periods=1)
    for run in (lambda: integers.applymap(function), lambda: windows.apply(function, raw=True)):
        try:
            run()
        except InternalError:
            raise
        except (udf.errors.UdfError, ArithmeticError, ValueError):
            pass


@pytest.mark.parametrize(("name", "given"), in_turn(KNOWN, ["a", "a, a"]))
def test_names_that_were_faults_are_refused(name, given) -> None:
    """By Numba's own rules for arrays, a wrong number of arguments, modules that are called, abstract types."""
    check(name, given)


@pytest.mark.parametrize("name", [name for i, name in enumerate(ALL) if i % 40 < budget(1)])
def test_some_names(name) -> None:
    """Some in every run; UDF_BUDGET=40 takes all."""
    check(name, "a")


def test_a_refusal_says_the_name() -> None:
    with pytest.raises(udf.errors.UdfCompileError, match=r"numpy.unwrap is not supported in a UDF"):
        udf.Series([1]).applymap(lambda a: np.unwrap(a))
    said = r"numpy.generic is not supported in a UDF" if "np.strings" in MODULES else "V0"  # what NumPy 1 takes it for
    with pytest.raises(udf.errors.UdfCompileError, match=said):
        udf.Series([1]).applymap(lambda a: np.generic(a))
