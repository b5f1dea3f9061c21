# What a link shows before anybody opens it.

preview-home = Parlour: { $games } и { $last } в браузере
preview-game = { $game } — Parlour
preview-game-about = { $pitch } Играйте в браузере с друзьями или ботами. Без регистрации и установки.
preview-learn = Научитесь играть в «{ $game }» за три минуты
preview-learn-about = { $pitch } Учитесь по ходу игры, шаг за шагом: без регистрации и установки.
preview-invitation = Вас приглашают сыграть в «{ $game }»
preview-invitation-about = { $pitch } Откройте ссылку, введите имя и садитесь за стол: без регистрации и установки.
preview-watch = Смотрите, как играют в «{ $game }»
preview-watch-about = { $pitch } Откройте ссылку и следите за столом вместе со всеми.
preview-verify = Всё ли честно? — Parlour
preview-verify-about = После игры перемешайте её колоды заново и убедитесь, что никто не мог выбрать карты.
preview-replay = Повтор игры — Parlour
preview-replay-about = Законченная игра ход за ходом, на том же столе и с любого места.
preview-pad = Запись очков — Parlour
preview-pad-about = Запись очков для игры настоящими картами: считает по правилам и работает без сети.
preview-played = Ваши игры — Parlour
preview-played-about = Игры, законченные в этом браузере: кто победил, с каким счётом и что получается в сумме.
preview-picture = Карты игры веером
