# What a link shows before anybody opens it.

preview-home = Parlour : { $games } et { $last } dans le navigateur
preview-game = { $game } – Parlour
preview-game-about = { $pitch } Jouez dans le navigateur, entre amis ou contre des robots. Ni compte ni installation.
preview-learn = Apprendre à jouer à { $game } en trois minutes
preview-learn-about = { $pitch } Apprenez en jouant, étape par étape : ni compte ni installation.
preview-invitation = On vous invite à jouer à { $game }
preview-invitation-about = { $pitch } Ouvrez le lien, donnez votre nom et prenez place : ni compte ni installation.
preview-watch = Regarder une partie : { $game }
preview-watch-about = { $pitch } Ouvrez le lien pour voir la table comme si vous y étiez.
preview-verify = Sans triche ? – Parlour
preview-verify-about = Après une partie, remélangez ses paquets et constatez que personne n’a pu choisir les cartes.
preview-replay = Revoir une partie – Parlour
preview-replay-about = Une partie terminée, coup par coup, vue de n’importe quelle place.
preview-pad = Carnet de score – Parlour
preview-pad-about = Un carnet de score pour jouer avec les cartes imprimées : il compte selon les règles et marche sans réseau.
preview-played = Vos parties – Parlour
preview-played-about = Les parties terminées dans ce navigateur : qui a gagné, de combien, et ce que cela donne au total.
preview-picture = Les cartes du jeu, en éventail
