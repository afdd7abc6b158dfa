"""The table on the whole screen, built with Textual.

`moment.py` turns a position into texts, without any widget; `panes.py` and `question.py` draw them;
`table.py` puts the panes together and handles the keys. May import `cli/sitting.py`, `cli/opening.py` and
`telling`; computes no rules. Start with `table.py`.
"""
