"""Whether what a compiled UDF is asked for, or its code, is what it was compiled for: refused by name where not."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Final

from udf.columns.labelled_column import require_exact
from udf.errors import ColumnNotFoundError, CompiledForError, ContainerError
from udf.windows.bounds import Bounds, FixedBounds, GroupedBounds

if TYPE_CHECKING:
    from udf.base.annotations import Named
    from udf.base.handling import Handling
    from udf.base.stages import Artefact
    from udf.columns.column import Column
    from udf.runtime.store.serialize import Signature

IGNORED: Final = {"skip": "na_action='ignore'", "pass": "na_action=None"}
"""How nulls are handled -> the argument that asks for it."""


def require_how(signature: Signature, how: Handling) -> None:
    """Raise CompiledForError if nulls, exceptions or overflow are to be treated in another way."""
    mine = signature.how
    if signature.window is not None:
        how = replace(how, nulls=mine.nulls)  # in a window they are NaN
    # lines change nothing that is computed, and what was compiled without objects returns none; whose
    # numbers single values are is pandas' question, which has no Python function to leave to here
    how = replace(how, lineinfo=mine.lineinfo, scalars=mine.scalars)
    how = replace(how, objects=how.objects and mine.objects)
    for field in fields(mine):
        was = getattr(mine, field.name)
        if getattr(how, field.name) != was:
            what = IGNORED[was] if field.name == "nulls" else f"{field.name}={was!r}"
            raise CompiledForError(
                f"{signature} was compiled with {what}", "say so in this call too, or compile it again"
            )


def require_rows(signature: Signature, columns: object) -> None:
    """Raise CompiledForError if it was compiled for windows, or for a row in place of values."""
    if signature.window is not None:
        takes = "groups: groupby(..).agg(f)" if signature.window.grouped else "windows: rolling(..).apply(f)"
    elif isinstance(columns, Mapping) != (signature.shape == "row"):
        takes = "a row: apply it to a DataFrame" if signature.shape == "row" else "values: apply it to a Series"
    else:
        return
    raise CompiledForError(f"{signature} was not compiled for this", f"it takes {takes}")


def require_windows(signature: Signature, bounds: Bounds, parameters: Named) -> None:
    """Raise CompiledForError if it was not compiled for such windows (:class:`udf.runtime.calls.jobs.Windows`)."""
    mine, result = signature.window, parameters["result"]
    if mine is None or mine.grouped:
        raise CompiledForError(f"{signature} was not compiled for windows", "compile it with rolling=")
    if mine.result != result:
        raise CompiledForError(f"{signature} was compiled to give {mine.result}", f'compile it with dtype="{result}"')
    if (mine.table, mine.series) != (bool(parameters["table"]), parameters["series"]):
        took = "a table" if mine.table else "a Series (raw=False)" if mine.series else "an array (raw=True)"
        raise CompiledForError(f"{signature} was compiled to take {took}", "say so in this call too")
    if any(name and name != given for name, given in zip(mine.names, parameters["table"], strict=False)):
        raise CompiledForError(f"{signature} was compiled for columns {mine.names}", "give them in that order")
    length = bounds.length if isinstance(bounds, FixedBounds) else None
    if mine.length not in (None, length) and len(bounds):
        given = "windows of another kind" if length is None else f"windows of {length} rows"
        raise CompiledForError(f"{signature} was called for {given}", "compile it with the same rolling=")
    too_few = bounds.min_periods == 0 and not mine.empty
    cut = mine.length is not None and bounds.min_periods < mine.length and not mine.clipped
    if too_few or cut:
        hint = f"compile it with rolling={{.., 'min_periods': {bounds.min_periods}}}"
        raise CompiledForError(f"{signature} was called for windows with {bounds.min_periods} values", hint)


def require_groups(
    signature: Signature,
    columns: tuple[Column, ...] | Mapping[Hashable, Column],
    bounds: GroupedBounds,
    *,
    spread: bool,
) -> None:
    """Raise CompiledForError if it was not compiled for such groups."""
    mine = signature.window
    if mine is None or not mine.grouped:
        raise CompiledForError(f"{signature} was not compiled for groups", "compile it with groups=")
    if isinstance(columns, Mapping) != mine.frame:
        takes = "a frame's groups: frame.groupby(k).apply(f)" if mine.frame else "one column's: frame.groupby(k)['x']"
        raise CompiledForError(f"{signature} was not compiled for this", f"it takes {takes}")
    if spread != mine.spread and not (spread and mine.frame):  # apply of a frame takes what gives one value, too
        one = "'rows', for transform and apply of one column" if spread else "'one', for agg and apply of a frame"
        raise CompiledForError(f"{signature} was compiled for other results", f"compile it with groups={one}")
    if bounds.empty and not mine.empty:
        raise CompiledForError(f"{signature} was not compiled for groups without rows", "use observed=True")
    for parameter, column in zip(signature.parameters, signature_columns(signature, columns), strict=True):
        if parameter.nullable and column.validity is None:
            require_exact(column, parameter.label if mine.frame else None)


def signature_columns(
    signature: Signature, columns: tuple[Column, ...] | Mapping[Hashable, Column]
) -> tuple[Column, ...]:
    """Return the columns that it takes, in its order."""
    if not isinstance(columns, Mapping):
        return columns
    for parameter in signature.parameters:
        if parameter.label not in columns:
            raise ColumnNotFoundError(parameter.label, tuple(columns))
    return tuple(columns[parameter.label] for parameter in signature.parameters)


def require_code(artefact: Artefact, signature: Signature) -> None:
    """Raise ContainerError if the code is for other columns, arguments or results than the signature says."""
    plan, parameters = artefact.plan, signature.parameters
    if artefact.kernel != "map_rows":
        same = artefact.backend == "cpu" and _same_windows(artefact, signature)
    else:
        same = signature.window is None and plan.results == tuple(result.dtype for result in artefact.returns)
        if artefact.backend == "cuda":
            same = same and (plan.takes, plan.arguments) == (parameters, signature.arguments)
        else:
            takes, arguments = (tuple(one.dtype for one in some) for some in (parameters, signature.arguments))
            same = same and (plan.takes, plan.arguments) == (takes, arguments)
    if not same:
        raise ContainerError(f"its code for {artefact.target} is not for {signature}")


def _same_windows(artefact: Artefact, signature: Signature) -> bool:
    plan, window = artefact.plan, signature.window
    if window is None or artefact.kernel != ("map_groups" if window.grouped else "map_windows"):
        return False
    if (plan.arguments, plan.returns) != (signature.arguments, artefact.returns):
        return False
    count = {"argument": len(plan.arguments), "pointer": len(plan.arguments), "length": len(plan.arguments)}
    count |= {"key": len(window.keys), "out": len(plan.returns[0].writes or ()) if plan.returns else 0}
    count["label"] = 0  # no function that asks for labels is compiled ahead
    of_none = [taken.index == 0 and taken.reduction == "rows" for taken in plan.takes]  # it reads no column
    fits = all(
        free or taken.index < count.get(taken.what, len(signature.parameters))
        for free, taken in zip(of_none, plan.takes, strict=True)
    )
    return fits and (plan.length, plan.table) == (window.length, window.table)
