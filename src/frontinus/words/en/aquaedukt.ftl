### Sentences of Aquädukt.


## Pieces

back-foul = foul water
back-mineral = mineral water
# the houses of one tile
houses =
    { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
# $houses: houses; $you: the tile is the reader's
tile-of =
    { $houses } on { $space } ({ $you ->
        [yes] you
       *[no] { $name }
    })

## Prompt

prompt-again =
    { $count ->
        [one] You have rolled once.
       *[other] You have rolled twice.
    } Up to three rolls are allowed in a turn, each with one tile.
prompt-again-other = { $name } may roll again.
prompt-again-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } roll again or stop
prompt-backs = Beside mineral water a tile with water from two canals counts 2 more. Beside foul water a tile with water from only one canal counts nothing.
prompt-backs-title = The hills are turned over
prompt-die = The die says in which area a tile may be placed.
prompt-die-title =
    { $you ->
        [yes] You roll
       *[no] { $name } rolls
    }
prompt-hills =
    Choose a lit space for the hill. Nobody can build on it. { $count ->
        [one] { $count } hill is
       *[other] { $count } hills are
    } still to be placed.
prompt-hills-drawn = They are put on free spaces, all equally likely. Nobody can build on a hill.
prompt-hills-drawn-title = The hills are drawn by lot
prompt-hills-other = { $name } places a hill.
prompt-hills-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } place a hill
# $number: which roll of the turn
prompt-house = Place one tile on a lit space of area { $area }, or decline: then your turn ends. This is roll { $number } of 3.
prompt-house-other = { $name } rolled { $area } and may place a tile there.
prompt-house-title =
    { $you ->
        [yes] You rolled
       *[no] { $name } rolled
    } { $area }
prompt-over-aquaedukt = Tiles without water are gone. The houses with water are counted.
prompt-stick = You may lay one more canal on any lit edge, or end your turn.
prompt-stick-other = { $name } may lay one more canal.
prompt-stick-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } one more canal or stop
prompt-turn = Build houses where the die sends you, open one spring, or lay one or two canals.
prompt-turn-last = All canals lie, so this is your last turn. Build houses or open a spring.
prompt-turn-other = { $name } builds houses, opens a spring or lays canals.
prompt-turn-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } choose one of three

## Previews

preview-area-full = Area { $area } is then full for good
preview-double = Double: its water reaches two spaces on either side
# $name: who gets points; $spaces: where the houses lie
preview-gain = { $name } +{ $points }: { $spaces }
preview-house-dry = No water there yet: counts nothing for now
preview-house-water = Has water: counts { $points } at once
preview-last-canal = The last canal: this round is then the last
# $tiles: a list of tile-of
preview-lost = Fills area { $area }. Lost at once: { $tiles }
preview-water = Water for { $spaces }
preview-water-none = Nothing new gets water

## Actions to be done

action-canal = Lay a canal on { $edge }
action-canal-double = Double the canal on { $edge }
# $houses: houses
action-house = Build { $houses } on { $space }
action-pass = Pass
action-roll-again = Roll again
action-stop-again = End the turn without another roll
action-stop-house = Build nothing here, and end the turn
action-stop-stick = End the turn without another canal

## Hints

hint-canals-left =
    only { $count ->
        [one] { $count } canal is
       *[other] { $count } canals are
    } left then: the end is near, and you lead by { $points }
# speaks against an action
hint-canals-left-behind =
    but only { $count ->
        [one] { $count } canal is
       *[other] { $count } canals are
    } left then, and you are { $points } behind
hint-clears = fills area { $area }: the others lose dry tiles worth { $points }
# speaks against an action
hint-clears-own = but you lose dry tiles worth { $points } in area { $area }
hint-decline =
    keeps your { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } for better ground
hint-decline-full = a tile there would fill area { $area } and be lost
hint-dry-far =
    risks only { $points ->
        [one] { $points } point
       *[other] { $points } points
    } where no canal is near
# $lowest: the value of the lowest tiles in stock
hint-dry-high = while you have tiles worth { $lowest }, one worth { $points } must be placed dry and get water later
# speaks against an action
hint-dry-lost = but no canal is near, and area { $area } is nearly full
hint-dry-near =
    still dry, but { $count ->
        [one] { $count } canal would bring
       *[other] { $count } canals would bring
    } it water: +{ $points }
hint-dry-waits =
    area { $area } keeps { $free ->
        [one] { $free } free space
       *[other] { $free } free spaces
    }, so the tile can wait for a canal
hint-full = fills area { $area } for good, and nothing is lost
# speaks against an action
hint-goes = but the tile is lost at once: area { $area } is full with it
hint-hill =
    leaves { $free ->
        [one] { $free } free space
       *[other] { $free } free spaces
    } in area { $area }
