### La table en plein écran : everfree play.

screen-needs-terminal = La table en plein écran a besoin d’un terminal. Jouez ligne par ligne : everfree play --plain

# Avant la partie.
screen-title = Une partie de poneys
screen-decks = Votre paquet
screen-deck = { $deck } · { $colors }
screen-own-deck = Ou un fichier ou un code de paquet, puis Entrée
screen-fan-made-deck = { $deck }, avec des cartes de fans
screen-opponents = Votre adversaire
screen-level-random = au hasard (Dédé) : joue n’importe quoi, au hasard
screen-level-greedy = gourmand (Pixel) : voit jusqu’à la fin du tour
screen-level-gentle = facile (Brise) : anticipe un peu, pour les premières parties
screen-level-fair = moyen (Boussole) : anticipe et joue raisonnablement
screen-level-strong = fort (Comète) : prévoit son tour en entier
screen-level-champion = champion (Polaris) : le plus fort ; de nombreuses parties lui ont appris quelles positions sont gagnantes
screen-choosing-keys = ↑↓ parcourir · Entrée choisir · Tab suivant · Échap quitter

# Les volets.
screen-seat =
    { $who ->
        [you] Vous { $bar } { $score } sur { $goal } · { $tokens } · main { $hand } · pioche { $deck }
       *[other] { $name } { $bar } { $score } sur { $goal } · { $tokens } · main { $hand } · pioche { $deck }
    }
screen-problem =
    { $kind ->
        [dilemma] { $who ->
            [you] Votre Dilemme · bonus { $bonus }
           *[other] Dilemme de { $name } · bonus { $bonus }
        }
       *[problem] { $who ->
            [you] Votre Problème · bonus { $bonus }
           *[other] Problème de { $name } · bonus { $bonus }
        }
    }
screen-home =
    { $limit ->
        [-1] { $who ->
            [you] Votre maison · { $count }
           *[other] Maison de { $name } · { $count }
        }
       *[other] { $who ->
            [you] Votre maison · { $count } sur { $limit }
           *[other] Maison de { $name } · { $count } sur { $limit }
        }
    }
screen-hand = Votre main · { $counted }
screen-why = Pourquoi
screen-log = Journal
screen-faceoff = Face-à-face

# Une exigence face à un Problème avec sa jauge, et où en est un camp.
screen-need =
    { $kind ->
        [any] { $bar } { $have }/{ $amount } au choix
        [other-than] { $bar } { $have }/{ $amount } sauf { $color }
       *[color] { $bar } { $have }/{ $amount } { $color }
    }
screen-standing =
    { $state ->
        [can] { $who ->
            [you] Vous : assez ✓ · { $needs }
           *[other] { $name } : assez ✓ · { $needs }
        }
        [blocked] { $who ->
            [you] Vous : assez, mais un Fauteur de troubles bloque · { $needs }
           *[other] { $name } : assez, mais un Fauteur de troubles bloque · { $needs }
        }
        [blocked-missing] { $who ->
            [you] Vous : encore { $missing }, et un Fauteur de troubles bloque · { $needs }
           *[other] { $name } : encore { $missing }, et un Fauteur de troubles bloque · { $needs }
        }
        [kept] { $who ->
            [you] Vous : pas encore · { $needs }
           *[other] { $name } : pas encore · { $needs }
        }
       *[missing] { $who ->
            [you] Vous : encore { $missing } · { $needs }
           *[other] { $name } : encore { $missing } · { $needs }
        }
    }

# Les cartes, les nombres d’abord : le reste peut être coupé.
screen-character =
    { $state ->
        [frightened] carte effrayée · { $card }
        [exhausted] { $power } { $colors }, carte épuisée · { $card }
       *[ready] { $power } { $colors } · { $card }
    }
screen-troublemaker =
    { $state ->
        [hidden] un Fauteur de troubles face cachée
        [covered] Fauteur de troubles face cachée · { $card }
       *[open] Fauteur de troubles { $power }, { $points } · { $card }
    }
