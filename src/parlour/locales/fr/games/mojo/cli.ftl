# Mojo on the command line.

cli-mojo = Mojo : gardez une main légère.
cli-mojo-edition = L’édition des règles.
cli-mojo-discards = Nombre de défausses : 1, ou 2 pour la variante.
cli-mojo-points = Le total qui met fin à la partie.
cli-mojo-first-player = La place qui commence (la première est 0). Par défaut : tirée au sort.
