"""What a function is by value, as bytes, known while what it reads stays."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from udf.bind.identity import Identity

if TYPE_CHECKING:
    from udf.bind.guards import Guards

LIMIT: Final = 512
"""Functions whose image is known; beyond it the one found first goes."""

_IMAGES: Final[dict[int, tuple[list[Guards], bytes]]] = {}


def function_image(function: FunctionType) -> bytes:
    """Return what a function is by value (:class:`Identity`), known while it reads the objects that it read before.

    Raises
    ------
    UdfError
        If it captures what cannot be a constant.
    """
    cached = _IMAGES.get(id(function.__code__))
    if cached is not None and all(one.hold(function) for one in cached[0]):
        return cached[1]
    identity = Identity(function)
    image: bytes = identity.image
    if identity.guards is not None:
        while len(_IMAGES) >= LIMIT:
            _IMAGES.pop(next(iter(_IMAGES)), None)
        _IMAGES[id(function.__code__)] = identity.guards, image
    return image
