### La table ligne par ligne : everfree play --plain.

# Les mots des commandes. Les mots anglais marchent dans toutes les langues.
word-why = pourquoi
word-why-not = pourquoi pas
word-show = voir
word-undo = annuler
word-log = journal
word-board = table
word-help = aide
word-rules = règles
word-glossary = glossaire
word-hint = conseil
word-rematch = revanche
word-cancel = retour
word-auto = auto
word-concede = abandonner
word-quit = quitter

plain-welcome = Une partie de poneys : vous jouez le paquet { $deck }, { $name } joue { $other }.
plain-continued = La partie du fichier continue, avec le paquet { $deck } pour vous et { $other } pour { $name }.
plain-latest-rules = Les règles sont les plus récentes.
plain-fan-made = Il y a des cartes de fans à cette table : { $cards }.
plain-help-hint = Tapez le numéro de votre choix, ou aide.
plain-prompt =
    { $count ->
        [one] Votre choix, 1 seulement, ou aide :
       *[other] Votre choix, de 1 à { $count }, ou aide :
    }
plain-prompt-number = Un nombre de { $first } à { $last }, ou aide :
plain-item = { "  " }{ $item }
plain-option = { $number }. { $option }
plain-counted-option = { $option } (× { $count })
plain-many-names = Il y a { $count } noms. Tapez une partie d’un nom pour voir ceux qui la contiennent, avec leurs numéros.
plain-no-such-name = Aucun nom ne contient « { $typed } ».
plain-more-names =
    { $count ->
        [one] Un autre nom convient. Tapez-en davantage.
       *[other] { $count } autres noms conviennent. Tapez une plus grande partie du nom.
    }
plain-can-cancel = Ou retour, pour revenir avant cette action.

plain-turn =
    { $phase ->
        [none] Avant le premier tour.
        [ready] { $who ->
            [you] Tour { $turn }, le vôtre : phase de préparation.
           *[other] Tour { $turn }, celui de { $name } : phase de préparation.
        }
        [troublemaker] { $who ->
            [you] Tour { $turn }, le vôtre : phase des Fauteurs de troubles.
           *[other] Tour { $turn }, celui de { $name } : phase des Fauteurs de troubles.
        }
        [main] { $who ->
            [you] Tour { $turn }, le vôtre : phase principale.
           *[other] Tour { $turn }, celui de { $name } : phase principale.
        }
        [score] { $who ->
            [you] Tour { $turn }, le vôtre : phase de score.
           *[other] Tour { $turn }, celui de { $name } : phase de score.
        }
       *[end] { $who ->
            [you] Tour { $turn }, le vôtre : phase de fin.
           *[other] Tour { $turn }, celui de { $name } : phase de fin.
        }
    }
plain-seat =
    { $who ->
        [you] Vous : { $points } sur { $goal }, { $tokens }, { $hand } en main, { $deck } dans la pioche.
       *[other] { $name } : { $points } sur { $goal }, { $tokens }, { $hand } en main, { $deck } dans la pioche.
    }
plain-problem =
    { $kind ->
        [dilemma] { $who ->
            [you] Votre Dilemme : « { $problem } », bonus { $bonus }.
           *[other] Dilemme de { $name } : « { $problem } », bonus { $bonus }.
        }
       *[problem] { $who ->
            [you] Votre Problème : « { $problem } », bonus { $bonus }.
           *[other] Problème de { $name } : « { $problem } », bonus { $bonus }.
        }
    }
