"""Errors that own a place in the PTX text and show it with carets."""

from ptx2cpp.source import Span


class PtxError(ValueError):
    """Something is wrong at ``span``; the text reads ``file:line:column: message`` and shows the line.

    ``line`` and ``column`` count from 1.
    """

    def __init__(self, message: str, span: Span) -> None:
        self.message, self.span = message, span
        self.line, self.column = span.line, span.column
        super().__init__(f"{span.source.name}:{span.line}:{span.column}: {message}\n{span.carets()}")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it is made of, and the notes."""
        return type(self), (self.message, self.span), self.__dict__


class PtxSyntaxError(PtxError):
    """The text is not PTX."""


class UnsupportedPtxError(PtxError):
    """The text is PTX that no UDF needs or that cannot be inlined; never guessed at."""


class PtxTypeError(PtxError):
    """Operands do not fit their instruction, or the caller must say a type that PTX cannot tell."""
