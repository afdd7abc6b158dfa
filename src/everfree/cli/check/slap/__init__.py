"""`everfree check slap-network`: the slap game at real servers, over real sockets.

`wires.py` delays what travels, `players.py` has the scripted clients, `trials.py` lets them slap over many
tables, `network.py` compares connections and cheats, `picture.py` draws what was found.
"""
