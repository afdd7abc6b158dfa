"""`python -m everfree`: the command, where its script is not on the path."""

from everfree.cli import app

if __name__ == "__main__":
    app()
