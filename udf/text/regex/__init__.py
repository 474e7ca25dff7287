"""Regular expressions, from Python's own parse tree to an automaton that device functions run (docs/decisions/0031)."""
