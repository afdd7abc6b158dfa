"""The texts of cards, printed from their trees: `card_text`, `card_facts`, `keyword_reminder`.

Imports the language and vocab only; no files, no official sentence. Shared modules know no language; each
language is a package beside them (`english/`, `french/`) that says every word. Start with `cards.py`, then
`phrases.py`.
"""

from everfree.ccg.language.text.cards import (
    LANGUAGES as LANGUAGES,
    CardText as CardText,
    SideText as SideText,
    card_facts as card_facts,
    card_text as card_text,
    keyword_reminder as keyword_reminder,
)
from everfree.ccg.language.text.phrasebook import Untold as Untold
