# Mushi on the page: fetched with the game.

# Options
mushi-edition = Édition
mushi-edition-ru = russe
mushi-edition-osaka = Osaka
mushi-edition-about = { $value ->
    [osaka] On peut garder une carte qui correspond. Vos yaku comptent pour vous, ceux de l’adversaire contre vous.
   *[ru] Si une carte correspond, il faut la jouer. Les yaku comptent contre l’adversaire.
}
mushi-deals = Manches par partie
mushi-first_dealer = Qui distribue en premier
mushi-first_dealer-none = Tirage au sort
mushi-four_pairs = Maldonne à quatre paires
mushi-four_pairs-about = Quatre paires sur la table : on redonne aussi.

# Cards
mushi-plant-1 = du pin
mushi-plant-2 = du prunier
mushi-plant-3 = du cerisier
mushi-plant-4 = de la glycine
mushi-plant-5 = de l’iris
mushi-plant-8 = du miscanthus
mushi-plant-9 = du chrysanthème
mushi-plant-10 = de l’érable
mushi-plant-11 = du saule
mushi-plant-12 = du paulownia
mushi-month-1 = Janvier, pin
mushi-month-2 = Février, prunier
mushi-month-3 = Mars, cerisier
mushi-month-4 = Avril, glycine
mushi-month-5 = Mai, iris
mushi-month-8 = Août, miscanthus
mushi-month-9 = Septembre, chrysanthème
mushi-month-10 = Octobre, érable
mushi-month-11 = Novembre, saule
mushi-month-12 = Décembre, paulownia
mushi-name = { $kind ->
    [bright] la lumière { $plant }
    [animal] l’animal { $plant }
    [ribbon] le ruban { $plant }
    [joker] la Foudre
   *[chaff] une normale { $plant }
}
mushi-card-1b = Lumière du pin : grue et soleil
mushi-card-1r = Ruban à poésie du pin
mushi-card-1c1 = Normale du pin
mushi-card-1c2 = Normale du pin
mushi-card-2a = Animal du prunier : fauvette
mushi-card-2r = Ruban à poésie du prunier
mushi-card-2c1 = Normale du prunier
mushi-card-2c2 = Normale du prunier
mushi-card-3b = Lumière du cerisier : rideau
mushi-card-3r = Ruban à poésie du cerisier
mushi-card-3c1 = Normale du cerisier
mushi-card-3c2 = Normale du cerisier
mushi-card-4a = Animal de la glycine : coucou
mushi-card-4r = Ruban rouge de la glycine
mushi-card-4c1 = Normale de la glycine
mushi-card-4c2 = Normale de la glycine
mushi-card-5a = Animal de l’iris : pont de huit planches
mushi-card-5r = Ruban rouge de l’iris
mushi-card-5c1 = Normale de l’iris
mushi-card-5c2 = Normale de l’iris
mushi-card-8b = Lumière du miscanthus : pleine lune
mushi-card-8a = Animal du miscanthus : oies
mushi-card-8c1 = Normale du miscanthus
mushi-card-8c2 = Normale du miscanthus
mushi-card-9a = Animal du chrysanthème : coupe de saké
mushi-card-9r = Ruban bleu du chrysanthème
mushi-card-9c1 = Normale du chrysanthème
mushi-card-9c2 = Normale du chrysanthème
mushi-card-10a = Animal de l’érable : cerf
mushi-card-10r = Ruban bleu de l’érable
mushi-card-10c1 = Normale de l’érable
mushi-card-10c2 = Normale de l’érable
mushi-card-11b = Lumière du saule : homme au parapluie
mushi-card-11a = Animal du saule : hirondelle
mushi-card-11r = Ruban rouge du saule
mushi-card-11j = Normale du saule : la Foudre, le joker
mushi-card-12b = Lumière du paulownia : phénix
mushi-card-12c1 = Normale du paulownia
mushi-card-12c2 = Normale du paulownia
mushi-card-12c3 = Normale du paulownia, jaune

