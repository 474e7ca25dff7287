"""What becomes of a cell: the outcomes of its cases, form by form."""

from itertools import chain
from typing import Final

from tests.support.matrix.cells import Case, Cell, cases, plain
from tests.support.matrix.documented import documented
from tests.support.matrix.makes import makes
from tests.support.matrix.run import outcome, source
from tests.support.matrix.table import BETWEEN, Entry

ORDER: Final = ("raises", "refused", "equal", "documented", "fault", "differs")
"""Outcomes of cases, each outweighing those before it in the outcome of their form."""


def judged(cell: Cell, rounds: int, *, every_form: bool = True, show: bool = False) -> Entry:
    """Return what becomes of a cell: a form that differs is not tried again, one that is refused once more, plain."""
    forms: dict[str, tuple[str, str]] = {}
    run = list(cases(cell, rounds, every_form=every_form))
    last = [plain(cell, form) for form in dict.fromkeys(case.form for case in run)] if every_form else []
    for case in [*run, *last]:
        known = forms.get(case.form, ("", ""))[0]
        if known in ("fault", "differs") or (case in last and known != "refused"):
            continue
        found, what = outcome(case)
        says = _shown(case, what)
        if show:
            print(source(case).split("def f")[1], f"{cell.name}: {found}: {says}", sep="\n")  # noqa: T201 - asked for
        if found == "differs":
            name, form = cell.operation.name, case.form
            anchor = documented(cell.receiver, name, cell.dtype, what, limits=case.edges, form=form)
            found, says = ("documented", f"{anchor}: {says}") if anchor else (found, says)
        forms[case.form] = max(forms.get(case.form, (found, says)), (found, says), key=lambda one: ORDER.index(one[0]))
    made = [makes(cell, form) for form, (found, _) in forms.items() if found not in ("refused", "fault", "differs")]
    return _entry(forms, tuple(dict.fromkeys(chain.from_iterable(made))))


def _shown(case: Case, says: str) -> str:
    """Return what a case says, and its data."""
    data = f"{case.nulls} nulls, {case.index}, {case.size} rows, {'limits' if case.edges else 'tame'}"
    return f"{case.form} ({case.use}; {data}): {says.rstrip()}"  # as the table is read again


def _entry(forms: dict[str, tuple[str, str]], made: tuple[str, ...]) -> Entry:
    """Return the entry of a cell of which the forms' outcomes are known."""
    refused = tuple(form for form, (found, _) in forms.items() if found == "refused")
    found = {found for found, _ in forms.values()}
    if red := [says for one, says in forms.values() if one in ("fault", "differs")]:
        return Entry("fault" if "fault" in found else "differs", BETWEEN.join(red), refused, made)
    if len(refused) == len(forms):
        return Entry("refused", "", makes=made)
    worst = next(one for one in ("documented", "equal", "raises") if one in found)
    shows = next((says for one, says in forms.values() if one == "documented"), "")
    return Entry(worst, shows, refused, made)
