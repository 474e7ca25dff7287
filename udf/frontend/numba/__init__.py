"""Our own target for Numba: its core's typing and lowering, and LLVM IR for NVPTX.

``names`` is all that is taken from Numba. ``target`` has the two contexts, ``library`` what holds LLVM modules,
``dispatcher`` functions that compiled code calls. Nothing here knows of UDFs.
"""
