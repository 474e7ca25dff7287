"""Times: their types, arithmetic, fields, and those that a function makes."""
