# The rules of Monster High UNO for players: paragraphs, worked examples, and a summary of one page.

# What the game is about
rules-uno-u20-aim-title = Le but du jeu
rules-uno-u20-aim = Débarrassez-vous de toutes vos cartes avant les autres : vous marquez alors des points pour chaque carte qui leur reste. Les manches se suivent jusqu’à ce que quelqu’un atteigne { $points ->
    [one] { $points } point
   *[other] { $points } points
} et remporte la partie.
rules-uno-u21-aim-title = Le but du jeu
rules-uno-u21-aim = Débarrassez-vous de vos cartes : à la fin d’une manche, chaque carte qui vous reste en main compte contre vous. Les manches se suivent jusqu’à ce que quelqu’un atteigne { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le plus petit score l’emporte.
rules-uno-u2-title = Les joueurs
rules-uno-u2 = UNO se joue de deux à dix, sans équipes.
rules-uno-u1-title = Les cartes
rules-uno-u1 = Il y a 112 cartes. Chacune des quatre couleurs, bleu, vert, rose et jaune, en compte 25 : un 0, deux cartes de chaque chiffre de 1 à 9, deux +2, deux Inversions et deux Passer. Douze cartes n’ont pas de couleur : quatre Jokers, quatre +4 et quatre cartes effrayantes.
rules-uno-u1-classic-title = Les cartes
rules-uno-u1-classic = Il y a 108 cartes. Chacune des quatre couleurs, bleu, vert, rose et jaune, en compte 25 : un 0, deux cartes de chaque chiffre de 1 à 9, deux +2, deux Inversions et deux Passer. Huit cartes n’ont pas de couleur : quatre Jokers et quatre +4.
rules-uno-u1-kinds-title = Trois sortes de cartes
rules-uno-u1-kinds = Les cartes à chiffre n’ont pas d’effet. Les cartes à symbole, +2, Inversion et Passer, en ont un dès qu’on les joue. Avec une carte sans couleur, vous choisissez la couleur.

# Before the first turn
rules-uno-u3-title = Qui distribue
rules-uno-u3 = Avant la première manche, chacun tire une carte, et le plus grand chiffre distribue. Les cartes à symbole et les cartes sans couleur comptent 0. Les joueurs à égalité pour le plus grand chiffre tirent de nouveau. Puis on mélange toutes les cartes.
rules-uno-u4-title = La distribution
rules-uno-u4 = Chacun reçoit sept cartes et ne les montre à personne. Le reste, face cachée, est la pioche. On révèle la carte du dessus et on la pose à côté : c’est la première carte de la défausse.
rules-uno-u6-title = Qui commence
rules-uno-u6 = Le joueur à gauche du donneur commence. On joue dans le sens horaire : après vous, c’est au joueur à votre gauche. Certaines premières cartes changent cela.
rules-uno-u5-title = La première carte
rules-uno-u5 = Si la première carte porte un chiffre, la manche commence, tout simplement. Pour toute autre carte, voici ce qui se passe avant le premier tour.
rules-uno-u5-draw-two-title = Première carte : +2
rules-uno-u5-draw-two = Le joueur à gauche du donneur pioche deux cartes et passe son tour. Le joueur suivant commence.
rules-uno-u5-skip-title = Première carte : Passer
rules-uno-u5-skip = Le joueur à gauche du donneur passe son tour. Le joueur suivant commence.
rules-uno-u5-reverse-title = Première carte : Inversion
rules-uno-u5-reverse = Le donneur commence, même à deux joueurs, et l’on joue dans le sens antihoraire, donc vers la droite.
rules-uno-u5-wild-title = Première carte : Joker
rules-uno-u5-wild = Le joueur à gauche du donneur choisit la couleur, puis joue en premier.
rules-uno-u5-draw-four-title = Première carte : +4
rules-uno-u5-draw-four = Cette carte retourne dans la pioche, que l’on mélange avant d’en révéler une autre. Chacun garde ses sept cartes.
rules-uno-u5-scary-title = Première carte : carte effrayante
rules-uno-u5-scary = Personne ne donne de cartes. Le joueur à gauche du donneur choisit la couleur, puis joue en premier.
rules-uno-u3-next-title = Les manches suivantes
rules-uno-u3-next = Pour chaque nouvelle manche, on rassemble et on mélange toutes les cartes. C’est alors au joueur à gauche du dernier donneur de distribuer.

# A turn
rules-uno-u7-title = Votre tour
rules-uno-u7 = À votre tour, de deux choses l’une : vous jouez une carte qui convient, ou vous piochez une carte. On ne joue jamais deux cartes à la fois, même identiques. Puis c’est au joueur suivant.
rules-uno-u7-fits-title = Ce qui convient
rules-uno-u7-fits = Regardez la carte du dessus de la défausse. Une carte de la même couleur convient, et aussi une carte du même chiffre ou du même symbole. Une carte sans couleur convient toujours.
rules-uno-u7-fits-example = La carte du dessus est un 7 rose. Toutes les cartes roses conviennent, et tous les 7. Le Joker aussi.
rules-uno-u7-wild-title = Après une carte sans couleur
rules-uno-u7-wild = Si la carte du dessus est sans couleur, la couleur choisie est la couleur en cours. Seules conviennent les cartes de cette couleur, et les autres cartes sans couleur.
rules-uno-u7-draw-title = Piocher une carte
rules-uno-u7-draw = Si rien ne convient dans votre main, vous devez piocher. Vous pouvez aussi piocher alors que vous avez de quoi jouer. Dans tous les cas, vous ne piochez qu’une carte, même si elle ne convient pas.
rules-uno-u7-drawn-title = La carte piochée
rules-uno-u7-drawn = Si la carte piochée convient, vous pouvez la jouer aussitôt, mais pas une autre. Vous pouvez aussi la garder. Si vous la gardez, ou si elle ne convient pas, votre tour est fini.

# Special cards
rules-uno-u10-title = Passer
rules-uno-u10 = Le joueur suivant passe son tour : il ne joue pas et ne pioche pas.
rules-uno-u9-title = Inversion
rules-uno-u9 = On change de sens : de l’horaire à l’antihoraire, ou l’inverse.
rules-uno-u8-title = +2
rules-uno-u8 = Le joueur suivant pioche deux cartes et passe son tour. Pas moyen de les refiler à un autre, même avec un +2 en main.
rules-uno-u9-two-title = À deux joueurs
rules-uno-u9-two = À deux, une carte Inversion agit comme une carte Passer. Après une carte Passer, Inversion ou +2, c’est de nouveau à vous ; après un +4 aussi, sauf si l’adversaire conteste et que c’était du bluff.
rules-uno-u11-title = Joker
rules-uno-u11 = Il se joue sur n’importe quelle carte, même si vous avez autre chose qui convient. Vous choisissez la couleur à jouer ensuite. Ce peut être la même qu’avant.
rules-uno-u12-title = +4
rules-uno-u12 = Vous choisissez la couleur, n’importe laquelle. Le joueur suivant pioche quatre cartes et passe son tour, ou bien conteste. Pas moyen de refiler les quatre cartes à un autre.
rules-uno-u12-allowed-title = Quand il est permis
rules-uno-u12-allowed = Le +4 n’est permis que si vous n’avez aucune carte de la couleur en cours. Les cartes d’une autre couleur, même du bon chiffre ou du bon symbole, n’y changent rien, pas plus que les cartes sans couleur. Vous pouvez le jouer quand même : c’est du bluff, et il réussit si personne ne conteste.
rules-uno-u13-title = Contester
rules-uno-u13 = Seul le joueur qui doit piocher les quatre cartes peut contester, et seulement avant de les piocher. L’auteur du +4 lui montre alors sa main, et à personne d’autre. Si personne ne conteste, la main reste secrète.
rules-uno-u13-judged-title = Ce qui est jugé
rules-uno-u13-judged = Ce qui compte, c’est la couleur en cours avant le +4, et la main de son auteur juste après. Une seule carte de cette couleur, et c’est du bluff, même si elle n’était pas jouable à ce tour. Les cartes piochées ensuite pour un UNO oublié ne se montrent pas et ne comptent pas.
rules-uno-u13-guilty-title = C’était du bluff
rules-uno-u13-guilty = Le joueur qui a bluffé pioche les quatre cartes. Celui qui a contesté n’en pioche aucune, et c’est à lui de jouer. La couleur choisie reste la même.
rules-uno-u13-guilty-example = La carte du dessus est un 5 vert. Ada joue un +4, choisit le rose et garde trois cartes en main. Ben conteste. L’une des trois est verte : Ada pioche { $drawn } cartes et en a maintenant { $held }. C’est à Ben, et il faut du rose.
rules-uno-u13-innocent-title = Sans bluff
rules-uno-u13-innocent = Le joueur qui a contesté pioche six cartes au lieu de quatre et passe son tour. La couleur choisie reste la même.
rules-uno-u13-innocent-example = La carte du dessus est un 5 vert. Ada joue un +4, et Ben conteste. Ada a un 5 et un Joker, mais aucune carte verte : pas de bluff. Ben pioche { $drawn } cartes et passe son tour.
rules-uno-u14-title = Carte effrayante
rules-uno-u14 = Elle se joue sur n’importe quelle carte. Choisissez une de vos couleurs, et donnez aux autres joueurs toutes vos cartes de cette couleur. Choisissez ensuite la couleur à jouer : celle que vous voulez.
rules-uno-u14-order-title = Qui reçoit les cartes
rules-uno-u14-order = Donnez une carte au joueur à votre gauche, une au suivant, et ainsi de suite, en faisant le tour autant de fois qu’il le faut, jusqu’à n’avoir plus de cartes de cette couleur. On donne toujours dans le sens horaire, même si l’on joue dans l’autre. À vous de décider quelle carte va à qui ; certains en reçoivent parfois plus que d’autres.
rules-uno-u14-order-example = Vous jouez une carte effrayante et choisissez le rose. Ada est à votre gauche, et Ben vient après. Vous donnez { $given } cartes : l’Inversion à Ada, le 2 à Ben, et le 6 de nouveau à Ada. Il ne vous reste alors qu’une carte : vous annoncez UNO avec le 6. Puis vous choisissez la couleur.
rules-uno-u14-seen-title = Qui les voit
rules-uno-u14-seen = La carte que vous donnez n’est vue que de vous et du joueur qui la reçoit. Les autres n’en connaissent que la couleur.
rules-uno-u14-must-title = Donner est obligatoire
rules-uno-u14-must = Si vous avez la moindre carte de couleur, vous ne pouvez pas jouer une carte effrayante sans rien donner. Si toutes vos autres cartes sont sans couleur, vous ne donnez rien : vous choisissez seulement la couleur.
rules-uno-u15-title = Tout donner
rules-uno-u15 = Si vous donnez ainsi toutes vos cartes, vous remportez la manche, comme si vous les aviez jouées. Vous la remportez aussi si la carte effrayante est elle-même votre dernière carte ; vous ne donnez alors rien. Dans les deux cas, vous ne choisissez pas de couleur.

# UNO, and the end of a round
rules-uno-u16-title = Annoncer UNO
rules-uno-u16 = Quand votre coup ne vous laisse qu’une carte, annoncez « UNO ! » en jouant. Si vous recevez ensuite d’autres cartes, puis n’en avez de nouveau plus qu’une, il faut l’annoncer encore.
rules-uno-u16-catch-title = UNO oublié
rules-uno-u16-catch = Si vous n’annoncez rien, n’importe quel autre joueur peut faire contre-UNO, et vous piochez deux cartes. Vous ne les piochez qu’une fois : seul le premier contre-UNO compte.
rules-uno-u16-until-title = Jusqu’à quand
rules-uno-u16-until = Le contre-UNO est possible dès que votre carte est jouée. Il ne l’est plus quand quelqu’un entame le tour suivant : en jouant une carte, en piochant, ou en répondant à un +4. Un joueur qui passe son tour, ou qui pioche des cartes à cause d’un +2, ne vous met pas à l’abri.
rules-uno-u16-scary-title = UNO et carte effrayante
rules-uno-u16-scary = Si vous donnez tant de cartes qu’il ne vous en reste qu’une, annoncez UNO avec la dernière que vous donnez. En cas d’oubli, le contre-UNO est possible dès ce moment, avant même que vous choisissiez la couleur.
rules-uno-u16-late-title = Annonce tardive
rules-uno-u16-late = Un oubli ? Annoncez vite : une annonce tardive compte, si personne n’a encore fait contre-UNO.
rules-uno-u16-undue-title = Annonce injustifiée
rules-uno-u16-undue = UNO ne s’annonce que quand il le faut, et l’on ne fait contre-UNO qu’à un joueur qui n’a plus qu’une carte et n’a pas annoncé UNO. Tout le reste ne compte pas, et ne coûte rien.
rules-uno-u16-moment-title = À l’écran
rules-uno-u16-moment = Appuyez sur UNO avant de jouer la carte qui ne vous en laisse qu’une. Tant qu’un contre-UNO est possible, le tour suivant attend un instant : chacun a le temps de faire contre-UNO, ou une annonce tardive. L’hôte fixe la durée de cet instant.
rules-uno-u17-title = Plus de cartes en main
rules-uno-u17 = Dès que vous n’avez plus de carte, la manche est finie et vous la remportez. Votre dernière carte peut être n’importe quelle carte qui convient. On montre alors toutes les mains, et on compte les points.
rules-uno-u17-draw-title = Finir sur un +2
rules-uno-u17-draw = Si votre dernière carte est un +2 ou un +4, le joueur suivant pioche quand même les deux ou quatre cartes. Elles comptent avec le reste de sa main.
rules-uno-u17-draw-example = Ada joue un +2 et n’a plus de carte. Ben vient ensuite, avec { $held } points en main. Ben pioche deux cartes, soit { $drawn } points de plus : sa main compte maintenant { $total } points.
rules-uno-u17-wild-title = Finir sur une carte sans couleur
rules-uno-u17-wild = Si votre dernière carte est sans couleur, vous ne choisissez pas de couleur. Un +4 joué en dernier ne se conteste pas : vous n’avez plus de cartes, ce n’est donc pas du bluff.
rules-uno-u18-title = La pioche est vide
rules-uno-u18 = Quand quelqu’un doit piocher et que la pioche est vide, la carte du dessus de la défausse reste en place. On mélange toutes les autres cartes de la défausse : c’est la nouvelle pioche. Si la pioche s’épuise pendant qu’on pioche plusieurs cartes, on continue avec la nouvelle.
rules-uno-u18-nothing-title = Plus rien à piocher
rules-uno-u18-nothing = S’il y a quand même trop peu de cartes, vous piochez ce qu’il y a. S’il n’y en a aucune, piocher à votre tour revient à passer.
rules-uno-u18-blocked-title = Manche bloquée
rules-uno-u18-blocked = Si tous les joueurs, l’un après l’autre, passent parce qu’il n’y a rien à piocher, la manche est finie. Personne ne la remporte, et personne ne marque. On distribue alors une nouvelle manche.
rules-uno-u18-blocked-alternative-title = Manche bloquée
rules-uno-u18-blocked-alternative = Si tous les joueurs, l’un après l’autre, passent parce qu’il n’y a rien à piocher, la manche est finie. Personne ne la remporte, et chacun marque les points de ses propres cartes.

# Points
rules-uno-u19-title = Ce que valent les cartes
rules-uno-u19 = Une carte à chiffre vaut son chiffre. Les cartes +2, Inversion et Passer valent 20 points chacune. Les cartes Joker et +4 valent 50 points chacune.
rules-uno-u19-scary-title = La carte effrayante
rules-uno-u19-scary = La carte effrayante est une carte sans couleur : elle aussi vaut 50 points.
rules-uno-u20-title = Tout au gagnant
rules-uno-u20 = Le gagnant de la manche marque les points de toutes les cartes restées dans les autres mains. Personne d’autre ne marque.
rules-uno-u20-example = Ada n’a plus de carte. Ben a { $ben } points en main, et Cleo { $cleo } points. Ada marque { $ada } points.
rules-uno-u20-end-title = Qui remporte la partie
rules-uno-u20-end = Après chaque manche, les points s’ajoutent à votre total. Le premier joueur à atteindre { $points ->
    [one] { $points } point
   *[other] { $points } points
} remporte la partie. En attendant, on distribue une nouvelle manche.
rules-uno-u21-title = Chacun pour soi
rules-uno-u21 = Après chaque manche, chacun marque les points des cartes qui lui restent en main. Main vide, aucun point. Ici, les points font mal : jouez tôt les cartes qui coûtent cher.
rules-uno-u21-example = Ada n’a plus de carte et marque { $ada } point. Ben marque { $ben } points, et Cleo { $cleo } points.
rules-uno-u21-end-title = Qui remporte la partie
rules-uno-u21-end = Après chaque manche, les points s’ajoutent à votre total. Dès que quelqu’un atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
}, la partie est finie, et le plus petit total l’emporte. Si plusieurs joueurs ont ce même total, ils se partagent la victoire.

