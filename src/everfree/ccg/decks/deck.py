"""A deck list: a Mane Character, a Draw Deck and a Problem Deck (102.1)."""

from dataclasses import dataclass


@dataclass(frozen=True, repr=False)
class Deck:
    """Card ids with their numbers of copies, in the order of the list."""

    name: str
    mane: str
    draw: dict[str, int]
    problems: dict[str, int]

    def __repr__(self) -> str:
        """Show the Mane Character and the sizes, because the whole list would fill a page."""
        sizes = f"{sum(self.draw.values())} cards and {sum(self.problems.values())} Problems"
        return f"<Deck {self.name}: {self.mane}, {sizes}>"

    def draw_cards(self) -> list[str]:
        """List the Draw Deck, one id per copy."""
        return [card for card, copies in self.draw.items() for _ in range(copies)]

    def problem_cards(self) -> list[str]:
        """List the Problem Deck, one id per copy."""
        return [card for card, copies in self.problems.items() for _ in range(copies)]

    def in_order(self) -> "Deck":
        """Return the same deck with its cards in the order of their ids.

        A shuffle starts from the order of the list, so a provable one must start from an order nobody chose.
        """
        return Deck(
            self.name, self.mane, dict(sorted(self.draw.items())), dict(sorted(self.problems.items()))
        )
