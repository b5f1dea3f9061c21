# The rulebook of Mojo, for players: fetched when it is opened.
# The numbers of a worked example never change, so they need no plural forms. A total of $points ends the game.

# About the game
rules-mojo-m2-title = Le but du jeu
rules-mojo-m2 = Mojo se joue de deux à huit, chacun pour soi. À chaque manche, débarrassez-vous de vos cartes : celles qui vous restent vous donnent des points, et il en faut le moins possible. Après plusieurs manches, le plus petit total l’emporte.
rules-mojo-m1-title = Les cartes
rules-mojo-m1 = Il y a 78 cartes numérotées de cinq couleurs, chacune avec sa valeur : quatre exemplaires de chaque bleue (0 et 1), cinq de chaque verte (2, 3 et 4), six de chaque jaune (5, 6 et 7), sept de chaque orange (8, 9 et 10) et huit de chaque rouge (11 et 12). Plus une valeur est grande, plus vous la croiserez souvent.
rules-mojo-m1-mojo-title = La carte Mojo
rules-mojo-m1-mojo = Il n’y a qu’une carte Mojo, avec une face 0 et une face +10. Elle se place au centre de la table, et ses flèches indiquent le sens du tour. Le joueur qui met fin à une manche la prend, et marque alors 0 point pour cette manche, ou au contraire 10 points de plus.

# Setting up
rules-mojo-m3-title = La distribution
rules-mojo-m3 = Mettez la carte Mojo au centre de la table, face 0 visible. Mélangez les cartes numérotées et donnez-en huit à chacun. Ne montrez pas vos cartes. Le reste, face cachée, est la pioche. Révélez la carte du dessus et mettez-la à côté : c’est le début de la défausse.
rules-mojo-m4-title = Qui commence
rules-mojo-m4 = À la première manche, c’est le plus jeune qui commence. À l’écran, l’hôte désigne qui commence, ou s’en remet au tirage au sort.

# Your turn
rules-mojo-m5-title = Le sens du tour
rules-mojo-m5 = Suivez les flèches de la carte Mojo : sens horaire quand sa face 0 est visible, sens antihoraire quand c’est sa face +10. La carte ne se retourne jamais en cours de manche.
rules-mojo-m6-title = Jouez une carte
rules-mojo-m6 = À votre tour, jouez sur la défausse une carte de votre main. Vous avez le choix de la carte, mais pas celui de passer. Comparez-la ensuite à celle qu’elle recouvre.
rules-mojo-m7-title = Carte inférieure
rules-mojo-m7 = Si votre carte est inférieure, par exemple un 5 sur un 8, votre tour s’arrête. Et une carte de moins !
rules-mojo-m8-title = Carte supérieure
rules-mojo-m8 = Si votre carte est supérieure, par exemple un 9 sur un 4, piochez la première carte de la pioche. Puis votre tour s’arrête.
rules-mojo-m9-title = Carte égale
rules-mojo-m9 = Si votre carte est égale, par exemple un 7 sur un 7, vous devez rejouer : prenez une autre carte de votre main et comparez de nouveau. Voilà comment écouler plusieurs cartes en un seul tour ! Une carte inférieure ou supérieure met fin au tour, comme d’habitude.
rules-mojo-m9-example = Votre premier 8 est égal au 8 de la défausse : vous rejouez. Le second est égal au premier : vous rejouez encore. Le 7 est inférieur au 8 : votre tour s’arrête, et l’autre 7 devra attendre. Vous avez joué { $played } cartes, il vous en reste { $left }.
rules-mojo-m10-title = Pioche vide
rules-mojo-m10 = Quand quelqu’un doit piocher et que la pioche est vide, formez-en une autre. Laissez en place la carte du dessus de la défausse, mélangez toutes les autres et posez-les face cachée : voilà la nouvelle pioche.

