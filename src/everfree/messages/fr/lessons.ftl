# Les leçons : leur titre, leur sujet, les phrases de l’entraîneur et le mot de la fin.
# $card est la carte à toucher, $choice les mots du bouton à toucher.

lesson-go-on = Touchez « { $choice } » pour continuer.
lesson-lost = Ainsi, le but ne peut plus être atteint. Touchez « Recommencer ».

lesson-turn-and-tokens-title = Votre tour et vos jetons
lesson-turn-and-tokens-about = Les jetons arrivent à chaque tour et paient vos Amis.
lesson-turn-and-tokens-play = Vous avez { $tokens }, les pièces dorées. Touchez « { $card } » dans votre main pour jouer cette carte.
lesson-turn-and-tokens-where = Un Ami peut attendre à la maison. Touchez « { $choice } » dans votre maison.
lesson-turn-and-tokens-end = La pièce sur une carte est son coût ; il vous reste { $tokens }. Touchez « { $choice } ».
lesson-turn-and-tokens-again = Nouveau tour : vous avez pioché et vous avez de nouveau { $tokens }. Touchez « { $card } » pour jouer cette carte.
lesson-turn-and-tokens-done = À chaque tour, vous piochez, vous recevez des jetons et vous les dépensez. C’est le rythme du jeu.

lesson-play-and-move-title = Jouer et déplacer
lesson-play-and-move-about = À la maison, un Ami attend. Face à un Problème, il compte.
lesson-play-and-move-move = À la maison, un Ami attend ; face à un Problème, il compte. Touchez « { $card } » pour le déplacer.
lesson-play-and-move-moved = Un déplacement coûte 2 jetons. Touchez « { $choice } » à votre Problème, celui de gauche.
lesson-play-and-move-play = On peut aussi jouer un Ami directement face à un Problème. Touchez « { $card } » dans votre main.
lesson-play-and-move-played = Touchez « { $choice } » à votre Problème.
lesson-play-and-move-done = Les deux comptent maintenant. Jouer un Ami directement là-bas économise le prix du déplacement.

lesson-confront-title = Affronter un Problème
lesson-confront-about = Réunissez la puissance requise et marquez.
lesson-confront-move = Votre Problème demande 1 bleu et 1 d’une autre couleur. Il manque le bleu : touchez « { $card } ».
lesson-confront-where = Touchez « { $choice } » à votre Problème.
lesson-confront-end = Le Problème peut être affronté. Touchez « { $choice } » : la phase de score vient ensuite.
lesson-confront-done = Vous avez affronté le Problème et marqué un point. Chaque tour où vous l’affrontez en rapporte encore.

lesson-faceoff-title = Le face-à-face
lesson-faceoff-about = Deux joueurs veulent le même Problème : la puissance et une carte retournée décident.
lesson-faceoff-play = { $opponent } a 4 de puissance face à votre Problème, et vous 2. Touchez « { $card } » pour vous renforcer.
lesson-faceoff-where = Touchez « { $choice } » à votre Problème.
lesson-faceoff-end = 4 contre 4. Chacun retournera une carte et ajoutera sa puissance. Touchez « { $choice } ».
lesson-faceoff-done = Puissance sur place plus carte retournée : le plus haut total gagne le face-à-face et le bonus. Puis vient un nouveau Problème.

lesson-troublemakers-title = Les Fauteurs de troubles
lesson-troublemakers-about = Ils bloquent un Problème tant que personne ne les bat.
lesson-troublemakers-challenge = « Flim » bloque votre Problème. Vous avez 4 de puissance, lui 3 : touchez « { $card } » pour le défier.
lesson-troublemakers-play = Battu, et son point est à vous. Envoyez-en un à votre tour : touchez « { $card } ».
lesson-troublemakers-where = La carte reste un tour face cachée. Touchez « { $choice } » au Problème de { $opponent }, celui de droite.
lesson-troublemakers-done = Votre Fauteur de troubles sera dévoilé à votre prochain tour et bloquera ce Problème.

