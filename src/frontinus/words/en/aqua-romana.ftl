### Sentences of Aqua Romana.


## Pieces

builder-B = bridge builder
# also a label
builder-C = curve builder
builder-D = double curve builder
builder-J = joker
builder-S = straight builder
# a kind of builder and how many
builder-count = { $builder }: { $count }
# there is … (none of it left)
builder-none-B = no bridge builder
# there is … (none of it left)
builder-none-C = no curve builder
# there is … (none of it left)
builder-none-D = no double curve builder
# there is … (none of it left)
builder-none-J = no joker
# there is … (none of it left)
builder-none-S = no straight builder
# somebody takes, places, moves …
builder-object-B = a bridge builder
# somebody takes, places, moves …
builder-object-C = a curve builder
# somebody takes, places, moves …
builder-object-D = a double curve builder
# somebody takes, places, moves …
builder-object-J = the joker
# somebody takes, places, moves …
builder-object-S = a straight builder
# place, take, move …, as something to be done; $kind: the letter of a type
builder-to-place =
    { $kind ->
        [B] { builder-object-B }
        [C] { builder-object-C }
        [D] { builder-object-D }
        [J] { builder-object-J }
       *[S] { builder-object-S }
    }
edge-E = east
edge-N = north
edge-S = south
edge-W = west
fountain = fountain
tile-B = bridge
tile-C = curve
tile-D = double curve
tile-S = straight
# a kind of tile and how many
tile-count = { $tile }: { $count }
# somebody lays …
tile-object-B = a bridge
# somebody lays …
tile-object-C = a curve
# somebody lays …
tile-object-D = a double curve
# somebody lays …
tile-object-S = a straight
# lay …, as something to be done; $kind: the letter of a type
tile-to-lay =
    { $kind ->
        [B] { tile-object-B }
        [C] { tile-object-C }
        [D] { tile-object-D }
       *[S] { tile-object-S }
    }
towards-E = to the east
towards-N = to the north
towards-S = to the south
towards-W = to the west

## Prompt

prompt-build = The lit workers can build. Choose a worker, a builder in his sight, and how the tile lies.
# a worker is chosen; $spaces: those with a builder that fits
prompt-build-builder = From { $square } your worker can use the builders on { $spaces }. Choose one.
prompt-build-other = { $name } lays a tile.
# worker and builder are chosen
prompt-build-tile = Choose how the tile lies on { $square }.
prompt-build-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } lay a tile
prompt-close = You may close one of your open aqueducts: its worker goes to the podium of its length. Or keep all open.
prompt-close-other = { $name } may close an aqueduct.
prompt-close-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } close one or keep all open
prompt-extra = The builder passed a fountain. Choose a lit square and how the extra tile lies: { $tile }. It belongs to nobody.
prompt-extra-other = { $name } lays an extra tile.
prompt-extra-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } lay the extra tile
prompt-move = No tile can be laid now. Move any one builder clockwise to the next free space, or wait.
prompt-move-other = { $name } cannot lay a tile, and moves a builder or waits.
prompt-move-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } move a builder or wait
prompt-over = Podiums and bonuses are added up.
prompt-owed = Before you build, put each builder that you took from the reserve on a free space of the track: { $builders }.
prompt-owed-other = { $name } places a builder from the reserve.
prompt-owed-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } place what you hold
prompt-reserve = For each of your aqueducts closed in this turn take a builder from the reserve. You place him at the start of your next turn.
prompt-reserve-other = { $name } takes a builder from the reserve.
prompt-reserve-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } take a builder
prompt-set-up =
    Choose a builder from the pool and a free space of the track. { $count ->
        [one] { $count } builder is
       *[other] { $count } builders are
    } still to be placed.
prompt-set-up-other = { $name } places a builder.
prompt-set-up-title =
    { $you ->
        [yes] Your turn:
       *[no] { $name }:
    } place a builder

## Buttons

button-advance = Move to { $space }
button-advance-close = Move him, close { $square } at { $length }
button-close = Close { $square } at { $length }
button-keep = Keep all open
button-lay = Lay it on { $square }
# lays a tile and closes another aqueduct of one's own in the same turn
button-lay-close = Lay it, close { $square } at { $length }
button-place = Place on { $space }
button-take = Take this builder
button-turn-tile = Turn the tile
button-wait = Wait
button-wait-close = Wait, close { $square } at { $length }

## Choices

