"""The slap game, as the server hosts it.

`host.py` answers what the server asks about the game, `house_rules.py` checks the options of a table, and
`narrating.py` words the events.
"""
