"""Draft cards as Python source: facts from the official data, trees from a reader, modules of a set.

`facts.py` makes a card from one official entry, `source.py` writes a card as the expression a person would
type, `modules.py` puts such expressions into a card module, and `sets.py` says which module of which set.
Nothing here knows how English is read: a caller passes the function that turns paragraphs into abilities.
"""