# Places
mushi-hand = Votre main : { $count }
mushi-hand-not = { $card }, injouable pour l’instant
mushi-hand-stays = { $card }, resterait sur la table
mushi-hand-captures = { $card }, capture { $cards }
mushi-hand-choice = { $card }, capture au choix : { $cards }
mushi-table = Cartes sur la table
mushi-lit = { $card }, à capturer
mushi-draw-pile = { $count ->
    [0] Pioche vide
    [one] Pioche, une carte
   *[other] Pioche, { $count } cartes
}
mushi-turned-up = Carte retournée : { $card }
mushi-captured = { $value ->
    [one] Cartes capturées par { $name } : { $value } point
   *[other] Cartes capturées par { $name } : { $value } points
}
mushi-captured-kind = { $kind ->
    [bright] Lumières
    [animal] Animaux
    [ribbon] Rubans
   *[chaff] Normales
} : { $count ->
    [0] aucune carte
   *[other] { $cards }
}
mushi-kind = { $kind ->
    [bright] Lumières
    [animal] Animaux
    [ribbon] Rubans
   *[chaff] Normales
} : { $count ->
    [0] aucune carte
   *[other] { $count } × { $worth }
}
mushi-value = Cartes capturées : { $value } sur 230 points
mushi-value-short = { $value } sur 230 points
mushi-seat = { $cards ->
    [0] { $name }, aucune carte en main, total : { $total }
    [one] { $name }, une carte en main, total : { $total }
   *[other] { $name }, { $cards } cartes en main, total : { $total }
}
mushi-total = total : { $total }
mushi-dealer = D
mushi-dealer-about = Donneur (oya) : joue en premier
mushi-lacks = On le sait : { $name } n’a aucune carte { $months }
mushi-lacks-brief = sans mois
mushi-joker-waits = { $me ->
    [yes] attend une carte de la pioche ; si aucune ne la prend, elle vous revient
   *[no] attend une carte de la pioche ; si aucune ne la prend, elle revient à { $name }
}
mushi-joker-tag = attend
mushi-progress = Manche { $deal }/{ $deals }

# Yaku
mushi-yaku-five_brights = Cinq Lumières
mushi-yaku-three_brights = Trois Lumières
mushi-yaku-wisterias = Quatre Glycines
mushi-yaku-paulownias = Quatre Paulownias
mushi-yaku-brief-wisterias = Glycines
mushi-yaku-brief-paulownias = Paulownias
mushi-yaku-state = { $state ->
    [made] { $yaku }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : c’est fait
    [lost] { $yaku }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : hors d’atteinte
   *[open] { $yaku }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $have } sur { $need }. Encore en jeu : { $missing }
}
mushi-yaku-who = { $me ->
    [yes] Vous l’obtenez : { $points }
   *[no] { $name } l’obtient : { $points }
}
mushi-yaku-counts = { $me ->
    [yes] { $points } pour vous
   *[no] { $points } pour { $name }
}

# Whose turn
mushi-prompt-play = À vous : jouez une carte
mushi-prompt-nothing = Rien ne correspond : posez une carte
mushi-prompt-take = La pioche donne { $card } : que capturer ?
mushi-prompt-choose = Que capturer avec { $card } ?
mushi-prompt-captures = { $card } capture { $cards }
mushi-prompt-stays = { $card } reste sur la table
mushi-prompt-with = Capturer { $card } avec quelle carte ?
mushi-prompt-wait = Un instant…
mushi-prompt-deal = La manche est finie
mushi-prompt-over = La partie est finie
mushi-wait-play = { $name } joue
mushi-wait-take = { $name } choisit sa prise

# Moves, as a hint names them
mushi-move = { $choice ->
    [take] Capturer { $captured }
    [yes] { $card } capture { $captured }
   *[no] Jouer { $card }
}

