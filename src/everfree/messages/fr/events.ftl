### Ce qui s’est passé, raconté à un joueur. La clé est « event- » suivi du nom que lui donne le moteur.
### $who vaut « you » ou « other » ; $name est alors le nom de l’autre joueur.
### $place vaut « home », « their-home » ou « problem » ; $problem et $owner l’accompagnent.

event-game-started =
    { $who ->
        [you] La partie commence. Vous jouez en premier.
       *[other] La partie commence. { $name } joue en premier.
    }
event-turn-started =
    { $who ->
        [you] Tour { $amount } : à vous de jouer.
       *[other] Tour { $amount } : à { $name } de jouer.
    }
event-turn-ending =
    { $who ->
        [you] Votre tour se termine.
       *[other] { $name } termine son tour.
    }
event-phase-started =
    { $phase ->
        [ready] La phase de préparation commence.
        [troublemaker] La phase des Fauteurs de troubles commence.
        [main] La phase principale commence.
        [score] La phase de score commence.
       *[end] La phase de fin commence.
    }
event-phase-ended =
    { $phase ->
        [ready] La phase de préparation est finie.
        [troublemaker] La phase des Fauteurs de troubles est finie.
        [main] La phase principale est finie.
        [score] La phase de score est finie.
       *[end] La phase de fin est finie.
    }
event-phase-ending =
    { $phase ->
        [ready] La phase de préparation se termine.
        [troublemaker] La phase des Fauteurs de troubles se termine.
        [main] La phase principale se termine.
        [score] La phase de score se termine.
       *[end] La phase de fin se termine.
    }
event-gained =
    { $sourced ->
        [yes] { $who ->
            [you] Vous recevez { $tokens } grâce à « { $source } ».
           *[other] { $name } reçoit { $tokens } grâce à « { $source } ».
        }
       *[no] { $who ->
            [you] Vous recevez { $tokens }.
           *[other] { $name } reçoit { $tokens }.
        }
    }
event-paid =
    { $who ->
        [you] Vous payez { $tokens }.
       *[other] { $name } paie { $tokens }.
    }
event-drew =
    { $known ->
        [yes] { $who ->
            [you] Vous piochez « { $card } ».
           *[other] { $name } pioche « { $card } ».
        }
       *[no] { $who ->
            [you] Vous piochez une carte.
           *[other] { $name } pioche une carte.
        }
    }
event-discarded =
    { $who ->
        [you] Vous défaussez « { $card } ».
       *[other] { $name } défausse « { $card } ».
    }
event-flipped =
    { $who ->
        [you] Vous retournez « { $card } » : puissance { $power }.
       *[other] { $name } retourne « { $card } » : puissance { $power }.
    }
event-ignored = La carte retournée « { $card } » ne compte pas.
event-played =
    { $known ->
        [yes] { $manner ->
            [onto] { $who ->
                [you] Vous jouez « { $card } » sur « { $host } ».
               *[other] { $name } joue « { $card } » sur « { $host } ».
            }
            [covered] { $who ->
                [you] Vous jouez « { $card } » face cachée sur « { $problem } ».
               *[other] { $name } joue « { $card } » face cachée sur « { $problem } ».
            }
            [event] { $who ->
                [you] Vous jouez l’Événement « { $card } ».
               *[other] { $name } joue l’Événement « { $card } ».
            }
            [dilemma] { $who ->
                [you] Vous jouez le Dilemme « { $card } ».
               *[other] { $name } joue le Dilemme « { $card } ».
            }
            [home] { $who ->
                [you] Vous jouez « { $card } » dans votre maison.
               *[other] { $name } joue « { $card } » dans sa maison.
            }
           *[problem] { $who ->
                [you] Vous jouez « { $card } » face à « { $problem } ».
               *[other] { $name } joue « { $card } » face à « { $problem } ».
            }
        }
       *[no] { $who ->
            [you] Vous jouez une carte face cachée sur « { $problem } ».
           *[other] { $name } joue une carte face cachée sur « { $problem } ».
        }
    }
