"""What the front end relies on inside Numba's core, which promises little of it; read this first after an upgrade.

``PRIVATE`` says for each name what to do when it moves. These tests run against the oldest and the newest release of
``settings.NUMBA`` (.ci/run).
"""

import ast
import importlib.util
import inspect
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import numba
import numpy as np
import pytest

import udf.frontend
from tests.support.frontend_cases import body, compiled, compiling, lowered
from udf.frontend.driver.contexts import UdfDispatcher, target_context, typing_context
from udf.frontend.lower.lowering import PlacedLoc
from udf.frontend.lower.statuses import Site, UdfCallConv
from udf.frontend.numba import names, rules
from udf.frontend.numba.names import types

ROOM = Path(udf.frontend.__file__).parent
NAMES = ROOM / "numba" / "names.py"
SOURCES = {path: path.read_text() for path in sorted(ROOM.rglob("*.py")) if path != NAMES}

DOCUMENTED = {"numba", "numba.extending"}
"""Modules of Numba whose names its manual explains."""

ANALYSIS = "our passes ask it of Numba's IR; it is a page of graph theory that can move here, with its tests"
EDITING = "an edit of Numba's IR; a few lines that can move here"
STEP = "a step of Numba's compiler: see DefaultPassBuilder for what does its work now, and passes.PASSES"
REWRITE = "a rewrite of constants before types are known, pipeline.REWRITES; without it they are typed as variables"
RULE = "how typing rules are written; the manual's target extension notes say what takes its place"
REGISTRY = "where Numba keeps rules; rules.py copies those that are taken, so adapt that copy"

