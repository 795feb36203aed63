### Sentences of Aquädukt.


## Pieces

back-foul = тухлая вода
back-mineral = минеральная вода
# the houses of one tile
houses =
    { $count ->
        [one] { $count } дом
        [few] { $count } дома
        [many] { $count } домов
       *[other] { $count } дома
    }
# $houses: houses; $you: the tile is the reader's
tile-of =
    { $houses } на { $space } ({ $you ->
        [yes] вы
       *[no] { $name }
    })

## Prompt

prompt-again =
    { $count ->
        [1] Вы бросили один раз.
       *[other] Вы бросили два раза.
    } За ход можно бросить до трёх раз и каждый раз положить одну плитку.
prompt-again-other = { $name } может бросить ещё раз.
prompt-again-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } бросить ещё раз или закончить
prompt-backs = Рядом с минеральной водой плитка с водой из двух каналов приносит на 2 больше. Рядом с тухлой водой плитка с водой только из одного канала не приносит ничего.
prompt-backs-title = Холмы переворачивают
prompt-die = Кубик покажет, на каком участке можно строить.
prompt-die-title =
    { $you ->
        [yes] Вы бросаете кубик
       *[no] { $name } бросает кубик
    }
prompt-hills =
    Выберите для холма подсвеченную клетку. На холме строить нельзя. Осталось поставить: { $count ->
        [one] { $count } холм
        [few] { $count } холма
        [many] { $count } холмов
       *[other] { $count } холма
    }.
prompt-hills-drawn = Их ставят на свободные клетки, все равновероятны. На холме строить нельзя.
prompt-hills-drawn-title = Места холмов определяет жребий
prompt-hills-other = { $name } ставит холм.
prompt-hills-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } поставить холм
# $number: which roll of the turn
prompt-house = Положите одну плитку на подсвеченную клетку участка { $area } или откажитесь, тогда ход окончен. Это бросок { $number } из 3.
prompt-house-other = { $name } выбрасывает { $area } и может положить там плитку.
prompt-house-title =
    { $you ->
        [yes] Вы выбросили
       *[no] { $name } выбрасывает
    } { $area }
prompt-over-aquaedukt = Плитки без воды убраны. Дома с водой сосчитаны.
prompt-stick = Можно проложить ещё один канал по любому подсвеченному отрезку или закончить ход.
prompt-stick-other = { $name } может проложить ещё один канал.
prompt-stick-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } ещё один канал или конец хода
prompt-turn = Постройте дома там, куда укажет кубик, откройте один источник или проложите один-два канала.
prompt-turn-last = Все каналы проложены, это ваш последний ход. Постройте дома или откройте источник.
prompt-turn-other = { $name } строит дома, открывает источник или прокладывает каналы.
prompt-turn-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } выбрать одно из трёх

## Previews

preview-area-full = Участок { $area } тогда заполнен окончательно
preview-double = Двойной: вода доходит до двух клеток с каждой стороны
# $name: who gets points; $spaces: where the houses lie
preview-gain = { $name } +{ $points }: { $spaces }
preview-house-dry = Воды там пока нет: очков пока не приносит
preview-house-water = Вода есть: сразу приносит { $points }
preview-last-canal = Последний канал: этот круг станет последним
# $tiles: a list of tile-of
preview-lost = Заполняет участок { $area }. Сразу теряются: { $tiles }
preview-water = Вода для { $spaces }
preview-water-none = Новых клеток с водой нет

## Actions to be done

action-canal = Проложить канал { $edge }
action-canal-double = Удвоить канал { $edge }
action-house = Построить на { $space }: { $houses }
action-pass = Пропустить ход
action-roll-again = Бросить ещё раз
action-stop-again = Закончить ход, не бросая больше
action-stop-house = Ничего не строить и закончить ход
action-stop-stick = Закончить ход без второго канала

## Hints

hint-canals-left =
    тогда { $count ->
        [one] останется { $count } канал
        [few] останется { $count } канала
        [many] останется { $count } каналов
       *[other] останется { $count } канала
    }: конец близок, а ваш перевес — { $points }
# speaks against an action
hint-canals-left-behind =
    но тогда { $count ->
        [one] останется { $count } канал
        [few] останется { $count } канала
        [many] останется { $count } каналов
       *[other] останется { $count } канала
    }, а ваше отставание — { $points }
