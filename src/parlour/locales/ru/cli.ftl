# The command line of Parlour.

cli-help = Карточные игры для людей, ботов и исследователей. Без команды запускается play.
cli-version = Вывести версию и выйти.
cli-error = Ошибка: { $message }
cli-json = Вывести JSON (для программ).
cli-unwritable = Не удалось записать { $file }: { $reason }
cli-about-file = { $file }: { $reason }
cli-with-default = { $help } По умолчанию: { $default }.
cli-how-many-play = Число игроков. По умолчанию: { $seats }, если игра позволяет, иначе сколько можно.
cli-seed = Одно и то же зерно даёт одну и ту же игру.

## What is wrong with a command line

cli-usage = Использование:
cli-arguments-heading = Аргументы
cli-commands-heading = Команды
cli-default = по умолчанию: { $value }
cli-required = обязательно
cli-no-option = нет параметра { $option }
cli-similar = (похожие: { $options })
cli-missing = не хватает { $name }
cli-missing-value = { $option } требует значения
cli-no-value = { $option } не принимает значения
cli-extra = больше ничего не нужно, а указано { $words }
cli-bad-range = { $name }: нужно целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
cli-bad-whole = { $name }: нужно целое число
cli-bad-number = { $name }: нужно число
cli-bad-span = { $name }: нужно число от { $low } до { $high }
cli-bad-least = { $name }: нужно целое число, не меньше { $low }
cli-bad-above = { $name }: нужно число больше { $low }
cli-bad-time = { $name }: нужно число секунд или срок вроде «90 days»
cli-bad-choice = { $name }: нужно одно из значений: { $choices }
cli-bad-form = { $name }: нужно что-то вроде { $example }
cli-no-setting = { $file }: нет настройки { $name }
cli-bad-value = { $name }: такое значение не подходит
cli-or-word = { $message } (или «{ $word }»)
cli-no-command = нет команды { $name }
cli-see-help = Подробнее: { $command }
cli-show-help = Показать эту справку.

## What Parlour refused

