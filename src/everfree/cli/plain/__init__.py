"""The table as lines of text: what a view, an event, a question or a reason says to one person.

Everything said comes from what the seat may know, through the message catalogue. Start with `session.py`,
which reads a line and answers it; `voice.py` has what the others share.
"""