# The end of a round
rules-mojo-m11-title = Mojo Time
rules-mojo-m11 = S’il vous reste trois cartes ou moins quand votre tour s’achève, posez-les face cachée devant vous. Plus question de les jouer, mais elles compteront à la fin de la manche. Les autres continuent comme avant, jusqu’à leur propre Mojo Time.
rules-mojo-m11-example = Supposons que vous soyez au moins trois à jouer. Le 5 est inférieur : si vous le jouez, il vous reste { $lower } cartes, que vous posez face cachée. Le 9 est supérieur : si vous le jouez, vous piochez, vous voilà avec { $higher } cartes, et ce n’est pas encore le Mojo Time.
rules-mojo-m11-two-title = Mojo Time à deux
rules-mojo-m11-two = À deux joueurs, le Mojo Time arrive à deux cartes ou moins. Avec trois cartes en main, on joue comme avant.
rules-mojo-m12-title = Révélez vos cartes
rules-mojo-m12 = Une fois vos cartes posées, vous ne jouez plus et ne piochez plus. À chacun de vos tours, révélez-en une, celle que vous voulez ; vous pouvez les regarder avant. Elle reste devant vous, et c’est au joueur suivant.
rules-mojo-m13-title = La dernière carte
rules-mojo-m13 = La manche s’arrête aussitôt que quelqu’un révèle la dernière de ses cartes posées. Elle s’arrête aussi quand quelqu’un joue la dernière carte de sa main : il faut pour cela plusieurs cartes égales dans le même tour. Le joueur qui met fin à la manche prend la carte Mojo, et tout le monde compte ses cartes.
rules-mojo-m13-higher-title = Dernière carte supérieure
rules-mojo-m13-higher = Si la dernière carte de votre main est supérieure à celle qu’elle recouvre, vous devez quand même piocher. Votre main n’est donc pas vide : c’est le Mojo Time, vous posez face cachée la carte piochée, et la manche continue.
rules-mojo-m13-higher-example = Vous jouez vos { $played } cartes en un seul tour : les trois 5 sont égaux, le 9 est supérieur. Vous piochez donc, et il vous reste { $left } carte à poser face cachée. Avec un 2 à la place du 9, la manche serait finie.
rules-mojo-m16-title = La manche suivante
rules-mojo-m16 = Tant qu’aucun total n’atteint { $points }, on joue une autre manche. Le joueur qui a pris la carte Mojo la remet au centre sans la retourner, telle qu’elle est après le décompte, et joue en premier.
rules-mojo-m16-shuffle-title = Nouvelles cartes
rules-mojo-m16-shuffle = Mélangez de nouveau les 78 cartes numérotées. Distribuez comme à la première manche : huit cartes à chacun, et la première carte de la pioche pour la nouvelle défausse.
rules-mojo-m16-fr-title = Nouvelles cartes
rules-mojo-m16-fr = Mettez de côté toutes les cartes des joueurs et toute la défausse. Distribuez la nouvelle manche avec ce qui reste de la pioche : huit cartes à chacun, et une nouvelle défausse. Les cartes mises de côté ne reviennent qu’une fois la pioche épuisée, même en pleine distribution : mélangées à la défausse, sauf la carte du dessus, elles forment alors la nouvelle pioche.

