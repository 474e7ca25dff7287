"""Text: a library of device functions, shipped as PTX and as LLVM IR (docs/decisions/0027)."""
