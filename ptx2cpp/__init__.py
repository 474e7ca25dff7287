"""PTX device functions back-translated to inline-PTX CUDA C++. Standard library only.

>>> import ptx2cpp
>>> ptx2cpp.translate.__name__
'translate'
"""

from ptx2cpp.emit import CppFunction, CppValue, emit
from ptx2cpp.errors import PtxError, PtxSyntaxError, PtxTypeError, UnsupportedPtxError
from ptx2cpp.flat import FlatFunction
from ptx2cpp.parser import parse
from ptx2cpp.printer import show
from ptx2cpp.translate import flat_function, translate

__all__ = [
    "CppFunction",
    "CppValue",
    "FlatFunction",
    "PtxError",
    "PtxSyntaxError",
    "PtxTypeError",
    "UnsupportedPtxError",
    "emit",
    "flat_function",
    "parse",
    "show",
    "translate",
]
