# The page: everything that is not one game, in the bundle.

app-name = Parlour
app-tagline = Стол, карты и хорошая компания.
app-about = Играйте в браузере с друзьями или ботами. Без регистрации и установки.

# Home
home-name = Ваше имя
home-face = Выберите лицо
home-face-number = Лицо { $number }
home-name-placeholder = Как вас называть?
home-guest = Гость
you = Вы
home-play = Играть
home-play-hint = { $people ->
    [1] { $bots ->
        [1] Вы и бот
        [one] Вы и { $bots } бот
        [few] Вы и { $bots } бота
        [many] Вы и { $bots } ботов
       *[other] Вы и { $bots } бота
    }
   *[other] { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    } { $bots ->
        [0] на одном устройстве
        [one] и { $bots } бот
        [few] и { $bots } бота
        [many] и { $bots } ботов
       *[other] и { $bots } бота
    }
}
home-learn = Впервые играете в «{ $game }»? Научим за три минуты
home-invite = Пригласить
home-invite-hint = Получите ссылку для друзей
home-seats = Места за столом
home-bots = Боты
home-more = Правила стола
home-loading = Готовим стол…
home-no-server = Сейчас нет связи с сервером
home-here = На одном устройстве
home-player = Игрок { $number }
home-all = Все игры
home-change = Настроить
home-lesson = Научиться
home-length = Длина игры
home-whole = Вся игра
home-calls = Сообщать, когда мой ход
home-code = У меня есть код
home-code-brief = Код
home-circles = Клубы
pad = Запись очков
home-switch = Играть на другом устройстве
home-new = Новый стол

# Your tables
tables = Ваши столы
played = Ваши игры

# An address that leads nowhere
nowhere-title = Стола здесь нет
nowhere-about = По этому адресу ничего нет. Возможно, в нём опечатка или страница переехала.

# House rules
number = { $value }
option-on = Да
option-off = Нет
option-drawn = По жребию

# Bots
bot-easy = Лёгкий
bot-medium = Средний
bot-hard = Сложный
bot-expert = Эксперт
bot-master = Мастер
bot-easy-about = Знает правила, и только: с ним хорошо учиться.
bot-medium-about = Играет разумно.
bot-hard-about = Играет сильно.
bot-expert-about = Просчитывает далеко вперёд и думает до секунды. Видит не больше вашего.
bot-master-about = Как «Эксперт», а в большинстве игр вдвоём сильнее: он учился на играх с самим собой.
bot-random = Случайный
bot-rule = Средний

# Hints
hints = Подсказки
hints-off = Подсказки выключены.

stepper-less = { $label }: меньше
stepper-more = { $label }: больше

# Lobby
lobby-seat = Место { $seat }

# Table
table-menu = Меню
table-talk = Сказать что-нибудь
table-talk-watching = Что говорят игроки
undo-told = { $name } отменяет свой последний ход.
table-fullscreen = Во весь экран
premove-chosen = Карта будет сыграна в ваш ход. Нажмите, чтобы отменить.
premove-card = { $card }. Будет сыграна в ваш ход
premove-lost = Выбранную карту сейчас сыграть нельзя. Выберите ещё раз.
table-sheet = Таблица очков
table-scores = Очки
table-close = Закрыть
table-home = Домой
table-round = Раунд { $round }
table-watching = Вы смотрите игру
table-offline = офлайн
table-bot-plays = играет бот
table-away = не за столом
table-by-bot = Бот: { $what }
table-setting = { $label }: { $value }
table-language = Язык
looks = Внешний вид
table-record = Сохранить запись (JSON)
table-again = Посмотреть повтор
table-review = Разбор игры
table-fair = Всё ли честно?
table-help = Как играть
table-why = Почему?
table-your-turn-title = Ваш ход
call-catch = Кого-то можно поймать
call-round = Раунд окончен
call-where = «{ $game }»: { $names }
table-history = Ход игры
table-history-empty = Пока ничего не произошло.

# Score sheet
sheet-title = Таблица очков
sheet-round = Раунд
sheet-total = Сумма
sheet-empty = Записывать пока нечего.
sheet-limit = { $points ->
    [1] Один раунд. Побеждает тот, у кого очков меньше всех.
   *[other] Игра идёт до { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    }. Побеждает тот, у кого очков меньше всех.
}

# Ready and the end
next-round = Новый раунд
next-waiting = Ждём: { $names }
rematch = Ещё партию
back-home = Домой
yours = Ваши данные

# Connection

connection-connecting = Подключаемся…
connection-waiting = Связь пропала, подключаемся снова…
connection-gone = Нет соединения

# Answers to refused messages, by the server's codes
error-offline = Сейчас нет связи. Попробуйте чуть позже.
error-wrong-protocol = Вышла новая версия Parlour. Обновите страницу.
error-no-server = Сервер не отвечает. Попробуйте чуть позже.
error-no-part = Не загрузилась часть страницы. Она обновится сама, как только сервер ответит.
error-no-answer = Сервер не отвечает. Страница появится сама, как только он ответит.
error-other = Не получилось: { $message }
fatal-title = За стол не сесть
fatal-reload = Обновить

# Scores
win-you = Победа!
win-other = Побеждает { $name }!
win-shared = { $names } делят победу!
# On a seat's plate: as short as possible
points-short = { $points ->
    [one] { $points } оч.
    [few] { $points } оч.
    [many] { $points } оч.
   *[other] { $points } оч.
}
