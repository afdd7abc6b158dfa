"""The Mane Characters of Rock N Rave."""

from everfree.ccg.language import (
    ANYWHERE, CARD, CARD_TYPES, EARTH_PONY, FIXED, FRIEND, MAIN_PHASE, ORANGE, PINK, RESOURCE, SCORE_PHASE,
    THIS, UNICORN, YOU, AllOf, Continuous, Different, Draw, Draws, Exhaust, FirstTime, ForEach, Has, May,
    PhaseEnds, PhaseStarts, Power, ReadyCards, Sequence, ShuffleDeck, Side, TurnOver, WithCard, cards,
    in_your_discard_pile, main_phase, mane, when, wordings as w, yours,
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

DJ_PON_3_PARTY_STARTER = mane(
    "rrf2",
    "DJ Pon-3, Party Starter",
    rarity=FIXED,
    start=Side(
        PINK,
        1,
        (UNICORN,),
        abilities=(when(FirstTime(Draws(YOU), w.ORDINAL, 3), Sequence((ShuffleDeck(), TurnOver(THIS)))),),
        home_limit=3,
    ),
    boosted=Side(
        PINK,
        3,
        (UNICORN,),
        abilities=(
            main_phase(Draw(), costs=(Exhaust(THIS),)),
            when(
                PhaseStarts(SCORE_PHASE, YOU), May(ReadyCards(THIS)), if_=WithCard(ANYWHERE, yours(FRIEND), 3)
            ),
        ),
        home_limit=4,
    ),
)
