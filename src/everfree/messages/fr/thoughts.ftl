### Les conseils : la réponse que donnerait le champion, la suite qu’il jouerait, et ce qu’elle vaut.

hint-forced = { $answer }. Aucune autre réponse n’est meilleure.
hint-line =
    { $steps ->
        [0] { $answer }. { $why }
       *[other] { $answer }, puis { $then }. { $why }
    }
hint-why =
    { $gain ->
        [0] Chances de gagner : environ { $chance } sur cent.
       *[other] { $over ->
            [idle] Chances de gagner : environ { $chance } sur cent, { $gain } de plus qu’en ne faisant plus rien ce tour-ci.
           *[next] Chances de gagner : environ { $chance } sur cent, { $gain } de plus qu’avec la meilleure des autres réponses.
        }
    }
hint-why-score =
    { $gain ->
        [0] Le score devrait passer à { $mine } contre { $theirs } ; chances de gagner : environ { $chance } sur cent.
       *[other] { $over ->
            [idle] Le score devrait passer à { $mine } contre { $theirs } ; chances de gagner : environ { $chance } sur cent, { $gain } de plus qu’en ne faisant plus rien ce tour-ci.
           *[next] Le score devrait passer à { $mine } contre { $theirs } ; chances de gagner : environ { $chance } sur cent, { $gain } de plus qu’avec la meilleure des autres réponses.
        }
    }

## La réponse à la question posée, au début d’une phrase.
## Un bouton sans carte a ses propres mots : `table-label`.

# Les mots d’une telle réponse là où les réponses sont numérotées.
answer-plain =
    { $does ->
        [pass] Passer
        [end] Finir votre phase principale
        [yes] Oui
        [no] Non
       *[done] { $question ->
            [challenge] Non
            [phase-action] Non, passer à la suite
            [search] Aucune
           *[other] Rien de plus
        }
    }
answer-play =
    { $place ->
        [home] Jouer « { $card } » dans votre maison
        [own] Jouer « { $card } » face à votre Problème
        [other] Jouer « { $card } » face au Problème adverse
       *[nowhere] Jouer « { $card } »
    }
answer-move =
    { $place ->
        [home] Déplacer « { $card } » dans votre maison
        [own] Déplacer « { $card } » face à votre Problème
        [other] Déplacer « { $card } » face au Problème adverse
       *[nowhere] Déplacer « { $card } »
    }
answer-rally = Rallier « { $card } »
answer-draw = Piocher une carte
answer-use =
    { $tells ->
        [yes] Utiliser « { $card } » (« { $text } »)
       *[no] Utiliser « { $card } »
    }
# Ce qu’on fait de la carte.
answer-card =
    { $do ->
        [onto] Jouer « { $whom } » sur « { $card } »
        [challenge] Défier « { $card } »
        [uncover] Dévoiler « { $card } »
        [discard] Défausser « { $card } »
        [retire] Mettre « { $card } » à la retraite
        [dismiss] Écarter « { $card } »
        [send-home] Renvoyer « { $card } »
        [take] Prendre « { $card } »
        [keep] Garder « { $card } »
       *[choose] Choisir « { $card } »
    }
# La même chose, et où est la carte.
answer-card-at =
    { $place ->
        [home] { $answer }, dans votre maison
        [their-home] { $answer }, dans la maison de { $owner }
       *[problem] { $answer }, face à « { $problem } »
    }
answer-area =
    { $place ->
        [home] { $do ->
            [play-here] Jouer « { $card } » dans votre maison
            [move-here] Déplacer « { $card } » dans votre maison
           *[here] Choisir votre maison
        }
        [their-home] { $do ->
            [play-here] Jouer « { $card } » dans la maison de { $owner }
            [move-here] Déplacer « { $card } » dans la maison de { $owner }
           *[here] Choisir la maison de { $owner }
        }
       *[problem] { $whose ->
            [you] { $do ->
                [play-here] Jouer « { $card } » face à votre Problème « { $problem } »
                [move-here] Déplacer « { $card } » face à votre Problème « { $problem } »
                [confront] Affronter votre Problème « { $problem } »
               *[here] Choisir votre Problème « { $problem } »
            }
           *[other] { $do ->
                [play-here] Jouer « { $card } » face au Problème de { $owner }, « { $problem } »
                [move-here] Déplacer « { $card } » face au Problème de { $owner }, « { $problem } »
                [confront] Affronter le Problème de { $owner }, « { $problem } »
               *[here] Choisir le Problème de { $owner }, « { $problem } »
            }
        }
    }
answer-trigger = Prendre d’abord « { $card } »
answer-effect = Choisir « { $text } »
answer-name = Nommer « { $card } »
answer-choose = Choisir { $what }
answer-seat =
    { $who ->
        [you] Vous choisir
       *[other] Choisir { $name }
    }

## La suite, nommée à la file au milieu d’une phrase.

then-play =
    { $place ->
        [home] jouer « { $card } » dans votre maison
        [own] jouer « { $card } » face à votre Problème
        [other] jouer « { $card } » face au Problème adverse
       *[nowhere] jouer « { $card } »
    }
then-move =
    { $place ->
        [home] déplacer « { $card } » dans votre maison
        [own] déplacer « { $card } » face à votre Problème
        [other] déplacer « { $card } » face au Problème adverse
       *[nowhere] déplacer « { $card } »
    }
then-rally = rallier « { $card } »
then-use = utiliser « { $card } »
then-challenge = défier « { $card } »
then-draw = piocher une carte
then-end = finir votre phase principale
# The same step several times in a row.
then-times =
    { $times ->
        [2] { $step } deux fois
       *[other] { $step } { $times } fois
    }
