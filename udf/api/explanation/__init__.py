"""The stages of one call, shown: as text, as a page."""