plain-standing =
    { $standing ->
        [can] { $who ->
            [you] Vous y avez { $power } de puissance, il vous faut { $needs } : assez pour affronter.
           *[other] { $name } y a { $power } de puissance, il lui faut { $needs } : assez pour affronter.
        }
        [blocked] { $who ->
            [you] Vous y avez { $power } de puissance, il vous faut { $needs } : assez pour affronter, mais le Fauteur de troubles « { $blocker } » vous bloque.
           *[other] { $name } y a { $power } de puissance, il lui faut { $needs } : assez pour affronter, mais le Fauteur de troubles « { $blocker } » barre la route.
        }
        [blocked-missing] { $who ->
            [you] Vous y avez { $power } de puissance, il vous faut { $needs } : pas encore, et le Fauteur de troubles « { $blocker } » vous bloque.
           *[other] { $name } y a { $power } de puissance, il lui faut { $needs } : pas encore, et le Fauteur de troubles « { $blocker } » barre la route.
        }
        [kept] { $who ->
            [you] Vous y avez { $power } de puissance, il vous faut { $needs } : c’est assez, mais vous ne pouvez pas affronter maintenant.
           *[other] { $name } y a { $power } de puissance, il lui faut { $needs } : c’est assez, mais { $name } ne peut pas affronter maintenant.
        }
       *[missing] { $who ->
            [you] Vous y avez { $power } de puissance, il vous faut { $needs } : pas encore.
           *[other] { $name } y a { $power } de puissance, il lui faut { $needs } : pas encore.
        }
    }
plain-there =
    { $who ->
        [you] Vous y avez :
       *[other] { $name } y a :
    }
plain-home =
    { $count ->
        [0] { $who ->
            [you] Votre maison est vide.
           *[other] La maison de { $name } est vide.
        }
       *[other] { $limit ->
            [-1] { $who ->
                [you] Votre maison :
               *[other] Maison de { $name } :
            }
           *[other] { $who ->
                [you] Votre maison, limite { $limit } :
               *[other] Maison de { $name }, limite { $limit } :
            }
        }
    }
plain-faceoff =
    { $who ->
        [you] Dans le face-à-face, vous avez { $total } de puissance.
       *[other] Dans le face-à-face, { $name } a { $total } de puissance.
    }
plain-character =
    { $state ->
        [frightened] { $card } (carte effrayée)
        [exhausted] { $attachments ->
            [0] { $card } (puissance { $power }, { $colors }, carte épuisée)
           *[other] { $card } (puissance { $power }, { $colors }, carte épuisée, avec { $attached })
        }
       *[ready] { $attachments ->
            [0] { $card } (puissance { $power }, { $colors })
           *[other] { $card } (puissance { $power }, { $colors }, avec { $attached })
        }
    }
plain-troublemaker =
    { $state ->
        [covered] { $card } (Fauteur de troubles, face cachée)
        [hidden] un Fauteur de troubles face cachée
       *[open] { $card } (Fauteur de troubles, puissance { $power }, { $points })
    }
plain-resource =
    { $state ->
        [exhausted] { $card } (Ressource, épuisée)
       *[ready] { $card } (Ressource)
    }
plain-hand =
    { $count ->
        [0] Votre main est vide.
       *[other] Votre main, { $counted } :
    }
plain-hand-card =
    { $needed ->
        [yes] { $card } ({ $facts }) : { $tokens }, puissance requise : { $needs }
       *[no] { $card } ({ $facts }) : { $tokens }
    }
plain-hand-facts =
    { $kind ->
        [character] { $type }, puissance { $power }, { $colors }
        [troublemaker] { $type }, puissance { $power }, { $points }
       *[other] { $type }
    }
plain-problem-card = { $card } (bonus { $bonus }) : il vous faut { $needs }, et à votre adversaire { $others }

plain-why-power = Puissance de la carte « { $card } » : { $total }.
plain-why-price-at =
    { $place ->
        [home] Prix de la carte « { $card } » dans votre maison : { $total }.
        [their-home] Prix de la carte « { $card } » dans la maison de { $owner } : { $total }.
        [problem] Prix de la carte « { $card } » face à « { $problem } » : { $total }.
       *[nowhere] Prix de la carte « { $card } » : { $total }.
    }
plain-why-move =
    { $place ->
        [home] Prix pour déplacer « { $card } » dans votre maison : { $total }.
        [problem] Prix pour déplacer « { $card } » face à « { $problem } » : { $total }.
       *[nowhere] Prix pour déplacer « { $card } » : { $total }.
    }
plain-why-needs =
    { $who ->
        [you] Puissance qu’il vous faut face à « { $problem } » : { $total }.
       *[other] Puissance qu’il faut à { $name } face à « { $problem } » : { $total }.
    }
plain-why-total =
    { $who ->
        [you] Votre total dans le face-à-face : { $total }.
       *[other] Total de { $name } dans le face-à-face : { $total }.
    }
