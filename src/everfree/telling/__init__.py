"""What a table tells one viewer, as data: message keys with arguments, which any client puts into words.

May import all of the card game, and the catalogue of messages; the server and the terminal import this. Start
with `said.py`, which defines such a sentence, then `onlooker.py`, which collects all that a viewer is told.
"""
