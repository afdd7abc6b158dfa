"""Words about turning everything over."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class TurnAllOver(Effect):
    """Turn over each character and Troublemaker: who was face up lies face down, and the other way round."""

    wording: str = ""
