"""What ptx2cpp refuses, how large a function may be, and where it says the fault is."""

import pickle
from collections.abc import Callable

import pytest

import ptx2cpp
from ptx2cpp.ptx_limits import NESTED, STATEMENTS
from ptx2cpp.source import Source
from tests.support.ptx_samples import sample

HEAD = ".version 8.0\n.target sm_75\n.address_size 64\n"


def function(*lines: str, head: str = ".func (.param .b64 r) f(.param .b64 x, .param .b32 n)") -> str:
    """Return a module with one function whose body is ``lines``."""
    registers = (".reg .pred %p<4>;", ".reg .b16 %h<4>;", ".reg .b32 %r<9>;", ".reg .b64 %rd<9>;", ".reg .f64 %fd<9>;")
    body = "".join(f"    {line}\n" for line in (*registers, *lines))
    return f"{HEAD}{head}\n{{\n{body}}}\n"


REJECTED: dict[str, str] = {
    "no_version": "add.s32 %r1, %r1, 1;",
    "strange_character": f"{HEAD}.func f() {{ # }}",
    "unclosed_body": f"{HEAD}.func f() {{ ret;",
    "missing_semicolon": function("add.s32 %r1, %r1, 1", "ret;"),
    "missing_operand": function("add.s32 %r1, , %r1;"),
    "unknown_directive": f"{HEAD}.nonsense 1;",
    "unknown_instruction": function("frobnicate.b32 %r1, %r2;"),
    "unknown_form": function("add.wrong.s32 %r1, %r2, %r3;"),
    "too_few_operands": function("fma.rn.f64 %fd1, %fd2, %fd3;"),
    "wrong_width": function("add.f64 %fd1, %fd2, %r1;"),
    "float_for_integer": function("add.s64 %rd1, %fd1, %rd2;"),
    "literal_as_result": function("add.s32 1, %r1, %r2;"),
    "register_as_guard": function("@%r1 bra L;", "L:", "ret;"),
    "undeclared_register": function("mov.b32 %r1, %q7;"),
    "register_beyond_its_range": function("mov.b32 %r1, %r9;"),
    "undeclared_label": function("bra NOWHERE;"),
    "branch_to_a_register": function("bra %r1;"),
    "grid_position": function("mov.u32 %r1, %tid.x;"),
    "barrier": function("bar.sync 0;"),
    "shuffle": function("shfl.sync.idx.b32 %r1, %r2, 0, 31, -1;"),
    "atomic": function("atom.global.add.u32 %r1, [%rd1], 1;"),
    "trap": function("trap;"),
    "exit": function("exit;"),
    "undeclared_pointer": function(
        "ld.param.u64 %rd1, [x];", "ld.f64 %fd1, [%rd1];", "st.param.f64 [r], %fd1;", "ret;"
    ),
    "kernel": f"{HEAD}.entry k() {{ ret; }}",
    "no_function": HEAD,
    "recursion": f"{HEAD}.func g() {{ call.uni g, (); ret; }}\n.func f() {{ call.uni g, (); ret; }}",
    "indirect_call": function("call (r), %rd1, (x), proto;"),
    "shared_memory": function(".shared .b32 s[4];", "mov.u64 %rd1, s;"),
    "mutable_global": f"{HEAD}.global .b32 g;\n" + function("ld.global.b32 %r1, [g];")[len(HEAD) :],
    "store_to_constant": f"{HEAD}.global .b32 g = 3;\n" + function("st.global.b32 [g], %r1;")[len(HEAD) :],
    "constant_with_addresses": f"{HEAD}.global .b64 g = f;\n" + function("mov.u64 %rd1, g;")[len(HEAD) :],
    "parameter_address": function("mov.b64 %rd1, x;"),
    "parameter_loaded_twice": function("ld.param.u64 %rd1, [x];", "ld.param.u32 %r1, [x];", "ret;"),
    "vector_registers": function(".reg .v4 .b32 v;"),
    "register_parameter": f"{HEAD}.func f(.reg .b32 x) {{ ret; }}",
    "octal": function("mov.b32 %r1, 09;"),
    "integer_of_65_bits": function("mov.b64 %rd1, 18446744073709551616;"),
    "unicode_name": function("mov.b32 %r1, %r²;"),
    "vector_without_a_type": function(".reg .v4 x;", ".local .v4 x;"),
    "empty_vector": function("mov.b64 %rd1, {};"),
    "braces": f"{HEAD}.func f() {'{' * 1000}{'}' * 1000}",
    "braced_values": f"{HEAD}.global .b8 x[1] = {'{' * 1000}{'}' * 1000};",
    "parameter_of_an_unknown_type": f"{HEAD}.func f(.param .b128 x) {{ ret; }}",
    "external_of_an_unknown_type": f"{HEAD}.extern .func g(.param .b128 x);\n"
    + function(".param .b64 p;", "st.param.b64 [p], %rd1;", "call.uni g, (p);")[len(HEAD) :],
    "external_argument_never_stored": f"{HEAD}.extern .func g(.param .b64 x);\n"
    + function("call.uni g, (x);")[len(HEAD) :],
    "external_with_two_results": f"{HEAD}.extern .func (.param .b32 a, .param .b32 b) g;\n"
    + function(".param .b32 p;", ".param .b32 q;", "call.uni (p, q), g;")[len(HEAD) :],
    "local_predicate": function(".local .pred p[4];"),
    "local_without_a_size": function(".local .b8 p[0];"),
    "local_too_large": function(".local .b8 p[1000000000];"),
    "local_alignment": function(".local .align 3 .b8 p[4];"),
    "constant_too_large": f"{HEAD}.const .b8 c[1000000000000] = {{1}};\n" + function("mov.u64 %rd1, c;")[len(HEAD) :],
    "constant_float_too_large": f"{HEAD}.const .f32 c = 1.5e300;\n" + function("mov.u64 %rd1, c;")[len(HEAD) :],
    "constant_half": f"{HEAD}.const .f16 c = 1.0;\n" + function("mov.u64 %rd1, c;")[len(HEAD) :],
    "constant_in_another_space": f"{HEAD}.const .b32 c = 1;\n" + function("ld.global.b32 %r1, [c];")[len(HEAD) :],
    "outside_the_parameter": function("ld.param.f64 %fd1, [x+4];"),
    "before_the_parameter": function("ld.param.b32 %r1, [x-4];"),
    "result_in_pieces_that_overlap": function("st.param.b64 [r], %rd1;", "st.param.b32 [r+4], %r1;", "ret;"),
    "stores_that_overlap": function(
        "ld.param.u64 %rd1, [o];",
        "st.b64 [%rd1], %rd2;",
        "st.b32 [%rd1+4], %r1;",
        "ret;",
        head=".func f(.param .b64 o)",
    ),
    "register_declared_twice": function(".reg .b32 %x, %x;"),
    "range_declared_twice": function(".reg .f32 %r<2>;"),
    "label_declared_twice": function("L:", "L:", "ret;"),
    "no_registers": function(".reg .b32 %x<0>;"),
    "branch_to_two_labels": function("bra L, L;", "L: ret;"),
    "branch_table_in_an_address": function("T: .branchtargets L;", "ld.b32 %r1, [T];", "L: ret;"),
    "brx_without_a_table": function("brx.idx %r1, L;", "L: ret;"),
    "integer_for_a_float": function("div.rn.f64 %fd1, %fd2, -1;"),
    "float_for_an_integer": function("add.s32 %r1, %r2, 1.5;"),
    "float_beyond_f32": function(".reg .f32 %f;", "add.f32 %f, %f, 1.5e300;"),
    "float_register_in_an_integer_move": function("mov.u64 %rd1, %fd1;"),
    "address_in_a_float_register": function("ld.global.f64 %fd1, [%fd2];"),
    "three_elements_of_two": function("ld.global.v2.f64 {%fd1, %fd2, %fd3}, [%rd1];"),
    "one_register_for_two_elements": function("ld.global.v2.f64 %fd1, [%rd1];"),
    "sink_as_a_source": function("st.global.v2.f64 [%rd1], {%fd1, _};"),
    "literal_as_an_element_of_a_result": function("ld.global.v2.b32 {%r1, 5}, [%rd1];"),
    "sinks_only": function("mov.b64 {_, _}, %rd1;"),
    "pragma_with_an_operand": function('.pragma "%0";'),
    "two_entries": f"{HEAD}.func f() {{ ret; }}\n.func g() {{ ret; }}",
}


