# Emporter ses places sur un autre appareil : chargé quand on le demande.

transfer-away = Emporter vos places
transfer-about = Avec un lien ou un code court, l’autre appareil reçoit vos cercles et toutes vos places aux tables du serveur. Rien de tout cela ne reste sur celui-ci. Les parties que vous jouez seulement dans ce navigateur restent ici. Les résultats de vos parties sont copiés, et restent aussi ici.
transfer-make = Créer un code
transfer-how = Sur l’autre appareil, ouvrez ou scannez le lien, ou tapez le code sur la page d’accueil de Parlour, sous « Jouer sur un autre appareil ».
transfer-code = Code
transfer-good = { $minutes ->
    [one] Valable une seule fois, encore une minute. Quiconque le connaît peut prendre vos places.
   *[other] Valable une seule fois, encore { $minutes } minutes. Quiconque le connaît peut prendre vos places.
}
transfer-link = Lien vers vos places
transfer-share = Vos places sur Parlour
transfer-revoke = Annuler le code
transfer-revoked = Le code est annulé. Vos places restent ici.
transfer-expired = Le code a expiré. Vos places sont toujours ici.
transfer-went = Vos places sont maintenant sur l’autre appareil.
transfer-here = Récupérer vos places ici
transfer-enter = Code de l’autre appareil
transfer-take = Les récupérer ici
transfer-moves = Elles quittent l’autre appareil.
transfer-came = { $count ->
    [0] Il n’y a plus de place à récupérer.
    [one] Une place est maintenant sur cet appareil.
   *[other] { $count } places sont maintenant sur cet appareil.
}
transfer-circles = { $circles ->
    [one] Un cercle vous suit sur cet appareil.
   *[other] { $circles } cercles vous suivent sur cet appareil.
}
transfer-games = { $games ->
    [one] Le résultat d’une partie a suivi.
   *[other] Les résultats de { $games } parties ont suivi.
}
