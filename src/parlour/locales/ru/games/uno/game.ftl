# Monster High UNO in short, for every page.

game-uno = Monster High UNO
game-uno-pitch = Сбросьте все карты — и не забудьте крикнуть «УНО!» перед последней.
game-uno-short = Один раунд
