"""Text on the GPU does what it does on the processor: the same tests, and what only a GPU has."""

from random import Random

import cupy
import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf

# the tests of the processor, collected here once more
from tests.meaning.text.test_text_formats import (  # noqa: F401
    test_integers_and_text_in_a_text,
    test_repr_of_a_float_is_the_shortest_that_reads_back,
    test_str_of_the_other_types,
    test_values_are_formatted_as_python_formats_them,
    test_values_in_a_text,
)
from tests.meaning.text.test_text_lists import (  # noqa: F401
    test_a_function_gives_what_python_gives,
    test_an_expression_gives_what_python_gives,
    test_what_is_raised,
)
from tests.meaning.text.test_text_methods import (  # noqa: F401
    ASCII,
    COLUMNS,
    OTHERS,
    test_a_null_is_na,
    test_an_operation_gives_what_python_gives,
    test_columns_meet_in_a_row,
    test_functions_with_helpers_loops_and_arguments,
    test_what_a_row_raises_is_pythons_exception,
    texts,
)
from tests.meaning.text.test_text_regex import (  # noqa: F401
    FUNCTIONS,
    check,
    test_a_helper_and_a_loop_over_patterns,
    test_a_long_text_and_a_long_list_take_more_memory,
    test_a_pattern_is_read_anew_when_it_is_another,
    test_what_is_raised_is_what_python_raises,
)
from tests.meaning.text.test_text_results import (  # noqa: F401
    test_a_result_goes_into_the_next_function,
    test_a_row_that_needs_more_scratch_memory_runs_again,
    test_results_that_outgrow_their_memory,
    test_text_made_in_loops,
    test_two_texts_and_a_number,
)
from tests.meaning.text.test_text_unicode import (  # noqa: F401  # noqa: F401  # noqa: F401
    column,
    every,
    test_a_method_is_cpythons_for_every_code_point,
    test_code_points_there_and_back,
    test_every_length_and_place,
    test_float_reads_what_python_reads,
    test_int_reads_what_python_reads,
    test_no_number,
    test_plain_numbers,
    test_what_is_around_counts,
    test_what_is_no_number_is_pythons_own_error,
)
from tests.support.budget import budget
from udf.cuda import map_program, text_call
from udf.errors import DeviceMemoryError


@pytest.fixture(autouse=True)
def on_gpu():
    """Run all of these tests on the GPU, by name."""
    with udf.options(backend="cuda"):
        yield


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_pattern_finds_what_python_finds(name) -> None:
    check(FUNCTIONS[name])


def tidy(s):
    """Do some of what people do to names."""
    head, sep, rest = s.strip().partition("-")
    made = head + " " + rest.strip() if sep else head
    if made.isupper():
        made = made.title()
    return made.replace("a", "<a>"), len(made), made[::-1].lower()


