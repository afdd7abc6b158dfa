"""The table on the whole screen, on Textual: panes, a list to walk, and everything said in one language.

`moment.py` says what one position shows, without a widget; the panes draw it; `table.py` puts them together
and does what keys say. May import the line-based table's neighbours (`cli/sitting.py`, `cli/opening.py`) and
`telling`; computes no rules. Start with `table.py`.
"""
