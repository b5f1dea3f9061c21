# A link to send: fetched where one is shown.

share = Partager
share-copy = Copier
share-copied = Lien copié
share-failed = Sélectionnez le lien et copiez-le
share-play = Lien pour jouer
share-qr = Code à scanner avec un téléphone
share-code = Voir le code
share-text = On joue à { $game } ?
