"""PTX device functions back-translated to inline-PTX CUDA C++. Standard library only.

>>> import ptx2cpp
>>> ptx2cpp.translate.__name__
'translate'
"""

from ptx2cpp.emit import CppFunction, CppValue, emit
from ptx2cpp.flat import FlatFunction
from ptx2cpp.parser import parse
from ptx2cpp.prefetch import add_prefetches
from ptx2cpp.printer import show
from ptx2cpp.ptx_errors import PtxError, PtxSyntaxError, PtxTypeError, UnsupportedPtxError
from ptx2cpp.stop_checks import add_stop_checks, unroll_loops
from ptx2cpp.translate import flat_function, translate
from ptx2cpp.trip_counts import has_long_loops

__all__ = [
    "CppFunction",
    "CppValue",
    "FlatFunction",
    "PtxError",
    "PtxSyntaxError",
    "PtxTypeError",
    "UnsupportedPtxError",
    "add_prefetches",
    "add_stop_checks",
    "emit",
    "flat_function",
    "has_long_loops",
    "parse",
    "show",
    "translate",
    "unroll_loops",
]
