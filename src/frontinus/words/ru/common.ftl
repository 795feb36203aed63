### Sentences of the pages, the same for every game.


## Frame of every page

nav-home = Главная
nav-label = Страницы
nav-learn = Как играть
nav-rules = Правила
nav-settings = Настройки
nav-tables = Столы
nav-waiting =
    Ваш ход за { $count ->
        [one] { $count } столом
        [few] { $count } столами
        [many] { $count } столами
       *[other] { $count } стола
    }
needs-javascript = Для игры нужен JavaScript. Правила и записи партий работают и без него.
skip-to-content = Перейти к содержанию
tab-title = { $game } · Frontinus
tab-title-mine = Ваш ход · { $game } · Frontinus

## Start page

begins-drawn = По жребию
begins-order = Место 1
board-file-sentence = Файл JSON в том виде, который описан в правилах. До начала партии поле проверяется и показывается.
board-own = Поле из файла
board-standard = Стандартное поле
bot-aquarius = Акварий
bot-aquarius-sentence = Знает ремесло водовода: смотрит немного вперёд и порой ошибается в оценке.
bot-architectus = Архитектор
bot-architectus-sentence = Перед каждым ходом взвешивает тысячу вариантов и мало что упускает.
bot-curator = Куратор
bot-curator-sentence = Отвечает за всю воду города: видит дальше всех и играет на победу.
bot-greedy = Жадный
bot-greedy-sentence = Берёт то, что сейчас для него ценнее всего, и мешает вам, если это выгодно.
bot-librator = Либратор
bot-librator-sentence = Землемер: рассчитывает на несколько ходов вперёд и редко ошибается.
bot-tiro = Тирон
bot-tiro-sentence = Новичок: видит лишь самое близкое, и то нечётко.
bot-uniform = Случайный
bot-uniform-sentence = Выбирает любое разрешённое действие, все равновероятны. Годится для знакомства.
bot-varied = Разнообразный
bot-varied-sentence = Сначала выбирает вид действия, затем одно такого вида. Тоже случайный, но пробует всё.
button-check-board = Проверить поле
button-load-record = Загрузить запись
button-play-now = Играть
button-start = Открыть стол
game-aqua-romana = Aqua Romana
game-aqua-romana-facts = 2–4 игрока · 45 минут
game-aqua-romana-sentence = Проведите воду через город. Чем длиннее акведук, тем выше пьедестал, но плитка соседа может оборвать его.
game-aquaedukt = Aquädukt
game-aquaedukt-facts = 2–4 игрока · 60 минут
game-aquaedukt-sentence = Стройте дома там, куда укажет кубик, и ведите к ним воду. Когда участок заполнен, дома без воды теряются.
game-palatinus = Palatinus
game-palatinus-facts = 2–5 игроков · 45 минут
game-palatinus-sentence = Займите семь холмов Рима торговцами, земледельцами и солдатами, часть которых скрыта под знаком волка.
option-hill-backs = Обороты холмов
option-hill-backs-sentence = В конце под холмами оказывается минеральная или тухлая вода, и соседние дома стоят иначе.
option-off = выключено
option-on = включено
option-open-tokens = Открытые фишки
option-open-tokens-sentence = Ничего не скрыто: все видят, кто под волками. Годится для знакомства.
option-players-place-hills = Холмы ставят игроки
option-players-place-hills-sentence = Холмы по очереди ставят игроки, а не случай.
option-same-owner = Двойной плен у одного игрока
option-same-owner-each = считается дважды
option-same-owner-once = считается один раз
option-same-owner-sentence = Считается ли житель дважды, если его взяли в плен два солдата одного игрока.
option-spring-and-canal = Канал к источнику
option-spring-and-canal-sentence = Открыв источник, можно в тот же ход проложить один канал.
option-voluntary-close-needs-tile = Закрывать только после укладки плитки
option-voluntary-close-needs-tile-sentence = Свой акведук можно закрыть только в ход, в который его владелец положил плитку.
record-file = Файл записи
seat-kind-bot = Бот: { $name }
seat-kind-link = Игрок по ссылке
seat-kind-me = Я
seat-kind-person = Игрок у этого экрана
seat-kind-sentence = За одним экраном играют по очереди: страница говорит, чей ход. Место по ссылке свободно, пока кто-нибудь не откроет ссылку.
start-against = соперник: { $name }
start-begins = Кто начинает
start-board = Поле
start-bots = Какие бывают боты
start-compiling = Это первый запуск на этом компьютере: правила подготавливаются, что занимает около минуты. Игра, начатая тем временем, откроется, как только они будут готовы.
start-game = Игра
start-lead = Без учётной записи: начните партию с ботами или отправьте друзьям ссылку.
start-learn = Правила за пять минут
start-new-table = Новый стол
start-players = Игроки
start-record = Посмотреть запись
start-record-sentence = Выберите файл записи и просмотрите партию шаг за шагом.
start-rules = Правила по номерам
start-seat = Место { $number }
start-seat-name = Имя на месте { $number }
start-seats = Кто где сидит
start-title = Римские игры за вашим столом
tables-alone = больше никого пока нет
tables-heading = Ваши столы
tables-mine = ваш ход
tables-none = Столов пока нет. «Играть» открывает стол с ботами; прекратить можно в любой момент.
tables-over = партия окончена
tables-replay = запись
tables-stopped = прекращена
tables-waiting = ходит { $name }
tables-with = за столом: { $names }

