"""Write the browser's types from the messages of the server: `protocol.ts` in web/src/lib and web/src/slap.

python scripts/typescript.py           write the files
python scripts/typescript.py --check   fail if a file is out of date
"""

import ast
import inspect
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from everfree.server import protocol
from everfree.slap.judge import Verdict
from everfree.slap.view import View as SlapView
from everfree.telling import said

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
OUT = WEB / "lib" / "protocol.ts"
SLAP_OUT = WEB / "slap" / "protocol.ts"

HEAD = """\
// Made by `make protocol` from src/everfree/server/protocol.py: change that file, not this one.
// A member with "?" is left out of a message where it has its default.
"""

PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def written(kind: types.Type) -> str:
    """Return the TypeScript of a type."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    if isinstance(kind, types.UnionType):
        return " | ".join([written(one) for one in kind.types])
    if isinstance(kind, types.VarTupleType | types.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, types.TupleType):
        return "[" + ", ".join([written(one) for one in kind.item_types]) + "]"
    if isinstance(kind, types.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, types.LiteralType):
        return " | ".join([_literal(value) for value in kind.values])
    raise TypeError(f"no TypeScript for {kind}")


def structs_in(kind: types.Type, found: dict[str, types.StructType]) -> None:
    """Collect the structs that a type contains into *found*."""
    if isinstance(kind, types.StructType):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind  # before its fields, because a sentence can contain sentences
        for field in kind.fields:
            structs_in(field.type, found)
    elif isinstance(kind, types.UnionType):
        for one in kind.types:
            structs_in(one, found)
    elif isinstance(kind, types.TupleType):
        for one in kind.item_types:
            structs_in(one, found)
    elif isinstance(kind, types.VarTupleType | types.ListType):
        structs_in(kind.item_type, found)
    elif isinstance(kind, types.DictType):
        structs_in(kind.value_type, found)


def interface(struct: types.StructType) -> str:
    """Return the interface of a struct, with its docstrings as comments."""
    lines = [_comment(inspect.getdoc(struct.cls) or "", ""), f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {_literal(struct.tag)};")
    docs = _field_docs(struct.cls)
    for field in struct.fields:
        doc = docs.get(field.name, "")
        if not field.required:
            doc = f"{doc} Default: {_default(field)}.".strip()
        if doc:
            lines.append(_comment(doc, "  "))
        mark = "?" if not field.required and _may_be_left_out(struct) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def _may_be_left_out(struct: types.StructType) -> bool:
    return struct.cls.__struct_config__.omit_defaults


def _default(field: types.Field) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode()


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _comment(text: str, indent: str) -> str:
    if "\n" not in text:
        return f"{indent}/** {text} */"
    lines = [f"{indent} * {line}".rstrip() for line in text.splitlines()]
    return "\n".join([f"{indent}/**", *lines, f"{indent} */"])


def _field_docs(cls: type) -> dict[str, str]:
    """Return the docstrings below a class's fields, those of its bases first."""
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("everfree"):
            docs.update(_own_field_docs(base))
    return docs


def _own_field_docs(cls: type) -> dict[str, str]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(tree, ast.ClassDef)
    docs: dict[str, str] = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            docs[field.target.id] = inspect.cleandoc(str(after.value.value))
    return docs


def unions(module: ModuleType) -> dict[str, types.Type]:
    """Return the unions named "...Message" in a module: the messages of a socket."""
    return {name: types.type_info(value) for name, value in vars(module).items() if name.endswith("Message")}


def module_text(module: ModuleType) -> str:
    """Return the whole TypeScript module."""
    structs: dict[str, types.StructType] = {}
    named = {"Argument": types.type_info(said.Argument), **unions(module)}
    for union in named.values():
        structs_in(union, structs)
    for value in list(vars(module).values()):
        if (
            isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value.__module__ == module.__name__
        ):
            structs_in(types.type_info(value), structs)
    parts = [f"{HEAD}\nexport const PROTOCOL = {module.PROTOCOL};"]
    parts += [interface(struct) for struct in structs.values() if struct.cls is not protocol.Request]
    parts += [f"export type {name} = {written(union)};" for name, union in named.items()]
    return "\n\n".join(parts) + "\n"


def structs_text(source: str, *roots: type[msgspec.Struct]) -> str:
    """Return a TypeScript module with the structs that *roots* contain, which are defined in *source*."""
    structs: dict[str, types.StructType] = {}
    for root in roots:
        structs_in(types.type_info(root), structs)
    head = f"// Made by `make protocol` from {source}: change that, not this file."
    return "\n\n".join([head, *[interface(struct) for struct in structs.values()]]) + "\n"


def texts() -> dict[Path, str]:
    """Return the text of each file."""
    return {OUT: module_text(protocol), SLAP_OUT: structs_text("src/everfree/slap", SlapView, Verdict)}


def main() -> int:
    """Write or check the files; return the exit status."""
    for out, text in texts().items():
        if "--check" not in sys.argv[1:]:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(text, encoding="utf-8")
        elif not out.is_file() or out.read_text(encoding="utf-8") != text:
            print(f"{out.relative_to(ROOT)} is out of date: run `make protocol`")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
