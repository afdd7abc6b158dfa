"""Run a notebook without Jupyter, and write it as a page and as a notebook with its outputs.

    python -m scripts.pages.notebook NOTEBOOK    # run it and print what each cell gives

A cell is plain Python. Its output is what it prints, the value of its last line, and the figures it draws.
"""

import ast
import base64
import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Ran:
    """A cell with what it gave."""

    kind: str
    """`code` or `markdown`."""
    source: str
    printed: str = ""
    value: Any = None
    html: str = ""
    pictures: list[bytes] = field(default_factory=list)
    """Its figures as PNG."""


def run(path: Path) -> list[Ran]:
    """Run every cell of a notebook in order."""
    import matplotlib

    matplotlib.use("Agg")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "__main__"}
    found: list[Ran] = []
    for place, cell in enumerate(cells):
        ran = Ran(cell["cell_type"], "".join(cell["source"]))
        if ran.kind == "code":
            _run_cell(ran, names, f"{path.name}, cell {place}")
        found.append(ran)
    return found


def _run_cell(ran: Ran, names: dict[str, Any], where: str) -> None:
    from matplotlib import pyplot

    tree = ast.parse(ran.source, where)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, where, "exec"), names)
        if isinstance(last, ast.Expr):
            ran.value = eval(compile(ast.Expression(last.value), where, "eval"), names)
    ran.printed = printed.getvalue()
    for number in pyplot.get_fignums():
        stored = io.BytesIO()
        pyplot.figure(number).savefig(stored, format="png", dpi=110, bbox_inches="tight")
        ran.pictures.append(stored.getvalue())
    pyplot.close("all")
    if ran.pictures:
        ran.value = None  # the figure stands for what drawing it returned
    ran.html = ran.value._repr_html_() if hasattr(ran.value, "_repr_html_") else ""


def write_page(path: Path) -> None:
    """Run a notebook; write the page beside it, its pictures, and its outputs into the notebook itself."""
    cells = run(path)
    lines = list(_page(cells, path))
    path.with_suffix(".md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell, ran in zip(notebook["cells"], cells, strict=True):
        if ran.kind == "code":
            cell["outputs"] = list(_outputs(ran))
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _page(cells: list[Ran], path: Path) -> Iterator[str]:
    pictures = 0
    for ran in cells:
        if ran.kind == "markdown":
            yield from (ran.source, "")
            continue
        yield from ("```python", ran.source, "```", "")
        if ran.printed:
            yield from ("```text", ran.printed.rstrip("\n"), "```", "")
        for picture in ran.pictures:
            pictures += 1
            name = f"{path.stem}-{pictures}.png"
            path.with_name(name).write_bytes(picture)
            yield from (f"![The figure that this cell draws]({name})", "")
        if ran.html:
            yield from ("```{raw} html", f'<div class="shown">{ran.html}</div>', "```", "")
        elif ran.value is not None:
            yield from ("```text", repr(ran.value), "```", "")
    yield f"{{download}}`The notebook with these outputs <{path.name}>`"


def _outputs(ran: Ran) -> Iterator[dict[str, Any]]:
    """Return the outputs of a cell as notebooks store them."""
    if ran.printed:
        yield {"output_type": "stream", "name": "stdout", "text": ran.printed}
    for picture in ran.pictures:
        data = {"image/png": base64.b64encode(picture).decode()}
        yield {"output_type": "display_data", "metadata": {}, "data": data}
    if ran.value is not None:
        data = {"text/plain": repr(ran.value), **({"text/html": ran.html} if ran.html else {})}
        yield {"output_type": "execute_result", "execution_count": None, "metadata": {}, "data": data}


def main() -> None:
    """Run the notebook named on the command line."""
    for ran in run(Path(sys.argv[1])):
        if ran.kind == "code":
            print(ran.source, ran.printed, "" if ran.value is None else repr(ran.value), sep="\n", end="\n\n")
            print(f"figures: {len(ran.pictures)}\n")


if __name__ == "__main__":
    main()
