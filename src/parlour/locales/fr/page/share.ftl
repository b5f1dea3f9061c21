# A link to send: fetched where one is shown.

share = Partager
share-copy = Copier
share-copied = Lien copié
share-failed = Sélectionnez le lien et copiez-le
share-play = Lien pour jouer
share-qr = QR code à scanner avec un téléphone
share-code = Voir le QR code
share-join-code = Code de la table
share-join-at = Sur { $address }, tapez
share-text = On joue à { $game } ?
