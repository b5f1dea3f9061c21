# The rulebooks of all games: headings, links, the public pages.

rules-of = Правила игры «{ $game }»
rules-of-edition = Правила игры «{ $game }». { $label }: { $word }
rules-contents = Содержание
rules-rule = Правило { $rule }
rules-example = Пример:
rules-back = карта лицом вниз
rules-chapter-about = Об игре
rules-chapter-setup = Подготовка
rules-chapter-turn = Ваш ход
rules-chapter-special = Особые карты
rules-chapter-end = Завершение
rules-chapter-scoring = Подсчёт очков
rules-chapter-variants = Варианты
rules-table = Здесь только то, что действует за этим столом.
rules-all = Все правила
rules-print = Памятка для печати

# On public pages
rules-about = Как играть в «{ $game }»: подготовка, ход игры, особые карты и подсчёт очков, с рисунками карт и подробными примерами.
rules-all-tables = Общие правила для всех изданий
rules-play = Играть в «{ $game }»
rules-summary-of = «{ $game }»: правила на одной странице
rules-summary-about = Правила игры «{ $game }» на одной странице: распечатайте и держите под рукой.
rules-elsewhere = С другими правилами стола
rules-full = Все правила, с примерами
rules-languages = Языки
rules-editions = Издания и колоды
rules-unprinted = Нет в печатных правилах
rules-games = Другие игры

# Help that every game shares
help-bots = Боты
help-hints = Подсказки
help-hints-about = Если хост разрешает подсказки, над вашими картами горит лампочка. В свой ход нажмите на неё или на клавишу H: увидите, как сыграл бы самый сильный бот и в скольких играх из 100 этот и другие ходы принесли бы победу. Это оценка по тому, что можете знать вы: чужих карт бот тоже не видит. Подсказку видите только вы.
