# Learn by playing: what the lessons of all games say. Fetched with them.

# Who sits at the table, beside you. Short names, the first of a woman, the second of a man
learn-you = Вы
learn-left = Ада
learn-right = Макс

# Around every step
learn-title = Учимся играть в «{ $game }»
learn-step = Шаг { $step } из { $steps }
learn-leave = Выйти из урока
learn-back = Назад
learn-again = Ещё раз
learn-next = Дальше

# The end
learn-over = Вот так и играют!
learn-play = Сыграть с лёгкими ботами
learn-rules = Правила
learn-game = Урок: «{ $game }»
