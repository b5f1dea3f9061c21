# `parlour bench`, and the page it writes.

bench-game = N’exécute que les comparaisons de ce jeu.
bench-repetitions = Nombre d’exécutions de chaque côté.
bench-seconds = Durée approximative de chaque exécution.
bench-write = Écrit le résultat dans ce fichier, en Markdown.
bench-measuring = { $what }…

bench-what = Quoi
bench-ours = Parlour, par seconde
bench-peer = Face à
bench-theirs = Par seconde
bench-ratio = Rapport
bench-spread = Étendue
bench-target = Au moins

bench-in-c = la même chose en C
bench-missing = non installé : { $name }
bench-speed = { NUMBER($value, maximumFractionDigits: 0) }
bench-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-between = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-target-value =
    { $reached ->
        [yes] { NUMBER($value) } ✓
       *[no] { NUMBER($value) } ✗
    }
bench-machine = { $processor }, { $cores ->
        [one] { $cores } cœur
       *[other] { $cores } cœurs
    } (un seul utilisé), { $system }, Python { $python } ; { $packages }.

bench-case-mojo-four-c = Mojo, 4 places, jeu aléatoire
bench-case-mojo-two-c = Mojo, 2 places, jeu aléatoire
bench-case-mojo-two-discards-c = Mojo, 4 places, deux défausses, jeu aléatoire
bench-case-mojo-open-spiel = Mojo, 4 places, jeu aléatoire ; huit américain à 4
bench-case-mojo-open-spiel-chance = Idem, ses actions de hasard comptées aussi comme des coups
bench-case-mojo-rlcard = Mojo, 4 places, jeu aléatoire ; UNO à 2
bench-case-mojo-plain-rlcard = Mojo non compilé, 4 places, jeu aléatoire ; UNO à 2
bench-case-mojo-playouts = Mojo, 4 places, playouts
bench-case-mojo-playouts-two-discards = Mojo, 4 places, deux défausses, playouts
bench-case-mushi-c = Mushi, jeu aléatoire
bench-case-mushi-osaka-c = Mushi, édition Osaka, jeu aléatoire
bench-case-mushi-playouts = Mushi, playouts
bench-case-uno-four-c = UNO, 4 places, jeu aléatoire
bench-case-uno-two-c = UNO, 2 places, jeu aléatoire
bench-case-uno-open-spiel = UNO, 4 places, jeu aléatoire ; huit américain à 4 avec cartes spéciales et remélange
bench-case-uno-open-spiel-chance = Idem, ses actions de hasard comptées aussi comme des coups
bench-case-uno-rlcard = UNO, 2 places, jeu aléatoire ; UNO à 2
bench-case-uno-playouts = UNO, 4 places, playouts
bench-case-mojo-search-euchre = Mojo, 4 places, recherche comme Expert ; euchre
bench-case-mojo-ismcts-euchre = Mojo, 4 places, recherche classique, playouts aléatoires ; euchre
bench-case-mojo-search-hearts = Mojo, 4 places, recherche comme Expert ; dame de pique
bench-case-mojo-ismcts-hearts = Mojo, 4 places, recherche classique, playouts aléatoires ; dame de pique
bench-case-mushi-search-euchre = Mushi, recherche comme Expert ; euchre
bench-case-mushi-ismcts-euchre = Mushi, recherche classique, playouts aléatoires ; euchre
bench-case-mushi-search-hearts = Mushi, recherche comme Expert ; dame de pique
bench-case-mushi-ismcts-hearts = Mushi, recherche classique, playouts aléatoires ; dame de pique
bench-case-uno-two-search-euchre = UNO, 2 places, recherche comme Expert ; euchre
bench-case-uno-two-ismcts-euchre = UNO, 2 places, recherche classique, playouts aléatoires ; euchre
bench-case-uno-two-search-hearts = UNO, 2 places, recherche comme Expert ; dame de pique
bench-case-uno-two-ismcts-hearts = UNO, 2 places, recherche classique, playouts aléatoires ; dame de pique
bench-case-uno-four-search-euchre = UNO, 4 places, recherche comme Expert ; euchre
bench-case-uno-four-ismcts-euchre = UNO, 4 places, recherche classique, playouts aléatoires ; euchre
bench-case-uno-four-search-hearts = UNO, 4 places, recherche comme Expert ; dame de pique
bench-case-uno-four-ismcts-hearts = UNO, 4 places, recherche classique, playouts aléatoires ; dame de pique
bench-case-mojo-batch = Mojo, 4 places, 4 096 environnements à la fois
bench-case-mojo-pettingzoo = Mojo, 4 places, comme environnement de PettingZoo
bench-case-mushi-batch = Mushi, 4 096 environnements à la fois
bench-case-mushi-pettingzoo = Mushi, comme environnement de PettingZoo
bench-case-uno-batch = UNO, 4 places, 4 096 environnements à la fois
bench-case-uno-pettingzoo = UNO, 4 places, comme environnement de PettingZoo
bench-case-mojo-tree-4 = Mojo, 4 places, comme jeu d’OpenSpiel, jeu aléatoire
bench-case-mushi-tree-2 = Mushi, comme jeu d’OpenSpiel, jeu aléatoire
bench-case-uno-tree-4 = UNO, 4 places, comme jeu d’OpenSpiel, jeu aléatoire
bench-case-uno-tree-10 = UNO, 10 places, comme jeu d’OpenSpiel, jeu aléatoire
bench-case-mojo-javascript = Mojo, 4 places, jeu aléatoire en JavaScript
bench-case-mojo-javascript-plain = Mojo, 4 places, jeu aléatoire en JavaScript ; non compilé en Python
bench-case-mojo-javascript-compiled = Mojo, 4 places, jeu aléatoire en JavaScript ; compilé en Python
bench-case-mushi-javascript = Mushi, jeu aléatoire en JavaScript
bench-case-mushi-javascript-plain = Mushi, jeu aléatoire en JavaScript ; non compilé en Python
bench-case-mushi-javascript-compiled = Mushi, jeu aléatoire en JavaScript ; compilé en Python
bench-case-uno-javascript = UNO, 4 places, jeu aléatoire en JavaScript
bench-case-uno-javascript-plain = UNO, 4 places, jeu aléatoire en JavaScript ; non compilé en Python
bench-case-uno-javascript-compiled = UNO, 4 places, jeu aléatoire en JavaScript ; compilé en Python