# name -> (the parameters that we give it, in order; None for what is no function, what to do when it moves)
PRIVATE: dict[str, tuple[str | None, str]] = {
    "DataModelManager": ("handlers", "numba/numba_target.py chains one, for a model of float16 in our context alone"),
    "default_manager": (None, "the models of Numba's own types; it has lookup, register and chain"),
    "cgutils": (None,
        "helpers over llvmlite's builder: write those that are gone beside external() in base/declarations.py"),
    "ir": (None, "Numba's IR; if it is remade, so are our passes: the pin stays below that release until then"),
    "compute_cfg_from_blocks": ("blocks", ANALYSIS),
    "compute_live_map": ("cfg, blocks, var_use_map, var_def_map", ANALYSIS),
    "compute_use_defs": ("blocks", ANALYSIS),
    "TargetContext": ("typing_context, target", "the base of our target context: see numba/numba_target.py"),
    "_FIXED_OFFSET": (None, "where bytecode offsets start; test_locations_have_the_instruction says if it is needed"),
    "ByteCode": ("func_id", "ir/numba_bytecode.py makes one of a changed code object"),
    "FunctionIdentity": (None, "ir/inner_functions.py makes one of an inner function"),
    "MinimalCallConv": ("context",
        "returns through a pointer, a status as value: small, can be written in lower/statuses.py"),
    "Codegen": (None, "an abstract class: numba/numba_target.py has what Numba asks of it"),
    "CodeLibrary": ("codegen, name", "an abstract class: numba/numba_target.py has what Numba asks of it"),
    "dead_branch_prune": ("func_ir, called_args", STEP),
    "rewrite_semantic_constants": ("func_ir, called_args", STEP),
    "TypeAnnotation": ("func_ir, typemap, calltypes, lifted, lifted_from, args, return_type",
        "the listing of explain, and the blocks and types that diagnose.py reads"),
    "create_error_model": ("model_name, context", "chooses by name if a division by zero raises"),
    "Flags": (None, "options of a compilation, of which error_model is set: pipeline.begin"),
    "ConfigStack": (None, "where templates and lowering find the flags: pipeline.flagged"),
    "canonicalize_cfg": ("blocks", EDITING),
    "PythonFunctionDescriptor": (None, "names and types of a function that is lowered: pipeline.lower"),
    "raise_on_unsupported_feature": ("func_ir, typemap", STEP),
    "RewriteConstGetitems": ("state", REWRITE),
    "RewriteConstSetitems": ("state", REWRITE),
    "RewriteConstRaises": ("state", REWRITE),
    "DetectStaticBinops": ("state", REWRITE),
    "global_compiler_lock": ("func", "Numba's typing is not safe in two threads: find its lock"),
    "NumbaError": (None, "diagnose.py catches it"),
    "TypingError": (None, "raised by our rules to refuse"),
    "UnsupportedBytecodeError": (None, "diagnose.py catches it"),
    "UnsupportedError": (None, "raised by our passes to refuse"),
    "ImplRegistry": ("name", REGISTRY),
    "RefType": (None, "says that an iterator's items are not counted; any value will do"),
    "builtin_registry": (None, REGISTRY),
    "iternext_impl": ("ref_type", "wraps an iterator's implementation; loops over windows are lowered with it"),
    "Interpreter": ("func_id", "bytecode to IR; interpreter.PlacingInterpreter overrides _dispatch and op_LOAD_*"),
    "add_offset_to_labels": ("blocks, offset", EDITING),
    "build_definitions": ("blocks", ANALYSIS),
    "find_max_label": ("blocks", ANALYSIS),
    "get_definition": ("func_ir, name", ANALYSIS),
    "guard": ("func", "get_definition raises without it"),
    "rename_labels": ("blocks", EDITING),
    "replace_vars": ("blocks, vardict", EDITING),
    "Lower": ("context, library, fndesc, func_ir", "IR to LLVM; lowering.PlacedLower overrides lower_*"),
    "Generic": (None, "the target that ours is made of: target extension notes of the manual"),
    "dispatcher_registry": (None, "as Generic; target.register_target"),
    "jit_registry": (None, "as Generic; target.register_target"),
    "target_override": ("name", "as Generic; contexts.compile_function"),
    "target_registry": (None, "as Generic"),
    "Conversion": (None, "how well a type converts: types/array_kinds.py"),
    "NopythonTypeInference": (None, STEP),
    "PreLowerStripPhis": (None, STEP),
    "templates": (None, RULE),
    "TypingContext": (None, "the base of our typing context: see numba/numba_target.py"),
    "AbstractTemplate": ("context", RULE),
    "AttributeTemplate": ("context", RULE),
    "fold_arguments": ("pysig, args, kws, normal_handler, default_handler, stararg_handler", "inspect.Signature.bind"),
    "make_concrete_template": ("name, key, signatures", RULE),
    "make_overload_template": ("func, overload_func, jit_options, strict, inline",
        "numba.extending.overload's insides"),
    "signature": ("return_type", RULE),
    "TypingRegistry": (None, REGISTRY),
    "InlineClosureLikes": (None, STEP),
    "InlineOptions": ("value", "what an overload asks for; rules.py makes it 'never' in a template of a user's"),
    "LiteralPropagationSubPipelinePass": (None, STEP),
    "LiteralUnroll": (None, STEP),
    "MakeFunctionToJitFunction": (None, STEP),
    "ReconstructSSA": (None, STEP),
    "RewriteDynamicRaises": (None, STEP),
    "slicing": (None, "guard_invalid_slice and fix_slice: twenty lines that can move to rules/array/views.py"),
}  # fmt: skip


def test_the_files_that_are_named_are_there() -> None:
    """Who reads what to do finds where."""
    named = {name for _, why in PRIVATE.values() for name in re.findall(r"[\w/]+\.py", why)}
    assert [name for name in named if not any(str(path).endswith(f"/{name}") for path in SOURCES)] == []


def _imported(text: str) -> list[tuple[str, str]]:
    """Return (module, name) of what is imported from Numba."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [(alias.name, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found += [(node.module or "", alias.asname or alias.name) for alias in node.names]
    return [(module, name) for module, name in found if module.partition(".")[0] in {"numba", "numba_cuda"}]


@pytest.mark.slow
def test_numba_is_imported_in_one_module():
    """Every name of Numba's that the room uses is listed in numba/names.py; its version is asked before."""
    imported = {path.name: found for path, text in SOURCES.items() if (found := _imported(text))}
    assert imported == {"supported.py": [("numba", "found")]}


def test_no_cuda_of_numbas_is_imported():
    """Neither numba-cuda nor Numba's own numba.cuda."""
    assert not [module for module, _ in _imported(NAMES.read_text()) if "cuda" in module]


def test_every_listed_name_is_used():
    """The table has no dead rows."""
    words = set(re.findall(r"\w+", "".join(SOURCES.values())))
    made = {"FIXED_OFFSET", "TYPINGS", "IMPLEMENTATIONS", "OpaqueModel", "PrimitiveModel", "StructModel"}
    taken = {name for _, name in _imported(NAMES.read_text())} - {
        "_FIXED_OFFSET",
        "builtin_registry",
        "templates",
        "models",
    }
    assert sorted((taken | made) - words) == []


