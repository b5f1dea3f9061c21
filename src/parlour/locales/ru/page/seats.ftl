# Whose a seat is, and who would like one: fetched with the line over the board, the lobby and the
# panel where somebody who watches takes part.

seats-title = Участвовать
seats-play = Играть
seats-open = В следующей игре для вас есть место.
seats-next-about = Просьбу увидит хост, прежде чем снова раздать карты.
seats-next = Сыграть в следующей игре
seats-round = Между раундами можно занять место бота, если хост согласится. Его очки останутся за этим местом.
seats-instead = Вместо бота: { $name }
seats-mine = Здесь есть ваше место?
seats-mine-about = Если устройства, на котором вы играли, больше нет под рукой, скажите, кто вы. Это должны подтвердить остальные за столом; тогда ваши карты будут здесь.
seats-mine-is = Я — { $name }
seats-mine-nobody = Все игроки на связи.
seats-asked = Просьба отправлена, ответа пока нет.

seats-waits = Ждём ответа: { $names }.
seats-claim-asks = Кто-то из зрителей говорит: «{ $name } — это я, на другом устройстве». Это правда?
seats-claim-yes = Да, это правда
seats-claim-own = Кто-то говорит, что ваше место принадлежит ему. Это вы, на другом устройстве?
seats-claim-own-yes = Это я
seats-claim-waits = Нужно подтвердить, что это место ваше. Ждём ответа: { $names }.
seats-claim-nobody = Сейчас здесь нет никого, кто мог бы подтвердить, что это место ваше.
seats-asks = { $name } хочет сыграть в следующей игре.
seats-asks-round = { $name } хочет занять место бота ({ $bot }) после этого раунда.
seats-let = Пустить
seats-soon = Вы в игре: первое свободное место будет вашим.
seats-soon-round = Вы в игре: после этого раунда место будет вашим.
seats-next-ask = Хотите сыграть в следующей игре?
seats-withdraw = Уже не нужно
seats-turned-down = На вашу просьбу не согласились. Можно попросить ещё раз.

# In the lobby, two people change seats.
seats-swap = Обмен местами
seats-swap-of = Поменяться местами: { $name }
seats-swap-asks = { $name } предлагает поменяться местами.
seats-swap-yes = Поменяться
