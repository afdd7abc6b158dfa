"""How Sphinx builds the docs; `make docs` runs it on a copy of this folder."""

project = "Everfree"
extensions = ["myst_parser", "sphinx.ext.autodoc", "scripts.pages.navigation", "scripts.pages.stems"]
myst_enable_extensions = ["colon_fence"]
exclude_patterns = ["reports/french-texts.md"]  # the pages of cards have these texts
html_theme = "furo"
html_title = "Everfree"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_js_files = [("search.js", {"defer": "defer"})]  # after Sphinx's own script, before its search starts
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_domain_indices = False

smartquotes = False  # quotation marks are as written, and some seconds is saved
default_role = "code"  # docstrings write names in single backquotes
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_inherit_docstrings = False
nitpick_ignore_regex = [("py:.*", ".*")]  # types in signatures that have no page of their own
