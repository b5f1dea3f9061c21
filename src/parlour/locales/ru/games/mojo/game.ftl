# Mojo in short, for every page.

game-mojo = Моджо
game-mojo-pitch = Избавьтесь от старших карт, пока их никто не увидел. Побеждает наименьшая сумма.
game-mojo-short = Один раунд
