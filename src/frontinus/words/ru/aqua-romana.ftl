### Sentences of Aqua Romana.


## Pieces

builder-B = строитель мостов
# also a label
builder-C = строитель поворотов
builder-D = строитель двойных поворотов
builder-J = джокер
builder-S = строитель прямых
# a kind of builder and how many
builder-count = { $builder }: { $count }
# there is … (none of it left)
builder-none-B = строителя мостов
# there is … (none of it left)
builder-none-C = строителя поворотов
# there is … (none of it left)
builder-none-D = строителя двойных поворотов
# there is … (none of it left)
builder-none-J = джокера
# there is … (none of it left)
builder-none-S = строителя прямых
# somebody takes, places, moves …
builder-object-B = строителя мостов
# somebody takes, places, moves …
builder-object-C = строителя поворотов
# somebody takes, places, moves …
builder-object-D = строителя двойных поворотов
# somebody takes, places, moves …
builder-object-J = джокера
# somebody takes, places, moves …
builder-object-S = строителя прямых
builder-to-place =
    { $kind ->
        [B] { builder-object-B }
        [C] { builder-object-C }
        [D] { builder-object-D }
        [J] { builder-object-J }
       *[S] { builder-object-S }
    }
edge-E = восток
edge-N = север
edge-S = юг
edge-W = запад
fountain = фонтан
tile-B = мост
tile-C = поворот
tile-D = двойной поворот
tile-S = прямая
# a kind of tile and how many
tile-count = { $tile }: { $count }
# somebody lays …
tile-object-B = мост
# somebody lays …
tile-object-C = поворот
# somebody lays …
tile-object-D = двойной поворот
# somebody lays …
tile-object-S = прямую
tile-to-lay =
    { $kind ->
        [B] { tile-object-B }
        [C] { tile-object-C }
        [D] { tile-object-D }
       *[S] { tile-object-S }
    }
towards-E = на восток
towards-N = на север
towards-S = на юг
towards-W = на запад

## Prompt

prompt-build = Подсвеченные рабочие могут строить. Выберите рабочего, строителя в его поле зрения и положение плитки.
# a worker is chosen; $spaces: those with a builder that fits
prompt-build-builder = С { $square } вашему рабочему подходят строители на { $spaces }. Выберите одного.
prompt-build-other = { $name } кладёт плитку.
# worker and builder are chosen
prompt-build-tile = Выберите, как плитка ляжет на { $square }.
prompt-build-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } положить плитку
prompt-close = Можно закрыть один из своих открытых акведуков: его рабочий встанет на пьедестал его длины. Или оставьте все открытыми.
prompt-close-other = { $name } может закрыть акведук.
prompt-close-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } закрыть один акведук или ни одного
prompt-extra = Строитель прошёл мимо фонтана. Выберите подсвеченную клетку и положение дополнительной плитки: { $tile }. Она ничья.
prompt-extra-other = { $name } кладёт дополнительную плитку.
prompt-extra-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } положить дополнительную плитку
prompt-move = Плитку сейчас положить нельзя. Передвиньте любого строителя по часовой стрелке на следующую свободную ячейку или ждите.
prompt-move-other = { $name } не может положить плитку и передвигает строителя или ждёт.
prompt-move-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } передвинуть строителя или ждать
prompt-over = Очки за пьедесталы и надбавки сложены.
prompt-owed = Прежде чем строить, поставьте каждого взятого из резерва строителя на свободную ячейку дороги: { $builders }.
prompt-owed-other = { $name } ставит строителя из резерва.
prompt-owed-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } поставить взятого строителя
prompt-reserve = За каждый свой закрытый в этот ход акведук возьмите строителя из резерва. Вы поставите его в начале своего следующего хода.
prompt-reserve-other = { $name } берёт строителя из резерва.
prompt-reserve-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } взять строителя
prompt-set-up =
    Выберите строителя из набора и свободную ячейку дороги. Осталось поставить: { $count ->
        [one] { $count } строитель
        [few] { $count } строителя
        [many] { $count } строителей
       *[other] { $count } строителя
    }.
prompt-set-up-other = { $name } ставит строителя.
prompt-set-up-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } поставить строителя

## Buttons

button-advance = Передвинуть на { $space }
button-advance-close = Передвинуть, закрыть { $square }: { $length }
button-close = Закрыть { $square }, длина { $length }
button-keep = Оставить все открытыми
button-lay = Положить на { $square }
# lays a tile and closes another aqueduct of one's own in the same turn
button-lay-close = Положить, закрыть { $square }: { $length }
button-place = Поставить на { $space }
button-take = Взять этого строителя
button-turn-tile = Повернуть плитку
button-wait = Ждать
button-wait-close = Ждать, закрыть { $square }: { $length }