# Scoring
rules-mojo-m14-title = Ce qui compte
rules-mojo-m14 = Regardez toutes vos cartes : celles de votre main et celles que vous avez posées, révélées ou non. Dans chaque couleur, seule la plus élevée compte, et une seule fois, même si vous l’avez en double. La somme de ces cartes est votre score.
rules-mojo-m14-example = Ada a de l’orange et du bleu : 9 + 1 = { $ada }. Les deux 8 ne comptent pas, et un seul des deux 1 compte. Ben a du vert et du bleu : 4 + 0 = { $ben }. Cleo a trois couleurs : 10 + 11 + 3 = { $cleo }.
rules-mojo-m14-ru-title = Les cartes encore cachées
rules-mojo-m14-ru = Le livret russe compte les cartes face visible et celles de la main. Mais il dit aussi que les cartes posées sont prises en compte : ici, celles encore face cachée comptent donc aussi.
rules-mojo-m14-colour-title = Peu de couleurs
rules-mojo-m14-colour = À côté d’une carte plus élevée de la même couleur, une carte ne coûte rien. Mieux vaut donc parfois beaucoup de cartes en peu de couleurs que peu de cartes en beaucoup de couleurs.
rules-mojo-m14-colour-example = Ada a six cartes, mais deux couleurs seulement : 12 + 4 = { $ada }. Ben a trois cartes de trois couleurs : 10 + 7 + 3 = { $ben }.
rules-mojo-m15-title = Avec la carte Mojo
rules-mojo-m15 = Sans la carte Mojo, les points que vous marquez sont votre score, tout simplement. Si vous l’avez prise, vous marquez 0 point si personne n’a un score plus petit que le vôtre : mettez-la face 0 visible. Si quelqu’un a un score plus petit, vous marquez 10 points de plus que votre score : mettez-la face +10 visible.
rules-mojo-m15-example = Cleo a pris la carte Mojo, mais c’est Ben qui a le plus petit score : { $ben }. Cleo marque donc { $cleo } + 10 = { $mojo } points.
rules-mojo-m15-tie-title = L’égalité suffit
rules-mojo-m15-tie = Avec la carte Mojo, pas besoin de faire mieux que tous les autres. Il suffit que personne ne fasse mieux que vous.
rules-mojo-m15-tie-example = Ada a 3 + 1 = { $ada }, Ben a 10 + 5 = { $ben }, et Cleo, qui a pris la carte Mojo, a 4 + 0 = { $cleo }. Personne n’a un score plus petit que { $cleo } : Cleo marque donc { $mojo } point.
rules-mojo-m17-title = La fin de la partie
rules-mojo-m17 = Après chaque manche, ajoutez les points de chacun à son total. Dès qu’un total atteint ou dépasse { $points }, la partie est finie, et le plus petit total l’emporte. Si plusieurs joueurs ont ce même total, ils se partagent la victoire. L’hôte fixe le score de fin de partie.

# Variants
rules-mojo-m18-title = Deux défausses
rules-mojo-m18 = À la mise en place d’une manche, révélez une deuxième carte de la pioche et mettez-la à côté de la première : c’est le début d’une seconde défausse. Les autres règles restent les mêmes, à part ce qui suit.
rules-mojo-m18-turn-title = Choisissez une défausse
rules-mojo-m18-turn = Au début de votre tour, choisissez l’une des deux défausses. Toutes les cartes de ce tour se jouent sur cette défausse, et se comparent à sa carte du dessus.
rules-mojo-m18-draw-title = Piocher ou prendre
rules-mojo-m18-draw = Quand vous devez piocher, vous avez le choix : la première carte de la pioche, ou la carte du dessus de l’autre défausse, celle où vous n’avez pas joué. Tout le monde voit alors quelle carte vous prenez.
rules-mojo-m18-draw-example = Vous jouez le 7. Sur la défausse de droite, il est inférieur, et votre tour s’arrête. Sur celle de gauche, il est supérieur : vous piochez, ou vous prenez le 9. Ce 9 ne vous coûterait rien, car votre 10 est de la même couleur : avec ou sans lui, vos cartes comptent 10 + 5 + 4 + 0 = { $sum }.
rules-mojo-m19-title = Défausse vide
rules-mojo-m19 = Si vous prenez la seule carte d’une défausse, déplacez-y la carte que vous venez de jouer : la défausse repart avec elle.
rules-mojo-m19-ru-title = Défausse vide
rules-mojo-m19-ru = Si vous prenez la seule carte d’une défausse, révélez la première carte de la pioche : la défausse repart avec elle.
rules-mojo-m20-title = Pioche vide
rules-mojo-m20 = Quand il faut une carte de la pioche et qu’elle est vide, laissez en place la carte du dessus de chaque défausse. Mélangez toutes les autres cartes des défausses : c’est la nouvelle pioche.
rules-mojo-m20-pl-title = Pioche vide
rules-mojo-m20-pl = Quand vous voulez piocher et que la pioche est vide, servez-vous de la défausse où vous n’avez pas joué. Laissez-y la carte du dessus et mélangez le reste : c’est la nouvelle pioche. S’il n’y a rien sous la carte du dessus, faites de même avec la défausse où vous avez joué.
rules-mojo-m21-title = Manche sans fin
rules-mojo-m21 = À force de reprendre des cartes dans les défausses, on pourrait jouer éternellement. Si, 40 tours de suite, personne ne finit son tour avec moins de cartes qu’au début, en main ou face cachée, on ne prend plus rien dans les défausses. Tout le monde pioche, jusqu’à ce que quelqu’un finisse un tour avec moins de cartes.
rules-mojo-m16-editions-title = Trois éditions
rules-mojo-m16-editions = Mojo existe en trois éditions : la française, qui est l’originale, la russe et la polonaise. Elles diffèrent un peu : par la distribution des manches suivantes et, avec deux défausses, par la façon de reformer une pioche ou une défausse vide. L’hôte choisit l’édition.

