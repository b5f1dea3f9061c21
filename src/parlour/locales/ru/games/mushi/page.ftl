# Mushi on the page: fetched with the game.

# Options
mushi-edition = Издание
mushi-edition-ru = русское
mushi-edition-osaka = Осака
mushi-edition-about = { $value ->
    [osaka] Карту в масть можно придержать. Ваши комбинации идут вам в плюс, комбинации соперника — в минус.
   *[ru] Есть карта в масть — надо забирать. Комбинации вычитаются из очков соперника.
}
mushi-deals = Раздач в игре
mushi-first_dealer = Первый дилер
mushi-first_dealer-none = По жребию
mushi-four_pairs = Пересдача при четырёх парах
mushi-four_pairs-about = Четыре пары на столе — тоже пересдача.

# Cards
mushi-plant-1 = Сосна
mushi-plant-2 = Слива
mushi-plant-3 = Сакура
mushi-plant-4 = Глициния
mushi-plant-5 = Ирис
mushi-plant-8 = Мискант
mushi-plant-9 = Хризантема
mushi-plant-10 = Клён
mushi-plant-11 = Ива
mushi-plant-12 = Павлония
mushi-month-1 = Январь, сосна
mushi-month-2 = Февраль, слива
mushi-month-3 = Март, сакура
mushi-month-4 = Апрель, глициния
mushi-month-5 = Май, ирис
mushi-month-8 = Август, мискант
mushi-month-9 = Сентябрь, хризантема
mushi-month-10 = Октябрь, клён
mushi-month-11 = Ноябрь, ива
mushi-month-12 = Декабрь, павлония
mushi-name = { $kind ->
    [bright] { $plant } (яркая)
    [animal] { $plant } (животное)
    [ribbon] { $plant } (лента)
    [joker] Молния
   *[chaff] { $plant } (простая)
}
mushi-card-1b = Сосна, яркая: журавль и солнце
mushi-card-1r = Сосна, лента со стихами
mushi-card-1c1 = Сосна, простая
mushi-card-1c2 = Сосна, простая
mushi-card-2a = Слива, животное: соловей
mushi-card-2r = Слива, лента со стихами
mushi-card-2c1 = Слива, простая
mushi-card-2c2 = Слива, простая
mushi-card-3b = Сакура, яркая: занавес
mushi-card-3r = Сакура, лента со стихами
mushi-card-3c1 = Сакура, простая
mushi-card-3c2 = Сакура, простая
mushi-card-4a = Глициния, животное: кукушка
mushi-card-4r = Глициния, красная лента
mushi-card-4c1 = Глициния, простая
mushi-card-4c2 = Глициния, простая
mushi-card-5a = Ирис, животное: мост из восьми досок
mushi-card-5r = Ирис, красная лента
mushi-card-5c1 = Ирис, простая
mushi-card-5c2 = Ирис, простая
mushi-card-8b = Мискант, яркая: полная луна
mushi-card-8a = Мискант, животное: гуси
mushi-card-8c1 = Мискант, простая
mushi-card-8c2 = Мискант, простая
mushi-card-9a = Хризантема, животное: чаша саке
mushi-card-9r = Хризантема, синяя лента
mushi-card-9c1 = Хризантема, простая
mushi-card-9c2 = Хризантема, простая
mushi-card-10a = Клён, животное: олень
mushi-card-10r = Клён, синяя лента
mushi-card-10c1 = Клён, простая
mushi-card-10c2 = Клён, простая
mushi-card-11b = Ива, яркая: человек под дождём
mushi-card-11a = Ива, животное: ласточка
mushi-card-11r = Ива, красная лента
mushi-card-11j = Ива, простая: молния, джокер
mushi-card-12b = Павлония, яркая: феникс
mushi-card-12c1 = Павлония, простая
mushi-card-12c2 = Павлония, простая
mushi-card-12c3 = Павлония, простая с жёлтым

