"""Cards as JSON: written out, read back from anyone, and refused with a reason where they are not sound.

A stranger's card is data like ours: it can say what the words of the language say, and nothing else. It is
bounded before it is read (size, nesting), while it is read (words, types, numbers) and while it is played
(the kernel's fuel).
"""

from everfree.ccg.written.reading import card_from_json as card_from_json
from everfree.ccg.written.refused import CardRefused as CardRefused
from everfree.ccg.written.schema import card_schema as card_schema
from everfree.ccg.written.writing import card_to_json as card_to_json
