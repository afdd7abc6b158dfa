"""The game from one seat: events, resampling of what it cannot know, automatic passing.

Start with `events.py`; `determinize.py` builds the worlds that computer players search.
"""