hint-lowest = one less of your tiles worth { $points }: only when these are gone may higher ones go on water ({ $count } left)
hint-lowest-gone = your last tile worth { $points }: then those worth { $higher } may go on water
hint-on-water = has water: counts { $points } at once
hint-presses = leaves one free space in area { $area }, where the others have dry tiles worth { $points }
# $tiles: spaces, each with the value of its tile
hint-reach =
    from there one turn of canals can reach your { $count ->
        [one] tile
       *[other] tiles
    } { $tiles }
# speaks against an action
hint-reach-other = but one turn of canals can then reach { $name }’s { $tiles }
# speaks against an action
hint-risks = but leaves one free space in area { $area }, where you have dry tiles worth { $points }
hint-roll-again = costs nothing: you may decline what the die brings
hint-roll-fills =
    you could fill { $count ->
        [one] area
       *[other] areas
    } { $areas }, and the others would lose more in dry tiles than you
hint-roll-first = none of your tiles is on the board yet
hint-roll-near =
    { $count ->
        [one] 1 of the { $all } numbers has
       *[other] { $count } of the { $all } numbers have
    } a free space with water, or within one turn of it
hint-roll-none-dry = none of your tiles waits for water
hint-roll-unreached = no dry tile of yours is within one turn of canals
hint-roll-wet =
    { $count ->
        [one] 1 of the { $all } numbers has
       *[other] { $count } of the { $all } numbers have
    } a free space with water
hint-rolls-on = you may roll again after it
hint-spares = keeps your tile worth { $points } for better ground
hint-spring-empty =
    no tile stands near it, and { $count ->
        [one] { $count } spring is
       *[other] { $count } springs are
    } left then
hint-stop = no free space has water
hint-stop-saves =
    leaves { $count ->
        [one] the last canal
       *[other] the { $count } canals
    } for later
hint-stop-stick = no further canal would water a tile of yours
hint-together =
    beside your { $count ->
        [one] tile
       *[other] tiles
    } { $tiles }: a canal between them waters both sides
# speaks against an action
hint-together-other = but beside { $name }’s { $tiles }: a canal between them helps both
hint-turns-away =
    turns the water away from { $name }’s { $count ->
        [one] tile
       *[other] tiles
    } { $tiles }
hint-waters =
    waters your { $count ->
        [one] tile
       *[other] tiles
    } { $tiles }: +{ $points }
hint-waters-alone =
    waters your { $count ->
        [one] tile
       *[other] tiles
    } { $tiles } and nobody else’s: +{ $points }
hint-waters-free = water for free ground: { $spaces }
# speaks against an action
hint-waters-other = but waters { $name }’s { $tiles }: +{ $points }

## Log

# the player decides to roll; the number comes after it
event-roll =
    { $you ->
        [yes] You roll
       *[no] { $name } rolls
    }
event-stop =
    { $you ->
        [yes] You end
       *[no] { $name } ends
    } the turn
# $back: back-…
log-back = Hill { $space }: { $back }
log-back-none = nothing changes
log-canal =
    { $you ->
        [yes] You laid
       *[no] { $name } laid
    } a canal on { $edge }
log-canal-double =
    { $you ->
        [yes] You doubled
       *[no] { $name } doubled
    } the canal on { $edge }
log-decline =
    { $you ->
        [yes] You
       *[no] { $name }
    } built nothing
log-die =
    { $you ->
        [yes] You
       *[no] { $name }
    } rolled { $number }
log-die-full = The die shows { $number }: that area is full, so it is rolled again
# a part of a line
log-full = area { $area } is full for good
# a part of a line; $points has its sign
log-gain =
    { $you ->
        [yes] you
       *[no] { $name }
    } { $points }
log-hill =
    { $you ->
        [yes] You
       *[no] { $name }
    } put a hill on { $space }
log-hill-drawn = A hill lies on { $space }
# $houses: houses
log-house =
    { $you ->
        [yes] You
       *[no] { $name }
    } built { $houses } on { $space }
log-last-canal = That was the last canal: this round is the last
# a part of a line; $tiles: a list of tile-of
log-lost = lost: { $tiles }
log-pass =
    { $you ->
        [yes] You can do nothing and pass
       *[no] { $name } can do nothing and passes
    }
log-spring =
    { $you ->
        [yes] You
       *[no] { $name }
    } opened a spring on { $point }
# a part of a line
log-water = water for { $spaces }
# a part of a line: the tile just built has water
log-with-water = with water

## End

over-title-tiles =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and more tiles with water

## Position in words

# $tiles: a list of position-tile-…
position-board = On the board: { $tiles }.
# $hills: spaces, with what is on their backs once it is known
position-hills = Hills: { $hills }.
# $points: a list of position-point-…
position-line = From the spring on { $spring }: { $points }.
position-lost = Lost: { $tiles }.
position-point-double = double to { $point }
position-point-single = single to { $point }
position-points =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
position-springs = Springs: { $springs }.
position-springs-none = No spring is open.
position-sticks = Canals left: { $sticks }. Springs left: { $springs }.
# $tiles: a list of position-stock-tiles
position-stock = In stock: { $tiles }.
position-stock-none = No tile is left.
# $houses: houses; how many such tiles there are
position-stock-tiles = { $houses }: { $count }
position-tile-dry = { $space } { $houses } without water
position-tile-wet = { $space } { $houses } with water
position-water = Spaces with water: { $spaces }.
target-canal-double = double canal
target-canal-single = single canal
target-hill = hill
# $back: back-…
target-hill-back = hill, { $back }
target-houses = { $houses }, { $name }
target-point-canal = a canal passes
target-point-head = end of a canal
target-space = { $place }, area { $area }: { $things }
target-space-free = free
target-spring = spring
target-water =
    water from { $count ->
        [one] { $count } canal
       *[other] { $count } canals
    }
