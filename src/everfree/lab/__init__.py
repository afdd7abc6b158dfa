"""Many games at once: simulations on all cores.

May import the library and what it stands on. Start with `simulating.py`.
"""
