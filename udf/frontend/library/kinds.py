"""What a library function takes and gives, as annotations: its typing rule follows from them.

Beside those of here: ``float`` (any number, as a float), ``int``, ``bool``, and ``Literal`` of what is known when the
function is compiled. For a type checker an array is a sequence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

Floats = Annotated[Sequence[float], "floats"]
Numbers = Annotated[Sequence[float], "integers or floats"]
Values = Annotated[Sequence[float], "integers, floats, or bools"]
Ordered = Annotated[Sequence[Any], "integers, floats, bools, times, or texts"]
Truths = Annotated[Sequence[bool], "bools"]

Default = Annotated[Any, "nothing but its default, which means nothing here: an axis, None, False"]

Item = Annotated[Any, "the type of the array's items"]
Mean = Annotated[float, "float32 of an array of float32, else float64"]
