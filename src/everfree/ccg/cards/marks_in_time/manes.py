"""The Mane Characters of Marks in Time."""

from everfree.ccg.language import (
    BLUE, CHARACTER, END_PHASE, FIXED, FOAL, HOME, PEGASUS, PURPLE, READY_PHASE, RESOURCE, THIS, ULTRA_RARE,
    UNICORN, WHITE, YOU, At, Choose, Confronts, Exhaust, ExtraPhase, IfDone, May, Move, PutIntoHand, Side,
    SideTurnsUp, That, TurnEnds, TurnOver, choose, in_your_discard_pile, mane, when, wordings as w, yours,
)  # fmt: skip

SCOOTALOO_CUTIE_MARK_CRUSADER = mane(
    "mt1",
    "Scootaloo, Cutie Mark Crusader",
    rarity=FIXED,
    start=Side(BLUE, 1, (PEGASUS, FOAL), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        BLUE,
        3,
        (PEGASUS, FOAL),
        abilities=(
            when(
                TurnEnds(YOU),
                May(
                    IfDone(
                        Move(Choose(yours(CHARACTER, At(HOME)), 2, wording=w.IN_WORDS, up_to=True)),
                        Exhaust(That(CHARACTER, w.PLURAL)),
                    )
                ),
            ),
        ),
        home_limit=4,
    ),
)

SWEETIE_BELLE_CUTIE_MARK_CRUSADER = mane(
    "mt3",
    "Sweetie Belle, Cutie Mark Crusader",
    rarity=FIXED,
    start=Side(WHITE, 1, (UNICORN, FOAL), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        WHITE,
        3,
        (UNICORN, FOAL),
        abilities=(
            when(
                TurnEnds(YOU),
                May(PutIntoHand(choose(in_your_discard_pile(RESOURCE), wording=w.FROM), w.YOURS)),
            ),
        ),
        home_limit=4,
    ),
)

STARLIGHT_GLIMMER_TIME_OF_HER_LIFE = mane(
    "mt135",
    "Starlight Glimmer, Time of Her Life",
    rarity=ULTRA_RARE,
    start=Side(PURPLE, 1, (UNICORN,), (), (when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        PURPLE,
        3,
        (UNICORN,),
        (),
        (when(SideTurnsUp(first=True), ExtraPhase(READY_PHASE, END_PHASE)),),
        home_limit=4,
    ),
)