# Why not
mushi-why-turn = C’est à { $name } de jouer.
mushi-why-over = La manche est finie.
mushi-why-watching = Vous regardez cette partie.
mushi-why-pile = On retourne la première carte de la pioche après avoir joué une carte.
mushi-why-take = Choisissez d’abord ce que capture { $card }.
mushi-why-must-match = { $joker ->
    [yes] Une de vos cartes correspond : jouez une carte qui correspond, ou capturez avec la Foudre.
   *[no] Une de vos cartes correspond : jouez une carte qui correspond.
}
mushi-why-joker = Tant qu’une de vos cartes correspond, la Foudre ne se joue que pour capturer.
mushi-why-joker-waits = Seule une carte de la pioche peut prendre la Foudre, et pas un saule.
mushi-why-none-captures = Aucune carte de votre main ne capture { $card }.

# What happened
mushi-ev-lots = { $me ->
    [nobody] Tirage : { $name0 } – { $first }, { $name1 } – { $second }. On recommence.
    [yes] Tirage : { $name0 } – { $first }, { $name1 } – { $second }. Vous distribuez en premier.
   *[no] Tirage : { $name0 } – { $first }, { $name1 } – { $second }. { $name } distribue en premier.
}
mushi-ev-misdeal = { $reason ->
    [four_of_a_month] Maldonne : quatre cartes d’un même mois sur la table.
    [three_willows] Maldonne : trois saules sur la table.
   *[four_pairs] Maldonne : quatre paires sur la table.
}
mushi-ev-dealt = { $me ->
    [yes] Vous distribuez et jouez en premier.
   *[no] { $name } distribue et joue en premier.
}
mushi-ev-played = { $me ->
    [yes] Vous jouez { $card }.
   *[no] { $name } joue { $card }.
}
mushi-ev-turned_up = { $me ->
    [yes] Vous retournez { $card }.
   *[no] { $name } retourne { $card }.
}
mushi-ev-captured = { $me ->
    [yes] Vous capturez { $cards } avec { $card }.
   *[no] { $name } capture { $cards } avec { $card }.
}
mushi-ev-stays = Reste sur la table : { $card }.
mushi-ev-joker_awaits = La Foudre reste jusqu’à ce qu’une carte de la pioche la prenne.
mushi-ev-left_over = { $me ->
    [yes] Ce qui reste vous revient : { $cards }.
   *[no] Ce qui reste revient à { $name } : { $cards }.
}
mushi-ev-yaku_made = { $me ->
    [yes] Vous obtenez un yaku : { $yaku } !
   *[no] { $name } obtient un yaku : { $yaku } !
}
mushi-ev-deal_over = La manche est finie.
mushi-ev-game_over = La partie est finie.

# Announcements
mushi-misdeal = Maldonne
mushi-misdeal-four_of_a_month = Quatre cartes d’un même mois sur la table : personne ne pourrait les capturer.
mushi-misdeal-three_willows = Les trois saules sont sur la table : de leur mois, il ne reste que la Foudre.
mushi-misdeal-four_pairs = Il y a quatre paires sur la table.
mushi-misdeal-again = On redonne, sans changer de donneur.
mushi-lots = Qui distribue en premier ?
mushi-lots-who = { $me ->
    [nobody] Égalité : nouveau tirage
    [yes] Vous distribuez en premier
   *[no] { $name } distribue en premier
}

# Scores
mushi-score-deal = Manche { $deal } sur { $deals }
mushi-score-cards = Cartes
mushi-score-other = Yaku de l’adversaire
mushi-score-yaku = Retirés à l’adversaire : { $yaku }
mushi-score-key = { $own ->
    [yes] Par manche : vos cartes, plus vos yaku, moins ceux de l’adversaire, moins la moitié de tous les points.
   *[no] Par manche : vos cartes, moins les yaku de l’adversaire, moins la moitié de tous les points.
}
mushi-score-par = Moitié des points
mushi-next = Continuer
mushi-draw = Égalité !
mushi-sheet-deal = Manche
mushi-sheet-goal = { $deals ->
    [one] { $deals } manche. Le plus grand total l’emporte.
   *[other] { $deals } manches. Le plus grand total l’emporte.
}