# Places
mushi-hand = Ваша рука: { $count }
mushi-hand-not = { $card }; сейчас сыграть нельзя
mushi-hand-stays = { $card }; останется на столе
mushi-hand-captures = { $card }; заберёт: { $cards }
mushi-hand-choice = { $card }; заберёт одну из карт: { $cards }
mushi-table = Карты на столе
mushi-lit = { $card }; эту карту можно забрать
mushi-draw-pile = { $count ->
    [0] Колода пуста
    [1] Колода, одна карта
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
    [many] Колода, { $count } карт
   *[other] Колода, { $count } карты
}
mushi-turned-up = Из колоды: { $card }
mushi-captured = { $name }, взятые карты: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
mushi-captured-kind = { $kind ->
    [bright] Яркие
    [animal] Животные
    [ribbon] Ленты
   *[chaff] Простые
}: { $count ->
    [0] нет
   *[other] { $cards }
}
mushi-kind = { $kind ->
    [bright] Яркие
    [animal] Животные
    [ribbon] Ленты
   *[chaff] Простые
}: { $count ->
    [0] нет
   *[other] { $count } × { $worth }
}
mushi-value = Взятые карты: { $value } из 230 очков
mushi-value-short = { $value } из 230 очков
mushi-seat = { $name }: { $cards ->
    [1] одна карта на руке
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
    [many] { $cards } карт на руке
   *[other] { $cards } карты на руке
}, сумма { $total }
mushi-total = сумма { $total }
mushi-dealer = С
mushi-dealer-about = Сдаёт (оя) и начинает
mushi-lacks = { $name }: этих карт на руке точно нет — { $each }
mushi-lacks-brief = нет месяцев
mushi-joker-waits = { $me ->
    [yes] ждёт карту из колоды; если не дождётся, достанется вам
   *[no] ждёт карту из колоды; если не дождётся, её получает { $name }
}
mushi-joker-tag = ждёт
mushi-progress = Раздача { $deal } из { $deals }

# Yaku
mushi-yaku-five_brights = Пять ярких
mushi-yaku-three_brights = Три ярких
mushi-yaku-wisterias = Глициниевый ряд
mushi-yaku-paulownias = Павлониевый ряд
mushi-yaku-brief-wisterias = Глицинии
mushi-yaku-brief-paulownias = Павлонии
mushi-yaku-state = { $yaku }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $state ->
    [made] комбинация собрана
    [lost] уже не собрать
   *[open] { $have } из { $need }. Ещё можно взять: { $missing }
}
mushi-yaku-who = { $me ->
    [yes] Вы собираете комбинацию: { $points }
   *[no] { $name } собирает комбинацию: { $points }
}
mushi-yaku-counts = { $me ->
    [yes] вы { $points }
   *[no] { $name } { $points }
}

# Whose turn
mushi-prompt-play = Ваш ход: сыграйте карту
mushi-prompt-nothing = Пары нет: положите карту на стол
mushi-prompt-take = { $card } из колоды: что забрать?
mushi-prompt-choose = { $card }: какую карту забрать?
mushi-prompt-captures = { $card } забирает: { $cards }
mushi-prompt-stays = { $card } остаётся на столе
mushi-prompt-with = { $card }: какой картой забрать?
mushi-prompt-wait = Минутку…
mushi-prompt-deal = Раздача окончена
mushi-prompt-over = Игра окончена
mushi-wait-play = Ходит { $name }
mushi-wait-take = { $name } выбирает, что забрать

# Moves, as a hint names them
mushi-move = { $choice ->
    [take] Забрать: { $captured }
    [yes] { $card } забирает: { $captured }
   *[no] Сыграть: { $card }
}