hint-clears = заполняет участок { $area }: соперники теряют сухие плитки, всего на { $points }
hint-clears-own = но вы теряете на участке { $area } сухие плитки, всего на { $points }
hint-decline =
    приберегает { $count ->
        [one] { $count } вашу плитку
        [few] { $count } ваши плитки
        [many] { $count } ваших плиток
       *[other] { $count } вашей плитки
    } для лучшего места
hint-decline-full = плитка заполнила бы участок { $area } и пропала бы
hint-dry-far =
    рискует лишь { $points } { $points ->
        [one] очком
        [few] очками
        [many] очками
       *[other] очка
    } там, где рядом нет канала
hint-dry-high = пока у вас есть плитки достоинством { $lowest }, плитку достоинством { $points } можно положить только на сухое, и вода придёт позже
# speaks against an action
hint-dry-lost = но канала рядом нет, а участок { $area } почти заполнен
hint-dry-near =
    пока сухо, но воду { $count ->
        [one] приведёт { $count } канал
        [few] приведут { $count } канала
        [many] приведут { $count } каналов
       *[other] приведут { $count } канала
    }: +{ $points }
hint-dry-waits =
    на участке { $area } { $free ->
        [one] останется { $free } свободная клетка
        [few] останутся { $free } свободные клетки
        [many] останется { $free } свободных клеток
       *[other] останется { $free } свободной клетки
    }, и плитка может ждать канала
hint-full = заполняет участок { $area } насовсем, и ничего не теряется
hint-goes = но плитка сразу пропадёт: участок { $area } с ней полон
hint-hill =
    оставляет на участке { $area } { $free } { $free ->
        [one] свободную клетку
        [few] свободные клетки
        [many] свободных клеток
       *[other] свободной клетки
    }
hint-lowest = одной плиткой достоинством { $points } меньше: пока они есть, более ценные на воду класть нельзя (осталось { $count })
hint-lowest-gone = ваша последняя плитка достоинством { $points }: потом на воду можно класть плитки достоинством { $higher }
hint-on-water = вода есть: сразу приносит { $points }
hint-presses = на участке { $area } останется одна свободная клетка, а у соперников там сухие плитки, всего на { $points }
hint-reach =
    каналы одного хода смогут тогда дойти до { $count ->
        [one] вашей плитки
        [few] ваших плиток
        [many] ваших плиток
       *[other] ваших плиток
    } { $tiles }
hint-reach-other = но каналы одного хода смогут тогда дойти до { $tiles } ({ $name })
hint-risks = но на участке { $area } останется одна свободная клетка, а у вас там сухие плитки, всего на { $points }
hint-roll-again = ничего не стоит: от того, что выпадет, можно отказаться
hint-roll-fills =
    можно заполнить { $count ->
        [one] участок
        [few] участки
        [many] участки
       *[other] участки
    } { $areas }, и соперники потеряют на сухих плитках больше вас
hint-roll-first = на поле ещё нет ни одной вашей плитки
hint-roll-near = чисел, при которых свободна клетка с водой или в одном ходе от неё: { $count } из { $all }
hint-roll-none-dry = ни одна ваша плитка не ждёт воды
hint-roll-unreached = каналы одного хода не дойдут ни до одной вашей сухой плитки
hint-roll-wet = чисел, при которых свободна клетка с водой: { $count } из { $all }
hint-rolls-on = после этого можно бросить ещё раз
hint-spares = приберегает вашу плитку достоинством { $points } для лучшего места
hint-spring-empty = рядом нет плиток, источников останется { $count }
hint-stop = ни у одной свободной клетки нет воды
hint-stop-saves =
    приберегает на потом { $count } { $count ->
        [one] канал
        [few] канала
        [many] каналов
       *[other] канала
    }
hint-stop-stick = ни один новый канал не даст воды вашим плиткам
hint-together =
    рядом с { $count ->
        [one] вашей плиткой
        [few] вашими плитками
        [many] вашими плитками
       *[other] вашими плитками
    } { $tiles }: канал между ними даст воду обеим сторонам
hint-together-other = но рядом с { $tiles } ({ $name }): канал между ними поможет обоим
hint-turns-away =
    уводит воду от { $count ->
        [one] плитки
        [few] плиток
        [many] плиток
       *[other] плиток
    } { $tiles } ({ $name })
hint-waters =
    даёт воду { $count ->
        [one] вашей плитке
        [few] вашим плиткам
        [many] вашим плиткам
       *[other] вашим плиткам
    } { $tiles }: +{ $points }
hint-waters-alone =
    даёт воду только { $count ->
        [one] вашей плитке
        [few] вашим плиткам
        [many] вашим плиткам
       *[other] вашим плиткам
    } { $tiles }: +{ $points }
