"""Functions as people write them: the values, dtypes, index and name that pandas itself gives."""

from __future__ import annotations

import pytest

import udf
from tests.support.idioms.corpus import CORPUS, KNOWN, kept_from, outcome
from tests.support.idioms.table import FILE, page


@pytest.mark.filterwarnings("ignore")  # pandas' own, of what the functions do
@pytest.mark.parametrize("idiom", CORPUS, ids=lambda idiom: f"{idiom.group}: {idiom.shows}")
def test_a_function_of_the_corpus_gives_what_pandas_gives(idiom) -> None:
    """Or it is refused, as the table says."""
    with udf.options(backend="cpu"):
        found = outcome(idiom)
    kept = kept_from(idiom)
    assert found.startswith(kept or "equal"), found


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
    """Python -m tests.support.idioms.table writes it."""
    assert FILE.read_text() == page()
