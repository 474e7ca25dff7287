"""Functions over text made at random: assignments, branches, loops and a result, of a grammar of expressions."""

from random import Random


def _forms(text: str) -> list[str]:
    return text.strip().replace("\n", "|").split("|")


FORMS = {
    "T": _forms("""
s|t|s[{i}]|s[{i}:{j}]|s[:{i}]|s[{i}:]|s[::-1]|{T}.strip()|{T}.lower()|{T}.upper()|{T}.title()|{T}.lstrip({q})
{T} + {T}|{T} + {q}|{T}.replace({q}, {q})|{T}.zfill({n})|{T}.center({n}, '*')|{T}.split({p})[0]|{T}.split({p})[-1]
f'<n>-<t>'|f'<n:04d>'|'<>-<>'.format({T}, {N})|({T} if {B} else {T})|{T}.partition({p})[2]|str({N})
{T}.swapcase()|{T}.capitalize()|'-'.join({T}.split())|{T} * 2|re.sub({r}, {q}, {T})|''.join(re.findall({r}, {T}))
f'<t!r>'|ascii({T})|format({T}, '*^' + str(n % 9))|format({N}, '0' + str(len(t) % 9) + 'd')|'-'.join({T})
''.join(reversed({T}))|'%r%o' % ({T}, len(t))|{T}.center(n % 12, (s or '*')[:1])|max({T} or 'z')
{T}.translate(TABLE)|{T}.expandtabs(4)|({T} or {q})|{T}.rsplit({p}, 1)[0]|chr({M})|{T}.removeprefix({q})|{T}.rstrip({q})
"""),
    "N": _forms("""
len({T})|{T}.find({q})|{T}.count({q})|ord({T}[0])|int({T})|{N} + {n}|{N} * 2|{N} - {N}|({N} if {B} else {N})|n
len({T}.split())|len(re.findall({r}, {T}))|{T}.rfind({q})|{T}.index({q})
"""),
    "B": _forms("""
{T}.startswith({q})|{T}.endswith(({q}, {q}))|{q} in {T}|{T} == {T}|{T} < {T}|not {T}|{T}.isdigit()|{T}.isalpha()
bool(re.search({r}, {T}))|re.match({r}, {T}) is None|{B} and {B}|{B} or {B}|{T} in ({q}, {q}, 'a')|{T}.isspace()
{T} != {q}|{T}.isupper()|{N} > {n}|{T} == {N}|{T} in ('a', 1)
"""),
    "M": ["97 + len({T}) % 20"],
}
"""Text, numbers, truths and code points -> expressions, with holes for others; < and > stand for braces."""

SIMPLE = {"T": ("s", "t", "'ab'"), "N": ("len(s)", "n", "3"), "B": ("s == t",), "M": ("98",)}
HOLES = {
    "q": ("'a'", "'b'", "'ab'", "' '", "'-'", "'1'", "''", "'A'", "'é'", "'ß'"),
    "p": ("' '", "'-'", "'a'", "'1'"),
    "r": ("r'\\d+'", "r'[ab]+'", "r'\\s'", "r'^\\w'", "r'a|1'", "r'(?:b-?)+'", "r'\\W$'", "r'é*1'"),
    "i": "0123",
    "j": ("4", "-1", "2"),
    "n": ("0", "2", "7", "12"),
}
LETTERS = {"ascii": "aabAB 1-9\tz", "utf8": "aabAB 1-9ßéΣ日٣ \tİ"}
DEEPEST = 3


def expression(random: Random, kind: str, depth: int = 0) -> str:
    """Return an expression of text (T), a number (N, M a code point), or a truth (B)."""
    rest, made = random.choice((FORMS if depth < DEEPEST else SIMPLE)[kind]), ""
    while "{" in rest:
        before, _, rest = rest.partition("{")
        hole, _, rest = rest.partition("}")
        made += before + _filled(random, hole, depth + 1)
    whole = made + rest
    return whole.replace("<n", "{n").replace("<t", "{t").replace("<>", "{}").replace(">'", "}'").replace(">-", "}-")


def _filled(random: Random, hole: str, depth: int) -> str:
    if hole in HOLES:
        return random.choice(HOLES[hole])
    made = expression(random, hole, depth)
    return made if made.isidentifier() else f"({made})"


def program(random: Random) -> str:
    """Return the source of ``def f(s)``."""
    lines = ["t, n = s, 0"]
    for _ in range(random.randint(0, 3)):
        kind = random.random()
        if kind < 0.4:
            lines.append(f"t = {expression(random, 'T', 1)}")
        elif kind < 0.6:
            lines.append(f"n = {expression(random, 'N', 1)}")
        elif kind < 0.85:
            lines += [f"if {expression(random, 'B', 1)}:", f"    t = {expression(random, 'T', 1)}"]
            lines += [f"elif {expression(random, 'B', 1)}:", "    n = n + 1"]
        else:
            each = random.choice(("s", "s.split()", "re.findall(r'\\w', s)", "s.split('-')"))
            lines += [f"for c in {each}:", f"    if c in 'ab1' or {expression(random, 'B', 2)}:", "        n += len(c)"]
            lines += ["        t = c + t"] * random.randint(0, 1)
    lines.append(f"return {expression(random, random.choice('TTNB'))}")
    return "def f(s):\n" + "\n".join(f"    {line}" for line in lines)


def texts(random: Random, encoding: str, count: int) -> list[str]:
    """Return texts of letters that programs ask for, some of them numbers."""
    letters = LETTERS[encoding]
    made = ["".join(random.choices(letters, k=random.choice((0, 1, 2, 3, 5, 9, 30)))) for _ in range(count)]
    return [*made, "", "12", " -7 ", "a-b 1", "ab"]
