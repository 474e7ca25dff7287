"""A corpus of functions as people write them in notebooks, with small data: what pandas makes of each is the truth."""