## Choices

choice-close = { $square }: { $length } → пьедестал { $podium }
choice-close-aside = { $square }: { $length } → без пьедестала
# $tile: tile-…, $towards: towards-…, where the water leaves
choice-tile = { $tile }, { $towards }
# the same, where two ways to build read alike
choice-tile-builder = { $tile }, { $towards }: строитель на { $space }
choices-builders = Строители на выбор
choices-close = Акведуки, которые можно закрыть
choices-worker = Ваш рабочий на { $square } может положить
preview-builder = Строитель идёт на { $space }
preview-closed = Акведук кончается здесь: пьедестал { $podium }
preview-closed-aside = Акведук кончается здесь: без пьедестала
# $name: whose
preview-closes = Закрывает: { $name }, { $square }, длина { $length }: пьедестал { $podium }
preview-closes-aside = Закрывает: { $name }, { $square }, длина { $length }: без пьедестала
preview-extends = Удлиняет: { $name }, длина { $length }, до { $square }
preview-faces = Затем смотрит на { $square }
preview-fountain = Проходит мимо фонтана: одна дополнительная плитка
preview-length = Новая длина: { $before } → { $after }
# $names: whose workers, each with its square
preview-loses = Больше не видит строителя: { $names }
preview-podium = Если закрыть сейчас: пьедестал { $podium }
preview-podium-none = Если закрыть сейчас: без пьедестала
preview-runs = Течёт дальше через { $squares }
# one worker in the list of preview-loses
preview-worker = { $name } ({ $square })

## Actions to be done

action-advance = Передвинуть { $builder } с { $from } на { $to }
action-build = Положить { $tile } на { $square }, от { $from } { $towards }: строитель на { $space }
action-build-joker = Положить { $tile } на { $square }, от { $from } { $towards }: джокер на { $space }
action-close = Закрыть акведук на { $square } ({ $towards }), длина { $length }
action-extra = Положить дополнительную плитку на { $square }: { $tile } { $ends }
action-place = Поставить { $builder } на { $space }
action-take = Взять { $builder } из резерва

## Hints

hint-above-full =
    { $count ->
        [one] пьедестал { $full } занят
        [few] пьедесталы { $full } заняты
        [many] пьедесталы { $full } заняты
       *[other] пьедесталы { $full } заняты
    }, и чуть большая длина ничего не даст
hint-blind = уводит строителя из поля зрения соперников на { $squares }
hint-close = закрывает ваш акведук на { $square }, длина { $length }: пьедестал { $podium }
hint-close-lower =
    закрывает ваш акведук на { $square }, длина { $length }: пьедестал { $podium }, так как { $full } { $count ->
        [one] занят
        [few] заняты
        [many] заняты
       *[other] заняты
    }
hint-close-none = но ваш акведук на { $square }, длина { $length }, остаётся без пьедестала
hint-cut = закрывает акведук на { $square } ({ $name }), длина { $length }: пьедестал { $podium }
hint-cut-lower =
    закрывает акведук на { $square } ({ $name }), длина { $length }: только пьедестал { $podium }, так как { $full } { $count ->
        [one] занят
        [few] заняты
        [many] заняты
       *[other] заняты
    }
hint-cut-none = закрывает акведук на { $square } ({ $name }), длина { $length }: без пьедестала
hint-ends = заканчивает игру
hint-exposed = но { $name } сможет уже следующим ходом закрыть ваш акведук на { $square } (длина { $length })
hint-extra-block =
    но она преграждает путь { $count ->
        [one] вашему рабочему
        [few] вашим рабочим
        [many] вашим рабочим
       *[other] вашим рабочим
    } на { $squares }
hint-extra-far = ни один рабочий не дойдёт до неё своей следующей плиткой
hint-extra-gift =
    но { $count ->
        [one] рабочий на { $squares } ({ $name }) сможет
        [few] рабочие на { $squares } ({ $name }) смогут
        [many] рабочие на { $squares } ({ $name }) смогут
       *[other] рабочие на { $squares } ({ $name }) смогут
    } пройти через неё дальше, к { $faced }
hint-extra-run =
    { $count ->
        [one] ваш рабочий на { $squares } сможет
        [few] ваши рабочие на { $squares } смогут
        [many] ваши рабочие на { $squares } смогут
       *[other] ваши рабочие на { $squares } смогут
    } пройти через неё дальше, к { $faced }
