"""How the distribution is built: README's links as an index shows them, and a wheel for Linux alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

TAG = "py3-none-manylinux_2_17_x86_64.manylinux_2_17_aarch64"
"""No compiled code of its own, and it runs where Numba's wheels do; ``import udf`` refuses other systems."""


def absolute_links(text: str, source: str) -> str:
    """Return Markdown whose links to files of the repository begin with ``source``.

    >>> absolute_links("[a](docs/a.md#b) [c](https://c.org) [d](#e)", "https://host/blob/v1")
    '[a](https://host/blob/v1/docs/a.md#b) [c](https://c.org) [d](#e)'
    """
    return re.sub(r"\]\((?!\w+:|#)", f"]({source}/", text)


class ReadmeHook(MetadataHookInterface):
    """Give the distribution README as its description."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description, whose links lead to the sources of this version."""
        source = f"{metadata['urls']['Source']}/blob/v{metadata['version']}"
        text = absolute_links((Path(self.root) / "README.md").read_text(), source)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class LinuxWheelHook(BuildHookInterface[Any]):
    """Give the wheel the tag of where it runs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Set the tag of a wheel; that of an editable one stays, since pip makes it for this machine."""
        if self.target_name == "wheel" and version != "editable":
            build_data["tag"] = TAG
