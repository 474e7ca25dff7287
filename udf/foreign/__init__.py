"""Device functions written in C++ or PTX, which a user's Python function calls like any other."""
