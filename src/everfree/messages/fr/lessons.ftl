# Les leçons : leur titre, leur sujet, les phrases de l’entraîneur et le mot de la fin.
# $card est la carte à toucher, $choice les mots du bouton à toucher.

lesson-go-on = Touchez « { $choice } » pour continuer.
lesson-lifted = Touchez maintenant « { $choice } » sous le texte de la carte.
lesson-lost = Le but n’est plus à votre portée. Touchez « Recommencer ».

lesson-turn-and-tokens-title = Votre tour et vos jetons
lesson-turn-and-tokens-about = À chaque tour, vous recevez des jetons pour payer vos Amis.
lesson-turn-and-tokens-play = Vous avez { $tokens }, les pièces dorées. Touchez « { $card } » dans votre main pour jouer cette carte.
lesson-turn-and-tokens-where = Un Ami peut attendre à la maison. Touchez « { $choice } » dans votre maison.
lesson-turn-and-tokens-end = La pièce d’une carte indique son coût ; il vous reste { $tokens }. Touchez « { $choice } ».
lesson-turn-and-tokens-again = Nouveau tour : vous avez pioché et vous avez de nouveau { $tokens }. Touchez « { $card } » pour jouer cette carte.
lesson-turn-and-tokens-done = À chaque tour, vous piochez, vous recevez des jetons et vous les dépensez. C’est le rythme du jeu.

lesson-play-and-move-title = Jouer et déplacer
lesson-play-and-move-about = À la maison, un Ami attend. Face à un Problème, il compte.
lesson-play-and-move-move = À la maison, un Ami attend ; face à un Problème, il compte. Touchez « { $card } » pour le déplacer.
lesson-play-and-move-moved = Un déplacement coûte 2 jetons. Touchez « { $choice } » sur votre Problème, celui de gauche.
lesson-play-and-move-play = On peut aussi jouer un Ami directement face à un Problème. Touchez « { $card } » dans votre main.
lesson-play-and-move-played = Touchez « { $choice } » sur votre Problème.
lesson-play-and-move-done = Les deux comptent maintenant. Jouer un Ami directement face au Problème vous épargne un déplacement.

lesson-confront-title = Affronter un Problème
lesson-confront-about = Réunissez la puissance requise et marquez.
lesson-confront-move = Votre Problème demande 1 en bleu et 1 d’une autre couleur. Il manque le bleu : touchez « { $card } ».
lesson-confront-where = Touchez « { $choice } » sur votre Problème.
lesson-confront-end = Le Problème peut être affronté. Touchez « { $choice } » : la phase de score vient ensuite.
lesson-confront-done = Vous avez affronté le Problème et marqué un point. Chaque tour où vous l’affrontez en rapporte un autre.

lesson-faceoff-title = Le face-à-face
lesson-faceoff-about = Deux joueurs veulent le même Problème : la puissance et une carte retournée décident.
lesson-faceoff-play = { $opponent } a 4 de puissance face à votre Problème, et vous 2. Touchez « { $card } » pour vous renforcer.
lesson-faceoff-where = Touchez « { $choice } » sur votre Problème.
lesson-faceoff-end = 4 contre 4. Chacun retournera une carte et ajoutera sa puissance. Touchez « { $choice } ».
lesson-faceoff-done = La puissance sur place s’ajoute à celle de la carte retournée : le plus haut total gagne le face-à-face et le bonus. Puis vient un nouveau Problème.

lesson-troublemakers-title = Les Fauteurs de troubles
lesson-troublemakers-about = Ils bloquent un Problème tant que personne ne les bat.
lesson-troublemakers-challenge = « Flim » bloque votre Problème. Vous avez 4 de puissance, lui 3 : touchez « { $card } » pour le défier.
lesson-troublemakers-play = Il est battu, et son point est à vous. À vous d’en envoyer un : touchez « { $card } ».
lesson-troublemakers-where = La carte reste un tour face cachée. Touchez « { $choice } » sur le Problème de { $opponent }, celui de droite.
lesson-troublemakers-done = Votre Fauteur de troubles sera dévoilé à votre prochain tour et bloquera ce Problème.

lesson-friends-that-react-title = Les Amis qui réagissent
lesson-friends-that-react-about = Certains Amis agissent pendant le tour de votre adversaire.
lesson-friends-that-react-use = { $opponent } a joué un Ami face à votre Problème. Touchez « { $card } », qui peut y réagir.
lesson-friends-that-react-yes = Son texte vous laisse le choix. Touchez « { $choice } ».
lesson-friends-that-react-where = À vous de dire où va l’Ami de votre adversaire. Touchez « { $choice } » dans la maison de { $opponent }.
lesson-friends-that-react-done = On peut réagir à tous les tours. La table vous pose la question dès qu’une de vos cartes peut le faire.

