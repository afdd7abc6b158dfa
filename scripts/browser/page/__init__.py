"""Questions that are asked inside a page, one function of JavaScript each."""

from pathlib import Path


def script(name: str) -> str:
    """Give the function of this name."""
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8").strip()
