# Разбор сыгранной игры: в командной строке и при повторе на странице.

# Шансы и то, из чего они сложились: $value — целое число процентов. Прирост — со знаком.
review-share = { $value } %
review-gain = +{ $value }
# Оценка и её стандартная ошибка.
review-within = { $value } ± { $error }

# Предложения. Шансы и цена хода берутся из `review-share`.
review-won = { $why ->
    [own] { $name } выигрывает, прежде всего благодаря хорошим ходам.
    [others] { $name } выигрывает, прежде всего благодаря подаркам других.
    [luck] { $name } выигрывает, прежде всего благодаря удаче.
   *[mixed] { $name } выигрывает. Всё решило не что-то одно: были и ходы, и подарки, и удача.
}
review-turned = Перелом в игре: { $called }. { $name } поднимает шансы на победу с { $before } до { $after }.
review-dearest = Самая дорогая ошибка: { $name }, { $called }. Она стоит { $amount } победы.
review-clean = Явных ошибок не было.
review-doubt = Всё это оценки, как будто дальше все играли бы подобно ботам. Шансы могут отличаться на { $amount }.
# Место в игре, в командной строке.
review-called = раунд { $round } (пункт { $entry })

review-chances = Шансы на победу
review-mistakes = Самые дорогие ходы
review-more = { $count ->
    [one] Ещё { $count } ход стоил меньше.
    [few] Ещё { $count } хода стоили меньше.
    [many] Ещё { $count } ходов стоили меньше.
   *[other] Ещё { $count } хода стоили меньше.
}
review-accounts = Удача и мастерство
review-accounts-about = Начало + свои ходы + ходы других + удача = итог. Ход засчитан за то, что он дал сверх обычного хода бота; удача — всё остальное: раздачи, взятые карты и карты других.

# Заголовки таблиц.
review-entry = Пункт
review-round = Раунд
review-player = Игрок
review-played = Сыграно
review-better = Лучше
review-cost = Цена
review-start = Начало
review-own = Свои ходы
review-others = Ходы других
review-luck = Удача
review-result = Итог
# Вместо хода: ничего, там где можно действовать вне очереди.
review-nothing = ничего

# На странице.
review-working = Доигрываем из каждой позиции…
review-stop = Остановить
review-failed = Разбор прервался. Возможно, браузеру не хватило памяти.
review-again = Попробовать ещё раз
review-curve-of = { $name }: шансы на победу, в начале { $before }, в конце { $after }
review-curve-about = Коснитесь кривой, чтобы увидеть позицию. Точки — ошибки.
review-whose = Чьи шансы
review-mistake = { $called }. { $name }: { $played }
review-better-was = Лучше: { $better }
review-cost-was = Цена: { $cost }
