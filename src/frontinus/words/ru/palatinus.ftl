### Sentences of Palatinus.


## Pieces

# $low and $high: the least and the most
range-of = { $low }–{ $high }
terrain-f = пашня
terrain-s = источник
# a kind of token
token-farmer = земледелец
token-merchant = торговец
# somebody places …
token-object-farmer = земледельца
# somebody places …
token-object-merchant = торговца
# somebody places …
token-object-soldier = солдата
# somebody places …
token-object-wolf = волка
token-soldier = солдат
token-to-place =
    { $kind ->
        [farmer] { token-object-farmer }
        [merchant] { token-object-merchant }
        [soldier] { token-object-soldier }
       *[wolf] { token-object-wolf }
    }
# $token: token-…; a token whose wolf side is up, but what is under it is known
token-under-wolf = { $token } под волком
token-wolf = волк
# $token: token-… or tokens-…; in a hand, where it shows its front
token-wolf-backed = { $token } (волк)
# how many of a kind
tokens-farmer =
    { $count ->
        [one] { $count } земледелец
        [few] { $count } земледельца
        [many] { $count } земледельцев
       *[other] { $count } земледельца
    }
tokens-merchant =
    { $count ->
        [one] { $count } торговец
        [few] { $count } торговца
        [many] { $count } торговцев
       *[other] { $count } торговца
    }
tokens-soldier =
    { $count ->
        [one] { $count } солдат
        [few] { $count } солдата
        [many] { $count } солдат
       *[other] { $count } солдата
    }
tokens-wolf =
    { $count ->
        [one] { $count } волк
        [few] { $count } волка
        [many] { $count } волков
       *[other] { $count } волка
    }

## Prompt

# the seven tiles are drawn one by one
prompt-draw = Семь плиток тянут по одной. Первая лежит в середине.
prompt-draw-title = Плитку тянут
prompt-laurels = Самый ценный, Palatinus, лежит в середине. Остальные раскладывают по другим холмам по жребию.
prompt-laurels-title = Венки кладут на холмы
prompt-lay = Выберите подсвеченную ячейку и положение плитки. Она касается средней плитки.
prompt-lay-other = { $name } кладёт плитку { $tile }.
prompt-lay-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } положить плитку { $tile }
prompt-over-palatinus = Все волки перевёрнуты. Холмы подсчитаны от A до G.
prompt-place = Выберите одну из своих фишек и пустую клетку.
# $count: soldiers that must come now, one a turn
prompt-place-must =
    { $count ->
        [one] Последняя возможность для вашего солдата: его нужно поставить сейчас.
        [few] Последняя возможность для ваших { $count } солдат: одного нужно поставить сейчас, остальных в следующие ходы.
        [many] Последняя возможность для ваших { $count } солдат: одного нужно поставить сейчас, остальных в следующие ходы.
       *[other] Последняя возможность для ваших { $count } солдат: одного нужно поставить сейчас, остальных в следующие ходы.
    }
prompt-place-other = { $name } ставит фишку.
prompt-place-other-must = Игроку { $name } нужно поставить солдата.
prompt-place-title =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } поставить фишку
prompt-place-title-must =
    { $you ->
        [yes] Ваш ход:
       *[no] { $name }:
    } поставить солдата

## Soldiers