# Above the cards of a worked example
rules-mojo-hand = Votre main
rules-mojo-played = Vous jouez
rules-mojo-discard = La défausse
rules-mojo-discard-left = La défausse de gauche
rules-mojo-discard-right = La défausse de droite
rules-mojo-ada = Ada
rules-mojo-ben = Ben
rules-mojo-cleo = Cleo

# Cards that are no numbers, for people who cannot see them
rules-mojo-card-mojo-0 = Carte Mojo, face 0
rules-mojo-card-mojo-10 = Carte Mojo, face +10
rules-mojo-card-back = une carte face cachée

# The summary on one page
rules-mojo-brief-deal = Donnez huit cartes à chacun ; le reste est la pioche, et sa première carte commence la défausse.
rules-mojo-brief-deal-two = Donnez huit cartes à chacun ; le reste est la pioche, et ses deux premières cartes commencent deux défausses.
rules-mojo-brief-order = Le plus jeune commence, et l’on joue dans le sens des flèches de la carte Mojo, posée au début face 0 visible.
rules-mojo-brief-play = Jouez la carte de votre choix : si elle est inférieure à celle qu’elle recouvre, votre tour s’arrête.
rules-mojo-brief-play-two = Choisissez une défausse pour ce tour et jouez la carte de votre choix : si elle est inférieure à celle qu’elle recouvre, votre tour s’arrête.
rules-mojo-brief-higher = Si elle est supérieure, vous piochez une carte, et votre tour s’arrête.
rules-mojo-brief-higher-two = Si elle est supérieure, vous piochez une carte ou prenez celle du dessus de l’autre défausse, et votre tour s’arrête.
rules-mojo-brief-equal = Si elle est égale, vous rejouez.
rules-mojo-brief-empty = Une défausse vide repart avec la carte du dessus de l’autre.
rules-mojo-brief-empty-ru = Une défausse vide repart avec la première carte de la pioche.
rules-mojo-brief-pile = Si la pioche est vide, on mélange toutes les cartes défaussées sauf celle du dessus : c’est la nouvelle pioche.
rules-mojo-brief-pile-two = Si la pioche est vide, on mélange toutes les cartes défaussées sauf celle du dessus de chaque défausse : c’est la nouvelle pioche.
rules-mojo-brief-pile-two-pl = Si la pioche est vide, on mélange la défausse où vous n’avez pas joué, sauf la carte du dessus : c’est la nouvelle pioche.
rules-mojo-brief-time = S’il vous reste trois cartes ou moins à la fin de votre tour (deux ou moins à deux joueurs), c’est le Mojo Time : posez-les face cachée.
rules-mojo-brief-turn-up = Ensuite, révélez-en une à chacun de vos tours.
rules-mojo-brief-end = La manche s’arrête quand quelqu’un révèle la dernière de ses cartes posées ou joue la dernière de sa main. La carte Mojo lui revient.
rules-mojo-brief-count = Dans chaque couleur, seule votre carte la plus élevée compte : la somme de ces cartes est votre score.
rules-mojo-brief-mojo = Avec la carte Mojo, on marque 0 point si personne n’a un score plus petit ; sinon, 10 points de plus que son score.
rules-mojo-brief-next-shuffle = On remélange toutes les cartes pour la manche suivante, et le joueur qui a pris la carte Mojo la commence.
rules-mojo-brief-next-fr = La manche suivante se distribue avec ce qui reste de la pioche, et toutes les autres cartes comptent comme défaussées ; le joueur qui a pris la carte Mojo commence.
rules-mojo-brief-game = Dès qu’un total atteint ou dépasse { $points }, la partie est finie, et le plus petit total l’emporte.
