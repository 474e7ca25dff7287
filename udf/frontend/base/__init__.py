"""What every storey of the front end uses: the compilation at hand, how a rule is declared, constants of a module."""
