"""Lists that a function makes, and functions that it hands to ``map``, ``filter`` and ``sorted``."""
