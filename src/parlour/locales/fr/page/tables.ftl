# The tables of this browser, on the home page and at one of them: fetched where there are some.

tables-with = avec { $names }
tables-alone = personne d’autre pour l’instant
tables-lobby = { $free ->
    [0] Tout le monde est là : la partie peut commencer
    [one] On attend du monde, une place est libre
   *[other] On attend du monde, { $free } places sont libres
}
tables-playing = Partie en cours
tables-over = Partie terminée
tables-others = { $count ->
    [one] Une autre table
   *[other] { $count } autres tables
}
tables-turn = À vous de jouer à une autre table
tables-wait = { $count ->
    [one] Une autre table vous attend
   *[other] { $count } autres tables vous attendent
}
tables-finished = Terminées
tables-gone = Cette table n’existe plus
tables-given-up = Votre place a été libérée
tables-moved = Maintenant sur un autre appareil
tables-stopped = Cette partie ne peut pas continuer
tables-stopped-rules = Cette partie ne peut pas continuer : les règles de la page ont changé depuis son début. Ce qui en a été joué est conservé.
tables-stopped-damaged = Cette partie ne peut pas continuer : la copie enregistrée dans ce navigateur est endommagée. Ce qui en reste est conservé.
tables-damaged = La copie enregistrée est endommagée
tables-unknown = Une table
tables-all = Toutes les tables ({ $count })
tables-forget = Oublier cette table
tables-forget-sure = Oublier votre place à cette table ? Vous ne pourrez plus y revenir.
tables-leave-game = Quitter cette partie pour de bon ? Un robot prend votre place, et vous ne pourrez pas la reprendre.
tables-leave-seat = Libérer votre place à cette table ?
tables-leave = Quitter
tables-forget-game = Oublier cette partie ? Elle n’existe que dans ce navigateur.
tables-keep = Garder

again-title = Les mêmes, une fois de plus
again-company = { $people ->
    [two] À deux
    [three] À trois
    [four] À quatre
    [five] À cinq
    [six] À six
    [seven] À sept
    [eight] À huit
    [nine] À neuf
    [ten] À dix
   *[other] Ensemble
}, { $day ->
    [today] comme aujourd’hui
    [yesterday] comme hier
    [mon] comme lundi dernier
    [tue] comme mardi dernier
    [wed] comme mercredi dernier
    [thu] comme jeudi dernier
    [fri] comme vendredi dernier
    [sat] comme samedi dernier
    [sun] comme dimanche dernier
   *[date] comme le { $date }
}
again-with = Appeler { $names } – { $game }
again-invite = Nouvelle table avec { $names } – { $game }

past-games = Parties précédentes
past-game = { $number }. { $game }
past-game-won = { $number }. { $game } : victoire pour { $won }
