"""Machine code into memory without LLVM: the few relocations that its position-independent objects have.

A relocatable object's sections are laid into one mapping behind each other, its references filled in, and the
mapping made executable and read-only. Functions from outside (``memcpy``, ``fmod``) are reached by stubs at its end.

Sources: System V ABI, "Object Files"; x86-64 psABI 1.0, table 4.9; ELF for the Arm 64-bit Architecture, "Relocation".
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from struct import Struct
from struct import error as struct_error
from typing import Final
from weakref import WeakValueDictionary

from udf.base.records import dataclass
from udf.cpu.target import default_baseline, missing_features
from udf.errors import ObjectCodeError
from udf.text.library import code_path

_HEADER = Struct("<16sHHIQQQIHHHHHH")
_SECTION = Struct("<IIQQQQIIQQ")
_SYMBOL = Struct("<IBBHQQ")
_RELOCATION = Struct("<QQq")
_WORD = Struct("<Q")

_SYMTAB, _RELA, _NOBITS = 2, 4, 8
_WRITE, _ALLOC = 1, 2
_RELOCATABLE = 1

STUB_BYTES = 16
STUBS: Final = {
    62: bytes.fromhex("ff2502000000 0000"),  # jmp [rip + 2]
    183: bytes.fromhex("50000058 00021fd6"),  # ldr x16, .+8; br x16
}
"""Machine (``e_machine``) -> the eight bytes that jump to the address after them."""


# -- relocations: (place, value, address of the place) -> the new bytes -------------------------------


def _absolute(width: int) -> Callable[[int, int, int], int]:
    return lambda _old, value, _place: value & ((1 << width) - 1)


def _relative(width: int) -> Callable[[int, int, int], int]:
    def apply(_old: int, value: int, place: int) -> int:
        distance = value - place
        if not -(1 << width - 1) <= distance < 1 << width - 1:
            raise ObjectCodeError(f"a reference over {distance} bytes does not fit {width} bits")
        return distance & ((1 << width) - 1)

    return apply


def _page(old: int, value: int, place: int) -> int:
    """ADRP: the distance in pages of 4 KiB, its low two bits in 29..30, the rest in 5..23."""
    pages = ((value & ~0xFFF) - (place & ~0xFFF)) >> 12
    return (old & ~0x60FFFFE0) | (pages & 3) << 29 | ((pages >> 2) & 0x7FFFF) << 5


def _low12(shift: int) -> Callable[[int, int, int], int]:
    """ADD and LDR/STR: the address within its page, in units of the access, in 10..21."""
    return lambda old, value, _place: (old & ~(0xFFF << 10)) | ((value & 0xFFF) >> shift) << 10


def _branch26(old: int, value: int, place: int) -> int:
    """B and BL: the distance in instructions, in 0..25."""
    return (old & ~0x3FFFFFF) | ((value - place) >> 2) & 0x3FFFFFF


@dataclass(frozen=True, slots=True)
class Relocation:
    """How one kind of reference is filled in: its bytes, the arithmetic, and if it reads a stub's address."""

    size: int
    apply: Callable[[int, int, int], int]
    through_stub: bool = False


RELOCATIONS: Final[dict[tuple[int, int], Relocation]] = {
    (62, 1): Relocation(8, _absolute(64)),  # R_X86_64_64
    (62, 2): Relocation(4, _relative(32)),  # R_X86_64_PC32
    (62, 4): Relocation(4, _relative(32)),  # R_X86_64_PLT32
    (62, 9): Relocation(4, _relative(32), through_stub=True),  # R_X86_64_GOTPCREL
    (62, 24): Relocation(8, _relative(64)),  # R_X86_64_PC64
    (62, 41): Relocation(4, _relative(32), through_stub=True),  # R_X86_64_GOTPCRELX
    (62, 42): Relocation(4, _relative(32), through_stub=True),  # R_X86_64_REX_GOTPCRELX
    (183, 257): Relocation(8, _absolute(64)),  # R_AARCH64_ABS64
    (183, 260): Relocation(8, _relative(64)),  # R_AARCH64_PREL64
    (183, 261): Relocation(4, _relative(32)),  # R_AARCH64_PREL32
    (183, 275): Relocation(4, _page),  # R_AARCH64_ADR_PREL_PG_HI21
    (183, 277): Relocation(4, _low12(0)),  # R_AARCH64_ADD_ABS_LO12_NC
    (183, 278): Relocation(4, _low12(0)),  # R_AARCH64_LDST8_ABS_LO12_NC
    (183, 282): Relocation(4, _branch26),  # R_AARCH64_JUMP26
    (183, 283): Relocation(4, _branch26),  # R_AARCH64_CALL26
    (183, 284): Relocation(4, _low12(1)),  # R_AARCH64_LDST16_ABS_LO12_NC
    (183, 285): Relocation(4, _low12(2)),  # R_AARCH64_LDST32_ABS_LO12_NC
    (183, 286): Relocation(4, _low12(3)),  # R_AARCH64_LDST64_ABS_LO12_NC
    (183, 299): Relocation(4, _low12(4)),  # R_AARCH64_LDST128_ABS_LO12_NC
    (183, 311): Relocation(4, _page, through_stub=True),  # R_AARCH64_ADR_GOT_PAGE
    (183, 312): Relocation(4, _low12(3), through_stub=True),  # R_AARCH64_LD64_GOT_LO12_NC
}
"""(machine, type) -> how it is filled in: what LLVM's small code model writes into position-independent code."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name in an object: section (0: from outside) and offset in it."""

    name: str
    section: int
    offset: int


