# Mojo on the command line.

cli-mojo = «Моджо»: наберите меньше всех очков.
cli-mojo-edition = Издание правил.
cli-mojo-discards = Сколько стопок сброса: 1 или, по варианту правил, 2.
cli-mojo-points = Сумма очков, на которой кончается игра.
cli-mojo-first-player = Место, с которого начинают (первое место — 0). По умолчанию: по жребию.