event-entered =
    { $known ->
        [yes] { $place ->
            [home] La carte « { $card } » entre en jeu dans votre maison.
            [their-home] La carte « { $card } » entre en jeu dans la maison de { $owner }.
           *[problem] { $type ->
                [dilemma] { $who ->
                    [you] Votre Dilemme « { $card } » est en jeu.
                   *[other] Le Dilemme de { $name }, « { $card } », est en jeu.
                }
                [problem] { $who ->
                    [you] Votre Problème est maintenant « { $card } ».
                   *[other] Le Problème de { $name } est maintenant « { $card } ».
                }
               *[other] La carte « { $card } » entre en jeu face à « { $problem } ».
            }
        }
       *[no] Une carte entre en jeu face cachée sur « { $problem } ».
    }
event-moved =
    { $place ->
        [home] { $who ->
            [you] Vous déplacez « { $card } » dans votre maison.
           *[other] { $name } déplace « { $card } » dans votre maison.
        }
        [their-home] { $who ->
            [you] Vous déplacez « { $card } » dans la maison de { $owner }.
           *[other] { $name } ramène « { $card } » à la maison.
        }
       *[problem] { $who ->
            [you] Vous déplacez « { $card } » face à « { $problem } ».
           *[other] { $name } déplace « { $card } » face à « { $problem } ».
        }
    }
event-sent =
    { $place ->
        [home] La carte « { $card } » retourne dans votre maison.
        [their-home] La carte « { $card } » retourne dans la maison de { $owner }.
       *[problem] La carte « { $card } » est envoyée face à « { $problem } ».
    }
event-dismissed =
    { $known ->
        [yes] { $sourced ->
            [yes] La carte « { $card } » est écartée par « { $source } ».
           *[no] La carte « { $card } » est écartée.
        }
       *[no] Une carte face cachée est écartée.
    }
event-retired =
    { $known ->
        [yes] La carte « { $card } » part à la retraite.
       *[no] Une carte face cachée part à la retraite.
    }
event-put-into-hand =
    { $known ->
        [yes] { $who ->
            [you] La carte « { $card } » va dans votre main.
           *[other] La carte « { $card } » va dans la main de { $name }.
        }
       *[no] { $who ->
            [you] Une carte va dans votre main.
           *[other] Une carte va dans la main de { $name }.
        }
    }
event-put-on-deck =
    { $known ->
        [yes] La carte « { $card } » va sur la pioche de son propriétaire.
       *[no] Une carte va sur la pioche de son propriétaire.
    }
event-exhausted =
    { $sourced ->
        [yes] La carte « { $card } » est épuisée par « { $source } ».
       *[no] La carte « { $card } » est épuisée.
    }
event-readied = La carte « { $card } » est de nouveau prête.
event-frightened =
    { $sourced ->
        [yes] La carte « { $card } » est effrayée par « { $source } ».
       *[no] La carte « { $card } » est effrayée.
    }
event-rallied = La carte « { $card } » est ralliée et de nouveau face visible.
event-turned-over = La carte « { $card } » passe sur son autre face.
event-uncovered =
    { $who ->
        [you] Vous dévoilez « { $card } » sur « { $problem } ».
       *[other] { $name } dévoile « { $card } » sur « { $problem } ».
    }
event-covered = La carte « { $card } » est mise face cachée.
event-attached = La carte « { $card } » est maintenant sur « { $host } ».
event-confronted =
    { $who ->
        [you] Vous affrontez « { $card } » avec { $others }.
       *[other] { $name } affronte « { $card } » avec { $others }.
    }
event-faceoff-started =
    { $faceoff ->
        [troublemaker] { $who ->
            [you] Vous défiez « { $card } » : un face-à-face commence.
           *[other] { $name } défie « { $card } » : un face-à-face commence.
        }
        [multi-problem] Un face-à-face commence sur tous les Problèmes.
        [effect] Un face-à-face commence.
       *[problem] Un face-à-face commence sur « { $problem } ».
    }