# What the host can choose
rules-uno-u1-choice-title = Monster ou classique
rules-uno-u1-choice = Le jeu de cartes Monster compte 112 cartes. Le classique en compte 108 : il n’a pas les quatre cartes effrayantes, et rien d’autre ne change.
rules-uno-u21-choice-title = Deux décomptes
rules-uno-u21-choice = Tout au gagnant : le gagnant d’une manche marque les points de toutes les cartes restantes, et le plus grand score remporte la partie. Chacun pour soi : tout le monde marque les points de ses propres cartes, et le plus petit score remporte la partie.
rules-uno-u20-choice-title = La durée de la partie
rules-uno-u20-choice = On joue d’habitude en 500 points. L’hôte peut choisir un autre nombre : plus il est petit, plus vite la partie est finie.
rules-uno-u7-not-played-title = Ce qui ne se joue pas ici
rules-uno-u7-not-played = Bien des familles jouent à UNO avec leurs propres règles. Ici, on ne refile pas un +2, on ne pioche pas jusqu’à trouver une carte qui convient, et on ne joue pas au tour d’un autre. Le 0 et le 7 sont des chiffres comme les autres.

# The names of groups of cards in examples
rules-uno-discard = Sur la défausse
rules-uno-fits = Convient
rules-uno-fits-not = Ne convient pas
rules-uno-hand = Votre main
rules-uno-kept = Vous gardez
rules-uno-ada-holds = Ada a en main
rules-uno-ada-gets = Ada reçoit
rules-uno-ada-plays = Ada joue
rules-uno-ben-holds = Ben a en main
rules-uno-ben-gets = Ben reçoit
rules-uno-ben-draws = Ben pioche
rules-uno-cleo-holds = Cleo a en main

