"""The glossary, in French."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "glossary.calming": "Calming affaiblit pour le tour les Amis adverses qui entrent en jeu au même lieu",
    "glossary.caretaker": "Caretaker donne un de puissance à côté d’un Critter à un Problème",
    "glossary.chaos": "Les capacités Chaos agissent quand leur carte est retournée",
    "glossary.competitive": "Competitive ajoute de la puissance dans les face-à-face, pas pour affronter",
    "glossary.cutie_mark": "Une carte ne gagne sa Cutie Mark et son marqueur qu’une fois",
    "glossary.dilemma": "Un Dilemme remplacé va dans la défausse de son propriétaire",
    "glossary.diligent": "Diligent met ses marqueurs sur la carte après un face-à-face gagné",
    "glossary.eccentric": "Eccentric demande aux adversaires plus de puissance au choix à son Problème",
    "glossary.experienced": "Experienced grandit avec chaque carte du même nom dans la défausse",
    "glossary.hasty": "Une carte Hasty se joue dès que son joueur a la priorité",
    "glossary.home_limit": "Trop d’Amis dans la maison oblige à mettre l’excédent à la retraite",
    "glossary.inspired": "Inspired trie une fois par tour le dessus de la pioche d’un adversaire",
    "glossary.meticulous": "Meticulous trie chaque tour le dessus de sa propre pioche",
    "glossary.persistent": "Persistent permet d’effrayer la carte pour la garder en jeu",
    "glossary.prepared": "Prepared rapporte un jeton quand un adversaire a un face-à-face au même lieu",
    "glossary.prismatic": "Prismatic prend les couleurs des autres personnages Crystal",
    "glossary.pumped": "Pumped garde sous la carte une carte retournée par face-à-face",
    "glossary.random": "Random échange une carte retournée de puissance un, une fois par face-à-face",
    "glossary.redeem": "Redeem épargne trois jetons en mettant à la retraite une carte de ce titre",
    "glossary.showy": "Showy rend plus chers les déplacements des adversaires vers son Problème",
    "glossary.spend": "Une carte dépensée de sous une autre va dans la défausse",
    "glossary.starting_problem": "Seul un Problème marqué pour cela peut commencer la partie",
    "glossary.stubborn": "Stubborn ajoute sa puissance même épuisée",
    "glossary.studious": (
        "Studious rapporte un jeton par face-à-face gagné, quel que soit le nombre de cartes qui l’ont"
    ),
    "glossary.supportive": "Supportive aide à côté d’un Personnage principal d’une même couleur",
    "glossary.swift": "Swift rend le déplacement de sa carte moins cher d’un jeton",
    "glossary.teamwork": "Teamwork prête les capacités imprimées aux Amis qui partagent un trait",
    "glossary.vexing": (
        "Vexing permet de mettre sa carte à la retraite pour empêcher un adversaire d’affronter"
    ),
    "glossary.villain": "Un Villain dévoilé effraie tous les Amis à son Problème",
}
"""Titles by id."""
