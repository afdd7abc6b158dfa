"""The texts of cards, printed from their trees: `card_text`, `card_facts`, `keyword_reminder`.

Imports the language and vocab only; it reads no files and contains no official sentence. The shared modules
are independent of any language; each language is a package beside them (`english/`, `french/`) with a
function for every word. Start with `cards.py`, then `phrases.py`.
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
