### A line for each numbered rule of Aqua Romana.


## AR-1 Components and board data

chapter-AR-1 = Components and board data
rule-AR-1-1 = The board has 88 squares: columns a to k, rows 1 to 8; a square is written like c4.
rule-AR-1-2 = A square has the edges N, E, S and W; behind an edge lies the next square or the wall.
rule-AR-1-3 = There are four types of tile, curve, straight, bridge and double curve, which lie in nine ways.
rule-AR-1-4 = A channel joins two edges of its square and runs both ways; two channels of one tile stay apart.
rule-AR-1-5 = The supply of 84 tiles is open to all; a tile that lies stays as it is and need not match its neighbours.
rule-AR-1-6 = The four corners bear printed curves, which count as loose tiles that lie from the start.
rule-AR-1-7 = A square without tile, printed curve or reservoir is empty.
rule-AR-1-8 = The track has 38 spaces, one at each end of every column and row; a space holds one builder.
rule-AR-1-9 = Four fountains stand at the corners of the track; a fountain is no space.
rule-AR-1-10 = There are 17 builders, four of each type of tile and one joker; they belong to nobody.
rule-AR-1-11 = A reservoir covers two squares; water leaves it by its outlets only.
rule-AR-1-12 = A worker stands on each of the twelve outlets and belongs to the seat of his reservoir.
rule-AR-1-13 = The 20 podiums are worth 1 to 20 and hold one worker each, 3 and 7 two.
rule-AR-1-14 = The standard board says where reservoirs and outlets lie, how many tiles there are and how the corners run.
rule-AR-1-15 = Another board may come from a file, if it keeps eight points about its numbers and places.

## AR-2 Set-up

chapter-AR-2 = Set-up
rule-AR-2-1 = There are 2 to 4 seats, clockwise; who starts is agreed before the game.
rule-AR-2-2 = Workers stand on all outlets; one builder of each type is in the reserve, the other twelve in the pool.
rule-AR-2-3 = In turn each seat places one builder from the pool on a free space, until all twelve stand.
rule-AR-2-4 = The seat that began the set-up has the first turn.

## AR-3 The turn

chapter-AR-3 = The turn
rule-AR-3-1 = Turns go clockwise until the game ends; a seat that can do nothing still has its turn.
rule-AR-3-2 = A turn: place owed builders, build (or move), extra tile, close or keep, scoring, end of the game, reserve.
rule-AR-3-3 = A seat without open aqueducts only places the builders that it holds.

## AR-4 Sight

chapter-AR-4 = Sight
rule-AR-4-1 = A worker sees the four spaces at the ends of his column and his row; nothing blocks his sight.
rule-AR-4-2 = What counts is the square on which he stands: the last one passed, at first that of his outlet.
rule-AR-4-3 = Sight is looked at when you build, after owed builders are placed and before anything moves.

## AR-5 Building

chapter-AR-5 = Building
rule-AR-5-1 = To build, choose one of your workers, a builder whom he sees, and a tile for the square he faces.
rule-AR-5-2 = A builder lets you lay his type of tile, the joker any; if his type has run out, any that is left.
rule-AR-5-3 = The tile must have a channel that ends towards the worker.
rule-AR-5-4 = No tile may join two workers, whosever they are.
rule-AR-5-5 = If you can build, you must; worker, builder and how the tile lies are yours to choose.
rule-AR-5-6 = The tile is laid, every worker who faced its square moves on or is closed, then the builder moves.
rule-AR-5-7 = A build may also lengthen or close other aqueducts, of any seat.
rule-AR-5-8 = If two of your workers face one square, you say from which of them you build.

## AR-6 Aqueducts

chapter-AR-6 = Aqueducts: tracing and closing
rule-AR-6-1 = An aqueduct’s length is the number of squares it passes, a square passed twice counted twice; its worker stands at its end.
rule-AR-6-2 = An aqueduct is open until it is closed, and then closed for good.
rule-AR-6-3 = A channel that an aqueduct passes is its own for good; every other channel is loose and dry.
rule-AR-6-4 = Every open aqueduct ends before an empty square; a tile concerns only those that end before its square.
rule-AR-6-5 = Water runs on through loose channels until it meets an empty square, a worker, a reservoir, the wall or a side without a channel.
rule-AR-6-6 = Water always comes to an end and never runs into its own aqueduct.
rule-AR-6-7 = If the water reaches an empty square the worker moves there and stays open; otherwise the aqueduct is closed.
rule-AR-6-8 = A reservoir and the end of a closed aqueduct act as walls; a worker on his outlet may not be run into.
rule-AR-6-9 = Nothing else closes an aqueduct, even if no tile fits before it.
rule-AR-6-10 = After building or moving you may close one open aqueduct of yours, unless a tile closed one of yours in this turn.
rule-AR-6-11 = The tiles of a closed aqueduct stay; its end is neither lengthened nor closed again.

## AR-7 Podiums

