"""Every sentence of the interface, in every language: one catalogue of Fluent files, `en/` and `fr/`.

Imports no other package of the project, so that any may use it; the browser client reads the same files. Each
file is a topic; a key is the topic and the engine's own word for the thing: `event-moved`,
`refusal-not-your-turn`. Start with `catalogue.py`.
"""

from everfree.messages.catalogue import LANGUAGES, Messages, Unsaid

__all__ = ["LANGUAGES", "Messages", "Unsaid"]
