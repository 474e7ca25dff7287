"""``for`` loops in the shape that LLVM unrolls: one test in the header, the item at the top of the body.

Numba asks an iterator in one go for its next item and whether there is one, so that an item's load stands behind a
test of its own in the loop's header, and a ``range`` counts beside its value. Here the header only asks whether there
is an item (``stepping``), and the body takes it (``sink``). A loop over a window of constant length is then
straight-line code. A loop over the keys of a row is written out instead (``keys``). What else can be iterated over is
lowered by Numba, in its own shape.
"""
