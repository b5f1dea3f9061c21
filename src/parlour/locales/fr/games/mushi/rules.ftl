# Mushi's rulebook, for players. Its paragraphs and pictures are in web/src/games/mushi/rules.ts.

# About the game
rules-mushi-h1-game-title = Des fleurs pour deux
rules-mushi-h1-game = Mushi se joue à deux avec des hanafuda, les cartes à fleurs du Japon. On capture une carte avec une autre du même mois. Les lumières valent le plus, et certaines combinaisons de cartes, les yaku, ont leurs propres points.
rules-mushi-h2-title = Le but du jeu
rules-mushi-h2 = À chaque manche, tâchez de capturer des cartes pour plus de 115 points, soit plus de la moitié du total. { $deals ->
    [one] Une seule manche décide de la partie.
   *[other] La partie compte { $deals } manches, et le plus grand total l’emporte.
}
rules-mushi-h1-title = Les cartes
rules-mushi-h1 = Il y a 40 cartes : dix mois de quatre cartes chacun, sans juin ni juillet. À chaque mois sa plante. Deux cartes correspondent quand elles sont du même mois.
rules-mushi-h1-kinds-title = Quatre types de cartes
rules-mushi-h1-kinds = Une lumière vaut 20 points, un animal 10, un ruban 5, une normale 1. Ensemble, les 40 cartes valent 230 points. Voici toutes les lumières, tous les animaux, tous les rubans, et quelques normales ; le pont et la coupe de saké comptent parmi les animaux.
rules-mushi-h1-marks-title = Les repères des cartes
rules-mushi-h1-marks = Dans son coin, chaque carte porte le numéro de son mois et le signe de son type : un soleil pour une lumière, une empreinte de patte pour un animal, un ruban, une graine pour une normale, un éclair pour le joker. Quand vous connaîtrez bien les cartes, vous pourrez masquer ces repères dans le menu.
rules-mushi-h1-1-title = Janvier : pin
rules-mushi-h1-1 = Cherchez des aiguilles en éventail. La grue au soleil vaut 20 points, le ruban à poésie 5, chaque normale 1.
rules-mushi-h1-2-title = Février : prunier
rules-mushi-h1-2 = Cherchez des fleurs rondes, rouges et blanches. La fauvette vaut 10 points, le ruban à poésie 5, chaque normale 1.
rules-mushi-h1-3-title = Mars : cerisier
rules-mushi-h1-3 = Cherchez des fleurs roses. Le rideau vaut 20 points, le ruban à poésie 5, chaque normale 1.
rules-mushi-h1-4-title = Avril : glycine
rules-mushi-h1-4 = Cherchez des grappes de fleurs violettes qui pendent. Le coucou vaut 10 points, le ruban rouge 5, chaque normale 1.
rules-mushi-h1-5-title = Mai : iris
rules-mushi-h1-5 = Cherchez des fleurs violettes parmi de longues feuilles pointues. Le pont vaut 10 points, le ruban rouge 5, chaque normale 1.
rules-mushi-h1-8-title = Août : miscanthus
rules-mushi-h1-8 = Le miscanthus est une haute herbe : cherchez une colline ronde et sombre. La pleine lune vaut 20 points, les oies 10, chaque normale 1. Ce mois n’a pas de ruban.
rules-mushi-h1-9-title = Septembre : chrysanthème
rules-mushi-h1-9 = Cherchez des fleurs rondes aux nombreux pétales. La coupe de saké vaut 10 points, le ruban bleu 5, chaque normale 1.
rules-mushi-h1-10-title = Octobre : érable
rules-mushi-h1-10 = Cherchez des feuilles en étoile. Le cerf vaut 10 points, le ruban bleu 5, chaque normale 1.
rules-mushi-h1-11-title = Novembre : saule
rules-mushi-h1-11 = Cherchez de fines branches qui retombent. L’homme au parapluie vaut 20 points, l’hirondelle 10, le ruban rouge 5, la Foudre 1. La Foudre, un orage rouge sombre, est le joker.
rules-mushi-h1-12-title = Décembre : paulownia
rules-mushi-h1-12 = Cherchez une grande feuille sombre sous des fleurs violettes dressées. Le phénix vaut 20 points, chacune des trois normales 1. L’une d’elles a le bas jaune, mais ne vaut pas plus que les autres.

