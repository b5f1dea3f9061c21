# Learn by playing: what the lessons of all games say. Fetched with them.

# Around every step
learn-title = Учимся играть в «{ $game }»
learn-step = Шаг { $step } из { $steps }
learn-leave = Выйти из урока
learn-back = Назад
learn-again = Ещё раз
learn-next = Дальше
learn-reads = Прочитайте и нажмите «Дальше»

# The end
learn-over = Вот так и играют!
learn-play = Сыграть с лёгкими ботами
learn-rules = Правила
learn-game = Урок: «{ $game }»
