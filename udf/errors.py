"""Every error that Inlay raises on its own account.

Each is a :class:`UdfError`, is also the builtin that a user would catch, builds its own message, and
ends in a ``Hint:`` that says what to do next. What a UDF itself raises is not here: the call raises
the UDF's own exception type.
"""

from __future__ import annotations

from collections.abc import Hashable

from udf.base.compile_hints import DEBUG, NOT_ADMITTED, described, did_you_mean, hint_for_cause, hint_for_no_function
from udf.base.places import called, named


class UdfError(Exception):
    """Base of all errors of Inlay."""

    def __init__(self, what: str, hint: str | None = None) -> None:
        super().__init__(what if hint is None else f"{what}.\nHint: {hint}.")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the message and the attributes: a class's own parameters, of which it was made, are not kept."""
        return _unpickled, (type(self), self.args, self.__dict__)


def _unpickled(kind: type[UdfError], args: tuple[object, ...], attributes: dict[str, object]) -> UdfError:
    """Return the error that was pickled, without building its message again."""
    builtin = OSError if issubclass(kind, OSError) else Exception  # whose layout it has
    error: UdfError = builtin.__new__(kind, *args)
    super(UdfError, error).__init__(*args)  # of the builtin: ImportError keeps its text in a place of its own
    error.__dict__.update(attributes)
    return error


class NotCallableError(UdfError, TypeError):
    """The argument cannot be compiled: it is not a Python function or a callable that wraps one."""

    def __init__(self, given: object, cause: str = "it is not a Python function, nor a builtin or NumPy's") -> None:
        hint = hint_for_no_function(given)
        super().__init__(f"cannot apply {given!r} of type {type(given).__name__}: {cause}", hint)


class DTypeError(UdfError, TypeError):
    """A column or argument has a type that a compiled function cannot use."""

    def __init__(
        self, given: object, *, supported: tuple[str, ...], where: str = "a UDF column", hint: str | None = None
    ) -> None:
        self.given, self.supported, self.where, self.hint = given, supported, where, hint
        advice = hint or "convert it first (astype), or encode text and categories as integer codes."
        self.cause = f"{given} is not supported as {where}"
        super().__init__(f"{self.cause}; supported are {', '.join(supported)}.\nHint: {advice}")

    def of_column(self, label: object) -> DTypeError:
        """Return the same error, naming the column of a frame."""
        given = f"column {label!r} ({self.given})"
        return DTypeError(given, supported=self.supported, where=self.where, hint=self.hint)


class ShapeError(UdfError, ValueError):
    """The data is not one column, or two lengths differ that must be equal."""


class ColumnNotFoundError(UdfError, KeyError):
    """The frame has no column with that label. The message lists its columns."""

    def __init__(self, label: object, labels: tuple[Hashable, ...]) -> None:
        self.label, self.labels = label, labels
        most = 20  # labels that the message lists
        shown = ", ".join(map(repr, labels[:most])) or "none"
        more = f", and {len(labels) - most:,} more" if len(labels) > most else ""
        texts = [x for x in labels if isinstance(x, str)] if isinstance(label, str) else []
        advice = f"{did_you_mean(label, texts) or 'frame.columns has all labels'}."
        under = next((x for x in labels if isinstance(x, tuple) and x and x[0] == label), None)
        if under is not None:
            advice = f"name a column of a MultiIndex by all of its levels: row[{', '.join(map(repr, under))}]."
        super().__init__(f"there is no column {label!r}; the columns are {shown}{more}.\nHint: {advice}")

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError shows the repr of its message


class DuplicateColumnError(UdfError, ValueError):
    """Two columns of one frame have the same label."""

    def __init__(self, label: object, times: int) -> None:
        super().__init__(
            f"the column label {label!r} occurs {times} times; a row needs one value for each label.\n"
            "Hint: rename or drop the others first, for example frame.loc[:, ~frame.columns.duplicated()]."
        )