# Before you play
rules-mushi-h3-title = Qui distribue en premier
rules-mushi-h3 = Si l’hôte n’a pas désigné le premier donneur, chacun tire une carte : celui dont le mois vient en premier dans l’année distribue. Si les deux cartes sont du même mois, c’est celui dont la carte vaut le plus ; à valeur égale, on tire de nouveau.
rules-mushi-h3-next-title = Qui distribue ensuite
rules-mushi-h3-next = Le joueur qui a marqué le plus dans une manche distribue la suivante. À égalité, on ne change pas de donneur.
rules-mushi-h4-title = La distribution
rules-mushi-h4 = Le donneur distribue quatre cartes à l’adversaire, s’en donne quatre, en met quatre sur la table, et recommence une fois. Chacun a maintenant 8 cartes en main, la table en compte 8, et les 16 autres sont la pioche.
rules-mushi-h4-open-title = Ce qu’on voit
rules-mushi-h4-open = Votre main n’est visible que de vous. Sur la table, les cartes sont face visible ; la pioche est face cachée. Voici, de haut en bas : la main de l’adversaire, la table, votre main.
rules-mushi-h5-title = La maldonne
rules-mushi-h5 = Si les quatre cartes d’un même mois sont sur la table, plus aucune carte ne leur correspond. C’est pareil pour les trois saules autres que la Foudre, car la Foudre ne correspond à aucun saule. Dans les deux cas, on redonne, sans changer de donneur.
rules-mushi-h5-pairs-title = Quatre paires
rules-mushi-h5-pairs = Quatre paires sur la table font aussi une maldonne : quatre mois, avec exactement deux cartes de chacun. Pour une fois, la Foudre compte comme un saule.

# Your turn
rules-mushi-h6-title = Qui joue
rules-mushi-h6 = Le donneur joue en premier, puis c’est chacun son tour. On ne peut pas passer.
rules-mushi-h7-title = Un tour en deux temps
rules-mushi-h7 = Jouez d’abord une carte de votre main, puis retournez la première carte de la pioche. Chacune des deux capture ce qui lui correspond sur la table, ou y reste. Puis c’est à l’adversaire.
rules-mushi-h7-example = Avec le ruban d’érable, vous capturez le cerf : vous prenez les deux, { $points } points en tout. Puis vous retournez une normale de pin. Il n’y a pas d’autre pin sur la table : elle y reste.
rules-mushi-h9-title = Une carte correspond
rules-mushi-h9 = S’il y a sur la table une carte du même mois, votre carte la capture, et vous prenez les deux. Une carte qui correspond capture toujours.
rules-mushi-h9-two-title = Deux cartes correspondent
rules-mushi-h9-two = S’il y a sur la table deux cartes du mois, choisissez laquelle capturer. L’autre ne bouge pas.
rules-mushi-h9-two-example = Vous jouez le rideau. Il y a deux cerisiers sur la table, un ruban et une normale : vous choisissez le ruban. Vous prenez { $points } points, et la normale reste.
rules-mushi-h9-three-title = Trois cartes correspondent
rules-mushi-h9-three = S’il y a sur la table trois cartes du mois, capturez-les toutes les trois : le mois entier est à vous.
rules-mushi-h9-three-example = Vous jouez le phénix et prenez les quatre paulownias, { $points } points en tout. Vous obtenez aussi un yaku : Quatre Paulownias.
rules-mushi-h9-none-title = Rien ne correspond
rules-mushi-h9-none = Une carte à laquelle rien ne correspond reste sur la table, face visible. Chacun de vous deux peut désormais la capturer.
rules-mushi-h8-ru-title = Capture obligatoire
rules-mushi-h8-ru = Si vous avez en main des cartes qui correspondent à une carte de la table, vous devez en jouer une. Sinon, jouez la carte que vous voulez : elle reste sur la table. La Foudre, le joker, a sa propre règle.
rules-mushi-h8-shown-title = Ce que l’adversaire apprend
rules-mushi-h8-shown = Quand une carte de votre main reste sur la table, l’adversaire apprend une chose : vous n’avez aucune carte des mois qui s’y trouvaient, sauf peut-être la Foudre. Cela reste vrai jusqu’à la fin de la manche. S’il y a la place, la page montre ces mois barrés à côté du nom de l’adversaire.
rules-mushi-h8-osaka-title = Jouez ce que vous voulez
rules-mushi-h8-osaka = Vous pouvez jouer n’importe quelle carte de votre main, et garder pour plus tard une carte qui correspond. Mais si la carte que vous jouez correspond, elle doit capturer.
rules-mushi-h10-title = Les cartes capturées
rules-mushi-h10 = Les cartes que vous capturez restent devant vous, face visible. Chacun de vous deux peut les regarder à tout moment.