lesson-resources-and-events-title = Ressources et Événements
lesson-resources-and-events-about = Une Ressource reste et aide. Un Événement ne sert qu’une fois.
lesson-resources-and-events-resource = Une Ressource reste sur la table. Touchez « { $card } » pour la jouer.
lesson-resources-and-events-use = Écartez-la, et votre prochaine carte coûtera 2 de moins. Touchez « { $card } » sur la table.
lesson-resources-and-events-friend = Touchez « { $card } » : la carte ne coûte plus rien.
lesson-resources-and-events-where = Touchez « { $choice } » sur le Problème de { $opponent }.
lesson-resources-and-events-event = Il demande 4 de puissance et vous en avez 3. Un Événement ne sert qu’une fois : touchez « { $card } ».
lesson-resources-and-events-target = Choisissez qui gagne 2 de puissance : touchez « { $card } ».
lesson-resources-and-events-end = 5 de puissance : assez pour affronter. Touchez « { $choice } ».
lesson-resources-and-events-done = Une Ressource, un Événement, et un point sur le Problème de votre adversaire.

lesson-winning-title = Gagner
lesson-winning-about = Il faut 15 points pour gagner. Marquez les deux derniers en un tour.
lesson-winning-play = Vous avez { $points }, et il en faut 15. Deux Problèmes peuvent rapporter : touchez « { $card } ».
lesson-winning-where = L’autre Problème demande 4 de puissance et vous y avez 2. Touchez « { $choice } » sur ce Problème.
lesson-winning-end = Les deux Problèmes peuvent être affrontés. Touchez « { $choice } ».
lesson-winning-confront = Vous affrontez les deux, l’un après l’autre. Touchez « { $choice } ».
lesson-winning-done = 15 points : vous gagnez ! Place à votre première partie, courte, avec un entraîneur à vos côtés.

lesson-first-game-title = Votre première partie
lesson-first-game-about = Une partie courte en 7 points contre un ordinateur facile, avec un entraîneur à vos côtés.
lesson-first-game-starting-problem =
    { $at ->
        [table] Votre Problème est l’endroit où vous marquerez d’abord. Choisissez-en un : la ligne « Vous » dit ce qu’il vous faudra.
       *[lines] Votre Problème est l’endroit où vous marquerez d’abord. Choisissez-en un : chaque ligne dit ce qu’il vous faudra.
    }
lesson-first-game-mulligan = Il vous faut des Amis qui coûtent 1 ou 2. Gardez cette main si elle en a ; sinon, vous pouvez repiocher une fois.
lesson-first-game-main-score =
    { $at ->
        [table] Un Problème peut être affronté, et il ne reste rien d’autre à faire. Touchez « { $choice } » pour marquer.
       *[lines] Un Problème peut être affronté, et il ne reste rien d’autre à faire. Prenez « { $choice } » pour marquer.
    }
lesson-first-game-main-nothing =
    { $at ->
        [table] Il n’y a plus rien à faire ce tour-ci. Les jetons restants serviront au prochain. Touchez « { $choice } ».
       *[lines] Il n’y a plus rien à faire ce tour-ci. Les jetons restants serviront au prochain. Prenez « { $choice } ».
    }
lesson-first-game-main-confront =
    { $at ->
        [table] Un Problème peut être affronté et rapportera. Renforcez l’autre si possible, ou touchez « { $choice } ».
       *[lines] Un Problème peut être affronté et rapportera. Renforcez l’autre si possible, ou prenez « { $choice } ».
    }
lesson-first-game-main = Seuls les personnages face à un Problème comptent. Jouez des Amis face au vôtre, jusqu’à réunir la puissance requise.
lesson-first-game-main-friend = Vous avez { $tokens }. Regardez ce qui manque face à un Problème, et jouez-y un Ami qui l’apporte.
lesson-first-game-main-troublemaker = Votre adversaire ne marque pas là où un Fauteur de troubles le bloque. En jouer un coûte un jeton.
lesson-first-game-main-card = Vous pouvez jouer une Ressource ou un Événement. Jouez la carte si elle vous aide ce tour-ci, ou gardez-la.
lesson-first-game-main-move = Ceux qui attendent à la maison ne comptent pas. Pour 2 jetons, déplacez-en un là où il manque de la puissance.
lesson-first-game-main-draw =
    { $at ->
        [table] Rien à jouer ? Pour un jeton, touchez « { $choice } ». Ou finissez la phase et gardez vos jetons.
       *[lines] Rien à jouer ? Pour un jeton, prenez « { $choice } ». Ou finissez la phase et gardez vos jetons.
    }
