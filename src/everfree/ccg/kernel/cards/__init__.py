"""Cards in a match: definitions, faces, zones, control, copies, stacks of tokens.

Start with `definitions.py` (what never changes) and `zones.py`. Imports no other folder of the kernel.
"""
