"""A function is typed and lowered once, also where what it returns leaves it in another form."""

from typing import Any

import numpy as np
import pytest

import udf
from udf.frontend.driver import contexts


@pytest.fixture
def lowered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of functions that were lowered."""
    names: list[str] = []
    lower = contexts.lower

    def noted(state: Any, kind: type) -> Any:
        names.append(state.func_id.func_name)
        return lower(state, kind)

    monkeypatch.setattr(contexts, "lower", noted)
    return names


def standardised(group: Any) -> Any:
    return (group - group.mean()) / group.std()


def word(x: float) -> str:
    return "high" if x > 0.5 else "low"


@pytest.mark.slow
def test_a_column_of_a_group(lowered: list[str]) -> None:
    """What ``transform`` takes: an array, written into the results' column."""
    frame = udf.DataFrame({"k": np.array([0, 0, 1, 1]), "x": np.array([1.0, 3.0, 5.0, 9.0])})
    root = 0.5**0.5
    assert list(frame.groupby("k")["x"].transform(standardised)) == pytest.approx([-root, root, -root, root])
    assert lowered.count("standardised") == 1


def test_a_text(lowered: list[str]) -> None:
    assert list(udf.Series([0.25, 0.75]).applymap(word)) == ["low", "high"]
    assert lowered.count("word") == 1


def test_what_cannot_be_converted_is_refused(lowered: list[str]) -> None:
    """A text on one path and a number on another: before anything is lowered."""
    with pytest.raises(udf.errors.UdfError):
        udf.Series([0.25, 0.75]).applymap(lambda x: "high" if x > 0.5 else x)
    assert "<lambda>" not in lowered
