"""Hypothesis strategies for PTX: syntax trees of every node, and whole functions that compute."""

from collections.abc import Callable

from hypothesis import strategies as st

from ptx2cpp import syntax as s
from ptx2cpp.source import Source, Span
from ptx2cpp.types import TYPES

AT = Span(0, 0, Source(""))
"""Where generated nodes stand; spans are not part of a node's value."""

words = st.from_regex(r"[a-z][a-z0-9_]{0,5}", fullmatch=True)
names = st.builds(lambda text: s.Name(text, AT), st.from_regex(r"[%$_A-Za-z][A-Za-z0-9_$]{1,8}", fullmatch=True))
kinds = st.sampled_from(sorted(TYPES))
integers = st.builds(lambda value: s.Integer(value, AT), st.integers(-(2**63), 2**64 - 1))
floats = st.one_of(
    st.builds(lambda bits: s.Float(bits, 32, AT), st.integers(0, 2**32 - 1)),
    st.builds(lambda bits: s.Float(bits, 64, AT), st.integers(0, 2**64 - 1)),
)
offsets = st.integers(-4096, 4096)
elements = st.one_of(names, integers, floats)
operands = st.one_of(
    elements,
    st.builds(lambda name: s.Not(name, AT), names),
    st.builds(lambda items: s.Vector(tuple(items), AT), st.lists(elements, min_size=1, max_size=4)),
    st.builds(lambda a, b: s.Pair(a, b, AT), names, names),
    st.builds(lambda base, offset: s.Address(base, offset, AT), st.one_of(st.none(), names), offsets),
    st.builds(lambda base, offset: s.Offset(base, offset, AT), names, offsets),
)
guards = st.one_of(st.none(), st.builds(lambda name, negated: s.Guard(name, negated, AT), names, st.booleans()))
modifiers = st.lists(words, max_size=3).map(tuple)
operand_lists = st.lists(operands, max_size=4).map(tuple)
instructions = st.builds(
    lambda opcode, mods, ops, guard: s.Instruction(opcode, mods, ops, guard, AT),
    words.filter(lambda word: word != "call"),
    modifiers,
    operand_lists,
    guards,
)
calls = st.builds(
    lambda mods, results, callee, arguments, guard: s.Call(mods, results, callee, arguments, None, guard, AT),
    modifiers,
    st.lists(names, max_size=1).map(tuple),
    names,
    st.lists(names, max_size=3).map(tuple),
    guards,
)
register_names = st.builds(
    lambda name, count: s.RegisterName(name.text, count, AT), names, st.one_of(st.none(), st.integers(1, 99))
)
registers = st.builds(
    lambda kind, vector, listed: s.Registers(kind, vector, tuple(listed), AT),
    kinds,
    st.sampled_from([None, "v2", "v4"]),
    st.lists(register_names, min_size=1, max_size=3),
)


def variables(space: str) -> st.SearchStrategy[s.Variable]:
    """Return variables of one state space, with and without alignment, dimensions and values."""
    return st.builds(
        lambda align, kind, name, sizes, values: s.Variable(
            (), space, align, None, kind, name, tuple(sizes), tuple(values) if values and sizes else None, (), AT
        ),
        st.sampled_from([None, 4, 8]),
        kinds,
        names,
        st.lists(st.integers(1, 64), max_size=2),
        st.one_of(st.none(), st.lists(st.one_of(integers, floats), min_size=1, max_size=4)),
    )


leaves = st.one_of(
    instructions,
    calls,
    registers,
    variables("local"),
    st.builds(lambda name: s.Label(name, AT), names),
    st.builds(lambda text: s.Pragma((text,), AT), words),
    st.builds(lambda name, to: s.BranchTargets(name, tuple(to), AT), names, st.lists(names, min_size=1, max_size=3)),
)


def _block(statements: st.SearchStrategy[s.Statement]) -> st.SearchStrategy[s.Block]:
    return st.builds(lambda listed: s.Block(tuple(listed), AT), st.lists(statements, max_size=5))


