"""Numba's propagation of literals, for variables that are set on some paths only.

What such a variable holds on the others is ``UNDEFINED`` in its phi, in which Numba's pass does not expect it (an
AttributeError). While the pass runs another value of the phi stands there: who reads a variable that is not set has
been refused, or raises, before.
"""

from __future__ import annotations

from typing import Any

from udf.frontend.ir.nodes import assignments, is_expression
from udf.frontend.numba.names import LiteralPropagationSubPipelinePass, ir


def propagate_literals(state: Any) -> None:
    """Put literals in the place of variables that always hold them, where ``isinstance`` is asked."""
    phis = [s.value for s in assignments(state.func_ir) if is_expression(s.value, "phi")]
    standing: list[Any] = []
    for phi in phis:
        known = next((value for value in phi.incoming_values if value is not ir.UNDEFINED), None)
        for place, value in enumerate(phi.incoming_values):
            if value is ir.UNDEFINED and known is not None:
                phi.incoming_values[place] = other = ir.Var(known.scope, known.name, known.loc)
                standing.append(other)
    try:
        LiteralPropagationSubPipelinePass().run_pass(state)
    finally:
        for phi in phis:  # of which the pass may have taken paths away
            values = [ir.UNDEFINED if any(value is one for one in standing) else value for value in phi.incoming_values]
            phi.incoming_values[:] = values
