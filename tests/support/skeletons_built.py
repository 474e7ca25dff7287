"""Functions of one float64 as kernels, and whether their machine code is what NVRTC makes of the whole."""

import udf
from udf.bind.bind import bind
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.nvrtc import compile_unit
from udf.cuda.skeletons import compile_kernel
from udf.cuda.source_lines import sections
from udf.cuda.unit import TranslationUnit
from udf.frontend import compile_to_ptx

ARCH = "sm_90"


def unit(function) -> TranslationUnit:
    call = bind(function, (udf.Series([1.0]).column,))
    return translation_unit(compile_to_ptx(call), call)


def built(function):
    one = unit(function)
    return compile_kernel(one.source, one.entry, ARCH)


def is_whole(made, function) -> bool:
    """Return whether machine code is, in every instruction, what NVRTC makes of the whole."""
    name = b".text.map_rows"
    return sections(made.code, name) == sections(compile_unit(unit(function), ARCH).code, name) != []