# The joker
rules-mushi-h11-title = Le joker
rules-mushi-h11 = La Foudre, qui vaut 1 point, est le joker. Jouée depuis votre main, elle capture n’importe quelle carte de la table, à votre choix, sauf un saule. De même, aucun saule ne capture la Foudre.
rules-mushi-h11-example = Vous jouez la Foudre et choisissez la pleine lune : { $points } points en tout. Vous pourriez aussi capturer le chrysanthème, mais pas l’hirondelle : c’est un saule.
rules-mushi-h13-title = Le joker de la pioche
rules-mushi-h13 = Si vous retournez le joker, il capture aussitôt : une carte de la table, à votre choix, sauf un saule.
rules-mushi-h14-title = Rien à capturer
rules-mushi-h14 = S’il n’y a que des saules sur la table, ou plus aucune carte, le joker y reste, qu’il vienne de votre main ou de la pioche.
rules-mushi-h8-joker-title = Le joker se garde
rules-mushi-h8-joker = Pouvoir capturer avec le joker ne vous oblige pas à le jouer. Tant qu’une autre de vos cartes correspond, il ne se joue que pour capturer.
rules-mushi-h12-title = Le joker sur la table
rules-mushi-h12 = Le joker peut se trouver sur la table dès la distribution, ou faute d’avoir pu capturer. Aucune carte d’une main ne le capture. C’est la première carte de la pioche autre qu’un saule qui le capture, peu importe qui la retourne, et elle ne capture rien d’autre.
rules-mushi-h12-example = Vous retournez une normale d’iris, et elle capture la Foudre : { $points } points en tout. Le pont est un iris, lui aussi, mais il reste sur la table.

# The end of a deal
rules-mushi-h15-end-title = La dernière carte
rules-mushi-h15-end = Après huit tours chacun, les deux mains et la pioche sont vides, et la manche est finie. À cause du joker, il reste des cartes sur la table. On les répartit comme suit, et chaque carte est alors à l’un de vous deux.
rules-mushi-h15-title = Le dernier saule
rules-mushi-h15 = Sans la Foudre, il y a trois saules : deux sont capturés ensemble, le troisième reste. Il revient au joueur qui a capturé les deux autres.
rules-mushi-h16-title = L’autre carte qui reste
rules-mushi-h16 = La Foudre fait la paire avec une carte d’un autre mois : il reste donc aussi une carte de ce mois-là. Elle revient au joueur qui a pris cette paire.
rules-mushi-h16-example = Il reste deux rubans, de { $points } points chacun. Vous avez capturé les deux autres saules : le ruban de saule est à vous. L’adversaire a pris le pont avec la Foudre : le ruban d’iris lui revient.
rules-mushi-h16-three-title = Trois cartes qui restent
rules-mushi-h16-three = Il arrive que trois cartes d’un mois soient sur la table pendant que le joker y attend, et que la quatrième capture le joker. Les trois restent alors, et reviennent au joueur qui a capturé le joker.
rules-mushi-h12-end-title = Le joker encore sur la table
rules-mushi-h12-end = Si rien n’a capturé le joker à la fin de la manche, il revient au joueur qui l’a mis sur la table.
rules-mushi-h14-osaka-title = Le joker en dernier
rules-mushi-h14-osaka = Si le joker est la dernière carte de la pioche et reste sur la table, le joueur qui l’a retourné prend aussi le dernier saule, peu importe qui a capturé les deux autres.

# Scoring
rules-mushi-h17-title = Les yaku
rules-mushi-h17 = Un yaku est une combinaison de cartes capturées qui a ses propres points. Une carte peut servir à plusieurs yaku, et chaque yaku compte une fois. Un yaku n’arrête pas la manche.
rules-mushi-h17-five-ru-title = Cinq Lumières : 30 points
rules-mushi-h17-five-ru = Cinq de ces six cartes, au choix : les cinq lumières et la fauvette du prunier. Si la fauvette en fait partie, vous avez aussi Trois Lumières.
rules-mushi-h17-five-osaka-title = Cinq Lumières : 30 points
rules-mushi-h17-five-osaka = Les cinq lumières.
rules-mushi-h17-three-ru-title = Trois Lumières : 25 points
rules-mushi-h17-three-ru = La fauvette du prunier et deux des cinq lumières, au choix. Sans la fauvette, trois lumières ne font pas un yaku.
rules-mushi-h17-three-osaka-title = Trois Lumières : 25 points
rules-mushi-h17-three-osaka = La grue, la fauvette et le rideau. La fauvette est un animal, mais elle fait partie de ce yaku.
rules-mushi-h17-wisterias-title = Quatre Glycines : 10 points
rules-mushi-h17-wisterias = Les quatre cartes d’avril.
rules-mushi-h17-paulownias-title = Quatre Paulownias : 10 points
rules-mushi-h17-paulownias = Les quatre cartes de décembre.
rules-mushi-h18-ru-title = Le score d’une manche
rules-mushi-h18-ru = Additionnez la valeur de vos cartes capturées. Retirez les points des yaku de l’adversaire, puis 115. Vos propres yaku ne vous rapportent rien : ils coûtent des points à l’adversaire. Le score peut être négatif.
rules-mushi-h18-ru-example = Vos cartes valent { $brights } + { $animals } + { $ribbons } + { $chaff } = { $mine } points, et vous avez Trois Lumières. Celles de l’adversaire valent { $theirs } points, avec Quatre Glycines. Votre score : { $mine } − { $their_yaku } − 115 = { $my_score }. Celui de l’adversaire : { $theirs } − { $my_yaku } − 115 = { $their_score }.
rules-mushi-h18-osaka-title = Le score d’une manche
rules-mushi-h18-osaka = Additionnez la valeur de vos cartes capturées et retirez 115. Ajoutez les points de vos propres yaku, puis retirez ceux des yaku de l’adversaire. Ce que l’un gagne, l’autre le perd.
rules-mushi-h18-osaka-example = Vos cartes valent { $brights } + { $animals } + { $ribbons } + { $chaff } = { $mine } points, et vous avez Trois Lumières. Celles de l’adversaire valent { $theirs } points, avec Quatre Glycines. Votre score : { $mine } − 115 + { $my_yaku } − { $their_yaku } = { $my_score }. Celui de l’adversaire : { $theirs } − 115 + { $their_yaku } − { $my_yaku } = { $their_score }.
rules-mushi-h19-title = Qui gagne
rules-mushi-h19 = { $deals ->
    [one] Le plus grand score l’emporte. À scores égaux, personne ne gagne : égalité !
   *[other] Additionnez les scores des { $deals } manches : le plus grand total l’emporte. À totaux égaux, personne ne gagne : égalité !
}

