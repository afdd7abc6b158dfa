"""Checks of the files that a person names on the command line, made before any work is done."""

import os
from pathlib import Path

import typer


def file_to_read(path: Path | None) -> Path | None:
    """Return *path*; refuse one that is no file or can't be read."""
    if path is None:
        return None
    if path.is_dir():
        raise typer.BadParameter(f"{path} is a folder, not a file.")
    if not path.exists():
        raise typer.BadParameter(f"There is no file {path}.")
    if not os.access(path, os.R_OK):
        raise typer.BadParameter(f"{path} can't be read.")
    return path


def file_to_write(path: Path | None) -> Path | None:
    """Return *path*; refuse a folder, and a file in a folder that does not exist or can't be written to."""
    if path is None:
        return None
    if path.is_dir():
        raise typer.BadParameter(f"{path} is a folder, not a file.")
    if not path.parent.is_dir():
        raise typer.BadParameter(f"There is no folder {path.parent}.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise typer.BadParameter(f"{path} can't be written.")
    return path


def folder_to_write(path: Path | None) -> Path | None:
    """Return *path*; create it unless something else has its name."""
    if path is None:
        return None
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise typer.BadParameter(f"{path} is no folder to write to: {error.strerror}.") from None
    return path
