"""Mutated PTX is translated or refused with a place, whatever the mutation: a fixed budget of generated texts."""

import faulthandler
from random import Random

import pytest

import ptx2cpp
from tests.support.budget import THOROUGH, budget
from tests.support.ptx_mutations import mutated

HANG = 60
"""Seconds after which a text hangs: nothing takes one, on any machine."""


def check(seeds: range) -> tuple[int, int]:
    """Translate a mutated text for each seed; return how many were translated, and how many refused."""
    translations = refusals = 0
    misplaced = []
    for seed in seeds:
        text = mutated(Random(seed))
        faulthandler.dump_traceback_later(HANG, exit=True)
        try:
            ptx2cpp.translate(text)
            translations += 1
        except ptx2cpp.PtxError as error:
            refusals += 1
            if not (1 <= error.line <= text.count("\n") + 1 and error.column >= 1):
                misplaced.append(seed)
        finally:
            faulthandler.cancel_dump_traceback_later()
    assert not misplaced
    return translations, refusals


@pytest.mark.slow
def test_mutated_ptx_is_translated_or_refused_with_a_place() -> None:
    """15,000 texts, or as many as the budget says: many of each outcome, and no other."""
    count = budget(15_000) if THOROUGH else 400
    translations, refusals = check(range(count))
    assert translations > count / 10
    assert refusals > count / 2
