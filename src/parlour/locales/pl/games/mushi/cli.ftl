# Mushi on the command line.

cli-mushi = Mushi: hanafuda dla dwojga.
cli-mushi-edition = Wydanie zasad.
cli-mushi-deals = Ile rozdań ma gra.
cli-mushi-four-pairs = Rozdaj ponownie, jeśli na stole leżą cztery pary.
cli-mushi-first-dealer = Miejsce, które rozdaje pierwsze (pierwsze ma numer 0). Domyślnie: losowanie kart.
