"""Drive the table in a real browser, for tests and screenshots: Debian's chromium with Playwright.

Start with `person.py`, a simulated player who uses a page by mouse, touch, keyboard or text view.
"""
