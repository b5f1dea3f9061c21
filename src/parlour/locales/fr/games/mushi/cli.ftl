# Mushi on the command line.

cli-mushi = Mushi : hanafuda à deux.
cli-mushi-edition = L’édition des règles.
cli-mushi-deals = Nombre de manches par partie.
cli-mushi-four-pairs = Redonne si quatre paires se trouvent sur la table.
cli-mushi-first-dealer = La place qui distribue en premier (la première est 0). Par défaut : tirage aux cartes.
