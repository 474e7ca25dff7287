"""Look at the built site in headless Chromium, wide and as a phone, light and dark: ``python docs/look.py build/site``.

Pictures go to ``screenshots`` beside the site. The search must find a page; without Chromium nothing is looked at.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PAGES = ("index", "get_started", "functions", "supported", "api/pandas", "comparison")
SIZES = {"wide": "1400,1400", "phone": "390,1400"}
SCHEMES = {"light": "1", "dark": "0"}
"""How Chromium calls the colour schemes."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    def log_message(self, *_: object) -> None:
        """Write nothing."""


def browse(browser: str, *arguments: str) -> str:
    """Return what Chromium writes."""
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout  # noqa: S603 - the browser


def look(site: Path, browser: str) -> bool:
    """Take the pictures; return whether the search finds pages."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address, pictures = f"http://127.0.0.1:{server.server_port}", site.parent / "screenshots"
    pictures.mkdir(exist_ok=True)
    for page in PAGES:
        for size, pixels in SIZES.items():
            for scheme, number in SCHEMES.items():
                picture = pictures / f"{page.replace('/', '_')}-{size}-{scheme}.png"
                settings = (f"--blink-settings=preferredColorScheme={number}", f"--window-size={pixels}")
                browse(browser, *settings, f"--screenshot={picture}", f"{address}/{page}.html")
    found = browse(browser, "--virtual-time-budget=15000", "--dump-dom", f"{address}/search.html?q=hypot")
    server.shutdown()
    return "python_names.html" in found


if __name__ == "__main__":
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        print("no Chromium here: the site is not looked at")  # noqa: T201 - it is a command
        sys.exit()
    works = look(Path(sys.argv[1]).resolve(), chromium)
    print("search works" if works else "search finds nothing")  # noqa: T201 - as above
    sys.exit(not works)
