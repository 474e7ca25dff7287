"""What arithmetic of Python's raises and the machine's does not: by the error model, and at pandas' entry points."""

from typing import Any

from udf.base.raising import MAY_RAISE
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import note_if


def is_checked(context: Any) -> bool:
    """Return whether arithmetic raises as Python's does; with the "numpy" error model it gives inf and nan."""
    return bool(context.error_model.raise_on_fp_zero_division)


def refuse_if(context: Any, builder: Any, condition: Any, exception: type[Exception], *arguments: Any) -> None:
    """Raise where Python's arithmetic of floats does, as :func:`note_if`; nothing with the "numpy" error model.

    At pandas' entry points that model is of windows and groups, where a number may be Python's: then it leaves.
    """
    if is_checked(context):
        note_if(context, builder, condition, exception, *arguments)
    elif may_be_pythons(context):
        own = context.call_conv.sites.lowering.is_pythons()
        note_if(context, builder, condition, exception, *(arguments if own else (MAY_RAISE,)))


def may_be_pythons(context: Any) -> bool:
    """Return whether what is computed may be of Python's numbers, where pandas hands out NumPy's too."""
    lowering = context.call_conv.sites.lowering if compilation().scalars and not is_checked(context) else None
    return lowering is not None and bool(lowering.may_be_pythons())
