"""JavaScript functions that are evaluated inside a page, one per file."""

from pathlib import Path


def script(name: str) -> str:
    """Return the source of the function of this name."""
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8").strip()