choice-close = { $square }: { $length } → podium { $podium }
choice-close-aside = { $square }: { $length } → no podium
# $tile: tile-…, $towards: towards-…, where the water leaves
choice-tile = { $tile }, { $towards }
# the same, where two ways to build read alike
choice-tile-builder = { $tile }, { $towards }: builder on { $space }
choices-builders = Builders to choose
choices-close = Aqueducts that may be closed
choices-worker = Your worker on { $square } may lay
preview-builder = The builder goes to { $space }
preview-closed = The aqueduct ends here: podium { $podium }
preview-closed-aside = The aqueduct ends here: no podium
# $name: whose
preview-closes = Closes { $name } on { $square } at { $length }: podium { $podium }
preview-closes-aside = Closes { $name } on { $square } at { $length }: no podium
preview-extends = Lengthens { $name } to { $length }, as far as { $square }
preview-faces = Then faces { $square }
preview-fountain = He passes a fountain: one extra tile
preview-length = New length: { $before } → { $after }
# $names: whose workers, each with its square
preview-loses = Then out of sight of { $names }
preview-podium = If closed now: podium { $podium }
preview-podium-none = If closed now: no podium
preview-runs = Runs on through { $squares }
# one worker in the list of preview-loses
preview-worker = { $name } on { $square }

## Actions to be done

action-advance = Move { $builder } from { $from } to { $to }
# $towards: towards-…; two aqueducts may end on one square
action-build = Lay { $tile } on { $square }, from { $from } { $towards }: builder on { $space }
action-build-joker = Lay { $tile } on { $square }, from { $from } { $towards }: joker on { $space }
action-close = Close the aqueduct on { $square } ({ $towards }), length { $length }
# $tile: tile-…; $ends: the edges that its channels join
action-extra = Lay the extra tile on { $square }: { $tile } { $ends }
action-place = Place { $builder } on { $space }
action-take = Take { $builder } from the reserve

## Hints

hint-above-full =
    { $count ->
        [one] podium { $full } is
       *[other] podiums { $full } are
    } full, so growing a little more would bring nothing
hint-blind = takes the builder out of the others’ sight on { $squares }
hint-close = closes your aqueduct on { $square } at { $length }: podium { $podium }
hint-close-lower =
    closes your aqueduct on { $square } at { $length }: podium { $podium }, as { $full } { $count ->
        [one] is
       *[other] are
    } full
# speaks against an action
hint-close-none = but your aqueduct on { $square } gets no podium at length { $length }
hint-cut = closes { $name }’s aqueduct on { $square } at { $length }: podium { $podium }
hint-cut-lower =
    closes { $name }’s aqueduct on { $square } at { $length }: only podium { $podium }, as { $full } { $count ->
        [one] is
       *[other] are
    } full
hint-cut-none = closes { $name }’s aqueduct on { $square } at { $length }: no podium
hint-ends = ends the game
# speaks against an action
hint-exposed = but { $name } could close your aqueduct on { $square } (length { $length }) in the next turn
# speaks against an action
hint-extra-block =
    but it blocks the way of your { $count ->
        [one] worker
       *[other] workers
    } on { $squares }
hint-extra-far = no worker can reach it with his next tile
# speaks against an action
hint-extra-gift =
    but { $name }’s { $count ->
        [one] worker
       *[other] workers
    } on { $squares } may run on through it, to face { $faced }
hint-extra-run =
    your { $count ->
        [one] worker
       *[other] workers
    } on { $squares } may run on through it, to face { $faced }
hint-extra-wall =
    blocks the way of { $name }’s { $count ->
        [one] worker
       *[other] workers
    } on { $squares }
hint-finds =
    brings a builder into sight of your { $count ->
        [one] worker
       *[other] workers
    } on { $squares }
hint-fountain = the builder passes a fountain: one extra tile
hint-guards = keeps your aqueduct on { $square } (length { $length }) safe from { $name }’s next turn
hint-highest = would be the longest of all: bonus { $points }
hint-joker = the joker lets you lay any tile
hint-keeps =
    keeps { $count ->
        [one] a builder
       *[other] { $count } builders
    } in sight of your worker, then on { $square }
hint-longer = your aqueduct on { $square } reaches { $to }, length { $length }: podium { $podium } if closed now
hint-longer-lower =
    your aqueduct on { $square } reaches { $to }, length { $length }: podium { $podium } if closed now, as { $full } { $count ->
        [one] is
       *[other] are
    } full
hint-longer-none = your aqueduct on { $square } reaches { $to }, length { $length }
# speaks against an action
hint-loses =
    but your { $count ->
        [one] worker on { $squares } then sees
       *[other] workers on { $squares } then see
    } no builder
hint-open =
    your { $count ->
        [one] aqueduct on { $squares } stays
       *[other] aqueducts on { $squares } stay
    } open, with a builder in sight
hint-open-none = closed now, none of your aqueducts would get a podium
hint-placed-ahead =
    your { $own ->
        [one] worker on { $squares } sees
       *[other] workers on { $squares } see
    } him from { $own ->
        [one] the next square
       *[other] the next squares
    }, and so { $count ->
        [one] does the others’ worker
       *[other] do the others’ workers
    } on { $others }
