"""Every setting of a server: one table, and how it is read from a file, the environment and the command line.

Start with `table.py`. `reading.py` reads and checks, `checking.py` has the checks of single values and of
values that contradict each other. Imports `tables/services.py` for the classes it fills, and nothing else.
"""
