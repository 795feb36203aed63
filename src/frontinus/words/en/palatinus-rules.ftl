### A line for each numbered rule of Palatinus.


## PA-1 Components and board data

chapter-PA-1 = Components and board data
rule-PA-1-1 = Hexes have six directions, numbered clockwise from east.
rule-PA-1-2 = A tile, A to G, is a hill with six places round it; C4 is the place west of hill C. There are 42 places.
rule-PA-1-3 = A hill bears its laurel and never a token; it is neither field nor spring.
rule-PA-1-4 = Each place is a field or a spring; a tile can be turned in six steps, but not over.
rule-PA-1-5 = Round the middle tile there are twelve slots, X1 to X6 and Y1 to Y6; all outer tiles of a board have the same letter.
rule-PA-1-6 = Two places touch if they share an edge, on whatever tiles; hills never count.
rule-PA-1-7 = A complete board has 42 places and 78 touching pairs; a place touches 2 to 5 others.
rule-PA-1-8 = The seven standard tiles have 14 springs and 28 fields; no two are alike.
rule-PA-1-9 = There are seven laurels: Palatinus, worth 6, and 5, 5, 4, 4, 3, 3.
rule-PA-1-10 = Tokens are merchants, farmers and soldiers; some merchants and farmers have a wolf on the back.
rule-PA-1-11 = Discs are worth 1 or 2 and never run out.
rule-PA-1-12 = There are 2 to 5 seats; who gets the first is settled before the game.

## PA-2 Set-up

chapter-PA-2 = Set-up
rule-PA-2-1 = The set-up: the middle tile is drawn, then six times a tile is drawn and laid, then come the laurels.
rule-PA-2-2 = Each tile not drawn before is equally likely.
rule-PA-2-3 = The first tile drawn lies in the middle at once.
rule-PA-2-4 = The seats lay the drawn tiles in turn, the first seat first.
rule-PA-2-5 = The first outer tile may go in any of the twelve slots, turned as you like.
rule-PA-2-6 = Later ones go in an open slot: empty, of the same letter, and next to an outer tile.
rule-PA-2-7 = Palatinus lies on the middle hill; chance puts the six other laurels on the other hills, face up.
rule-PA-2-8 = All seats have the same hand: 16 tokens with 2 players, 12 with 3, 8 with 4, 7 with 5.
rule-PA-2-9 = With two players each has 2 more merchants and 2 more farmers, one wolf-backed of each.

## PA-3 The turn and the soldier deadline

chapter-PA-3 = The turn and the soldier deadline
rule-PA-3-1 = In its turn a seat places exactly one token; there is no passing.
rule-PA-3-2 = You choose a token from your hand: merchant, farmer or soldier, with a wolf on the back or not.
rule-PA-3-3 = It goes on any empty place, and stays there.
rule-PA-3-4 = A token with a wolf on the back is placed wolf side up, and nobody turns it before the end.
rule-PA-3-5 = No soldier may come in the last 4 rounds, with 4 or 5 players in the last 3.
rule-PA-3-6 = You must place a soldier while there is just time for all that you hold.
rule-PA-3-7 = So nobody is ever stuck, and in the last rounds nobody holds a soldier.
rule-PA-3-8 = The game is over when all hands are empty; scoring follows of itself.

## PA-4 Hidden information

chapter-PA-4 = Hidden information
rule-PA-4-1 = All know the tiles, laurels, starting hands and open tokens, and of a wolf only whose it is.
rule-PA-4-2 = You know your own hand and may look at your own wolves; those of others you never see.
rule-PA-4-3 = All can work out how many open merchants, open farmers, soldiers and wolves each seat still holds.
rule-PA-4-4 = Which wolves of another seat are merchants nobody can tell; every choice that fits is possible.
rule-PA-4-5 = After the last token all wolves are turned up.

## PA-5 Scoring a hill: soldiers

