"""The table in a real browser, for tests and for looks: Debian's chromium, driven by Playwright.

Start with `person.py`, somebody who plays at a page by mouse, by touch, by keys or in the text view.
"""