event-compared = Les totaux sont comparés.
event-faceoff-won =
    { $who ->
        [you] Vous gagnez le face-à-face avec { $amount } d’avance.
       *[other] { $name } gagne le face-à-face avec { $amount } d’avance.
    }
# Un face-à-face perdu en une ligne : les deux totaux, puis ce que chacun avait sur place et a retourné.
faceoff-lost-because = Vous perdez le face-à-face { $mine } à { $theirs } : { $there } de puissance sur place et { $flipped } en cartes retournées, contre { $theirs_there } et { $theirs_flipped } pour { $name }.
event-faceoff-lost =
    { $who ->
        [you] Vous perdez le face-à-face.
       *[other] { $name } perd le face-à-face.
    }
event-acted =
    { $who ->
        [you] Vous avez effectué une action.
       *[other] { $name } a effectué une action.
    }
event-faceoff-tied = Le face-à-face reste à égalité à { $amount } : personne ne le gagne.
event-faceoff-ended = Le face-à-face est fini.
event-defeated =
    { $who ->
        [you] Vous battez « { $card } ».
       *[other] { $name } bat « { $card } ».
    }
event-scored =
    { $sourced ->
        [yes] { $who ->
            [you] Vous marquez { $points } grâce à « { $source } ».
           *[other] { $name } marque { $points } grâce à « { $source } ».
        }
        [bonus] { $who ->
            [you] Vous marquez { $points } de plus, en bonus pour l’avoir affronté en premier.
           *[other] { $name } marque { $points } de plus, en bonus pour l’avoir affronté en premier.
        }
       *[no] { $who ->
            [you] Vous marquez { $points }.
           *[other] { $name } marque { $points }.
        }
    }
event-solved = Le Problème « { $card } » est résolu.
event-replaced =
    { $amount ->
        [0] Le Problème « { $card } » retourne sous son paquet.
       *[other] Le Dilemme « { $card } » est terminé et va dans la défausse.
    }
event-looked =
    { $whose ->
        [own] { $who ->
            [you] Vous regardez le dessus de votre pioche : { $counted }.
           *[other] { $name } regarde le dessus de sa propre pioche : { $counted }.
        }
        [yours] { $name } regarde le dessus de votre pioche : { $counted }.
       *[other] { $who ->
            [you] Vous regardez le dessus de la pioche de { $owner } : { $counted }.
           *[other] { $name } regarde le dessus de la pioche de { $owner } : { $counted }.
        }
    }
event-looked-at-card =
    { $known ->
        [yes] { $who ->
            [you] Vous regardez « { $card } ».
           *[other] { $name } regarde « { $card } ».
        }
       *[no] { $who ->
            [you] Vous regardez une carte face cachée.
           *[other] { $name } regarde une carte face cachée.
        }
    }
event-looked-at-problems =
    { $who ->
        [you] Vous regardez le dessus d’un paquet de Problèmes : { $counted }.
       *[other] { $name } regarde le dessus d’un paquet de Problèmes : { $counted }.
    }
event-searched =
    { $whose ->
        [own] { $who ->
            [you] Vous cherchez dans votre pioche.
           *[other] { $name } cherche dans sa pioche.
        }
        [yours] { $name } cherche dans votre pioche.
       *[other] { $who ->
            [you] Vous cherchez dans la pioche de { $owner }.
           *[other] { $name } cherche dans la pioche de { $owner }.
        }
    }
event-set-aside =
    { $known ->
        [yes] { $who ->
            [you] Vous mettez « { $card } » de côté, face cachée.
           *[other] { $name } met « { $card } » de côté, face cachée.
        }
       *[no] { $who ->
            [you] Vous mettez une carte de côté, face cachée.
           *[other] { $name } met une carte de côté, face cachée.
        }
    }
event-revealed = La carte « { $card } » est révélée.
event-named =
    { $who ->
        [you] Vous nommez « { $card } ».
       *[other] { $name } nomme « { $card } ».
    }
