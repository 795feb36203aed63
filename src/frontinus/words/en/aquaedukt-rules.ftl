### A line for each numbered rule of Aquädukt.


## AQ-1 Components and board

chapter-AQ-1 = Components and board
rule-AQ-1-1 = The board has 12 columns a to l and 8 rows without the four corners: 92 spaces, written like c5.
rule-AQ-1-2 = A cross-point is a corner of a space, written like 5.3; there are 113, and distance counts steps along grid lines.
rule-AQ-1-3 = An edge joins two neighbouring cross-points and is a side of a space, written like 5.3-6.3; there are 204.
rule-AQ-1-4 = A space has four sides; two spaces with a common side are adjacent.
rule-AQ-1-5 = The spaces form 20 connected areas, numbered 1 to 20, of 4, 5 or 6 spaces each.
rule-AQ-1-6 = There are tiles with 1 to 4 houses for each seat, 5 springs, 36 canals, 8 hills and a die with 20 numbers.
rule-AQ-1-7 = A space is free if it bears neither a hill nor houses; it never bears more than one of them.

## AQ-2 Set-up

chapter-AQ-2 = Set-up
rule-AQ-2-1 = There are 2 to 4 seats; seat 1 starts, then clockwise; who sits there is settled before the game.
rule-AQ-2-2 = Every seat receives the same tiles: 28 with 2 players, 25 with 3, 22 with 4.
rule-AQ-2-3 = There are 8 hills with 2 players, 6 with 3, 4 with 4.
rule-AQ-2-4 = Chance puts the hills on different spaces, all equally likely; they stay to the end.
rule-AQ-2-5 = Everything is open; only what is on the backs of the hills nobody knows.
rule-AQ-2-6 = After the last hill the first turn begins.

## AQ-3 The turn

chapter-AQ-3 = The turn
rule-AQ-3-1 = In a turn you do exactly one of three: build houses, open one spring, or lay one or two canals.
rule-AQ-3-2 = What is impossible cannot be chosen: building without tiles, a spring or a canal without a legal place.
rule-AQ-3-3 = If anything is possible you must choose it; who wants to do nothing may roll and decline.
rule-AQ-3-4 = If none of the three is possible, you pass; otherwise you may not.
rule-AQ-3-5 = A turn ends by itself when nothing is left to choose.

## AQ-4 Building houses

chapter-AQ-4 = Building houses
rule-AQ-4-1 = You roll; each number from 1 to 20 is equally likely and names an area.
rule-AQ-4-2 = If that area has no free space the die is rolled again, as often as needed, without asking.
rule-AQ-4-3 = Only rolls that hit an area with a free space count; a turn has at most three of them.
rule-AQ-4-4 = After a counted roll you place one tile or decline, which ends your turn.
rule-AQ-4-5 = The tile goes on a free space of the area rolled.
rule-AQ-4-6 = It may have any value of which you have a tile left.
rule-AQ-4-7 = On a space with water only a tile of the lowest value that you still have may be placed.
rule-AQ-4-8 = Directly after a placement it is checked whether the area is full.
rule-AQ-4-9 = With fewer than three counted rolls and a tile left you may roll again or stop.

## AQ-5 Full areas

chapter-AQ-5 = Full areas
rule-AQ-5-1 = An area is full if none of its spaces is free; hills fill a space as houses do.
rule-AQ-5-2 = Only the area of the tile just placed is checked.
rule-AQ-5-3 = If it is full, all tiles in it without water are lost at once, whoever owns them, also the one just placed.
rule-AQ-5-4 = Tiles with water and hills stay to the end of the game.
rule-AQ-5-5 = If nothing was lost the area is full for good, and its number is always rolled again.

## AQ-6 Springs

chapter-AQ-6 = Springs
rule-AQ-6-1 = Opening one of the five springs on a cross-point is the whole turn.
rule-AQ-6-2 = The cross-point is free: no spring there and no canal; it may lie anywhere, also on the border.
rule-AQ-6-3 = It is at least 5 steps along the grid lines from every other spring.
rule-AQ-6-4 = Springs and canals belong to nobody and stay; a spring alone gives no water.

## AQ-7 Canals and double canals

chapter-AQ-7 = Canals and double canals
rule-AQ-7-1 = One stick on an edge is a single canal, two are a double; there are 36 sticks in all.
rule-AQ-7-2 = You lay one or two in a turn; the second may lie anywhere, also on the same edge.
rule-AQ-7-3 = A line of canals begins at a spring and ends in its head.
rule-AQ-7-4 = A new canal begins at a spring with fewer than two lines or at the head of a line, and leads to a free cross-point.
rule-AQ-7-5 = Nothing branches off inside a line.
rule-AQ-7-6 = No third line leaves a spring.
rule-AQ-7-7 = A line never reaches another line, itself or a spring.
rule-AQ-7-8 = A canal may be doubled if it is the first of its line or the one before it is double.
rule-AQ-7-9 = The two lines of a spring do not depend on each other.
rule-AQ-7-10 = Areas, hills and houses are no obstacle to canals; the border of the board may be used.
rule-AQ-7-11 = Lines never touch, each has exactly one spring, and from the spring outwards the doubles come first.