cli-in-record = { $entry ->
    [0] заголовок: { $message }
   *[other] пункт { NUMBER($entry, useGrouping: 0) }: { $message }
}
cli-wrong-game = нет игры { $name }; можно указать { $known }
cli-wrong-bot = нет бота { $name }; можно указать { $known }
cli-wrong-option = нет параметра { $name }; можно указать { $known }
cli-wrong-choice = { $option }: ожидается { $values }, получено { $value }
cli-wrong-number = { $option }: нужно целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }, получено { $value }
cli-wrong-flag = { $option }: ожидается true или false, получено { $value }
cli-wrong-seat = { $option }: нужно место от 0 до { $last }, получено { $value }
cli-wrong-too-soon = остановлено до конца первой раздачи: считать нечего
cli-wrong-endless = одна из игр длилась дольше { NUMBER($moves) } ходов: похоже, у неё нет конца
cli-wrong-action = ожидается { $legal }, получено { $action }
cli-wrong-document = это не запись игры в формате JSON ({ $reason })
cli-wrong-format = нужен формат версии { NUMBER($wanted, useGrouping: 0) }, а здесь { NUMBER($version, useGrouping: 0) }
cli-wrong-rules = нужна игра по правилам версии { NUMBER($wanted, useGrouping: 0) }, а здесь версия { NUMBER($version, useGrouping: 0) }
cli-wrong-unfinished = нужна оконченная игра
cli-wrong-unseen = нужна игра, в которой видели все карты хотя бы одного игрока
cli-wrong-unwritable = { cli-unwritable }
cli-wrong-unreadable = { cli-unreadable }
cli-wrong-file-there = нужен новый файл, а { $file } уже есть
cli-wrong-no-file = нет файла { $file }
cli-wrong-no-database = нет базы данных { $file }
cli-wrong-uncopied = не удалось скопировать { $file }: { $reason }
cli-wrong-foreign-journal = не удалось скопировать { $file }: { $journal } — журнал другого файла
cli-wrong-damaged = файл { $file } повреждён: { $reason }
cli-wrong-no-copy = { $file } — не база данных Parlour
cli-wrong-newer = { $file } из более новой версии Parlour: { $version }, а не { $wanted }
cli-wrong-server-runs = с файлом { $file } работает сервер: сначала остановите его
cli-wrong-no-home = нужен каталог для столов (--data): у этого пользователя нет домашнего каталога
cli-wrong-unopened = не удалось открыть столы в { $place }: { $reason }
cli-wrong-emptied = файл { $file } пуст, а база данных Parlour пустой не бывает: восстановите столы из копии (parlour restore) или удалите этот файл, чтобы начать заново
cli-wrong-other-journal = рядом с файлом { $file } лежит { $journal } — журнал от другого файла, который испортил бы базу: parlour restore восстановит столы из копии, а этот журнал отложит в сторону
cli-wrong-journal-alone = файла { $file } нет, хотя последние изменения остались в { $journal }: верните файл на место или удалите этот журнал, чтобы начать заново
cli-wrong-damaged-tables = файл { $file } повреждён, или это не база данных: { $reason }; восстановить столы из копии можно командой parlour restore
cli-wrong-other-program = { $place } — база данных другой программы, а не Parlour: выберите другое место
cli-wrong-newer-tables = { $place } — база от более новой версии Parlour ({ $version }, а эта знает лишь { $wanted }): обновите Parlour или восстановите столы из более ранней копии
cli-wrong-no-host = не указан адрес, на котором принимать соединения; 0.0.0.0 — все адреса этого компьютера
cli-wrong-host = нужно имя или адрес компьютера, получено { $host }
cli-wrong-lost-host = не удалось найти компьютер { $host }: { $reason }
cli-wrong-unheard = не удалось принимать соединения на { $address }: { $reason }
cli-wrong-taken = на { $address } уже принимает соединения другая программа: остановите её или выберите другой порт (--port)
cli-wrong-unmeasured = не удалось открыть доступ к метрикам на { $address }: { $reason }
cli-wrong-no-page = нужна собранная страница, { $file }: { $reason }
cli-wrong-workers-alone = нескольким процессам нужен PostgreSQL (--database) или --share с SQLite
cli-wrong-bus-alone = для --bus нужен PostgreSQL (--database) или --share
cli-wrong-bus-address = нужен адрес сервера Redis, например redis://host
cli-wrong-push-contact = вместе с ключом push нужен адрес для связи (--push-contact)
cli-wrong-database-address = нужен адрес базы данных, например postgresql://user@host/parlour
cli-wrong-other-database = нужна база SQLite или PostgreSQL, а не { $name }
cli-wrong-not-installed = не установлен пакет { $name }: { $command }
cli-wrong-no-device = не найдена видеокарта для CUDA: нужны видеокарта NVIDIA и её драйвер
cli-wrong-plain-on-device = можно указать --plain или --device cuda, но не вместе
cli-wrong-program = не хватает программы { $name } из PostgreSQL: apt-get install postgresql-client
cli-wrong-claimed = столами в { $place } пользуется другой сервер: остановите его, выберите другой каталог (--data) или запустите оба с --share
cli-wrong-unshared = столами в { $place } пользуется другой сервер, запущенный без --share
cli-wrong-no-sharing = в Windows несколько серверов не могут пользоваться одним файлом столов
cli-wrong-plot-alone = --plot рисует рейтинги для одного числа мест: вместе с --ratings его указать нельзя
cli-wrong-untrainable = для { $name } нет сети, которую можно обучить; можно указать { $known }
cli-wrong-checkpoint = файл { $file } повреждён или не хранит состояние обучения
cli-wrong-net = файл { $file } повреждён или не хранит сеть для этой игры
cli-wrong-other-training = в каталоге { $folder } другое обучение ({ $command }): нужен другой каталог

