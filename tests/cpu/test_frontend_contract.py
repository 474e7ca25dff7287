"""What the front end relies on inside numba-cuda, which promises none of it; read this first after an upgrade."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import numba
import numpy as np
import pytest
from numba import cuda
from numba.cuda import types

import udf.frontend
from tests.support.frontend_cases import body, compiled
from udf.call.bind import bind
from udf.column import Column
from udf.frontend import numba_cuda
from udf.frontend.contexts import UdfDispatcher, compile_function, target_context, typing_context
from udf.frontend.interface import compilation_of
from udf.frontend.loops.sink import SinkItems
from udf.frontend.lowering import PlacedLoc
from udf.frontend.passes import LowerWithPlaces, TranslateWithPlaces, UdfCompiler
from udf.frontend.settings import NUMBA_CUDA
from udf.frontend.statuses import Site, UdfCallConv

ROOM = Path(udf.frontend.__file__).parent


def test_the_release_is_the_one_that_was_read():
    """Another release series of numba-cuda: read its changes, run these tests, then change settings.NUMBA_CUDA."""
    assert numba_cuda.VERSION.startswith(f"{NUMBA_CUDA}.")


@pytest.mark.parametrize("path", sorted(ROOM.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOM)))
def test_numba_is_imported_in_one_module(path):
    """Every name of numba's that the room uses is listed in numba_cuda.py."""
    imported = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            imported.add((node.module or "").partition(".")[0])
    assert path.name == "numba_cuda.py" or not imported & {"numba", "numba_cuda"}


def test_every_listed_name_is_used():
    """The table has no dead rows."""
    texts = [path.read_text() for path in ROOM.rglob("*.py") if path.name != "numba_cuda.py"]
    unused = [name for name in numba_cuda.__all__ if name != "VERSION" and not any(name in text for text in texts)]
    assert unused == []


def compiling(function):
    """Return the context in which a function of one column is compiled."""
    columns = (Column(values=np.zeros(1)),) * function.__code__.co_argcount
    call = bind(function, columns)
    return typing_context().compiling(compilation_of(call, typing_context()), target_context())


def lowered(function, *kinds):
    """Return Numba's compile result of a function of ``kinds``."""
    with compiling(function):
        return compile_function(function, kinds)


def test_a_call_convention_makes_one_helper_a_function_and_returns_its_codes():
    """_make_call_helper, _add_exception and _return_errcode_raw work together as statuses.py takes it."""
    context = target_context()
    convention = UdfCallConv(context)
    helper = convention._make_call_helper(None)
    token = helper._add_exception(ValueError, ("a",), None)
    assert list(convention.sites.by_number.values()) == [Site(ValueError, ("a",), None)]
    assert str(token).startswith("UDF_STATUS_")
    base = numba_cuda.CUDACallConv
    assert list(inspect.signature(base.return_status_propagate).parameters) == ["self", "builder", "status"]
    assert list(inspect.signature(base.call_function).parameters)[1:] == [
        "builder",
        "callee",
        "resty",
        "argtys",
        "args",
    ]
    assert "call_helper._add_exception" in inspect.getsource(base.return_user_exc)


def test_the_status_that_numba_hands_around_has_room_for_the_callees_sites():
    """call_function returns (status, value); excinfoptr is unused by the CUDA convention, and carries the sites."""

    def helper(x):
        if x > 1:
            raise ValueError("a")
        return x

    compiled_helper = lowered(helper, types.float64)
    (site,) = compiled_helper.fndesc.call_conv.sites.by_number.values()
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
    assert lowered(counts, types.int16).fndesc.call_conv.sites.by_number == {}


def test_passes_stand_where_ours_replace_them():
    """The pipeline has the passes that are replaced, and IR processing before typing."""
    names = [one for one, _ in UdfCompilerPasses().passes()]
    assert TranslateWithPlaces in names
    assert numba_cuda.CUDATranslateBytecode not in names
    assert numba_cuda.CUDANativeLowering not in names
    assert names.index(numba_cuda.IRProcessing) > names.index(TranslateWithPlaces)


def test_items_are_sunk_after_typing_and_before_lives_are_ended():
    """Types are known by then, and there is no ``del`` yet."""
    names = [one for one, _ in UdfCompilerPasses().passes()]
    after = [one.__name__ for one in names[names.index(SinkItems) + 1 :]]
    assert names.index(SinkItems) == names.index(numba_cuda.NopythonRewrites) + 1
    assert after.index("IRLegalization") < after.index(LowerWithPlaces.__name__)


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


class UdfCompilerPasses:
    """A pipeline that is not run."""

    def passes(self):
        """Return (pass, description) in order."""
        convention = UdfCallConv(target_context())
        flags = numba_cuda.CUDAFlags()
        compiler = UdfCompiler(typing_context(), target_context(), None, (), None, flags, {}, convention, {})
        (manager,) = compiler.define_pipelines()
        return manager.passes


def test_locations_have_the_instruction():
    """Nodes carry PlacedLoc, and Numba's offsets start after a NOP that it puts first."""
    assert numba_cuda.FIXED_OFFSET == 2
    result = lowered(lambda x: x + 1, types.float64)
    locations = [s.loc for block in result.type_annotation.blocks.values() for s in block.body]
    assert any(isinstance(loc, PlacedLoc) for loc in locations)


def test_helpers_are_compiled_by_our_dispatcher():
    """A Python function is typed as a dispatcher of ours; so is a numba.njit and a cuda.jit function."""
    plain = lambda v: v + 1
    for function in (plain, numba.njit(plain), cuda.jit(device=True)(plain)):
        with compiling(plain):
            kind = typing_context().resolve_value_type(function)
            assert isinstance(kind.dispatcher, UdfDispatcher)


@pytest.mark.parametrize("decorate", [numba.njit, cuda.jit(device=True)], ids=["njit", "cuda.jit"])
def test_a_numba_function_is_a_helper_like_any_other(decorate):
    """It is compiled by our rules from its Python function."""
    helper = decorate(lambda v: v // 2)
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


def test_nobody_elses_numba_cuda_is_changed():
    """A numba.cuda user in the process keeps Numba's own meaning, before and after our compiles."""

    def foreign():
        texts = []
        for function in (lambda x: x // 0.0, lambda x: abs(x), lambda x: round(x, 2)):
            text, kind = cuda.compile(function, (types.float64,), device=True, abi="c", cc=(7, 5))
            texts.append((kind, [line for line in text.splitlines() if "lambda" not in line]))
        kind = cuda.compile(lambda x, y: x - y, (types.uint8, types.uint8), device=True, abi="c", cc=(7, 5))[1]
        return texts, kind

    before = foreign()
    for dtype in ("float64", "uint8"):
        compiled(lambda x: round(abs(x) // 2, 2) - x, dtype)
    assert foreign() == before
    assert before[1] == types.uint64  # Numba's own rule, where ours is int64
