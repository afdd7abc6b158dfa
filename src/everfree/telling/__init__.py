"""What a table says to one person, as data: message keys with arguments, said later in any language.

May import the card game whole, and the catalogue; the server and the terminal import this. Start with
`said.py`, what a sentence is before it has a language, then `onlooker.py`, all that one viewer is told.
"""
