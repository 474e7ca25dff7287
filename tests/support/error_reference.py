"""Every error class with an example, and docs/errors.md made of them."""

import inspect
from collections.abc import Iterator
from typing import Final

from ptx2cpp import ptx_errors as ptx_errors
from udf import errors

EXAMPLES = {
    errors.NotCallableError: (lambda: errors.NotCallableError(3), TypeError),
    errors.DTypeError: (lambda: errors.DTypeError("str", supported=("int64",)), TypeError),
    errors.ShapeError: (lambda: errors.ShapeError("two columns", "pass one"), ValueError),
    errors.ColumnNotFoundError: (lambda: errors.ColumnNotFoundError("dely", ("delay", "b")), KeyError),
    errors.DuplicateColumnError: (lambda: errors.DuplicateColumnError("a", 2), ValueError),
    errors.LossyCastError: (lambda: errors.LossyCastError(1.5, given="float64", asked="int8"), ValueError),
    errors.NullsError: (lambda: errors.NullsError(1200, "a tensor", "fill them"), BufferError),
    errors.ArgumentError: (lambda: errors.ArgumentError("no argument k", "leave it out"), TypeError),
    errors.GroupError: (lambda: errors.GroupError("the key is not hashable", "group by values"), ValueError),
    errors.MissingPackageError: (lambda: errors.MissingPackageError("pandas", "to_pandas", "pandas"), ImportError),
    errors.PackageVersionError: (
        lambda: errors.PackageVersionError("Numba", "0.63.1", "0.64 to 0.68", "numba>=0.64,<0.69"), ImportError),
    errors.TwoVersionsError: (lambda: errors.TwoVersionsError("numba", "0.68.1", "0.66.0"), ImportError),
    errors.UnsupportedPlatformError: (
        lambda: errors.UnsupportedPlatformError("Inlay runs on Linux, and this is macOS", "use Linux"), ImportError),
    errors.BrokenPackageError: (
        lambda: errors.BrokenPackageError("llvmlite", "libllvmlite.so: file too short", "install it again"),
        ImportError),
    errors.UdfCompileError: (
        lambda: errors.UdfCompileError(
            function="f", file="a.py", line=3, source="  print(x)", cause="print() is not supported in a UDF"
        ),
        Exception,
    ),
    errors.NotAdmittedError: (
        lambda: errors.NotAdmittedError(
            operation=".kurt",
            dtype="uint64",
            receiver="group",
            function="f",
            file="a.py",
            line=3,
            source="  return s.kurt()",
        ),
        Exception,
    ),
    errors.InternalError: (
        lambda: errors.InternalError(function="f", file="a.py", line=3, cause="KeyError: 'x'", place="a/b.py:7, in g"),
        RuntimeError),
    errors.ResultTypeError: (
        lambda: errors.ResultTypeError(
            function="f", file="a.py", line=3, source="return None", cause="it returns None; a UDF returns a number"
        ),
        TypeError,
    ),
    errors.UnknownAttributeError: (lambda: errors.UnknownAttributeError("Series", "mean", ("name", "shape")),
        AttributeError),
    errors.WindowError: (lambda: errors.WindowError("window cannot be -1", "it is 1 or more"), ValueError),
    errors.WindowSupportError: (lambda: errors.WindowSupportError("no step", "leave it out"), NotImplementedError),
    errors.CapturedValueError: (
        lambda: errors.CapturedValueError(function="f", name="table", value={}, where="a global"), TypeError),
    errors.DifferenceError: (lambda: errors.DifferenceError("gives 5.0", "gives 4.0", "at row position 2"),
        AssertionError),
    errors.ForeignFunctionError: (
        lambda: errors.ForeignFunctionError("f calls g, which is not part of the text", "a UDF has no other modules"),
        ValueError),
    errors.ExternCallError: (lambda: errors.ExternCallError("f", ("vprintf",)), NotImplementedError),
    errors.BackendUnavailableError: (lambda: errors.BackendUnavailableError("cuda", "no GPU"), RuntimeError),
    errors.OptionError: (lambda: errors.OptionError("backend", "gpu", "it is 'cuda'"), ValueError),
    errors.CudaError: (lambda: errors.CudaError("NVRTC fails", "log"), RuntimeError),
    errors.ContainerError: (lambda: errors.ContainerError("it is cut short", "f.udf"), ValueError),
    errors.CompiledForError: (lambda: errors.CompiledForError("it takes int8", "convert it"), TypeError),
    errors.ObjectCodeError: (lambda: errors.ObjectCodeError("no ELF object"), ValueError),
    errors.RowMemoryError: (lambda: errors.RowMemoryError(210, 1 << 26), MemoryError),
    errors.ScanError: (lambda: errors.ScanError("'a.parquet' has changed", "make the scan again"), OSError),
    errors.FilesNotFoundError: (lambda: errors.FilesNotFoundError("there is no file 'a.parquet'", "check the path"),
        FileNotFoundError),
    errors.ScanMemoryError: (lambda: errors.ScanMemoryError("columns need more", "set it"), MemoryError),
    errors.DeviceMemoryError: (lambda: errors.DeviceMemoryError(10**9, 5), MemoryError),
}  # fmt: skip
"""Class -> one of it, and the builtin that it is, too."""

HEAD: Final = """# Errors

Every error of Inlay is a `udf.errors.UdfError`. It is also the builtin exception that you would catch, and it ends in a
hint. This page is generated from the classes (`tests/support/error_reference.py`).

Exceptions of your own function are not here. The call raises them as Python would for that row, including your own
exception classes, with a note that names the place and the row. `errors="null"` makes such rows null instead.

A traceback ends in your own line. `udf.options.full_traceback = True` also shows the frames of Inlay and Numba, and
Numba's explanation of what it cannot compile. An `UdfCompileError` has that text as `explanation`. All errors can be
pickled.
"""


def reference() -> str:
    """Return the text of docs/errors.md."""
    return "\n".join([HEAD, *_sections()]).rstrip() + "\n"


def _sections() -> Iterator[str]:
    for kind, (make, _) in EXAMPLES.items():
        yield _section(kind)
        yield f"```text\n{make()}\n```\n"
    yield _section(errors.PlainPythonWarning)
    yield _section(errors.CacheWarning)
    yield _section(errors.PinnedMemoryWarning)
    for kind in _declared(ptx_errors):
        yield _section(kind)


def _section(kind: type) -> str:
    bases = ", ".join(f"`{base.__name__}`" for base in kind.__bases__)
    return f"## {kind.__name__}\n\n{inspect.getdoc(kind)} Also a {bases}.\n"


def _declared(module: object) -> list[type]:
    classes = [kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__]
    return sorted(classes, key=lambda kind: inspect.getsourcelines(kind)[1])
