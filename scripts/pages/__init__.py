"""The docs as a site: `make docs`, or `python -m scripts.pages`.

Start with `__main__.py`. `cards.py`, `words.py` and `commands.py` write pages from the package, `notebook.py`
runs the notebook, `navigation.py` and `stems.py` are extensions of Sphinx, `links.py` looks for broken links,
`blocks.py` finds the code of pages for the tests, and `looking.py` takes pictures of pages.
"""