plain-why-nothing = La carte « { $card } » n’a pas de nombre à expliquer là où elle est.
plain-why-what = Dites laquelle : pourquoi et le numéro d’un choix, ou pourquoi et le nom d’une carte.
plain-why-not-what = Dites laquelle : pourquoi pas et le nom d’une carte.
plain-show-what = Dites laquelle : voir et le nom d’une carte.
plain-no-card-in-option = Le choix { $number } ne nomme aucune carte.

plain-can =
    { $verb ->
        [play] Vous pouvez jouer « { $card } » maintenant.
        [move] Vous pouvez déplacer « { $card } » maintenant.
        [rally] Vous pouvez rallier « { $card } » maintenant.
        [use] Vous pouvez utiliser « { $card } » maintenant.
        [challenge] Vous pouvez défier « { $card } » maintenant.
       *[confront] Vous avez ce qu’il faut pour affronter « { $card } » à votre phase de score.
    }
plain-cannot =
    { $verb ->
        [play] Vous ne pouvez pas jouer « { $card } » maintenant.
        [move] Vous ne pouvez pas déplacer « { $card } » maintenant.
        [rally] Vous ne pouvez pas rallier « { $card } » maintenant.
        [use] Vous ne pouvez pas utiliser « { $card } » maintenant.
        [challenge] Vous ne pouvez pas défier « { $card } » maintenant.
       *[confront] Vous ne pouvez pas affronter « { $card } ».
    }
plain-answer-first = Rien ne s’y oppose, mais il faut d’abord répondre à cette question.
plain-clause = C’est la règle { $clause }.
plain-nothing-to-do = Il n’y a rien à faire avec « { $card } » là où elle est.

plain-no-such-card = Vous ne connaissez ici aucune carte nommée « { $typed } ».
plain-several-cards = Plusieurs cartes conviennent : { $cards }. Tapez une plus grande partie du nom.

plain-not-understood = La table ne comprend pas « { $typed } ». Tapez aide pour les commandes.
plain-empty-line = Tapez un numéro, ou aide.
plain-no-such-number =
    { $count ->
        [one] Le seul choix est 1.
       *[other] Les choix vont de 1 à { $count }.
    }
plain-not-in-range = Le nombre doit être entre { $first } et { $last }.
plain-undone = C’est annulé. Ce que vous avez vu entre-temps, vous le savez toujours.
plain-cancelled = Vous revenez avant l’action ; rien n’a été payé.
plain-concede-again = Pour laisser la victoire à { $name }, tapez abandonner encore une fois.
plain-auto = L’ordinateur continue à votre place.
plain-auto-stopped = L’ordinateur vous rend la main au tour { $turn } : personne n’avance plus.
plain-log-empty = Il ne s’est encore rien passé.

# Les mots du jeu et les règles.
plain-glossary-entry = { $word } : { $sentence }
plain-glossary-rules = Les règles à ce sujet : { $rules }. Pour en lire une, tapez règles et son numéro.
plain-glossary-section = { $section } : { $words }.
plain-glossary-hint = Pour lire ce qu’un mot veut dire, tapez glossaire et le mot.
plain-no-such-word = Il n’y a pas de mot « { $typed } » dans le glossaire. Tapez glossaire pour la liste.
plain-rule = { $rule } { $sentence }
plain-rule-chapter = Chapitre { $rule } : { $title }
plain-rule-parts = Ses parties :
plain-rule-neighbours = À côté :
plain-rule-rulings = Nos décisions :
plain-rule-examples = Par exemple, en anglais :
plain-rule-clauses = À propos de :
plain-rule-alternatives = Lectures écartées :
plain-rule-option = L’option des règles : { $option }
plain-no-such-rule = Il n’y a pas de règle « { $typed } ». Tapez un numéro comme 514 ou 514.4, une décision comme R4, ou un mot.
plain-many-rules =
    { $count ->
        [one] Une autre règle en parle.
       *[other] { $count } autres règles en parlent. Tapez d’autres mots.
    }
