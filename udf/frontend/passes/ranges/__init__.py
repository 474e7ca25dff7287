"""Which integers of a function are known, or taken, to fit 64 bits, so that nothing has to be checked."""