hint-extra-wall =
    преграждает путь { $count ->
        [one] рабочему
        [few] рабочим
        [many] рабочим
       *[other] рабочим
    } на { $squares } ({ $name })
hint-finds =
    строителя { $count ->
        [one] увидит ваш рабочий
        [few] увидят ваши рабочие
        [many] увидят ваши рабочие
       *[other] увидят ваши рабочие
    } на { $squares }
hint-fountain = строитель проходит мимо фонтана: одна дополнительная плитка
hint-guards = ваш акведук на { $square } (длина { $length }) следующим ходом не закроет { $name }
hint-highest = станет самым длинным: надбавка { $points }
hint-joker = с джокером можно положить любую плитку
hint-keeps =
    ваш рабочий, теперь на { $square }, по-прежнему видит { $count ->
        [one] { $count } строителя
        [few] { $count } строителей
        [many] { $count } строителей
       *[other] { $count } строителя
    }
hint-longer = ваш акведук на { $square } доходит до { $to }, длина { $length }: пьедестал { $podium }, если закрыть сейчас
hint-longer-lower =
    ваш акведук на { $square } доходит до { $to }, длина { $length }: пьедестал { $podium }, если закрыть сейчас, так как { $full } { $count ->
        [one] занят
        [few] заняты
        [many] заняты
       *[other] заняты
    }
hint-longer-none = ваш акведук на { $square } доходит до { $to }, длина { $length }
hint-loses =
    но { $count ->
        [one] ваш рабочий на { $squares } больше не увидит
        [few] ваши рабочие на { $squares } больше не увидят
        [many] ваши рабочие на { $squares } больше не увидят
       *[other] ваши рабочие на { $squares } больше не увидят
    } строителя
hint-open =
    { $count ->
        [one] ваш акведук на { $squares } остаётся открытым
        [few] ваши акведуки на { $squares } остаются открытыми
        [many] ваши акведуки на { $squares } остаются открытыми
       *[other] ваши акведуки на { $squares } остаются открытыми
    }, и строитель в поле зрения
hint-open-none = если закрыть сейчас, ни один ваш акведук не получит пьедестала
hint-placed-ahead =
    { $own ->
        [one] ваш рабочий на { $squares } увидит
        [few] ваши рабочие на { $squares } увидят
        [many] ваши рабочие на { $squares } увидят
       *[other] ваши рабочие на { $squares } увидят
    } его со следующей клетки, как и { $count ->
        [one] рабочий
        [few] рабочие
        [many] рабочие
       *[other] рабочие
    } соперников на { $others }
hint-placed-ahead-own =
    только { $own ->
        [one] ваш рабочий на { $squares } увидит
        [few] ваши рабочие на { $squares } увидят
        [many] ваши рабочие на { $squares } увидят
       *[other] ваши рабочие на { $squares } увидят
    } его со следующей клетки
# speaks against an action
hint-placed-aside =
    но со следующей клетки его { $count ->
        [one] увидит только рабочий
        [few] увидят только рабочие
        [many] увидят только рабочие
       *[other] увидят только рабочие
    } соперников на { $squares }
# speaks against an action
hint-placed-away =
    но его { $count ->
        [one] видит только рабочий
        [few] видят только рабочие
        [many] видят только рабочие
       *[other] видят только рабочие
    } соперников на { $squares }
hint-placed-free = пока никому не помогает: его не видит ни один рабочий, и со следующих клеток тоже
hint-placed-own =
    { $own ->
        [one] его видит только ваш рабочий на { $squares }
        [few] его видят только ваши рабочие на { $squares }
        [many] его видят только ваши рабочие на { $squares }
       *[other] его видят только ваши рабочие на { $squares }
    }
hint-placed-shared =
    { $own ->
        [one] его видит ваш рабочий на { $squares }
        [few] его видят ваши рабочие на { $squares }
        [many] его видят ваши рабочие на { $squares }
       *[other] его видят ваши рабочие на { $squares }
    }, как и { $count ->
        [one] рабочий
        [few] рабочие
        [many] рабочие
       *[other] рабочие
    } соперников на { $others }
hint-reserve = вы берёте строителя из резерва
hint-room =
    перед вашим рабочим, тогда на { $square }, близко { $count } { $count ->
        [one] пустая клетка
        [few] пустые клетки
        [many] пустых клеток
       *[other] пустой клетки
    }
hint-runs =
    вода течёт дальше ещё на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    }, до { $square }
hint-starves =
    { $count ->
        [one] рабочий на { $squares } ({ $name }) остаётся
        [few] рабочие на { $squares } ({ $name }) остаются
        [many] рабочие на { $squares } ({ $name }) остаются
       *[other] рабочие на { $squares } ({ $name }) остаются
    } без строителя в поле зрения