lesson-first-game-main-use =
    { $at ->
        [table] Ce qui peut servir est doré. Si rien ne vous aide, finissez la phase et gardez vos jetons.
       *[lines] Chaque ligne est une chose que vous pouvez faire. Si rien ne vous aide, finissez la phase et gardez vos jetons.
    }
lesson-first-game-where = Face à un Problème, l’Ami compte. À la maison, il attend, et le déplacer coûtera des jetons.
lesson-first-game-where-again = Choisissez l’endroit où il manque de la puissance. Elle aide aussi au face-à-face.
lesson-first-game-where-troublemaker = Choisissez le Problème où votre adversaire allait marquer. La carte y reste un tour face cachée.
lesson-first-game-where-card =
    { $at ->
        [table] Le texte de cette carte dit où elle agit. Lisez-le, puis choisissez un endroit doré.
       *[lines] Le texte de cette carte dit où elle agit. Lisez-le, puis choisissez un des endroits.
    }
lesson-first-game-challenge = Un Fauteur de troubles vous bloque. Défiez-le si votre puissance sur place dépasse la sienne.
lesson-first-game-uncover = Votre Fauteur de troubles a attendu un tour : dévoilez-le, et il bloquera le Problème.
lesson-first-game-confront-order = Vous pouvez affronter deux Problèmes. Affrontez les deux dans le même tour, et les deux rapportent.
lesson-first-game-priority = Une de vos cartes peut agir. Utilisez-la, ou passez : passer ne coûte rien.
lesson-first-game-may = Le texte de la carte vous laisse le choix. Si l’effet vous aide, dites oui.
lesson-first-game-pay-with = Les jetons ne suffisent pas ici. Donnez ce qui vous manquera le moins.
lesson-first-game-pay-or = Payez si ces jetons valent moins pour vous que ce qui arriverait sinon.
lesson-first-game-choose =
    { $at ->
        [table] Le texte d’une carte vous laisse choisir. Tout ce que vous pouvez choisir est doré.
       *[lines] Le texte d’une carte vous laisse choisir. Tout ce que vous pouvez choisir est dans la liste.
    }
lesson-first-game-under-deck = La carte du dessus sera piochée ou retournée. Laissez sur votre pioche ce qui vous aide ; le reste, dessous.
lesson-first-game-order-triggers = Plusieurs de vos cartes agissent en même temps. L’ordre compte rarement : prenez n’importe laquelle.
lesson-first-game-send-home = Le défi est perdu : un de vos personnages rentre à la maison. Choisissez celui qui vous manquera le moins.
lesson-first-game-uniqueness = Ces cartes ne peuvent pas rester ensemble. Écartez celle qui vous aide le moins.
lesson-first-game-any-order = Ces cartes vont sous la pioche. L’ordre compte rarement : prenez n’importe laquelle.
lesson-first-game-discard = Un texte vous fait défausser une carte de votre main. Choisissez-en une que vous ne jouerez pas bientôt.
lesson-first-game-discard-down = On garde 8 cartes en main. Défaussez une carte dont vous n’avez pas les couleurs.
lesson-first-game-home-limit = Trop d’Amis à la maison. Laissez partir le plus faible, et envoyez-les plus tôt la prochaine fois.
lesson-first-game-search = Prenez ce qui vous manque. Un Ami que vous pouvez payer est rarement un mauvais choix.
lesson-first-game-card-asks =
    { $at ->
        [table] Une carte vous pose cette question. Lisez son texte, puis touchez ce qui est doré.
       *[lines] Une carte vous pose cette question. Lisez son texte, puis prenez un des choix.
    }
lesson-first-game-done =
    { $won ->
        [yes] Vous gagnez votre première partie ! Place à une partie entière, en 15 points.
       *[no] Cette fois, { $opponent } a gagné. Rejouez cette partie, ou jouez-en une entière, en 15 points.
    }

## La liste des leçons, et les boutons à la fin d’une leçon.

learn-title = Apprendre à jouer
learn-intro = Huit leçons courtes sur une vraie table, puis une courte partie avec un entraîneur. Vous ne pouvez rien casser : essayez.
learn-done = faite
learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lesson-coach = Entraîneur
lesson-step = Étape { $step } sur { $steps }.
lesson-next = Leçon suivante
lesson-again = Encore une fois
lesson-try-again = Recommencer
lesson-list = Toutes les leçons