# Why not
mushi-why-turn = Сейчас ходит { $name }.
mushi-why-over = Раздача окончена.
mushi-why-watching = Вы смотрите эту игру.
mushi-why-pile = Верхнюю карту колоды открывают, сыграв карту из руки.
mushi-why-take = Сначала выберите, что забирает { $card }.
mushi-why-must-match = { $joker ->
    [yes] У вас есть карта в масть: сыграйте такую или заберите что-нибудь молнией.
   *[no] У вас есть карта в масть: сыграть можно только такую.
}
mushi-why-joker = Пока у вас есть карта в масть, молнией можно только забирать.
mushi-why-joker-waits = Молнию может забрать только карта из колоды, и не ива.
mushi-why-none-captures = { $card }: эту карту забрать нечем.

# What happened
mushi-ev-lots = { $me ->
    [nobody] Жребий: { $name0 } — { $first }, { $name1 } — { $second }. Поровну, тянем ещё раз.
    [yes] Жребий: { $name0 } — { $first }, { $name1 } — { $second }. Сдаёте вы.
   *[no] Жребий: { $name0 } — { $first }, { $name1 } — { $second }. Сдаёт { $name }.
}
mushi-ev-misdeal = { $reason ->
    [four_of_a_month] Пересдача: на столе четыре карты одного месяца.
    [three_willows] Пересдача: на столе три ивы.
   *[four_pairs] Пересдача: на столе четыре пары.
}
mushi-ev-dealt = { $me ->
    [yes] Вы сдаёте, и первый ход ваш.
   *[no] { $name } сдаёт и начинает.
}
mushi-ev-played = { $me ->
    [yes] Вы играете: { $card }.
   *[no] { $name } играет: { $card }.
}
mushi-ev-turned_up = { $me ->
    [yes] Вы открываете: { $card }.
   *[no] { $name } открывает: { $card }.
}
mushi-ev-captured = { $me ->
    [yes] Вы забираете картой «{ $card }»: { $cards }.
   *[no] { $name } забирает картой «{ $card }»: { $cards }.
}
mushi-ev-stays = { $card } остаётся на столе.
mushi-ev-joker_awaits = Молния лежит, пока её не заберёт карта из колоды.
mushi-ev-left_over = { $me ->
    [yes] Лишнее достаётся вам: { $cards }.
   *[no] { $name } забирает лишнее: { $cards }.
}
mushi-ev-yaku_made = { $me ->
    [yes] Вы собираете «{ $yaku }»!
   *[no] { $name } собирает «{ $yaku }»!
}
mushi-ev-deal_over = Раздача окончена.
mushi-ev-game_over = Игра окончена.

# Announcements
mushi-misdeal = Пересдача
mushi-misdeal-four_of_a_month = На столе четыре карты одного месяца: забрать их было бы нечем.
mushi-misdeal-three_willows = На столе три ивы: из их месяца осталась только молния.
mushi-misdeal-four_pairs = На столе четыре пары.
mushi-misdeal-again = Сдаёт тот же дилер.
mushi-lots = Кому сдавать?
mushi-lots-who = { $me ->
    [nobody] Поровну: тянем ещё раз
    [yes] Сдаёте вы
   *[no] Сдаёт { $name }
}

# Scores
mushi-score-deal = Раздача { $deal } из { $deals }
mushi-score-cards = Карты
mushi-score-other = Комбинации соперника
mushi-score-yaku = Вычитаются у соперника: { $yaku }
mushi-score-key = { $own ->
    [yes] За раздачу: ваши карты плюс ваши комбинации, минус комбинации соперника, минус половина всех очков.
   *[no] За раздачу: ваши карты, минус комбинации соперника, минус половина всех очков.
}
mushi-score-par = Половина всех очков
mushi-next = Новая раздача
mushi-draw = Ничья!
mushi-sheet-deal = Раздача
mushi-sheet-goal = { $deals ->
    [one] { $deals } раздача. Побеждает тот, у кого сумма больше.
    [few] { $deals } раздачи. Побеждает тот, у кого сумма больше.
    [many] { $deals } раздач. Побеждает тот, у кого сумма больше.
   *[other] { $deals } раздачи. Побеждает тот, у кого сумма больше.
}