hint-stuck = ваш рабочий на { $square } не видит строителя; закрыв акведук длины { $length }, он получит пьедестал { $podium }
hint-take-any = плитки его вида кончились, поэтому с ним можно положить любую другую
# speaks against an action; $kind: the letter of a type
hint-take-seen =
    но { $count ->
        [one] ваш рабочий на { $squares } уже видит
        [few] ваши рабочие на { $squares } уже видят
        [many] ваши рабочие на { $squares } уже видят
       *[other] ваши рабочие на { $squares } уже видят
    } { builder-to-place }: { $spaces }
# $kind: the letter of a type
hint-take-unseen = ни один ваш рабочий не видит { builder-to-place }

## Log

# what happened to the builder used, for a screen reader
event-builder = { $builder }: с { $from } на { $to }
event-fountain = { $builder }: с { $from } мимо фонтана на { $to }
event-keep =
    { $you ->
        [yes] Вы оставляете
       *[no] { $name } оставляет
    } все акведуки открытыми
log-advance =
    { $you ->
        [yes] Вы передвигаете
       *[no] { $name } передвигает
    } { $builder } с { $from } на { $to }
# a part of a line; $you: the worker is the reader's
log-aside =
    { $you ->
        [yes] ваш рабочий
       *[no] рабочий игрока { $name }
    } остаётся без пьедестала
log-build =
    { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } { $tile } на { $square }: { $length ->
        [one] { $length } клетка
        [few] { $length } клетки
        [many] { $length } клеток
       *[other] { $length } клетки
    }
log-build-closed =
    { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } { $tile } на { $square }, акведук закрыт: { $length }
# the water ran on through loose channels to $last
log-build-ran =
    { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } { $tile } на { $square } и { $you ->
        [yes] доходите
       *[no] доходит
    } до { $last }: { $length ->
        [one] { $length } клетка
        [few] { $length } клетки
        [many] { $length } клеток
       *[other] { $length } клетки
    }
log-build-ran-closed =
    { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } { $tile } на { $square } и { $you ->
        [yes] доходите
       *[no] доходит
    } до { $last }, акведук закрыт: { $length }
log-close =
    { $you ->
        [yes] Вы закрываете
       *[no] { $name } закрывает
    } акведук на { $square }: { $length }
# a part of a line; $you: the aqueduct is the reader's
log-closes =
    { $you ->
        [yes] ваш акведук
       *[no] акведук игрока { $name }
    } закрыт: { $length }
# a part of a line; $you: the aqueduct is the reader's
log-extends =
    { $you ->
        [yes] ваш акведук
       *[no] акведук игрока { $name }
    } удлинился: { $length }
log-extra =
    { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } дополнительную плитку на { $square }: { $tile }
# a part of a line: where the worker of the aqueduct just closed goes
log-onto = пьедестал { $podium }
# a part of a line
log-onto-none = без пьедестала
log-place =
    { $you ->
        [yes] Вы ставите
       *[no] { $name } ставит
    } { $builder } на { $space }
# a part of a line; $you: the worker is the reader's
log-podium =
    { $you ->
        [yes] ваш рабочий
       *[no] рабочий игрока { $name }
    } встаёт на пьедестал { $podium }
# a part of the last line: all podiums that a seat got at the end
log-podiums =
    { $name }: { $count ->
        [one] пьедестал
        [few] пьедесталы
        [many] пьедесталы
       *[other] пьедестала
    } { $podiums }
log-take =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } из резерва { $builder }
log-wait =
    { $you ->
        [yes] Вы ждёте
       *[no] { $name } ждёт
    }

## Panels