## What a command line expects, in help

cli-options-metavar = [ПАРАМЕТРЫ]
cli-folder = КАТАЛОГ
cli-level = УРОВЕНЬ
cli-game-metavar = ИГРА [ПАРАМЕТРЫ]
cli-command-metavar = КОМАНДА [ПАРАМЕТРЫ]
cli-game-argument = ИГРА
cli-file = ФАЙЛ
cli-link = ССЫЛКА
cli-number-metavar = ЧИСЛО
cli-edition = ИЗДАНИЕ
cli-person = ИМЯ
cli-rule-metavar = ИМЯ=ЗНАЧЕНИЕ
cli-bot = БОТ

## parlour play, parlour serve

cli-play = Запустить Parlour на этом компьютере и открыть в браузере или играть в терминале.
cli-serve = Запустить сервер.
cli-play-port = На каком порту принимать соединения. По умолчанию: { $port }, а если он занят, любой другой.
cli-data = Где хранятся столы.
cli-config = Файл с настройками (TOML). По умолчанию: { $file }, если он есть.
cli-serve-epilog = Каждый параметр можно задать и в окружении, например PARLOUR_BOT_WORKERS=2, или в файле, например bot_workers = 2. Командная строка важнее окружения, а окружение важнее файла. Время задаётся в секундах или так: «90 days».
cli-text = ТЕКСТ
cli-time = ВРЕМЯ
cli-section-network = Сеть
cli-section-storage = Что хранится
cli-section-workers = Несколько процессов
cli-section-watching = Журнал и метрики
cli-section-play = За столами
cli-section-push = Уведомления, когда страница закрыта
cli-section-bots = Боты
cli-section-connections = Соединения
cli-section-rates = Сколько можно запрашивать
cli-section-tables = Столы в памяти
cli-section-stopping = Остановка
cli-browser = Открыть страницу в браузере. По умолчанию: если есть экран.
cli-ready = Parlour открыт по адресу { $address } (Ctrl+C — закрыть).
cli-ready-network = Для друзей в вашей сети: { $address }
cli-ready-alone = Чтобы друзья в вашей сети могли зайти, добавьте --host 0.0.0.0.
cli-failed = сбой сервера ({ $kind }); --log-level debug покажет, где
cli-in-terminal = В терминале
cli-play-game = Во что играть; если не указать, игру можно выбрать потом.
cli-terminal = Играть в этом терминале, на весь экран.
cli-color = Цвета при игре на весь экран; их можно отключить и переменной окружения NO_COLOR.
cli-plain = Играть в этом терминале построчно: для программ чтения с экрана, конвейеров и медленной связи.
cli-play-bots = Уровень ботов-соперников.
cli-play-edition = Издание правил. По умолчанию: на вашем языке, если такое есть.
cli-play-rule = Правило стола, например points=21; все правила покажет `parlour games`.
cli-join = Сесть за стол: по ссылке http://host/t/... (с ?watch на конце — только смотреть) или по коду из шести букв вместе с --server.
cli-server = Создать стол на этом сервере, чтобы играть с друзьями; с --join — сервер, откуда код.
cli-name = Ваше имя за столом.
cli-language = Язык игры. По умолчанию: язык системы.
cli-pace = Сколько секунд думают боты за вашим столом.
cli-moment = Пауза за вашим столом, чтобы успеть поймать игрока, в секундах.
cli-needs-terminal = эти параметры для терминала: добавьте --terminal или --plain
cli-needs-game = чтобы задать правила стола и число мест, укажите игру
cli-join-alone = у стола из --join уже есть игра и правила: указывать их здесь нельзя
cli-unknown-language = нужен один из языков: { $languages }; указан { $language }
cli-bad-link = нужна ссылка вида http://host/t/... или код вместе с --server, а указано { $link }
cli-bad-rule = нужно ИМЯ=ЗНАЧЕНИЕ, а указано { $rule }
cli-no-screen = для игры на весь экран нужен терминал; --plain обходится без него
cli-small-screen = окно слишком маленькое, нужно не меньше { $columns } столбцов и { $rows } строк; --plain обходится без них

