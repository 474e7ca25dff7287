"""All of the corpus, and what becomes of each function."""

import warnings
from typing import Final

import pandas as pd

from tests.support.idioms.captured_functions import CAPTURED
from tests.support.idioms.case import Idiom
from tests.support.idioms.cleaning_functions import CLEANING
from tests.support.idioms.column_functions import COLUMNS
from tests.support.idioms.map_functions import MAP
from tests.support.idioms.notebook_functions import NOTEBOOKS
from tests.support.idioms.rolling_functions import ROLLING
from tests.support.idioms.row_functions import ROWS
from tests.support.idioms.text_functions import TEXTS
from tests.support.idioms.time_functions import TIMES

CORPUS: Final[tuple[Idiom, ...]] = (*MAP, *TEXTS, *ROWS, *ROLLING, *COLUMNS, *TIMES, *CLEANING, *NOTEBOOKS, *CAPTURED)


def outcome(idiom: Idiom) -> str:
    """Return ``"equal"``, ``"refused: .."`` or ``"differs: .."``."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # NumPy's, of a division by zero
        expected = idiom.expected()
    try:
        found = idiom.found()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
        return f"refused: {type(error).__name__}: {error}"
    try:
        check = pd.testing.assert_frame_equal if isinstance(expected, pd.DataFrame) else pd.testing.assert_series_equal
        if not isinstance(expected, (pd.Series, pd.DataFrame)):
            assert type(found) is type(expected), f"{type(found)} for {type(expected)}"
            assert found == expected, f"{found!r} for {expected!r}"
        else:
            check(found, expected, rtol=1e-12, atol=1e-12)
    except AssertionError as error:
        return f"differs: {' '.join(str(error).split())[:160]}"
    return "equal"


KNOWN: Final[dict[str, str]] = {}
"""What ``shows`` of the functions that do not run -> what the error, or the difference, begins with."""


def kept_from(idiom: Idiom) -> str:
    """Return why a function does not run, as the table says; "" for one that does."""
    return KNOWN.get(idiom.shows, "")
