"""Device functions written in C++, PTX or LTO-IR, which a Python function calls like any other."""
