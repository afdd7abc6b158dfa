"""What texts allow or forbid, and how they change prices and requirements.

The rulebook's chapters import these modules, so these modules import no chapter.
"""
