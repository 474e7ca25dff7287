"""Everything that the front end takes from Numba, in one place.

What has a documented home comes from there (``numba.extending``, ``numba.types``); the rest is Numba's own core, which
promises nothing between releases. So every module of this room imports it from here, and the contract tests
(tests/engine/test_frontend_contract.py) hold what is relied upon and say what to do when a name moves. They run against
the oldest and the newest release in :data:`RELEASES`.

Source: Numba 0.64 to 0.68, modules as named below; "Notes on the target extension API" in Numba's developer manual.
"""

from typing import Any

from numba import types
from numba.core import cgutils, ir
from numba.core.analysis import (
    compute_cfg_from_blocks,
    compute_live_map,
    compute_use_defs,
    dead_branch_prune,
    rewrite_semantic_constants,
)
from numba.core.annotations.type_annotations import TypeAnnotation
from numba.core.base import BaseContext as TargetContext
from numba.core.bytecode import _FIXED_OFFSET, ByteCode, FunctionIdentity
from numba.core.callconv import MinimalCallConv, create_error_model
from numba.core.codegen import Codegen, CodeLibrary
from numba.core.compiler import Flags
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu_options import InlineOptions
from numba.core.datamodel import DataModelManager, default_manager
from numba.core.errors import NumbaError, TypingError, UnsupportedBytecodeError, UnsupportedError
from numba.core.funcdesc import PythonFunctionDescriptor
from numba.core.imputils import RefType, builtin_registry, iternext_impl
from numba.core.imputils import Registry as ImplRegistry
from numba.core.interpreter import Interpreter
from numba.core.ir_utils import (
    add_offset_to_labels,
    build_definitions,
    find_max_label,
    get_definition,
    guard,
    raise_on_unsupported_feature,
    rename_labels,
    replace_vars,
)
from numba.core.lowering import Lower
from numba.core.rewrites.static_binop import DetectStaticBinops
from numba.core.rewrites.static_getitem import RewriteConstGetitems, RewriteConstSetitems
from numba.core.rewrites.static_raise import RewriteConstRaises
from numba.core.target_extension import Generic, dispatcher_registry, jit_registry, target_override, target_registry
from numba.core.targetconfig import ConfigStack
from numba.core.transforms import canonicalize_cfg
from numba.core.typeconv import Conversion
from numba.core.typed_passes import NopythonTypeInference, PreLowerStripPhis
from numba.core.typing import templates
from numba.core.typing.context import BaseContext as TypingContext
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    fold_arguments,
    make_concrete_template,
    make_overload_template,
    signature,
)
from numba.core.typing.templates import Registry as TypingRegistry
from numba.core.untyped_passes import (
    InlineClosureLikes,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    ReconstructSSA,
    RewriteDynamicRaises,
)
from numba.cpython import slicing
from numba.extending import models, register_model

FIXED_OFFSET: int = _FIXED_OFFSET  # Numba's bytecode offsets start after a NOP that it puts first
OpaqueModel, PrimitiveModel, StructModel = models.OpaqueModel, models.PrimitiveModel, models.StructModel
TYPINGS: Any = templates.builtin_registry
IMPLEMENTATIONS: Any = builtin_registry
