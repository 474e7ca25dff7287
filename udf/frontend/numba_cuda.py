"""Everything that the front end takes from inside numba-cuda, in one place.

These names are private: numba-cuda may change any of them in any release. So the release is pinned,
every other module of this room imports them from here, and tests/cpu/test_frontend_contract.py holds
what is relied upon. The public way (``numba.cuda.compile``) cannot do what a UDF needs: it asks for a
device, takes the "numpy" error model, and its C ABI drops exceptions.

Source: numba-cuda 0.30.4, modules as named below.
"""

from __future__ import annotations

import numba_cuda
from numba.core.errors import NumbaError  # the base of numba-cuda's own, too
from numba.cuda import cgutils, libdevice, types
from numba.cuda.compiler import (
    CUDABytecodeInterpreter,
    CUDACompiler,
    CUDANativeLowering,
    CUDATranslateBytecode,
    compile_extra,
)
from numba.cuda.core import ir
from numba.cuda.core.analysis import compute_cfg_from_blocks, compute_live_map, compute_use_defs
from numba.cuda.core.bytecode import _FIXED_OFFSET, ByteCode, FunctionIdentity
from numba.cuda.core.callconv import CUDACallConv
from numba.cuda.core.compiler_lock import global_compiler_lock
from numba.cuda.core.compiler_machinery import FunctionPass, register_pass
from numba.cuda.core.errors import TypingError, UnsupportedError
from numba.cuda.core.imputils import RefType, iternext_impl
from numba.cuda.core.imputils import Registry as ImplRegistry
from numba.cuda.core.ir_utils import (
    add_offset_to_labels,
    build_definitions,
    find_max_label,
    get_definition,
    guard,
    rename_labels,
    replace_vars,
)
from numba.cuda.core.postproc import PostProcessor
from numba.cuda.core.typed_passes import InlineOverloads, NopythonRewrites, NopythonTypeInference
from numba.cuda.core.untyped_passes import InlineClosureLikes, InlineInlinables, IRProcessing
from numba.cuda.cpython import slicing
from numba.cuda.cudadrv import nvvm
from numba.cuda.datamodel.models import OpaqueModel, PrimitiveModel, StructModel
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.errors import UnsupportedBytecodeError  # no NumbaError
from numba.cuda.flags import CUDAFlags
from numba.cuda.lowering import CUDALower
from numba.cuda.models import register_model
from numba.cuda.target import CUDATargetContext, CUDATypingContext
from numba.cuda.typeconv import Conversion
from numba.cuda.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    _OverloadFunctionTemplate,
    bound_function,
    make_overload_template,
    signature,
)
from numba.cuda.typing.templates import Registry as TypingRegistry
from numba.cuda.utils import numba_target_override

FIXED_OFFSET: int = _FIXED_OFFSET  # Numba's bytecode offsets start after a NOP that it puts first
OverloadTemplate = _OverloadFunctionTemplate

VERSION: str = numba_cuda.__version__

__all__ = [
    "FIXED_OFFSET",
    "VERSION",
    "AbstractTemplate",
    "AttributeTemplate",
    "ByteCode",
    "CUDABytecodeInterpreter",
    "CUDACallConv",
    "CUDACompiler",
    "CUDADispatcher",
    "CUDAFlags",
    "CUDALower",
    "CUDANativeLowering",
    "CUDATargetContext",
    "CUDATranslateBytecode",
    "CUDATypingContext",
    "Conversion",
    "FunctionIdentity",
    "FunctionPass",
    "IRProcessing",
    "ImplRegistry",
    "InlineClosureLikes",
    "InlineInlinables",
    "InlineOverloads",
    "NopythonRewrites",
    "NopythonTypeInference",
    "NumbaError",
    "OpaqueModel",
    "OverloadTemplate",
    "PostProcessor",
    "PrimitiveModel",
    "RefType",
    "StructModel",
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
    "find_max_label",
    "get_definition",
    "global_compiler_lock",
    "guard",
    "ir",
    "iternext_impl",
    "libdevice",
    "make_overload_template",
    "numba_target_override",
    "nvvm",
    "register_model",
    "register_pass",
    "rename_labels",
    "replace_vars",
    "signature",
    "slicing",
    "types",
]