hint-waters-free = вода для свободных клеток: { $spaces }
hint-waters-other = но даёт воду плиткам { $tiles } ({ $name }): +{ $points }

## Log

# the player decides to roll; the number comes after it
event-roll =
    { $you ->
        [yes] Вы бросаете кубик
       *[no] { $name } бросает кубик
    }
event-stop =
    { $you ->
        [yes] Вы заканчиваете
       *[no] { $name } заканчивает
    } ход
# $back: back-…
log-back = Холм { $space }: { $back }
log-back-none = ничего не меняется
log-canal =
    { $you ->
        [yes] Вы прокладываете
       *[no] { $name } прокладывает
    } канал { $edge }
log-canal-double =
    { $you ->
        [yes] Вы удваиваете
       *[no] { $name } удваивает
    } канал { $edge }
log-decline =
    { $you ->
        [yes] Вы ничего не строите
       *[no] { $name } ничего не строит
    }
log-die =
    { $you ->
        [yes] Вы выбрасываете
       *[no] { $name } выбрасывает
    } { $number }
log-die-full = Выпадает { $number }: участок заполнен, кубик бросают снова
# a part of a line
log-full = участок { $area } заполнен окончательно
# a part of a line; $points has its sign
log-gain =
    { $you ->
        [yes] вы
       *[no] { $name }
    } { $points }
log-hill =
    { $you ->
        [yes] Вы ставите
       *[no] { $name } ставит
    } холм на { $space }
log-hill-drawn = Холм на { $space }
# $houses: houses
log-house =
    { $you ->
        [yes] Вы строите
       *[no] { $name } строит
    } на { $space }: { $houses }
log-last-canal = Последний канал проложен: этот круг последний
# a part of a line; $tiles: a list of tile-of
log-lost = потеряно: { $tiles }
log-pass =
    { $you ->
        [yes] Вам нечего делать, вы пропускаете
       *[no] { $name } пропускает
    } ход
log-spring =
    { $you ->
        [yes] Вы открываете
       *[no] { $name } открывает
    } источник в узле { $point }
# a part of a line
log-water = вода для { $spaces }
# a part of a line: the tile just built has water
log-with-water = вода есть

## End

