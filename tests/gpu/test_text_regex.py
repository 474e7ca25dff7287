"""``re``, times of text, ``translate``: on the GPU what they are on the processor, by the same tests."""

import re

import numpy as np
import pandas as pd
import pytest

import udf

# the tests of the processor, collected here once more
from tests.meaning.text.test_text_generated import test_some_programs_give_what_python_gives  # noqa: F401
from tests.meaning.text.test_text_methods import test_a_method_gives_what_python_gives  # noqa: F401
from tests.meaning.text.test_text_regex import FUNCTIONS, TEXTS, expected
from tests.meaning.text.test_text_regex import test_what_is_raised_is_what_python_raises as test_what_re_raises  # noqa: F401
from tests.meaning.times.test_text_times import (  # noqa: F401
    test_a_text_is_read_as_pandas_reads_it,
    test_a_text_is_read_as_python_reads_it,
    test_a_time_is_written_as_python_writes_it,
)


@pytest.fixture(autouse=True)
def on_gpu():
    """Run all of these tests on the GPU, by name."""
    with udf.options(backend="cuda"):
        yield


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_gives_what_python_gives(name) -> None:
    """For every row, in ASCII and in other text; more rows than a block has threads."""
    function = FUNCTIONS[name]
    for column in (TEXTS, [value for value in TEXTS if value.isascii()]):
        values = column * 70
        out = udf.Series(pd.Series(values)).applymap(function, errors="null").to_pandas().tolist()
        assert [None if pd.isna(value) else value for value in out] == expected(function, values)


def test_the_gpu_gives_what_the_processor_gives() -> None:
    """On texts of many lengths, byte for byte."""
    random = np.random.default_rng(1)
    letters = np.array(list("ab1 -.,é日\t"))
    values = ["".join(random.choice(letters, random.integers(0, 60))) for _ in range(3000)]

    def function(s):
        m = re.search(r"(\w+)[-., ]+(\d)?", s)
        first = m.group(1) if m else "none"
        return first + "|" + re.sub(r"\s+|\d", "_", s) + "|" + "".join(re.findall(r"a|b+", s))

    with udf.options(backend="cpu"):
        wanted = list(udf.Series(values).map(function))
    assert list(udf.Series(values).map(function)) == wanted
