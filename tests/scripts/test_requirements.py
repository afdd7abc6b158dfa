"""requirements.lock is the resolution that is installed, with hashes and without addresses."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KEPT = (ROOT / "requirements.lock").read_text(encoding="utf-8")
LOCK = ROOT / "uv.lock"
REQUIREMENT = re.compile(
    r"^([a-z0-9-]+)==(\S+)((?: ;[^\\\n]*)?(?: \\\n    --hash=sha256:[0-9a-f]{64})*)$", re.MULTILINE
)


def kept() -> dict[str, tuple[str, set[str]]]:
    """Return the version and the hashes of each package in requirements.lock."""
    return {
        name: (version, set(re.findall(r"sha256:[0-9a-f]{64}", rest)))
        for name, version, rest in REQUIREMENT.findall(KEPT)
    }


def test_holds_no_address() -> None:
    """Neither a scheme nor an option that names an index, and nothing but requirements and hashes."""
    assert "//" not in KEPT
    assert REQUIREMENT.sub("", KEPT).split("\n", 1)[1].strip() == ""


def test_every_package_has_hashes() -> None:
    """`pip install --require-hashes` refuses a package without one."""
    assert len(kept()) > 80
    assert [name for name, (_, hashes) in kept().items() if not hashes] == []


def test_has_the_pinned_versions() -> None:
    """Every package pinned in pyproject.toml that is installed has that version here."""
    pins = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = [
        *pins["tool"]["uv"]["constraint-dependencies"],
        *pins["dependency-groups"]["dev"],
    ]
    versions = {name: version for name, (version, _) in kept().items()}
    asked = dict([pin.replace("[binary]", "").split("==") for pin in pinned if "==" in pin])

    assert {name: versions.get(name) for name in asked} == asked


@pytest.mark.skipif(not LOCK.exists(), reason="uv.lock is made by `make install`")
def test_agrees_with_the_lock_file() -> None:
    """The same packages and versions as in uv.lock; every hash is that of a file named there.

    An index may get more files of the same version later, so uv.lock may have hashes that are missing here.
    """
    locked = {
        package["name"]: (
            package["version"],
            {
                file["hash"]
                for file in [*package.get("wheels", []), package.get("sdist", {})]
                if "hash" in file
            },
        )
        for package in tomllib.loads(LOCK.read_text(encoding="utf-8"))["package"]
        if package["name"] != "everfree"
    }

    assert {name: version for name, (version, _) in kept().items()} == {
        name: version for name, (version, _) in locked.items()
    }
    assert [name for name, (_, hashes) in kept().items() if not hashes <= locked[name][1]] == []