plain-final = Score final : vous { $mine }, { $name } { $theirs }.
plain-seed = La graine de cette partie était { $seed }.
plain-saved = La partie est enregistrée dans { $file }. Une fois qu’elle est finie, everfree review { $file } montre les choix qui vous ont coûté le plus.
plain-left = Vous quittez la table. Au revoir.
plain-rematch = Une autre partie avec les mêmes paquets ? Tapez revanche, ou quitter.
plain-not-over = La partie n’est pas finie. Pour la laisser, tapez abandonner.

plain-help-number = Un numéro : faire ce choix.
plain-help-why = pourquoi et un numéro ou une carte : d’où vient une puissance, un prix ou une exigence.
plain-help-why-total = pourquoi total : les deux totaux du face-à-face.
plain-help-why-not = pourquoi pas et une carte : ce qui vous empêche de la jouer ou de l’utiliser.
plain-help-show = voir et une carte : tout ce qui y est inscrit. Une partie du nom suffit.
plain-help-rules = règles : comment jouer, en bref. règles et un numéro : cette règle en une phrase.
plain-help-glossary = glossaire : les mots du jeu. glossaire et un mot, ou ? et un mot : ce qu’il veut dire.
plain-help-board = table : la table et votre main, encore une fois.
plain-help-log = journal : tout ce qui s’est passé.
plain-help-undo = annuler : revenir sur votre dernière réponse et ses suites.
plain-help-cancel = retour : revenir avant l’action en cours.
plain-help-auto = auto : laisser l’ordinateur jouer votre camp jusqu’à la fin.
plain-help-rematch = revanche, après la fin : une autre partie avec les mêmes paquets.
plain-help-concede = abandonner, deux fois : concéder la partie.
plain-help-quit = quitter, ou la fin de la saisie : quitter la table.

plain-no-such-deck = Il n’y a pas de paquet { $deck } ; il y a : { $decks }.
plain-no-such-file = Le fichier { $file } ne peut pas être lu.
plain-no-such-edition = Il n’y a pas d’édition { $edition } des règles ; il y a : { $editions }.
plain-no-such-opponent = Il n’y a pas de joueur { $opponent } ; il y a : { $opponents }.
plain-not-a-match = Le fichier { $file } contient autre chose qu’une partie ; il est resté tel quel.
plain-other-version = La partie du fichier { $file } demande une autre version d’Everfree ; le fichier est resté tel quel.
plain-cannot-write = Le fichier { $file } ne peut pas garder la partie.
plain-no-such-language = Il n’y a pas de langue { $lang } ; il y a : { $langs }.

## Les leçons dans le terminal.

plain-lesson = { $lesson } : { $title }. { $about }
plain-learn-hint = Commencez par : everfree learn { $lesson }
plain-no-such-lesson = Il n’y a pas de leçon « { $lesson } ». Il y a : { $lessons }
plain-coach =
    { $number ->
        [0] Entraîneur : { $sentence }
       *[other] Entraîneur : { $sentence } (Ici : tapez { $number }.)
    }
plain-lesson-lost = Ainsi, le but ne peut plus être atteint. Retour au début.
plain-next-lesson = Leçon suivante : everfree learn { $lesson }

## Une première partie avec des conseils : everfree play --teach.

plain-teach-welcome = Votre première partie, en { $goal } points : vous jouez le paquet { $deck }, { $name } joue { $other }.
plain-teach-hint = Tapez le numéro de votre choix. L’entraîneur explique une fois chaque nouveauté ; tapez conseil pour réentendre.
plain-teach-alone = --teach apporte ses paquets et son adversaire : seuls --plain, --lang et --seed vont avec.
plain-coach-word = Entraîneur ({ $word }) : { $sentence }
plain-advice = Polaris (niveau champion) taperait { $number } : { $why }
plain-coach-nothing = L’entraîneur n’a rien à ajouter ici. Tapez règles ou glossaire pour en lire plus.
plain-teach-next = Ensuite : une partie entière avec everfree play, ou des leçons avec everfree learn.
plain-help-advice = conseil : ce que l’entraîneur dit de cette question, et les derniers mots nouveaux.
plain-help-strong = conseil : ce que Polaris, l’ordinateur du niveau champion, ferait à votre place, et pourquoi.
