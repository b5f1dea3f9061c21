# Mushi in short, for every page.

game-mushi = Муши
game-mushi-pitch = Цветочные карты на двоих: ищите пары по месяцам, собирайте яркие и берегитесь молнии.
game-mushi-short = Три раздачи