account-aside = Без пьедестала
account-podium = Пьедестал { $podium }
account-sentence = Каждый рабочий приносит очки своего пьедестала. Самый высокий занятый пьедестал добавляет 4, второй 3, третий 2.
podiums-heading = Пьедесталы
seat-podium-points = Очки за пьедесталы и надбавки на текущий момент
seat-points =
    { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
seat-worker-aside = без пьедестала, длина { $length }
seat-worker-live = на { $square }: длина { $length }, пьедестал { $podium }, если закрыть сейчас
seat-worker-live-none = на { $square }: длина { $length }, без пьедестала, если закрыть сейчас
seat-worker-podium = на пьедестале { $podium }, длина { $length }
stock-pool = Ещё не поставленные строители
stock-reserve = Резерв
stock-reserve-empty = Резерв пуст.
stock-tiles = Осталось плиток

## Position in words

# closed, its worker not yet on a podium
position-closed = Акведук от { $outlet }, длина { $length }: закрыт.
position-finished = Акведук от { $outlet }, длина { $length }: закрыт, пьедестал { $podium }.
position-finished-aside = Акведук от { $outlet }, длина { $length }: закрыт, без пьедестала.
position-holds = Взято из резерва: { $builders }.
# $outlet: square and edge of the outlet in words; $podium: 0 for none
position-live =
    Акведук от { $outlet }, длина { $length }: рабочий на { $square }, смотрит на { $faced }, { $podium ->
        [0] без пьедестала
       *[other] пьедестал { $podium }
    }, если закрыть сейчас.
# squares with a channel that belongs to nobody
position-loose = Сухие каналы: { $squares }.
position-outlet = { $square } { $towards }
# one podium in the list
position-podium = { $podium } { $names }
position-podiums = Пьедесталы: { $podiums }.
position-pool = Ещё не поставлены: { $builders }.
position-reserve = Резерв: { $builders }.
# the first line about a seat
position-seat =
    { $name }, { $colour }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
# builders that a worker sees
position-sees = В поле зрения: { $builders }.
position-sees-none = В поле зрения нет строителей.
position-supply = Осталось плиток: { $tiles }.
# clockwise
position-track = Строители на дороге по часовой стрелке: { $builders }.
position-track-empty = На дороге нет строителей.
# a channel of a tile; $state: a colour or target-dry
target-channel = { $from }–{ $to } { $state }
target-dry = сухой
target-empty = { $place }: пусто
# an empty square that a worker faces
target-faced = на очереди с { $square } ({ $colour })
target-reservoir = резервуар, { $colour }
target-worker = рабочий, { $colour }, { $towards }, длина { $length }

## Refusals

refusal-AR-1-8 = Ячейка { $space } занята.
refusal-AR-2-3 = При расстановке ставят строителей из набора, и ничего больше.
refusal-AR-2-3-type = В наборе больше нет { $builder }.
refusal-AR-3-2 = Это относится к другому шагу хода.
refusal-AR-4-1 = Ваш рабочий на { $square } не видит { $space }. Он видит вдоль своего столбца и своего ряда.
refusal-AR-5-1 = Там нет строителя или вашего рабочего.
refusal-AR-5-1-builder = На { $space } нет строителя.
refusal-AR-5-1-worker = Там не кончается ни один ваш открытый акведук.
refusal-AR-5-2 = Этот строитель не даёт положить такую плитку, или такие плитки кончились.
refusal-AR-5-3 = У плитки должен быть канал в сторону вашего рабочего.
refusal-AR-5-4 = Так соединились бы двое рабочих.
# $tile: tile-…
refusal-AR-5-4-tile = Так плитка на { $square } соединила бы двух рабочих: { $tile }.
refusal-AR-5-5 = Вы можете положить плитку, значит, должны.
refusal-AR-6-10 = Там не кончается ни один ваш открытый акведук.
refusal-AR-8-3 = В резерве нет строителя этого типа.
refusal-AR-8-5 = Вы не брали строителя этого типа.
refusal-AR-9-3 = На { $space } нет строителя.
refusal-AR-9-6 = Дополнительная плитка того же типа, что и только что положенная.
refusal-AR-9-7 = Дополнительную плитку кладут на пустую клетку, на которую не смотрит ни один рабочий.
refusal-AR-10-2 = Партия окончена.
refusal-AR-12-1 = Это не действие. Действие выглядит, например, так: «build c1S Nc B».

## Board files

board-point-1 = frontinus-board равно 1, game равно aqua-romana, name — от 1 до 40 знаков a–z, цифр и дефисов, начинается с буквы и не равно standard.
board-point-2 = tiles содержит ровно C, S, B и D, каждое — целое число не меньше 1, вместе 84.
board-point-3 = corners содержит ровно a1, k1, k8 и a8, в каждом поворот.
board-point-4 = layouts — для 2, 3 или 4 игроков, в том числе для того числа, которое играет.
board-point-5 = В раскладке по одному резервуару на место, для двоих по два, каждый своего цвета: yellow, blue, red или green.
board-point-6 = Резервуар занимает две клетки с общей стороной, не угловые и не общие с другим резервуаром.
board-point-7 = У резервуара три разных выхода на своих клетках, для троих игроков четыре.
board-point-8 = Каждый выход ведёт на пустую клетку, а не к стене, углу или резервуару.
board-refused = Поле не соответствует правилам для полей.
board-refused-point = Пункт { $point }: { $sentence }
