"""The table as lines of text: a person reads what `everfree.telling` tells, and types an answer.

Everything said comes from what the seat may know, through the message catalogue. Start with `session.py`,
which reads a line and answers it; `position.py` is the moment it is asked in.
"""
