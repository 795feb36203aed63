### Sentences of Palatinus.


## Pieces

# $low and $high: the least and the most
range-of = { $low } to { $high }
terrain-f = field
terrain-s = spring
# a kind of token
token-farmer = farmer
token-merchant = merchant
# somebody places …
token-object-farmer = a farmer
# somebody places …
token-object-merchant = a merchant
# somebody places …
token-object-soldier = a soldier
# somebody places …
token-object-wolf = a wolf
token-soldier = soldier
# place …, as something to be done; $kind: a kind of token
token-to-place =
    { $kind ->
        [farmer] { token-object-farmer }
        [merchant] { token-object-merchant }
        [soldier] { token-object-soldier }
       *[wolf] { token-object-wolf }
    }
# $token: token-…; a token whose wolf side is up, but what is under it is known
token-under-wolf = { $token } under a wolf
token-wolf = wolf
# $token: token-… or tokens-…; in a hand, where it shows its front
token-wolf-backed = { $token } (wolf)
# how many of a kind
tokens-farmer =
    { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
tokens-merchant =
    { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
tokens-soldier =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
tokens-wolf =
    { $count ->
        [one] { $count } wolf
       *[other] { $count } wolves
    }

## Prompt

# the seven tiles are drawn one by one
prompt-draw = The seven tiles are drawn one after the other. The first one lies in the middle.
prompt-draw-title = A tile is drawn
prompt-laurels = Palatinus, worth most, lies in the middle. Chance puts the others on the other hills.
prompt-laurels-title = The laurels are put on the hills
prompt-lay = Choose a lit slot and how the tile lies. It touches the tile in the middle.
prompt-lay-other = { $name } lays tile { $tile }.
prompt-lay-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } lay tile { $tile }
prompt-over-palatinus = All wolves are turned up. The hills were scored from A to G.
prompt-place = Choose a token from your hand and an empty place.
# $count: soldiers that must come now, one a turn
prompt-place-must =
    { $count ->
        [one] This is the last chance for your soldier: he must come now.
       *[other] This is the last chance for your { $count } soldiers: one must come now, the others in your next turns.
    }
prompt-place-other = { $name } places a token.
prompt-place-other-must = { $name } must place a soldier.
prompt-place-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } place one token
prompt-place-title-must =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } place a soldier

## Soldiers

# how a seat stands with its soldiers
deadline-closed = too late for soldiers
# $soldiers: tokens-soldier; $count: turns in which one may still be placed
deadline-left =
    { $soldiers }, { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    } left for them
deadline-must = must place a soldier now
deadline-none = no soldier left

## The hand

# $points: a number or range; what a token would earn on the chosen place
hand-earns = earns { $points }
hand-heading-tokens = Your tokens
hand-soldier-due = a soldier must come first

## Previews

# $name: whose soldier; $places: what he would capture as things stand
preview-captures = Soldier { $soldier } ({ $name }) would capture { $places }
preview-captures-perhaps = Soldier { $soldier } ({ $name }) might capture { $places }
# influence of a seat on a hill: $before and $after are numbers or range
preview-change = Hill { $hill }, { $name }: { $before } → { $after }
# $token: token-…; $points: a number or range
preview-earns = { $token } on { $place }: earns { $points } on hill { $hill }
preview-fields =
    { $count ->
        [one] field { $places } still empty
       *[other] fields { $places } still empty
    }: { $points }
preview-fields-remark = Each empty field counts only while it stays empty
preview-hidden = The others see only a wolf
preview-left =
    { $count ->
        [one] field { $places } left by then
       *[other] fields { $places } left by then
    }: { $points }
preview-nobody = Nobody stands beside him yet
preview-own-spring = own spring: { $points }
# points of a seat if the board were scored as it lies
preview-points = Points as the board lies, { $name }: { $before } → { $after }
preview-springs =
    { $count ->
        [one] spring { $places }
       *[other] springs { $places }
    }: { $points }
# $token: token-…, somebody beside a merchant
preview-token = { $token } { $place }: { $points }
preview-withdraws = Soldier { $soldier } ({ $name }) would withdraw

## Actions to be done

