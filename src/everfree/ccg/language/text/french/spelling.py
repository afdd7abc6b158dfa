"""French spelling: plural and feminine, elision and contraction."""

from typing import Final

from everfree.ccg.language.text.phrases import Adjective, Noun
from everfree.ccg.language.text.realiser import Words

APOSTROPHE: Final = "’"
VOWELS: Final = tuple("aàâäeéèêëiîïoôöuùûüœh")
SPOKEN_AS_CONSONANT: Final = ("hasard", "haut", "héros", "hibou", "hors", "huit", "onze", "oui")
"""Words with a vowel or h at the start before which nothing is elided: le hasard."""
ELIDED: Final = ("de", "je", "jusque", "la", "le", "lorsque", "me", "ne", "puisque", "que", "se", "te")
BEFORE_A_VOWEL: Final = {"ce": "cet", "sa": "son", "nouveau": "nouvel"}
CONTRACTIONS: Final = {
    ("à", "le"): "au",
    ("à", "les"): "aux",
    ("de", "le"): "du",
    ("de", "les"): "des",
    ("de", "des"): "de",
}


def plural(noun: Noun) -> str:
    """Return the plural of *noun*."""
    return noun.many or in_plural(noun.one)


def in_plural(word: str) -> str:
    """Return *word* with the regular plural ending."""
    if word.endswith(("s", "x", "z")):
        return word
    if word.endswith("al"):
        return f"{word[:-2]}aux"
    return f"{word}x" if word.endswith(("au", "eu")) else f"{word}s"


def inflected(adjective: Adjective, *, feminine: bool, plural: bool) -> str:
    """Return *adjective* in a gender and number."""
    word = adjective.masculine
    if feminine:
        word = adjective.feminine or (word if word.endswith("e") else f"{word}e")
    return in_plural(word) if plural else word


def starts_with_vowel(word: str) -> bool:
    """Tell whether *word* starts with a pronounced vowel; a symbol such as [orange] does not."""
    return word.lower().startswith(VOWELS) and not word.lower().startswith(SPOKEN_AS_CONSONANT)


def before(word: str, following: str) -> str:
    """Return the form of *word* before *following*: elided, or the form used before a vowel."""
    if word == "si" and following in ("il", "ils"):
        return f"s{APOSTROPHE}"
    if not starts_with_vowel(following) and following.split(" ")[0] != "y":
        return word
    return word[:-1] + APOSTROPHE if word in ELIDED else BEFORE_A_VOWEL.get(word, word)


def touching(words: Words) -> Words:
    """Contract and elide, starting from the end, because the form of a word depends on the next."""
    spelt: Words = []
    for word in reversed(words):
        following = spelt[-1] if spelt else ""
        contracted = CONTRACTIONS.get((word, following))
        if contracted:
            spelt.pop()
            following = spelt[-1] if spelt else ""
        spelt.append(before(contracted or word, following))
    return spelt[::-1]