class LossyCastError(UdfError, ValueError):
    """The target dtype cannot hold every value."""

    def __init__(self, value: object, *, given: str, asked: str) -> None:
        super().__init__(
            f"cannot convert {given} to {asked}: {value} would not keep its value.\n"
            "Hint: use a wider dtype, or round or clip the data first."
        )


class NullsError(UdfError, ValueError, BufferError):
    """The column has nulls, and the target form cannot represent them."""

    def __init__(self, nulls: int, form: str, hint: str) -> None:
        super().__init__(f"{nulls:,} nulls cannot be part of {form}.\nHint: {hint}.")


class ArgumentError(UdfError, TypeError, ValueError):
    """Inlay does not support this argument of a method, or this operator of an object.

    It is a ValueError too, which is what pandas raises for a value that a parameter cannot have.
    """


class UnknownAttributeError(UdfError, AttributeError):
    """A Series or DataFrame of Inlay has no attribute of that name. pandas' has more."""

    def __init__(
        self, kind: str, name: str, known: tuple[str, ...], hint: str | None = None, *, said: str = ""
    ) -> None:
        near = did_you_mean(name, known, cutoff=0.75)
        shown = {"Series": "series", "DataFrame": "frame"}.get(kind, kind)
        elsewhere = f"pandas may have it: {shown}.to_pandas().{name}." if shown in ("series", "frame") else ""
        advice = hint or (f"{near}." if near else elsewhere)
        said = said or f"a {kind} of Inlay has no attribute {name!r}"
        super().__init__(f"{said}.\nHint: {advice}" if advice else said)


class WindowError(UdfError, ValueError):
    """A parameter of ``rolling`` or ``expanding`` has an invalid value."""


class WindowSupportError(UdfError, NotImplementedError):
    """The combination of window parameters is not supported, as in pandas."""


class GroupError(UdfError, ValueError):
    """The groups, or the function's results for them, cannot be what pandas gives."""


class MissingPackageError(UdfError, ImportError):
    """A method needs an optional package that is not installed."""

    def __init__(self, package: str, needed_by: str, extra: str | None = None) -> None:
        install = package if extra is None else f"'inlay-udf[{extra}]'"
        super().__init__(f"{needed_by} needs {package}, which is not installed", f"pip install {install}")


class PackageVersionError(UdfError, ImportError):
    """The installed version of a package is not supported."""

    def __init__(self, package: str, found: str, wanted: str, requirement: str) -> None:
        what = f"Inlay needs {package} {wanted}, and {package} {found} is what this Python imports"
        super().__init__(what, f"pip install {requirement!r}")


class TwoVersionsError(UdfError, ImportError):
    """Two versions of a package are installed: its files and its metadata differ."""

    def __init__(self, package: str, imported: str, listed: str) -> None:
        super().__init__(
            f"two versions of {package} are installed: {imported} is what this Python imports, and {listed} what was "
            f"installed first on its path.\nHint: pip uninstall {package}, until there is none, and install it again."
        )


class UnsupportedPlatformError(UdfError, ImportError):
    """Inlay does not run on this system, or with this build of Python."""


class BrokenPackageError(UdfError, ImportError):
    """An installed package cannot be loaded: Numba, llvmlite, or a file of Inlay itself."""

    def __init__(self, what: str, why: str, hint: str) -> None:
        super().__init__(f"{what} cannot be loaded: {why.strip().rstrip('.')}", hint)


class UdfCompileError(UdfError):
    """The function cannot be compiled. The message names your line and the cause first.

    ``explanation`` is Numba's own text, if it has one; ``udf.options.full_traceback = True`` shows it.
    """

    explanation = ""

    def __init__(self, *, function: str, file: str, line: int, source: str, cause: str) -> None:
        self.function, self.file, self.line, self.cause = function, file, line, cause
        shown = f"\n    {source.strip()}" if source.strip() else ""
        hint = hint_for_cause(cause)
        advice = f"\nHint: {hint}." if hint else ""
        super().__init__(f"cannot compile {function!r} ({named(file)}:{line}): {cause}{shown}{advice}")