## parlour backup, parlour restore

cli-backup = Скопировать все столы в файл; сервер при этом может работать.
cli-restore = Восстановить столы из копии; сначала остановите сервер.
cli-backup-file = Файл копии.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}
cli-restored = Столы из копии { $file } теперь в { $place }.
cli-put-aside = Прежний файл сохранён как { $file }.

## parlour push-key

cli-push-key = Создать ключ для уведомлений, когда страница закрыта (Web Push).
cli-push-key-made = Добавьте эти строки в настройки сервера, со своим адресом; никому не показывайте ключ.

## parlour games

cli-games = Показать игры, число игроков и параметры.
cli-game = Игра
cli-seats-heading = Места
cli-options-heading = Параметры
cli-option = { $name }: { $values } (по умолчанию: { $default })
cli-range = { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }
cli-none = нет

## parlour simulate

cli-simulate = Сыграть много игр случайными ходами и собрать статистику.
cli-simulate-games = Сколько игр.
cli-simulate-jobs = На сколько ядер разделить работу; 0 — на все.
cli-simulate-plain = Исполнять правила без компиляции.
cli-simulate-device = На чём играть: на процессоре или, через CUDA, на видеокарте.
cli-simulating = Моделирование
cli-compiling = Компиляция правил: это займёт какое-то время, но только в первый раз.
cli-number = { NUMBER($value, maximumFractionDigits: 4) }
cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
# An estimate and its standard error.
cli-with-error = { $value } ± { $error }
cli-summary-games = Игры
cli-summary-moves = Ходы
cli-summary-rounds = Раунды
cli-summary-seconds = Секунды
cli-summary-moves-per-second = Ходов в секунду
cli-summary-rounds-per-game = Раундов за игру
cli-summary-moves-per-round = Ходов за раунд

## parlour record, parlour replay

cli-record = Провести одну игру между ботами и вывести её запись.
cli-record-bot = Бот на каждом месте.
cli-replay = Проверить запись и вывести таблицу очков.
cli-replay-file = Файл записи; «-» — стандартный ввод.
cli-replay-open = Показать её в браузере, ход за ходом.
cli-replay-step = Вывести стол после каждого хода; в терминале дальше — по Enter.
cli-replay-seat = С --step: что видно с этого места, первое — 0. Если не указать, открыты все карты.
cli-step-on = Enter — дальше; q — конец
cli-step-undo = отменяет ход
cli-step-left = уходит, дальше играет бот
cli-step-joined = садится на место бота
cli-unreadable = Не удалось прочитать { $file }: { $reason }
cli-record-refused = { $file } — недопустимая запись: { $message }
cli-round = Раунд
cli-total = Сумма
cli-won =
    { $count ->
        [1] Победа: { $winners }.
        [one] Победу делят: { $winners }.
        [few] Победу делят: { $winners }.
        [many] Победу делят: { $winners }.
       *[other] Победу делят: { $winners }.
    }
cli-unfinished = Игра не окончена.
cli-left = { $name } уходит из игры; дальше играет бот ({ $level }).
cli-joined = { $name }: между раундами это место занял другой игрок.
cli-ended = { $how ->
    [scored] Игра закончена досрочно: сыгранные раунды засчитаны.
   *[unscored] Игра закончена досрочно, без результата.
}

## parlour review

cli-review = Разобрать сыгранную игру: шансы на победу, ошибки, удача и мастерство.
cli-review-worlds = По скольким воображаемым играм оценивать каждую позицию и каждый выбор: чем больше, тем медленнее и точнее.
cli-review-seed = Одно и то же зерно даёт одни и те же числа.
cli-reviewing = Разбор игры

## parlour verify