hint-placed-ahead-own =
    only your { $own ->
        [one] worker on { $squares } sees
       *[other] workers on { $squares } see
    } him from { $own ->
        [one] its next square
       *[other] their next squares
    }
# speaks against an action
hint-placed-aside =
    but only the others’ { $count ->
        [one] worker
       *[other] workers
    } on { $squares } will see him, from the next square
# speaks against an action
hint-placed-away =
    but only the others’ { $count ->
        [one] worker on { $squares } sees
       *[other] workers on { $squares } see
    } him
hint-placed-free = helps nobody yet: no worker sees him, not from the next squares either
hint-placed-own =
    your { $own ->
        [one] worker on { $squares } sees
       *[other] workers on { $squares } see
    } him, nobody else does
hint-placed-shared =
    your { $own ->
        [one] worker on { $squares } sees
       *[other] workers on { $squares } see
    } him, and so { $count ->
        [one] does the others’ worker
       *[other] do the others’ workers
    } on { $others }
hint-reserve = you take a builder from the reserve
# squares within three steps
hint-room =
    { $count ->
        [one] { $count } empty square lies
       *[other] { $count } empty squares lie
    } close ahead of your worker, then on { $square }
hint-runs =
    the water runs on through { $count ->
        [one] { $count } more square
       *[other] { $count } more squares
    }, as far as { $square }
hint-starves =
    leaves { $name }’s { $count ->
        [one] worker
       *[other] workers
    } on { $squares } without a builder in sight
hint-stuck = your worker on { $square } sees no builder; closed at { $length } he gets podium { $podium }
hint-take-any = the tiles of his type have run out, so he lets you lay any other
# speaks against an action; $kind: the letter of a type
hint-take-seen =
    but your { $count ->
        [one] worker on { $squares } already sees
       *[other] workers on { $squares } already see
    } { builder-to-place }: { $spaces }
# $kind: the letter of a type
hint-take-unseen = none of your workers sees { builder-to-place }

## Log

# what happened to the builder used, for a screen reader
event-builder = { $builder }: from { $from } to { $to }
event-fountain = { $builder }: from { $from } past a fountain to { $to }
event-keep =
    { $you ->
        [yes] You keep
       *[no] { $name } keeps
    } all aqueducts open
log-advance =
    { $you ->
        [yes] You moved
       *[no] { $name } moved
    } { $builder } from { $from } to { $to }
# a part of a line; $you: the worker is the reader's
log-aside =
    { $you ->
        [yes] your worker
       *[no] { $name }’s worker
    } got no podium
log-build =
    { $you ->
        [yes] You laid
       *[no] { $name } laid
    } { $tile } on { $square }: { $length ->
        [one] { $length } square
       *[other] { $length } squares
    }
log-build-closed =
    { $you ->
        [yes] You laid
       *[no] { $name } laid
    } { $tile } on { $square } and closed at { $length }
# the water ran on through loose channels to $last
log-build-ran =
    { $you ->
        [yes] You laid
       *[no] { $name } laid
    } { $tile } on { $square } and ran on to { $last }: { $length ->
        [one] { $length } square
       *[other] { $length } squares
    }
log-build-ran-closed =
    { $you ->
        [yes] You laid
       *[no] { $name } laid
    } { $tile } on { $square }, ran on to { $last } and closed at { $length }
log-close =
    { $you ->
        [yes] You closed
       *[no] { $name } closed
    } the aqueduct on { $square } at { $length }
# a part of a line; $you: the aqueduct is the reader's
log-closes =
    { $you ->
        [yes] your aqueduct
       *[no] { $name }’s aqueduct
    } was closed at { $length }
# a part of a line; $you: the aqueduct is the reader's
log-extends =
    { $you ->
        [yes] your aqueduct
       *[no] { $name }’s aqueduct
    } grew to { $length }
log-extra =
    { $you ->
        [yes] You laid
       *[no] { $name } laid
    } an extra tile on { $square }: { $tile }
# a part of a line: where the worker of the aqueduct just closed goes
log-onto = podium { $podium }
# a part of a line
log-onto-none = no podium
log-place =
    { $you ->
        [yes] You placed
       *[no] { $name } placed
    } { $builder } on { $space }
# a part of a line; $you: the worker is the reader's
log-podium =
    { $you ->
        [yes] your worker
       *[no] { $name }’s worker
    } went to podium { $podium }
# a part of the last line: all podiums that a seat got at the end
log-podiums =
    { $name }: { $count ->
        [one] podium
       *[other] podiums
    } { $podiums }
log-take =
    { $you ->
        [yes] You took
       *[no] { $name } took
    } { $builder } from the reserve
log-wait =
    { $you ->
        [yes] You waited
       *[no] { $name } waited
    }

## Panels