def _plain(variable: s.Variable) -> s.Variable:
    """Return a parameter like ``variable``: it has no values."""
    v = variable
    return s.Variable(v.linkage, v.space, v.align, v.vector, v.type, v.name, v.array, None, v.attributes, AT)


parameters = variables("param").map(_plain)
blocks = _block(st.recursive(leaves, _block, max_leaves=12))
functions = st.builds(
    lambda linkage, results, name, parameters, body: s.Function(
        linkage, "func", tuple(results), name, tuple(parameters), (), body, AT
    ),
    st.sampled_from([(), ("visible",), ("weak",), ("extern",)]),
    st.lists(parameters, max_size=1),
    names,
    st.lists(parameters, max_size=3),
    st.one_of(st.none(), blocks),
)


modules = st.builds(
    lambda items: s.Module("8.0", ("sm_75",), 64, tuple(items), AT),
    st.lists(st.one_of(functions, variables("global"), variables("const")), max_size=3),
)


# --- functions that compute ---------------------------------------------------------------------

REGISTERS = 6
PIECES: tuple[tuple[str, ...], ...] = (
    *((f"{op}.f64 %f{{d}}, %f{{a}}, %f{{b}};",) for op in ("add.rn", "sub.rn", "mul.rn", "min", "max", "div.rn")),
    *(
        (f"{op}.s64 %l{{d}}, %l{{a}}, %l{{b}};",)
        for op in ("add", "sub", "mul.lo", "mul.hi", "min", "max", "div", "rem")
    ),
    *((f"{op}.b64 %l{{d}}, %l{{a}}, %l{{b}};",) for op in ("and", "or", "xor")),
    ("fma.rn.f64 %f{d}, %f{a}, %f{b}, %f0;",),
    ("shr.s64 %l{d}, %l{a}, {n};",),
    ("setp.lt.f64 %p0, %f{a}, %f{b};", "@%p0 bra $L{k};", "neg.f64 %f{d}, %f{d};", "$L{k}:"),
    ("cvt.rzi.s64.f64 %l{d}, %f{a};", "cvt.rn.f64.s64 %f{d}, %l{b};"),
    ("setp.gt.s64 %p1, %l{a}, %l{b};", "selp.f64 %f{d}, %f{a}, %f{b}, %p1;"),
    ("setp.ne.s64 %p2, %l{a}, 0;", "@!%p2 add.s64 %l{d}, %l{d}, 1;"),
)
"""Lines of PTX over registers {d}, {a}, {b}, a small number {n} and the piece's own number {k}."""


@st.composite
def computing(draw: Callable[..., int]) -> str:
    """Return the PTX of ``f(double, long long) -> (double, long long)``: arithmetic with forward branches.

    Every register has a value before any branch, so that each path computes something defined.
    """
    n, doubles = REGISTERS, st.integers(0x3FF0000000000000, 0x4010000000000000)
    lines = ["ld.param.f64 %f0, [a];", "ld.param.u64 %l0, [b];"]
    lines += [f"mov.f64 %f{i}, 0d{draw(doubles):016X};" for i in range(1, n)]
    lines += [f"mov.s64 %l{i}, {draw(st.integers(-9, 9))};" for i in range(1, n)]
    index = st.integers(0, n - 1)
    for k, piece in enumerate(draw(st.lists(st.sampled_from(PIECES), min_size=1, max_size=12))):
        names = {"d": draw(index), "a": draw(index), "b": draw(index), "n": draw(st.integers(0, 70)), "k": k}
        lines += [line.format(**names) for line in piece]
    lines += [f"st.param.f64 [r], %f{draw(index)};", f"st.param.b64 [r+8], %l{draw(index)};", "ret;"]
    body = "\n".join(f"    {line}" for line in lines)
    return (
        ".version 8.0\n.target sm_75\n.address_size 64\n"
        ".func (.param .align 8 .b8 r[16]) f(.param .b64 a, .param .b64 b)\n{\n"
        f"    .reg .pred %p<3>;\n    .reg .f64 %f<{n}>;\n    .reg .b64 %l<{n}>;\n{body}\n}}\n"
    )
