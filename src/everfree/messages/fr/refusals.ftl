### Pourquoi pas : une phrase entière pour chaque raison que les règles peuvent donner.

refusal-short-of-tokens = Il faut { $price } et vous en avez { $have } : il en manque { $missing }.
refusal-requirement-unmet = Il vous faut { $needed } de puissance en { $color } et vous en avez { $have }.
refusal-during-faceoff = Pas pendant un face-à-face.
refusal-not-your-turn = Seulement pendant votre tour.
refusal-only-main-phase-actions = La carte « { $source } » ne permet que les actions de la phase principale.
refusal-not-main-phase = Seulement dans votre phase principale.
refusal-something-under-way = Une autre action est en cours ; finissez-la d’abord.
refusal-not-in-hand = La carte « { $card } » n’est pas dans votre main.
refusal-other-timing = Le texte de la carte « { $card } » est pour un autre moment.
refusal-only-in-main-phase = La carte « { $card } » est pour votre phase principale.
refusal-only-in-faceoff = Seulement pendant un face-à-face.
refusal-other-faceoff = C’est pour une autre sorte de face-à-face.
refusal-nothing-to-react-to = Il ne s’est rien passé à quoi « { $card } » puisse répondre.
refusal-no-host = Il n’y a aucune carte sur laquelle la jouer.
refusal-nothing-to-choose = Il n’y a rien qui puisse payer son coût.
refusal-used-twice = La carte « { $card } » devrait payer deux fois.
refusal-not-a-character = La carte « { $card } » n’est pas un personnage en jeu.
refusal-not-yours = La carte « { $card } » n’est pas à vous.
refusal-not-in-play = La carte « { $card } » n’est pas en jeu face visible.
refusal-not-frightened = La carte « { $card } » n’est pas effrayée.
refusal-nowhere-to-go = La carte « { $card } » n’a nulle part où aller.
refusal-has-no-cost = Un Problème n’a pas de coût : il ne se joue pas.
refusal-area-ended = Le Dilemme qui s’y trouvait a quitté le jeu, et sa zone avec lui.
refusal-attached = La carte « { $card } » est attachée à « { $source } » et la suit.
refusal-already-there = La carte « { $card } » y est déjà.
refusal-troublemaker-at-home = Un Fauteur de troubles ne va jamais dans une maison.
refusal-not-their-home = La carte « { $card } » ne peut retourner que dans la maison de qui la contrôle.
refusal-cant-be-moved = La carte « { $source } » retient « { $card } » sur place.
refusal-cant-be-moved-there = La carte « { $source } » empêche de déplacer « { $card } » là-bas.
refusal-cant-be-dismissed = Grâce à « { $source } », la carte « { $card } » ne peut pas être écartée.
refusal-cant-be-played = La carte « { $source } » empêche de jouer la carte « { $card } ».
refusal-mane-stays = Un Personnage principal ne quitte jamais le jeu.
refusal-never-exhausted = La carte « { $card } » n’est pas de celles qui s’épuisent.
refusal-is-face-down = La carte « { $card } » est face cachée.
refusal-already-exhausted = La carte « { $card } » est déjà épuisée.
refusal-not-exhausted = La carte « { $card } » n’est pas épuisée.
refusal-would-be-replaced = La carte « { $source } » vous empêche de payer avec « { $card } ».
refusal-not-challenge-step = Seulement à l’étape de défi de votre tour.
refusal-not-face-up = On ne défie qu’un Fauteur de troubles face visible.
refusal-cant-be-challenged = La carte « { $source } » empêche de défier « { $card } ».
refusal-too-few-challengers = Il faut au moins { $needed } personnages pour défier « { $card } » ; vous en avez { $have } là-bas.
refusal-your-own = La carte « { $card } » est votre propre Fauteur de troubles.
refusal-already-challenged = La carte « { $card } » a déjà été défiée ce tour-ci.
refusal-one-challenge-a-problem = Il y a déjà eu un défi sur « { $problem } » ce tour-ci.
refusal-cant-confront = La carte « { $source } » vous empêche d’affronter « { $card } ».
refusal-condition-unmet = La condition que pose la carte « { $card } » n’est pas remplie.
refusal-nothing-to-do = La carte « { $card } » ne pourrait rien faire à présent.
refusal-nobody-there = Vous n’avez aucun personnage face à « { $problem } ».
refusal-troublemaker-blocks =
    { $missing ->
        [0] Le Fauteur de troubles « { $card } » bloque ce Problème ; votre puissance y suffirait.
       *[other] Le Fauteur de troubles « { $card } » bloque ce Problème, et il vous y manque { $missing } de puissance.
    }