# House rules
rules-mushi-h2-host-title = Ce que choisit l’hôte
rules-mushi-h2-host = Avant la partie, l’hôte choisit l’édition et le nombre de manches, de 1 à 48. L’hôte peut aussi désigner le premier donneur, et décide si quatre paires sur la table font une maldonne.
rules-mushi-h8-editions-title = Les deux éditions
rules-mushi-h8-editions = Dans l’édition russe, il faut jouer une carte qui correspond si l’on en a une, les yaku de lumières s’obtiennent de plusieurs façons, et vos yaku ne font que coûter des points à l’adversaire. Dans l’édition Osaka, vous pouvez garder une carte qui correspond, les cartes de chaque yaku sont fixes, et vos yaku vous rapportent aussi des points. Les éditions diffèrent encore quand le joker est la dernière carte de la pioche.

# Above the cards of an example
rules-mushi-table = Sur la table
rules-mushi-played = Vous jouez
rules-mushi-drawn = Vous retournez
rules-mushi-taken = Vous capturez
rules-mushi-mine = Vos cartes capturées
rules-mushi-theirs = Les cartes capturées par l’adversaire

# The rules on one page
rules-mushi-brief-deal = Donnez 8 cartes à chacun et mettez-en 8 sur la table, face visible ; le donneur joue en premier.
rules-mushi-brief-kinds = Une lumière vaut 20 points, un animal 10, un ruban 5, une normale 1.
rules-mushi-brief-turn = À votre tour, jouez une carte, puis retournez la première carte de la pioche.
rules-mushi-brief-capture = Une carte en capture une du même mois ; si deux correspondent, choisissez-en une ; si trois correspondent, prenez tout.
rules-mushi-brief-stays = Une carte à laquelle rien ne correspond reste sur la table.
rules-mushi-brief-match-ru = Si vous avez des cartes qui correspondent, vous devez en jouer une, ou capturer avec la Foudre.
rules-mushi-brief-match-osaka = Vous pouvez jouer n’importe quelle carte, mais si elle correspond, elle doit capturer.
rules-mushi-brief-joker = La Foudre, le joker, capture toute carte sauf un saule.
rules-mushi-brief-waits = Si la Foudre est sur la table, la prochaine carte de la pioche autre qu’un saule la capture.
rules-mushi-brief-willow = Le saule qui reste revient à qui a capturé les deux autres.
rules-mushi-brief-left = Toute autre carte qui reste revient à qui a le joker.
rules-mushi-brief-brights-ru = Yaku : la fauvette du prunier et deux lumières, 25 points ; cinq cartes parmi les lumières et la fauvette, 30.
rules-mushi-brief-brights-osaka = Yaku : la grue, la fauvette et le rideau, 25 points ; les cinq lumières, 30.
rules-mushi-brief-fours = Yaku : les quatre glycines, 10 points ; les quatre paulownias, 10.
rules-mushi-brief-score-ru = Votre score : vos cartes, moins les yaku de l’adversaire, moins 115.
rules-mushi-brief-score-osaka = Votre score : vos cartes, plus vos yaku, moins les yaku de l’adversaire, moins 115.
rules-mushi-brief-winner = { $deals ->
    [one] Après une seule manche, le plus grand score l’emporte.
   *[other] Après { $deals } manches, le plus grand total l’emporte.
}
