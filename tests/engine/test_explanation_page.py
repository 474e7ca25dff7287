"""``explain(..).to_html()``: one page that loads nothing, whose lines know which line of the source they are of."""

import inspect
import math
import re
import shutil
import subprocess
from html.parser import HTMLParser

import numpy as np
import pytest

import udf
from tests.support.native_functions import squared
from udf.api.explanation.page import Stage, iframe, machine_code, page, without_directives

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")


def fee(x, text="</script><b>&amp;"):
    y = x * 3.0
    if y > 4:
        raise ValueError("x < 4 & </pre>")
    z = math.exp(-y)
    return squared(z) - 1.5


class Page(HTMLParser):
    """The stages of a page: heading -> its lines with their numbers; and every attribute that is there."""

    def __init__(self, text):
        super().__init__()
        self.stages, self.names, self._at, self._open = {}, set(), "", []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag, attributes):
        if tag != "meta":
            self._open.append(tag)
        self.names |= {name for name, _ in attributes}
        if tag == "span":
            line = dict(attributes).get("data-line")
            self.stages[self._at].append(["", None if line is None else int(line)])

    def handle_endtag(self, tag):
        assert self._open.pop() == tag

    def handle_data(self, data):
        if self._open[-1:] == ["h2"]:
            self._at = data
            self.stages[data] = []
        elif self._open[-1:] == ["span"]:
            self.stages[self._at][-1][0] += data


@pytest.fixture(scope="module")
def explained():
    return udf.explain(fee, "float64")


@pytest.fixture(scope="module")
def shown(explained):
    return explained.to_html()


@pytest.mark.slow
def test_the_page_says_what_holds_on_the_processor() -> None:
    """Whether the loop is vectorised, and what calls took."""
    doubled = lambda x: x * 2 + 1
    udf.Series(np.arange(400_000.0)).applymap(doubled)
    page = udf.explain(doubled, "float64").to_html()
    assert "values at a time (vectorised)" in page
    assert re.search(r"\d ns a row on the processor", page)
    assert "<dd>8 read, 8 written</dd>" in page
    assert "one row at a time (not vectorised)" in udf.explain(lambda s: s.upper(), "str").to_html()


@pytest.mark.slow
def test_without_a_gpu_there_is_nothing_of_one(monkeypatch) -> None:
    """No registers and no estimate of another machine; what was not measured is said to be."""
    monkeypatch.setattr("udf.cuda.device.reason_unavailable", lambda: "there is none")
    facts = udf.explain(fee, "float64").to_html().partition("<main>")[0]
    assert "registers" not in facts
    assert "bound by" not in facts
    assert "<dt>time of calls:</dt> <dd>not measured yet" in facts


@pytest.mark.slow
def test_every_stage_is_there_with_its_text(explained, shown) -> None:
    """Escaped, so that what a function says is no markup; debug lines are not shown."""
    stages = Page(shown).stages
    text = {heading: "\n".join(line for line, _ in lines) for heading, lines in stages.items()}
    assert text["Python source"] + "\n" == inspect.getsource(fee)
    assert text["PTX"].split() == explained.ptx.split()
    body = [line for line in text["CUDA C++"].split("\n") if "extern" not in line]
    assert set(map(str.strip, explained.cpp.split("\n"))) - set(map(str.strip, body)) <= {
        line.strip() for line in explained.cpp[explained.cpp.index('extern "C"') :].split("\n")
    }
    assert len(stages) == 9


@pytest.mark.slow
@pytest.mark.parametrize("heading", ["Bytecode", "Numba IR with types", "LLVM IR of the function", "PTX", "CUDA C++"])
def test_lines_are_those_of_the_source(shown, heading) -> None:
    """The product is of its line in every stage; nothing is of a line that the function has not."""
    start = fee.__code__.co_firstlineno
    lines = Page(shown).stages[heading]
    known = {number for _, number in lines if number is not None}
    assert known <= set(range(start, start + 6))
    product = {"Bytecode": "BINARY_OP", "Numba IR with types": "y = x *"}.get(heading, "mul")
    assert next(number for text, number in lines if product in text) == start + 1


