"""The loops that fold rows into the reductions of their codes, from the monoids of ``reduce_monoids``."""

from pathlib import Path
from string import Template

from udf.cpu.ir import joined
from udf.cpu.reduce_monoids import MONOIDS, Monoid, functions_of, lift_value, load_parts, store_parts

_COUNTED = """
  %rows.at = getelementptr double, ptr %from.rows, i64 %slot
  %rows.had = load double, ptr %rows.at, align 8
  %rows.now = fadd double %rows.had, 1.0
  store double %rows.now, ptr %rows.at, align 8
  %part = fdiv double 1.0, %rows.now
  %weight = fmul double %rows.had, %part"""

_BEGUN = """
  %rows.at = getelementptr double, ptr %from.rows, i64 %slot
  %rows.begun = load double, ptr %rows.at, align 8"""

_WEIGHTS = """
  %rows.now = fadd double %rows.had, 1.0
  %part = fdiv double 1.0, %rows.now
  %weight = fmul double %rows.had, %part"""

_BOTH_COUNTED = """
  %rows.at = getelementptr double, ptr %from.rows, i64 %slot
  %rows.p = load double, ptr %rows.at, align 8
  %later.at = getelementptr double, ptr %later.rows, i64 %slot
  %rows.q = load double, ptr %later.at, align 8
  %rows.all = fadd double %rows.p, %rows.q
  store double %rows.all, ptr %rows.at, align 8
  %part = fdiv double %rows.q, %rows.all
  %weight = fmul double %rows.p, %part
  %some = fcmp ogt double %rows.q, 0.0"""

_UNCOUNTED = "\n  %part = fadd double 0.0, 0.0\n  %weight = fadd double 0.0, 0.0"

_NOT_BEGUN = "\n  %rows.begun = fadd double 0.0, 0.0"
_NO_WEIGHTS = _UNCOUNTED + "\n  %rows.now = fadd double %rows.had, 0.0"


def counts_rows(monoid: Monoid) -> bool:
    """Return whether a join needs to know how many rows it joins."""
    return "%part" in monoid.join


def state_width(monoid: Monoid) -> int:
    """Return how many doubles the reduction of one code has: its parts, and how many rows are in."""
    return len(monoid.parts) + counts_rows(monoid)


def fold_text(name: str) -> str:
    """Return the module that exports ``udf_fold_NAME``, ``udf_run_NAME``, ``udf_merge_NAME`` and ``udf_finish_NAME``.

    Examples
    --------
    >>> "define void @udf_fold_max(" in fold_text("max")
    True
    """
    monoid = MONOIDS[name]
    counted = counts_rows(monoid)
    arrays = _arrays(monoid, "from", "parts") + "\n" + _arrays(monoid, "into", "parts")
    text = functions_of(monoid) + Path(__file__).with_name("group_fold.ll").read_text(encoding="utf-8")
    return Template(text).substitute(
        name=name,
        width=state_width(monoid),
        slot=f"  %slot = mul nuw nsw i64 %code, {state_width(monoid)}",
        arrays=arrays,
        both_arrays=arrays + "\n" + _arrays(monoid, "later", "later"),
        lift_new=lift_value("%i", "new"),
        load_had=load_parts(monoid, "%slot", "had"),
        had_count=_COUNTED if counted else _UNCOUNTED,
        load_begun=load_parts(monoid, "%slot", "begun"),
        begun_count=_BEGUN if counted else _NOT_BEGUN,
        had_weights=_WEIGHTS if counted else _NO_WEIGHTS,
        grown_count="\n  store double %rows.now, ptr %rows.at, align 8" if counted else "",
        store_grown=store_parts(monoid, "grown", "%slot"),
        load_p=load_parts(monoid, "%slot", "p"),
        load_q=load_parts(monoid, "%slot", "q").replace("%from.", "%later."),
        both_count=_BOTH_COUNTED if counted else _UNCOUNTED + "\n  %some = or i1 true, true",
        store_joined=store_parts(monoid, "joined", "%slot"),
    )


def _arrays(monoid: Monoid, name: str, base: str) -> str:
    """Write ``%name.a, ..`` and ``%name.rows``: where each part of the first reduction of ``%base`` is."""
    return joined(
        f"  %{name}.{c} = getelementptr double, ptr %{base}, i64 {k}" for k, c in enumerate([*monoid.parts, "rows"])
    )