bench-title = Mesures de vitesse
bench-made = Écrit par `parlour bench --write docs/benchmarks.md`. L’extra `bench` installe les autres projets ; le compilateur C est celui de la machine. Ce qui manque est omis.
bench-method = Tout s’exécute sur un seul cœur. Les deux côtés d’une ligne s’exécutent tour à tour, { $repetitions ->
        [one] une fois
       *[other] { $repetitions } fois
    } chacun, environ { $seconds ->
        [one] { NUMBER($seconds) } seconde
       *[other] { NUMBER($seconds) } secondes
    } par exécution, après un tour de chauffe ; la compilation ne compte jamais, et le temps est celui du processeur. Un rapport est calculé pour chaque paire d’exécutions voisines ; la table donne les médianes, ainsi que le plus petit et le plus grand rapport.
bench-peers =
    ## Ce qui est mesuré

    - **Jeu aléatoire** : des parties entières, les actions étant tirées uniformément parmi les actions légales, une table après l’autre sur un cœur. Un coup est une action d’un joueur.
    - **Playouts** : à partir de positions prises au milieu d’une manche de jeu aléatoire, encore et encore : copier la position, redistribuer ce que ne voit pas la place dont c’est le tour, jouer des actions légales au hasard jusqu’à la fin de la manche.
    - **Recherche** : des simulations de recherche à partir de positions prises au milieu d’une manche jouée par la politique. La recherche classique distribue un monde compatible avec ce que sait la place, descend dans un arbre, termine la manche au hasard et crédite les coups ; le côté OpenSpiel fait de même avec son `ISMCTSBot` en C++ et ses rollouts aléatoires, à partir de positions prises au milieu d’une partie aléatoire, qu’il joue jusqu’au bout. Expert termine par la politique ; à quatre places, il essaie jusqu’à quatre coups dans chaque monde, et à UNO il évalue la manche après six coups de plus de chaque place, trois à deux places, au lieu de la jouer jusqu’au bout.
    - **Le même jeu en C** : les fichiers de `bench/`, compilés sur place avec `-O3 -march=native`. Ils contiennent toutes les règles et emploient le même générateur : les deux côtés jouent donc les mêmes parties, carte pour carte (un test les compare). En C, UNO ne retient pas ce que chacun sait des cartes des autres ; nos règles, si. Avec GCC, `-fno-tree-slp-vectorize` les accélère, ils y ont donc droit.
    - **OpenSpiel** : des rollouts de `crazy_eights` en C++ juste après la donne, par son `RandomRolloutEvaluator`, des centaines par appel depuis Python. OpenSpiel ne dit pas combien de décisions ont pris ses rollouts : on retient la moyenne de 4 000 parties jouées à partir des mêmes donnes, hors chronomètre, juste à 1 % près. Les cartes piochées sont des actions de son joueur de hasard ; elles ne comptent comme coups que là où la table le dit.
    - **RLCard** : une boucle de `env.step` dans son UNO à deux, avec des actions légales tirées uniformément ; c’est sa seule façon de jouer.
    - **Environnements à la fois** : `parlour.envs.batch` fait avancer 4 096 tables, chacune avec son observation et son masque, par des actions légales au hasard, dont le tirage compte. Pgx en fait avancer autant par un seul appel compilé qui tire aussi les actions ; EnvPool autant avec un seul fil, dans son Blackjack et son poker de Kuhn, où toutes les actions sont légales. PettingZoo et RLCard font avancer une seule table : ils ne savent pas faire autrement.
    - **PettingZoo** : `last`, une action légale au hasard d’après le masque, `step`, des deux côtés.
    - **Comme jeu d’OpenSpiel** : une boucle en Python sur des états que les deux côtés écrivent en Python ; le hasard donne carte par carte, et ses actions comptent. Les dominos distribuent 28 pièces ; le poker menteur, des chiffres toujours équiprobables. UNO mélange 112 cartes de 55 sortes.
