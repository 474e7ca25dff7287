"""How large a PTX function may be: what lies beyond is refused at once, with a place."""

import pickle

import pytest

import ptx2cpp
from ptx2cpp.ptx_limits import NESTED, STATEMENTS
from tests.backends.test_ptx2cpp_rejected import HEAD


def chain(functions: int, calls: int, work: str = "") -> str:
    """Return a module whose every function calls the one before it ``calls`` times."""
    text = f"{HEAD}.func f0() {{ .reg .b32 %a; {work} ret; }}\n"
    for i in range(1, functions):
        text += f".func f{i}() {{ {f'call.uni f{i - 1}, (); ' * calls} ret; }}\n"
    return text


def translated(text: str) -> int:
    """Return the number of instructions of a translation."""
    return ptx2cpp.translate(text).instructions


@pytest.mark.slow
@pytest.mark.parametrize("work", ["", "add.s32 %a, %a, 1;"])
def test_inlining_has_a_limit(work: str) -> None:
    """Forty functions that call the one before twice would be 2^40 copies: refused, also if a copy is empty."""
    with pytest.raises(ptx2cpp.UnsupportedPtxError, match=f"more than {STATEMENTS} statements"):
        translated(chain(40, 2, work))


def test_what_is_within_the_limits_is_inlined() -> None:
    """A thousand copies of a function, and a chain of a hundred functions, are translated."""
    assert translated(chain(11, 2, "add.s32 %a, %a, 1;")) >= 1024
    assert translated(chain(100, 1, "add.s32 %a, %a, 1;")) == 1


def test_a_chain_of_calls_has_a_limit() -> None:
    """A chain of a thousand functions is refused; Python's stack is not used up."""
    with pytest.raises(ptx2cpp.UnsupportedPtxError, match=f"more than {NESTED} blocks and calls"):
        translated(chain(1000, 1))


def test_a_conjunction_of_itself_ends() -> None:
    """Chains of conjunctions, each of the one before with itself, and one of itself, take linear time."""
    ands = "".join(f"and.pred %p{i}, %p{i - 1}, %p{i - 1};" for i in range(1, 200))
    body = f".reg .pred %p<200>; .reg .b32 %a; {ands} @%p199 st.global.b32 [%rd], %a; ret;"
    translated(f"{HEAD}.func f() {{ .reg .b64 %rd; {body} }}")
    translated(f"{HEAD}.func f() {{ .reg .pred %p; .reg .b32 %a; and.pred %p, %p, %p; selp.b32 %a, 1, 2, %p; }}")


@pytest.mark.parametrize("text", [" " * 100_000 + "#", "/* */" * 20_000 + "#", "/*" * 50_000, "//\n" * 50_000 + "#"])
def test_space_and_comments_take_linear_time(text: str) -> None:
    """Space in front of a character that no token has is read once, not in all ways to divide it."""
    with pytest.raises(ptx2cpp.PtxSyntaxError, match="unexpected character"):
        ptx2cpp.parse(text)


def test_a_branch_table_counts_as_its_labels() -> None:
    """A thousand branches over a table of a thousand labels are a million targets: refused."""
    table, branches = "L, " * 999 + "L", "brx.idx %a, T; " * 1000
    with pytest.raises(ptx2cpp.UnsupportedPtxError, match="statements"):
        translated(f"{HEAD}.func f() {{ .reg .b32 %a; T: .branchtargets {table}; {branches} L: ret; }}")


@pytest.mark.slow
def test_a_long_line_is_shown_in_part() -> None:
    """An error in a module of one line shows the piece of it that is at fault."""
    with pytest.raises(ptx2cpp.PtxError) as caught:
        ptx2cpp.translate(HEAD + ".func f() {" + "ret; " * 10_000 + "trap; " + "ret; " * 10_000 + "}")
    message, line, carets = str(caught.value).splitlines()
    assert "trap" in message
    assert len(line) < 1000
    assert line[carets.index("^") : carets.rindex("^") + 1] == "trap;"


def test_an_error_can_be_pickled() -> None:
    """A PtxError comes through a process pool with its text, its line and its column."""
    with pytest.raises(ptx2cpp.PtxError) as caught:
        ptx2cpp.parse("#")
    copy = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - made here
    assert (type(copy), str(copy), copy.line, copy.column) == (type(caught.value), str(caught.value), 1, 1)
