"""801 and 802, in French."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "801.1": "Des choix simultanés sont demandés dans l’ordre du tour et appliqués ensemble",
    "802.2": "Dans une boucle avec des choix, le plus petit nombre annoncé décide",
    "802.3": "Une boucle que personne ne peut arrêter tourne autant de fois qu’annoncé",
    "802.4": "Une action qui arrête une boucle la finit plus tôt",
}
"""Titles by id."""
