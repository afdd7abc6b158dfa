"""How Sphinx builds the docs; `make docs` runs it on a copy of this folder."""

project = "Everfree"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Everfree"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
