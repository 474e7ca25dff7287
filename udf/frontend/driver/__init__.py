"""The compiler driver: one call from its function to PTX, with the passes in their order."""