refusal-needs-more-power =
    { $missing ->
        [0] Votre puissance de { $have } suffit en nombre, mais pas dans les bonnes couleurs.
       *[other] Il faut { $needed } de puissance sur place et vos personnages en ont { $have }.
    }

# Les commandes que la table n’accepte pas.
refused-game-over = La partie est finie.
refused-not-for-the-game = Le jeu ne connaît pas cette commande.
refused-not-asked = Ce n’est pas à vous de répondre.
refused-nothing-to-take-back = Il n’y a rien à annuler ici.
refused-half-made-action = Terminez d’abord l’action en cours, ou revenez avant elle.
refused-not-in-between = Rien ne peut être corrigé au milieu de ceci. Répondez d’abord.
refused-no-change = Il n’y a rien à corriger.
refused-no-such-change = Cette correction n’existe pas.
refused-no-such-player = Ce joueur n’existe pas.
refused-no-such-number = Ce nombre n’est pas possible ici.
refused-no-counters-there = Ces marqueurs ne peuvent pas être là.
refused-problem-stays = Un Problème reste à sa place.
refused-mane-stays = Un personnage principal reste en jeu.
refused-no-such-place = La carte ne peut pas être là.
refused-not-there-by-itself = Cette carte ne se pose pas là toute seule.
refused-no-such-card = Cette carte n’existe pas.
refused-no-such-phase = Cette phase n’existe pas.
refused-no-such-option = Ce choix n’existe pas.
refused-other-definitions = Cette partie a été jouée avec d’autres cartes que celles d’ici.
refused-other-version = Cette partie a été jouée avec d’autres règles que celles d’ici.
refused-nothing-to-undo = Il n’y a rien à annuler.
refusal-mane-is-brave = Avec ces règles, un Personnage principal n’a jamais peur.
refusal-no-priority = Seulement quand vous avez la priorité.
refusal-too-few-counters = Il faut { $needed } de ces marqueurs et la carte « { $card } » en porte { $have }.
refusal-already-marked = La carte « { $card } » a déjà sa Cutie Mark.
refusal-stays-in-discard-pile = La carte « { $source } » retient « { $card } » dans la défausse.
refusal-cant-happen = La carte « { $source } » l’interdit.

# Les paquets qu’on ne peut pas jouer.
refusal-not-a-mane = La carte « { $name } » n’est pas un Personnage principal.
refusal-draw-deck-too-small = Une pioche compte au moins { $least } cartes ; celle-ci en compte { $have }.
refusal-not-for-the-draw-deck = La carte « { $name } » n’a pas sa place dans une pioche.
refusal-too-many-copies = Jamais plus de { $most } exemplaires de la carte « { $name } » ; il y en a ici { $have }.
refusal-problem-deck-size = Un paquet de Problèmes en compte exactement { $needed } ; celui-ci en a { $have }.
refusal-only-problems = La carte « { $name } » n’est pas un Problème.
refusal-no-starting-problem = Un paquet de Problèmes doit en avoir un pour commencer.
refusal-other-phase = Son texte appartient à une autre phase de votre tour.
refusal-not-a-rival = Le Problème « { $problem } » n’est ni à vous ni à la personne à votre gauche.
refusal-format = « { $name } » appartient à un format qui a ses propres règles.
refusal-permanent = Une carte Permanent ne quitte pas le jeu.
refusal-enough-scored = Avec « { $source } » en jeu, on ne peut pas marquer plus de { $most ->
    [one] { $most } point
   *[other] { $most } points
} par tour.
refusal-not-before-solved = « { $source } » empêche de remplacer « { $card } » avant sa résolution.
refusal-enough-played = Avec « { $source } » en jeu, on ne peut pas jouer plus de { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} de chaque type par tour.
refusal-enough-drawn = Avec « { $source } » en jeu, on ne peut pas piocher plus de { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} par tour.
refusal-enough-confronted = Avec « { $source } » en jeu, on ne peut pas affronter plus de { $most ->
    [one] { $most } Problème
   *[other] { $most } Problèmes
} par tour.
refusal-not-in-format = « { $name } » ({ $set }) n’est pas de ce format.