def test_it_is_one_file_that_loads_nothing(shown) -> None:
    """No address, no style or script of others."""
    assert Page(shown).names <= {"charset", "lang", "data-line"}
    assert not re.search(r"https?:|@import|url\(", shown)


@pytest.mark.slow
def test_it_says_what_the_kernel_takes(monkeypatch) -> None:
    """On a GPU registers where NVRTC is there, and what takes longer; a loop's rounds, and text, are not known."""
    monkeypatch.setattr("udf.cuda.device.reason_unavailable", lambda: None)
    monkeypatch.setattr("udf.cuda.device.current_architecture", lambda: "sm_75")
    shown = udf.explain(fee, "float64").to_html()
    assert re.search(r"<dt>registers.*?</dt> <dd>(\d+|not known)", shown)
    assert "ps a row for its bytes" in shown

    def loop(n):
        total = 0
        while n > 0:
            total += n & 3
            n >>= 1
        return total

    assert "how often its loops run" in udf.explain(loop, "int64?").to_html()
    assert "what the library of text needs" in udf.explain(lambda x: len(str(x)), "float64").to_html()


@pytest.mark.slow
def test_windows_and_rows_have_pages() -> None:
    """How windows are computed is among the facts."""
    windows = udf.Series([1.0, 2.0]).rolling(2)
    assert "reductions in place of the window" in udf.explain(lambda w: w.max() - w.min(), windows).to_html()
    assert "mul.rn.f64" in udf.explain(lambda row: row.a * row.b, {"a": "float64", "b": "float64"}).to_html()


def test_a_notebook_shows_it_in_a_frame(explained) -> None:
    """The page is an attribute of it, escaped once more."""
    frame = iframe('<p title="a">&amp;</p>')
    assert 'srcdoc="&lt;p title=&quot;a&quot;&gt;&amp;amp;&lt;/p&gt;"' in frame
    assert explained._repr_html_().startswith("<iframe srcdoc=")


def test_sass_has_the_lines_of_its_addresses() -> None:
    """From each place on; other files are none."""
    text = "        /*0000*/ LDC R1 ;\n /* 0xab */\n        /*0010*/ DADD R2 ;\n        /*0030*/ EXIT ;"
    given = [(0, 2, 90), (16, 1, 7), (48, 2, 91)]
    assert [line for _, line in machine_code(text, given)] == [None, None, 7, None]


def test_debug_lines_are_not_shown() -> None:
    """``.loc``, ``.file``, sections and ``#line``."""
    debug = '\t.file\t1 "a.py"\n\t.section\t.debug_str\n\t{\n.b8 0\n\t}\n'
    text = ".func f\n{\n\t.loc\t1 7 0\n\tadd;\n\t{\n\t}\n\tmul;\n}\n"
    expected = [(".func f", None), ("{", None), ("\tadd;", 7), ("\t{", 7), ("\t}", 7), ("\tmul;", 7), ("}", None)]
    assert list(without_directives(text + debug)) == expected


@pytest.mark.slow
@pytest.mark.skipif(BROWSER is None, reason="no Chromium on this machine")
def test_a_click_marks_the_line_in_every_stage(tmp_path) -> None:
    """In a browser: the lines of that number, and no others; text is text."""
    stages = [Stage("A", (("<b>one</b>", 1), ("two", 2))), Stage("B", (("x", 2), ("y", None), ("z", 2)))]
    click = """<script>
      document.querySelectorAll("[data-line]")[1].click();
      document.title = [...document.querySelectorAll(".marked")].map(one => one.textContent).join(",")
        + "|" + document.querySelectorAll("span b").length;
    </script></body>"""
    file = tmp_path / "page.html"
    file.write_text(page("f", {"registers": "20"}, stages).replace("</body>", click))
    command = [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}", "--dump-dom"]
    done = subprocess.run([*command, file.as_uri()], capture_output=True, text=True, check=True, timeout=60)  # noqa: S603 - found above
    assert "<title>two,x,z|0</title>" in done.stdout