# The summary of one page
rules-uno-brief-deal = Donnez sept cartes à chacun ; le reste est la pioche, et sa première carte commence la défausse.
rules-uno-brief-begin = Le joueur à gauche du donneur commence, et l’on joue dans le sens horaire.
rules-uno-brief-first = Si la première carte est un Passer ou un +2, elle s’applique au joueur qui devait commencer ; si c’est une Inversion, le donneur commence, dans le sens antihoraire.
rules-uno-brief-first-wild = Si la première carte est un Joker, le joueur à gauche du donneur choisit la couleur et commence.
rules-uno-brief-first-scary = Si la première carte est un Joker ou une carte effrayante, le joueur à gauche du donneur choisit la couleur et commence ; on ne donne rien.
rules-uno-brief-first-four = Si la première carte est un +4, elle retourne dans la pioche et on en révèle une autre.
rules-uno-brief-play = Jouez une carte de la même couleur, du même chiffre ou du même symbole que celle du dessus ; ou jouez une carte sans couleur et choisissez la couleur.
rules-uno-brief-draw = Ou piochez une carte ; si elle convient, vous pouvez la jouer aussitôt.
rules-uno-brief-skip = Passer : le joueur suivant passe son tour ; +2 : il pioche aussi deux cartes.
rules-uno-brief-reverse = Inversion : on change de sens ; à deux joueurs, elle agit comme Passer.
rules-uno-brief-draw-four = +4 : le joueur suivant pioche quatre cartes et passe son tour ; permis seulement si vous n’avez aucune carte de la couleur en cours.
rules-uno-brief-challenge = Avant de piocher les quatre cartes, vous pouvez contester le +4 : si c’était du bluff, elles sont pour qui a bluffé ; sinon, vous en piochez six.
rules-uno-brief-scary = Carte effrayante : donnez toutes vos cartes d’une couleur, une à chacun à tour de rôle, dans le sens horaire à partir de votre gauche ; puis choisissez la couleur à jouer.
rules-uno-brief-call = Annoncez UNO en jouant votre avant-dernière carte ; en cas d’oubli, un contre-UNO avant le tour suivant vous fait piocher deux cartes.
rules-uno-brief-pile = Si la pioche est vide, on mélange la défausse sauf la carte du dessus : c’est la nouvelle pioche.
rules-uno-brief-last = Si la dernière carte d’une main est un +2 ou un +4, le joueur suivant pioche quand même, et ces cartes comptent.
rules-uno-brief-points = Une carte à chiffre vaut son chiffre, une carte à symbole 20, une carte sans couleur 50.
rules-uno-brief-end = Le joueur qui n’a plus de carte marque les points de toutes les autres mains ; le premier total à atteindre { $points ->
    [one] { $points } point
   *[other] { $points } points
} l’emporte.
rules-uno-brief-end-alternative = Quand quelqu’un n’a plus de carte, chacun marque les points de sa propre main ; quand un total atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
}, le plus petit l’emporte.
