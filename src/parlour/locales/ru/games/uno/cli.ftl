# Monster High UNO on the command line.

cli-uno = Monster High UNO: избавьтесь от карт и крикните «УНО!».
cli-uno-edition = Колода: со «Страшными картами» или классическая, 108 карт.
cli-uno-scoring = Кому очки: победителю раунда или каждому за свои карты.
cli-uno-points = Предел очков: на этой сумме игра заканчивается.