lesson-friends-that-react-title = Les Amis qui réagissent
lesson-friends-that-react-about = Certains Amis agissent pendant le tour de l’autre joueur.
lesson-friends-that-react-use = { $opponent } a joué un Ami face à votre Problème. Touchez « { $card } », qui peut y réagir.
lesson-friends-that-react-yes = Son texte demande si vous le voulez. Touchez « { $choice } ».
lesson-friends-that-react-where = À vous de dire où va l’autre Ami. Touchez « { $choice } » dans la maison de { $opponent }.
lesson-friends-that-react-done = Une réaction est possible à tout tour. La table vous le demande dès qu’une de vos cartes peut réagir.

lesson-resources-and-events-title = Ressources et Événements
lesson-resources-and-events-about = Une Ressource reste et aide. Un Événement sert une fois.
lesson-resources-and-events-resource = Une Ressource reste sur la table. Touchez « { $card } » pour la jouer.
lesson-resources-and-events-use = Écartez-la, et votre prochaine carte coûtera 2 de moins. Touchez « { $card } » sur la table.
lesson-resources-and-events-friend = Touchez « { $card } » : la carte ne coûte plus rien.
lesson-resources-and-events-where = Touchez « { $choice } » au Problème de { $opponent }.
lesson-resources-and-events-event = Il demande 4 de puissance et vous avez 3. Un Événement sert une fois : touchez « { $card } ».
lesson-resources-and-events-target = Choisissez qui reçoit 2 de puissance : touchez « { $card } ».
lesson-resources-and-events-end = 5 de puissance : assez pour affronter. Touchez « { $choice } ».
lesson-resources-and-events-done = Une Ressource, un Événement, et un point au Problème de l’autre joueur.

lesson-winning-title = Gagner
lesson-winning-about = Il faut 15 points pour gagner. Marquez les deux derniers en un tour.
lesson-winning-play = Vous avez { $points }, et il en faut 15. Deux Problèmes peuvent rapporter : touchez « { $card } ».
lesson-winning-where = L’autre Problème demande 4 de puissance et vous y avez 2. Touchez « { $choice } » à ce Problème.
lesson-winning-end = Les deux Problèmes peuvent être affrontés. Touchez « { $choice } ».
lesson-winning-confront = À vous de choisir l’ordre. Touchez « { $choice } ».
lesson-winning-done = 15 points : vous gagnez. Vous connaissez maintenant tout le jeu.

lesson-first-game-title = Votre première partie
lesson-first-game-about = Une partie courte en 7 points contre un ordinateur facile, avec un entraîneur à vos côtés.
lesson-first-game-starting-problem = Votre Problème est l’endroit où vous marquerez d’abord. Choisissez-en un : la ligne « Vous » dit ce qu’il vous faudra.
lesson-first-game-mulligan = Il vous faut des Amis qui coûtent 1 ou 2. Gardez cette main si elle en a ; sinon, reprenez-en une, une seule fois.
lesson-first-game-main = Jouez des Amis face à votre Problème jusqu’à ce qu’il puisse être affronté. Puis finissez la phase.
lesson-first-game-where = Face à un Problème, la carte compte. À la maison, elle attend, et la déplacer coûtera des jetons.
lesson-first-game-challenge = Un Fauteur de troubles vous bloque. Défiez-le si votre puissance sur place dépasse la sienne.
lesson-first-game-uncover = Votre Fauteur de troubles a attendu un tour : dévoilez-le, et il bloquera le Problème.
lesson-first-game-confront-order = Vous pouvez affronter deux Problèmes. Avec les deux en un tour, vous marquez aux deux.
lesson-first-game-priority = Une de vos cartes peut agir. Utilisez-la, ou passez : passer ne coûte rien.
lesson-first-game-discard-down = On garde 8 cartes en main. Défaussez une carte dont vous n’avez pas les couleurs.
lesson-first-game-home-limit = Trop d’Amis à la maison. Laissez partir le plus faible, et envoyez-les plus tôt la prochaine fois.
lesson-first-game-may = Le texte de la carte vous laisse le choix. Lisez-le au-dessus des réponses.
lesson-first-game-done =
    { $won ->
        [yes] Vous gagnez votre première partie. Une partie entière va jusqu’à 15 points.
       *[no] Cette fois, { $opponent } a gagné. Recommencez, ou jouez une partie entière en 15 points.
    }

## La liste des leçons, et les boutons à la fin d’une leçon.

learn-title = Apprendre à jouer
learn-intro = Huit courtes leçons à une vraie table, puis une partie courte avec un entraîneur. Vous ne pouvez rien casser : essayez.
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
