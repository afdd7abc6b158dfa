### Comment jouer, en un texte court : « règles » à une table du terminal, et docs/play. Des phrases du glossaire viennent s’y mêler.

howto-title = Comment jouer

howto-goal-title = Le but
howto-goal = Soyez le premier à avoir { $goal } points. Vos personnages réunissent de la puissance face aux Problèmes ; assez de puissance des bonnes couleurs rapporte des points.

howto-table-title = La table
howto-table-problems = Chaque joueur a un Problème au milieu. Les deux joueurs peuvent envoyer des personnages aux deux Problèmes.
howto-table-home = Chaque joueur a une maison. Votre Personnage principal y commence, et les Amis peuvent y attendre.
howto-table-decks = Chaque joueur a une pioche, une main, une défausse et un paquet de dix Problèmes.

howto-begin-title = Avant le premier tour
howto-begin-problem = Les deux joueurs choisissent un Problème de départ et le montrent en même temps.
howto-begin-hand = Chacun pioche six cartes. Vous pouvez les remélanger et en piocher six autres, une seule fois.
howto-begin-first = Le hasard dit qui commence. Celui qui commence ne pioche pas de carte au premier tour.

howto-turn-title = Un tour
howto-turn = Un tour a cinq phases, toujours dans cet ordre.

howto-main-title = Que faire dans votre phase principale
howto-main-play = Jouer un Ami ou une Ressource : payez son coût. Un Ami va dans votre maison ou directement face à un Problème.
howto-main-event = Jouer un Événement : payez son coût, suivez son texte, et mettez-le dans la défausse.
howto-main-troublemaker = Jouer un Fauteur de troubles face cachée à un Problème, pour 1 jeton. Il est dévoilé à votre prochain tour.
howto-main-move = Déplacer un de vos personnages, pour 2 jetons.
howto-main-draw = Piocher une carte, pour 1 jeton.
howto-main-rally = Rallier un Ami effrayé, pour 2 jetons.
howto-main-use = Utiliser le texte d’une carte qui le permet.
howto-main-often = Faites autant que vous pouvez payer, dans n’importe quel ordre. Les jetons gardés serviront au prochain tour.

howto-colors-title = Les couleurs
howto-colors-card = Une carte peut demander de la puissance d’une couleur avant d’être jouée. Tous vos personnages en jeu comptent pour cela.
howto-colors-problem = Un Problème demande de la puissance de certaines couleurs. Là, seuls comptent vos personnages prêts à ce Problème, chacun avec une seule de ses couleurs.
howto-colors-sides = Un Problème a un côté pour chaque joueur. Son propriétaire a besoin de certaines couleurs ; l’adversaire a souvent besoin de plus de puissance, de n’importe quelle couleur.

howto-confront-title = Affronter, et les face-à-face
howto-confront-point = Dans votre phase de score, chaque Problème où vous avez la puissance requise rapporte 1 point.
howto-confront-faceoff = Si votre adversaire pouvait l’affronter aussi, il y a un face-à-face. Le gagnant marque le bonus du Problème.
howto-confront-double = Si vous affrontez deux Problèmes dans le même tour, il y a un seul face-à-face pour les deux. C’est le plus haut bonus qui est marqué.
howto-confront-tie = Si les totaux sont égaux, chacun retourne une carte de plus.
howto-confront-next = Après un face-à-face, le Problème est résolu : tous les personnages présents retournent à la maison, et le Problème suivant arrive.

howto-troublemaker-title = Les Fauteurs de troubles
howto-troublemaker-blocks = Vous ne pouvez pas affronter un Problème où un Fauteur de troubles de votre adversaire est face visible.
howto-troublemaker-challenge = Défiez-le dans votre phase des Fauteurs de troubles. Si vous gagnez le face-à-face, vous marquez ses points et il disparaît.
howto-troublemaker-lose = Si vous perdez, un de vos personnages présents retourne à la maison.

howto-end-title = La fin du tour et de la partie
howto-end-turn = Vous gardez huit cartes en main au plus, et autant d’Amis à la maison que votre Personnage principal le permet.
howto-end-game = { $goal } points font gagner aussitôt, même au milieu d’un tour.
howto-end-text = Si le texte d’une carte dit autre chose que ces règles, c’est la carte qui a raison.

## Seulement pour docs/play : ce que montrent les images, et les autres pages.

howto-picture-table = La table dans le navigateur : deux Problèmes au milieu, votre maison dessous, votre main tout en bas.
howto-picture-main = Votre phase principale : ce que vous pouvez faire est doré.
howto-picture-confront = Votre Problème, à gauche, demande 1 en bleu et 1 d’une autre couleur. Il manque encore le bleu.
howto-picture-faceoff = Un face-à-face contre un Fauteur de troubles : les deux totaux, avec les cartes retournées.
howto-picture-troublemaker = Un Fauteur de troubles bloque le Problème de gauche.
howto-coach = La meilleure façon d’apprendre est une partie avec un entraîneur, en 7 points :
howto-words = Chaque table du terminal les redit : tapez règles ou glossaire ligne par ligne, ou appuyez sur r ou g en plein écran. Pour voir ce qu’un bon ordinateur ferait à votre place, tapez conseil, ou appuyez sur a en plein écran.
howto-keywords-intro = Un mot-clé remplace un texte. Le texte de la carte a les nombres exacts.
howto-judge-title = L’index de l’arbitre
howto-judge-intro = Où trouver la réponse : chaque mot avec ses règles, en des phrases à nous sous les numéros du livret. Pour en savoir plus sur l’une d’elles :
howto-judge-word = Mot
howto-judge-rules = Règles
howto-judge-rulings = Nos décisions
