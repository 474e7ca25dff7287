"""Functions as people write them: the values, dtypes, index and name that pandas itself gives."""

from dataclasses import replace

import pandas as pd
import pytest

import udf
from tests.support.budget import some
from tests.support.idioms.corpus import CORPUS, KNOWN, kept_from, outcome
from tests.support.idioms.table import FILE, page
from tests.support.installed import both
from udf.errors import ArgumentError


@pytest.mark.filterwarnings("ignore")  # pandas' own, of what the functions do
@pytest.mark.parametrize("idiom", some(CORPUS, 3), ids=lambda idiom: f"{idiom.group}: {idiom.shows}")
def test_a_function_of_the_corpus_gives_what_pandas_gives(idiom) -> None:
    """Or it is refused, as the table says; every third one here, all of them in ``make thorough``."""
    found = outcome(idiom)
    kept = kept_from(idiom)
    assert found.startswith(kept or "equal"), found


LEFT = {"a method of the class", "a captured defaultdict"}
"""What ``shows`` of the functions of the corpus that pandas runs with us installed."""


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("idiom", some(CORPUS, 14), ids=lambda idiom: f"{idiom.group}: {idiom.shows}")
def test_pandas_own_methods_give_it_with_us_installed(idiom) -> None:
    """Each gives what it gives without us, and all but few run compiled: here, where they were compiled before."""
    both(idiom.expected, compiled=idiom.shows not in LEFT)


OBJECTS = {
    "a list as the result", "a set as the result", "a tuple of any length", "`re.findall(..)` as the result",
    "names of columns, by a condition", "`row.tolist()` of texts and numbers", "`np.polyfit([..], row, 1)`",
}  # fmt: skip
"""Functions of which plain Python, as ``udf.options.debug`` runs it, makes no column, or rows of objects."""

OF_ONE_ROW = [
    idiom
    for idiom in CORPUS
    if idiom.window is None and (idiom.method == "map" or idiom.how.get("axis") == 1) and idiom.shows not in OBJECTS
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("idiom", some(OF_ONE_ROW, 15), ids=lambda idiom: f"{idiom.group}: {idiom.shows}")
def test_in_pythons_semantics_it_gives_what_plain_python_gives(idiom) -> None:
    """Values, or the exception; a column's type is kept there."""
    asked = replace(idiom, how={**idiom.how, "semantics": "python"})
    with udf.options(debug=True):
        wanted = _outcome(asked)
    found = _outcome(asked)
    if isinstance(wanted, type):
        assert found is wanted
        return
    check = pd.testing.assert_frame_equal if isinstance(wanted, pd.DataFrame) else pd.testing.assert_series_equal
    check(found, wanted, check_dtype=False, rtol=1e-12)


OF_MANY_ROWS = [idiom for idiom in CORPUS if idiom not in OF_ONE_ROW and idiom.shows not in OBJECTS]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("idiom", some(OF_MANY_ROWS, 10), ids=lambda idiom: f"{idiom.group}: {idiom.shows}")
def test_of_windows_and_columns_plain_python_gives_the_same(idiom) -> None:
    """They have one meaning, NumPy's: of plain Python at pandas' door, and of windows of a ``udf.Series``."""
    wanted = idiom.expected()
    with udf.options(debug=True):
        _assert_equal(idiom.found(), wanted)
    if idiom.window is not None:
        _assert_equal(idiom.by(udf.Series(idiom.given())).to_pandas(), wanted)


def _assert_equal(found, wanted):
    if not isinstance(wanted, (pd.Series, pd.DataFrame)):
        assert found == wanted
        return
    check = pd.testing.assert_frame_equal if isinstance(wanted, pd.DataFrame) else pd.testing.assert_series_equal
    check(found, wanted, rtol=1e-12)


@pytest.mark.filterwarnings("ignore")
def test_the_name_of_a_column_is_not_the_key_of_a_group() -> None:
    """A function of a column that asks for its name is refused, or gets a number that is the name."""
    frame = pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 5.0]})
    with pytest.raises(ArgumentError, match="the name of a column"):
        frame.udf.apply(lambda c: c.sum() if c.name == "a" else c.mean())
    numbered = frame.set_axis([1, 7], axis=1)
    function = lambda c: c * c.name
    pd.testing.assert_frame_equal(numbered.udf.apply(function), numbered.apply(function))


def _outcome(idiom):
    try:
        return idiom.found()
    except Exception as error:  # noqa: BLE001 - compared
        return type(error)


def test_the_corpus_is_large_and_named_once() -> None:
    """150 functions and more, of every kind; what does not run is one of them."""
    groups = [idiom.group for idiom in CORPUS]
    assert len(CORPUS) >= 150
    least = {"map": 40, "row": 60, "rolling": 20, "axis=0": 10, "times": 20}
    assert all(groups.count(group) >= count for group, count in least.items())
    names = [(idiom.group, idiom.shows) for idiom in CORPUS]
    assert len(set(names)) == len(names)
    assert {idiom.shows for idiom in CORPUS} >= KNOWN.keys()


def test_the_table_in_the_docs_is_current() -> None:
    assert FILE.read_text() == page()
