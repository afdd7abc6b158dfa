"""The facts of a position that the learned value reads: about 200 whole numbers for one viewer.

They come from what everybody sees and from the viewer's own hand. Of hidden cards only their number counts,
and what an unseen card has on average, which follows from the deck list and the cards seen. So two games
that look alike to the viewer have the same features. Cards count by their program, never by id or name.

All of it is compiled with the engine. Start with `names.py` (the list), then `position.py`.
"""
