"""A decorator for words: a frozen dataclass whose methods are shared instead of generated for each class.

The standard decorator compiles three functions for every frozen class, which took half of the time needed to
load the cards. Type checkers and mypyc see the standard decorator, and `fields`, `replace` and patterns
work as usual. Words have no fields with a factory and none that only keywords can set.
"""

from dataclasses import MISSING, FrozenInstanceError, dataclass as standard, fields
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool, eq: bool, repr: bool) -> Any:
        """Make a class a frozen dataclass without equality and repr of its own, as `Node` has them."""
        if not frozen or eq or repr:
            raise TypeError("a word is frozen and leaves equality and repr to Node")
        return _frozen


def _frozen(cls: type) -> type:
    made: Any = standard(init=False, eq=False, repr=False)(cls)
    defaults = tuple([field.default for field in fields(made) if field.default is not MISSING])
    code = _init_code(tuple([field.name for field in fields(made)]))
    made.__init__ = FunctionType(code, {"store": object.__setattr__}, "__init__", defaults)
    made.__init__.__qualname__ = f"{cls.__qualname__}.__init__"
    made.__setattr__ = _refuse
    made.__delattr__ = _refuse
    return cls


def _refuse(word: object, name: str, value: object = None) -> NoReturn:
    raise FrozenInstanceError(f"cannot change field {name!r}")


@cache
def _init_code(names: tuple[str, ...]) -> CodeType:
    """Compile a constructor that stores its arguments under these names."""
    stores = [f" store(self, {name!r}, {name})" for name in names] or [" pass"]
    source = "\n".join([f"def __init__({', '.join(['self', *names])}):", *stores])
    found = [one for one in compile(source, "<frozen>", "exec").co_consts if isinstance(one, CodeType)]
    return found[0]
