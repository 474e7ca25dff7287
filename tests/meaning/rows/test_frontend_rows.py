"""Rows: which columns are taken, how they are named, and what a row cannot do."""

import pytest

from tests.support.frontend_cases import column, rowwise
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.errors import ColumnNotFoundError, DTypeError, UdfCompileError

COLUMNS = {
    "a": column("float64", nullable=True), "b": column("float64"), "two words": column("int64"),
    "name": column("int32"), 0: column("int8"),
}  # fmt: skip
KEY = "b"
POSITION = 0


def captured(key):
    return lambda row: row[key] * 2


def first(row):
    return row.a + 1


def item(row, key):
    return row[key]


READS = {
    "attribute": (lambda row: row.b, ["b"]),
    "item": (lambda row: row["two words"], ["two words"]),
    "integer": (lambda row: row[0], [0]),
    "global": (lambda row: row[KEY] + row[POSITION], ["b", 0]),
    "captured": (captured("name"), ["name"]),
    "default": (lambda row, key="b": row[key], ["b"]),
    "helper": (lambda row: first(row) + item(row, "b"), ["a", "b"]),
    "one of several mentioned": (lambda row: row.a if KEY == "b" else row["name"], ["a"]),
    "named as a pandas attribute": (lambda row: row["name"], ["name"]),
    "none": (lambda row: 1, []),
}


@pytest.mark.parametrize("name", READS)
def test_only_the_columns_that_are_used_are_taken(name):
    """By attribute, item, captured key, default, and through helpers."""
    function, labels = READS[name]
    call = bind(function, COLUMNS, how=Handling(nulls="pass"))
    udf = rowwise(function, COLUMNS)
    taken = {call.parameters[t.index].label for t in udf.takes}
    assert taken == set(labels)
    assert [t.what for t in udf.takes].count("valid") == labels.count("a")


def test_five_hundred_columns_are_one_key():
    """A frame of 500 columns that lack nothing has the key and the code of one with the used columns only."""
    wide = {f"c{i}": column("float64") for i in range(500)}
    narrow = {"c3": wide["c3"], "c4": wide["c4"]}
    function = lambda row: row.c3 + row["c4"]
    assert bind(function, wide).key == bind(function, narrow).key
    assert rowwise(function, wide) == rowwise(function, narrow)


def test_a_label_is_part_of_the_key():
    """Functions that mention two columns are not served each other's code; nor are 0 and "0"."""
    assert bind(captured("a"), COLUMNS).key != bind(captured("b"), COLUMNS).key
    assert bind(captured(0), COLUMNS).key != bind(captured("0"), COLUMNS).key


def test_an_argument_names_a_column():
    """args=("a",): a string is a constant of the compiled code."""
    assert rowwise(item, COLUMNS, args=("b",)).takes == rowwise(lambda row: row["b"], COLUMNS).takes
    keys = {bind(item, COLUMNS, args=(key,)).key for key in ("a", "b")}
    assert len(keys) == 2


@pytest.mark.parametrize("function", [lambda row: row.c, lambda row: row["c"], captured("c"), lambda row: item(row, 7)])
def test_an_unknown_column_lists_what_exists(function):
    """ColumnNotFoundError, a KeyError, with a note of the line that asks."""
    with pytest.raises(ColumnNotFoundError, match="the columns are 'a', 'b', 'two words', 'name', 0") as caught:
        rowwise(function, COLUMNS)
    assert isinstance(caught.value, KeyError)
    assert __file__ in caught.value.__notes__[0]


class Frame(dict):
    """A mapping with one column that cannot enter a UDF."""

    def __getitem__(self, label):
        if label == "text":
            raise DTypeError("string", supported=("float64",))
        return super().__getitem__(label)


def test_a_column_that_cannot_enter_is_refused_only_where_it_is_used():
    """Text is fine beside the columns in use."""
    frame = Frame(COLUMNS, text=None)
    assert rowwise(lambda row: row.b, frame).takes
    assert rowwise(lambda row: row.b if KEY != "text" else 0, frame).takes
    with pytest.raises(DTypeError, match="string"):
        rowwise(lambda row: row.text, frame)


def loops(row):
    total, i = 0.0, 0
    while i < 2:
        total += row[i]
        i += 1
    return total


def assigns(row):
    values = [row["a"]]
    values[0] = 1
    return row.a


def unpacks(row):
    a, _ = row
    return a


def named(row):
    return row.name


REFUSED = {
    loops: "the key of a row must be constant in a UDF",
    assigns: "it assigns an item, and a UDF has no side effects",
    unpacks: "values are unpacked into 2 names",
    named: r"row.name is not supported in a UDF; for a column of that name use row\['name'\]",
}


@pytest.mark.parametrize("function", REFUSED, ids=lambda function: function.__name__)
def test_what_a_row_cannot_do_is_said(function):
    """A key that is not constant, an assignment, unpacking; an attribute that pandas answers itself."""
    with pytest.raises(UdfCompileError, match=REFUSED[function]) as caught:
        rowwise(function, COLUMNS)
    assert caught.value.line > function.__code__.co_firstlineno
