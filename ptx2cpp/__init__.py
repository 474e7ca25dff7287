"""PTX device functions back-translated to inline-PTX CUDA C++. Standard library only."""
