"""Our own target for Numba: its core's typing and lowering, LLVM IR in the dialect that libNVVM takes.

``names`` is all that is taken from Numba. ``target`` has the two contexts, ``library`` what holds LLVM modules,
``dispatcher`` functions that compiled code calls. Nothing here knows of UDFs.
"""