# how a seat stands with its soldiers
deadline-closed = для солдат поздно
# $soldiers: tokens-soldier; $count: turns in which one may still be placed
deadline-left =
    { $soldiers }, для них { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
deadline-must = нужно поставить солдата сейчас
deadline-none = солдат больше нет

## The hand

# $points: a number or range; what a token would earn on the chosen place
hand-earns = даёт { $points }
hand-heading-tokens = Ваши фишки
hand-soldier-due = сначала нужно поставить солдата

## Previews

# $name: whose soldier; $places: what he would capture as things stand
preview-captures = Солдат { $soldier } ({ $name }) взял бы в плен: { $places }
preview-captures-perhaps = Солдат { $soldier } ({ $name }) мог бы взять в плен: { $places }
# influence of a seat on a hill: $before and $after are numbers or range
preview-change = Холм { $hill }, { $name }: { $before } → { $after }
# $token: token-…; $points: a number or range
preview-earns = { $token } на { $place }: на холме { $hill } даёт { $points }
preview-fields =
    { $count ->
        [one] пашня { $places } ещё пуста
        [few] пашни { $places } ещё пусты
        [many] пашни { $places } ещё пусты
       *[other] пашни { $places } ещё пусты
    }: { $points }
preview-fields-remark = Пустая пашня считается, только пока она пуста
preview-hidden = Остальные увидят только волка
preview-left =
    { $count ->
        [one] пашня { $places }, к тому времени пустая
        [few] пашни { $places }, к тому времени пустые
        [many] пашни { $places }, к тому времени пустые
       *[other] пашни { $places }, к тому времени пустые
    }: { $points }
preview-nobody = Рядом с ним пока никого
preview-own-spring = свой источник: { $points }
# points of a seat if the board were scored as it lies
preview-points = Очки при таком положении, { $name }: { $before } → { $after }
preview-springs =
    { $count ->
        [one] источник { $places }
        [few] источники { $places }
        [many] источники { $places }
       *[other] источники { $places }
    }: { $points }
# $token: token-…, somebody beside a merchant
preview-token = { $token } { $place }: { $points }
preview-withdraws = Солдат { $soldier } ({ $name }) отступил бы

## Actions to be done

action-lay = Положить плитку { $tile } в ячейку { $slot }
action-lay-turned =
    Положить плитку { $tile } в ячейку { $slot }, повернув на { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
action-token = Поставить { $token } на { $place }
action-token-backed = Поставить { $token } на { $place } волком вверх

## Hints

hint-captures =
    взял бы в плен { $count ->
        [one] { $count } чужую фишку
        [few] { $count } чужие фишки
        [many] { $count } чужих фишек
       *[other] { $count } чужой фишки
    }: { $places }
hint-captures-own =
    но взял бы и { $count ->
        [one] { $count } вашу фишку
        [few] { $count } ваши фишки
        [many] { $count } ваших фишек
       *[other] { $count } вашей фишки
    }: { $places }
# speaks against an action
hint-captures-own-perhaps = но мог бы взять в плен своих, смотря что под волками: { $places }
hint-captures-perhaps = мог бы взять в плен чужих, смотря что под волками: { $places }
hint-early = до подсчёта холма { $hill } взять его могут только солдаты на самом { $hill }
hint-falls = но солдат { $soldier } ({ $name }) взял бы его в плен
hint-fields = но { $points } его влияния дают пашни, которые должны остаться пустыми
hint-grows = пустых клеток рядом с ним: { $count }; торговцы и земледельцы, что туда встанут, прибавят ему влияния
hint-hidden = остальные увидят только волка
hint-hill-ahead = увеличивает ваш отрыв на холме { $hill } (венок { $laurel }): вы { $own }, { $name } { $other }
hint-hill-ahead-alone = усиливает вас на холме { $hill } (венок { $laurel }), где больше ни у кого не было бы влияния: { $own }
hint-hill-chase = сокращает отставание на холме { $hill } (венок { $laurel }): вы { $own }, { $name } { $other }
hint-hill-cleared = усиливает вас на холме { $hill } (венок { $laurel }): { $own }; чужих солдаты взяли бы там в плен: { $places }
hint-hill-first = первое влияние на холме { $hill } (венок { $laurel }): { $own }
hint-hill-lead = выводит вас вперёд на холме { $hill } (венок { $laurel }): вы { $own }, { $name } { $other }
hint-hill-less = но уменьшает ваше влияние на холме { $hill } (венок { $laurel }): { $own }
hint-hill-level = уравнивает на холме { $hill } (венок { $laurel }): вы { $own }, { $name } { $other }
hint-hill-open = возможно, вы впереди на холме { $hill } (венок { $laurel }), смотря что под волками: вы { $own }, { $name } { $other }
hint-lay-after = солдаты на { $hills } действуют до подсчёта { $hill } и достают там клеток: { $count }
hint-lay-ahead = солдаты на { $hill } действуют до подсчёта { $hills } и достают там клеток: { $count }
hint-lay-dry = источники пока дают земледельцу на { $hill } не больше { $points }: торговцы там важнее
hint-lay-dry-none = земледельцам на { $hill } пока не поможет ни один источник: торговцы там важнее
hint-lay-first = { $hill } считают раньше всех соседей ({ $hills }): их солдаты опоздают к его венку
hint-lay-gets =
    её клетки касаются { $count ->
        [one] { $count } источника
        [few] { $count } источников
        [many] { $count } источников
       *[other] { $count } источника
    } соседей ({ $hills })
hint-lay-keeps = её источники не касаются других холмов: они достанутся только земледельцам на { $hill }
hint-lay-rich = на { $places } источники дадут земледельцу { $points }, сколько бы фишек ни встало вокруг
hint-lay-rich-first = на { $places } источники дадут земледельцу { $points }, сколько бы фишек ни встало вокруг; а ставить начинаете вы
hint-lay-shares =
    земледельцам на { $hills } тоже { $count ->
        [one] достанется { $count } её источник
        [few] достанутся { $count } её источника
        [many] достанутся { $count } её источников
       *[other] достанется { $count } её источника
    }
hint-safe = до подсчёта холма { $hill } ни один солдат его уже не возьмёт
hint-saves = спасает от солдата { $soldier } ({ $name }): { $places }
hint-soldiers-due =
    для ваших солдат { $count ->
        [one] остался { $count } ход
        [few] осталось { $count } хода
        [many] осталось { $count } ходов
       *[other] осталось { $count } хода
    }
hint-spares-wolf = приберегает ваших волков на потом
hint-springs = источники дают ему { $points }, сколько бы фишек ни встало вокруг
hint-turns-soldier = ваш солдат { $soldier } взял бы тогда в плен: { $places }
hint-waits = пустых клеток рядом с ним: { $count }; кто туда встанет, может попасть в плен
hint-weakens = { $name } теряет влияние на холме { $hill } (венок { $laurel }): −{ $count }
hint-withdraws = солдат { $soldier } ({ $name }) тогда отступил бы
hint-withdraws-own = но ваш солдат { $soldier } тогда отступил бы

## Log

laurel-on = { $hill } { $value }
log-draw = Вытянута плитка { $tile }
log-draw-centre = Плитка { $tile } лежит в середине
# $laurels: a list of laurel-on
log-laurels = Венки лежат на холмах: { $laurels }
log-lay =
    { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } плитку { $tile } в ячейку { $slot }
# $count: steps clockwise
log-lay-turned =
    { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } плитку { $tile } в ячейку { $slot }, повернув на { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
# a sentence of its own: a seat that from now on may place nothing but a soldier
log-must =
    Следующим ходом { $you ->
        [yes] вам
       *[no] игроку { $name }
    } нужно поставить солдата
# $token: token-object-…
log-token =
    { $you ->
        [yes] Вы ставите
       *[no] { $name } ставит
    } { $token } на { $place }
# what is under the wolf is known to the reader
log-token-backed =
    { $you ->
        [yes] Вы ставите
       *[no] { $name } ставит
    } { $token } на { $place } волком вверх

## Scoring

# $pieces and $others: of the winner, and the most of the others with as many points
over-title-pieces =
    { $you ->
        [yes] Вы выигрываете
       *[no] { $name } выигрывает
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и больше предметов, { $pieces } против { $others }
# $token: token-…; $from: whose it was; $to: who takes it
score-capture = { $token } { $place } ({ $from }) достаётся игроку { $to }: +1
# the second captor of the one who was just captured
score-disc = { $name } тоже берёт его в плен и получает жетон: +1
score-fields =
    { $count ->
        [one] { $count } пустая пашня
        [few] { $count } пустые пашни
        [many] { $count } пустых пашен
       *[other] { $count } пустые пашни
    }
score-hill = Холм { $hill }, венок { $laurel }
# before the first step of a hill (PA-5.2)
score-hill-order = Сначала солдаты, потом влияние торговцев и земледельцев
# $token: token-…; $counts: what counts for him; $sum: with its result
score-influence = { $token } { $place } ({ $name }): { $counts }: { $sum }
score-influence-none = { $token } { $place } ({ $name }): ничего не считается: 0
# $totals: names with their influence
score-laurel =
    { $totals }: венок { $you ->
        [yes] ваш
       *[no] получает { $name }
    }, +{ $laurel }
score-laurel-nobody = Влияния нет ни у кого: венок выходит из игры
score-laurel-tied = { $totals }: поровну, поэтому { $names } получают по жетону, +2; венок выходит из игры
# a seat and its influence in the list of score-laurel
score-of = { $name } { $points }
# $merchants, $farmers: tokens-…
score-soldier-captures = Солдат { $place } ({ $name }): рядом { $merchants }, { $farmers }. Берёт в плен: { $places }
score-soldier-withdraws = Солдат { $place } ({ $name }): рядом { $merchants }, { $farmers }. Поровну, поэтому он отступает
score-springs =
    { $count ->
        [one] { $count } источник
        [few] { $count } источника
        [many] { $count } источников
       *[other] { $count } источника
    }

## Position in words

# what a seat still holds
position-hand = { $name }: на руках { $tokens }.
position-hand-empty = { $name }: фишек не осталось.
position-laurels = Ещё не разложенные венки: { $laurels }.
position-round = Круг { $number } из { $count }.
# $site: slot, or position-centre; $places: its places clockwise from the arrow
position-tile = Холм { $hill }, венок { $laurel }, { $site }: { $places }.
position-tile-bare = Холм { $hill }, { $site }: { $places }.
position-undrawn = Ещё не вытянуты: { $tiles }.
site-centre = в середине
site-slot = в ячейке { $slot }
target-hill-bare = холм { $hill }
target-hill-laurel = холм { $hill }, венок { $laurel }
target-place = { $place }, { $terrain }: { $thing }
target-place-empty = { $place }, { $terrain }: пусто
target-slot = ячейка { $slot }: свободна
# $token: token-…, or token-under-wolf
target-token = { $token }, { $name }

## Refusals

refusal-PA-2-1 = Расстановка ещё идёт: тянут и кладут плитки, потом раскладывают венки.
refusal-PA-2-2 = Плитка { $tile } уже вытянута.
# $slots: the open slots
refusal-PA-2-6 = Ячейка { $slot } не открыта. Плитку можно положить в { $slots }.
refusal-PA-2-7 = Эти цифры не обозначают шесть венков.
refusal-PA-3-1 = Сейчас ставят одну фишку, и ничего больше.
# $token: token-…
refusal-PA-3-2 = У вас нет такой фишки: { $token }.
refusal-PA-3-3 = Клетка { $place } занята.
# $last: the number of last rounds without soldiers
refusal-PA-3-5 = В последних { $last } кругах солдат ставить нельзя.
# $count: soldiers in hand
refusal-PA-3-6 =
    Нужно поставить солдата сейчас, иначе не все успеют: у вас ещё { $count ->
        [one] { $count } солдат
        [few] { $count } солдата
        [many] { $count } солдат
       *[other] { $count } солдата
    }.
refusal-PA-3-8 = Партия окончена.
refusal-PA-9-1 = Это не действие. Действие выглядит, например, так: «merchant* C4».

## Table

account-captured = пленные
account-discs = жетоны
account-laurels = венки
# a column of the table of points: influence on the hill that is being scored
account-on-hill = влияние здесь
# tokens, laurels and discs: more of them decide among equals
account-pieces = предметы
account-points = очки
button-lay-tile = Положить в { $slot }
button-token-farmer = Земледельца на { $place }
button-token-farmer-wolf = Земледельца волком на { $place }
button-token-merchant = Торговца на { $place }
button-token-merchant-wolf = Торговца волком на { $place }
button-token-soldier = Солдата на { $place }
hills-heading = Подсчёт от A до G; влияние на данный момент
# the same strip of hills after the end
hills-scored = Подсчитано от A до G; влияние при подсчёте
# a switch: what is under one's own wolves on the board
hills-wolves = Свои волки: показать или скрыть
hills-worth = Ценность венка: { $value }
# stands after those points: 3 now
seat-now = сейчас
# points of a seat if the game ended as the board lies
seat-standing = Очки, если бы подсчёт был сейчас
# points from captured inhabitants, laurels and discs
seat-won = пленные { $captured }, венки { $laurels }, жетоны { $discs }