target-water-none = without water

## Refusals

refusal-AQ-1-1 = There is no space { $space }: the four corners are missing.
refusal-AQ-1-2 = There is no cross-point { $point }.
refusal-AQ-1-3 = There is no edge { $edge }.
refusal-AQ-2-4 = A hill already lies on { $space }.
refusal-AQ-3-2 = You have no tile left, so you cannot build.
refusal-AQ-3-4 = You can still do something, so you may not pass.
refusal-AQ-4-5-area = { $space } lies in area { $area }, and you rolled { $rolled }.
refusal-AQ-4-5-hill = A hill lies on { $space }. Nobody can build there.
refusal-AQ-4-5-house = Houses already stand on { $space }.
# $houses: houses
refusal-AQ-4-6 = You have no such tile left: { $houses }.
refusal-AQ-4-7 = { $space } has water. Only your lowest tile may go there, and that is { $houses }.
refusal-AQ-6-1 = All five springs are open.
refusal-AQ-6-2-canal = A canal runs over { $point }.
refusal-AQ-6-2-spring = A spring already stands on { $point }.
refusal-AQ-6-3 =
    { $point } is only { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } from the spring on { $spring }. At least 5 are needed.
refusal-AQ-7-1 = All 36 canals lie.
refusal-AQ-7-1-double = { $edge } already bears a double canal.
refusal-AQ-7-4 = A canal begins at a spring or goes on from the end of a canal. At { $edge } there is neither.
refusal-AQ-7-5 = That would branch off a canal. Canals do not branch.
refusal-AQ-7-6 = From the spring on { $spring } canals already run in two directions.
refusal-AQ-7-7 = That would join two canals, close a loop or reach a spring.
refusal-AQ-7-8 = The canal before it, on the side of the spring, is not double yet.
refusal-AQ-9-6 = The game is over.
refusal-AQ-10-2 =
    From { $space } it is only { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } to the hill on { $hill }. Hills keep at least 3 apart.
refusal-AQ-12-1 = That is not an action. One reads, for example, “house 2 f3”.
refusal-AQ-12-2 = That belongs to another part of the turn.

## Choices

hand-any = { $space } has no water: any tile may go there.
hand-heading = Which tile
hand-lowest = { $space } has water: only your lowest tile may go there, value { $value }.
hand-none = none left
hand-not-lowest = not your lowest tile
kind-canal = Lay canals
kind-canal-none = All 36 canals lie.
kind-canal-nowhere = No canal can begin or go on anywhere.
kind-canal-sentence = One or two, from a spring or the end of a canal.
kind-heading = What will you do?
kind-roll = Build houses
kind-roll-none = You have no tile left.
kind-roll-sentence = The die names the area; up to three times.
kind-spring = Open a spring
kind-spring-none = All five springs are open.
kind-spring-nowhere = Every free cross-point is less than 5 steps from a spring.
kind-spring-sentence = On a free cross-point, at least 5 steps from every other spring.
prompt-pick-canal = The lit edges can take a canal. Choose one and see what gets water.
prompt-pick-spring = The lit cross-points can take a spring. Choose one.
warning-full = Last free space of area { $area }
warning-lost = If you build here these tiles without water are lost at once: { $tiles }
warning-stays = Nothing is lost: all tiles there have water.

## Panels

account-dry =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } without water
# $points has its sign
account-hills = hills { $points }
account-sentence-water = Tiles without water leave the board. Each house with water is worth a point.
account-tied = Equal points: more tiles with water decide.
last-round = Last round
last-round-sentence = All canals lie. The game ends when every seat has had its turn.
# $houses: houses
seat-stock = { $houses }: { $count } left
seat-water = with water
tally-label = How often the die showed each number: { $counts }
tray-label = What is left
tray-springs =
    { $count ->
        [one] { $count } spring
       *[other] { $count } springs
    } left
tray-sticks =
    { $count ->
        [one] { $count } canal
       *[other] { $count } canals
    } left

## Buttons

button-canal = Lay a canal on { $edge }
button-double = Double { $edge }
button-hill = Put a hill on { $space }
button-house = Build { $value } on { $space }
button-roll = Roll the die
button-roll-again = Roll again ({ $number } of 3)
button-spring = Open a spring on { $point }
button-stop-again = That is all
button-stop-house = Decline
button-stop-stick = End the turn
