"""The command `everfree` and `python -m everfree`; it starts without extras and names the one it lacks."""

import sys

from everfree import __version__
from everfree.cli.listing import COMMANDS, plain_list
from everfree.extras import extra_of, how_to_install

WRONG_USE = 2
"""The exit code of a command that can't be run as it was asked."""


def main() -> None:
    """Run the command; if a package of an extra is missing, say which extra in one sentence."""
    try:
        from everfree.cli.app import app
    except ModuleNotFoundError as missing:
        if extra_of(missing.name) is None:
            raise
        sys.exit(without_extras(sys.argv[1:]))
    try:
        app(prog_name="everfree")
    except ModuleNotFoundError as missing:
        extra = extra_of(missing.name)
        if extra is None:
            raise
        words = [word for word in sys.argv[1:2] if word in COMMANDS]
        _say(how_to_install(" ".join(["everfree", *words]), extra))
        sys.exit(WRONG_USE)


def without_extras(words: list[str]) -> int:
    """Answer for an installation of the library alone; return the exit code."""
    first = words[0] if words else ""
    if first in ("--version", "version"):
        sys.stdout.write(f"{__version__}\n")
        return 0
    if first in COMMANDS:
        _say(how_to_install(f"everfree {first}", COMMANDS[first].extra))
        return WRONG_USE
    if first and first not in ("-h", "--help"):
        _say(f"No command {first!r}; `everfree --help` lists them.")
        return WRONG_USE
    _say(how_to_install("The command everfree", "play"))
    sys.stdout.write("\n".join(plain_list()) + "\n")
    return 0 if first else WRONG_USE


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


if __name__ == "__main__":
    main()
