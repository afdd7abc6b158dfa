"""Read which code implements which clause: every `claims("514.4c", Faceoff.compare)` in the sources.

The modules are parsed, not imported. The name in a claim is looked up in the same module, then through the
imports of the module, and for a method in the base classes too.
"""

import ast
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


@dataclass(frozen=True)
class Place:
    """A named thing in a file below the root of the project."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True)
class Claims:
    """The code that claims each id, and an error for each claim that can't be read."""

    code: dict[str, list[Place]]
    problems: list[str]


@dataclass(frozen=True)
class Module:
    """One source file, parsed on first use."""

    name: str
    path: Path

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.path.read_text(encoding="utf-8"))

    @cached_property
    def definitions(self) -> dict[str, Definition]:
        """The top-level definitions by name."""
        return _definitions(self.tree.body)

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """Map each name imported by `from module import name` to the module and its name there."""
        return {
            alias.asname or alias.name: (node.module, alias.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }


def _definitions(body: list[ast.stmt]) -> dict[str, Definition]:
    found: dict[str, Definition] = {}
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
        elif isinstance(node, ast.Assign):
            found.update({target.id: node for target in node.targets if isinstance(target, ast.Name)})
    return found


class Sources:
    """The modules of a package, in which the definition of a name can be looked up."""

    def __init__(self, source: Path, package: str) -> None:
        self.source = source
        self.modules: dict[str, Module] = {}
        for path in sorted((source / package.replace(".", "/")).rglob("*.py")):
            parts = path.relative_to(source).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            self.modules[name] = Module(name, path)

    def find(self, module: Module, expression: ast.expr) -> tuple[Module, Definition] | None:
        """Find the module and definition that a name, `Class.method` or `module.function` refers to."""
        if isinstance(expression, ast.Name):
            return self._named(module, expression.id)
        if not isinstance(expression, ast.Attribute):
            return None
        if isinstance(expression.value, ast.Name) and expression.value.id in module.imports:
            other = self.modules.get(".".join(module.imports[expression.value.id]))
            if other is not None:
                return self._named(other, expression.attr)
        owner = self.find(module, expression.value)
        return owner and self._member(*owner, expression.attr)

    def _named(self, module: Module, name: str) -> tuple[Module, Definition] | None:
        if name in module.definitions:
            return module, module.definitions[name]
        if name in module.imports:
            there, original = module.imports[name]
            if there in self.modules:
                return self._named(self.modules[there], original)
        return None

    def _member(self, module: Module, owner: Definition, name: str) -> tuple[Module, Definition] | None:
        if not isinstance(owner, ast.ClassDef):
            return None
        members = _definitions(owner.body)
        if name in members:
            return module, members[name]
        for base in owner.bases:
            above = self.find(module, base)
            found = above and self._member(*above, name)
            if found:
                return found
        return None


def read_claims(root: Path, *, package: str = "everfree.ccg") -> Claims:
    """Read every call of `claims` in *package*, below the `src` of *root*."""
    sources = Sources(root / "src", package)
    found = Claims({}, [])
    for module in sources.modules.values():
        if "claims(" not in module.path.read_text(encoding="utf-8"):
            continue
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "claims":
                _read(root, sources, module, node, found)
    return found


def _read(root: Path, sources: Sources, module: Module, call: ast.Call, found: Claims) -> None:
    where = f"{module.path.relative_to(root).as_posix()}:{call.lineno}"
    ids = [one.value for one in call.args[:-1] if isinstance(one, ast.Constant)]
    names = [one for one in ids if isinstance(one, str)]
    if not names or len(names) + 1 < len(call.args) or call.keywords:
        found.problems.append(f"{where}: a claim is one or more ids, written out, and the code")
        return
    code = call.args[-1]
    definition = sources.find(module, code)
    if definition is None:
        found.problems.append(f"{where}: {ast.unparse(code)} is not found")
        return
    there, node = definition
    place = Place(there.path.relative_to(root).as_posix(), node.lineno, ast.unparse(code))
    for name in names:
        found.code.setdefault(name, []).append(place)