screen-card =
    { $kind ->
        [problem] { $card }
       *[resource] { $state ->
            [exhausted] Ressource épuisée · { $card }
           *[ready] Ressource · { $card }
        }
    }
screen-hand-card =
    { $kind ->
        [character] prix { $cost } · { $power } { $colors } · { $card }
        [troublemaker] prix { $cost } · Fauteur de troubles { $power } · { $card }
       *[other] prix { $cost } · { $type } · { $card }
    }
screen-faceoff-side =
    { $count ->
        [0] { $who ->
            [you] Vous { $bar } { $total }
           *[other] { $name } { $bar } { $total }
        }
       *[other] { $who ->
            [you] Vous { $bar } { $total } · cartes retournées : { $flipped }
           *[other] { $name } { $bar } { $total } · cartes retournées : { $flipped }
        }
    }
screen-flip =
    { $counts ->
        [yes] { $power } { $card }
       *[no] { $card } (ne compte pas)
    }

# Demander et attendre.
screen-thinking = { $name } réfléchit…
screen-expects = { $name } s’attend à { $mine } contre { $theirs } à la fin de ce tour, et à gagner { $chance } fois sur cent.
screen-over = La partie est finie. Appuyez sur n pour rejouer, sur q pour partir, ou sur u pour annuler votre dernière réponse.
screen-watching-keys = Espace : aller à votre prochain choix · l journal · ? aide
screen-typed = { $typed } … Entrée pour valider.
screen-search = / : chercher une partie du nom
screen-glossary-find = Tapez un mot · ↑↓ lire · Échap fermer
screen-glossary-rules = Les règles à ce sujet : { $rules }. Après Échap, r ouvre les règles.
screen-rules-find = Tapez un numéro ou un mot · ↑↓ lire · Échap fermer
screen-coach = Conseil { $place } sur { $count } · i : le suivant
screen-advice-thinking = Polaris (niveau champion) réfléchit…
screen-coach-nothing = Rien à ajouter ici. g : les mots du jeu. r : les règles.
screen-why-nothing = Allez sur une carte ou un choix : ici se lisent ses nombres et ce qui s’y oppose.
screen-concede-again = Pour abandonner la partie face à { $name }, appuyez encore une fois sur c.
screen-leave-again = Pour quitter la table, appuyez encore une fois sur q.
screen-keys = ↑↓ Entrée ou n° · u annuler · Échap retour · w pourquoi · l journal · ? aide

screen-help-title = Touches
screen-help-walk = ↑ ↓ et Entrée : parcourir les choix et en prendre un.
screen-help-number = Un numéro : prendre ce choix. Les numéros plus longs attendent Entrée.
screen-help-panes = Tab, Maj+Tab : volet suivant, volet précédent. h : votre main.
screen-help-card = Entrée sur une carte : aller à ce que vous pouvez en faire.
screen-help-why = w : les nombres de ce qui est sous le curseur, et ce qui s’y oppose.
screen-help-totals = t : les deux totaux du face-à-face.
screen-help-log = l : tout ce qui s’est passé.
screen-help-glossary = g : les mots du jeu. r : comment jouer, et chaque règle par son numéro.
screen-help-hint = i : ce qu’un entraîneur dit de cette question.
screen-help-advice = a : ce que Polaris, l’ordinateur du niveau champion, ferait à votre place.
screen-help-search = / : chercher dans une longue liste de noms ; Entrée : retour à la liste.
screen-help-undo = u : annuler votre dernière réponse et ses suites.
screen-help-cancel = Échap : revenir avant l’action en cours ; sinon, retour aux choix.
screen-help-concede = c, deux fois : abandonner la partie.
screen-help-watch = Espace : sauter les coups de votre adversaire. n, après la partie : rejouer.
screen-help-leave = q, deux fois : quitter la table.
screen-help-signs = ▸ vous pouvez en faire quelque chose. ■ à vous, ● à votre adversaire.
