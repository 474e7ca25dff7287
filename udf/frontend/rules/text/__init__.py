"""Text: ``str`` inside a function, by rules for Numba and a library of device functions (docs/decisions/0027).

``kinds`` is the type and its constants; ``operators``, ``methods`` and ``numbers`` are what it does, ``library`` calls
the functions of PTX that do it.
"""
