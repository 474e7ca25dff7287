"""Check that each link inside the built site has its file and its anchor: ``python docs/check_links.py build/site``."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page links to, and the anchors that it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the links and the anchor of a tag."""
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif value and ((name == "href" and tag in {"a", "link"}) or name == "src"):
                self.links.add(value)


def broken(site: Path) -> list[str]:
    """Return "page: link" for each link within the site that has no target."""
    pages = {path.resolve(): Page(path.read_text()) for path in site.rglob("*.html") if "_static" not in path.parts}
    found = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            there = target.exists()
            if there and parts.fragment and target in pages:
                there = unquote(parts.fragment) in pages[target].anchors
            if not there:
                found.append(f"{path.relative_to(site.resolve())}: {link}")
    return sorted(found)


if __name__ == "__main__":
    missing = broken(Path(sys.argv[1]))
    print("\n".join(missing) or "every link has its target")  # noqa: T201 - it is a command
    sys.exit(bool(missing))
