"""The table as lines of text: a person reads what `everfree.telling` tells, and types an answer.

Everything printed comes from the seat's own view, through the message catalogue. Start with `session.py`,
which reads a line and does what it says; `position.py` words the open question and explains it.
"""