class NotAdmittedError(UdfCompileError):
    """An operation is not known to give exactly pandas' result for this dtype, so Inlay does not compile it."""

    def __init__(
        self, *, operation: str, dtype: str, receiver: str, function: str, file: str, line: int, source: str
    ) -> None:
        self.operation, self.dtype, self.receiver = operation, dtype, receiver
        self.function, self.file, self.line = function, file, line
        written = operation.removeprefix(".")
        of = f"with a column of dtype {dtype!r}" if dtype else "here"
        self.cause = f"{written!r} is not known to give exactly what pandas gives {of}, in a function of a {receiver}"
        shown = f"\n    {source.strip()}" if source.strip() else ""
        asks_the_clock = written.rpartition(".")[2] in ("now", "today", "utcnow")
        hint = hint_for_cause(written) if asks_the_clock else NOT_ADMITTED
        UdfError.__init__(
            self, f"cannot compile {function!r} ({named(file)}:{line}): {self.cause}{shown}\nHint: {hint}."
        )


class InternalError(UdfError, RuntimeError):
    """Inlay failed while it compiled a function. The fault is Inlay's, not your function's."""

    def __init__(self, *, function: str, file: str, line: int, cause: str, place: str) -> None:
        self.function, self.file, self.line, self.cause, self.place = function, file, line, cause, place
        super().__init__(
            f"a fault of Inlay, not of your function {function!r} ({named(file)}:{line}): {cause} ({place})\n"
            "Please report it: this whole traceback, the function, and the types of its columns.\n"
            "Hint: to go on, write that part of the function in another way, or let pandas call it: "
            "series.map(f), frame.apply(f, axis=1)."
        )


class ResultTypeError(UdfCompileError, TypeError):
    """The function returns something that a column cannot hold, such as a window."""


class CapturedValueError(UdfError, TypeError):
    """The function captures an object that cannot become a constant; ``place`` is the line that reads it."""

    def __init__(
        self,
        *,
        function: str,
        name: str,
        value: object,
        where: str,
        place: str = "",
        what: str | None = None,
        hint: str | None = None,
    ) -> None:
        self.function, self.name = function, name
        self.value, self.place, self.hint = value, place, hint
        general = (
            "capture numbers, bools, strings, None, or tuples of them; "
            "copy what you need out of the object into a local variable first"
        )
        at = f" ({place})" if place else ""
        super().__init__(
            f"{function!r}{at} uses {name!r} ({where}), {what or described(value)}, which cannot be a "
            f"constant of a UDF.\nHint: {hint or general}."
        )


class BackendUnavailableError(UdfError, RuntimeError):
    """The selected back end cannot run on this machine."""

    def __init__(self, backend: str, reason: str) -> None:
        hint = "use udf.options.backend = 'auto' (uses a GPU where that is faster) or 'cpu'"
        super().__init__(f"backend {backend!r} is not available: {reason}", hint)


class OptionError(UdfError, ValueError):
    """An option has a name or value that does not exist."""

    def __init__(self, name: str, value: object, allowed: str, known: tuple[str, ...] = ()) -> None:
        if not known:
            super().__init__(f"option {name!r} cannot be {value!r}", allowed)
            return
        near = did_you_mean(name, known)
        advice = f"{near}; {allowed}" if near else allowed
        super().__init__(f"there is no option {name!r}", advice)


class CudaError(UdfError, RuntimeError):
    """NVRTC or the CUDA driver reported an error. The message has their log."""

    def __init__(self, what: str, log: str) -> None:
        self.log = log
        super().__init__(
            f"{what}:\n{log.strip()}\nHint: this is a fault of Inlay or of the CUDA installation; "
            "udf.explain(f, dtype) shows the source that was compiled."
        )