chapter-AR-7 = Scoring and podiums
rule-AR-7-1 = Every aqueduct closed in a turn is scored in that turn.
rule-AR-7-2 = The worker goes to the podium of his length; if it is full, to the next lower one with room.
rule-AR-7-3 = A length over 20 counts as 20.
rule-AR-7-4 = A worker of length 0, or without room at or below his length, leaves the board with 0 points.
rule-AR-7-5 = The seat whose turn it is comes first, then clockwise; within a seat the longest first.

## AR-8 Reserve

chapter-AR-8 = Reserve builders
rule-AR-8-1 = The reserve starts with one builder of each type and is never refilled.
rule-AR-8-2 = For each aqueduct closed in a turn its owner takes a builder, first the seat whose turn it is, while there are any.
rule-AR-8-3 = You take any type that the reserve has; taking is compulsory.
rule-AR-8-4 = You hold the builder openly until your next turn; nobody sees him meanwhile.
rule-AR-8-5 = At the start of your turn you must place every builder that you hold on a free space; he can be used at once.
rule-AR-8-6 = A seat without workers still takes and places builders that are due.

## AR-9 Moving builders, the extra tile

chapter-AR-9 = Moving builders, fountains, the extra tile
rule-AR-9-1 = A builder moves clockwise to the next free space and jumps occupied ones.
rule-AR-9-2 = After a build only the builder who was used moves, once.
rule-AR-9-3 = If you cannot build, you move any one builder or wait; that earns no extra tile.
rule-AR-9-4 = A builder passes a fountain if his way clockwise leads over it.
rule-AR-9-5 = If the builder used passed a fountain, you must lay one extra tile, if that is possible.
rule-AR-9-6 = The extra tile has the type of the tile just laid; if the supply has none, there is no extra tile.
rule-AR-9-7 = The extra tile goes on an empty square that no worker faces.
rule-AR-9-8 = The extra tile belongs to nobody; its channels are loose.
rule-AR-9-9 = Passing two fountains in one move earns one extra tile.

## AR-10 End of the game

chapter-AR-10 = End of the game
rule-AR-10-1 = Quiet turns are turns in a row without a tile laid by a build, whosever they are.
rule-AR-10-2 = The game ends after a whole round without a build, or when no aqueduct is open.
rule-AR-10-3 = At the end all open aqueducts are closed and scored, beginning with the seat that built last.
rule-AR-10-4 = Each worker is worth his podium.
rule-AR-10-5 = Workers on the highest podium in use get 4 points more, on the second highest 3, on the third 2.
rule-AR-10-6 = The highest sum of podiums and bonuses wins; equal sums share the win.

## AR-11 Options

chapter-AR-11 = Options
rule-AR-11-1 = The option voluntary-close-needs-tile lets you close an aqueduct only in a turn with a build.

## AR-12 Notation

chapter-AR-12 = Notation
rule-AR-12-1 = An action is a short text such as “build c1S Nc B”, in exactly one form.
rule-AR-12-2 = Builders of one type are alike, so one action has one text.
rule-AR-12-3 = Lists of actions are sorted as texts.
rule-AR-12-4 = An aqueduct is written as its outlet and the squares passed, each with the edge in and the edge out.
rule-AR-12-5 = A record names the game, the board, the options and all actions from the first on.
rule-AR-12-6 = A refused action is answered with the number of the first rule that it breaks.
rule-AR-12-7 = Programs are checked by counting the sequences of legal actions.

## AR-13 Worked examples

chapter-AR-13 = Worked examples
rule-AR-13-1 = How to read the examples: a position, actions, and what is true after them.
rule-AR-13-2 = Example: a worker sees a builder, and the first tile is laid.
rule-AR-13-3 = Example: two workers on one square, and an own aqueduct closed by the wall.
rule-AR-13-4 = Example: a worker keeps the builder beside him in sight.
rule-AR-13-5 = Example: nobody in sight, and a game that ends at once.
rule-AR-13-6 = Example: a fountain, a printed curve and the extra tile.
rule-AR-13-7 = Example: one double curve leads two aqueducts on; a curve closes one of them.
rule-AR-13-8 = Example: a tile fills the gap before loose tiles.
rule-AR-13-9 = Example: water comes through the same tile twice.
rule-AR-13-10 = Example: tiles that would join two workers through loose channels.
rule-AR-13-11 = Example: reservoirs and outlets in the way of the water.
rule-AR-13-12 = Example: the end of a closed aqueduct.
rule-AR-13-13 = Example: the joker, and a type of tile that has run out.
rule-AR-13-14 = Example: two fountains, one extra tile.
rule-AR-13-15 = Examples: which podium a length gets.
rule-AR-13-16 = Example: several aqueducts closed in one turn.
rule-AR-13-17 = Examples: final scoring.
rule-AR-13-18 = Examples: how the game ends.
rule-AR-13-19 = Example: open aqueducts at the end, scored from the seat that built last.
rule-AR-13-20 = Two complete games as records.
rule-AR-13-21 = Counts of action sequences, for programs.

## AR-14 What was reconstructed

chapter-AR-14 = What was reconstructed
rule-AR-14-1 = Some facts of the standard board are reconstructed; whoever owns the box can play on the right board from a file.
rule-AR-14-2 = The size of the board, the track, the fountains and the numbers of pieces are known.
