# Mojo on the command line.

cli-mojo = Mojo: im mniej punktów w ręce, tym lepiej.
cli-mojo-edition = Wydanie zasad.
cli-mojo-discards = Ile stosów kart odrzuconych: 1 albo 2 (wariant).
cli-mojo-points = Suma, która kończy grę.
cli-mojo-first-player = Miejsce, które zaczyna (pierwsze ma numer 0). Domyślnie: losowane.
