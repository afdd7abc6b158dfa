"""What the shell offers for a word of the command line: decks, levels, lessons and cards."""


def decks(incomplete: str) -> list[str]:
    """List the ready decks that begin so; the shell itself completes files."""
    from everfree.ccg.decks.ready import READY_DECKS

    return [name for name in READY_DECKS if name.startswith(incomplete)]


def levels(incomplete: str) -> list[str]:
    """List the computer players that begin so."""
    from everfree.players import LEVELS

    return [name for name in LEVELS if name.startswith(incomplete)]


def editions(incomplete: str) -> list[str]:
    """List the editions of the rules that begin so."""
    from everfree.ccg.decks.rulebooks import CHOICES

    return [name for name in CHOICES if name.startswith(incomplete)]


def lessons(incomplete: str) -> list[str]:
    """List the lessons that begin so."""
    from everfree.lessons import LESSONS

    return [name for name in LESSONS if name.startswith(incomplete)]


def cards(incomplete: str) -> list[str]:
    """List the names of the cards that begin so."""
    from everfree.ccg.cards import POOL

    return sorted({card.name for card in POOL.values() if card.name.lower().startswith(incomplete.lower())})