@pytest.mark.parametrize("name", REJECTED)
def test_rejected_ptx_names_file_line_column_and_cause(name: str, golden: Callable[[str, str], None]) -> None:
    """Each refusal reads ``file:line:column: cause`` with the line and carets, as reviewed."""
    with pytest.raises(ptx2cpp.PtxError) as caught:
        ptx2cpp.translate(Source(REJECTED[name], f"{name}.ptx"))
    golden(f"rejected/{name}.txt", f"{type(caught.value).__name__}\n{caught.value}\n")


def test_an_error_points_at_the_operand() -> None:
    """Line, column and text of the span are those of the operand at fault."""
    with pytest.raises(ptx2cpp.PtxTypeError) as caught:
        ptx2cpp.translate(Source(REJECTED["wrong_width"]))
    assert (caught.value.line, caught.value.column, caught.value.span.text) == (11, 25, "%r1")


def test_tabs_keep_the_carets_in_place() -> None:
    """A tab before the fault is a tab before the carets."""
    with pytest.raises(ptx2cpp.UnsupportedPtxError) as caught:
        ptx2cpp.translate(f"{HEAD}.func f() {{\n\ttrap;\n}}")
    assert str(caught.value).splitlines()[1:] == ["    \ttrap;", "    \t^^^^^"]


def test_a_declared_type_of_another_width_is_refused() -> None:
    """The caller cannot declare a 32-bit type for 64 bits, nor a type that is none."""
    for wrong in ("int", "std::vector<int>"):
        with pytest.raises(ptx2cpp.PtxTypeError, match="parameter 0 is declared"):
            ptx2cpp.translate(sample("numba_c_affine"), parameters={0: wrong})


def test_a_declared_position_that_does_not_exist_is_refused() -> None:
    """A typo in a position is an error, not ignored."""
    with pytest.raises(ptx2cpp.PtxTypeError, match="no parameter or result 7"):
        ptx2cpp.translate(sample("numba_c_affine"), parameters={7: "double"})


def test_an_unknown_entry_lists_what_is_there() -> None:
    """Asking for a function that is not there shows those that are."""
    with pytest.raises(ptx2cpp.PtxTypeError, match="no function nope; defined here: affine"):
        ptx2cpp.translate(sample("numba_c_affine"), entry="nope")


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