@pytest.mark.parametrize("alphabet", [ASCII, ASCII + OTHERS], ids=["ascii", "utf8"])
def test_columns_of_any_length_give_what_python_gives(alphabet) -> None:
    """Rows that fill blocks in part, three results, texts of up to a kilobyte."""
    random = Random(3)
    for rows in (1, 31, 32, 127, 128, 129, 1000, 5000):
        values = ["".join(random.choices(alphabet, k=random.choice((0, 1, 7, 20, 60)))) for _ in range(rows)]
        values[rows // 2] = "".join(random.choices(alphabet, k=1000))
        made = udf.Series(values).map(tidy)
        wanted = [tidy(value) for value in values]
        assert [list(made[i]) for i in range(3)] == [list(one) for one in zip(*wanted, strict=True)]


@pytest.mark.parametrize("nulls", [False, True])
def test_columns_on_the_gpu_stay_there(nulls) -> None:
    """In, and out, and through a second function."""
    values = [None if nulls and i % 5 == 2 else value for i, value in enumerate(texts(ASCII + OTHERS))]
    there = udf.Series(values).to_device()
    assert there.device == "cuda"
    assert list(there) == values
    once = there.map(lambda s: s.upper() + "-")
    assert once.device == "cuda"
    assert isinstance(once.column.text.chars, cupy.ndarray)
    assert list(once) == [None if s is None else s.upper() + "-" for s in values]
    assert list(once.map(len)) == [None if s is None else len(s.upper()) + 1 for s in values]
    assert list(once.to_host()) == list(once)


def test_parts_of_a_column_on_the_gpu() -> None:
    """Of host columns whose bytes begin elsewhere, only those bytes go there."""
    values = texts(ASCII)
    whole = udf.Series(values)
    part = udf.Series(whole.to_arrow().slice(100, 100))
    assert list(part.map(lambda s: s + "!")) == [s + "!" for s in values[100:200]]
    assert list(part.to_device()) == values[100:200]


def test_memory_of_every_size_is_tried(monkeypatch) -> None:
    """Rows that make 1 byte to 5 MB, between others; with nulls, with rows that raise, and with two results."""
    sizes = [1, 500, 1000, 1100, 16_000, 17_000, 1_000_000, 1_100_000, 5_000_000]
    values = ["ab"] * 300 + [None]
    for i, size in enumerate(sizes):
        values[30 * i] = "x" * (size // 50)
    series = udf.Series(values)
    wanted = [None if s is None else len(s * 50) for s in values]
    assert list(series.map(lambda s: len(s * 50))) == wanted
    assert list(series.map(lambda s: (s * 50)[-3:] if s.index("x") >= 0 else "", errors="null")) == [
        None if s is None or "x" not in s else (s * 50)[-3:] for s in values
    ]
    both = series.map(lambda s: (s * 50, s + "-"))
    assert list(both[0]) == [None if s is None else s * 50 for s in values]
    assert list(both[1]) == [None if s is None else s + "-" for s in values]
    monkeypatch.setattr(map_program, "LEVELS", text_call.LEVELS[:3])
    with pytest.raises(DeviceMemoryError, match=r"does not fit its memory on the GPU.*row position 210"):
        series.map(lambda s: s * 50)


def test_a_row_can_make_a_gigabyte() -> None:
    """Where the GPU has the memory; a long text beside short ones."""
    values = ["b", "a" * (1 << 20), "c" * 5]
    assert list(udf.Series(values).map(lambda s: len(s * 150))) == [len(s) * 150 for s in values]


def test_more_text_than_there_is_room_for_comes_in_a_second_run() -> None:
    """Fifty times what came in; on many blocks, beside a text that fits, and none at all."""
    values = [str(i) for i in range(40_000)]
    made = udf.Series(values).map(lambda s: (s * 50, s[::-1], s[:0]))
    assert list(made[0]) == [s * 50 for s in values]
    assert list(made[1]) == [s[::-1] for s in values]
    assert list(made[2]) == [""] * len(values)


def test_many_blocks_keep_their_order() -> None:
    """A million rows, of which each block gives another number of bytes."""
    values = ["x" * (i * 7919 % 50) for i in range(1_000_000)]
    series = udf.Series(values)
    once = series.map(lambda s: s + "-").to_arrow()
    assert once.equals(pa.array([s + "-" for s in values], pa.large_string()))
    with udf.options(backend="cpu"):
        assert series.map(lambda s: s[3:9]).to_arrow().equals(pa.array([s[3:9] for s in values], pa.large_string()))
    assert series.map(lambda s: s[3:9]).to_arrow().equals(pa.array([s[3:9] for s in values], pa.large_string()))


def test_the_first_row_that_raises_is_told() -> None:
    """Before and behind rows that run again with more memory."""
    values = ["1"] * 1000
    values[500] = "7" * 3000
    for bad in (3, 499, 501, 999):
        wrong = [*values]
        wrong[bad] = "x"
        with pytest.raises(ValueError, match="invalid literal") as caught:
            udf.Series(wrong).map(lambda s: int((s * 2)[:3]))
        assert f"row position {bad}" in caught.value.__notes__[0]


def test_auto_may_take_the_gpu() -> None:
    """Wherever it runs, the answer is one."""
    values = texts(ASCII, 3000)
    with udf.options(backend="auto"):
        series = udf.Series(values)
        for _ in range(3):
            assert list(series.map(lambda s: s.title()[:5])) == [s.title()[:5] for s in values]


OPERATIONS = (
    "s.strip()", "s.upper()", "s.title()", "s[::2]", "s[1:]", "s[:-1]", "s + 'é'", "s.replace('a', 'bb')", "s.zfill(6)",
    "s.split('-')[0]", "s.partition(' ')[2]", "' '.join(s.split())", "s * 2", "s.center(9, '*')",
    "s if s.isalpha() else 'no'",
    "str(len(s)) + s", "s.removeprefix('a')", "f'{s:>7}|'", "s.casefold()", "s.swapcase().lstrip('aA')",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(budget(24)))
def test_chains_of_operations_give_what_python_gives(seed) -> None:
    """Random chains, over ASCII or not."""
    random = Random(seed)
    chain = random.choices(OPERATIONS, k=random.randint(1, 4))
    lines = [f"    s = {operation}" for operation in chain]
    scope: dict = {}
    exec("def chained(s):\n" + "\n".join(lines) + "\n    return s, len(s), s == s[:3]", scope)  # noqa: S102 - a list of ours
    values = texts(random.choice((ASCII, ASCII + OTHERS)), 300, seed)
    made = udf.Series(values).map(scope["chained"])
    wanted = list(zip(*map(scope["chained"], values), strict=True))
    assert [list(made[i]) for i in range(3)] == [list(one) for one in wanted]


@pytest.mark.parametrize("values", [[], [None, None], ["", ""], ["\0", "a\0b"]], ids=["none", "nulls", "empty", "nul"])
def test_odd_columns(values) -> None:
    """No rows, nothing but nulls, nothing in them, zero bytes."""
    series = udf.Series(pa.array(values, pa.string()))
    assert list(series.map(lambda s: s + "x")) == [None if v is None else v + "x" for v in values]
    assert list(series.map(lambda s: len(s))) == [None if v is None else len(v) for v in values]


def test_pandas_gets_what_its_own_map_gives() -> None:
    plain = pd.Series(texts(ASCII), dtype="str")
    assert plain.udf.map(lambda s: s.upper() + "!").equals(plain.map(lambda s: s.upper() + "!"))
    given = pd.DataFrame({"a": ["x", "yz"], "b": [1, 2]}, index=[5, 6])
    mine, theirs = (f.apply(lambda r: (r.a[:1], r.b), axis=1, result_type="expand") for f in (given.udf, given))
    assert mine.equals(theirs)


def test_offsets_need_not_follow_one_another() -> None:
    """A column that was taken has starts and stops of its own."""
    values = texts(ASCII)
    taken = np.arange(len(values))[::-3]
    chosen = udf.Series(values).to_pandas().iloc[taken]
    assert udf.Series(chosen).map(lambda s: s + "?").to_pandas().tolist() == [values[i] + "?" for i in taken]


@pytest.mark.parametrize("most", [20_000, 1_000_000])
def test_columns_larger_than_the_memory_go_in_pieces(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Results, nulls, several texts, and the row that fails are those of one piece."""
    names = [f"n{i}" * (i % 9) if i % 11 else None for i in range(5000)]
    frame = pd.DataFrame({"a": pd.array(names, "string[pyarrow]"), "b": [f"é{i % 7}" for i in range(5000)]})

    def both(row):
        if row["a"] is pd.NA:
            return pd.NA, row["b"], 1
        return row["a"].upper(), row["b"] + row["a"], len(row["a"])

    whole = frame.udf.apply(both, axis=1, result_type="expand")
    asked = list[int]()
    monkeypatch.setattr(map_program, "piece_budget", lambda: asked.append(1) or most)
    pd.testing.assert_frame_equal(frame.udf.apply(both, axis=1, result_type="expand"), whole)
    assert asked
    late = udf.Series(["1"] * 4000 + ["x"] + ["2"] * 50)
    with pytest.raises(ValueError, match="invalid literal") as caught:
        late.map(int)
    assert "row position 4000" in str(caught.value.__notes__)
