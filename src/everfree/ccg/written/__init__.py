"""Cards as JSON: writing, reading from untrusted sources, and refusing unsound cards with a reason.

A card from JSON is data: it can use the words of the language and nothing else. Its size and nesting are
limited before it is parsed, its words, types and numbers while it is read, and its running time while it is
played (the kernel's fuel). Start with `reading.py` and `writing.py`.
"""

from everfree.ccg.written.reading import card_from_json as card_from_json
from everfree.ccg.written.refused import CardRefused as CardRefused
from everfree.ccg.written.schema import card_schema as card_schema
from everfree.ccg.written.writing import card_to_json as card_to_json
