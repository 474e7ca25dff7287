"""``udf.options.debug = "compare"`` as a second oracle over what the suite compiles: plain Python gives the same."""

import math
from random import Random

import pytest

import udf
from tests.support import fallback_programs, time_programs
from tests.support.budget import budget, some
from tests.support.corpus_check import CASES, columns, expected
from tests.support.folds import FOLDS
from tests.support.idioms.corpus import CORPUS
from tests.support.matrix.cells import cases, cells
from tests.support.matrix.run import BEYOND, call, function, given
from tests.support.matrix.table import Key, read
from tests.support.random_programs import Program
from udf.errors import DifferenceError, UdfError
from udf.frontend.base.messages import LIMITS
from udf.pipeline import map_rows

ROUNDED = ("`np.polyfit([..], row, 1)`",)
"""Of a level row NumPy gives 5e-16, compiled code the slope 0."""
IDIOMS = [idiom for idiom in CORPUS if idiom.shows not in ROUNDED]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "idiom",
    some(IDIOMS, each=11),
    ids=lambda idiom: f"{idiom.group}: {idiom.shows}",
)
def test_a_function_as_people_write_it_is_the_same_in_plain_python(idiom) -> None:
    """Values, windows, rows and columns; what plain Python cannot do, or we do not compile, is refused."""
    with udf.options(debug="compare", backend="cpu"):
        _run(idiom.found)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", some(CASES, each=11))
def test_a_function_of_the_corpus_is_the_same_in_plain_python(name: str) -> None:
    """Of the values that it was given as a case."""
    rows = expected(name).rows
    if rows:
        with udf.options(debug="compare", backend="cpu"):
            _run(lambda: map_rows(CASES[name].function, columns(CASES[name], rows)))


TABLE = read()
CELLS = [
    cell
    for cell in cells()
    if cell.operation.gives in "1n"
    and cell.dtype in ("float64", "int64", "str")
    and TABLE[Key(cell.receiver, cell.operation.name, cell.dtype)].outcome == "equal"
]
"""Those whose results plain Python makes a column of."""


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("cell", some(CELLS, each=47), ids=lambda cell: cell.name)
def test_a_cell_of_the_matrix_is_the_same_in_plain_python(cell) -> None:
    """Each in the form and use of its first case."""
    case = next(cases(cell, 1, every_form=False))
    with udf.options(debug="compare", backend="cpu"):
        _run(lambda: call(case, given(case), function(case), ours=True))


@pytest.mark.slow
def test_a_fold_is_the_same_in_plain_python() -> None:
    """Of a column and of groups, each step and the last state; a difference would raise."""
    values = udf.Series([1.0, math.nan, 12.0, -3.0, 0.5, 0.5, 7.0, -0.0])
    frame = udf.DataFrame({"k": [1, 2, 1, 2, 1, 2, 1, 2], "x": [3.0, 1.0, -4.0, 1.0, 5.0, -9.0, 2.0, 6.0]})
    with udf.options(debug="compare", backend="cpu"):
        for function, initial in FOLDS:
            assert len(values.scan(function, initial)) == 8
            assert len(frame.groupby("k")["x"].scan(function, initial)) == 8
        assert values.reduce(lambda s, x: s + 1, 0) == 8


GENERATED = budget(1_600)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("part", range(4))
def test_a_random_program_is_the_same_in_plain_python(part: int) -> None:
    """Of values, rows, windows, groups, columns and folds: ``Program(seed)`` of the seed that is shown."""
    differing = []
    for seed in some(range(part, GENERATED, 4), 2):
        one = Program(seed)
        if one.shape == "fold" and one.dtype.startswith("float"):
            continue  # a NaN is udf.NA and NaN to compiled code, and one of them to Python
        with udf.options(debug="compare", backend="cpu"):
            made = one.run(None)
        if isinstance(made, DifferenceError) and not _is_beyond(str(made)):
            differing.append(f"Program({seed}): {made}\n{Program(seed).text}")
    assert not differing, "\n\n".join(differing[:3])


def _statements(seed: int) -> None:
    """Run a function of statements that may leave."""
    error = fallback_programs.program(Random(seed)).run("udf").error
    if error is not None and error[0] is DifferenceError and not _is_beyond(error[1][0]):
        pytest.fail(f"seed {seed}: {error[1]}")


def _times(seed: int) -> None:
    """Run a function of times near their limits."""
    draw = Random(seed)
    function, frame = time_programs.compiled(time_programs.program(draw)), time_programs.frame_of(draw, 12)
    _run(lambda: frame.udf.apply(function, axis=1))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("run", [_statements, _times])
def test_what_other_generators_make_is_the_same_in_plain_python(run) -> None:
    """As its seed says, which a difference shows."""
    for seed in range(budget(300) // 2):
        with udf.options(debug="compare", backend="cpu"):
            run(seed)


def _is_beyond(text: str) -> bool:
    """Return whether a difference is a limit of ours: that raises, where Python computes."""
    return any(words in text for words in (*BEYOND, *LIMITS))


def _run(made) -> None:
    """Run a call; what it raises is the function's own, a refusal, or a limit of ours, but no difference."""
    try:
        made()
    except DifferenceError as differs:
        if not _is_beyond(str(differs)):
            raise
    except (UdfError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError):
        pass
