"""Python's meaning where Numba-cuda's differs."""
from udf.frontend.numba_cuda import ImplRegistry, TypingRegistry

TYPING = TypingRegistry()
LOWERING = ImplRegistry("udf")
