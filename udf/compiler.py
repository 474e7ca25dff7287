"""The compiler by itself, for other libraries: a person's function as PTX, C++, LLVM IR, or in a kernel of one's own.

>>> import udf.compiler
>>> halved = udf.compiler.compile(lambda x: x * 0.5, "float64", name="halved")
>>> [line for line in halved.cpp().text.splitlines() if "halved(" in line]
['static __device__ __forceinline__ double halved(double p0)']

What is documented here is kept: a version that changes it says so in the changelog.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

from ptx2cpp import CppFunction
from udf.base.handling import ErrorModel, handling
from udf.base.raising import exception_at
from udf.base.records import dataclass
from udf.base.stages import RaiseSite, Result, ScalarParameter
from udf.base.tracebacks import brief, brief_methods
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf
from udf.cuda.native_kernels import NativeKernel, native_kernel, typed_function
from udf.errors import ArgumentError
from udf.options import Overflow

__all__ = ["DeviceFunction", "PtxUdf", "RaiseSite", "Result", "ScalarParameter", "compile"]

# ruff: noqa: PLC0415 - each compiler is imported when it is asked for

_NAME: Final = re.compile(r"[A-Za-z]\w*", re.ASCII)
_TEXT: Final = frozenset({"text", "size", "scratch", "tables"})


@brief_methods
@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceFunction(PtxUdf):
    """A person's function that takes and gives values: a :class:`~udf.base.stages.PtxUdf` that knows its other forms.

    Attributes
    ----------
    text : str
        PTX for compute capability 7.5 and later: a module whose function ``name`` is the compiled one.
    takes : tuple of ScalarParameter
        What it takes, in order: ``what`` is "value" of column ``index``, "valid" (whether that is no null, where a type
        ends in "?"), or "argument", "pointer" or "length" of further argument ``index``, of type ``dtype``.
    returns : tuple of Result
        What it gives: ``dtype``; a ``nullable`` one is followed by whether it is no null.
    raises : tuple of RaiseSite
        Where it raises. If there are any, a status comes last: 0, or k for ``raises[k - 1]``, which :meth:`exception`
        makes an exception of; the other results are not to be used then.
    label : str
        What :meth:`cpp` and :meth:`llvm` call it.
    arguments : tuple
        The values of the further arguments, and the arrays that it captures, by the ``index`` of ``takes``.
    """

    label: str
    arguments: tuple[Any, ...]

    def cpp(self, name: str | None = None) -> CppFunction:
        """Return it as a CUDA C++ function: its ``text`` compiles by itself, in the source of any kernel.

        It takes and returns C++ types of the same widths (int64 is ``long long``); several results are a structure
        ``<name>_result`` of members ``r0``, ``r0_valid``, ``r1``, .. and ``status``.

        Parameters
        ----------
        name : str, optional
            The name of the C++ function. Default: that of the Python function.

        Examples
        --------
        >>> import udf.compiler
        >>> ratio = udf.compiler.compile(lambda a, b: a / b, ("float64", "float64"), name="ratio")
        >>> [(value.type, value.name) for value in ratio.cpp().results]
        [('double', 'r0'), ('unsigned int', 'status')]
        """
        return typed_function(self, _checked_name(name or self.label), self.label)

    def llvm(self, name: str | None = None) -> str:
        """Return it as a module of LLVM IR that defines the function, for the processor's code.

        It has no triple and no layout, and computes the bits that the C++ computes on a GPU. A bool is an i8 of 0 or 1;
        several results are a structure, in LLVM's own convention: call it from LLVM IR, which inlines it.

        Parameters
        ----------
        name : str, optional
            The name of the LLVM function. Default: that of the Python function.

        Examples
        --------
        >>> import udf.compiler
        >>> text = udf.compiler.compile(lambda x: x * 0.5, "float64", name="halved").llvm()
        >>> "define double @halved(double %x0)" in text
        True
        """
        from udf.cpu.function import llvm_module

        return llvm_module(self, _checked_name(name or self.label))

    def native(self, template: str, *, name: str | None = None, **values: object) -> NativeKernel:
        """Return a kernel of one's own with the function in it: its ``source``, and ``cubin("sm_90")``.

        Parameters
        ----------
        template : str
            CUDA C++ as a Jinja template: ``{{ function.text }}`` is where :meth:`cpp` goes, and ``function.name``,
            ``.parameters``, ``.results`` and ``.return_type`` are what it says of itself.
        name : str, optional
            As for :meth:`cpp`.
        **values
            What else the template names.

        Raises
        ------
        ArgumentError
            If the template cannot be rendered, or has no place for the function; from ``cubin`` if it does not compile.

        Examples
        --------
        >>> import udf.compiler
        >>> template = '''{{ function.text }}
        ... extern "C" __global__ void apply(double* x) { x[threadIdx.x] = {{ function.name }}(x[threadIdx.x]); }'''
        >>> kernel = udf.compiler.compile(lambda x: x * 0.5, "float64", name="halved").native(template)
        >>> kernel.source.splitlines()[-1]
        'extern "C" __global__ void apply(double* x) { x[threadIdx.x] = halved(x[threadIdx.x]); }'
        """
        return native_kernel(template, self.cpp(name), values)

    def exception(self, status: int, row: int) -> BaseException:
        """Return the exception that the function raised for a row.

        Parameters
        ----------
        status : int
            The status that the compiled function returned for the row.
        row : int
            The number of the row, for the exception's note.
        """
        if not 0 < status <= len(self.raises):
            raise ArgumentError(f"status cannot be {status}", f"this function gives 0 to {len(self.raises)}")
        return exception_at(self.raises[status - 1], row)


@brief
def compile(  # noqa: A001 - it is udf.compiler.compile
    function: Callable[..., object],
    dtypes: object,
    *,
    name: str | None = None,
    error_model: ErrorModel = "python",
    overflow: Overflow | None = None,
    fastmath: bool | None = None,
    fma: bool | None = None,
    args: tuple[object, ...] = (),
    **kwargs: object,
) -> DeviceFunction:
    """Compile ``function`` to PTX; no GPU is needed.

    Parameters
    ----------
    function : callable
        A plain Python function of values, or of a row.
    dtypes : str, numpy.dtype or DType; a sequence of them; or a mapping
        The type of its one value, of each value, or of those of a row by label; "int64?" is one that can be null.
        Numbers and times; a row's labels come in the order in which ``takes`` names them.
    name : str, optional
        What it is called in C++ and LLVM IR; by default as in Python, "udf_row" for a lambda.
    error_model : {"python", "numpy"}
        With "numpy" division by zero gives inf or nan, and ``math.sqrt(-1)`` nan, in place of a status.
    overflow : {"raise", "wrap"}, optional
        What integers do that need more than 64 bits; the default is that of ``udf.options``.
    fastmath, fma : bool, optional
        As in :meth:`udf.DataFrame.apply`.
    args, **kwargs
        Further arguments: their types are compiled in, their values are given with every call.

    Raises
    ------
    UdfCompileError
        If it cannot be compiled, with the line.
    ArgumentError
        If it takes or makes text, which needs memory that only the loops of Inlay give it.

    Examples
    --------
    >>> import udf.compiler
    >>> f = udf.compiler.compile(lambda x, k: x * k + 1, ("float64", "int32"))
    >>> [(taken.what, str(taken.dtype)) for taken in f.takes], [str(result.dtype) for result in f.returns]
    ([('value', 'float64'), ('value', 'int32')], ['float64'])
    """
    from udf.api.ahead.ahead import empty_columns
    from udf.frontend import compile_to_ptx

    how = handling("pass", "raise", error_model, overflow, fastmath=fastmath, fma=fma)
    call = bind(function, empty_columns(dtypes), args=args, kwargs=kwargs, how=how)
    made = compile_to_ptx(call)
    if any(taken.what in _TEXT for taken in made.takes) or any(result.dtype.encoding for result in made.returns):
        what = f"{call.function.__name__!r} takes or makes text, which needs the memory that a loop of Inlay gives it"
        raise ArgumentError(what, "apply it to a Series, or have it take what the text was parsed to")
    own = call.function.__name__
    label = _checked_name(name) if name is not None else own if _NAME.fullmatch(own) else made.name
    values = {field.name: getattr(made, field.name) for field in fields(made)}
    return DeviceFunction(**values, label=label, arguments=call.values)


def _checked_name(name: str) -> str:
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise ArgumentError(f"name cannot be {name!r}", "it is a C++ name: letters, digits and _, a letter first")
    return name


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__name__"]
