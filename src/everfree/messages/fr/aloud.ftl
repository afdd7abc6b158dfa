### La table pour l’oreille : une carte, un endroit, un total en phrases. Une carte se dit en plusieurs phrases.

aloud-then = { $first } { $second }

# Les six éléments et leurs couleurs.
aloud-color-blue = Loyauté, bleu
aloud-color-pink = Rire, rose
aloud-color-white = Générosité, blanc
aloud-color-purple = Magie, violet
aloud-color-yellow = Gentillesse, jaune
aloud-color-orange = Honnêteté, orange
aloud-color-none = Aucune couleur

# Les cartes en jeu.
aloud-character =
    { $side ->
        [start] { $who ->
            [you] { $card }, votre { $type }, face de départ. { $colors }.
           *[other] { $card }, { $type } de { $name }, face de départ. { $colors }.
        }
        [boosted] { $who ->
            [you] { $card }, votre { $type }, face renforcée. { $colors }.
           *[other] { $card }, { $type } de { $name }, face renforcée. { $colors }.
        }
       *[only] { $who ->
            [you] { $card }, votre { $type }. { $colors }.
           *[other] { $card }, { $type } de { $name }. { $colors }.
        }
    }
aloud-other =
    { $who ->
        [you] { $card }, votre { $type }.
       *[other] { $card }, { $type } de { $name }.
    }
aloud-problem =
    { $who ->
        [you] { $card }, votre Problème. Bonus { $bonus }.
       *[other] { $card }, Problème de { $name }. Bonus { $bonus }.
    }
aloud-troublemaker =
    { $state ->
        [hidden] Un Fauteur de troubles de { $name }, face cachée.
        [covered] { $card }, votre Fauteur de troubles, face cachée.
       *[open] { $who ->
            [you] { $card }, votre Fauteur de troubles. Il vaut { $points }.
           *[other] { $card }, Fauteur de troubles de { $name }. Il vaut { $points }.
        }
    }
aloud-lain =
    { $turns ->
        [0] Il est arrivé ce tour-ci.
        [one] Il est là depuis { $turns } tour.
       *[other] Il est là depuis { $turns } tours.
    }
aloud-uncovers = Il peut être dévoilé à la prochaine étape de dévoilement.
aloud-power =
    { $parted ->
        [yes] Puissance { $power } : { $parts }.
       *[no] Puissance { $power }.
    }
aloud-state =
    { $state ->
        [frightened] Carte effrayée.
        [exhausted] Carte épuisée.
       *[stubborn] Carte épuisée, mais Stubborn : elle compte quand même.
    }
aloud-attached = Avec { $attached }.
aloud-on = Sur « { $host } ».
aloud-counters = Dessus : { $counters }.
aloud-marked = Avec sa Cutie Mark.
aloud-beneath = Dessous : { $counted }.
aloud-several = En { $count } exemplaires.

# Les parts d’un nombre, l’une après l’autre.
aloud-part =
    { $kind ->
        [printed] { $amount } sur la carte
        [counter] { $amount } par les marqueurs
        [flip] { $amount } par la carte retournée « { $source } »
        [least] { $amount } car ce ne peut pas être moins
       *[from] { $amount } par la carte « { $source } »
    }
aloud-plus = { $sum } plus { $part }
aloud-minus = { $sum } moins { $part }

# Les cartes ailleurs.
aloud-hand-card = { $card }, dans votre main : { $facts }. Coûte { $tokens }.
aloud-needs = Puissance requise en jeu : { $needs }.
aloud-elsewhere =
    { $zone ->
        [hand] { $card }, dans la main de { $name } : { $facts }.
        [discard] { $who ->
            [you] { $card }, dans votre défausse : { $facts }.
           *[other] { $card }, dans la défausse de { $name } : { $facts }.
        }
        [banished] { $who ->
            [you] { $card }, à vous, carte bannie : { $facts }.
           *[other] { $card }, carte bannie de { $name } : { $facts }.
        }
        [flipped] { $who ->
            [you] { $card }, carte retournée par vous : { $facts }.
           *[other] { $card }, carte retournée par { $name } : { $facts }.
        }
        [deck] { $who ->
            [you] { $card }, dans votre pioche : { $facts }.
           *[other] { $card }, dans la pioche de { $name } : { $facts }.
        }
       *[queue] { $who ->
            [you] { $card }, que vous jouez en ce moment : { $facts }.
           *[other] { $card }, jouée en ce moment par { $name } : { $facts }.
        }
    }
aloud-hidden =
    { $zone ->
        [banished] { $who ->
            [you] Une de vos cartes bannies, face cachée.
           *[other] Une carte bannie de { $name }, face cachée.
        }
       *[queue] { $who ->
            [you] Une carte face cachée que vous jouez en ce moment.
           *[other] Une carte face cachée, jouée en ce moment par { $name }.
        }
    }

# Les endroits.
aloud-home =
    { $limit ->
        [-1] { $who ->
            [you] Votre maison : { $count ->
                [one] { $count } Ami
               *[other] { $count } Amis
            }.
           *[other] Maison de { $name } : { $count ->
                [one] { $count } Ami
               *[other] { $count } Amis
            }.
        }
       *[other] { $who ->
            [you] Votre maison : { $count ->
                [one] { $count } Ami
               *[other] { $count } Amis
            } sur { $limit }.
           *[other] Maison de { $name } : { $count ->
                [one] { $count } Ami
               *[other] { $count } Amis
            } sur { $limit }.
        }
    }
aloud-standing =
    { $state ->
        [can] { $who ->
            [you] Il vous faut { $needs }, tout y est : vous pouvez affronter.
           *[other] Il faut à { $name } { $needs }, tout y est : assez pour affronter.
        }
        [missing] { $who ->
            [you] Il vous faut { $needs } : il en manque { $missing }.
           *[other] Il faut à { $name } { $needs } : il en manque { $missing }.
        }
        [blocked] { $who ->
            [you] Il vous faut { $needs }, tout y est, mais « { $blocker } » barre la route.
           *[other] Il faut à { $name } { $needs }, tout y est, mais « { $blocker } » barre la route.
        }
        [blocked-missing] { $who ->
            [you] Il vous faut { $needs } : il en manque { $missing }, et « { $blocker } » barre la route.
           *[other] Il faut à { $name } { $needs } : il en manque { $missing }, et « { $blocker } » barre la route.
        }
       *[kept] { $who ->
            [you] Il vous faut { $needs }, tout y est, mais vous ne pouvez pas affronter maintenant.
           *[other] Il faut à { $name } { $needs }, tout y est, mais { $name } ne peut pas affronter maintenant.
        }
    }

# Le face-à-face en cours.
aloud-faceoff =
    { $kind ->
        [troublemaker] Face-à-face contre « { $card } » : { $totals }.
        [multi-problem] Face-à-face sur tous les Problèmes : { $totals }.
        [problem] Face-à-face sur « { $card } » : { $totals }.
       *[effect] Face-à-face : { $totals }.
    }
aloud-total-short =
    { $who ->
        [you] vous avez { $total }
       *[other] { $name } a { $total }
    }
aloud-total =
    { $who ->
        [you] Vous avez { $total } : { $parts }.
       *[other] { $name } a { $total } : { $parts }.
    }
