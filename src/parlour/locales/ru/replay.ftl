# Watch again: a recorded game, step by step.

replay-title = Повтор игры
replay-of = «{ $game }»: повтор игры
replay-about = Законченная игра, ход за ходом. Откройте её запись: файл, текст или ссылку.
replay-bring = Другая запись
replay-file = Выбрать файл
replay-paste = Или вставьте запись или ссылку на игру
replay-show = Показать
replay-mine = Игры, сыгранные в этом браузере
replay-game = «{ $game }», игра { $number }
replay-working = Проигрываем запись…
replay-line = Ход игры
replay-steps = Вперёд и назад
replay-position = { $round } · { $at } из { $of }
replay-before = К предыдущему моменту
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-next = К следующему моменту
replay-play = Смотреть
replay-pause = Пауза
replay-moments = Моменты
replay-seen-from = С чьего места
replay-spectator = Зритель
replay-open = Все карты открыты
replay-no-cards = нет карт
replay-unseen = не видели
replay-turn = Ход: { $name }
replay-share = Поделиться моментом
replay-link = Ссылка на этот момент
replay-link-whole = В ссылке вся игра, поэтому она работает без сервера. Оттого она и длинная.
replay-nameless = Без имён
replay-nameless-about = Игроки будут под номерами: на столе, на картинке и по ссылке. В записи имена останутся.
replay-picture = Картинка стола
replay-picture-failed = Браузер не смог нарисовать картинку.
replay-embed = Для вашего сайта
replay-whole = Открыть в отдельном окне

# A record that is refused. $entry is the number of its entry that does not fit.
replay-wrong-no-json = Это не запись игры: текст не в формате JSON.
replay-wrong-no-record = Это не запись игры.
replay-wrong-nowhere = Законченной игры здесь нет. Может быть, её удалили, а может, она ещё идёт.
replay-wrong-too-long = Таких длинных игр не бывает. Запись не прочитана.
replay-wrong-bad-link = В ссылке чего-то не хватает. Скопируйте её целиком.
replay-wrong-unknown-game = Эта страница не знает такой игры.
replay-wrong-other-format = Формат записи новее, чем может прочесть эта страница.
replay-wrong-other-rules = Игра шла по другой версии правил. Показать её ход за ходом не получится.
replay-wrong-bad-option = В записи указано правило стола или число игроков, которых в игре нет.
replay-wrong-bad-seat = В записи указан игрок, которого нет за столом.
replay-wrong-empty = В этой записи никто ничего не сыграл.
replay-wrong-bad-record = { $entry ->
    [0] Начало этой записи не читается.
   *[other] Пункт { $entry } этой записи не читается или не подходит.
}
replay-wrong-malformed-action = Пункт { $entry }: такого хода не бывает.
replay-wrong-illegal-action = Пункт { $entry }: правила здесь этого не разрешают.
replay-wrong-not-your-turn = Пункт { $entry }: сейчас ход другого игрока.
replay-wrong-nothing-to-undo = Пункт { $entry }: этот ход нельзя отменить.
replay-wrong-bad-chance = Пункт { $entry }: эти карты или этот жребий сюда не подходят.