class DeviceMemoryError(UdfError, MemoryError):
    """The GPU does not have enough free memory for the result."""

    def __init__(self, asked: int, free: int) -> None:
        hint = "process the column in pieces, or use udf.options.backend = 'cpu'"
        UdfError.__init__(self, f"out of device memory: {asked:,} bytes needed, {free:,} bytes free", hint)


class RowMemoryError(DeviceMemoryError):
    """One row makes more text than fits the GPU's memory."""

    def __init__(self, row: int, most: int) -> None:
        UdfError.__init__(
            self,
            f"the text that a row makes does not fit its memory on the GPU, {most:,} bytes, at row position {row}.\n"
            "Hint: use udf.options.backend = 'cpu', where a row can make 1 GiB.",
        )


class ForeignFunctionError(UdfError, ValueError):
    """A device function in C++ or PTX cannot be compiled or used in a function."""


class ExternCallError(UdfError, NotImplementedError):
    """The function calls device code that the processor does not have: ``printf`` of C++."""

    def __init__(self, function: str, callees: tuple[str, ...]) -> None:
        listed = ", ".join("printf" if name == "vprintf" else name for name in callees)
        hint = "use udf.options.backend = 'cuda' on a machine with a GPU, or write that part in Python"
        super().__init__(f"{function!r} calls {listed}: device code that exists on a GPU only", hint)


class DifferenceError(UdfError, AssertionError):
    """With ``udf.options.debug = "compare"``: plain Python and compiled code do not agree."""

    def __init__(self, python: str, compiled: str, place: str = "") -> None:
        hint = "udf.options.debug = True runs the function in plain Python, where print and breakpoints work"
        super().__init__(f"plain Python {python}, compiled code {compiled}{place and ' '}{place}", hint)


class ContainerError(UdfError, ValueError):
    """A file of a compiled UDF cannot be read, or what it holds cannot be loaded."""

    def __init__(self, why: str, path: object = None) -> None:
        self.why = why
        named = "this" if path is None else f"{str(path)!r}"
        hint = "make the file again with udf.compile(...).save(path), by this version"
        super().__init__(f"cannot load {named}: {why}", hint)


class CompiledForError(UdfError, TypeError):
    """A compiled function was called with types, options, or processors that it was not compiled for."""


class ObjectCodeError(ContainerError):
    """Object code for the processor has what its loader does not know, or is not what its plan says."""

    def __init__(self, what: str) -> None:
        self.why = what
        UdfError.__init__(self, f"machine code cannot be loaded: {what}", "compile the function again on this machine")


class ScanError(UdfError, OSError):
    """A file of a scan cannot be read, is not what it was, or its results cannot be written."""


class FilesNotFoundError(ScanError, FileNotFoundError):
    """There is no file of that name, or none that fits a pattern."""


class ScanMemoryError(UdfError, MemoryError):
    """What must be in memory at once is more than ``udf.options.memory_bytes``, or than there is."""


class FallbackWarning(UserWarning):
    """Python runs a function, or some rows of it, in place of compiled code; names the line and the cause."""

    def __init__(self, function: object, cause: str, share: str) -> None:
        hint = hint_for_cause(cause)
        advice = f"Hint: {hint}.\n" if hint and hint != DEBUG else ""
        super().__init__(
            f"Python ran {share} of {called(function)}, which Inlay could not compile: {cause}.\n{advice}"
            f"{'The' if advice else 'Hint: the'} results are right, at Python's speed; "
            "udf.options.fallback = 'error' raises an error instead."
        )


class PlainPythonWarning(UserWarning):
    """Functions run in plain Python, and slowly, as the environment asks for."""


class CacheWarning(UserWarning):
    """The cache on disk is not used as it should be; calls work, and compile again."""


class PinnedMemoryWarning(UserWarning):
    """The system gives no page-locked memory: what goes through a GPU is right, and slower."""


def __dir__() -> list[str]:
    kinds = [name for name, kind in globals().items() if isinstance(kind, type) and issubclass(kind, Exception)]
    return [*kinds, "__doc__", "__name__"]
