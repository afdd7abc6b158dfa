"""The Mane Characters of Rock N Rave."""

from everfree.ccg.language import (
    CARD, CARD_TYPES, EARTH_PONY, FIXED, FRIEND, MAIN_PHASE, ORANGE, RESOURCE, THIS, YOU, AllOf, Continuous,
    Different, ForEach, Has, PhaseEnds, Power, Side, TurnOver, cards, in_your_discard_pile, mane, when,
    wordings as w,
)  # fmt: skip

MAUD_PIE_ROCKIN = mane(
    "rrf1",
    "Maud Pie, Rockin'",
    rarity=FIXED,
    start=Side(
        ORANGE,
        1,
        (EARTH_PONY,),
        abilities=(
            when(
                PhaseEnds(MAIN_PHASE, YOU),
                TurnOver(THIS),
                if_=AllOf((Has(YOU, cards(FRIEND)), Has(YOU, cards(RESOURCE))), w.JOINED),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        ORANGE,
        3,
        (EARTH_PONY,),
        abilities=(
            Continuous(
                (
                    Power(
                        ForEach(+1, Different(CARD_TYPES, in_your_discard_pile(CARD), w.UNDERSTOOD)), w.HAVE
                    ),
                ),
                THIS,
            ),
        ),
        home_limit=4,
    ),
)
