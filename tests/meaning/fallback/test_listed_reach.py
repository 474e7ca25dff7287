"""What functions of public code lacked: results are pandas', and it is known which of them compile."""

import warnings
from typing import Any

import pandas as pd
import pytest

import udf
from tests.support.budget import some
from tests.support.listed_reach import COMPILED, FRAME, IN_PYTHON, NAMES
from udf.errors import FallbackWarning, UdfError

CASES = [
    pytest.param(kind, *(("", source) if isinstance(source, str) else source), compiles, id=f"{kind}: {source}")
    for table, compiles in ((COMPILED, True), (IN_PYTHON, False))
    for kind, sources in table.items()
    for source in sources
]
PARAMETER = {"column": "c", "group": "g", "value": "v", "row": "row"}


def _run(kind: str, column: str, function: Any, *, ours: bool) -> Any:
    """Return what this package gives, or what pandas does."""
    given = {"column": FRAME[[column]], "value": FRAME[column]}[kind] if column else FRAME
    given = given.udf if ours else given
    if kind == "group":
        return given.groupby("k").apply(function)
    return given.map(function) if kind == "value" else given.apply(function, axis=0 if column else 1)


@pytest.mark.parametrize(("kind", "column", "source", "compiles"), some(CASES, 2))
def test_what_public_code_asks_for_is_as_pandas_has_it(kind: str, column: str, source: str, compiles: bool) -> None:
    """What does not compile is refused where compiled code is asked for; Python runs it else."""
    function = eval(f"lambda {PARAMETER[kind]}: {source}", dict(NAMES))  # noqa: S307 - texts of ours
    wanted = _run(kind, column, function, ours=False)
    if not compiles:
        with pytest.raises(UdfError):
            _run(kind, column, function, ours=True)
    with udf.options(fallback="error" if compiles else "python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        found = _run(kind, column, function, ours=True)
    assert type(found) is type(wanted)
    alike = pd.testing.assert_frame_equal if isinstance(wanted, pd.DataFrame) else pd.testing.assert_series_equal
    alike(found, wanted)
