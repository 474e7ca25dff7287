"""Missing values: bitmasks, and what a function sees of them."""
