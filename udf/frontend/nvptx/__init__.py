"""PTX by LLVM's own NVPTX back end, which llvmlite has, and libdevice's functions as a shipped archive."""