chapter-PA-5 = Scoring a hill: soldiers
rule-PA-5-1 = Scoring starts with all tokens face up.
rule-PA-5-2 = The hills are scored one by one from A to G: first the soldiers, then who controls it.
rule-PA-5-3 = The soldiers of a hill are those on its six places; they are settled all at once.
rule-PA-5-4 = Each counts the merchants and the farmers beside him, of every seat, on whatever tiles.
rule-PA-5-5 = If the numbers are equal, also 0 and 0, the soldier withdraws.
rule-PA-5-6 = Otherwise he captures all of the larger group, his own seat’s too, and stays.
rule-PA-5-7 = Captured inhabitants and withdrawing soldiers leave the board together; their places are empty from then on.
rule-PA-5-8 = A captured inhabitant is worth 1 point to the soldier’s seat.
rule-PA-5-9 = If soldiers of two seats capture the same one, the lower seat takes him and the other gets a 1-point disc.
rule-PA-5-10 = If two soldiers of one seat capture the same one, it takes him and gets a 1-point disc.
rule-PA-5-11 = Inhabitants on hills already scored can still be captured; what was given stays.
rule-PA-5-12 = A soldier acts once, with the hill of his tile.

## PA-6 Scoring a hill: control

chapter-PA-6 = Scoring a hill: control
rule-PA-6-1 = Right after its soldiers, each token on the hill’s six places earns influence.
rule-PA-6-2 = The tokens are gone through clockwise from the arrow; that is the order of showing only.
rule-PA-6-3 = A merchant earns 1 for each merchant beside him, 2 for each farmer, 3 for each soldier.
rule-PA-6-4 = A farmer earns 2 for each empty field beside him, 2 for each spring beside him, and 2 for his own spring.
rule-PA-6-5 = A soldier earns nothing.
rule-PA-6-6 = The hill itself never counts; a merchant earns at most 15, a farmer at most 12.
rule-PA-6-7 = The seat with the most influence controls the hill and takes its laurel.
rule-PA-6-8 = If several share the most, each gets a 2-point disc and the laurel leaves the game.
rule-PA-6-9 = If nobody has influence the laurel leaves the game and nobody gets anything.

## PA-7 Victory

chapter-PA-7 = Victory
rule-PA-7-1 = Points: 1 for each captured inhabitant, and the values of laurels and discs.
rule-PA-7-2 = Most points win.
rule-PA-7-3 = Among equals most pieces win: captured inhabitants, laurels and discs, each counting one.
rule-PA-7-4 = Seats equal in both share the win.
rule-PA-7-5 = Tokens on the board, withdrawn soldiers and laurels out of the game count nothing.

## PA-8 Options

chapter-PA-8 = Options
rule-PA-8-1 = There are two options; one that is not named has its default.
rule-PA-8-2 = With same-owner “once” two soldiers of one seat who capture the same inhabitant earn no disc.
rule-PA-8-3 = With open-tokens nothing is hidden: all know what is under every wolf.

## PA-9 Notation

chapter-PA-9 = Notation
rule-PA-9-1 = An action is a short text such as “merchant* C4”, in exactly one form.
rule-PA-9-2 = A finished game has 14 actions of the set-up and one for each token.
rule-PA-9-3 = A record names the game, the board, the options and all actions from the first on.
rule-PA-9-4 = A refused action is answered with the number of the first rule that it breaks.
rule-PA-9-5 = In what a seat may see of a record, wolves of others are written “wolf”.
rule-PA-9-6 = The account tells the scoring of a finished game step by step.

## PA-10 Worked examples

chapter-PA-10 = Worked examples
rule-PA-10-1 = Example: a whole game for five.
rule-PA-10-2 = Example: turned tiles.
rule-PA-10-3 = Example: farmers.
rule-PA-10-4 = Example: merchants and the order of the hills.
rule-PA-10-5 = Example: one seat captures the same inhabitant twice.
rule-PA-10-6 = Example: places that were just left count as empty.
rule-PA-10-7 = Example: a tie, no influence, a shared win.
rule-PA-10-8 = Examples: the deadline for soldiers.
rule-PA-10-9 = Example: laying tiles.
rule-PA-10-10 = Example: what each seat sees.
rule-PA-10-11 = Counts of action sequences, for programs.

## PA-11 What was reconstructed

chapter-PA-11 = What was reconstructed
rule-PA-11-1 = Springs, arrows, the tokens of a colour and the laurels’ values are reconstructed, as the pictures of the rules are lost.
rule-PA-11-2 = All of this stands in one data file, so that an owner of the game can put in what the copy shows.
rule-PA-11-3 = Standard always means exactly these data; other data have other names.
rule-PA-11-4 = The form of the board data: tiles with ring and arrow, laurels, tokens.
rule-PA-11-5 = Board data have seven tiles with six marks and an arrow each, seven laurels worth 1 to 9, and twelve tokens that fill the hands.
rule-PA-11-6 = The later add-on Insula Tiberina is not part of these rules.
