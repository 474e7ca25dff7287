"""Keys of every kind on the GPU: text, categories, times, nullable columns, against pandas."""

import numpy as np
import pandas as pd
import pytest

import udf

cupy = pytest.importorskip("cupy")

KEYS_THERE = {
    "text": lambda random, rows: pd.Series(random.choice(["b", "", "Ärger", "abc", "ab"], rows)),
    "text with nulls": lambda random, rows: pd.Series(random.choice(np.array(["b", "", None], object), rows)),
    "many texts": lambda random, rows: pd.Series([f"user {i}" for i in random.integers(0, 3 * rows, rows)]),
    "categories": lambda random, rows: pd.Series(
        pd.Categorical(random.choice(list("zyx"), rows), categories=list("wzxy"), ordered=bool(rows % 2))
    ),
    "categories with nulls": lambda random, rows: pd.Series(
        pd.Categorical(random.choice(np.array(["b", "a", None], object), rows))
    ),
    "times": lambda random, rows: pd.Series(
        random.choice(np.array(["2024-01-01", "1969-01-02", "NaT"], "datetime64[ns]"), rows)
    ),
    "Int64": lambda random, rows: pd.Series(pd.array(random.choice([1, -2, 3], rows), "Int64")).mask(
        random.random(rows) < 0.3
    ),
    "boolean": lambda random, rows: pd.Series(pd.array(random.random(rows) < 0.5, "boolean")).mask(
        random.random(rows) < 0.3
    ),
    "Float64": lambda random, rows: pd.Series(pd.array(random.choice([1.5, -2.0], rows), "Float64")).mask(
        random.random(rows) < 0.3
    ),
    "nothing but nulls": lambda random, rows: pd.Series(pd.array([None] * rows, "Int64")),
    "integers": lambda random, rows: pd.Series(random.integers(-3, 4, rows)),
}


def moved(frame: pd.DataFrame) -> udf.DataFrame:
    """Return a frame whose columns were brought to the GPU, as they were read from pandas."""
    return udf.DataFrame({name: udf.Series(column).to_device() for name, column in frame.items()})


@pytest.mark.parametrize("name", KEYS_THERE)
@pytest.mark.parametrize("rows", [1, 2000])
def test_keys_of_every_kind_are_grouped_there(name: str, rows: int) -> None:
    """The index, the order and the values are pandas', alone and beside another key; nothing goes to the host."""
    random = np.random.default_rng(rows)
    given = pd.DataFrame({"k": KEYS_THERE[name](random, rows), "x": random.integers(-50, 50, rows) / 4.0})
    given["j"] = random.integers(0, 3, rows)
    ours = moved(given)
    for by in ("k", ["k", "j"], ["j", "k"]):
        groups = ours.groupby(by)["x"]
        assert not isinstance(groups._keys.bounds.codes, np.ndarray)
        wanted = given.groupby(by, observed=True)["x"].agg(lambda s: s.max() - s.min())
        found = groups.agg(lambda s: s.max() - s.min())
        pd.testing.assert_series_equal(found.to_pandas(), wanted, check_dtype=False, check_index_type=False)
        spread = groups.transform(lambda s: s.sum()).to_pandas()
        wanted = given.groupby(by, observed=True)["x"].transform("sum")
        np.testing.assert_array_equal(spread.to_numpy(float), wanted.to_numpy(float))


def test_text_keys_stay_on_the_gpu() -> None:
    given = pd.DataFrame({"k": ["b", "a", None, "b"], "x": [1.0, 2.0, 3.0, 4.0]})
    keys = moved(given).groupby("k")._keys
    assert isinstance(keys.bounds.codes, cupy.ndarray)
    assert keys.bounds.codes.tolist() == [1, 0, -1, 1]
    assert list(keys.index) == ["a", "b"]
