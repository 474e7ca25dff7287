"""LLVM IR with one value a lane: instructions are written on vectors where an operand is one."""

from udf.cpu.ir import SUFFIXES, Ir


class NoLanesError(Exception):
    """The flat is not the same for all lanes: an address depends on a value, or it keeps an array."""


class LaneIr(Ir):
    """Writes an instruction on vectors if one of its operands is one; the others are spread over all lanes."""

    __slots__ = ("_vectors", "lanes")

    def __init__(self, lanes: int, vector: int) -> None:
        super().__init__(vector)
        self.lanes, self._vectors = lanes, set[str]()

    def wide(self, type_: str) -> str:
        """Return the type of one ``type_`` a lane."""
        return f"<{self.lanes} x {type_}>"

    def is_wide(self, *values: str) -> bool:
        """Return whether any of ``values`` is a vector."""
        return not self._vectors.isdisjoint(values)

    def is_vector(self, name: str) -> None:
        """Note that a value is a vector."""
        self._vectors.add(name)

    def emit_wide(self, text: str) -> str:
        """Append an instruction that gives a vector."""
        name = self.emit(text)
        self._vectors.add(name)
        return name

    def spread(self, type_: str, value: str) -> str:
        """Return a value as a vector, the same in every lane if it is none."""
        if value in self._vectors:
            return value
        whole = self.wide(type_)
        first = self.emit(f"insertelement {whole} poison, {type_} {value}, i32 0")
        mask = f"<{self.lanes} x i32> zeroinitializer"
        return self.emit_wide(f"shufflevector {whole} {first}, {whole} poison, {mask}")

    def op(self, opcode: str, type_: str, a: str, b: str) -> str:
        """Write a binary operation."""
        if not self.is_wide(a, b):
            return super().op(opcode, type_, a, b)
        a, b = self.spread(type_, a), self.spread(type_, b)
        return self.emit_wide(f"{opcode} {self.wide(type_)} {a}, {b}")

    def cast(self, opcode: str, source: str, value: str, target: str) -> str:
        """Write a conversion."""
        if source == target or not self.is_wide(value):
            return super().cast(opcode, source, value, target)
        return self.emit_wide(f"{opcode} {self.wide(source)} {value} to {self.wide(target)}")

    def fneg(self, type_: str, value: str) -> str:
        """Flip a float's sign."""
        if not self.is_wide(value):
            return super().fneg(type_, value)
        return self.emit_wide(f"fneg {self.wide(type_)} {value}")

    def compare(self, opcode: str, condition: str, type_: str, a: str, b: str) -> str:
        """Write a comparison."""
        if not self.is_wide(a, b):
            return super().compare(opcode, condition, type_, a, b)
        a, b = self.spread(type_, a), self.spread(type_, b)
        return self.emit_wide(f"{opcode} {condition} {self.wide(type_)} {a}, {b}")

    def select(self, condition: str, type_: str, a: str, b: str) -> str:
        """Write ``condition ? a : b``; one condition may hold for all lanes."""
        if not self.is_wide(condition, a, b):
            return super().select(condition, type_, a, b)
        a, b = self.spread(type_, a), self.spread(type_, b)
        asked = self.wide("i1") if self.is_wide(condition) else "i1"
        return self.emit_wide(f"select {asked} {condition}, {self.wide(type_)} {a}, {self.wide(type_)} {b}")

    def intrinsic(self, name: str, type_: str, *values: str) -> str:
        """Call an intrinsic whose operands and result have one type."""
        if not self.is_wide(*values):
            return super().intrinsic(name, type_, *values)
        return self._call(name, type_, *((self.wide(type_), self.spread(type_, v)) for v in values))

    def flagged(self, name: str, type_: str, value: str) -> str:
        """Call an intrinsic that takes a value and ``i1 false``."""
        if not self.is_wide(value):
            return super().flagged(name, type_, value)
        return self._call(name, type_, (self.wide(type_), value), ("i1", "false"))

    def _call(self, name: str, type_: str, *arguments: tuple[str, str]) -> str:
        called = f"{name}.v{self.lanes}{SUFFIXES.get(type_, type_)}"
        self._vectors.add(value := super().call(called, self.wide(type_), *arguments))
        return value

    def call(self, name: str, result: str, *arguments: tuple[str, str]) -> str:
        """Call a function of scalars."""
        if self.is_wide(*(value for _, value in arguments)):
            raise NoLanesError
        return super().call(name, result, *arguments)
