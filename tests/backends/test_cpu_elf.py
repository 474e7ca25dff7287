"""Object code into memory without LLVM: layout, references, functions from outside, and what is refused."""

import ctypes
import math
import struct
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from udf.cpu.elf import RELOCATIONS, STUBS, Image, LoadedCode, load_once, map_code
from udf.cpu.native import baseline, host, object_code
from udf.errors import ObjectCodeError


def load(code: bytes, symbol: str) -> LoadedCode:
    """Return a function as the loader of ELF places it, wherever that is taken."""
    return load_once(code, symbol, map_code)


TABLE = """
@numbers = internal constant [4 x i64] [i64 3, i64 5, i64 7, i64 11]
@others = internal constant [4 x double] [double 0.5, double 1.5, double 2.5, double 3.5]
declare double @fmod(double, double)
define double @f(i64 %i, double %x) nounwind {
  %n.at = getelementptr [4 x i64], ptr @numbers, i64 0, i64 %i
  %n = load i64, ptr %n.at
  %d.at = getelementptr [4 x double], ptr @others, i64 0, i64 %i
  %d = load double, ptr %d.at
  %m = call double @fmod(double %x, double %d)
  %w = sitofp i64 %n to double
  %r = call double @g(double %m, double %w)
  ret double %r
}
define internal double @g(double %a, double %b) noinline nounwind {
  %r = fadd double %a, %b
  ret double %r
}
"""

SWITCH = (
    "define i64 @f(i64 %i) nounwind {\n switch i64 %i, label %no ["
    + " ".join(f"i64 {k}, label %b{k}" for k in range(12))
    + "]\n"
    + "\n".join(
        f'b{k}:\n %v{k} = call i64 asm sideeffect "", "=r,0"(i64 {k * k + 1})\n ret i64 %v{k}' for k in range(12)
    )
    + "\nno:\n ret i64 -1\n}"
)


def code_of(text: str, processor=None) -> bytes:
    processor = processor or host()
    return object_code(llvm.parse_assembly(text), processor)


def modes_at(address: int) -> list[str]:
    """Return how this process's memory can be used at an address; nothing where there is none."""
    spans = [line.split()[:2] for line in Path("/proc/self/maps").read_text().splitlines()]
    return [mode for span, mode in spans if int(span.split("-")[0], 16) <= address < int(span.split("-")[1], 16)]


def test_constants_calls_and_functions_from_outside() -> None:
    """Tables are found, a function of the same object and one of libm are called."""
    loaded = load(code_of(TABLE), "f")
    function = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_int64, ctypes.c_double)(loaded.address)
    for i, (n, d) in enumerate(zip((3, 5, 7, 11), (0.5, 1.5, 2.5, 3.5), strict=True)):
        assert function(i, 9.75) == math.fmod(9.75, d) + n


def test_a_jump_table() -> None:
    loaded = load(code_of(SWITCH), "f")
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(loaded.address)
    assert [function(i) for i in range(13)] == [*(k * k + 1 for k in range(12)), -1]


def test_equal_code_is_loaded_once() -> None:
    """The driver is in every artefact, and once in memory."""
    code = code_of(TABLE)
    first = load(code, "f")
    assert first is load(bytes(bytearray(code)), "f")


def test_code_is_unmapped_with_its_last_user() -> None:
    """Nothing of it stays in the process's memory."""
    loaded = load(code_of(SWITCH), "f")
    address = loaded.address
    assert modes_at(address) == ["r-xp"]
    del loaded
    assert modes_at(address) == []


def test_code_cannot_be_written() -> None:
    """The mapping is executable and read-only."""
    loaded = load(code_of(TABLE), "f")
    assert modes_at(loaded.address) == ["r-xp"]


@pytest.mark.parametrize("cut", [0, 3, 16, 63, 200])
def test_what_is_no_object_is_refused(cut: int) -> None:
    """Cut short or something else: an error, no crash."""
    with pytest.raises(ObjectCodeError):
        Image(code_of(TABLE)[:cut])


def test_what_the_loader_does_not_know_is_refused() -> None:
    """A missing function, a missing symbol, data that would be written."""
    with pytest.raises(ObjectCodeError, match="no function nowhere_at_all"):
        load(
            code_of("declare void @nowhere_at_all()\ndefine void @f() { call void @nowhere_at_all()\n ret void }"), "f"
        )
    with pytest.raises(ObjectCodeError, match="no symbol g"):
        load(code_of("define void @f() { ret void }"), "g")
    writable = "@count = internal global i64 3\ndefine ptr @f() { store i64 4, ptr @count\n ret ptr @count }"
    with pytest.raises(ObjectCodeError, match="writable"):
        load(code_of(writable), "f")


# --- Arm, which this machine cannot run ---------------------------------------------------------------


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> bits - 1 else value


def test_aarch64_references_point_where_they_should() -> None:
    """Every ADRP with its ADD or load, and every branch, decoded: the table, the internal function, the stub."""
    code = code_of(TABLE, baseline("aarch64"))
    image = Image(code)
    base = 0x7F1234567000
    placed = image.at(base, lambda name: {"fmod": 0x7FFFDEADBEE0}[name])
    words = struct.unpack_from(f"<{len(placed) // 4}I", placed)
    branches, pages = set(), {}
    reached = []
    for at, word in enumerate(words[: image.stubs["fmod"] // 4]):
        place = base + 4 * at
        if word >> 26 in (0b100101, 0b000101):
            branches.add(place + 4 * signed(word & 0x3FFFFFF, 26) - base)
        elif word & 0x9F000000 == 0x90000000:
            distance = signed((word >> 5 & 0x7FFFF) << 2 | word >> 29 & 3, 21)
            pages[word & 31] = (place & ~0xFFF) + (distance << 12)
        elif word & 0xFF800000 == 0x91000000 and word >> 5 & 31 in pages:
            reached.append(pages[word >> 5 & 31] + (word >> 10 & 0xFFF) - base)
    tables = [struct.unpack_from("<q", placed, at)[0] for at in reached]
    assert {image.offset_of("g"), image.stubs["fmod"]} <= branches
    assert sorted(tables) == sorted([3, struct.unpack("<q", struct.pack("<d", 0.5))[0]])
    stub = image.stubs["fmod"]
    assert placed[stub : stub + 16] == bytes.fromhex("50000058 00021fd6") + struct.pack("<Q", 0x7FFFDEADBEE0)


def test_each_machine_has_a_stub_of_eight_bytes() -> None:
    """The address is after it, where both kinds of jump read it."""
    assert {machine for machine, _ in RELOCATIONS} == STUBS.keys()
    assert {len(stub) for stub in STUBS.values()} == {8}
