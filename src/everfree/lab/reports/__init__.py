"""Reports of the lab: one HTML page with its plots inside, and tables for programs.

Start with `writing.py`.
"""