event-colour-chosen =
    { $who ->
        [you] Vous choisissez cette couleur : { $color }.
       *[other] { $name } choisit cette couleur : { $color }.
    }
event-guessed-power =
    { $who ->
        [you] { $amount ->
            [0] Vous pensez que la puissance est différente.
           *[1] Vous pensez que la puissance est ce nombre.
        }
       *[other] { $amount ->
            [0] { $name } pense que la puissance est différente.
           *[1] { $name } pense que la puissance est ce nombre.
        }
    }
event-guessed-type =
    { $who ->
        [you] Vous pensez à ce type : { $guess }.
       *[other] { $name } pense à ce type : { $guess }.
    }
event-banished-this-way = Par l’effet de la carte « { $source } », { $counted } de plus en zone bannie.
event-separated =
    { $known ->
        [no] La pile { $amount } est vide.
       *[yes] { $hosted ->
            [yes] Pile { $amount } : « { $card } », { $others }.
           *[no] Pile { $amount } : « { $card } ».
        }
    }
event-banished-face-down =
    { $known ->
        [yes] Vous bannissez « { $card } » face cachée.
       *[no] { $name } bannit une carte face cachée.
    }
event-number-chosen =
    { $who ->
        [you] Vous choisissez le nombre { $amount }.
       *[other] { $name } choisit le nombre { $amount }.
    }
event-shuffled =
    { $who ->
        [you] Vous mélangez votre pioche.
       *[other] { $name } mélange sa pioche.
    }
event-power-reached = La carte « { $card } » a maintenant une puissance de { $amount }.
event-modified =
    { $known ->
        [yes] { $sourced ->
            [yes] La carte « { $source } » affecte maintenant « { $card } ».
           *[no] Un effet s’applique maintenant à « { $card } ».
        }
       *[no] L’effet de la carte « { $source } » s’applique maintenant.
    }
event-mulliganed =
    { $who ->
        [you] Vous prenez une nouvelle main.
       *[other] { $name } prend une nouvelle main.
    }
event-used =
    { $who ->
        [you] Vous utilisez « { $card } ».
       *[other] { $name } utilise « { $card } ».
    }
event-lost =
    { $sourced ->
        [yes] { $who ->
            [you] À cause de la carte « { $source } », vous perdez la partie.
           *[other] À cause de la carte « { $source } », { $name } perd la partie.
        }
       *[no] { $who ->
            [you] Vous abandonnez.
           *[other] { $name } abandonne.
        }
    }
event-won =
    { $who ->
        [you] Vous gagnez la partie !
       *[other] { $name } gagne la partie.
    }
event-drawn-game = La partie finit sur une égalité.
event-stopped-game = Les textes en jeu n’en finissent pas : la partie est arrêtée, et personne ne gagne.
event-control-changed =
    { $known ->
        [yes] { $who ->
            [you] Vous contrôlez maintenant « { $card } ».
           *[other] { $name } contrôle maintenant « { $card } ».
        }
       *[no] { $who ->
            [you] Vous contrôlez maintenant une carte face cachée.
           *[other] { $name } contrôle maintenant une carte face cachée.
        }
    }
event-bottomed =
    { $known ->
        [yes] { $who ->
            [you] La carte « { $card } » va sous votre pioche.
           *[other] { $name } met « { $card } » sous sa pioche.
        }
       *[no] { $who ->
            [you] Une carte va sous votre pioche.
           *[other] { $name } met une carte sous sa pioche.
        }
    }
event-put-counters =
    { $sourced ->
        [yes] La carte « { $card } » reçoit { $counters } grâce à « { $source } ».
       *[no] La carte « { $card } » reçoit { $counters }.
    }
