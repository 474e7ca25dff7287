"""Everything that the front end takes from Numba, in one place.

What has a documented home comes from there (``numba.extending``, ``numba.types``); the rest is Numba's own core, which
promises nothing between releases. So every module of this room imports it from here, and the contract tests
(tests/cpu/test_frontend_contract.py) hold what is relied upon and say what to do when a name moves. They run against
the oldest and the newest release in :data:`RELEASES`.

Source: Numba 0.64 to 0.68, modules as named below; "Notes on the target extension API" in Numba's developer manual.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils, ir
from numba.core.analysis import compute_cfg_from_blocks, compute_live_map, compute_use_defs
from numba.core.base import BaseContext as TargetContext
from numba.core.bytecode import _FIXED_OFFSET, ByteCode, FunctionIdentity
from numba.core.callconv import MinimalCallConv
from numba.core.codegen import Codegen, CodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, Flags, compile_extra
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.datamodel import DataModelManager, default_manager
from numba.core.errors import NumbaError, TypingError, UnsupportedBytecodeError, UnsupportedError
from numba.core.imputils import RefType, builtin_registry, iternext_impl
from numba.core.imputils import Registry as ImplRegistry
from numba.core.interpreter import Interpreter
from numba.core.ir_utils import (
    add_offset_to_labels,
    build_definitions,
    find_max_label,
    get_definition,
    guard,
    rename_labels,
    replace_vars,
)
from numba.core.lowering import Lower
from numba.core.postproc import PostProcessor
from numba.core.target_extension import (
    Generic,
    dispatcher_registry,
    jit_registry,
    target_override,
    target_registry,
)
from numba.core.typeconv import Conversion
from numba.core.typed_passes import InlineOverloads, NativeLowering, NopythonRewrites, NopythonTypeInference
from numba.core.typing import templates
from numba.core.typing.context import BaseContext as TypingContext
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    bound_function,
    fold_arguments,
    make_concrete_template,
    make_overload_template,
    signature,
)
from numba.core.typing.templates import Registry as TypingRegistry
from numba.core.untyped_passes import InlineClosureLikes, InlineInlinables, IRProcessing, TranslateByteCode
from numba.cpython import slicing
from numba.extending import models, register_model

FIXED_OFFSET: int = _FIXED_OFFSET  # Numba's bytecode offsets start after a NOP that it puts first
OpaqueModel, PrimitiveModel, StructModel = models.OpaqueModel, models.PrimitiveModel, models.StructModel
TYPINGS: Any = templates.builtin_registry
IMPLEMENTATIONS: Any = builtin_registry

__all__ = [
    "FIXED_OFFSET",
    "IMPLEMENTATIONS",
    "TYPINGS",
    "AbstractTemplate",
    "AttributeTemplate",
    "ByteCode",
    "CodeLibrary",
    "Codegen",
    "CompilerBase",
    "Conversion",
    "DataModelManager",
    "DefaultPassBuilder",
    "Flags",
    "FunctionIdentity",
    "FunctionPass",
    "Generic",
    "IRProcessing",
    "ImplRegistry",
    "InlineClosureLikes",
    "InlineInlinables",
    "InlineOverloads",
    "Interpreter",
    "Lower",
    "MinimalCallConv",
    "NativeLowering",
    "NopythonRewrites",
    "NopythonTypeInference",
    "NumbaError",
    "OpaqueModel",
    "PassManager",
    "PostProcessor",
    "PrimitiveModel",
    "RefType",
    "StructModel",
    "TargetContext",
    "TranslateByteCode",
    "TypingContext",
    "TypingError",
    "TypingRegistry",
    "UnsupportedBytecodeError",
    "UnsupportedError",
    "add_offset_to_labels",
    "bound_function",
    "build_definitions",
    "cgutils",
    "compile_extra",
    "compute_cfg_from_blocks",
    "compute_live_map",
    "compute_use_defs",
    "default_manager",
    "dispatcher_registry",
    "find_max_label",
    "fold_arguments",
    "get_definition",
    "global_compiler_lock",
    "guard",
    "ir",
    "iternext_impl",
    "jit_registry",
    "make_concrete_template",
    "make_overload_template",
    "register_model",
    "register_pass",
    "rename_labels",
    "replace_vars",
    "signature",
    "slicing",
    "target_override",
    "target_registry",
    "types",
]