class Image:
    """An object's sections laid out behind each other, not yet at an address."""

    def __init__(self, code: bytes) -> None:
        try:
            ident, kind, self.machine, *_, shoff, _, _, _, _, size, count, _ = _HEADER.unpack_from(code)
            if ident[:6] != b"\x7fELF\x02\x01" or kind != _RELOCATABLE or size != _SECTION.size:
                raise ObjectCodeError("no 64-bit little-endian ELF object")
            self._sections = [_SECTION.unpack_from(code, shoff + i * size) for i in range(count)]
            self._code = code
            self.symbols = list(self._symbols())
            self._places: dict[int, int] = {}
            self.size = 0
            for number, section in enumerate(self._sections):
                self._lay(number, section)
        except (IndexError, struct_error, UnicodeDecodeError) as beyond:
            raise ObjectCodeError("it is not a complete ELF object") from beyond
        outside = dict.fromkeys(s.name for s in self.symbols if s.section == 0 and s.name)
        self.stubs = {name: self.size + i * STUB_BYTES for i, name in enumerate(outside)}
        self.size += len(self.stubs) * STUB_BYTES

    def _lay(self, number: int, section: tuple[int, ...]) -> None:
        _, kind, flags, _, offset, size, _, _, align, _ = section
        if not flags & _ALLOC or not size:
            return
        if flags & _WRITE or kind == _NOBITS:
            raise ObjectCodeError("writable data")
        if offset + size > len(self._code):
            raise ObjectCodeError("a section is cut short")
        if align > mmap.PAGESIZE:
            raise ObjectCodeError(f"a section aligned to {align} bytes")
        self._places[number] = -(-self.size // max(align, 1)) * max(align, 1)
        self.size = -(-(self._places[number] + size) // 16) * 16

    def _symbols(self) -> Iterator[Symbol]:
        for section in self._sections:
            if section[1] == _SYMTAB:
                names = self._sections[section[6]][4]
                for at in range(section[4], section[4] + section[5], _SYMBOL.size):
                    name, _, _, number, offset, _ = _SYMBOL.unpack_from(self._code, at)
                    start = names + name
                    yield Symbol(self._code[start:].partition(b"\0")[0].decode(), number, offset)

    def offset_of(self, name: str) -> int:
        """Return where the symbol ``name`` lies in the image."""
        for symbol in self.symbols:
            if symbol.name == name and symbol.section in self._places:
                if symbol.offset >= self._sections[symbol.section][5]:
                    break
                return self._places[symbol.section] + symbol.offset
        raise ObjectCodeError(f"no symbol {name}")

    def at(self, base: int, resolve: Callable[[str], int]) -> bytearray:
        """Return the image as it stands at address ``base``, with every reference filled in."""
        if self.machine not in STUBS:
            raise ObjectCodeError(f"it is for machine {self.machine}")
        image = bytearray(self.size)
        for number, place in self._places.items():
            _, _, _, _, offset, size, *_ = self._sections[number]
            image[place : place + size] = self._code[offset : offset + size]
        for name, place in self.stubs.items():
            image[place : place + STUB_BYTES] = STUBS[self.machine] + _WORD.pack(resolve(name))
        for section in self._sections:
            if section[1] == _RELA and section[7] in self._places:
                self._relocate(image, base, section)
        return image

    def _relocate(self, image: bytearray, base: int, section: tuple[int, ...]) -> None:
        for at in range(section[4], section[4] + section[5], _RELOCATION.size):
            offset, info, addend = _RELOCATION.unpack_from(self._code, at)
            how = RELOCATIONS.get((self.machine, info & 0xFFFFFFFF))
            if how is None:
                raise ObjectCodeError(f"a relocation of type {info & 0xFFFFFFFF} for machine {self.machine}")
            if offset + how.size > self._sections[section[7]][5]:
                raise ObjectCodeError("a reference beyond its section")
            symbol = self.symbols[info >> 32]
            place = self._places[section[7]] + offset
            old = int.from_bytes(image[place : place + how.size], "little")
            new = how.apply(old, base + self._target(symbol, how) + addend, base + place)
            image[place : place + how.size] = new.to_bytes(how.size, "little")

    def _target(self, symbol: Symbol, how: Relocation) -> int:
        if symbol.section == 0:
            return self.stubs[symbol.name] + 8 * how.through_stub
        if how.through_stub or symbol.section not in self._places:
            raise ObjectCodeError(f"a reference to {symbol.name or 'a section'} that is not laid out")
        return self._places[symbol.section] + symbol.offset


# -- into memory --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, weakref_slot=True)
class LoadedCode:
    """Code in memory, there as long as this value is, and the address of the function that was asked for."""

    memory: object
    address: int


_loaded: WeakValueDictionary[tuple[bytes, str], LoadedCode] = WeakValueDictionary()


def load_once(code: bytes, symbol: str, place: Callable[[bytes, str], LoadedCode]) -> LoadedCode:
    """Return what ``place`` makes of code and a symbol, or what it made of equal code for another program."""
    loaded = _loaded.get((code, symbol))
    if loaded is None:
        loaded = _loaded[code, symbol] = place(code, symbol)
    return loaded


def map_code(code: bytes, symbol: str) -> LoadedCode:
    """Map object code, executable and read-only, and find ``symbol`` in it."""
    image = Image(code)
    held, base = _place_image(image)
    return LoadedCode(held, base + image.offset_of(symbol))


def _place_image(image: Image) -> tuple[object, int]:
    """Put an image into memory; return that, and its address."""
    size = -(-image.size // mmap.PAGESIZE) * mmap.PAGESIZE
    memory = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    held = (ctypes.c_char * size).from_buffer(memory)
    base = ctypes.addressof(held)
    try:
        memory[: image.size] = bytes(image.at(base, _external_address))
    except (IndexError, struct_error) as beyond:
        raise ObjectCodeError("it is not a complete ELF object") from beyond
    if _mprotect()(base, size, mmap.PROT_READ | mmap.PROT_EXEC):
        number = ctypes.get_errno()
        raise OSError(number, "the system gives no executable memory")
    return held, base


@cache
def _mprotect() -> Callable[[int, int, int], int]:
    function = ctypes.CDLL(None, use_errno=True).mprotect
    function.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    return function


OURS: Final = "udf_"
"""Begins the names of functions of our own library."""


@cache
def has_shared_code() -> bool:
    """Return whether there is machine code of the library for this system and processor: it is an ELF object."""
    return sys.platform.startswith("linux") and not missing_features(default_baseline())


@cache
def shared_code() -> Mapping[str, int]:
    """Return the address of each function of the library of text, once in memory for the whole process."""
    image = Image(code_path(default_baseline()).read_bytes())
    held, base = _place_image(image)
    _KEPT.append(held)
    return {symbol.name: base + image.offset_of(symbol.name) for symbol in image.symbols if symbol.name[:4] == OURS}


_KEPT: Final[list[object]] = []

LIBRARIES = (None, "libm.so.6", "libgcc_s.so.1")
"""Where functions from outside are looked for: the process, then what compilers rely on."""


@cache
def _external_address(name: str) -> int:
    if name.startswith(OURS):
        return shared_code()[name]
    for library in LIBRARIES:
        try:
            function = getattr(ctypes.CDLL(library), name)
        except (OSError, AttributeError):
            continue
        return ctypes.cast(function, ctypes.c_void_p).value or 0
    raise ObjectCodeError(f"no function {name} in this process")
