"""Labels of a part of a group: pandas' own, or refused; never those of other rows."""

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn

RANDOM = np.random.default_rng(31)
VALUES = RANDOM.permutation(40) / 2 - 7
FRAME = pd.DataFrame(
    {"k": [i * 5 % 3 for i in range(40)], "a": VALUES, "b": RANDOM.permutation(40)},
    index=[f"r{i * 17 % 40}" for i in range(40)],
)

TAKEN = (
    "s[s > 0].idxmax()", "s.sort_values().idxmax()", "s.drop_duplicates().idxmin()", "s.diff().idxmin()",
    "s.sort_values(ignore_index=True).idxmin()", "s.sort_values(ignore_index=True).idxmax()", "s.mode().idxmax()",
    "s.dropna().idxmax()", "(s * 2).idxmax()", "s.rank().idxmin()", "s.sort_values(ignore_index=True)[1]",
)  # fmt: skip
PARTS = (
    "s.iloc[1:]", "s[::-1]", "s.tail(2)", "s.head(3)", "s[1:].diff()", "s.iloc[::2]",
    "s.iloc[1:][::-1]", "(s.iloc[1:] * 2)", "s.iloc[1:].abs()", "s.iloc[1:].cumsum()", "s.iloc[1:].rank()",
    "s.nlargest(2)", "s.tail(9).nsmallest(2)",
)  # fmt: skip
OF_FRAMES = (
    "g.iloc[1:].a.idxmax()", "g.tail(2).a.idxmax()", "g[g.b > 0].a.idxmax()", "g.sort_values('b').a.idxmax()",
    "g.head(3)['a'].idxmin()", "g.drop_duplicates('b').a.idxmax()", "g.loc[g.tail(2).a.idxmax(), 'b']",
)  # fmt: skip


@pytest.mark.parametrize("source", TAKEN)
def test_labels_that_are_known_are_pandas_own(source: str) -> None:
    """Rows that were chosen or sorted keep their labels; what is numbered anew has numbers."""
    function = eval(f"lambda s: {source}")  # noqa: S307 - text from above
    wanted = FRAME.groupby("k")["a"].agg(function)
    pd.testing.assert_series_equal(FRAME.udf.groupby("k")["a"].agg(function), wanted)
    assert FRAME["a"].udf.agg(function) == FRAME["a"].agg(function)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "dtype", "method"), in_turn(PARTS, ["float64", "int64", "float32"], ["idxmax", "idxmin"])
)
def test_a_part_knows_where_it_begins(source: str, dtype: str, method: str) -> None:
    """Its labels are those of its own rows, of values in memory too; they were those of the whole's first rows."""
    given = FRAME.astype({"a": dtype})
    function = eval(f"lambda s: {source}.{method}()")  # noqa: S307 - text from above
    wanted = given.drop_duplicates("a").groupby("k")["a"].agg(function)
    pd.testing.assert_series_equal(given.drop_duplicates("a").udf.groupby("k")["a"].agg(function), wanted)
    assert given["a"].udf.agg(function) == given["a"].agg(function)


def test_a_part_of_what_a_condition_keeps_is_refused() -> None:
    """Where its rows are is not known."""
    for function in (lambda s: s[s > 0].tail(2).idxmax(), lambda s: s.sort_values(ignore_index=True).head(2).idxmax()):
        with pytest.raises(udf.errors.UdfCompileError, match="whose rows are not those of the group"):
            FRAME["a"].udf.agg(function)


@pytest.mark.parametrize("source", OF_FRAMES)
def test_labels_of_a_part_of_a_frame_are_pandas_own(source: str) -> None:
    """A part of a frame knows its rows; what is numbered anew is refused."""
    function = eval(f"lambda g: {source}")  # noqa: S307 - text from above
    groups = FRAME.udf.groupby("k")[["a", "b"]]
    pd.testing.assert_series_equal(groups.apply(function), FRAME.groupby("k")[["a", "b"]].apply(function))
    for numbered in (
        lambda g: g.sort_values("b", ignore_index=True).a.idxmax(),
        lambda g: g.drop_duplicates("b", ignore_index=True).a.idxmax(),
    ):
        with pytest.raises(udf.errors.UdfCompileError, match="ignore_index="):
            groups.apply(numbered)
