"""From printed English to trees of the card language, through the phrases that print them.

There is no second grammar: candidates are grown bottom-up from the words of the language, each is printed by
the English phrasebook, and only what is found inside the given text is kept and combined further. A tree is
offered only if it prints exactly the given paragraph.

Start with `reader.py`; `chart.py` grows candidates, `evidence.py` tells which words can occur in a text at
all, `domains.py` lists the values of fields without words, `pieces.py` and `tokens.py` compare phrases with
the text, `canonical.py` makes harmless twins equal. Imports the language and `written.fields`; no rules.
"""