over-title-tiles =
    { $you ->
        [yes] Вы выигрываете
       *[no] { $name } выигрывает
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и больше плиток с водой

## Position in words

# $tiles: a list of position-tile-…
position-board = На поле: { $tiles }.
# $hills: spaces, with what is on their backs once it is known
position-hills = Холмы: { $hills }.
# $points: a list of position-point-…
position-line = От источника { $spring }: { $points }.
position-lost = Потеряно: { $tiles }.
position-point-double = двойной канал до { $point }
position-point-single = канал до { $point }
position-points =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
position-springs = Источники: { $springs }.
position-springs-none = Ни один источник не открыт.
position-sticks = Осталось каналов: { $sticks }. Осталось источников: { $springs }.
# $tiles: a list of position-stock-tiles
position-stock = В запасе: { $tiles }.
position-stock-none = Плиток не осталось.
# $houses: houses; how many such tiles there are
position-stock-tiles = { $houses }: { $count }
position-tile-dry = { $space } { $houses } без воды
position-tile-wet = { $space } { $houses } с водой
position-water = Клетки с водой: { $spaces }.
target-canal-double = двойной канал
target-canal-single = одинарный канал
target-hill = холм
# $back: back-…
target-hill-back = холм, { $back }
target-houses = { $houses }, { $name }
target-point-canal = проходит канал
target-point-head = конец канала
target-space = { $place }, участок { $area }: { $things }
target-space-free = свободно
target-spring = источник
target-water =
    вода из { $count ->
        [one] { $count } канала
        [few] { $count } каналов
        [many] { $count } каналов
       *[other] { $count } каналов
    }
target-water-none = без воды

## Refusals

refusal-AQ-1-1 = Клетки { $space } нет: четырёх угловых клеток у поля нет.
refusal-AQ-1-2 = Узла { $point } нет.
refusal-AQ-1-3 = Отрезка { $edge } нет.
refusal-AQ-2-4 = На { $space } уже стоит холм.
refusal-AQ-3-2 = У вас не осталось плиток, строить нечем.
refusal-AQ-3-4 = Вы ещё можете что-то сделать, поэтому пропустить ход нельзя.
refusal-AQ-4-5-area = { $space } лежит на участке { $area }, а вы выбросили { $rolled }.
refusal-AQ-4-5-hill = На { $space } холм. Строить там нельзя.
refusal-AQ-4-5-house = На { $space } уже стоят дома.
# $houses: houses
refusal-AQ-4-6 = У вас больше нет такой плитки: { $houses }.
refusal-AQ-4-7 = На { $space } есть вода. Туда можно положить только вашу наименьшую плитку: { $houses }.
refusal-AQ-6-1 = Все пять источников открыты.
refusal-AQ-6-2-canal = Через узел { $point } проходит канал.
refusal-AQ-6-2-spring = В узле { $point } уже есть источник.
refusal-AQ-6-3 =
    От узла { $point } до источника { $spring } только { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }. Нужно не меньше 5.
refusal-AQ-7-1 = Все 36 каналов проложены.
refusal-AQ-7-1-double = На отрезке { $edge } уже двойной канал.
refusal-AQ-7-4 = Канал начинается от источника или продолжает конец другого канала. У отрезка { $edge } нет ни того ни другого.
refusal-AQ-7-5 = Получилось бы ответвление. Каналы не ветвятся.
refusal-AQ-7-6 = От источника { $spring } каналы уже идут в две стороны.
refusal-AQ-7-7 = Это соединило бы два канала, замкнуло бы петлю или привело к источнику.
refusal-AQ-7-8 = Предыдущий канал, со стороны источника, ещё не двойной.
refusal-AQ-9-6 = Партия окончена.
refusal-AQ-10-2 =
    От { $space } до холма { $hill } только { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }. Между холмами должно быть не меньше 3.
refusal-AQ-12-1 = Это не действие. Действие выглядит, например, так: «house 2 f3».
refusal-AQ-12-2 = Это относится к другой части хода.

## Choices

hand-any = На { $space } нет воды: туда можно положить любую плитку.
hand-heading = Какая плитка
hand-lowest = На { $space } есть вода: туда можно положить только вашу наименьшую плитку, достоинство { $value }.
hand-none = больше нет
hand-not-lowest = не наименьшая
kind-canal = Проложить каналы
kind-canal-none = Все 36 каналов проложены.
kind-canal-nowhere = Ни один канал нельзя начать или продолжить.
kind-canal-sentence = Один или два, от источника или от конца канала.
kind-heading = Что вы сделаете?
kind-roll = Строить дома
kind-roll-none = У вас не осталось плиток.
kind-roll-sentence = Участок укажет кубик; до трёх раз.
kind-spring = Открыть источник
kind-spring-none = Все пять источников открыты.
kind-spring-nowhere = Каждый свободный узел ближе 5 шагов к источнику.
kind-spring-sentence = В свободном узле, не ближе 5 шагов к другим источникам.
prompt-pick-canal = По подсвеченным отрезкам можно проложить канал. Выберите один и увидите, что получит воду.
prompt-pick-spring = В подсвеченных узлах можно открыть источник. Выберите один.
warning-full = Последняя свободная клетка участка { $area }
warning-lost = Если строить здесь, сразу теряются эти плитки без воды: { $tiles }
warning-stays = Ничего не теряется: у всех плиток там есть вода.

## Panels

account-dry =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плитки
    } без воды
# $points has its sign
account-hills = холмы { $points }
account-sentence-water = Плитки без воды уходят с поля. Каждый дом с водой приносит очко.
account-tied = Очки равны: решает число плиток с водой.
last-round = Последний круг
last-round-sentence = Все каналы проложены. Партия кончится, когда каждый сделает свой ход.
# $houses: houses
seat-stock = { $houses }: осталось { $count }
seat-water = с водой
tally-label = Сколько раз кубик показал каждое число: { $counts }
tray-label = Что осталось
tray-springs =
    Осталось: { $count ->
        [one] { $count } источник
        [few] { $count } источника
        [many] { $count } источников
       *[other] { $count } источника
    }
tray-sticks =
    Осталось: { $count ->
        [one] { $count } канал
        [few] { $count } канала
        [many] { $count } каналов
       *[other] { $count } канала
    }

## Buttons

button-canal = Проложить { $edge }
button-double = Удвоить { $edge }
button-hill = Поставить холм на { $space }
button-house = Построить { $value } на { $space }
button-roll = Бросить кубик
button-roll-again = Бросить ещё раз ({ $number } из 3)
button-spring = Открыть источник в { $point }
button-stop-again = Этого достаточно
button-stop-house = Отказаться
button-stop-stick = Закончить ход