## AQ-8 Water supply

chapter-AQ-8 = Water supply
rule-AQ-8-1 = A single canal gives water to the spaces on either side of it.
rule-AQ-8-2 = A double canal gives water to two spaces on either side, straight behind each other.
rule-AQ-8-3 = Nothing blocks water: no hill, no houses, no other canal.
rule-AQ-8-4 = Count 1 for a single and 2 for a double at each side of the space, and 1 for a double one space further out.
rule-AQ-8-5 = A space with at least one such canal has water, and so have the houses on it; later canals count too.

## AQ-9 End of the game and scoring

chapter-AQ-9 = End of the game and scoring
rule-AQ-9-1 = A round is one turn of each seat; the game ends only at the end of a round.
rule-AQ-9-2 = The round in which the 36th canal is laid is the last; all else stays legal in it.
rule-AQ-9-3 = If every turn of a round was a pass the game ends.
rule-AQ-9-4 = After ten rounds in a row in which nothing was placed the game ends.
rule-AQ-9-5 = Nothing else ends the game: not running out of tiles, springs or legal places.
rule-AQ-9-6 = After the last turn the game is over.
rule-AQ-9-7 = A seat scores the houses on its tiles with water.
rule-AQ-9-8 = The highest score wins; then more tiles with water; then the win is shared.

## AQ-10 Variant: hill backs

chapter-AQ-10 = Variant: hill backs
rule-AQ-10-1 = In the variant with hill backs all other rules stay as they are.
rule-AQ-10-2 = Hills keep a distance of at least 3 spaces from each other.
rule-AQ-10-3 = Nobody knows a back before the end, and nothing tells of it.
rule-AQ-10-4 = After the last turn the hills are turned over in the order in which they were placed: six are mineral, two foul.
rule-AQ-10-5 = Beside mineral water a tile with water from two canals scores 2 more; beside foul water one with water from one canal scores nothing.
rule-AQ-10-6 = In a tie a tile with water counts as one even if it scores nothing.

## AQ-11 Options

chapter-AQ-11 = Options
rule-AQ-11-1 = Options are on or off, all off by default, in any combination.
rule-AQ-11-2 = The option hill-backs plays the variant with backs of the hills.
rule-AQ-11-3 = The option spring-and-canal lets you lay one canal in the turn in which you open a spring.
rule-AQ-11-4 = The option players-place-hills lets the seats place the hills in turn.

## AQ-12 Notation

chapter-AQ-12 = Notation
rule-AQ-12-1 = An action is a short text such as “house 2 f3”, in exactly one form.
rule-AQ-12-2 = Each part of a turn has its own verbs.
rule-AQ-12-3 = A record names the game, the board, the options and all actions from the first on.
rule-AQ-12-4 = A refused action is answered with the number of the first rule that it breaks.

## AQ-13 Worked examples

chapter-AQ-13 = Worked examples
rule-AQ-13-1 = Example: the board and the first turn.
rule-AQ-13-2 = Example: springs around a spring.
rule-AQ-13-3 = Example: a line, its head, a branch, a loop, a second direction.
rule-AQ-13-4 = Example: two lines do not meet.
rule-AQ-13-5 = Example: doubling from the spring outwards.
rule-AQ-13-6 = Example: water from single and double canals, inside and on the border.
rule-AQ-13-7 = Example: the lowest value on water.
rule-AQ-13-8 = Example: a full area loses its tiles without water, then is full for good.
rule-AQ-13-9 = Example: hills fill an area.
rule-AQ-13-10 = Example: the end of the game and the tie-break.
rule-AQ-13-11 = Example: idle rounds end the game.
rule-AQ-13-12 = Example: hills keep their distance in the variant.
rule-AQ-13-13 = Example: four ways to have water from two canals.
rule-AQ-13-14 = Example: scoring in the variant.
rule-AQ-13-15 = Examples: the options.
rule-AQ-13-16 = Example: passing.
rule-AQ-13-17 = Counts of action sequences, for programs.

## AQ-14 What was reconstructed

chapter-AQ-14 = What was reconstructed
rule-AQ-14-1 = The partition into areas is our own design, not the printed board; some captions are reconstructed too.
rule-AQ-14-2 = Whoever owns the box can put in the real partition as data: eight rows of twelve entries.
rule-AQ-14-3 = A board has eight rows of twelve entries, a point in the four corners, and the areas 1 to 20, each connected and of 4, 5 or 6 spaces.
rule-AQ-14-4 = A record on another board may carry the data of that board.