def test_every_private_name_says_what_to_do():
    """Whatever is not documented is in PRIVATE, and nothing else."""
    private = {name for module, name in _imported(NAMES.read_text()) if module not in DOCUMENTED}
    assert private == set(PRIVATE)


def _takes_what_we_give(name, parameters):
    """Return whether the first parameters are those of the table; of a module, every attribute that we use is there."""
    known = getattr(names, name, None)
    if known is None:
        return False
    if inspect.ismodule(known):
        used = {used for text in SOURCES.values() for used in re.findall(rf"(?<![\w.]){name}\.(\w+)", text)}
        return used <= set(dir(known))
    takes = "" if parameters is None else ", ".join(inspect.signature(known).parameters)
    return f"{takes}, ".startswith(f"{parameters or ''}, ")


def test_private_names_take_what_we_give():
    """What to do where one moved is its row's second half."""
    wrong = [(name, todo) for name, (parameters, todo) in PRIVATE.items() if not _takes_what_we_give(name, parameters)]
    assert wrong == []


def test_modules_whose_rules_are_taken_are_there():
    """One that is gone: see where its rules went, in Numba's change log, and change the table in numba/rules.py."""
    marks = re.compile(r"@(infer|lower|overload|register|intrinsic|type_callable|builtin_registry)|registry")
    modules = [*rules.HOMES, *rules.WITH_REGISTRIES]
    assert [name for name in modules if importlib.util.find_spec(name) is None] == []
    assert [one for one in modules if not marks.search(Path(importlib.util.find_spec(one).origin).read_text())] == []


def test_rules_of_others_are_not_taken():
    """A rule is taken by the module that it was written in, through whatever Numba wraps around it."""

    def typed(context):
        return lambda x: x

    numba.extending.type_callable("test_rules_of_others")(typed)
    numba.extending.overload(compiled)(lambda x: lambda x: x)
    numba.extending.register_jitable(compiled)
    mine = [rule for rule in names.TYPINGS.functions if rules.home_of(rule) == __name__]
    assert len(mine) >= 2
    taken = rules.typings()
    assert not set(mine) & set(taken.functions)
    homes = {rules.home_of(rule) for rule in taken.functions if not rules.is_extension(rule)}  # of another test's
    assert homes <= {*rules.HOMES, *rules.WITH_REGISTRIES}


def test_a_call_convention_makes_one_helper_a_function_and_returns_its_codes():
    """_make_call_helper, _add_exception and _return_errcode_raw work together as statuses.py takes it."""
    context = target_context()
    convention = UdfCallConv(context)
    helper = convention._make_call_helper(None)
    token = helper._add_exception(ValueError, ("a",), None)
    assert list(convention.sites.by_number.values()) == [Site(ValueError, ("a",), None)]
    assert str(token).startswith("UDF_STATUS_")
    base = names.MinimalCallConv
    assert list(inspect.signature(base.return_status_propagate).parameters) == ["self", "builder", "status"]
    assert list(inspect.signature(base.call_function).parameters)[1:] == [
        "builder", "callee", "resty", "argtys", "args",
    ]  # fmt: skip
    assert "call_helper._add_exception" in inspect.getsource(base.return_user_exc)


def test_the_status_that_numba_hands_around_has_room_for_the_callees_sites():
    """call_function returns (status, value); excinfoptr is unused by the minimal convention, and carries the sites."""

    def helper(x):
        if x > 1:
            raise ValueError("a")
        return x

    compiled_helper = lowered(helper, types.float64)
    (site,) = compiled_helper.call_helper.by_number.values()
    assert (site.exception, site.arguments) == (ValueError, ("a",))
    assert site.place.code is helper.__code__


def test_the_function_returns_through_a_pointer_with_a_status():
    """i32 f(value*, arguments...): what the wrapper calls."""
    result = lowered(lambda x, y: x < y, types.float64, types.int8)
    function = result.library.get_function(result.fndesc.llvm_func_name)
    assert str(function.function_type) == "i32 (i8*, double, i8)"


def counts(n):
    total = 0
    for i in range(n):
        for j in range(i, n):
            total += j
    return total


