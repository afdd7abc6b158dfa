"""French verbs in the forms that texts use; the imperative for the reader is the form after "vous"."""

import re
from dataclasses import dataclass
from typing import Final

from everfree.ccg.language.text.phrasebook import Untold


@dataclass(frozen=True)
class Forms:
    """A verb in one tense: third person singular, "vous", third person plural; and its past participle."""

    one: str
    reader: str
    many: str
    participle: str


GIVEN: Final = {
    "aller": Forms("va", "allez", "vont", "allé"),
    "avoir": Forms("a", "avez", "ont", "eu"),
    "bannir": Forms("bannit", "bannissez", "bannissent", "banni"),
    "battre": Forms("bat", "battez", "battent", "battu"),
    "choisir": Forms("choisit", "choisissez", "choisissent", "choisi"),
    "devenir": Forms("devient", "devenez", "deviennent", "devenu"),
    "devoir": Forms("doit", "devez", "doivent", "dû"),
    "effrayer": Forms("effraie", "effrayez", "effraient", "effrayé"),
    "envoyer": Forms("envoie", "envoyez", "envoient", "envoyé"),
    "faire": Forms("fait", "faites", "font", "fait"),
    "falloir": Forms("faut", "", "", "fallu"),  # impersonal: only ever "il faut"
    "mettre": Forms("met", "mettez", "mettent", "mis"),
    "perdre": Forms("perd", "perdez", "perdent", "perdu"),
    "ne pouvoir": Forms("ne peut", "ne pouvez", "ne peuvent", "pu"),  # before "ni ... ni ..."
    "payer": Forms("paie", "payez", "paient", "payé"),
    "prendre": Forms("prend", "prenez", "prennent", "pris"),
    "pouvoir": Forms("peut", "pouvez", "peuvent", "pu"),
    "réduire": Forms("réduit", "réduisez", "réduisent", "réduit"),
    "recevoir": Forms("reçoit", "recevez", "reçoivent", "reçu"),
    "remplir": Forms("remplit", "remplissez", "remplissent", "rempli"),
    "résoudre": Forms("résout", "résolvez", "résolvent", "résolu"),
    "révéler": Forms("révèle", "révélez", "révèlent", "révélé"),
    "remettre": Forms("remet", "remettez", "remettent", "remis"),
    "renvoyer": Forms("renvoie", "renvoyez", "renvoient", "renvoyé"),
    "subir": Forms("subit", "subissez", "subissent", "subi"),
    "y être": Forms("y est", "y êtes", "y sont", "été"),
    "y avoir": Forms("y a", "", "", "eu"),  # impersonal: only ever "il y a"
    "être": Forms("est", "êtes", "sont", "été"),
}
"""Irregular verbs."""
STEM_CHANGES: Final = re.compile(r"([eé][^aeiouy]|y)er$")
"""Endings such as in "révéler" and "payer", for which the regular rule would give a wrong stem."""


def forms(verb: str) -> Forms:
    """Return the present of *verb*, an infinitive; regular verbs follow "jouer"."""
    if verb in GIVEN:
        return GIVEN[verb]
    if not verb.endswith("er") or STEM_CHANGES.search(verb):
        raise Untold(f"the forms of {verb} are not given")
    stem = verb.removesuffix("er")
    return Forms(f"{stem}e", f"{stem}ez", f"{stem}ent", f"{stem}é")


def imperfect(verb: str) -> Forms:
    """Return the imperfect of *verb*, formed from its "vous" present."""
    stem = forms(verb).reader.removesuffix("ez")
    return Forms(f"{stem}ait", f"{stem}iez", f"{stem}aient", forms(verb).participle)