## Names and lists

colour-blue = синий
colour-green = зелёный
colour-purple = пурпурный
colour-red = красный
colour-yellow = жёлтый
date =
    { $day } { $month ->
        [m1] января
        [m2] февраля
        [m3] марта
        [m4] апреля
        [m5] мая
        [m6] июня
        [m7] июля
        [m8] августа
        [m9] сентября
        [m10] октября
        [m11] ноября
       *[m12] декабря
    } { $year } г.
list-and = { $first } и { $last }
name-0 = Ливия
name-1 = Марк
name-2 = Корнелия
name-3 = Секст
name-4 = Друзилла
name-you = { $name } (вы)
you = вы

## Seats and links

bots-free-sentence = Освобождённое место ждёт того, кто откроет его ссылку.
bots-heading = Места ботов
bots-pace = Темп ботов
bots-sentence = Отберите место, и вы сразу продолжите за него игру в этом браузере.
button-copy-link = Скопировать ссылку
button-fill-bot = Отдать место
button-leave-seat = Уйти с места: { $name }
button-renew-link = Новая ссылка: { $name }
button-seat-back = Отобрать у бота место: { $name }
button-seat-free = Освободить место: { $name }
button-sit = Сесть за стол
button-sit-again = Снова сесть здесь
button-watch = Только смотреть
fill-heading = Или отдайте свободное место боту
fill-sentence = Бот продолжит партию с этого места. Место можно забрать у него в любой момент, ссылка остаётся в силе.
invite-heading = Пригласить
invite-here = Сесть здесь:
invite-local = Отправьте ссылку тому, кто сядет на это место. Эта ссылка работает только на этом компьютере: для друзей запустите сервер командой make play LAN=1 (или frontinus serve --lan) и откройте адрес, который он тогда назовёт.
invite-sentence = Отправьте ссылку тому, кто сядет на это место: достаточно её открыть.
leave-sentence = Место, которое вы покинули, свободно: вы можете сесть снова, кто-то другой — по ссылке, или партию продолжит бот.
link-copied = Скопировано
links-heading = Ссылки для приглашения
links-sentence = С новой ссылкой старая перестаёт действовать.
log-bot-named = Место игрока { $former } занимает бот { $name }
log-bot-relieved = { $name } садится за стол вместо бота
log-bot-seated = Место занимает бот: { $name }
log-left = { $name } встаёт из-за стола
log-link-renewed = Ссылка на место заменена: { $name }
log-renamed = Имя игрока { $former } теперь { $name }
log-sat-down = { $name } садится за стол
log-seat-freed = Место снова свободно: { $name }
log-taken-over = { $name } садится за стол вместо игрока { $former }
seat-conceded = сдаётся
seat-free = свободно
seat-link = Ссылка места: { $name }
seat-you = вы
seats-free-title =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободны { $count } места
        [many] Свободно { $count } мест
       *[other] Свободно { $count } места
    }
