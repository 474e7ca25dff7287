"""Our own target for Numba: its core's typing and lowering, LLVM IR in the dialect that libNVVM takes, libNVVM itself.

``names`` is all that is taken from Numba. ``target`` has the two contexts, ``library`` what holds LLVM modules,
``dispatcher`` functions that compiled code calls, ``nvvm`` the one call of libNVVM. Nothing here knows of UDFs.
"""