event-removed-counters = La carte « { $card } » perd { $counters }.
event-cutie-marked = La carte « { $card } » reçoit sa Cutie Mark.
event-queued = « { $card } » est en train d’être jouée.
event-cancelled = « { $card } » est annulée.
event-choosing-at-random = Le hasard va décider.
event-guessed =
    { $who ->
        [you] Vous misez sur le numéro { $amount }.
       *[other] { $name } mise sur le numéro { $amount }.
    }
event-top-revealed =
    { $who ->
        [you] « { $card } » est sur le dessus de votre pioche.
       *[other] « { $card } » est sur le dessus de la pioche de { $name }.
    }
event-loop-ended = La boucle a été répétée assez souvent et s’arrête.
event-lost-tokens =
    { $who ->
        [you] Vous perdez { $tokens }.
       *[other] { $name } perd { $tokens }.
    }
event-banished =
    { $hosted ->
        [no] { $sourced ->
            [yes] La carte « { $card } » est bannie par « { $source } ».
           *[no] La carte « { $card } » est bannie.
        }
       *[yes] La carte « { $card } » est bannie sous « { $host } ».
    }
event-spent = La carte « { $card } » est dépensée et va dans la défausse de son propriétaire.
event-put-into-discard-pile = La carte « { $card } » va dans la défausse de son propriétaire.
event-joined = La carte « { $card } » entre dans le face-à-face.
event-left-faceoff = La carte « { $card } » ne participe plus au face-à-face.
event-turn-added =
    { $who ->
        [you] Vous jouerez un tour supplémentaire après celui-ci.
       *[other] { $name } jouera un tour supplémentaire après celui-ci.
    }
event-faceoff-cut = La carte « { $source } » met fin au face-à-face : personne ne le gagne.
event-phase-skipped =
    { $phase ->
        [ready] La phase de préparation est sautée.
        [troublemaker] La phase des Fauteurs de troubles est sautée.
        [main] La phase principale est sautée.
        [score] La phase de score est sautée.
       *[end] La phase de fin est sautée.
    }
event-phase-added =
    { $phase ->
        [ready] Il y aura une phase de préparation supplémentaire.
        [troublemaker] Il y aura une phase des Fauteurs de troubles supplémentaire.
        [main] Il y aura une phase principale supplémentaire.
        [score] Il y aura une phase de score supplémentaire.
       *[end] Il y aura une phase de fin supplémentaire.
    }
event-passed =
    { $who ->
        [you] Vous passez automatiquement.
       *[other] { $name } passe.
    }
event-corrected-card =
    { $known ->
        [yes] { $amount ->
            [0] { $who ->
                [you] Correction : la carte « { $card } » est maintenant dans votre main.
               *[other] Correction : la carte « { $card } » est maintenant dans la main de { $name }.
            }
            [1] { $who ->
                [you] Correction : la carte « { $card } » est maintenant sur le dessus de votre pioche.
               *[other] Correction : la carte « { $card } » est maintenant sur le dessus de la pioche de { $name }.
            }
            [2] { $who ->
                [you] Correction : la carte « { $card } » est maintenant dans votre défausse.
               *[other] Correction : la carte « { $card } » est maintenant dans la défausse de { $name }.
            }
            [3] Correction : la carte « { $card } » est maintenant bannie.
           *[4] { $place ->
                [home] Correction : la carte « { $card } » est maintenant dans votre maison.
                [their-home] Correction : la carte « { $card } » est maintenant dans la maison de { $owner }.
               *[problem] Correction : la carte « { $card } » est maintenant face à « { $problem } ».
            }
        }
       *[no] { $who ->
            [you] Correction : une de vos cartes est maintenant ailleurs.
           *[other] Correction : une carte de { $name } est maintenant ailleurs.
        }
    }
event-corrected-score =
    { $who ->
        [you] Correction : vous avez { $points }.
       *[other] Correction : { $name } a { $points }.
    }
event-corrected-tokens =
    { $who ->
        [you] Correction : vous avez { $tokens }.
       *[other] Correction : { $name } a { $tokens }.
    }
event-corrected-counters = Correction : la carte « { $card } » porte { $counters }.