seats-heading = Места
sit-bot = Сейчас за это место играет бот. Когда вы сядете, вы продолжите за него с текущей позиции.
sit-name = Имя за этим столом
sit-sentence = Эта ссылка — место за столом игры { $game }. Сядьте, и этот браузер будет играть за это место.
sit-taken = Здесь уже кто-то сидит. Если это были вы на другом устройстве, сядьте снова; тот браузер станет зрителем.
sit-title = Сесть на место: { $name }
spectator = Вы смотрите.
spectator-link = Ссылка для зрителя
taken-over-link = Если это были не вы, займите место снова и создайте новую ссылку в разделе «Ссылки для приглашения».
taken-over-sentence = Там открыли ссылку на место, и дальше там играет { $name }; здесь вы только смотрите.
taken-over-title = Ваше место перешло в другой браузер.

## Table

board-label = Поле
button-agree-stop = Согласиться закончить
button-concede = Сдаться
button-concede-sure = Да, сдаться
button-offer-stop = Предложить закончить
# hidden tokens, and the next to act sits at the same screen
button-pass-screen = Я — { $name }
button-set = Установить
button-show-changes = Показать, что произошло
button-try-now = Попробовать сейчас
button-type = Сыграть
button-unchoose = Выбрать заново
button-undo = Взять ход назад
button-undo-here = Вернуть до этого места
button-withdraw-stop = Отозвать предложение
chance-commitment = Установлено до первого действия
chance-commitment-sentence = Это SHA-256 тайного числа, из которого следует каждый исход. Когда партия кончится, число покажут, и любой сможет проверить, что потом ничего не подбирали.
chance-heading = Кубик и жребий
chance-how = Исход номер N — это SHA-256 текста «ЧИСЛО N» как число, по модулю суммы весов возможных исходов, отсчитанное в порядке текстов действий.
chance-none = Пока ничего не выпало.
chance-seed = Тайное число (партия окончена)
chance-tally = Сколько раз что выпало
choices-heading = Выбор
concede-sentence = Вдвоём это завершает партию. Если мест больше, за вас доиграет бот.
connection-lost-sentence = Ваш последний ход сохранён. Новая попытка через { $seconds } с.
connection-lost-title = Связь потеряна
# the last part of what a screen reader says
event-your-turn = Ваш ход
log-conceded =
    { $you ->
        [yes] Вы сдаётесь
       *[no] { $name } сдаётся
    }
log-empty = Пока ничего не произошло.
log-heading = Журнал
log-no-choice = { $line } (без выбора)
log-over = Партия окончена
log-stop-offered =
    { $you ->
        [yes] Вы предлагаете
       *[no] { $name } предлагает
    } закончить
log-stop-withdrawn =
    { $you ->
        [yes] Вы хотите
       *[no] { $name } хочет
    } играть дальше
log-undo =
    { $you ->
        [yes] Вы возвращаете
       *[no] { $name } возвращает
    } { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }
log-whole = Показать весь журнал
not-sent = Ответ не пришёл. Если ход всё же сыгран, он появится на поле, когда связь вернётся.
pass-screen-sentence = До этого закрыто всё, что может видеть только { $name }.
pass-screen-title = Передайте экран игроку { $name }
prompt-label = Что нужно сделать
refused-title = Так нельзя.
sending = Отправляем
stop-heading = Уйти или закончить партию
stop-waiting = Партия закончится, когда согласятся все. Осталось: { $names }.
stopped-agreed-sentence = Все согласились. Победителя нет.
stopped-agreed-title = Партия прекращена
stopped-conceded-sentence =
    { $you ->
        [yes] Вы сдались
       *[no] { $name } сдаётся
    }: партия заканчивается здесь, без подсчёта очков.