cli-verify = Проверить, что в сыгранной игре карты перемешаны так, как было обещано до её начала.
cli-verify-file = Запись игры с секретом, какой её выдаёт сервер; «-» — стандартный ввод.
cli-verify-seal-option = Какой должна быть печать игры или её начало: та, что была показана кому-то из игравших.
cli-verify-refused = { $file } — не запись игры с секретом: { $message }
cli-verify-no-key = { $file } — запись без секрета. Тот, кто вёл этот стол, перемешивал карты, ничего не обещая, так что проверить можно только правила: это делает parlour replay.
cli-verify-added = Карты перемешаны на основе секрета сервера и того, что добавили игроки: { $names }
cli-verify-alone = Карты перемешаны на основе одного лишь секрета сервера: никто из игроков ничего не добавил.
cli-verify-alone-old = Карты перемешаны на основе одного лишь секрета сервера: когда эта игра началась, игроки ещё не могли ничего добавить.
cli-verify-bot = Боты, которые ничего не добавляют: { $names }
cli-verify-left-out = Не учтены, потому что обещанное не пришло вовремя: { $names }
cli-verify-wrong = Добавлено то, что НЕ было обещано, от имени: { $names }
cli-verify-unpledged = Это игра старого образца: никто ничего заранее не обещал, так что добавивший последним мог знать вклады остальных.
cli-verify-key = { $yes ->
    [true] Секрет — тот, который был обещан.
   *[false] Секрет — НЕ тот, который был обещан.
}
cli-verify-seal = Печать того, что было зафиксировано до раздачи: { $seal }
cli-verify-seal-wrong = Это НЕ та печать, которую вы указали: это другая игра, либо изменили состав игроков или то, что они обещали.
cli-verify-restored = Во время этой игры или перед самым её началом сервер восстановили из копии: раньше карты могли быть розданы иначе или игра могла пойти по-другому.
cli-verify-deal = Раздача { $deal }: да, всё, что решал случай, сошлось ({ $count }).
cli-verify-deal-wrong = Раздача { $deal }: НЕТ. Не сошлись пункты записи: { $entries }
cli-verify-rules = Правила не допускают такой игры: { $message }
cli-verify-yes = Да: все раздачи такие, как было обещано.
cli-verify-cut = Ни да, ни нет: всё, что есть, обещано, но запись обрывается до конца игры. Остальное могли отрезать.
cli-verify-ended = Ни да, ни нет: всё, что есть в записи, было обещано — до того места, где игроки будто бы договорились закончить игру. Так ли это, знают только они; если нет, остальное отрезали.
cli-verify-no = Нет: эта игра не такая, как было обещано.
cli-verify-no-all = Нет: ни одна раздача не такая, как было обещано, словно секрет, вклады игроков, стол или номер — от другой игры.

## parlour bench

cli-bench = Измерить скорость правил и сравнить её с C и другими библиотеками.

## parlour train

cli-train = Обучить нейросеть, которая оценивает игру, на играх с самой собой.
cli-train-game = Игра, которой учится сеть.
cli-train-to = Каталог для сети и её кривой обучения; та же команда продолжит с того, что в нём найдёт.
cli-train-seats = Учить только за столами с таким числом мест. По умолчанию: за всеми, которым сеть может научиться.
cli-train-games = На скольких играх учится сеть.
cli-train-against = Кого надо научиться побеждать вместо самой себя: файл другой сети или policy, бот с этим именем. По умолчанию: никого.
cli-train-seed = Одно и то же зерно и число игр дают одну и ту же сеть, сколько бы раз обучение ни прерывали.
cli-train-minutes = Остановиться после стольких минут работы процессора; та же команда потом продолжит. По умолчанию: без ограничения.
cli-training = Обучение
cli-train-caption = игр: { NUMBER($games) }
cli-train-share = Против { $rival } ({ $table }): { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % побед
cli-train-stopped = Остановлено: игр { NUMBER($games) } из { NUMBER($planned) }; та же команда продолжит отсюда.
cli-train-net = Сеть: { $file }