action-lay = Lay tile { $tile } in slot { $slot }
# $count: steps clockwise
action-lay-turned =
    Lay tile { $tile } in slot { $slot }, turned { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
# $token: token-to-place
action-token = Place { $token } on { $place }
action-token-backed = Place { $token } on { $place }, wolf side up

## Hints

hint-captures =
    would capture { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } of the others: { $places }
# speaks against an action
hint-captures-own =
    but would capture { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } of your own, too: { $places }
# speaks against an action
hint-captures-own-perhaps = but might capture your own { $places }, depending on wolves
hint-captures-perhaps = might capture the others’ { $places }, depending on wolves
hint-early = until hill { $hill } is scored only soldiers on { $hill } itself can take him
# speaks against an action
hint-falls = but soldier { $soldier } ({ $name }) would capture him
# speaks against an action
hint-fields = but { $points } of his influence hang on fields that must stay empty
hint-grows = { $count } empty places beside him: merchants and farmers who come there add to his influence
hint-hidden = the others see only a wolf
hint-hill-ahead = widens your lead on hill { $hill } (laurel { $laurel }): you { $own }, { $name } { $other }
hint-hill-ahead-alone = strengthens you on hill { $hill } (laurel { $laurel }), where nobody else would have influence: { $own }
hint-hill-chase = brings you closer on hill { $hill } (laurel { $laurel }): you { $own }, { $name } { $other }
hint-hill-cleared = strengthens you on hill { $hill } (laurel { $laurel }): { $own }; soldiers are due to capture the others’ { $places } there
hint-hill-first = first influence on hill { $hill } (laurel { $laurel }): { $own }
hint-hill-lead = takes the lead on hill { $hill } (laurel { $laurel }): you { $own }, { $name } { $other }
# speaks against an action
hint-hill-less = but leaves you less influence on hill { $hill } (laurel { $laurel }): { $own }
hint-hill-level = draws level on hill { $hill } (laurel { $laurel }): you { $own }, { $name } { $other }
hint-hill-open = you may lead hill { $hill } (laurel { $laurel }), depending on wolves: you { $own }, { $name } { $other }
hint-lay-after = soldiers on { $hills } strike before the scoring of { $hill } and reach { $count } of its places
hint-lay-ahead = soldiers on { $hill } strike before the scoring of { $hills } and reach { $count } of the places there
hint-lay-dry = springs give a farmer on { $hill } { $points } at most so far: merchants count for more there
hint-lay-dry-none = no spring helps farmers on { $hill } so far: merchants count for more there
hint-lay-first = { $hill } is scored before all that lie beside it ({ $hills }): soldiers there come too late for its laurel
hint-lay-gets =
    its places touch { $count ->
        [one] { $count } spring
       *[other] { $count } springs
    } of { $hills }
hint-lay-keeps = its springs touch no other hill: only farmers on { $hill } use them
hint-lay-rich = on { $places } springs give a farmer { $points }, however full the board gets
hint-lay-rich-first = on { $places } springs give a farmer { $points }, however full the board gets, and you are the first to place
hint-lay-shares = farmers on { $hills } use { $count } of its springs, too
hint-safe = no soldier can take him any more before hill { $hill } is scored
hint-saves = saves { $places } from soldier { $soldier } ({ $name })
hint-soldiers-due =
    only { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    } left for your soldiers
hint-spares-wolf = keeps your wolves in hand for later
hint-springs = springs give him { $points }, however full the board gets
hint-turns-soldier = your soldier { $soldier } would then capture { $places }
hint-waits = { $count } empty places beside him: whoever comes there may be captured
hint-weakens = takes { $count } influence from { $name } on hill { $hill } (laurel { $laurel })
hint-withdraws = soldier { $soldier } ({ $name }) would then withdraw
# speaks against an action
hint-withdraws-own = but your soldier { $soldier } would then withdraw

## Log

laurel-on = { $hill } { $value }
log-draw = Tile { $tile } is drawn
log-draw-centre = Tile { $tile } lies in the middle
# $laurels: a list of laurel-on
log-laurels = The laurels lie on the hills: { $laurels }
log-lay =
    { $you ->
        [yes] You
       *[no] { $name }
    } laid tile { $tile } in slot { $slot }
# $count: steps clockwise
log-lay-turned =
    { $you ->
        [yes] You
       *[no] { $name }
    } laid tile { $tile } in slot { $slot }, turned { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
# a sentence of its own: a seat that from now on may place nothing but a soldier
log-must =
    { $you ->
        [yes] You
       *[no] { $name }
    } must place a soldier next
# $token: token-object-…
log-token =
    { $you ->
        [yes] You
       *[no] { $name }
    } placed { $token } on { $place }
# what is under the wolf is known to the reader
log-token-backed =
    { $you ->
        [yes] You
       *[no] { $name }
    } placed { $token } on { $place }, wolf side up

## Scoring

# $pieces and $others: of the winner, and the most of the others with as many points
over-title-pieces =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and more pieces, { $pieces } to { $others }
# $token: token-…; $from: whose it was; $to: who takes it
score-capture = { $token } { $place } ({ $from }) goes to { $to }: +1
# the second captor of the one who was just captured
score-disc = { $name } captured him, too, and gets a disc: +1
score-fields =
    { $count ->
        [one] { $count } empty field
       *[other] { $count } empty fields
    }
score-hill = Hill { $hill }, laurel { $laurel }
# before the first step of a hill (PA-5.2)
score-hill-order = First its soldiers, then the influence of merchants and farmers
# $token: token-…; $counts: what counts for him; $sum: with its result
score-influence = { $token } { $place } ({ $name }): { $counts }: { $sum }
score-influence-none = { $token } { $place } ({ $name }): nothing counts for him: 0
# $totals: names with their influence
score-laurel =
    { $totals }: { $you ->
        [yes] you take
       *[no] { $name } takes
    } the laurel, +{ $laurel }
score-laurel-nobody = Nobody has influence: the laurel leaves the game
score-laurel-tied = { $totals }: equal, so { $names } get a disc each, +2; the laurel leaves the game
# a seat and its influence in the list of score-laurel
score-of = { $name } { $points }
# $merchants, $farmers: tokens-…
score-soldier-captures = Soldier { $place } ({ $name }): { $merchants }, { $farmers } beside him. He captures { $places }
score-soldier-withdraws = Soldier { $place } ({ $name }): { $merchants }, { $farmers } beside him. Equal, so he withdraws
score-springs =
    { $count ->
        [one] { $count } spring
       *[other] { $count } springs
    }

## Position in words

# what a seat still holds
position-hand = { $name }: in hand { $tokens }.
position-hand-empty = { $name }: no token left.
position-laurels = Laurels still to be put on hills: { $laurels }.
position-round = Round { $number } of { $count }.
# $site: slot, or position-centre; $places: its places clockwise from the arrow
position-tile = Hill { $hill }, laurel { $laurel }, { $site }: { $places }.
position-tile-bare = Hill { $hill }, { $site }: { $places }.
position-undrawn = Tiles not drawn yet: { $tiles }.
site-centre = in the middle
site-slot = in slot { $slot }
target-hill-bare = hill { $hill }
target-hill-laurel = hill { $hill }, laurel { $laurel }
target-place = { $place }, { $terrain }: { $thing }
target-place-empty = { $place }, { $terrain }: empty
target-slot = slot { $slot }: free
# $token: token-…, or token-under-wolf
target-token = { $token }, { $name }

## Refusals

refusal-PA-2-1 = The set-up is still going on: tiles are drawn and laid, then the laurels come.
refusal-PA-2-2 = Tile { $tile } has been drawn already.
# $slots: the open slots
refusal-PA-2-6 = Slot { $slot } is not open. The tile may go in { $slots }.
refusal-PA-2-7 = These digits are not the six laurels.
refusal-PA-3-1 = Now one token is placed, and nothing else.
# $token: token-…
refusal-PA-3-2 = You hold no such token: { $token }.
refusal-PA-3-3 = { $place } is occupied.
# $last: the number of last rounds without soldiers
refusal-PA-3-5 = No soldier may come in the last { $last } rounds.
# $count: soldiers in hand
refusal-PA-3-6 =
    You must place a soldier now, or not all would come in time: { $count ->
        [one] { $count } soldier is
       *[other] { $count } soldiers are
    } still in your hand.
refusal-PA-3-8 = The game is over.
refusal-PA-9-1 = That is not an action. One reads, for example, “merchant* C4”.

## Table

account-captured = captured
account-discs = discs
account-laurels = laurels
# a column of the table of points: influence on the hill that is being scored
account-on-hill = influence here
# tokens, laurels and discs: more of them decide among equals
account-pieces = pieces
account-points = points
button-lay-tile = Lay it in { $slot }
button-token-farmer = Place a farmer on { $place }
button-token-farmer-wolf = Farmer on { $place }, as a wolf
button-token-merchant = Place a merchant on { $place }
button-token-merchant-wolf = Merchant on { $place }, as a wolf
button-token-soldier = Place a soldier on { $place }
hills-heading = Scored from A to G; influence as it stands
# the same strip of hills after the end
hills-scored = Scored from A to G; influence as it was counted
# a switch: what is under one's own wolves on the board
hills-wolves = Show or hide own wolves
hills-worth = Laurel worth { $value }
# stands after those points: 3 now
seat-now = now
# points of a seat if the game ended as the board lies
seat-standing = Points if it were scored now
# points from captured inhabitants, laurels and discs
seat-won = captured { $captured }, laurels { $laurels }, discs { $discs }