stopped-won-title =
    { $you ->
        [yes] Вы выигрываете
       *[no] { $name } выигрывает
    }
target-free = { $place }: свободно
# what stands or lies on a place
target-holds = { $place }: { $things }
thinking-title = { $name } думает
type-heading = Ввести действие
type-hint = Текст действия, как в журнале и в правилах.
undo-refused = Это уже нельзя вернуть: после этого сходил кто-то другой.
waiting-free-sentence = Там пока никто не сидит. Ссылка на место есть у того, кто открыл стол.
waiting-invite-sentence = Там пока никто не сидит. Сядьте сами, отправьте кому-нибудь ссылку на место или отдайте его боту.
waiting-title = Ожидаем: { $name }

## End

button-all-steps = Показать всё
button-download-record = Скачать запись
# goes on showing the scoring step by step
button-go-on = Дальше
button-next-step = Следующий шаг
button-rematch = Сыграть ещё раз
button-report = Сообщить о проблеме
button-show-scoring = Показать подсчёт
over-title-one =
    { $you ->
        [yes] Вы выигрываете
       *[no] { $name } выигрывает
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
over-title-shared =
    Победу делят { $names }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
rematch-ready = Следующий стол готов.
rematch-sentence = Те же игроки за новым столом, каждый на одно место дальше.
scoring-heading = Подсчёт очков

## Replay

button-first = В начало
button-last = В конец
button-next = Вперёд
button-previous = Назад
button-to-now = К партии
replay-heading = Запись
replay-position = { $number } из { $count }
replay-start = До первого действия

## Settings

settings-confirm = Подтверждать ход
settings-contrast = Контраст
settings-contrast-more = Выше
settings-contrast-system = Как в системе
settings-heading = Настройки
settings-motion = Движение
settings-motion-fast = Быстро
settings-motion-off = Выключено
settings-motion-on = Включено
settings-motion-slow = Медленно
settings-motion-system = Как в системе
settings-pace = Показ чужих ходов
settings-pace-fast = Быстро
settings-pace-normal = Обычный
settings-pace-off = Сразу
settings-pace-slow = Медленно
settings-sentence = Хранятся в этом браузере.
settings-size = Размер
settings-size-large = Крупный
settings-size-larger = Ещё крупнее
settings-size-normal = Обычный
settings-sound = Звук
settings-theme = Светлая или тёмная тема
settings-theme-dark = Тёмная
settings-theme-light = Светлая
settings-theme-system = Как в системе
settings-thinking = Следить за мыслями ботов

## Keyboard help

keys-arrows = Двигаться по полю
keys-arrows-name = Стрелки
keys-back = Закрыть подсказки или выбрать заново
keys-back-name = Esc
keys-choose = Выбрать то, что в фокусе
keys-choose-name = Enter или пробел
keys-heading = Клавиши
keys-next-legal = К следующему доступному месту
keys-row = К началу или концу ряда
keys-row-name = Home, End
keys-steps = Листать законченную партию
keys-turn = Повернуть плитку
position-heading = Позиция словами

## Errors

error-back = Вернуться на главную
error-board-not-json = Файл не является текстом JSON.
error-database = То, что вы запросили, не удалось ни прочитать, ни сохранить. Ничего не изменилось; причину владелец этого сервера найдёт в его журнале.
error-database-title = База данных недоступна
error-forbidden = Сейчас ход места, за которым сидит не этот браузер. Чтобы сесть, откройте ссылку места.
error-forbidden-title = Это не ваше место
error-form-option = Вариант { $option } неизвестен или имеет недопустимое значение.
error-form-players = Число игроков не подходит для этой игры.
error-form-seat = Выберите, кто сидит на месте { $number }.
error-full = За этим столом слишком много зрителей. Попробуйте позже.
error-full-title = Слишком много
error-link = Эта ссылка не ведёт ни к одному месту. Возможно, её заменили: попросите новую у игроков.
error-link-title = Эта ссылка больше не действует
error-malformed = У запроса неверный вид. Ничего не изменилось.
error-malformed-title = Запрос непонятен
error-method = Этот адрес не принимает такие запросы. Ничего не изменилось.
error-method-title = Здесь это не работает
error-not-found = По этому адресу нет страницы. Возможно, в нём опечатка или стола больше нет.
error-not-found-title = Здесь ничего нет
error-not-over = Игра ещё идёт.
error-origin = Действовать за столами могут только страницы этого сайта. Ничего не изменилось.
error-origin-title = Запрос с другого сайта
error-over = Партия окончена.
error-record-action = Строка { $line }, действие { $index }, «{ $action }»: { $sentence } { $rule }
error-record-board = Строка { $line }, поле: { $sentence } { $rule }
error-record-empty = В файле нет записи.
error-record-file = Файл не читается.
error-record-form = Строка { $line }: ключа «{ $key }» нет, или он неправильного вида.
error-record-format = Строка { $line }: эта версия формата записи здесь неизвестна.
error-record-game = Строка { $line }: такой игры здесь нет.
error-record-json = Строка { $line } не является JSON-текстом одного объекта.
error-record-options = Строка { $line }, варианты или число игроков: { $sentence } { $rule }
error-record-result = Строка { $line }: результат не следует из действий.
error-record-stopped = Строка { $line }: запись «stopped» неправильного вида или противоречит остальному.
error-record-text = Строка { $line }: действие { $index } не является текстом.
error-record-view = Строка { $line } — это вид с одного места, а не запись; её нельзя воспроизвести.
error-seat-conceded = Это место сдано, за него доигрывает бот.
error-seat-taken = Это место уже занято.
error-server = Ошибка на нашей стороне. Стол остался прежним; загрузите страницу снова.
error-server-title = Здесь что-то сломалось
error-stale = Что-то произошло раньше, чем дошло ваше действие. Оно не сыграно; посмотрите и выберите снова.
error-stale-title = Партия ушла вперёд
error-tabs = Этот стол открыт в слишком многих вкладках браузера. Закройте лишние.
error-tabs-title = Слишком много вкладок
error-too-large = Запрос больше допустимого: не более { $limit } КБ.
error-too-large-title = Слишком большой объём

## Hints

button-hint = Подсказка
button-hint-close = Закрыть подсказки
hint-alone = больше ничего, что стоило бы обдумать, бот не находит
hint-behind = обещает меньше, чем первое
hint-even = не хуже первого, насколько видит бот
hint-even-all = остальные не хуже, насколько видит бот
hint-even-before = не хуже предыдущего, насколько видит бот
hint-expected = очки в конце: { $points }, шансы на победу: { $chance } %
hint-heading = Лучшее из того, что находит бот
hint-line = продолжение кончается для вас лучше всего
hint-order = Сначала лучшее; из примерно равного то, за что есть довод. Малая разница в числах ничего не значит.
hint-riskier = больше очков, чем у первого, но шансы на победу ниже
hint-rival =
    но { $name } в конце получит на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше
hint-unsure = обещает больше, но бот смотрел на это меньше и меньше в этом уверен

## Rules and learning

learn-title = Как играть: { $game }
rules-contents = Содержание
rules-sentence = Сами правила написаны по-английски, но у каждого есть строка на русском. Решает английский текст.
rules-title = { $game }: правила по номерам

## Watching programs think

thinking-blind = { $name } смотрит не дальше чем на ход вперёд: следить не за чем.
thinking-chosen = сыграно
thinking-errs = Этот уровень не всегда играет то, что считает лучшим.
thinking-line = Затем бот ожидает
thinking-looks = Больше всего бот рассматривает
thinking-none = Здесь появится, о чём бот думает в свой следующий ход.
thinking-other = Вместо этого сыграно: { $action }
thinking-secret = За этим столом у игроков может быть что-то скрыто. Мысли бота могли бы это выдать, поэтому они не показаны.
thinking-share = { $share } %