def test_a_range_without_a_step_has_no_raise_site():
    """Numba tests each range's step when the iteration starts; we know where it is written."""
    assert lowered(counts, types.int16).call_helper.by_number == {}


@pytest.mark.parametrize(
    ("kind", "members"),
    [
        (types.range_iter64_type, ("iter", "stop", "step", "count")),
        (types.EnumerateType(types.range_state64_type), ("count", "iter")),
        (types.Pair(types.int64, types.boolean), ("first", "second")),
    ],
)
def test_iterators_hold_what_stepping_reads(kind, members):
    """Our loops share their state with Numba's own iteration."""
    model = target_context().data_model_manager[kind]
    assert tuple(model._fields) == members


def test_locations_have_the_instruction():
    """Nodes carry PlacedLoc, and Numba's offsets start after a NOP that it puts first."""
    assert names.FIXED_OFFSET == 2
    result = lowered(lambda x: x + 1, types.float64)
    locations = [s.loc for block in result.type_annotation.blocks.values() for s in block.body]
    assert any(isinstance(loc, PlacedLoc) for loc in locations)


def decorators():
    """Return what makes a Numba dispatcher of a function, by name: of every package that is installed."""
    found = {"njit": numba.njit}
    if importlib.util.find_spec("numba_cuda") is not None:
        from numba import cuda  # noqa: PLC0415 - where it is installed

        found["cuda.jit"] = cuda.jit(device=True)
    if importlib.util.find_spec("numba_cuda_mlir") is not None:
        from numba_cuda_mlir import cuda as mlir  # noqa: PLC0415 - as above

        found["numba_cuda_mlir"] = mlir.jit(device=True)
    return found


@pytest.mark.parametrize("name", ["plain", *decorators()])
def test_helpers_are_compiled_by_our_dispatcher(name):
    """A Python function is typed as a dispatcher of ours; so is a numba.njit and a cuda.jit function."""
    plain = lambda v: v + 1
    with compiling(plain):
        kind = typing_context().resolve_value_type(decorators().get(name, lambda one: one)(plain))
        assert isinstance(kind.dispatcher, UdfDispatcher)


@pytest.mark.parametrize("name", decorators())
def test_a_numba_function_is_a_helper_like_any_other(name):
    """It is compiled by our rules from its Python function."""
    helper = decorators()[name](lambda v: v // 2)
    assert body(lambda x: helper(x), "int64") == body(lambda x: x // 2, "int64")


def test_helpers_are_forgotten_after_each_udf():
    """What a helper captures is frozen while it is compiled; the next UDF may find another value."""
    scale = 2

    def helper(v):
        return v * scale

    function = lambda x: helper(x)
    before = body(function, "int64")
    scale = 5
    assert body(function, "int64") != before
    assert typing_context()._helpers == {}


def test_helpers_leave_nothing_in_the_context():
    """What is known of a helper's raises goes with it; implementations of our own stay, each once."""

    def helper(v):
        if v > 1:
            raise ValueError("a")
        return v

    compiled(lambda x: helper(x) + 1, "float64")
    before = dict(target_context().sites)
    compiled(lambda x: helper(x) + 2, "float64")
    assert target_context().sites == before


@pytest.mark.slow
def test_nobody_elses_numba_is_changed():
    """A user of numba.njit in the process keeps Numba's own meaning, before and after our compiles."""

    def foreign():
        functions = (lambda x: x // 2.0, lambda x: abs(x), lambda x: round(x, 2), lambda x: x % 0.7)
        return [numba.njit(function)(value) for function in functions for value in (-1.115, 2.675)]

    before = foreign()
    for dtype in ("float64", "uint8"):
        compiled(lambda x: round(abs(x) // 2, 2) - x, dtype)
    assert foreign() == before
    assert numba.njit(lambda x, y: x - y)(np.uint8(1), np.uint8(2)) == 2**64 - 1  # Numba's own rule, where ours is -1


@pytest.mark.slow
def test_no_module_of_cuda_is_imported_by_a_compile():
    """Neither numba.cuda nor a driver, NVRTC or libNVVM."""
    text = """
        import sys
        from tests.support.frontend_cases import compiled
        compiled(lambda x: x / 3, "float64")
        print(*sorted(name for name in sys.modules if name.startswith(("numba.cuda", "numba_cuda", "cuda."))))
        """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(text)], capture_output=True, text=True, check=True)  # noqa: S603 - our own text
    assert not done.stdout.split()
