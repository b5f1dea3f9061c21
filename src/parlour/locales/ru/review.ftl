# Разбор сыгранной игры: в командной строке и при повторе на странице.

# Шансы и то, из чего они сложились: $value — от 0 до 1, потеря ниже 0. Прирост — со знаком.
review-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-gain = +{ $value }
# Оценка и её стандартная ошибка.
review-within = { $value } ± { $error }

# Предложения. Шансы и цена хода — от 0 до 1.
review-won = { $why ->
    [own] { $name } выигрывает, прежде всего благодаря хорошим ходам.
    [others] { $name } выигрывает, прежде всего благодаря подаркам других.
    [luck] { $name } выигрывает, прежде всего благодаря удаче.
   *[mixed] { $name } выигрывает. Всё решило не что-то одно: были и ходы, и подарки, и удача.
}
review-turned = Перелом — раунд { $round }: { $name } поднимает шансы на победу с { NUMBER($before, style: "percent", maximumFractionDigits: 0) } до { NUMBER($after, style: "percent", maximumFractionDigits: 0) } (пункт { $entry }).
review-dearest = Самая дорогая ошибка: { $name }, раунд { $round } (пункт { $entry }). Она стоит { NUMBER($amount, style: "percent", maximumFractionDigits: 0) } победы.
review-clean = Явных ошибок не было.
review-doubt = Всё это оценки, как будто дальше все играли бы подобно ботам. Шансы могут отличаться на { NUMBER($amount, style: "percent", maximumFractionDigits: 0) }.

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
