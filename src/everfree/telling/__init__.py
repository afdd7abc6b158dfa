"""What a table says to one person, as data: message keys with arguments, said later in any language.

Start with `said.py`, what a sentence is before it has a language.
"""