account-aside = No podium
account-podium = Podium { $podium }
account-sentence = Each worker scores his podium. The highest podium with a worker adds 4, the second highest 3, the third 2.
podiums-heading = Podiums
seat-podium-points = Points of the podiums and bonuses, as things stand
seat-points =
    { $count ->
        [one] point
       *[other] points
    }
seat-worker-aside = no podium, length { $length }
seat-worker-live = on { $square }: length { $length }, podium { $podium } if closed now
seat-worker-live-none = on { $square }: length { $length }, no podium if closed now
seat-worker-podium = on podium { $podium } with length { $length }
stock-pool = Builders still to be placed
stock-reserve = Reserve
stock-reserve-empty = The reserve is empty.
stock-tiles = Tiles left

## Position in words

# closed, its worker not yet on a podium
position-closed = Aqueduct from { $outlet }, length { $length }: closed.
position-finished = Aqueduct from { $outlet }, length { $length }: closed, podium { $podium }.
position-finished-aside = Aqueduct from { $outlet }, length { $length }: closed, no podium.
position-holds = Holds: { $builders }.
# $outlet: square and edge of the outlet in words; $podium: 0 for none
position-live =
    Aqueduct from { $outlet }, length { $length }: worker on { $square }, faces { $faced }, { $podium ->
        [0] no podium
       *[other] podium { $podium }
    } if closed now.
# squares with a channel that belongs to nobody
position-loose = Dry channels: { $squares }.
position-outlet = { $square } { $towards }
# one podium in the list
position-podium = { $podium } { $names }
position-podiums = Podiums: { $podiums }.
position-pool = Still to be placed: { $builders }.
position-reserve = Reserve: { $builders }.
# the first line about a seat
position-seat =
    { $name }, { $colour }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# builders that a worker sees
position-sees = In sight: { $builders }.
position-sees-none = No builder in sight.
position-supply = Tiles left: { $tiles }.
# clockwise
position-track = Builders on the track, clockwise: { $builders }.
position-track-empty = No builder is on the track.
# a channel of a tile; $state: a colour or target-dry
target-channel = { $from }–{ $to } { $state }
target-dry = dry
target-empty = { $place }: empty
# an empty square that a worker faces
target-faced = faced from { $square } ({ $colour })
target-reservoir = reservoir, { $colour }
target-worker = worker, { $colour }, { $towards }, length { $length }

## Refusals

refusal-AR-1-8 = { $space } is occupied.
refusal-AR-2-3 = In the set-up you place builders from the pool, and nothing else.
refusal-AR-2-3-type = In the pool there is { $builder } left.
refusal-AR-3-2 = That belongs to another step of the turn.
refusal-AR-4-1 = Your worker on { $square } does not see { $space }. He sees along his column and his row.
refusal-AR-5-1 = There is no builder there, or no worker of yours.
refusal-AR-5-1-builder = No builder stands on { $space }.
refusal-AR-5-1-worker = No open aqueduct of yours ends there.
refusal-AR-5-2 = This builder does not allow that tile, or the supply has none left.
refusal-AR-5-3 = The tile needs a channel towards your worker.
refusal-AR-5-4 = That would join two workers.
# $tile: tile-…
refusal-AR-5-4-tile = That way the tile on { $square } would join two workers: { $tile }.
refusal-AR-5-5 = You can lay a tile, so you must.
refusal-AR-6-10 = No open aqueduct of yours ends there.
refusal-AR-8-3 = The reserve has no builder of that type.
refusal-AR-8-5 = You hold no builder of that type.
refusal-AR-9-3 = No builder stands on { $space }.
refusal-AR-9-6 = The extra tile has the type of the tile just laid.
refusal-AR-9-7 = The extra tile goes on an empty square that no worker faces.
refusal-AR-10-2 = The game is over.
refusal-AR-12-1 = That is not an action. One reads, for example, “build c1S Nc B”.

## Board files

board-point-1 = frontinus-board is 1, game is aqua-romana, name is 1 to 40 characters a to z, digits and hyphens, begins with a letter, and is not standard.
board-point-2 = tiles has exactly C, S, B and D, each a whole number of at least 1, together 84.
board-point-3 = corners has exactly a1, k1, k8 and a8, each with a curve.
board-point-4 = layouts is for 2, 3 or 4 players, and for as many as are to play.
board-point-5 = A layout has one reservoir a seat, with 2 players two, each in a colour of its own: yellow, blue, red or green.
board-point-6 = A reservoir covers two squares with a common edge, none in a corner, none in two reservoirs.
board-point-7 = A reservoir has three different outlets on its own squares, with 3 players four.
board-point-8 = Every outlet faces an empty square: no wall, corner or reservoir.
board-refused = This board does not keep the rules for boards.
board-refused-point = Point { $point }: { $sentence }
