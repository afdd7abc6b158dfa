"""Say how Everfree is installed in the environment that runs this file, and try the library.

    python scripts/installed.py [--compiled]

The exit code is 1 if `--compiled` is given and the engine is not the compiled one.
"""

import sys
from importlib.util import find_spec
from pathlib import Path

import everfree


def main(arguments: list[str]) -> int:
    """Play two games and print the version, the kind of the engine and its folder."""
    sys.path = [
        entry for entry in sys.path if Path(entry or ".").resolve() != Path(__file__).resolve().parent
    ]

    engine = find_spec("everfree.ccg.kernel.kernel")
    file = Path((engine and engine.origin) or "")
    kind = "pure" if file.suffix == ".py" else "compiled"
    wins = everfree.simulate(["rainbow-dash", "applejack"], "random", games=2, seed=1).wins
    print(f"everfree {everfree.__version__}, {kind}, {file.parents[2]}, {wins} of 2 games won")
    return 1 if "--compiled" in arguments and kind == "pure" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
