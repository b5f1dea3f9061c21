# Monster High UNO, learned by playing: one to three short sentences each, at most about 170 letters.
# $left and $right are the names of the others, always subjects of their sentences.

learn-uno-goal = Qui se débarrasse en premier de toutes ses cartes remporte la manche. Chacun commence avec sept cartes.

learn-uno-colour = À votre tour, jouez une carte qui va sur la défausse. La couleur en cours est le bleu : jouez une carte bleue.
learn-uno-colour-draw = On peut piocher même quand on a de quoi jouer, mais pourquoi prendre une carte de plus ? Jouez la bleue.

learn-uno-number = Vous n’avez plus de bleu, mais le même chiffre convient aussi, quelle que soit sa couleur. Trouvez le 2.
learn-uno-number-draw = Pas besoin de piocher : l’une de vos cartes a le même chiffre que la défausse, le 2.

learn-uno-sign = Les cartes à symbole ont un effet. Avec votre +2 rose, le joueur suivant pioche deux cartes et passe son tour. Jouez-le !
learn-uno-sign-play = Cette carte convient aussi. Mais jouez plutôt le +2, pour voir ce qu’il fait.
learn-uno-sign-draw = Pas besoin de piocher : votre +2 convient, puisque la couleur en cours est le rose.
learn-uno-sign-done = { $left } pioche deux cartes et passe son tour. { $right } joue un Joker, qui convient toujours, et choisit le bleu. Autres symboles : Passer fait sauter un tour, Inversion change le sens.

learn-uno-draw = Vous n’avez pas de bleu, et le Joker n’a ni chiffre ni symbole. Piochez donc une carte.

learn-uno-drawn = La carte piochée convient : vous pouvez la jouer aussitôt. Allez-y !
learn-uno-drawn-pass = Vous pouvez la garder, mais mieux vaut s’en débarrasser. Jouez le 4 bleu.
learn-uno-drawn-done = Vous auriez pu la garder. Quand la carte piochée ne convient pas, votre tour est fini, tout simplement.

learn-uno-call = Plus que deux cartes ! Avant de jouer l’avant-dernière, annoncez-le : appuyez sur UNO, puis jouez le 8 vert.
learn-uno-call-silent = Vous n’avez pas annoncé UNO, et cela peut coûter deux cartes. Appuyez d’abord sur UNO, puis jouez le 8 vert.
learn-uno-call-draw = Pas besoin de piocher : le 8 vert convient. Appuyez d’abord sur UNO, puis jouez-le.

learn-uno-catch = { $left } n’a plus qu’une carte et n’a pas annoncé UNO ! Appuyez sur le bouton rouge pour faire contre-UNO.
learn-uno-catch-done = Bien vu : { $left } pioche deux cartes. À une vraie table, faites vite : dès que le joueur suivant joue, il est trop tard.

learn-uno-challenge = { $right } joue un +4. Il n’est permis que sans carte de la couleur en cours : c’était le bleu. Pas une seule carte bleue sur six ? Contestez !
learn-uno-challenge-accept = Cela vous coûterait quatre cartes et votre tour. Contestez : avec tant de cartes en main, c’est sûrement du bluff.
learn-uno-challenge-done = Du bluff ! { $right } avait du bleu, et pioche les quatre cartes. Sans bluff, vous en auriez pioché six. Personne d’autre n’a vu cette main.

learn-uno-scary = Avec votre carte effrayante, vous donnez toutes vos cartes d’une couleur. Vous en avez deux roses : jouez-la et choisissez le rose.
learn-uno-scary-other = Vous ne donneriez qu’une carte. Choisissez le rose : deux de moins d’un coup !
learn-uno-scary-draw = Pas besoin de piocher : une carte effrayante convient toujours. Jouez-la et choisissez le rose.

learn-uno-give = Les cartes font le tour de la table, une pour chacun. { $left } reçoit la première : choisissez laquelle.

learn-uno-last-gift = { $right } reçoit l’autre, et il ne vous restera qu’une carte. Appuyez donc d’abord sur UNO, puis donnez la carte rose.
learn-uno-last-gift-silent = Il ne vous resterait qu’une carte, sans UNO annoncé. Appuyez d’abord sur UNO, puis donnez la carte rose.

learn-uno-name = Choisissez maintenant la couleur à jouer. Votre dernière carte est verte.
learn-uno-name-name = Votre dernière carte ne conviendrait pas. Choisissez le vert.

learn-uno-last = Toujours du vert ! Jouez votre dernière carte et remportez la manche.
learn-uno-last-draw = Pas besoin de piocher : votre dernière carte convient. Jouez-la, c’est gagné !

learn-uno-count = Vous marquez les points des autres mains : une carte à chiffre vaut son chiffre, à symbole 20, sans couleur 50. Le premier total à 500 points remporte la partie.

# What has been learned
learn-uno-learned-1 = Une carte convient par sa couleur, son chiffre ou son symbole ; sans couleur, elle convient toujours. Sinon, piochez.
learn-uno-learned-2 = Annoncez UNO avant de jouer votre avant-dernière carte, et faites contre-UNO dès que quelqu’un l’oublie.
learn-uno-learned-3 = Contestez un +4 si vous flairez le bluff. Avec une carte effrayante, vous donnez toute une couleur.
